### Earth: what cards say, made from their notation, what happens, what is asked, what is refused. The names of the cards
### are in earth-names.ftl.

earth-name = Earth
earth-about = Grow an island of cards where every turn helps everyone.
earth-option-mode = Game
earth-value-mode-beginner = beginner
earth-value-mode-standard = standard
earth-value-mode-advanced = advanced
earth-option-teams = Teams of two
earth-option-solo_level = Alone, Gaia is
earth-value-solo_level-beginner = friendly
earth-value-solo_level-medium = medium
earth-value-solo_level-hard = hard
earth-value-solo_level-expert = merciless
earth-option-secret_planting = Plant in secret
earth-option-first_seat = First seat
earth-option-turn_limit = Ends at the latest after turn

## Sentences

earth-sentence = { $text }.
earth-and = { $first } and { $second }
earth-comma = { $first }, { $second }

earth-ability-green = green (plant): { $text }
earth-ability-red = red (compost): { $text }
earth-ability-blue = blue (water): { $text }
earth-ability-yellow = yellow (grow): { $text }
earth-ability-multi = multicolored (compost, water, grow): { $text }
earth-ability-black = black (once): { $text }
earth-ability-brown = brown (lasting): { $text }

earth-active = if you chose this action, { $text }
earth-paid = { $costs }; then { $gains }
earth-planted = for each { $thing } that you planted this turn, { $gains }
earth-around-sprout =
    { $count ->
        [one] place { $count } sprout on a flora around this card
       *[other] place up to { $count } sprouts in all on flora around this card
    }
earth-around-growth = place up to { $count } growth in all on flora around this card
earth-each-sprout-row = place 1 sprout on each { $thing } in this row
earth-each-sprout-column = place 1 sprout on each { $thing } in this column
earth-each-growth-row = place 1 growth on each { $thing } in this row
earth-each-growth-column = place 1 growth on each { $thing } in this column

earth-cost-soil = pay { $count } soil
earth-cost-sprout =
    { $count ->
        [one] remove { $count } sprout
       *[other] remove { $count } sprouts
    }
earth-cost-growth = remove { $count } growth
earth-cost-compost =
    { $count ->
        [one] discard { $count } card from your compost
       *[other] discard { $count } cards from your compost
    }
earth-cost-hand =
    { $count ->
        [one] compost { $count } card from your hand
       *[other] compost { $count } cards from your hand
    }

earth-gain-soil = gain { $count } soil
earth-gain-draw =
    { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards
    }
earth-gain-deck =
    { $count ->
        [one] compost { $count } card from the deck
       *[other] compost { $count } cards from the deck
    }
earth-gain-sprout =
    { $count ->
        [one] place { $count } sprout
       *[other] place up to { $count } sprouts
    }
earth-gain-growth =
    { $count ->
        [one] place { $count } growth
       *[other] place up to { $count } growth
    }
earth-gain-hand =
    { $count ->
        [one] compost up to { $count } card from your hand
       *[other] compost up to { $count } cards from your hand
    }
earth-gain-pick = look at the top { $count } cards of your compost and take up to one of them into your hand

earth-start =
    { $hand ->
        [0] at the start, draw { $draw } cards and gain { $soil } soil
       *[other] at the start, draw { $draw } cards, compost { $hand } of them and gain { $soil } soil
    }
earth-trigger = after each event that you play, { $gains }
earth-copy-red = use a red or multicolored ability of a card in your grid as if it were on this card
earth-copy-blue = use a blue or multicolored ability of a card in your grid as if it were on this card
earth-copy-yellow = use a yellow or multicolored ability of a card in your grid as if it were on this card
earth-wild = this flora counts as tree, herb, mushroom and bush
earth-pay-hand = you may pay for this card by composting cards from your hand, each for 1 soil
earth-pay-sprout = you may pay for this card by removing sprouts, each for 1 soil
earth-pay-growth = you may pay for this card by removing growth, each piece for 1 soil
earth-discount = each { $thing } costs you { $count } soil less
earth-forbid-red = you may not choose the compost action
earth-forbid-blue = you may not choose the water action
earth-forbid-yellow = you may not choose the grow action
earth-replace-red = when planting, a red card may take the place of this terrain for no soil; this terrain is composted; then { $gains }
earth-replace-blue = when planting, a blue card may take the place of this terrain for no soil; this terrain is composted; then { $gains }
earth-replace-yellow = when planting, a yellow card may take the place of this terrain for no soil; this terrain is composted; then { $gains }

earth-score =
    { $points ->
        [one] { $points } point for each { $thing }
       *[other] { $points } points for each { $thing }
    }
earth-score-per =
    { $points ->
        [one] { $points } point for every { $per } of this: { $thing }
       *[other] { $points } points for every { $per } of this: { $thing }
    }
