# Waldbach, deutsch.
#
# Wörter des Protokolls (place, plant, owl …) bleiben in jeder Sprache gleich: Sie werden so getippt.
# Jede Absage und jeder Fehler sagt, was falsch war und was richtig wäre.
# Was man tippen könnte, steht für sich, unter .typed: Im Browser gibt es dafür Knöpfe.

## Tische und Spiele

bad-seats = { $seats ->
        [one] Mit { $seats } Person
       *[other] Mit { $seats } Personen
    } geht das nicht. Es braucht { $least } bis { $most }.
bad-option = Die Option { $name } kann nicht „{ $value }“ sein. Möglich: { $right }.
unknown-option = Eine Option „{ $name }“ gibt es nicht. Optionen: { $right }.
invent-seed = Ein Startwort hat 1 bis { $most } Zeichen, keinen Zeilenumbruch, und beginnt und endet nicht mit einem Leerzeichen.
invent-wish = Den Wunsch „{ $wish }“ gibt es nicht. Möglich: { $right }.
unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Spiele: { $right }.
unknown-rules = Die Regelversion { $rules } von { $name } ist hier nicht bekannt; dieses Programm spielt Version { $right }.
games-none = In { $folder } liegen keine Spiele. { $variable } nennt Ordner, in denen Spiele liegen; ein Spiel ist ein Ordner darin mit einer meta.py.
games-twice = Zwei Spiele heißen { $name }: { $one } und { $other }. Entferne eines davon.
games-package = Das installierte Spiel { $name } ist nicht zu finden: Das Paket { $package } hat keine meta.py. Sein Eintrag muss das Paket nennen, das der Ordner des Spiels ist.
unknown-bot = Einen Bot „{ $name }“ gibt es nicht. Bots: { $right }.
bad-budget = „{ $value }“ ist kein Budget. Schreibe eine Zahl von Simulationen wie 400 oder Millisekunden wie 250ms; höchstens { $most }.
nothing-to-search = Platz { $seat } hat jetzt nichts zu wählen, also gibt es nichts zu suchen.
unknown-board = Einen Spielplan „{ $name }“ gibt es nicht. Spielpläne: { $right }; oder nenne die Datei eines eigenen.
bad-start = Platz { $seat } kann nicht beginnen: Dieser Tisch hat { $seats ->
        [one] einen Platz.
       *[other] { $seats } Plätze.
    }
board-unplayable = Auf dem Spielplan „{ $name }“ kann man nicht spielen: { $why }
board-other-mode = Der Spielplan „{ $name }“ ist für den Modus { $mode } gemacht. Nimm diesen Modus oder einen anderen Plan.
board-without-tokens = Der Spielplan „{ $name }“ hat keine Gebietsplättchen. Diese Regeln brauchen eins für jedes Gebiet: Ergänze Zeilen mit „tokens:“.

## Zeit

pace-form = „{ $word }“ ist kein Tempo. Schreib „none“ (ohne Uhr), „live 10m+15s“ (ein Vorrat von { $stock } Minuten und { $increment } Sekunden mehr für jeden Zug) oder „days 24h bank 14d“ ({ $turn } Stunden für jeden Zug und { $bank } Urlaubstage).
pace-stock = „{ $value }m“ geht nicht als Zeitvorrat. Er hat { $least } bis { $most } Minuten wie in „live 10m+15s“.
pace-increment = „{ $value }s“ geht nicht als Zuschlag für einen Zug. Es sind { $least } bis { $most } Sekunden wie in „live 10m+15s“.
pace-turn = „{ $value }h“ geht nicht als Frist für einen Zug. Sie hat { $least } bis { $most } Stunden wie in „days 24h bank 14d“.
pace-bank = „{ $value }d“ geht nicht als Urlaubskonto. Darauf sind { $least } bis { $most } Tage wie in „days 24h bank 14d“.
hours-form = „{ $word }“ sagt nicht, wann du spielst. Schreib Zeitzone und Uhrzeiten und dahinter, falls es welche gibt, die freien Wochentage: „Europe/Warsaw 08:00-22:00 free sat sun“.
hours-span = „{ $value }“ geht nicht als Spielzeit. Schreib { $least } bis 24 Stunden eines Tages, etwa „08:00-22:00“, „18:00-02:00“ über Mitternacht oder „00:00-24:00“ für den ganzen Tag; Mitternacht am Ende ist 24:00.
hours-free = „{ $value }“ geht nicht für die freien Wochentage. Schreib höchstens { $most } von mon tue wed thu fri sat sun, in dieser Reihenfolge und jeden nur einmal.
unknown-zone = Eine Zeitzone „{ $zone }“ gibt es nicht. Schreib Kontinent und Stadt, etwa „Europe/Warsaw“.
unknown-zone-near = Eine Zeitzone „{ $zone }“ gibt es nicht. Ähnlich heißen: { $right }.
vacation-form = „{ $word }“ ist kein Urlaub. Schreib den ersten und den letzten Tag, etwa „2026-07-01..2026-07-14“.
vacation-order = Dieser Urlaub würde am { $last } enden, bevor er am { $first } beginnt. Schreib den ersten Tag zuerst.
vacation-when = Der Urlaub { $vacation } liegt zu früh oder zu spät. Anmelden kannst du ihn vom { $first } bis zum { $last }.
vacation-bank = { $days ->
        [one] Ein Tag ist
       *[other] { $days } Tage sind
    } zu viel: Auf deinem Urlaubskonto an diesem Tisch ist { $bank ->
        [0] kein ganzer Tag mehr.
        [one] noch ein Tag.
       *[other] noch Urlaub für { $bank } Tage.
    }
vacation-pace = Ein Tisch mit dem Tempo „{ $pace }“ hat kein Urlaubskonto. Das gibt es nur an Tischen wie „days 24h bank 14d“.

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
refusal-mushroom-first = Setz zuerst den Pilz, der dir zusteht, oder verzichte auf ihn.
    .typed = Verzichten: no-mushroom
refusal-no-mushroom-owed = Dir steht kein Pilz zu. Du bekommst einen, wenn dein Domino einen Baumstumpf bedeckt.
refusal-not-planting = Jetzt kannst du nicht pflanzen. Das geht einmal, gleich nachdem du einen Domino gelegt hast.
refusal-plant-first = Entscheide zuerst, ob du pflanzt: Setz eine Pflanze oder lass es sein.
    .typed = Nichts pflanzen: no-plant
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
refusal-score-first = Ein Gebiet wartet auf die Wertung. Lass es werten, wenn du mit deinen Wolken fertig bist.
    .typed = Werten: score
refusal-not-at-the-end = Einen Zusatzzug kaufst du ganz am Ende deines Zuges, nach dem Nachziehen.
refusal-empty-hand = Du hast keine Dominos mehr, ein Zusatzzug wäre verschenkt.
refusal-not-an-outcome = „{ $word }“ kann hier nicht gezogen werden.
refusal-no-such-action = So eine Aktion gibt es nicht.

## Spieldateien

file-format = Zeile { $line }: Das ist keine Spieldatei. Sie muss mit „{ $right }“ beginnen.
file-line = Zeile { $line }: Hier wird „{ $right }“ erwartet.
file-number = Zeile { $line }: „{ $value }“ ist keine Zahl für „{ $name }“.
file-digits = Zeile { $line }: „{ $value }“ passt nicht hinter „{ $name }“. Dort braucht es 64 Ziffern, von 0 bis 9 und a bis f.
file-secret = Zeile { $line }: Zu „secret“ gehört ein „deal“ in der Zeile darüber.
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
board-name-long = Zeile { $line }, Spalte { $column }: Der Name ist zu lang. Er darf höchstens { $most ->
        [one] ein Zeichen
       *[other] { $most } Zeichen
    } haben.
board-name-sign = Zeile { $line }, Spalte { $column }: Im Namen steht ein Zeichen, das sich nicht anzeigen lässt ({ $sign }). Nimm es heraus.
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
board-tab = Zeile { $line }, Spalte { $column }: Hier steht ein Tabulator. Jedes Feld ist genau ein Zeichen; schreib Zeichen statt Tabulatoren.
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
check-no-area = Neben keinem Gebiet kann je ein Domino liegen, also könnte niemand etwas pflanzen. Zeichne ein Gebiet an den Bach eines Startfelds.
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
check-cut-off-area = { $space }: Neben Gebiet { $area } kann nie ein Domino liegen, also kann dort niemand pflanzen. Führ den Bach eines Startfelds daran vorbei.
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
advice-arm = { $space }: Hier endet ein Bacharm. Ist seine Mündung belegt, kommt man an das dahinter kaum noch heran.
advice-open-water = { $space }: offenes Wasser ohne Gebiet daneben. Dominos bringen dort niemandem eine Pflanze.
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
scores-player = Name
scores-total = Summe

## Spielen im Terminal

play-ledger = Nach jetzigem Stand
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
play-hint = Die Suche bevorzugt { $word }.
play-hint-choice = {"  "}{ $word }: { $share } % des Ausgangs für dich ({ $part } % der Simulationen)
play-hint-line = {"  "}und danach: { $line }
play-save-where = Wohin? Schreib save und den Namen einer Datei.
play-saved = Spiel gespeichert: { $file }
play-seed = Ausgeteilt wurde mit Startwert { $seed }. --seed { $seed } teilt noch einmal so aus.
play-bye = Bis bald.
play-bye-saved = Bis bald. Dein Spiel ist aufgehoben; weiter geht es mit:
play-help =
    Tipp eine Nummer aus der Liste oder ein Wort wie „{ $word }“ (Tab ergänzt es).
    Enter allein spielt, was am Prompt in [Klammern] steht. Außerdem:
play-help-undo = nimmt deinen letzten Schritt zurück, solange nichts gezogen oder angesehen wurde
play-help-ledger = was jetzt zählen würde, und für wen
play-help-legal = alle erlaubten Wörter, oder die, die etwas enthalten
play-help-hand = deine Hand
play-help-players = alles über alle am Tisch
play-help-board = zeichnet den Tisch neu
play-help-log = alles, was geschehen ist
play-help-hint = was eine kurze Suche am besten findet
play-help-save = legt eine Kopie des Spiels in eine Datei
play-help-help = diese Hilfe
play-help-quit = aufstehen; das Spiel wird aufgehoben
play-help-signs = Zeichen der Zeichnung:
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

## Das Austeilen prüfen

verify-no-deal = In dieser Spieldatei gibt es keine Zeile „deal“. Das Austeilen wurde nicht vorab festgelegt, also gibt es nichts zu prüfen.
verify-holds = Es wurde ehrlich ausgeteilt: Das Geheimnis passt zum Hash, und { $drawn ->
        [one] der eine Eintrag des Zufalls folgt
       *[other] alle { $drawn } Einträge des Zufalls folgen
    } daraus.
verify-fails = Das Austeilen ist nicht bestätigt.
verify-hash = Ist das der Hash, der dir vor dem Spiel gezeigt wurde? { $hash }
verify-other-hash = Das Geheimnis passt nicht zum Hash. Es gehört zu einem anderen Spiel, oder der Tisch wurde verändert.
verify-misdeal = Eintrag { $number } ist „{ $found }“, aus dem Geheimnis folgt aber „{ $given }“.
verify-too-early = Das Spiel ist nicht zu Ende, darum ist sein Geheimnis noch nicht offengelegt. Prüf es nach dem Ende noch einmal.
verify-not-over = Das Geheimnis ist offengelegt, aber das Spiel ist nicht zu Ende: Am Schluss fehlen Einträge.
verify-no-secret = Das Spiel ist zu Ende, aber sein Geheimnis ist nicht offengelegt. Frag nach der Datei mit der Zeile „secret“.

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

material-fine = alles in Ordnung
material-can = { $count ->
        [one] spielbar, ein Wunsch bleibt offen
       *[other] spielbar, { $count } Wünsche bleiben offen
    }
material-cannot = { $count ->
        [one] noch nicht spielbar: ein Grund
       *[other] noch nicht spielbar: { $count } Gründe
    }
material-drawn = Gezeichnet: { $file }
material-written = Geschrieben: { $file }
material-exists = { $file } gibt es schon. Nenne einen anderen Namen, oder keinen, um den Text zu sehen.
material-warning = vielleicht nicht gewollt: { $why }
svg-description = Ein Spielplan für Renature ({ $mode }): { $rows } Reihen, { $columns } Spalten, { $areas ->
        [one] ein Gebiet.
       *[other] { $areas } Gebiete.
    }
