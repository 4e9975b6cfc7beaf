### What every game shares: the command, the table in the terminal, and refusals.

## The command

cli-about = Hain: ein Tisch für Brettspiele, in denen etwas wächst.
cli-independent = Hain ist eine unabhängige Umsetzung von Fans. Die Spiele gehören ihren Urhebern und Verlagen.
cli-command = BEFEHL
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-help = diese Hilfe anzeigen, mehr nicht
cli-how = Aufruf:{ " " }
cli-version = die Version und die laufende Engine anzeigen, mehr nicht
cli-no-browser = bedienen, ohne einen Browser zu öffnen
cli-lang = die Sprache: en, de oder fr (sonst entscheidet HAIN_LANG oder das System)
cli-play = ein Spiel im Terminal spielen; Bots übernehmen die Plätze, die Menschen frei lassen
cli-game = das Spiel, zum Beispiel { $example }
cli-seats = wie viele Plätze der Tisch hat
cli-people = wie viele davon Menschen einnehmen, von Platz 0 an (Vorgabe 1)
cli-seed = Zufallsstartwert: eine Zahl, die das Mischen bestimmt; dieselbe Zahl mischt wieder genauso
cli-option = eine Option des Spiels, zum Beispiel sun=w; darf mehrmals angegeben werden
cli-load = die Partie dieser Aufzeichnung fortsetzen
cli-resume = die zuletzt verlassene Partie fortsetzen
cli-replay = eine aufgezeichnete Partie Zug für Zug ansehen
cli-replay-file = eine früher gespeicherte Aufzeichnung
cli-replay-all = alles auf einmal zeigen, ohne auf eine Taste zu warten
cli-score = eine Stellung auswerten, die du von einem echten Tisch abgeschrieben hast
cli-score-file = die Stellung als Text
cli-bots = die Bots, durch Kommas getrennt: { $known }
cli-level = die Stufe der Bots (sonst sapling): { $known }
cli-arena = Bots viele Partien spielen lassen, jede Austeilung von jedem Platz aus, und zeigen, wer stärker ist
cli-games = wie viele Partien (sonst 100)
cli-solo = das Solospiel: ein Bot nach dem anderen, jeder mit denselben Austeilungen
cli-budget = Sekunden, die ein Bot über eine Entscheidung nachdenken darf (sonst 0.25)
cli-until = aufhören, sobald wahrscheinlich ist, dass der erste von zwei Bots diesen Anteil der Partien gewinnt, etwa 0.7, oder nur die Hälfte
cli-processes = wie viele Partien zugleich (sonst so viele, wie es Kerne gibt)
cli-report = die Ergebnisse laufend in diese Datei schreiben; mit der Datei desselben Wettkampfs geht es dort weiter
cli-ray = verteilt die Partien auf einen Ray-Cluster (RAY_ADDRESS) oder ein Ray auf diesem Rechner
cli-serve = stellt Tische für Browser und Programme bereit, bis Strg-C
cli-host = die Adresse, auf der gelauscht wird (sonst 127.0.0.1: nur dieser Rechner)
cli-port = der Port (sonst 8042)
cli-workers = wie viele Prozesse (sonst 1); mehrere teilen sich eine Datenbank
cli-usage =
    Der Befehl wurde nicht verstanden ({ $message }).
    { $usage }

version-compiled = Hain { $version }, kompilierte Engine
version-plain = Hain { $version }, reine Python-Engine (arbeitet genauso, nur langsamer)

## Die Engine wird neben einem Tisch kompiliert

engine-fetching = Gespielt wird mit der reinen Python-Engine, die richtig rechnet, aber langsam; nebenher wird geholt, was zum Kompilieren nötig ist.
engine-compiling = Die Engine wird neben dem Spiel kompiliert. Das dauert ein bis zwei Minuten.
engine-ready = Die Engine ist nach { $seconds } s kompiliert: Bots rechnen vom nächsten Zug an damit.
engine-failed = Die Engine ließ sich nicht kompilieren; das Spiel geht mit der reinen Python-Engine weiter, und der Grund steht in { $log }.

## The table in the terminal

