### Waldgärtner: names of things, what happens, what is asked, what is refused. Plants and partner groups have their
### names in the game's data files.

waldgaertner-name = Waldgärtner
waldgaertner-about = A forest garden through two years, south to north.
waldgaertner-rebuilt = The plants are Hain’s own cards, made from botanical facts; the printed ones differ.
waldgaertner-option-decks = Plants from
waldgaertner-value-decks-eu = Europe
waldgaertner-value-decks-na = North America
waldgaertner-option-planting = Planting
waldgaertner-value-planting-rows = by rows
waldgaertner-value-planting-shade = by shade
waldgaertner-option-uproot = Digging up
waldgaertner-option-frost = Frost

## Things

waldgaertner-origin-EU = Europe
waldgaertner-origin-NA = North America
waldgaertner-origin-AS = Asia

waldgaertner-size-climber = climber
waldgaertner-size-small_shrub = small shrub
waldgaertner-size-large_shrub = large shrub
waldgaertner-size-small_tree = small tree
waldgaertner-size-medium_tree = medium tree
waldgaertner-size-large_tree = large tree

waldgaertner-colour-white = white flowers
waldgaertner-colour-pink = pink flowers
waldgaertner-colour-yellow = yellow flowers
waldgaertner-colour-red = red flowers
waldgaertner-colour-violet = violet flowers

waldgaertner-sex-female = female
waldgaertner-sex-male = male

waldgaertner-phase-0 = winter
waldgaertner-phase-1 = pre-spring
waldgaertner-phase-2 = early spring
waldgaertner-phase-3 = full spring
waldgaertner-phase-4 = early summer
waldgaertner-phase-5 = high summer
waldgaertner-phase-6 = late summer
waldgaertner-phase-7 = early autumn
waldgaertner-phase-8 = full autumn
waldgaertner-phase-9 = late autumn

waldgaertner-stack-1 = region 1
waldgaertner-stack-2 = region 2
waldgaertner-stack-3 = region 3
waldgaertner-stack-4 = region 4
waldgaertner-stack-5 = region 5
waldgaertner-stack-6 = the market
waldgaertner-stack-market = the market

waldgaertner-bonus-open = bonus open
waldgaertner-bonus-due = bonus due
waldgaertner-bonus-used = bonus used

waldgaertner-headline-start = Draw a start card
waldgaertner-headline-frost = Frost damage
waldgaertner-headline-visit = Choose a region
waldgaertner-headline-share = Right of choice
waldgaertner-headline-play = Plant or sell
waldgaertner-headline-bonus = Four-colour bonus
waldgaertner-headline-search = Search
waldgaertner-headline-take = Take a card
waldgaertner-headline-final = The last cards
waldgaertner-headline-over = The game is over

## The score sheet

waldgaertner-category-small_shrubs = Small shrubs
waldgaertner-category-large_shrubs = Large shrubs
waldgaertner-category-small_trees = Small trees
waldgaertner-category-medium_trees = Medium trees
waldgaertner-category-large_trees = Large trees
waldgaertner-category-chips = Refinement chips
waldgaertner-category-unpollinated = Without a partner (does not count)
waldgaertner-category-coins = Coins

## The drawn table

waldgaertner-diagram-round = Round { $round } of { $last }
waldgaertner-diagram-region = Region { $region } · { $origin } · { $cards }
waldgaertner-diagram-market = Market · { $cards }
waldgaertner-diagram-contest = Laid open in region { $region }
waldgaertner-diagram-seat =
    { $points ->
        [one] { $seat } · { $points } point · coins: { $coins } · { $bonus }
       *[other] { $seat } · { $points } points · coins: { $coins } · { $bonus }
    }
