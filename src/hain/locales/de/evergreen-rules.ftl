### Evergreen: every rule in one line, in our own words.

EVG-chapter-1 = Das Spiel im Überblick
EVG-1 = Eine Partie hat einen bis vier Plätze, jede andere Anzahl wird abgelehnt: Ein Platz ist das Solo-Spiel, zwei bis vier spielen gegeneinander, Teams gibt es nicht.
EVG-2 = Einzige Option ist `sun`, der Rand, an dem die Sonne im Frühling für alle steht: `n` (Vorgabe), `e`, `s` oder `w`; jede andere Option und jeder andere Wert wird abgelehnt.
EVG-3 = Eine Partie endet immer nach genau 14 Runden; mit den mitgelieferten Fähigkeitenleisten trifft ein Platz je Runde höchstens 11 Entscheidungen (1 Kartenwahl, bis zu 3 für die Aktion, bis zu 7 für die Fähigkeit), also höchstens 154 je Partie, vier Plätze zusammen höchstens 616.

EVG-chapter-2 = Material und Daten
EVG-4 = Alle Spieldaten stehen in einer Datei, und jede Tabelle darin nennt ihren `status`: `published` (veröffentlicht), `derived` (abgeleitet) oder `reconstruction` (rekonstruiert); Planet, Symbole und Fähigkeitenleisten tragen `reconstruction`.
EVG-5 = Planet, Symbole und Fähigkeitenleisten kommen allein aus dieser Datei: Wer das gedruckte Spiel besitzt und die Datei berichtigt, spielt das berichtigte Spiel, ohne am Programm etwas zu ändern.
EVG-6 = Eine Datendatei wird abgelehnt und die fehlerhafte Tabelle genannt, wenn nicht all dies gilt: Der Plan des Planeten ist ein Rechteck aus 4 bis 8 Spalten und 4 bis 8 Zeilen mit Biombuchstaben, `#` und `-`, hat genau vier Risse und alle sechs Biome, jedes zusammenhängend; es gibt genau 42 Biomkarten, eine je Paar aus Biom und Fähigkeit; jede Karte zeigt 1 bis 4 Fruchtbarkeitssymbole, `skull` oder `none`, Karten des Freien Bioms immer `none`; alle Karten zeigen zusammen mindestens 5 Fruchtbarkeitssymbole; jede Fähigkeitenleiste beginnt mit 0, hat danach mindestens zwei Stufen und fällt nie.
EVG-7 = Der Planet hat sechs Spalten `a`–`f` und sechs Zeilen `1`–`6`: 36 Zellen, davon 32 Felder und vier Risse (`b2`, `e2`, `b5`, `e5`).
EVG-8 = Jedes Feld gehört zu genau einem Biom, ein Riss zu keinem; die Biome in der überall geltenden Reihenfolge: Schnee (a1–c1, a2, c2), Sumpf (a3–c4), Felsen (a5, c5, a6–c6), Blumen (d1–f1, d2, f2), Getreide (d5, f5, d6–f6), Wiese (d3–f4).
EVG-9 = Zwei Felder sind Nachbarn, wenn sie eine Seite gemeinsam haben; über Eck zählt nicht, und ein Riss ist niemandes Nachbar (der mitgelieferte Planet hat 44 Nachbarpaare).
EVG-10 = Alle Plätze haben den gleichen Planeten.
EVG-11 = Ein Feld ist leer oder trägt genau ein Teil: Spross, kleinen Baum, großen Baum, Busch oder See; ein Riss bleibt immer leer.
EVG-12 = Der Biomstapel hat 42 Karten: zu jedem der sechs Biome und zum Freien Biom je eine mit jeder Fähigkeit, in der Reihenfolge `sprout`, `small_tree`, `big_tree`, `bush`, `lake`, `bud`; die Kennung einer Karte verbindet Biom und Fähigkeit, etwa `snow-lake` oder `wild-small_tree`.
EVG-13 = Die Symbole in der Reihenfolge der Fähigkeiten (Zahl = so viele Fruchtbarkeitssymbole, D = Dürresymbol): Schnee 3 D 2 1 D 2; Sumpf D 2 1 D 2 3; Felsen 2 1 D 2 3 D; Blumen 1 D 2 3 D 2; Getreide D 2 3 D 2 1; Wiese 2 3 D 2 1 D; Karten des Freien Bioms zeigen keines.
EVG-14 = Jedes Biom und, über die sechs Biome, jede Fähigkeit hat die Symbole 3, 2, 2, 1, Dürre, Dürre: zusammen 24 Karten mit 48 Fruchtbarkeitssymbolen (8 je Biom), 12 Karten mit Dürresymbol und 6 Karten des Freien Bioms ohne Symbol.
EVG-15 = Jeder Platz hat je Fähigkeit eine Fähigkeitenleiste; die Stufe ist der Ort des Spielsteins (0 bis 3), der Wert die dort gedruckte Zahl: `sprout` 0, 2, 3, 4 Anwendungen; `small_tree`, `big_tree` und `bush` 0, 1, 2, 3 Anwendungen; `lake` 0, 1, 2, 2 Anwendungen; `bud` 0, 3, 5, 8 Punkte.
EVG-16 = Die Jahreszeiten sind Frühling mit 5 Runden, Sommer mit 4, Herbst mit 3 und Winter mit 2.
EVG-17 = Sprosse, kleine und große Bäume gehen nie aus.
EVG-18 = Auch Büsche und Seen gehen nie aus.

