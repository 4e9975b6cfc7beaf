### Waldgärtner: names of things, what happens, what is asked, what is refused. Plants and partner groups have their
### names in the game's data files.

waldgaertner-name = Waldgärtner
waldgaertner-about = Ein Waldgarten durch zwei Jahre, von Süd nach Nord.
waldgaertner-rebuilt = Die Pflanzen sind Hains eigene Karten, nach botanischen Tatsachen gemacht; die gedruckten sind andere.
waldgaertner-option-decks = Pflanzen aus
waldgaertner-value-decks-eu = Europa
waldgaertner-value-decks-na = Nordamerika
waldgaertner-option-planting = Pflanzregel
waldgaertner-value-planting-rows = nach Reihen
waldgaertner-value-planting-shade = nach Schatten
waldgaertner-option-uproot = Ausgraben
waldgaertner-option-frost = Frost

## Things

waldgaertner-origin-EU = Europa
waldgaertner-origin-NA = Nordamerika
waldgaertner-origin-AS = Asien

waldgaertner-size-climber = Kletterpflanze
waldgaertner-size-small_shrub = Kleinstrauch
waldgaertner-size-large_shrub = Großstrauch
waldgaertner-size-small_tree = Kleinbaum
waldgaertner-size-medium_tree = mittelgroßer Baum
waldgaertner-size-large_tree = Großbaum

waldgaertner-colour-white = weiße Blüten
waldgaertner-colour-pink = rosa Blüten
waldgaertner-colour-yellow = gelbe Blüten
waldgaertner-colour-red = rote Blüten
waldgaertner-colour-violet = violette Blüten

waldgaertner-sex-female = weiblich
waldgaertner-sex-male = männlich

waldgaertner-phase-0 = Winter
waldgaertner-phase-1 = Vorfrühling
waldgaertner-phase-2 = Erstfrühling
waldgaertner-phase-3 = Vollfrühling
waldgaertner-phase-4 = Frühsommer
waldgaertner-phase-5 = Hochsommer
waldgaertner-phase-6 = Spätsommer
waldgaertner-phase-7 = Frühherbst
waldgaertner-phase-8 = Vollherbst
waldgaertner-phase-9 = Spätherbst

waldgaertner-stack-1 = Region 1
waldgaertner-stack-2 = Region 2
waldgaertner-stack-3 = Region 3
waldgaertner-stack-4 = Region 4
waldgaertner-stack-5 = Region 5
waldgaertner-stack-6 = dem Baum-Markt
waldgaertner-stack-market = dem Baum-Markt

waldgaertner-bonus-open = Bonus offen
waldgaertner-bonus-due = Bonus fällig
waldgaertner-bonus-used = Bonus verbraucht

waldgaertner-headline-start = Startkarte ziehen
waldgaertner-headline-frost = Frostschaden
waldgaertner-headline-visit = Region wählen
waldgaertner-headline-share = Auswahlrecht
waldgaertner-headline-play = Anpflanzen oder verkaufen
waldgaertner-headline-bonus = Vier-Farben-Bonus
waldgaertner-headline-search = Heraussuchen
waldgaertner-headline-take = Karte nehmen
waldgaertner-headline-final = Das letzte Ausspielen
waldgaertner-headline-over = Die Partie ist vorbei

## The score sheet

waldgaertner-category-small_shrubs = Kleinsträucher
waldgaertner-category-large_shrubs = Großsträucher
waldgaertner-category-small_trees = Kleinbäume
waldgaertner-category-medium_trees = Mittelgroße Bäume
waldgaertner-category-large_trees = Großbäume
waldgaertner-category-chips = Veredelungschips
waldgaertner-category-unpollinated = Ohne Partner (zählt nicht)
waldgaertner-category-coins = Münzen

## The drawn table

waldgaertner-diagram-round = Runde { $round } von { $last }
waldgaertner-diagram-region = Region { $region } · { $origin } · { $cards }
waldgaertner-diagram-market = Baum-Markt · { $cards }
waldgaertner-diagram-contest = Offen in der umkämpften Region { $region }
waldgaertner-diagram-seat =
    { $points ->
        [one] { $seat } · { $points } Punkt · Münzen: { $coins } · { $bonus }
       *[other] { $seat } · { $points } Punkte · Münzen: { $coins } · { $bonus }
    }
