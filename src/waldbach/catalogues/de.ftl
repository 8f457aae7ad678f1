# Waldbach, deutsch.
#
# Wörter des Protokolls (place, plant, owl …) bleiben in jeder Sprache gleich: Sie werden so getippt.
# Jede Absage und jeder Fehler sagt, was falsch war und was richtig wäre.

## Tische und Spiele

bad-seats = { $seats ->
        [one] Mit { $seats } Person
       *[other] Mit { $seats } Personen
    } geht das nicht. Es braucht { $least } bis { $most }.
bad-option = Die Option { $name } kann nicht „{ $value }“ sein. Möglich: { $right }.
unknown-option = Eine Option „{ $name }“ gibt es nicht. Optionen: { $right }.
unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Spiele: { $right }.
unknown-rules = Die Regelversion { $rules } von { $name } ist hier nicht bekannt; dieses Programm spielt Version { $right }.
unknown-bot = Einen Bot „{ $name }“ gibt es nicht. Bots: { $right }.
unknown-board = Einen Spielplan „{ $name }“ gibt es nicht. Spielpläne: { $right }; oder nenne die Datei eines eigenen.
bad-start = Platz { $seat } kann nicht beginnen: Dieser Tisch hat { $seats ->
        [one] einen Platz.
       *[other] { $seats } Plätze.
    }
board-unplayable = Auf dem Spielplan „{ $name }“ kann man nicht spielen: { $why }
board-other-mode = Der Spielplan „{ $name }“ ist für den Modus { $mode } gemacht. Nimm diesen Modus oder einen anderen Plan.
board-without-tokens = Der Spielplan „{ $name }“ hat keine Gebietsplättchen. Diese Regeln brauchen eins für jedes Gebiet: Ergänze Zeilen mit „tokens:“.

## Wörter der Aktionen

action-number = { $action } ist keine Nummer einer Aktion.
word-verb = „{ $verb }“ ist keine Aktion. Aktionen: { $right }.
word-form = Das ist kein vollständiges „{ $verb }“. So sieht es aus: { $right }
word-half = „{ $half }“ ist keine Dominohälfte. Schreib Tier@Feld, zum Beispiel owl@c4.
word-apart = { $one } und { $other } haben keine gemeinsame Kante. Die Hälften eines Dominos liegen neben- oder untereinander.
word-animal = „{ $animal }“ ist kein Tier dieses Spiels. Tiere: { $right }.
word-domino = „{ $domino }“ ist kein Domino. Schreib beide Tiere mit Bindestrich, zum Beispiel owl-snail.
word-owner = „{ $owner }“ passt nicht zu einer Pflanze. Schreib own (eigene) oder neutral.
word-plant = „{ $plant }“ ist keine Pflanze. Pflanzen: { $right }.
word-number = „{ $value }“ passt hier nicht. Gebraucht wird eine Zahl von { $least } bis { $most }.
word-space = „{ $space }“ ist kein Feld. Ein Feld besteht aus einem Buchstaben von a bis o und einer Zahl von 1 bis 15, zum Beispiel c4.

## Absagen: was die Regeln jetzt nicht erlauben, und warum

refusal-game-over = Das Spiel ist zu Ende; jetzt geht nichts mehr.
refusal-not-your-turn = Du bist nicht am Zug. Gerade spielt Platz { $seat }.
refusal-chance-only = Ausgeteilt und gezogen wird zufällig. „{ $word }“ kann sich niemand aussuchen.
refusal-hidden-word = „{ $word }“ steht nur für etwas, das du nicht sehen darfst. Spielen kann man es nicht.
refusal-not-in-hand = Diesen Domino hast du nicht auf der Hand. Nimm einen von deinen.
refusal-outside-grid = Das liegt außerhalb des Spielplans. Bleib auf seinen Feldern.
refusal-on-area = Dominos liegen im Bach. Eins dieser Felder gehört zu einem Gebiet; nimm zwei freie Bachfelder.
refusal-covered = Eins dieser Felder ist schon belegt. Nimm zwei freie Bachfelder nebeneinander.
refusal-mismatch = Ein Nachbar passt nicht. Jede Hälfte darf nur Tiere ihrer Art oder den Joker berühren.
refusal-no-contact = Der Domino läge ganz allein. Leg eine Hälfte neben ein passendes Tier oder auf ein Startfeld.
refusal-domino-first = Leg zuerst einen Domino oder wirf einen ab; jeder Zug verbraucht genau einen.
refusal-domino-done = Deinen Domino hast du in diesem Zug schon gehabt. Es gibt nur einen.
refusal-mushroom-first = Setz zuerst den Pilz, der dir zusteht, oder verzichte mit no-mushroom.
refusal-no-mushroom-owed = Dir steht kein Pilz zu. Du bekommst einen, wenn dein Domino einen Baumstumpf bedeckt.
refusal-not-planting = Jetzt kannst du nicht pflanzen. Das geht einmal, gleich nachdem du einen Domino gelegt hast.
refusal-plant-first = Entscheide zuerst, ob du pflanzt: setz eine Pflanze oder sag no-plant.
refusal-not-an-area = Pflanzen wachsen auf Gebietsfeldern. Dieses Feld gehört zu keinem Gebiet.
refusal-space-taken = Da steht schon eine Pflanze. Nimm ein freies Gebietsfeld.
refusal-not-beside-domino = Pflanzen darfst du nur direkt neben dem Domino, den du gerade gelegt hast; über Eck zählt nicht.
refusal-no-such-plant = So eine Pflanze hast du nicht mehr auf deiner Ablage.
refusal-same-joker = Dieses Tier ist schon der Joker. Nimm ein anderes.
refusal-too-few-clouds = Das kostet { $cost ->
        [one] eine Wolke
       *[other] { $cost } Wolken
    }, aber du hast { $clouds ->
        [0] keine.
        [one] nur eine.
       *[other] nur { $clouds }.
    }
