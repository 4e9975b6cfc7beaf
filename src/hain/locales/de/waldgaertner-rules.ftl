### Waldgärtner: every rule in one line, in our own words.

WAG-chapter-1 = Das Spiel im Überblick
WAG-1 = Eine Partie hat 2, 3, 4, 5 oder 6 Plätze (Vorgabe 2); jede andere Anzahl wird beim Aufbau abgelehnt.
WAG-2 = Option `decks`, welcher der beiden Kartenstapel zu 50 Karten ins Spiel kommt, wenn die Wahl frei ist (bei 2, 5 oder 6 Plätzen): `eu` (Europa, Vorgabe) oder `na` (Nordamerika); bei 3 oder 4 Plätzen sind beide Werte zulässig und ergeben dasselbe Spiel.
WAG-3 = Option `planting`: Mit `planting=rows` (Vorgabe) hat jede Größe ihre eigene Reihe, und es gelten WAG-83 bis WAG-93; mit `planting=shade`, der Schattenregel für Fortgeschrittene, treten WAG-128 bis WAG-135 an die Stelle von WAG-85 und WAG-86: Nicht die Reihe zählt dann, sondern dass kein Gehölz ein anderes beschattet.
WAG-4 = Option `uproot`: Den Zug `uproot`, mit dem man ein Gehölz ausgräbt, statt eine Region aufzusuchen, gibt es nur mit `uproot=on`; Vorgabe ist `uproot=off`.
WAG-5 = Option `frost`: Frostschaden im zweiten Winter gibt es nur mit `frost=on`; Vorgabe ist `frost=off`.
WAG-6 = Die Optionen sind voneinander unabhängig: Alle Kombinationen sind mit jeder Zahl von Plätzen spielbar.

WAG-chapter-2 = Material und Daten
WAG-7 = Blühwürfel, Münzen und Veredelungschips gehen nie aus: Keine Regel hängt davon ab, wie viele in der Schachtel liegen.
WAG-8 = Es gibt 175 Gehölzkarten, nach Größe und Herkunft gezählt (Nordamerika + Europa + Asien): 8 + 8 + 6 = 22 Großbäume, 7 + 6 + 13 = 26 mittelgroße Bäume, 8 + 9 + 17 = 34 Kleinbäume, 15 + 14 + 16 = 45 Großsträucher, 10 + 12 + 13 = 35 Kleinsträucher, 2 + 1 + 10 = 13 Kletterpflanzen, zusammen 50 + 50 + 75.
WAG-9 = Jede Karte gibt es einmal; ihre Kennung folgt dem Muster `[a-z0-9]+(-[a-z0-9]+)*`, besteht also aus Wörtern in Kleinbuchstaben und Ziffern mit Bindestrichen dazwischen, und ist eindeutig, ebenso ihr Name in jeder Sprache.
WAG-10 = Der Ertragswert einer Karte (`value`) ist die Summe ihrer vier Noten für Größe des Gehölzes, Größe der Frucht, Verwertbarkeit und Geschmack.
WAG-11 = Zu jeder Partnergruppe, die eine Karte braucht, gehört mindestens eine andere Karte derselben Herkunft.
WAG-12 = In den mitgelieferten Daten gilt 1 ≤ `flower_phase` < `harvest_phase` ≤ 9, die Blühphase liegt also vor der Erntephase; die Engine darf sich auf diese Reihenfolge nicht verlassen: Eine Karte, deren Ernte vor der Blüte kommt, behält ihren Blühwürfel über den Winter.

