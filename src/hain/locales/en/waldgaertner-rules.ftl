### Waldgärtner: every rule in one line, in our own words.

WAG-chapter-1 = What the game is
WAG-1 = A game has 2, 3, 4, 5 or 6 seats; any other number is refused.
WAG-2 = Option `decks`, `eu` (default) or `na`, says which of the two 50-card decks, Europe or North America, is used with 2, 5 or 6 seats; with 3 or 4 seats both values are accepted and give the same game.
WAG-3 = Option `planting`: `rows` (default) plants by WAG-83 to WAG-93; `shade`, for advanced players, replaces WAG-85 and WAG-86 by the shade rule, WAG-128 to WAG-135, and keeps the rest.
WAG-4 = Option `uproot`, `off` (default) or `on`: only with `uproot=on` does the move `uproot` exist, which digs up a plant.
WAG-5 = Option `frost`, `off` (default) or `on`: only with `frost=on` is there frost damage.
WAG-6 = The options are independent of each other: every combination can be played with every number of seats.

WAG-chapter-2 = Components and data
WAG-7 = Flower cubes, coins and refinement chips never run out; no rule depends on how many are in the box.
WAG-8 = There are 175 cards, 50 from North America (NA), 50 from Europe (EU) and 75 from Asia (AS); by size, in the order NA, EU, AS: large trees 8, 8, 6 (22 in all), medium trees 7, 6, 13 (26), small trees 8, 9, 17 (34), large shrubs 15, 14, 16 (45), small shrubs 10, 12, 13 (35), climbers 2, 1, 10 (13).
WAG-9 = Every card exists once; its `id` is made of lower-case letters and digits in words joined by single hyphens, as in `[a-z0-9]+(-[a-z0-9]+)*`; no two cards share an id, nor a name in any one language.
WAG-10 = The yield value of a card (`value`) is the sum of its four ratings: plant size, fruit size, usability and taste.
WAG-11 = Every partner group that a card needs contains at least one other card of the same origin.
WAG-12 = In the shipped data the flower phase of a card comes before its harvest phase, and both lie between 1 and 9; no rule may rely on that order: a card that is harvested earlier in the year than it flowers keeps its flower cube over the winter.

WAG-chapter-3 = Words with an exact meaning
WAG-13 = The sizes by rank: 1 small shrub (up to 2 m), 2 large shrub (up to 5 m), 3 small tree (up to 10 m), 4 medium tree (up to 20 m), 5 large tree (up to 40 m); ranks 1 and 2 are shrubs, ranks 3 to 5 trees.
WAG-14 = A climber is planted as a small shrub or as a large shrub, as its owner chooses at that moment, and counts as that size for as long as it stands.
WAG-15 = The phases are 0 winter, 1 pre-spring, 2 early spring, 3 full spring, 4 early summer, 5 high summer, 6 late summer, 7 early autumn, 8 full autumn and 9 late autumn; in phase 0 nothing flowers and nothing ripens.
WAG-16 = A plant is a card in a slot of a garden, face up or, in the frost variant only, covered; cards in hands, in stacks and in the tree market are not plants.
WAG-17 = A plant is pollinated if it is self-fertile, or if it is cross-pollinated and at least one other, face-up plant of the same garden belongs to the partner group it needs; where the two stand does not matter.
WAG-18 = One plant can be the partner of any number of plants at once.
WAG-19 = Partner groups hold across origins: an American hazel pollinates a European one.
WAG-20 = The yield value of a cross-pollinated card is shown in brackets, that of a self-fertile card without.
WAG-21 = A card whose `sex` is `male` has the yield value 0, needs no partner, bears no fruit and can never carry a refinement chip.
WAG-22 = Slots are named by row, 1 in the south to 6 in the north, and by letter from the west; row 1 has `1a`–`1f`, row 2 `2a`–`2e`, row 3 `3a`–`3d`, row 4 `4a`–`4c`, row 5 `5a`–`5b`, row 6 `6a`; W and E of a slot are the previous and the next letter of its row, NW and NE the previous and the same letter one row further north, SW and SE the same and the next letter one row further south (`2b` has `3a` NW, `3b` NE, `1b` SW, `1c` SE); a slot that is not on this list is no neighbour.
WAG-23 = A plant is fed if an arrow of at least one face-up nitrogen fixer of the same garden points to its slot; the fixer need not be pollinated, in flower or female.
WAG-24 = The origin of every card is on its back, so everybody can see it at all times.