earth-most = { $text }, at most { $most }
earth-table = points by number ({ $thing }): { $steps }
earth-step = { $count } → { $points }
earth-last-step = { $count } or more → { $points }
earth-goal = { $thing }: at least { $need }

## What is counted

earth-in-grid = { $thing } in your grid
earth-in-area = { $thing } in your area (grid, island and climate)
earth-in-row = { $thing } in this row
earth-in-column = { $thing } in this column
earth-in-ortho = { $thing } orthogonally adjacent to this card
earth-in-diag = { $thing } diagonally adjacent to this card
earth-in-path = { $thing } in the longest continuous line through this card
earth-in-diagpath = { $thing } in the longest continuous diagonal line of your grid
earth-in-best = { $thing } in the area of the one player who has the most

earth-count-empty = empty space orthogonally adjacent to this card, outside the grid too
earth-count-rows = full row of your grid
earth-count-columns = full column of your grid
earth-count-diagonals = full main diagonal of your grid
earth-count-rows-same = full row of your grid with one thing in common ({ $attribute })
earth-count-rows-different = full row of your grid with four different values ({ $attribute })
earth-count-columns-same = full column of your grid with one thing in common ({ $attribute })
earth-count-columns-different = full column of your grid with four different values ({ $attribute })
earth-count-sets = set of five different cards (red, blue, yellow, terrain and event)
earth-count-soil = soil in your reserve
earth-count-hand = card in your hand
earth-count-compost = card in your compost
earth-count-events = event that you have played
earth-count-sprouts = sprout in your grid
earth-count-growth = growth piece in your grid

earth-attribute-color = color
earth-attribute-type = type
earth-attribute-habitat = habitat
earth-attribute-vp = base points
earth-attribute-sprouts = number of sprouts
earth-attribute-growth = number of growth pieces

earth-thing-cards = card
earth-thing-flora = flora
earth-thing-tree = tree
earth-thing-herb = herb
earth-thing-mushroom = mushroom
earth-thing-bush = bush
earth-thing-terrain = terrain
earth-thing-sunny = sunny card
earth-thing-wet = wet card
earth-thing-rocky = rocky card
earth-thing-cold = cold card
earth-thing-green = green card
earth-thing-red = red card
earth-thing-blue = blue card
earth-thing-yellow = yellow card
earth-thing-multi = multicolored card
earth-thing-black = black card
earth-thing-brown = brown card
earth-thing-tag-geography = flora named after a place
earth-thing-tag-color = flora named after a color
earth-thing-tag-animal = flora named after an animal
earth-thing-odd = card with odd base points
earth-thing-even = card with even base points
earth-thing-aided = card with direction marks
earth-thing-sprouts-full = flora with all its sprout spaces filled
earth-thing-growth-full = completed flora
earth-thing-full = flora with all sprout spaces and its whole height filled
earth-thing-bare = flora without any piece
earth-thing-cost-most = { $what } that costs { $number } or less
earth-thing-cost-least = { $what } that costs { $number } or more
earth-thing-vp-most = { $what } with { $number } base points or fewer
earth-thing-vp-least = { $what } with { $number } base points or more
earth-thing-habitats-most = { $what } with { $number } habitats or fewer
earth-thing-habitats-least = { $what } with { $number } habitats or more
earth-thing-abilities-least = { $what } with { $number } abilities or more
earth-thing-sprouts-least = { $what } with { $number } sprouts or more
earth-thing-growth-least = { $what } with { $number } growth pieces or more
earth-thing-spaces-most = { $what } with { $number } sprout spaces or fewer
earth-thing-spaces-exactly = { $what } with exactly { $number } sprout spaces
earth-thing-height-most = { $what } of height { $number } or less
earth-thing-height-least = { $what } of height { $number } or more
earth-thing-canopy-most = { $what } with { $number } canopy points or fewer
earth-thing-canopy-least = { $what } with { $number } canopy points or more

## Gaia

earth-gaia-action-plant = you take the part of an other seat in the plant action; then Gaia receives { $gains }
earth-gaia-action-compost = you take the part of an other seat in the compost action; then Gaia receives { $gains }
earth-gaia-action-water = you take the part of an other seat in the water action; then Gaia receives { $gains }
earth-gaia-action-grow = you take the part of an other seat in the grow action; then Gaia receives { $gains }
earth-gaia-leaf-upper = Gaia places a leaf on one of the two upper goals; at level beginner she skips her next turn; at level expert she also receives { $left } for the left goal or { $right } for the right one
earth-gaia-leaf-lower = Gaia places a leaf on one of the two lower goals; at level beginner she skips her next turn; at level expert she also receives { $left } for the left goal or { $right } for the right one
earth-gaia-per = { $amount } for each { $thing }
earth-gaia-per-drawn = card that you drew by the action
earth-gaia-per-soil_gained = soil that you gained by the action
earth-gaia-soil = { $count } soil
earth-gaia-deck =
    { $count ->
        [one] { $count } card from the deck for her compost
       *[other] { $count } cards from the deck for her compost
    }
