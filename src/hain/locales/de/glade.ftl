### The Glade: names of things, what happens, what is asked, what is refused.

glade-name = The Glade
glade-about = Lege Reihen aus Tier, Frucht und Blatt; sei schneller bei den Fliegenpilzen.
glade-rebuilt = Die Waldtafeln sind rekonstruiert; die gedruckten können anders sein.
glade-option-mode = Spiel
glade-value-mode-base = Grundspiel
glade-value-mode-matching = Paarspiel
glade-option-layout = Spielplan
glade-value-layout-seven = 7 × 7
glade-value-layout-eight = 8 × 8
glade-value-layout-nine = 9 × 9
glade-option-start = Erster Platz
glade-option-boards = Seiten der Pläne

## Things

glade-creature-h = Igel
glade-creature-m = Maus
glade-creature-s = Eichhörnchen
glade-creature-t = Kröte
glade-fruit-a = Eichel
glade-fruit-b = Brombeere
glade-fruit-h = Haselnuss
glade-fruit-m = Pilz
glade-leaf-b = Buche
glade-leaf-c = Kastanie
glade-leaf-m = Ahorn
glade-leaf-o = Eiche

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

glade-card-toadstool-y = gelber Giftpilzmarker
glade-card-toadstool-b = blauer Giftpilzmarker
glade-card-toadstool-g = grüner Giftpilzmarker
glade-card-toadstool-r = roter Giftpilzmarker

glade-headline-main = Hauptaktion
glade-headline-laying = Legen
glade-headline-claiming = Gezeigtes Plättchen legen
glade-headline-resolving = Nächsten Satz wählen
glade-headline-flipping = Giftpilzmarker umdrehen
glade-headline-extra = Zusatzaktion oder Zug beenden
glade-headline-bonus = Zusatzaktion
glade-headline-over = Die Partie ist vorbei

## The score sheet

glade-category-glade = Giftpilze auf der Lichtung
glade-category-taken = Giftpilze bei anderen
glade-category-store = Giftpilze im Lager
glade-category-enclosures = Giftpilze auf umschlossenen Feldern
glade-category-doubles = Eigene Doppelpilze
glade-category-matches = Übereinstimmungsmarker
glade-category-match_enclosures = Marker auf umschlossenen Feldern
glade-category-groups = Unverbundene Gruppen

glade-outcome-finished =
    Beendet in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