games-seats = { $least } bis { $most } Personen
games-rules = Regelversion { $rules }
games-default = Vorgabe { $value }
games-board = Spielpläne:
games-cards = Karten:
games-bots = Bots
bot-seed = freundlich und neu dabei: übersieht viel, verschätzt sich auch
bot-sprout = übersieht ab und zu etwas
bot-sapling = wägt jeden Zug ab, schaut aber kaum voraus
bot-tree = denkt ein wenig voraus
bot-forest = am stärksten: denkt bis zu einer Sekunde voraus
bot-caretaker = springt für alle ein, die gegangen sind: solide und schnell
bot-random = irgendein Zug, jeder gleich wahrscheinlich
bot-greedy = was die Faustregeln des Spiels am höchsten bewerten
bot-search = die Suche mit eigenem Budget: search@400 (Simulationen), search@250ms
option-renature-mode = Grundspiel, Valley oder die Rückseite von Valleys Plan
option-renature-board = der Name eines Spielplans, die Datei eines eigenen, oder new (new STARTWORT) für einen erfundenen
option-renature-start = wer beginnt
option-renature-discards = dürfen andere sehen, was abgeworfen wurde?
option-renature-mushroom-on-cloud = darf ein Pilz wachsen, wo eine Wolke liegt?
option-renature-variant-rules = Regeln für die Planrückseite
file-missing = die Datei gibt es nicht
file-denied = das ist nicht erlaubt
file-is-folder = es ist ein Ordner
file-no-folder = den Ordner dazu gibt es nicht
file-disk-full = der Datenträger ist voll
file-read-only = dort lässt sich nichts schreiben
file-name-long = der Name ist zu lang
file-broken = { $file }: { $why }
file-not-text = { $file } ist keine Textdatei in UTF-8. Wenn es ein Text ist, speichere ihn in dieser Kodierung.
file-unreadable = { $file } lässt sich nicht lesen: { $why }.
file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
file-unusable = { $file } lässt sich nicht verwenden: { $why }.
file-not-a-game = { $file } gibt es schon, und es ist keine Spieldatei. Nimm einen anderen Namen.
warm-why = Die Regeln werden für diesen Rechner übersetzt. Das dauert etwa eine Minute, und nur beim ersten Mal.
warm-no-cache = Übersetzte Regeln können nicht in { $folder } aufgehoben werden ({ $why }), also geschieht das bei jedem Start. Setze WALDBACH_CACHE auf einen Ordner, in den du schreiben darfst.

## Die Befehlszeile

cli-no-command = Einen Befehl „{ $name }“ gibt es nicht. Befehle: { $right }.
cli-no-option = Eine Option { $option } gibt es hier nicht.
cli-no-option-but = Eine Option { $option } gibt es hier nicht. Meinst du { $right }?
cli-option-value = Hinter { $option } fehlt ein Wert.
cli-missing = { $name } fehlt.
cli-bad-value = { $name }: { $why }
cli-usage = „{ $args }“ ist nicht zu verstehen.
cli-try-help = --help zeigt, wie es geht.
cli-output-full = Die Ausgabe lässt sich nicht schreiben: Der Datenträger ist voll.
cli-language = „{ $value }“ ist hier keine Sprache. Sprachen: { $right }.
cli-option-pair = „{ $value }“ ist keine Option. Schreib --option name=wert.
cli-which-game = Welches Spiel? Spiele: { $right }.
cli-greeting =
    Willkommen bei Waldbach { $version }, einem Ort für Renature, Valley und Waldgärtner.
    Im Browser spielen: waldbach serve --open
    In diesem Terminal spielen: waldbach play renature
    Auf dem Handy oder mit Freunden im selben Netz: waldbach serve --open --host 0.0.0.0
cli-licence = Freie Software unter der GNU AGPL, Version 3 oder später; ohne jede Gewährleistung.

help-usage = Aufruf:
help-options = Optionen
help-arguments = Argumente
help-commands = Befehle
help-help = Zeigt diese Hilfe.
help-version = Zeigt die Version, die Lizenz und wessen Spiele das sind.
help-lang = Sprache: en, de oder pl; sonst entscheidet WALDBACH_LANG oder LANG.
help-waldbach = Spiele und erforsche Naturspiele, Renature und Waldgärtner: im Browser oder im Terminal, mit Freunden oder gegen Bots, nach den Regeln.
help-play = Spiel im Terminal gegen Bots.
help-simulate = Lass Bots viele Spiele spielen und sieh, was herauskommt.
help-replay = Zeigt eine Spieldatei: Verlauf, eine Stellung oder Schritt für Schritt.
help-verify = Prüft, ob in einem beendeten Spiel so ausgeteilt wurde, wie es vorab festgelegt war.
help-board = Prüft und zeichnet Spielpläne.
help-cards = Prüft und zeigt Karten und beginnt eine eigene Datei.
help-check = Prüft Dateien; sagt, was wo nicht stimmt. Exit-Code 0, wenn alle spielbar sind, 1, wenn eine es nicht ist.
help-show-board = Zeichnet einen Spielplan, hier oder als SVG-Datei.
help-new-board = Erfindet einen Spielplan und gibt ihn aus oder schreibt ihn in eine Datei.
help-new-file = Die Datei, die geschrieben wird; ohne sie wird der Text ausgegeben.
help-new-seed = Dasselbe Startwort ergibt denselben Spielplan.
help-symmetry = Ob beide Seiten gleich sind.
help-show-cards = Zeigt die Karten einer Datei.
help-new-cards = Gibt die Karten des Spiels als Datei zum Ändern aus oder schreibt sie.
help-games = Nennt die Spiele, ihre Optionen, Spielpläne, Karten und Bots.
help-referee = Leitet Spiele für andere Programme: JSON-Zeilen auf stdin und stdout.
help-lab = Spiele und Bots über viele Partien untersuchen, auf diesem Rechner oder einem Ray-Cluster.
help-tournament = Spieler gegeneinander antreten lassen: Siegquoten mit Intervallen, Wertungen, Bedenkzeit.
help-balance = Untersuchen, wie sich ein Spiel spielt: wer gewinnt, woher Punkte kommen, was entscheidet. Mit --out: Tabellen, Bilder und ein Bericht.
help-seats-grid = Spielerzahlen, mit Kommas (alle, die das Spiel erlaubt).
help-option-grid = Eine Option des Tisches; mehrere Werte mit Kommas ergeben je einen Tisch. Darf mehrmals stehen.
help-games-table = Zahl der Partien an jedem Tisch (1000).
help-slips = Anteil der Entscheidungen ohne Nachdenken (0.2).
help-players = Die Spieler: Bots, auf Wunsch jeder mit einem Budget: greedy, search@200 (Simulationen), search@250ms.
help-games-lineup = Mindestzahl der Partien jeder Besetzung (100): Jede Auslage wird einmal in jeder Drehung der Plätze gespielt.
help-workers = Anzahl der Prozesse (einer je Kern).
help-ray = Auf dem Ray-Cluster unter dieser Adresse rechnen; „local“ startet hier einen.
help-out = Ordner für die Ergebnisse. Ein abgebrochener Lauf geht dort weiter, wenn er erneut gestartet wird.
help-format = Format der Tabelle der Partien: csv oder parquet (csv).
help-json = Die Zusammenfassung als JSON ausgeben statt als Tabellen.
help-game = Name des Spiels.
help-seats = Zahl der Personen (so wenige, wie das Spiel braucht).
help-you = Dein Platz (1).
help-mode = Modus des Spiels; „waldbach games“ nennt die Modi.
help-option = Eine Option des Tisches; auch mehrfach. „waldbach games“ nennt sie. Wo das Spiel eine Datei nimmt, ihr Pfad.
help-board-option = Ein Spielplan: der Name eines vorhandenen, eine Datei oder new für einen erfundenen.
help-bots = Bots für die anderen Plätze der Reihe nach, oder ein Name für alle (sapling).
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
help-files = Dateien, oder Namen von dem, was das Spiel mitbringt.
help-source = Eine Datei, oder der Name von etwas, das das Spiel mitbringt.
help-replay-svg = Schreibt die Stellung als Bild eines Terminals, eine SVG-Datei.
help-svg = Schreibt eine Zeichnung als SVG-Datei.

## Labor

lab-missing = Das Labor braucht das Paket „{ $package }“. So wird es installiert: pip install 'waldbach[lab]'
lab-task-failed = Aufgabe { $task } ist gescheitert: { $why }
lab-worker-died = ihr Prozess hat von selbst aufgehört (Code { $code }). In einem Skript muss das Labor unter „if __name__ == "__main__":“ beginnen.
lab-ray-address = Ray ist unter „{ $address }“ nicht zu erreichen: { $why }. Gib eine Adresse an, wie ray.init sie nimmt (Rechner:Port, auto), oder „local“, um Ray hier zu starten.
lab-ray-stranger = dort antwortet etwas anderes
lab-ray-version = ein Rechner des Clusters hat Waldbach { $there }, dieser { $here }. Installiere überall dieselbe Version.
lab-players-twice = „{ $name }“ wurde zweimal genannt. Nenne jeden Spieler einmal; derselbe Bot darf mit mehreren Budgets antreten.
lab-players-few = Ein Turnier braucht mindestens zwei Spieler, etwa greedy,random.
lab-too-many = Das wären insgesamt { $games } Partien. Ein Turnier hat mindestens 1 und höchstens { $most }.
lab-bad-word = Spieler { $player } hat „{ $word }“ geantwortet. { $why }
lab-format = Es gibt kein Format „{ $value }“. Formate: { $right }.
lab-no-folder = es ist eine Datei, kein Ordner
lab-firsts = Erster
lab-place = Platz
lab-mu = mu
lab-sigma = sigma
lab-ordinal = Wertung
lab-decisions = Entscheidungen
lab-mean-time = im Mittel
lab-longest = am längsten
lab-other = gegen
lab-ahead = davor
lab-games = Partien
lab-alone = allein
lab-rest = unter lauter
lab-footer = { $games ->
        [one] Eine Partie,
       *[other] { $games } Partien,
    } { $deals ->
        [one] eine Auslage,
       *[other] { $deals } Auslagen,
    } jede in allen Drehungen der { $seats } Plätze, Startwert { $seed }. Unter Gleichen wird jeder Platz in { $even } Erster. Geteilte Plätze zählen anteilig.
lab-written = Geschrieben: { $files }
lab-stopped = Nach { $done } von { $of } Partien abgebrochen. Ohne --out ORDNER bleibt nichts erhalten.
lab-stopped-kept = Nach { $done } von { $of } Partien abgebrochen; sie liegen in { $folder }. Derselbe Befehl macht dort weiter.
lab-store-alien = { $file } stammt nicht aus dem Labor. Wähle einen anderen Ordner.
lab-store-busy = Ein anderer Lauf schreibt gerade in { $file }. Warte auf ihn oder wähle einen anderen Ordner.
lab-store-line = { $file }, Zeile { $line }: Das ist keine fertige Aufgabe. Lösche die Zeile oder wähle einen anderen Ordner.
lab-store-other = { $file } gehört zu einem anderen Auftrag: { $name } war dort { $was } und ist jetzt { $now }. Verlange dasselbe wie zuvor oder wähle einen anderen Ordner.

## Balance-Studien

balance-twice = Ein Tisch wurde zweimal verlangt. Nenne jede Spielerzahl und jeden Wert nur einmal.
balance-tables = Das ergibt { $count } Tische; höchstens { $most } passen in eine Studie. Verlange weniger Spielerzahlen oder Optionen.
balance-slips = Der Anteil der Ausrutscher kann nicht „{ $value }“ sein. Nötig ist ein Anteil von 0 bis 1, etwa 0.2.
balance-games = { $games } Partien sind zu wenig für eine Studie; nötig sind mindestens 2 an jedem Tisch.
balance-bots = { $bots } Bots passen nicht zu einem Tisch mit { $seats } Plätzen. Nenne einen für alle Plätze oder einen für jeden.
balance-seats = „{ $value }“ sagt nicht, wie viele mitspielen. Schreibe Zahlen mit Kommas, etwa 2,3,4.
balance-players = { $seats ->
        [one] { $seats } Person
       *[other] { $seats } Personen
    }
