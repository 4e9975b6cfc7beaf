### Earth: what cards say, made from their notation, what happens, what is asked, what is refused. The names of the cards
### are in earth-names.ftl.

earth-name = Erde
earth-about = Lass eine Insel aus Karten wachsen; jeder Zug hilft allen.
earth-option-mode = Spiel
earth-value-mode-beginner = Einstieg
earth-value-mode-standard = Standard
earth-value-mode-advanced = Fortgeschritten
earth-option-teams = Zweierteams
earth-option-solo_level = Allein ist Gaia
earth-value-solo_level-beginner = freundlich
earth-value-solo_level-medium = mittel
earth-value-solo_level-hard = schwer
earth-value-solo_level-expert = gnadenlos
earth-option-secret_planting = Verdeckt pflanzen
earth-option-first_seat = Erster Platz
earth-option-turn_limit = Endet spätestens nach Zug

## Sentences

earth-sentence = { $text }.
earth-and = { $first } und { $second }
earth-comma = { $first }, { $second }

earth-ability-green = grün (Pflanzen) – { $text }
earth-ability-red = rot (Kompostieren) – { $text }
earth-ability-blue = blau (Wässern) – { $text }
earth-ability-yellow = gelb (Wachsen) – { $text }
earth-ability-multi = vielfarbig (Kompostieren, Wässern, Wachsen) – { $text }
earth-ability-black = schwarz (einmalig) – { $text }
earth-ability-brown = braun (dauerhaft) – { $text }

earth-active = wenn du diese Aktion gewählt hast, { $text }
earth-paid = { $costs }; dann { $gains }
earth-planted = { $gains }, und zwar einmal pro { $thing } unter deinen in diesem Zug gepflanzten Karten
earth-around-sprout =
    { $count ->
        [one] lege { $count } Spross auf eine Flora rund um diese Karte
       *[other] lege insgesamt bis zu { $count } Sprossen auf Flora rund um diese Karte
    }
earth-around-growth = lege insgesamt bis zu { $count } Wachstum auf Flora rund um diese Karte
earth-each-sprout-row = lege 1 Spross auf jede Flora der Art { $thing } in dieser Reihe
earth-each-sprout-column = lege 1 Spross auf jede Flora der Art { $thing } in dieser Spalte
earth-each-growth-row = lege 1 Wachstum auf jede Flora der Art { $thing } in dieser Reihe
earth-each-growth-column = lege 1 Wachstum auf jede Flora der Art { $thing } in dieser Spalte

earth-cost-soil = zahle { $count } Erde
earth-cost-sprout =
    { $count ->
        [one] entferne { $count } Spross
       *[other] entferne { $count } Sprossen
    }
earth-cost-growth = entferne { $count } Wachstum
earth-cost-compost =
    { $count ->
        [one] lege { $count } Karte von deinem Kompost ab
       *[other] lege { $count } Karten von deinem Kompost ab
    }
earth-cost-hand =
    { $count ->
        [one] kompostiere { $count } Karte aus deiner Hand
       *[other] kompostiere { $count } Karten aus deiner Hand
    }

earth-gain-soil = erhalte { $count } Erde
earth-gain-draw =
    { $count ->
        [one] ziehe { $count } Karte
       *[other] ziehe { $count } Karten
    }
earth-gain-deck =
    { $count ->
        [one] kompostiere { $count } Karte vom Stapel
       *[other] kompostiere { $count } Karten vom Stapel
    }
earth-gain-sprout =
    { $count ->
        [one] lege { $count } Spross
       *[other] lege bis zu { $count } Sprossen
    }
earth-gain-growth =
    { $count ->
        [one] lege { $count } Wachstum
       *[other] lege bis zu { $count } Wachstum
    }
earth-gain-hand =
    { $count ->
        [one] kompostiere auf Wunsch { $count } Karte aus deiner Hand
       *[other] kompostiere bis zu { $count } Karten aus deiner Hand
    }
earth-gain-pick =
    { $count ->
        [one] sieh dir die oberste Karte deines Komposts an und nimm sie auf die Hand
       *[other] sieh dir die obersten { $count } Karten deines Komposts an und nimm eine davon auf die Hand
    }

earth-start =
    { $hand ->
        [0]
            ziehe zu Beginn { $draw ->
                [one] { $draw } Karte
               *[other] { $draw } Karten
            } und erhalte { $soil } Erde
       *[other]
            ziehe zu Beginn { $draw ->
                [one] { $draw } Karte
               *[other] { $draw } Karten
            }, kompostiere { $hand } davon und erhalte { $soil } Erde
    }
earth-trigger = nach jedem Ereignis, das du spielst, { $gains }
earth-copy-red = nutze eine rote oder vielfarbige Fähigkeit einer Karte in deinem Raster, als stünde sie auf dieser Karte
earth-copy-blue = nutze eine blaue oder vielfarbige Fähigkeit einer Karte in deinem Raster, als stünde sie auf dieser Karte
earth-copy-yellow = nutze eine gelbe oder vielfarbige Fähigkeit einer Karte in deinem Raster, als stünde sie auf dieser Karte
earth-wild = diese Flora zählt als Baum, Kraut, Pilz und Busch
earth-pay-hand = du darfst diese Karte bezahlen, indem du Karten aus deiner Hand kompostierst, jede für 1 Erde
earth-pay-sprout = du darfst diese Karte bezahlen, indem du Sprossen entfernst, jeden für 1 Erde
earth-pay-growth = du darfst diese Karte bezahlen, indem du Wachstum entfernst, je 1 Wachstum für 1 Erde
earth-discount = du zahlst beim Pflanzen pro { $thing } { $count } Erde weniger
earth-forbid-red = du darfst die Aktion Kompostieren nicht wählen
earth-forbid-blue = du darfst die Aktion Wässern nicht wählen
earth-forbid-yellow = du darfst die Aktion Wachsen nicht wählen
earth-replace-red = du darfst beim Pflanzen dieses Terrain durch eine rote Karte ersetzen, ohne Erde zu zahlen; kompostiere dieses Terrain; dann { $gains }
earth-replace-blue = du darfst beim Pflanzen dieses Terrain durch eine blaue Karte ersetzen, ohne Erde zu zahlen; kompostiere dieses Terrain; dann { $gains }
earth-replace-yellow = du darfst beim Pflanzen dieses Terrain durch eine gelbe Karte ersetzen, ohne Erde zu zahlen; kompostiere dieses Terrain; dann { $gains }

earth-score =
    { $points ->
        [one] { $points } Punkt pro { $thing }
       *[other] { $points } Punkte pro { $thing }
    }
