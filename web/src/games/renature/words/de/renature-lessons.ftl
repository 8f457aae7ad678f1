# Was die Lektionen sagen, ein Gedanke auf einmal. `-done`: wenn es getan ist, `-trap1`: ein Fehler zum Ausprobieren, `-why1`: dazu.

renature-lessons-about = Leg Dominos mit Tieren in einen Bach und lass an seinen Ufern Pflanzen wachsen.
renature-lessons-seat-2 = Blau
renature-lessons-word-again = Zusatzzug für 3 Wolken

## Das erste Spiel

renature-lessons-first-title = Dein erstes Spiel
renature-lessons-first-about = Tiere in den Bach legen, daneben pflanzen, Gebiete abschließen. Eine Regel nach der anderen, auf einem richtigen Plan.
renature-lessons-first-welcome = Ein Bach schlängelt sich um fünf braune Gebiete. In den Bach legst du Dominos mit Tieren, auf den Gebieten lässt du Pflanzen wachsen. Du spielst Orange, dein Gegenüber Blau. Wer am Ende die meisten Punkte hat, gewinnt.
renature-lessons-first-turn = Ein Zug ist kurz: einen Domino legen, daneben etwas pflanzen, wenn du magst, einen neuen Domino nachziehen. Mehr ist es nicht. Los geht’s!
renature-lessons-first-start = Der Bach ist leer, und ein Domino darf nicht irgendwo liegen. Der erste braucht ein Startfeld. Nimm Eule und Hase von deiner Hand und leg die Eule auf das markierte Startfeld, den Hasen rechts daneben.
renature-lessons-first-start-done = Da liegt er. Startfelder bleiben das ganze Spiel über für alle offen.
renature-lessons-first-start-trap1 = Und mitten im Bach?
renature-lessons-first-start-why1 = Ohne Nachbarn hält ein Domino nur an einem Startfeld. In der Mitte hätte er keinen Anschluss.
renature-lessons-first-plant = Jetzt darf etwas wachsen, direkt neben dem Domino, den du eben gelegt hast. Pflanze einen Busch auf das markierte Feld.
renature-lessons-first-plant-done = 1 Punkt: Jede Pflanze bringt einen Punkt für sich selbst. Es geht auch mehr, wie du gleich siehst.
renature-lessons-first-plant-trap1 = Warum nicht weiter unten?
renature-lessons-first-plant-why1 = Es zählen nur Felder, die eine Kante mit dem Domino dieses Zuges teilen. Ecken zählen nicht, ältere Dominos auch nicht.
renature-lessons-first-refill = Du hast nachgezogen und hältst wieder drei Dominos. Blau hat Hase und Frosch gelegt und Gras gepflanzt. Tiere verblassen, wenn neben ihnen nichts mehr liegen kann. Jetzt bist du dran.
renature-lessons-first-match = Ab jetzt müssen die Tiere passen: Wo sich zwei Hälften berühren, zeigen beide dasselbe Tier. Leg Hase und Schnecke unter den Hasen, den Hasen nach oben.
renature-lessons-first-match-done = Hase an Hase. Und weil um die Schnecke noch nichts liegt, darf sie in den offenen Bach schauen.
renature-lessons-first-match-trap1 = Und andersherum?
renature-lessons-first-match-why1 = Dann läge die Schnecke am Hasen. Ein einziger Nachbar, der nicht passt, genügt, und es geht nicht.
renature-lessons-first-points = Dein Domino liegt nun zwischen zwei Gebieten. Im rechten steht Gras von Blau. Eine Pflanze bringt 1 Punkt, und 1 weiteren für jede andere Pflanze in ihrem Gebiet, die nicht höher ist. Pflanze dort einen Busch.
renature-lessons-first-points-done = 2 Punkte: einer für den Busch, einer für das niedrigere Gras. Wem das Gras gehört, ist egal!
renature-lessons-first-joker = Die Kiefer von Blau hat 3 Punkte gebracht. Du bist dran: An den Dachs passt nichts von deiner Hand, aber ein Tier passt überall: der Joker. Gerade ist das der Schmetterling. Leg Forelle und Schmetterling, den Schmetterling an den Dachs.
renature-lessons-first-joker-done = Der Joker passt zum Dachs. Das gilt in beide Richtungen: Auch an den Schmetterling darf später alles angelegt werden.
renature-lessons-first-joker-trap1 = Und die Forelle an den Dachs?
renature-lessons-first-joker-why1 = Der Joker hilft nur seiner eigenen Hälfte. Es kommt darauf an, welche Hälften sich berühren.
renature-lessons-first-oak = In diesem Gebiet ist noch ein Feld frei. Gras 1, Busch 2, Kiefer 3, Eiche 4: So hoch sind sie. Höher als deine Eiche ist nichts. Pflanze sie!
renature-lessons-first-oak-done = 4 Punkte: die Eiche selbst und drei Pflanzen, die nicht höher sind.
renature-lessons-first-area = Dieses Gebiet bringt noch mehr, sobald es abgeschlossen ist: wenn alle Bachfelder ringsum bedeckt sind. Dann werden die Höhen zusammengezählt. Du hast Busch und Eiche, 2 + 4 = 6. Blau hat Gras und Kiefer, 1 + 3 = 4. Nur oben sind noch zwei Felder offen.
renature-lessons-first-close = Bedecke beide mit Specht und Schnecke. Eine Hälfte liegt auf einem Startfeld, da braucht es keinen Nachbarn.
renature-lessons-first-close-done = Abgeschlossen! Du hast am meisten und bekommst die große Zahl des Plättchens, 4 Punkte. Blau ist Zweiter und bekommt die kleine, 2 Punkte.
renature-lessons-first-token = Du hast das Gebiet abgeschlossen, also gehört dir auch sein Plättchen. Auf der Rückseite steht ein Bonus, den nur du siehst. Er zählt am Ende.
renature-lessons-first-clouds = Ein wenig später. Links lockt ein Feld: Darauf liegen zwei Wolken. Aber dein Salamander passt nicht an die Schnecke daneben, und der Joker ist er auch nicht.
renature-lessons-first-pay = Du hast sechs Wolken. Für zwei davon darfst du ein beliebiges Tier zum Joker machen. Wähl auf der Jokerleiste den Salamander.
renature-lessons-first-pay-done = Ab jetzt ist der Salamander der Joker, für alle, bis jemand ihn wieder ändert.
renature-lessons-first-pay-trap1 = Geht es nicht auch ohne?
renature-lessons-first-pay-why1 = Solange der Schmetterling der Joker ist, passt ein Salamander einfach nicht an eine Schnecke.
renature-lessons-first-pay-place = Jetzt passt es. Leg Salamander und Hase nach unten, den Salamander an die Schnecke.
renature-lessons-first-gather = Pflanze deine Kiefer auf das Feld mit den Wolken. Wolken sind nie im Weg: Du sammelst sie ein.
renature-lessons-first-gather-done = 2 Punkte, und zwei Wolken sind wieder da. Mehr als sechs kannst du nicht haben; was nicht passt, ist verloren.
renature-lessons-first-alone = Schau: Dein Domino hat auch dieses Gebiet abgeschlossen. Die beiden einsamen Bachfelder daran haben keinen freien Nachbarn, dort passt nie mehr ein Domino hin. Sie zählen als zu. Außer dir steht hier niemand, also bekommst du beide Zahlen, 4 + 2.
renature-lessons-first-tie = Kurz vor Schluss ist noch ein Gebiet offen. Du hast eine Kiefer, 3. Blau hat Busch und Gras, auch 3. Gleichstand, und gleiche Farben heben sich auf: So abgeschlossen, bekäme keiner von euch etwas.
renature-lessons-first-tie-close = Schließ es trotzdem ab: Dachs und Schildkröte ganz unten. Gewertet wird erst, wenn du gepflanzt hast.
renature-lessons-first-tie-close-done = Zu. Die Lücke über deinem Dachs ist allein und zählt nicht mehr.
renature-lessons-first-tie-break = Jetzt genügt ein Gras. Pflanze es auf das letzte freie Feld.
renature-lessons-first-tie-break-done = 4 gegen 3: Der Gleichstand ist weg, und du bekommst die große Zahl. Auch neutrale Pflanzen können gleichziehen und gewinnen, nur bekommt die Punkte dann niemand.
renature-lessons-first-finish = Dein Schlussspurt! Ein anderes Ende dieses Spiels: Blau hat keine Dominos mehr, du hast noch zwei Züge. Spiel, wie du magst. Liegt ein Domino, darfst du pflanzen; dann beende den Zug. Bis du bestätigst, kannst du alles zurücknehmen.
renature-lessons-first-end = Das war ein ganzes Spiel. Am Ende werden alle offenen Gebiete gewertet, jede Wolke ist 1 Punkt wert, Pflanzen auf deiner Ablage kosten ihre Höhe, und die Rückseiten deiner Plättchen werden aufgedeckt. Mehr musst du für ein richtiges Spiel nicht wissen.