balance-seat = Platz { $number }
balance-place = als { $number }. am Zug
balance-win-rate = gewonnene Partien mit 95-%-Intervall; gestrichelt: gleicher Anteil; ein geteilter Sieg zählt anteilig
balance-score = Punkte jedes Platzes; Strich: Median
balance-margin = Punkte zwischen dem ersten und dem zweiten Rang; Strich: Median
balance-decisions = Entscheidungen in einer Partie; Strich: Median
balance-median = Median
balance-mean-points = Punkte je Platz, Mittelwert
balance-turned-share = Partien, die ohne diese Punkte jemand anderes gewonnen hätte, mit 95-%-Intervall
balance-legal = möglich
balance-chosen = gewählt
balance-of-decisions = Anteil an allen Entscheidungen
balance-difference = Siegquote derer, die es öfter nutzten als andere, minus die der übrigen, in Prozentpunkten (95-%-Intervall)
balance-title-uneven = An { $count } von { $all } Tischen entscheidet der Platz mehr, als der Zufall erlaubt
balance-ends = { "" }; nur die { $count } höchsten und niedrigsten
balance-points = Punkte
balance-title-order = Keine Stelle der Zugreihenfolge gewinnt öfter, als der Zufall erlaubt
balance-title-seats = Kein Platz gewinnt öfter, als der Zufall erlaubt
balance-title-scores = Die Hälfte aller Ergebnisse liegt zwischen { $low } und { $high } Punkten
balance-title-scores-tables = Der Median der Punkte liegt je nach Tisch bei { $low } bis { $high }
balance-title-lengths-tables = Eine mittlere Partie braucht je nach Tisch { $low } bis { $high } Entscheidungen
balance-title-margins = Die Hälfte aller Partien wird mit höchstens { $points } Punkten Vorsprung gewonnen
balance-title-lengths = Die Hälfte aller Partien braucht { $low } bis { $high } Entscheidungen
balance-title-sources = Die meisten Punkte kommen aus „{ $source }“: { $share }
balance-title-turned = Ohne „{ $source }“ hätten bis zu { $share } der Partien jemand anderen an der Spitze
balance-title-actions = „{ $kind }“ wird am öftesten ausgelassen: gewählt bei { $share } der Entscheidungen, die es erlauben
balance-title-things = { $things }: { $count ->
        [one] { $count } von { $all } geht mit Sieg oder Niederlage einher
       *[other] { $count } von { $all } gehen mit Sieg oder Niederlage einher
    }
balance-heading = Balance von { $game }
balance-intro = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } an jedem Tisch, gespielt von { $bots }; { $slips } der Entscheidungen fielen ohne Nachdenken, denn Menschen machen Fehler.
balance-all-tables = Alle Tische
balance-score-head = Punkte
balance-margin-head = Vorsprung
balance-winning = Punkte beim Sieg
balance-equal = punktgleich an der Spitze
balance-shared = geteilte Siege
balance-even = ausgeglichen?
balance-even-yes = nichts spricht dagegen
balance-even-no = nein
balance-table = Tisch
balance-place-head = Stelle
balance-seat-head = Platz
balance-interval = 95-%-Intervall
balance-p = p
balance-share = Anteil
balance-turned = sonst anderer Sieg
balance-deviation = Std.-Abweichung
balance-mean = Mittel
balance-quantile = { $percent } %
balance-number = Größe
balance-sources = Punkte nach Herkunft
balance-source = Herkunft
balance-lift = Siegquote: öfter
balance-rest = die übrigen
balance-gap = Unterschied
balance-corrected = p, korrigiert
balance-mixed = verglichene Partien
balance-actions = Aktionen
balance-action = Aktion
balance-taken = gewählt, wenn möglich
balance-a-game = je Partie
balance-used = in Partien genutzt
balance-of-chances = genutzte Gelegenheiten
balance-points-each = Punkte je Nutzung
balance-wins-by-order = Siege, % nach Zug
balance-wins-by-seat = Siege, % nach Platz
balance-by-seat = Siege nach Platz
balance-by-order = Siege nach Stelle in der Zugreihenfolge
balance-length-decisions = Entscheidungen
balance-course = Punkte und Länge
balance-how = Wie man das liest
balance-how-intervals = Intervalle halten zu 95 %: Wiederholte man die Studie, enthielten 95 von 100 solchen Intervallen den wahren Wert. „Ausgeglichen?“ prüft alle Siegquoten eines Tisches auf einmal; ein kleines p spricht gegen Ausgeglichenheit.
balance-how-lift = Für jedes Ding werden die, die es öfter nutzten als im Mittel des Tisches, mit den übrigen derselben Partie verglichen. p ist für die Zahl der betrachteten Dinge korrigiert (Benjamini und Hochberg): Von den markierten ist etwa jedes zwanzigste zufällig markiert. Wer ein Ding nutzt und öfter gewinnt, gewinnt nicht unbedingt deswegen.
balance-how-turned = „Sonst anderer Sieg“: Partien, in denen ein anderer Platz mehr Punkte gehabt hätte als der Sieger, wenn niemand die Punkte dieses Dings bekommen hätte.
balance-how-bots = Bots sind keine Menschen. Eine überraschende Zahl ist ein Grund hinzusehen, noch kein Urteil.
balance-again = Zum Wiederholen
balance-again-seed = Startwert { $seed }, Waldbach { $version }, Regeln { $rules } von { $game }. Derselbe Befehl ergibt dieselben Partien.
balance-files = Neben dieser Datei: Partien ({ $games }), Dinge ({ $things }), alle Zahlen (summary.json) und die Bilder als SVG und PNG.
balance-sort = nach dieser Spalte ordnen
balance-mark = auffällig
balance-drawing = Zeichne
study-animals = Tiere
study-plants = Pflanzen
study-areas = Gebiete
study-area = Gebiet { $area } ({ $space }, { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    })
study-cards = Pflanzen
study-classes = Höhenklassen
study-flowers = Blütenfarben
study-dice = Würfel
study-turns = Züge
study-rounds = Runden

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

## Server: Einstellungen

settings-wrong = { $count ->
        [one] Eine Einstellung stimmt nicht:
       *[other] { $count } Einstellungen stimmen nicht:
    }
setting-bad = { $name } { $where } ist „{ $value }“: Gib { $right } an.
setting-bad-secret = { $name } { $where } ist nicht brauchbar: Gib { $right } an.
setting-useless = { $name } { $where } nützt nichts: { $why }
setting-from-flag = hinter { $flag }
setting-from-environment = in der Umgebungsvariablen { $name }
setting-from-file = in der Datei { $file }
setting-from-section = im Abschnitt [{ $section }] der Datei { $file }
setting-from-default = voreingestellt
setting-unknown-variable = Zur Umgebungsvariablen { $name } gibt es keine Einstellung. Meinst du { $near }?
setting-unknown-key = Eine Einstellung „{ $name }“ { $where } gibt es nicht. Richtig wäre: { $near }.
setting-not-a-section = „{ $name }“ in der Datei { $file } ist ein Abschnitt: Schreibe [{ $name }] in eine eigene Zeile und darunter seine Einstellungen.
setting-toml = { $file } ist in Zeile { $line }, Spalte { $column } kein TOML. Jede Zeile ist Name = Wert; Text steht in Anführungszeichen, jeder Name nur einmal.
setting-two-passwords = Das Mailpasswort ist doppelt angegeben: mail-password { $one } und mail-password-file { $other }. Lass eines davon weg.
setting-no-password = { $file } enthält kein Passwort. Es muss dort allein in einer Zeile stehen.
setting-workers-database = workers { $where } ist { $workers }, aber die Datenbank ist eine SQLite-Datei, die nur einem Prozess dient. Setze database auf postgresql://… oder workers auf 1.
setting-workers-pub-sub = workers { $where } ist { $workers }, aber ohne Pub/Sub erfahren die Prozesse nichts von den Zügen der anderen. Setze pub-sub auf „database“ oder redis://… oder workers auf 1.
setting-pub-sub-database = pub-sub { $where } ist „database“, aber eine SQLite-Datei kann niemanden benachrichtigen. Setze database auf postgresql://… oder pub-sub auf redis://… oder „none“.
setting-mail-no-sender = mail-host ist gesetzt ({ $where }), aber kein Absender. Setze mail-sender, z. B. Waldbach <games@example.org>.
setting-mail-no-password = mail-user ist gesetzt ({ $where }), aber kein Passwort. Setze WALDBACH_MAIL_PASSWORD oder mail-password-file, oder lass den Benutzer weg.
setting-mail-no-user = Ein Mailpasswort ist gesetzt ({ $where }), aber kein Benutzer. Setze mail-user, oder lass das Passwort weg.
setting-push-no-contact = push-key-file ist gesetzt ({ $where }), aber kein Kontakt. Setze push-contact, z. B. mailto:games@example.org.
setting-push-no-key-file = push-contact ist gesetzt ({ $where }), aber keine Schlüsseldatei. Setze push-key-file, oder lass den Kontakt weg.
setting-no-base-url = Der Server ist von überall erreichbar ({ $host }), aber base-url ist nicht gesetzt. Links in Mails beginnen dann mit { $url }, was nur auf diesem Rechner geht. Setze base-url auf die Adresse, die die Spielenden sehen.
setting-mail-port-hint = Mailserver erwarten auf Port { $port } meist „{ $usual }“, aber mail-encryption ist „{ $given }“. Wenn keine Mail ankommt, ändere eines von beiden.
setting-mail-open-password = Das Mailpasswort geht unverschlüsselt an { $host }. Setze mail-encryption auf starttls oder tls.
setting-mail-off = Mail ist eingerichtet, bleibt aber aus: Es fehlt mail-host.
secret-key-form = { $file } enthält keinen geheimen Schlüssel. Ein Schlüssel besteht aus { $digits } Ziffern von 0 bis f in einer Zeile. Lösche die Datei und starte neu, dann entsteht ein neuer; alle müssen sich danach neu anmelden.
secret-key-mode = Andere auf diesem Rechner können { $file } lesen oder ändern. Schütze die Datei: chmod 600 { $file }
rate-word = „{ $value }“ ist keine Rate. Schreibe eine Zahl von 1 bis { $most } und eine Zeit: { $right }.

# Wie ein Wert aussieht; steht zwischen „Gib“ und „an“
right-whole = eine ganze Zahl von { $least } bis { $most }, z. B. { $example },
right-choice = eines der Wörter { $choices }
right-yes-no = yes oder no
right-size = eine Größe von { $least } bis { $most } in Bytes, KiB oder MiB
right-host = eine IP-Adresse oder den Namen eines Rechners, z. B. 127.0.0.1, ::1 oder games.example.org,
right-origin = http:// oder https:// und den Namen, wenn nötig mit Port und nichts dahinter, z. B. { $example },
right-database = sqlite:/// und einen Pfad, z. B. sqlite:///games.db, oder postgresql://benutzer:passwort@rechner/name
right-pub-sub = redis:// oder rediss:// mit dem Rechner, z. B. redis://localhost:6379/0, oder „database“ für das von PostgreSQL
right-path = den Pfad einer Datei
right-networks = IP-Adressen oder Netze mit Kommas, z. B. 127.0.0.1,10.0.0.0/8, oder „none“
right-text = einen Text ohne Leerzeichen an den Enden
right-sender = eine Mailadresse, allein oder hinter einem Namen, z. B. Waldbach <games@example.org>,
right-contact = mailto: mit einer Mailadresse oder eine https://-Adresse, z. B. mailto:games@example.org,
right-rate = eine Zahl bis { $most } und eine Zeit, z. B. { $examples },
right-secret = einen Text in einer Zeile, in einer Datei mit Anführungszeichen,
right-or-none = { $right } oder „none“

default-base-url = aus host und port
default-database = `waldbach.db` im Datenordner des Benutzers
default-secret-key-file = `secret.key` im Datenordner des Benutzers
default-mail-port = 587 für starttls, 465 für tls, 25 für none

