### Earth: every rule in one line, in our own words.

EAR-chapter-1 = What the game is
EAR-1 = A game has 1 to 5 seats (option `seats`, default 2), numbered from 0; the turn order goes up through the numbers and from the last seat back to seat 0.
EAR-2 = Option `teams`, `off` (default) or `on` (two teams of two): `on` is accepted only with exactly 4 seats.
EAR-3 = With 1 seat the solo rules, EAR-193 to EAR-228, apply; then `mode` may be `standard` or `advanced`, and `beginner` is refused.
EAR-4 = Option `secret_planting`, `off` (default) or `on`: `on` is refused with 1 seat.
EAR-5 = Option `mode` fixes these numbers and nothing else: in `beginner` each seat is dealt 1 island, 1 climate and no ecosystem, there is no shared ecosystem, and a fauna goal is worth 10 VP on every rank; in `standard` (default) each seat is dealt 1 island, 1 climate and 1 ecosystem, in `advanced` 2 of each, and in both there are 2 shared ecosystems and a fauna goal is worth 15, 11, 8, 6, 5 VP by rank.

EAR-chapter-2 = Components and data
EAR-6 = There are 283 Earth cards, each once: 179 flora, 66 terrains and 38 events; their ids are `e01` to `e283`.
EAR-7 = 44 flora are trees, 44 herbs, 44 mushrooms and 44 bushes; the other 3 (`e280`, `e281`, `e282`) are wild and count as all four types at once.
EAR-8 = The habitats are sunny, wet, rocky and cold; a flora, terrain, island or climate shows 0 to 4 of them, and each habitat is on exactly 116 of the 245 flora and terrains.
EAR-9 = Two-sided cards are the 10 islands (`i285` to `i294`), 10 climates (`c295` to `c304`), 32 ecosystems (`y305` to `y336`) and 23 fauna (`f337` to `f359`); `a` or `b` after the number names a side, as in `i285a`, and only the side in use exists for the rules.
EAR-10 = The 6 Gaia cards (`g360` to `g365`) are used in the solo game only; number 284 does not exist.
EAR-11 = A flora has a cost, base VP, habitats, a type, 0 to 6 sprout spaces, a height of 0 to 8 (the number of growth pieces it can hold) and, if the height is above 0, canopy VP.
EAR-12 = A terrain has a cost, base VP and habitats; it has no sprout spaces, no height and no canopy VP and never holds pieces.
EAR-13 = An event has base VP (−4 to 1) and one black ability; it has no cost, no habitats and no type.
EAR-14 = A flora may carry name tags: geography, color, animal (34 flora each); the tag belongs to the card, whatever its name is in another language.
EAR-15 = Growth is counted in pieces: on a flora of height h the first h−1 pieces are trunks and piece number h is the canopy; a flora is complete exactly when its height is at least 1 and it holds that many pieces; taking a piece away takes the top one.
EAR-16 = Soil, sprouts, trunks and canopies are unlimited; the box holds 105, 145, 88 and 74 of them, and beyond that a substitute is used.
EAR-17 = Each seat has 5 leaves, one for each of the four fauna goals and one for the first full grid; nothing ever requires more.
EAR-18 = There is no limit to the soil in a reserve, the cards in a hand, the cards in a compost or the events played.
EAR-19 = The shipped data contains 439 cards and sides with unique ids: 283 Earth cards, 20 island sides, 20 climate sides, 64 ecosystem sides, 46 fauna sides and 6 Gaia cards, in the counts of EAR-6 to EAR-10; among the flora and terrains the colors are red 79, blue 79, yellow 79 (each with the 20 multicolored cards), green 18, black 18 and brown 61; 31 flora and 18 terrains have two abilities, 10 flora have no sprout spaces, and 11 have height 0.
EAR-20 = Every card carries a `line` that states its effect in a fixed notation; reading the line gives the same effect as the separate data fields of the card.

EAR-chapter-3 = Colors
EAR-21 = `green` abilities belong to the plant action, `red` to compost, `blue` to water, `yellow` to grow.
EAR-22 = `multi` (multicolored) abilities belong to compost, water and grow, not to plant.
EAR-23 = A `black` ability of a flora, terrain or event takes effect once, when the card is planted or played; it is never activated later.
EAR-24 = A `brown` ability is a lasting rule or a score; it is never activated.
EAR-25 = A card has a color if one of its abilities has it; a `multi` ability gives the card four colors for filters: multi, red, blue and yellow; black and brown are colors like the others.
EAR-26 = `multi` as a filter matches only cards with a `multi` ability; a card with a red, a blue and a yellow ability would not match.
EAR-27 = A card counts once for a color, however many of its abilities show it, and may count for several goals at once, as a different color for each.
EAR-28 = No card of the data has two abilities that belong to the same action.