glade-outcome-unfinished =
    Nicht beendet: Nach { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } { $edge ->
        [one] liegt noch { $edge } Giftpilzmarker
       *[other] liegen noch { $edge } Giftpilzmarker
    } am Rand; { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
glade-title-finished = geschafft
glade-title-unfinished = nicht geschafft
glade-measure-turns = Züge

## The drawn table

glade-diagram-bag = Beutel { $bag }
glade-diagram-turns = Spielzug { $turns }
glade-diagram-ended = letzte Runde
glade-diagram-glade = Giftpilze auf der Lichtung
glade-diagram-seat =
    { $points ->
        [one] { $seat } · { $points } Punkt
       *[other] { $seat } · { $points } Punkte
    }
glade-diagram-edge = Rand { $edge } · Lager { $store } · Bänkchen { $rack }
glade-diagram-rack = Plättchenbänkchen von { $seat }
glade-diagram-claimed = Das gezeigte Plättchen: { $tile }
glade-diagram-letters = Ein Plättchen wird mit drei Buchstaben geschrieben: Tier (h Igel, m Maus, s Eichhörnchen, t Kröte), Waldfrucht (a Eichel, b Brombeere, h Haselnuss, m Pilz), Blatt (b Buche, c Kastanie, m Ahorn, o Eiche).
glade-help =
    { glade-diagram-letters }
    Plättchen, die in einer Zeile oder Spalte aneinanderliegen, müssen ein Satz sein: jedes Merkmal auf allen gleich oder auf allen verschieden und mindestens eines auf allen gleich. Kein Satz hat mehr als vier Plättchen.
    In deinem Spielzug legst du 1 bis 4 Plättchen in einer Linie (place hab d4, …, done) oder nimmst einen Giftpilzmarker in Besitz, dessen Plättchen du hast (claim hab). Ein Satz aus drei schickt einen Giftpilzmarker auf die Lichtung, ein Satz aus vier bringt einen in dein Lager; 2y ist ein doppelter gelber.
    Ein leeres Feld mit Plättchen auf allen vier Seiten ist umschlossen: Setzt du dort einen Giftpilz- oder Übereinstimmungsmarker aus deinem Lager ein (enclose c5 2y), darfst du zusätzlich noch einmal legen. Deinen Spielzug beendest du mit „end“.
    ★ ist der Startspieler, ◀ der Platz am Zug, [ ] das mittlere Feld, auf das dein erstes Plättchen kommt.

## What is asked

glade-ask-first = Dein erstes Plättchen kommt auf { $space }.
glade-ask-main = Lege Plättchen in einer Linie oder nimm einen Giftpilzmarker in Besitz, dessen Plättchen du hast.
glade-ask-laying = Lege das nächste Plättchen in derselben Linie oder beende das Legen.
glade-ask-claiming = Lege das gezeigte Plättchen: { $tile }.
glade-ask-resolving = Mehrere neue Sätze: Welcher wird als nächster ausgewertet?
glade-ask-flipping = Dein Rand ist leer: Dreh einen Giftpilzmarker auf seine doppelte Seite um, noch { $count }-mal.
glade-ask-extra = Nutze ein umschlossenes Feld für eine Zusatzaktion oder beende deinen Spielzug.
glade-ask-bonus = Deine Zusatzaktion: Lege Plättchen in einer Linie.

## The same questions where moves are typed

glade-typed-main = Lege Plättchen in einer Linie oder nimm einen Giftpilzmarker in Besitz, dessen Plättchen du hast.
glade-typed-laying = Lege das nächste Plättchen in derselben Linie, oder fertig mit done.
glade-typed-extra = Nutze ein umschlossenes Feld für eine Zusatzaktion oder beende deinen Spielzug.

## What happens

glade-event-placed = { $seat } legt { $tile } auf { $space }.
glade-event-matched = Das Plättchen auf { $space } stimmt mit dem Symbol darunter überein: { $seat } nimmt den Marker { $marker }.
glade-event-sprouted = Ein Giftpilzmarker von { $seat } ({ $marker }) kommt auf das Lichtungsfeld { $tile }.
glade-event-returned = { $seat } bekommt einen Giftpilzmarker ({ $marker }) vom Lichtungsfeld { $tile } ins Lager zurück.
glade-event-removed = Ein blauer Giftpilzmarker ({ $marker }) vom Lichtungsfeld { $tile } ist aus dem Spiel.
glade-event-fetched = { $seat } nimmt den Giftpilzmarker { $marker } vom Lichtungsfeld { $tile } ins Lager.
glade-event-stored = { $seat } legt einen Giftpilzmarker ({ $marker }) vom Rand ins Lager.
glade-event-flipped_glade = Ein Giftpilzmarker von { $seat } wird auf seine doppelte Seite umgedreht: auf dem Lichtungsfeld { $tile }.
glade-event-flipped_store = Ein Giftpilzmarker von { $seat } wird auf seine doppelte Seite umgedreht: im Lager von { $owner }.
glade-event-flipped_enclosure = Ein Giftpilzmarker von { $seat } wird auf seine doppelte Seite umgedreht: auf Feld { $space } des Waldtableaus von { $owner }.
glade-event-claimed = { $seat } nimmt mit { $tile } den Giftpilzmarker { $marker } in Besitz.
glade-event-laid_claimed = { $seat } legt { $tile } auf das Waldtableau von { $board }, Feld { $space }.
glade-event-enclosed = { $seat } setzt den Marker { $marker } auf dem umschlossenen Feld { $space } ein: eine Zusatzaktion.
glade-event-drew = { $seat } beendet den Spielzug und zieht { $count } Plättchen.
glade-event-drew_tiles = { $seat } beendet den Spielzug und zieht: { $tiles }.
glade-event-passed = { $seat } ist festgefahren und passt.
glade-event-end_triggered = Das Spielende ist ausgelöst: Diese Runde ist die letzte.
glade-event-finished = Die Partie ist vorbei.

## Set-up that is refused

glade-start = Platz { $start } kann nicht beginnen; die Plätze haben die Nummern 0 bis { $last }.
glade-boards = „{ $boards }“ nennt nicht so viele verschiedene Tableaus von 1 bis 4, wie es Plätze gibt ({ $seats }).

## Moves that are refused

glade-no-move = „{ $text }“ ist kein Zug. Züge sind place, done, claim, at, resolve, flip, enclose, end, pass.
glade-no-seat = Einen Platz { $seat } gibt es nicht; der letzte ist { $last }.
glade-no-space = „{ $space }“ ist kein Feld des Waldtableaus.
glade-no-tile = „{ $tile }“ ist kein Plättchen. Plättchen haben drei Buchstaben: Tier, Waldfrucht, Blatt, zum Beispiel hab.
glade-game-over = Die Partie ist vorbei.
glade-not-your-turn = { $active } ist am Zug.
glade-not-on-rack = { $tile } steht nicht auf deinem Plättchenbänkchen.
glade-centre-first = Dein erstes Plättchen muss auf das mittlere Feld, { $space }.
glade-not-empty = { $space } ist nicht leer.
glade-four-laid = Eine Aktion legt höchstens vier Plättchen.
glade-not-in-line = { $space } setzt die Linie der Plättchen nicht fort, die in dieser Aktion gelegt wurden.
glade-not-open = { $tile } passt nicht auf { $space }: Die Ketten in Zeile und Spalte müssen Sätze sein.
glade-no-toadstool = Es gibt keinen Giftpilzmarker, den du mit { $tile } in Besitz nehmen könntest.
glade-no-claim-first = In deinem ersten Spielzug kannst du nichts in Besitz nehmen.
glade-no-destination = { $tile } ließe sich nirgends legen, also kannst du damit nichts in Besitz nehmen.
glade-other-board = Das gezeigte Plättchen muss auf das Waldtableau von { $owner }.
glade-must-complete = { $tile } muss einen Satz aus vier vervollständigen; auf { $space } geschieht das nicht.
glade-enclose-later = Ein umschlossenes Feld wird nach der Hauptaktion oder nach einer Zusatzaktion genutzt.
glade-not-in-store = { $marker } ist nicht in deinem Lager.
glade-not-enclosed = { $space } ist kein leeres Feld mit Plättchen auf allen vier Seiten.
glade-no-placement-follows = Danach ließe sich kein Plättchen von deinem Plättchenbänkchen legen, also gibt es keine Zusatzaktion.
glade-not-stuck = Passen darfst du nur, wenn du weder legen noch in Besitz nehmen kannst.
glade-nothing-laid = Lege zuerst ein Plättchen; „done“ kommt danach.
glade-act-first = Ein Spielzug hat eine Hauptaktion: Lege zuerst Plättchen (place) oder nimm etwas in Besitz (claim).
glade-no-single-there = Dort ist kein einfacher Giftpilzmarker von dir, der sich umdrehen ließe.
glade-no-such-set = Das ist keiner der neuen Sätze.
glade-now-main = „{ $move }“ ist jetzt nicht möglich: Lege Plättchen oder nimm einen Giftpilzmarker in Besitz.
glade-now-laying = „{ $move }“ ist jetzt nicht möglich: Lege noch ein Plättchen in derselben Linie, oder fertig mit done.
glade-now-claiming = „{ $move }“ ist jetzt nicht möglich: Lege zuerst das gezeigte Plättchen (at).
glade-now-resolving = „{ $move }“ ist jetzt nicht möglich: Wähle den Satz, der als nächster ausgewertet wird (resolve).
glade-now-flipping = „{ $move }“ ist jetzt nicht möglich: Dreh einen Giftpilzmarker um (flip).
glade-now-extra = „{ $move }“ ist jetzt nicht möglich: Nutze ein umschlossenes Feld (enclose) oder beende den Spielzug (end).
glade-now-bonus = „{ $move }“ ist jetzt nicht möglich: In der Zusatzaktion werden Plättchen gelegt.

## Positions

glade-position-head = Zeile { $line }: Eine Stellung beginnt mit „glade“, Modus und Zuschnitt, zum Beispiel „glade base eight“.
glade-position-line = Zeile { $line }: „{ $text }“ gehört nicht in eine Stellung. Zeilen beginnen mit glade, start, toadstools, seat oder pending; ein Waldtableau folgt auf seinen Platz.
glade-position-word = Zeile { $line }: „{ $word }“ steht an der falschen Stelle. Hier bekannt: { $known }.
glade-position-number = Zeile { $line }: „{ $name }“ muss eine ganze Zahl von 0 bis { $last } sein, nicht „{ $value }“.
glade-position-layout = Einen Zuschnitt „{ $layout }“ gibt es nicht. Es gibt: { $known }.
glade-position-seats = Eine Stellung hat einen bis vier Plätze, jeder mit einer Zeile „seat 0 …“ und seinem Waldtableau.
glade-position-seat-number = Zeile { $line }: Hier muss Platz { $number } kommen (seat).
glade-position-board = Zeile { $line }: Tableau { $board } passt nicht zum Modus. Tableau 0 ist die leere Seite für das Grundspiel, 1 bis 4 sind Symbolseiten.
glade-position-rows = Zeile { $line }: Das Waldtableau dieses Platzes braucht { $size } Zeilen mit je { $size } Feldern.
glade-position-cell = Zeile { $line }: „{ $cell }“ kann auf diesem Tableau nicht auf { $space } stehen.
glade-position-run = Die Plättchen von { $first } bis { $last } sind kein Satz.
glade-position-not-enclosed = Ein Marker auf { $space } braucht Plättchen auf allen vier Seiten.
glade-position-marker = Zeile { $line }: „{ $marker }“ ist weder ein Giftpilzmarker (1y, 2b) noch ein Übereinstimmungsmarker (m-o, -ao, 4-o).
glade-position-glade = Giftpilzmarker (toadstools): Statt „{ $text }“ gehören hierher ein freies Lichtungsfeld und ein Giftpilzmarker, zum Beispiel hhc:1y.
glade-position-counter = Der Übereinstimmungsmarker { $marker } kann dort nicht sein: Es gibt ihn nur einmal und nur im Übereinstimmungsspiel.
glade-position-colour = Der Giftpilzmarker { $marker } gehört niemandem an diesem Tisch.
glade-position-toadstools = Zeile { $line }: Platz { $seat } hat insgesamt { $count } Giftpilzmarker statt { $all }.
glade-position-blue = Es gibt mehr als { $all } blaue Giftpilzmarker.
glade-position-phase = Zeile { $line }: „{ $phase }“ ist keine Phase. Es gibt: { $known }.
glade-position-end = Zeile { $line }: „end“ muss yes oder no sein, und yes, wenn ein Rand leer ist; nicht „{ $end }“.
glade-position-copies = { $tile } kommt mehr als { $copies }-mal vor.
glade-position-unseen = „{ $name }“ verlangt { $count } Plättchen, mehr als noch ungesehen sind ({ $left }).
glade-position-pending = Die Zeile „pending“ passt nicht zur Phase „{ $phase }“.
glade-position-laid = „laid { $spaces }“ muss ein bis vier Felder nennen, auf denen Plättchen des Platzes am Zug liegen.
glade-position-claimed = Der in Besitz genommene Giftpilzmarker { $marker } muss im Lager des Platzes am Zug sein.
glade-position-set = „{ $text }“ ist keine Kette aus drei oder vier mit einem gerade gelegten Plättchen.
glade-position-no-move = In der Phase „{ $phase }“ hätte der Platz am Zug keinen erlaubten Zug.

## The data file

glade-data-toml = Die Datendatei lässt sich nicht lesen: { $reason }.
glade-data-missing = In der Datendatei fehlt die Tabelle [{ $table }].
glade-data-status = Tabelle [{ $table }]: „status“ muss einen dieser Werte haben: { $allowed }.
glade-data-square = Tabelle [{ $table }]: Gebraucht werden { $boards } Tableaus, alle gleich große Quadrate mit 3 bis 9 Zeilen.
glade-data-cell = Tabelle [{ $table }]: Tableau { $board } hat ein Feld, das weder leer (...) noch ein Symbol ist.
glade-data-symbols = Tabelle [{ $table }]: Tableau { $board } braucht { $count } Symbole, darunter jedes der vier Blätter einmal.
glade-data-twice = Tabelle [{ $table }]: Das Symbol { $symbol } kommt zweimal vor.
glade-data-centre = Tabelle [{ $table }]: Das mittlere Feld „{ $centre }“ muss innerhalb des Tableaurands liegen und darf kein Symbol tragen.

## Moves as people say them

glade-move-place = { $tile } auf { $space }
glade-move-claim = Fliegenpilz mit { $tile } beanspruchen
glade-move-at = Auf { $space } bei { $owner } legen
glade-move-done = Das ist alles
glade-move-end = Zug beenden
glade-move-pass = Passen
glade-move-flip_glade = Fliegenpilz auf { $tile } umdrehen
glade-move-flip_store = Einen im Vorrat von { $owner } umdrehen
glade-move-flip_enclosure = Den auf { $space } bei { $owner } umdrehen
glade-move-enclose = { $marker } auf { $space } legen
glade-move-resolve = Reihe { $first } bis { $last } werten
