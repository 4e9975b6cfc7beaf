### Evergreen: names of things, what happens, what is asked, what is refused.

evergreen-name = Evergreen
evergreen-about = Plant a round world and let the light in.
evergreen-rebuilt = The planet, the icons of the cards and the tracks of the powers are reconstructed; the printed ones may differ.
evergreen-option-sun = The sun starts in the
evergreen-value-sun-n = north
evergreen-value-sun-e = east
evergreen-value-sun-s = south
evergreen-value-sun-w = west

## Things

evergreen-biome-snow = Snow
evergreen-biome-swamp = Swamp
evergreen-biome-rock = Rock
evergreen-biome-flowers = Flowers
evergreen-biome-wheat = Wheat
evergreen-biome-grassland = Grassland
evergreen-biome-wild = Wild

evergreen-power-sprout = Sprout
evergreen-power-small_tree = Small tree
evergreen-power-big_tree = Big tree
evergreen-power-bush = Bush
evergreen-power-lake = Lake
evergreen-power-bud = Bud

evergreen-piece-small_tree = a small tree
evergreen-piece-big_tree = a big tree

evergreen-season-spring = Spring
evergreen-season-summer = Summer
evergreen-season-autumn = Autumn
evergreen-season-winter = Winter

evergreen-side-n = north
evergreen-side-e = east
evergreen-side-s = south
evergreen-side-w = west

evergreen-phase-draft = Draft
evergreen-phase-act = Actions and powers
evergreen-phase-over = The game is over

evergreen-icon-skull = (skull)

evergreen-card-snow-sprout = { evergreen-biome-snow } · { evergreen-power-sprout }
evergreen-card-snow-small_tree = { evergreen-biome-snow } · { evergreen-power-small_tree }
evergreen-card-snow-big_tree = { evergreen-biome-snow } · { evergreen-power-big_tree }
evergreen-card-snow-bush = { evergreen-biome-snow } · { evergreen-power-bush }
evergreen-card-snow-lake = { evergreen-biome-snow } · { evergreen-power-lake }
evergreen-card-snow-bud = { evergreen-biome-snow } · { evergreen-power-bud }
evergreen-card-swamp-sprout = { evergreen-biome-swamp } · { evergreen-power-sprout }
evergreen-card-swamp-small_tree = { evergreen-biome-swamp } · { evergreen-power-small_tree }
evergreen-card-swamp-big_tree = { evergreen-biome-swamp } · { evergreen-power-big_tree }
evergreen-card-swamp-bush = { evergreen-biome-swamp } · { evergreen-power-bush }
evergreen-card-swamp-lake = { evergreen-biome-swamp } · { evergreen-power-lake }
evergreen-card-swamp-bud = { evergreen-biome-swamp } · { evergreen-power-bud }
evergreen-card-rock-sprout = { evergreen-biome-rock } · { evergreen-power-sprout }
evergreen-card-rock-small_tree = { evergreen-biome-rock } · { evergreen-power-small_tree }
evergreen-card-rock-big_tree = { evergreen-biome-rock } · { evergreen-power-big_tree }
evergreen-card-rock-bush = { evergreen-biome-rock } · { evergreen-power-bush }
evergreen-card-rock-lake = { evergreen-biome-rock } · { evergreen-power-lake }
evergreen-card-rock-bud = { evergreen-biome-rock } · { evergreen-power-bud }
evergreen-card-flowers-sprout = { evergreen-biome-flowers } · { evergreen-power-sprout }
evergreen-card-flowers-small_tree = { evergreen-biome-flowers } · { evergreen-power-small_tree }
evergreen-card-flowers-big_tree = { evergreen-biome-flowers } · { evergreen-power-big_tree }
evergreen-card-flowers-bush = { evergreen-biome-flowers } · { evergreen-power-bush }
evergreen-card-flowers-lake = { evergreen-biome-flowers } · { evergreen-power-lake }
evergreen-card-flowers-bud = { evergreen-biome-flowers } · { evergreen-power-bud }
evergreen-card-wheat-sprout = { evergreen-biome-wheat } · { evergreen-power-sprout }
evergreen-card-wheat-small_tree = { evergreen-biome-wheat } · { evergreen-power-small_tree }
evergreen-card-wheat-big_tree = { evergreen-biome-wheat } · { evergreen-power-big_tree }
evergreen-card-wheat-bush = { evergreen-biome-wheat } · { evergreen-power-bush }
evergreen-card-wheat-lake = { evergreen-biome-wheat } · { evergreen-power-lake }
evergreen-card-wheat-bud = { evergreen-biome-wheat } · { evergreen-power-bud }
evergreen-card-grassland-sprout = { evergreen-biome-grassland } · { evergreen-power-sprout }
evergreen-card-grassland-small_tree = { evergreen-biome-grassland } · { evergreen-power-small_tree }
evergreen-card-grassland-big_tree = { evergreen-biome-grassland } · { evergreen-power-big_tree }
evergreen-card-grassland-bush = { evergreen-biome-grassland } · { evergreen-power-bush }
evergreen-card-grassland-lake = { evergreen-biome-grassland } · { evergreen-power-lake }
evergreen-card-grassland-bud = { evergreen-biome-grassland } · { evergreen-power-bud }
evergreen-card-wild-sprout = { evergreen-biome-wild } · { evergreen-power-sprout }
evergreen-card-wild-small_tree = { evergreen-biome-wild } · { evergreen-power-small_tree }
evergreen-card-wild-big_tree = { evergreen-biome-wild } · { evergreen-power-big_tree }
evergreen-card-wild-bush = { evergreen-biome-wild } · { evergreen-power-bush }
evergreen-card-wild-lake = { evergreen-biome-wild } · { evergreen-power-lake }
evergreen-card-wild-bud = { evergreen-biome-wild } · { evergreen-power-bud }