WAG-chapter-4 = Set-up
WAG-25 = The decks in play are: with 2 seats Europe or North America (option `decks`); with 3 seats Asia; with 4 seats Europe and North America; with 5 or 6 seats Asia and, by option `decks`, Europe or North America; no card of another deck appears in the game.
WAG-26 = Every deck is shuffled on its own and dealt into face-down stacks of 24 cards: a deck of 50 gives two stacks, the deck of 75 three.
WAG-27 = The stacks are the regions: with 2 seats 1 and 2; with 3 seats 1, 2, 3; with 4 seats 1, 2 (Europe) and 3, 4 (North America); with 5 or 6 seats 1, 2, 3 (Asia) and 4, 5 (Europe or North America); the other numbers up to 5 do not exist in that game.
WAG-28 = The cards left over from each deck, 2 from a deck of 50 and 3 from the deck of 75, form the tree market, face up: 2, 3 or 4 cards with 2, 3 or 4 seats, 5 cards with 5 or 6.
WAG-29 = The tree market has no order: every card in it can be seen, and taken whenever the rules allow, wherever it lies.
WAG-30 = Every seat begins with 1 coin, an empty garden and an empty hand.
WAG-31 = The phase marker starts on phase 0, and the first round is round 1.
WAG-32 = Every seat chooses any region of the game for its start card, such as `start 2`; all seats decide at once (WAG-41).
WAG-33 = When all have chosen, each seat, from seat 0 upwards, takes the top card of its region into its hand, unseen by the others.
WAG-34 = After the start cards are dealt, the top card of every region is turned face up.

WAG-chapter-5 = The shape of the game
WAG-35 = The game has exactly 20 rounds, two years of ten phases: rounds 1 to 10 have the phases 0 to 9, and so do rounds 11 to 20; rounds 1 and 11 are winter, round 20 is phase 9.
WAG-36 = A round has four actions in this order: 1 phase, 2 refine, 3 region, 4 play; round 1 has only actions 3 and 4.
WAG-37 = Between two rounds every seat holds exactly one card.
WAG-38 = After round 20 the phase marker reaches phase 0 once more, without bloom, harvest, refinement chip, visit or frost: only the final plays and the scoring follow.
WAG-39 = The turn order begins with seat 0 in round 1 and one seat further in each following round, seat 0 coming after the last seat, and goes upwards and around from there; the final plays count as round 21; it is used only where a rule names it.
WAG-40 = No seat decides more than 185 times in a game: per round at most 1 visit, 5 waits, 1 search, 1 take and 1 play, and besides that 1 start, 1 frost decision, 1 bonus, 1 bonus play and 1 final play.

WAG-chapter-6 = Deciding at once
WAG-41 = Where several seats decide at once, their decisions may arrive in any order; each stays secret, the others seeing only that it was made, until the last one has arrived, and then all are carried out together.
WAG-42 = Where carrying out needs an order, as in dealing start cards or in the random draws of a lot, it goes by seat number from 0 upwards; the order in which decisions arrived never changes the result.
WAG-43 = A seat that has no legal decision in a step is not asked.

