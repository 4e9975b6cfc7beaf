### Was der Bildschirm im Browser sagt.

screen-name = Hain
screen-loading = Der Tisch wird geladen …
screen-failed = Diese Seite konnte nicht geladen werden. Läuft der Server? Deine Partien sind sicher; versuch es gleich noch einmal.
screen-try-again = Noch einmal versuchen
screen-try-now = Jetzt versuchen
screen-reload = Seite neu laden
screen-renewed = Es gibt eine neue Version von Hain. Was du gewählt hast, bleibt gewählt.
screen-renewed-do = Neu laden
screen-broken = Hier ist etwas kaputtgegangen.
screen-broken-why = Was schiefging
screen-close = Schließen
screen-cancel = Abbrechen
screen-menu = Menü
screen-pages = Seiten
screen-theme = Hell oder dunkel
screen-language = Sprache
screen-language-en = English
screen-language-de = Deutsch
screen-language-fr = français

## Die Startseite

screen-hero = Was pflanzen wir heute?
screen-hero-more = Vier Spiele übers Wachsen. Ohne Anmeldung: such eins aus und setz dich.
screen-games = Spiele
screen-people = Personen
screen-length = Dauer
screen-minutes = { $minutes } min
screen-play-now = Jetzt spielen
screen-with-bots =
    { $count ->
        [one] mit { $count } Bot
       *[other] mit { $count } Bots
    }
screen-options-of = { $game }: Plätze und Optionen wählen
screen-waiting = Dein Tisch wartet
screen-continue = Weiter
screen-your-tables = Deine Tische
screen-all-tables = Alle { $count } zeigen
screen-with = mit { $names }
screen-alone = allein
screen-finished = Beendet { $ago }
screen-unfinished = Nicht beendet, letzter Zug { $ago }
screen-stopped = Partien, die nicht weitergehen können
screen-stopped-more = Vom Gespielten ist nichts verloren: Die Aufzeichnung enthält alles.
screen-remove-of = { $game } löschen ({ $company })
screen-remove = Diese Partie löschen?
screen-remove-why = Alle ihre Züge gehen mit, und ihre Links öffnen nichts mehr. Das lässt sich nicht rückgängig machen.
screen-remove-do = Löschen
screen-remove-shared = Diesen Tisch von deiner Liste streichen?
screen-remove-shared-why = Die anderen behalten ihn, und dein Platz bleibt deiner: Dein Link öffnet ihn weiterhin. Steht er auf keiner Liste mehr, wird er gelöscht.
screen-remove-shared-do = Streichen
screen-others-turn-since = Andere sind dran, zuletzt { $ago }
screen-ago-minutes =
    { $count ->
        [one] vor { $count } Minute
       *[other] vor { $count } Minuten
    }
screen-ago-hours =
    { $count ->
        [one] vor { $count } Stunde
       *[other] vor { $count } Stunden
    }
screen-ago-days =
    { $count ->
        [one] vor { $count } Tag
       *[other] vor { $count } Tagen
    }
screen-friends = Mit Freunden am Tisch
screen-friends-more = Öffne einen Tisch mit freien Plätzen und verschick die Links, oder füg einen ein, den du bekommen hast.
screen-join-field = Link zu einem Tisch
screen-join = Beitreten
screen-join-not = Das ist kein Link zu einem Tisch. Er sieht so aus: …/table/abc#invite-1.0.xyz.
screen-daily = Die Partie des Tages
screen-daily-more = Heute für alle dieselbe Auslage; schau, wie weit du kommst.
screen-records = Aufzeichnungen
screen-bring = Partie importieren
screen-bring-more = Eine Partie, die als Hain-Aufzeichnung vorliegt, kannst du hier ansehen und weiterspielen.
screen-bring-file = Aus einer Datei
screen-bring-text = Oder als Text
screen-bring-do = Öffnen

## Ein neuer Tisch