waldgaertner-diagram-hand = Hand: { $cards }
waldgaertner-diagram-own-hand = Deine Hand
waldgaertner-diagram-searched = Der Stapel, den du durchsuchst, von oben
waldgaertner-diagram-memo = Dein Merkzettel zu Region { $region }, von oben
waldgaertner-diagram-taken = Je eine dieser Karten ging verdeckt an: { $seats }
waldgaertner-diagram-phases = Blüte { $flowers }, Ernte { $ripe }
waldgaertner-diagram-needs = braucht { $group }
waldgaertner-diagram-feeds = düngt { $directions }
waldgaertner-direction-NE = NO
waldgaertner-direction-E = O
waldgaertner-direction-SE = SO
waldgaertner-direction-SW = SW
waldgaertner-direction-W = W
waldgaertner-direction-NW = NW
waldgaertner-diagram-value = Wert { $value }
waldgaertner-help =
    Zwanzig Runden: zwei Jahre mit je zehn Jahresphasen. In jeder Runde wählst du geheim eine Region (visit 2), bekommst eine Karte und musst eine deiner beiden Karten anpflanzen oder verkaufen (plant feige 2a, sell feige). Wer am Ende den wertvollsten Garten hat, gewinnt.
    Die Reihen von Süden her: 1 Kleinsträucher, 2 Großsträucher, 3 Kleinbäume, 4 mittelgroße Bäume, 5 und 6 Großbäume; Kletterpflanzen stehen in Reihe 1 oder 2. Der letzte Gartenplatz einer Reihe ist ein Zusatzplatz: nur wenn die Reihe sonst voll ist, und für so viele Münzen, wie die Reihe als Nummer trägt.
    Jedes Gehölz hat eine Jahresphase für die Blüte und eine für die Ernte: Der Blühwürfel (●) aus der Blüte bringt bei der Ernte eine Münze (der eines männlichen Gehölzes keine), und zwei, wenn ein Stickstoffsammler das Gehölz düngt. Ein Wert in Klammern zählt nur mit einem Partner im selben Garten; (Gehölze) in Klammern haben noch keinen.
    Wählen mehrere dieselbe Region, hat das Auswahlrecht, wer die meisten Münzen besitzt: eine Karte nach Wahl für 1 Münze; bei gleich vielen Münzen entscheidet das Los. Für 3 Münzen kannst du stattdessen einen ganzen Stapel oder den Baum-Markt durchsuchen (visit 6). Vier Blütenfarben bringen dir einmal kostenlos eine Karte aus dem Baum-Markt.
    +2 sind Veredelungschips (je 1 Punkt), ! ist ein verdecktes Gehölz, ★ ist in der Reihenfolge vorn, ◀ muss noch entscheiden, ✓ hat entschieden. Eine Karte mit ? ist nicht allen bekannt: Die Zahl ist die Region, aus der sie stammt.
    Die Karten sind Hains eigene: Sie sind nach botanischen Tatsachen gemacht und passen zu den veröffentlichten Kartenzahlen. Es sind nicht die Karten des gedruckten Spiels, und sie sind kein Rat, was man essen kann.

## What is asked

waldgaertner-ask-start = Aus welcher Region ziehst du deine Startkarte?
waldgaertner-ask-frost = Frost ({ $roll })! Getroffen ist { $card } auf { $slot }: in den Baum-Markt abwerfen oder bis zum Ende umdrehen?
waldgaertner-ask-visit =
    { $coins ->
        [one] Welche Region suchst du auf? Du hast { $coins } Münze; Heraussuchen kostet 3.
       *[other] Welche Region suchst du auf? Du hast { $coins } Münzen; Heraussuchen kostet 3.
    }
waldgaertner-ask-share = Du hast das Auswahlrecht in Region { $region }: für 1 Münze auswählen oder verzichten? Offen liegen: { $cards }.
waldgaertner-ask-play = Pflanze eine deiner Karten an oder verkaufe eine: { $cards }.
waldgaertner-ask-bonus = Vier Blütenfarben: Nimm kostenlos eine Karte aus dem Baum-Markt oder passe.
waldgaertner-ask-search = Welchen Stapel durchsuchst du für 3 Münzen?
waldgaertner-ask-search_tied = Andere mit gleich vielen Münzen suchen auch: Nenne einen Stapel, den sonst niemand nennt, oder warte ab.
waldgaertner-ask-take = Nimm eine Karte aus { $stack }.
waldgaertner-ask-final = Der letzte Winter: Pflanze deine letzte Karte an, verkaufe sie oder passe: { $cards }.
waldgaertner-ask-final_bonus = Pflanze die genommene Karte an oder verkaufe sie: { $cards }.

