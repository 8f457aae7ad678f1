# Was die Lektionen sagen, ein Gedanke auf einmal. `-done`: wenn es getan ist, `-trap1`: ein Fehler zum Ausprobieren, `-why1`: dazu.

waldgaertner-lessons-about = Leg einen Waldgarten an, von der Blüte bis zur Ernte, Runde um Runde durch zwei Jahre.
waldgaertner-lessons-plants = Pflanzen von A bis Z
waldgaertner-lessons-seat-2 = Mira
waldgaertner-lessons-seat-3 = Jan
waldgaertner-lessons-word-waive = Verzichten und warten

## Das erste Spiel

waldgaertner-lessons-first-title = Dein erster Garten
waldgaertner-lessons-first-about = Eine Pflanze bekommen, sie pflanzen, blühen sehen, ernten. Eine Runde und ein Gedanke auf einmal, vom ersten Strauch bis zum letzten Punkt.
waldgaertner-lessons-first-welcome = Du legst einen Garten voller Essbarem an. In jeder Runde bekommst du eine Pflanze, dann spielst du eine aus: Du pflanzt oder verkaufst sie. Nach zwei Jahren zählen die Pflanzen in deinem Garten ihre Punkte. Du spielst gegen Mira.
waldgaertner-lessons-first-year = Das ist das Jahr. Es hat zehn Phasen, vom Winter, 0, bis zum Spätherbst, 9. In jeder Runde rückt der Zeiger um eine weiter. Zweimal herum, 20 Runden, dann ist das Spiel aus. Jetzt ist Winter.
waldgaertner-lessons-first-card = Auf der Hand hast du eine Rote Johannisbeere, einen kleinen Strauch. Die große Zahl ist ihr Wert: 2 Punkte in deinem Garten. Das kleine Rad sagt, wann etwas geschieht: Sie blüht in Phase 2 und ist in Phase 5 reif. Jetzt brauchst du eine zweite Karte.
waldgaertner-lessons-first-choose = Zwei Regionen, jede mit einer offenen Karte. Alle stellen geheim ihren Würfel, gezeigt wird gleichzeitig. Mira ist bereit. Wähl Region 1 mit der Sauerkirsche.
waldgaertner-lessons-first-choose-done = Du hast die 1, Mira die 2. Niemand kommt dir in die Quere, die Sauerkirsche gehört dir, umsonst.
waldgaertner-lessons-first-choose-trap1 = Und die 6?
waldgaertner-lessons-first-choose-why1 = Mit der 6 suchst du dir eine beliebige Karte aus einem ganzen Stapel. Das kostet 3 Münzen, und alle fangen mit einer einzigen an.
waldgaertner-lessons-first-grow = Du hast zwei Karten, und eine muss jetzt weg: pflanzen oder verkaufen. Pflanz die Johannisbeere. Kleine Sträucher stehen in Reihe 1, direkt vor dir. Jeder Platz dort ist recht.
waldgaertner-lessons-first-grow-done = Deine erste Pflanze. Sie kostet nichts und bleibt für immer dort stehen. Alle haben gespielt, also rückt der Zeiger auf Phase 1, und neue Karten werden aufgedeckt.
waldgaertner-lessons-first-grow-trap1 = Warum nicht weiter hinten?
waldgaertner-lessons-first-grow-why1 = Die Reihe richtet sich nach der Höhe: Niedriges im Süden, Hohes im Norden. Reihe 2 ist für große Sträucher.
waldgaertner-lessons-first-again = Runde 2, in deinem Garten blüht noch nichts. Wähl noch einmal Region 1.
waldgaertner-lessons-first-sell = Ein Zürgelbaum. Er nähme dir den einzigen Platz für einen großen Baum weg, und viel wert ist er nicht. Verkauf ihn: Bäume bringen 2 Münzen, Sträucher 1.
waldgaertner-lessons-first-sell-done = 2 Münzen mehr. Was verkauft ist, liegt offen im Markt, für alle. Wozu Münzen gut sind, siehst du bald.
waldgaertner-lessons-first-bloom = Frühling, Phase 2: Deine Johannisbeere blüht und trägt eine Blüte. Ist sie in Phase 5 reif, wird daraus eine Münze. Nach Phase 2 gepflanzt, hätte sie diesen Frühling verpasst. Wer früh pflanzt, erntet also öfter.
waldgaertner-lessons-first-partner = Schau dir die Süßkirsche in Region 2 an. Blätter schließen ihre 6 ein: Sie zählt nur, wenn ein Partner im selben Garten steht, und nur dann kann sie blühen. Sauerkirschen sind solche Partner, und du hast eine. Wähl Region 2!
waldgaertner-lessons-first-partner-done = Ein Kirschpaar. Einander helfen können sie erst im Garten: Ein Partner auf der Hand nützt noch nichts.
waldgaertner-lessons-first-rows = Pflanz jetzt eine von beiden, die andere kann nächste Runde folgen. Die Sauerkirsche ist ein großer Strauch für Reihe 2, die Süßkirsche ein mittlerer Baum für Reihe 4.
waldgaertner-lessons-first-rows-done = Fünf kleine Sträucher, vier große, drei kleine Bäume, zwei mittlere und ein großer: So sieht ein voller Garten aus.
waldgaertner-lessons-first-rows-trap1 = Die Süßkirsche ganz nach hinten?
waldgaertner-lessons-first-rows-why1 = Die letzte Reihe ist für große Bäume, über 20 Meter hoch. Diese Kirsche bleibt niedriger.
waldgaertner-lessons-first-later = Zwei Runden später, Phase 4. Beide Kirschen stehen, und deine Johannisbeere trägt noch ihre Blüte. Pflanz die Himbeere, und behalt das Rad im Auge.
waldgaertner-lessons-first-later-done = Weiter zu Phase 5, Hochsommer.
waldgaertner-lessons-first-harvest = Die Johannisbeere ist reif: Ihre Blüte ist weg, und du hast eine Münze mehr. Der Strauch bleibt und blüht nächstes Jahr wieder. Auch deine Sauerkirsche ist reif, aber sie kam erst nach ihrer Blütezeit und hatte keine Blüte: diesmal keine Münze.
waldgaertner-lessons-first-contest = Die Walnuss hat letzte Runde niemand genommen. Dafür bekam sie einen Marker: Jeder bringt 1 Punkt mehr, für immer. Aus 7 ist 8 geworden! Dafür lohnt sich ein Streit. Wähl Region 1.
waldgaertner-lessons-first-contest-done = Mira will sie auch! Wählen zwei dieselbe Region, liegen zwei Karten aus: die Walnuss und die nächste.
waldgaertner-lessons-first-right = Münzen entscheiden. Du hast 4, Mira hat 1: Du hast das Vorrecht. Zahl 1 Münze und wähl die Walnuss. Du könntest auch verzichten und umsonst nehmen, was übrig bleibt.
waldgaertner-lessons-first-right-done = Die Walnuss gehört dir. Mira bekommt die letzte Karte und zahlt nichts. So geht niemand leer aus.
waldgaertner-lessons-first-tall = Pflanz die Walnuss ganz nach Norden, auf deinen einzigen Platz für einen großen Baum.
waldgaertner-lessons-first-tall-done = 8 Punkte. Und nächstes Frühjahr blüht sie.
waldgaertner-lessons-first-six = Jetzt zur 6. Du hast genau 3 Münzen, so viel kostet sie. Wähl die 6: Du kommst nach allen anderen dran und nimmst aus einem Stapel, was du willst.
waldgaertner-lessons-first-six-done = Mira hat ihre Karte. Jetzt wählst nur noch du.
waldgaertner-lessons-first-pile = Welcher Stapel? Du könntest eine ganze Region durchsehen. Aber im Markt liegt etwas Gutes: Öffne ihn für 3 Münzen.
waldgaertner-lessons-first-take = Nimm die Schwarze Maulbeere: 5 Punkte wert, und für einen kleinen Baum hast du Platz.
waldgaertner-lessons-first-take-done = Genau die Karte, die du wolltest, für 3 Münzen. So werden aus Münzen Punkte.
waldgaertner-lessons-first-finish = Die letzte Runde eines anderen Spiels. Spiel sie, wie du magst! Ein Tipp: Deiner Lambertshasel fehlt noch der Partner, eine Hasel. Nach dieser Runde spielen alle ihre letzte Handkarte aus.
waldgaertner-lessons-first-end = Werte und Marker werden zusammengezählt, Klammern zählen nur mit Partner. Münzen und Blüten sind keine Punkte; Münzen entscheiden nur bei Gleichstand. Jetzt kennst du das Spiel. In den anderen Lektionen: Streit und Sechsen, und Kniffe für den Garten.

