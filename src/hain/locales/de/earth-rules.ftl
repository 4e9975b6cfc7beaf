### Earth: every rule in one line, in our own words.

EAR-chapter-1 = Das Spiel im Überblick
EAR-1 = Eine Partie hat 1 bis 5 Plätze (Vorgabe 2), nummeriert von 0 bis n − 1; die Zugreihenfolge läuft durch die Platznummern aufwärts und nach der letzten weiter mit 0.
EAR-2 = Option `teams` (Vorgabe `off`): `teams = on`, zwei Teams zu je zwei Plätzen, wird nur bei genau 4 Plätzen angenommen.
EAR-3 = Mit 1 Platz gelten die Soloregeln gegen Gaia (EAR-193 bis EAR-228); `mode = beginner` wird dann abgelehnt, `standard` und `advanced` werden angenommen.
EAR-4 = Option `secret_planting` (verdecktes Pflanzen, Vorgabe `off`): `secret_planting = on` wird mit 1 Platz abgelehnt.
EAR-5 = Option `mode`: In `beginner` (Anfänger) erhält jeder Platz 1 Insel, 1 Klima und kein Ökosystem, gemeinsame Ökosysteme gibt es nicht, und ein Faunaziel bringt auf jedem Rang 10 Siegpunkte (SP); in `standard` (Standard, Vorgabe) sind es je Platz 1 Insel, 1 Klima und 1 Ökosystem, dazu 2 gemeinsame Ökosysteme, und ein Faunaziel bringt je nach Rang 15, 11, 8, 6 oder 5 SP; in `advanced` (Fortgeschritten) ist es wie in `standard`, nur erhält jeder Platz 2 Inseln, 2 Klimata und 2 Ökosysteme; alle anderen Regeln sind in den drei Modi gleich.

EAR-chapter-2 = Material und Daten
EAR-6 = Es gibt 283 Erdkarten, jede einmal: 179 Flora, 66 Terrains und 38 Ereignisse; ihre Kennungen sind `e01` bis `e283`.
EAR-7 = Von der Flora sind je 44 Karten Bäume, Kräuter, Pilze und Büsche; die 3 übrigen (`e280`, `e281`, `e282`) haben eine beliebige Floraart und zählen als alle vier Arten zugleich.
EAR-8 = Die Habitate sind sonnig, feucht, steinig und kalt; eine Flora, ein Terrain, eine Insel oder ein Klima zeigt 0 bis 4 davon, und jedes Habitat steht auf genau 116 der 245 Flora- und Terrainkarten.
EAR-9 = Zweiseitig sind 10 Inseln (`i285` bis `i294`), 10 Klimata (`c295` bis `c304`), 32 Ökosysteme (`y305` bis `y336`) und 23 Faunakarten (`f337` bis `f359`); welche Seite gemeint ist, sagt ein `a` oder `b` nach der Nummer (`i285a`), und für die Regeln gibt es nur die Seite, die im Spiel ist.
EAR-10 = 6 Gaia-Karten (`g360` bis `g365`) werden nur im Solomodus gebraucht; eine Nummer 284 gibt es nicht.
EAR-11 = Eine Flora hat Kosten, Grund-SP, Habitate, eine Art, 0 bis 6 Sprossfelder, eine maximale Wachstumshöhe von 0 bis 8 (so viele Wachstumsteile fasst sie) und, wenn diese über 0 liegt, SP für den Kronenabschluss.
EAR-12 = Ein Terrain hat Kosten, Grund-SP und Habitate, aber weder Sprossfelder noch Wachstumshöhe noch SP für den Kronenabschluss; Sprossen und Wachstum liegen nie darauf.
EAR-13 = Ein Ereignis hat Grund-SP (−4 bis 1) und eine schwarze Fähigkeit, aber keine Pflanzkosten, keine Habitate und keine Art.
EAR-14 = Eine Flora kann Namensmerkmale tragen: geographischer Bezug, Farbe, Tier (je 34 Flora); das Merkmal gehört zur Karte, gleich wie sie in einer anderen Sprache heißt.
EAR-15 = Wachstum wird in Teilen gezählt: Auf einer Flora mit maximaler Wachstumshöhe h sind die ersten h − 1 Wachstumsteile Stämme, und Nummer h ist die Krone; fertiggestellt ist eine Flora genau dann, wenn h Wachstumsteile auf ihr liegen und h ≥ 1 ist; entfernt wird immer das oberste.
EAR-16 = Erde, Sprossen, Stämme und Kronen sind unbegrenzt (in der Schachtel liegen 105, 145, 88 und 74; braucht es mehr, nimmt man Ersatz).
EAR-17 = Jeder Platz hat 5 Blattmarker, einen für jedes der vier Faunaziele und einen für das erste vollständige Raster; mehr verlangt keine Regel.
EAR-18 = Für die Erde in der Reserve, die Karten auf der Hand, die Karten im Kompost und die gespielten Ereignisse gibt es keine Obergrenze.
EAR-19 = Die mitgelieferten Daten enthalten 283 Erdkarten, 20 Inselseiten, 20 Klimaseiten, 64 Ökosystemseiten, 46 Faunaseiten und 6 Gaia-Karten, zusammen 439 mit eindeutigen Kennungen und in den Anzahlen von EAR-6 bis EAR-18; von den Flora- und Terrainkarten sind 79 rot, 79 blau und 79 gelb (jeweils mit den 20 vielfarbigen), 18 grün, 18 schwarz und 61 braun; 31 Flora und 18 Terrains haben zwei Fähigkeiten, 10 Flora haben keine Sprossfelder, 11 die maximale Wachstumshöhe 0.
EAR-20 = Jede Karte trägt eine Zeile (`line`) in der Effektschreibweise, deren Wörter EAR-21 bis EAR-82 erklären; diese Zeile ergibt, wenn man sie liest, denselben Effekt wie die gegliederten Datenfelder.

EAR-chapter-3 = Farben
EAR-21 = Grüne Fähigkeiten (`green`) gehören zur Aktion Pflanzen, rote (`red`) zum Kompostieren, blaue (`blue`) zum Wässern, gelbe (`yellow`) zum Wachsen.
EAR-22 = Vielfarbige Fähigkeiten (`multi`) gehören zum Kompostieren, Wässern und Wachsen, nicht zum Pflanzen.
EAR-23 = Eine schwarze Fähigkeit (`black`) einer Flora, eines Terrains oder eines Ereignisses wirkt einmal, wenn die Karte gepflanzt oder gespielt wird; später wird sie nie aktiviert.
EAR-24 = Eine braune Fähigkeit (`brown`) ist eine dauerhafte Regel oder eine Kartenwertung; aktiviert wird sie nie.
EAR-25 = Eine Karte hat eine Farbe, wenn eine ihrer Fähigkeiten sie hat; eine vielfarbige Fähigkeit (`multi`) gibt der Karte für Filter vier Farben: Vielfarbig, Rot, Blau und Gelb; Schwarz und Braun sind Farben wie die anderen.
EAR-26 = Als Filter trifft `multi` nur auf Karten mit einer vielfarbigen Fähigkeit zu, auf eine Karte mit je einer roten, blauen und gelben Fähigkeit träfe er nicht zu.
EAR-27 = Für eine Farbe zählt eine Karte einmal, gleich wie viele ihrer Fähigkeiten diese Farbe zeigen; sie darf für mehrere Ziele zugleich zählen, für jedes als eine andere Farbe.
EAR-28 = Keine Karte der Daten hat zwei Fähigkeiten, die zur selben Aktion gehören.