screen-new-table = Ein Tisch für { $game }
screen-who-plays = Wer spielt mit?
screen-chair = Platz { $number }
screen-chair-you = Du
screen-chair-person = Jemand an diesem Bildschirm
screen-chair-open = Freier Platz
screen-chair-open-why = für alle mit dem Link
screen-chair-add = Noch ein Platz
screen-chair-remove = Platz { $number } entfernen
screen-name-of = Name auf Platz { $number }
screen-person = Person { $number }
screen-guest = Gast
screen-hot-seat = Mehrere teilen sich diesen Bildschirm: Er bittet darum, weitergegeben zu werden, wenn etwas verdeckt bleiben muss.
screen-how = Wie?
screen-time-deal = Zeit und Auslage
screen-time = Bedenkzeit
screen-clock-none = so lange du willst
screen-clock-move_60 = 1 Minute je Entscheidung
screen-clock-bank_600_10 = 10 Minuten, je +10 Sekunden
screen-clock-bank_1800_20 = 30 Minuten, je +20 Sekunden
screen-clock-move_86400 = 1 Tag je Entscheidung
screen-clock-move_259200 = 3 Tage je Entscheidung
screen-deal = Auslage
screen-deal-new = eine neue
screen-deal-daily = die des Tages
screen-deal-seed = nach einer Zahl
screen-seed = Zahl
screen-more-options = Weitere Optionen
screen-open-table = Tisch öffnen
screen-value-on = ja
screen-value-off = nein
screen-value-random = ausgelost

## Wer dort sitzt

screen-bot-name-0 = Moos
screen-bot-name-1 = Farn
screen-bot-name-2 = Klee
screen-bot-name-3 = Schilf
screen-bot-name-4 = Hasel
screen-bot-name-5 = Eberesche
screen-bot = Bot, { $level }
screen-level-random = Würfel
screen-level-random-why = spielt irgendetwas
screen-level-greedy = Elster
screen-level-greedy-why = nimmt, was glänzt
screen-level-sprout = Spross
screen-level-sprout-why = freundlich, spielt locker
screen-level-sapling = Schössling
screen-level-sapling-why = ein fairer Gegner
screen-level-tree = Baum
screen-level-tree-why = spielt gut
screen-level-sequoia = Mammutbaum
screen-level-sequoia-why = so gut es kann
screen-open-seat = freier Platz
screen-open-waits = Wartet auf jemanden
screen-open-chairs = Es gibt freie Plätze. Schick einen Link an alle, die dort sitzen sollen; du kannst schon beginnen.
screen-open-others = Es gibt noch freie Plätze. Wer den Tisch eröffnet hat, lädt dazu ein.
screen-invite = Einladen
screen-invite-why = Wer diesen Link öffnet, kann hier Platz nehmen; danach lässt er nur noch zuschauen. Schick ihn nur einer Person.
screen-invite-to = Auf Platz { $number } einladen
screen-invited = Du bist eingeladen: Ein Platz ist für dich frei.
screen-taken = Der Platz dieser Einladung ist besetzt. Du schaust zu.
screen-seats = Am Tisch
screen-you = du
screen-your-turn = Du bist dran
screen-others-turn = Andere sind dran
screen-thinks = denkt nach
screen-decides = entscheidet
screen-ready = bereit
screen-away = weg, ein Bot vertritt
screen-resigned = hat aufgegeben, ein Bot spielt weiter
screen-board-of = Den Plan von { $name } ansehen
screen-time-left = Restzeit
screen-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }

## Platz nehmen

screen-sit-title = Ein Platz bei { $game } ist frei
screen-sit-others = Schon da: { $names }
screen-your-name = Dein Name
screen-sit = Platz nehmen
screen-sit-look = Erst den Tisch ansehen
screen-hand-to = Gib den Bildschirm an { $name }
screen-hand-why = Was die anderen haben, bleibt bis dahin verdeckt.
screen-hand-taken = Ich bin { $name }

## Was nun

screen-now = Was nun
screen-title-turn = ● { $name }: du bist dran
screen-choose-tap = Tipp einen leuchtenden Ort an und sieh, was er bringt.
screen-choose-list = Wähle einen Zug und sieh, was er bringt.
screen-choose-first = Wähle einen Zug
screen-waits = Einen Moment, der Tisch ist beschäftigt.
screen-waits-for =
    { $count ->
        [one] { $names } entscheidet. Du kannst dich umsehen.
       *[other] { $names } entscheiden. Du kannst dich umsehen.
    }
screen-waits-for-somebody = Hier fehlt noch jemand. Du kannst dich umsehen.
screen-onlooker = Du schaust zu.
screen-away-now = Ein Bot spielt für dich, bis du zurückkommst.
screen-return = Ich bin zurück
screen-with-closing = Diese Punkte zählen mit „{ $move }“.
screen-reveals = Deckt etwas auf: kann nicht zurückgenommen werden.
screen-total = Summe
screen-take-back = Zurücknehmen
screen-stays-known = Seit deinem letzten Zug ist etwas Verdecktes bekannt geworden, darum bleibt er.
screen-asks-take-back = { $name } möchte den letzten Zug zurücknehmen.
screen-asked-take-back = Du hast gebeten, deinen Zug zurückzunehmen. Die anderen entscheiden.
screen-pick-gone = „{ $move }“ ist nicht mehr möglich. { $what }
screen-declined = Dein Zug bleibt: Die anderen waren nicht einverstanden oder haben weitergespielt.
screen-agree = Einverstanden
screen-decline = Ablehnen
screen-hint = Tipp
screen-hint-thinks = Denkt nach …
screen-hinted = Ein starker Bot würde das tun.
screen-hint-points = Ein starker Bot würde das tun ({ $points }).
screen-moves =
    { $count ->
        [one] { $count } möglicher Zug
       *[other] { $count } mögliche Züge
    }
