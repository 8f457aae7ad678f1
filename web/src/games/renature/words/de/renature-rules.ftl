# Die Regeln von Renature, Valley und der Variante, in eigenen Worten. Nummern der Punkte wie in games/renature/learn/chapters.ts.

renature-rules-title = Regeln von Renature
renature-rules-about = Alles, was an unseren Tischen gilt: erst das Grundspiel, dann, was in Valley anders ist. Die kleinen Buchstaben und Zahlen sind die Namen der Regeln; wird etwas abgelehnt, findest du die Regel dazu hier.
renature-rules-unofficial = Renature ist ein Spiel von Michael Kiesling und Wolfgang Kramer. Dies ist eine inoffizielle Umsetzung mit eigenen Plänen, Worten und Zeichnungen.
renature-rules-part-base = Grundspiel
renature-rules-part-valley = Valley
renature-rules-plants = Pflanzen für jede Person
renature-rules-plants-players = Personen
renature-rules-plants-own = in deiner Farbe
renature-rules-plants-neutral = neutral
renature-rules-plants-dominoes = Dominos

renature-rules-aim-title = Worum es geht
renature-rules-aim-1 = Zwei bis vier Leute legen Dominos mit Tieren in einen Bach und lassen auf den Gebieten am Ufer Pflanzen wachsen. Pflanzen bringen Punkte, abgeschlossene Gebiete noch mehr. Wer am Ende die meisten Punkte hat, gewinnt.

renature-rules-setup-title = Aufbau
renature-rules-setup-1 = Jedes der 18 Gebiete bekommt zufällig ein Plättchen. Seine große Zahl ist die Größe des Gebiets, die kleine gilt für den zweiten Rang, und auf der Rückseite steht ein verdeckter Bonus. Drei Plättchen bleiben ungesehen übrig. Auf vier Feldern liegen anfangs Wolken.
renature-rules-setup-2 = Alle bekommen Pflanzen in ihrer Farbe und neutrale, wie viele, sagt die Tabelle. Neutrale Pflanzen gehören niemandem. Gras ist 1 hoch, Busch 2, Kiefer 3, Eiche 4.
renature-rules-setup-3 = Alle beginnen mit sechs Wolken, und mehr als sechs kann niemand haben. Der erste Joker ist der Schmetterling.
renature-rules-setup-4 = Die 55 Dominos zeigen jedes Paar aus zehn Tieren einmal. Jeder bekommt einen verdeckten Vorrat und zieht daraus drei auf die Hand. Die übrigen Dominos bleiben ungesehen aus dem Spiel.
renature-rules-setup-5 = Wer beginnt, wird ausgelost, wenn der Gastgeber es nicht bestimmt. In Zugreihenfolge beginnt ihr mit 4, 3, 2 und 1 Punkten.

renature-rules-turn-title = Dein Zug
renature-rules-turn-1 = Leg einen Domino, pflanze, wenn du magst, und nimm die Punkte dafür, dann werden abgeschlossene Gebiete gewertet, dann zieh nach. Danach ist im Uhrzeigersinn der Nächste dran.
renature-rules-turn-2 = Jeder Zug verbraucht genau einen Domino: Leg einen oder wirf einen ab. Abwerfen darfst du auch, wenn einer passen würde. Nach dem Abwerfen wird nicht gepflanzt, nur nachgezogen.
renature-rules-turn-3 = Es handelt nur, wer am Zug ist. Wolkenaktionen kommen dazu, so oft du sie bezahlen kannst.

renature-rules-place-title = Einen Domino legen
renature-rules-place-1 = Nimm einen Domino von der Hand und leg ihn auf zwei freie Bachfelder nebeneinander, in jeder Richtung. Gebiete, belegte Felder und alles außerhalb des Plans sind tabu. Was liegt, bleibt liegen.
renature-rules-place-2 = Er braucht Anschluss: Eine Hälfte liegt neben einem passenden Tier oder auf einem der vier Startfelder. Startfelder sind jederzeit für alle da.
renature-rules-place-3 = Wo eine Hälfte ein anderes Tier an einer Kante berührt, müssen beide gleich sein. Eins, das nicht passt, genügt, und es geht nicht, auch auf Startfeldern. Ecken zählen nicht, und die beiden Hälften eines Dominos vergleicht man nie.
renature-rules-place-4 = Der Joker passt zu jedem Tier, und jedes Tier passt zum Joker. Ein Joker darf mehrere verschiedene Tiere berühren. Es zählt, welches Tier in diesem Moment der Joker ist.