EVG-chapter-3 = Aufbau
EVG-19 = Jeder Platz beginnt mit leerem Planeten und allen sechs Fähigkeiten auf Stufe 0.
EVG-20 = Die Partie beginnt im Frühling, Runde 1 von 5, mit der Sonne an dem Rand, den die Option `sun` nennt.
EVG-21 = Der Startspieler wird über den Zufallsstartwert ausgelost, alle Beteiligten mit gleicher Chance, und erhält den Startmarker; beteiligt sind alle Plätze, im Solo-Spiel Platz 0 und der Solo-Gegner `auto`.
EVG-22 = Die Zugreihenfolge beginnt beim Startspieler und läuft durch die Platznummern aufwärts; auf den letzten Platz folgt Platz 0.
EVG-23 = Einmalig beim Aufbau erhalten die Beteiligten in Zugreihenfolge 0, 1, 2 und 3 Startpunkte (Kategorie `start`).
EVG-24 = Alle 42 Karten werden zum verdeckten Biomstapel gemischt; Ablagestapel und Fruchtbarkeitsbereich sind leer.
EVG-25 = Dann werden Karten einzeln von oben aufgedeckt, bis die Summe ihrer Fruchtbarkeitssymbole 5 erreicht oder übersteigt; mit dieser Karte ist Schluss.
EVG-26 = Die aufgedeckten Karten mit Fruchtbarkeitssymbolen kommen offen in den Fruchtbarkeitsbereich, jede auf den Stapel ihres Bioms, in der Reihenfolge ihres Erscheinens.
EVG-27 = Die anderen aufgedeckten Karten (Dürre und Freies Biom) werden in den Biomstapel zurückgemischt; ein hier aufgedecktes Dürresymbol dreht nichts um.
EVG-28 = Mit den mitgelieferten Daten beginnt der Fruchtbarkeitsbereich mit 2 bis 5 Karten und 5, 6 oder 7 Fruchtbarkeitssymbolen, der Biomstapel mit 37 bis 40 Karten.