WAG-chapter-3 = Begriffe mit fester Bedeutung
WAG-13 = Es gibt fünf Größenstufen: 1 Kleinstrauch (bis 2 m), 2 Großstrauch (bis 5 m), 3 Kleinbaum (bis 10 m), 4 mittelgroßer Baum (bis 20 m), 5 Großbaum (bis 40 m); die Stufen 1 und 2 sind Sträucher, 3 bis 5 Bäume.
WAG-14 = Eine Kletterpflanze wird als Kleinstrauch oder als Großstrauch angepflanzt, ganz wie ihr Besitzer in diesem Moment will, und zählt in dieser Größe, solange sie steht.
WAG-15 = Die Jahresphasen sind 0 Winter, 1 Vorfrühling, 2 Erstfrühling, 3 Vollfrühling, 4 Frühsommer, 5 Hochsommer, 6 Spätsommer, 7 Frühherbst, 8 Vollherbst und 9 Spätherbst; in Jahresphase 0 blüht nichts und reift nichts.
WAG-16 = Gehölz heißt eine Karte, die auf einem Gartenplatz liegt, und zwar offen oder, nur in der Variante Frostschaden, verdeckt; Karten auf der Hand, in den Stapeln und im Baum-Markt sind in diesem Sinn keine Gehölze.
WAG-17 = Ein Gehölz ist befruchtet, wenn es Selbstbefruchter ist (`pollination.kind` ist `self`) oder wenn im selben Garten mindestens ein anderes offenes Gehölz zu der Partnergruppe gehört, die es braucht; wo die beiden stehen, ist gleichgültig.
WAG-18 = Ein Gehölz kann zur selben Zeit Partner beliebig vieler Gehölze sein.
WAG-19 = Partner passen über die Herkunft hinweg zusammen: Eine amerikanische Hasel befruchtet eine europäische.
WAG-20 = Der Ertragswert eines Fremdbefruchters (`cross`) steht in Klammern, der eines Selbstbefruchters (`self`) ohne.
WAG-21 = Eine männliche Karte (`sex` = `male`) hat den Ertragswert 0, braucht keinen Partner, bringt keine Früchte hervor und kann nie einen Veredelungschip tragen.
WAG-22 = Gartenplätze heißen nach ihrer Reihe (1 im Süden bis 6 im Norden) und einem Buchstaben, von Westen gezählt: 1a–1f, 2a–2e, 3a–3d, 4a–4c, 5a–5b, 6a; als Nachbarn liegen im Westen (W) und Osten (E) der vorige und der nächste Buchstabe derselben Reihe, im Nordosten (NE) der gleiche und im Nordwesten (NW) der vorige Buchstabe der Reihe darüber, im Südwesten (SW) der gleiche und im Südosten (SE) der nächste Buchstabe der Reihe darunter (bei 2b sind das NW 3a, NE 3b, SW 1b, SE 1c); was es in der Liste nicht gibt, ist kein Nachbar.
WAG-23 = Ein Gehölz ist gedüngt, wenn ein Pfeil mindestens eines offenen Stickstoffsammlers im selben Garten auf seinen Gartenplatz zeigt (bei den mitgelieferten Karten zeigen die Pfeile nach Westen und Osten); der Stickstoffsammler muss dazu weder befruchtet sein noch blühen noch weiblich sein.
WAG-24 = Die Herkunft jeder Karte ist jederzeit für alle sichtbar, denn sie steht auf der Kartenrückseite.

WAG-chapter-4 = Aufbau
WAG-25 = Im Spiel ist bei 2 Plätzen der Kartenstapel Europa oder Nordamerika (nach der Option `decks`), bei 3 Asien, bei 4 Europa und Nordamerika, bei 5 und 6 Asien und dazu Europa oder Nordamerika (nach `decks`); Karten aus anderen Kartenstapeln kommen in der Partie nicht vor.
WAG-26 = Jeder Kartenstapel wird für sich gemischt und zu verdeckten Regionenstapeln mit je 24 Karten ausgeteilt: zwei aus Europa, zwei aus Nordamerika, drei aus Asien, soweit im Spiel; das macht bei 2 bis 6 Plätzen 2, 3, 4, 5 und 5 Regionen.
WAG-27 = Die Regionen sind nummeriert: bei 2 Plätzen 1 und 2; bei 3 Plätzen 1 bis 3; bei 4 Plätzen 1 und 2 Europa, 3 und 4 Nordamerika; bei 5 und 6 Plätzen 1 bis 3 Asien, 4 und 5 Europa oder Nordamerika; die anderen Nummern bis 5 gibt es in dieser Partie nicht.
WAG-28 = Was von jedem Kartenstapel übrig ist (2 Karten von 50, 3 von 75), bildet offen den Baum-Markt: bei 2 bis 6 Plätzen 2, 3, 4, 5 und 5 Karten.
WAG-29 = Der Baum-Markt ist eine Menge ohne Reihenfolge: Jede Karte darin lässt sich ansehen und nehmen, wann immer die Regeln es erlauben, gleich wo sie liegt.
WAG-30 = Jeder Platz beginnt mit 1 Münze, leerem Garten und leerer Hand.
WAG-31 = Der Jahresphasenanzeiger steht zu Beginn auf Jahresphase 0 (Winter); die erste Runde ist Runde 1.
WAG-32 = Jeder Platz wählt für seine Startkarte eine Region: `start <region>`; alle entscheiden gleichzeitig (WAG-41), und jede Region der Partie ist erlaubt.
WAG-33 = Haben alle gewählt, nimmt ein Platz nach dem anderen, von 0 aufwärts, die oberste Karte seiner Region auf die Hand, ohne dass die anderen sie sehen.
WAG-34 = Danach wird in jeder Region die oberste Karte aufgedeckt.

