# Die Regeln von Waldgärtner in eigenen Worten. Nummern der Punkte wie in games/waldgaertner/learn/chapters.ts.

waldgaertner-rules-title = Regeln von Waldgärtner
waldgaertner-rules-about = Ein Gedanke je Punkt. Wenn du lieber spielst als liest: Die erste Lektion dauert zwölf Minuten. Die kleinen Buchstaben und Zahlen sind die Namen der Regeln; wird etwas abgelehnt, findest du die Regel dazu hier.
waldgaertner-rules-unofficial = Waldgärtner ist ein Spiel von Claas Fischer. Dies ist eine inoffizielle Umsetzung mit eigenen Pflanzen, Worten und Zeichnungen.
waldgaertner-rules-part-basic = Das Spiel
waldgaertner-rules-part-advanced = Für Fortgeschrittene
waldgaertner-rules-part-options = Hausregeln
waldgaertner-rules-decks = Was im Spiel ist
waldgaertner-rules-decks-players = Personen
waldgaertner-rules-decks-origins = Pflanzen aus
waldgaertner-rules-decks-regions = Regionen
waldgaertner-rules-decks-market = im Markt
waldgaertner-rules-decks-or = { $one } oder { $other }

waldgaertner-rules-aim-title = Worum es geht
waldgaertner-rules-aim-1 = Zwei bis sechs Leute legen je einen Garten voller Essbarem an. Wer am Ende die meisten Punkte im Garten hat, gewinnt.
waldgaertner-rules-aim-2 = Das Spiel dauert zwei Jahre zu je zehn Runden. In jeder Runde bekommst du eine Karte und spielst eine aus: Du pflanzt oder verkaufst sie.
waldgaertner-rules-aim-3 = Pflanzen, die geblüht haben, bringen bei der Ernte Münzen. Münzen sind keine Punkte, aber mit ihnen bekommst du die Karten, die du willst.

waldgaertner-rules-card-title = Eine Karte
waldgaertner-rules-card-1 = Die große Zahl ist der Wert: so viele Punkte am Ende, wenn die Pflanze in deinem Garten steht.
waldgaertner-rules-card-2 = Ein Wert zwischen Blättern steht in Klammern: Er zählt nur, wenn auch einer der genannten Partner in deinem Garten wächst.
waldgaertner-rules-card-3 = Die Höhe bestimmt die Reihe: bis 2 m kleiner Strauch, bis 5 m großer Strauch, bis 10 m kleiner Baum, bis 20 m mittlerer Baum, darüber großer Baum.
waldgaertner-rules-card-4 = Das kleine Rad zeigt, wann sie blüht und wann sie reif ist. 0 ist Winter, 1 bis 3 Frühling, 4 bis 6 Sommer, 7 bis 9 Herbst.
waldgaertner-rules-card-5 = Manche Pflanzen haben auffällig bunte Blüten. Manche düngen ihre Nachbarn: Das sagen die Pfeile an den Seiten.
waldgaertner-rules-card-6 = Die Rückseite zeigt den Kontinent. So sehen alle, woher eine verdeckte Karte kommt.

waldgaertner-rules-setup-title = Aufbau
waldgaertner-rules-setup-1 = Es gibt 50 Pflanzen aus Europa, 50 aus Nordamerika und 75 aus Asien. Welche mitspielen, hängt davon ab, wie viele ihr seid.
waldgaertner-rules-setup-2 = Die Karten jedes Kontinents werden gemischt und zu Regionen mit 24 Karten aufgeteilt. Von jeder Region wird die oberste Karte aufgedeckt.
waldgaertner-rules-setup-3 = Die wenigen übrigen Karten sind der Markt. Er liegt offen, und alle dürfen ihn jederzeit ansehen.
waldgaertner-rules-setup-4 = Alle bekommen 1 Münze und einen Würfel und ziehen ihre erste Karte ungesehen aus einer Region ihrer Wahl, bevor aufgedeckt wird.
waldgaertner-rules-setup-5 = Das Jahr beginnt im Winter, Phase 0. Münzen, Blüten und Marker gehen nie aus. Die Würfel werden nur gestellt, nie geworfen.