EAR-chapter-4 = Kosten und Erträge
EAR-29 = `-n soil`: n Erde gehen aus der eigenen Reserve in den Vorrat.
EAR-30 = `-n sprout`: n Sprossen gehen von der eigenen Flora in den Vorrat, von welchen Karten und wie aufgeteilt, ist frei.
EAR-31 = `-n growth`: n Wachstumsteile gehen von der eigenen Flora in den Vorrat, von welchen Karten und wie aufgeteilt, ist frei.
EAR-32 = `-n compost`: Die obersten n Karten des eigenen Komposts kommen verdeckt und ungesehen auf den Ablagestapel.
EAR-33 = `-n hand`: Genau n selbst gewählte Handkarten kommen eine nach der anderen oben auf den eigenen Kompost.
EAR-34 = `+n soil`: n Erde kommen aus dem Vorrat in die eigene Reserve.
EAR-35 = `+n draw`: n Karten kommen vom Erdstapel auf die eigene Hand.
EAR-36 = `+n deck`: n Karten kommen eine nach der anderen vom Erdstapel oben auf den eigenen Kompost, ohne dass jemand sie sieht.
EAR-37 = `+n sprout`: Bis zu n Sprossen kommen aus dem Vorrat auf freie Sprossfelder der eigenen Flora, beliebig aufgeteilt.
EAR-38 = `+n growth`: Bis zu n Wachstumsteile kommen aus dem Vorrat auf eigene Flora, die ihre maximale Wachstumshöhe noch nicht erreicht hat, beliebig aufgeteilt.
EAR-39 = `+n hand`: Bis zu n selbst gewählte Handkarten kommen eine nach der anderen oben auf den eigenen Kompost.
EAR-40 = `+n pick`: Der Platz sieht sich die obersten n Karten seines Komposts an (alle, wenn es weniger sind), darf eine davon auf die Hand nehmen und legt die anderen in der alten Reihenfolge wieder obenauf.
EAR-41 = `active`: Die Fähigkeit kann nur der aktive Platz in seinem eigenen Zug nutzen; im Solomodus ist in Gaias Zug niemand aktiv.
EAR-42 = `x planted(F)`: Jeder Ertrag der Fähigkeit wird mit der Zahl der Karten malgenommen, die der Platz in diesem Zug gepflanzt hat (auch durch Ersetzen) und auf die F zutrifft.
EAR-43 = `on each(T)@row` und `@column`: Statt einer freien Aufteilung kommt höchstens 1 Spross oder Wachstumsteil auf jede eigene Flora der Art T (auch solche mit beliebiger Floraart) in der Reihe (`@row`) oder Spalte (`@column`) der Karte mit der Fähigkeit, diese Karte eingeschlossen.
EAR-44 = `split@around`: Die Sprossen oder Wachstumsteile kommen, beliebig aufgeteilt, nur auf eigene Flora auf den bis zu 8 Feldern rund um die Karte mit der Fähigkeit, nicht auf diese Karte selbst; die Zahl gilt insgesamt, nicht je Karte.

EAR-chapter-5 = Passive Fähigkeiten
EAR-45 = `start d draw h hand s soil` (Inseln): Beim Aufbau zieht der Platz d Karten, kompostiert genau h davon und erhält s Erde; das gilt als schwarze Fähigkeit, sodass jede Insel die Farbe Schwarz und zwei Fähigkeiten hat.
EAR-46 = `event => gains`: Nach jedem Ereignis, das der Platz spielt, und zwar nach dessen eigenen Erträgen, erhält er diese Erträge.
EAR-47 = `copy C` wird aktiviert wie jede Fähigkeit seiner Farbe und bewirkt, was eine Fähigkeit einer anderen Karte im eigenen Raster bewirkt, bei jeder Nutzung neu gewählt unter den Fähigkeiten der Farbe C und den vielfarbigen (`multi`); Kosten werden gezahlt wie sonst, und `row`, `column`, `around` und „diese Karte“ meinen die Stelle der kopierenden Karte.
EAR-48 = Fähigkeiten von Inseln und Klimata lassen sich nicht kopieren; eine kopierte Karte darf in diesem Zug schon genutzt oder übersprungen worden sein und wird durch das Kopieren nicht verbraucht.
EAR-49 = `wild`: Die Flora zählt überall als Baum, Kraut, Pilz und Busch: für Wertungen, Ziele, `on each` und Ermäßigungen.
EAR-50 = `pay R`: Wird ebendiese Karte gepflanzt, darf jede Einheit R (eine Handkarte auf den eigenen Kompost, ein Spross oder ein Wachstumsteil) 1 Erde ihrer Kosten nach Ermäßigungen ersetzen, für die ganzen Kosten oder einen Teil davon; die Karte selbst kann dafür nicht kompostiert werden.
EAR-51 = `discount n (F)`: Solange die Karte im eigenen Raster liegt oder die eigene Insel ist, kostet jede Flora und jedes Terrain, worauf F zutrifft, beim Pflanzen n Erde weniger; alle zutreffenden Ermäßigungen werden zusammengezählt (Art und Habitat, Raster und Insel), die Kosten sinken nie unter 0, und auf das eigene Pflanzen gibt keine Karte Ermäßigung.
EAR-52 = `forbid C`: Solange die Karte im eigenen Raster liegt, darf der Platz, wenn er aktiv ist, die Aktion der Farbe C nicht wählen; wählt ein anderer Platz sie, nimmt er uneingeschränkt daran teil.
EAR-53 = `replace (C) => gains`: Dieses Terrain lässt sich beim Pflanzen nach EAR-138 durch eine Karte der Farbe C ersetzen, und der Platz erhält dann diese Erträge.

EAR-chapter-6 = Filter
EAR-54 = Ein Filter prüft jeweils eine Karte: `cards(F)` zählt im Zählbereich die Karten jeder Kartenart, auf die F zutrifft, `flora(F)` nur die Flora, auf die F zutrifft.
EAR-55 = `tree`, `herb`, `mushroom`, `bush`: eine Flora der Art Baum, Kraut, Pilz oder Busch, auch eine mit beliebiger Floraart; `terrain`: ein Terrain; Inseln, Klimata und Ereignisse haben keine Art.
EAR-56 = `sunny`, `wet`, `rocky`, `cold`: Die Karte zeigt das Habitat sonnig, feucht, steinig oder kalt; `habitats<=n`, `habitats>=n`: Sie zeigt höchstens oder mindestens n Habitate, wobei auch 0 möglich ist.
EAR-57 = Ein Farbwort: Die Karte hat diese Farbe, also eine Fähigkeit in dieser Farbe oder, bei Rot, Blau und Gelb, eine vielfarbige (EAR-25).
EAR-58 = `tag:x`: Die Flora trägt dieses Namensmerkmal: `tag:geography` geographischer Bezug, `tag:color` Farbe, `tag:animal` Tier.
EAR-59 = `cost<=n`, `cost>=n`: Die aufgedruckten Kosten ohne Ermäßigungen sind höchstens oder mindestens n; Inseln und Klimata haben keine Kosten und erfüllen keines von beiden.
EAR-60 = `vp<=n`, `vp>=n`, `odd`, `even`: Die Grund-SP der Karte sind höchstens n, mindestens n, ungerade oder gerade; 0 ist gerade.
EAR-61 = `abilities>=2`: Die Karte hat zwei Fähigkeiten, in ihrer Zeile also zwei durch einen senkrechten Strich getrennte Teile.
EAR-62 = `sprouts>=n`, `growth>=n`: Auf der Karte liegen gerade mindestens n Sprossen oder mindestens n Wachstumsteile; die Krone zählt als Wachstumsteil.
EAR-63 = `spaces<=n`, `spaces=n` gelten für die Zahl der Sprossfelder einer Flora, `height<=n`, `height>=n` für ihre maximale Wachstumshöhe, `canopy<=n`, `canopy>=n` für ihre SP für den Kronenabschluss; eine Flora, der etwas davon fehlt, hat dort 0 und erfüllt somit jedes `<=`; auf Terrains treffen diese Filter nie zu.
EAR-64 = `sprouts=full`: eine Flora mit mindestens 1 Sprossfeld, alle belegt; `growth=full`: eine fertiggestellte Flora (maximale Wachstumshöhe mindestens 1); `full`: eine Flora, bei der alle Sprossfelder und die ganze Wachstumshöhe belegt sind, wobei als belegt gilt, was ihr fehlt; `bare`: eine Flora ganz ohne Sprossen und Wachstum, ob sie dafür Felder hat oder nicht.
EAR-65 = `aided`: Auf die Karte sind Pfeile zur Zielausrichtung gedruckt; das sind genau die Flora- und Terrainkarten, deren Zeile `@row`, `@column`, `@ortho`, `@diag`, `@path` oder `split@around` enthält (22 Flora, 21 Terrains).