WAG-chapter-5 = Die Partie im Ablauf
WAG-35 = Eine Partie hat genau 20 Runden, und Runde k hat die Jahresphase (k − 1) mod 10: Die Runden 1 und 11 sind Winter, Runde 20 ist Jahresphase 9.
WAG-36 = Eine Runde besteht aus Aktion 1 (Jahresphase), Aktion 2 (Aufwerten), Aktion 3 (Region) und Aktion 4 (Ausspielen), in dieser Reihenfolge; Runde 1 hat nur die Aktionen 3 und 4.
WAG-37 = Zwischen zwei Runden hat jeder Platz genau eine Karte auf der Hand.
WAG-38 = Nach Runde 20 erreicht der Jahresphasenanzeiger noch einmal Jahresphase 0; nun gibt es weder Blüte noch Ernte, keinen Veredelungschip, keine Regionen zu wählen und keinen Frost, es folgen nur noch das letzte Ausspielen (WAG-115 bis WAG-117) und die Wertung.
WAG-39 = Die Reihenfolge der Runde k beginnt bei Platz (k − 1) mod n, wobei n die Zahl der Plätze ist, und läuft durch die Platznummern aufwärts, nach dem letzten Platz weiter mit Platz 0; für das letzte Ausspielen ist k = 21; sie gilt nur dort, wo eine Regel sie nennt.
WAG-40 = Kein Platz entscheidet in einer Partie öfter als 185-mal: je Runde höchstens 1 `visit`, 5 `wait`, 1 `search`, 1 `take` und 1 Ausspielen, dazu in der ganzen Partie 1 `start`, 1 Entscheidung zum Frost, 1 Bonus, 1 Ausspielen nach dem Bonus und 1 letztes Ausspielen.

WAG-chapter-6 = Gleichzeitig entscheiden
WAG-41 = Entscheiden in einem Schritt mehrere Plätze gleichzeitig, dürfen die Entscheidungen in beliebiger Folge eintreffen; jede bleibt geheim (die anderen sehen nur, dass sie gefallen ist), bis die letzte da ist, und dann werden alle zusammen ausgeführt.
WAG-42 = Wo das Ausführen eine Reihenfolge braucht (beim Austeilen der Startkarten, beim Zufall für Lose), geht es nach der Platznummer von 0 aufwärts; in welcher Folge die Entscheidungen eintreffen, ändert das Ergebnis nie.
WAG-43 = Ein Platz, der in einem Schritt nichts Erlaubtes zu entscheiden hat, wird nicht gefragt.

WAG-chapter-7 = Die Jahresphase rückt vor
WAG-44 = Zu Beginn der Runden 2 bis 20 rückt der Jahresphasenanzeiger auf die Jahresphase der Runde vor.
WAG-45 = Dann erhält jedes offene Gehölz, dessen Blühphase gerade läuft und das in diesem Moment befruchtet ist, einen Blühwürfel.
WAG-46 = Ein Gehölz, das beim Eintritt seiner Blühphase nicht befruchtet ist, erhält in diesem Jahr keinen Blühwürfel, auch wenn später im Jahr noch ein Partner angepflanzt wird.
WAG-47 = Ein Gehölz, das in Aktion 4 der Runde seiner Blühphase angepflanzt wird, erhält in diesem Jahr keinen Blühwürfel.
WAG-48 = Ein Gehölz trägt höchstens einen Blühwürfel.
WAG-49 = Der Partner braucht weder in derselben Jahresphase zu blühen noch einen Blühwürfel zu tragen.
WAG-50 = Nach allen Blüten der Runde gibt jedes offene Gehölz mit Blühwürfel, dessen Erntephase gerade läuft, den Blühwürfel in den Vorrat zurück, und sein Besitzer erhält dafür 1 Münze.
WAG-51 = Ein Gehölz ohne Blühwürfel bringt in seiner Erntephase nichts ein.
WAG-52 = Der Blühwürfel eines männlichen Gehölzes geht in dessen eigener Erntephase für 0 Münzen zurück, auch wenn es gedüngt ist; der Blühwürfel des weiblichen bringt seine Münze unabhängig davon: Ein männliches und ein weibliches Gehölz geben so zusammen zwei Blühwürfel für eine Münze her.
WAG-53 = Ein gedüngtes Gehölz, das nicht männlich ist, bringt für seinen Blühwürfel 2 Münzen.
WAG-54 = Zeigen zwei oder mehr Pfeile auf ein Gehölz, ändert das nichts: Es bleibt bei 2 Münzen.
WAG-55 = Bei der Ernte wird nach dem Partner nicht noch einmal gefragt.

WAG-chapter-8 = Aufwerten
WAG-56 = Jede Karte, die zu Beginn von Aktion 2 (in den Runden 2 bis 20) offen auf einem Regionenstapel liegt, erhält einen Veredelungschip.
WAG-57 = Eine männliche Karte erhält beim Aufwerten keinen Veredelungschip.
WAG-58 = Nach dem Aufwerten wird jede verdeckte oberste Karte einer Region aufgedeckt; sie erhält in dieser Runde keinen Veredelungschip.
WAG-59 = Veredelungschips bleiben bis zum Ende der Partie auf ihrer Karte, auf der Hand, im Garten und im Baum-Markt, offen wie verdeckt.
WAG-60 = Jeder Veredelungschip hebt den Ertragswert seiner Karte um 1; am Verkaufspreis und an den Münzen, die sie einbringt, ändert er nichts.