refusal-no-plant-there = Auf diesem Feld steht keine Pflanze, die du zurückholen könntest.
refusal-not-your-plant = Diese Pflanze gehört jemand anderem. Zurückholen darfst du eigene und neutrale.
refusal-no-free-slot = Auf deiner Ablage ist für diese Pflanze kein Platz frei.
refusal-mushroom-on-area = Ein Pilz wächst in der Wiese. Dieses Feld gehört schon zu einem Gebiet.
refusal-mushroom-on-domino = Da liegt ein Domino. Ein Pilz braucht ein freies Wiesenfeld.
refusal-mushroom-on-cloud = Da liegt eine Wolke. Ein Pilz braucht ein Wiesenfeld ohne Wolke.
refusal-mushroom-alone = Ein Pilz muss ein Gebiet an einer Kante berühren. Dieses Feld berührt keins.
refusal-nothing-to-score = Gerade gibt es kein Gebiet zu werten.
refusal-score-first = Ein Gebiet wartet auf die Wertung. Sag score, wenn du mit deinen Wolken fertig bist.
refusal-not-at-the-end = Einen Zusatzzug kaufst du ganz am Ende deines Zuges, nach dem Nachziehen.
refusal-empty-hand = Du hast keine Dominos mehr, ein Zusatzzug wäre verschenkt.
refusal-not-an-outcome = „{ $word }“ kann hier nicht gezogen werden.
refusal-no-such-action = So eine Aktion gibt es nicht.

## Spieldateien

file-format = Zeile { $line }: Das ist keine Spieldatei. Sie muss mit „{ $right }“ beginnen.
file-line = Zeile { $line }: Hier wird „{ $right }“ erwartet.
file-number = Zeile { $line }: „{ $value }“ ist keine Zahl für „{ $name }“.
file-entry = Zeile { $line }: „{ $entry }“ ist kein Eintrag. Schreib einen Platz oder „chance“ und das Wort, zum Beispiel „1 end“.
file-block = Zeile { $line }: Hierher gehört ein Text, jede seiner Zeilen um zwei Leerzeichen eingerückt.
file-seats = In der Datei stehen { $seats } Plätze, in ihrer Stellung aber { $found }.
file-replay = Eintrag { $number }, „{ $entry }“, lässt sich nicht spielen: { $why }

## Spielplandateien: lesen (mit Zeile und Spalte)

board-header = Zeile { $line }, Spalte { $column }: Über dem Plan braucht jede Zeile ein Stichwort und einen Doppelpunkt, zum Beispiel „name: Weidenbogen“.
board-below = Zeile { $line }, Spalte { $column }: Die Zeichnung beginnt in der Zeile unter „board:“.
board-missing = Zeile { $line }, Spalte { $column }: Die Zeichnung fehlt. Sie steht unter einer Zeile „board:“.
board-twice = Zeile { $line }, Spalte { $column }: „{ $key }“ kam schon vor. Einmal genügt.
board-empty = Zeile { $line }, Spalte { $column }: „{ $key }“ hat keinen Wert. Schreib ihn hinter den Doppelpunkt.
board-mode = Zeile { $line }, Spalte { $column }: „{ $value }“ ist kein Modus. Modi: { $right }.
board-cloud-twice = Zeile { $line }, Spalte { $column }: Die Wolken auf { $space } kamen schon vor. Nenne jedes Feld einmal.
board-key = Zeile { $line }, Spalte { $column }: „{ $key }“ ist unbekannt. Es gibt name, mode, tokens, clouds und board.
board-number = Zeile { $line }, Spalte { $column }: „{ $value }“ passt nicht. Gebraucht wird eine Zahl von { $least } bis { $most }.
board-tokens = Zeile { $line }, Spalte { $column }: Plättchen sehen so aus: 4/2 = 1 2 2 (große/kleine Zahl = die Rückseite von jedem).
board-cloud = Zeile { $line }, Spalte { $column }: „{ $value }“ sagt nicht, wo Wolken liegen. Schreib Feld=Anzahl, zum Beispiel c6=2.
board-too-high = Zeile { $line }, Spalte { $column }: Ein Spielplan hat höchstens { $most ->
        [one] eine Reihe.
       *[other] { $most } Reihen.
    }