screen-moves-search = Züge durchsuchen
screen-moves-more =
    { $count ->
        [one] und { $count } weiterer: tippe, um ihn zu finden
       *[other] und { $count } weitere: tippe, um einen zu finden
    }
screen-moves-none = Kein Zug enthält diese Wörter.
screen-drawing = Der Tisch, mit Buchstaben gezeichnet

## Was geschah

screen-log = Was geschah
screen-known-deal = Diese Verteilung kann jemand vorher gekannt haben: Sie ist die des Tages, wurde eingegeben, geteilt, mitgebracht oder aus einer anderen Partie übernommen.
screen-log-empty = Noch nichts.
screen-log-more = Früheres zeigen
screen-news = Seit deinem letzten Zug
screen-news-more =
    { $count ->
        [one] Und { $count } weitere Zeile im Verlauf.
       *[other] Und { $count } weitere Zeilen im Verlauf.
    }
screen-news-seen = Gesehen
screen-event-taken_back = { $seat } nimmt einen Zug zurück.
screen-event-took_back = { $seat } nimmt zurück: { $move }
screen-story-rules = Die Regeln sind inzwischen verbessert worden; es geht nach den heutigen weiter.
screen-story-sit = { $seat } nimmt Platz.
screen-story-free = { $maker } gibt den Platz von { $seat } frei.
screen-story-leave = { $seat } geht; ein Bot vertritt.
screen-story-return = { $seat } ist zurück.
screen-story-resign = { $seat } gibt auf; ein Bot spielt weiter.
screen-story-flag = Die Zeit von { $seat } ist um; ein Bot vertritt.
screen-story-ask = { $seat } möchte einen Zug zurücknehmen.
screen-story-agree = { $seat } ist einverstanden.
screen-story-decline = { $seat } möchte das nicht.
screen-score = Punkte bisher
screen-score-log = Punkte und Verlauf
screen-so-far = Bisher
screen-chart = Punkte im Verlauf: { $points }

## Menü und Meldungen