EAR-chapter-7 = Wo und was gezählt wird
EAR-66 = `grid`: das eigene Raster; `area`: der eigene Spielbereich aus Raster, Insel und Klima; Ereignisse, Hand, Kompost und Ökosysteme gehören zu keinem von beiden.
EAR-67 = `row`, `column`: die Reihe oder die Spalte der wertenden Karte im eigenen Raster, sie selbst eingeschlossen.
EAR-68 = `ortho`: die bis zu 4 Karten, die orthogonal an die wertende Karte angrenzen, also eine Kante mit ihr teilen; `diag`: die bis zu 4 Karten, die diagonal an sie angrenzen, sie also an einer Ecke berühren.
EAR-69 = `path`: die Zahl der Karten in der längsten Linie aus lauter verschiedenen Karten, auf die der Filter zutrifft, von denen jede mit der nächsten eine Kante teilt und unter denen an beliebiger Stelle die wertende Karte ist; die längste Linie wird exakt bestimmt, nicht nur angenähert.
EAR-70 = `diagpath`: wie `path`, nur mit Berührung an Ecken statt an Kanten und ohne eine Karte, die dazugehören muss; eine einzelne zutreffende Karte zählt 1, keine zählt 0, und in einem Raster von 4 × 4 sind es nie mehr als 7.
EAR-71 = `best`: die Zahl im Spielbereich (`area`) desjenigen einen Platzes, bei dem sie am höchsten ist, unter allen Plätzen, der eigene eingeschlossen.
EAR-72 = `soil`: Erde in der eigenen Reserve; `hand`: Karten auf der eigenen Hand; `compost`: Karten im eigenen Kompost; `events`: gespielte Ereignisse; `sprouts`, `growth`: Sprossen und Wachstumsteile im eigenen Raster (Kronen eingeschlossen).
EAR-73 = `empty@ortho`: von den 4 Feldern, die eine Kante mit der wertenden Karte teilen, diejenigen ohne Karte; Felder außerhalb des 4 × 4-Rasters gelten als leer (0 bis 4).
EAR-74 = `rows`, `columns`: volle Reihen oder Spalten des eigenen Rasters, also solche mit 4 Karten; steht eine Prüfung dabei (`same` oder `different`), nur die, die sie bestehen; unvollständige zählen nie.
EAR-75 = `diagonals`: wie viele der beiden Hauptdiagonalen des eigenen Rasters 4 Karten haben; 0, solange sich das Raster nicht über 4 Spalten und 4 Reihen erstreckt.
EAR-76 = `different A`: Für jede der 4 Karten lässt sich unter den Werten, die sie hat, einer so wählen, dass alle 4 verschieden sind; `same A`: Ein Wert ist allen 4 Karten gemeinsam.
EAR-77 = Die Werte einer Karte sind bei `color` ihre Farben unter Rot, Blau, Gelb, Grün, Braun und Schwarz (`multi` ergibt Rot, Blau und Gelb); bei `type` Baum, Kraut, Pilz, Busch (bei beliebiger Floraart alle vier) oder Terrain; bei `habitat` die Habitate, die sie zeigt, vielleicht keines; bei `vp` ihre Grund-SP; bei `sprouts` und `growth` die Zahl der Sprossen oder Wachstumsteile auf ihr (0 auf einem Terrain).
EAR-78 = `sets(…)`: die größtmögliche Zahl von Sätzen aus fünf verschiedenen Karten, nämlich einer roten, einer blauen und einer gelben aus dem eigenen Spielbereich, einem Terrain des eigenen Rasters und einem gespielten Ereignis; jede Karte füllt nur eine Stelle, auch wenn sie mehrere der Farben hat.

EAR-chapter-8 = Kartenwertungen und Ziele
EAR-79 = `v per n count`: Die Zahl wird durch n geteilt, abgerundet und mit v malgenommen (fehlt n, ist es 1); innerhalb einer Kartenwertung zählt nichts doppelt.
EAR-80 = `max m`: Das Ergebnis ist höchstens m.
EAR-81 = `table a/b/c…`: a bei der Zahl 1, b bei der Zahl 2 und so weiter; die letzte Angabe gilt auch für größere Zahlen; bei 0 gibt es 0.
EAR-82 = Ein Faunaziel `n count` ist erfüllt, wenn die Zahl mindestens n beträgt.

EAR-chapter-9 = Aufbau
EAR-83 = Alle 283 Erdkarten werden gemischt und bilden den verdeckten Erdstapel; der Ablagestapel ist leer.
EAR-84 = Die 23 Faunakarten werden gemischt; vier kommen auf die Faunafelder 1 (links oben), 2 (rechts oben), 3 (links unten) und 4 (rechts unten), jede mit zufälliger Seite nach oben; die anderen scheiden aus der Partie aus.
EAR-85 = In `standard` und `advanced` werden die 32 Ökosystemkarten gemischt, und zwei kommen auf die gemeinsamen Felder 1 (links) und 2 (rechts), jede mit zufälliger Seite nach oben.
EAR-86 = Danach bekommt jeder Platz aus gemischten Stapeln Ökosystem-, Insel- und Klimakarten, in dieser Folge gezählt: in `beginner` 0, 1 und 1, in `standard` 1, 1 und 1, in `advanced` 2, 2 und 2; nicht ausgeteilte Karten scheiden aus der Partie aus.
EAR-87 = Ausgeteilte zweiseitige Karten liegen offen: Alle dürfen beide Seiten jeder ausgeteilten Karte kennen.
EAR-88 = Wer Startspieler ist, steht fest, bevor jemand wählt: Es bestimmt die Option `first_seat` mit einer Platznummer von `0` bis `seats-1` oder mit `random` (Vorgabe) der Zufall.
EAR-89 = Entscheidung, alle Plätze gleichzeitig: Jeder Platz wählt in dieser Folge eine Inselseite, eine Klimaseite und, außer in `beginner`, eine Ökosystemseite, jeweils unter beiden Seiten der ihm ausgeteilten Karten: `island i285a`, `climate c295b`, `eco y305a`.
EAR-90 = Was gewählt ist, bleibt den anderen Plätzen verborgen, bis jeder Platz alles gewählt hat; dann wird alles zusammen aufgedeckt; gewählte Seiten wechseln nie mehr, und nicht gewählte Karten scheiden aus der Partie aus.
EAR-91 = Nach dem Aufdecken zieht ein Platz nach dem anderen, in Zugreihenfolge vom Startspieler an, so viele Karten, wie seine Insel vorgibt.
EAR-92 = Entscheidung, alle Plätze gleichzeitig: Jeder Platz kompostiert von diesen Karten einzeln genau so viele, wie seine Insel vorgibt: `compost e33`; bei 0 gibt es nichts zu entscheiden.
EAR-93 = Jeder Platz erhält die Erde, die seine Insel vorgibt.
EAR-94 = Zu Beginn sind Raster und Ereignisstapel leer, und auf dem Faunatableau liegt kein Blattmarker; haben alle Plätze kompostiert, wird der Startspieler aktiv, und der erste Zug beginnt.

EAR-chapter-10 = Runden und Züge
EAR-95 = Eine Runde besteht aus je einem Zug jedes Platzes als aktiver Platz, in Zugreihenfolge vom Startspieler an; jeder Zug hat genau einen aktiven Platz (nur Gaias Züge im Solomodus haben keinen, EAR-211).
EAR-96 = Ein Zug verläuft so: Der aktive Platz wählt eine Aktion (EAR-124 bis EAR-126); jeder Platz führt seinen Teil aus (EAR-127 bis EAR-161); dann folgt das Ende des Zugs (EAR-168 bis EAR-174).
EAR-97 = Nach der Wahl hat jeder Platz seinen eigenen Teil auszuführen; die Teile sind voneinander unabhängig, und keiner wartet je auf einen anderen Platz (ausgenommen beim verdeckten Pflanzen, EAR-229 und EAR-230, und in Teams, EAR-233 bis EAR-247); die Engine nennt alle Plätze, die noch etwas zu entscheiden haben, und nimmt ihre Entscheidungen in beliebiger Folge an.
EAR-98 = Ein Programm, das immer nur einen Platz fragt, fragt in Zugreihenfolge vom aktiven Platz an, und jeden so lange, bis sein Teil fertig ist.
EAR-99 = Erdstapel und Ablagestapel sind für alle da: Karten gehen an den Platz, dessen Entscheidung sie nimmt, in der Folge, in der die Entscheidungen fallen.
EAR-100 = Eine Aktion darf von den nächsten Plätzen wieder gewählt werden, ebenso vom selben Platz in späteren Zügen.

