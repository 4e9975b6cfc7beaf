### Evergreen: every rule in one line, in our own words.

EVG-chapter-1 = What the game is
EVG-1 = A game has one to four seats and no other number: one seat is the solo mode, two to four compete, and there are no teams.
EVG-2 = The only option is `sun`, the side where the sun stands in spring for everybody: `n` (default), `e`, `s` or `w`; any other option or value is refused.
EVG-3 = A game always ends after exactly 14 rounds; with the shipped tracks a seat makes at most 11 decisions per round (1 draft, up to 3 for the action, up to 7 for the power), so at most 154 per game, and four seats together at most 616.

EVG-chapter-2 = Components and data
EVG-4 = All game data stands in one file, and each table in it states its `status`: `published`, `derived` or `reconstruction`; the planet, the icons and the tracks are marked `reconstruction`.
EVG-5 = Planet, icons and tracks come from that file alone: whoever owns the printed game and corrects the file plays the corrected game without touching the code.
EVG-6 = A data file is refused, with the faulty table named, unless all of this holds: the map is a rectangle of 4 to 8 columns and 4 to 8 rows made of biome letters, `#` and `-`, with exactly four crevices and all six biomes, each in one piece; there are exactly 42 cards, one per pair of biome and power; each icon is 1 to 4 flowers, `skull` or `none`, and wild cards have `none`; all cards together show at least 5 flowers; each track starts at 0, has at least two further steps and never falls.
EVG-7 = The planet has six columns `a`–`f` and six rows `1`–`6`: 36 cells, of which 32 are spaces and four (`b2`, `e2`, `b5`, `e5`) are crevices.
EVG-8 = Every space lies in exactly one biome, a crevice in none; the biomes, in the order used everywhere, are snow (a1–c1, a2, c2), swamp (a3–c4), rock (a5, c5, a6–c6), flowers (d1–f1, d2, f2), wheat (d5, f5, d6–f6) and grassland (d3–f4).
EVG-9 = Two spaces are neighbours if they share a side; touching corners do not count, and a crevice is nobody’s neighbour (the shipped planet has 44 pairs of neighbours).
EVG-10 = All seats have the same planet.
EVG-11 = A space is empty or holds exactly one piece: sprout, small tree, big tree, bush or lake; a crevice never holds anything.
EVG-12 = The deck has 42 cards: for each of the six biomes and for wild, one card with each power, in the order `sprout`, `small_tree`, `big_tree`, `bush`, `lake`, `bud`; a card’s id joins biome and power, such as `snow-lake` or `wild-small_tree`.
EVG-13 = The icons, in the order of powers (a number = that many flowers, S = skull for aridity): snow 3 S 2 1 S 2; swamp S 2 1 S 2 3; rock 2 1 S 2 3 S; flowers 1 S 2 3 S 2; wheat S 2 3 S 2 1; grassland 2 3 S 2 1 S; wild cards show none.
EVG-14 = Each biome, and each power across the six biomes, has the icons 3, 2, 2, 1, skull, skull: in all 24 cards with 48 flowers (8 per biome), 12 skull cards and 6 wild cards without icon.
EVG-15 = Each seat has one track per power; the level is the place of the marker (0 to 3), the value is the number printed there: `sprout` 0, 2, 3, 4 uses; `small_tree`, `big_tree` and `bush` 0, 1, 2, 3 uses; `lake` 0, 1, 2, 2 uses; `bud` 0, 3, 5, 8 points.
EVG-16 = The seasons are spring with 5 rounds, summer with 4, autumn with 3 and winter with 2.
EVG-17 = Sprouts, small trees and big trees never run out.
EVG-18 = Bushes and lakes never run out either.

