### The Glade: names of things, what happens, what is asked, what is refused.

glade-name = The Glade
glade-about = Lay sets of creature, fruit and leaf; race for the toadstools.
glade-rebuilt = The forest boards are reconstructed; the printed ones may differ.
glade-option-mode = Game
glade-value-mode-base = base game
glade-value-mode-matching = matching game
glade-option-layout = Board
glade-value-layout-seven = 7 × 7
glade-value-layout-eight = 8 × 8
glade-value-layout-nine = 9 × 9
glade-option-start = First seat
glade-option-boards = Board sides

## Things

glade-creature-h = hedgehog
glade-creature-m = mouse
glade-creature-s = squirrel
glade-creature-t = toad
glade-fruit-a = acorn
glade-fruit-b = blackberry
glade-fruit-h = hazelnut
glade-fruit-m = mushroom
glade-leaf-b = beech
glade-leaf-c = chestnut
glade-leaf-m = maple
glade-leaf-o = oak

glade-tile-hab = { glade-creature-h }–{ glade-fruit-a }–{ glade-leaf-b } (hab)
glade-tile-hac = { glade-creature-h }–{ glade-fruit-a }–{ glade-leaf-c } (hac)
glade-tile-ham = { glade-creature-h }–{ glade-fruit-a }–{ glade-leaf-m } (ham)
glade-tile-hao = { glade-creature-h }–{ glade-fruit-a }–{ glade-leaf-o } (hao)
glade-tile-hbb = { glade-creature-h }–{ glade-fruit-b }–{ glade-leaf-b } (hbb)
glade-tile-hbc = { glade-creature-h }–{ glade-fruit-b }–{ glade-leaf-c } (hbc)
glade-tile-hbm = { glade-creature-h }–{ glade-fruit-b }–{ glade-leaf-m } (hbm)
glade-tile-hbo = { glade-creature-h }–{ glade-fruit-b }–{ glade-leaf-o } (hbo)
glade-tile-hhb = { glade-creature-h }–{ glade-fruit-h }–{ glade-leaf-b } (hhb)
glade-tile-hhc = { glade-creature-h }–{ glade-fruit-h }–{ glade-leaf-c } (hhc)
glade-tile-hhm = { glade-creature-h }–{ glade-fruit-h }–{ glade-leaf-m } (hhm)
glade-tile-hho = { glade-creature-h }–{ glade-fruit-h }–{ glade-leaf-o } (hho)
glade-tile-hmb = { glade-creature-h }–{ glade-fruit-m }–{ glade-leaf-b } (hmb)
glade-tile-hmc = { glade-creature-h }–{ glade-fruit-m }–{ glade-leaf-c } (hmc)
glade-tile-hmm = { glade-creature-h }–{ glade-fruit-m }–{ glade-leaf-m } (hmm)
glade-tile-hmo = { glade-creature-h }–{ glade-fruit-m }–{ glade-leaf-o } (hmo)
glade-tile-mab = { glade-creature-m }–{ glade-fruit-a }–{ glade-leaf-b } (mab)
glade-tile-mac = { glade-creature-m }–{ glade-fruit-a }–{ glade-leaf-c } (mac)
glade-tile-mam = { glade-creature-m }–{ glade-fruit-a }–{ glade-leaf-m } (mam)
glade-tile-mao = { glade-creature-m }–{ glade-fruit-a }–{ glade-leaf-o } (mao)
glade-tile-mbb = { glade-creature-m }–{ glade-fruit-b }–{ glade-leaf-b } (mbb)
glade-tile-mbc = { glade-creature-m }–{ glade-fruit-b }–{ glade-leaf-c } (mbc)
glade-tile-mbm = { glade-creature-m }–{ glade-fruit-b }–{ glade-leaf-m } (mbm)
glade-tile-mbo = { glade-creature-m }–{ glade-fruit-b }–{ glade-leaf-o } (mbo)
glade-tile-mhb = { glade-creature-m }–{ glade-fruit-h }–{ glade-leaf-b } (mhb)
glade-tile-mhc = { glade-creature-m }–{ glade-fruit-h }–{ glade-leaf-c } (mhc)
glade-tile-mhm = { glade-creature-m }–{ glade-fruit-h }–{ glade-leaf-m } (mhm)
glade-tile-mho = { glade-creature-m }–{ glade-fruit-h }–{ glade-leaf-o } (mho)
glade-tile-mmb = { glade-creature-m }–{ glade-fruit-m }–{ glade-leaf-b } (mmb)
glade-tile-mmc = { glade-creature-m }–{ glade-fruit-m }–{ glade-leaf-c } (mmc)
glade-tile-mmm = { glade-creature-m }–{ glade-fruit-m }–{ glade-leaf-m } (mmm)
glade-tile-mmo = { glade-creature-m }–{ glade-fruit-m }–{ glade-leaf-o } (mmo)
glade-tile-sab = { glade-creature-s }–{ glade-fruit-a }–{ glade-leaf-b } (sab)
glade-tile-sac = { glade-creature-s }–{ glade-fruit-a }–{ glade-leaf-c } (sac)
glade-tile-sam = { glade-creature-s }–{ glade-fruit-a }–{ glade-leaf-m } (sam)
glade-tile-sao = { glade-creature-s }–{ glade-fruit-a }–{ glade-leaf-o } (sao)
glade-tile-sbb = { glade-creature-s }–{ glade-fruit-b }–{ glade-leaf-b } (sbb)
glade-tile-sbc = { glade-creature-s }–{ glade-fruit-b }–{ glade-leaf-c } (sbc)
glade-tile-sbm = { glade-creature-s }–{ glade-fruit-b }–{ glade-leaf-m } (sbm)
glade-tile-sbo = { glade-creature-s }–{ glade-fruit-b }–{ glade-leaf-o } (sbo)
glade-tile-shb = { glade-creature-s }–{ glade-fruit-h }–{ glade-leaf-b } (shb)
glade-tile-shc = { glade-creature-s }–{ glade-fruit-h }–{ glade-leaf-c } (shc)
glade-tile-shm = { glade-creature-s }–{ glade-fruit-h }–{ glade-leaf-m } (shm)
glade-tile-sho = { glade-creature-s }–{ glade-fruit-h }–{ glade-leaf-o } (sho)
glade-tile-smb = { glade-creature-s }–{ glade-fruit-m }–{ glade-leaf-b } (smb)
glade-tile-smc = { glade-creature-s }–{ glade-fruit-m }–{ glade-leaf-c } (smc)
glade-tile-smm = { glade-creature-s }–{ glade-fruit-m }–{ glade-leaf-m } (smm)
glade-tile-smo = { glade-creature-s }–{ glade-fruit-m }–{ glade-leaf-o } (smo)
glade-tile-tab = { glade-creature-t }–{ glade-fruit-a }–{ glade-leaf-b } (tab)
glade-tile-tac = { glade-creature-t }–{ glade-fruit-a }–{ glade-leaf-c } (tac)
glade-tile-tam = { glade-creature-t }–{ glade-fruit-a }–{ glade-leaf-m } (tam)
glade-tile-tao = { glade-creature-t }–{ glade-fruit-a }–{ glade-leaf-o } (tao)
glade-tile-tbb = { glade-creature-t }–{ glade-fruit-b }–{ glade-leaf-b } (tbb)
glade-tile-tbc = { glade-creature-t }–{ glade-fruit-b }–{ glade-leaf-c } (tbc)
glade-tile-tbm = { glade-creature-t }–{ glade-fruit-b }–{ glade-leaf-m } (tbm)
glade-tile-tbo = { glade-creature-t }–{ glade-fruit-b }–{ glade-leaf-o } (tbo)
glade-tile-thb = { glade-creature-t }–{ glade-fruit-h }–{ glade-leaf-b } (thb)
glade-tile-thc = { glade-creature-t }–{ glade-fruit-h }–{ glade-leaf-c } (thc)
glade-tile-thm = { glade-creature-t }–{ glade-fruit-h }–{ glade-leaf-m } (thm)
glade-tile-tho = { glade-creature-t }–{ glade-fruit-h }–{ glade-leaf-o } (tho)
glade-tile-tmb = { glade-creature-t }–{ glade-fruit-m }–{ glade-leaf-b } (tmb)
glade-tile-tmc = { glade-creature-t }–{ glade-fruit-m }–{ glade-leaf-c } (tmc)
glade-tile-tmm = { glade-creature-t }–{ glade-fruit-m }–{ glade-leaf-m } (tmm)
glade-tile-tmo = { glade-creature-t }–{ glade-fruit-m }–{ glade-leaf-o } (tmo)