waldgaertner-diagram-hand = hand: { $cards }
waldgaertner-diagram-own-hand = Your hand
waldgaertner-diagram-searched = The stack you search, from the top
waldgaertner-diagram-memo = You remember region { $region }, from the top
waldgaertner-diagram-taken = One of these went unseen to each of: { $seats }
waldgaertner-diagram-phases = flowers { $flowers }, ripe { $ripe }
waldgaertner-diagram-needs = needs { $group }
waldgaertner-diagram-feeds = feeds { $directions }
waldgaertner-direction-NE = NE
waldgaertner-direction-E = E
waldgaertner-direction-SE = SE
waldgaertner-direction-SW = SW
waldgaertner-direction-W = W
waldgaertner-direction-NW = NW
waldgaertner-diagram-value = value { $value }
waldgaertner-help =
    Twenty rounds: two years of ten phases. In each you secretly choose a region (visit 2), receive a card, and must plant or sell one of your two cards (plant feige 2a, sell feige). The highest value in the garden wins.
    Rows from the south: 1 small shrubs, 2 large shrubs, 3 small trees, 4 medium trees, 5 and 6 large trees; climbers stand in row 1 or 2. The last slot of a row is an extra one: only when the row is full, for as many coins as its number.
    A plant flowers (●) and is ripe in its phases: each cube brings a coin (that of a male none), two if a nitrogen fixer feeds the plant. A value in brackets counts only with a partner in the same garden; (plants) in brackets have none yet.
    If several choose one region, the richest may pick a card for a coin; equally rich visitors draw lots. For 3 coins you may search a whole stack or the market instead (visit 6). Four flower colours bring a free card of the market, once.
    +2 are chips (1 point each), ! is a covered plant, ★ the first in turn order, ◀ owes a decision, ✓ has decided. A card with ? is not public: the number is the region it came from.
    The cards are Hain’s own, made from botanical facts to fit the published counts: they are not the cards of the printed game, and no advice on what to eat.

## What is asked

waldgaertner-ask-start = From which region do you draw your start card?
waldgaertner-ask-frost = The frost ({ $roll }) hits { $card } on { $slot }: discard it to the market, or cover it until the end?
waldgaertner-ask-visit =
    { $coins ->
        [one] Which region do you visit? You have { $coins } coin; a search costs 3.
       *[other] Which region do you visit? You have { $coins } coins; a search costs 3.
    }
waldgaertner-ask-share = You have the right of choice in region { $region }: pick for 1 coin, or decline? { $cards }
waldgaertner-ask-play = Plant or sell one of your cards: { $cards }.
waldgaertner-ask-bonus = Four flower colours: take a card of the market for free, or pass.
waldgaertner-ask-search = Name the stack you search, for 3 coins.
waldgaertner-ask-search_tied = Others with as many coins search too: name a stack nobody else names, or wait.
waldgaertner-ask-take = Take one card from { $stack }.
waldgaertner-ask-final = The last winter: plant or sell { $cards }, or pass.
waldgaertner-ask-final_bonus = Plant or sell the card you have taken: { $cards }.

## The same questions where moves are typed

waldgaertner-typed-start = From which region do you draw your start card?
waldgaertner-typed-frost = The frost ({ $roll }) hits { $card } on { $slot }: discard it to the market, or cover it until the end?
waldgaertner-typed-visit =
    { $coins ->
        [one] Which region do you visit? You have { $coins } coin; a search (visit 6) costs 3.
       *[other] Which region do you visit? You have { $coins } coins; a search (visit 6) costs 3.
    }
waldgaertner-typed-share = You have the right of choice in region { $region }: pick for 1 coin, or decline? { $cards }
waldgaertner-typed-play = Plant or sell one of your cards: { $cards }.
waldgaertner-typed-bonus = Four flower colours: take a card of the market for free, or pass.
waldgaertner-typed-search = Name the stack you search, for 3 coins.
waldgaertner-typed-search_tied = Others with as many coins search too: name a stack nobody else names, or wait.
waldgaertner-typed-take = Take one card from { $stack }.
waldgaertner-typed-final = The last winter: plant or sell { $cards }, or pass.
waldgaertner-typed-final_bonus = Plant or sell the card you have taken: { $cards }.

## What happens

waldgaertner-event-chose = { $seat } has decided.
waldgaertner-event-drew = { $seat } draws a start card from region { $region }.
waldgaertner-event-drew_card = { $seat } draws a start card from region { $region }: { $card }.
waldgaertner-event-phase = Round { $round }: { $phase }.
waldgaertner-event-bloomed = In the garden of { $seat } these flower: { $cards }.
waldgaertner-event-harvested =
    { $coins ->
        [0] { $seat } takes the cubes from { $cards }, which bear no fruit.
        [one] { $seat } sells the fruit of { $cards } for { $coins } coin.
       *[other] { $seat } sells the fruit of { $cards } for { $coins } coins.
    }