EVG-chapter-4 = Auslage bilden
EVG-29 = Zu Beginn jeder Runde wird eine Karte mehr gezogen, als es Plätze gibt, und offen ausgelegt (im Solo-Spiel drei Karten): Diese Reihe ist die Auslage.
EVG-30 = Die Karten werden einzeln gezogen und von links nach rechts ausgelegt, der Biomstapel liegt links davon: Die zuerst gezogene Karte liegt also ganz links und ihm am nächsten; verlässt eine Karte die Auslage, behalten die anderen ihre Reihenfolge.
EVG-31 = In dem Moment, in dem die letzte Karte des Biomstapels gezogen wird, wird der Ablagestapel gemischt und zum Biomstapel, auch mitten im Auslegen und auch dann, wenn keine Karte mehr fehlt.
EVG-32 = Gemischt wird nur der Ablagestapel; Karten im Fruchtbarkeitsbereich, in der Auslage und vor den Beteiligten bleiben liegen.
EVG-33 = Mit den mitgelieferten Daten ist der Ablagestapel nie leer, wenn der Biomstapel ausgeht; mit einem, zwei oder drei Plätzen wird in einer Partie genau einmal neu gemischt, mit vier Plätzen genau zweimal.

EVG-chapter-5 = Kartenwahl
EVG-34 = In Zugreihenfolge nimmt jeder Platz eine beliebige Karte aus der Auslage (D1): Für jede Karte, die dort liegt, ist genau ein Zug wie `draft snow-lake` erlaubt, und verzichten darf niemand.
EVG-35 = Eine gewählte Karte liegt bis zum Ende der Jahreszeit offen vor ihrem Platz.
EVG-36 = Sobald der Startspieler gewählt hat, kommt der Startmarker auf die Karte, die dann in der Auslage ganz links liegt.
EVG-37 = Wer die Karte unter dem Startmarker wählt, bekommt auch den Marker und ist in der nächsten Runde Startspieler.
EVG-38 = Wählt niemand diese Karte, geht der Startmarker an den Startspieler dieser Runde zurück, der es dann noch einmal ist.

EVG-chapter-6 = Übrige Karte verschieben
EVG-39 = Nach der letzten Kartenwahl ist genau eine Karte übrig; wohin sie geht, entscheidet ihr Symbol.
EVG-40 = Fruchtbarkeit: Die Karte kommt im Fruchtbarkeitsbereich offen oben auf den Stapel ihres Bioms.
EVG-41 = Dürre: Die jüngste Karte im Stapel dieses Bioms wird umgedreht, dann kommt die Karte mit dem Dürresymbol offen obenauf.
EVG-42 = Zeigt die jüngste Karte selbst das Dürresymbol, wird eben sie umgedreht; Fruchtbarkeitssymbole gehen dabei keine verloren.
EVG-43 = Ist der Stapel dieses Bioms leer, eröffnet ihn die Karte mit dem Dürresymbol offen, und nichts wird umgedreht.
EVG-44 = Eine Karte ohne Symbol wandert auf den Ablagestapel.
EVG-45 = Die Fruchtbarkeit eines Bioms ist die Zahl der Fruchtbarkeitssymbole auf den offenen Karten seines Stapels; ein leerer Stapel ergibt 0.
EVG-46 = Karten verlassen den Fruchtbarkeitsbereich nie, und eine umgedrehte Karte bleibt umgedreht.

