### The Glade in Kürze: ein Führer durch die Regeln, in eigenen Worten. Wörter zwischen Sternen stechen hervor.

glade-guide-lead = Für jede und jeden ein Wald aus Plättchen, und in der Mitte eine Lichtung für alle. Wer das fehlende Plättchen hat, bringt die Giftpilze heim.

glade-guide-what-title = Was du tust
glade-guide-what-1 = Jedes Plättchen zeigt ein Tier, eine Waldfrucht und ein Blatt; von allem gibt es vier Arten. Du legst Plättchen so auf dein Waldtableau, dass jede lückenlose Kette, waagrecht und senkrecht, ein *Satz* ist: In jedem der drei Merkmale sind ihre Plättchen alle gleich oder alle verschieden, und in mindestens einem sind sie alle gleich.
glade-guide-what-2 = Zu jedem Satz aus dreien gibt es genau ein Plättchen, das ihn zu vieren macht. Die Lichtung hat ein Feld für jedes der 64 Plättchen, und auf dem Feld des fehlenden wartet ein Giftpilz.

glade-guide-turn-title = Ein Zug
glade-guide-turn-1 = Du *legst* ein bis vier Plättchen von deinem Bänkchen in eine Linie; dazwischen dürfen Plättchen stehen, die schon da sind. Deine erste Aktion bedeckt die Mitte deines Tableaus.
glade-guide-turn-2 = Ein neuer Satz aus *dreien* schickt einen deiner zwölf Giftpilze auf die Lichtung. Steht dort schon einer, geht er zuerst in das Lager dessen, dem er gehört.
glade-guide-turn-3 = Ein neuer Satz aus *vieren* bringt einen Giftpilz in dein Lager. Hat ihn ein einziges Plättchen vollendet, nimmst du den Giftpilz, der auf dem Feld dieses Plättchens wartet, egal wem er gehört.
glade-guide-turn-4 = Oder du *nimmst in Besitz*: Du hast ein Plättchen, und auf seinem Feld steht ein Giftpilz. Der Giftpilz kommt in dein Lager, das Plättchen in den Wald dessen, dem der Pilz gehört, wo es den Satz vollendet; geht das nicht, kommt es in deinen eigenen.
glade-guide-turn-5 = Ein Feld mit Plättchen auf allen vier Seiten ist *umschlossen*. Nach deiner Aktion darfst du einen Giftpilz aus deinem Lager dorthin setzen und noch einmal legen. Am Ende ziehst du auf acht nach.

glade-guide-points-title = Was Punkte bringt
glade-guide-points-1 = Jeder Giftpilz auf einem deiner umschlossenen Felder zählt 3, jeder in deinem Lager 2, egal wem er gehört. Deine eigenen auf der Lichtung und die, die andere haben, zählen je 1.
glade-guide-points-2 = Ein Satz, der in zwei Merkmalen gleich ist, schickt einen *doppelten* Giftpilz: 1 Punkt mehr für den, dem er gehört, wo er auch landet. Jede Gruppe von Plättchen ohne Weg zur Mitte kostet dich 1.
glade-guide-points-3 = Im Übereinstimmungsspiel zeigen die Tableaus Symbole. Ein Plättchen auf seinem Symbol bringt einen Marker: 1 Punkt, bei den Blättern in den Ecken 4, 3, 2 und 1.

glade-guide-end-title = Wie es endet
glade-guide-end-1 = Hat jemand den letzten Giftpilz vom Rand geschickt, oder füllt der Beutel kein Bänkchen mehr, wird die Runde zu Ende gespielt, damit alle gleich oft dran waren. Die meisten Punkte gewinnen; bei Gleichstand, wer weniger Giftpilze am Rand hat.

glade-guide-advice-title = Erster Rat
glade-guide-advice-1 = Ein Dreier ist eine Einladung an alle: Bilde ihn, wenn das vierte Plättchen selten ist oder schon bei dir liegt. Halte dir in zwei Richtungen ein Ende offen, und umschließe früh ein Feld, denn eine zweite Aktion ist mehr wert als ihre Punkte.