EAR-chapter-4 = Costs and gains
EAR-29 = `-n soil`: n soil go from the seat’s own reserve to the supply.
EAR-30 = `-n sprout`: n sprouts go from the seat’s own flora to the supply, taken from any flora in any split.
EAR-31 = `-n growth`: n growth pieces go from the seat’s own flora to the supply, taken from any flora in any split.
EAR-32 = `-n compost`: the top n cards of the seat’s own compost go to the discard pile, face down and unseen.
EAR-33 = `-n hand`: exactly n cards of the seat’s choice go from its hand to the top of its own compost, one after another.
EAR-34 = `+n soil`: n soil go from the supply to the seat’s own reserve.
EAR-35 = `+n draw`: n cards go from the deck to the seat’s own hand.
EAR-36 = `+n deck`: n cards go from the deck to the top of the seat’s own compost, one after another, unseen by everybody.
EAR-37 = `+n sprout`: up to n sprouts go from the supply on free sprout spaces of the seat’s own flora, in any split.
EAR-38 = `+n growth`: up to n growth pieces go from the supply on the seat’s own flora that hold fewer pieces than their height, in any split.
EAR-39 = `+n hand`: up to n cards of the seat’s choice go from its hand to the top of its own compost, one after another.
EAR-40 = `+n pick`: the seat looks at the top n cards of its own compost (all if there are fewer), may take one of them into its hand, and puts the others back on top in their old order.
EAR-41 = `active`: the ability can be used only by the active seat in its own turn; in the solo game nobody is active in Gaia’s turn.
EAR-42 = `x planted(F)`: every gain of the ability is multiplied by the number of cards matching F that the seat planted in this turn, replacements included.
EAR-43 = `on each(T)@row` or `on each(T)@column`: instead of a free split, at most 1 piece goes on each own flora of type T (wild included) in the row or column of the card that has the ability, that card included.
EAR-44 = `split@around`: the pieces go only on own flora in the up to 8 spaces around the card that has the ability, in any split, not on the card itself; the number is the total, not per card.

EAR-chapter-5 = Passive abilities
EAR-45 = `start d draw h hand s soil` (islands): at set-up the seat draws d cards, composts exactly h of them and receives s soil; this counts as a black ability, so every island has the color black and has two abilities.
EAR-46 = `event => gains`: after each event that the seat plays, and after that event’s own gains, the seat receives these gains.
EAR-47 = `copy C` is activated like an ability of its color and does what one ability of another card in the own grid does, chosen anew at every use among the abilities of color C and the `multi` abilities; costs are paid as usual, and `row`, `column`, `around` and “this card” mean the place of the copying card.
EAR-48 = Abilities of islands and climates cannot be copied; a copied card may already have been used or skipped in this turn and is not used up by being copied.
EAR-49 = `wild`: the flora counts as tree, herb, mushroom and bush everywhere: for scores, goals, `on each` and discounts.
EAR-50 = `pay R`: while this very card is being planted, each unit of R (a card from the hand to the own compost, a sprout or a growth piece) may replace 1 soil of its cost after discounts, for all or part of it; the card itself cannot be composted for it.
EAR-51 = `discount n (F)`: while the card lies in the own grid or is the own island, planting a flora or terrain that matches F costs n soil less; all matching discounts add up (type and habitat, grid and island), but the cost is never below 0, and a card gives no discount on its own planting.
EAR-52 = `forbid C`: while the card lies in the own grid, the seat may not choose the action of color C when it is active; it still takes full part when another seat chooses it.
EAR-53 = `replace (C) => gains` on a terrain in the own grid: a card of color C may be planted in its place for no soil, and then the gains are received (EAR-138).

EAR-chapter-6 = Filters
EAR-54 = A filter F is tested on one card: `cards(F)` counts the matching cards of any kind in the scope, `flora(F)` only the matching flora.
EAR-55 = `tree`, `herb`, `mushroom`, `bush`: a flora of that type, wild included; `terrain`: a terrain; islands, climates and events have no type.
EAR-56 = `sunny`, `wet`, `rocky`, `cold`: the card shows that habitat; `habitats<=n`, `habitats>=n`: the number of habitats it shows (0 is allowed).
EAR-57 = A color word as a filter: the card has that color, a `multi` card also red, blue and yellow (EAR-25).
EAR-58 = `tag:x`: the flora carries that name tag.
EAR-59 = `cost<=n`, `cost>=n`: the printed cost, without discounts; islands and climates have no cost and never match.
EAR-60 = `vp<=n`, `vp>=n`, `odd`, `even`: the base VP of the card; 0 is even.
EAR-61 = `abilities>=2`: the card has two abilities (two parts separated by a bar in its line).
EAR-62 = `sprouts>=n`, `growth>=n`: the pieces now on the card; the canopy counts as a growth piece.
EAR-63 = `spaces<=n`, `spaces=n`: the sprout spaces of a flora; `height<=n`, `height>=n`: its height; `canopy<=n`, `canopy>=n`: its canopy VP; a flora without the feature has 0 and so meets every `<=`; terrains never match these.
EAR-64 = `sprouts=full`: a flora with at least 1 sprout space, all filled; `growth=full`: a complete flora (height at least 1); `full`: a flora on which every sprout space and the whole height are filled, a missing feature counting as filled; `bare`: a flora without any piece on it, whether or not it has spaces.
EAR-65 = `aided`: the card has printed direction marks; these are exactly the flora and terrains whose line contains `@row`, `@column`, `@ortho`, `@diag`, `@path` or `split@around` (22 flora, 21 terrains).