EAR-chapter-11 = Effekte, Bezahlen und Erhalten
EAR-101 = Ein Effekt ist eines von diesen: ein Teil des Bonus einer Aktion; ein Pflanzen oder Ersetzen mit Bezahlung und schwarzer Fähigkeit; eine Nutzung einer Fähigkeit; ein Ereignis mit allem, was es auslöst; eine Umwandlung; das Ziehen der vier Karten mit der Wahl der einen; ein begonnener Effekt wird zu Ende geführt, ehe derselbe Platz einen anderen beginnt.
EAR-102 = Eine Entscheidung ist für ihren Platz ein freier Moment, wenn keiner seiner Effekte begonnen und unfertig ist; freie Momente sind: die Wahl der Aktion durch den aktiven Platz; die Wahl des Bonus durch einen anderen Platz; jede Entscheidung beim Pflanzen (beim aktiven Platz auch die nach seiner zweiten Pflanzung, EAR-142); beim aktiven Platz das Legen der Sprossen oder des Wachstums aus dem Bonus, bevor das erste Stück liegt; die Entscheidung über die Reihenfolge (EAR-154); jede Entscheidung beim Aktivieren, auch die letzte mit leerer Liste; die letzte Gelegenheit vor der Endwertung (EAR-177); Gaias Blattmarker (EAR-213).
EAR-103 = In jedem freien Moment (bei EAR-142 in den dortigen Grenzen) und nur dann darf der Platz außerdem ein Ereignis spielen (`event e208`), Sprossen umwandeln (`convert`) oder einen Teilertrag verlangen (`part`), sooft er will und kann, und bleibt danach im selben freien Moment.
EAR-104 = Kosten werden ganz gezahlt, bevor irgendein Ertrag desselben Effekts kommt; lässt sich ein Teil davon nicht ganz zahlen, kann der Effekt nicht begonnen werden.
EAR-105 = Kosten werden in der Folge Erde, Kompost, Sprossen, Wachstum, Handkarten gezahlt, Erde und Kompost ohne Frage.
EAR-106 = Entscheidung beim Bezahlen: Jeder Spross und jedes Wachstumsteil wird einzeln gezahlt, mit `unsprout d5` oder `ungrow d5`, jede Handkarte mit `compost e33`; bis die Kosten gezahlt sind, ist nichts anderes erlaubt.
EAR-107 = Hat ein Platz genau so viele Sprossen (oder Wachstumsteile), wie er noch zu zahlen hat, nimmt die Engine sie ohne Frage.
EAR-108 = Jeder Ertrag darf ganz, teilweise oder gar nicht genommen werden, ausgenommen zwei beim aktiven Platz: das Ziehen der vier Karten (EAR-141) und die beiden kompostierten Karten (EAR-146).
EAR-109 = Die Erträge eines Effekts kommen in dieser Folge: Karten ziehen (`draw`), Erde (`soil`), vom Stapel kompostieren (`deck`), Sprossen (`sprout`), Wachstum (`growth`), aus der Hand kompostieren (`hand`), eine Karte aus dem Kompost nehmen (`pick`).
EAR-110 = Erde (`soil`), gezogene (`draw`) und vom Stapel kompostierte Karten (`deck`) sind reine Erträge: Zu wählen gibt es dabei nichts, und sie kommen sofort und ganz, es sei denn, der Platz hat einen Teilertrag verlangt.
EAR-111 = `part` (Teilertrag) ist in einem freien Moment erlaubt, wenn der Platz es nicht schon verlangt hat und irgendeine andere dort erlaubte Möglichkeit ihm vor seinem nächsten freien Moment einen reinen Ertrag brächte; es setzt eine Markierung: Wenn dieser Platz das nächste Mal reine Erträge eines Effekts bekommt, fragt die Engine bei jedem davon, in der Folge `draw`, `soil`, `deck`, wie viele der n Einheiten er nimmt, `amount 0` bis `amount n`, und entfernt danach die Markierung; entfernt wird sie auch am Ende des Zugs; nach Pflichterträgen wird nicht gefragt, und sie entfernen die Markierung nicht.
EAR-112 = Entscheidung beim Legen: Sind bis zu n Sprossen oder Wachstumsteile zu legen, kommt jedes Stück einzeln mit `sprout d5` oder `grow d5` auf eine zulässige Karte, auf die noch eines passt; `done` (fertig) beendet das Legen, und was nicht gelegt ist, ist verloren.
EAR-113 = `all` (alles) legt die restlichen Stücke eines nach dem anderen, jedes auf die erste zulässige Karte in Leserichtung (Reihen von oben, jede von links), auf die noch eines passt, bis keines mehr da ist oder keines mehr passt; bei `on each` legt es eines auf jede zulässige Karte, die noch nicht benutzt ist.
EAR-114 = Gibt es keine zulässige Karte, auf die noch etwas passt, endet das Legen von selbst.
EAR-115 = Entscheidung beim Kompostieren als Ertrag: Sind bis zu n Karten zu kompostieren, geschieht es einzeln mit `compost e33`; `done` beendet es; hat die Hand nicht mehr Karten, als noch kompostiert werden dürfen, kompostiert `all` die ganze Hand in aufsteigender Kartennummer; mit leerer Hand endet es von selbst.
EAR-116 = Entscheidung bei `+n pick`: `pick e33` nimmt diese Karte auf die Hand, `pass` nimmt keine.
EAR-117 = Eine Fähigkeit (auch eine kopierte) ist nutzbar, wenn ihre Kosten ganz gezahlt werden können und sie Kosten hat oder mindestens einen Ertrag, der jetzt etwas bewirken würde (ein Spross oder Wachstumsteil passt noch irgendwo, für `hand` ist eine Handkarte da, für `draw` und `deck` noch eine Karte zu ziehen, bei `x planted` ist der Faktor über 0); eine Fähigkeit mit Kosten ist auch dann nutzbar, wenn ihre Erträge nichts bewirken würden.
EAR-118 = Ist eine Karte vom leeren Erdstapel zu nehmen, wird der Ablagestapel gemischt und zum Erdstapel; sind beide leer, wird keine Karte genommen, und der Rest dieses Ziehens oder Kompostierens ist verloren; Komposte und Hände werden nie hineingemischt.
EAR-119 = Gemischt wird in dem Moment, in dem eine Karte gebraucht wird, nicht wenn die letzte Karte den Erdstapel verlässt.
EAR-120 = Der Ablagestapel liegt verdeckt.
EAR-121 = Ein Kompost ist ein verdeckter Stapel, auf dem die zuletzt hinzugekommene Karte oben liegt; niemand darf ihn durchsehen, auch sein Besitzer nicht.
EAR-122 = Widerspricht die Zeile einer Karte einer allgemeinen Regel, gilt für den Platz, der sie nutzt, die Zeile.
EAR-123 = Hat ein Platz bei einer Entscheidung genau eine erlaubte Möglichkeit, führt die Engine sie ohne Frage aus; bei zwei oder mehr Plätzen zählt `part` dabei nicht mit (niemand wird also gefragt, ob er einen schlichten Ertrag nimmt), und wo es die einzige andere Möglichkeit ist, wird es dann nicht angeboten; davon, von EAR-107 und vom Legen der Blattmarker nach EAR-170 abgesehen entscheidet die Engine nichts für einen Platz.

EAR-chapter-12 = Die Wahl der Aktion
EAR-124 = Entscheidung des aktiven Platzes, ein freier Moment: `choose plant` (Pflanzen), `choose compost` (Kompostieren), `choose water` (Wässern) oder `choose grow` (Wachsen).
EAR-125 = Eine Aktion, die eine Karte im eigenen Raster verbietet (EAR-52), ist nicht erlaubt; `choose plant` ist immer erlaubt, auch ohne eine Karte, die sich pflanzen ließe, und auch mit vollem Raster.
EAR-126 = Die Wahl ist sofort allen bekannt; der Bonus des aktiven Platzes beginnt, und alle anderen Plätze haben ihren Teil auszuführen.