WAG-chapter-9 = Eine Region wählen
WAG-61 = Jeder Platz wählt eine Zahl: `visit 1` bis `visit 5`, um diese Region aufzusuchen, `visit 6`, um eine Karte herauszusuchen; alle entscheiden gleichzeitig (WAG-41).
WAG-62 = Eine Region darf gewählt werden, wenn es sie gibt und ihr Stapel mindestens eine Karte hat.
WAG-63 = `visit 6` ist erlaubt, wenn der Platz mindestens 3 Münzen hat und in mindestens einer Region oder im Baum-Markt eine Karte liegt; gezahlt wird jetzt noch nichts.
WAG-64 = Wer eine erlaubte Wahl hat, muss wählen; passen kann man hier nicht.
WAG-65 = Ein Platz ohne erlaubte Wahl setzt die Runde aus: Er wird nicht gefragt, behält seine Karte und spielt keine aus.
WAG-66 = Wie viele Münzen jeder in dem Moment hat, in dem die Wahl aufgedeckt wird, bestimmt alle Reihenfolgen dieser Runde, beim Auswahlrecht wie beim Heraussuchen.
WAG-67 = Wer eine Region als Einziger gewählt hat, nimmt beim Aufdecken der Wahl ihre offene oberste Karte samt Veredelungschips kostenlos auf die Hand; die nächste Karte bleibt verdeckt.
WAG-68 = Eine Region, die v ≥ 2 Plätze gewählt haben, ist umkämpft: Es wird aufgedeckt, bis v Karten des Stapels offenliegen, die offene oberste mitgezählt; hat der Stapel weniger als v, liegen alle offen; noch vor dem ersten Auswahlrecht wird so in allen umkämpften Regionen aufgedeckt.
WAG-69 = Über umkämpfte Regionen wird nacheinander entschieden, die niedrigste Nummer zuerst, jeweils nach WAG-70 bis WAG-78.
WAG-70 = Die Besucher einer umkämpften Region sind nach der Zahl ihrer Münzen an der Reihe, die meisten zuerst; Besucher mit gleich vielen Münzen bilden eine Gruppe.
WAG-71 = Wann immer in einer umkämpften Region genau ein Besucher noch keine Karte hat und genau eine Karte offenliegt, bekommt er sie, kostenlos, offen und ohne gefragt zu werden.
WAG-72 = Ein Besucher, der in seiner Gruppe allein ist, hat das Auswahlrecht, wenn noch eine Karte offenliegt (sonst wird er nicht gefragt): Mit `pick <card>` zahlt er 1 Münze und nimmt eine der offenen Karten, mit `decline` verzichtet er und nimmt vorerst nichts.
WAG-73 = Ein Besucher, der in seiner Gruppe allein ist und 0 Münzen hat, verzichtet, ohne gefragt zu werden, es sei denn, ihm fällt nach WAG-71 die einzige offene Karte zu.
WAG-74 = Besucher mit gleich vielen Münzen haben kein Auswahlrecht: Ist ihre Gruppe an der Reihe, werden die offenen Karten verdeckt gemischt, und jeder aus der Gruppe zieht kostenlos eine, alle Ergebnisse mit gleicher Wahrscheinlichkeit; das geschieht an ihrer Stelle in der Reihenfolge, also bevor ärmere Besucher wählen.
WAG-75 = Die Karten, die nach einem verdeckten Ziehen übrig sind, liegen wieder offen.
WAG-76 = Waren alle Gruppen an der Reihe, ziehen die Besucher, die verzichtet haben, auf die gleiche Weise verdeckt und kostenlos von den restlichen Karten.
WAG-77 = Gibt es bei einem Los weniger Karten als Ziehende, entscheidet der Zufall, wer zieht, für alle mit gleicher Chance; jeder zieht höchstens eine Karte.
WAG-78 = Ein Besucher, der am Ende keine Karte hat, zahlt nichts, behält seine Handkarte und spielt in Aktion 4 nicht aus.

WAG-chapter-10 = Eine Karte ausspielen
WAG-79 = Jeder Platz, der in Aktion 3 eine Karte bekommen hat, hält nun zwei und muss genau eine davon ausspielen, die alte oder die neue: `plant <card> <slot>` (anpflanzen) oder `sell <card>` (verkaufen); diese Plätze entscheiden gleichzeitig (WAG-41).
WAG-80 = Wer eine Region gewählt oder ein Gehölz ausgegraben hat, spielt aus, bevor das erste Heraussuchen beginnt.
WAG-81 = `sell <card>` ist immer erlaubt: Die Karte kommt offen in den Baum-Markt, und der Platz erhält 1 Münze für einen Strauch oder eine Kletterpflanze und 2 Münzen für einen Baum.
WAG-82 = Eine männliche Karte bringt beim Verkauf so viel wie jede andere ihrer Größe.