renature-rules-plant-title = Pflanzen
renature-rules-plant-1 = Nach dem Legen darfst du eine Pflanze von deiner Ablage setzen: jede Höhe, deine Farbe oder neutral. Du musst nie.
renature-rules-plant-2 = Sie kommt auf ein freies Gebietsfeld, das eine Kante mit dem Domino dieses Zuges teilt. Gibt es keins, wird nicht gepflanzt. Auch in ein Gebiet, das dieser Domino gerade abgeschlossen hat, darfst du noch pflanzen.
renature-rules-plant-3 = Frei ist ein Feld, solange keine Pflanze darauf steht. Plättchen und Wolken sind nicht im Weg.
renature-rules-plant-4 = Wolken auf dem Feld gehören dir, soweit du Platz hast; der Rest ist verloren. Wer Platz will, muss vor dem Pflanzen Wolken nutzen.

renature-rules-points-title = Punkte für eine Pflanze
renature-rules-points-1 = Eine Pflanze bringt 1 Punkt für sich selbst und je 1 für jede andere Pflanze im selben Gebiet, die nicht höher ist.
renature-rules-points-2 = Farben spielen keine Rolle, und neutrale Pflanzen punkten für den, der sie setzt. Höhere Pflanzen zählen einfach nicht. Die Punkte bekommst du sofort.

renature-rules-close-title = Ein Gebiet abschließen
renature-rules-close-1 = Ein Gebiet ist abgeschlossen, wenn jedes Bachfeld, das eine Kante mit ihm teilt, bedeckt oder isoliert ist. Bachfelder an seinen Ecken sind egal.
renature-rules-close-2 = Ein freies Bachfeld ist isoliert, wenn kein freies Bachfeld daneben liegt, denn dort passt nie mehr ein Domino hin. Ob jemand etwas Passendes auf der Hand hätte, spielt keine Rolle: Zwei freie Felder nebeneinander halten ein Gebiet offen.
renature-rules-close-3 = Ein Gebiet kann abgeschlossen sein, obwohl noch Felder leer sind, und ein Domino kann Gebiete abschließen, die er selbst nicht berührt. Auch mehrere auf einmal. Abwerfen schließt nichts ab.
renature-rules-close-4 = Abgeschlossene Gebiete werden nach dem Pflanzen gewertet, jedes einmal. Unmittelbar davor darfst du noch Wolken nutzen.

renature-rules-score-title = Ein Gebiet werten
renature-rules-score-1 = Zählt die Höhen aller Pflanzen im Gebiet für jede Farbe zusammen. Neutral zählt als Farbe.
renature-rules-score-2 = Dann streicht alle Farben, die mit einer anderen gleichauf liegen, auf jedem Rang. Farben ohne Pflanzen nehmen nicht teil.
renature-rules-score-3 = Die höchste Farbe, die bleibt, bekommt die große Zahl des Plättchens, die zweite die kleine. Bleibt eine Spielerfarbe ganz allein, bekommt sie beide. Punkte, die an Neutral gingen, verfallen; alle anderen gehen leer aus.
renature-rules-score-4 = Punkte bekommt, wem die Farben gehören. Das Plättchen bekommt, wer das Gebiet abgeschlossen hat, mit oder ohne Pflanzen darin. Die Pflanzen bleiben stehen.
renature-rules-score-5 = Die Rückseite eines Plättchens darf nur sein Besitzer ansehen. Der Bonus, 1 bis 5, zählt am Ende des Spiels.