earth-score-per =
    { $points ->
        [one] { $points } Punkt für je { $per } hiervon: { $thing }
       *[other] { $points } Punkte für je { $per } hiervon: { $thing }
    }
earth-most =
    { $most ->
        [one] { $text }, insgesamt höchstens { $most } Punkt
       *[other] { $text }, insgesamt höchstens { $most } Punkte
    }
earth-table = Punkte nach Anzahl ({ $thing }): { $steps }
earth-step = { $count } → { $points }
earth-last-step = { $count } oder mehr → { $points }
earth-goal = { $thing }: mindestens { $need }

## What is counted

earth-in-grid = { $thing } in deinem Raster
earth-in-area = { $thing } in deinem Spielbereich (Raster, Insel und Klima)
earth-in-row = { $thing } in dieser Reihe
earth-in-column = { $thing } in dieser Spalte
earth-in-ortho = { $thing } auf einem orthogonal an diese Karte angrenzenden Feld
earth-in-diag = { $thing } auf einem diagonal an diese Karte angrenzenden Feld
earth-in-path = { $thing } in der längsten zusammenhängenden Linie durch diese Karte
earth-in-diagpath = { $thing } in der längsten zusammenhängenden diagonalen Linie deines Rasters
earth-in-best = { $thing } im Spielbereich des einen Spielers mit den meisten davon

earth-count-empty = orthogonal an diese Karte angrenzendes leeres Feld (auch außerhalb des Rasters)
earth-count-rows = volle Reihe deines Rasters
earth-count-columns = volle Spalte deines Rasters
earth-count-diagonals = volle Hauptdiagonale deines Rasters
earth-count-rows-same = volle Reihe deines Rasters (allen vier Karten gemeinsam: { $attribute })
earth-count-rows-different = volle Reihe deines Rasters (auf allen vier Karten verschieden: { $attribute })
earth-count-columns-same = volle Spalte deines Rasters (allen vier Karten gemeinsam: { $attribute })
earth-count-columns-different = volle Spalte deines Rasters (auf allen vier Karten verschieden: { $attribute })
earth-count-sets = Satz aus fünf verschiedenen Karten (rot, blau, gelb, Terrain und Ereignis)
earth-count-soil = Erde in deiner Reserve
earth-count-hand = Karte auf deiner Hand
earth-count-compost = Karte in deinem Kompost
earth-count-events = von dir gespieltes Ereignis
earth-count-sprouts = Spross in deinem Raster
earth-count-growth = Wachstum in deinem Raster

earth-attribute-color = Farbe
earth-attribute-type = Art
earth-attribute-habitat = Habitat
earth-attribute-vp = Grundpunkte
earth-attribute-sprouts = Anzahl an Sprossen
earth-attribute-growth = Menge an Wachstum

earth-thing-cards = Karte
earth-thing-flora = Flora
earth-thing-tree = Baum
earth-thing-herb = Kraut
earth-thing-mushroom = Pilz
earth-thing-bush = Busch
earth-thing-terrain = Terrain
earth-thing-sunny = sonnige Karte
earth-thing-wet = feuchte Karte
earth-thing-rocky = steinige Karte
earth-thing-cold = kalte Karte
earth-thing-green = grüne Karte
earth-thing-red = rote Karte
earth-thing-blue = blaue Karte
earth-thing-yellow = gelbe Karte
earth-thing-multi = vielfarbige Karte
earth-thing-black = schwarze Karte
earth-thing-brown = braune Karte
earth-thing-tag-geography = Flora mit Namensmerkmal „geographischer Bezug“
earth-thing-tag-color = Flora mit Namensmerkmal „Farbe“
earth-thing-tag-animal = Flora mit Namensmerkmal „Tier“
earth-thing-odd = Karte mit ungerader Zahl an Grundpunkten
earth-thing-even = Karte mit gerader Zahl an Grundpunkten
earth-thing-aided = Karte mit Pfeilen zur Zielausrichtung
earth-thing-sprouts-full = Flora mit Sprossen auf allen Sprossfeldern
earth-thing-growth-full = fertiggestellte Flora
earth-thing-full = vollständig gefüllte Flora (alle Sprossfelder und die ganze Wachstumshöhe)
earth-thing-bare = Flora ganz ohne Sprossen und Wachstum
earth-thing-cost-most = { $what } mit Kosten von höchstens { $number }
earth-thing-cost-least = { $what } mit Kosten von mindestens { $number }
earth-thing-vp-most =
    { $number ->
        [one] { $what } mit höchstens { $number } Grundpunkt
       *[other] { $what } mit höchstens { $number } Grundpunkten
    }
earth-thing-vp-least =
    { $number ->
        [one] { $what } mit mindestens { $number } Grundpunkt
       *[other] { $what } mit mindestens { $number } Grundpunkten
    }
earth-thing-habitats-most =
    { $number ->
        [one] { $what } mit höchstens { $number } Habitat
       *[other] { $what } mit höchstens { $number } Habitaten
    }
earth-thing-habitats-least =
    { $number ->
        [one] { $what } mit mindestens { $number } Habitat
       *[other] { $what } mit mindestens { $number } Habitaten
    }
earth-thing-abilities-least =
    { $number ->
        [one] { $what } mit mindestens { $number } Fähigkeit
       *[other] { $what } mit mindestens { $number } Fähigkeiten
    }
earth-thing-sprouts-least =
    { $number ->
        [one] { $what } mit mindestens { $number } Spross
       *[other] { $what } mit mindestens { $number } Sprossen
    }
earth-thing-growth-least = { $what } mit mindestens { $number } Wachstum
earth-thing-spaces-most =
    { $number ->
        [one] { $what } mit höchstens { $number } Sprossfeld
       *[other] { $what } mit höchstens { $number } Sprossfeldern
    }
earth-thing-spaces-exactly =
    { $number ->
        [one] { $what } mit genau { $number } Sprossfeld
       *[other] { $what } mit genau { $number } Sprossfeldern
    }
earth-thing-height-most = { $what } mit maximaler Wachstumshöhe von { $number } oder weniger
earth-thing-height-least = { $what } mit maximaler Wachstumshöhe von { $number } oder mehr
earth-thing-canopy-most =
    { $number ->
        [one] { $what } mit höchstens { $number } Kronenpunkt
       *[other] { $what } mit höchstens { $number } Kronenpunkten
    }
earth-thing-canopy-least =
    { $number ->
        [one] { $what } mit mindestens { $number } Kronenpunkt
       *[other] { $what } mit mindestens { $number } Kronenpunkten
    }

## Gaia