EAR-chapter-7 = Scopes and counts
EAR-66 = `grid`: the own grid; `area`: the own grid, the own island and the own climate; events, the hand, the compost and ecosystems are in neither.
EAR-67 = `row`, `column`: the row or column of the scoring card in the own grid, itself included.
EAR-68 = `ortho`: the up to 4 cards sharing an edge with the scoring card; `diag`: the up to 4 cards touching its corners.
EAR-69 = `path`: the number of cards in the longest chain of different cards that match the filter, each sharing an edge with the next, with the scoring card anywhere in it; the longest chain is found exactly, not by a heuristic.
EAR-70 = `diagpath`: the number of cards in the longest chain of different cards that match the filter, each touching the next at a corner; no card must be in it; one matching card alone counts 1, none counts 0, and on a 4×4 grid it cannot exceed 7.
EAR-71 = `best`: the count in the `area` of the one seat where it is highest, among all seats, the own seat included.
EAR-72 = `soil`: the own reserve; `hand`: cards in the own hand; `compost`: cards in the own compost; `events`: own events played; `sprouts`, `growth`: pieces in the own grid, canopies included.
EAR-73 = `empty@ortho`: of the 4 spaces sharing an edge with the scoring card, those without a card; spaces outside the 4×4 grid count as empty (0 to 4).
EAR-74 = `rows`, `columns`: the lines of the own grid that hold 4 cards, with a test only those that pass it; incomplete lines never count.
EAR-75 = `diagonals`: how many of the two main diagonals of the own grid hold 4 cards; 0 as long as the grid does not span 4 columns and 4 rows.
EAR-76 = Test `different A`: one value can be chosen for each of the 4 cards, among the values it has, so that the 4 values differ; `same A`: one value is common to all 4 cards.
EAR-77 = The values of a card in a test: `color`: its colors among red, blue, yellow, green, brown and black (`multi` gives red, blue and yellow); `type`: tree, herb, mushroom, bush (wild: all four) or terrain; `habitat`: those it shows, perhaps none; `vp`: its base VP; `sprouts`, `growth`: the number of these pieces on it (0 on a terrain).
EAR-78 = `sets(red+blue+yellow+terrain+event)`: the largest number of groups of five different cards: a red, a blue and a yellow one of the own area, a terrain of the own grid and an event played; a card fills one place only, even if it has several of the colors.

EAR-chapter-8 = Scores and goals
EAR-79 = Score `v per n count`: the count is divided by n (1 if absent) and rounded down, then multiplied by v; nothing is counted twice within one score.
EAR-80 = `max m` after a score: the result is at most m.
EAR-81 = Score `table a/b/c… by count`: a for count 1, b for count 2 and so on, the last number also for higher counts, and 0 for count 0.
EAR-82 = A fauna goal `n count` is met when the count is at least n.

EAR-chapter-9 = Set-up
EAR-83 = All 283 Earth cards are shuffled into the face-down deck; the discard pile is empty.
EAR-84 = The 23 fauna cards are shuffled and four are laid on the fauna spaces 1 (upper left), 2 (upper right), 3 (lower left) and 4 (lower right), each with a random side up; the others leave the game.
EAR-85 = In `standard` and `advanced` the 32 ecosystem cards are shuffled and two are laid on the shared spaces 1 (left) and 2 (right), each with a random side up.
EAR-86 = Each seat is then dealt cards from shuffled stacks: in `beginner` 1 island and 1 climate, in `standard` 1 ecosystem, 1 island and 1 climate, in `advanced` 2 of each; cards not dealt leave the game.
EAR-87 = Dealt two-sided cards lie open: everybody may know both sides of every dealt card.
EAR-88 = The first seat is fixed before anybody chooses, by option `first_seat`: `random` (default) or the number of a seat.
EAR-89 = Then all seats decide at once: each chooses, in this order, one island side, one climate side and, except in `beginner`, one ecosystem side, among both sides of the cards dealt to it: `island i285a`, `climate c295b`, `eco y305a`.
EAR-90 = The choices of island, climate and ecosystem are hidden from the other seats until every seat has made all of its choices; then all are revealed together; chosen sides are never changed, and cards not chosen leave the game.
EAR-91 = After the reveal, in turn order from the first seat, each seat draws the number of cards given by its island.
EAR-92 = Then all seats decide at once: each composts exactly the number of cards given by its island, out of the cards it drew for it, one by one: `compost e33`; with 0 there is no decision.
EAR-93 = Each seat receives the soil given by its island.
EAR-94 = At the start the grids and the event stacks are empty, and no leaf is on the board; when every seat has composted its starting cards, the first seat becomes active and the first turn begins.

EAR-chapter-10 = Rounds and turns
EAR-95 = A round is one turn of every seat as active seat, in turn order from the first seat; each turn has exactly one active seat, except that Gaia’s turns in the solo game have none (EAR-211).
EAR-96 = In a turn the active seat chooses an action (EAR-124), every seat resolves its part (bonus or planting, then activation, EAR-127 to EAR-161), and the end-of-turn steps follow (EAR-168 to EAR-174).
EAR-97 = After the choice of the action every seat owes its own part; the parts are independent, and none waits for another seat, except with secret planting (EAR-230) and in teams (EAR-241); the engine lists all seats that still owe a decision and accepts their moves in any order.
EAR-98 = A program that asks one seat at a time asks in turn order from the active seat, each seat until its part is finished.
EAR-99 = Deck and discard pile are shared: cards go to the seat whose move takes them, in the order in which moves are made.
EAR-100 = An action may be chosen again by the next seats, and by the same seat in later turns.