diagram-typed = { $text }
seat-you = Du (Platz { $seat })
seat-person = Platz { $seat }
seat-bot = Bot (Platz { $seat })
play-welcome = Gib einen Zug oder seine Nummer ein. Die Tab-Taste ergänzt, und „help“ verrät den Rest.
play-help =
    Gib einen Zug ein, wie er in der Liste steht, oder seine Nummer. Außerdem:
      moves       die erlaubten Züge noch einmal auflisten
      table       den Tisch noch einmal zeichnen
      score       die Punkte bisher, nach Kategorien
      rule 61     eine Regel des Spiels zeigen
      undo        deinen letzten Zug zurücknehmen, wenn nichts Verborgenes bekannt wurde und niemand nach dir gezogen hat
      save DATEI  die Partie in eine Datei schreiben
      quit        den Tisch verlassen; die Partie wird aufbewahrt, und „hain play --resume“ setzt sie fort
play-no-number = Einen Zug { $number } gibt es nicht: Die Liste geht von 1 bis { $last }.
play-no-rule = Eine Regel „{ $rule }“ gibt es nicht. Regeln sind nummeriert, zum Beispiel { $prefix }-1.
play-undone = Zurückgenommen: { $move }
play-try-again = „moves“ zeigt dir, was möglich ist.
play-save-where = Nenne die Datei, in die geschrieben werden soll, zum Beispiel: save abend.hain
play-saved = Gespeichert in { $file }. Zum Fortsetzen: hain play --load { $file }
play-bye = Bis zum nächsten Mal.
play-kept = Die Partie wird aufbewahrt in { $file }. Zum Fortsetzen: hain play --resume
play-record = Die Aufzeichnung dieser Partie liegt in { $file }. Zum Ansehen: hain replay { $file }
play-winner =
    { $count ->
        [one] Sieg: { $names }.
       *[other] Geteilter Sieg: { $names }.
    }
replay-prompt = { $place }/{ $last } – Enter: weiter, b: zurück, eine Zahl: dorthin, q: beenden{ " " }
replay-unfinished = Die Aufzeichnung endet hier, vor dem Ende der Partie.
score-category = Punkte
score-total = Summe

## The server

serve-started = Hain läuft auf { $address }. Strg-C beendet es; die Tische bleiben.
serve-no-port = Kein Anschluss von { $first } bis { $last } ist frei. Beende, was dort lauscht, oder nenne einen: hain serve --port N.
serve-setting = { $name } ist „{ $value }“, muss aber eine Zahl über null sein. Ändere sie, oder lass sie weg: dann gilt die übliche.
serve-setting-word = { $name } ist „{ $value }“, muss aber eines davon sein: { $known }. Ändere es, oder lass es weg: Dann gilt das erste.
serve-no-database = Die Datenbank lässt sich nicht öffnen: { $reason }. HAIN_DATABASE nimmt sqlite:///Pfad/zur/Datei oder postgresql://Name:Passwort@Rechner/Datenbank; ohne sie führt Hain eine Datei in deinem Datenordner.
serve-damaged = Die Datenbank ist beschädigt: { $reason }. An ihr wurde nichts geändert. Beende, was sie benutzt, und setze deine letzte Sicherung an ihre Stelle; bei einer SQLite-Datei ohne Sicherung rettet „sqlite3 DATEI .recover“, was noch zu lesen ist.
serve-newer-database = Ein neueres Hain hat diese Datenbank geschrieben. Installiere diese Fassung, oder nenne mit HAIN_DATABASE eine andere Datenbank.

## The arena

arena-bot = Bot
arena-wins = Siege, 95-%-Intervall
arena-margin = Vorsprung
arena-points = Punkte
arena-rating = Spielstärke
arena-quartiles = Quartile
arena-outcomes = Ausgang
arena-interrupted = Unterbrochen; was zu Ende ist, zählt.
arena-nothing = Noch keine Austeilung wurde von allen Bots gespielt.
arena-slowest = { $games } Partien. Die längste Entscheidung dauerte { $slowest } s (erlaubt { $budget } s).
arena-verdict-better = { $first } ist stärker: dass er { $share } gewinnt, ist viel wahrscheinlicher als die Hälfte (Sequenztest, 5 % Irrtum).
arena-verdict-equal = Dass { $first } gegen { $second } nur die Hälfte gewinnt, ist viel wahrscheinlicher als { $share } (Sequenztest, 5 % Irrtum).
arena-verdict-open = Noch offen, ob { $first } gegen { $second } { $share } gewinnt; mehr Partien würden es zeigen.