EVG-chapter-7 = Aktionen
EVG-47 = Alle Plätze spielen diese Phase gleichzeitig, in beliebiger Reihenfolge, auch abwechselnd; was ein Platz tut, hängt von keinem anderen ab und ändert keinen fremden Planeten, daher führt jede Reihenfolge zum gleichen Ergebnis.
EVG-48 = Die gerade gewählte Karte ist die Karte der Runde: Ihr Biom ist das Gebiet der Aktion, ihre Fähigkeit die Fähigkeit dieser Runde.
EVG-49 = In jeder Runde führt ein Platz eine Aktion aus und darf eine Fähigkeit nutzen, das eine oder das andere zuerst; jeder Teil ist zunächst offen, dann vielleicht im Gang, dann vorbei, und nur einer kann im Gang sein.
EVG-50 = Ein Platz ist fertig, wenn beide Teile vorbei sind; dann hat er keinen erlaubten Zug mehr und muss nichts bestätigen.
EVG-51 = Effekt „Spross pflanzen“: Ein Spross kommt auf ein leeres Feld, zum Beispiel `plant c4`.
EVG-52 = Effekt „Baum wachsen lassen“: Aus einem Spross wird ein kleiner Baum oder aus einem kleinen Baum ein großer, immer nur ein Schritt, zum Beispiel `grow c4`.
EVG-53 = Sonst verändert sich kein Teil: Kein Spross wird mit einem Effekt zum großen Baum, große Bäume, Büsche und Seen bleiben für immer, und nichts wird je entfernt.
EVG-54 = Kein Zug darf einen Riss nennen.
EVG-55 = Ist nichts im Gang (D2) und die Aktion offen, ist `plant` auf jedem leeren Feld und `grow` auf jedem Spross und jedem kleinen Baum des ganzen Planeten erlaubt; mit diesem ersten Effekt beginnt die Aktion.
EVG-56 = Ist nichts im Gang und die Fähigkeit offen, ist `power` erlaubt; damit wird die Fähigkeit genutzt.
EVG-57 = Auch `pass` (passen) ist bei D2 erlaubt: Solange die Aktion offen ist, wird sie damit ohne Effekt ausgeführt, und ist nur noch die Fähigkeit offen, wird auf sie verzichtet; sonst ist bei D2 nichts erlaubt.
EVG-58 = Ist auf dem ganzen Planeten kein Effekt möglich (kein leeres Feld, kein Spross, kein kleiner Baum), ist eine offene Aktion von selbst vorbei.
EVG-59 = Ein erster Effekt außerhalb des Gebiets ist Aktion D (einmal pflanzen oder einmal wachsen lassen, in beliebigem Biom): Die Aktion ist sofort vorbei.
EVG-60 = Nach einem ersten Effekt im Gebiet ist die Aktion im Gang (D3), und auch jeder weitere Effekt muss im Gebiet liegen.
EVG-61 = Aktion A: Nach ein- oder zweimal Pflanzen ohne Wachsen ist ein weiteres `plant` erlaubt; ein viertes gibt es nicht.
EVG-62 = Aktion B: Nach einmal Wachsen ohne Pflanzen ist ein weiteres `grow` erlaubt; ein drittes gibt es nicht.
EVG-63 = Das zweite Wachsen der Aktion B muss auf einem anderen Feld stattfinden als das erste.
EVG-64 = Aktion C: Nach nur einmal Pflanzen ist ein `grow` erlaubt, nach nur einmal Wachsen ein `plant`, und damit ist die Aktion vollständig; nach zweimal Pflanzen ist kein Wachsen erlaubt, nach zweimal Wachsen kein Pflanzen.
EVG-65 = In Aktion C darf das Wachsen nicht auf dem Feld stattfinden, auf dem gepflanzt wurde.
EVG-66 = Mit einer Karte des Freien Bioms ist der ganze Planet das Gebiet, und die Effekte einer Aktion dürfen in verschiedenen Biomen liegen.
EVG-67 = Solange die Aktion im Gang ist, beendet `done` (fertig) sie, und ungenutzte Effekte verfallen; außer `done` und den Effekten der Aktionen A, B und C ist nichts erlaubt, insbesondere weder `power` noch `pass`.
EVG-68 = Die Aktion ist von selbst vorbei, sobald keiner ihrer Effekte mehr erlaubt ist.
EVG-69 = Ein Platz führt je Runde genau eine Aktion aus: Solange sie offen ist, kann er nicht fertig werden, und eine zweite folgt nicht.
EVG-70 = Im Protokoll bekommt jede beendete Aktion einen Buchstaben: `-` ohne Effekt, `d` für einen Effekt außerhalb des Gebiets, sonst `a` nur für Pflanzen, `b` nur für Wachsen, `c` für beides.