WAG-chapter-11 = Anpflanzen
WAG-83 = Ein Garten hat Grundplätze: fünf in Reihe 1, vier in Reihe 2, drei in Reihe 3, zwei in Reihe 4 und einen in Reihe 5; sie kosten nichts.
WAG-84 = Jede der Reihen 1 bis 5 hat einen Zusatzplatz, den mit dem letzten Buchstaben der Reihe (`1f`, `2e`, `3d`, `4c`, `5b`), und Reihe 6 besteht aus einem einzigen Zusatzplatz, `6a`.
WAG-85 = Mit `planting=rows` nimmt Reihe 1 nur Kleinsträucher auf, Reihe 2 nur Großsträucher, Reihe 3 nur Kleinbäume, Reihe 4 nur mittelgroße Bäume und die Reihen 5 und 6 nur Großbäume.
WAG-86 = Mit `planting=rows` darf eine Kletterpflanze in Reihe 1 (als Kleinstrauch) oder in Reihe 2 (als Großstrauch).
WAG-87 = Ein Gartenplatz fasst eine Karte; jeder freie Grundplatz einer Reihe, die die Karte aufnimmt, darf benutzt werden, und Lücken sind erlaubt.
WAG-88 = Der Zusatzplatz einer der Reihen 1 bis 5 darf nur benutzt werden, wenn alle Grundplätze dieser Reihe besetzt sind.
WAG-89 = Auf einem Zusatzplatz anzupflanzen kostet so viele Münzen, wie seine Reihe als Nummer trägt (1, 2, 3, 4, 5), und ist mit weniger Münzen nicht erlaubt; gezahlt wird beim Anpflanzen in den Vorrat.
WAG-90 = Eine Reihe nimmt höchstens ein Zusatzgehölz auf: Ist ihr Zusatzplatz besetzt, lässt sich in ihr nichts mehr anpflanzen, solange die Grundplätze voll sind.
WAG-91 = `6a` nimmt für 6 Münzen einen Großbaum auf, und das nur, wenn `5a` und `5b` beide besetzt sind.
WAG-92 = Ein Gehölz wechselt nie den Gartenplatz (mit `uproot=on` kann es auf die Hand zurückkehren).
WAG-93 = Ein verdecktes Gehölz bleibt auf seinem Gartenplatz, und für alle Regeln zum Anpflanzen gilt dieser als besetzt.

WAG-chapter-12 = Der Vier-Farben-Bonus
WAG-94 = Die Farben eines Gartens sind die verschiedenen Blütenfarben seiner offenen Gehölze; männliche Gehölze und solche ohne Partner zählen mit.
WAG-95 = Bringt ein Anpflanzen den Garten zum ersten Mal in der Partie auf vier oder mehr Farben, wird der Vier-Farben-Bonus dieses Platzes fällig.
WAG-96 = Jeder Platz hat diesen Bonus einmal in der Partie; eine fünfte Farbe oder eine verlorene und wiedergewonnene bringt nichts.
WAG-97 = Nach jedem Schritt `play` oder `final`, sobald alles Ausspielen darin ausgeführt ist, werden die Plätze dieses Schritts, deren Bonus fällig ist, einer nach dem anderen in der Reihenfolge der Runde (WAG-39) gefragt: `take <card>` nimmt kostenlos eine beliebige Karte aus dem Baum-Markt auf die Hand, mit `pass` (passen) ist der Bonus aufgegeben.
WAG-98 = Was im selben Schritt oder von zuvor gefragten Plätzen verkauft wurde, liegt dann schon im Baum-Markt.
WAG-99 = Wer mit dem Bonus eine Karte genommen hat, spielt sofort eine seiner Handkarten aus (`plant` oder `sell`, wie in WAG-79), bevor der nächste Platz gefragt wird.
WAG-100 = Ist der Baum-Markt leer, wenn der Platz zu fragen wäre, bleibt der Bonus fällig und wird nach dem nächsten Ausspielen dieses Platzes auf die gleiche Weise angeboten; kommt es nie dazu, ist er verloren.

