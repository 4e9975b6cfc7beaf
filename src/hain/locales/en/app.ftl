### What every game shares: the command, the table in the terminal, and refusals.

## The command

cli-about = Hain: a table for board games about growing things.
cli-independent = Hain is an independent fan implementation. The games belong to their designers and publishers.
cli-command = COMMAND
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-help = show this help, then stop
cli-how = usage:{ " " }
cli-version = show the version and which engine runs, then stop
cli-no-browser = serve without opening a browser
cli-lang = the language: en, de or fr (otherwise HAIN_LANG or the system decides)
cli-play = play a game in the terminal; bots take the seats that people leave free
cli-game = the game, for example { $example }
cli-seats = how many seats the table has
cli-people = how many of them people take, from seat 0 on (default 1)
cli-seed = a number that decides the deal; the same number gives the same deal
cli-option = an option of the game, for example sun=w; may be given several times
cli-load = go on with the game of this record
cli-resume = go on with the game that was left last
cli-replay = step through a recorded game
cli-replay-file = a record that was saved before
cli-replay-all = show everything at once, without waiting for a key
cli-score = count a position that you typed from a real table
cli-score-file = the position as text
cli-bots = the bots, separated by commas: { $known }
cli-level = the level of the bots (default sapling): { $known }
cli-arena = let bots play many games, every deal from every seat, and tell who is stronger
cli-games = how many games (default 100)
cli-solo = the solo game: one bot at a time, every deal for each
cli-budget = seconds a bot may think about a decision (default 0.25)
cli-until = stop as soon as it is likely that the first of two bots wins this share of the games, such as 0.7, or only half
cli-processes = how many games at once (default: as many as there are cores)
cli-report = write the results to this file as they come; a file of the same contest is taken up again
cli-ray = spread the games over a Ray cluster (RAY_ADDRESS), or a local Ray
cli-serve = serve tables to browsers and programs, until Ctrl-C
cli-host = the address to listen at (default 127.0.0.1: this machine only)
cli-port = the port (default 8042)
cli-workers = how many processes (default 1); several share one database
cli-usage =
    The command was not understood ({ $message }).
    { $usage }

version-compiled = Hain { $version }, compiled engine
version-plain = Hain { $version }, plain Python engine (works the same, but slower)

## The engine is compiled beside a table

engine-fetching = You play with the plain Python engine, which is correct but slow; what compiling it needs is being fetched meanwhile.
engine-compiling = The engine is being compiled beside the game. That takes a minute or two.
engine-ready = The engine is compiled, after { $seconds } s: bots use it from their next move on.
engine-failed = The engine could not be compiled; the game goes on with the plain Python one, and the reason is in { $log }.

## The table in the terminal

diagram-typed = { $text }
seat-you = You (seat { $seat })
seat-person = Seat { $seat }
seat-bot = Bot (seat { $seat })
play-welcome = Type a move or its number. The Tab key completes, and “help” tells the rest.
play-help =
    Type a move as it is listed, or its number. Besides:
      moves       list the legal moves again
      table       draw the table again
      score       points so far, by category
      rule 61     show a rule of the game
      undo        take back your last move, if nothing hidden became known and nobody moved after it
      save FILE   write the game to a file
      quit        leave; the game is kept, and “hain play --resume” goes on with it
play-no-number = There is no move { $number }: the list goes from 1 to { $last }.
play-no-rule = There is no rule “{ $rule }”. Rules are numbered, for example { $prefix }-1.
play-undone = Taken back: { $move }
play-try-again = Type “moves” to see what is possible.
play-save-where = Say which file to write, for example: save evening.hain
play-saved = Saved to { $file }. To go on: hain play --load { $file }
play-bye = Until next time.
play-kept = The game is kept in { $file }. To go on: hain play --resume
play-record = The record of this game is in { $file }. To watch it: hain replay { $file }
play-winner =
    { $count ->
        [one] The winner: { $names }.
       *[other] The winners: { $names }.
    }
replay-prompt = { $place }/{ $last } – Enter: on, b: back, a number: go there, q: leave{ " " }
replay-unfinished = The record ends here, before the end of the game.
score-category = Points
score-total = Total

## The server

serve-started = Hain serves { $address }. Ctrl-C ends it; tables stay.
serve-no-port = No port from { $first } to { $last } is free. Stop what listens there, or name one: hain serve --port N.
serve-setting = { $name } is “{ $value }”, but it has to be a number above zero. Change it, or leave it out for the usual one.
serve-setting-word = { $name } is “{ $value }”, but it has to be one of: { $known }. Change it, or leave it out for the first of them.
serve-no-database = The database cannot be opened: { $reason }. HAIN_DATABASE takes sqlite:///path/to/file or postgresql://user:password@host/name; without it, Hain keeps a file in your data folder.
serve-damaged = The database is damaged: { $reason }. Nothing was changed in it. Stop whatever uses it, and put your last backup in its place; for a SQLite file without one, “sqlite3 FILE .recover” saves what can still be read.
serve-newer-database = The database was written by a newer Hain. Install that version, or let HAIN_DATABASE name another database.

