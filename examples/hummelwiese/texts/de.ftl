# Texte der Hummelwiese. Jeder Schlüssel beginnt mit dem Namen des Spiels; en, de und pl haben dieselben.

hummelwiese-title = Hummelwiese
hummelwiese-about = Säe Blumen neben ihresgleichen und viele Arten rund um dein geheimes Nest.

# --- für den neuen Tisch: Optionen und ihre Werte

hummelwiese-option-mode = Größe der Wiese
hummelwiese-value-mode-small = klein, 4 × 4
hummelwiese-value-mode-large = groß, 5 × 5

# --- Namen der Dinge

hummelwiese-name-poppy = Mohn
hummelwiese-name-cornflower = Kornblume
hummelwiese-name-thyme = Thymian
hummelwiese-name-buttercup = Hahnenfuß
hummelwiese-name-nest = Nest
hummelwiese-name-neighbours = Nachbarn
hummelwiese-name-hidden = verborgen
hummelwiese-grid = Wiese
hummelwiese-fact-turn = Zug
hummelwiese-fact-turns = Züge insgesamt
hummelwiese-fact-bag = Samen im Beutel
hummelwiese-fact-seed = Samen
hummelwiese-fact-nest = Nest
hummelwiese-source-neighbours = Nachbarn
hummelwiese-source-nest = Nest
hummelwiese-count-kinds = Arten am Nest
hummelwiese-study-flowers = Blumen

# --- was zu tun ist, was man tun kann

hummelwiese-ask-corners = In den Ecken wachsen Blumen.
hummelwiese-ask-nests = Wähle das Feld deines Nests. Niemand sonst sieht es.
hummelwiese-ask-draw = Ein Samen wird gezogen.
hummelwiese-ask-sow = Säe den Samen auf ein freies Feld.
hummelwiese-ask-show = Die Nester werden gezeigt.
hummelwiese-ask-over = Das Spiel ist aus.
hummelwiese-verb-nest = Nest bauen
hummelwiese-verb-sow = säen

# --- was geschah; wer es war, steht davor

hummelwiese-event-grown = { $flower } wächst auf { $space }
hummelwiese-event-nested = hat ein Nest gewählt
hummelwiese-event-nested-here = Nest auf { $space }
hummelwiese-event-drawn = zieht { $flower }
hummelwiese-event-sown = sät { $flower } auf { $space }
hummelwiese-event-points =
    { $points ->
        [one] { $points } Punkt ({ $source })
       *[other] { $points } Punkte ({ $source })
    }
hummelwiese-event-shown = das Nest war auf { $space }

# --- was nicht geht

hummelwiese-refusal-game-over = Das Spiel ist aus.
hummelwiese-refusal-not-your-turn = Du bist nicht am Zug.
hummelwiese-refusal-chance-only = „{ $word }“ können Spieler nicht tun: Samen und Nester kommen von selbst ans Licht.
hummelwiese-refusal-wrong-step = „{ $word }“ passt jetzt nicht: Erst wählen alle ihre Nester, dann wird gesät.
hummelwiese-refusal-outside = „{ $word }“ liegt außerhalb der Wiese.
hummelwiese-refusal-taken = Dort wächst schon etwas: „{ $word }“ braucht ein freies Feld.
hummelwiese-refusal-not-an-outcome = „{ $word }“ kann jetzt nicht geschehen.
hummelwiese-word = „{ $word }“ ist kein Wort dieses Spiels. Wörter sehen so aus: { $forms }. Blumen: { $flowers }.
hummelwiese-number = Eine Aktion { $number } gibt es nicht. Aktionen gehen von 0 bis { $most }.
hummelwiese-position = Zeile { $line } der Stellung stimmt nicht. Erwartet: { $right }.

# --- für das Terminal

hummelwiese-seat = Hummel { $seat }
hummelwiese-turn-of = Zug { $turn } von { $turns }
hummelwiese-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
hummelwiese-kinds = Arten
hummelwiese-legend-target = frei, jetzt möglich
hummelwiese-legend-nest = Nest von Hummel 1

# --- die Regeln nach Nummern

hummelwiese-rule-H-1 = Die Wiese hat 4 × 4 Felder, die große 5 × 5. Im Beutel sind Samen von Mohn, Kornblume, Thymian und Hahnenfuß: je fünf, für die große Wiese je sieben.
hummelwiese-rule-H-2 = Vor dem Spiel werden vier Samen gezogen. Sie wachsen in den vier Ecken.
hummelwiese-rule-H-3 = Dann wählen alle gleichzeitig und geheim das Feld ihres Nests. Jedes Feld geht, auch eines, auf dem etwas wächst, und mehrere Nester dürfen auf demselben liegen. Wer gewählt hat, darf neu wählen, bis alle gewählt haben. Nester behindern niemanden.
hummelwiese-rule-H-4 = Der erste Platz beginnt, die anderen folgen reihum. In deinem Zug wird ein Samen aus dem Beutel gezogen, und du säst ihn auf ein beliebiges freies Feld.
hummelwiese-rule-H-5 = Das bringt einen Punkt für jeden Nachbarn derselben Art. Nachbarn liegen im Norden, Osten, Süden und Westen.
hummelwiese-rule-H-6 = Das Spiel endet, wenn die freien Felder nicht mehr für eine ganze Runde reichen: Alle hatten gleich viele Züge.
hummelwiese-rule-H-7 = Dann werden die Nester gezeigt. Deines bringt zwei Punkte für jede Blumenart, die auf seinem Feld und dessen Nachbarn wächst.
hummelwiese-rule-H-8 = Wer die meisten Punkte hat, gewinnt. Wer gleich viele hat, teilt sich den Platz.