EAR-chapter-13 = Die Aktion Pflanzen
EAR-127 = Der aktive Platz darf bis zu 2 Karten pflanzen, eine nach der anderen, jeder andere Platz bis zu 1.
EAR-128 = Entscheidung beim Pflanzen, ein freier Moment: `plant e33 d5` (pflanzen), `replace e45 d5` (ersetzen) oder `done` (nichts mehr pflanzen).
EAR-129 = Gepflanzt werden können nur Flora und Terrains aus der eigenen Hand.
EAR-130 = Das Raster liegt in einem Rahmen von 7 × 7 Feldern mit den Spalten `a` bis `g` von links und den Reihen `1` bis `7` von oben; seine erste Karte pflanzt jeder Platz auf `d4`.
EAR-131 = Jede spätere Karte kommt auf ein leeres Feld, das eine Karte des Rasters an einer Kante oder einer Ecke berührt.
EAR-132 = Nach dem Pflanzen erstrecken sich die Karten des Rasters über höchstens 4 Spalten und höchstens 4 Reihen; verschoben wird nie eine Karte.
EAR-133 = Pflanzen kostet die aufgedruckten Kosten abzüglich aller zutreffenden Ermäßigungen (EAR-51), mindestens 0, zu zahlen in Erde; Ermäßigungen gelten immer, verzichten kann man auf sie nicht.
EAR-134 = Maßgeblich sind die Ermäßigungen in dem Moment, bevor die Karte gelegt wird.
EAR-135 = Entscheidung beim Bezahlen mit etwas anderem: Hat die Karte `pay R` und liegen ihre Kosten nach Ermäßigungen über 0, senkt jedes `compost e33`, `unsprout d5` oder `ungrow d5` (je nachdem, was R nennt) den Rest um 1; `pay` zahlt den ganzen Rest in Erde und ist erlaubt, wenn die Reserve reicht; die Bezahlung endet, wenn nichts mehr zu zahlen ist.
EAR-136 = `plant` ist nur erlaubt, wenn die Kosten gezahlt werden können: Die eigene Erde und bei einer Karte mit `pay R` dazu die verfügbaren Einheiten R (andere Handkarten, Sprossen, Wachstumsteile) müssen zusammen mindestens die Kosten nach Ermäßigungen ergeben.
EAR-137 = Nach der Bezahlung liegt die Karte im Raster, dann kommen ihre schwarzen Erträge, ganz, teilweise oder gar nicht (EAR-108); erst danach wird über die nächste Pflanzung entschieden.
EAR-138 = `replace e45 d5` setzt voraus, dass auf dem Feld ein eigenes Terrain mit `replace (C)` liegt und die Handkarte eine Flora oder ein Terrain mit der Farbe C ist (eine vielfarbige Karte, `multi`, hat Rot, Blau und Gelb); das Terrain kommt aus dem Raster oben auf den eigenen Kompost, die neue Karte nimmt ohne Erde sein Feld ein, und dann kommen die Erträge von `replace`.
EAR-139 = Ein Ersetzen verbraucht eine der Pflanzungen des Zugs, und die neue Karte gilt als in diesem Zug gepflanzt; möglich ist es auch mit vollem Raster, und die Zahl der Karten darin ändert es nicht.
EAR-140 = Mit 16 Karten im Raster ist nur noch Ersetzen möglich.
EAR-141 = Nach seinen Pflanzungen, auch nach keiner, zieht der aktive Platz 4 Karten und muss genau eine davon behalten, Entscheidung `keep e33`; sie kommt auf die Hand, die anderen kommen verdeckt auf den Ablagestapel, nicht auf den Kompost; gibt es weniger als 4 Karten, zieht er, was da ist; gibt es keine, entfällt die Entscheidung.
EAR-142 = Nach seiner zweiten Pflanzung hat der aktive Platz, bevor er die vier Karten zieht, noch eine Entscheidung: Er darf Ereignisse spielen und Sprossen umwandeln (mit der Erde lässt sich ein Ereignis bezahlen, bevor die Karten gezogen werden), und mit `done` geht es weiter; `part` kann ohne Nachteil warten und wird nicht angeboten; ohne ein Ereignis, das er spielen könnte, auch nicht nach dem Umwandeln, macht die Engine von selbst weiter.
EAR-143 = Die vier Karten sind nicht auf der Hand, solange keine behalten ist: Sie zählen für nichts und lassen sich weder spielen noch pflanzen.
EAR-144 = Nach seiner Pflanzung, auch nach keiner, erhält jeder andere Platz `+1 draw`; vor dem Pflanzen zieht niemand.
EAR-145 = Dann aktiviert der Platz seine grünen Fähigkeiten (EAR-153 bis EAR-161); in diesem Zug gepflanzte Karten sind schon dabei.

EAR-chapter-14 = Die Aktionen Kompostieren, Wässern und Wachsen
EAR-146 = Kompostieren, aktiver Platz: `+5 soil` (freiwillig wie jeder Ertrag), dann kommen die obersten 2 Karten des Erdstapels ungesehen auf den eigenen Kompost; diese beiden sind Pflicht; zu entscheiden gibt es nichts, es sei denn, `part` wurde verlangt.
EAR-147 = Wässern, aktiver Platz: Zuerst werden bis zu 6 Sprossen gelegt (EAR-112), dann gibt es `+2 soil`; Sprossen, die nirgends passen, sind verloren und lassen sich nicht umwandeln.
EAR-148 = Wachsen, aktiver Platz: Zuerst gibt es `+4 draw`, dann werden bis zu 2 Wachstumsteile gelegt; vor dem ersten ist ein freier Moment, in dem der Platz ein eben gezogenes Ereignis spielen darf.
EAR-149 = Entscheidung jedes anderen Platzes, ein freier Moment: beim Kompostieren `take soil` (`+2 soil`) oder `take deck` (`+2 deck`), beim Wässern `take sprout` (`+2 sprout`) oder `take soil` (`+2 soil`), beim Wachsen `take draw` (`+2 draw`) oder `take growth` (`+2 growth`), oder stattdessen `pass` (verzichten).
EAR-150 = Ein Platz nimmt einen der beiden Boni, nie von jedem etwas.
EAR-151 = `take sprout` und `take growth` sind nur erlaubt, wenn mindestens ein Spross oder ein Wachstumsteil noch irgendwo passt.
EAR-152 = Danach aktiviert der Platz die Fähigkeiten, die zur Aktion gehören (EAR-153 bis EAR-161).

EAR-chapter-15 = Fähigkeiten aktivieren
EAR-153 = Die Liste eines Platzes enthält der Reihe nach die Fähigkeiten mit einem Effekt (`effect`) oder `copy`, deren Farbe zur Aktion gehört (EAR-21, EAR-22), ohne Fähigkeiten mit `active`, wenn der Platz nicht der aktive ist: auf dem Spielertableau (Insel, dann Klima) und im Raster (in Leserichtung: Reihen von oben, in jeder Reihe von links).
EAR-154 = Das Spielertableau kommt als Ganzes vor oder nach dem Raster; Entscheidung über die Reihenfolge: Enthalten beide Hälften mindestens eine Fähigkeit, sagt der Platz zuerst `order board` (Insel, Klima, Raster) oder `order grid` (Raster, Insel, Klima); sonst entfällt diese Entscheidung; die Wahl ist in jedem Zug frei.
EAR-155 = Entscheidung beim Aktivieren, ein freier Moment: `use e33` (auch `use i286b`, `use c296a`) für eine beliebige nutzbare Fähigkeit, die noch in der Liste steht; `copy e282 e33` für eine Kopierfähigkeit, die noch in der Liste steht, und eine Karte des eigenen Rasters, deren Fähigkeit sie kopieren darf und die vom Feld der kopierenden Karte aus nutzbar wäre; `skip`; `all`; `done`; eine Kopierfähigkeit ist nutzbar, wenn es eine solche Karte gibt.
EAR-156 = Wird eine Fähigkeit genutzt, fallen sie und alles vor ihr aus der Liste: Zurück geht es nie; jede Fähigkeit wird in einem Zug höchstens einmal genutzt.
EAR-157 = Keine Fähigkeit muss genutzt werden.
EAR-158 = `skip` (überspringen) streicht aus der Liste alles bis zur ersten nutzbaren Fähigkeit, diese eingeschlossen; erlaubt ist es, wenn die Liste eine nutzbare Fähigkeit enthält.
EAR-159 = `all`: Solange die erste Fähigkeit der Liste nicht nutzbar ist oder aber nutzbar, ohne Kosten und nur mit reinen Erträgen, wird sie gestrichen, im zweiten Fall, nachdem sie genutzt wurde; Schluss ist vor der ersten nutzbaren Fähigkeit, die Kosten hat, eine Wahl verlangt oder kopiert; erlaubt ist `all`, wenn es mindestens eine Fähigkeit nutzen würde.
EAR-160 = `done` beendet den Teil des Platzes für diesen Zug; hier ist es immer erlaubt, und solange der Platz ein Ereignis spielen oder umwandeln kann, sagt die Engine es nicht für ihn.
EAR-161 = Handkarten, Ereignisse und Ökosysteme werden nie aktiviert.

EAR-chapter-16 = Ereignisse und Umwandeln
EAR-162 = `event e208`, in einem freien Moment des eigenen Platzes, gleich in wessen Zug: Das Ereignis kommt aus der Hand offen auf den eigenen Ereignisstapel, seine Kosten werden gezahlt, seine Erträge kommen, und danach kommt, was `event =>` auf der eigenen Insel auslöst.
EAR-163 = Ein Ereignis zu spielen ist erlaubt, wenn die Karte auf der eigenen Hand ist und ihre Kosten ganz gezahlt werden können; die Erträge dürfen nutzlos sein, und man darf auf sie verzichten.
EAR-164 = Ein gespieltes Ereignis bleibt für den Rest der Partie im Ereignisstapel; es gehört nicht zum Raster und zählt nicht zu den 16 Karten.
EAR-165 = Ereignisse zählen für ein Terrain, ein Ökosystem oder eine Faunakarte nur, wenn deren Zeile es sagt (`events`, `sets`).
EAR-166 = `convert` (umwandeln), in einem freien Moment: Der Platz zahlt 3 Sprossen aus seinem Raster und erhält 2 Erde; in die andere Richtung wird nicht umgewandelt.
EAR-167 = Sprossen, die ein Platz gerade erhält, lassen sich nicht umwandeln, bevor sie im Raster liegen, und mitten in einem Effekt wird nichts umgewandelt.