screen-lost = Die Verbindung ist weg; neuer Versuch läuft.
screen-lost-safe = Nichts ist verloren: Jeder gemachte Zug ist gesichert.
screen-unreached = Der Server ist gerade nicht erreichbar. Alles Gespielte ist sicher; versuch es gleich noch einmal.
screen-closed-unreached = Der Tisch ist nicht erreichbar
screen-closed-unreached-safe = Nichts ist verloren: Jeder gemachte Zug ist auf dem Server aufgehoben.
screen-closed-unreached-do = Hain versucht es weiter. Wenn es lange dauert, sieh nach, ob dein Netz und der Server laufen.
screen-closed-garbled = Der Tisch lässt sich nicht anzeigen
screen-closed-garbled-safe = Nichts ist verloren: Jeder gemachte Zug ist auf dem Server aufgehoben.
screen-closed-garbled-do = Diese Seite hat den Server nicht verstanden. Vielleicht wurde Hain gerade erneuert: Versuch es noch einmal, dann wird die Seite neu geladen.
screen-closed-renewed = Es gibt eine neue Version von Hain
screen-closed-renewed-safe = Nichts ist verloren: Alle Züge liegen auf dem Server, und was du hier gewählt hast, bleibt gewählt.
screen-closed-renewed-do = Diese Seite ist noch von der vorigen Version und geht nicht weiter. Lade sie neu.
screen-closed-unknown = Diesen Tisch gibt es hier nicht
screen-closed-unknown-safe = Deine anderen Tische sind davon nicht berührt.
screen-closed-unknown-do = Vielleicht gehört der Link zu einem anderen Server. Frag, wer ihn geschickt hat, oder beginne einen neuen Tisch.
screen-closed-deleted = Dieser Tisch wurde gelöscht
screen-closed-deleted-safe = Deine anderen Tische sind davon nicht berührt.
screen-closed-deleted-do = Er stand auf keiner Liste mehr. Beginne auf der Startseite einen neuen Tisch.
screen-closed-key = Dieser Link öffnet den Tisch nicht
screen-closed-key-safe = Dem Tisch ist nichts geschehen: Wer dort sitzt, kann weiterspielen.
screen-closed-key-do = Sieh nach, ob der Link bis zum letzten Zeichen kopiert ist, oder bitte um einen neuen.
screen-closed-no-key = In dieser Adresse fehlt der Schlüssel
screen-closed-no-key-safe = Dem Tisch ist nichts geschehen: Wer dort sitzt, kann weiterspielen.
screen-closed-no-key-do = Der Link eines Platzes ist länger: Er endet mit # und einem Schlüssel. Öffne deinen Platz unter „Deine Tische“ auf der Startseite oder bitte noch einmal um den Link.
screen-closed-stopped = Diese Partie ist stehen geblieben
screen-closed-stopped-safe = Das Gespielte ist nicht verloren: Die Aufzeichnung enthält alle Züge. Deine anderen Tische sind davon nicht berührt.
screen-closed-stopped-do = Sichere die Aufzeichnung, wenn du sie behalten willst, und beginne auf der Startseite einen neuen Tisch.
screen-closed-freed = Dein Platz wurde freigegeben
screen-closed-freed-safe = Von dort war noch kein Zug gemacht, darum hat, wer den Tisch eröffnet hat, ihn jemand anderem überlassen. Die Partie geht weiter.
screen-closed-freed-do = Du kannst zuschauen. Willst du doch mitspielen, bitte um eine neue Einladung.
screen-look-on = Zuschauen
screen-rule = Regel { $rule }
screen-settings = Einstellungen
screen-pref-confirm = Erst zeigen, dann tun
screen-pref-confirm-why = Ein Tipp zeigt, was ein Zug bringt; der grüne Knopf macht ihn.
screen-pref-sound = Ton
screen-pref-sound-why = Ein leiser Ton, wenn du dran bist.
screen-pref-text = Texttisch
screen-pref-text-why = Der Tisch in Buchstaben und eine Liste der Züge, für Tastatur und Bildschirmleser.
screen-rename = Ändern
screen-say = Etwas sagen
screen-phrase-hello = Hallo!
screen-phrase-good_luck = Viel Glück!
screen-phrase-well_played = Schön gespielt!
screen-phrase-thanks = Danke!
screen-phrase-one_moment = Einen Moment, bitte.
screen-phrase-back = Bin wieder da.
screen-phrase-good_game = Das war eine schöne Partie!
screen-links = Links
screen-link = Link
screen-link-own = Mein Platz auf einem anderen Gerät
screen-link-own-why = Dieser Link ist dein Platz: Öffne ihn auf einem anderen Gerät und behalte ihn für dich.
screen-link-onlooker = Zum Zuschauen
screen-link-onlooker-why = Wer diesen Link öffnet, darf zuschauen und sieht nur, was alle sehen dürfen.
screen-free = Einen Platz freigeben
screen-free-of = Platz von { $name }
screen-free-why = { $name } hat noch nicht gezogen. Der Platz wird wieder frei, sein Schlüssel öffnet nichts mehr, und alle am Tisch sehen, dass du es warst.
screen-free-do = Diesen Platz freigeben
screen-share = Link teilen
screen-share-system = Teilen …
screen-copy = Kopieren
screen-copied = Kopiert
screen-going = Gehen
screen-to-start = Zur Startseite
screen-to-table = Zum Tisch
screen-leave = Tisch verlassen
screen-leave-why = Ein Bot vertritt dich, bis du zurückkommst. Dein Link bringt dich wieder an diesen Platz.
screen-leave-do = Gehen, ein Bot spielt weiter
screen-stay = Bleiben
screen-resign = Endgültig aufgeben

## Das Ende

screen-over = Die Partie ist zu Ende
screen-you-win =
    { $points ->
        [one] Du gewinnst mit { $points } Punkt.
       *[other] Du gewinnst mit { $points } Punkten.
    }
screen-again = Noch einmal
screen-turn-seats = Plätze weiterdrehen
screen-review = Nachspielen
screen-same-deal = Dieselbe Auslage noch einmal
screen-share-deal = Diese Auslage teilen
screen-share-deal-why = Wer diesen Link öffnet, sieht, wie es ausging, und kann dieselbe Auslage spielen.
screen-rematch = An einem anderen Tisch hat eine neue Partie begonnen: „Noch einmal“ bringt dich hin.
screen-look-board = Den Plan ansehen
screen-look-count = Zurück zur Wertung

## Zurückblicken