glade-card-toadstool-y = yellow toadstool
glade-card-toadstool-b = blue toadstool
glade-card-toadstool-g = green toadstool
glade-card-toadstool-r = red toadstool

glade-headline-main = Main action
glade-headline-laying = Placing
glade-headline-claiming = Laying the claimed tile
glade-headline-resolving = Choosing the next set
glade-headline-flipping = Turning toadstools
glade-headline-extra = Extra action or end
glade-headline-bonus = Extra action
glade-headline-over = The game is over

## The score sheet

glade-category-glade = Toadstools on the glade
glade-category-taken = Toadstools held by others
glade-category-store = Toadstools in store
glade-category-enclosures = Toadstools on enclosed spaces
glade-category-doubles = Own doubles
glade-category-matches = Match counters
glade-category-match_enclosures = Enclosed match counters
glade-category-groups = Unconnected groups

glade-outcome-finished = Finished. Turns: { $turns }. Points: { $points }.
glade-outcome-unfinished = Not finished. Toadstools left on the edge: { $edge }. Turns: { $turns }. Points: { $points }.
glade-title-finished = finished
glade-title-unfinished = not finished
glade-measure-turns = Turns

## The drawn table

glade-diagram-bag = bag { $bag }
glade-diagram-turns = turn { $turns }
glade-diagram-ended = last round
glade-diagram-glade = Toadstools on the glade
glade-diagram-seat =
    { $points ->
        [one] { $seat } · { $points } point
       *[other] { $seat } · { $points } points
    }