WAG-chapter-13 = Heraussuchen
WAG-101 = Das Heraussuchen (`visit 6`) beginnt, wenn alle anderen Plätze mit Ausspielen und Bonus fertig sind.
WAG-102 = Wer heraussucht, ist nach der Zahl seiner Münzen beim Aufdecken der Wahl (WAG-66) an der Reihe, die meisten zuerst; gleich viele Münzen ergeben eine Gruppe, und jede Gruppe wird ganz fertig (heraussuchen, nehmen, ausspielen, Bonus), bevor die nächste an die Reihe kommt.
WAG-103 = Wer beim Heraussuchen in seiner Gruppe allein ist, nennt einen Stapel: `search <region>` für eine Region mit mindestens einer Karte oder `search market`, wenn im Baum-Markt eine Karte liegt; in diesem Moment zahlt er 3 Münzen.
WAG-104 = Wer beim Heraussuchen in seiner Gruppe allein ist, kann nicht verzichten.
WAG-105 = Suchende mit gleich vielen Münzen entscheiden gleichzeitig: `search <stack>` oder `wait` (abwarten); wer einen Stapel genannt hat, den in diesem Schritt sonst niemand aus der Gruppe genannt hat, zahlt 3 Münzen und durchsucht ihn.
WAG-106 = Plätze der Gruppe, die in diesem Schritt denselben Stapel genannt haben, sind zu keiner Einigung gekommen: Ihre Aktion verfällt, sie zahlen nichts, nehmen nichts und spielen nicht aus.
WAG-107 = Sind die Suchenden fertig, kommen die Plätze, die abgewartet haben, wieder als Gruppe an die Reihe: Einer allein muss nach WAG-103 einen Stapel nennen, mehrere entscheiden nach WAG-105 wieder gleichzeitig.
WAG-108 = Warten alle Plätze einer Gruppe mit gleich vielen Münzen ab, verfällt die Aktion für sie alle.
WAG-109 = Einen Stapel, den ein Platz durchsucht hat, darf ein anderer, der später in der Runde an die Reihe kommt, wieder durchsuchen.
WAG-110 = Liegt weder in einer Region noch im Baum-Markt eine Karte, wenn eine Gruppe an die Reihe kommt, verfällt ihre Aktion, ohne dass sie etwas zahlt.
WAG-111 = Wer sucht, sieht alle Karten des Stapels in ihrer Reihenfolge und nimmt genau eine auf die Hand: `take <card>`; wer zur selben Zeit in verschiedenen Stapeln sucht, entscheidet gleichzeitig.
WAG-112 = Jede Karte des Stapels darf genommen werden: die offene oberste mit ihren Veredelungschips, eine darunter oder im Baum-Markt eine, die früher in der Runde verkauft wurde.
WAG-113 = Die Reihenfolge der anderen Karten ändert sich nicht; eine offene oberste Karte, die nicht genommen wurde, bleibt offen (und wird in der nächsten Aktion 2 aufgewertet), und eine Karte, die erst dadurch oben liegt, bleibt bis zu Aktion 2 verdeckt.
WAG-114 = Danach spielen die Suchenden aus wie in WAG-79, also gleichzeitig eine ihrer beiden Karten, und haben den Vier-Farben-Bonus nach WAG-94 bis WAG-100.

WAG-chapter-14 = Das letzte Ausspielen
WAG-115 = Im dritten Winter darf jeder Platz seine letzte Handkarte ausspielen, mit `plant` oder `sell`, alle gleichzeitig und zu den üblichen Regeln und Kosten; mit `pass` (passen) behält er sie; eine Karte, die auf der Hand bleibt, zählt nichts.
WAG-116 = Ein Vier-Farben-Bonus, der beim letzten Ausspielen fällig wird, wird gewährt wie sonst auch (WAG-94 bis WAG-100); die genommene Karte wird ebenfalls sofort ausgespielt.
WAG-117 = Danach werden alle verdeckten Gehölze aufgedeckt, und die Partie wird gewertet.

WAG-chapter-15 = Wertung und Spielende
WAG-118 = Ein befruchtetes Gehölz bringt seinen Ertragswert und dazu 1 je Veredelungschip darauf.
WAG-119 = Ein Gehölz, das nicht befruchtet ist, bringt nichts; auch seine Veredelungschips zählen nicht.
WAG-120 = Ein männliches Gehölz bringt 0.
WAG-121 = Münzen, Blühwürfel und Karten außerhalb des Gartens bringen nichts.
WAG-122 = Die Wertung hat die Kategorien `small_shrubs` (Kleinsträucher), `large_shrubs` (Großsträucher), `small_trees` (Kleinbäume), `medium_trees` (mittelgroße Bäume) und `large_trees` (Großbäume), jede mit den Ertragswerten der befruchteten Gehölze dieser Größe (eine Kletterpflanze nach der Größe, in der sie angepflanzt wurde), dazu `chips` (Veredelungschips auf befruchteten Gehölzen); der Gesamtertrag ist ihre Summe.
WAG-123 = Neben dem Gesamtertrag zeigt die Wertung `unpollinated` (ohne Partner: Ertragswerte und Veredelungschips der Gehölze, die nicht zählen) und `coins` (Münzen); beides gehört nicht zum Gesamtertrag.
WAG-124 = Wird die Wertung vor dem Ende abgefragt, zählt sie die Gärten, wie sie gerade sind, und verdeckte Gehölze so, als lägen sie offen.
WAG-125 = Der Platz mit dem höchsten Gesamtertrag gewinnt.
WAG-126 = Bei gleichem Gesamtertrag hat der Platz mit mehr Münzen den besseren Rang.
WAG-127 = Plätze mit gleichem Gesamtertrag und gleich vielen Münzen teilen sich den Rang; danach wird weitergezählt (1, 1, 3).