earth-gaia-action-plant = du führst bei der Aktion Pflanzen den Teil für andere Spieler aus; dann erhält Gaia { $gains }
earth-gaia-action-compost = du führst bei der Aktion Kompostieren den Teil für andere Spieler aus; dann erhält Gaia { $gains }
earth-gaia-action-water = du führst bei der Aktion Wässern den Teil für andere Spieler aus; dann erhält Gaia { $gains }
earth-gaia-action-grow = du führst bei der Aktion Wachsen den Teil für andere Spieler aus; dann erhält Gaia { $gains }
earth-gaia-leaf-upper = Gaia legt einen Blattmarker auf eines der beiden oberen Ziele; im Schwierigkeitsgrad Anfänger überspringt sie ihren nächsten Zug; im Schwierigkeitsgrad Experte erhält sie außerdem beim linken Ziel { $left }, beim rechten { $right }
earth-gaia-leaf-lower = Gaia legt einen Blattmarker auf eines der beiden unteren Ziele; im Schwierigkeitsgrad Anfänger überspringt sie ihren nächsten Zug; im Schwierigkeitsgrad Experte erhält sie außerdem beim linken Ziel { $left }, beim rechten { $right }
earth-gaia-per = { $amount } pro { $thing }
earth-gaia-per-drawn = von dir durch die Aktion gezogene Karte
earth-gaia-per-soil_gained = von dir durch die Aktion erhaltene Erde
earth-gaia-soil = { $count } Erde
earth-gaia-deck =
    { $count ->
        [one] { $count } Karte vom Stapel für ihren Kompost
       *[other] { $count } Karten vom Stapel für ihren Kompost
    }
earth-gaia-pile =
    { $count ->
        [one] { $count } Karte vom Stapel für ihren Wertungsstapel
       *[other] { $count } Karten vom Stapel für ihren Wertungsstapel
    }
earth-gaia-sprout =
    { $count ->
        [one] { $count } Spross
       *[other] { $count } Sprossen
    }
earth-gaia-growth = { $count } Wachstum

## The data files

earth-data-missing = Die Datendatei { $file } fehlt.
earth-data-toml = { $file } lässt sich nicht lesen: { $reason }.
earth-data-count =
    { $count ->
        [one] { $file } hat { $count } Karte statt { $needed }.
       *[other] { $file } hat { $count } Karten statt { $needed }.
    }
earth-data-id = { $file }, { $card }: Das ist nicht die Kennung einer solchen Karte, oder ihre Zeile ist kein Text.
earth-data-twice = { $file }, { $card }: Diese Kennung kommt zweimal vor.
earth-data-part = { $file }, { $card }: „{ $text }“ passt hier nicht; der Kopf der Datei nennt die Reihenfolge der Teile.
earth-data-line = { $file }, { $card }: { $reason }
earth-data-notation = „{ $text }“ entspricht ab Zeichen { $place } nicht der Effektschreibweise.
earth-data-colors = { $file }, { $card }: Zwei Fähigkeiten gehören zur selben Aktion.
earth-data-wild = { $file }, { $card }: Eine Flora mit beliebiger Floraart (wild) hat „brown: wild“, und keine andere hat es.
earth-data-event = { $file }, { $card }: Ein Ereignis hat genau eine schwarze Fähigkeit.
earth-data-island = { $file }, { $card }: Eine Insel hat ihren Start (start) und genau eine weitere Fähigkeit.

## Things

earth-action-plant = Pflanzen
earth-action-compost = Kompostieren
earth-action-water = Wässern
earth-action-grow = Wachsen
earth-habitat-sunny = sonnig
earth-habitat-wet = feucht
earth-habitat-rocky = steinig
earth-habitat-cold = kalt
earth-type-wild = beliebige Floraart
earth-level-beginner = Anfänger
earth-level-medium = Mittel
earth-level-hard = Schwer
earth-level-expert = Experte
earth-card-bonus = Aktion
earth-card-conversion = Umwandlung

## The score sheet

earth-category-base_vp = Karten (Grundpunkte)
earth-category-events = Ereignisse
earth-category-compost = Kompost
earth-category-sprouts = Sprossen
earth-category-growth = Wachstum
earth-category-terrain = Terrains
earth-category-ecosystem_own = Eigenes Ökosystem
earth-category-ecosystem_shared_1 = Gemeinsames Ökosystem 1
earth-category-ecosystem_shared_2 = Gemeinsames Ökosystem 2
earth-category-fauna = Fauna
earth-category-gaia_base_vp = Gaia: Wertungsstapel
earth-category-gaia_compost = Gaia: Kompost
earth-category-gaia_sprouts = Gaia: Sprossen
earth-category-gaia_growth = Gaia: Wachstum
earth-category-gaia_fauna = Gaia: Fauna
earth-category-gaia_total = Gaia: Summe

earth-outcome-won = Du hast Gaia geschlagen, { $points } zu { $gaia }.
earth-outcome-lost = Gaia gewinnt, { $gaia } zu { $points }.
earth-outcome-drawn = Unentschieden gegen Gaia, { $points } zu { $points }.
earth-title-won = gewonnen
earth-title-lost = verloren
earth-title-drawn = unentschieden
earth-measure-gaia = Gaias Punkte

## Options that do not go together

earth-setup-teams =
    { $seats ->
        [one] In Teams spielen zwei gegen zwei: teams=on braucht 4 Plätze, nicht { $seats } Platz.
       *[other] In Teams spielen zwei gegen zwei: teams=on braucht 4 Plätze, nicht { $seats }.
    }
earth-setup-beginner = Im Solomodus gibt es den Modus Anfänger nicht: Wähle standard oder advanced. Wie stark Gaia ist, bestimmt solo_level.
earth-setup-secret = Verdecktes Pflanzen braucht jemanden, dem etwas verborgen bleibt: Mit 1 Platz geht es nicht.
earth-setup-first = Platz { $first } kann nicht Startspieler sein; der letzte Platz ist { $last }.

## The drawn table