## The arena

arena-bot = Bot
arena-wins = Wins, 95 % interval
arena-margin = Margin
arena-points = Points
arena-rating = Rating
arena-quartiles = Quartiles
arena-outcomes = Ends
arena-interrupted = Interrupted; what has ended counts.
arena-nothing = No deal has been played by all bots yet.
arena-slowest = { $games } games. The longest decision took { $slowest } s (budget { $budget } s).
arena-verdict-better = { $first } is stronger: that it wins { $share } is far more likely than a half (sequential test, 5 % error).
arena-verdict-equal = That { $first } wins only half against { $second } is far more likely than { $share } (sequential test, 5 % error).
arena-verdict-open = Still open whether { $first } wins { $share } against { $second }; more games would tell.

## Refusals

error-game = There is no game “{ $game }”. There are: { $known }.
error-guest = The game “{ $game }” of the package { $package } is left out. { $why }
error-guest-rules = It has no RULES.
error-guest-name = A game cannot be called “{ $name }” here: that is not a name of small letters, or it is taken.
error-guest-words = Its English words are missing: { $file }.
error-seats = { $game } has { $first } to { $last } seats, not { $seats }.
error-people = { $people } is not a possible number of people; this table has room for 0 to { $seats }.
error-seed = The seed { $seed } is neither a whole number from 0 to { $last } nor a text of { $digits } hexadecimal digits.
error-option = { $game } has no option “{ $option }”. It has: { $known }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
error-accent = There is no colour “{ $accent }”. Colours are { $known }.
error-option-form = “{ $text }” is not an option. Write it as name=value, for example sun=w.
error-file-read = The file { $file } cannot be read: { $reason }.
error-file-text = The file { $file } is not a text in UTF-8.
error-file-write = The file { $file } cannot be written: { $reason }.
error-record-format = Line { $line }: this is not a record. Its first line must be “{ $expected }”.
error-record-line = Line { $line }: “{ $text }” is neither a line of the header nor a move.
error-record-twice = Line { $line }: “{ $name }” is given twice.
error-record-missing = Line { $line }: the header ends without “{ $name }:”.
error-record-seed = Line { $line }: { $reason }
error-record-number = Line { $line }: “{ $name }” must be a whole number, not “{ $value }”.
error-record-seats = Line { $line }: { $seats } is not a possible number of seats (1 to { $most }).
error-record-seat = Line { $line }: “{ $text }” does not name a seat from 0 to { $last }.
error-record-after-scores = Line { $line }: “{ $text }” stands after the scores, which end a record.
error-record-scores-count = Line { $line }: the number of scores ({ $count }) is not that of the seats ({ $seats }).
error-record-game = The record is of { $game }, not of { $other }.
error-record-newer = The record is from version { $version } of the rules of { $game }, which is newer than the one here, version { $known }. Update Hain to read it.
error-record-older-move = The record is from version { $version } of the rules of { $game }; by today’s version { $known } move { $number } is no longer possible. { $reason }
error-record-older = The record is from version { $version } of the rules of { $game }; by today’s version { $known } the game does not come out the same. { $reason }
error-record-move = Line { $line }: “{ $move }” is not legal there ({ $rule }). { $reason }
error-record-scores = The record ends with the scores { $told }, but the moves give { $counted }.
error-saved = This is not a saved state of { $game }.
error-bot = There is no bot “{ $bot }”. Bots are { $known }.
error-extra = This needs a part of Hain that is not installed. Install it with: pip install 'hain[{ $extra }]'
error-arena-number = “{ $name }” cannot be { $value }.
error-clock = “{ $clock }” is no clock. Write none, move 60 (seconds for a decision) or bank 600+10 (seconds in all, and more after each decision).
error-serve = A server cannot have port { $port } and { $workers } processes.
error-report = { $file } is not a report of an arena; it is left as it is. Name another file.
error-report-other = { $file } is the report of another contest; it is left as it is. Name another file.