waldgaertner-rules-round-title = Eine Runde
waldgaertner-rules-round-1 = Vier Schritte: Das Jahr rückt weiter. Liegen gebliebene Karten werden mehr wert. Alle wählen eine Karte. Alle spielen eine Karte aus.
waldgaertner-rules-round-2 = Alle tun es gleichzeitig, niemand ist zuerst dran. Die nächste Runde beginnt, wenn alle gespielt haben.
waldgaertner-rules-round-3 = Die allererste Runde beginnt mit dem Wählen: Es ist noch Winter.

waldgaertner-rules-year-title = Blüte und Ernte
waldgaertner-rules-year-1 = Der Zeiger rückt um eine Phase weiter; nach der 9 kommt wieder die 0. Dann wird jede Pflanze in jedem Garten angesehen. Karten auf der Hand und in Stapeln zählen nicht.
waldgaertner-rules-year-2 = Blüte: Eine Pflanze, die in dieser Phase blüht, bekommt eine Blüte.
waldgaertner-rules-year-3 = Ernte: Eine Pflanze, die in dieser Phase reif ist, gibt ihre Blüte ab, und du bekommst 1 Münze. Keine Blüte, keine Münze. Die Pflanze bleibt stehen.
waldgaertner-rules-year-4 = Eine Blüte wartet bis zur Ernte, wenn nötig über den Winter. Verloren geht also nichts, aber zwei trägt eine Pflanze nie.
waldgaertner-rules-year-example = Die Rote Johannisbeere blüht in Phase 2 und ist in Phase 5 reif. In Runde 1 gepflanzt, bringt sie in Runde 6 eine Münze und in Runde 16 noch eine. In Runde 4 gepflanzt, hat sie den ersten Frühling verpasst und bringt nur die zweite.

waldgaertner-rules-partner-title = Partner
waldgaertner-rules-partner-1 = Eine Pflanze, die einen Partner braucht, bekommt nur dann eine Blüte, wenn eine der genannten Pflanzen im selben Garten steht. Der Partner muss selbst nicht blühen.
waldgaertner-rules-partner-2 = Es kommt auf den Augenblick ihrer Blüte an. Ein Partner auf der Hand oder in einem anderen Garten hilft nicht, und ein später gepflanzter hilft erst im nächsten Jahr.
waldgaertner-rules-partner-3 = Jede Pflanze sieht auf ihre eigene Liste. Ein Partner kann vielen dienen und braucht selbst vielleicht gar keinen.
waldgaertner-rules-partner-4 = Männliche Pflanzen sind zum Befruchten da. Ihre eigene Blüte bringt keine Münze. Eine männliche genügt für alle weiblichen im Garten.
waldgaertner-rules-partner-example = Eine Süßkirsche (6) steht allein: keine Blüte, keine Münze, keine Punkte. Dann pflanzt du eine Sauerkirsche. Vom nächsten Frühling an blüht die Süßkirsche, und am Ende zählt sie ihre 6 Punkte.

waldgaertner-rules-nitrogen-title = Stickstoff
waldgaertner-rules-nitrogen-1 = Die Pfeile zeigen auf die Pflanzen direkt daneben, links und rechts in derselben Reihe. Wird so eine Pflanze geerntet, bringt ihre Blüte 1 Münze mehr.
waldgaertner-rules-nitrogen-2 = Zwei Pfeile bringen 2 Münzen mehr. Ohne Blüte gibt es nichts zu gewinnen, und männliche Pflanzen gewinnen nichts. Die düngende Pflanze muss nicht blühen.

waldgaertner-rules-markers-title = Was niemand genommen hat
waldgaertner-rules-markers-1 = Eine offene oberste Karte, die in der nächsten Runde noch da ist, bekommt einen Marker. Bleibt sie wieder liegen, bekommt sie noch einen.
waldgaertner-rules-markers-2 = Jeder Marker macht sie um 1 wertvoller. Marker bleiben für immer auf der Karte, auf der Hand, im Garten und im Markt.
waldgaertner-rules-markers-3 = Danach werden die fehlenden obersten Karten aufgedeckt, ohne Marker. Karten weiter unten in einer Region und im Markt bekommen keine.