## Streit und Sechsen

waldgaertner-lessons-contests-title = Streit und Sechsen
waldgaertner-lessons-contests-about = Wer zuerst wählt, wann Warten sich lohnt, was bei Gleichstand geschieht und was eine Sechs zu sehen bekommt.
waldgaertner-lessons-contests-crowd = Drei am Tisch. Die Münzen liegen offen: Du hast 4, Mira 3, Jan 1. Wollen mehrere dieselbe Region, wählt zuerst, wer mehr Münzen hat.
waldgaertner-lessons-contests-choose = In Region 2 liegt eine Kaki für 7 Punkte, und sie braucht keinen Partner. Die anderen sind bereit. Wähl Region 2.
waldgaertner-lessons-contests-choose-done = Alle drei wollen sie. Also liegen drei Karten aus, für jeden eine.
waldgaertner-lessons-contests-right = Du hast die meisten Münzen und damit das Vorrecht. Zahl 1 Münze für die Kaki.
waldgaertner-lessons-contests-right-done = Sie gehört dir. Zwei Karten sind übrig, und das Vorrecht geht weiter an die Nächstreichste: Mira.
waldgaertner-lessons-contests-right-trap1 = Und die Weinbeere aus Region 1?
waldgaertner-lessons-contests-right-why1 = Nur was für diesen Streit ausliegt. Die anderen Regionen haben damit nichts zu tun.
waldgaertner-lessons-contests-passed = Mira hat eine Münze für die Herznuss bezahlt. Übrig blieb eine Karte für eine Person, also bekam Jan sie umsonst. Für die letzte Karte zahlt nie jemand.
waldgaertner-lessons-contests-waive = Ein anderer Streit. Du hast 5 Münzen, Mira und Jan haben je 3. Keine der drei Karten reizt dich besonders. Dann spar dir die Münze: Verzichte auf das Vorrecht.
waldgaertner-lessons-contests-waive-done = Die Weiße Maulbeere blieb für dich, und du hast noch immer 5 Münzen.
waldgaertner-lessons-contests-tie = Mira und Jan haben gleich viele Münzen. Bei Gleichstand hat niemand das Vorrecht: Die Karten wurden gemischt, und beide zogen verdeckt eine, umsonst. Du weißt, dass jemand die Jujube hat und jemand den Zürgelbaum, aber nicht, wer. Eine Münze mehr kann also viel ausmachen!
waldgaertner-lessons-contests-look = Nun zu den Sechsen. Du hast 5 Münzen, die anderen haben ihre Regionen schon gewählt. Deine Honigbeere braucht eine zweite, und keine ist zu sehen. Wähl die 6 und such danach.
waldgaertner-lessons-contests-look-done = Die anderen haben ihre Karten. Um eine Sechs wird nie gestritten: Sie kommt zuletzt und darf suchen, wo sie will.
waldgaertner-lessons-contests-open = Öffne Region 3 für 3 Münzen und sieh alle ihre Karten durch. Es bleibt bei einem Stapel, wähl also mit Bedacht.
waldgaertner-lessons-contests-take = Da ist eine! Nimm die Honigbeere. Alle anderen Karten bleiben in ihrer Reihenfolge.
waldgaertner-lessons-contests-take-done = Niemand weiß, was du genommen hast. Und du weißt, was in Region 3 noch kommt: Deine Notizen behalten es für dich, und nur für dich.
waldgaertner-lessons-contests-take-trap1 = Oder die Blauschote aus dem Markt?
waldgaertner-lessons-contests-take-why1 = Du hast Region 3 geöffnet. Ein Stapel, eine Karte; der Markt wäre ein anderer Stapel gewesen.
waldgaertner-lessons-contests-claim = Du und Mira, ihr habt beide die 6 und je 4 Münzen. Mit mehr Münzen käme man zuerst dran; bei gleich vielen müsst ihr euch einigen. Beide beanspruchen geheim einen Platz. Mira will immer die Erste sein: Nimm Platz 2, oder lass es offen.
waldgaertner-lessons-contests-claim-done = Ihr seid euch einig: erst Mira, dann du. Hättet ihr beide Platz 1 gewollt, gäbe es einen neuen Versuch. Nach dem dritten Zusammenstoß bekommen beide nichts und zahlen nichts.
waldgaertner-lessons-contests-claim-trap1 = Platz 3 beanspruchen?
waldgaertner-lessons-contests-claim-why1 = Ihr seid zu zweit gleichauf, also gibt es nur zwei Plätze.
waldgaertner-lessons-contests-second = Mira hat den Rosinenbaum aus dem Markt genommen. Jetzt darfst du einen Stapel öffnen, in dem noch Karten sind. Es darf auch derselbe sein.
waldgaertner-lessons-contests-end = Zum Merken: die meisten Münzen zuerst, 1 Münze fürs Aussuchen, die letzte Karte ist umsonst, bei Gleichstand wird verdeckt gezogen. Eine Sechs kostet 3 Münzen, kommt zuletzt und sieht alles in einem Stapel.