evergreen-title-broccoli = Broccoli
evergreen-title-bonsai = Bonsai
evergreen-title-olive_tree = Olive Tree
evergreen-title-holly = Holly
evergreen-title-birch = Birch
evergreen-title-pine = Pine
evergreen-title-oak = Oak
evergreen-title-baobab = Baobab
evergreen-title-sequoia = Legendary Sequoia
evergreen-outcome-title = { $points } points. Your title: { $title }.

## The score sheet

evergreen-category-start = Start points
evergreen-category-before = Points so far
evergreen-category-bud = Buds
evergreen-category-light_spring = Light in spring
evergreen-category-light_summer = Light in summer
evergreen-category-light_autumn = Light in autumn
evergreen-category-light_winter = Light in winter
evergreen-category-forest_spring = Biggest forest in spring
evergreen-category-forest_summer = Biggest forest in summer
evergreen-category-forest_autumn = Biggest forest in autumn
evergreen-category-forest_winter = Biggest forest in winter
evergreen-category-biome_snow = Big trees in the snow
evergreen-category-biome_swamp = Big trees in the swamp
evergreen-category-biome_rock = Big trees on the rock
evergreen-category-biome_flowers = Big trees among the flowers
evergreen-category-biome_wheat = Big trees in the wheat
evergreen-category-biome_grassland = Big trees in the grassland

## The drawn table

evergreen-diagram-sun = sun in the { $side } { $arrow }
evergreen-diagram-zone = Fertility
evergreen-diagram-pool = Pool
evergreen-diagram-token = ← first-player token
evergreen-diagram-deck = Deck { $deck }, discard pile { $discard }
evergreen-diagram-auto = Solo opponent: { $cards }
evergreen-diagram-seat =
    { $points ->
        [one] { $seat } · { $points } point
       *[other] { $seat } · { $points } points
    }