waldgaertner-rules-choose-title = Wählen
waldgaertner-rules-choose-1 = Stell geheim deinen Würfel: auf die Nummer einer Region oder auf die 6.
waldgaertner-rules-choose-2 = Du darfst es dir anders überlegen, bis die Letzten bereit sind. Dann werden alle Würfel zugleich gezeigt.
waldgaertner-rules-choose-3 = Hast nur du eine Region gewählt, nimmst du ihre oberste Karte, umsonst. Die nächste bleibt bis zur nächsten Runde verdeckt.
waldgaertner-rules-choose-4 = Für die 6 brauchst du in diesem Moment 3 Münzen.
waldgaertner-rules-choose-5 = Eine leere Region kann niemand wählen. Wer gar nichts wählen kann, passt und behält die Karte auf der Hand.

waldgaertner-rules-contest-title = Mehrere wollen dieselbe Region
waldgaertner-rules-contest-1 = So viele Karten, wie es Leute sind, liegen offen aus: zwei für zwei, drei für drei.
waldgaertner-rules-contest-2 = Wer mehr Münzen hat, kommt zuerst dran. Es zählen die Münzen beim Zeigen der Würfel.
waldgaertner-rules-contest-3 = Die reichste Person hat das Vorrecht: 1 Münze zahlen und eine Karte wählen. Ohne Münze kein Vorrecht.
waldgaertner-rules-contest-4 = Dann geht das Vorrecht an die nächstreichste. Die letzte Karte geht umsonst an die letzte Person.
waldgaertner-rules-contest-5 = Du darfst auf das Vorrecht verzichten und warten. Noch einmal gefragt wirst du nicht, aber was am Ende übrig ist, bekommst du umsonst. Warten mehrere, wird es verdeckt verteilt.
waldgaertner-rules-contest-6 = Bei gleich vielen Münzen hat niemand das Vorrecht: Die Karten werden gemischt, und alle Gleichen ziehen verdeckt eine, umsonst. Der Rest wird wieder gezeigt.
waldgaertner-rules-contest-7 = Am Ende haben alle eine Karte. Hat die Region zu wenige, bekommen die Letzten nichts und zahlen nichts; unter Gleichen entscheidet das Los.
waldgaertner-rules-contest-example = Vier Karten für Ada mit 5 Münzen, Ben und Cem mit je 3 und Dia mit 1. Ada zahlt 1 und wählt. Ben und Cem sind gleichauf und ziehen verdeckt. Dia bekommt die letzte, umsonst. Hätte Ada verzichtet, zögen erst Ben und Cem, Dia könnte 1 zahlen und wählen, und Ada bekäme die letzte.

waldgaertner-rules-six-title = Die 6
waldgaertner-rules-six-1 = Eine Sechs wartet, bis alle anderen ihre Karten haben. Ausgespielt wird erst danach.
waldgaertner-rules-six-2 = Zahl 3 Münzen, nenn einen Stapel und nimm eine Karte daraus: aus einer Region oder aus dem Markt. Auch die offene oberste darf es sein, mit ihren Markern.
waldgaertner-rules-six-3 = Du darfst den ganzen Stapel durchsehen. Seine Reihenfolge bleibt, und nur du siehst ihn. Deine Notizen merken ihn sich für dich.
waldgaertner-rules-six-4 = Beliebig viele dürfen die 6 wählen. Wer mehr Münzen hat, kommt zuerst dran; gestritten wird nicht.
waldgaertner-rules-six-5 = Sechsen mit gleich vielen Münzen einigen sich auf die Reihenfolge: Alle beanspruchen geheim einen Platz oder lassen es offen. Wollen zwei denselben, versuchen sie es noch einmal. Nach dem dritten Zusammenstoß bekommen sie nichts und zahlen nichts.
waldgaertner-rules-six-example = Du hast einen Apfel und brauchst einen Holzapfel. Keiner liegt offen. Also stellst du die 6, siehst Region 2 durch, und da ist er, der fünfte von oben. Die anderen sehen nur, dass du etwas genommen hast.

