### Earth in short: a guide to the rules, in our own words. Words between stars stand out.

earth-guide-lead = An island of sixteen cards, grown one by one. Whatever anybody chooses, everybody gets something out of it.

earth-guide-what-title = What you do
earth-guide-what-1 = You lay plants and terrains into a grid of four by four, beside an island, a climate and an ecosystem of your own. Sprouts and growth on the cards, soil and compost beside them are what you spend and, most of them, what you score.

earth-guide-turn-title = A turn
earth-guide-turn-1 = Whoever is active chooses one of four actions and gets the large share; all others get a small one.
earth-guide-turn-2 = *Plant*: two cards from your hand for their soil, then keep one of four new ones; the others plant one and draw one. *Compost*: 5 soil and two cards onto your compost; the others take 2 soil or two cards for the compost. *Water*: 6 sprouts and 2 soil; the others 2 of one. *Grow*: four cards and 2 growth; the others 2 of one.
earth-guide-turn-3 = Then everybody uses those of their cards that have the *colour* of the action: green for plant, red for compost, blue for water, yellow for grow. They are used from left to right and from the top down, island and climate before or after them; none has to be used.
earth-guide-turn-4 = A card goes on any space that touches your grid, also at a corner, as long as all fits into four by four. *Events* are played from the hand in between and stay beside the island. Three sprouts can be changed for 2 soil.
earth-guide-turn-5 = Four *fauna* goals are raced for. Who meets one in a turn puts a leaf on it: the first 15 points, then 11, 8, 6 and 5.

earth-guide-points-title = What brings points
earth-guide-points-1 = The points printed on your cards, 1 for each card in the compost, 1 for each sprout, 1 for each piece of growth. A plant grown to its full height scores what its crown says instead.
earth-guide-points-2 = Terrains count what lies around them; your own ecosystem and the two in the middle count the whole island. To these come the leaves on the goals, and 7 for the first full island. Soil and cards in hand bring nothing.

earth-guide-end-title = How it ends
earth-guide-end-1 = As soon as somebody’s grid holds sixteen cards, the round is played to its end. Most points win; in a tie, more soil, then more cards in hand, growth, sprouts and compost.

earth-guide-advice-title = First advice
earth-guide-advice-1 = Read your island as a line: a card that gives soil in the upper left pays for the one after it. Gather one colour first, and take the actions that the others would rather not hand you. A goal that you nearly meet is worth a detour.