EVG-chapter-8 = Fähigkeiten
EVG-71 = Auf die Fähigkeit darf verzichtet werden; dann steigt ihre Stufe nicht.
EVG-72 = Nur die Fähigkeit der Karte der Runde kann genutzt werden, höchstens einmal je Runde.
EVG-73 = Die Fähigkeit wird als Ganzes vor oder nach der Aktion genutzt: Solange die Aktion im Gang ist, ist `power` nicht erlaubt, und solange die Fähigkeit im Gang ist, kein Effekt der Aktion.
EVG-74 = Wer eine Fähigkeit nutzt, verbessert sie zuerst: Der Spielstein ihrer Fähigkeitenleiste rückt eine Stufe nach rechts; auf der letzten Stufe bleibt er stehen.
EVG-75 = Danach darf der Effekt der Fähigkeit bis zu so oft angewendet werden, wie der Wert der neuen Stufe sagt.
EVG-76 = Jede einzelne Anwendung darf in einem beliebigen Biom liegen, gleich welches Biom die Karte zeigt.
EVG-77 = Die Fähigkeit darf Felder betreffen, die in dieser Runde schon die Aktion betraf, und umgekehrt.
EVG-78 = `sprout` (Spross pflanzen): Jede Anwendung ist `plant` auf einem leeren Feld.
EVG-79 = `small_tree` (kleinen Baum wachsen lassen): Jede Anwendung ist `grow` auf einem Spross, nie auf einem kleinen Baum.
EVG-80 = `big_tree` (großen Baum wachsen lassen): Jede Anwendung ist `grow` auf einem kleinen Baum, nie auf einem Spross.
EVG-81 = `bush` (Busch pflanzen): Jede Anwendung bringt einen Busch auf ein leeres Feld, zum Beispiel `bush c4`.
EVG-82 = `lake` (See anlegen): Jede Anwendung bringt einen See auf ein leeres Feld, zum Beispiel `lake c4`, und darauf folgt das Wachstum an diesem See (D5).
EVG-83 = `bud` (Knospen zählen): Der Platz erhält den Wert einmal als Punkte (Kategorie `bud`); zu entscheiden gibt es nichts, und die Fähigkeit ist vorbei.
EVG-84 = Solange die Fähigkeit im Gang ist (D4), beendet `done` sie jederzeit, auch vor der ersten Anwendung; ungenutzte Anwendungen verfallen, die Stufe bleibt erhöht.
EVG-85 = Die Fähigkeit ist von selbst vorbei, sobald keine Anwendung mehr übrig oder möglich ist, auch gleich nach `power`; das Wachstum an einem See wird aber erst zu Ende gebracht.

EVG-chapter-9 = Wachstum am See, und zwei Eigenschaften aller Entscheidungen
EVG-86 = Ist ein See angelegt (D5), ist `grow` auf jedem Nachbarfeld dieses Sees mit Spross oder kleinem Baum erlaubt, in beliebigem Biom.
EVG-87 = Ein See lässt höchstens zwei Felder wachsen, jedes davon einmal.
EVG-88 = Bei D5 beendet `done` nur das Wachstum an diesem See, die Fähigkeit geht weiter; sonst ist nichts erlaubt, der nächste See muss also warten.
EVG-89 = Das Wachstum an einem See endet von selbst nach zweimal Wachsen oder wenn kein Nachbarfeld (mehr) wachsen kann.
EVG-90 = Zwei Seen aus derselben Nutzung haben je ihr eigenes Wachstum; dasselbe Feld darf also durch jeden einmal wachsen.
EVG-91 = Bei keiner Entscheidung nennen zwei erlaubte Züge dasselbe Feld.
EVG-92 = Jede Entscheidung bietet mindestens zwei erlaubte Züge.

EVG-chapter-10 = Rundenende
EVG-93 = Die Runde endet, wenn alle Plätze mit Aktion und Fähigkeit fertig sind.
EVG-94 = Liegen vor jedem Platz so viele Karten, wie die Jahreszeit Runden hat, endet die Jahreszeit; sonst beginnt die nächste Runde mit dem Startspieler, den der Startmarker bestimmt hat.