WAG-chapter-16 = Die Schattenregel
WAG-128 = Mit der Schattenregel (`planting=shade`) darf eine Karte jeder Größe in jede der Reihen 1 bis 5.
WAG-129 = Wird mit der Schattenregel eine Karte angepflanzt, muss jedes Gehölz, das nordwestlich oder nordöstlich von ihr steht, von gleicher oder höherer Größenstufe sein und jedes, das südwestlich oder südöstlich von ihr steht, von gleicher oder niedrigerer; leere Nachbarplätze zählen dabei nicht.
WAG-130 = Mit der Schattenregel darf von den beiden Nachbarn im Norden einer gleich groß und einer größer sein, ebenso von denen im Süden einer gleich groß und einer kleiner.
WAG-131 = Mit der Schattenregel fassen alle Grundplätze eines Gartens zusammen höchstens 1 Großbaum, 2 mittelgroße Bäume, 3 Kleinbäume, 4 Großsträucher und 5 Kleinsträucher; eine Kletterpflanze zählt nach der Größe, in der sie angepflanzt wurde.
WAG-132 = Ein Gehölz auf einem Zusatzplatz zählt bei den Höchstzahlen der Schattenregel (WAG-131) nicht mit und wird durch sie nicht beschränkt; Preis und Bedingung des Zusatzplatzes richten sich nach seiner Reihe, gleich wie groß die Karte ist.
WAG-133 = Auch mit der Schattenregel nimmt `6a` nur einen Großbaum auf, für 6 Münzen und nur, wenn `5a` und `5b` beide besetzt sind (WAG-91).
WAG-134 = Mit `planting=shade` gehört zum Anpflanzen einer Kletterpflanze eine dritte Angabe, ob als Klein- oder als Großstrauch: `plant <card> <slot> small` oder `plant <card> <slot> large`; mit `planting=rows` gibt es diese dritte Angabe nicht.
WAG-135 = Verdeckte Gehölze behalten für die Schattenregel ihre Größe, für den Vergleich mit den Nachbarn (WAG-129) und für die Höchstzahlen (WAG-131).

WAG-chapter-17 = Ausreißen
WAG-136 = Mit `uproot=on` darf ein Platz in Aktion 3 statt einer Zahl `uproot <slot>` wählen, um ein Gehölz auszugraben; das ist geheim und wird aufgedeckt wie jede andere Wahl.
WAG-137 = Für `uproot` ist jeder Gartenplatz des eigenen Gartens mit einem offenen Gehölz erlaubt; ein verdecktes Gehölz kann man nicht ausgraben.
WAG-138 = Beim Aufdecken der Wahl kehrt das ausgegrabene Gehölz mit seinen Veredelungschips auf die Hand zurück; ein Blühwürfel darauf geht in den Vorrat; gezahlt oder erstattet wird nichts.
WAG-139 = Wer ausgegraben hat, hält dann zwei Karten und spielt zusammen mit den Besuchern der Regionen eine davon aus; auch dieselbe Karte darf er wieder anpflanzen, auf demselben Gartenplatz oder einem anderen.
WAG-140 = Ein frei gewordener Grundplatz wird kostenlos wieder bepflanzt, auch wenn der Zusatzplatz seiner Reihe besetzt ist; ein frei gewordener Zusatzplatz darf nach WAG-88 bis WAG-91 wieder benutzt werden und ist dann erneut zu bezahlen.
WAG-141 = Ein Platz, der nur ausgraben könnte, wird gefragt; er setzt also nicht nach WAG-65 aus.

WAG-chapter-18 = Frostschaden
WAG-142 = Mit `frost=on` kommt der Frost einmal, in Runde 11, nach Aktion 1 und vor Aktion 2.
WAG-143 = Zwei Würfel werden geworfen; ihre Summe (2 bis 12) gilt für alle Plätze, und alle sehen sie.
WAG-144 = In jedem Garten werden die Gehölze (nicht die Gartenplätze) von Norden her gezählt, Reihe 6 zuerst, Reihe 1 zuletzt, in jeder Reihe von Westen nach Osten, Zusatzplätze dort, wo sie liegen; getroffen ist das Gehölz, dessen Nummer die gewürfelte Summe ist.
WAG-145 = Ein Garten mit weniger Gehölzen, als die Summe beträgt, bleibt verschont; das erste Gehölz der Zählung kann nie getroffen werden.
WAG-146 = Der Besitzer eines getroffenen Gehölzes entscheidet: `discard` (abwerfen) oder `cover` (umdrehen); alle Betroffenen entscheiden gleichzeitig.
WAG-147 = `discard` (abwerfen): Das Gehölz kommt offen und mit seinen Veredelungschips in den Baum-Markt, Münzen gibt es dafür keine; ein Blühwürfel darauf geht in den Vorrat zurück, und der Gartenplatz ist wieder frei.
WAG-148 = `cover` (umdrehen): Das Gehölz liegt bis zum Ende der Partie verdeckt auf seinem Gartenplatz; ein Blühwürfel darauf geht in den Vorrat zurück.
WAG-149 = Ein verdecktes Gehölz blüht nicht, bringt keine Früchte, befruchtet nichts, düngt nichts und liefert keine Blütenfarbe.
WAG-150 = Am Ende, wenn es wieder aufgedeckt ist (WAG-117), zählt ein solches Gehölz wie jedes andere, auch als Partner.