earth-headline-setup = Aufbau
earth-headline-turn = Zug { $turn }
earth-headline-active = { $seat } ist aktiv
earth-headline-gaia = Gaias Zug
earth-headline-piles = Erdstapel { $deck }, Ablagestapel { $discard }
earth-headline-over = Die Partie ist vorbei
earth-letter-green = G
earth-letter-red = R
earth-letter-blue = B
earth-letter-yellow = Y
earth-letter-multi = V
earth-letter-black = 1×
earth-letter-brown = ∞
earth-letter-sprout = S
earth-letter-growth = W
earth-holder-gaia = Gaia
earth-diagram-goals = Fauna: wie weit die Plätze sind und wer welchen Rang hat
earth-diagram-counts = { $counts } von { $need }
earth-diagram-rank = { $holder }: { $points }
earth-diagram-full = Erstes vollständiges Raster: { $holder } ({ $points })
earth-diagram-shared = Gemeinsame Ökosysteme
earth-diagram-pool = Teamtableau von Team { $team }: Erde { $soil }, Sprossen { $sprouts }, Wachstum { $growth }, Kompost { $compost }, Karten { $cards }
earth-diagram-gaia =
    { $points ->
        [one] Gaia ({ $level }) · { $points } Punkt · Erde { $soil } · Sprossen { $sprouts } · Wachstum { $growth } · Kompost { $compost } · Wertungsstapel { $pile } · Durchgang { $pass } von { $passes }, noch { $left } im Stapel
       *[other] Gaia ({ $level }) · { $points } Punkte · Erde { $soil } · Sprossen { $sprouts } · Wachstum { $growth } · Kompost { $compost } · Wertungsstapel { $pile } · Durchgang { $pass } von { $passes }, noch { $left } im Stapel
    }
earth-diagram-seat =
    { $points ->
        [one] { $seat } · { $points } Punkt · Erde { $soil } · Hand { $hand } · Kompost { $compost } · Sprossen { $sprouts } · Wachstum { $growth } · Ereignisse { $events }
       *[other] { $seat } · { $points } Punkte · Erde { $soil } · Hand { $hand } · Kompost { $compost } · Sprossen { $sprouts } · Wachstum { $growth } · Ereignisse { $events }
    }
earth-diagram-events = Gespielte Ereignisse: { $cards }
earth-diagram-hand = Deine Hand ({ $count })
earth-diagram-four = Eine davon behältst du ({ $count })
earth-diagram-looked = Oben auf deinem Kompost ({ $count })
earth-diagram-dealt = Dir ausgeteilt; von jeder Sorte wählst du eine Seite
earth-diagram-abilities = Noch zu aktivieren, in dieser Reihenfolge
earth-diagram-event = Ereignis, { $points } SP
earth-diagram-cost = kostet { $cost }
earth-diagram-price = kostet { $price } statt { $cost }
earth-diagram-vp = { $points } SP
earth-diagram-spaces =
    { $count ->
        [one] { $count } Sprossfeld
       *[other] { $count } Sprossfelder
    }
earth-diagram-height = Höhe { $height }, Krone { $canopy } SP

earth-help =
    Baue eine Insel aus 16 Karten in einem Raster von 4 × 4 Feldern. Der aktive Spieler wählt eine Aktion (choose plant, compost, water oder grow); alle haben etwas davon, er selbst mehr, und dann aktivieren alle ihre Fähigkeiten in der Farbe der Aktion: Grün beim Pflanzen (plant), Rot beim Kompostieren (compost), Blau beim Wässern (water), Gelb (Y) beim Wachsen (grow), V (vielfarbig) bei den letzten dreien.
    plant e33 d5 pflanzt eine Handkarte für ihre Kosten in Erde auf ein Feld, das eine deiner Karten an einer Kante oder Ecke berührt. use e33 aktiviert eine Karte, in Leserichtung und nie zurück; all nutzt alles, was nichts kostet und keine Wahl verlangt; skip überspringt eine Fähigkeit; done beendet deinen Teil.
    sprout d5 legt einen Spross, grow d5 ein Wachstumsteil, all den Rest. Eine Flora, die ihre volle Höhe erreicht, bekommt ihre Krone (♣) und ist statt ihrer Wachstumsteile die Kronenpunkte wert.
    Zwischen zwei Effekten darfst du Ereignisse spielen (event e208), 3 Sprossen in 2 Erde umwandeln (convert) oder verlangen, von einem Ertrag nur einen Teil zu nehmen (part).
    Punkte: Grundpunkte von Raster, Insel und Klima, Ereignisse, je 1 für jede kompostierte Karte, jeden Spross und jedes Wachstumsteil, dazu Kronen, Terrains, Ökosysteme und Faunaziele: Wer ein Ziel früher erreicht, bekommt mehr. Die Runde, in der ein Raster voll wird, ist die letzte.
    In einer Zelle steht 2/4S für 2 Sprossen auf 4 Sprossfeldern und 1/3W für 1 Wachstum bei Höhe 3; 1× ist eine schwarze Fähigkeit (einmalig), ∞ eine braune (dauerhaft). ★ ist der aktive Spieler, ◀ muss noch entscheiden.

## What is asked

earth-ask-island = Wähle die Seite deiner Insel.
earth-ask-climate = Wähle die Seite deines Klimas.
earth-ask-ecosystem = Wähle die Seite deines Ökosystems.
earth-ask-start =
    { $count ->
        [one] Kompostiere noch { $count } Karte aus deiner Hand.
       *[other] Kompostiere noch { $count } Karten aus deiner Hand.
    }
earth-ask-action = Zug { $turn }: Welche Aktion wählst du?
earth-ask-plant =
    { $count ->
        [one] Du darfst noch { $count } Karte pflanzen; du hast { $soil } Erde.
       *[other] Du darfst noch { $count } Karten pflanzen; du hast { $soil } Erde.
    }
earth-ask-second = Du darfst ein Ereignis spielen, bevor du vier Karten ziehst, und dafür Sprossen umwandeln.
earth-ask-keep = Behalte eine dieser Karten: { $cards }.
earth-ask-bonus = Die Aktion ist { $action }: Welchen Bonus nimmst du?
earth-ask-sprouts =
    { $count ->
        [one] Lege { $count } Spross ({ $card }).
       *[other] Lege bis zu { $count } Sprossen ({ $card }).
    }
earth-ask-growth =
    { $count ->
        [one] Lege { $count } Wachstum ({ $card }).
       *[other] Lege bis zu { $count } Wachstum ({ $card }).
    }
earth-ask-sprouts_each =
    { $count ->
        [one] Lege { $count } Spross auf jede zulässige Karte ({ $card }).
       *[other] Lege { $count } Sprossen auf jede zulässige Karte ({ $card }).
    }
earth-ask-growth_each = Lege { $count } Wachstum auf jede zulässige Karte ({ $card }).
earth-ask-order = Was aktivierst du zuerst: Insel und Klima oder das Raster?
earth-ask-activate = Aktiviere deine Fähigkeiten oder beende deinen Teil.
earth-ask-last = Die letzte Gelegenheit: Spiele Ereignisse, wandle Sprossen um oder beende sie.
earth-ask-leaf = Auf welches Ziel legt Gaia ihren Blattmarker?
earth-ask-pay_hand = { $card } auf { $space } kostet noch { $count }: Kompostiere Handkarten (jede zählt 1) oder zahle den Rest in Erde.
earth-ask-pay_sprout = { $card } auf { $space } kostet noch { $count }: Entferne Sprossen (jeder zählt 1) oder zahle den Rest in Erde.
earth-ask-pay_growth = { $card } auf { $space } kostet noch { $count }: Entferne Wachstum (jedes Teil zählt 1) oder zahle den Rest in Erde.
earth-ask-cost_sprout =
    { $count ->
        [one] Entferne { $count } Spross ({ $card }).
       *[other] Entferne { $count } Sprossen ({ $card }).
    }
