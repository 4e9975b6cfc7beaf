### Evergreen: names of things, what happens, what is asked, what is refused.

evergreen-name = Evergreen
evergreen-about = Bepflanze eine runde Welt und lass das Licht herein.
evergreen-rebuilt = Planet, Symbole der Karten und Leisten der Fähigkeiten sind rekonstruiert; die gedruckten können anders sein.
evergreen-option-sun = Die Sonne beginnt im
evergreen-value-sun-n = Norden
evergreen-value-sun-e = Osten
evergreen-value-sun-s = Süden
evergreen-value-sun-w = Westen

## Things

evergreen-biome-snow = Schnee
evergreen-biome-swamp = Sumpf
evergreen-biome-rock = Felsen
evergreen-biome-flowers = Blumen
evergreen-biome-wheat = Getreide
evergreen-biome-grassland = Wiese
evergreen-biome-wild = Freies Biom

evergreen-power-sprout = Spross
evergreen-power-small_tree = Kleiner Baum
evergreen-power-big_tree = Großer Baum
evergreen-power-bush = Busch
evergreen-power-lake = See
evergreen-power-bud = Knospen

evergreen-piece-small_tree = einen kleinen Baum
evergreen-piece-big_tree = einen großen Baum

evergreen-season-spring = Frühling
evergreen-season-summer = Sommer
evergreen-season-autumn = Herbst
evergreen-season-winter = Winter

evergreen-side-n = Norden
evergreen-side-e = Osten
evergreen-side-s = Süden
evergreen-side-w = Westen

evergreen-phase-draft = Kartenwahl
evergreen-phase-act = Aktionen und Fähigkeiten
evergreen-phase-over = Die Partie ist vorbei

evergreen-icon-skull = (Dürre)

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

evergreen-title-broccoli = Brokkoli
evergreen-title-bonsai = Bonsai
evergreen-title-olive_tree = Olivenbaum
evergreen-title-holly = Stechpalme
evergreen-title-birch = Birke
evergreen-title-pine = Kiefer
evergreen-title-oak = Eiche
evergreen-title-baobab = Affenbrotbaum
evergreen-title-sequoia = Mammutbaum
evergreen-outcome-title = { $points } Punkte. Dein Titel: { $title }.

## The score sheet

evergreen-category-start = Startpunkte
evergreen-category-before = Bisherige Punkte
evergreen-category-bud = Knospen
evergreen-category-light_spring = Sonnenwertung im Frühling
evergreen-category-light_summer = Sonnenwertung im Sommer
evergreen-category-light_autumn = Sonnenwertung im Herbst
evergreen-category-light_winter = Sonnenwertung im Winter
evergreen-category-forest_spring = Waldwertung im Frühling
evergreen-category-forest_summer = Waldwertung im Sommer
evergreen-category-forest_autumn = Waldwertung im Herbst
evergreen-category-forest_winter = Waldwertung im Winter
evergreen-category-biome_snow = Große Bäume im Schnee
evergreen-category-biome_swamp = Große Bäume im Sumpf
evergreen-category-biome_rock = Große Bäume auf dem Felsen
evergreen-category-biome_flowers = Große Bäume zwischen Blumen
evergreen-category-biome_wheat = Große Bäume im Getreide
evergreen-category-biome_grassland = Große Bäume auf der Wiese

## The drawn table

evergreen-diagram-sun = Sonne im { $side } { $arrow }
evergreen-diagram-zone = Fruchtbarkeit
evergreen-diagram-pool = Auslage
evergreen-diagram-token = ← Startmarker
evergreen-diagram-deck = Biomstapel { $deck }, Ablagestapel { $discard }
evergreen-diagram-auto = Solo-Gegner: { $cards }
evergreen-diagram-seat =
    { $points ->
        [one] { $seat } · { $points } Punkt
       *[other] { $seat } · { $points } Punkte
    }