## Wolken

renature-lessons-clouds-title = Was Wolken können
renature-lessons-clouds-about = Den Joker wechseln, eine Pflanze zurückholen, noch einmal ziehen: wann es sich lohnt.
renature-lessons-clouds-room = Du hast sechs Wolken, für mehr ist kein Platz. Auf dem markierten Feld liegen zwei weitere. Würdest du jetzt dort pflanzen, wären beide verloren. Gib also vorher welche aus!
renature-lessons-clouds-spend = Zwei Wolken kaufen einen neuen Joker. Mach die Forelle zum Joker.
renature-lessons-clouds-spend-done = Noch vier Wolken: Jetzt ist Platz für zwei.
renature-lessons-clouds-spend-trap1 = Und den Schmetterling?
renature-lessons-clouds-spend-why1 = Der ist schon der Joker. Du würdest zwei Wolken für nichts bezahlen, darum geht das nicht.
renature-lessons-clouds-use = Als Joker passt die Forelle an die Schnecke. Leg Forelle und Eule unter das Gebiet.
renature-lessons-clouds-use-done = Ein Joker auf der Hand ist seine zwei Wolken oft wert.
renature-lessons-clouds-collect = Pflanze einen Busch auf das Wolkenfeld.
renature-lessons-clouds-collect-done = 3 Punkte, und wieder sechs Wolken. Der Joker hat dich nichts gekostet.
renature-lessons-clouds-again = Du hast nachgezogen, dein Zug ist fast zu Ende. Genau jetzt kaufen drei Wolken einen ganzen Zusatzzug. Nimm ihn!
renature-lessons-clouds-again-done = Du bist noch einmal dran, mit allem, was zu einem Zug gehört.
renature-lessons-clouds-again-early = Das Startfeld oben rechts ist frei. Leg dort Dachs und Schildkröte hin.
renature-lessons-clouds-again-early-done = Ein Startfeld braucht keinen Nachbarn. Passen müssen Nachbarn trotzdem.
renature-lessons-clouds-again-early-trap1 = Gleich noch einen Zug kaufen?
renature-lessons-clouds-again-early-why1 = Zusatzzüge kaufst du ganz am Ende eines Zuges, nach dem Nachziehen. Mehrere nacheinander sind erlaubt.
renature-lessons-clouds-again-plant = Und ein Gras daneben, dann endet der Zusatzzug.
renature-lessons-clouds-return = Eine andere Stellung. Im großen Gebiet steht dein Gras auf einem guten Feld am Bach. Wolken holen Pflanzen zurück: eigene und neutrale, für so viele Wolken, wie die Pflanze hoch ist.
renature-lessons-clouds-return-place = Leg zuerst Frosch und Schnecke daneben.
renature-lessons-clouds-return-pay = Jetzt hol dein Gras für eine Wolke zurück.
renature-lessons-clouds-return-pay-done = Das Gras steht wieder auf deiner Ablage. Die Punkte von damals behältst du.
renature-lessons-clouds-return-pay-trap1 = Und das Gras von Blau?
renature-lessons-clouds-return-pay-why1 = Pflanzen der anderen sind sicher. Eigene und neutrale kannst du zurückholen, auch aus abgeschlossenen Gebieten, wenn auf deiner Ablage ein Platz für sie frei ist.
renature-lessons-clouds-return-plant = Das Feld ist frei, und gepflanzt hast du noch nicht. Pflanze deine Eiche!
renature-lessons-clouds-return-plant-done = 4 Punkte statt 1. Das war eine Wolke wert.
renature-lessons-clouds-end = Joker 2, Zusatzzug 3, Zurückholen so viel, wie die Pflanze hoch ist. Was du behältst, bringt am Ende 1 Punkt je Wolke. Gib sie also aus, wo sie mehr bringen.

