### What the screen in the browser says.

screen-name = Hain
screen-loading = Loading the table …
screen-failed = This page could not be loaded. Is the server running? Your games are safe; try again in a moment.
screen-try-again = Try again
screen-try-now = Try now
screen-reload = Reload the page
screen-renewed = There is a new version of Hain. What you have chosen is kept.
screen-renewed-do = Reload
screen-broken = Something broke here.
screen-broken-why = What went wrong
screen-close = Close
screen-cancel = Cancel
screen-menu = Menu
screen-pages = Pages
screen-theme = Light or dark
screen-language = Language
screen-language-en = English
screen-language-de = Deutsch
screen-language-fr = français

## The start page

screen-hero = What shall we grow?
screen-hero-more = Four games about growing things. No sign-up: choose one and sit down.
screen-games = Games
screen-people = People
screen-length = Length
screen-minutes = { $minutes } min
screen-play-now = Play now
screen-with-bots =
    { $count ->
        [one] with { $count } bot
       *[other] with { $count } bots
    }
screen-options-of = { $game }: choose seats and options
screen-waiting = Your table is waiting
screen-continue = Continue
screen-your-tables = Your tables
screen-all-tables = Show all { $count }
screen-with = with { $names }
screen-alone = alone
screen-finished = Finished { $ago }
screen-unfinished = Unfinished, last move { $ago }
screen-stopped = Games that cannot go on
screen-stopped-more = Nothing of what was played is lost: the record has all of it.
screen-remove-of = Delete { $game } ({ $company })
screen-remove = Delete this game?
screen-remove-why = All of its moves go with it, and its links open nothing any more. This cannot be undone.
screen-remove-do = Delete
screen-remove-shared = Take this table off your list?
screen-remove-shared-why = The others keep it, and your seat stays yours: your link still opens it. When nobody has it on their list any more, it is deleted.
screen-remove-shared-do = Take it off
screen-others-turn-since = Others decide, since { $ago }
screen-ago-minutes =
    { $count ->
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
screen-ago-hours =
    { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
screen-ago-days =
    { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }
screen-friends = Sit down with friends
screen-friends-more = Open a table with open seats and send the links, or paste one you were given.
screen-join-field = Link to a table
screen-join = Join
screen-join-not = That is no link to a table. It looks like …/table/abc#invite-1.0.xyz.
screen-daily = The deal of the day
screen-daily-more = The same deal for everybody today; see how far you get.
screen-records = Records
screen-bring = Bring in a record
screen-bring-more = A game that was written down as a Hain record can be watched here, and played on.
screen-bring-file = From a file
screen-bring-text = Or as text
screen-bring-do = Open it

## A new table

screen-new-table = A table for { $game }
screen-who-plays = Who plays?
screen-chair = Seat { $number }
screen-chair-you = You
screen-chair-person = A person at this screen
screen-chair-open = Open seat
screen-chair-open-why = for whoever gets the link
screen-chair-add = Another seat
screen-chair-remove = Remove seat { $number }
screen-name-of = Name at seat { $number }
screen-person = Person { $number }
screen-guest = Guest
screen-hot-seat = Several people share this screen: it asks to be handed on whenever something must stay hidden.
screen-how = How?
screen-time-deal = Time and deal
screen-time = Time to think
screen-clock-none = as long as you like
screen-clock-move_60 = 1 minute for each decision
screen-clock-bank_600_10 = 10 minutes, +10 seconds each
screen-clock-bank_1800_20 = 30 minutes, +20 seconds each
screen-clock-move_86400 = 1 day for each decision
screen-clock-move_259200 = 3 days for each decision
screen-deal = Deal
screen-deal-new = a new one
screen-deal-daily = the one of the day
screen-deal-seed = by a number
screen-seed = Number
screen-more-options = More options
screen-open-table = Open the table
screen-value-on = yes
screen-value-off = no
screen-value-random = by lot

## Who sits there

screen-bot-name-0 = Moss
screen-bot-name-1 = Fern
screen-bot-name-2 = Clover
screen-bot-name-3 = Reed
screen-bot-name-4 = Hazel
screen-bot-name-5 = Rowan
screen-bot = bot, { $level }
screen-level-random = dice
screen-level-random-why = plays anything
screen-level-greedy = magpie
screen-level-greedy-why = takes what glitters
screen-level-sprout = sprout
screen-level-sprout-why = friendly, plays loosely
screen-level-sapling = sapling
screen-level-sapling-why = a fair opponent
screen-level-tree = tree
screen-level-tree-why = plays well
screen-level-sequoia = sequoia
screen-level-sequoia-why = all it can
screen-open-seat = open seat
screen-open-waits = Waiting for somebody
screen-open-chairs = There are open seats. Send a link to whoever shall sit there; you can begin already.
screen-open-others = There are still open seats. Whoever made the table invites people to them.
screen-invite = Invite
screen-invite-why = Whoever opens this link can sit down here; after that it opens nothing but the view of an onlooker. Send it to one person only.
screen-invite-to = Invite to seat { $number }
screen-invited = You are invited: a seat is free for you.
screen-taken = The seat of this invitation is taken. You are looking on.
screen-seats = At the table
screen-you = you
screen-your-turn = Your turn
screen-others-turn = Others decide
screen-thinks = is thinking
screen-decides = decides
screen-ready = ready
screen-away = away, a bot sits in
screen-resigned = gave up, a bot plays on
screen-board-of = Look at the board of { $name }
screen-time-left = Time left
screen-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

## Sitting down

screen-sit-title = A seat is free for { $game }
screen-sit-others = Already here: { $names }
screen-your-name = Your name
screen-sit = Sit down
screen-sit-look = Look at the table first
screen-hand-to = Hand the screen to { $name }
screen-hand-why = What the others hold stays hidden until then.
screen-hand-taken = I am { $name }

## What now

screen-now = What now
screen-title-turn = ● { $name }: your turn
screen-choose-tap = Tap a lit place to see what it brings.
screen-choose-list = Choose a move to see what it brings.
screen-choose-first = Choose a move
screen-waits = A moment, the table is busy.
screen-waits-for =
    { $count ->
        [one] { $names } decides. You can look around.
       *[other] { $names } decide. You can look around.
    }
screen-waits-for-somebody = Waiting for somebody to sit down. You can look around.
screen-onlooker = You are looking on.
screen-away-now = A bot plays for you until you return.
screen-return = I am back
screen-with-closing = These points count with “{ $move }”.
screen-reveals = Shows something hidden: it cannot be taken back.
screen-total = Total
screen-take-back = Take back
screen-stays-known = Something hidden has come to light since your last move, so it stays.
screen-asks-take-back = { $name } would like to take back the last move.
screen-asked-take-back = You have asked to take back your move. The others decide.
screen-pick-gone = “{ $move }” is not possible any more. { $what }
screen-declined = Your move stays: the others did not agree, or have played on.
screen-agree = Agree
screen-decline = Decline
screen-hint = Hint
screen-hint-thinks = Thinking …
screen-hinted = A strong bot would do this.
screen-hint-points = A strong bot would do this ({ $points }).
screen-moves =
    { $count ->
        [one] { $count } possible move
       *[other] { $count } possible moves
    }
screen-moves-search = Search the moves
screen-moves-more =
    { $count ->
        [one] and { $count } more: type to find it
       *[other] and { $count } more: type to find one
    }
screen-moves-none = No move has these words.
screen-drawing = The table drawn with letters

## What happened

screen-log = What happened
screen-known-deal = This deal may have been known beforehand: it is the deal of the day, or was typed in, shared, brought along or played on from another game.
screen-log-empty = Nothing yet.
screen-log-more = Show earlier
screen-news = Since your last move
screen-news-more =
    { $count ->
        [one] And { $count } more in the log.
       *[other] And { $count } more in the log.
    }
screen-news-seen = Seen
screen-event-taken_back = { $seat } takes a move back.
screen-event-took_back = { $seat } takes back: { $move }
screen-story-rules = The rules have been mended since; the game goes on by those of today.
screen-story-sit = { $seat } sits down.
screen-story-free = { $maker } frees the seat of { $seat }.
screen-story-leave = { $seat } leaves; a bot sits in.
screen-story-return = { $seat } is back.
screen-story-resign = { $seat } gives up; a bot plays on.
screen-story-flag = The time of { $seat } is up; a bot sits in.
screen-story-ask = { $seat } asks to take a move back.
screen-story-agree = { $seat } agrees.
screen-story-decline = { $seat } does not want that.
screen-score = Score so far
screen-score-log = Score and log
screen-so-far = So far
screen-chart = Points over the game: { $points }

## Menu and messages

screen-lost = The connection is lost; trying again.
screen-lost-safe = Nothing is lost: every move that was made is kept.
screen-unreached = The server cannot be reached just now. All that was played is safe; try again in a moment.
screen-closed-unreached = The table cannot be reached
screen-closed-unreached-safe = Nothing is lost: every move that was made is kept on the server.
screen-closed-unreached-do = Hain keeps trying. If it takes long, see whether your network and the server are up.
screen-closed-garbled = The table cannot be shown
screen-closed-garbled-safe = Nothing is lost: every move that was made is kept on the server.
screen-closed-garbled-do = This page did not understand what the server said. Perhaps Hain has just been renewed: try again, and the page is loaded anew.
screen-closed-renewed = There is a new version of Hain
screen-closed-renewed-safe = Nothing is lost: every move that was made is kept on the server, and so is what you have chosen here.
screen-closed-renewed-do = This page is of the version before and does not go on. Load it anew.
screen-closed-unknown = This table is not here
screen-closed-unknown-safe = Your other tables are not touched.
screen-closed-unknown-do = Perhaps the link is for another server. Ask whoever sent it, or begin a new table.
screen-closed-deleted = This table has been deleted
screen-closed-deleted-safe = Your other tables are not touched.
screen-closed-deleted-do = Nobody had it on their list any more. Begin a new table on the start page.
screen-closed-key = This link does not open the table
screen-closed-key-safe = Nothing has happened to the table: whoever sits there can play on.
screen-closed-key-do = Check whether the link was copied to its last letter, or ask whoever invited you for a new one.
screen-closed-no-key = The key is missing in this address
screen-closed-no-key-safe = Nothing has happened to the table: whoever sits there can play on.
screen-closed-no-key-do = The link of a seat is longer: it ends with # and a key. Open your seat from “Your tables” on the start page, or ask for the link again.
screen-closed-stopped = This game has come to a stop
screen-closed-stopped-safe = What was played is not lost: the record has all of its moves. Your other tables are not touched.
screen-closed-stopped-do = Save the record if you want to keep it, and begin a new table on the start page.
screen-closed-freed = Your seat was freed
screen-closed-freed-safe = No move had been made from it yet, so whoever made the table has let somebody else have it. The game goes on.
screen-closed-freed-do = You may look on. To play after all, ask for a new invitation.
screen-look-on = Look on
screen-rule = Rule { $rule }
screen-settings = Preferences
screen-pref-confirm = Show first, then do
screen-pref-confirm-why = A tap shows what a move brings; the green button makes it.
screen-pref-sound = Sound
screen-pref-sound-why = One soft tone when it is your turn.
screen-pref-text = Text table
screen-pref-text-why = The table in letters and a list of moves, for keyboard and screen reader.
screen-rename = Change
screen-say = Say something
screen-phrase-hello = Hello!
screen-phrase-good_luck = Good luck!
screen-phrase-well_played = Well played!
screen-phrase-thanks = Thank you!
screen-phrase-one_moment = One moment, please.
screen-phrase-back = I am back.
screen-phrase-good_game = That was a good game!
screen-links = Links
screen-link = Link
screen-link-own = My seat on another device
screen-link-own-why = This link is your seat: open it on another device, and keep it to yourself.
screen-link-onlooker = For onlookers
screen-link-onlooker-why = Whoever opens this link may look on and sees only what everybody may see.
screen-free = Free a seat
screen-free-of = Seat of { $name }
screen-free-why = { $name } has not moved yet. The seat becomes open again, the key to it opens nothing any more, and all at the table see that you did it.
screen-free-do = Free this seat
screen-share = Share a link
screen-share-system = Share …
screen-copy = Copy
screen-copied = Copied
screen-going = Leaving
screen-to-start = To the start page
screen-to-table = To the table
screen-leave = Leave the table
screen-leave-why = A bot sits in for you until you return. Your link brings you back to this seat.
screen-leave-do = Leave, a bot plays on
screen-stay = Stay
screen-resign = Give up for good

## The end

screen-over = The game is over
screen-you-win =
    { $points ->
        [one] You win with { $points } point.
       *[other] You win with { $points } points.
    }
screen-again = Play again
screen-turn-seats = Turn seats
screen-review = Review
screen-same-deal = Same deal once more
screen-share-deal = Share this deal
screen-share-deal-why = Whoever opens this link sees how it went, and can play the same deal.
screen-rematch = A new game has begun at another table: “Play again” takes you there.
screen-look-board = Look at the board
screen-look-count = Back to the count

## Looking back

screen-replay = Review of the game
screen-replay-start = The start of the game.
screen-first = To the start
screen-back = Back
screen-forth = On
screen-last = To the end
screen-play = Play
screen-pause = Pause
screen-moment = Moment
screen-eyes = Whose eyes
screen-eyes-open = All cards open
screen-eyes-of = As { $name } saw it
screen-save-record = Save the record
screen-play-on = Play on from here

## Rules and about

screen-rules = Rules
screen-learn = Learn by playing
screen-learn-new = New here?
screen-learn-more = An owl beside the table tells you one thing at a time. About five minutes.
screen-learn-begin = Begin
screen-guide = In short
screen-guide-all = All rules
screen-rules-of = The rules of { $game }
screen-rules-more = Every rule in one line, in our own words. The number is the one that refusals name.
screen-rules-search = Search the rules
screen-rules-none = No rule has these words.
screen-about = About
screen-about-title = About Hain
screen-about-what = Hain is German for grove: a table for four modern board games about growing things, for people near and far, and for bots that never see more than you would in their place.
screen-about-independent = It is an independent fan implementation, not made or endorsed by the publishers. It uses no artwork and no texts of theirs; names, mechanics and numbers of the games are facts.
screen-about-games = The games
screen-about-by = by { $designer }
screen-about-by-at = by { $designer }, published by { $publisher }
screen-about-buy = If you like a game here, buy it: the printed one is beautiful, and its makers live on it.
screen-about-credits = Drawings and type
screen-about-icons = Silhouettes of animals, fruits and leaves by { $artists } and others:
screen-about-type = Alegreya and Alegreya Sans by Juan Pablo del Peral:
screen-about-licence = Everything else is our own and free to use under the MIT licence.
screen-about-privacy = What is kept
screen-about-privacy-more = A random number in a cookie tells your tables from those of others; names are what you type. Nothing is sent anywhere else.

## Moves in words

screen-how-small = as a small shrub
screen-how-large = as a large shrub
screen-gain-soil = soil
screen-gain-deck = compost from the deck
screen-gain-sprout = sprouts
screen-gain-draw = cards
screen-gain-growth = growth
screen-part-board = island and climate
screen-part-grid = the grid
screen-verb-draft = Take
screen-verb-plant = Plant
screen-verb-grow = Grow
screen-verb-bush = Bush
screen-verb-lake = Lake
screen-verb-power = Power
screen-verb-done = Done
screen-verb-pass = Pass
screen-verb-place = Lay
screen-verb-claim = Claim
screen-verb-at = Lay on
screen-verb-end = End
screen-verb-flip = Turn
screen-verb-enclose = Enclose
screen-verb-resolve = Count
screen-verb-island = Island
screen-verb-climate = Climate
screen-verb-eco = Ecosystem
screen-verb-keep = Keep
screen-verb-use = Activate
screen-verb-compost = Compost
screen-verb-pick = Pick
screen-verb-event = Event
screen-verb-leaf = Leaf
screen-verb-replace = Replace with
screen-verb-copy = Copy with
screen-verb-sprout = Sprout
screen-verb-unsprout = Remove sprout
screen-verb-ungrow = Remove growth
screen-verb-choose = Choose
screen-verb-take = Take
screen-verb-order = Order
screen-verb-amount = Amount
screen-verb-pay = Pay
screen-verb-skip = Skip
screen-verb-convert = Convert
screen-verb-part = A part
screen-verb-all = All
screen-verb-visit = Visit
screen-verb-start = Draw
screen-verb-search = Search
screen-verb-sell = Sell
screen-verb-uproot = Dig up
screen-verb-discard = Discard
screen-verb-cover = Cover
screen-verb-decline = Decline
screen-verb-wait = Wait