waldgaertner-rules-play-title = Ausspielen
waldgaertner-rules-play-1 = Mit zwei Karten auf der Hand spielst du eine aus, die alte oder die neue: pflanzen oder verkaufen. Wer keine bekommen hat, spielt keine.
waldgaertner-rules-play-2 = Alle spielen gleichzeitig und dürfen es sich anders überlegen, bis die Letzten bereit sind.
waldgaertner-rules-play-3 = Verkaufen geht immer: 1 Münze für Sträucher und Kletterpflanzen, 2 für Bäume. Der Wert spielt keine Rolle.
waldgaertner-rules-play-4 = Was verkauft ist, liegt offen im Markt, mit seinen Markern. Du darfst verkaufen, so oft du willst.

waldgaertner-rules-garden-title = Dein Garten
waldgaertner-rules-garden-1 = Fünf Reihen bilden ein Dreieck. Von Süden: fünf kleine Sträucher, vier große Sträucher, drei kleine Bäume, zwei mittlere Bäume, ein großer Baum.
waldgaertner-rules-garden-2 = Eine Pflanze steht nur in der Reihe ihrer Höhe.
waldgaertner-rules-garden-3 = Nimm irgendeinen freien Platz; Lücken sind erlaubt. Pflanzen kostet nichts, und was steht, bleibt stehen.
waldgaertner-rules-garden-4 = Eine Kletterpflanze darf in Reihe 1 oder Reihe 2 stehen und braucht dort einen Platz.

waldgaertner-rules-extras-title = Zusatzpflanzen
waldgaertner-rules-extras-1 = Eine volle Reihe nimmt noch eine Pflanze auf, am linken oder rechten Ende. Das kostet so viele Münzen, wie die Reihe Nummer hat.
waldgaertner-rules-extras-2 = Jede Reihe nimmt eine Zusatzpflanze. Nur bei großen Bäumen geht eine zweite: Sie steht in Reihe 6 und kostet 6 Münzen.
waldgaertner-rules-extras-3 = Wer nicht zahlen kann, kann sie nicht pflanzen. Kredit gibt es nicht.

waldgaertner-rules-colours-title = Vier Farben
waldgaertner-rules-colours-1 = Zeigt dein Garten vier verschiedene Blütenfarben, darfst du dir umsonst eine Karte vom Markt nehmen. Blühen müssen die Pflanzen dafür nicht.
waldgaertner-rules-colours-2 = Das geht einmal im Spiel. Wer verzichtet, hat es vertan.
waldgaertner-rules-colours-3 = Die Karte kommt auf die Hand, also spielst du sofort eine deiner beiden Karten aus. Haben mehrere gleichzeitig den Bonus, kommt zuerst dran, wer mehr Münzen hat. Ist der Markt leer, wartet der Bonus.

waldgaertner-rules-end-title = Das Ende
waldgaertner-rules-end-1 = Nach Runde 20 kommt der Zeiger zum zweiten Mal im Winter an. Noch einmal wird geblüht und geerntet.
waldgaertner-rules-end-2 = Dann spielen alle ihre letzte Handkarte aus: pflanzen oder verkaufen. Auch das kann noch den Bonus für vier Farben bringen.
waldgaertner-rules-end-3 = Jede Pflanze in deinem Garten zählt ihren Wert und 1 Punkt je Marker.
waldgaertner-rules-end-4 = In Klammern und ohne Partner zählt sie nichts, ihre Marker auch nicht.
waldgaertner-rules-end-5 = Bei Gleichstand gewinnen mehr Münzen. Ist auch das gleich, teilt ihr euch den Sieg.
waldgaertner-rules-end-example = Eine Himbeere mit 4 und zwei Markern zählt 6. Eine Lambertshasel (6) ohne Hasel zählt 0. Pflanzt du als letzte Karte eine Hasel (6), zählen beide: 12 Punkte mehr.