earth-gaia-pile =
    { $count ->
        [one] { $count } card from the deck for her scoring pile
       *[other] { $count } cards from the deck for her scoring pile
    }
earth-gaia-sprout =
    { $count ->
        [one] { $count } sprout
       *[other] { $count } sprouts
    }
earth-gaia-growth = { $count } growth

## The data files

earth-data-missing = The data file { $file } is missing.
earth-data-toml = { $file } cannot be read: { $reason }.
earth-data-count = { $file } has { $count } cards instead of { $needed }.
earth-data-id = { $file }, { $card }: this is not the id of such a card, or its line is not a text.
earth-data-twice = { $file }, { $card }: this id is there twice.
earth-data-part = { $file }, { $card }: “{ $text }” does not fit here; the head of the file tells the order of the parts.
earth-data-line = { $file }, { $card }: { $reason }
earth-data-notation = “{ $text }” is not in the effect notation, from character { $place } on.
earth-data-colors = { $file }, { $card }: two abilities belong to the same action.
earth-data-wild = { $file }, { $card }: a wild flora has “brown: wild”, and no other has it.
earth-data-event = { $file }, { $card }: an event has one black ability.
earth-data-island = { $file }, { $card }: an island has its start, and one other ability.

## Things

earth-action-plant = plant
earth-action-compost = compost
earth-action-water = water
earth-action-grow = grow
earth-habitat-sunny = sunny
earth-habitat-wet = wet
earth-habitat-rocky = rocky
earth-habitat-cold = cold
earth-type-wild = wild flora
earth-level-beginner = beginner
earth-level-medium = medium
earth-level-hard = hard
earth-level-expert = expert
earth-card-bonus = the action
earth-card-conversion = the conversion

## The score sheet

earth-category-base_vp = Cards (base points)
earth-category-events = Events
earth-category-compost = Compost
earth-category-sprouts = Sprouts
earth-category-growth = Growth
earth-category-terrain = Terrains
earth-category-ecosystem_own = Own ecosystem
earth-category-ecosystem_shared_1 = Shared ecosystem 1
earth-category-ecosystem_shared_2 = Shared ecosystem 2
earth-category-fauna = Fauna
earth-category-gaia_base_vp = Gaia: scoring pile
earth-category-gaia_compost = Gaia: compost
earth-category-gaia_sprouts = Gaia: sprouts
earth-category-gaia_growth = Gaia: growth
earth-category-gaia_fauna = Gaia: fauna
earth-category-gaia_total = Gaia: total

earth-outcome-won = You have beaten Gaia, { $points } to { $gaia }.
earth-outcome-lost = Gaia wins, { $gaia } to { $points }.
earth-outcome-drawn = A draw with Gaia, { $points } all.
earth-title-won = won
earth-title-lost = lost
earth-title-drawn = drawn
earth-measure-gaia = Gaia’s points

## Options that do not go together

earth-setup-teams = Teams are two against two: teams=on needs 4 seats, not { $seats }.
earth-setup-beginner = The solo game has no beginner mode; choose standard or advanced. How strong Gaia is, solo_level says.
earth-setup-secret = Secret planting needs somebody to keep it from: it is not for 1 seat.
earth-setup-first = Seat { $first } cannot be the first; the last seat is { $last }.

## The drawn table

earth-headline-setup = Set-up
earth-headline-turn = Turn { $turn }
earth-headline-active = { $seat } is active
earth-headline-gaia = Gaia’s turn
earth-headline-piles = deck { $deck }, discard pile { $discard }
earth-headline-over = The game is over
earth-letter-green = G
earth-letter-red = R
earth-letter-blue = B
earth-letter-yellow = Y
earth-letter-multi = M
earth-letter-black = 1×
earth-letter-brown = ∞
earth-letter-sprout = s
earth-letter-growth = g
earth-holder-gaia = Gaia
earth-diagram-goals = Fauna: how far the seats are, and who has which rank
earth-diagram-counts = { $counts } of { $need }
earth-diagram-rank = { $holder }: { $points }
earth-diagram-full = First full grid: { $holder } ({ $points })
earth-diagram-shared = Shared ecosystems
earth-diagram-pool = Pool of team { $team }: soil { $soil }, sprouts { $sprouts }, growth { $growth }, compost { $compost }, cards { $cards }
earth-diagram-gaia = Gaia ({ $level }) · { $points } points · soil { $soil } · sprouts { $sprouts } · growth { $growth } · compost { $compost } · pile { $pile } · { $left } cards left in pass { $pass } of { $passes }
earth-diagram-seat =
    { $points ->
        [one] { $seat } · { $points } point · soil { $soil } · hand { $hand } · compost { $compost } · sprouts { $sprouts } · growth { $growth } · events { $events }
       *[other] { $seat } · { $points } points · soil { $soil } · hand { $hand } · compost { $compost } · sprouts { $sprouts } · growth { $growth } · events { $events }
    }