## The same questions where moves are typed

waldgaertner-typed-start = Aus welcher Region ziehst du deine Startkarte?
waldgaertner-typed-frost = Frost ({ $roll })! Getroffen ist { $card } auf { $slot }: in den Baum-Markt abwerfen (discard) oder bis zum Ende umdrehen (cover)?
waldgaertner-typed-visit =
    { $coins ->
        [one] Welche Region suchst du auf? Du hast { $coins } Münze; Heraussuchen (visit 6) kostet 3.
       *[other] Welche Region suchst du auf? Du hast { $coins } Münzen; Heraussuchen (visit 6) kostet 3.
    }
waldgaertner-typed-share = Du hast das Auswahlrecht in Region { $region }: für 1 Münze auswählen (pick) oder verzichten (decline)? Offen liegen: { $cards }.
waldgaertner-typed-play = Pflanze eine deiner Karten an oder verkaufe eine: { $cards }.
waldgaertner-typed-bonus = Vier Blütenfarben: Nimm kostenlos eine Karte aus dem Baum-Markt (take) oder passe (pass).
waldgaertner-typed-search = Welchen Stapel durchsuchst du für 3 Münzen?
waldgaertner-typed-search_tied = Andere mit gleich vielen Münzen suchen auch: Nenne einen Stapel, den sonst niemand nennt, oder warte ab (wait).
waldgaertner-typed-take = Nimm eine Karte aus { $stack }.
waldgaertner-typed-final = Der letzte Winter: Pflanze deine letzte Karte an, verkaufe sie oder passe (pass): { $cards }.
waldgaertner-typed-final_bonus = Pflanze die genommene Karte an oder verkaufe sie: { $cards }.

## What happens

waldgaertner-event-chose = { $seat } hat entschieden.
waldgaertner-event-drew = { $seat } zieht eine Startkarte aus Region { $region }.
waldgaertner-event-drew_card = { $seat } zieht aus Region { $region } als Startkarte: { $card }.
waldgaertner-event-phase = Runde { $round }: { $phase }.
waldgaertner-event-bloomed = { $seat } hat neu in Blüte: { $cards }.
waldgaertner-event-harvested =
    { $coins ->
        [0] { $seat } erntet keine Früchte, die Blühwürfel gehen zurück: { $cards }.
        [one] { $seat } verkauft Früchte für { $coins } Münze: { $cards }.
       *[other] { $seat } verkauft Früchte für { $coins } Münzen: { $cards }.
    }
waldgaertner-event-frost = Frost! Die Würfel zeigen zusammen { $roll }: In jedem Garten, der so viele hat, ist Gehölz Nummer { $roll } getroffen.
waldgaertner-event-covered = { $seat } dreht das Gehölz auf { $slot } um: { $card }.
waldgaertner-event-discarded = { $seat } wirft das Gehölz von { $slot } in den Baum-Markt ab: { $card }.
waldgaertner-event-refined = Mit einem Veredelungschip aufgewertet: { $cards }.
waldgaertner-event-turned_up = Aufgedeckt: { $cards }.
waldgaertner-event-visited = { $seat } sucht Region { $region } auf.
waldgaertner-event-will_search = { $seat } will eine Karte heraussuchen.
waldgaertner-event-dug_up = { $seat } gräbt das Gehölz auf { $slot } aus: { $card }.
waldgaertner-event-received = { $seat } bekommt aus Region { $region }: { $card }.
waldgaertner-event-contested = Region { $region } ist umkämpft; offen liegen: { $cards }.
waldgaertner-event-picked = { $seat } zahlt 1 Münze und wählt aus: { $card }.
waldgaertner-event-declined = { $seat } verzichtet.
waldgaertner-event-lots = In Region { $region } werden verlost: { $cards }.
waldgaertner-event-drew_lot = { $seat } zieht verdeckt eine davon.
waldgaertner-event-drew_lot_card = { $seat } zieht verdeckt: { $card }.
waldgaertner-event-received_last = { $seat } bekommt die letzte offene Karte: { $card }.
waldgaertner-event-empty_handed = { $seat } bekommt keine Karte.
waldgaertner-event-planted =
    { $coins ->
        [0] { $seat } bepflanzt { $slot }: { $card }.
        [one] { $seat } bepflanzt { $slot } für { $coins } Münze: { $card }.
       *[other] { $seat } bepflanzt { $slot } für { $coins } Münzen: { $card }.
    }