## Refusals

error-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
error-guest = Das Spiel „{ $game }“ aus dem Paket { $package } wird ausgelassen. { $why }
error-guest-rules = Es hat keine RULES.
error-guest-name = So kann ein Spiel hier nicht heißen: „{ $name }“ ist kein Name aus Kleinbuchstaben oder schon vergeben.
error-guest-words = Seine englischen Wörter fehlen: { $file }.
error-seats = { $game } hat { $first } bis { $last } Plätze, nicht { $seats }.
error-people = { $people } ist keine mögliche Zahl von Menschen; an diesem Tisch haben 0 bis { $seats } Platz.
error-seed = Der Zufallsstartwert { $seed } ist weder eine ganze Zahl von 0 bis { $last } noch ein Text aus { $digits } Hexadezimalziffern.
error-option = { $game } hat keine Option „{ $option }“. Es gibt: { $known }.
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
error-accent = Es gibt keine Farbe „{ $accent }“. Farben sind { $known }.
error-option-form = „{ $text }“ ist keine Option. Schreib sie als Name=Wert, zum Beispiel sun=w.
error-file-read = Die Datei { $file } lässt sich nicht lesen: { $reason }.
error-file-text = Die Datei { $file } ist kein Text in UTF-8.
error-file-write = Die Datei { $file } lässt sich nicht schreiben: { $reason }.
error-record-format = Zeile { $line }: Das ist keine Aufzeichnung. Ihre erste Zeile muss „{ $expected }“ lauten.
error-record-line = Zeile { $line }: „{ $text }“ gehört weder zum Kopf, noch ist es ein Zug.
error-record-twice = Zeile { $line }: „{ $name }“ ist zweimal angegeben.
error-record-missing = Zeile { $line }: Der Kopf endet ohne „{ $name }:“.
error-record-seed = Zeile { $line }: { $reason }
error-record-number = Zeile { $line }: „{ $name }“ muss eine ganze Zahl sein, nicht „{ $value }“.
error-record-seats = Zeile { $line }: { $seats } ist keine mögliche Anzahl von Plätzen (1 bis { $most }).
error-record-seat = Zeile { $line }: „{ $text }“ nennt keinen Platz von 0 bis { $last }.
error-record-after-scores = Zeile { $line }: „{ $text }“ steht nach den Ergebnissen (scores), mit denen eine Aufzeichnung endet.
error-record-scores-count = Zeile { $line }: Die Zahl der Ergebnisse ({ $count }) passt nicht zur Zahl der Plätze ({ $seats }).
error-record-game = Die Aufzeichnung gehört zu { $game }, nicht zu { $other }.
error-record-newer = Die Aufzeichnung entstand mit Version { $version } der Regeln von { $game }; sie ist neuer als die hiesige Version { $known }. Bring Hain auf den neuesten Stand, um sie zu lesen.
error-record-older-move = Die Aufzeichnung entstand mit Version { $version } der Regeln von { $game }; nach der heutigen Version { $known } ist Zug { $number } nicht mehr möglich. { $reason }
error-record-older = Die Aufzeichnung entstand mit Version { $version } der Regeln von { $game }; nach der heutigen Version { $known } geht die Partie nicht mehr genauso aus. { $reason }
error-record-move = Zeile { $line }: „{ $move }“ ist dort nicht erlaubt ({ $rule }). { $reason }
error-record-scores = Die Aufzeichnung endet mit den Ergebnissen { $told }, die Züge ergeben aber { $counted }.
error-saved = Das ist kein gespeicherter Stand von { $game }.
error-bot = Es gibt keinen Bot „{ $bot }“. Bots sind { $known }.
error-extra = Dafür fehlt ein Teil von Hain. Installiere ihn mit: pip install 'hain[{ $extra }]'
error-arena-number = „{ $name }“ kann nicht { $value } sein.
error-clock = „{ $clock }“ ist keine Uhr. Schreib none, move 60 (Sekunden je Entscheidung) oder bank 600+10 (Sekunden insgesamt und mehr nach jeder Entscheidung).
error-serve = Ein Server kann nicht Port { $port } und { $workers } Prozesse haben.
error-report = { $file } ist kein Bericht einer Arena und bleibt, wie er ist. Nenne eine andere Datei.
error-report-other = { $file } ist der Bericht eines anderen Wettkampfs und bleibt, wie er ist. Nenne eine andere Datei.