# Wozu jede Einstellung dient
setting-host = Adresse, auf der der Server horcht; 0.0.0.0 oder :: für überall.
setting-port = Port, auf dem der Server horcht.
setting-base-url = Adresse, die die Spielenden sehen; Links beginnen damit.
setting-database = Wo die Partien aufgehoben werden.
setting-pub-sub = Wie mehrere Server oder Prozesse einander von Zügen berichten.
setting-workers = Zahl der Serverprozesse; mehr als einer braucht PostgreSQL und ein Pub/Sub.
setting-bot-processes = Zahl der Prozesse, in denen Bots nachdenken.
setting-trusted-proxies = Proxys, denen die Adresse des Clients geglaubt wird.
setting-secret-key-file = Schlüssel für Sitzungen und Links; entsteht beim ersten Start.
setting-accounts = Dürfen Spielende Konten anlegen?
setting-spectators = Dürfen andere an Tischen zuschauen?
setting-retention-days = Tage, nach denen ein verlassener Tisch gelöscht wird.
setting-log-level = Wie viel protokolliert wird.
setting-log-format = Protokollzeilen für Menschen oder für Programme.
setting-mail-host = Mailserver (SMTP); ohne ihn gibt es keine Mail.
setting-mail-port = Port des Mailservers.
setting-mail-encryption = Wie die Verbindung zum Mailserver verschlüsselt wird.
setting-mail-user = Benutzer beim Mailserver.
setting-mail-password = Passwort beim Mailserver.
setting-mail-password-file = Datei, die nur dieses Passwort enthält.
setting-mail-sender = Absender der Mails.
setting-push-key-file = Privater VAPID-Schlüssel für Web-Push, das ohne ihn aus ist.
setting-push-contact = An wen sich Push-Dienste wenden, wenn etwas schiefgeht.
setting-limits-tables = Tische, die eine Sitzung eröffnen darf.
setting-limits-joins = Tische, an die sich eine Sitzung setzen darf.
setting-limits-chat = Chatnachrichten einer Sitzung.
setting-limits-moves = Züge eines Platzes.
setting-limits-hints = Tipps und Analysen, um die eine Sitzung bitten darf.
setting-limits-workshop = Spielpläne, die eine Sitzung erfinden oder erproben lassen darf.
setting-limits-requests = Anfragen von einer Adresse.
setting-limits-sockets = Offene WebSockets von einer Adresse.
setting-limits-body = Größter Inhalt einer Anfrage.
setting-limits-message = Größte Nachricht über einen WebSocket.

## Die Datenbank des Servers

database-url = Die Einstellung „database“ passt nicht: „{ $value }“. Schreibe eines von diesen: { $right }.
database-folder = Die Einstellung „database“ ist { $url }, aber den Ordner { $folder } gibt es nicht. Lege ihn an oder nenne einen anderen.
database-file = Die Einstellung „database“ ist { $url }, aber diese Datei ist nicht zu gebrauchen: { $why }. Nenne eine neue Datei oder eine von Waldbach, in einem Ordner, in den geschrieben werden darf.
database-served = Die Einstellung „database“ ist { $url }; diese Datei benutzt gerade ein anderer Waldbach-Server. Eine SQLite-Datei dient nur einem Server: Beende den anderen, oder setze database auf eine andere Datei oder auf postgresql://….
database-connect = Die Einstellung „database“ ist { $url }, aber es kommt keine Verbindung zustande: { $why }. Prüfe, ob PostgreSQL dort läuft; die Formen sind { $right }.
database-silent = es kam nicht rechtzeitig eine Antwort
database-login = Die Einstellung „database“ ist { $url }, aber PostgreSQL lässt diesen Benutzer nicht ein: { $why }. Prüfe Name und Passwort; mit Passwort heißt es postgresql://user:password@host:port/name.
database-missing = Die Einstellung „database“ ist { $url }, aber PostgreSQL hat keine Datenbank dieses Namens. Lege sie mit createdb an oder nenne eine andere.
database-old = Die Einstellung „database“ ist { $url }; dort läuft PostgreSQL { $found }. Nötig ist { $right } oder neuer.
database-newer = Die Einstellung „database“ ist { $url }; die Tabellen dort haben Version { $found }, dieses Programm kennt sie bis { $newest }. Starte das neuere Waldbach, das dort benutzt wurde, oder nenne eine andere Datenbank.
database-strange = Die Einstellung „database“ ist { $url }; dort gibt es eine Tabelle „{ $table }“, die nicht von Waldbach ist. Nenne eine eigene Datenbank.
journal-taken = Eine Partie { $match } gibt es schon. Nimm eine andere Kennung.
journal-conflict = Jemand war schneller: Partie { $match } ist schon bei Nummer { $last }, und dies sollte auf { $after } folgen. Sieh nach, was neu ist, und wähle noch einmal.
journal-no-match = Eine Partie { $match } gibt es nicht.
journal-number = { $name } kann nicht { $value } sein. Möglich ist { $least } bis { $most }.
journal-text = { $name } lässt sich nicht speichern: { $value }. Erlaubt ist jeder Text ohne NUL und ohne halbe Zeichen.
journal-not-stored = Die Datenbank konnte dies nicht speichern ({ $why }). Nichts davon gilt; versuche es gleich noch einmal.
journal-uncertain = Die Datenbank ging verloren, während sie dies speicherte ({ $why }). Vielleicht gilt es, vielleicht nicht; sieh nach, bevor du es noch einmal versuchst.
journal-unreadable = Die Datenbank ließ sich nicht lesen ({ $why }). Versuche es gleich noch einmal.
journal-closed = Der Server wird gerade beendet. Nichts hiervon wurde gespeichert; versuche es gleich noch einmal.

## Waldgärtner: Tische und Wörter

bad-origins = Mit { $seats } Personen geht die Herkunft { $origins } nicht. Möglich: { $right }.
unknown-cards = Es gibt keine Karten „{ $name }“. Karten des Spiels: { $right }; oder gib die Datei mit eigenen an.
word-card = „{ $card }“ ist keine Karte dieses Spiels. Meinst du: { $right }?
word-place = „{ $place }“ ist kein Platz im Garten. Schreib Reihe und Platz, zum Beispiel 2.3; zusätzliche Pflanzen stehen am Rand, zum Beispiel 2.0 und 2.5.
word-origins = „{ $value }“ nennt keine Herkunft. Möglich: { $right }.

## Waldgärtner: Was nicht geht

refusal-wald-not-your-turn = Du bist gerade nicht gefragt. Warte, bis die anderen entschieden haben.
refusal-wald-not-in-hand = Diese Karte hast du nicht auf der Hand. Spiel eine von denen, die du hast.
refusal-final = Du hast schon entschieden, und diese Wahl lässt sich nicht mehr ändern.
refusal-not-starting = Startkarten werden nur vor der ersten Runde gezogen.
refusal-not-selecting = Gerade werden keine Würfel gestellt. Erledige zuerst, was gefragt ist.
refusal-not-asked-right = Gerade wird niemandem das Vorrecht angeboten.
refusal-not-claiming = Einen Platz beansprucht nur, wer bei der Sechs mit anderen gleichauf ist.
refusal-not-at-a-pile = Einen Stapel sieht nur durch, wer mit der Sechs an der Reihe ist.
refusal-not-taking = Gerade kann keine Karte genommen werden. Mit der Sechs öffnest du erst einen Stapel und nimmst dann eine Karte daraus.
refusal-not-playing = Verkauft und gepflanzt wird jetzt nicht, sondern wenn alle ihre Karte haben.
refusal-not-asked-bonus = Nach einem Farbbonus wird gerade nicht gefragt.
refusal-no-such-region = Diese Region gibt es hier nicht. Es gibt die Regionen 1 bis { $most }.
refusal-empty-region = In dieser Region ist keine Karte mehr. Wähl eine andere.
refusal-nothing-to-take = Alle Regionen und der Markt sind leer; eine Sechs fände nichts.
refusal-too-few-for-six = Die Sechs kostet { $cost ->
        [one] eine Münze
       *[other] { $cost } Münzen
    }, und du hast { $coins ->
        [0] keine.
        [one] nur eine.
       *[other] nur { $coins }.
    }
refusal-not-on-display = Diese Karte liegt nicht aus. Nimm eine der ausgelegten, oder verzichte.
    .typed = Verzichten: waive
refusal-no-such-position = Diesen Platz in der Reihenfolge gibt es nicht. Möglich sind 1 bis { $most }, oder du lässt ihn offen.
    .typed = Offen lassen: claim any
refusal-empty-pile = Dieser Stapel ist leer. Nimm einen, in dem Karten sind.
refusal-not-in-pile = Diese Karte ist nicht in dem Stapel, den du geöffnet hast. Nimm eine von denen, die du siehst.
refusal-not-in-market = Diese Karte liegt nicht im Markt. Nimm eine von dort, oder keine.
    .typed = Keine nehmen: no-bonus
refusal-wrong-row = Diese Pflanze gehört nicht in diese Reihe. Ihre Höhenklasse sagt, wo sie wächst.
refusal-taken-place = Da steht schon eine Pflanze. Wähl einen freien Platz.
refusal-row-not-full = Eine zusätzliche Pflanze setzt eine volle Reihe voraus. Besetze erst die freien Plätze der Reihe.
refusal-extra-used = Diese Reihe hat ihre zusätzliche Pflanze schon; pro Reihe gibt es eine.
refusal-too-few-coins = Dieser zusätzliche Platz kostet { $cost ->
        [one] eine Münze
       *[other] { $cost } Münzen
    }, und du hast { $coins ->
        [0] keine.
        [one] nur eine.
       *[other] nur { $coins }.
    }
refusal-shades-north = Sie würde eine niedrigere Pflanze nördlich von ihr beschatten. Hinter einer Pflanze stehen nur gleich hohe oder höhere.
refusal-shaded-by-south = Eine höhere Pflanze südlich davon würde sie beschatten. Vor einer Pflanze stehen nur gleich hohe oder niedrigere.
refusal-rank-full = Dein Garten hat von dieser Höhenklasse schon so viele Pflanzen, wie er darf.

## Waldgärtner: Kartendateien

card-cells = Zeile { $line }, Spalte { $column }: In dieser Zeile stehen { $found } Werte, es gibt aber { $right } Spalten. Prüf die Kommas.
card-long = Zeile { $line }, Spalte { $column }: Eine Zelle hat mehr als { $most } Zeichen.
card-quotes = Zeile { $line }, Spalte { $column }: Ein Anführungszeichen ist nicht oder zu früh geschlossen.
card-header = Zeile { $line }, Spalte { $column }: Die erste Zeile muss jede dieser Spalten einmal nennen: { $right }.
card-empty = Zeile { $line }, Spalte { $column }: Hier muss etwas stehen, in druckbaren Zeichen.
card-semicolons = Zeile { $line }, Spalte { $column }: Die Spalten sind durch Semikolons getrennt. Speichere die Datei mit Kommas dazwischen: Die meisten Tabellenprogramme fragen beim CSV-Export nach dem Trennzeichen.
card-tabs = Zeile { $line }, Spalte { $column }: Die Spalten sind durch Tabulatoren getrennt. Speichere die Datei mit Kommas dazwischen: Die meisten Tabellenprogramme fragen beim CSV-Export nach dem Trennzeichen.
card-choice = Zeile { $line }, Spalte { $column }: „{ $value }“ geht hier nicht. Möglich: { $right }.
card-digit = Zeile { $line }, Spalte { $column }: „{ $value }“ ist keine einzelne Ziffer von 0 bis 9.
card-id = Zeile { $line }, Spalte { $column }: „{ $value }“ ist keine Kennung. Die Karten von { $origin } heißen { $origin }-001 bis { $origin }-{ $most }.
card-key = Zeile { $line }, Spalte { $column }: „{ $value }“ ist kein Schlüssel. Nimm Kleinbuchstaben und Bindestriche, höchstens 40, zum Beispiel sea-buckthorn.
card-species = Zeile { $line }, Spalte { $column }: „{ $value }“ ist kein Artschlüssel. Nimm Kleinbuchstaben, Ziffern und Bindestriche, höchstens 40, zum Beispiel prunus-avium.
card-height = Zeile { $line }, Spalte { $column }: „{ $value }“ ist keine Höhe in Metern wie 4 oder 1.5.
card-height-comma = Zeile { $line }, Spalte { $column }: „{ $value }“ ist mit Komma geschrieben. Schreib { $right }, mit Punkt.
card-climber = Zeile { $line }, Spalte { $column }: „{ $value }“ und „climber“ widersprechen sich: Kletterpflanzen, und nur sie, haben die Klasse climber.
card-class = Zeile { $line }, Spalte { $column }: „{ $value }“ passt nicht zu { $height } m. Diese Höhe ist { $right }.
card-partners-cross = Zeile { $line }, Spalte { $column }: Eine Pflanze mit fertilisation „cross“ braucht die Arten ihrer Partner.
card-partners-self = Zeile { $line }, Spalte { $column }: Eine selbstfruchtbare Pflanze hat keine Partner. Lass die Spalte leer.
card-partners-many = Zeile { $line }, Spalte { $column }: Nenne höchstens { $most } verschiedene Arten.
card-nitrogen = Zeile { $line }, Spalte { $column }: „{ $value }“ nennt keine Richtungen. Jede davon darf hier einmal stehen: { $right }.
card-twice = Zeile { $line }, Spalte { $column }: „{ $value }“ kommt schon in Zeile { $first } vor. Es muss eindeutig sein.
card-count = Zeile { $line }, Spalte { $column }: { $origin } hat { $found } Karten; es müssen genau { $right } sein.
card-phases = Zeile { $line }, Spalte { $column }: Blüte und Ernte liegen beide in Phase { $value }. Sie müssen verschieden sein.
card-bracket = Zeile { $line }, Spalte { $column }: Ein Wert in Klammern braucht einen Partner. Nenne einen, oder schreib no.
card-partner = Zeile { $line }, Spalte { $column }: Keine andere Karte aus { $origin } hat die Art „{ $value }“.
card-male-value = Zeile { $line }, Spalte { $column }: Eine männliche Pflanze ist höchstens { $most } wert, nicht { $value }.
card-male-alone = Zeile { $line }, Spalte { $column }: Keine weibliche Pflanze mit denselben Phasen nennt diese männliche als Partner.
card-colours = Zeile { $line }, Spalte { $column }: Die Karten aus { $origin } haben { $found } Blütenfarben; es müssen mindestens { $least } sein.
card-unbracketed = Zeile { $line }, Spalte { $column }: Diese Pflanze braucht einen Partner, ihr Wert zählt aber auch ohne. Fehlen die Klammern?
card-slanting = Zeile { $line }, Spalte { $column }: Die Pfeile „{ $value }“ zeigen nicht nur nach Westen und Osten. Dafür braucht es die Option nitrogen=printed.

