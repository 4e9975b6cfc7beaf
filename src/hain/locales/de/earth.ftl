### Earth: what cards say, made from their notation, and what is refused. The names of the cards are in earth-names.ftl.

earth-name = Erde

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

## Positions

earth-position-seats = Eine Stellung braucht mindestens einen Block „seat 0 …“.
earth-position-seat = Zeile { $line }: Hier muss „seat { $seat }“ kommen.
earth-position-once = Zeile { $line }: Ein Platz hat nur eine Zeile „{ $word }“.
earth-position-line = Zeile { $line }: „{ $text }“ gehört nicht in eine Stellung. Ein Block beginnt mit „seat 0“; seine Zeilen sind { $known }.
earth-position-number = Zeile { $line }: „{ $name }“ muss eine ganze Zahl von 0 bis { $last } sein, nicht „{ $value }“.
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