EAR-chapter-11 = Effects, paying and gaining
EAR-101 = An effect is one of: one part of an action’s bonus; one planting or replacement with its payment and its black ability; one use of an ability; one event with the triggers it sets off; one conversion; the draw of four cards with the choice of one; an effect, once begun, is finished before the same seat begins another.
EAR-102 = A decision of a seat is a free point if no effect of that seat is begun and unfinished; the free points are: the active seat’s choice of the action; an other seat’s choice of its bonus; each planting decision, for the active seat also the one after its second planting (EAR-142); the active seat’s placing of its bonus pieces before the first piece; the decision on the order of activation; each activation decision, the last one with an empty list included; the last chance before the final scoring (EAR-177); Gaia’s leaf in the solo game (EAR-213).
EAR-103 = At every free point, and only there, the seat may also play an event (`event e208`), convert sprouts (`convert`) or ask for a partial gain (`part`), as often as it likes and is able to, and then stays at the same free point; after the active seat’s second planting the limits of EAR-142 apply.
EAR-104 = A cost is paid in full before any gain of the same effect; if any part of it cannot be paid in full, the effect cannot be begun.
EAR-105 = Costs are paid in the order soil, compost, sprout, growth, hand; soil and compost are paid without a question.
EAR-106 = Paying pieces: each sprout or growth piece is paid by one move, `unsprout d5` or `ungrow d5`, and each hand card by `compost e33`; no other move is legal until the cost is paid.
EAR-107 = If a seat owns exactly as many sprouts, or growth pieces, as it still has to pay, the engine takes them without asking.
EAR-108 = Every gain may be taken in whole, in part or not at all, except the active seat’s draw of four cards in the plant action (EAR-141) and its two composted cards in the compost action (EAR-146).
EAR-109 = The gains of one effect are received in the order draw, soil, deck, sprout, growth, hand, pick.
EAR-110 = Soil, draw and deck are pure gains: they need no choice and are handed out at once and in full, unless the seat has asked for a partial gain with `part`.
EAR-111 = `part` is legal at a free point if the seat has not already asked and some other legal move there would hand out a pure gain before the seat’s next free point; it sets a mark: when pure gains of one effect are next handed out to this seat, the engine asks for each of them, in the order draw, soil, deck, how many of the n units are taken, `amount 0` to `amount n`, and then removes the mark; the mark is also removed at the end of the turn; mandatory gains are not asked for and do not remove it.
EAR-112 = Placing pieces: with up to n sprouts or growth pieces to place, each is placed by one move, `sprout d5` or `grow d5`, on a permitted card with room; `done` ends the placing, and pieces not placed are lost.
EAR-113 = While placing, `all` places the remaining pieces one by one, each on the first permitted card with room in reading order (rows from the top, each from the left), until there are none left or no room; with `on each` it places one on every permitted card not yet used.
EAR-114 = If there is no permitted card with room, the placing ends by itself.
EAR-115 = Composting as a gain: with up to n cards to compost, each is composted by one move, `compost e33`, and `done` ends it; if the hand holds no more cards than may still be composted, `all` composts the whole hand in ascending card number; with an empty hand it ends by itself.
EAR-116 = With a `pick` gain, `pick e33` takes that card into the hand, `pass` takes none.
EAR-117 = An ability, also a copied one, is usable if its costs can be paid in full and it has a cost or at least one gain that would have an effect now (room for a piece, a card in hand for `hand`, a card left to draw for `draw` and `deck`, a factor above 0 for `x planted`); an ability with a cost is usable even if its gains would have no effect.
EAR-118 = When a card is to be taken from the empty deck, the discard pile is shuffled and becomes the deck; if both are empty, no card is taken and the rest of that draw or composting is lost; composts and hands are never shuffled in.
EAR-119 = The discard pile is shuffled at the moment a card is needed, not when the last card leaves the deck.
EAR-120 = The discard pile is face down.
EAR-121 = A compost is a face-down stack: the card added last is the top card; nobody, its owner included, may look through it.
EAR-122 = Where a card’s line contradicts a general rule, the line prevails for the seat that uses it.
EAR-123 = If a seat has exactly one legal move at a decision, the engine makes it without asking; with two or more seats `part` is not counted for this, so nobody is asked whether to take a plain gain, and where `part` is the only other move it is not offered; apart from this, from forced payments (EAR-107) and from the leaves on fauna goals (EAR-170) the engine decides nothing for a seat.

EAR-chapter-12 = Choosing the action
EAR-124 = The active seat, at a free point, chooses one of the four actions: `choose plant`, `choose compost`, `choose water` or `choose grow`.
EAR-125 = An action forbidden by a card in the own grid (`forbid`, EAR-52) is not legal; `choose plant` is always legal, also without a plantable card or with a full grid.
EAR-126 = The choice of the action is public at once; the active seat’s bonus begins, and all other seats owe their part.

EAR-chapter-13 = The plant action
EAR-127 = The active seat may plant up to 2 cards, one after the other; every other seat up to 1.
EAR-128 = A planting decision, at a free point, is `plant e33 d5`, `replace e45 d5` or `done` (no further planting).
EAR-129 = Only flora and terrains from the own hand can be planted.
EAR-130 = The grid lies in a frame of 7×7 spaces, columns `a` to `g` from the left, rows `1` to `7` from the top; the first card of a seat is planted on `d4`.
EAR-131 = Every later card is planted on an empty space that touches a card of the grid by an edge or a corner.
EAR-132 = After planting, the cards of the grid span at most 4 columns and at most 4 rows; cards never move.
EAR-133 = Planting costs, in soil, the printed cost minus all discounts that apply (EAR-51), at least 0; discounts always apply and cannot be declined.
EAR-134 = The discounts are those of the moment before the card is laid.
EAR-135 = If a card with `pay R` costs more than 0 after discounts, each `compost e33`, `unsprout d5` or `ungrow d5` (whichever R says) lowers what is left by 1; `pay` pays all that is left in soil and is legal if the reserve suffices; the payment ends when nothing is left to pay.
EAR-136 = `plant` is legal only if the cost can be paid: the own soil, plus for a `pay R` card the available units of R (other hand cards, sprouts or growth pieces), is at least the cost after discounts.
EAR-137 = After the payment the card lies in the grid, then its black gains are received, in whole, in part or not at all; only then is the next planting decided.
EAR-138 = `replace e45 d5` is legal if the space holds an own terrain with `replace (C)` and the hand card is a flora or terrain that has color C (a `multi` card has red, blue and yellow); the terrain goes from the grid to the top of the own compost, the new card takes its space for no soil, then the gains of `replace` are received.
EAR-139 = A replacement uses up one of the plantings of the turn, and the new card counts as planted this turn; it is possible with a full grid and does not change the number of cards in it.
EAR-140 = With 16 cards in the grid only replacements are possible.
EAR-141 = After its plantings (also after none) the active seat draws 4 cards and must keep exactly one of them: `keep e33`; the kept card goes to the hand, the others face down to the discard pile, not to the compost; with fewer than 4 cards available it draws what there is, and with none there is no decision.
EAR-142 = After its second planting the active seat has one more decision before it draws the four cards: it may play events and convert sprouts, whose soil may pay for an event before the cards are drawn, and `done` goes on; `part` can wait without loss and is not offered; without an event that could be played, also after converting, the engine goes on by itself.
EAR-143 = The four cards drawn in the plant action are not in the hand until one is kept: they count for nothing and cannot be played or planted.
EAR-144 = After its planting (also after none) every other seat receives `+1 draw`; nobody draws before planting.
EAR-145 = After planting and drawing, the seat activates its green abilities (EAR-153 to EAR-161); cards planted in this turn take part.