## Waldgärtner: Optionen

option-waldgaertner-mode = Grundspiel, oder das Spiel für Fortgeschrittene mit freien Reihen und Schatten
option-waldgaertner-origins = woher die Pflanzen kommen
option-waldgaertner-cards = die Karten des Spiels, oder die Datei mit eigenen
option-waldgaertner-nitrogen = wen Stickstoffpflanzen düngen: Nachbarn in der Reihe, nördlich oder südlich, oder wie es in der Kartendatei steht
option-waldgaertner-males = bringen männliche Pflanzen nichts, oder braucht jede weibliche eine eigene männliche?
option-waldgaertner-rank-limits = für Fortgeschrittene: ist die Zahl jeder Höhenklasse begrenzt?
option-waldgaertner-sixes = kommen die Sechsen vor dem Ausspielen der anderen oder danach?
option-waldgaertner-final-check = blühen und reifen die Pflanzen nach Runde 20 noch einmal?
option-waldgaertner-colour-bonus = gibt es den Bonus für vier Farben einmal, oder für jeden weiteren Satz?

## Waldgärtner: Namen

colour-green = Grün
colour-purple = Violett
flower-white = weiß
flower-yellow = gelb
flower-pink = rosa
flower-red = rot
flower-purple = violett
source-partners = mit Partner
source-markers = Marker
count-planted = Pflanzen
count-coins = Münzen
wald-class-climber = Kletterpflanze
wald-class-small-shrub = kleiner Strauch
wald-class-large-shrub = großer Strauch
wald-class-small-tree = kleiner Baum
wald-class-medium-tree = mittlerer Baum
wald-class-large-tree = großer Baum
wald-crop-fruit = Frucht
wald-crop-nut = Nuss
wald-crop-seed = Samen
wald-crop-shoot = Triebe
wald-crop-sap = Saft
wald-crop-flower = Blüten
wald-origin-EU = Europa
wald-origin-NA = Nordamerika
wald-origin-AS = Asien
wald-phase = Phase { $phase }, { $season }
wald-season-0 = Winter
wald-season-1 = Vorfrühling
wald-season-2 = Frühling
wald-season-3 = Spätfrühling
wald-season-4 = Frühsommer
wald-season-5 = Hochsommer
wald-season-6 = Spätsommer
wald-season-7 = Frühherbst
wald-season-8 = Herbst
wald-season-9 = Spätherbst
wald-hidden-card = eine verdeckte Karte
wald-from-region = aus Region { $region }
wald-from-market = vom Markt
wald-passes = passt
wald-claim-any = beliebig

## Waldgärtner: Was zu tun ist

wald-step-origins = Die Herkunft der Pflanzen wird ausgelost.
wald-step-market = Der Markt wird ausgelegt.
wald-step-start-cards = Die Startkarten werden gezogen.
wald-step-tops = Die obersten Karten der Regionen werden aufgedeckt.
wald-step-display = Karten werden ausgelegt, um die gestritten wird.
wald-step-lucky = Es gibt zu wenige Karten: Das Los entscheidet, wer zieht.
wald-step-lot = Karten werden verdeckt gezogen.
wald-step-rest = Der Rest wird wieder offen hingelegt.
wald-step-order = Das Los entscheidet die Reihenfolge der Sechsen.
wald-step-look = Ein Stapel wird durchgesehen.
wald-step-bonus-order = Das Los entscheidet, wer zuerst den Farbbonus bekommt.
wald-step-start = Wähl die Region deiner ersten Karte; niemand sonst sieht sie.
wald-step-select = Stell geheim deinen Würfel: eine Region, oder 6 für eine beliebige Karte aus einem Stapel.
wald-step-right = Du hast das Vorrecht: Zahl eine Münze für eine ausgelegte Karte, oder verzichte und warte ab.
wald-step-claim = Andere mit gleich vielen Münzen haben auch die 6. Beanspruche einen Platz; nach drei Zusammenstößen bekommt niemand eine Karte.
wald-step-pile = Öffne für 3 Münzen einen Stapel und nimm eine Karte daraus.
wald-step-take = Nimm eine Karte aus dem Stapel.
wald-step-play = Verkauf eine deiner beiden Karten, oder pflanz sie.
wald-play-last = Verkauf deine letzte Karte, oder pflanz sie.
wald-step-bonus = Dein Garten zeigt vier Farben: Nimm eine Karte vom Markt, umsonst, oder verzichte.
wald-step-over = Das Spiel ist aus.
wald-sealed = Deine Wahl steht fest: { $word }. Weiter, oder undo, oder tipp eine andere Wahl.
wald-means-waive = warten, was übrig bleibt, umsonst
wald-means-no-bonus = verzichten
wald-claim-means = als Nummer { $position } drankommen
wald-claim-any-means = nehmen, was frei bleibt ({ $position })
wald-choose-six = eine beliebige Karte aus einem Stapel, für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }

## Waldgärtner: auf dem Tisch

wald-round = Runde { $round } von { $most }
wald-set-up = Aufbau
wald-last-cards = die letzten Karten
wald-mode-advanced = für Fortgeschrittene
wald-head-plant = Pflanze
wald-head-row = Reihe
wald-head-worth = Wert
wald-head-phases = Jahr
wald-head-flower = Blüte
wald-head-partner = Partner
wald-head-place = Platz
wald-head-points = Punkte
wald-head-harvest = Ernte
wald-head-key = Wort
wald-head-class = Klasse
wald-head-crop = Ertrag
wald-head-notes = mehr
wald-face-down = verdeckt
wald-empty = leer
wald-market = Markt ({ $count }):
wald-display = Ausgelegt aus Region { $region }
wald-pile = Region { $region }, von oben
wald-your-garden = Dein Garten
wald-garden-of = Garten von { $who }
wald-wheel-phase = Phase
wald-wheel-bloom = Pflanzen blühen
wald-wheel-coins = Münzen in Blüte
wald-contest = Streit um Region { $region }: { $who }
wald-waiting = es warten: { $who }
wald-tied = gleichauf mit der 6: { $who } (Versuch { $attempt } von { $most })
wald-ready = bereit: { $who }
wald-to-act = am Zug: { $who }
wald-coins = { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
wald-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
wald-market-cards = { $count ->
        [one] { $count } offene Karte
       *[other] { $count } offene Karten
    }
wald-plants = { $count ->
        [one] { $count } Pflanze
       *[other] { $count } Pflanzen
    }
wald-colours-short = Farben { $count }/{ $most }
wald-hand-short = Hand { $cards }
wald-die = Würfel { $die }
wald-extras = Zusatzplätze in Reihe { $rows }
wald-one-of = eine von: { $cards }
wald-memory = erinnert sich an Region { $region }: { $cards }
wald-no-hand = leer
wald-sells-for = Verkauf: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
wald-self-fertile = selbstfruchtbar
wald-needs = braucht: { $cards }
wald-legend-target = hier kannst du pflanzen
wald-legend-fresh = zuletzt gepflanzt
wald-legend-place = ein freier Platz: Reihe von Süden, Platz von links
wald-legend-class = Höhenklasse, und damit die Reihe
wald-legend-climber = eine Kletterpflanze, für Reihe 1 oder 2
wald-legend-worth = Wert und Marker; in Klammern braucht sie einen Partner
wald-legend-phases = blüht in Phase 3, wird in Phase 7 geerntet
wald-legend-flower = trägt eine Blüte, aus der eine Münze wird; oder die Blütenfarbe
wald-legend-partner = ihre Partner; volles Herz: einer steht in deinem Garten
wald-legend-sex = männlich oder weiblich; männliche Blüten bringen keine Münzen
wald-legend-nitrogen = gibt den Nachbarn Stickstoff; so viele Pfeile treffen diese Pflanze

## Waldgärtner: Was geschah

wald-event-origins = Die Pflanzen kommen aus: { $origins }
wald-event-market = Im Markt: { $cards }
wald-event-starts = Startregionen: { $starts }
wald-event-start-card = Startkarte: { $card } (Region { $region })
wald-event-turned = Aufgedeckt: { $cards }
wald-event-markers = Liegen geblieben und jetzt mehr wert: { $cards }
wald-event-round = — Runde { $round }, { $phase } —
wald-event-last-cards = — Das zweite Jahr ist um: die letzten Karten —
wald-event-bloomed = es blüht: { $cards }
wald-event-in-vain = vergeblich geblüht, ohne Partner: { $cards }
wald-event-harvested = Ernte für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }: { $cards }
wald-event-dice = Würfel: { $dice }
wald-event-took = { $card } { $pile } genommen
wald-event-displayed = Ausgelegt aus Region { $region }: { $cards }
wald-event-shown-again = Übrig aus Region { $region }: { $cards }
wald-event-right-used = eine Münze bezahlt und { $card } gewählt
wald-event-right-waived = auf das Vorrecht verzichtet
wald-event-lucky = bekommt durch das Los eine Karte
wald-event-drew = { $card } verdeckt gezogen
wald-event-got-last = { $card } bekommen, umsonst
wald-event-claims = Wünsche: { $claims }
wald-event-clash = Sie geraten aneinander und versuchen es noch einmal
wald-event-agreed = Reihenfolge der Sechsen: { $seats }
wald-event-lapsed = Keine Einigung: { $seats } bekommen nichts und zahlen nichts
wald-event-first-six = kommt unter den Sechsen als Nächstes, durch das Los
wald-event-first-bonus = bekommt den Farbbonus zuerst, durch das Los
wald-event-opened-region = Region { $region } durchgesehen für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
wald-event-opened-market = den Markt durchgesehen für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
wald-event-sold = { $card } verkauft für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
wald-event-grew = { $card } auf { $place } gepflanzt
wald-event-grew-extra = { $card } auf { $place } gepflanzt für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
wald-event-colours = zeigt vier Farben
wald-event-colours-wait = zeigt vier Farben; der Markt ist leer, der Bonus wartet
wald-event-bonus-taken = { $card } für vier Farben vom Markt genommen
wald-event-bonus-declined = auf den Farbbonus verzichtet
wald-event-over = Ende des Spiels: { $points }

## Waldgärtner: Stellungen