## Der Garten

waldgaertner-lessons-garden-title = Kniffe für den Garten
waldgaertner-lessons-garden-about = Stickstoff für doppelte Ernten, ein Platz mehr in vollen Reihen, Kletterpflanzen und Paare, vier Farben.
waldgaertner-lessons-garden-nitrogen = Die Oregon-Säckelblume düngt ihre Nachbarn mit Stickstoff: Das sagen die Pfeile an beiden Seiten. Pflanz sie zwischen die beiden blühenden Sträucher, dann haben beide etwas davon.
waldgaertner-lessons-garden-nitrogen-done = Beide Pfeile treffen eine Pflanze. Weiter geht es zu Phase 5, da ist die Felsenbirne reif.
waldgaertner-lessons-garden-double = Die Blüte der Felsenbirne brachte 2 Münzen statt 1: eine für sich und eine für den Pfeil. Die Himbeere in Reihe 1 brachte nur 1. Die Pfeile zeigen nach links und rechts in derselben Reihe; liegt eine Lücke dazwischen, treffen sie niemanden.
waldgaertner-lessons-garden-full = Ein späteres Spiel. Alle fünf Plätze in Reihe 1 sind besetzt. Eine volle Reihe nimmt aber noch eine Zusatzpflanze auf, am linken oder rechten Ende. Das kostet so viele Münzen, wie die Reihe Nummer hat.
waldgaertner-lessons-garden-extra = In Reihe 1 kostet das also 1 Münze. Pflanz dort die Moosbeere.
waldgaertner-lessons-garden-extra-done = 3 Punkte für eine Münze. Jede Reihe nimmt nur eine Zusatzpflanze. Nur bei großen Bäumen gehen zwei: 5 Münzen für den zweiten Baum, 6 für den dritten.
waldgaertner-lessons-garden-extra-trap1 = Und die Schwarznuss dazu?
waldgaertner-lessons-garden-extra-why1 = Auch ihre Reihe ist voll, aber in Reihe 5 kostet das 5 Münzen, und du hast 2. Kredit gibt es nicht.
waldgaertner-lessons-garden-pairs = Zwei Reben, beide weiblich. Ohne eine männliche blühen sie nicht und sind nichts wert: jetzt 0 Punkte. Die männliche hast du auf der Hand.
waldgaertner-lessons-garden-male = Reben klettern: Eine Kletterpflanze darf in Reihe 1 oder Reihe 2 stehen, wie du magst. Pflanz die männliche Rebe.
waldgaertner-lessons-garden-male-done = 14 Punkte auf einmal: 6 und 7 für die weiblichen, 1 für die männliche. Eine männliche genügt für viele weibliche. Ihre eigene Blüte bringt keine Münze, die der weiblichen schon.
waldgaertner-lessons-garden-male-trap1 = Oder in Reihe 3?
waldgaertner-lessons-garden-male-why1 = Kletterpflanzen gelten hier als Sträucher: Reihe 1 oder 2, sonst keine.
waldgaertner-lessons-garden-colours = Manche Pflanzen blühen bunt. Dein Garten zeigt Weiß, Rosa und Gelb. Die Blut-Johannisbeere ist rot, die vierte Farbe. Pflanz sie!
waldgaertner-lessons-garden-colours-done = Vier verschiedene Farben! Ob sie gerade blühen, ist egal. Einmal im Spiel bringt dir das eine Karte aus dem Markt, umsonst.
waldgaertner-lessons-garden-bonus = Such dir im Markt etwas aus: Nimm den Zürgelbaum. Für einen mittleren Baum hast du noch Platz.
waldgaertner-lessons-garden-bonus-grow = Wieder hast du zwei Karten, also muss wieder sofort eine weg. Pflanz den Zürgelbaum.
waldgaertner-lessons-garden-bonus-grow-done = Zwei Pflanzen in einer Runde.
waldgaertner-lessons-garden-end = Stickstoff nach links und rechts, Zusatzplätze in vollen Reihen, eine männliche für viele weibliche, vier Farben für eine Karte. Jetzt weißt du alles, was ein Garten kann.