evergreen-diagram-letters = Auf einem Planeten: . leer, s Spross, t kleiner Baum, T großer Baum, b Busch, w See, # Riss. ★ ist der Startspieler.
evergreen-help =
    { evergreen-diagram-letters }
    In jeder Runde wählst du eine Karte. Dann führst du in ihrem Biom eine Aktion aus (bis zu dreimal pflanzen, bis zu zweimal wachsen lassen oder beides je einmal; oder nur einmal eines davon, dafür wo du willst) und darfst davor oder danach ihre Fähigkeit nutzen.
    Die Karte, die niemand nimmt, verändert ihr Biom: ✿ macht es fruchtbarer, Dürre dreht die jüngste Karte in seinem Stapel um (für jede umgedrehte Karte steht ein ').
    Nach jeder Jahreszeit bringen dir Bäume, die die Sonne berührt, und dein größter Wald Punkte. Am Ende zählen große Bäume nach der Fruchtbarkeit ihres Bioms.

## What is asked

evergreen-ask-D1 = Wähle eine Karte. Die Karte, die niemand nimmt, verändert die Fruchtbarkeit ihres Bioms, außer beim Freien Biom.
evergreen-ask-D2_both = Deine Aktion ({ $biome }: { $spaces }) und deine Fähigkeit ({ $power }, beim Nutzen mit Wert { $value }), in beliebiger Reihenfolge.
evergreen-ask-D2_action = Deine Aktion ({ $biome }: { $spaces }).
evergreen-ask-D2_power = Nutze deine Fähigkeit ({ $power }, beim Nutzen mit Wert { $value }) oder passe.
evergreen-ask-D3_both = Die Aktion geht weiter ({ $biome }): Pflanze, lass wachsen oder beende sie.
evergreen-ask-D3_plant = Die Aktion geht weiter ({ $biome }): Pflanze oder beende sie.
evergreen-ask-D3_grow = Die Aktion geht weiter ({ $biome }): Lass wachsen oder beende sie.
evergreen-ask-D4_sprout = Deine Fähigkeit: Pflanze Sprosse, wo du willst, noch { $uses }-mal.
evergreen-ask-D4_small_tree = Deine Fähigkeit: Lass Sprosse zu kleinen Bäumen wachsen, noch { $uses }-mal.
evergreen-ask-D4_big_tree = Deine Fähigkeit: Lass kleine Bäume zu großen wachsen, noch { $uses }-mal.
evergreen-ask-D4_bush = Deine Fähigkeit: Pflanze Büsche auf leere Felder, noch { $uses }-mal.
evergreen-ask-D4_lake = Deine Fähigkeit: Lege Seen auf leeren Feldern an, noch { $uses }-mal.
evergreen-ask-D5 = Der See auf { $space } lässt Nachbarfelder wachsen, noch { $uses }-mal.

## The same questions where moves are typed

evergreen-typed-D2_power = Nutze deine Fähigkeit ({ $power }, beim Nutzen mit Wert { $value }) oder passe (pass).
evergreen-typed-D3_both = Die Aktion geht weiter ({ $biome }): plant oder grow, oder fertig mit done.
evergreen-typed-D3_plant = Die Aktion geht weiter ({ $biome }): plant, oder fertig mit done.
evergreen-typed-D3_grow = Die Aktion geht weiter ({ $biome }): grow, oder fertig mit done.

## What happens

evergreen-event-dealt = { $season }, Runde { $round }. Die Auslage: { $cards }.
evergreen-event-reshuffled = Der Biomstapel war leer: Der Ablagestapel wird gemischt und zum neuen Biomstapel.
evergreen-event-dealt_more = Weiter in der Auslage: { $cards }.
evergreen-event-drafted = { $seat } nimmt: { $card }.
evergreen-event-took_token = { $seat } bekommt damit auch den Startmarker.
evergreen-event-auto_drafted = Der Solo-Gegner nimmt: { $card }.
evergreen-event-auto_took_token = Der Solo-Gegner bekommt damit auch den Startmarker.
evergreen-event-discarded = Übrige Karte: { $card }. Sie kommt auf den Ablagestapel.
evergreen-event-left_over = Übrige Karte: { $card }. Die Fruchtbarkeit im Biom { $biome } ist jetzt { $fertility }.
evergreen-event-planted = { $seat } pflanzt auf { $space } einen Spross.
evergreen-event-grew = { $seat } lässt auf { $space } { $piece } wachsen.
evergreen-event-bushed = { $seat } pflanzt auf { $space } einen Busch.
evergreen-event-flooded = { $seat } legt auf { $space } einen See an.
evergreen-event-activated = { $seat } nutzt die Fähigkeit „{ $power }“ auf Stufe { $level } mit Wert { $value }.
evergreen-event-declined = { $seat } verzichtet auf die Fähigkeit „{ $power }“.
evergreen-event-acted =
    { $letter ->
        [a] Die Aktion von { $seat } ist vorbei: nur Pflanzen.
        [b] Die Aktion von { $seat } ist vorbei: nur Wachsen.
        [c] Die Aktion von { $seat } ist vorbei: Pflanzen und Wachsen.
        [d] Die Aktion von { $seat } ist vorbei: ein Effekt außerhalb des Gebiets.
       *[none] Die Aktion von { $seat } ist ohne Effekt vorbei.
    }
evergreen-event-scored = { $seat }: { $category } +{ $points }.
evergreen-event-season = Der { $season } beginnt; die Sonne steht im { $side }.
evergreen-event-finished = Die Partie ist vorbei.

## The screen

evergreen-on-nothing = leer
evergreen-on-sprout = Spross
evergreen-on-small_tree = kleiner Baum
evergreen-on-big_tree = großer Baum
evergreen-on-bush = Busch
evergreen-on-lake = See

evergreen-screen-moment = { $season }, Runde { $round } von { $rounds }
evergreen-screen-planet = Dein Planet. Die Sonne steht im { $side }.
evergreen-screen-planet-other = Der Planet. Die Sonne steht im { $side }.
evergreen-screen-space = { $space }, { $biome }: { $on }
evergreen-screen-space-shaded = { $space }, { $biome }: { $on }, im Schatten
evergreen-screen-spoken = { $space }: { $move }
evergreen-screen-plant = einen Spross pflanzen
evergreen-screen-grow-small = zum kleinen Baum wachsen lassen
evergreen-screen-grow-big = zum großen Baum wachsen lassen
evergreen-screen-bush = einen Busch pflanzen
evergreen-screen-lake = einen See anlegen
evergreen-screen-ray-row = Licht in Reihe { $line }: { $points }
evergreen-screen-ray-column = Licht in Spalte { $line }: { $points }
evergreen-screen-ray-change = { $points }, jetzt { $before }

evergreen-screen-fertility = Fruchtbarkeit: was jeder große Baum am Ende bringt
evergreen-screen-fertility-tile =
    { $trees ->
        [0] { $biome }: { $fertility } für jeden großen Baum. Du hast dort keinen.
        [one] { $biome }: { $fertility } für jeden großen Baum. Deiner brächte { $points }.
       *[other] { $biome }: { $fertility } für jeden großen Baum. Deine { $trees } brächten { $points }.
    }
evergreen-screen-fertility-coming = Im Stapel: { $flowers } Fruchtbarkeit, { $skulls } Dürre.
evergreen-screen-stayed = { $card } blieb übrig
evergreen-screen-powers = Deine Fähigkeiten
evergreen-screen-powers-other = Fähigkeiten
evergreen-screen-power-level =
    { $level ->
        [0] { $power }: noch nicht genutzt; beim ersten Mal { $next } wert
       *[other] { $power }: Stufe { $level }, { $value } wert
    }
evergreen-screen-power-left =
    { $uses ->
        [one] noch { $uses }
       *[other] noch { $uses }
    }
evergreen-screen-pool = Nimm eine Karte
evergreen-screen-pool-wait = Die Karten dieser Runde
evergreen-screen-first-next = beginnt als Nächstes
evergreen-screen-first-short = Start
evergreen-screen-flowers = fruchtbar { $flowers }
evergreen-screen-skull = trocknet aus
evergreen-screen-no-icon = ohne Symbol
evergreen-screen-if-left-up = Bleibt sie liegen: { $before } → { $after }
evergreen-screen-if-left-same = Bleibt sie liegen: nichts ändert sich
evergreen-screen-if-left-wild = Pflanze, wo du willst
evergreen-screen-this-round = Deine Karte dieser Runde
evergreen-screen-card-other = Karte dieser Runde
evergreen-screen-cards = Deine Karten dieser Jahreszeit
evergreen-screen-cards-other = Karten dieser Jahreszeit
evergreen-screen-auto = Solo-Gegner

evergreen-button-draft = { $card } nehmen
evergreen-button-plant = { $space } bepflanzen
evergreen-button-grow = { $space } wachsen lassen
evergreen-button-bush = Busch auf { $space }
evergreen-button-lake = See auf { $space }
evergreen-button-power = Fähigkeit: { $power } × { $value }
evergreen-button-power-bud = Knospen zählen: { $value } Punkte
evergreen-button-done = Das reicht
evergreen-button-pass-action = Aktion auslassen
evergreen-button-pass-power = Fähigkeit nicht nutzen

evergreen-effect-light = Licht
evergreen-effect-forest = Wald
evergreen-effect-harvest = am Ende
evergreen-effect-points = Punkte

## Pictures beside the rules

evergreen-example-EVG-9 = b4 hat drei Nachbarn: b3, a4 und c4. Der Riss darunter ist keiner.
evergreen-example-EVG-52 = Schritt für Schritt: Spross, kleiner Baum, großer Baum.
evergreen-example-EVG-86 = Der neue See auf c3 lässt zwei von dreien wachsen: c2, b3, c4. Ein Busch wächst nicht.
evergreen-example-EVG-97 = Die Sonne steht im Westen: Jeder kleine Baum verdunkelt das eine Feld hinter sich.
evergreen-example-EVG-98 = Ein großer Baum verdunkelt die zwei Felder hinter sich.
evergreen-example-EVG-99 = Reihe 3: Ein kleiner Baum verdunkelt nie einen großen. Reihen 1, 4 und 6: Hinter einem gleich großen oder größeren Baum ist es dunkel.
evergreen-example-EVG-100 = c3 steht im Dunkeln, und doch ist d3 dahinter dunkel.
evergreen-example-EVG-101 = Weder Spross noch Busch noch See halten einen Schatten auf: c3, c4 und c6 sind dunkel.
evergreen-example-EVG-102 = Der Schatten von a2 ist zwei Felder lang und fällt über den Riss auf c2. Der von a5 endet im Riss.
evergreen-example-EVG-103 = Von Osten bringt dieser Planet 2, 1, 3, 1, 1 und 2: zehn Punkte Licht.
evergreen-example-EVG-104 = Gepunktete Wurzeln verbinden den größten Wald: neun Teile, neun Punkte.
evergreen-example-EVG-105 = Hier hängt alles nur über Spross, See, Riss oder Ecke zusammen: Jeder Wald ist ein einzelnes Teil.
evergreen-example-EVG-112 = Zwei große Bäume im Schnee, einer auf der Wiese, einer im Sumpf: Bei Fruchtbarkeit 3, 2 und 0 bringen sie 6, 2 und 0.

## Moves that are refused

evergreen-no-move = „{ $text }“ ist kein Zug. Züge sind draft, plant, grow, bush, lake (mit einer Karte oder einem Feld), power, done, pass.
evergreen-no-seat = Einen Platz { $seat } gibt es nicht; der letzte ist { $last }.
evergreen-no-space = „{ $space }“ ist kein Feld des Planeten.
evergreen-no-crevice = { $space } ist ein Riss: Dorthin kommt nie etwas.
evergreen-no-card = „{ $card }“ ist keine Biomkarte. Karten heißen zum Beispiel snow-lake oder wild-small_tree.
evergreen-game-over = Die Partie ist vorbei.
evergreen-draft-first = Wähle zuerst eine Karte aus der Auslage (draft); „{ $move }“ kommt danach.
evergreen-not-your-draft = Bei der Kartenwahl ist jetzt { $drafter } an der Reihe.
evergreen-not-in-pool = „{ $card }“ liegt nicht in der Auslage.
evergreen-draft-over = Die Kartenwahl dieser Runde ist vorbei.
evergreen-seat-over = Aktion und Fähigkeit dieser Runde sind vorbei; warte auf die anderen.
evergreen-power-during-action = Mitten in der Aktion lässt sich die Fähigkeit nicht nutzen. Beende zuerst die Aktion (done).
evergreen-once-a-round = Die Fähigkeit „{ $power }“ kann höchstens einmal je Runde genutzt werden.
evergreen-done-needs-progress = Es gibt nichts zu beenden. „done“ beendet, was gerade im Gang ist: eine Aktion, eine Fähigkeit oder das Wachstum an einem See.
evergreen-pass-during-action = Die Aktion ist im Gang; „done“ beendet sie.
evergreen-pass-during-power = Die Fähigkeit „{ $power }“ ist im Gang; „done“ beendet, was gerade läuft.
evergreen-lake-waits = Bring zuerst das Wachstum an diesem See zu Ende (grow oder done), dann lege den nächsten an.
evergreen-lake-grows-only = Gerade ist ein See entstanden: Lass seine Nachbarfelder wachsen oder beende sein Wachstum mit „done“.
evergreen-lake-once = Dieser See hat { $space } schon wachsen lassen; jeder See lässt ein Feld nur einmal wachsen.
evergreen-not-beside-lake = { $space } ist kein Nachbarfeld des neuen Sees.
evergreen-cannot-grow = Auf { $space } steht nichts, das wachsen könnte: Das können nur Sprosse und kleine Bäume.
evergreen-no-bush-power = „{ $card }“ gibt dir jetzt keine Büsche.
evergreen-no-lake-power = „{ $card }“ gibt dir jetzt keine Seen.
evergreen-activate-first = Nutze zuerst die Fähigkeit (power): { $power }.
evergreen-not-empty = { $space } ist nicht leer.
evergreen-only-sprouts = Diese Fähigkeit macht nur aus Sprossen kleine Bäume, und auf { $space } steht kein Spross.
evergreen-only-small-trees = Diese Fähigkeit macht nur aus kleinen Bäumen große, und auf { $space } steht kein kleiner Baum.
evergreen-action-during-power = Die Fähigkeit „{ $power }“ ist im Gang. Nutze sie aus oder beende sie (done), bevor du die Aktion ausführst.
evergreen-action-over = Die Aktion dieser Runde ist vorbei.
evergreen-outside-area = { $space } liegt außerhalb des Gebiets dieser Aktion ({ $biome }).
evergreen-same-space = Die Aktion hat { $space } schon verwendet; das Wachsen muss auf einem anderen Feld stattfinden.
evergreen-no-growth-after-plants = Nach zwei Sprossen ist in dieser Aktion nur noch ein dritter möglich, kein Wachsen.

## Laid-out games

evergreen-no-first = { $first } kann nicht Startspieler sein; beteiligt sind 0 bis { $last }.
evergreen-not-for-zone = „{ $card }“ kann nicht im Fruchtbarkeitsbereich liegen: Die Karte hat kein Symbol oder ist zweimal genannt.
evergreen-zone-too-large = Ein Fruchtbarkeitsbereich mit { $count } Karten ist für den Anfang zu groß; { $most } sind möglich, sonst gingen vier Plätzen die Karten aus.
evergreen-not-all-cards = Die Reihenfolge des Biomstapels muss jede der { $count } Karten genau einmal nennen.
evergreen-not-in-deck = „{ $card }“ kann jetzt nicht gezogen werden: Die Karte ist nicht im Biomstapel.

## Positions

evergreen-planet-rows = Ein Planet hat { $expected } Zeilen, nicht { $rows }.
evergreen-planet-columns = Planet, Zeile { $row }: Es müssen { $expected } Zeichen sein, nicht { $count }.
evergreen-planet-symbol = Planet, Zeile { $row }, Spalte { $column } ({ $space }): „{ $symbol }“ ist kein gültiges Zeichen. Verwende . s t T b w und # für einen Riss.
evergreen-planet-crevice = Planet, Zeile { $row }, Spalte { $column } ({ $space }) ist ein Riss: Hier muss # stehen, nicht „{ $symbol }“.
evergreen-planet-outside = Planet, Zeile { $row }, Spalte { $column } ({ $space }) liegt außerhalb des Planeten: Hier muss - stehen, nicht „{ $symbol }“.
evergreen-planet-space = Planet, Zeile { $row }, Spalte { $column } ({ $space }) ist ein Feld: Hier kann nicht „{ $symbol }“ stehen.
evergreen-position-head = Zeile { $line }: Eine Stellung beginnt mit Jahreszeit und Sonne, zum Beispiel „winter sun w“.
evergreen-position-line = Zeile { $line }: „{ $text }“ gehört nicht in eine Stellung. Zeilen beginnen mit einer Jahreszeit (spring, summer, autumn, winter) oder mit zone, pool, deck, auto oder seat; ein Planet folgt auf seinen Platz.
evergreen-position-word = Zeile { $line }: „{ $word }“ steht an der falschen Stelle. Hier bekannt: { $known }.
evergreen-position-number = Zeile { $line }: „{ $name }“ muss eine ganze Zahl sein, nicht „{ $value }“.
evergreen-position-value = Zeile { $line }: „{ $name }“ kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
evergreen-position-zone = Fruchtbarkeitsbereich (zone): Statt „{ $text }“ gehören hierher ein Biom und seine Fruchtbarkeit, zum Beispiel „snow 3: snow-sprout“ oder „snow 3“.
evergreen-position-fertility = Fruchtbarkeitsbereich (zone): Für { $biome } ist die Fruchtbarkeit { $told } angegeben, die Karten zeigen aber { $counted }.
evergreen-position-biome = Fruchtbarkeitsbereich (zone): „{ $card }“ gehört nicht auf diesen Stapel ({ $biome }).
evergreen-position-stacks = Fruchtbarkeitsbereich (zone): Gebraucht werden die Karten jedes Stapels, nicht nur seine Fruchtbarkeit ({ $fertility }).
evergreen-position-no-zone = Im Winter wird die Fruchtbarkeit gebraucht: Ergänze eine Zeile wie „zone snow 3 | swamp 0 | rock 2 | flowers 1 | wheat 0 | grassland 0“.
evergreen-position-seats = Eine Stellung hat einen bis vier Plätze, jeder mit einer Zeile „seat 0 …“ und seinem Planeten.
evergreen-position-seat-number = Zeile { $line }: Hier muss Platz { $number } kommen (seat).
evergreen-position-levels = Zeile { $line }: „levels“ braucht { $count } Zahlen, die es als Stufen der Fähigkeitenleisten gibt.
evergreen-position-round = Zeile { $line }: Im { $season } muss die Runde als 1/{ $rounds } bis { $rounds }/{ $rounds } geschrieben sein.
evergreen-position-auto = Eine Zeile „auto cards …“ gehört zu einer Stellung mit einem Platz, und nur dorthin.
evergreen-position-auto-turn = Der Solo-Gegner wählt von selbst: Eine Stellung wird nach seiner Kartenwahl aufgeschrieben.
evergreen-position-token = Die Auslage sagt nicht, wo der Startmarker ist: Markiere die Karte darunter, genau eine, mit *, sobald jemand gewählt hat.
evergreen-position-token-taken = Der Startmarker ist vergeben, aber die Stellung sagt nicht, an wen von denen, die gewählt haben. Schreib die Stellung vor dieser Kartenwahl auf oder nach der letzten.
evergreen-position-card = Zeile { $line }: „{ $card }“ ist keine Biomkarte.
evergreen-position-twice = „{ $card }“ kommt an zwei Stellen vor.
evergreen-position-hidden = Biomstapel ({ $deck }) und Ablagestapel ({ $discard }) müssen zusammen die { $hidden } Karten enthalten, die sonst nirgends liegen, mindestens eine davon der Biomstapel.
evergreen-position-hands = Die Karten vor den Plätzen passen nicht zu Runde { $round } und zur Zugreihenfolge.
evergreen-position-pool = Die Zahl der Karten in der Auslage ({ $count }) ist in diesem Moment nicht möglich.
evergreen-position-points = Die Entscheidungspunkte (point) müssen lauten: { $expected }.
evergreen-position-between-turns = Nur eine Stellung, in der nichts im Gang ist, sagt alles: Jeder Platz muss bei D2 oder „-“ sein, mindestens einer bei D2.
evergreen-position-not-over = Erst nach der letzten Runde des Winters kann die Partie vorbei sein.

## The data file

evergreen-data-toml = Die Datendatei lässt sich nicht lesen: { $reason }.
evergreen-data-missing = In der Datendatei fehlt die Tabelle [{ $table }].
evergreen-data-status = Tabelle [{ $table }]: „{ $status }“ ist kein möglicher status. Erlaubt: { $allowed }.
evergreen-data-flowers = Tabelle [{ $table }]: Alle Karten zusammen müssen mindestens { $flowers } Fruchtbarkeitssymbole zeigen.
evergreen-data-start = Tabelle [{ $table }]: „points“ braucht vier ganze Zahlen und „flowers“ eine.
evergreen-data-letters = Tabelle [{ $table }]: Jedes der sechs Biome braucht einen eigenen Buchstaben.
evergreen-data-rows = Tabelle [{ $table }]: „rows“ muss eine Liste von Texten sein.
evergreen-data-rectangle = Tabelle [{ $table }]: Der Plan muss ein Rechteck aus 4 bis 8 Spalten und 4 bis 8 Zeilen sein.
evergreen-data-symbol = Tabelle [{ $table }]: „{ $symbol }“ ist weder der Buchstabe eines Bioms noch # oder -.
evergreen-data-crevices = Tabelle [{ $table }]: Der Plan muss vier Risse haben, nicht { $count }.
evergreen-data-biome = Tabelle [{ $table }]: Das Biom { $biome } muss Felder haben, und sie müssen zusammenhängen.
evergreen-data-cards = Tabelle [{ $table }]: Es muss { $count } Karten geben, zu jedem Biom und zum Freien Biom (wild) je eine mit jeder Fähigkeit.
evergreen-data-wild = Tabelle [{ $table }]: Karten des Freien Bioms zeigen kein Symbol; schreib "none".
evergreen-data-icon = Tabelle [{ $table }]: „{ $icon }“ ({ $biome }) muss 1, 2, 3, 4, "skull" oder "none" sein.
evergreen-data-track = Tabelle [{ $table }]: Die Fähigkeitenleiste „{ $power }“ muss mit 0 beginnen, danach mindestens zwei Stufen haben und darf nie fallen.
evergreen-data-seasons = Tabelle [{ $table }]: „rounds“ braucht je eine Zahl für spring, summer, autumn und winter in dieser Reihenfolge, jede mindestens 1, alle zusammen höchstens { $rounds }.
evergreen-data-titles = Tabelle [{ $table }]: Titel brauchen steigende Mindestsummen, die erste davon 0.

## Moves as people say them

evergreen-move-draft = { $card } nehmen
evergreen-move-plant = Spross auf { $space } pflanzen
evergreen-move-grow = { $space } wachsen lassen
evergreen-move-bush = Busch auf { $space } pflanzen
evergreen-move-lake = See auf { $space } legen
evergreen-move-power = Fähigkeit nutzen
evergreen-move-done = Das genügt
evergreen-move-pass = Passen

## What is asked where the board is drawn

evergreen-drawn-D1 = Nimm eine Karte: Ihr Boden sagt, wo du pflanzt, ihr Bild ist deine Fähigkeit. Die letzte verändert ihr Biom.
evergreen-drawn-D2_both = Pflanze oder lass wachsen ({ $biome }) und nutze deine Fähigkeit ({ $power }): Die Reihenfolge ist frei.
evergreen-drawn-D2_action = Jetzt deine Aktion: Pflanze oder lass wachsen ({ $biome }).
evergreen-drawn-D2_power = Bleibt deine Fähigkeit: { $power }, Wert { $value }. Nutze sie oder lass sie.
evergreen-drawn-D3_both = Weiter ({ $biome }): Pflanze oder lass noch etwas wachsen, oder hör hier auf.
evergreen-drawn-D3_plant = Weiter ({ $biome }): Pflanze noch einen Spross, oder hör hier auf.
evergreen-drawn-D3_grow = Weiter ({ $biome }): Lass noch etwas wachsen, oder hör hier auf.