position-wald-cards = Zu dieser Stellung gehört eine Kartendatei, die hier nicht bekannt ist (Nummer { $number }). Öffne die Partie, die sie mitbringt, und schreibe dann die Stellung.
position-wald-line-twice = Zeile { $line }: „{ $key }“ steht schon weiter oben. Gib es nur einmal an.
position-wald-card-twice = Zeile { $line }: { $card } liegt an zwei Orten. Jede Karte gibt es nur einmal.
position-wald-away = Zeile { $line }: { $card } gehört zu { $origin }, das in dieser Partie nicht mitspielt. Hier spielen mit: { $right }.
position-wald-origin = Zeile { $line }: { $card } gehört zu { $origin }, aber in dieser Region liegen Karten aus { $right }.
position-wald-region = Zeile { $line }: Eine Region { $region } gibt es nicht. Regionen hier: 1 bis { $most }.
position-wald-deck-size = Zeile { $line }: Region { $region } nennt mehr Karten ({ $known }), als sie hat. Erhöhe die Zahl hinter dem Doppelpunkt.
position-wald-row = Zeile { $line }: Reihe { $row } braucht { $places ->
        [one] ein Zeichen
       *[other] { $places } Zeichen
    }, „.“ für einen freien Platz. In den Reihen 1 bis 5 steht eine Zusatzpflanze in eckigen Klammern an einem Ende.
position-wald-remembered = { $card } liegt der Erinnerung nach in einem Stapel, aber die Ansicht zeigt die Karte woanders. Nimm sie aus einer der beiden Zeilen.
position-wald-early-sixes = „sixes to-come“ passt nur zur Option sixes=after-plays in den Runden 1 bis 20. Lass die Zeile weg.
position-wald-drawn-origins = Der Schritt „origins“ steht am Anfang, bei zwei, fünf oder sechs Plätzen, solange es keine Herkünfte gibt. Dieser Tisch hat { $seats } Plätze; nenne die Herkünfte oder einen anderen Schritt.
position-wald-origins = Diese Herkünfte passen nicht zu diesem Tisch. Möglich: { $right }.
position-wald-round = Der Schritt „{ $step }“ kann in dieser Runde nicht vorkommen. Runden dafür: { $least } bis { $most }.
position-wald-choice = Platz { $seat } hat eine Region gewählt, die es nicht gibt, oder keine, obwohl er eine braucht. Prüfe seine Zeile „choice“.
position-wald-nobody = Im Schritt „{ $step }“ muss auf jemanden gewartet werden. Lass ein „commit“ weg oder nimm einen anderen Schritt.
position-wald-fit = { $card } darf im Grundspiel nicht in Reihe { $row } stehen: Jede Reihe nimmt ihre Höhenklasse auf.
position-wald-extra = Platz { $seat }: In Reihe { $row } darf eine Zusatzpflanze erst stehen, wenn die Reihe voll ist, und nur eine (Reihe 6: wenn Reihe 5 ihre hat).
position-wald-order = Region { $region } wurde durchgesehen, also müssen alle ihre Karten genannt sein ({ $size }).
position-wald-hidden = Platz { $seat } hat eine verdeckte Karte; das geht nur in der Ansicht eines anderen. Nenne sie oder prüfe die Zeile „viewer“.
position-wald-trace = Platz { $seat }: „from“, „traced“ und „resolved“ einer Karte passen nicht. „from“ ist eine Region mit der Herkunft der Karte; die anderen nennen weitere Plätze, die sich an die Region erinnern.
position-wald-memory = Platz { $seat }: Die Erinnerung an Region { $region } passt nicht. Sie enthält den Stapel in seiner Reihenfolge und was andere von dort haben; „!“ nur bei Karten, die fehlen.
position-wald-lot = Los { $lot } passt nicht. In einer Ansicht hat es so viele Karten, wie in Händen verdeckt sind, mindestens zwei; „drawing-lot“ gehört zu den Schritten lucky, lot und rest.
position-wald-pool = Herkunft { $origin }: Stapel und verdeckte Karten brauchen { $wanted } ungesehene Karten, es sind aber nur { $pool } übrig. Verkleinere die Regionen.
position-wald-display = Im Schritt „{ $step }“ können diese Karten weder ausliegen noch gemischt sein. Sie gehören zu einem Wettstreit und kommen aus seiner Region („pile“).
position-wald-start = Im Schritt „{ $step }“ hat noch niemand eine Karte eines Stapels gesehen. Nimm die Namen aus den Regionen und vor den Herkünften auch aus allem anderen.
position-wald-market = Alle Karten des Marktes liegen schon da, der Schritt „market“ ist also vorbei.
position-wald-pile = Der Schritt „{ $step }“ braucht einen passenden Stapel mit Karten. Prüfe „pile“, „seen“ und die Regionen.
position-wald-dealt = Platz { $seat } kann jetzt keine Karte bekommen: Die Hand muss leer sein und „pile“ die gewählte Region.
position-wald-top = Region { $region } braucht in diesem Schritt eine offene oberste Karte, und Karten, wenn sie gewählt wurde. Schreibe sie wie „region { $region }: 20 top …“.
position-wald-contest = Der Wettstreit um Region { $region } passt nicht. Platz, „level“, „waiting“, „drawing“ und „candidates“ nennen, wer sie gewählt hat und noch ohne Karte daraus ist; mehrere müssen sie gewählt haben.
position-wald-shown = Im Wettstreit { $shown ->
        [one] liegt eine Karte
       *[other] liegen { $shown } Karten
    }; das passt nicht zu diesem Schritt. { $most ->
        [one] Ein Platz kann
       *[other] { $most } Plätze können
    } noch eine bekommen; beim Ziehen braucht jeder eine.
position-wald-seen = Im Schritt „{ $step }“ sieht niemand einen Stapel durch. Lass die Zeile „seen“ weg.
position-wald-hand = Platz { $seat } soll noch eine Karte bekommen, darf also jetzt nur eine auf der Hand haben.
position-wald-price = Platz { $seat } hat die Sechs gewählt und muss { $cost } Münzen zahlen können.
position-wald-sixes = Die Sechsen im Schritt „{ $step }“ passen nicht. „queue“ und „candidates“ nennen je einmal Plätze, die die Sechs gewählt haben und dabei { $level } Münzen hatten; wer entscheidet, steht vorn.
position-wald-bonus = Platz { $seat } steht kein Farbbonus offen: Nötig sind vier Farben im Garten und eine Karte im Markt, und er darf ihn noch nicht gehabt haben.
position-wald-commit = Platz { $seat } kann sich hier nicht auf „{ $word }“ festgelegt haben. Gib ein Wort an, das in diesem Schritt erlaubt ist; „?“ nur in der Ansicht eines anderen.

## Drafts and matches

draft-size = Der Entwurf hat { $words ->
    [one] 1 Wort
   *[other] { $words } Wörter
}. Sende 1 bis { $most }.
draft-waits = „{ $word }“ muss warten: Was davor steht, deckt etwas Neues auf. Spiele das zuerst.
match-stale = Entscheidung { $wanted } ist nicht offen. Sieh dir den Tisch noch einmal an: Jetzt ist { $decision } offen.
match-answered = Entscheidung { $decision } hast du schon getroffen. Andere wählen noch.
match-over = Die Partie ist zu Ende.
match-not-asked = Platz { $seat } hat jetzt nichts zu entscheiden.
match-not-for-bot = Auf Platz { $seat } hat jetzt kein Bot etwas zu spielen.
match-no-deal = Zu dieser Partie gehört keine eigene Auslosung; sie kann hier nicht weitergehen.

## Mehrere Server

bus-url = Die Einstellung „pub-sub“ passt nicht: { $url } ({ $why }). Schreibe redis://host:6379/0 oder rediss://, wo die Verbindung verschlüsselt ist.
bus-connect = Die Einstellung „pub-sub“ ist { $url }, aber es kommt keine Verbindung zustande: { $why }. Prüfe, ob Redis oder Valkey dort läuft; schreibe redis://host:6379/0 oder rediss://, wo die Verbindung verschlüsselt ist.
bus-login = Die Einstellung „pub-sub“ ist { $url }, aber Redis lässt diesen Benutzer nicht ein: { $why }. Prüfe Name und Passwort und ob der Benutzer PUBLISH und SUBSCRIBE verwenden darf; mit Passwort heißt es redis://user:password@host:6379/0.
bus-database = Die Einstellung „pub-sub“ ist „database“, aber bei { $url } kommen keine Benachrichtigungen an: { $why }. Die Einstellung „database“ muss PostgreSQL selbst nennen, keinen Verteiler wie PgBouncer. Oder schreibe redis://… statt „database“.
bus-sqlite = Die Einstellung „pub-sub“ ist „database“, aber { $url } ist eine SQLite-Datei, und die kann niemanden benachrichtigen. Setze database auf postgresql://… oder pub-sub auf redis://… oder „none“.

## Reminders

reminder-title = Du bist am Zug: { $table }
reminder-hello = Hallo { $name },
reminder-turn = an diesem Tisch bist du am Zug: { $table }.
reminder-others = Mit dir spielen: { $names }.
reminder-until = Du hast Zeit bis { $when } ({ $zone }).
reminder-caretaker = Danach spielt eine Vertretung für dich, bis du wieder da bist.
reminder-go = Zum Tisch
reminder-why = Du bekommst diese Mail, weil du an deine Züge erinnert werden wolltest.
reminder-off = Erinnerungen per Mail abbestellen
mail-confirm-subject = Bestätige deine Mailadresse
mail-confirm-text = Jemand hat diese Mailadresse bei { $site } angegeben. Wenn du das warst, bestätige sie bitte.
mail-confirm-go = Adresse bestätigen
mail-confirm-else = Wenn du es nicht warst, brauchst du nichts zu tun: Ohne Bestätigung wird die Adresse nicht verwendet.
mail-recovery-subject = Dein Weg zurück zu Waldbach
mail-recovery-text = Dieser Link meldet dich bei { $site } an, mit allen deinen Plätzen. Wer ihn hat, kann für dich spielen; gib ihn also nicht weiter.
mail-recovery-go = Anmelden
mail-recovery-else = Wenn du ihn nicht angefordert hast, lösche diese Mail. Es hat sich nichts geändert.
mail-link-hours = Der Link gilt { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}.
mail-address = „{ $address }“ ist keine Mailadresse. Schreibe sie wie eule@example.org, vor dem @ mit Buchstaben von a bis z.
push-endpoint = „{ $endpoint }“ kann kein Push-Dienst sein. Sende die Adresse, die der Browser nennt: https:// mit einem öffentlichen Namen.
push-keys = Die Schlüssel dieses Abonnements passen nicht. Sende die des Browsers in base64url: „p256dh“ ist { $point } Bytes lang, „auth“ { $secret }.
push-key-form = { $file } enthält keinen Schlüssel für Web-Push. Ein Schlüssel besteht aus { $digits } Ziffern von 0 bis f in einer Zeile. Lösche die Datei und starte neu, dann entsteht ein neuer; die Browser müssen die Benachrichtigungen danach neu abonnieren.

## Nachdenken

thinking-busy = Danach hast du schon gefragt. Warte, bis die Antwort da ist, und frage dann wieder.
material-unknown = { $game } nimmt für „{ $name }“ keine Datei. Es nimmt eine für: { $right }.
material-not-invented = { $game } kann „{ $name }“ nicht erfinden. Gib einen eigenen Text an.
material-unplayable = Das lässt sich noch nicht spielen und darum auch nicht erproben: { $why }
thinking-full = Gerade warten zu viele auf die Bots. Versuche es in einer Minute noch einmal.
thinking-failed = Das Nachdenken darüber ist gescheitert. Versuche es noch einmal; hilft das nicht, sag denen Bescheid, die diesen Server betreiben.
thinking-closed = Der Server wird gleich beendet, darum wird über nichts mehr nachgedacht. Frage wieder, wenn er zurück ist.

## Was Leute am Tisch vereinbaren, und Anfragen an den Server

