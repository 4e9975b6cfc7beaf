### Waldgärtner in Kürze: ein Führer durch die Regeln, in eigenen Worten. Wörter zwischen Sternen stechen hervor.

waldgaertner-guide-lead = Zwei Jahre in einem Waldgarten: niedrige Sträucher im Süden, hohe Bäume im Norden, und ein Partner für alles, was Früchte tragen will.

waldgaertner-guide-what-title = Was du tust
waldgaertner-guide-what-1 = Du pflanzt einen Garten aus essbaren Sträuchern und Bäumen. Seine Reihen steigen von Kleinsträuchern vorn bis zu einem Großbaum hinten; jede Reihe nimmt eine Größe auf, und Kletterpflanzen passen zu beiden Arten von Sträuchern.
waldgaertner-guide-what-2 = Ein Gehölz ist die Summe seiner vier Noten wert. Viele brauchen einen *Partner*: Ein Wert in Klammern zählt nur, wenn irgendwo im selben Garten ein Gehölz der richtigen Gruppe steht.

waldgaertner-guide-turn-title = Eine Runde
waldgaertner-guide-turn-1 = Zuerst rückt das Jahr eine Phase weiter, zehn Phasen vom Winter bis zum Spätherbst. Befruchtete Gehölze, deren Zeit es ist, *blühen* und bekommen einen Würfel; ist ihre Ernte da, geben sie ihn zurück und bringen eine *Münze*, oder zwei, wenn ein Stickstoffsammler sie düngt.
waldgaertner-guide-turn-2 = Dann bekommt die offene Karte jeder Region einen *Veredelungschip*; sie ist damit für immer 1 mehr wert.
waldgaertner-guide-turn-3 = Nun wählen alle gleichzeitig und geheim eine Region. Wer allein dort ist, nimmt die offene Karte. Wo sich mehrere treffen, werden ebenso viele Karten aufgedeckt: Wer die meisten Münzen hat, darf für eine Münze auswählen; wer gleich viele hat, zieht verdeckt.
waldgaertner-guide-turn-4 = Mit drei Münzen kannst du stattdessen *heraussuchen*: Nach allen anderen siehst du einen ganzen Stapel oder den Baum-Markt durch und nimmst die Karte, die du magst.
waldgaertner-guide-turn-5 = Jetzt hast du zwei Karten und spielst eine: Du *pflanzt* sie auf einen freien Platz ihrer Reihe, oder du *verkaufst* sie an den Markt, einen Strauch für eine Münze, einen Baum für zwei. Eine volle Reihe hat einen Zusatzplatz, der Münzen kostet.
waldgaertner-guide-turn-6 = Zeigt dein Garten zum ersten Mal vier verschiedene Blütenfarben, nimmst du umsonst eine Karte vom Markt und spielst noch einmal.

waldgaertner-guide-points-title = Was Punkte bringt
waldgaertner-guide-points-1 = Jedes Gehölz, das seinen Partner hat oder keinen braucht, zählt seinen Wert und seine Chips. Gehölze ohne Partner zählen nichts, männliche auch nicht; ihre Gabe sind die Früchte der anderen. Münzen sind keine Punkte, aber sie entscheiden, wer zuerst wählt.

waldgaertner-guide-end-title = Wie es endet
waldgaertner-guide-end-1 = Nach zwanzig Runden, zwei Jahren, dürfen alle ihre letzte Karte spielen. Der höchste Ertrag gewinnt; bei Gleichstand mehr Münzen.

waldgaertner-guide-advice-title = Erster Rat
waldgaertner-guide-advice-1 = Pflanze früh, was früh blüht, denn eine Münze im ersten Sommer kauft die Auswahl im zweiten. Pflanze keine Klammer, ohne an ihren Partner zu denken. Und sieht eine Region zu gut aus, haben es die anderen auch gesehen.