WAG-chapter-7 = The phase moves on
WAG-44 = At the start of each of the rounds 2 to 20 the phase marker moves to the phase of the round.
WAG-45 = When the phase marker has moved, every face-up plant whose flower phase is the current phase and which is pollinated at this moment receives one flower cube.
WAG-46 = A plant that is not pollinated when its flower phase arrives receives no flower cube in that year, even if a partner is planted later in the year.
WAG-47 = A plant that is planted in action 4 of the round of its flower phase receives no flower cube in that year.
WAG-48 = A plant carries at most one flower cube.
WAG-49 = The partner that pollinates a flowering plant need not flower in the same phase, nor carry a flower cube.
WAG-50 = After all blooms of the round, every face-up plant with a flower cube whose harvest phase is the current phase returns the cube to the supply, and its owner receives 1 coin for it.
WAG-51 = A plant without a flower cube earns nothing in its harvest phase.
WAG-52 = The flower cube of a male goes back in the male’s own harvest phase for 0 coins, even if the male is fed; the female’s cube earns its coin on its own, so a male and one female take two cubes for one coin.
WAG-53 = A fed plant that is not male earns 2 coins for its flower cube.
WAG-54 = Two or more arrows of nitrogen fixers on the same plant change nothing: it still earns 2 coins.
WAG-55 = At harvest the partner of a plant is not checked again.

WAG-chapter-8 = Refining
WAG-56 = In action 2 of rounds 2 to 20 every card that lies face up on a region stack at the start of the action receives one refinement chip.
WAG-57 = A male receives no refinement chip.
WAG-58 = After the refinement chips are given, every face-down top card of a region is turned face up; it receives no chip in this round.
WAG-59 = Refinement chips stay on their card to the end of the game: in a hand, in a garden or in the tree market, face up or covered.
WAG-60 = A refinement chip adds 1 to the yield value of its card; it changes neither the selling price nor the coins earned.

WAG-chapter-9 = Choosing a region
WAG-61 = In action 3 every seat chooses one number, `visit 1` to `visit 5` for a region or `visit 6` for a search; all seats decide at once (WAG-41).
WAG-62 = A region may be chosen if it exists and its stack holds at least one card.
WAG-63 = `visit 6` is legal if the seat has at least 3 coins and at least one region or the tree market holds a card; nothing is paid yet.
WAG-64 = A seat that has a legal choice must choose; it cannot pass.
WAG-65 = A seat without a legal choice sits out the round: it is not asked, keeps its card and plays none.
WAG-66 = The coins that the seats have at the moment the choices are revealed settle every order of this round, for the right of choice as well as for searches.
WAG-67 = A seat alone in a region takes the open top card with its refinement chips into its hand at the reveal, free; the next card stays face down.
WAG-68 = A region chosen by two or more seats is contested: cards are turned up until as many cards of the stack lie open as it has visitors, the open top card included, or the whole stack if it holds fewer; all contested regions are laid open before the first right of choice.
WAG-69 = Contested regions are settled one after another by WAG-70 to WAG-78, the lowest number first.
WAG-70 = The visitors of a contested region come up in descending order of coins; visitors with equally many coins form one group.
WAG-71 = Whenever exactly one visitor is without a card and exactly one card lies open, that visitor receives it free, face up and without a decision.
WAG-72 = A visitor alone in its group has the right of choice if a card still lies open, and is not asked otherwise: `pick <card>` pays 1 coin and takes one of the open cards, `decline` takes nothing for now.
WAG-73 = A visitor alone in its group with 0 coins declines without being asked, unless it receives the last card by WAG-71.
WAG-74 = Tied visitors have no right of choice: when their group comes up, before poorer visitors choose, the open cards are shuffled face down and each of the group draws one, free; all results are equally likely.
WAG-75 = After a blind draw in a contested region the cards left over lie open again.
WAG-76 = When every group has come up, the visitors that declined draw the remaining cards blind in the same way, free.
WAG-77 = If a lot has fewer cards than drawers, chance decides who draws, with equal odds for all of them; each draws at most one card.
WAG-78 = A visitor that ends without a card pays nothing, keeps its hand card and does not play in action 4.

WAG-chapter-10 = Playing a card
WAG-79 = In action 4 every seat that received a card in action 3 holds two cards and must play exactly one of them, the old or the new: `plant <card> <slot>` or `sell <card>`; these seats decide at once (WAG-41).
WAG-80 = The seats that chose a region or dug up a plant play before the first search begins.
WAG-81 = `sell <card>` is always legal: the card goes face up to the tree market, and the seat receives 1 coin for a shrub or climber, 2 coins for a tree.
WAG-82 = A male sells for the same price as any card of its size.