renature-rules-refill-title = Nachziehen, und wenn nichts mehr da ist
renature-rules-refill-1 = Am Ende deines Zuges ziehst du einen Domino aus deinem Vorrat, auch nach dem Abwerfen. Ist der Vorrat leer, wird deine Hand eben kleiner.
renature-rules-refill-2 = Wer keine Dominos mehr hat, wird übersprungen. Die anderen spielen weiter.

renature-rules-clouds-title = Wolkenaktionen
renature-rules-clouds-1 = In deinem Zug darfst du Wolken von deiner Ablage bezahlen, so oft und wofür du willst, auch nach dem Abwerfen. Bezahlte Wolken sind aus dem Spiel.
renature-rules-clouds-2 = Neuer Joker, 2 Wolken: Ein beliebiges anderes Tier wird Joker, für alle, bis er wieder geändert wird.
renature-rules-clouds-3 = Pflanze zurückholen, so viele Wolken, wie sie hoch ist: eine eigene oder irgendeine neutrale, auch aus einem abgeschlossenen Gebiet. Du darfst sie wieder pflanzen, sogar im selben Zug. An schon vergebenen Punkten ändert sich nichts.
renature-rules-clouds-4 = Auf deiner Ablage muss für genau diese Pflanze ein Platz frei sein. Mehr neutrale Pflanzen als am Anfang kann also niemand haben.
renature-rules-clouds-5 = Zusatzzug, 3 Wolken: nur ganz am Ende deines Zuges, nach dem Nachziehen, und nur, wenn du einen Domino hast. Mehrere nacheinander sind möglich.

renature-rules-end-title = Ende des Spiels
renature-rules-end-1 = Das Spiel endet, wenn niemand mehr einen Domino hat.
renature-rules-end-2 = Gebiete, deren Plättchen noch liegt, werden gewertet wie abgeschlossene; diese Plättchen bekommt niemand. Jede Wolke auf deiner Ablage ist 1 Punkt. Jede Pflanze, die dort übrig ist, kostet ihre Höhe. Dann kommen die Rückseiten deiner Plättchen dazu.
renature-rules-end-3 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnen mehr Plättchen; sind auch die gleich, teilt ihr euch den Sieg.

renature-rules-secrets-title = Was geheim ist
renature-rules-secrets-1 = Deine Hand kennst nur du. Vorräte, übrige Dominos und Plättchen und die Rückseiten der Plättchen auf dem Plan kennt niemand. Was du nicht sehen darfst, schickt der Server gar nicht erst.
renature-rules-secrets-2 = Alles andere ist offen: Plan, Pflanzen, Wolken, Punkte, Joker, Plättchen, und wie viele Dominos jemand hat.

renature-rules-valley-title = Was in Valley anders ist
renature-rules-valley-1 = Valley hat einen eigenen Plan mit einer Wiese statt eines Bachs, vier Teichen, acht Baumstümpfen, dazu acht Pilze. Gebietsplättchen gibt es nicht. Sonst wird aufgebaut wie im Grundspiel.
renature-rules-valley-2 = Dominos liegen nach denselben Regeln auf der Wiese. Teiche sind die Startfelder. Pilze zählen als Gebiet, darum darf kein Domino auf ihnen liegen.
renature-rules-valley-3 = Auf acht Wiesenfeldern liegt anfangs je eine Wolke. Wer so ein Feld bedeckt, nimmt die Wolke, auch zwei mit einem Domino. Ohne Platz ist sie verloren.
renature-rules-valley-4 = Pflanzen und die Punkte dafür kennst du. Gewertet wird während des Spiels aber kein Gebiet: Abschließen bewirkt nichts.