table-take-back-over = The game is over: everybody has seen everything, so nothing is taken back any more. Play on from a past moment in the replay instead.
table-nothing-to-take-back = There is no move to take back.
table-built-upon = The last move was that of seat { $seat } ({ $move }); what others have built upon stays.
table-knowledge = “{ $move }” revealed something hidden and cannot be taken back.
table-changed = The position has changed in the meantime. Look again.
table-not-made = “{ $move }” was not made. { $reason }
table-revealed = “{ $move }” has revealed something; look at it first.
table-unknown = There is no table { $table }.
table-stopped = This game cannot go on. { $reason }
table-older-move = It was played by version { $version } of the rules; by today’s version { $known } its move { $number } is no longer possible.
table-older = It was played by version { $version } of the rules; by today’s version { $known } its moves do not fit together any more.
table-older-end = It was over by version { $version } of the rules; by today’s version { $known } it would not be.
table-newer = It is played by version { $version } of the rules; this server only knows version { $known }.
table-broken = Line { $line } of its log cannot be read.
table-damaged = What was stored of it cannot be read.
table-not-asked = Nobody has asked you to let a move be taken back.
table-already-there = You already sit on seat { $seat }.
table-taken = Seat { $seat } is taken.
table-not-maker = Only whoever made this table may free a seat.
table-free-nobody = Nobody sits on seat { $seat } who could be sent away.
table-free-own = This seat is your own. You can leave it, and a bot sits in.
table-free-moved = { $name } has moved already and keeps the seat.
table-not-sitting = Nobody plays on seat { $seat } who could leave it.
table-not-away = Nobody is away from seat { $seat } who could return.
table-time-left = Seat { $seat } still has time.
table-full = You have said and taken back so much at this table that only moves are left to you.
table-no-phrase = “{ $phrase }” is none of the phrases.
table-not-over = The game is not over yet.
table-has-rematch = There is a new game already.
table-name = A name has 1 to { $most } characters on one line.
table-deleted = This table has been deleted.
table-not-listed = This table is not on your list, so you cannot take it off.
storage-full = This was not stored: the disk of the server is full. All that was stored before is safe. Try again in a moment; if it goes on, tell whoever runs the server.
storage-damaged = This could not be done: the database of the server is damaged. Tell whoever runs the server.
storage-gone = This was not stored: the server cannot reach its database just now. All that was stored before is safe. Try again in a moment; if it goes on, tell whoever runs the server.
storage-failing = This was not stored: the server cannot write to its disk just now. All that was stored before is safe. Try again in a moment; if it goes on, tell whoever runs the server.
server-seed-open = A deal that is known beforehand is for tables where nobody has yet to sit down: leave the seed out, or give every seat to somebody.
table-fork-running = While others play here, nobody may play on from a past moment: it would give their cards away. Wait for the end of the game.
table-challenge-running = While others play here, nobody may play the same deal: it would give the cards to come away. Wait for the end of the game.
table-fork-moment = There is no such moment; the game has { $last } moves.
account-taken = The name { $login } is taken. Choose another one.
account-there = You have an account already. Log out first to add another one.
account-none = You are not logged in. Log in first.
account-password-short = A password has at least { $least } characters. Take three or four words that do not belong together.
account-password-easy = That password is one of the first that anybody would try. Take three or four words that do not belong together.
account-password-login = That password is your name again. Take three or four words that do not belong together.
server-no-page = There is no page “{ $path }”.
server-no-box = There is no such box of “{ $game }” here; it is one of before or after an upgrade. Load the page anew.
server-no-words = There are no words for “{ $part }” in “{ $language }”.
server-key = This link does not open the table. Ask whoever invited you for a new one.
server-freed = Whoever made the table has freed this seat, so this link opens it no more.
server-invitation = This invitation no longer counts, because the seat was freed in the meantime. Ask for a new one.
server-origin = A page of another address asked for this. Open Hain itself and try again.
server-host = Hain does not know that it is called so. Whoever runs it has to name its address: HAIN_ORIGIN=https://the.address. On this machine, 127.0.0.1 and localhost always work.
server-characters = There is a character in it that nobody can write. Take it out and try again.
server-too-large = That is too large: at most { $most } bytes at once.
server-message = The message was not understood. Reload the page.
server-request = The request was not understood ({ $where }: { $reason }).
server-onlooker = This link is for looking on. To play, you need a seat of your own.
server-too-often =
    { $seconds ->
        [one] That was too often. Wait { $seconds } second.
       *[other] That was too often. Wait { $seconds } seconds.
    }
server-too-many = This address has too many tables open at once: at most { $most }. Close some of them.
server-flood = More came from you than the table can take in. The page comes back by itself in a moment.
study-running = While the game runs, you look at what has been with your own eyes only.
ask-failed = That could not be found out. Try it again in a moment.
ask-moves = At most { $most } moves can be tried in a row.
ask-not-now = That is not what you are asked for now.
ask-not-you = You are not asked just now.
server-record-running = The record would give away hidden cards. It can be had when the game is over.
account-wrong = Name or password is wrong.

## The page of the API

manual-title = What programs can ask of Hain
manual-about = All that the screen does, a program can do too. Whoever has no account gets an identity in a cookie; a key from the link to a seat goes into the header x-hain-key. The same as data:
manual-contents = Contents
manual-sent = Sent along
manual-answer = Answer
manual-kinds = Kinds of data
manual-optional = may be left out