## Für Fortgeschrittene

waldgaertner-lessons-advanced-title = Für Fortgeschrittene
waldgaertner-lessons-advanced-about = Jede Pflanze in jede Reihe, solange niemand einem anderen in der Sonne steht.
waldgaertner-lessons-advanced-sun = Im Spiel für Fortgeschrittene darf jede Pflanze in jeder Reihe stehen. Aber die Sonne kommt aus dem Süden, von deiner Seite des Tisches. Was vorne steht, darf nicht höher sein als das, was direkt dahinter steht.
waldgaertner-lessons-advanced-behind = In Reihe 1 steht eine Mispel, ein kleiner Baum. Dahinter liegen zwei Plätze von Reihe 2; was dort wächst, muss gleich hoch oder höher sein. Pflanz die Eberesche, einen mittleren Baum, auf einen davon.
waldgaertner-lessons-advanced-behind-done = Vorn der kleine Baum, dahinter der mittlere: Beide haben Sonne. Die Reihe der eigenen Höhe braucht es nicht mehr.
waldgaertner-lessons-advanced-behind-trap1 = Und die Preiselbeere dorthin?
waldgaertner-lessons-advanced-behind-why1 = Ein kleiner Strauch hinter einem Baum stünde in seinem Schatten.
waldgaertner-lessons-advanced-front = Nun umgekehrt: Hinter diesen beiden Plätzen steht eine Quitte, ein großer Strauch. Davor dürfen nur Sträucher. Pflanz dort die Preiselbeere.
waldgaertner-lessons-advanced-front-done = Die Preiselbeere ist niedriger als alles hinter ihr. Gleich hoch ginge auch.
waldgaertner-lessons-advanced-front-trap1 = Oder die Mehlbeere?
waldgaertner-lessons-advanced-front-why1 = Ein mittlerer Baum vor einem großen Strauch nähme ihm die Sonne.
waldgaertner-lessons-advanced-gap = Es zählen nur Pflanzen, die sich berühren, direkt davor und direkt dahinter. Ein leerer Platz dazwischen trennt sie. So passt auch ein mittlerer Baum in Reihe 1: Pflanz die Mehlbeere an den linken oder rechten Rand.
waldgaertner-lessons-advanced-gap-done = Sogar fünf Bäume in Reihe 1 wären erlaubt. Nur muss dann auch alles dahinter hoch sein.
waldgaertner-lessons-advanced-end = Die Reihen behalten ihre Zahl von Plätzen, Zusatzplätze kosten, was sie kosten. Alles andere bleibt, wie du es kennst. Lass dir Plätze, auf denen auch Niedriges noch Sonne hat!