glade-diagram-edge = edge { $edge } · store { $store } · rack { $rack }
glade-diagram-rack = Rack of { $seat }
glade-diagram-claimed = The claimed tile: { $tile }
glade-diagram-letters = A tile is three letters: creature (h hedgehog, m mouse, s squirrel, t toad), fruit (a acorn, b blackberry, h hazelnut, m mushroom), leaf (b beech, c chestnut, m maple, o oak).
glade-help =
    { glade-diagram-letters }
    Tiles that touch in a row or column must be a set: each attribute the same on all or different on all, and at least one the same on all. No set has more than four tiles.
    In your turn you place 1 to 4 tiles in one line (place hab d4, …, done), or claim a toadstool whose tile you hold (claim hab). A set of three sends a toadstool to the glade, a set of four brings one into your store; 2y is a double yellow one.
    An empty space with tiles on all four sides is enclosed: a toadstool or counter from your store on it (enclose c5 2y) gives an extra placement. End your turn with “end”.
    ★ is the start seat, ◀ the active one, [ ] the middle space where your first tile goes.

## What is asked

glade-ask-first = Your first tile goes on { $space }.
glade-ask-main = Place tiles in one line, or claim a toadstool whose tile you hold.
glade-ask-laying = Place the next tile in the same line, or finish.
glade-ask-claiming = Lay the claimed tile: { $tile }.
glade-ask-resolving = Several new sets: which one counts next?
glade-ask-flipping = Your edge is empty: choose a toadstool to turn to its double side, { $count } to go.
glade-ask-extra = Use an enclosed space for an extra action, or end your turn.
glade-ask-bonus = Your extra action: place tiles in one line.

## The same questions where moves are typed

glade-typed-main = Place tiles in one line, or claim a toadstool whose tile you hold.
glade-typed-laying = Place the next tile in the same line, or done.
glade-typed-extra = Use an enclosed space for an extra action, or end your turn.

## What happens