WAG-chapter-19 = Wer was wissen darf
WAG-151 = Ein Platz sieht seine eigene Hand; ein Zuschauer sieht keine verborgene Handkarte.
WAG-152 = Eine Handkarte ist allen bekannt, wenn sie offen genommen wurde: vom einzigen Besucher einer Region, durch `pick`, als letzte Karte (WAG-71), aus dem Baum-Markt, durch `uproot` oder beim Heraussuchen als offene oberste Karte; sie bleibt es, solange sie auf der Hand ist.
WAG-153 = Eine Startkarte und eine aus einer Region herausgesuchte Karte, die nicht die offene oberste war, kennt nur ihr Besitzer; die anderen wissen, aus welcher Region sie stammt.
WAG-154 = Nach einem verdeckten Ziehen wissen alle, welche Plätze zusammen welche Karten haben (ein Los: eine Menge von Plätzen und eine Menge ebenso vieler Karten), aber nicht, wer welche hat; jeder Platz kennt seine eigene; wird eine davon ausgespielt, scheiden Karte und Platz aus dem Los aus, und ein Los mit nur noch einem Platz ist allen bekannt.
WAG-155 = Veredelungschips auf einer verdeckt gezogenen Karte sind mit ihr verborgen; ihr Besitzer sieht sie.
WAG-156 = Spielt ein Platz aus, sehen alle, ob es die Karte war, die er behalten hatte, oder die, die er bekommen hat.
WAG-157 = Eine Entscheidung, die gefallen, aber noch nicht ausgeführt ist, sieht nur der Platz, der sie getroffen hat.
WAG-158 = Wer eine Region durchsucht hat, behält einen Merkzettel: den Stapel in der Reihenfolge, die er nach dem eigenen `take` hatte; Karten, die den Stapel offen verlassen oder später irgendwo zum Vorschein kommen, werden darauf gestrichen, und durchsucht der Platz die Region noch einmal, tritt ein neuer an seine Stelle; die Sicht zeigt dem Platz seine Merkzettel, niemand sonst sieht sie.
WAG-159 = Ein verborgenes `take` sehen die anderen als `take ?`.
WAG-160 = Ein für einen Platz vorgestellter Stand behält alles, was dieser Platz weiß, und dazu gilt: (a) jede verborgene Karte wird zu einer Karte ihrer Herkunft, von der der Platz nicht weiß, dass sie anderswo ist; (b) Lose werden in sich neu verteilt; (c) in einer Region mit Merkzettel ist der vorgestellte Stapel der Merkzettel in seiner Reihenfolge ohne die seither heimlich genommenen Karten, und diese sind die verborgenen Handkarten, die seither von dort genommen wurden; (d) ausstehende Entscheidungen der anderen sind beliebige erlaubte; (e) der Zufall ist neu.
WAG-161 = Neues erfährt man, wenn Startkarten ausgeteilt und oberste Karten aufgedeckt werden, wenn gleichzeitig Entschiedenes aufgedeckt wird, bei jedem Los, bei jeder aufgedeckten Karte, wenn beim Ausspielen eine Karte sichtbar wird, die noch nicht allen bekannt war, bei `search <region>` und beim Wurf für den Frost; nichts Neues bringen eine noch nicht ausgeführte Entscheidung, `search market`, ein `take`, ein `pick` und beim Bonus `take` oder `pass`.

WAG-chapter-20 = Schreibweise
WAG-162 = Das Bild eines Gartens ergibt, wieder gelesen, denselben Garten und der vollständige Text einer Stellung denselben Stand; das Bild hat sechs Zeilen von Norden nach Süden, jede mit Reihennummer, Doppelpunkt und genau 7 − Reihe Zellen, getrennt durch je ein Leerzeichen (Leerzeichen am Zeilenanfang zählen nicht): `.` ist leer, sonst steht dort die Kennung der Karte und dahinter, soweit zutreffend und in dieser Folge, `=s` oder `=l` (Kletterpflanze als Klein- oder Großstrauch, nur mit `planting=shade`), `+n` (n Veredelungschips), `*` (Blühwürfel), `!` (verdeckt); der vollständige Text nennt alle Karten und den Zufall, der Text einer Sicht lässt weg, was der Platz nicht wissen darf.
WAG-163 = Jeder erlaubte Zug eines Schritts hat genau einen Text, und gelesen ergibt dieser wieder den Zug; die Texte mit ihren Schritten sind `start 2` (`start`), `discard` und `cover` (`frost`), `visit 3`, `visit 6` und `uproot 2c` (`visit`), `pick feige` und `decline` (`share`), `plant feige 2a`, `plant weinrebe 3b small` (Kletterpflanze mit `planting=shade`) und `sell feige` (`play`, `final`), `take feige` (`bonus`, `take`), `pass` (`bonus`, `final`), `search 4`, `search market` und `wait` (`search`).
