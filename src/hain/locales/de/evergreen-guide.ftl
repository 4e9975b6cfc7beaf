### Evergreen in Kürze: ein Führer durch die Regeln, in eigenen Worten. Wörter zwischen Sternen stechen hervor.

evergreen-guide-lead = Eine junge Welt, rund und kahl. In vier Jahreszeiten machst du sie grün: Sprosse werden zu Bäumen, Bäume fangen das Licht, Wurzeln halten einen Wald zusammen.

evergreen-guide-what-title = Was du tust
evergreen-guide-what-1 = Alle begrünen einen eigenen Planeten mit denselben sechs Biomen. In seinen vier Rissen wächst nichts.
evergreen-guide-what-2 = Das Spiel dauert vierzehn Runden: fünf im Frühling, vier im Sommer, drei im Herbst, zwei im Winter. Nach jeder Jahreszeit bringen Licht und Wald Punkte, nach der letzten auch die großen Bäume.

evergreen-guide-draft-title = Nimm eine Karte
evergreen-guide-draft-1 = Eine Runde beginnt mit offenen Karten, eine mehr, als Leute mitspielen. Reihum nehmen alle eine. Ihr *Biom* ist der Ort, an dem du in dieser Runde arbeitest; ihre *Fähigkeit* ist eine Zugabe, die du nutzen darfst.
evergreen-guide-draft-2 = Die eine Karte, die niemand nimmt, bleibt zurück und verändert die Welt für alle. *Blüten* machen ihr Biom fruchtbarer. Ein *Totenkopf* dreht die Karte um, die zuletzt zu diesem Biom kam, und ihre Blüten zählen nicht mehr. Eine Karte des *Freien Bioms* hat kein Zeichen und wird abgelegt.
evergreen-guide-draft-3 = Sobald die erste Person eine Karte genommen hat, steht auf der nächsten in der Reihe ein Fähnchen. Wer diese Karte nimmt, beginnt die nächste Runde; nimmt sie niemand, bleibt alles beim Alten.
evergreen-guide-fertile = Im Getreide liegen zwei Karten mit Blüten: Jeder große Baum dort bringt am Ende { $fertility }, diese beiden brächten { $points }.
evergreen-guide-dry = Ein Totenkopf bleibt zurück. Er dreht die letzten Blüten um: Jeder große Baum bringt jetzt { $fertility }, beide zusammen { $points }.

evergreen-guide-action-title = Pflanzen und wachsen
evergreen-guide-action-1 = Im Biom deiner Karte pflanzt du bis zu *drei Sprosse*, oder du lässt *zwei* Pflanzen je einen Schritt wachsen, oder du tust *je eines* davon auf verschiedenen Feldern. Stattdessen kannst du auch nur eines tun, einen Spross oder ein Wachstum, dafür irgendwo auf dem Planeten. Mit dem Freien Biom ist der ganze Planet dein Biom.
evergreen-guide-action-2 = Ein Spross wächst zum kleinen Baum, ein kleiner Baum zum großen. Große Bäume, Büsche und Seen bleiben, wie sie sind, und nichts wird je entfernt.
evergreen-guide-action-example = Eine Karte für die Wiese: Der Spross auf d3 wird ein kleiner Baum, und auf e3 kommt ein neuer Spross.

evergreen-guide-power-title = Nutze die Fähigkeit
evergreen-guide-power-1 = Davor oder danach darfst du die Fähigkeit deiner Karte nutzen, in jedem Biom. Zuerst rückt ihr Marker einen Schritt vor; dann wirkt sie so oft, wie die erreichte Zahl sagt. Dieselbe Fähigkeit wird also jedes Mal stärker. Du kannst sie auch auslassen: Dann bleibt der Marker stehen.
evergreen-guide-power-2 = Drei Fähigkeiten pflanzen Sprosse, lassen kleine Bäume und große Bäume wachsen. Ein *Busch* verbindet Wälder und braucht kein Licht. Ein *See* lässt sofort bis zu zwei seiner Nachbarn wachsen. *Knospen* sind Punkte auf der Stelle.
evergreen-guide-bush = Ein Busch auf d4 verbindet zwei Haine: Der größte Wald wächst von { $before } auf { $after }.
evergreen-guide-lake = Ein See auf c3 lässt zwei Nachbarn wachsen: d3 zum großen Baum, c4 zum kleinen. c2 muss warten.
evergreen-guide-tracks = Die Leisten mitten im Spiel. Gefüllt ist, was erreicht ist; die Zahl sagt, wie oft die Fähigkeit wirkt, oder bei den Knospen, wie viele Punkte sie bringen.

evergreen-guide-light-title = Licht und Schatten
evergreen-guide-light-1 = Am Ende einer Jahreszeit scheint die Sonne von ihrer Seite aus durch jede Zeile oder Spalte. Ein kleiner Baum im Licht bringt *1 Punkt*, ein großer *2*.
evergreen-guide-light-2 = Bäume werfen Schatten, von der Sonne weg: ein kleiner auf ein Feld, ein großer auf zwei; ein Riss zählt hier als Feld. Dunkel steht ein Baum nur im Schatten eines gleich großen oder größeren. Sprosse, Büsche und Seen werfen keinen Schatten und bringen kein Licht.
evergreen-guide-light-3 = Nach Frühling, Sommer und Herbst wandert die Sonne im Uhrzeigersinn zur nächsten Seite.
evergreen-guide-light-example =
    { $shaded ->
        [one] Die Sonne steht im { $side }: Licht { $points }. Ein Baum steht im Schatten.
       *[other] Die Sonne steht im { $side }: Licht { $points }. { $shaded } Bäume stehen im Schatten.
    }
evergreen-guide-light-turn = Die Sonne verschieben
evergreen-guide-shade = Die Sonne steht im Westen: Licht { $points }. c1 ist dunkel hinter einem großen Baum, b4 hinter seinesgleichen, und der lange Schatten von a6 reicht bis c6. b3 ist groß und hell: Ein kleiner Baum kann ihn nicht verdunkeln. Auch c2 ist hell, denn der Schatten von a2 fällt in den Riss.

evergreen-guide-forest-title = Wald
evergreen-guide-forest-1 = Gleich nach dem Licht zählt dein *größter Wald*: 1 Punkt für jeden kleinen Baum, großen Baum und Busch darin. Sie müssen Seite an Seite stehen. Ecken verbinden nicht, Sprosse und Seen auch nicht. Alle anderen Wälder bringen nichts.
evergreen-guide-forest-example = Wurzeln verbinden den größten Wald: { $points } Punkte. b4 berührt ihn nur an einer Ecke, und die zwei Bäume im Süden sind ein Wald für sich.

evergreen-guide-end-title = Wie es endet
evergreen-guide-end-1 = Nach dem Winter bringt jeder große Baum noch einmal Punkte: so viele, wie sein Biom fruchtbar ist. Dann gewinnt die höchste Summe. Bei Gleichstand liegt vorn, wer vom Fähnchen aus früher an der Reihe ist.

evergreen-guide-advice-title = Erster Rat
evergreen-guide-advice-1 = Pflanze im Frühling breit: Ein Spross bringt noch nichts, aber alles entsteht aus ihm. Denke eine Sonne voraus, denn was jetzt hell ist, kann in der nächsten Jahreszeit dunkel sein. Und sieh dir zweimal an, welche Karte du liegen lässt.