EAR-chapter-14 = The compost, water and grow actions
EAR-146 = Compost (red), active seat: `+5 soil` (optional like any gain), then the top 2 cards of the deck go to the own compost unseen; these two are mandatory; there is no decision, unless `part` was asked for.
EAR-147 = Water (blue), active seat: first up to 6 sprouts are placed, then `+2 soil`; sprouts without room are lost and cannot be converted.
EAR-148 = Grow (yellow), active seat: first `+4 draw`, then up to 2 growth pieces are placed; before the first piece the seat is at a free point and may play an event it has just drawn.
EAR-149 = Every other seat decides, at a free point: for compost `take soil` (`+2 soil`) or `take deck` (`+2 deck`), for water `take sprout` (`+2 sprout`) or `take soil` (`+2 soil`), for grow `take draw` (`+2 draw`) or `take growth` (`+2 growth`); or `pass`.
EAR-150 = An other seat takes one of the two bonuses offered, never some of each.
EAR-151 = `take sprout` and `take growth` are legal only if there is room for at least one piece.
EAR-152 = After its bonus the seat activates the abilities that belong to the action (EAR-153 to EAR-161).

EAR-chapter-15 = Activating abilities
EAR-153 = A seat’s activation list holds, in order, its abilities with gains or `copy` whose color belongs to the action (green: plant; red: compost; blue: water; yellow: grow; multicolored: compost, water and grow), without `active` abilities if the seat is not the active one: on the board (island, then climate) and in the grid (reading order: rows from the top, in each row from the left).
EAR-154 = The board comes as a whole before or after the grid: if both halves contain at least one ability, the seat first says `order board` (island, climate, grid) or `order grid` (grid, island, climate), freely in every turn; otherwise there is no such decision.
EAR-155 = An activation decision, at a free point, is: `use e33` (also `use i286b`, `use c296a`) for any usable ability still in the list; `copy e282 e33` for a copy ability still in the list and a card of the own grid whose ability it may copy and which would be usable from the copying card’s space; `skip`; `all`; or `done`; a copy ability is usable if there is such a card.
EAR-156 = Using an ability removes it and everything before it from the list, so the order never goes back; each ability is used at most once in a turn.
EAR-157 = No ability has to be used.
EAR-158 = `skip` removes everything up to and including the first usable ability; it is legal if the list holds a usable ability.
EAR-159 = While activating, `all` goes through the list from its start: an ability that is not usable is removed, one that is usable, without cost and with pure gains only is used and removed; it stops before the first usable ability that has a cost, needs a choice or copies; it is legal if it would use at least one ability.
EAR-160 = While activating, `done` ends the part of the seat for this turn; it is always legal there, and as long as the seat can play an event or convert, the engine does not say it for the seat.
EAR-161 = Cards in the hand, events and ecosystems are never activated.

EAR-chapter-16 = Events and conversion
EAR-162 = `event e208`, at a free point of the own seat, in any seat’s turn: the event goes from the hand face up to the own event stack, its cost is paid, its gains are received, then those of `event =>` on the own island.
EAR-163 = Playing an event is legal if the card is in the own hand and its cost can be paid in full; the gains may be useless or declined.
EAR-164 = A played event stays in the event stack for the rest of the game; it is not part of the grid and does not count towards the 16 cards.
EAR-165 = Events count for a terrain, ecosystem or fauna only if its line says so (`events`, `sets`).
EAR-166 = `convert`, at a free point: the seat pays 3 sprouts of its grid and receives 2 soil; there is no conversion in the other direction.
EAR-167 = Sprouts being received cannot be converted before they lie in the grid, and nothing is converted in the middle of an effect.

EAR-chapter-17 = End of a turn
EAR-168 = The turn ends when every seat has finished its part.
EAR-169 = A seat reaches a fauna goal in a turn if the goal is met at any moment from the beginning to the end of that turn, tested after every elementary step (each payment, each piece, each card, each gain), even if it is no longer met at the end.
EAR-170 = At the end of the turn, in turn order from the active seat, each seat places a leaf on the best free rank of every goal that it reached in this turn and has no leaf on; the engine does this, since refusing can never help.
EAR-171 = The ranks of a fauna goal are worth 15, 11, 8, 6, 5 VP (in `beginner` 10 each); a rank holds one leaf, and a seat has at most one leaf on a goal.
EAR-172 = A leaf stays, whatever happens later.
EAR-173 = After the leaves on goals, if nobody has it yet, the first seat in turn order from the active seat whose grid holds 16 cards receives the leaf for the first full grid (7 VP); only one seat ever gets it.
EAR-174 = Then the next seat in turn order becomes active.