waldgaertner-event-frost = Frost! The dice show { $roll }: it hits plant number { $roll } of every garden that has so many.
waldgaertner-event-covered = { $seat } covers { $card } on { $slot }.
waldgaertner-event-discarded = { $seat } discards { $card } from { $slot } to the market.
waldgaertner-event-refined = Refined with a chip: { $cards }.
waldgaertner-event-turned_up = Turned up: { $cards }.
waldgaertner-event-visited = { $seat } visits region { $region }.
waldgaertner-event-will_search = { $seat } wants to search.
waldgaertner-event-dug_up = { $seat } digs up { $card } from { $slot }.
waldgaertner-event-received = { $seat } receives { $card } from region { $region }.
waldgaertner-event-contested = Region { $region } is contested; laid open: { $cards }.
waldgaertner-event-picked = { $seat } pays 1 coin and picks { $card }.
waldgaertner-event-declined = { $seat } declines.
waldgaertner-event-lots = Drawn by lot in region { $region }: { $cards }.
waldgaertner-event-drew_lot = { $seat } draws one of them unseen.
waldgaertner-event-drew_lot_card = { $seat } draws { $card } unseen.
waldgaertner-event-received_last = { $seat } receives the last open card: { $card }.
waldgaertner-event-empty_handed = { $seat } gets no card.
waldgaertner-event-planted =
    { $coins ->
        [0] { $seat } plants { $card } on { $slot }.
        [one] { $seat } plants { $card } on { $slot } for { $coins } coin.
       *[other] { $seat } plants { $card } on { $slot } for { $coins } coins.
    }
waldgaertner-event-sold =
    { $coins ->
        [one] { $seat } sells { $card } for { $coins } coin.
       *[other] { $seat } sells { $card } for { $coins } coins.
    }
waldgaertner-event-kept = { $seat } passes.
waldgaertner-event-bonus_taken = Four flower colours: { $seat } takes { $card } from the market.
waldgaertner-event-bonus_passed = { $seat } gives up the four-colour bonus.
waldgaertner-event-searched = { $seat } pays 3 coins and searches region { $region }.
waldgaertner-event-searched_market = { $seat } pays 3 coins and searches the market.
waldgaertner-event-fetched = { $seat } takes { $card } from the market.
waldgaertner-event-took_unseen = { $seat } takes a card from region { $region } unseen.
waldgaertner-event-took_unseen_card = { $seat } takes { $card } from region { $region } unseen.
waldgaertner-event-lapsed = The search of { $seat } lapses.
waldgaertner-event-last_winter = The third winter: everybody may play the last card.
waldgaertner-event-finished = The game is over.

## Moves that are refused

waldgaertner-no-move = “{ $text }” is not a move. Moves are start, visit, uproot, pick, decline, plant, sell, take, search, wait, discard, cover, pass.
waldgaertner-no-seat = There is no seat { $seat }; the last one is { $last }.
waldgaertner-no-card = There is no card “{ $card }”. Cards are named by their ids, for example feige or apfel-boskoop.
waldgaertner-no-region = There is no region “{ $region }” in this game; the last one is { $last }.
waldgaertner-no-slot = “{ $slot }” is not a slot. Slots are 1a to 1f, 2a to 2e, 3a to 3d, 4a to 4c, 5a, 5b and 6a.
waldgaertner-game-over = The game is over.
waldgaertner-has-chosen = You have decided already ({ $move }); the others are still thinking.
waldgaertner-not-asked = You are not asked now. Still to decide: { $deciders }.
waldgaertner-empty-region = Region { $region } has no cards left.
waldgaertner-search-coins = A search costs { $price } coins; you have { $coins }.
waldgaertner-nothing-to-search = There is no card left to search for.
waldgaertner-no-uprooting = Plants are not dug up in this game (option uproot=off).
waldgaertner-empty-slot = Nothing stands on { $slot }.
waldgaertner-covered-slot = The plant on { $slot } is covered and stays until the end.
waldgaertner-not-open = { $card } does not lie open here.
waldgaertner-market-empty = The market is empty.
waldgaertner-nobody-to-wait-for = You search alone: name a stack.
waldgaertner-not-in-market = { $card } is not in the market.
waldgaertner-not-in-stack = { $card } is not in the stack you search.
waldgaertner-not-in-hand = { $card } is not in your hand.
waldgaertner-bonus-is-played = The card of the bonus must be planted or sold.
waldgaertner-climber-size = { $card } climbs: say small or large after the slot.
waldgaertner-no-climber-size = Only a climber under the shade rule is planted as small or large; { $card } is not.
waldgaertner-taken-slot = { $slot } is taken.
waldgaertner-only-large = 6a takes only a large tree; { $card } is none.
waldgaertner-wrong-row = { $card } does not belong in row { $row }.
waldgaertner-row-5-first = 6a can be planted only when 5a and 5b are taken.
waldgaertner-base-first = { $slot } is the extra slot of row { $row }: first fill the others of the row.
waldgaertner-extra-coins =
    { $price ->
        [one] { $slot } costs { $price } coin; you have { $coins }.
       *[other] { $slot } costs { $price } coins; you have { $coins }.
    }
