# The board workshop of Renature.

renature-workshop-title = Planwerkstatt
renature-workshop-board = Der Plan zum Zeichnen
renature-workshop-about-board = Die Pfeiltasten wandern über den Plan, Leertaste oder Eingabe malt mit dem gewählten Werkzeug, Umschalt mit einer Pfeiltaste malt im Gehen. Die Ziffern 1 bis 7 wählen das Werkzeug. Strg und Z nimmt einen Schritt zurück.
renature-workshop-not-drawn = So lässt sich der Text nicht zeichnen, und malen geht solange auch nicht. Zu sehen ist der letzte Plan, bei dem es ging: Bessere den Text aus (die Gründe stehen unter „Prüfen“), nimm ihn mit „Rückgängig“ zurück, oder fang mit einem anderen Plan an.
renature-workshop-name = Name des Plans
renature-workshop-new = Neuer Plan
renature-workshop-mode = Gemacht für
renature-workshop-tabs = Zu diesem Plan
renature-workshop-tab-check = Prüfen
renature-workshop-tab-begin = Anfangen
renature-workshop-tab-tokens = Plättchen
renature-workshop-tab-trial = Bots
renature-workshop-tab-share = Teilen
renature-workshop-tab-text = Text

renature-workshop-tools = Werkzeuge
renature-workshop-tool-brook = Bach
renature-workshop-tool-brook-meadow = Wiese
renature-workshop-tool-area = Erde
renature-workshop-tool-start = Quelle
renature-workshop-tool-start-meadow = Teich
renature-workshop-tool-stump = Baumstumpf
renature-workshop-tool-cloud = Wolken
renature-workshop-tool-outside = Gehört nicht zum Plan
renature-workshop-tool-erase = Radierer
renature-workshop-fill = Füllen
renature-workshop-clouds = Wolken auf einem Feld
renature-workshop-fewer = Weniger Wolken
renature-workshop-more = Mehr Wolken
renature-workshop-undo = Rückgängig
renature-workshop-redo = Wiederholen
renature-workshop-symmetry = Doppelt malen
renature-workshop-symmetry-none = Nur hier malen
renature-workshop-symmetry-mirror = Auch gespiegelt
renature-workshop-symmetry-half-turn = Auch halb gedreht
renature-workshop-spoken-wrong = hier stimmt etwas nicht
renature-workshop-spoken-better = ginge hier besser

renature-workshop-invent = Einen Plan erfinden
renature-workshop-invent-about = Ein neuer Plan ({ $mode }), der alles einhält, was für unsere eigenen gilt. Derselbe Keim ergibt denselben Plan.
renature-workshop-invent-symmetry = Seine Seiten
renature-workshop-likeness-none = Alle verschieden
renature-workshop-likeness-mirror = Gespiegelt
renature-workshop-likeness-half-turn = Gleich nach halber Drehung
renature-workshop-invent-seed = Keim
renature-workshop-invent-seed-any = beliebig
renature-workshop-invent-go = Einen erfinden
renature-workshop-invent-used = Entstanden aus dem Keim { $seed }.
renature-workshop-begin = Anfangen mit
renature-workshop-begin-about = Ein Plan, den du verändert hast, bleibt bei den früher gemachten. Ein unveränderter macht dem nächsten Platz; „Rückgängig“ holt ihn zurück.
renature-workshop-begin-shipped = Unserem: { $mode }
renature-workshop-begin-empty = Einem leeren
renature-workshop-begin-file = Einer Datei …

renature-workshop-tokens-about = Jedes Gebiet bekommt ein Plättchen, dessen große Zahl seine Größe ist. Welche Rückseite ein Plättchen hat, bleibt bis zum Schluss geheim.
renature-workshop-tokens-other = Plättchen braucht nur, wer die Rückseite von Valley nach den Regeln des Grundspiels spielt.
renature-workshop-token-main = Erster
renature-workshop-token-minor = Zweiter
renature-workshop-token-backs = Rückseiten, eine je Plättchen
renature-workshop-token-areas = Gebiete / Plättchen
renature-workshop-token-fit = Plättchen für diese Gebiete
renature-workshop-token-fit-about = Eins für jedes Gebiet und drei übrige, mit Rückseiten wie auf unseren Plänen. Sie treten an die Stelle der bisherigen.
renature-workshop-token-add = Noch eine Sorte
renature-workshop-token-remove = Plättchen { $kind } wegnehmen

renature-workshop-text = Der Plan als Text
renature-workshop-text-about = S oder P Startfeld, . Bach oder Wiese, T Stumpf, Buchstaben Erde, # gehört nicht zum Plan. Füge hier einen Plan ein, oder ändere ihn.

renature-workshop-figure-areas = Gebiete
renature-workshop-figure-area-spaces = Erdfelder
renature-workshop-figure-brook = Bach oder Wiese
renature-workshop-figure-starts = Startfelder
renature-workshop-figure-clouds = Wolken
renature-workshop-figure-bays = Enge Buchten
renature-workshop-figure-narrows = Engstellen
renature-workshop-figure-joins = Pilzbrücken
renature-workshop-figure-tokens = Plättchen
renature-workshop-figure-stumps = Baumstümpfe
renature-workshop-figure-closed = Geschlossene Gebiete, %
renature-workshop-figure-discards = Abwürfe, %
renature-workshop-figure-decisions = Entscheidungen je Partie
renature-workshop-verdict-closed = Gebiete, die sich im Spiel schließen, %
renature-workshop-verdict-discards = Züge, die Abwürfe sind, %
renature-workshop-figure-margin = Vorsprung am Ende
renature-workshop-verdict-turn-order = Vorsprung des besten Platzes vor seinem Anteil, Prozentpunkte
renature-workshop-sizes = Größen der Gebiete
renature-workshop-size = { $size ->
    [one] { $size } Feld
   *[other] { $size } Felder
}