WAG-chapter-11 = Planting
WAG-83 = A garden has 15 base slots, which cost nothing: five in row 1, four in row 2, three in row 3, two in row 4 and one in row 5.
WAG-84 = Each of the rows 1 to 5 has one extra slot, the last letter of the row (`1f`, `2e`, `3d`, `4c`, `5b`); row 6 is a single extra slot, `6a`.
WAG-85 = With `planting=rows`, row 1 takes only small shrubs, row 2 only large shrubs, row 3 only small trees, row 4 only medium trees, rows 5 and 6 only large trees.
WAG-86 = With `planting=rows`, a climber may go to row 1, as a small shrub, or to row 2, as a large shrub.
WAG-87 = A slot holds one card; any free base slot of a row that takes the card may be used, and gaps are allowed.
WAG-88 = The extra slot of one of the rows 1 to 5 may be used only when all base slots of that row are occupied.
WAG-89 = Planting in the extra slot of one of the rows 1 to 5 costs as many coins as the number of the row, paid to the supply when the card is planted; with fewer coins it is illegal.
WAG-90 = A row takes at most one extra plant: once its extra slot is occupied, nothing more can be planted in that row while its base slots are full.
WAG-91 = The slot `6a` takes a large tree for 6 coins, and only when `5a` and `5b` are both occupied.
WAG-92 = A plant never moves from slot to slot; with `uproot=on` it can go back to the hand.
WAG-93 = A covered plant occupies its slot and counts as occupying it in all planting rules.

WAG-chapter-12 = The four-colour bonus
WAG-94 = The colours of a garden are the different flower colours of its face-up plants; males and plants without a partner count too.
WAG-95 = When a planting brings the colours of a garden to four or more for the first time in the game, the four-colour bonus of that seat falls due.
WAG-96 = Every seat has the four-colour bonus once in the game; a fifth colour, or a colour lost and regained, gives nothing.
WAG-97 = After every `play` or `final` step, once all its plays are carried out, the seats of that step whose bonus is due are asked one after another in turn order (WAG-39): `take <card>` takes any card of the tree market into the hand, free; `pass` gives the bonus up.
WAG-98 = Cards sold in the same step, and cards sold by seats asked earlier, are already in the tree market when a bonus is taken.
WAG-99 = A seat that took a card with its bonus plays one of its hand cards at once, `plant` or `sell` as in WAG-79, before the next seat is asked.
WAG-100 = If the tree market is empty when the seat would be asked, the bonus stays due and is offered in the same way after the seat’s next play; if that never happens, it is lost.

WAG-chapter-13 = Searching
WAG-101 = The seats that chose 6 begin their searches when all other seats have finished their plays and bonuses.
WAG-102 = Searchers come up in descending order of their coins at the reveal (WAG-66), those with equally many as one group; a group finishes completely (search, take, play, bonus) before the next comes up.
WAG-103 = A searcher alone in its group names a stack, `search <region>` for a region with at least one card or `search market` if the tree market holds a card, and pays 3 coins at that moment.
WAG-104 = A searcher alone in its group cannot decline to search.
WAG-105 = Searchers with equally many coins decide at once, `search <stack>` or `wait`; a seat whose stack no other seat of the group named in this step pays 3 coins and searches it.
WAG-106 = Seats of a tied group that named the same stack in the same step have not agreed, and their action lapses: they pay nothing, take nothing and do not play.
WAG-107 = When those who search have finished, the seats that waited come up again as a group: a single one must name a stack by WAG-103, several decide at once by WAG-105.
WAG-108 = If all seats of a tied group wait, the action lapses for all of them.
WAG-109 = A stack that one seat has searched may be searched again by a seat that comes up later in the round.
WAG-110 = If neither the regions nor the tree market hold a card when a group comes up, its action lapses without payment.
WAG-111 = The searcher sees all cards of the stack in their order and takes exactly one into its hand, `take <card>`; searchers of different stacks decide at once.
WAG-112 = Any card of the searched stack may be taken: the open top card with its refinement chips, a card below it, or, in the tree market, a card sold earlier in the round.
WAG-113 = A search does not change the order of the other cards of the stack; an open top card that was not taken stays open and is refined in the next action 2, while a card that becomes the top stays face down until action 2.
WAG-114 = After taking, the searchers play one of their two cards as in WAG-79, with four-colour bonuses as in WAG-94 to WAG-100.