earth-ask-cost_growth = Entferne { $count } Wachstum ({ $card }).
earth-ask-cost_hand =
    { $count ->
        [one] Kompostiere als Zahlung { $count } Karte aus deiner Hand ({ $card }).
       *[other] Kompostiere als Zahlung { $count } Karten aus deiner Hand ({ $card }).
    }
earth-ask-amount_draw =
    { $count ->
        [one] Ziehst du { $count } Karte oder keine ({ $card })?
       *[other] Wie viele von { $count } Karten ziehst du ({ $card })?
    }
earth-ask-amount_soil = Wie viel von { $count } Erde nimmst du ({ $card })?
earth-ask-amount_deck =
    { $count ->
        [one] Kompostierst du { $count } Karte vom Stapel oder keine ({ $card })?
       *[other] Wie viele von { $count } Karten kompostierst du vom Stapel ({ $card })?
    }
earth-ask-hand =
    { $count ->
        [one] Du darfst { $count } Karte aus deiner Hand kompostieren ({ $card }).
       *[other] Du darfst bis zu { $count } Karten aus deiner Hand kompostieren ({ $card }).
    }
earth-ask-pick = Nimm eine dieser Karten auf die Hand oder verzichte: { $cards }.

## The same questions where moves are typed

earth-typed-order = Was aktivierst du zuerst: Insel und Klima (board) oder das Raster (grid)?
earth-typed-activate = Aktiviere deine Fähigkeiten oder beende deinen Teil (done).
earth-typed-last = Die letzte Gelegenheit: Spiele Ereignisse oder wandle Sprossen um; done beendet sie.
earth-typed-pay_hand = { $card } auf { $space } kostet noch { $count }: Kompostiere Handkarten (jede zählt 1) oder zahle den Rest in Erde (pay).
earth-typed-pay_sprout = { $card } auf { $space } kostet noch { $count }: Entferne Sprossen (jeder zählt 1) oder zahle den Rest in Erde (pay).
earth-typed-pay_growth = { $card } auf { $space } kostet noch { $count }: Entferne Wachstum (jedes Teil zählt 1) oder zahle den Rest in Erde (pay).
earth-typed-pick = Nimm eine dieser Karten auf die Hand oder verzichte (pass): { $cards }.

## What happens