table-take-back-over = Die Partie ist zu Ende: Alle haben alles gesehen, darum wird nichts mehr zurückgenommen. Im Rückblick kannst du von einem früheren Moment aus weiterspielen.
table-nothing-to-take-back = Es gibt keinen Zug, der sich zurücknehmen ließe.
table-built-upon = Der letzte Zug war der von Platz { $seat } ({ $move }); worauf andere aufgebaut haben, das bleibt.
table-knowledge = „{ $move }“ hat Verborgenes aufgedeckt und lässt sich nicht zurücknehmen.
table-changed = Die Lage hat sich inzwischen geändert. Schau noch einmal hin.
table-not-made = „{ $move }“ wurde nicht gemacht. { $reason }
table-revealed = „{ $move }“ hat etwas aufgedeckt; schau es dir zuerst an.
table-unknown = Einen Tisch { $table } gibt es nicht.
table-stopped = Diese Partie kann nicht weitergehen. { $reason }
table-older-move = Sie wurde nach Version { $version } der Regeln gespielt; nach der heutigen Version { $known } ist ihr Zug { $number } nicht mehr möglich.
table-older = Sie wurde nach Version { $version } der Regeln gespielt; nach der heutigen Version { $known } passen ihre Züge nicht mehr zusammen.
table-older-end = Nach Version { $version } der Regeln war sie zu Ende; nach der heutigen Version { $known } wäre sie es nicht.
table-newer = Sie wird nach Version { $version } der Regeln gespielt; dieser Server kennt erst Version { $known }.
table-broken = Zeile { $line } ihres Protokolls ist nicht lesbar.
table-damaged = Was von ihr gespeichert ist, ist nicht lesbar.
table-not-asked = Niemand hat dich gebeten, einen Zug zurücknehmen zu dürfen.
table-already-there = Du sitzt schon auf Platz { $seat }.
table-taken = Platz { $seat } ist besetzt.
table-not-maker = Nur wer diesen Tisch eröffnet hat, darf einen Platz freigeben.
table-free-nobody = Auf Platz { $seat } sitzt niemand, der ihn räumen könnte.
table-free-own = Das ist dein eigener Platz. Du kannst ihn verlassen, dann springt ein Bot ein.
table-free-moved = { $name } hat schon gezogen und behält den Platz.
table-not-sitting = Auf Platz { $seat } spielt niemand, der ihn verlassen könnte.
table-not-away = Von Platz { $seat } ist niemand weg, der zurückkehren könnte.
table-time-left = Platz { $seat } hat noch Zeit.
table-full = Du hast an diesem Tisch so viel gesagt und zurückgenommen, dass dir nur noch Züge bleiben.
table-no-phrase = „{ $phrase }“ gehört nicht zu den Sätzen.
table-not-over = Die Partie ist noch nicht zu Ende.
table-has-rematch = Es gibt schon eine neue Partie.
table-name = Ein Name hat 1 bis { $most } Zeichen in einer Zeile.
table-deleted = Dieser Tisch wurde gelöscht.
table-not-listed = Dieser Tisch steht nicht auf deiner Liste, du kannst ihn also nicht davon streichen.
storage-full = Das wurde nicht gespeichert: Die Festplatte des Servers ist voll. Alles zuvor Gespeicherte ist sicher. Versuche es gleich noch einmal; hilft das nicht, sag es denen, die den Server betreiben.
storage-damaged = Das ging nicht: Die Datenbank des Servers ist beschädigt. Sag es denen, die den Server betreiben.
storage-gone = Das wurde nicht gespeichert: Der Server erreicht seine Datenbank gerade nicht. Alles zuvor Gespeicherte ist sicher. Versuche es gleich noch einmal; hilft das nicht, sag es denen, die den Server betreiben.
storage-failing = Das wurde nicht gespeichert: Der Server kann gerade nicht auf seine Festplatte schreiben. Alles zuvor Gespeicherte ist sicher. Versuche es gleich noch einmal; hilft das nicht, sag es denen, die den Server betreiben.
server-seed-open = Eine Verteilung, die man vorher kennt, ist nur für Tische, an die sich niemand mehr setzen muss: Lass den Zufallsstartwert weg oder besetze alle Plätze.
table-fork-running = Solange andere hier spielen, darf niemand von einem früheren Moment aus weiterspielen: das verriete ihre Karten. Warte bis zum Ende der Partie.
table-challenge-running = Solange andere hier spielen, darf niemand dieselben Karten für sich spielen: das verriete, was noch kommt. Warte bis zum Ende der Partie.
table-fork-moment = Einen solchen Moment gibt es nicht; die Partie hat { $last } Züge.
account-taken = Der Name { $login } ist vergeben. Wähle einen anderen.
account-there = Du hast schon ein Konto. Melde dich erst ab, um ein weiteres anzulegen.
account-none = Du bist nicht angemeldet. Melde dich erst an.
account-password-short = Ein Passwort hat mindestens { $least } Zeichen. Nimm drei oder vier Wörter, die nichts miteinander zu tun haben.
account-password-easy = Dieses Passwort gehört zu den ersten, die jemand versuchen würde. Nimm drei oder vier Wörter, die nichts miteinander zu tun haben.
account-password-login = Dieses Passwort ist noch einmal dein Name. Nimm drei oder vier Wörter, die nichts miteinander zu tun haben.
server-no-page = Es gibt keine Seite „{ $path }“.
server-no-box = Diese Schachtel von „{ $game }“ gibt es hier nicht; sie ist von vor oder nach einer Aktualisierung. Lade die Seite neu.
server-no-words = Für „{ $part }“ gibt es keine Wörter in „{ $language }“.
server-key = Dieser Link öffnet den Tisch nicht. Bitte, wer dich eingeladen hat, um einen neuen.
server-freed = Wer den Tisch eröffnet hat, hat diesen Platz freigegeben; dieser Link öffnet ihn nicht mehr.
server-invitation = Diese Einladung gilt nicht mehr, weil der Platz inzwischen freigegeben wurde. Bitte um eine neue.
server-origin = Darum hat eine Seite unter einer anderen Adresse gebeten. Öffne Hain selbst und versuche es noch einmal.
server-host = Hain weiß nicht, dass es so heißt. Wer es betreibt, muss seine Adresse nennen: HAIN_ORIGIN=https://die.adresse. Auf diesem Rechner gehen 127.0.0.1 und localhost immer.
server-characters = Darin steht ein Zeichen, das niemand schreiben kann. Nimm es heraus und versuche es noch einmal.
server-too-large = Das ist zu groß: höchstens { $most } Bytes auf einmal.
server-message = Die Nachricht wurde nicht verstanden. Lade die Seite neu.
server-request = Die Anfrage wurde nicht verstanden ({ $where }: { $reason }).
server-onlooker = Dieser Link ist zum Zuschauen. Zum Spielen brauchst du einen eigenen Platz.
server-too-often =
    { $seconds ->
        [one] Das war zu oft. Warte { $seconds } Sekunde.
       *[other] Das war zu oft. Warte { $seconds } Sekunden.
    }