evergreen-diagram-letters = On a planet: . empty, s sprout, t small tree, T big tree, b bush, w lake, # crevice. ★ is the first player.
evergreen-help =
    { evergreen-diagram-letters }
    In a round you take one card. Then you do one action in its biome (up to three sprouts, or up to two growths, or one of each; or a single one anywhere) and may use its power, before or after.
    The card that nobody takes changes its biome: ✿ makes it more fertile, a skull spoils what was added last (each spoilt card is marked ').
    After each season lit trees and your biggest forest score. At the end big trees score by the fertility of their biome.

## What is asked

evergreen-ask-D1 = Take a card. The one that nobody takes changes the fertility of its biome, unless it is wild.
evergreen-ask-D2_both = Your action ({ $biome }: { $spaces }) and your power ({ $power }, worth { $value } when used), in either order.
evergreen-ask-D2_action = Your action ({ $biome }: { $spaces }).
evergreen-ask-D2_power = Use your power ({ $power }, worth { $value } when used) or pass.
evergreen-ask-D3_both = The action goes on ({ $biome }): plant or grow, or finish.
evergreen-ask-D3_plant = The action goes on ({ $biome }): plant, or finish.
evergreen-ask-D3_grow = The action goes on ({ $biome }): grow, or finish.
evergreen-ask-D4_sprout = Your power: plant sprouts anywhere, { $uses } left.
evergreen-ask-D4_small_tree = Your power: grow sprouts into small trees, { $uses } left.
evergreen-ask-D4_big_tree = Your power: grow small trees into big trees, { $uses } left.
evergreen-ask-D4_bush = Your power: plant bushes on empty spaces, { $uses } left.
evergreen-ask-D4_lake = Your power: place lakes on empty spaces, { $uses } left.
evergreen-ask-D5 = The lake on { $space } lets its neighbours grow, { $uses } left.

## The same questions where moves are typed

evergreen-typed-D2_power = Use your power ({ $power }, worth { $value } when used) or pass.
evergreen-typed-D3_both = The action goes on ({ $biome }): plant or grow, or done.
evergreen-typed-D3_plant = The action goes on ({ $biome }): plant, or done.
evergreen-typed-D3_grow = The action goes on ({ $biome }): grow, or done.

## What happens

evergreen-event-dealt = { $season }, round { $round }. The pool: { $cards }.
evergreen-event-reshuffled = The deck was empty: the discard pile is shuffled into a new deck.
evergreen-event-dealt_more = The pool goes on: { $cards }.
evergreen-event-drafted = { $seat } takes { $card }.
evergreen-event-took_token = { $seat } takes the first-player token with it.
evergreen-event-auto_drafted = The solo opponent takes { $card }.
evergreen-event-auto_took_token = The solo opponent takes the first-player token with it.
evergreen-event-discarded = Nobody took { $card }; it is discarded.
evergreen-event-left_over = Nobody took { $card }; the fertility of { $biome } is now { $fertility }.
evergreen-event-planted = { $seat } plants a sprout on { $space }.
evergreen-event-grew = { $seat } grows { $piece } on { $space }.
evergreen-event-bushed = { $seat } plants a bush on { $space }.
evergreen-event-flooded = { $seat } places a lake on { $space }.
evergreen-event-activated = { $seat } uses the power { $power } at level { $level }, worth { $value }.
evergreen-event-declined = { $seat } declines the power { $power }.
evergreen-event-acted =
    { $letter ->
        [a] The action of { $seat } is over: sprouts.
        [b] The action of { $seat } is over: growths.
        [c] The action of { $seat } is over: a sprout and a growth.
        [d] The action of { $seat } is over: one effect outside the area.
       *[none] The action of { $seat } is over without an effect.
    }
evergreen-event-scored = { $seat }: { $category } +{ $points }.
evergreen-event-season = { $season } begins; the sun stands in the { $side }.
evergreen-event-finished = The game is over.

## The screen

evergreen-on-nothing = empty
evergreen-on-sprout = sprout
evergreen-on-small_tree = small tree
evergreen-on-big_tree = big tree
evergreen-on-bush = bush
evergreen-on-lake = lake

evergreen-screen-moment = { $season }, round { $round } of { $rounds }
evergreen-screen-planet = Your planet. The sun stands in the { $side }.
evergreen-screen-planet-other = The planet. The sun stands in the { $side }.
evergreen-screen-space = { $space }, { $biome }: { $on }
evergreen-screen-space-shaded = { $space }, { $biome }: { $on }, in shade
evergreen-screen-spoken = { $space }: { $move }
evergreen-screen-plant = plant a sprout
evergreen-screen-grow-small = grow to a small tree
evergreen-screen-grow-big = grow to a big tree
evergreen-screen-bush = plant a bush
evergreen-screen-lake = place a lake
evergreen-screen-ray-row = Light in row { $line }: { $points }
evergreen-screen-ray-column = Light in column { $line }: { $points }
evergreen-screen-ray-change = { $points }, now { $before }

evergreen-screen-fertility = Fertility: what each big tree earns at the end
evergreen-screen-fertility-tile =
    { $trees ->
        [0] { $biome }: { $fertility } for each big tree. You have none there.
        [one] { $biome }: { $fertility } for each big tree. Yours would earn { $points }.
       *[other] { $biome }: { $fertility } for each big tree. Your { $trees } would earn { $points }.
    }
evergreen-screen-fertility-coming = In the deck: { $flowers } flowers, { $skulls } skulls.
evergreen-screen-stayed = { $card } stayed behind
evergreen-screen-powers = Your powers
evergreen-screen-powers-other = Powers
evergreen-screen-power-level =
    { $level ->
        [0] { $power }: not used yet; worth { $next } the first time
       *[other] { $power }: level { $level }, worth { $value }
    }
evergreen-screen-power-left =
    { $uses ->
        [one] { $uses } left
       *[other] { $uses } left
    }
evergreen-screen-pool = Take one card
evergreen-screen-pool-wait = The cards of this round
evergreen-screen-first-next = goes first next
evergreen-screen-first-short = first
evergreen-screen-flowers = fertile { $flowers }
evergreen-screen-skull = dries out
evergreen-screen-no-icon = no mark
evergreen-screen-if-left-up = Left behind: { $before } → { $after }
evergreen-screen-if-left-same = Left behind: no change
evergreen-screen-if-left-wild = Plant and grow anywhere
evergreen-screen-this-round = Your card this round
evergreen-screen-card-other = Card this round
evergreen-screen-cards = Your cards this season
evergreen-screen-cards-other = Cards this season
evergreen-screen-auto = Solo opponent

evergreen-button-draft = Take { $card }
evergreen-button-plant = Plant { $space }
evergreen-button-grow = Grow { $space }
evergreen-button-bush = Bush on { $space }
evergreen-button-lake = Lake on { $space }
evergreen-button-power = Power: { $power } × { $value }
evergreen-button-power-bud = Count buds: { $value } points
evergreen-button-done = That’s enough
evergreen-button-pass-action = Skip the action
evergreen-button-pass-power = Leave the power

evergreen-effect-light = light
evergreen-effect-forest = forest
evergreen-effect-harvest = at the end
evergreen-effect-points = points

## Pictures beside the rules

evergreen-example-EVG-9 = b4 has three neighbours: b3, a4 and c4. The crevice below it is none.
evergreen-example-EVG-52 = One step at a time: sprout, small tree, big tree.
evergreen-example-EVG-86 = The new lake on c3 may grow two of the three: c2, b3, c4. A bush does not grow.
evergreen-example-EVG-97 = The sun stands in the west: each small tree darkens the one cell behind it.
evergreen-example-EVG-98 = A big tree darkens the two cells behind it.
evergreen-example-EVG-99 = Row 3: a small tree never darkens a big one. Rows 1, 4 and 6: behind a tree of the same size or bigger it is dark.
evergreen-example-EVG-100 = c3 stands in the dark, and yet d3 is dark behind it.
evergreen-example-EVG-101 = Neither a sprout nor a bush nor a lake stops a shadow: c3, c4 and c6 are dark.
evergreen-example-EVG-102 = The shadow of a2 is two cells long and falls over the crevice onto c2. That of a5 ends in the crevice.
evergreen-example-EVG-103 = From the east this planet brings 2, 1, 3, 1, 1 and 2: ten points of light.
evergreen-example-EVG-104 = Dotted roots join the biggest forest: nine pieces, nine points.
evergreen-example-EVG-105 = Nothing here hangs together but by a sprout, a lake, a crevice or a corner: every forest is a single piece.
evergreen-example-EVG-112 = Two big trees in the snow, one in the grassland, one in the swamp: with fertility 3, 2 and 0 they earn 6, 2 and 0.

## Moves that are refused

evergreen-no-move = “{ $text }” is not a move. Moves are draft, plant, grow, bush, lake (with a card or space), power, done, pass.
evergreen-no-seat = There is no seat { $seat }; the last one is { $last }.
evergreen-no-space = “{ $space }” is not a space of the planet.
evergreen-no-crevice = { $space } is a crevice: nothing is ever put there.
evergreen-no-card = “{ $card }” is not a biome card. Cards are called like snow-lake or wild-small_tree.
evergreen-game-over = The game is over.
evergreen-draft-first = First take a card from the pool (draft); “{ $move }” comes afterwards.
evergreen-not-your-draft = It is the turn of { $drafter } to take a card.
evergreen-not-in-pool = { $card } is not in the pool.
evergreen-draft-over = The draft of this round is over.
evergreen-seat-over = Action and power of this round are over; wait for the others.
evergreen-power-during-action = The power cannot be used in the middle of the action. End the action first (done).
evergreen-once-a-round = The power ({ $power }) is used at most once in a round.
evergreen-done-needs-progress = There is nothing to end: “done” ends an action, a power or the growth of a lake that is in progress.
evergreen-pass-during-action = The action is in progress; “done” ends it.
evergreen-pass-during-power = The power ({ $power }) is in progress; “done” ends what is going on.
evergreen-lake-waits = Finish the growth beside this lake first (grow or done), then place the next one.
evergreen-lake-grows-only = A lake has just been placed: grow its neighbours or end with “done”.
evergreen-lake-once = This lake has already let { $space } grow; each lake grows a space once.
evergreen-not-beside-lake = { $space } is not beside the new lake.
evergreen-cannot-grow = Nothing on { $space } can grow: only sprouts and small trees do.
evergreen-no-bush-power = { $card } does not give you bushes now.
evergreen-no-lake-power = { $card } does not give you lakes now.
evergreen-activate-first = Activate the power first (power): { $power }.
evergreen-not-empty = { $space } is not empty.
evergreen-only-sprouts = This power grows sprouts only, and there is none on { $space }.
evergreen-only-small-trees = This power grows small trees only, and there is none on { $space }.
evergreen-action-during-power = The power ({ $power }) is in progress. Use it or end it (done) before the action.
evergreen-action-over = The action of this round is over.
evergreen-outside-area = { $space } lies outside the biome of this action ({ $biome }).
evergreen-same-space = The action has already used { $space }; a growth must be on another space.
evergreen-no-growth-after-plants = After two sprouts the action can only plant a third.

## Laid-out games

evergreen-no-first = { $first } cannot be the first player; participants are 0 to { $last }.
evergreen-not-for-zone = { $card } cannot be in the fertility zone: it has no icon, or it is named twice.
evergreen-zone-too-large = A fertility zone of { $count } cards is too large to start with; { $most } are possible, or four seats would run out of cards.
evergreen-not-all-cards = The order of the deck must name each of the { $count } cards once.
evergreen-not-in-deck = { $card } cannot be drawn now: it is not in the deck.

## Positions

evergreen-planet-rows = A planet has { $expected } rows, not { $rows }.
evergreen-planet-columns = Row { $row } has { $count } symbols instead of { $expected }.
evergreen-planet-symbol = Row { $row }, column { $column } ({ $space }): “{ $symbol }” is not a symbol. Use . s t T b w, and # for a crevice.
evergreen-planet-crevice = Row { $row }, column { $column } ({ $space }) is a crevice: it must be #, not “{ $symbol }”.
evergreen-planet-outside = Row { $row }, column { $column } ({ $space }) is not part of the planet: it must be -, not “{ $symbol }”.
evergreen-planet-space = Row { $row }, column { $column } ({ $space }) is a space: it cannot be “{ $symbol }”.
evergreen-position-head = Line { $line }: a position starts with the season and the sun, for example “winter sun w”.
evergreen-position-line = Line { $line }: “{ $text }” is not a line of a position. Lines start with a season, zone, pool, deck, auto or seat; planets follow their seat.
evergreen-position-word = Line { $line }: “{ $word }” stands in a wrong place. Known here: { $known }.
evergreen-position-number = Line { $line }: “{ $name }” must be a whole number, not “{ $value }”.
evergreen-position-value = Line { $line }: “{ $name }” cannot be “{ $value }”. Allowed: { $allowed }.
evergreen-position-zone = Zone: “{ $text }” must be a biome and its fertility, for example “snow 3: snow-sprout” or “snow 3”.
evergreen-position-fertility = Zone: { $biome } is said to have fertility { $told }, but its cards show { $counted }.
evergreen-position-biome = Zone: { $card } does not belong on the stack of { $biome }.
evergreen-position-stacks = Zone: the cards of each stack are needed, not only its fertility ({ $fertility }).
evergreen-position-no-zone = In winter the fertility is needed: add a line such as “zone snow 3 | swamp 0 | rock 2 | flowers 1 | wheat 0 | grassland 0”.
evergreen-position-seats = A position has one to four seats, each with a line “seat 0 …” and its planet.
evergreen-position-seat-number = Line { $line }: seat { $number } is expected here.
evergreen-position-levels = Line { $line }: “levels” needs { $count } numbers that the tracks have.
evergreen-position-round = Line { $line }: the round must be written as 1/{ $rounds } to { $rounds }/{ $rounds } in { $season }.
evergreen-position-auto = A line “auto cards …” belongs to a position with one seat, and only there.
evergreen-position-auto-turn = The solo opponent drafts by itself: a position is written after its draft.
evergreen-position-token = The pool does not say where the first-player token is: mark the card under it with *, one card, as soon as somebody has drafted.
evergreen-position-token-taken = The first-player token is taken, and the position does not say by which of those who drafted. Write the position before that draft or after the last one.
evergreen-position-card = Line { $line }: “{ $card }” is not a biome card.
evergreen-position-twice = { $card } is in two places.
evergreen-position-hidden = Deck ({ $deck }) and discard pile ({ $discard }) must hold the { $hidden } cards that lie nowhere else, at least one of them in the deck.
evergreen-position-hands = The cards in front of the seats do not fit round { $round } and the turn order.
evergreen-position-pool = The pool cannot have this number of cards at this moment: { $count }.
evergreen-position-points = The decision points must be: { $expected }.
evergreen-position-between-turns = Only a position in which nothing is in progress says everything: each seat must be at D2 or “-”, and one at D2 at least.
evergreen-position-not-over = The game can be over only after the last round of winter.

## The data file

evergreen-data-toml = The data file cannot be read: { $reason }.
evergreen-data-missing = The data file has no table [{ $table }].
evergreen-data-status = Table [{ $table }]: the status “{ $status }” must be one of { $allowed }.
evergreen-data-flowers = Table [{ $table }]: the cards must show at least { $flowers } flowers in all.
evergreen-data-start = Table [{ $table }]: “points” needs four whole numbers and “flowers” one.
evergreen-data-letters = Table [{ $table }]: each of the six biomes needs one letter of its own.
evergreen-data-rows = Table [{ $table }]: “rows” must be a list of texts.
evergreen-data-rectangle = Table [{ $table }]: the map must be a rectangle of 4 to 8 columns and 4 to 8 rows.
evergreen-data-symbol = Table [{ $table }]: “{ $symbol }” is not a letter of a biome, # or -.
evergreen-data-crevices = Table [{ $table }]: the map must have four crevices, not { $count }.
evergreen-data-biome = Table [{ $table }]: the spaces of { $biome } must exist and hang together.
evergreen-data-cards = Table [{ $table }]: there must be { $count } cards, one for each biome (and wild) and power.
evergreen-data-wild = Table [{ $table }]: wild cards show no icon; write "none".
evergreen-data-icon = Table [{ $table }]: “{ $icon }” ({ $biome }) must be 1, 2, 3, 4, "skull" or "none".
evergreen-data-track = Table [{ $table }]: the track of { $power } must start with 0, have at least two steps after it and never fall.
evergreen-data-seasons = Table [{ $table }]: “rounds” needs a number for spring, summer, autumn and winter in this order, at least 1 each and { $rounds } in all at most.
evergreen-data-titles = Table [{ $table }]: titles need rising least totals, the first of them 0.

## Moves as people say them

evergreen-move-draft = Take { $card }
evergreen-move-plant = Plant a sprout on { $space }
evergreen-move-grow = Grow { $space }
evergreen-move-bush = Plant a bush on { $space }
evergreen-move-lake = Place a lake on { $space }
evergreen-move-power = Use the power
evergreen-move-done = That’s enough
evergreen-move-pass = Pass

## What is asked where the board is drawn

evergreen-drawn-D1 = Take a card: its ground says where you plant, its picture is your power. The one left over changes its biome.
evergreen-drawn-D2_both = Plant or grow ({ $biome }), and use your power ({ $power }): in either order.
evergreen-drawn-D2_action = Now your action: plant or grow ({ $biome }).
evergreen-drawn-D2_power = Your power is left: { $power }, worth { $value }. Use it or leave it.
evergreen-drawn-D3_both = Go on ({ $biome }): plant or grow once more, or stop here.
evergreen-drawn-D3_plant = Go on ({ $biome }): plant another sprout, or stop here.
evergreen-drawn-D3_grow = Go on ({ $biome }): let something else grow, or stop here.