EAR-chapter-18 = End of the game
EAR-175 = If at the end of a round at least one grid holds 16 cards, the game is over; all turns of that round are played, so every seat has had the same number of turns; the solo game ends by EAR-222 and EAR-223 instead.
EAR-176 = The last turn is the turn of the last seat of a round in which, when all parts are finished, some grid holds 16 cards; the turn limit (EAR-231) and, in the solo game, EAR-222 and EAR-223 can also make a turn the last.
EAR-177 = Last chance: in the last turn, after all parts and before the end-of-turn steps, all seats at once are at a free point and may once more play events and convert; `done` ends it; goals reached here count in this turn.
EAR-178 = After the end-of-turn steps of the last turn the final scores are counted by the score sheet, EAR-179 to EAR-189.

EAR-chapter-19 = The score sheet
EAR-179 = `base_vp`: the base VP of the cards of the own grid, of the island and of the climate; not of events, hand or compost.
EAR-180 = `events`: the sum of the base VP of the own event stack, which may be negative.
EAR-181 = `compost`: 1 VP per card in the own compost, whatever the card is.
EAR-182 = `sprouts`: 1 VP per sprout in the own grid.
EAR-183 = `growth`: a complete flora is worth its canopy VP instead of its pieces, any other flora 1 VP per growth piece.
EAR-184 = `terrain`: each terrain in the own grid with a score in its line scores it, seen from its own space; several terrains may count the same cards.
EAR-185 = `ecosystem_own`, `ecosystem_shared_1` (left) and `ecosystem_shared_2` (right): each seat scores its own ecosystem and both shared ones, each independently of the others; the same card may count for several ecosystems.
EAR-186 = In `beginner` the three ecosystem categories are 0.
EAR-187 = `fauna`: the sum of the ranks of the own leaves, and the 7 VP for the first full grid if the seat has it.
EAR-188 = Soil and hand cards are worth nothing by themselves.
EAR-189 = The sheet can be computed at any moment, as if the game ended there; leaves not yet placed are not in it.

EAR-chapter-20 = The winner
EAR-190 = The seat with the highest total wins; all seats are ranked by their total.
EAR-191 = Ties are broken by, in this order: more soil in the reserve, more cards in the hand, more growth pieces in the grid (pieces, not VP), more sprouts in the grid, more cards in the compost.
EAR-192 = Seats still tied share the place.

EAR-chapter-21 = Solo: turns
EAR-193 = The solo game has one seat and the set-up of the mode (`standard` unless `advanced` is asked for); Gaia has no hand, no grid and no island; she has a deck of her 6 cards (shuffled, face down), a soil reserve, sprouts, growth columns, a face-down compost and a face-up scoring pile, all empty, and leaves.
EAR-194 = The player has the first turn; then turns of Gaia and of the player alternate.
EAR-195 = The player’s turn is an ordinary turn as active seat.
EAR-196 = When the player’s part of the player’s own turn is finished, Gaia receives her bonus for the chosen action, EAR-197 to EAR-200; of the levels (option `solo_level`, default `medium`), `hard` and `expert` differ from `beginner` and `medium` only where said.
EAR-197 = Gaia’s bonus for plant, at all levels: those of the player’s four cards that were not kept go face up to her scoring pile instead of the discard pile (already with the `keep`: nothing depends on the moment).
EAR-198 = Gaia’s bonus for compost: 2 cards (`hard`, `expert`: 5) from the deck to her compost, and 1 soil for each soil counted by EAR-201.
EAR-199 = Gaia’s bonus for water: 1 sprout for each card with the color blue in the player’s area (`hard`, `expert`: 3 more).
EAR-200 = Gaia’s bonus for grow: 1 growth for each card counted by EAR-202 (`hard`, `expert`: 3 more).
EAR-201 = Soil counted for Gaia (red): the soil that the player received in this turn from the bonus and from abilities activated after it (red and multi, copies included); soil from events, from triggers and from conversions does not count, nor does soil declined.
EAR-202 = Cards counted for Gaia (yellow): the cards that the player drew in this turn from the bonus and from abilities activated after it (yellow and multi, copies included); cards from events and triggers do not count.
EAR-203 = For Gaia, cards with the color blue are counted in the player’s grid, on the island and on the climate, when she receives her part; a `multi` card is blue.
EAR-204 = Gaia’s part, in the player’s turn and in her own, is carried out by the engine; the only decision in it is `leaf` (EAR-213).