glade-event-placed = { $seat } places { $tile } on { $space }.
glade-event-matched = { $seat } matches the symbol on { $space } and takes the counter { $marker }.
glade-event-sprouted = A toadstool of { $seat } ({ $marker }) goes to the glade: { $tile }.
glade-event-returned = { $seat } gets a toadstool ({ $marker }) back into the store from { $tile }.
glade-event-removed = A blue toadstool ({ $marker }) leaves the game from { $tile }.
glade-event-fetched = { $seat } takes the toadstool { $marker } from { $tile } into the store.
glade-event-stored = { $seat } puts a toadstool ({ $marker }) from the edge into the store.
glade-event-flipped_glade = A toadstool of { $seat } is turned to its double side: on the glade, { $tile }.
glade-event-flipped_store = A toadstool of { $seat } is turned to its double side: in the store of { $owner }.
glade-event-flipped_enclosure = A toadstool of { $seat } is turned to its double side: on { $space } of the board of { $owner }.
glade-event-claimed = { $seat } claims the toadstool { $marker } with { $tile }.
glade-event-laid_claimed = { $seat } lays { $tile } on { $space } of the board of { $board }.
glade-event-enclosed = { $seat } puts { $marker } on the enclosed space { $space }: an extra action.
glade-event-drew = { $seat } ends the turn and draws ({ $count }).
glade-event-drew_tiles = { $seat } ends the turn and draws { $tiles }.
glade-event-passed = { $seat } can do nothing and passes.
glade-event-end_triggered = The end of the game is near: this round is the last.
glade-event-finished = The game is over.

## Set-up that is refused

glade-start = Seat { $start } cannot start; the seats are 0 to { $last }.
glade-boards = “{ $boards }” does not name as many different boards as there are seats ({ $seats }), from 1 to 4.

## Moves that are refused

glade-no-move = “{ $text }” is not a move. Moves are place, done, claim, at, resolve, flip, enclose, end, pass.
glade-no-seat = There is no seat { $seat }; the last one is { $last }.
glade-no-space = “{ $space }” is not a space of the forest board.
glade-no-tile = “{ $tile }” is not a tile. Tiles are three letters: creature, fruit, leaf, for example hab.
glade-game-over = The game is over.
glade-not-your-turn = It is the turn of { $active }.
glade-not-on-rack = { $tile } is not on your rack.
glade-centre-first = Your first tile must go on the middle space, { $space }.
glade-not-empty = { $space } is not empty.
glade-four-laid = One action places four tiles at most.
glade-not-in-line = { $space } does not continue the line of the tiles placed in this action.
glade-not-open = { $tile } does not fit on { $space }: its row and its column must be sets.
glade-no-toadstool = There is no toadstool to claim with { $tile }.
glade-no-claim-first = You cannot claim in your first turn.
glade-no-destination = { $tile } could not be laid anywhere, so it cannot claim.
glade-other-board = The claimed tile must be laid on the board of { $owner }.
glade-must-complete = { $tile } must complete a set of four; { $space } does not do that.
glade-enclose-later = An enclosed space is used after the main action or after an extra action.
glade-not-in-store = { $marker } is not in your store.
glade-not-enclosed = { $space } is not an empty space with tiles on all four sides.
glade-no-placement-follows = No tile of your rack could be placed afterwards, so there is no extra action.
glade-not-stuck = You may pass only if you can neither place nor claim.
glade-nothing-laid = Place a tile first; “done” comes afterwards.
glade-act-first = A turn has one main action: place or claim first.
glade-no-single-there = There is no single toadstool of yours to turn there.
glade-no-such-set = That is not one of the new sets.
glade-now-main = “{ $move }” is not possible now: place tiles or claim a toadstool.
glade-now-laying = “{ $move }” is not possible now: place another tile in the same line, or done.
glade-now-claiming = “{ $move }” is not possible now: lay the claimed tile first (at).
glade-now-resolving = “{ $move }” is not possible now: choose the set that counts next (resolve).
glade-now-flipping = “{ $move }” is not possible now: turn a toadstool (flip).
glade-now-extra = “{ $move }” is not possible now: use an enclosed space (enclose) or end the turn.
glade-now-bonus = “{ $move }” is not possible now: the extra action is a placement.