EAR-chapter-17 = Ende des Zugs
EAR-168 = Der Zug endet, wenn jeder Platz mit seinem Teil fertig ist.
EAR-169 = Ein Platz erreicht ein Faunaziel in einem Zug, wenn es in irgendeinem Moment vom Beginn bis zum Ende dieses Zugs erfüllt ist, geprüft nach jedem einzelnen Schritt (jeder Zahlung, jedem Stück, jeder Karte, jedem Ertrag), auch wenn es am Ende nicht mehr erfüllt ist.
EAR-170 = Am Ende des Zugs legt in Zugreihenfolge vom aktiven Platz an jeder Platz einen Blattmarker auf den besten freien Rang jedes Ziels, das er in diesem Zug erreicht hat und auf dem noch keiner von ihm liegt; das übernimmt die Engine, denn ein Verzicht kann nie nützen.
EAR-171 = Die Ränge sind 15, 11, 8, 6 und 5 SP wert (in `beginner` je 10); ein Rang fasst einen Blattmarker, und ein Platz hat auf einem Ziel höchstens einen.
EAR-172 = Ein Blattmarker bleibt liegen, was immer später geschieht.
EAR-173 = Dann bekommt, falls ihn noch niemand hat, der erste Platz in Zugreihenfolge vom aktiven Platz an, dessen Raster 16 Karten hat, den Blattmarker für das erste vollständige Raster (7 SP); mehr als ein Platz bekommt ihn nie.
EAR-174 = Der nächste Platz in Zugreihenfolge wird aktiv.

EAR-chapter-18 = Ende der Partie
EAR-175 = Hat am Ende einer Runde mindestens ein Raster 16 Karten, ist die Partie vorbei; alle Züge dieser Runde werden gespielt, sodass jeder Platz gleich oft am Zug war (der Solomodus endet stattdessen nach EAR-222 bis EAR-224).
EAR-176 = Der letzte Zug ist der Zug des letzten Platzes einer Runde, in dem irgendein Raster 16 Karten hat, wenn alle Teile fertig sind (oder der Zug, mit dem die Partie durch die Zuggrenze, EAR-231, oder im Solomodus nach EAR-222 oder EAR-223 endet).
EAR-177 = Letzte Gelegenheit, Entscheidung aller Plätze gleichzeitig, ein freier Moment: Im letzten Zug darf nach allen Teilen und vor den Schritten am Zugende jeder Platz noch einmal Ereignisse spielen und umwandeln, bis er `done` sagt; hier erreichte Ziele zählen in diesem Zug.
EAR-178 = Nach den Schritten am Ende des letzten Zugs (EAR-170 bis EAR-173) werden die endgültigen Punkte gezählt (EAR-179 bis EAR-189).

EAR-chapter-19 = Die Wertung
EAR-179 = `base_vp` (Grund-SP) zählt die Grund-SP der Karten im Raster, der Insel und des Klimas, nicht die von Ereignissen, Hand oder Kompost.
EAR-180 = `events` (Ereignisse) ist die Summe der Grund-SP des eigenen Ereignisstapels und kann negativ sein.
EAR-181 = `compost` (Kompost) ist 1 SP je Karte, gleich welche Karte es ist.
EAR-182 = `sprouts` (Sprossen) ist 1 SP je Spross im eigenen Raster.
EAR-183 = `growth` (Wachstum): Eine fertiggestellte Flora ist statt ihrer Wachstumsteile die SP für den Kronenabschluss wert, jede andere Flora 1 SP je Wachstumsteil.
EAR-184 = `terrain` (Terrain): Jedes Terrain im eigenen Raster, in dessen Zeile eine Kartenwertung steht, bringt deren Punkte, von seinem eigenen Feld aus gesehen; mehrere Terrains dürfen dieselben Karten zählen.
EAR-185 = Jeder Platz wertet sein eigenes Ökosystem (`ecosystem_own`) und die beiden gemeinsamen (`ecosystem_shared_1` links, `ecosystem_shared_2` rechts), jedes unabhängig von den anderen; dieselbe Karte darf für mehrere Ökosysteme zählen.
EAR-186 = In `beginner` sind die drei Kategorien der Ökosysteme 0.
EAR-187 = `fauna` (Fauna) ist die Summe aus den Rängen der eigenen Blattmarker und den 7 SP für das erste vollständige Raster.
EAR-188 = Erde und Handkarten sind für sich genommen nichts wert.
EAR-189 = Die Wertung lässt sich jederzeit berechnen, so als endete die Partie in diesem Moment; noch nicht gelegte Blattmarker sind nicht darin.

EAR-chapter-20 = Sieg
EAR-190 = Der Platz mit der höchsten Summe aller Kategorien (`total`) gewinnt; alle Plätze werden nach ihrer Summe gereiht.
EAR-191 = Bei Gleichstand entscheidet in dieser Folge: mehr Erde in der Reserve, mehr Karten auf der Hand, mehr Wachstumsteile im Raster (Teile, nicht SP), mehr Sprossen im Raster, mehr Karten im Kompost.
EAR-192 = Plätze, die dann immer noch gleichstehen, teilen sich den Rang.

EAR-chapter-21 = Solomodus: die Züge
EAR-193 = Im Solomodus gibt es einen Platz, aufgebaut wie im gewählten Modus (`standard`, wenn nicht `advanced` verlangt wird); Gaia hat keine Hand, kein Raster und keine Insel; sie hat Blattmarker, einen Stapel aus ihren 6 Karten (gemischt, verdeckt) und, anfangs alles leer, eine Reserve für Erde, Sprossen, Wachstumsspalten, einen verdeckten Kompost und einen offenen Wertungsstapel.
EAR-194 = Der Spieler hat den ersten Zug; dann wechseln sich Züge des Spielers und Züge Gaias ab.
EAR-195 = Der Zug des Spielers ist ein gewöhnlicher Zug als aktiver Platz.
EAR-196 = Ist der Teil des Spielers fertig, erhält Gaia ihren Bonus für die gewählte Aktion (EAR-197 bis EAR-200); die Option `solo_level` legt ihren Schwierigkeitsgrad fest: `beginner` (Anfänger), `medium` (Mittel, Vorgabe), `hard` (Schwer) oder `expert` (Experte); `hard` und `expert` weichen von `beginner` und `medium` nur ab, wo es gesagt ist.
EAR-197 = Gaias Bonus beim Pflanzen: Diejenigen der vier Karten, die der Spieler nicht behalten hat, kommen in jedem Schwierigkeitsgrad offen auf ihren Wertungsstapel statt auf den Ablagestapel (schon mit dem `keep`, denn vom Zeitpunkt hängt nichts ab).
EAR-198 = Gaias Bonus beim Kompostieren: 2 Karten (`hard`, `expert`: 5) vom Erdstapel auf ihren Kompost und 1 Erde für jede gezählte Erde (EAR-201).
EAR-199 = Gaias Bonus beim Wässern: 1 Spross für jede Karte mit der Farbe Blau im Spielbereich des Spielers (`hard`, `expert`: 3 mehr).
EAR-200 = Gaias Bonus beim Wachsen: 1 Wachstum für jede gezählte Karte (EAR-202; `hard`, `expert`: 3 mehr).
EAR-201 = Gezählte Erde (Rot): die Erde, die der Spieler in diesem Zug aus dem Bonus und aus danach aktivierten Fähigkeiten erhalten hat (roten und vielfarbigen, Kopien eingeschlossen); Erde aus Ereignissen, aus dem, was sie auslösen, und aus Umwandlungen zählt nicht, ebenso wenig Erde, auf die er verzichtet hat.
EAR-202 = Gezählte Karten (Gelb): die Karten, die der Spieler in diesem Zug durch den Bonus und durch danach aktivierte Fähigkeiten gezogen hat (gelbe und vielfarbige, Kopien eingeschlossen); Karten aus Ereignissen und aus dem, was sie auslösen, zählen nicht.
EAR-203 = Karten mit der Farbe Blau werden im Raster, auf der Insel und auf dem Klima gezählt, und zwar dann, wenn Gaia ihren Teil erhält; eine vielfarbige Karte (`multi`) ist blau.
EAR-204 = Gaias Teil führt im Zug des Spielers wie in ihrem eigenen die Engine aus; die einzige Entscheidung dabei ist `leaf` (EAR-213).

