### Earth: what cards say, made from their notation, and what is refused. The names of the cards are in earth-names.ftl.

earth-name = Earth

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

## Positions

earth-position-seats = A position needs at least one block “seat 0 …”.
earth-position-seat = Line { $line }: “seat { $seat }” is expected here.
earth-position-once = Line { $line }: a seat has only one line “{ $word }”.
earth-position-line = Line { $line }: “{ $text }” is not a line of a position. A block starts with “seat 0”; its lines are { $known }.
earth-position-number = Line { $line }: “{ $name }” must be a whole number from 0 to { $last }, not “{ $value }”.
earth-position-card = Line { $line }: there is no card { $card } that could be here.
earth-position-board = Line { $line }: “board” names an island, a climate and, except in the beginner mode, an ecosystem, for example “board i287a c295a y329a”.
earth-position-leaf = Line { $line }: “{ $leaf }” is not a goal with the points of a rank, such as f358a=8, nor full=7.
earth-position-grid = Line { $line }: “grid” names the first and the last space, for example “grid d1:g4”, or is “grid -”; the rows follow.
earth-position-span = Line { $line }: a grid spans at most { $span } rows and { $span } columns.
earth-position-row = Line { $line }: a row of this grid has { $columns } cells.
earth-position-cell = Line { $line }: “{ $cell }” is neither “.” nor a card with its pieces, such as e33+2s1g.
earth-position-pieces = Line { $line }: { $card } cannot hold the pieces of “{ $cell }”.