earth-diagram-events = Events played: { $cards }
earth-diagram-hand = Your hand ({ $count })
earth-diagram-four = Keep one of these ({ $count })
earth-diagram-looked = The top of your compost ({ $count })
earth-diagram-dealt = Dealt to you; one side of each kind is chosen
earth-diagram-abilities = Left to activate, in this order
earth-diagram-event = event, { $points } points
earth-diagram-cost = costs { $cost }
earth-diagram-price = costs { $price } instead of { $cost }
earth-diagram-vp = { $points } VP
earth-diagram-spaces =
    { $count ->
        [one] { $count } sprout space
       *[other] { $count } sprout spaces
    }
earth-diagram-height = height { $height }, canopy { $canopy } VP

earth-help =
    Build an island of 16 cards in a 4 × 4 grid. The active seat chooses an action (choose plant, compost, water or grow); all seats profit, the active one more, and then activate their abilities of its color: green for plant, red for compost, blue for water, yellow for grow, M (multicolored) for the last three.
    plant e33 d5 plants a hand card for its cost in soil on a space next to your cards, edge or corner. use e33 activates a card, in reading order, never backwards; all uses everything that costs nothing and needs no choice; skip passes over one; done ends your part.
    sprout d5 and grow d5 place a piece, all places the rest. A flora that has its full height gets its canopy (♣) and is worth the canopy points instead of its pieces.
    Between two effects you may play events (event e208), turn 3 sprouts into 2 soil (convert) or ask to take less than a whole gain (part).
    Points: base points of grid, island and climate, events, 1 for each composted card, sprout and growth piece, canopies, terrains, ecosystems, and fauna goals: who reaches one earlier gets more. The round in which a grid becomes full is the last one.
    In a cell 2/4s are sprouts on sprout spaces and 1/3g growth on height; 1× is a black ability (once), ∞ a brown one (lasting). ★ is the active seat, ◀ owes a decision.

## What is asked

earth-ask-island = Choose the side of your island.
earth-ask-climate = Choose the side of your climate.
earth-ask-ecosystem = Choose the side of your ecosystem.
earth-ask-start =
    { $count ->
        [one] Compost { $count } more card of your hand.
       *[other] Compost { $count } more cards of your hand.
    }
earth-ask-action = Turn { $turn }: which action do you choose?
earth-ask-plant =
    { $count ->
        [one] You may plant { $count } more card; you have { $soil } soil.
       *[other] You may plant { $count } more cards; you have { $soil } soil.
    }
earth-ask-second = You may play an event before you draw four cards, and convert sprouts to pay for it.
earth-ask-keep = Keep one of these cards: { $cards }.
earth-ask-bonus = The action is { $action }: which bonus do you take?
earth-ask-sprouts =
    { $count ->
        [one] Place { $count } sprout ({ $card }).
       *[other] Place up to { $count } sprouts ({ $card }).
    }
earth-ask-growth = Place up to { $count } growth ({ $card }).
earth-ask-sprouts_each = Place { $count } sprout on each card that is permitted ({ $card }).
earth-ask-growth_each = Place { $count } growth on each card that is permitted ({ $card }).
earth-ask-order = What do you activate first: island and climate, or the grid?
earth-ask-activate = Activate your abilities, or end your part.
earth-ask-last = The last chance: play events or convert sprouts, or finish.
earth-ask-leaf = On which goal does Gaia place her leaf?
earth-ask-pay_hand = { $card } on { $space } still costs { $count }: compost hand cards for 1 each, or pay the rest in soil.
earth-ask-pay_sprout = { $card } on { $space } still costs { $count }: remove sprouts for 1 each, or pay the rest in soil.
earth-ask-pay_growth = { $card } on { $space } still costs { $count }: remove growth for 1 each, or pay the rest in soil.
earth-ask-cost_sprout =
    { $count ->
        [one] Remove { $count } sprout ({ $card }).
       *[other] Remove { $count } sprouts ({ $card }).
    }
earth-ask-cost_growth = Remove { $count } growth ({ $card }).
earth-ask-cost_hand =
    { $count ->
        [one] Compost { $count } card of your hand as payment ({ $card }).
       *[other] Compost { $count } cards of your hand as payment ({ $card }).
    }