EAR-chapter-22 = Gaias Zug
EAR-205 = In Gaias Zug wird die oberste Karte ihres Stapels aufgedeckt; ist der Stapel nach dem ersten Durchgang leer, werden zuvor seine 6 Karten gemischt, und der zweite Durchgang beginnt.
EAR-206 = Bei einer farbigen Karte führt der Spieler zuerst den Teil eines anderen Platzes für diese Aktion aus (beim Wässern, Wachsen und Kompostieren einen von zwei Boni, beim Pflanzen bis zu 1 Pflanzung, dann `+1 draw`) und aktiviert; danach erhält Gaia, in jedem Schwierigkeitsgrad, die untere Hälfte der Karte (EAR-207 bis EAR-210).
EAR-207 = Bei `g362` (Wässern) erhält Gaia 7 Sprossen und 1 für jede Karte mit der Farbe Blau im Spielbereich des Spielers.
EAR-208 = Bei `g363` (Wachsen) erhält Gaia 7 Wachstum und 1 für jede gezählte Karte (EAR-202).
EAR-209 = Bei `g364` (Kompostieren) erhält Gaia 8 Karten vom Erdstapel auf ihren Kompost und 1 Erde für jede gezählte Erde (EAR-201).
EAR-210 = Bei `g365` (Pflanzen) erhält Gaia 3 Karten vom Erdstapel, offen auf ihren Wertungsstapel.
EAR-211 = Gaias Zug ist ein Zug mit den üblichen Schritten am Zugende, in dem kein Platz aktiv ist: Fähigkeiten mit `active` lassen sich nicht nutzen, und Karten mit `forbid` haben keine Wirkung.
EAR-212 = Bei einer Wirbelkarte, `g360` (oben) oder `g361` (unten), hat der Spieler keinen Teil, aber einen freien Moment; Gaia legt einen Blattmarker auf den besten freien Rang eines der beiden oberen (Felder 1 und 2) oder unteren Faunaziele (Felder 3 und 4), auf dem noch keiner von ihr liegt.
EAR-213 = Entscheidung des Spielers, ein freier Moment: `leaf f341a` nennt eines der beiden Ziele, auf dem kein Blattmarker Gaias liegt, im ersten Durchgang mit freier Wahl, im zweiten ohne; ihr Blattmarker kommt sofort dorthin, noch vor denen des Spielers in diesem Zug, und damit endet der Teil des Spielers.
EAR-214 = Im Schwierigkeitsgrad `beginner` überspringt Gaia durch eine Wirbelkarte ihren nächsten Zug: Nach dem nächsten Zug des Spielers hat der Spieler gleich noch einen; für einen übersprungenen Zug wird keine Karte aufgedeckt.
EAR-215 = Im Schwierigkeitsgrad `expert` erhält sie bei einer Wirbelkarte außerdem etwas nach dem Ziel, das den Blattmarker bekam: Feld 1: 8 Erde; Feld 2: 2 Karten vom Erdstapel auf ihren Wertungsstapel; Feld 3: 4 Sprossen; Feld 4: 3 Wachstum.
EAR-216 = In `medium` und `hard` bewirken Wirbelkarten sonst nichts.
EAR-217 = Der Spieler legt seine Blattmarker am Ende jedes Zugs, auch der Züge Gaias; Gaia legt Blattmarker nur durch Wirbelkarten und braucht dafür kein Ziel zu erfüllen.
EAR-218 = Beide wetteifern um dieselben Ränge: Der erste Blattmarker auf einem Ziel ist 15 SP wert, der zweite 11.

EAR-chapter-23 = Gaias Ressourcen
EAR-219 = Sobald Gaia 10 oder mehr Erde hat, gibt sie 10 zurück und kompostiert 5 Karten vom Stapel; das wiederholt sich, solange sie 10 oder mehr hat, und der Rest bleibt ihr.
EAR-220 = Gaias Wachstum füllt der Reihe nach Spalten der Höhe 5, 4, 3, 2 und 1, dann wieder von der ersten an, ohne Grenze; eine volle Spalte ist 7, 6, 5, 4 oder 3 SP wert, die unfertige 1 SP je Wachstumsteil; auch ihre Sprossen sind unbegrenzt.
EAR-221 = Karten, die Gaia nimmt, kommen vom gemeinsamen Erdstapel, und wenn er leer ist, gilt EAR-118.

EAR-chapter-24 = Solomodus: Ende und Wertung
EAR-222 = Hat das Raster des Spielers 16 Karten, wenn sein Teil eines Zugs fertig ist, endet die Partie mit diesem Zug: Gaia erhält noch ihren Bonus oder die untere Hälfte ihrer Karte, und der Spieler bekommt die 7 SP.
EAR-223 = Ist Gaias 12. Karte (die letzte des zweiten Durchgangs) ausgeführt und das Raster des Spielers nicht voll, endet die Partie mit diesem Zug, und Gaia bekommt die 7 SP.
EAR-224 = Füllt der Spieler sein Raster im Zug von Gaias 12. Karte, bekommt er die 7 SP.
EAR-225 = Die letzte Gelegenheit (EAR-177) kommt nach Gaias Teil des letzten Zugs.
EAR-226 = Gaias Wertung: `base_vp` ist der Betrag der Grund-SP jeder Karte ihres Wertungsstapels (negative zählen positiv), `compost` und `sprouts` je 1, `growth` ihre Spalten, `fauna` ihre Blattmarker und vielleicht 7; alle anderen Kategorien sind 0, und Terrains und Ökosysteme bringen ihr nichts.
EAR-227 = Kartenwertungen mit `best` sehen im Solomodus nur auf den Spielbereich des Spielers.
EAR-228 = Der Spieler gewinnt mit der höheren Summe; bei Gleichstand wird nach EAR-191 verglichen, und zwar mit Gaias Erde, Hand (0), Wachstumsteilen, Sprossen und Kompost.

EAR-chapter-25 = Verdecktes Pflanzen und Zuggrenze
EAR-229 = Mit `secret_planting = on` kennt die in einer Aktion Pflanzen gepflanzten Karten nur ihr Besitzer (in Teams auch der Teamkamerad), bis jeder Platz sein Pflanzen beendet hat; dann werden alle zugleich aufgedeckt; andere Plätze sehen, dass das Feld besetzt ist.
EAR-230 = Beim verdeckten Pflanzen zieht vor dem Aufdecken kein Platz seine Karten für die Aktion Pflanzen, und keiner aktiviert; schwarze Fähigkeiten und Zahlungen werden sofort ausgeführt, und was davon zu sehen ist, sehen alle.
EAR-231 = Sind so viele Züge gespielt, wie die Option `turn_limit` angibt (50 bis 1000, Vorgabe 200), endet die Partie mit der laufenden Runde wie nach EAR-175 bis EAR-178, auch wenn kein Raster voll ist; die 7 SP bekommt nur, wer sie sich verdient hat.
EAR-232 = Ein Platz trifft in einem Zug weniger als 2000 Entscheidungen (Fähigkeiten, Ereignisse, Sprossen und Hand sind endlich, und nichts davon kehrt im selben Zug zurück; großzügig gezählt sind es etwa 1300), daher endet jede Partie innerhalb von 2000 × Plätze × (`turn_limit` + Plätze) Entscheidungen nach dem Aufbau; eine Solopartie hat höchstens 28 Züge.

