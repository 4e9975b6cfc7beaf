### Evergreen in short: a guide to the rules, in our own words. Words between stars stand out.

evergreen-guide-lead = A young world, round and bare. In four seasons you make it green: sprouts become trees, trees catch the light, roots hold a forest together.

evergreen-guide-what-title = What you do
evergreen-guide-what-1 = Everybody grows a planet of their own with the same six biomes. In its four crevices nothing takes root.
evergreen-guide-what-2 = The game lasts fourteen rounds: five in spring, four in summer, three in autumn, two in winter. After each season light and forest bring points, and after the last one the big trees do.

evergreen-guide-draft-title = Take a card
evergreen-guide-draft-1 = A round begins with open cards, one more than there are players. In turn everybody takes one. Its *biome* is where you work in this round, its *power* is an extra that you may use.
evergreen-guide-draft-2 = The one card that nobody takes stays behind and changes the world for all. *Flowers* make its biome more fertile. A *skull* turns over the card that came to that biome last, and its flowers count no more. A *wild* card has no mark and is put away.
evergreen-guide-draft-3 = As soon as the first player has taken a card, a flag stands on the next one in the row. Who takes that card goes first in the next round; if nobody does, the first player stays first.
evergreen-guide-fertile = Two cards with flowers lie in the wheat: each big tree there will earn { $fertility }, so these two would earn { $points }.
evergreen-guide-dry = A skull stays behind. It turns over the last flowers: now each big tree earns { $fertility }, the two of them { $points }.

evergreen-guide-action-title = Plant and grow
evergreen-guide-action-1 = In the biome of your card you plant up to *three sprouts*, or let *two* plants grow by one step each, or do *one of each* on different spaces. Or else you do a single thing, a sprout or a growth, anywhere on the planet. With a wild card the whole planet is your biome.
evergreen-guide-action-2 = A sprout grows into a small tree, a small tree into a big one. Big trees, bushes and lakes stay as they are, and nothing is ever taken away.
evergreen-guide-action-example = A card for the grassland: the sprout on d3 becomes a small tree, and a new sprout is planted on e3.

evergreen-guide-power-title = Use the power
evergreen-guide-power-1 = Before or after that, you may use the power of your card, in any biome. First its marker moves one step; then the power works as often as the number reached says. So the same power grows stronger each time. You may leave it, too: then the marker stays.
evergreen-guide-power-2 = Three powers plant sprouts, grow small trees and grow big trees. A *bush* joins forests and needs no light. A *lake* lets up to two of its neighbours grow at once. *Buds* are points right away.
evergreen-guide-bush = A bush on d4 joins two groves: the biggest forest goes from { $before } to { $after }.
evergreen-guide-lake = A lake on c3 lets two of its neighbours grow: d3 into a big tree, c4 into a small one. c2 has to wait.
evergreen-guide-tracks = The tracks in the middle of a game. What has been reached is filled; the number says how often the power works, or, for the bud, how many points it brings.

evergreen-guide-light-title = Light and shade
evergreen-guide-light-1 = When a season ends, the sun shines along every row or column, from the side where it stands. A lit small tree brings *1 point*, a lit big tree *2*.
evergreen-guide-light-2 = Trees throw shade away from the sun: a small tree on one space, a big tree on two; a crevice counts as a space here. A tree is dark only in the shade of a tree of its own size or bigger. Sprouts, bushes and lakes give no shade and bring no light.
evergreen-guide-light-3 = After spring, summer and autumn the sun moves on to the next side, clockwise.
evergreen-guide-light-example =
    { $shaded ->
        [one] The sun stands in the { $side }: light { $points }. One tree is in shade.
       *[other] The sun stands in the { $side }: light { $points }. { $shaded } trees are in shade.
    }
evergreen-guide-light-turn = Move the sun
evergreen-guide-shade = The sun stands in the west: light { $points }. c1 is dark behind a big tree, b4 behind its equal, and the long shade of a6 reaches c6. b3 is big and lit: a small tree cannot darken it. c2 is lit, too, because the shade of a2 falls into the crevice.

evergreen-guide-forest-title = Forest
evergreen-guide-forest-1 = Right after the light your *biggest forest* counts: 1 point for each small tree, big tree and bush in it. They have to stand side by side. Corners do not join, and neither do sprouts and lakes. All other forests bring nothing.
evergreen-guide-forest-example = Roots join the biggest forest: { $points } points. b4 touches it at a corner only, and the two trees in the south are a forest of their own.

evergreen-guide-end-title = How it ends
evergreen-guide-end-1 = After winter every big tree brings points once more: as many as its biome is fertile. Then the highest total wins. In a tie, whoever comes earlier in turn order, counted from the holder of the flag, is ahead.

evergreen-guide-advice-title = First advice
evergreen-guide-advice-1 = Plant widely in spring: a sprout brings nothing yet, but everything comes from it. Think one sun ahead, for a row that is bright now may be dark in the next season. And look twice at the card you leave behind.