earth-event-chose_side = { $seat } hat gewählt.
earth-event-chose_side_card = { $seat } wählt: { $card }.
earth-event-revealed = { $seat } hat: { $cards }.
earth-event-drew =
    { $count ->
        [one] { $seat } zieht { $count } Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
earth-event-drew_cards = { $seat } zieht: { $cards }.
earth-event-composted = { $seat } kompostiert eine Karte.
earth-event-composted_cards = { $seat } kompostiert: { $cards }.
earth-event-turn = Zug { $turn }: { $seat } ist aktiv.
earth-event-action = { $seat } wählt die Aktion { $action }.
earth-event-planted = { $seat } bepflanzt { $space } für { $soil } Erde: { $card }.
earth-event-planted_secretly = { $seat } pflanzt verdeckt eine Karte auf { $space }.
earth-event-replaced = { $seat } ersetzt auf { $space } „{ $cards }“ durch „{ $card }“.
earth-event-replaced_secretly = { $seat } ersetzt verdeckt die Karte auf { $space }.
earth-event-revealed_plants = { $seat } hat gepflanzt: { $cards }.
earth-event-drew_four =
    { $count ->
        [one] { $seat } zieht { $count } Karte, um sie zu behalten.
       *[other] { $seat } zieht { $count } Karten, um eine zu behalten.
    }
earth-event-drew_four_cards = { $seat } zieht, um eine Karte zu behalten: { $cards }.
earth-event-kept = { $seat } behält eine Karte.
earth-event-kept_cards = { $seat } behält: { $cards }.
earth-event-left =
    { $count ->
        [one] { $seat } legt die andere Karte ab.
       *[other] { $seat } legt die anderen { $count } Karten ab.
    }
earth-event-left_cards = { $seat } legt die anderen ab: { $cards }.
earth-event-soil = { $seat } erhält { $count } Erde.
earth-event-composted_deck =
    { $count ->
        [one] { $seat } kompostiert { $count } Karte vom Stapel.
       *[other] { $seat } kompostiert { $count } Karten vom Stapel.
    }
earth-event-paid_soil = { $seat } zahlt { $count } Erde.
earth-event-paid_compost =
    { $count ->
        [one] { $seat } legt { $count } Karte vom Kompost ab.
       *[other] { $seat } legt { $count } Karten vom Kompost ab.
    }
earth-event-unsprouted = { $seat } entfernt einen Spross von { $spaces }.
earth-event-ungrew = { $seat } entfernt Wachstum von { $spaces }.
earth-event-sprouted = { $seat } legt einen Spross auf { $spaces }.
earth-event-grew = { $seat } legt Wachstum auf { $spaces }.
earth-event-used = { $seat } aktiviert: { $card }.
earth-event-copied = { $seat } nutzt „{ $card }“ als Kopie von „{ $cards }“.
earth-event-event = { $seat } spielt das Ereignis „{ $card }“.
earth-event-converts = { $seat } wandelt 3 Sprossen um.
earth-event-looked =
    { $count ->
        [one] { $seat } sieht sich die oberste Karte des Komposts an.
       *[other] { $seat } sieht sich die obersten { $count } Karten des Komposts an.
    }
earth-event-looked_cards = { $seat } sieht: { $cards }.
earth-event-picked = { $seat } nimmt eine Karte aus dem Kompost.
earth-event-picked_cards = { $seat } nimmt aus dem Kompost: { $cards }.
earth-event-shuffled =
    { $count ->
        [one] Der Ablagestapel wird gemischt: Der Erdstapel hat wieder { $count } Karte.
       *[other] Der Ablagestapel wird gemischt: Der Erdstapel hat wieder { $count } Karten.
    }
earth-event-claimed_goal = { $seat } legt einen Blattmarker auf „{ $card }“: { $points } Punkte.
earth-event-full = { $seat } hat das erste vollständige Raster: { $points } Punkte.
earth-event-last_chance = Der letzte Zug: Alle dürfen noch einmal Ereignisse spielen und umwandeln.
earth-event-finished = Die Partie ist vorbei.

earth-event-gaia_turn = Zug { $turn }: Gaia ist am Zug.
earth-event-gaia_card = Gaia deckt auf: { $card }.
earth-event-gaia_leaf = Gaia legt einen Blattmarker auf „{ $card }“: { $points } Punkte.
earth-event-gaia_soil = Gaia erhält { $count } Erde.
earth-event-gaia_sprout =
    { $count ->
        [one] Gaia erhält { $count } Spross.
       *[other] Gaia erhält { $count } Sprossen.
    }
earth-event-gaia_growth = Gaia erhält { $count } Wachstum.
earth-event-gaia_deck =
    { $count ->
        [one] Gaia kompostiert { $count } Karte.
       *[other] Gaia kompostiert { $count } Karten.
    }
earth-event-gaia_pile = Auf Gaias Wertungsstapel: { $cards }.
earth-event-gaia_left = Was { $seat } übrig lässt, kommt auf Gaias Wertungsstapel: { $cards }.
earth-event-gaia_exchanged = Gaia tauscht { $count } Erde gegen Karten.
earth-event-gaia_full = Das Raster ist nicht voll: Die { $points } Punkte dafür bekommt Gaia.

earth-event-pool_soil = { $seat } legt { $count } Erde auf das Teamtableau.
earth-event-pool_drew =
    { $count ->
        [one] { $seat } zieht { $count } Karte für das Teamtableau.
       *[other] { $seat } zieht { $count } Karten für das Teamtableau.
    }
earth-event-pool_drew_cards = { $seat } zieht für das Teamtableau: { $cards }.
earth-event-pool_compost =
    { $count ->
        [one] { $seat } legt zum Kompostieren { $count } Karte vom Stapel auf das Teamtableau.
       *[other] { $seat } legt zum Kompostieren { $count } Karten vom Stapel auf das Teamtableau.
    }
earth-event-pool_composted = { $seat } legt zum Kompostieren eine Handkarte auf das Teamtableau.
earth-event-pool_composted_cards = { $seat } legt zum Kompostieren auf das Teamtableau: { $cards }.
earth-event-pool_sprouts =
    { $count ->
        [one] { $seat } legt { $count } Spross auf das Teamtableau.
       *[other] { $seat } legt { $count } Sprossen auf das Teamtableau.
    }
earth-event-pool_growth = { $seat } legt { $count } Wachstum auf das Teamtableau.
earth-event-pool_kept = { $seat } behält eine Karte für das Teamtableau.
earth-event-pool_kept_cards = { $seat } behält für das Teamtableau: { $cards }.
earth-event-pool_picked = { $seat } nimmt für das Teamtableau eine Karte aus dem Kompost.
earth-event-pool_picked_cards = { $seat } nimmt für das Teamtableau aus dem Kompost: { $cards }.
earth-event-pool_lost = Der Rest auf dem Teamtableau von Team { $team } ist verloren.
earth-event-pool_left =
    { $count ->
        [one] { $count } Karte davon wird abgelegt.
       *[other] { $count } Karten davon werden abgelegt.
    }
earth-event-pool_left_cards = Davon abgelegt: { $cards }.
earth-event-claimed_soil = { $seat } nimmt { $count } Erde vom Teamtableau.
earth-event-claimed_compost =
    { $count ->
        [one] { $seat } nimmt { $count } Karte vom Teamtableau für den eigenen Kompost.
       *[other] { $seat } nimmt { $count } Karten vom Teamtableau für den eigenen Kompost.
    }
earth-event-claimed = { $seat } nimmt eine Karte vom Teamtableau.
earth-event-claimed_cards = { $seat } nimmt vom Teamtableau: { $cards }.
earth-event-claimed_sprout = { $seat } legt einen Spross vom Teamtableau auf { $space }.
earth-event-claimed_growth = { $seat } legt Wachstum vom Teamtableau auf { $space }.

## Moves that are refused

earth-no-move = „{ $text }“ ist kein Zug. Züge sind choose, plant, replace, keep, take, order, use, copy, skip, sprout, grow, compost, event, convert, all, done, pass und einige mehr; help sagt, was sie bewirken.
earth-no-seat = Einen Platz { $seat } gibt es nicht; der letzte ist { $last }.
earth-no-card = „{ $card }“ ist keine Karte, die dieser Zug nennen kann. Karten heißen nach ihren Nummern, etwa e33 oder i286b.
earth-no-space = „{ $space }“ ist kein Feld. Felder sind a1 bis g7.
earth-game-over = Die Partie ist vorbei.
earth-wait-for-reveal = Du bist mit dem Pflanzen fertig; die anderen pflanzen noch.
earth-has-decided = Du hast dich entschieden. Es fehlt noch: { $deciders }.
earth-not-begun = Noch ist keine Aktion gewählt. Das tut noch: { $deciders }.
earth-part-finished = Dein Teil dieses Zugs ist fertig. Es fehlt noch: { $deciders }.
earth-not-in-between = „{ $move }“ ist mitten in einem Effekt nicht möglich: Führe ihn zuerst zu Ende.
earth-soil-short = Du hast { $soil } Erde; der Rest der Kosten beträgt { $price }.
earth-no-sprout = Auf { $space } liegt kein Spross von dir.
earth-no-growth = Auf { $space } liegt kein Wachstum von dir.
earth-empty-space = Auf { $space } liegt keine Karte von dir.
earth-no-room = Die Karte auf { $space } hat dafür keinen Platz.
earth-not-permitted = Diese Fähigkeit legt nichts, oder nichts Zweites, auf { $space }.
earth-not-in-hand = { $card } ist nicht auf deiner Hand.
earth-too-many-cards =
    { $count ->
        [one] Du darfst noch { $count } Karte kompostieren, nicht die ganze Hand: Nenne sie.
       *[other] Du darfst noch { $count } Karten kompostieren, nicht die ganze Hand: Nenne sie einzeln.
    }
earth-too-much = Es gibt { $count } zu nehmen: sage amount 0 bis amount { $count }.
earth-not-dealt = „{ $move }“ steht jetzt nicht zur Wahl: Wähle zuerst die Insel, dann das Klima, dann das Ökosystem, unter den Karten, die dir ausgeteilt sind.
earth-not-drawn = { $card } ist keine der Karten, die du gezogen hast.
earth-no-event = { $card } ist kein Ereignis.
earth-cannot-pay = Du kannst die Kosten dieser Karte nicht ganz zahlen: { $card }.
earth-few-sprouts = Eine Umwandlung braucht { $needed } Sprossen; du hast { $count }.
earth-no-part = Es gibt jetzt keinen Ertrag, von dem du einen Teil nehmen könntest, oder du hast es schon verlangt.
earth-no-teams = Hier gibt es nichts zu holen: Diese Partie wird ohne Teams gespielt.
earth-nothing-to-claim = „{ $move }“: Das liegt nicht auf dem Teamtableau deines Teams, oder du hast keinen Platz dafür.
earth-forbidden = Eine Karte in deinem Raster verbietet dir, die Aktion { $action } zu wählen.
earth-no-plant = { $card } ist ein Ereignis: Gepflanzt werden nur Flora und Terrains.
earth-grid-full = Dein Raster hat { $count } Karten: Mehr lässt sich darin nicht pflanzen.
earth-taken-space = { $space } ist besetzt.
earth-first-card = Die erste Karte wird auf d4 gepflanzt, nicht auf { $space }.
earth-apart = { $space } berührt keine deiner Karten.
earth-outside = Mit einer Karte auf { $space } wäre dein Raster breiter oder höher als vier Karten.
earth-too-dear = { $card } kostet { $price } Erde; du hast { $soil }.
earth-means-short = „{ $card }“ kostet { $price }; Erde und was sonst dafür zählt ergeben zusammen { $count }.
earth-not-replaceable = Auf { $space } liegt kein Terrain von dir, das sich ersetzen lässt.
earth-wrong-color = „{ $card }“ hat nicht die Farbe, die „{ $card_2 }“ ersetzen darf.
earth-no-room-at-all = Auf keiner deiner Karten ist dafür Platz: „take { $thing }“ würde nichts bewirken.
earth-not-offered = Die Aktion { $action } bietet den anderen Spielern „take { $thing }“ nicht an.
earth-no-leaf = Gaias Karte nennt dieses Ziel nicht, oder dort liegt schon ein Blattmarker von ihr: { $card }.
earth-nothing-usable = Von den übrigen Fähigkeiten ist keine nutzbar.
earth-nothing-plain = Die nächste nutzbare Fähigkeit hat Kosten oder verlangt eine Wahl: Nutze sie (use) oder überspringe sie (skip).
earth-not-for-you = { $card } ist nur für den Spieler nutzbar, der die Aktion gewählt hat.
earth-passed-over = { $card } ist in diesem Zug schon genutzt oder übersprungen worden.
earth-not-in-list = { $card } hat keine Fähigkeit, die du jetzt aktivieren könntest.
earth-no-copier = „{ $card }“ kopiert nichts.
earth-not-copied = „{ $card }“ kann „{ $card_2 }“ jetzt nicht kopieren.
earth-say-what-to-copy = { $card } kopiert eine andere Karte: Sag, welche, zum Beispiel copy e282 e33.
earth-not-usable = { $card } ist jetzt nicht nutzbar: Die Kosten lassen sich nicht zahlen, oder es brächte nichts.
earth-now-sides = „{ $move }“ ist jetzt nicht möglich: Wähle eine Seite der Karten, die dir ausgeteilt sind (island, climate, eco).
earth-now-start = „{ $move }“ ist jetzt nicht möglich: Kompostiere eine Karte aus deiner Hand (compost).
earth-now-action = „{ $move }“ ist jetzt nicht möglich: Wähle eine Aktion (choose plant, compost, water oder grow).
earth-now-plant = „{ $move }“ ist jetzt nicht möglich: Pflanze (plant), ersetze (replace) oder beende das Pflanzen (done).
earth-now-second = „{ $move }“ ist jetzt nicht möglich: Spiele ein Ereignis (event) oder mach weiter (done).
earth-now-keep = „{ $move }“ ist jetzt nicht möglich: Behalte eine der Karten, die du gezogen hast (keep).
earth-now-bonus = „{ $move }“ ist jetzt nicht möglich: Nimm einen der beiden Boni (take) oder verzichte (pass).
earth-now-place = „{ $move }“ ist jetzt nicht möglich: Lege ein Stück (sprout, grow) oder alle (all), oder beende das Legen (done).
earth-now-order = „{ $move }“ ist jetzt nicht möglich: Sag order board oder order grid.
earth-now-activate = „{ $move }“ ist jetzt nicht möglich: Nutze eine Fähigkeit (use), überspringe sie (skip), nutze alle, die keine Wahl verlangen (all), oder beende deinen Teil (done).
earth-now-last = „{ $move }“ ist jetzt nicht möglich: Spiele ein Ereignis (event), wandle um (convert) oder sag done.
earth-now-leaf = „{ $move }“ ist jetzt nicht möglich: Sag, auf welches Ziel Gaia ihren Blattmarker legt (leaf).
earth-now-price = „{ $move }“ ist jetzt nicht möglich: Zuerst ist die Karte zu bezahlen, die du pflanzt.
earth-now-unsprout = „{ $move }“ ist jetzt nicht möglich: Zahle mit einem Spross (unsprout d4).
earth-now-ungrow = „{ $move }“ ist jetzt nicht möglich: Zahle mit Wachstum (ungrow d4).
earth-now-compost-cost = „{ $move }“ ist jetzt nicht möglich: Zahle mit einer Karte aus deiner Hand (compost e33).
earth-now-amount = „{ $move }“ ist jetzt nicht möglich: Sag, wie viel du nimmst (amount 1).
earth-now-compost = „{ $move }“ ist jetzt nicht möglich: Kompostiere eine Karte aus deiner Hand (compost) oder sag done.
earth-now-pick = „{ $move }“ ist jetzt nicht möglich: Nimm eine der Karten, die du siehst (pick), oder verzichte (pass).

## Positions

earth-position-seats = Eine Stellung braucht mindestens einen Block „seat 0 …“.
earth-position-seat = Zeile { $line }: Hier muss „seat { $seat }“ kommen.
earth-position-once = Zeile { $line }: „{ $word }“ kann nur einmal vorkommen.
earth-position-line = Zeile { $line }: „{ $text }“ kann hier nicht stehen. Möglich sind { $known }.
earth-position-number = Zeile { $line }: „{ $name }“ muss eine ganze Zahl von { $first } bis { $last } sein, nicht „{ $value }“.
earth-position-word = Zeile { $line }: „{ $name }“ kann nicht „{ $value }“ sein. Möglich sind: { $allowed }.
earth-position-pair = Zeile { $line }: „{ $text }“ ist keine der Angaben { $known } mit einem Wert hinter „=“, oder sie kommt zweimal vor.
earth-position-card = Zeile { $line }: Eine Karte { $card }, die hier stehen könnte, gibt es nicht.
earth-position-board = Zeile { $line }: „board“ nennt eine Insel, ein Klima und, außer im Modus Anfänger, ein Ökosystem, zum Beispiel „board i287a c295a y329a“.
earth-position-leaf = Zeile { $line }: „{ $leaf }“ ist weder ein Ziel mit den Punkten eines Rangs, etwa f358a=8, noch full=7.
earth-position-grid = Zeile { $line }: „grid“ nennt das erste und das letzte Feld, zum Beispiel „grid d1:g4“, oder lautet „grid -“; danach folgen die Reihen.
earth-position-span = Zeile { $line }: Ein Raster hat höchstens { $span } Reihen und { $span } Spalten.
earth-position-row =
    { $columns ->
        [one] Zeile { $line }: Eine Reihe dieses Rasters hat { $columns } Feld.
       *[other] Zeile { $line }: Eine Reihe dieses Rasters hat { $columns } Felder.
    }
earth-position-cell = Zeile { $line }: „{ $cell }“ ist weder „.“ noch eine Karte mit ihren Sprossen und ihrem Wachstum, etwa e33+2s1g.
earth-position-pieces = Zeile { $line }: Auf { $card } passt nicht, was „{ $cell }“ angibt.
earth-position-head = Zeile { $line }: Eine Stellung beginnt mit „game“ und dem, was gewählt wurde, zum Beispiel „game mode=standard seats=2 first=0 active=0 turn=1“.
earth-position-blocks =
    { $seats ->
        [one] Zeile { $line }: Es muss { $seats } Block „seat …“ geben, nicht { $count }.
       *[other] Zeile { $line }: Es muss { $seats } Blöcke „seat …“ geben, nicht { $count }.
    }
earth-position-teams = Zeile { $line }: teams=on braucht { $seats } Plätze.
earth-position-fauna = Zeile { $line }: „fauna“ nennt { $count } verschiedene Ziele, jedes mit den Plätzen, die seine Ränge haben, etwa f358a:1,0.
earth-position-pools = Zeile { $line }: Zu Teams gehören zwei Zeilen, „pool 0 …“ und „pool 1 …“.
earth-position-gaia = Zeile { $line }: Ein Block „gaia …“ gehört zum Solomodus, und nur dorthin.
earth-position-planted = Zeile { $line }: „{ $text }“ ist keine Karte mit ihrem Feld, etwa e33@d5.
earth-position-doing = Zeile { $line }: „{ $text }“ ist nichts, was ein Platz gerade tun kann.
earth-position-list = Zeile { $line }: { $card } hat keine Fähigkeit, die noch zu aktivieren sein könnte.
earth-position-order = Zeile { $line }: Die Fähigkeiten müssen in der Reihenfolge stehen, in der sie aktiviert werden.
earth-position-leaves = Zeile { $line }: Die Blattmarker von { $seat } stimmen nicht mit der Zeile „fauna“ überein; dort sind es: { $right }.
earth-position-unseen = Es gibt nicht genug ungesehene Karten für alles, was unbekannt ist.
earth-position-cards = { $card } kommt zweimal vor.
earth-position-part = Platz { $seat } soll entscheiden, hätte aber keinen möglichen Zug.
earth-position-nobody = Niemand hat etwas zu entscheiden, oder die Partie ist vorbei und jemand hat es doch (Phase { $phase }).
earth-position-dealt = Platz { $seat }: Die ausgeteilten Karten fehlen oder passen nicht zu dem, was gewählt ist.
earth-position-boards = Platz { $seat } braucht eine Insel, ein Klima und, außer im Modus Anfänger, ein Ökosystem.
earth-position-sides = Eine Insel, ein Klima oder ein Ökosystem kommt zweimal vor; beide Seiten sind eine Karte.
earth-position-shared =
    { $count ->
        [0] Im Modus Anfänger gibt es keine gemeinsamen Ökosysteme.
       *[other] Es muss { $count } gemeinsame Ökosysteme geben.
    }
earth-position-loose = Platz { $seat }: Ein Raster beginnt auf d4, und seine Karten hängen zusammen.
earth-position-turn = Zug { $turn } passt nicht zur Phase: Der Aufbau ist Zug 0.
earth-position-active = In Zug { $turn } ist Platz { $seat } aktiv.
earth-position-gaia-card = Gaias Karte passt nicht zum Zug: In ihrem Zug hat sie eine aufgedeckt, und diese nennt die Aktion.
earth-position-phase = Die Phase { $phase } passt nicht zur Aktion.
earth-position-secret = Platz { $seat }: Verdeckte Karten liegen im Raster, bei einer Aktion Pflanzen mit secret=on.
earth-position-plantings = Platz { $seat }: Gepflanzt wird bei der Aktion Pflanzen, höchstens zwei Karten vom aktiven Spieler und eine von jedem anderen.
earth-position-point = Platz { $seat } kann in diesem Zug nicht bei „{ $point }“ sein.
earth-position-paying = Platz { $seat }: Auf { $space } kann jetzt keine Karte zu bezahlen sein.
earth-position-effect = Platz { $seat }: Der offene Effekt passt nicht zu dem, was der Platz hat.

## Moves as people say them

earth-move-island = Insel { $card }
earth-move-climate = Klima { $card }
earth-move-eco = Ökosystem { $card }
earth-move-keep = { $card } behalten
earth-move-use = { $card } aktivieren
earth-move-compost = { $card } kompostieren
earth-move-pick = { $card } auf die Hand nehmen
earth-move-event = Ereignis { $card } spielen
earth-move-leaf = Blatt auf { $card }
earth-move-plant = { $card } auf { $space } pflanzen
earth-move-replace = { $space } durch { $card } ersetzen
earth-move-copy = { $card } kopiert { $card_2 }
earth-move-sprout = Spross auf { $space }
earth-move-grow = Wachstum auf { $space }
earth-move-unsprout = Spross von { $space } entfernen
earth-move-ungrow = Wachstum von { $space } entfernen
earth-move-choose = Wähle: { $action }
earth-move-take = { $gain } nehmen
earth-move-order = Zuerst { $part }
earth-move-amount = { $count }
earth-move-claim_soil = Aus dem Topf: Erde ({ $count })
earth-move-claim_compost = Aus dem Topf: Kompost ({ $count })
earth-move-claim_draw = Aus dem Topf: { $card }
earth-move-claim_sprout = Aus dem Topf: Spross auf { $space }
earth-move-claim_growth = Aus dem Topf: Wachstum auf { $space }
earth-move-pay = Rest mit Erde zahlen
earth-move-skip = Überspringen
earth-move-convert = 3 Sprosse umwandeln
earth-move-part = Nur einen Teil nehmen
earth-move-all = Alles nehmen
earth-move-done = Fertig
earth-move-pass = Passen