EAR-chapter-22 = Gaia’s turn
EAR-205 = Gaia’s turn reveals the top card of her deck; if the deck is empty after its first pass, its 6 cards are shuffled first and the second pass begins.
EAR-206 = With a colored Gaia card the player first takes the part of an other seat for that action (for compost, water and grow one of two bonuses; for plant up to 1 planting, then `+1 draw`) and activates; then Gaia receives the lower half of the card, EAR-207 to EAR-210, at all levels.
EAR-207 = `g362` (water): Gaia receives 7 sprouts and 1 for each card with the color blue in the player’s area.
EAR-208 = `g363` (grow): Gaia receives 7 growth and 1 for each card counted by EAR-202.
EAR-209 = `g364` (compost): Gaia receives 8 cards from the deck to her compost and 1 soil for each soil counted by EAR-201.
EAR-210 = `g365` (plant): Gaia receives 3 cards from the deck, face up, to her scoring pile.
EAR-211 = Gaia’s turn is a turn with the usual end-of-turn steps in which no seat is active: `active` abilities cannot be used, and `forbid` cards have no effect.
EAR-212 = With a gyre card, `g360` (upper) or `g361` (lower), the player has no part but a free point; Gaia places a leaf on the best free rank of one of the two upper (spaces 1, 2) or lower (spaces 3, 4) fauna goals on which she has none.
EAR-213 = At a gyre card the player decides, at a free point: `leaf f341a` names one of the two goals that has no leaf of Gaia’s, a choice in the first pass, forced in the second; her leaf is placed at once, before the player’s leaves of this turn, and this ends the player’s part.
EAR-214 = At level `beginner` a gyre card makes Gaia skip her next turn: after the player’s next turn the player has another turn; no card is revealed for a skipped turn.
EAR-215 = At level `expert`, with a gyre card, Gaia also receives, by the space of the goal that got the leaf: space 1: 8 soil; space 2: 2 cards from the deck to her scoring pile; space 3: 4 sprouts; space 4: 3 growth.
EAR-216 = At levels `medium` and `hard` gyre cards do nothing but place the leaf.
EAR-217 = The player’s leaves are placed at the end of every turn, also of Gaia’s turns; Gaia gets leaves on goals by gyre cards only and needs to meet no goal.
EAR-218 = Gaia and the player compete for the same ranks: the first leaf on a goal is worth 15 VP, the second 11.

EAR-chapter-23 = Gaia’s resources
EAR-219 = As soon as Gaia has 10 or more soil, she returns 10 and composts 5 cards from the deck; this repeats while she has 10 or more, and the rest stays.
EAR-220 = Gaia’s growth fills columns of height 5, 4, 3, 2, 1 in this order, then again from the first, without limit; a full column is worth 7, 6, 5, 4, 3 VP, the unfinished column 1 VP per piece; her sprouts are unlimited too.
EAR-221 = Cards that Gaia takes come from the common deck; when it is empty, the discard pile is shuffled and becomes the deck, and if both are empty the rest is lost (EAR-118).

EAR-chapter-24 = Solo: end and scores
EAR-222 = If the player’s grid holds 16 cards when the player’s part of a turn is finished, the solo game ends with this turn: Gaia still receives her bonus or the lower half of her card, and the player gets the 7 VP for the first full grid.
EAR-223 = If Gaia’s 12th card (the last of the second pass) has been resolved and the player’s grid is not full, the game ends with this turn and Gaia gets the 7 VP for the first full grid.
EAR-224 = If the player fills the grid in the turn of Gaia’s 12th card, the player gets the 7 VP for the first full grid.
EAR-225 = In the solo game the last chance (EAR-177) comes after Gaia’s part of the last turn.
EAR-226 = Gaia’s sheet: `base_vp`: the absolute base VP of each card of her scoring pile (negative ones count positive); `compost`, `sprouts`: 1 VP each; `growth`: her columns; `fauna`: her leaves and perhaps the 7 VP for the first full grid; all other categories are 0, and terrains and ecosystems score nothing for her.
EAR-227 = In the solo game `best` scores look at the player’s area only.
EAR-228 = The player wins with the higher total; on a tie the tie-breaks of EAR-191 are applied to Gaia’s soil, hand (0), growth pieces, sprouts and compost.

EAR-chapter-25 = Secret planting and turn limit
EAR-229 = With `secret_planting=on`, cards planted in a plant action are known only to their owner (in teams also to the partner) until every seat has ended its plantings; then all are revealed at once; other seats see that the space is taken.
EAR-230 = With `secret_planting=on`, no seat draws its cards for the plant action or activates before the reveal; black abilities and payments are carried out at once, and their visible results are public.
EAR-231 = Option `turn_limit` (50 to 1000, default 200), not a rule of the printed game: when that many turns have been played, the game ends with the round in progress, as in EAR-175 to EAR-178, even if no grid is full; nobody gets the 7 VP for the first full grid unless it was earned.
EAR-232 = A seat makes fewer than 2000 decisions in one turn (abilities, events, sprouts and hand are finite and none returns in the same turn; a generous count gives about 1300), so every game ends within 2000 × seats × (`turn_limit` + seats) decisions after the set-up; the solo game has at most 28 turns.

EAR-chapter-26 = Teams
EAR-233 = Seats 0 and 2 are one team, seats 1 and 3 the other; the turn order is 0, 1, 2, 3, so the teams alternate; at a table the members of a team sit side by side.
EAR-234 = In teams the set-up is that of the mode; starting cards, compost and soil go directly to the seat.
EAR-235 = Each team has one pool: whatever a seat receives during the game as soil, drawn cards, composted cards (`deck` and `hand` gains), sprouts or growth goes into the pool of its team instead of to the seat: bonuses, abilities, black abilities, events, triggers, conversions, the kept card of four, a picked card.
EAR-236 = Gains enter the pool in full without a question (sprouts and growth as a number, no placing); `part` works as usual; for a `hand` gain the seat chooses the cards of its own hand.
EAR-237 = In teams, pieces that a card directs to certain cards (`on each`, `split@around`) are placed at once by the seat in its own grid and never enter the pool.
EAR-238 = In teams, costs are paid from the seat’s own things, never from the pool; cards composted as a cost, and a replaced terrain, go to the seat’s own compost.
EAR-239 = At every free point a seat may take things out of the pool of its team, whichever of the two brought them: `claim soil n`, `claim compost n`, `claim draw e33` (one card to the hand), `claim sprout d5`, `claim growth d5` (one piece on an own flora with room).
EAR-240 = In teams, sprout and growth gains without `on each` or `split@around` always count as having an effect when it is asked whether an ability is usable (EAR-117), and `take sprout` and `take growth` are always legal.
EAR-241 = When something enters a pool, a seat of that team that has finished its part, or its last chance, is asked again (at an activation decision with an empty list, or at the last chance) so that it may claim; the turn ends when all seats have finished and no such question is open.
EAR-242 = What is left in a pool at the end of the turn is lost, before leaves are placed on goals: soil and pieces go to the supply, cards to the discard pile; pools are empty at the start of every turn.
EAR-243 = Things in a pool belong to nobody: they count for no goal and cannot be spent, planted or played.
EAR-244 = Members of a team may talk about everything; each sees the other’s hand and the cards in the team’s pool.
EAR-245 = In teams too, the seat itself makes all of its moves.
EAR-246 = In teams, fauna goals, ranks and the first full grid belong to single seats as usual.
EAR-247 = The team with the higher sum of its two totals wins; ties are broken by the team’s sums of soil, hand cards, growth pieces, sprouts and compost cards, in this order (EAR-191); then the teams share the win.