EVG-chapter-3 = Setup
EVG-19 = Every seat starts with an empty planet and all six power levels at 0.
EVG-20 = The game starts in spring, round 1 of 5, with the sun on the side named by the option `sun`.
EVG-21 = The first player is drawn by the seed, every participant being equally likely, and gets the first-player token; participants are all seats, in the solo mode seat 0 and the solo opponent `auto`.
EVG-22 = Turn order starts with the first player and goes up through the seat numbers; after the last seat comes seat 0.
EVG-23 = Once, at setup, the participants get 0, 1, 2 and 3 start points in turn order (category `start`).
EVG-24 = All 42 cards are shuffled into a face-down deck; the discard pile and the fertility zone are empty.
EVG-25 = Cards are then revealed from the top of the deck one by one, up to and including the card that brings the revealed flowers to 5 or more.
EVG-26 = The revealed cards with flowers go face up into the fertility zone, each onto the stack of its biome, in the order in which they appeared.
EVG-27 = The other revealed cards (skulls and wild cards) are shuffled back into the deck; a skull revealed here turns nothing face down.
EVG-28 = With the shipped data the fertility zone starts with 2 to 5 cards showing 5, 6 or 7 flowers, and the deck with 37 to 40 cards.

EVG-chapter-4 = Dealing the pool
EVG-29 = At the start of each round one card more than there are seats is drawn and laid out face up (three cards in the solo mode): this row is the pool.
EVG-30 = Cards are drawn one at a time and laid from left to right, with the deck on the left: the card drawn first is the leftmost and the closest to the deck; when a card leaves, the others keep their order.
EVG-31 = The moment the last card of the deck is drawn, the discard pile is shuffled and becomes the deck, even in the middle of a deal and even if that deal needs no further card.
EVG-32 = Only the discard pile is shuffled; cards in the fertility zone, in the pool and in front of participants stay where they are.
EVG-33 = With the shipped data the discard pile is never empty when the deck runs out; a game of one, two or three seats has exactly one reshuffle, a game of four exactly two.

EVG-chapter-5 = Draft
EVG-34 = In turn order each seat takes any one card from the pool (D1): exactly one move such as `draft snow-lake` is legal for each card lying there, and nobody may decline.
EVG-35 = A drafted card lies face up in front of its seat until the season ends.
EVG-36 = As soon as the first player has drafted, the first-player token goes onto the leftmost card still in the pool.
EVG-37 = Whoever drafts the card under the token takes the token too and is first player in the next round.
EVG-38 = If nobody drafts that card, the token returns to the first player of this round, who is first again.

EVG-chapter-6 = Clean-up
EVG-39 = After the last draft exactly one card is left in the pool, and its icon decides where it goes.
EVG-40 = Flowers: the card goes face up on top of the stack of its biome in the fertility zone.
EVG-41 = Skull: the card added last to the stack of that biome is turned face down, then the skull card goes face up on top.
EVG-42 = If the card added last is itself a skull, that skull is turned face down and no flowers are lost.
EVG-43 = If the stack of that biome is empty, the skull card starts it face up and nothing is turned.
EVG-44 = A card without icon simply joins the discard pile.
EVG-45 = The fertility of a biome is the number of flowers on the face-up cards of its stack; an empty stack gives 0.
EVG-46 = Cards never leave the fertility zone, and a card turned face down stays that way.