waldgaertner-event-sold =
    { $coins ->
        [one] { $seat } verkauft eine Karte für { $coins } Münze: { $card }.
       *[other] { $seat } verkauft eine Karte für { $coins } Münzen: { $card }.
    }
waldgaertner-event-kept = { $seat } passt.
waldgaertner-event-bonus_taken = { $seat } nimmt mit dem Vier-Farben-Bonus eine Karte aus dem Baum-Markt: { $card }.
waldgaertner-event-bonus_passed = { $seat } gibt den Vier-Farben-Bonus auf.
waldgaertner-event-searched = { $seat } zahlt 3 Münzen und sucht eine Karte aus Region { $region } heraus.
waldgaertner-event-searched_market = { $seat } zahlt 3 Münzen und sucht eine Karte aus dem Baum-Markt heraus.
waldgaertner-event-fetched = { $seat } nimmt aus dem Baum-Markt: { $card }.
waldgaertner-event-took_unseen = { $seat } nimmt verdeckt eine Karte aus Region { $region }.
waldgaertner-event-took_unseen_card = { $seat } nimmt verdeckt aus Region { $region }: { $card }.
waldgaertner-event-lapsed = { $seat } sucht keine Karte heraus: Die Aktion verfällt.
waldgaertner-event-last_winter = Der dritte Winter: Alle dürfen ihre letzte Karte ausspielen.
waldgaertner-event-finished = Die Partie ist vorbei.

## Moves that are refused

waldgaertner-no-move = „{ $text }“ ist kein Zug. Züge sind start, visit, uproot, pick, decline, plant, sell, take, search, wait, discard, cover, pass.
waldgaertner-no-seat = Einen Platz { $seat } gibt es nicht; der letzte ist { $last }.
waldgaertner-no-card = Eine Karte „{ $card }“ gibt es nicht. Karten werden mit ihrer Kennung genannt, zum Beispiel feige oder apfel-boskoop.
waldgaertner-no-region = Eine Region „{ $region }“ gibt es in dieser Partie nicht; die letzte ist { $last }.
waldgaertner-no-slot = „{ $slot }“ ist kein Gartenplatz. Gartenplätze sind 1a bis 1f, 2a bis 2e, 3a bis 3d, 4a bis 4c, 5a, 5b und 6a.
waldgaertner-game-over = Die Partie ist vorbei.
waldgaertner-has-chosen = Du hast schon entschieden ({ $move }); die anderen überlegen noch.
waldgaertner-not-asked = Du bist jetzt nicht gefragt. Es fehlt noch: { $deciders }.
waldgaertner-empty-region = Region { $region } hat keine Karten mehr.
waldgaertner-search-coins = Heraussuchen kostet { $price } Münzen; du hast { $coins }.
waldgaertner-nothing-to-search = Es gibt keine Karte mehr, die du heraussuchen könntest.
waldgaertner-no-uprooting = In dieser Partie wird nichts ausgegraben (Option uproot=off).
waldgaertner-empty-slot = Auf { $slot } steht nichts.
waldgaertner-covered-slot = Das Gehölz auf { $slot } ist verdeckt und bleibt bis zum Ende dort.
waldgaertner-not-open = { $card } liegt hier nicht offen.
waldgaertner-market-empty = Der Baum-Markt ist leer.
waldgaertner-nobody-to-wait-for = Du suchst allein: Nenne einen Stapel.
waldgaertner-not-in-market = { $card } liegt nicht im Baum-Markt.
waldgaertner-not-in-stack = { $card } ist nicht in dem Stapel, den du durchsuchst.
waldgaertner-not-in-hand = { $card } ist nicht auf deiner Hand.
waldgaertner-bonus-is-played = Die Karte aus dem Bonus musst du anpflanzen oder verkaufen.
waldgaertner-climber-size = { $card } klettert: Gib nach dem Gartenplatz small oder large an.
waldgaertner-no-climber-size = { $card } wird ohne small oder large angepflanzt: Diese Angabe gibt es nur bei Kletterpflanzen mit der Schattenregel.
waldgaertner-taken-slot = { $slot } ist besetzt.
waldgaertner-only-large = 6a nimmt nur einen Großbaum auf; { $card } ist keiner.
waldgaertner-wrong-row = { $card } gehört nicht in Reihe { $row }.
waldgaertner-row-5-first = 6a lässt sich erst bepflanzen, wenn 5a und 5b besetzt sind.
waldgaertner-base-first = { $slot } ist der Zusatzplatz von Reihe { $row }: Besetze zuerst alle Grundplätze der Reihe.
waldgaertner-extra-coins =
    { $price ->
        [one] { $slot } kostet { $price } Münze; du hast { $coins }.
       *[other] { $slot } kostet { $price } Münzen; du hast { $coins }.
    }