EAR-chapter-26 = Teams
EAR-233 = Die Plätze 0 und 2 sind ein Team, die Plätze 1 und 3 das andere; die Zugreihenfolge ist 0, 1, 2, 3, sodass die Teams sich abwechseln; an einem echten Tisch sitzen die beiden eines Teams nebeneinander.
EAR-234 = Der Aufbau ist der des Modus; Startkarten, Kompost und Erde gehen unmittelbar an den Platz.
EAR-235 = Jedes Team hat ein Teamtableau: Was ein Platz während der Partie an Erde, gezogenen Karten, kompostierten Karten (Erträge `deck` und `hand`), Sprossen oder Wachstum erhält, kommt dorthin statt an den Platz, gleich ob aus einem Bonus, einer Fähigkeit, einer schwarzen Fähigkeit, einem Ereignis, dem, was es auslöst, oder einer Umwandlung, ebenso die behaltene der vier Karten und eine mit `pick` genommene.
EAR-236 = Erträge kommen ganz und ohne Frage auf das Teamtableau (Sprossen und Wachstum als Zahl, ohne Legen); `part` wirkt wie sonst; bei einem Ertrag `hand` wählt der Platz die Karten aus seiner eigenen Hand.
EAR-237 = Sprossen und Wachstumsteile, die eine Karte auf bestimmte Karten lenkt (`on each`, `split@around`), legt der Platz sofort in sein eigenes Raster; auf das Teamtableau kommen sie nie.
EAR-238 = Kosten zahlt ein Platz aus dem, was ihm selbst gehört, nie vom Teamtableau; als Kosten kompostierte Karten und ein ersetztes Terrain kommen auf seinen eigenen Kompost.
EAR-239 = Entscheidung in jedem freien Moment eines Platzes: Er darf etwas vom Teamtableau seines Teams nehmen, gleich wer von beiden es eingebracht hat: `claim soil n`, `claim compost n`, `claim draw e33` (eine Karte auf die Hand), `claim sprout d5`, `claim growth d5` (ein Stück auf eine eigene Flora, auf die noch eines passt).
EAR-240 = In Teams bewirken Sprossen und Wachstum als Ertrag, sofern nicht auf bestimmte Karten gelenkt, im Sinn von EAR-117 immer etwas, und `take sprout` und `take growth` sind immer erlaubt.
EAR-241 = Kommt etwas auf ein Teamtableau, wird ein Platz dieses Teams, der mit seinem Teil oder seiner letzten Gelegenheit schon fertig ist, noch einmal gefragt (beim Aktivieren mit leerer Liste oder bei der letzten Gelegenheit), damit er davon nehmen kann; der Zug endet, wenn alle Plätze fertig sind und keine solche Frage offen ist.
EAR-242 = Was am Ende des Zugs auf einem Teamtableau übrig ist, ist verloren, noch bevor Blattmarker auf Ziele gelegt werden: Erde, Sprossen und Wachstumsteile gehen in den Vorrat, Karten auf den Ablagestapel; zu Beginn jedes Zugs sind die Teamtableaus leer.
EAR-243 = Was auf einem Teamtableau liegt, gehört niemandem: Es zählt für kein Ziel und lässt sich weder ausgeben noch pflanzen noch spielen.
EAR-244 = Teamkameraden dürfen über alles sprechen; jeder sieht die Hand des anderen und die Karten auf dem Teamtableau.
EAR-245 = Alle Entscheidungen eines Platzes trifft er selbst.
EAR-246 = Faunaziele, Ränge und das erste vollständige Raster gehören wie sonst dem einzelnen Platz.
EAR-247 = Es gewinnt das Team, dessen beide Summen zusammen höher sind; bei Gleichstand entscheiden die zusammengezählten Werte des Teams in der Folge von EAR-191; danach teilen sich die Teams den Sieg.

EAR-chapter-27 = Wer was wissen darf
EAR-248 = Eine Hand kennt nur ihr Besitzer (in Teams auch der Teamkamerad); wie viele Karten sie hat, wissen alle.
EAR-249 = Inhalt und Reihenfolge jedes Komposts sind allen Plätzen verborgen, auch seinem Besitzer; wie viele Karten er hat, wissen alle.
EAR-250 = Erdstapel und Ablagestapel sind allen verborgen; wie viele Karten sie haben, wissen alle.
EAR-251 = Alles andere ist allen bekannt, auch Zuschauern und auch, was ein Platz gerade entscheidet, mit diesen Ausnahmen: Die Reihenfolge von Gaias Stapel kennt niemand (nur seine Größe); die vier Karten beim Pflanzen sieht nur der Platz, der wählt (die anderen ihre Zahl), mit `pick` angesehene nur er während dieser Entscheidung, verdeckt gepflanzte vor dem Aufdecken nur ihr Besitzer und der Teamkamerad (die anderen das besetzte Feld), was beim Aufbau gewählt ist, vor dem Aufdecken nur der Platz selbst (die anderen, ob gewählt ist), die Karten auf einem Teamtableau nur dieses Team (die anderen ihre Zahl).
EAR-252 = Zeilen im Protokoll nennen eine Karte nur denen, die sie kennen dürfen: Für die anderen heißt es „zieht 2 Karten“ oder „kompostiert eine Karte“, der Besitzer liest die Namen der Karten.
EAR-253 = Stellt sich ein Platz vor, was er nicht sehen kann, sind die unbekannten Karten die des Erdstapels, des Ablagestapels, aller Komposte (auch des eigenen), der Hände der anderen (in Teams nicht der des Teamkameraden), die vier Karten, unter denen ein anderer Platz gerade wählt, und die auf dem Teamtableau des anderen Teams, in beliebiger Verteilung mit den bekannten Größen; dazu kommen verborgene Wahlen der anderen, verdeckt gepflanzte Karten und die Reihenfolge von Gaias Stapel.
EAR-254 = Ist die Partie vorbei, werden alle Hände gezeigt.

EAR-chapter-28 = Schreibweise
EAR-255 = Die Kennung einer Karte hat nach dem Buchstaben mindestens zwei Ziffern, die eines Feldes genau eine; daher ist `e05` immer die Karte Katzengras und `e5` immer ein Feld.
EAR-256 = Die einzigen Texte für Entscheidungen sind `island i285a`, `climate c295b`, `eco y305a` (Aufbau); `choose plant`, `choose compost`, `choose water`, `choose grow` (Aktion); `plant e33 d5` (Handkarte auf ein leeres Feld pflanzen), `replace e45 d5` (Handkarte an die Stelle des Terrains dort), `pay` (Rest der Pflanzkosten in Erde), `keep e33` (diese der vier behalten); `take soil`, `take deck`, `take sprout`, `take draw`, `take growth` (Bonus anderer Plätze); `order board`, `order grid` (welche Hälfte zuerst), `use e33`, `use i286b`, `use c296a` (aktivieren), `copy e282 e33` (die erste Karte als Kopie der zweiten), `skip` (die nächste nutzbare Fähigkeit übergehen); `sprout d5`, `grow d5` (legen), `unsprout d5`, `ungrow d5` (zahlen), `compost e33` (Handkarte auf den eigenen Kompost beim Aufbau, als Zahlung oder Ertrag), `pick e33` (diese Karte aus dem Kompost nehmen); `event e208`, `convert` (3 Sprossen für 2 Erde, drei `unsprout` folgen), `part`, `amount 2` (Teilertrag); `all` (alles nehmen oder legen, was keine Wahl braucht), `done` (eine freiwillige Folge beenden), `pass` (verzichten); `leaf f341a` (Gaias Blattmarker); `claim soil 2`, `claim compost 1`, `claim draw e33`, `claim sprout d5`, `claim growth d5` (vom Teamtableau); Karten und Felder darin sind immer solche, die der Platz sehen kann.
EAR-257 = Eine Zelle ist `.` (leer) oder `eN`, dahinter, wenn etwas auf der Karte liegt, `+`, dann `Ss` für S Sprossen, falls welche da sind, dann `Gg` für G Wachstumsteile, falls welche da sind: `e33+2s3g`, `e33+2s`, `e33+3g`, `e33`; in der Sicht der anderen ist `?` eine verdeckt gepflanzte Karte.
EAR-258 = `grid d1:g4` nennt das Feld links oben und das Feld rechts unten des Rechtecks, das folgt, eine Zeile je Reihe von oben, die Zellen durch je ein Leerzeichen getrennt; das Rechteck umschließt die Karten so eng wie möglich; `grid -` ist ein leeres Raster.
EAR-259 = `hand #5` gibt nur eine Zahl an; `compost 16` gibt eine Zahl an, `compost e05 e09 e12` (von unten nach oben) die Karten, aber nur in vollständigen Spielständen; ebenso `deck e04 e08` (oberste zuerst) und `discard e01 e02`.
EAR-260 = `fauna` nennt die Ziele auf den Feldern 1 bis 4, jedes mit den Plätzen, die Rang 1, 2 und so weiter haben, wobei `G` Gaia ist; `full` nennt den Platz mit dem ersten vollständigen Raster oder `-`; `leaves` im Block eines Platzes sagt dasselbe nach Plätzen (`full=7` für das vollständige Raster) und genügt allein, um einen echten Tisch zu werten.
EAR-261 = Eine Stellung mitten in einem Zug hat zusätzlich im Kopf `action=grow` und bei jedem unfertigen Platz eine Zeile `doing` mit der offenen Entscheidung und dem, was davon übrig ist, zum Beispiel `doing place sprout 4`, `doing activate e10 e243 e174`, `doing plant 1`, `doing pay unsprout 2 for e174`.
EAR-262 = Im Solomodus folgt ein Block `gaia level=medium pass=1` mit den Zeilen `deck 4`, `card g363`, `soil 7`, `sprouts 12`, `growth 14`, `compost 20`, `pile e03 e208`, `leaves f341a=15`.
EAR-263 = In Teams folgt auf den Kopf eine Zeile je Team, `pool 0 soil=3 sprout=2 growth=0 compost=1 draw=e33,e40` (Team 0: Plätze 0 und 2; Team 1: Plätze 1 und 3).
EAR-264 = Eine Stellung mit einem oder mehreren Blöcken für Plätze, ohne Erdstapel und Zugangabe, lässt sich werten: Das Ergebnis ist für jeden Platz die Wertung mit allen Kategorien (EAR-179 bis EAR-187) und der Summe.