table-word = „{ $word }“ ist nichts, was ein Tisch tun kann. Seine Wörter beginnen mit: { $right }.
table-take-back = Es gibt keinen Eintrag { $to }, zu dem man zurückgehen könnte. Wähle einen von 0 bis { $most }.
table-take-back-own = Eintrag { $to } führt zu keiner Entscheidung von dir. Geh zu einer zurück, bei der du am Zug warst.
table-take-back-to = Gib in „to“ an, zu welchem Eintrag es zurückgehen soll.
table-ask-kind = Um „{ $kind }“ kann man nicht bitten. Möglich ist: { $right }.
table-ask-to = Nur eine Zugrücknahme nennt einen Eintrag. Lass „to“ weg, wenn du um { $kind } bittest.
table-asked-already = Platz { $seat } hat schon um etwas gebeten ({ $kind }). Beantworte zuerst das.
table-not-asked = Es wurde um nichts gebeten, also gibt es nichts zu beantworten.
table-asked-anew = Worauf du antwortest (Eintrag { $number }), wird nicht mehr gefragt, sondern etwas anderes (Eintrag { $asked }). Sieh dir den Tisch noch einmal an.
table-agreed-already = Du hast schon zugestimmt.
table-paused = Das Spiel ist schon unterbrochen. Bitte darum, es fortzusetzen.
table-not-paused = Das Spiel ist nicht unterbrochen.
table-resigned = Du hast dieses Spiel schon aufgegeben.
table-no-say = Platz { $seat } wird gerade nicht von einem Menschen gespielt und hat kein Mitspracherecht. Nimm zuerst deinen Platz wieder ein.
table-not-seated = Du hast keinen Platz an diesem Tisch. Vor dem Beginn kannst du dich setzen; wenn du deinen Platz verloren hast, öffne deinen Rückkehr-Link.
match-paused = Das Spiel ist unterbrochen. Es geht weiter, wenn alle zustimmen.
http-bad-request = Die Anfrage hat nicht die Form, die hier erwartet wird. Die Felder, die nicht passen, sind genannt; die richtige Form steht in der Beschreibung der Schnittstelle.
http-token = Der Schlüssel ist unbekannt, abgelaufen oder widerrufen. Erzeuge in deinem Konto einen neuen.
http-forbidden = Das darfst du nicht.
http-not-found = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link unvollständig oder nicht mehr gültig.
http-method = Diese Adresse nimmt Anfragen dieser Art nicht an.
http-too-large = Die Anfrage ist zu groß.
http-media-type = Diese Art von Inhalt versteht der Server nicht. Sende JSON.
http-no-body = Die Anfrage hat keinen Inhalt. Sende ihn als JSON; die richtige Form steht in der Beschreibung der Schnittstelle.
http-not-json = Der Inhalt ist kein JSON. Was als Erstes nicht passt, steht in Zeile { $line }, Spalte { $column }.
http-not-text = Der Inhalt ist kein Text in UTF-8. Sende JSON in UTF-8.
http-body-deep = Im Inhalt stecken Listen und Objekte zu tief ineinander. Höchstens { $most } Ebenen sind möglich.
http-too-often = Das war etwas zu oft. Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
http-origin = Diese Anfrage kommt von einer Seite von { $origin }, und das ist nicht dieser Server. Öffne den Tisch hier und versuch es noch einmal.
http-fault = Auf dem Server ist etwas schiefgegangen; geändert wurde nichts. Versuch es bitte noch einmal und sag denen Bescheid, die diesen Server betreiben, wenn es wieder passiert.
http-database = Der Server kommt gerade nicht an seine Daten; geändert wurde nichts. Versuch es gleich noch einmal.
socket-message = Die Nachricht wurde nicht verstanden: { $why }. Ihr Typ ist einer von: { $right }.
socket-number = „{ $value }“ ist keine Zahl für „{ $name }“. Gib die Nummer des letzten Eintrags oder der letzten Bemerkung an, die du kennst, oder lass es weg.
game-renature = Renature
game-waldgaertner = Waldgärtner
reminders-off-ask = Keine Erinnerungen per Mail mehr von hier?
reminders-off-do = Abschalten
reminders-off-done = Du bekommst von hier keine Erinnerungen per Mail mehr. In deinen Einstellungen kannst du sie wieder einschalten.
reminders-off-token = Dieser Link ist unvollständig oder stammt nicht von hier. Schalte die Erinnerungen in deinen Einstellungen ab.
push-off = Dieser Server bietet keine Benachrichtigungen per Web-Push an.
push-browsers = Schon { $most } Browser bekommen Benachrichtigungen. Schalte sie in einem ab, den du nicht mehr benutzt.
analysis-not-over = Eine Partie wird analysiert, wenn sie vorbei ist. Bitte stattdessen um einen Tipp.

## People

person-unknown = Diese Person gibt es hier nicht. Prüfe den Link.
person-banned = Wer diesen Server betreibt, hat diese Person ausgeschlossen. Frage dort nach dem Grund.
person-lang = „{ $value }“ ist hier keine Sprache. Sprachen: { $right }.
name-sign = Das Zeichen { $sign } kann nicht in einem Namen stehen. Nimm Buchstaben, Ziffern und sichtbare Zeichen.
name-empty = Der Name ist leer. Gib 1 bis { $most } Zeichen ein.
name-long = Der Name hat { $length } Zeichen. Gib 1 bis { $most } ein.
login-form = „{ $value }“ geht nicht als Anmeldename. Gib { $least } bis { $most } Zeichen ein: a bis z, 0 bis 9, Punkt, Bindestrich und Unterstrich.
login-taken = Der Anmeldename „{ $login }“ ist vergeben. Wähle einen anderen, oder melde dich an, wenn es deiner ist.
password-length = Ein Passwort hat { $least } bis { $most } Zeichen. Gib ein längeres oder kürzeres ein.
password-login = Das Passwort ist der Anmeldename selbst. Wähle ein anderes.
password-common = Dieses Passwort würde jeder als eines der ersten probieren. Wähle ein anderes.
password-wrong = Das Passwort stimmt nicht. Gib das jetzige ein.
choices-json = Diese Einstellungen können nicht gespeichert werden. Sende ein JSON-Objekt, das nicht zu tief verschachtelt ist.
choices-size = Diese Einstellungen brauchen { $size } Byte. Höchstens { $most } können gespeichert werden.
csrf-wrong = Die Anfrage zeigt nicht, dass sie von dieser Seite kommt. Lade die Seite neu; Programme senden den Header X-CSRF-Token mit dem Wert aus GET /api/me.
session-unknown = Diese Sitzung hast du nicht. Vielleicht ist sie schon beendet; sieh noch einmal in die Liste.
sign-in-needed = Niemand ist angemeldet. Wähle einen Spitznamen oder melde dich zuerst an.
sign-in-wrong = Anmeldename oder Passwort stimmt nicht. Prüfe beides, auch die Feststelltaste.
browser-needed = Mit einem Schlüssel geht das nicht. Melde dich mit einem Browser an.
proof-needed = Dafür brauchst du dein Passwort, oder du musst dich eben erst angemeldet haben. Gib das Passwort ein oder melde dich neu an.
already-somebody = Du bist hier schon als { $name }. Melde dich zuerst ab.
account-already = Du hast schon ein Konto. Melde dich zuerst ab, um ein weiteres anzulegen.
account-needed = Dafür brauchst du ein Konto. Lege zuerst eines an; deine Plätze behältst du.
accounts-off = Auf diesem Server gibt es keine Konten. Spiele mit einem Spitznamen und bewahre deinen Rückkehr-Link auf.
reset-unknown = Dieser Link gilt nicht oder nicht mehr. Er gilt einmal und eine Stunde lang; fordere einen neuen an.
confirm-unknown = Dieser Link gilt nicht oder nicht mehr. Er gilt zwei Tage lang; gib die Adresse noch einmal ein, um einen neuen zu bekommen.
mail-off = Dieser Server verschickt keine Mails. Bewahre stattdessen deinen Rückkehr-Link auf.
recovery-unknown = Dieser Rückkehr-Link gilt nicht. Vielleicht ist er älter als ein Jahr, oder ein neuerer hat ihn ersetzt.
recovery-moved = Wem dieser Rückkehr-Link gehörte, der spielt jetzt mit einem Konto. Melde dich dort an, um deine Tische zu finden.
recovery-somebody = Auf diesem Gerät bist du { $name }; der Link gehört zu { $other }. Bewahre zuerst den Rückkehr-Link von { $name } auf und bestätige dann den Wechsel.
passkey-challenge = Das hat zu lange gedauert oder wurde schon beantwortet. Fang noch einmal an.
passkey-refused = Dieser Passkey ließ sich nicht prüfen. Versuche es noch einmal, mit einem Passkey für diese Adresse.
passkey-many = Du hast schon { $most } Passkeys. Entferne zuerst einen.
passkey-known = Dieser Passkey ist schon bekannt. Wähle ein anderes Gerät.
passkey-unknown = Dieser Passkey ist hier nicht bekannt. Melde dich anders an und füge ihn hinzu.
passkey-off = Unter { $address } lassen Browser keine Passkeys zu: Sie brauchen einen Namen und https. Melde dich mit deinem Passwort an.
bot-many = Du hast schon { $most } Bots. Entferne zuerst einen.
bot-unknown = Diesen Bot hast du nicht. Sieh noch einmal in die Liste.
token-days = Ein Schlüssel gilt 1 bis { $most } Tage, nicht { $value }.
token-many = Du hast schon { $most } Schlüssel. Entferne zuerst einen.
token-unknown = Diesen Schlüssel hast du nicht. Sieh noch einmal in die Liste.
often-guests = Von hier kamen zu viele neue Gäste. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
often-accounts = Von hier wurden zu viele Konten angelegt. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
often-passwords = Zu viele falsche Passwörter. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
often-letters = Es wurden zu viele Mails angefordert. Sieh in dein Postfach, oder versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
often-busy = Gerade melden sich sehr viele an. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.

## Tables around their matches

table-missing = Diesen Tisch gibt es nicht. Prüfe den Link.
table-unseen = Diesen Tisch sehen nur die, die daran sitzen. Bitte nach dem Ende jemanden dort um die Spieldatei.
table-no-seat = Einen Platz { $seat } gibt es hier nicht. Nimm einen von 1 bis { $most }.
table-seat-taken = Platz { $seat } ist besetzt. Wähle einen freien.
table-seat-free = Platz { $seat } ist schon frei.
table-full = Alle Plätze sind besetzt. Du kannst zusehen oder einen eigenen Tisch eröffnen.
table-started = Das Spiel hat begonnen, die Plätze stehen fest. Du kannst zusehen oder einen eigenen Tisch eröffnen.
table-closed = Diesen Tisch haben alle verlassen. Eröffne einen neuen.
table-seated-already = Platz { $seat } an diesem Tisch ist deiner. Verlasse ihn zuerst, um einen anderen zu nehmen.
table-not-host = Das darf nur, wer den Tisch führt. Bitte diese Person darum.
table-barred = Du wurdest von diesem Tisch gewiesen. Wähle einen anderen.
table-kick-oneself = Das ist dein eigener Platz. Verlasse stattdessen den Tisch.
table-not-started = Das Spiel hat noch nicht begonnen: Es sind noch Plätze offen.
table-not-over = Das Spiel ist noch nicht zu Ende. Danach ist das möglich.
table-seats-me = Du kannst nur einen Platz nehmen. Gib einmal „me“ an und für die anderen „open“ oder „bot“.
table-seat-level = Platz { $seat }: Nur ein Bot hat eine Stufe. Lass sie weg, oder mach „bot“ daraus.
table-level = Eine Stufe „{ $level }“ gibt es nicht. Stufen: { $right }.
table-rated-guest = Dieser Tisch zählt für die Wertung, dafür brauchst du ein Konto. Lege zuerst eines an; deine Plätze behältst du.
table-rated-bots = An einem Tisch, der für die Wertung zählt, spielen keine Bots dieses Servers. Lass den Platz offen, oder eröffne einen Tisch ohne Wertung.
table-rated-household = An diesem Tisch, der für die Wertung zählt, sitzt du oder einer deiner Bots schon. Spiele gegen jemand anderen, oder eröffne einen Tisch ohne Wertung.
table-rated-position = Ein Spiel, das mit einer Stellung beginnt, kann nicht für die Wertung zählen. Lass die Stellung weg oder die Wertung.
table-rated-material = Ein Spiel auf einem eigenen Spielplan oder mit eigenen Karten kann nicht für die Wertung zählen, auch keines auf einem Spielplan aus einem eigenen Startwort. Lass das weg oder die Wertung.
table-position-view = Diese Stellung zeigt nur, was ein Platz sehen kann. Gib eine an, in der nichts verdeckt ist, ohne die Zeile „viewer“.
table-position-seats = Der Tisch hat { $seats } Plätze, aber die Stellung ist eine für { $found }. Gib so viele Plätze an, wie die Stellung hat.
table-position-over = In dieser Stellung ist das Spiel zu Ende. Wähle eine frühere.
table-text-long = Der Text von „{ $field }“ ist zu lang. Höchstens { $most } Zeichen sind möglich.
table-text-signs = Der Text von „{ $field }“ enthält Zeichen, die sich nicht speichern lassen, etwa NUL. Nimm sie heraus.
table-page = „{ $word }“ ist keine Seite dieser Liste. Nimm, was die Seite davor unter „next“ nennt, oder fang ohne an.
table-no-entry = Einen Eintrag { $number } hat dieses Spiel nicht. Nimm eine Nummer von 0 bis { $last }.
table-eyes = „{ $eyes }“ kann nicht auf das Spielfeld sehen. Gib einen Platz von 1 bis { $most } an, „spectator“ oder „all“.
table-file-long = Die Datei hat { $length } Zeichen. Höchstens { $most } sind möglich.
table-file-entries = Die Datei hat { $entries } Einträge. Höchstens { $most } sind möglich.
table-file-line = Zeile { $line }: „{ $entry }“ ist nicht spielbar: { $why }
chat-watching = Solange gespielt wird, reden nur die Spielenden. Warte bis zum Ende.
chat-length = { $length ->
    [0] Hier steht nichts. Schreibe 1 bis { $most } Zeichen.
    [one] Das ist { $length } Zeichen. Schreibe 1 bis { $most }.
   *[other] Das sind { $length } Zeichen. Schreibe 1 bis { $most }.
}
chat-sign = Das Zeichen { $sign } kann hier nicht stehen. Nimm es heraus.