board-too-wide = Zeile { $line }, Spalte { $column }: Ein Spielplan hat höchstens { $most ->
        [one] eine Spalte.
       *[other] { $most } Spalten.
    }
board-char = Zeile { $line }, Spalte { $column }: „{ $char }“ ist kein Zeichen für ein Feld. Es gibt S oder P (Start), . (Bach), T (Baumstumpf), a–z (Gebiete), # (außerhalb).
board-touch = Zeile { $line }, Spalte { $column }: Die Gebiete „{ $one }“ und „{ $two }“ berühren sich. Nimm denselben Buchstaben oder trenne sie durch Bach.
board-ragged = Zeile { $line }, Spalte { $column }: Alle Reihen müssen gleich breit sein, hier { $right ->
        [one] ein Zeichen.
       *[other] { $right } Zeichen.
    }
board-needs = Zeile { $line }, Spalte { $column }: Über dem Plan fehlt „{ $key }: …“.
board-kind-twice = Zeile { $line }, Spalte { $column }: Die Plättchen { $kind } kommen zweimal vor. Schreib alle Rückseiten in eine Zeile.
board-cloud-outside = Zeile { $line }, Spalte { $column }: Wolken auf { $space }, aber das liegt außerhalb des Spielplans.

## Spielplandateien: prüfen

check-no-start = Es gibt kein Startfeld. Ohne eins kann nie ein Domino liegen; zeichne es als S oder P.
check-many-areas = { $areas ->
        [one] Ein Gebiet ist zu viel;
       *[other] { $areas } Gebiete sind zu viele;
    } höchstens { $most } passen.
check-stump-in-base = { $space }: Baumstümpfe gehören zu Valley. Zeichne hier Bach (.) oder nimm einen anderen Modus.
check-many-kinds = { $kinds ->
        [one] Eine Sorte Plättchen ist zu viel;
       *[other] { $kinds } Sorten Plättchen sind zu viele;
    } höchstens { $most } passen.
check-cloud-meadow = { $space }: In Valley liegen Wolken auf Wiesenfeldern, nicht in Gebieten.
check-cloud-area = { $space }: Hier liegen Wolken auf Gebietsfeldern, nicht im Bach.
check-token-missing = { $areas ->
        [one] Ein Gebiet hat
       *[other] { $areas } Gebiete haben
    } die Größe { $size }, aber mit dieser großen Zahl gibt es { $tokens ->
        [0] kein Plättchen.
        [one] nur ein Plättchen.
       *[other] nur { $tokens } Plättchen.
    }
check-size = Der Plan misst { $rows } × { $columns } Felder (Reihen × Spalten). Ein voller Plan hat 15 × 15.
check-starts = Es gibt { $count ->
        [one] ein Startfeld.
       *[other] { $count } Startfelder.
    } Ein voller Plan hat 4.
check-start-top = { $space }: Im Grundspiel fließen die Bäche von oben herein, die Startfelder liegen in Reihe 1.
check-start-beside = { $space }: Zwei Startfelder liegen nebeneinander. Halte Abstand.
check-lonely-brook = { $space }: Neben diesem Bachfeld ist kein Bach, hier kann nie ein Domino liegen.
check-unreachable = { $space }: Von hier führt kein Weg durch den Bach zu einem Startfeld.
check-closed-area = { $space }: Gebiet { $area } ist schon vor dem Spiel abgeschlossen. Gib ihm Bachfelder, auf die ein Domino passt.
check-areas = Es gibt { $count ->
        [one] ein Gebiet.
       *[other] { $count } Gebiete.
    } Ein voller Plan hat 18.
check-tokens = Es gibt { $count ->
        [one] ein Gebietsplättchen.
       *[other] { $count } Gebietsplättchen.
    } Ein voller Satz hat 21.