## Abschließen und Gleichstand

renature-lessons-ties-title = Abschließen und Gleichstand
renature-lessons-ties-about = Wann ein Gebiet abgeschlossen ist, wer punktet, und wie man einen Gleichstand im letzten Moment löst.
renature-lessons-ties-gap = Abgeschlossen ist ein Gebiet, wenn jedes Bachfeld daran bedeckt ist, oder so einsam, dass dort nie mehr ein Domino hinpasst. Vier Felder sind hier noch offen.
renature-lessons-ties-gap-place = Ein Domino genügt: Leg Dachs und Schnecke in die Mitte der unteren Reihe.
renature-lessons-ties-gap-place-done = Auf beiden Seiten bleibt ein einzelnes Feld ohne freien Nachbarn. Beide gelten als zu, also ist das Gebiet abgeschlossen. Zwei freie Felder nebeneinander hätten es offen gehalten.
renature-lessons-ties-gap-plant = Gewertet wird erst nach dem Pflanzen. Ein Gras passt noch hinein.
renature-lessons-ties-gap-plant-done = Du: Kiefer und Gras, 4. Blau: Busch, 2. Neutral: Gras, 1. Der Erste bekommt 5, der Zweite 2, der Dritte nichts.
renature-lessons-ties-gap-plant-trap1 = Geht es auch weiter links?
renature-lessons-ties-gap-plant-why1 = Das Feld gehört zum Gebiet, aber dein Domino berührt es nicht an einer Kante.
renature-lessons-ties-tie = Dieselbe Stelle in einem anderen Spiel. Du hast eine Kiefer, 3. Eine neutrale Kiefer steht auch da, 3. Blau hat nur einen Busch, 2. Du und Neutral hebt euch auf, dann wäre Blau allein und bekäme beide Zahlen: 7 Punkte!
renature-lessons-ties-tie-place = Schließ es trotzdem ab. Zu pflanzen gibt es diesmal nichts daneben.
renature-lessons-ties-tie-return = Bevor ein Gebiet gewertet wird, darfst du noch Wolken nutzen. Hol die neutrale Kiefer für drei Wolken zurück.
renature-lessons-ties-tie-return-done = Der Gleichstand ist weg: du 3, Blau 2. Du bekommst 5 Punkte, Blau 2, und das Plättchen gehört dir. Drei gut angelegte Wolken.
renature-lessons-ties-tie-return-trap1 = Den Busch von Blau zurückholen?
renature-lessons-ties-tie-return-why1 = Das wäre zu schön. Zurückholen kannst du nur eigene und neutrale Pflanzen.
renature-lessons-ties-tie-return-trap2 = Den Zug sofort beenden?
renature-lessons-ties-tie-return-why2 = Erst wird das abgeschlossene Gebiet gewertet. Verschieben lässt sich das nicht.
renature-lessons-ties-neutral = Neutral ist eine Farbe wie jede andere, sie gehört nur niemandem. Hier führt sie mit ihrer Eiche, 4. Du hast einen Busch, 2, Blau ein Gras, 1. So wie es steht, gingen die 5 Punkte an niemanden, und du bekämst 2 für den zweiten Rang.
renature-lessons-ties-neutral-place = Schließ das Gebiet ab.
renature-lessons-ties-neutral-plant = Und jetzt die Kiefer: 2 + 3 macht 5, mehr als die Eiche.
renature-lessons-ties-neutral-plant-done = 3 Punkte fürs Pflanzen und 5 fürs Gebiet. Neutral ist Zweiter: Diese 2 Punkte verfallen, und Blau geht leer aus.
renature-lessons-ties-end = Zum Merken: Höhen je Farbe zusammenzählen, alles Gleiche streichen, auch Neutral. Die höchste Farbe, die bleibt, bekommt die große Zahl, die nächste die kleine. Wer allein bleibt, bekommt beide. Das Plättchen geht an den, der abgeschlossen hat.