waldgaertner-too-many = { $card } wäre in dieser Größe ein Gehölz zu viel: Die Grundplätze fassen davon höchstens { $most }.
waldgaertner-shades = { $card } auf { $slot } würde ein Nachbargehölz beschatten oder in dessen Schatten stehen.
waldgaertner-now-start = „{ $move }“ ist jetzt nicht möglich: Zieh eine Startkarte (start 1).
waldgaertner-now-frost = „{ $move }“ ist jetzt nicht möglich: Wirf das getroffene Gehölz ab (discard) oder dreh es um (cover).
waldgaertner-now-visit = „{ $move }“ ist jetzt nicht möglich: Wähle eine Region (visit 1), das Heraussuchen (visit 6) oder, wo das gespielt wird, ein Gehölz zum Ausgraben (uproot 2a).
waldgaertner-now-share = „{ $move }“ ist jetzt nicht möglich: Wähle eine der offenen Karten aus (pick) oder verzichte (decline).
waldgaertner-now-play = „{ $move }“ ist jetzt nicht möglich: Pflanze eine deiner Karten an (plant) oder verkaufe eine (sell).
waldgaertner-now-bonus = „{ $move }“ ist jetzt nicht möglich: Nimm eine Karte aus dem Baum-Markt (take) oder passe (pass).
waldgaertner-now-search = „{ $move }“ ist jetzt nicht möglich: Nenne den Stapel, den du durchsuchst (search 1, search market); bei Gleichstand kannst du auch abwarten (wait).
waldgaertner-now-take = „{ $move }“ ist jetzt nicht möglich: Nimm eine Karte aus dem Stapel, den du durchsuchst (take).
waldgaertner-now-final = „{ $move }“ ist jetzt nicht möglich: Pflanze deine letzte Karte an (plant), verkaufe sie (sell) oder passe (pass).

## Positions

waldgaertner-position-head = Zeile { $line }: Eine Stellung beginnt mit „waldgaertner“ und den Optionen, zum Beispiel „waldgaertner seats=2 decks=eu planting=rows uproot=off frost=off“.
waldgaertner-position-line = Zeile { $line }: „{ $text }“ gehört nicht in eine Stellung. Zeilen beginnen mit { $known } oder sind Reihen eines Gartens („3: . feige .“), die auf ihren Platz folgen.
waldgaertner-position-number = Zeile { $line }: „{ $name }“ muss eine ganze Zahl von { $first } bis { $last } sein, nicht „{ $value }“.
waldgaertner-position-word = Zeile { $line }: „{ $name }“ kann nicht „{ $value }“ sein. Möglich sind: { $allowed }.
waldgaertner-position-once = Zeile { $line }: Die Zeile „{ $word }“ kann es nur einmal geben.
waldgaertner-position-deck = Zeile { $line }: { $card } ist in keinem Kartenstapel dieser Partie.
waldgaertner-position-twice = Zeile { $line }: { $card } kommt zweimal vor.
waldgaertner-position-male = Zeile { $line }: { $card } ist männlich und kann keine Veredelungschips tragen.
waldgaertner-position-seats = Es muss { $seats } Zeilen „seat …“ geben, jede mit ihrem Garten, nicht { $count }.
waldgaertner-position-seat = Zeile { $line }: Erwartet wird „seat { $number } coins 2 bonus open hand feige“.
waldgaertner-position-hand = Die Hand von Platz { $seat } passt nicht zum Schritt.
waldgaertner-position-cell = Zeile { $line }: „{ $cell }“ ist keine Karte mit Zeichen dahinter wie feige+2*.
waldgaertner-position-origin = Zeile { $line }: { $card } hat nicht die Herkunft von Region { $region }.
waldgaertner-position-garden = Zeile { $line }: Ein Garten hat sechs Reihen, „6:“ bis „1:“, und folgt auf die Zeile seines Platzes.
waldgaertner-position-row =
    { $count ->
        [one] Zeile { $line }: Reihe { $row } hat { $count } Gartenplatz.
       *[other] Zeile { $line }: Reihe { $row } hat { $count } Gartenplätze.
    }