check-backs = Alle Plättchen einer Sorte haben dieselbe Rückseite, da bleibt nichts geheim. Ändere mindestens eine Sorte.
check-four = Plättchen mit der großen Zahl 4 haben die kleine Zahl 2, nicht { $minor }.
check-clouds-base = Wolken liegen auf genau 4 Feldern, zusammen 4 bis 6. Hier { $total ->
        [one] ist es eine.
       *[other] sind es { $total }.
    }
check-clouds-apart = Zwei Wolkenfelder liegen im selben Gebiet. Gib jedem ein eigenes.
check-brook = Es gibt { $count ->
        [one] ein Bachfeld.
       *[other] { $count } Bachfelder.
    } Damit jeder Domino Platz hat, müssen es mindestens 108 sein.
check-stumps = Es gibt { $count ->
        [one] einen Baumstumpf.
       *[other] { $count } Baumstümpfe.
    } Ein voller Plan hat 8.
check-clouds-valley = Ein voller Plan hat 8 Felder mit je einer Wolke. Hier { $count ->
        [one] ist es ein Feld.
       *[other] sind es { $count } Felder.
    }
check-cloud-marked = { $space }: Eine Wolke liegt auf einem Baumstumpf oder Startfeld. Gib jedem ein eigenes Feld.

## Stellungen

position-key = Zeile { $line }: „{ $key }“ ist unbekannt. Eine Zeile beginnt mit: { $right }.
position-line = Zeile { $line }: { $why }
position-value = Zeile { $line }: „{ $value }“ lässt sich nicht als „{ $key }“ lesen. Vergleiche mit einer geschriebenen Stellung.
position-board = Zeile { $line }: Das Diagramm fehlt. Es steht unter einer Zeile „board“.
position-seat-line = Zeile { $line }: Das gehört zu einer Person. Schreib es unter eine Zeile wie „seat 1“.
position-domino-twice = Zeile { $line }: Der Domino { $domino } liegt schon woanders. Es gibt jeden nur einmal.
position-size = Zeile { $line }: Das Diagramm hat höchstens { $most } Reihen und Spalten.
position-empty = Zeile { $line }: Im Diagramm ist kein Feld.
position-sign = Zeile { $line }: „{ $sign }“ auf { $space } ist kein Zeichen. Es gibt # . S P T _ m, ein Tier wie OW oder eine Pflanze wie 1t oder nb.
position-animal = Zeile { $line }: „{ $sign }“ ist kein Tier. Tiere: { $right }.
position-no-seat = Zeile { $line }: Einen Platz { $seat } gibt es nicht. Dieser Tisch hat { $seats ->
        [one] einen Platz.
       *[other] { $seats } Plätze.
    }
position-area = Zeile { $line }: „{ $word }“ ist nicht lesbar. Schreib Gebiet:groß/klein, zum Beispiel 2:4/2, und dahinter, wer es hat und die Rückseite, zum Beispiel @1=3.
position-mushroom = { $space }: Ein Pilz muss ein Gebiet an einer Kante berühren.
position-stock = Auf der Ablage von Platz { $seat } stehen mehr Pflanzen, als sie Plätze hat: eigene { $own }, neutrale { $neutral } (Gras/Busch/Kiefer/Eiche).
position-half-hidden = Von Platz { $seat } sind manche Dominos genannt und andere nicht. Nenne alle, oder nur ihre Zahl.
position-unknown = Die Dominos von Platz { $seat } sind verdeckt; das darf nur eine Ansicht. Nenne sie, oder ergänze eine Zeile wie „viewer 1“.
position-pool = Reserven und verdeckte Dominos brauchen { $wanted }, übrig sind aber nur { $pool }. Verkleinere die Reserven.
position-closed = Gebiet { $area } kann nicht auf die Wertung warten: Es gibt { $areas ->
        [one] ein Gebiet,
       *[other] { $areas } Gebiete,
    } und nur die Grundregeln werten sie während des Spiels.
position-many-tokens = Plättchen { $kind } liegen auf mehr Gebieten, als es solche Plättchen gibt: auf { $laid ->
        [one] einem Gebiet.
       *[other] { $laid } Gebieten.
    }