screen-replay = Rückblick auf die Partie
screen-replay-start = Der Anfang der Partie.
screen-first = Zum Anfang
screen-back = Zurück
screen-forth = Weiter
screen-last = Zum Ende
screen-play = Abspielen
screen-pause = Anhalten
screen-moment = Moment
screen-eyes = Wessen Augen
screen-eyes-open = Alles offen
screen-eyes-of = Wie { $name } es sah
screen-save-record = Aufzeichnung sichern
screen-play-on = Ab hier weiterspielen

## Regeln und Über

screen-rules = Regeln
screen-learn = Beim Spielen lernen
screen-learn-new = Neu hier?
screen-learn-more = Eine Eule am Tisch sagt dir eins nach dem anderen. Etwa fünf Minuten.
screen-learn-begin = Anfangen
screen-guide = In Kürze
screen-guide-all = Alle Regeln
screen-rules-of = Die Regeln von { $game }
screen-rules-more = Jede Regel in einer Zeile, in eigenen Worten. Die Nummer ist die, die Ablehnungen nennen.
screen-rules-search = Regeln durchsuchen
screen-rules-none = Keine Regel enthält diese Wörter.
screen-about = Über Hain
screen-about-title = Über Hain
screen-about-what = Ein Hain ist ein kleiner Wald: ein Tisch für vier moderne Brettspiele übers Wachsen, für Leute nah und fern und für Bots, die nie mehr sehen, als du an ihrer Stelle sähest.
screen-about-independent = Es ist eine unabhängige Umsetzung von Liebhabern, weder von den Verlagen gemacht noch von ihnen gutgeheißen. Sie nutzt keine Bilder und keine Texte der Verlage; Namen, Abläufe und Zahlen der Spiele sind Tatsachen.
screen-about-games = Die Spiele
screen-about-by = von { $designer }
screen-about-by-at = von { $designer }, erschienen bei { $publisher }
screen-about-buy = Wenn dir ein Spiel hier gefällt, kauf es: Das gedruckte ist schön, und wer es gemacht hat, lebt davon.
screen-about-credits = Zeichnungen und Schrift
screen-about-icons = Silhouetten von Tieren, Früchten und Blättern von { $artists } und anderen:
screen-about-type = Alegreya und Alegreya Sans von Juan Pablo del Peral:
screen-about-licence = Alles andere ist eigene Arbeit und frei unter der MIT-Lizenz.
screen-about-privacy = Was aufbewahrt wird
screen-about-privacy-more = Eine Zufallszahl in einem Cookie unterscheidet deine Tische von denen anderer; Namen sind, was du eintippst. Nichts geht anderswohin.

## Züge in Worten

screen-how-small = als Kleinstrauch
screen-how-large = als Großstrauch
screen-gain-soil = Erde
screen-gain-deck = Kompost vom Stapel
screen-gain-sprout = Sprosse
screen-gain-draw = Karten
screen-gain-growth = Wachstum
screen-part-board = Insel und Klima
screen-part-grid = das Raster
screen-verb-draft = Nehmen
screen-verb-plant = Pflanzen
screen-verb-grow = Wachsen
screen-verb-bush = Busch
screen-verb-lake = See
screen-verb-power = Fähigkeit
screen-verb-done = Fertig
screen-verb-pass = Passen
screen-verb-place = Legen
screen-verb-claim = Beanspruchen
screen-verb-at = Legen auf
screen-verb-end = Beenden
screen-verb-flip = Umdrehen
screen-verb-enclose = Umschließen
screen-verb-resolve = Werten
screen-verb-island = Insel
screen-verb-climate = Klima
screen-verb-eco = Ökosystem
screen-verb-keep = Behalten
screen-verb-use = Aktivieren
screen-verb-compost = Kompostieren
screen-verb-pick = Wählen
screen-verb-event = Ereignis
screen-verb-leaf = Blatt
screen-verb-replace = Ersetzen durch
screen-verb-copy = Kopieren mit
screen-verb-sprout = Spross
screen-verb-unsprout = Spross entfernen
screen-verb-ungrow = Wachstum entfernen
screen-verb-choose = Wählen
screen-verb-take = Nehmen
screen-verb-order = Reihenfolge
screen-verb-amount = Anzahl
screen-verb-pay = Zahlen
screen-verb-skip = Überspringen
screen-verb-convert = Umwandeln
screen-verb-part = Ein Teil
screen-verb-all = Alles
screen-verb-visit = Besuchen
screen-verb-start = Ziehen
screen-verb-search = Durchsuchen
screen-verb-sell = Verkaufen
screen-verb-uproot = Ausgraben
screen-verb-discard = Ablegen
screen-verb-cover = Abdecken
screen-verb-decline = Verzichten
screen-verb-wait = Warten