EAR-chapter-27 = What each seat may know
EAR-248 = A hand is known to its owner only (and to the partner in teams); its size is public.
EAR-249 = The contents and order of every compost are hidden from all seats, its owner included; the size is public.
EAR-250 = The deck and the discard pile are hidden from all; their sizes are public.
EAR-251 = Everything else is public, also to onlookers and also what each seat is deciding, except: the four cards of the plant action (the seat that drew them sees them, the others their number), cards looked at by `pick` (seen by that seat during the decision only), secretly planted cards before the reveal (EAR-229; the others see the space only), set-up choices before the reveal (the others see only whether they are made), the order of Gaia’s deck (the number of cards left in the pass is public), and cards in a team’s pool (both partners see them, the others their number).
EAR-252 = Log lines name a card only to those who may know it: “draws 2 cards”, “composts a card” to the others, the cards’ names to the owner.
EAR-253 = For a seat that imagines what it cannot see, the unknown cards are those of the deck, the discard pile, all composts (its own too), the hands of the others (in teams not the partner’s), the four cards from which another seat is choosing and the other team’s pool, in any distribution with the known sizes; besides, hidden choices of others, secretly planted cards and the order of Gaia’s deck are unknown.
EAR-254 = When the game is over all hands are shown.

EAR-chapter-28 = Notation
EAR-255 = A card id has at least two digits after the letter, a space id exactly one, so `e05` is always the card Cat Grass and `e5` always a space.
EAR-256 = These are all move texts: `island i285a`, `climate c295b`, `eco y305a` (set-up); `choose plant`, `choose compost`, `choose water`, `choose grow`; `plant e33 d5`, `replace e45 d5`, `pay`, `keep e33`; `take soil`, `take deck`, `take sprout`, `take draw`, `take growth`; `order board`, `order grid`; `use e33`, `use i286b`, `use c296a`, `copy e282 e33`, `skip`; `sprout d5`, `grow d5` (place a piece), `unsprout d5`, `ungrow d5` (pay a piece); `compost e33`, `pick e33`, `event e208`, `convert` (three `unsprout` follow), `part`, `amount 2`, `all`, `done`, `pass`; `leaf f341a` (Gaia); `claim soil 2`, `claim compost 1`, `claim draw e33`, `claim sprout d5`, `claim growth d5` (team pool); card and space ids in a move are always things that the seat can see.
EAR-257 = In a position text a cell of a grid is `.` (empty) or `eN`, followed, if there are pieces, by `+`, then `Ss` for S sprouts if any, then `Gg` for G growth pieces if any: `e33+2s3g`, `e33+2s`, `e33+3g`, `e33`; in the view of others `?` is a secretly planted card.
EAR-258 = In a position text `grid d1:g4` names the top left and bottom right space of the rectangle that follows, one line per row from the top, cells separated by one space; the rectangle is the bounding box of the cards, and `grid -` is an empty grid.
EAR-259 = In a position text `hand #5` gives only a number; `compost 16` gives a number, `compost e05 e09 e12` (bottom to top) the cards, in full saves only; likewise `deck e04 e08` (top first) and `discard e01 e02`.
EAR-260 = In a position text `fauna` lists the goals on spaces 1 to 4, each with the seats that hold ranks 1, 2 and so on, as in `f358a:1,2`; `G` is Gaia; `full` names the seat with the first full grid, or `-`; `leaves` in a seat block is the same information by seat, as in `f350b=15` (`full=7` for the full grid), and for scoring a real table it is enough alone.
EAR-261 = A position in the middle of a turn adds to the header `action=grow`, for example, and to each unfinished seat a line `doing` with its open decision and what is left of it, for example `doing place sprout 4`, `doing activate e10 e243 e174`, `doing plant 1`, `doing pay unsprout 2 for e174`.
EAR-262 = In the solo game a block such as `gaia level=medium pass=1` follows in the position text, with the lines `deck 4`, `card g363`, `soil 7`, `sprouts 12`, `growth 14`, `compost 20`, `pile e03 e208`, `leaves f341a=15`.
EAR-263 = In teams a line for each team follows the header of the position text, such as `pool 0 soil=3 sprout=2 growth=0 compost=1 draw=e33,e40` (team 0: seats 0 and 2; team 1: seats 1 and 3).
EAR-264 = A position with one or more seat blocks, without deck and turn, can be scored: the result is the score sheet of each seat, with `base_vp`, `events`, `compost`, `sprouts`, `growth`, `terrain`, `ecosystem_own`, `ecosystem_shared_1`, `ecosystem_shared_2`, `fauna` and their sum, `total`.