EVG-chapter-7 = Actions
EVG-47 = All seats play this phase at the same time, in any order, even in alternation; what a seat does depends on no other seat and changes no other planet, so every order leads to the same result.
EVG-48 = The card just drafted is the card of the round: its biome is the area of the action, its power is the power of this round.
EVG-49 = Each round a seat performs one action and may activate one power, in either order; each part is first open, then perhaps in progress, then over, and only one part can be in progress.
EVG-50 = A seat is finished when both parts are over; it then has no legal move, and nothing needs to be confirmed.
EVG-51 = Effect “plant”: a sprout goes onto an empty space, for example `plant c4`.
EVG-52 = Effect “grow”: a sprout becomes a small tree or a small tree becomes a big tree, one step at a time, for example `grow c4`.
EVG-53 = Nothing else changes a piece: no sprout becomes a big tree in one effect, big trees, bushes and lakes stay for good, and no piece is ever removed.
EVG-54 = No move may name a crevice.
EVG-55 = While nothing is in progress (D2) and the action is open, `plant` is legal on every empty space and `grow` on every sprout and small tree of the whole planet; that first effect opens the action.
EVG-56 = While nothing is in progress and the power is open, `power` is legal and activates it.
EVG-57 = `pass` is legal at D2 too: while the action is open it performs the action without any effect, and if only the power is open it declines the power; nothing else is legal at D2.
EVG-58 = If the whole planet allows no effect (no empty space, no sprout, no small tree), an open action is over by itself.
EVG-59 = A first effect outside the area is action D (one plant or one growth in any biome): the action is over at once.
EVG-60 = After a first effect inside the area the action is in progress (D3), and every further effect must lie inside the area too.
EVG-61 = Action A: after one or two plants and no growth, another `plant` is legal; there is no fourth.
EVG-62 = Action B: after one growth and no plant, another `grow` is legal; there is no third.
EVG-63 = The second growth of action B must be on another space than the first.
EVG-64 = Action C: after one plant only, one `grow` is legal, and after one growth only, one `plant`, and either completes the action; after two plants no growth is legal, after two growths no plant.
EVG-65 = In action C the growth must be on another space than the plant.
EVG-66 = With a wild card the area is the whole planet, and the effects of one action may lie in different biomes.
EVG-67 = While the action is in progress, `done` ends it and forfeits unused effects; besides `done` and the effects of actions A, B and C nothing is legal, in particular neither `power` nor `pass`.
EVG-68 = The action is over by itself as soon as none of its effects is legal any more.
EVG-69 = A seat performs exactly one action per round: it cannot finish while the action is open, and no second action follows.
EVG-70 = The log gives each finished action a letter: `-` without effect, `d` for an effect outside the area, otherwise `a` for plants only, `b` for growths only, `c` for both.

EVG-chapter-8 = Powers
EVG-71 = The power may be declined; its level then does not rise.
EVG-72 = Only the power of the card of the round can be activated, at most once per round.
EVG-73 = The power is used as a whole before or after the action: `power` is not legal while the action is in progress, and no effect of the action is legal while the power is in progress.
EVG-74 = Activating first moves the marker of that track one step to the right; on the last step it stays.
EVG-75 = Then the effect of the power may be used up to as many times as the value at the new level says.
EVG-76 = Each single use may be in any biome, whatever the biome of the card.
EVG-77 = The power may use spaces that the action has used this round, and the other way round.
EVG-78 = `sprout`: each use is `plant` on an empty space.
EVG-79 = `small_tree`: each use is `grow` on a sprout, never on a small tree.
EVG-80 = `big_tree`: each use is `grow` on a small tree, never on a sprout.
EVG-81 = `bush`: each use puts a bush on an empty space, for example `bush c4`.
EVG-82 = `lake`: each use puts a lake on an empty space, for example `lake c4`, and then comes the growth of that lake (D5).
EVG-83 = `bud`: the seat scores the value once as points (category `bud`); there is nothing to decide, and the power is over.
EVG-84 = While the power is in progress (D4), `done` ends it at any time, even before the first use; unused uses are lost, but the level stays raised.
EVG-85 = The power is over by itself as soon as no use is left or possible, even right after `power`; a lake that is still growing is finished first.

EVG-chapter-9 = Growth of a lake, and two facts about all decisions
EVG-86 = After a lake is placed (D5), `grow` is legal on each neighbour of this lake with a sprout or a small tree, in any biome.
EVG-87 = One lake grows at most two spaces, each of them once.
EVG-88 = At D5 `done` ends the growth of this lake only, and the power goes on; nothing else is legal, so the next lake has to wait.
EVG-89 = The growth of a lake ends by itself after two growths or when no neighbour can grow (any more).
EVG-90 = Two lakes of one activation each have their own growth, so the same space may grow once by each of them.
EVG-91 = At no decision do two legal moves name the same space.
EVG-92 = Every decision offers at least two legal moves.

