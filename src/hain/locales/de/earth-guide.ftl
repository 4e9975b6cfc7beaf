### Erde in Kürze: ein Führer durch die Regeln, in eigenen Worten. Wörter zwischen Sternen stechen hervor.

earth-guide-lead = Eine Insel aus sechzehn Karten, eine nach der anderen gewachsen. Was auch immer jemand wählt: Alle haben etwas davon.

earth-guide-what-title = Was du tust
earth-guide-what-1 = Du legst Pflanzen und Terrains in ein Raster von vier mal vier, neben eine Insel, ein Klima und ein eigenes Ökosystem. Sprossen und Wachstum auf den Karten, Erde und Kompost daneben gibst du aus, und das meiste davon zählt am Ende.

earth-guide-turn-title = Ein Zug
earth-guide-turn-1 = Wer am Zug ist, wählt eine von vier Aktionen und bekommt den großen Teil; alle anderen bekommen einen kleinen.
earth-guide-turn-2 = *Pflanzen*: zwei Karten von der Hand gegen Erde, dann eine von vier neuen behalten; die anderen pflanzen eine und ziehen eine. *Kompostieren*: 5 Erde und zwei Karten auf deinen Kompost; die anderen nehmen 2 Erde oder zwei Karten für den Kompost. *Wässern*: 6 Sprossen und 2 Erde; die anderen 2 von einem. *Wachsen*: vier Karten und 2 Wachstum; die anderen 2 von einem.
earth-guide-turn-3 = Dann nutzen alle jene ihrer Karten, die die *Farbe* der Aktion haben: Grün fürs Pflanzen, Rot fürs Kompostieren, Blau fürs Wässern, Gelb fürs Wachsen. Sie kommen von links nach rechts und von oben nach unten dran, Insel und Klima davor oder danach; keine muss genutzt werden.
earth-guide-turn-4 = Eine Karte darf auf jedes Feld, das dein Raster berührt, auch an einer Ecke, solange alles in vier mal vier passt. *Ereignisse* spielst du zwischendurch von der Hand; sie bleiben neben der Insel liegen. Drei Sprossen lassen sich gegen 2 Erde tauschen.
earth-guide-turn-5 = Um vier *Fauna*-Ziele läuft ein Rennen. Wer eines in einem Zug erfüllt, legt ein Blatt darauf: zuerst 15 Punkte, dann 11, 8, 6 und 5.

earth-guide-points-title = Was Punkte bringt
earth-guide-points-1 = Die aufgedruckten Punkte deiner Karten, 1 für jede Karte im Kompost, 1 für jede Sprosse, 1 für jedes Stück Wachstum. Eine Pflanze in voller Höhe zählt stattdessen, was ihre Krone sagt.
earth-guide-points-2 = Terrains zählen, was um sie liegt; dein Ökosystem und die zwei in der Mitte zählen die ganze Insel. Dazu kommen die Blätter auf den Zielen und 7 für die erste volle Insel. Erde und Handkarten bringen nichts.

earth-guide-end-title = Wie es endet
earth-guide-end-1 = Sobald ein Raster sechzehn Karten hat, wird die Runde zu Ende gespielt. Die meisten Punkte gewinnen; bei Gleichstand mehr Erde, dann mehr Handkarten, Wachstum, Sprossen und Kompost.

earth-guide-advice-title = Erster Rat
earth-guide-advice-1 = Lies deine Insel wie eine Zeile: Eine Karte oben links, die Erde gibt, bezahlt die nächste. Sammle erst eine Farbe, und nimm Aktionen, die dir die anderen ungern geben. Ein Ziel, das du fast erfüllst, ist einen Umweg wert.