WAG-chapter-14 = The final plays
WAG-115 = In the third winter, after round 20, every seat may play its last hand card, `plant` or `sell`, under the usual rules and costs, or keep it with `pass`; all seats decide at once, and a card left in the hand counts for nothing.
WAG-116 = A four-colour bonus that falls due in the final plays is given as usual (WAG-94 to WAG-100), and the card taken is played at once too.
WAG-117 = After the final plays all covered plants are turned face up, and the game is scored.

WAG-chapter-15 = Scoring and the end
WAG-118 = A plant that is pollinated scores its yield value plus 1 for each refinement chip on it.
WAG-119 = A plant that is not pollinated scores nothing, and its refinement chips do not count either.
WAG-120 = A male scores 0.
WAG-121 = Coins, flower cubes and cards outside the garden score nothing.
WAG-122 = The score sheet has the categories `small_shrubs`, `large_shrubs`, `small_trees`, `medium_trees` and `large_trees`, the yield values of the pollinated plants of that size (a climber by the size it was planted as), and `chips`, the refinement chips on pollinated plants; the total is their sum.
WAG-123 = Beside the total the score sheet shows `unpollinated`, the yield values and refinement chips of the plants that do not count, and `coins`; neither is part of the total.
WAG-124 = Before the end the score sheet scores the gardens as they stand, with covered plants as if face up.
WAG-125 = The seat with the highest total wins.
WAG-126 = Of seats with equal totals, the one with more coins is ranked first.
WAG-127 = Seats equal in total and coins share the place, and the places after it are counted on: 1, 1, 3.

WAG-chapter-16 = The shade rule
WAG-128 = With `planting=shade`, a card of any size may go to any of the rows 1 to 5.
WAG-129 = With `planting=shade`, when a card is planted, every plant NW or NE of it must be of the same or a larger size, and every plant SW or SE of it of the same or a smaller size; empty neighbouring slots are ignored.
WAG-130 = Under the shade rule one equal and one larger neighbour in the north are legal, and so are one equal and one smaller in the south.
WAG-131 = Under the shade rule the base slots of a garden together hold at most 1 large tree, 2 medium trees, 3 small trees, 4 large shrubs and 5 small shrubs; a climber counts as the size it was planted as.
WAG-132 = Under the shade rule a plant in an extra slot neither counts towards the limits of WAG-131 nor is restricted by them; price and condition of the extra slot follow its row, whatever the size of the card.
WAG-133 = Under the shade rule too, `6a` takes only a large tree, for 6 coins and only when `5a` and `5b` are both occupied (WAG-91).
WAG-134 = With `planting=shade`, a climber is planted with a third argument, `plant <card> <slot> small` or `plant <card> <slot> large`; with `planting=rows` there is none.
WAG-135 = Covered plants keep their size for the neighbours of WAG-129 and the limits of WAG-131.

WAG-chapter-17 = Digging up
WAG-136 = With `uproot=on`, a seat may choose `uproot <slot>` in action 3 instead of a number; it is secret and revealed like any other choice.
WAG-137 = `uproot` is legal for every slot of the seat’s own garden with a face-up plant; a covered plant cannot be dug up.
WAG-138 = At the reveal the plant dug up goes back to the hand with its refinement chips, and a flower cube on it returns to the supply; nothing is paid or refunded.
WAG-139 = The seat that dug up then holds two cards and plays one together with the visitors of the regions; it may plant the same card again, in the same slot or another.
WAG-140 = A base slot that has become free is planted again at no cost, even if the extra slot of its row is occupied; an extra slot that has become free can be used again under WAG-88 to WAG-91 and is paid again.
WAG-141 = A seat whose only legal choice is to dig up is asked; it does not sit out by WAG-65.