waldgaertner-too-many = { $card } is one too many of its size: the base slots hold { $most } at most.
waldgaertner-shades = { $card } on { $slot } would shade a neighbour or stand in its shade.
waldgaertner-now-start = “{ $move }” is not possible now: draw a start card (start 1).
waldgaertner-now-frost = “{ $move }” is not possible now: discard or cover the plant that is hit.
waldgaertner-now-visit = “{ $move }” is not possible now: choose a region (visit 1), a search (visit 6) or, where that is played, a plant to dig up (uproot 2a).
waldgaertner-now-share = “{ $move }” is not possible now: pick one of the open cards, or decline.
waldgaertner-now-play = “{ $move }” is not possible now: plant or sell one of your cards.
waldgaertner-now-bonus = “{ $move }” is not possible now: take a card of the market, or pass.
waldgaertner-now-search = “{ $move }” is not possible now: name the stack you search (search 1, search market); in a tie you may also wait.
waldgaertner-now-take = “{ $move }” is not possible now: take a card of the stack you search.
waldgaertner-now-final = “{ $move }” is not possible now: plant or sell your last card, or pass.

## Positions

waldgaertner-position-head = Line { $line }: a position starts with “waldgaertner” and the options, for example “waldgaertner seats=2 decks=eu planting=rows uproot=off frost=off”.
waldgaertner-position-line = Line { $line }: “{ $text }” is not a line of a position. Lines start with { $known }, or are rows of a garden (“3: . feige .”) after their seat.
waldgaertner-position-number = Line { $line }: “{ $name }” must be a whole number from { $first } to { $last }, not “{ $value }”.
waldgaertner-position-word = Line { $line }: “{ $name }” must be one of { $allowed }, not “{ $value }”.
waldgaertner-position-once = Line { $line }: there can be only one line “{ $word }”.
waldgaertner-position-deck = Line { $line }: { $card } is in none of the decks of this game.
waldgaertner-position-twice = Line { $line }: { $card } is there twice.
waldgaertner-position-male = Line { $line }: { $card } is male and cannot carry chips.
waldgaertner-position-seats = There must be { $seats } lines “seat …”, each with its garden, not { $count }.
waldgaertner-position-seat = Line { $line }: expected is “seat { $number } coins 2 bonus open hand feige”.
waldgaertner-position-hand = The hand of seat { $seat } does not fit the step.
waldgaertner-position-cell = Line { $line }: “{ $cell }” is not a card with marks, such as feige+2*.
waldgaertner-position-origin = Line { $line }: { $card } is not of the origin of region { $region }.
waldgaertner-position-garden = Line { $line }: a garden has six rows, “6:” to “1:”, after the line of its seat.
waldgaertner-position-row =
    { $count ->
        [one] Line { $line }: row { $row } has { $count } slot.
       *[other] Line { $line }: row { $row } has { $count } slots.
    }
waldgaertner-position-climber = Line { $line }: { $card }: =s or =l is for climbers under the shade rule, and for all of them.
waldgaertner-position-round = There must be one line such as “round 4 step visit”.
waldgaertner-position-regions = There must be one line for every region, 1 to { $last }.
waldgaertner-position-region = Line { $line }: region { $region } is of origin { $deck } in this game.
waldgaertner-position-stack =
    { $count ->
        [one] Line { $line }: region { $region } has { $count } card: no more can be listed, and only an open one may have chips.
       *[other] Line { $line }: region { $region } has { $count } cards: no more can be listed, and only an open one may have chips.
    }