waldgaertner-position-climber = Zeile { $line }: { $card }: =s oder =l haben nur Kletterpflanzen mit der Schattenregel, diese aber alle.
waldgaertner-position-round = Es muss genau eine Zeile wie „round 4 step visit“ geben.
waldgaertner-position-regions = Für jede Region von 1 bis { $last } muss es genau eine Zeile geben.
waldgaertner-position-region = Zeile { $line }: Region { $region } hat in dieser Partie die Herkunft { $deck }.
waldgaertner-position-stack =
    { $count ->
        [one] Zeile { $line }: Region { $region } hat { $count } Karte: Mehr lassen sich nicht nennen, und nur die offene darf Veredelungschips haben.
       *[other] Zeile { $line }: Region { $region } hat { $count } Karten: Mehr lassen sich nicht nennen, und nur die offene darf Veredelungschips haben.
    }
waldgaertner-position-size = Region { $region } kann nicht so viele Karten haben ({ $count }): Die Merkzettel passen nicht dazu.
waldgaertner-position-contest = Zeile { $line }: Die offenen Karten von Region { $region } müssen genannt sein und ihre Herkunft haben.
waldgaertner-position-chosen = Platz { $seat } kann „{ $move }“ nicht gewählt haben.
waldgaertner-position-unseen = Es gibt nicht genug ungesehene Karten für alles, was unbekannt ist.
waldgaertner-position-slot = Platz { $seat }: { $card } kann nicht auf { $slot } stehen.
waldgaertner-position-cards = Doppelt vorhanden oder in einem Stapel anderer Herkunft: { $card }.
waldgaertner-position-covered = Platz { $seat }: Höchstens ein Gehölz ist verdeckt, durch den Frost, ab Runde 11.
waldgaertner-position-covered-cube = Platz { $seat }: Ein verdecktes Gehölz hat keinen Blühwürfel.
waldgaertner-position-extra = Platz { $seat }: { $slot } kann nicht belegt sein, solange davor noch etwas frei ist.
waldgaertner-position-many = Platz { $seat }: Auf Grundplätzen stehen { $count } Gehölze einer Größe statt höchstens { $most }.
waldgaertner-position-step = Der Schritt „{ $step }“ gehört nicht in Runde { $round }.
waldgaertner-position-frost = Ein Frostwurf ({ $roll }) gehört in eine Partie mit frost=on, ab Runde 11.
waldgaertner-position-top = Region { $region }: Die oberste Karte muss im Schritt „visit“ offen liegen und im Schritt „start“ verdeckt; in „{ $step }“ ist es hier umgekehrt.
waldgaertner-position-short = Region { $region } hat weniger Karten, als es Plätze gibt, die Startkarten ziehen.
waldgaertner-position-pending = Die Zeilen contest, six und frozen passen nicht zueinander oder nicht zum Schritt „{ $step }“.
waldgaertner-position-frozen = Platz { $seat }: Die Münzen passen nicht zur Zeile „frozen“.
waldgaertner-position-contests = Zu „contest“ gehören offene Karten, höchstens so viele wie Plätze, die noch keine haben, und diese Plätze in ihrer Reihenfolge; wer verzichtet hat, gehört noch zu „unserved“.
waldgaertner-position-bonuses = Die Zeile „bonuses“ muss Plätze nennen, deren Bonus fällig ist, in der Reihenfolge der Runde.
waldgaertner-position-searching = Platz { $seat }: „searching“ gehört zum Schritt „take“ und zu Plätzen, die 6 gewählt haben, und nennt einen Stapel mit Karten.
waldgaertner-position-searchers = Zwei Plätze können nicht gleichzeitig denselben Stapel durchsuchen.
waldgaertner-position-lot = Das Los { $cards } muss so viele Karten wie Plätze haben, und jeder dieser Plätze muss eine davon verborgen auf der Hand haben.
waldgaertner-position-lots = Die Lose müssen nach ihrer jeweils ersten Karte geordnet sein.
waldgaertner-position-memo = Der Merkzettel von Platz { $seat } passt nicht zu Region { $region } und den Karten, die daraus genommen wurden.
waldgaertner-position-memos = Die Merkzettel müssen nach Plätzen und Regionen geordnet sein, für jede Region eines Platzes höchstens einer.
waldgaertner-position-owes = Im Schritt „{ $step }“ entscheiden diese Plätze: { $seats }. Jeder davon muss in „owes“ oder „chosen“ stehen, und kein anderer.