## Valley

renature-lessons-mushrooms-title = Valley: Pilze
renature-lessons-mushrooms-about = Baumstümpfe, Pilze, die Gebiete verbinden, Wolken in der Wiese und Punkte nach Größe.
renature-lessons-mushrooms-valley = In Valley liegt eine Wiese an der Stelle des Bachs, und Teiche sind die Startfelder. Dominos und Pflanzen kennst du schon. Neu sind die Baumstümpfe in der Wiese. Und gewertet werden die Gebiete erst am Ende.
renature-lessons-mushrooms-stump = Bedecke den Baumstumpf am rechten Rand: Leg Salamander und Eule, den Salamander an den Salamander.
renature-lessons-mushrooms-stump-done = Ein bedeckter Baumstumpf heißt: Du darfst einen Pilz nehmen, und er wird sofort gesetzt.
renature-lessons-mushrooms-mushroom = Ein Pilz gehört zu jedem Gebiet, das er an einer Kante berührt. Setz ihn in die Lücke zwischen den beiden oberen Gebieten.
renature-lessons-mushrooms-mushroom-done = 2 + 1 + 2: ein Gebiet mit fünf Feldern.
renature-lessons-mushrooms-mushroom-trap1 = Und eine Reihe tiefer?
renature-lessons-mushrooms-mushroom-why1 = Dort würde er die Gebiete nur über Eck berühren. Ein Pilz braucht eine Kante.
renature-lessons-mushrooms-plant = Pflanze jetzt deine Eiche neben deinen Domino. Sie zählt alle Pflanzen im verbundenen Gebiet.
renature-lessons-mushrooms-plant-done = 3 Punkte: die Eiche, dein Busch und das Gras von Blau am anderen Ende. Ohne den Pilz wäre es 1 gewesen.
renature-lessons-mushrooms-plant-trap1 = Auf den Pilz selbst?
renature-lessons-mushrooms-plant-why1 = Auf Pilzen darf etwas wachsen, aber wie überall nur neben dem Domino dieses Zuges.
renature-lessons-mushrooms-cloud = Die Wolken liegen hier in der Wiese. Wer eine bedeckt, nimmt sie. Leg Schildkröte und Frosch über die Wolke.
renature-lessons-mushrooms-cloud-done = Eine Wolke mehr. Auf der Rückseite des Plans liegen die Wolken in den Gebieten, wie im Grundspiel.
renature-lessons-mushrooms-cloud-plant = Pflanze ein Gras in das Gebiet unten links.
renature-lessons-mushrooms-last = Das Ende eines Valley-Spiels. Jedes Gebiet wird nach seiner Größe gewertet: Die höchste Farbe bekommt 1 Punkt je Feld, die zweite die Hälfte, abgerundet. Gleiche Farben heben sich auf. Wer allein bleibt, bekommt beides.
renature-lessons-mushrooms-finish = Du hast noch einen Domino. Spiel ihn, wie du magst, dann beende den Zug und sieh zu, wie die Gebiete gewertet werden.
renature-lessons-mushrooms-end = Plättchen gibt es in Valley nicht; steht es am Ende gleich, gewinnt, wer im größten Gebiet führt. Behalte also im Blick, wo die großen Gebiete zusammenwachsen!