server-too-many = Von dieser Adresse aus sind zu viele Tische zugleich offen: höchstens { $most }. Schließe einige davon.
server-flood = Es kam mehr von dir, als der Tisch aufnehmen kann. Die Seite ist gleich von selbst wieder da.
study-running = Solange die Partie läuft, siehst du Vergangenes nur mit deinen eigenen Augen.
ask-failed = Das ließ sich nicht herausfinden. Versuche es gleich noch einmal.
ask-moves = Höchstens { $most } Züge lassen sich nacheinander ausprobieren.
ask-not-now = Danach wirst du jetzt nicht gefragt.
ask-not-you = Du bist gerade nicht gefragt.
server-record-running = Die Aufzeichnung verriete verdeckte Karten. Es gibt sie, wenn die Partie zu Ende ist.
account-wrong = Name oder Passwort ist falsch.

## The page of the API

manual-title = Worum Programme Hain bitten können
manual-about = Was der Bildschirm tut, kann auch ein Programm tun. Wer kein Konto hat, bekommt eine Identität in einem Cookie; ein Schlüssel aus dem Link zu einem Platz kommt in den Kopf x-hain-key. Dasselbe als Daten:
manual-contents = Inhalt
manual-sent = Was mitgeschickt wird
manual-answer = Antwort
manual-kinds = Arten von Daten
manual-optional = darf fehlen