## The data files

waldgaertner-data-missing = Die Datendatei { $file } fehlt.
waldgaertner-data-toml = { $file } lässt sich nicht lesen: { $reason }.
waldgaertner-data-group = { $file }, [{ $entry }]: Eine Partnergruppe hat Namen (names) und eine Art (kind), eine von { $allowed }.
waldgaertner-data-groups = { $file }: Es darf höchstens { $most } Partnergruppen geben.
waldgaertner-data-names = { $file }, [{ $entry }]: Gebraucht werden Namen (names) für { $kinds }.
waldgaertner-data-origin = { $file }: { $entry } muss einen dieser Werte haben: { $allowed }.
waldgaertner-data-id = { $file }, [{ $entry }]: Eine Kennung besteht aus Kleinbuchstaben, Ziffern und Bindestrichen.
waldgaertner-data-keys = { $file }, [{ $entry }]: Ein Eintrag hat names und card, sonst nichts.
waldgaertner-data-card = { $file }, [{ $entry }]: „{ $text }“ lässt sich nicht lesen. Eine Karte sieht so aus: „large tree 28 m, flowers 3, ripe 8, 5+4+5+5 = 19“.
waldgaertner-data-size = { $file }, [{ $entry }]: „{ $size }“ ist keine Größe. Es gibt: { $allowed }.
waldgaertner-data-no-group = { $file }, [{ $entry }]: Eine Partnergruppe „{ $group }“ gibt es nicht.
waldgaertner-data-ratings = { $file }, [{ $entry }]: Noten gehen von 1 bis { $highest }; eine männliche Karte hat überall 0.
waldgaertner-data-male = { $file }, [{ $entry }]: Eine männliche Karte braucht keinen Partner.
waldgaertner-data-value = { $file }, [{ $entry }]: Der Ertragswert muss { $right } sein, nicht { $value }: die Summe der Noten, in Klammern, wenn das Gehölz einen Partner braucht.
waldgaertner-data-twice = { $file }, [{ $entry }]: „{ $name }“ kommt zweimal vor.
waldgaertner-data-count = { $file }: { $entry } kommt { $count }-mal vor statt { $needed }-mal.
waldgaertner-data-partner = { $file }, [{ $entry }]: Keine andere Karte dieser Herkunft gehört zu „{ $group }“.

## Moves as people say them

waldgaertner-move-visit = { $stack } besuchen
waldgaertner-move-visit_6 = Stapel durchsuchen, für 3 Münzen
waldgaertner-move-start = Aus { $stack } ziehen
waldgaertner-move-search = { $stack } durchsuchen
waldgaertner-move-search_market = Baum-Markt durchsuchen
waldgaertner-move-pick = { $card } wählen
waldgaertner-move-sell = { $card } verkaufen
waldgaertner-move-take = { $card } nehmen
waldgaertner-move-plant = { $card } auf { $slot } pflanzen
waldgaertner-move-plant_as = { $card } auf { $slot } pflanzen { $how }
waldgaertner-move-uproot = { $slot } ausgraben
waldgaertner-move-discard = Ablegen
waldgaertner-move-cover = Abdecken
waldgaertner-move-decline = Verzichten
waldgaertner-move-pass = Passen
waldgaertner-move-wait = Warten