waldgaertner-rules-secrets-title = Was geheim ist
waldgaertner-rules-secrets-1 = Dein Würfel und was du ausspielst, bis alles gezeigt wird, verdeckt gezogene Karten, und was eine Sechs in einer Region sieht und herausnimmt. Der Server schickt nicht, was du nicht sehen darfst.
waldgaertner-rules-secrets-2 = Alles andere ist offen: Münzen, Gärten, Markt, wie viele Karten eine Region hat, und Karten, die offen genommen wurden.
waldgaertner-rules-secrets-3 = Münzen verschenken oder leihen geht nicht. Wer den Tisch verlässt, wird von einem Bot vertreten.

waldgaertner-rules-advanced-title = Sonne und Schatten
waldgaertner-rules-advanced-1 = Jede Pflanze darf in jeder Reihe stehen.
waldgaertner-rules-advanced-2 = Nur darf niemand einem anderen in der Sonne stehen. Eine Pflanze darf nicht höher sein als die direkt hinter ihr und nicht niedriger als die direkt vor ihr. Gleich hoch ist erlaubt.
waldgaertner-rules-advanced-3 = Es zählen nur Pflanzen, die sich berühren: zwei dahinter, zwei davor. Ein leerer Platz trennt sie. Plätze und Preise der Reihen bleiben; eine Kletterpflanze gilt in Reihe 1 als kleiner, sonst als großer Strauch.
waldgaertner-rules-advanced-4 = Alles andere bleibt, wie es ist.

waldgaertner-rules-options-title = Was ein Tisch ändern darf
waldgaertner-rules-options-1 = Stickstoff: Die Pfeile können nach Norden oder Süden zeigen statt nach links und rechts.
waldgaertner-rules-options-2 = Männliche Pflanzen: Jede weibliche kann für ihre Münze eine eigene männliche brauchen.
waldgaertner-rules-options-3 = Höhen, für Fortgeschrittene: Es kann von jeder Höhe nur so viele geben wie im Grundspiel, egal wo sie stehen.
waldgaertner-rules-options-4 = Sechsen: Sie können erst drankommen, wenn die anderen ausgespielt haben, und finden dann, was in dieser Runde verkauft wurde.
waldgaertner-rules-options-5 = Die letzte Blüte und Ernte nach Runde 20 kann entfallen.
waldgaertner-rules-options-6 = Vier Farben können immer wieder eine Karte bringen, für jeden weiteren Satz.

waldgaertner-rules-scene-card = Wert 4, blüht in Phase 3, reif in Phase 9. Weiße Blüte, kleiner Baum: Reihe 3.
waldgaertner-rules-scene-bracket = Wert 6 zwischen Blättern: Sie braucht eine andere Kirsche in deinem Garten.
waldgaertner-rules-scene-bloom = Phase 2: Die Johannisbeere bekommt ihre Blüte.
waldgaertner-rules-scene-harvest = Phase 5: Aus der Blüte ist eine Münze geworden.
waldgaertner-rules-scene-alone = Die Süßkirsche allein: 0 Punkte.
waldgaertner-rules-scene-pair = Mit der Sauerkirsche in Reihe 2: 6 Punkte, und sie kann blühen.
waldgaertner-rules-scene-nitrogen = Pfeile nach beiden Seiten: Eine Blüte jedes Nachbarn bringt 2 Münzen.
waldgaertner-rules-scene-nitrogen-gap = Rechts eine Lücke: Nur der linke Nachbar hat etwas davon.
waldgaertner-rules-scene-markers = Zweimal liegen geblieben: Aus 7 Punkten sind 9 geworden.
waldgaertner-rules-scene-garden = Ein voller Garten: fünf, vier, drei, zwei, einer.
waldgaertner-rules-scene-extra = Reihe 1 ist voll, also darf für 1 Münze ein sechster kleiner Strauch an ihr Ende.
waldgaertner-rules-scene-colours = Weiß, Rosa, Gelb und Rot: vier Farben.
waldgaertner-rules-scene-sun = Vorn ein kleiner Baum, dahinter ein mittlerer: So ist es gut.
waldgaertner-rules-scene-shade = Ein großer Strauch hinter einem kleinen Baum: abgelehnt, er stünde im Schatten.