renature-rules-mushrooms-title = Baumstümpfe und Pilze
renature-rules-mushrooms-1 = Wer mit einem Domino einen Baumstumpf bedeckt, darf einen Pilz nehmen und muss ihn sofort setzen, noch vor dem Pflanzen. Zwei Baumstümpfe geben zwei Pilze. Verzichten ist erlaubt, eine zweite Gelegenheit gibt es nicht.
renature-rules-mushrooms-2 = Ein Pilz kommt auf irgendein freies Wiesenfeld, das eine Kante mit einem Gebiet teilt; beim Domino muss es nicht liegen. Ein Baumstumpf oder Teich darf darunter verschwinden. Gebiete und belegte Felder sind tabu.
renature-rules-mushrooms-3 = Wo eine Wolke liegt, darf kein Pilz wachsen, es sei denn, der Tisch wurde mit der Option eröffnet, dass ein Pilz sie mitnimmt.
renature-rules-mushrooms-4 = Ein Pilz ist für immer ein Gebietsfeld: Er verbindet alles, was er berührt, zu einem Gebiet und darf eine Pflanze tragen, wie immer nur neben dem Domino des Zuges. Das Setzen selbst bringt keine Punkte.

renature-rules-valley-end-title = Wertung in Valley
renature-rules-valley-end-1 = Am Ende wird jedes Gebiet gewertet. Höhen zusammenzählen und Gleiches streichen wie im Grundspiel. Die höchste Farbe bekommt 1 Punkt je Feld des Gebiets, die zweite die Hälfte, abgerundet. Wer allein bleibt, bekommt beides. Neutral belegt seinen Rang, bekommt aber keine Punkte.
renature-rules-valley-end-2 = Jede Wolke auf deiner Ablage ist 1 Punkt, jede Pflanze, die dort übrig ist, kostet ihre Höhe. Einen Plättchenbonus gibt es nicht.
renature-rules-valley-end-3 = Bei Gleichstand gewinnt, wer im größten Gebiet führt. Ist das keiner der Gleichen, teilen sie sich den Sieg.

renature-rules-variant-title = Die Variante auf der Rückseite
renature-rules-variant-1 = Auf der Rückseite von Valleys Plan liegen die Wolken auf Gebietsfeldern. Du bekommst sie, wenn du dort pflanzt, wie im Grundspiel; bedeckte Wiesenfelder bringen keine. Sonst gelten die Regeln von Valley.

renature-rules-scene-turn = Der Domino mit Hase und Schnecke wurde eben gelegt, und Orange hat daneben einen Busch gepflanzt: 1 Punkt für sich selbst und 1 für das Gras.
renature-rules-scene-match = Hase an Hase: Das passt.
renature-rules-scene-mismatch = Schnecke an Hase: abgelehnt.
renature-rules-scene-joker = Der Schmetterling ist der Joker und darf den Hasen berühren.
renature-rules-scene-beside = Neben dem Domino sind nur die zwei umrandeten Felder zum Pflanzen frei. Das durchkreuzte berührt ihn über Eck.
renature-rules-scene-points = Die neue Kiefer: 1 für sich selbst, je 1 für Gras, Busch und die andere Kiefer. Die Eiche ist höher und zählt nicht. 4 Punkte.
renature-rules-scene-open = Offen: Die durchkreuzten Felder haben freie Nachbarn.
renature-rules-scene-closed = Einen Domino später: abgeschlossen. Die zwei umrandeten Felder sind isoliert.
renature-rules-scene-tie = Blau hat Gras und Busch, 3. Neutral hat eine Kiefer, 3. Beide sind gleich und fallen weg. Orange bleibt mit einem Busch allein und bekommt beide Zahlen: 7.
renature-rules-scene-clouds = Orange darf zurückholen, was umrandet ist: die eigene Kiefer für 3 Wolken oder den neutralen Busch für 2. Die Pflanzen von Blau bleiben stehen.
renature-rules-scene-end = Am Ende noch offen und trotzdem gewertet: Orange hat 4 und bekommt die 4, Blau hat 3 und bekommt die 2. Das Plättchen bekommt niemand.
renature-rules-scene-valley = Wer das umrandete Wiesenfeld bedeckt, nimmt die Wolke.
renature-rules-scene-variant = Auf der Rückseite liegen die Wolken in Gebieten: Wer auf dem umrandeten Feld pflanzt, nimmt die Wolke.
renature-rules-scene-mushroom = Der Pilz verbindet beide Gebiete zu einem mit fünf Feldern. Die Eiche zählt Gras und Busch dahinter mit: 3 Punkte.
