### Waldgärtner in short: a guide to the rules, in our own words. Words between stars stand out.

waldgaertner-guide-lead = Two years in a forest garden: low shrubs in the south, tall trees in the north, and a partner for everything that wants to bear fruit.

waldgaertner-guide-what-title = What you do
waldgaertner-guide-what-1 = You plant a garden of edible shrubs and trees. Its rows climb from small shrubs in front to one large tree at the back; each row takes one size, and climbers go with either kind of shrub.
waldgaertner-guide-what-2 = A plant is worth the sum of its four ratings. Many need a *partner*: a value in brackets counts only if a plant of the right group stands somewhere in the same garden.

waldgaertner-guide-turn-title = A round
waldgaertner-guide-turn-1 = First the year moves on by a phase, ten phases from winter to late autumn. Pollinated plants whose time it is *flower* and get a cube; those whose harvest has come give the cube back for a *coin*, or for two if a nitrogen fixer feeds them.
waldgaertner-guide-turn-2 = Then the open card of each region gets a *refinement chip*, which makes it worth 1 more for good.
waldgaertner-guide-turn-3 = Now all choose a region at the same time, in secret. Who is alone there takes the open card. Where several meet, as many cards are turned up: whoever has most coins may choose for a coin, those with equally many draw blind.
waldgaertner-guide-turn-4 = With three coins you may *search* instead: after all others you look through a whole stack, or the market, and take the card you like.
waldgaertner-guide-turn-5 = You now hold two cards and play one: *plant* it in a free slot of its row, or *sell* it to the market, a shrub for one coin, a tree for two. A full row has one extra slot, which costs coins.
waldgaertner-guide-turn-6 = When your garden first shows four different colours of flowers, you take a card from the market for nothing and play once more.

waldgaertner-guide-points-title = What brings points
waldgaertner-guide-points-1 = Each plant that has its partner, or needs none, counts its value and its chips. Plants without a partner count nothing, nor do male ones; their gift is the fruit of others. Coins are no points, but they decide who chooses first.

waldgaertner-guide-end-title = How it ends
waldgaertner-guide-end-1 = After twenty rounds, two years, everybody may play their last card. The highest yield wins; in a tie, more coins.

waldgaertner-guide-advice-title = First advice
waldgaertner-guide-advice-1 = Plant early what flowers early, for a coin in the first summer buys the choice in the second. Do not plant a bracket without an eye on its partner. And if a region looks too good, others have seen it, too.