position-bare-area = Gebiet { $area } hat kein Plättchen seiner Größe. Gib ihm eins in der Zeile „areas“.
position-backs = Das Plättchen von Gebiet { $area } hat eine Rückseite, die kein Plättchen seiner Sorte mehr haben kann. Prüfe „tokens“ und „areas“.
position-domino = Auf { $one } und { $other } liegt kein Domino. Nenne die beiden Felder des Dominos aus diesem Zug in Leserichtung.
position-needs-domino = Dieser Schritt folgt auf einen Domino. Ergänze eine Zeile „domino“ mit seinen zwei Feldern.
position-needs-mushroom = Hier steht niemandem ein Pilz zu. Schreib „owed 1“, lass Pilze im Vorrat und ein Feld zum Wachsen.
position-needs-closed = Dieser Schritt wertet ein abgeschlossenes Gebiet. Nenne es in einer Zeile „closed“.
position-closed-token = Das Plättchen von Gebiet { $area } passt nicht zu diesem Schritt: Vor der Wertung liegt es auf seinem Gebiet, danach hat es, wer am Zug ist, mit ungesehener Rückseite.
position-needs-reserve = Platz { $seat } soll nachziehen, aber die Reserve ist leer.
position-hand-size = Beim Austeilen hat eine Hand höchstens { $most }.
position-needs-hand = Platz { $seat } soll einen Domino legen, aber die Hand ist leer.
position-needs-bare-area = Jedes Gebiet hat schon sein Plättchen, es ist keins mehr auszulegen.

## Namen

animal-butterfly = Schmetterling
animal-salamander = Salamander
animal-owl = Eule
animal-woodpecker = Specht
animal-badger = Dachs
animal-turtle = Schildkröte
animal-snail = Schnecke
animal-hare = Hase
animal-frog = Frosch
animal-trout = Forelle
plant-own-turf = Gras
plant-own-bush = Busch
plant-own-pine = Kiefer
plant-own-oak = Eiche
plant-neutral-turf = neutrales Gras
plant-neutral-bush = neutraler Busch
plant-neutral-pine = neutrale Kiefer
plant-neutral-oak = neutrale Eiche
colour-orange = Orange
colour-blue = Blau
colour-black = Schwarz
colour-white = Weiß
colour-neutral = Neutral
mode-base = Grundspiel
mode-valley = Valley
mode-variant = Valley, Planrückseite
source-start = Start
source-plants = Pflanzen
source-areas = Gebiete
source-clouds = Wolken
source-left = Restpflanzen
source-backs = Rückseiten
count-discarded = abgeworfen

## Was zu tun ist

step-choose-start = Ausgelost wird, wer beginnt.
step-lay-front = Die Gebietsplättchen werden ausgelegt.
step-deal = Die Dominos werden verteilt.
step-refill = Dein Zug liegt aus. Weiter zum Nachziehen, oder nimm zurück.
step-learn-back = Ein Gebiet ist abgeschlossen. Weiter zur Rückseite des Plättchens, oder nimm zurück.
step-place = Leg einen Domino, oder wirf einen ab.
step-mushroom = Du hast einen Baumstumpf bedeckt: Setz einen Pilz, oder verzichte.
step-plant = Pflanze etwas neben deinen Domino, oder lass es.
step-score = Gleich wird ein Gebiet gewertet. Letzte Gelegenheit für deine Wolken.
step-end = Beende deinen Zug, oder nutze deine Wolken.
step-over = Das Spiel ist zu Ende.
word-means-no-plant = nichts pflanzen
word-means-no-mushroom = auf den Pilz verzichten
word-means-score = das Gebiet werten
word-means-again = noch ein Zug für 3 Wolken
word-means-end = den Zug beenden
group-joker = joker …: 2 Wolken
group-return = return …: 1 bis 4 Wolken

## Zeichen der Zeichnung

legend-target = hier kannst du spielen
legend-return = eine Pflanze, die du zurückholen darfst
legend-fresh = zuletzt bewegt
legend-joker = das Jokertier
legend-brook = freier Bach oder freie Wiese
legend-start = Startfeld
legend-pond = Teich: Startfeld in Valley
legend-stump = Baumstumpf: bedecken bringt einen Pilz
legend-mushroom = Pilz: ein Gebietsfeld
legend-clouds = Wolken, die dort liegen
legend-plant = eine Pflanze: Farbe, dann Art
legend-token = was ein Gebiet wert ist: erster / zweiter Rang

## Tafeln