earth-ask-amount_draw = How many of { $count } cards do you draw ({ $card })?
earth-ask-amount_soil = How much of { $count } soil do you take ({ $card })?
earth-ask-amount_deck = How many of { $count } cards do you compost from the deck ({ $card })?
earth-ask-hand =
    { $count ->
        [one] You may compost { $count } card of your hand ({ $card }).
       *[other] You may compost up to { $count } cards of your hand ({ $card }).
    }
earth-ask-pick = Take one of these into your hand, or pass: { $cards }.

## The same questions where moves are typed

earth-typed-order = What do you activate first: island and climate (board), or the grid?
earth-typed-activate = Activate your abilities, or end your part (done).
earth-typed-last = The last chance: play events or convert sprouts, or say done.
earth-typed-pay_hand = { $card } on { $space } still costs { $count }: compost hand cards for 1 each, or pay the rest in soil (pay).
earth-typed-pay_sprout = { $card } on { $space } still costs { $count }: remove sprouts for 1 each, or pay the rest in soil (pay).
earth-typed-pay_growth = { $card } on { $space } still costs { $count }: remove growth for 1 each, or pay the rest in soil (pay).
earth-typed-pick = Take one of these into your hand, or pass: { $cards }.

## What happens

earth-event-chose_side = { $seat } has chosen.
earth-event-chose_side_card = { $seat } chooses { $card }.
earth-event-revealed = { $seat } has: { $cards }.
earth-event-drew =
    { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
earth-event-drew_cards = { $seat } draws { $cards }.
earth-event-composted = { $seat } composts a card.
earth-event-composted_cards = { $seat } composts { $cards }.
earth-event-turn = Turn { $turn }: { $seat } is active.
earth-event-action = { $seat } chooses the action { $action }.
earth-event-planted = { $seat } plants { $card } on { $space } for { $soil } soil.
earth-event-planted_secretly = { $seat } plants a card on { $space }, face down.
earth-event-replaced = { $seat } plants { $card } on { $space } in place of { $cards }.
earth-event-replaced_secretly = { $seat } replaces the card on { $space }, face down.
earth-event-revealed_plants = { $seat } has planted { $cards }.
earth-event-drew_four =
    { $count ->
        [one] { $seat } draws { $count } card to keep.
       *[other] { $seat } draws { $count } cards to keep one.
    }
earth-event-drew_four_cards = { $seat } draws { $cards } and keeps one.
earth-event-kept = { $seat } keeps a card.
earth-event-kept_cards = { $seat } keeps { $cards }.
earth-event-left =
    { $count ->
        [one] { $seat } discards the other card.
       *[other] { $seat } discards the other { $count } cards.
    }
earth-event-left_cards = { $seat } discards the others: { $cards }.
earth-event-soil = { $seat } receives { $count } soil.
earth-event-composted_deck =
    { $count ->
        [one] { $seat } composts { $count } card from the deck.
       *[other] { $seat } composts { $count } cards from the deck.
    }
earth-event-paid_soil = { $seat } pays { $count } soil.
earth-event-paid_compost =
    { $count ->
        [one] { $seat } discards { $count } card from the compost.
       *[other] { $seat } discards { $count } cards from the compost.
    }
earth-event-unsprouted = { $seat } removes a sprout from { $spaces }.
earth-event-ungrew = { $seat } removes growth from { $spaces }.
earth-event-sprouted = { $seat } places a sprout: { $spaces }.
earth-event-grew = { $seat } places growth: { $spaces }.
earth-event-used = { $seat } activates { $card }.
earth-event-copied = { $seat } uses { $card } as a copy of { $cards }.
earth-event-event = { $seat } plays the event { $card }.
earth-event-converts = { $seat } converts 3 sprouts.
earth-event-looked =
    { $count ->
        [one] { $seat } looks at the top card of the compost.
       *[other] { $seat } looks at the top { $count } cards of the compost.
    }
earth-event-looked_cards = { $seat } sees { $cards }.
earth-event-picked = { $seat } takes a card out of the compost.
earth-event-picked_cards = { $seat } takes { $cards } out of the compost.
earth-event-shuffled = The discard pile is shuffled: the deck has { $count } cards again.
earth-event-claimed_goal = { $seat } places a leaf on { $card }: { $points } points.
earth-event-full = { $seat } has the first full grid: { $points } points.
earth-event-last_chance = The last turn: everybody may play events and convert once more.
earth-event-finished = The game is over.

earth-event-gaia_turn = Turn { $turn }: Gaia’s turn.
earth-event-gaia_card = Gaia reveals { $card }.
earth-event-gaia_leaf = Gaia places a leaf on { $card }: { $points } points.
earth-event-gaia_soil = Gaia receives { $count } soil.
earth-event-gaia_sprout =
    { $count ->
        [one] Gaia receives { $count } sprout.
       *[other] Gaia receives { $count } sprouts.
    }
earth-event-gaia_growth = Gaia receives { $count } growth.
earth-event-gaia_deck =
    { $count ->
        [one] Gaia composts { $count } card.
       *[other] Gaia composts { $count } cards.
    }
earth-event-gaia_pile = To Gaia’s scoring pile: { $cards }.
earth-event-gaia_left = What { $seat } leaves goes to Gaia’s scoring pile: { $cards }.
earth-event-gaia_exchanged = Gaia exchanges { $count } soil for cards.
earth-event-gaia_full = The grid is not full: Gaia gets the { $points } points for it.

earth-event-pool_soil = { $seat } brings { $count } soil to the pool.
earth-event-pool_drew =
    { $count ->
        [one] { $seat } draws { $count } card for the pool.
       *[other] { $seat } draws { $count } cards for the pool.
    }
earth-event-pool_drew_cards = { $seat } draws for the pool: { $cards }.
earth-event-pool_compost =
    { $count ->
        [one] { $seat } brings { $count } card from the deck to the pool for a compost.
       *[other] { $seat } brings { $count } cards from the deck to the pool for a compost.
    }
earth-event-pool_composted = { $seat } brings a hand card to the pool for a compost.
earth-event-pool_composted_cards = { $seat } brings to the pool for a compost: { $cards }.
earth-event-pool_sprouts =
    { $count ->
        [one] { $seat } brings { $count } sprout to the pool.
       *[other] { $seat } brings { $count } sprouts to the pool.
    }
earth-event-pool_growth = { $seat } brings { $count } growth to the pool.
earth-event-pool_kept = { $seat } keeps a card for the pool.
earth-event-pool_kept_cards = { $seat } keeps for the pool: { $cards }.
earth-event-pool_picked = { $seat } takes a card out of the compost for the pool.
earth-event-pool_picked_cards = { $seat } takes out of the compost for the pool: { $cards }.
earth-event-pool_lost = What is left in the pool of team { $team } is lost.
earth-event-pool_left =
    { $count ->
        [one] { $count } card of it is discarded.
       *[other] { $count } cards of it are discarded.
    }
earth-event-pool_left_cards = Discarded from it: { $cards }.
earth-event-claimed_soil = { $seat } takes { $count } soil from the pool.
earth-event-claimed_compost =
    { $count ->
        [one] { $seat } takes { $count } card from the pool for the compost.
       *[other] { $seat } takes { $count } cards from the pool for the compost.
    }
earth-event-claimed = { $seat } takes a card from the pool.
earth-event-claimed_cards = { $seat } takes from the pool: { $cards }.
earth-event-claimed_sprout = { $seat } takes a sprout from the pool: { $space }.
earth-event-claimed_growth = { $seat } takes growth from the pool: { $space }.

## Moves that are refused

earth-no-move = “{ $text }” is not a move. Moves are choose, plant, replace, keep, take, order, use, copy, skip, sprout, grow, compost, event, convert, all, done, pass and some more; help tells what they do.
earth-no-seat = There is no seat { $seat }; the last one is { $last }.
earth-no-card = “{ $card }” is not a card that this move could name. Cards are named by their ids, such as e33 or i286b.
earth-no-space = “{ $space }” is not a space. Spaces are a1 to g7.
earth-game-over = The game is over.
earth-wait-for-reveal = You have ended your plantings; the others are still planting.
earth-has-decided = You have decided. Still to decide: { $deciders }.
earth-not-begun = No action is chosen yet. To decide: { $deciders }.
earth-part-finished = Your part of this turn is finished. Still to decide: { $deciders }.
earth-not-in-between = “{ $move }” is not possible in the middle of an effect: finish it first.
earth-soil-short = You have { $soil } soil; { $price } are left to pay.
earth-no-sprout = There is no sprout of yours on { $space }.
earth-no-growth = There is no growth of yours on { $space }.
earth-empty-space = There is no card of yours on { $space }.
earth-no-room = The card on { $space } has no room for this piece.
earth-not-permitted = This ability places no piece, or no second one, on { $space }.
earth-not-in-hand = { $card } is not in your hand.
earth-too-many-cards =
    { $count ->
        [one] You may compost { $count } more card, not the whole hand: name it.
       *[other] You may compost { $count } more cards, not the whole hand: name them.
    }
earth-too-much = There are { $count } to take: say amount 0 to amount { $count }.
earth-not-dealt = “{ $move }” is not to be chosen now: first the island, then the climate, then the ecosystem, from the cards dealt to you.
earth-not-drawn = { $card } is not one of the cards you drew.
earth-no-event = { $card } is not an event.
earth-cannot-pay = You cannot pay the whole cost of { $card }.
earth-few-sprouts = A conversion takes { $needed } sprouts; you have { $count }.
earth-no-part = There is no gain now of which you could take a part, or you have asked for it already.
earth-no-teams = Nobody claims anything here: there are no teams in this game.
earth-nothing-to-claim = “{ $move }”: the pool of your team does not have that, or you have no room for it.
earth-forbidden = A card in your grid forbids you to choose the action { $action }.
earth-no-plant = { $card } is an event: only flora and terrains are planted.
earth-grid-full = Your grid has { $count } cards: nothing more can be planted in it.
earth-taken-space = { $space } is taken.
earth-first-card = The first card is planted on d4, not on { $space }.
earth-apart = { $space } touches none of your cards.
earth-outside = With a card on { $space } your grid would be wider or higher than four.
earth-too-dear = { $card } costs { $price } soil; you have { $soil }.
earth-means-short = { $card } costs { $price }; soil and what else may pay for it make { $count }.
earth-not-replaceable = On { $space } lies no terrain of yours that can be replaced.
earth-wrong-color = { $card } has not the color that may take the place of { $card_2 }.
earth-no-room-at-all = You have no room for a piece: “take { $thing }” would do nothing.
earth-not-offered = The action { $action } does not offer “take { $thing }” to the other seats.
earth-no-leaf = Gaia’s card does not name { $card }, or she has a leaf there.
earth-nothing-usable = No ability that is left can be used.
earth-nothing-plain = The next ability that can be used has a cost or needs a choice: use it or skip it.
earth-not-for-you = { $card } can be used only by the seat that chose the action.
earth-passed-over = { $card } has been used or passed over in this turn.
earth-not-in-list = { $card } has no ability for you to activate now.
earth-no-copier = { $card } copies nothing.
earth-not-copied = { $card } cannot copy { $card_2 } now.
earth-say-what-to-copy = { $card } copies another card: say which, such as copy e282 e33.
earth-not-usable = { $card } cannot be used now: its cost cannot be paid, or it would bring nothing.
earth-now-sides = “{ $move }” is not possible now: choose a side of the cards dealt to you (island, climate, eco).
earth-now-start = “{ $move }” is not possible now: compost a card of your hand.
earth-now-action = “{ $move }” is not possible now: choose an action (choose plant, compost, water or grow).
earth-now-plant = “{ $move }” is not possible now: plant, replace, or say done.
earth-now-second = “{ $move }” is not possible now: play an event, or say done.
earth-now-keep = “{ $move }” is not possible now: keep one of the cards you drew.
earth-now-bonus = “{ $move }” is not possible now: take one of the two things, or pass.
earth-now-place = “{ $move }” is not possible now: place a piece, all of them, or say done.
earth-now-order = “{ $move }” is not possible now: say order board or order grid.
earth-now-activate = “{ $move }” is not possible now: use an ability, skip it, use all that need no choice, or say done.
earth-now-last = “{ $move }” is not possible now: play an event, convert, or say done.
earth-now-leaf = “{ $move }” is not possible now: say on which goal Gaia places her leaf.
earth-now-price = “{ $move }” is not possible now: the card you plant has to be paid.
earth-now-unsprout = “{ $move }” is not possible now: pay with a sprout (unsprout d4).
earth-now-ungrow = “{ $move }” is not possible now: pay with growth (ungrow d4).
earth-now-compost-cost = “{ $move }” is not possible now: pay with a card of your hand (compost e33).
earth-now-amount = “{ $move }” is not possible now: say how much you take (amount 1).
earth-now-compost = “{ $move }” is not possible now: compost a card of your hand, or say done.
earth-now-pick = “{ $move }” is not possible now: pick one of the cards you see, or pass.

## Positions

earth-position-seats = A position needs at least one block “seat 0 …”.
earth-position-seat = Line { $line }: “seat { $seat }” is expected here.
earth-position-once = Line { $line }: “{ $word }” can be there only once.
earth-position-line = Line { $line }: “{ $text }” is not a line that can be here. Possible are { $known }.
earth-position-number = Line { $line }: “{ $name }” must be a whole number from { $first } to { $last }, not “{ $value }”.
earth-position-word = Line { $line }: “{ $name }” must be one of { $allowed }, not “{ $value }”.
earth-position-pair = Line { $line }: “{ $text }” is not one of { $known }, with a value behind “=”, or is there twice.
earth-position-card = Line { $line }: there is no card { $card } that could be here.
earth-position-board = Line { $line }: “board” names an island, a climate and, except in the beginner mode, an ecosystem, for example “board i287a c295a y329a”.
earth-position-leaf = Line { $line }: “{ $leaf }” is not a goal with the points of a rank, such as f358a=8, nor full=7.
earth-position-grid = Line { $line }: “grid” names the first and the last space, for example “grid d1:g4”, or is “grid -”; the rows follow.
earth-position-span = Line { $line }: a grid spans at most { $span } rows and { $span } columns.
earth-position-row = Line { $line }: a row of this grid has { $columns } cells.
earth-position-cell = Line { $line }: “{ $cell }” is neither “.” nor a card with its pieces, such as e33+2s1g.
earth-position-pieces = Line { $line }: { $card } cannot hold the pieces of “{ $cell }”.
earth-position-head = Line { $line }: a position starts with “game” and what was chosen, for example “game mode=standard seats=2 first=0 active=0 turn=1”.
earth-position-blocks = Line { $line }: there must be { $seats } blocks “seat …”, not { $count }.
earth-position-teams = Line { $line }: teams=on needs { $seats } seats.
earth-position-fauna = Line { $line }: “fauna” names { $count } different goals, each with the seats that hold its ranks, such as f358a:1,0.
earth-position-pools = Line { $line }: teams have two lines, “pool 0 …” and “pool 1 …”.
earth-position-gaia = Line { $line }: a block “gaia …” belongs to the solo game, and only there.
earth-position-planted = Line { $line }: “{ $text }” is not a card and its space, such as e33@d5.
earth-position-doing = Line { $line }: “{ $text }” is nothing that a seat can be doing.
earth-position-list = Line { $line }: { $card } has no ability that could be left to activate.
earth-position-order = Line { $line }: the abilities must stand in the order in which they are activated.
earth-position-leaves = Line { $line }: the leaves of { $seat } do not agree with the line “fauna”: { $right }.
earth-position-unseen = There are not enough unseen cards for all that is unknown.
earth-position-cards = { $card } is there twice.
earth-position-part = Seat { $seat } could not decide anything.
earth-position-nobody = Nobody has anything to decide, or the game is over and somebody has (phase { $phase }).
earth-position-dealt = Seat { $seat }: the cards dealt to it are missing, or do not fit what it has chosen.
earth-position-boards = Seat { $seat } needs an island, a climate and, except in the beginner mode, an ecosystem.
earth-position-sides = An island, climate or ecosystem is there twice; both sides are one card.
earth-position-shared =
    { $count ->
        [0] The beginner mode has no shared ecosystems.
       *[other] There must be { $count } shared ecosystems.
    }
earth-position-loose = Seat { $seat }: a grid starts on d4, and its cards hang together.
earth-position-turn = Turn { $turn } does not fit the phase: the set-up is turn 0.
earth-position-active = In turn { $turn } seat { $seat } is active.
earth-position-gaia-card = Gaia’s card does not fit the turn: in her turn she has revealed one, and it names the action.
earth-position-phase = The phase { $phase } does not fit the action.
earth-position-secret = Seat { $seat }: secret cards lie in the grid, in a plant action with secret=on.
earth-position-plantings = Seat { $seat }: cards are planted in a plant action, two by the active seat and one by any other.
earth-position-point = Seat { $seat } cannot be at “{ $point }” in this turn.
earth-position-paying = Seat { $seat }: no card can be paid for { $space } now.
earth-position-effect = Seat { $seat }: the effect that is open does not fit what the seat has.

## Moves as people say them

earth-move-island = Island { $card }
earth-move-climate = Climate { $card }
earth-move-eco = Ecosystem { $card }
earth-move-keep = Keep { $card }
earth-move-use = Activate { $card }
earth-move-compost = Compost { $card }
earth-move-pick = Take { $card } into your hand
earth-move-event = Play the event { $card }
earth-move-leaf = Leaf on { $card }
earth-move-plant = Plant { $card } on { $space }
earth-move-replace = Replace { $space } with { $card }
earth-move-copy = { $card } copies { $card_2 }
earth-move-sprout = Sprout on { $space }
earth-move-grow = Growth on { $space }
earth-move-unsprout = Remove a sprout from { $space }
earth-move-ungrow = Remove growth from { $space }
earth-move-choose = Choose: { $action }
earth-move-take = Take { $gain }
earth-move-order = First { $part }
earth-move-amount = { $count }
earth-move-claim_soil = From the pool: soil ({ $count })
earth-move-claim_compost = From the pool: compost ({ $count })
earth-move-claim_draw = From the pool: { $card }
earth-move-claim_sprout = From the pool: sprout on { $space }
earth-move-claim_growth = From the pool: growth on { $space }
earth-move-pay = Pay the rest in soil
earth-move-skip = Skip
earth-move-convert = Convert 3 sprouts
earth-move-part = Take only a part
earth-move-all = Take all
earth-move-done = Done
earth-move-pass = Pass