EVG-chapter-10 = End of the round
EVG-93 = The round ends when every seat has finished its action and power.
EVG-94 = If each seat has as many cards in front of it as the season has rounds, the season ends; otherwise the next round starts with the first player whom the token decided.

EVG-chapter-11 = End of a season
EVG-95 = At the end of every season, winter included, each seat scores its planet as it stands, once each: first light, then forest.
EVG-96 = Light comes from the side of the sun: from `n` down each column, from `s` up each column, from `w` to the right along each row, from `e` to the left; each column or row is a line of its own, and trees in different lines never shade each other.
EVG-97 = A small tree casts a shadow on the 1 cell behind it, seen from the sun.
EVG-98 = A big tree casts a shadow on the 2 cells behind it.
EVG-99 = A tree is lit unless it stands in the shadow of a tree of its own size or bigger: a small tree is dark one cell behind any tree or two cells behind a big one; a big tree is dark one or two cells behind a big tree, and never because of a small one.
EVG-100 = A dark tree casts its shadow just like a lit one.
EVG-101 = Sprouts, bushes, lakes and empty spaces cast no shadow, score no light and do not stop a shadow.
EVG-102 = Crevices count as cells when the length of a shadow is measured.
EVG-103 = A lit small tree scores 1 point, a lit big tree 2 (categories `light_spring` to `light_winter`).
EVG-104 = A forest is a group of small trees, big trees and bushes connected through neighbouring spaces.
EVG-105 = Sprouts, lakes, empty spaces, crevices and touching corners do not connect.
EVG-106 = The biggest forest scores 1 point per piece, or 0 if there is none (categories `forest_spring` to `forest_winter`); other forests, even equally big ones, score nothing.
EVG-107 = At the change of season, which does not happen after winter, the next season begins with its round 1.
EVG-108 = At the change of season all cards in front of the participants go to the discard pile, before the next pool is dealt.
EVG-109 = At the change of season the sun moves on one side clockwise: `n` → `e` → `s` → `w` → `n`.
EVG-110 = Planets, levels, fertility zone, scores and first-player token stay as they are when the season changes.

EVG-chapter-12 = End of the game
EVG-111 = The game ends after light and forest of winter; the sun stays, no cards are discarded, and nobody has anything left to decide.
EVG-112 = In the final scoring each seat scores, for each of the six biomes, its fertility times the seat’s big trees there (categories `biome_snow` to `biome_grassland`).
EVG-113 = The total is the sum of all categories; the highest total wins.
EVG-114 = Tied seats are ranked by turn order, counted from whoever holds the first-player token after the last draft of the game; no rank is shared.
EVG-115 = Levels, bushes, lakes, sprouts, small trees and drafted cards score nothing at the end.

EVG-chapter-13 = Score sheet
EVG-116 = The score sheet has exactly 16 categories in this order: `start`, `bud`, `light_spring`, `light_summer`, `light_autumn`, `light_winter`, `forest_spring`, `forest_summer`, `forest_autumn`, `forest_winter`, `biome_snow`, `biome_swamp`, `biome_rock`, `biome_flowers`, `biome_wheat`, `biome_grassland`; each shows the points scored so far and 0 before that, and the six biome categories stay 0 until the game is over.

EVG-chapter-14 = Solo
EVG-117 = With one seat all rules hold except where this chapter differs: the human has seat 0; the solo opponent `auto` is no seat, has no planet, levels, points or rank, and makes no free choice.
EVG-118 = The pool has three cards.
EVG-119 = Seat 0 and `auto` draft like two players, whoever holds the token first; the draw of the first player and the start points hold too, so seat 0 starts with 0 points if it is first and with 1 if `auto` is.
EVG-120 = `auto` drafts by itself: right after the deal if it is first, otherwise right after the draft of seat 0.
EVG-121 = Priority 1: if a wild card is in the pool, `auto` takes it.
EVG-122 = Priority 2: without a wild card, `auto` takes the card with the most flowers.
EVG-123 = Priority 3: with neither wild cards nor flowers, `auto` takes the skull card whose biome has the lowest fertility at that moment.
EVG-124 = Among equal candidates `auto` takes the leftmost; it does the same should corrected data leave it only cards without icon.
EVG-125 = The token works as with two players: after a first draft by `auto` it lies on the leftmost card left; whoever takes that card, `auto` included, is first next round; if nobody does, the token returns to the first player of this round.
EVG-126 = The cards of `auto` lie face up and go to the discard pile at the change of season, like those of a seat.
EVG-127 = Nobody wins or loses a solo game; its result is the total and its title: Broccoli up to 120, Bonsai from 121, Olive Tree from 136, Holly from 151, Birch from 161, Pine from 171, Oak from 181, Baobab from 191, Legendary Sequoia from 201.