## Positions

glade-position-head = Line { $line }: a position starts with “glade”, the mode and the layout, for example “glade base eight”.
glade-position-line = Line { $line }: “{ $text }” is not a line of a position. Lines start with glade, start, toadstools, seat or pending; a forest follows its seat.
glade-position-word = Line { $line }: “{ $word }” stands in a wrong place. Known here: { $known }.
glade-position-number = Line { $line }: “{ $name }” must be a whole number from 0 to { $last }, not “{ $value }”.
glade-position-layout = There is no layout “{ $layout }”. There are: { $known }.
glade-position-seats = A position has one to four seats, each with a line “seat 0 …” and its forest.
glade-position-seat-number = Line { $line }: seat { $number } is expected here.
glade-position-board = Line { $line }: board { $board } does not fit the mode. Board 0 is the blank side of the base game, 1 to 4 are symbol sides.
glade-position-rows = Line { $line }: the forest of this seat needs { $size } rows of { $size } cells.
glade-position-cell = Line { $line }: “{ $cell }” cannot be on { $space } of this board.
glade-position-run = The tiles from { $first } to { $last } are not a set.
glade-position-not-enclosed = A marker on { $space } needs tiles on all four sides.
glade-position-marker = Line { $line }: “{ $marker }” is neither a toadstool (1y, 2b) nor a match counter (m-o, -ao, 4-o).
glade-position-glade = Toadstools: “{ $text }” must be a free glade space and a toadstool, for example hhc:1y.
glade-position-counter = The match counter { $marker } cannot be there: it exists once, and in the matching game only.
glade-position-colour = The toadstool { $marker } belongs to nobody at this table.
glade-position-toadstools = Line { $line }: seat { $seat } has { $count } toadstools in all instead of { $all }.
glade-position-blue = There are more than { $all } blue toadstools.
glade-position-phase = Line { $line }: “{ $phase }” is not a phase. There are: { $known }.
glade-position-end = Line { $line }: “end” must be yes or no, and yes if an edge is empty; not “{ $end }”.
glade-position-copies = { $tile } is there more than { $copies } times.
glade-position-unseen = “{ $name }” wants more tiles ({ $count }) than are unseen ({ $left }).
glade-position-pending = The line “pending” does not fit the phase { $phase }.
glade-position-laid = “laid { $spaces }” must name one to four spaces with tiles of the active seat.
glade-position-claimed = The claimed toadstool { $marker } must be in the store of the active seat.
glade-position-set = “{ $text }” is not a run of three or four with a tile just laid.
glade-position-no-move = In phase { $phase } the active seat would have no move.

## The data file

glade-data-toml = The data file cannot be read: { $reason }.
glade-data-missing = The data file has no table [{ $table }].
glade-data-status = Table [{ $table }]: the status must be one of { $allowed }.
glade-data-square = Table [{ $table }]: it needs { $boards } boards that are equal squares of 3 to 9 rows.
glade-data-cell = Table [{ $table }]: board { $board } has a cell that is neither plain (...) nor a symbol.
glade-data-symbols = Table [{ $table }]: board { $board } needs { $count } symbols, each of the four leaves once among them.
glade-data-twice = Table [{ $table }]: the symbol { $symbol } is there twice.
glade-data-centre = Table [{ $table }]: the middle space “{ $centre }” must lie inside the border and carry no symbol.

## Moves as people say them

glade-move-place = { $tile } on { $space }
glade-move-claim = Claim the toadstool with { $tile }
glade-move-at = Lay it on { $space } of { $owner }
glade-move-done = That’s all
glade-move-end = End the turn
glade-move-pass = Pass
glade-move-flip_glade = Turn the toadstool on { $tile }
glade-move-flip_store = Turn one in the store of { $owner }
glade-move-flip_enclosure = Turn the one on { $space } of { $owner }
glade-move-enclose = Put { $marker } on { $space }
glade-move-resolve = Count the set { $first } to { $last }