waldgaertner-position-size = Region { $region } cannot have { $count } cards: the memos do not fit.
waldgaertner-position-contest = Line { $line }: the open cards of region { $region } must be named and be of its origin.
waldgaertner-position-chosen = Seat { $seat } cannot have chosen “{ $move }”.
waldgaertner-position-unseen = There are not enough unseen cards for all that is unknown.
waldgaertner-position-slot = Seat { $seat }: { $card } cannot stand on { $slot }.
waldgaertner-position-cards = { $card } is there twice, or in a stack of another origin.
waldgaertner-position-covered = Seat { $seat }: at most one plant is covered, by the frost, from round 11 on.
waldgaertner-position-covered-cube = Seat { $seat }: a covered plant has no cube.
waldgaertner-position-extra = Seat { $seat }: { $slot } cannot be taken while slots before it are free.
waldgaertner-position-many = Seat { $seat }: { $count } plants of one size stand in base slots, where { $most } may.
waldgaertner-position-step = The step “{ $step }” does not belong in round { $round }.
waldgaertner-position-frost = A frost roll ({ $roll }) belongs in a game with frost=on, from round 11 on.
waldgaertner-position-top = Region { $region }: its top card must lie open in the step “visit” and face down in the step “start”, not so in “{ $step }”.
waldgaertner-position-short = Region { $region } has fewer cards than there are seats to draw start cards.
waldgaertner-position-pending = The lines contest, six and frozen do not fit each other or the step “{ $step }”.
waldgaertner-position-frozen = Seat { $seat }: its coins do not fit the line “frozen”.
waldgaertner-position-contests = A contest needs open cards, no more than visitors without one, and the visitors in the order of their seats; who declined is still unserved.
waldgaertner-position-bonuses = The line “bonuses” must name seats whose bonus is due, in turn order.
waldgaertner-position-searching = Seat { $seat }: “searching” belongs to the step “take” and to seats that chose 6, and names a stack with cards.
waldgaertner-position-searchers = Two seats cannot search one stack at once.
waldgaertner-position-lot = The lot { $cards } must be as many cards as seats, each seat holding one of them hidden.
waldgaertner-position-lots = The lots must stand in the order of their first cards.
waldgaertner-position-memo = The memo of seat { $seat } does not fit region { $region } and the cards taken from it.
waldgaertner-position-memos = The memos must stand in the order of their seats and regions, one for each.
waldgaertner-position-owes = In the step “{ $step }” these seats decide: { $seats }. Each must be in “owes” or “chosen”, and no other.

## The data files

waldgaertner-data-missing = The data file { $file } is missing.
waldgaertner-data-toml = { $file } cannot be read: { $reason }.
waldgaertner-data-group = { $file }, [{ $entry }]: a partner group has names and a kind, one of { $allowed }.
waldgaertner-data-groups = { $file }: there may be { $most } partner groups at most.
waldgaertner-data-names = { $file }, [{ $entry }]: names must be given for { $kinds }.
waldgaertner-data-origin = { $file }: { $entry } must be one of { $allowed }.
waldgaertner-data-id = { $file }, [{ $entry }]: an id is made of small letters, digits and hyphens.
waldgaertner-data-keys = { $file }, [{ $entry }]: an entry has names and card, and nothing else.
waldgaertner-data-card = { $file }, [{ $entry }]: “{ $text }” cannot be read. A card reads like “large tree 28 m, flowers 3, ripe 8, 5+4+5+5 = 19”.
waldgaertner-data-size = { $file }, [{ $entry }]: “{ $size }” is not one of { $allowed }.
waldgaertner-data-no-group = { $file }, [{ $entry }]: there is no partner group “{ $group }”.
waldgaertner-data-ratings = { $file }, [{ $entry }]: ratings go from 1 to { $highest }; a male has 0 in all.
waldgaertner-data-male = { $file }, [{ $entry }]: a male needs no partner.
waldgaertner-data-value = { $file }, [{ $entry }]: the value must be { $right }, not { $value }: the sum of the ratings, in brackets if the plant needs a partner.
waldgaertner-data-twice = { $file }, [{ $entry }]: “{ $name }” is there twice.
waldgaertner-data-count = { $file }: { $entry }: { $needed } are needed, not { $count }.
waldgaertner-data-partner = { $file }, [{ $entry }]: no other card of this origin belongs to “{ $group }”.

## Moves as people say them

waldgaertner-move-visit = Visit { $stack }
waldgaertner-move-visit_6 = Search a stack, for 3 coins
waldgaertner-move-start = Draw from { $stack }
waldgaertner-move-search = Search { $stack }
waldgaertner-move-search_market = Search the market
waldgaertner-move-pick = Pick { $card }
waldgaertner-move-sell = Sell { $card }
waldgaertner-move-take = Take { $card }
waldgaertner-move-plant = Plant { $card } on { $slot }
waldgaertner-move-plant_as = Plant { $card } on { $slot } { $how }
waldgaertner-move-uproot = Dig up { $slot }
waldgaertner-move-discard = Discard it
waldgaertner-move-cover = Cover it
waldgaertner-move-decline = Decline
waldgaertner-move-pass = Pass
waldgaertner-move-wait = Wait