panel-turn = Zug { $turn }
panel-joker = Joker
panel-mushrooms = Pilze
panel-you = du
panel-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
panel-clouds = Wolken { $clouds } von { $most }
panel-hand = Hand { $hand }, Reserve { $reserve }
panel-hand-short = Hand { $hand }+{ $reserve }
panel-discarded = { $count } abgeworfen
panel-tokens = { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
panel-tokens-short = Pl. { $count }
panel-plants = Pflanzen
panel-your-hand = Hand:
panel-no-hand = leer
ledger-area = Gebiet
ledger-worth = Wert
ledger-totals = Summen
ledger-gets = bekäme
ledger-closed = abgeschlossen von { $who }
ledger-nobody = niemand
ledger-empty = noch ohne Pflanzen:
ledger-empty-closed = ohne Pflanzen abgeschlossen:

## Was geschah

event-started = beginnt
event-placed = { $one } auf { $p } und { $other } auf { $q } gelegt
event-discarded = { $domino } abgeworfen
event-discarded-hidden = einen Domino abgeworfen
event-planted = { $plant } auf { $space } gepflanzt (Gebiet { $area })
event-joker = neuer Joker: { $animal }
event-returned = { $plant } von { $space } zurückgeholt für { $cost ->
        [one] eine Wolke
       *[other] { $cost } Wolken
    }
event-mushroom = Pilz auf { $space }, Gebiet { $area } wächst
event-mushroom-joins = Pilz auf { $space } verbindet die Gebiete { $joined } zu Gebiet { $area }
event-again = noch ein Zug für 3 Wolken
event-clouds = { $count ->
        [one] eine Wolke
       *[other] { $count } Wolken
    } genommen
event-clouds-lost = { $count ->
        [one] eine Wolke
       *[other] { $count } Wolken
    } aus Platzmangel verloren
event-nobody = niemand punktet
event-area-closed = Gebiet { $area } abgeschlossen: { $who }
event-area-final = Gebiet { $area }: { $who }
event-points-plants = { $points }
event-points-clouds = { $points } für Wolken
event-points-left = { $points } für übrige Pflanzen
event-points-backs = { $points } von den Rückseiten
event-drew = { $domino } gezogen
event-back-seen = Rückseite zu Gebiet { $area }: { $bonus }
event-over = Ende des Spiels

## Ergebnisse

scores-winner = { $who } gewinnt.
scores-winners = { $who } teilen sich den Sieg.
scores-place = Rang
scores-player = Spieler
scores-total = Summe

## Spielen im Terminal

play-ledger = Wer wo führt
play-news = Seit deinem letzten Zug
play-more-news = mehr mit „log“
play-go = weiter; danach geht nichts mehr zurück
play-go-first = Sag zuerst { $word }, um weiterzugehen, oder undo, um zurückzunehmen.
play-back = wähl eine Nummer; Enter führt zurück
play-number = Eine Nummer { $number } steht nicht in der Liste. Sie geht von 1 bis { $most }.
play-say-something = Wähl eine Nummer oder tipp ein Wort. „help“ erklärt es.
play-forced = Für dich gespielt, weil es keine andere Wahl gab: { $word }
play-undone = Zurückgenommen: { $words }
play-no-undo = Hier lässt sich nichts zurücknehmen: Es wurde gezogen, etwas angesehen oder der Zug übergeben. [Q-55]
play-none-legal = Kein erlaubtes Wort enthält „{ $filter }“.
play-hint = { $bot } würde spielen: { $word }
play-save-where = Wohin? Schreib save und den Namen einer Datei.
play-saved = Spiel gespeichert: { $file }
play-seed = Ausgeteilt wurde mit Startwert { $seed }. --seed { $seed } teilt noch einmal so aus.
play-bye = Bis bald.
play-bye-saved = Bis bald. Dein Spiel ist aufgehoben; weiter geht es mit:
play-help =
    Tipp eine Nummer aus der Liste oder ein Wort wie „place owl@c4 snail@c5“ (Tab ergänzt es).
    Enter allein spielt, was am Prompt in [Klammern] steht. Außerdem:
play-help-undo = nimmt deinen letzten Schritt zurück, solange nichts gezogen oder angesehen wurde
play-help-ledger = wer in welchem Gebiet führt, Gleichstände ~durchgestrichen~
play-help-legal = alle erlaubten Wörter, oder die, die etwas enthalten
play-help-hand = deine Dominos
play-help-players = alles über alle am Tisch
play-help-board = zeichnet den Tisch neu
play-help-log = alles, was geschehen ist
play-help-hint = was der Bot greedy spielen würde
play-help-save = legt eine Kopie des Spiels in eine Datei
play-help-help = diese Hilfe
play-help-quit = aufstehen; das Spiel wird aufgehoben
play-help-signs = Zeichen auf dem Plan:
bad-you = Einen Platz { $you } gibt es hier nicht. Dieser Tisch hat { $seats ->
        [one] einen Platz.
       *[other] { $seats } Plätze.
    }
bad-bots = { $given ->
        [one] Ein Bot ist genannt,
       *[other] { $given } Bots sind genannt,
    } aber { $right ->
        [one] ein Platz braucht einen
       *[other] { $right } Plätze brauchen einen
    }. Nenne für jeden einen, oder einen einzigen für alle.
load-other-game = { $file } ist ein Spiel von { $game }. Lass den Namen weg oder nenne diesen.
load-fixed = { $file } legt Plätze und Optionen schon fest. Lass sie beim Laden weg.

## Nachspielen

replay-head = { $game }, Regeln { $rules }, { $seats ->
        [one] ein Platz,
       *[other] { $seats } Plätze,
    } { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }
replay-entry = Eintrag { $number } von { $most }:
replay-begin = Vor dem ersten von { $most ->
        [one] einem Eintrag
       *[other] { $most } Einträgen
    }
replay-keys = Enter: weiter · b: zurück · Zahl: dorthin · q: Schluss
replay-at = Einen Eintrag { $number } gibt es nicht. Dieses Spiel hat { $most ->
        [one] einen Eintrag.
       *[other] { $most } Einträge.
    }
replay-answer = „{ $answer }“ bedeutet hier nichts. Enter geht weiter, b zurück, eine Zahl springt, q hört auf.

## Simulation

simulate-bar = Es wird gespielt
simulate-bot = Bot
simulate-wins = Siege
simulate-interval = 95-%-Intervall
simulate-footer = { $games ->
        [one] Ein Spiel,
       *[other] { $games } Spiele,
    } im Mittel { $decisions } Entscheidungen, Startwert { $seed }. Ein geteilter Sieg zählt anteilig.
simulate-csv = Spiele geschrieben: { $file }

## Spielpläne, Spiele, Dateien

board-fine = alles in Ordnung
board-drawn = Gezeichnet: { $file }
svg-description = Ein Spielplan für Renature ({ $mode }): { $rows } Reihen, { $columns } Spalten, { $areas ->
        [one] ein Gebiet.
       *[other] { $areas } Gebiete.
    }
games-seats = { $least } bis { $most } Personen
games-rules = Regelversion { $rules }
games-default = Vorgabe { $value }
games-boards = Spielpläne:
games-bots = Bots:
option-mode = Grundspiel, Valley oder die Rückseite von Valleys Plan
option-board = der Name eines Spielplans oder die Datei eines eigenen
option-start = wer beginnt
option-discards = dürfen andere sehen, was abgeworfen wurde?
option-mushroom-on-cloud = darf ein Pilz wachsen, wo eine Wolke liegt?
option-variant-rules = Regeln für die Planrückseite
file-missing = die Datei gibt es nicht
file-denied = das ist nicht erlaubt
file-is-folder = es ist ein Ordner
file-no-folder = den Ordner dazu gibt es nicht
file-disk-full = der Datenträger ist voll
file-broken = { $file }: { $why }
file-not-text = { $file } ist keine Textdatei.
file-unreadable = { $file } lässt sich nicht lesen: { $why }.
file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
file-not-a-game = { $file } gibt es schon, und es ist keine Spieldatei. Nimm einen anderen Namen.
warm-why = Die Regeln werden für diesen Rechner übersetzt. Das dauert meist etwa 15 Sekunden, und nur beim ersten Mal.
warm-bar = Übersetzen

## Die Befehlszeile

cli-no-command = Einen Befehl „{ $name }“ gibt es nicht. Befehle: { $right }.
cli-no-option = Eine Option { $option } gibt es hier nicht.
cli-no-option-but = Eine Option { $option } gibt es hier nicht. Meinst du { $right }?
cli-option-value = Hinter { $option } fehlt ein Wert.
cli-missing = { $name } fehlt.
cli-bad-value = { $name }: { $why }
cli-usage = „{ $args }“ ist nicht zu verstehen.
cli-try-help = --help zeigt, wie es geht.
cli-language = „{ $value }“ ist hier keine Sprache. Sprachen: { $right }.
cli-option-pair = „{ $value }“ ist keine Option. Schreib --option name=wert.
cli-which-game = Welches Spiel? Spiele: { $right }.

help-usage = Aufruf:
help-options = Optionen
help-arguments = Argumente
help-commands = Befehle
help-help = Zeigt diese Hilfe.
help-version = Zeigt die Version.
help-lang = Sprache: en, de oder pl; sonst entscheidet WALDBACH_LANG oder LANG.
help-waldbach = Spiele und erforsche das Brettspiel Renature: im Terminal, gegen Bots, nach den Regeln.
help-play = Spiel im Terminal gegen Bots.
help-simulate = Lass Bots viele Spiele spielen und sieh, was herauskommt.
help-replay = Zeigt eine Spieldatei: Verlauf, eine Stellung oder Schritt für Schritt.
help-board = Prüft und zeichnet Spielpläne.
help-check = Prüft Spielplandateien; sagt, was wo nicht stimmt.
help-show = Zeichnet einen Spielplan, hier oder als SVG-Datei.
help-games = Nennt die Spiele, ihre Optionen, Spielpläne und Bots.
help-referee = Leitet Spiele für andere Programme: JSON-Zeilen auf stdin und stdout.
help-game = Name des Spiels; kann entfallen, solange es nur eins gibt.
help-seats = Zahl der Personen (2).
help-you = Dein Platz (1).
help-mode = Modus: base, valley oder variant.
help-option = Eine Option des Tisches; auch mehrfach. „waldbach games“ nennt sie.
help-board-option = Ein Spielplan: Name eines vorhandenen oder eine Datei.
help-bots = Bots für die anderen Plätze der Reihe nach, oder ein Name für alle (greedy).
help-bots-all = Bots für die Plätze der Reihe nach, oder ein Name für alle (greedy).
help-seed = Eine Zahl, die das Austeilen und das Glück der Bots festlegt.
help-seed-simulate = Eine Zahl, die alle Spiele festlegt (0).
help-load = Spiel ein gespeichertes Spiel weiter.
help-save = Heb das Spiel in dieser Datei auf.
help-games-count = Zahl der Spiele (1000).
help-start = Wer beginnt: ein Platz oder random.
help-csv = Schreibt jedes Spiel in diese Datei, Werte durch Kommas getrennt.
help-game-file = Eine Spieldatei.
help-step = Geht Schritt für Schritt durch das Spiel.
help-at = Zeigt die Stellung nach diesem Eintrag.
help-seat = Zeigt, was dieser Platz sieht; sonst ist alles zu sehen.
help-board-files = Spielplandateien.
help-board-source = Eine Spielplandatei oder der Name eines Spielplans.
help-replay-svg = Schreibt die Stellung als Bild eines Terminals, eine SVG-Datei.
help-svg = Schreibt eine Zeichnung als SVG-Datei.

## Referee

referee-long = Die Zeile ist länger als { $most } Bytes. Schick eine kürzere Anfrage.
referee-encoding = Die Zeile ist kein gültiges UTF-8; Byte { $column } ist das erste, das nicht passt.
referee-json = Die Zeile ist kein gültiges JSON; der Fehler beginnt in Spalte { $column }. Jede Zeile muss genau ein vollständiges Objekt sein.
referee-deep = Das JSON ist zu tief verschachtelt.
referee-number = Das JSON enthält eine unbrauchbare Zahl: eine mit Tausenden von Ziffern, NaN oder Infinity.
referee-object = Eine Anfrage ist ein JSON-Objekt wie {"{"}"command": "games"{"}"}.
referee-command = Den Befehl „{ $name }“ gibt es nicht. Befehle: { $right }.
referee-field = Der Befehl „{ $command }“ kennt das Feld „{ $field }“ nicht. Felder: { $right }.
referee-missing = Das Feld „{ $field }“ fehlt. Richtig ist zum Beispiel: { $right }
referee-form = Der Wert von „{ $field }“ hat nicht die richtige Form. Richtig ist zum Beispiel: { $right }
referee-lang = Diese Sprache gibt es hier nicht. Sprachen: { $right }.
referee-chance = Für den Zufall sorgt entweder der Schiedsrichter („seed“) oder dein Programm („chance“: „scripted“), nicht beide.
referee-load = Lade entweder eine "file" oder eine "position" zusammen mit ihrem "game".
referee-match = Die Partie „{ $name }“ gibt es nicht. Beginne eine mit „new“ oder „load“.
referee-full = Es sind schon { $most } Partien offen. Schließ zuerst eine davon.
referee-seat = Den Platz { $seat } gibt es nicht; diese Partie hat die Plätze 1 bis { $seats }.
referee-view = Diese Stellung zeigt nur, was ein Betrachter sieht; der Rest ist verdeckt. Eine Partie braucht die vollständige Stellung.
referee-undo = Es gibt nichts zurückzunehmen: Seit zuletzt etwas Geheimes gezeigt oder der Zug übergeben wurde, ist nichts geschehen.
referee-internal = Der Schiedsrichter ist gescheitert. Das ist ein Fehler des Programms; die Partie ist unverändert.

# Stellungen, die ein Programm laden kann

position-deal = Dominos werden in Zugreihenfolge ausgeteilt, aber vor Platz { $seat } hat jemand weniger als drei.
position-not-hidden = Die Stellung nennt einen Betrachter und zeigt doch, was er nicht sehen darf. Verdecke es mit „?“ oder lass die Zeile „viewer“ weg.