EVG-chapter-11 = Ende der Jahreszeit
EVG-95 = Am Ende jeder Jahreszeit, auch des Winters, wertet jeder Platz seinen Planeten, wie er gerade ist, je einmal: zuerst die Sonnenwertung, dann die Waldwertung.
EVG-96 = Das Licht kommt vom Rand mit der Sonne: von `n` jede Spalte hinab, von `s` hinauf, von `w` jede Zeile nach rechts, von `e` nach links; jede Spalte oder Zeile ist eine Linie für sich, und Bäume verschiedener Linien beschatten einander nie.
EVG-97 = Ein kleiner Baum wirft Schatten auf die 1 Zelle, die von der Sonne aus hinter ihm liegt.
EVG-98 = Ein großer Baum wirft Schatten auf die 2 Zellen hinter ihm.
EVG-99 = Die Sonne berührt jeden Baum, der nicht im Schatten eines gleich großen oder größeren steht: Ein kleiner Baum bleibt unberührt, wenn eine Zelle vor ihm irgendein Baum oder zwei Zellen vor ihm ein großer steht, ein großer, wenn eine oder zwei Zellen vor ihm ein großer steht, aber nie wegen eines kleinen.
EVG-100 = Auch ein Baum, den die Sonne nicht berührt, wirft seinen vollen Schatten.
EVG-101 = Sprosse, Büsche, Seen und leere Felder werfen keinen Schatten, zählen nicht bei der Sonnenwertung und halten keinen Schatten auf.
EVG-102 = Risse zählen als Zellen, wenn die Länge eines Schattens gemessen wird.
EVG-103 = Ein von der Sonne berührter kleiner Baum bringt 1 Punkt, ein großer 2 (Kategorien `light_spring` bis `light_winter`).
EVG-104 = Ein Wald ist eine Gruppe aus kleinen Bäumen, großen Bäumen und Büschen, die über Nachbarfelder zusammenhängt.
EVG-105 = Sprosse, Seen, leere Felder, Risse und Berührung über Eck verbinden nicht.
EVG-106 = Der größte Wald bringt 1 Punkt je Teil, ohne Wald gibt es 0 (Kategorien `forest_spring` bis `forest_winter`); andere Wälder, auch gleich große, bringen nichts.
EVG-107 = Mit dem Jahreszeitenwechsel, den es nach dem Winter nicht gibt, beginnt die nächste Jahreszeit mit ihrer Runde 1.
EVG-108 = Beim Jahreszeitenwechsel kommen alle Karten vor den Beteiligten auf den Ablagestapel, noch bevor die nächste Auslage gebildet wird.
EVG-109 = Beim Jahreszeitenwechsel rückt die Sonne im Uhrzeigersinn um einen Rand weiter: `n` → `e` → `s` → `w` → `n`.
EVG-110 = Planeten, Stufen, Fruchtbarkeitsbereich, Punkte und Startmarker bleiben beim Jahreszeitenwechsel, wie sie sind.

EVG-chapter-12 = Spielende
EVG-111 = Nach Sonnen- und Waldwertung des Winters endet die Partie; die Sonne bleibt stehen, keine Karten werden abgelegt, und niemand hat mehr etwas zu entscheiden.
EVG-112 = In der Schlusswertung bringt jedes der sechs Biome einem Platz seine Fruchtbarkeit mal die Zahl der eigenen großen Bäume darin (Kategorien `biome_snow` bis `biome_grassland`).
EVG-113 = Die Summe aller Kategorien ist das Ergebnis; die höchste Summe gewinnt.
EVG-114 = Bei Gleichstand entscheidet die Zugreihenfolge, gezählt ab dem Platz, der nach der letzten Kartenwahl der Partie den Startmarker hat; geteilte Ränge gibt es nicht.
EVG-115 = Stufen, Büsche, Seen, Sprosse, kleine Bäume und gewählte Karten bringen am Ende nichts.

