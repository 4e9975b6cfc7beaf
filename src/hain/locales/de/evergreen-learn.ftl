### Evergreen beim Spielen lernen: was die Eule am Tisch sagt. Wörter zwischen Sternen stechen hervor.

evergreen-learn-title = Evergreen beim Spielen lernen
evergreen-learn-opening = Der Tisch wird gedeckt …
evergreen-learn-coach = Die Eule
evergreen-learn-next = Weiter
evergreen-learn-skip = Überspringen
evergreen-learn-back = Zurück
evergreen-learn-fold = Einklappen
evergreen-learn-unfold = Zeigen, was die Eule sagt
evergreen-learn-hush = Keine Hinweise mehr
evergreen-learn-wake = Hinweise, bitte
evergreen-learn-anew = Neu anfangen
evergreen-learn-again = Noch einmal spielen
evergreen-learn-rules = Regeln in Kürze
evergreen-learn-waits = Die Eule wartet, bis du es getan hast.
evergreen-learn-idle-title = Spiel weiter, wie du magst
evergreen-learn-idle = Ich melde mich, wenn etwas Neues kommt.
evergreen-learn-hushed-title = Die Eule schläft
evergreen-learn-hushed = Spiel in Ruhe weiter. Ein Tippen weckt sie.

## Frühling

evergreen-learn-welcome-title = Willkommen auf deinem Planeten
evergreen-learn-welcome = Das ist ein echtes Spiel gegen einen sanften Bot. Ich sage dir *eins nach dem anderen*, und du entscheidest. Fast jeder Zug lässt sich zurücknehmen.
evergreen-learn-cards-title = Zwei Dinge auf einer Karte
evergreen-learn-cards = Oben steht das *Biom*, in dem du in dieser Runde pflanzen darfst. Unten steht eine *Fähigkeit*: eine Zugabe, die du einmal nutzen kannst.
evergreen-learn-left-title = Eine Karte bleibt zurück
evergreen-learn-left = Du nimmst eine, { $other } nimmt eine. Die letzte verändert ihr Biom: *Blüten* machen es am Ende mehr wert, ein *Totenkopf* trocknet es aus. Bei jeder Karte steht, was sie täte.
evergreen-learn-draft-title = Nimm eine Karte
evergreen-learn-draft = *Sprosse* sind ein guter Anfang. Tippe eine Karte an, um sie zu wählen; der grüne Knopf nimmt sie.
evergreen-learn-stayed-title = Sieh, was liegen blieb
evergreen-learn-stayed = Niemand nahm { $card }. Jeder große Baum im Biom { $biome } bringt am Ende darum *{ $fertility }*.
evergreen-learn-plant-title = Jetzt pflanzen
evergreen-learn-plant = Deine Karte sagt { $biome }: Dort darfst du bis zu *drei Sprosse* pflanzen. Tippe ein Feld mit Plus an, dann den grünen Knopf.
evergreen-learn-more-title = Es ist noch Platz
evergreen-learn-more = Drei Sprosse sind insgesamt erlaubt. Du darfst auch früher aufhören: *{ evergreen-button-done }*.
evergreen-learn-power-title = Deine Fähigkeit
evergreen-learn-power = Die Fähigkeit deiner Karte heißt *{ $power }*: Du findest sie unten als Knopf. Jedes Mal rückt ihr Marker einen Schritt vor, und *beim nächsten Mal kann sie mehr*.
evergreen-learn-flag-title = Das Fähnchen
evergreen-learn-flag = Wer die Karte mit dem Fähnchen nimmt, ist in der nächsten Runde *zuerst* dran und hat mehr Auswahl.
evergreen-learn-grow-title = Lass es wachsen
evergreen-learn-grow = Der Pfeil zeigt, was wachsen kann: ein *Spross* zum kleinen Baum, ein *kleiner Baum* zum großen. Zweimal in deinem Biom, oder einmal und ein Spross, oder nur eines davon irgendwo.
evergreen-learn-light-title = Die Sonne
evergreen-learn-light = Sie steht im { $side }. Die Zahlen am Rand sagen, was jede Linie am Ende der Jahreszeit bringt: *1* für einen kleinen Baum im Licht, *2* für einen großen.
evergreen-learn-shade-title = Schatten
evergreen-learn-shade = Bäume werfen Schatten, von der Sonne weg: kleine ein Feld weit, große zwei. Dort bringen gleich große und kleinere Bäume kein Licht. Wähle ein Feld und *sieh auf die Zahlen*, bevor du es tust.
evergreen-learn-forest-title = Wurzeln
evergreen-learn-forest = Bäume Seite an Seite bilden einen Wald. Am Ende der Jahreszeit bringt *der größte* einen Punkt für jeden Baum und Busch darin.
evergreen-learn-lake-title = Seen
evergreen-learn-lake = Ein See lässt sofort bis zu *zwei Nachbarn* wachsen. Er braucht aber selbst ein Feld, und kein Wald geht über ihn hinweg.
evergreen-learn-bush-title = Büsche
evergreen-learn-bush = Ein Busch verbindet den *Wald* wie ein Baum. Er braucht kein Licht und wirft keinen Schatten: gut für dunkle Ecken.
evergreen-learn-wild-title = Das Freie Biom
evergreen-learn-wild = Mit dieser Karte ist *der ganze Planet* dein Biom. Bleibt sie zurück, ändert sich nichts.
evergreen-learn-last-title = Der Frühling geht zu Ende
evergreen-learn-last = Nach dieser Runde werden Licht und Wald gezählt. Wäre jetzt Schluss: Licht *{ $light }*, Wald *{ $forest }*.

## Später

evergreen-learn-summer-title = Der Frühling ist gezählt
evergreen-learn-summer = Das Licht brachte dir *{ $light }*, dein größter Wald *{ $forest }*. Alles, was wächst, bleibt stehen.
evergreen-learn-turned-title = Die Sonne wandert
evergreen-learn-turned = Jetzt steht sie im { $side }. Was hell war, kann dunkel sein: Lass für diese Seite wachsen, und denk an die nächste.
evergreen-learn-alone-title = Jetzt kennst du das Spiel
evergreen-learn-alone = Mehr brauchst du nicht. Spiel weiter, und bitte um einen *Tipp*, wann du magst. Ich komme wieder, wenn eine Jahreszeit endet.
evergreen-learn-autumn-title = Der Sommer ist gezählt
evergreen-learn-autumn = Licht *{ $light }*, Wald *{ $forest }*. Denk nun an das Ende: Jeder *große Baum* bringt, was sein Biom wert ist. Hier siehst du, wie viel.
evergreen-learn-winter-title = Die letzten zwei Runden
evergreen-learn-winter = Herbst: Licht *{ $light }*, Wald *{ $forest }*. Nach dem Winter zählen die großen Bäume noch einmal. Jetzt brächten sie *{ $harvest }*.
evergreen-learn-end-title = Alles ist gezählt
evergreen-learn-end = Du hast *{ $points }*, darunter: Licht { $light }, Wälder { $forest }, große Bäume { $harvest }. Schön gewachsen!
