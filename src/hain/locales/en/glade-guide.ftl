### The Glade in short: a guide to the rules, in our own words. Words between stars stand out.

glade-guide-lead = A forest of tiles for each of you, and one glade in the middle for all. Whoever holds the missing tile brings the toadstools home.

glade-guide-what-title = What you do
glade-guide-what-1 = Every tile shows a creature, a fruit and a leaf; there are four kinds of each. You lay tiles on your own forest board so that every unbroken line, in rows and in columns, is a *set*: in each of the three features its tiles are all alike or all different, and in at least one they are all alike.
glade-guide-what-2 = For any set of three there is exactly one tile that makes it four. The glade has a space for each of the 64 tiles, and on the space of the missing tile a toadstool waits.

glade-guide-turn-title = A turn
glade-guide-turn-1 = You *place* one to four tiles from your rack in one line; tiles that lie there already may stand between them. Your first action covers the centre of your board.
glade-guide-turn-2 = A new set of *three* sends one of your twelve toadstools to the glade. If another one stands on that space, it first goes into its owner’s store.
glade-guide-turn-3 = A new set of *four* brings a toadstool into your store. If a single tile completed it, you take the toadstool that waits on the space of that tile, whoever owns it.
glade-guide-turn-4 = Or you *claim*: you hold a tile and a toadstool stands on its space. The toadstool comes into your store, and the tile goes to the forest of the toadstool’s owner, where it completes the set; if that is not possible, it goes into your own.
glade-guide-turn-5 = A space with tiles on all four sides is *enclosed*. After your action you may put a toadstool from your store there and place tiles once more. At the end you draw until you hold eight.

glade-guide-points-title = What brings points
glade-guide-points-1 = Each toadstool on one of your enclosed spaces is worth 3, each in your store 2, whoever it belongs to. Your own on the glade, and those that others have taken, are worth 1 each.
glade-guide-points-2 = A set that is alike in two features sends a *double* toadstool: 1 point more for its owner, wherever it ends. Each group of tiles without a way to the centre costs you 1.
glade-guide-points-3 = In the matching game the boards show symbols. A tile laid on its own symbol brings a counter: 1 point, or 4, 3, 2 and 1 for the leaves in the corners.

glade-guide-end-title = How it ends
glade-guide-end-1 = When somebody has sent their last toadstool from the edge, or the bag cannot fill a rack any more, the round is played to its end, so that all have had as many turns. Most points win; in a tie, fewer toadstools left on the edge.

glade-guide-advice-title = First advice
glade-guide-advice-1 = A three is an invitation to everybody: make it when the fourth tile is rare or already in your hand. Keep one open end in two directions, and enclose a space early, for a second action is worth more than its points.