## Running a server

setting-metrics = Wer die Messwerte sehen darf: dieser Rechner und sein Netz, alle oder niemand.
help-serve = Startet einen Server für Tische, die man im Browser oder mit Programmen eröffnet. Jede Einstellung kann auch in der Umgebung oder einer Datei stehen.
help-admin = Kümmert sich um Tische und Personen eines Servers, ob er läuft oder nicht.
help-open = Öffnet die Seite im Browser.
help-config = Eine TOML-Datei mit Einstellungen; sonst die aus WALDBACH_CONFIG.
help-admin-tables = Nennt Tische, die neuesten zuerst.
help-admin-show = Zeigt alles über einen Tisch außer dem, was dort gespielt wird.
help-admin-close = Schließt einen Tisch: Dort kann niemand mehr spielen.
help-admin-export = Schreibt die Spieldatei eines Tisches.
help-admin-people = Nennt Personen, die zuletzt gesehenen zuerst.
help-admin-ban = Sperrt jemanden aus, mit allen Bots. Die Plätze bleiben.
help-admin-unban = Lässt jemanden wieder herein.
help-admin-sign-out = Beendet alle Sitzungen einer Person und macht ihre Schlüssel ungültig.
help-admin-recover = Macht einen Link für jemanden, der sich nicht mehr anmelden kann: zu einem neuen Passwort oder, ohne Konto, zurück an die Plätze.
help-admin-backup = Sichert die ganze Datenbank in eine Datei, auch während der Server läuft.
help-admin-copy = Kopiert die ganze Datenbank in eine leere, etwa von SQLite nach PostgreSQL. Beende vorher den Server.
help-admin-sweep = Löscht abgelaufene Sitzungen und verlassene Tische, wie es der Server einmal am Tag tut.
help-admin-stats = Zeigt, wie viel es wovon gibt.
help-admin-table = Kennung des Tisches, wie in seinem Link.
help-admin-who = Kennung oder Anmeldename der Person.
help-admin-search = Kennung oder ein Teil von Name, Anmeldename oder Mailadresse.
help-admin-status = Nur Tische mit diesem Status: open, playing, finished oder closed.
help-admin-idle = Nur Tische, an denen seit so vielen Tagen nichts geschehen ist.
help-admin-limit = Höchstens so viele (100).
help-admin-json = JSON ausgeben statt einer Tabelle.
help-admin-yes = Nicht nachfragen.
help-admin-export-file = Zieldatei; ohne sie wird das Spiel ausgegeben.
help-admin-running = Auch wenn das Spiel noch läuft. Die Datei verrät dann, was die Spielenden geheim halten.
help-admin-copy-url = Die neue Datenbank: sqlite:///path/file.db oder postgresql://user@host:port/name.
help-admin-backup-file = Eine neue Datei für die Sicherung.
serve-at = Waldbach ist hier: { $url }
serve-friends = Freunde im selben Netz öffnen { $url }
serve-friends-how = Noch ist er nur auf diesem Rechner zu erreichen. Damit Freunde im selben Netz mitspielen können, beende ihn und starte ihn mit --host 0.0.0.0 (make play HOST=0.0.0.0).
serve-data = Die Tische liegen in { $database }
serve-stop = Beenden mit Strg+C.
serve-already = Waldbach läuft schon: { $url }
serve-port-taken = Port { $port } ist von einem anderen Programm belegt. Beende es oder wähle einen anderen Port, etwa --port { $other }.
serve-port-forbidden = Port { $port } darfst du nicht benutzen; die unter 1024 gehören meist dem System. Wähle einen wie --port 8000 und setze einen Proxy davor.
serve-host-unknown = Ein Rechner „{ $host }“ wurde nicht gefunden. Gib nach --host eine Adresse dieses Rechners an, etwa 127.0.0.1, oder 0.0.0.0 für alle.
serve-host-not-ours = „{ $host }“ ist keine Adresse dieses Rechners. Gib nach --host eine an, die es ist, etwa 127.0.0.1, oder 0.0.0.0 für alle.
serve-not-listening = Auf { $host }, Port { $port }, kann der Server nicht horchen: { $why }. Versuche es mit einem anderen --host oder --port.
metrics-local = Die Messwerte sind nur für diesen Rechner und sein Netz, und nicht über einen Proxy. Die Einstellung „metrics“ kann sie für alle öffnen.
front-lead = Ein Ort, um Naturspiele zu spielen, zu lernen und zu erforschen: Renature mit der Erweiterung Valley, und Waldgärtner.
front-open = { $count ->
    [one] offener Tisch
   *[other] offene Tische
}
front-playing = { $count ->
    [one] laufendes Spiel
   *[other] laufende Spiele
}
front-play-head = Spielen
front-play = Der Tisch im Browser ist hier noch nicht gebaut. Wer diesen Server betreibt, baut ihn mit „make web“. Im Terminal kannst du sofort spielen, gegen Bots in fünf Stärken:
front-api-head = Für Programme
front-api = Bots und andere Programme können hier schon Tische eröffnen, sich setzen und spielen.
front-api-link = Beschreibung der Schnittstelle (OpenAPI)
front-credits = Waldbach ist inoffiziell: eigene Worte, eigene Pläne, eigene Karten, eigene Zeichnungen. Renature ist ein Spiel von Wolfgang Kramer und Michael Kiesling, erschienen bei Deep Print Games und Capstone Games. Waldgärtner ist ein Spiel von Claas Fischer, erschienen bei Edition Essentia.
page-table = Ein Tisch bei Waldbach
page-table-about = Du bist zu einem Naturspiel im Browser eingeladen. Setz dich dazu oder schau zu; niemand braucht ein Konto.
page-noscript = Der Tisch im Browser braucht JavaScript. Bitte schalte es ein, oder spiele im Terminal: waldbach play renature
admin-none = Nichts gefunden.
admin-no-file = Bei { $url } liegt keine Datenbank. Nenne die richtige mit --database oder --config, oder starte einmal den Server: Er legt sie an.
admin-version = Die Tabellen in { $url } haben Version { $found }; dieses Waldbach kennt { $right }. Nimm die Version, die der Server hat; beim Start bringt er die Tabellen auf den neuesten Stand.
admin-no-table = Einen Tisch { $id } gibt es nicht. „waldbach admin tables“ nennt alle.
admin-no-person = Niemand hat die Kennung oder den Anmeldenamen „{ $who }“. „waldbach admin people“ nennt alle.
admin-status = „{ $value }“ ist kein Status eines Tisches. Möglich: { $right }.
admin-over = Tisch { $id } ist schon zu Ende (Status { $status }); da gibt es nichts zu schließen.
admin-not-begun = Das Spiel an Tisch { $id } hat nicht begonnen, also gibt es noch keine Spieldatei.
admin-running = Das Spiel an Tisch { $id } läuft noch, und seine Datei verrät, was die Spielenden geheim halten. Wenn du sie trotzdem willst, gib --running an.
admin-export-secrets = Diese Datei kann verraten, was die Spielenden eines laufenden Spiels geheim halten. Zeige sie ihnen nicht.
admin-ask = [j/N]
admin-yes = Das muss bestätigt werden. Gib --yes an.
admin-left = Es wurde nichts geändert.
admin-close = Tisch { $id } endgültig schließen?
admin-closed = Tisch { $id } ist geschlossen.
admin-ban = { $who } aussperren, mit allen Sitzungen und Bots?
admin-banned = { $who } ist ausgesperrt.
admin-unbanned = { $who } darf wieder herein.
admin-signed-out = { $who } ist überall abgemeldet.
admin-recover-bot = „{ $who }“ ist ein Bot. Einen neuen Schlüssel für ihn gibt es auf der Kontoseite der Person, der er gehört.
admin-recovered-account = { $who } kann unter dieser Adresse innerhalb eines Tages einmal ein neues Passwort festlegen:
admin-recovered-guest = { $who } kommt unter dieser Adresse zurück, auf jedem Gerät und ein Jahr lang. Ein früherer Link gilt nicht mehr:
admin-recovered-alone = Wer die Adresse hat, ist für den Server diese Person. Schick sie also niemandem sonst.
admin-copy-same = Die Kopie wäre dasselbe wie das Original: { $url }. Nenne eine andere Datenbank.
admin-copy-served = { $url } wird gerade von einem Waldbach-Server benutzt. Beende ihn zuerst: Was inzwischen gespielt wird, würde in der Kopie fehlen.
admin-copy-full = { $url } ist nicht leer: In „{ $table }“ steht schon etwas. Nenne eine neue oder leere Datenbank.
admin-copy-failed = Das Kopieren nach { $url } ist misslungen: { $why }. Es wurde nichts geschrieben.
admin-copied = { $new } enthält jetzt alles aus { $old } ({ $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
}). Trage sie als „database“ ein, bevor du den Server startest, und behalte dieselbe secret.key.
admin-backup-there = { $file } gibt es schon. Wähle einen freien Namen.
admin-backup-folder = { $file } lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht. Lege ihn an oder nenne einen anderen.
admin-backup-failed = Die Sicherung ist misslungen: { $why }. Es wurde nichts aufgehoben.
admin-no-pg-dump = Eine PostgreSQL-Datenbank sichert man mit pg_dump; das wurde hier nicht gefunden. Installiere die Programme für PostgreSQL-Clients, oder rufe dort, wo es sie gibt, dies auf: { $command }
admin-backed-up = { $file } enthält die Datenbank ({ $size ->
    [one] { $size } Byte
   *[other] { $size } Bytes
}) und wurde geprüft.
admin-backup-key = Hebe auch { $file } auf: Ohne diese Datei müssen sich alle neu anmelden.
admin-sweep = { $count ->
    [one] Ein Tisch ist seit { $days } Tagen verlassen. Löschen?
   *[other] { $count } Tische sind seit { $days } Tagen verlassen. Löschen?
}
admin-swept = Abgelaufene Sitzungen und { $count ->
    [one] ein verlassener Tisch
   *[other] { $count } verlassene Tische
} sind gelöscht.

## the porch: how much an address may do

http-malformed = Das ist keine Anfrage, die der Server lesen kann. Sende HTTP/1.1.
http-sockets = Aus deinem Netz sind schon { $most } Tische gleichzeitig offen, mehr geht nicht. Schließ einen und versuch es noch einmal.

## Lernen

lesson-unknown = Eine Lektion „{ $name }“ gibt es nicht. Lektionen: { $right }.
study-seat = An „{ $seat }“ sitzt in dieser Stellung niemand; Plätze gehen von 1 bis { $seats }, und der Zufall heißt „chance“.