EVG-chapter-13 = Wertungsbogen
EVG-116 = Der Wertungsbogen hat genau 16 Kategorien in dieser Reihenfolge: `start`, `bud`, `light_spring`, `light_summer`, `light_autumn`, `light_winter`, `forest_spring`, `forest_summer`, `forest_autumn`, `forest_winter`, `biome_snow`, `biome_swamp`, `biome_rock`, `biome_flowers`, `biome_wheat`, `biome_grassland`; jede zeigt die bisher erzielten Punkte und davor 0, die sechs Biomkategorien bleiben bis zum Spielende auf 0.

EVG-chapter-14 = Solo-Spiel
EVG-117 = Mit einem Platz gelten alle Regeln, soweit dieses Kapitel nichts anderes sagt: Der Mensch hat Platz 0; der Solo-Gegner `auto` ist kein Platz, hat weder Planet noch Stufen, Punkte oder Rang und entscheidet nichts frei.
EVG-118 = Die Auslage hat drei Karten.
EVG-119 = Platz 0 und `auto` wählen ihre Karten wie zwei Spieler, zuerst, wer den Startmarker hat; auch Auslosung und Startpunkte gelten, Platz 0 beginnt also mit 0 Punkten, wenn er zuerst an der Reihe ist, und mit 1, wenn es `auto` ist.
EVG-120 = `auto` wählt von selbst: gleich nachdem die Auslage gebildet ist, wenn er zuerst an der Reihe ist, sonst gleich nach der Kartenwahl von Platz 0.
EVG-121 = Vorrang 1: Liegt eine Karte des Freien Bioms in der Auslage, nimmt `auto` sie.
EVG-122 = Vorrang 2: Ohne Freies Biom nimmt `auto` die Karte mit den meisten Fruchtbarkeitssymbolen.
EVG-123 = Vorrang 3: Ohne Freies Biom und ohne Fruchtbarkeitssymbole nimmt `auto` die Karte mit Dürresymbol, deren Biom in diesem Moment die geringste Fruchtbarkeit hat.
EVG-124 = Unter gleichrangigen Karten nimmt `auto` die am weitesten links; ebenso, falls ihm berichtigte Daten nur Karten ohne Symbol lassen.
EVG-125 = Der Startmarker wirkt wie zu zweit: Hat `auto` als Erster gewählt, kommt er auf die dann am weitesten links liegende Karte; wer sie nimmt, auch `auto`, ist in der nächsten Runde Startspieler; nimmt sie niemand, geht er an den Startspieler dieser Runde zurück.
EVG-126 = Die Karten von `auto` liegen offen und kommen beim Jahreszeitenwechsel auf den Ablagestapel wie die eines Platzes.
EVG-127 = Ein Solo-Spiel gewinnt oder verliert niemand; sein Ergebnis sind die Summe und ihr Titel: Brokkoli bis 120, Bonsai ab 121, Olivenbaum ab 136, Stechpalme ab 151, Birke ab 161, Kiefer ab 171, Eiche ab 181, Affenbrotbaum ab 191, Mammutbaum ab 201.

EVG-chapter-15 = Wer was wissen darf
EVG-128 = Für alle Plätze und Zuschauer sichtbar: Planeten, Stufen und Punkte; die Auslage mit Reihenfolge und Startmarker; alle gewählten Karten; der Fruchtbarkeitsbereich mit der Reihenfolge jedes Stapels und den umgedrehten Karten; der Ablagestapel; Jahreszeit, Runde, Sonne und Startspieler; wie viele und welche Karten der Biomstapel enthält, aber nicht ihre Reihenfolge.
EVG-129 = Allen verborgen sind nur die Reihenfolge des Biomstapels und das Ergebnis künftigen Mischens; Privates gibt es nicht, alle Plätze und Zuschauer sehen dasselbe.
EVG-130 = Neues erfährt man nur, wenn eine Auslage gebildet wird; was verborgenes Wissen angeht, darf daher jeder Zug zurückgenommen werden außer dem, auf den eine neue Auslage folgte: dem letzten Zug der Aktionsphase jeder Runde außer der letzten der Partie.
EVG-131 = Die Kartenwahl von `auto` folgt aus dem, was alle sehen, und verrät nichts.
EVG-132 = Sich einen Stand vorzustellen heißt, den Biomstapel mit neuem Zufall zu mischen und alles andere zu lassen, wie es ist.