WAG-chapter-18 = Frost damage
WAG-142 = With `frost=on`, frost comes once, in round 11, after action 1 and before action 2.
WAG-143 = For the frost two dice are rolled; their sum, 2 to 12, is public and holds for all seats.
WAG-144 = At the frost, in every garden the plants, not the slots, are counted from the north: row 6 first, row 1 last, within a row from west to east, extra slots in their place; the plant whose number is the sum rolled is hit.
WAG-145 = A garden with fewer plants than the sum rolled for the frost is not hit; the first plant in the count can never be hit.
WAG-146 = The owner of a plant hit by frost decides `discard` or `cover`; all such seats decide at once.
WAG-147 = `discard`: the plant hit by frost goes face up to the tree market with its refinement chips and brings no coins; a flower cube on it returns to the supply, and the slot is free again.
WAG-148 = `cover`: the plant hit by frost is turned face down in its slot until the end of the game; a flower cube on it returns to the supply.
WAG-149 = A covered plant does not flower or fruit, pollinates nothing, feeds nothing and gives no colour.
WAG-150 = At the end a covered plant, turned face up after the final plays (WAG-117), counts like every other plant, as a partner too.

WAG-chapter-19 = What each seat may know
WAG-151 = A seat sees its own hand; an onlooker sees no hidden hand card.
WAG-152 = A hand card is public if it was taken face up: as sole visitor, by `pick`, as the last card (WAG-71), from the tree market, by `uproot`, or as the open top card in a search; it stays public while it is in the hand.
WAG-153 = A start card, or a card taken from a region in a search without being its open top card, is known to its owner only; the others know the region it came from.
WAG-154 = After a blind draw it is public which seats hold which cards together (a lot: a set of seats and a set of as many cards), but not who holds which, and each seat knows its own; when one of the cards is played, card and seat leave the lot, and a lot with one seat left is public.
WAG-155 = Refinement chips on a card drawn blind are hidden with it; its owner sees them.
WAG-156 = When a seat plays, it is public whether it played the card it kept or the card it received.
WAG-157 = A decision that is made but not yet carried out is visible to its own seat only.
WAG-158 = A seat that has searched a region keeps a memo, the stack in order as it was after its `take`; cards that leave the stack face up, or turn up anywhere later, are struck from it, and a new search of the region replaces it; the seat’s view shows its memos, and nobody else sees them.
WAG-159 = A hidden `take` is shown to the others as `take ?`.
WAG-160 = An imagined state for a seat keeps everything that seat knows, and: (a) each hidden card becomes a card of its origin that the seat cannot place elsewhere; (b) lots are dealt out within themselves; (c) a region with a memo is the memo in its order without the cards secretly taken since, and those cards are the hidden hand cards taken from there since; (d) pending decisions of others are any legal ones; (e) the dice are fresh.
WAG-161 = Knowledge rises when start cards are dealt and tops turned up, at the reveal of choices made at once, at every lot, at every card turned up, when plays are carried out that show a card not public before, at `search <region>` and at the frost roll; it does not rise by a pending decision, `search market`, a `take`, a `pick`, or a bonus `take` or `pass`.

WAG-chapter-20 = Notation
WAG-162 = A garden diagram reads back as the same garden, and a full position text, which lists all cards and the dice, as the same state; the diagram has six lines from north to south, each with row number, colon and 7 minus row number cells separated by one space, leading spaces being ignored; a cell is `.` (empty) or a card id followed, in this order, by `=s` or `=l` (climber planted as small or large shrub, only with `planting=shade`), `+n` (n refinement chips), `*` (flower cube) and `!` (covered), where they apply.
WAG-163 = Every legal move of a step has exactly one text, and reading that text gives the move back; the texts with their steps are `start 2` (`start`), `discard` and `cover` (`frost`), `visit 3`, `visit 6` and `uproot 2c` (`visit`), `pick feige` and `decline` (`share`), `plant feige 2a`, for a climber with `planting=shade` `plant weinrebe 3b small`, and `sell feige` (`play`, `final`), `take feige` and `pass` (`bonus`), `search 4`, `search market` and `wait` (`search`), `take feige` (`take`) and `pass` (`final`).