EVG-chapter-15 = What each seat may know
EVG-128 = Public for all seats and onlookers: planets, levels and scores; the pool with its order and the token; all drafted cards; the fertility zone with the order of each stack and the face-down cards; the discard pile; season, round, sun and first player; how many and which cards the deck holds, but not their order.
EVG-129 = Hidden from everybody are only the order of the deck and the results of shuffles to come; nothing is private, and seats and onlookers see the same.
EVG-130 = Something new is learned only when a pool is dealt; so, as far as hidden information goes, every move may be taken back except the one after which a pool was dealt: the last move of the action phase of any round but the last of the game.
EVG-131 = The draft of `auto` follows from public facts and reveals nothing.
EVG-132 = To imagine a state means to shuffle the deck anew with fresh randomness and to leave everything else as it is.

EVG-chapter-16 = Text notation
EVG-133 = Spaces are `a1` to `f6` (column letter from the left, row number from the top), sides `n`, `e`, `s`, `w`, seats `0` to `3`, the solo opponent `auto`, seasons `spring`, `summer`, `autumn`, `winter`.
EVG-134 = The only move texts are `draft` with a card (D1), `plant` with a space (D2, D3, D4 with `sprout`), `grow` with a space (D2, D3, D4 with `small_tree` or `big_tree`, D5), `power` (D2), `bush` with a space (D4 with `bush`), `lake` with a space (D4 with `lake`), `done` (D3, D4, D5) and `pass` (D2).
EVG-135 = A planet is written from top to bottom as six rows of six symbols (with a corrected map as many as it has), separated by single blanks: `.` empty, `s` sprout, `t` small tree, `T` big tree, `b` bush, `w` lake, `#` crevice, `-` outside the planet; a head line `a b c d e f` and row numbers are optional and skipped when read, and what is written reads back as the same planet.
EVG-136 = Reading a planet is refused, with row and column named, for a wrong number of rows or symbols, an unknown symbol, `#` off a crevice, anything but `#` on a crevice, `-` on the planet, or anything but `-` outside it.
EVG-137 = A `Planet` works without a game: `Planet.parse(text)` reads it; `light(side)` gives the points, `light_lines(side)` the points of each line (rows from the top for `w` and `e`, columns from the left for `n` and `s`), `forests()` the groups of spaces, `biggest_forest()` the size, `big_trees()` the number per biome; `str()` writes the rows without head line.
EVG-138 = A position is written as: season, round, sun, first player, first player of the next round (`next`, `-` until the draft is over) and phase (`draft`, `act` or `over`); the six stacks with their fertility, oldest card first, face-down cards in parentheses; the pool from the left, `*` after the card with the token; the sizes of deck and discard pile; in the solo mode a line `auto cards`; then for each seat score, levels, cards of this season, decision point (`D1` to `D4`, `D5` with the space of the lake, `-` if it owes nothing) and planet; `-` stands for nothing.
EVG-139 = For tests, puzzles and replays a game can be laid out: given are the number of seats, the first player, the cards of the fertility zone in order (instead of the reveal at setup) and the order of draws, also across a reshuffle; a card that is not in the deck when it is due is refused; instead of the zone the order of all 42 cards before the reveal may be given, and then only the shuffle after it is random.