EVG-chapter-16 = Schreibweise
EVG-133 = Felder heißen `a1` bis `f6` (Spaltenbuchstabe von links, Zeilennummer von oben), Ränder `n`, `e`, `s`, `w`, Plätze `0` bis `3`, der Solo-Gegner `auto`, Jahreszeiten `spring`, `summer`, `autumn`, `winter`.
EVG-134 = Die einzigen Zugtexte sind `draft` mit einer Karte (D1), `plant` mit einem Feld (D2, D3, D4 bei `sprout`), `grow` mit einem Feld (D2, D3, D4 bei `small_tree` oder `big_tree`, D5), `power` (D2), `bush` mit einem Feld (D4 bei `bush`), `lake` mit einem Feld (D4 bei `lake`), `done` (D3, D4, D5) und `pass` (D2).
EVG-135 = Ein Planet wird von oben nach unten in sechs Zeilen zu sechs Zeichen geschrieben (mit berichtigtem Plan so vielen, wie er hat), getrennt durch je ein Leerzeichen: `.` leer, `s` Spross, `t` kleiner Baum, `T` großer Baum, `b` Busch, `w` See, `#` Riss, `-` außerhalb des Planeten; eine Kopfzeile `a b c d e f` und Zeilennummern dürfen dabeistehen und werden beim Lesen übergangen, und Geschriebenes ergibt gelesen wieder denselben Planeten.
EVG-136 = Das Lesen eines Planeten wird mit Angabe von Zeile und Spalte abgelehnt bei falscher Zahl von Zeilen oder Zeichen, unbekanntem Zeichen, `#` abseits eines Risses, anderem als `#` auf einem Riss, `-` auf dem Planeten oder anderem als `-` außerhalb.
EVG-137 = Ein `Planet` braucht keine Partie: `Planet.parse(text)` liest ihn; `light(side)` nennt die Punkte, `light_lines(side)` die Punkte jeder Linie (Zeilen von oben bei `w` und `e`, Spalten von links bei `n` und `s`), `forests()` die Gruppen von Feldern, `biggest_forest()` die Größe, `big_trees()` die Zahl je Biom; `str()` schreibt die Zeilen ohne Kopfzeile.
EVG-138 = Eine Stellung wird so geschrieben: Jahreszeit, Runde, Sonne, Startspieler, Startspieler der nächsten Runde (`next`, bis zum Ende der Kartenwahl `-`) und Phase (`draft`, `act` oder `over`); die sechs Stapel mit ihrer Fruchtbarkeit, älteste Karte zuerst, umgedrehte Karten in Klammern; die Auslage von links, `*` nach der Karte mit dem Startmarker; die Größen von Biom- und Ablagestapel; im Solo-Spiel eine Zeile `auto cards`; dann je Platz Punkte, Stufen, Karten dieser Jahreszeit, Entscheidungspunkt (`D1` bis `D4`, `D5` mit dem Feld des Sees, `-`, wenn nichts aussteht) und Planet; `-` steht für nichts.
EVG-139 = Für Tests, Rätsel und Wiederholungen lässt sich eine Partie vorgeben: Anzahl der Plätze, Startspieler, Karten des Fruchtbarkeitsbereichs der Reihe nach (statt des Aufdeckens beim Aufbau) und Reihenfolge des Ziehens, auch über ein neues Mischen hinweg; eine Karte, die nicht im Biomstapel ist, wenn sie an der Reihe wäre, wird abgelehnt; statt des Fruchtbarkeitsbereichs kann die Reihenfolge aller 42 Karten vor dem Aufdecken vorgegeben werden, dann ist nur das Mischen danach zufällig.
