# The card workshop of Waldgärtner.

waldgaertner-workshop-title = Kartenwerkstatt
waldgaertner-workshop-about = Spiele mit eigenen Pflanzen: Lade eine Kartendatei oder ändere unsere, sieh, was in welcher Zeile nicht stimmt, und schau dir die Karten an, wie sie auf dem Tisch liegen werden.
waldgaertner-workshop-name = Name dieser Karten
waldgaertner-workshop-new = Meine Karten
waldgaertner-workshop-tabs = Zu diesen Karten
waldgaertner-workshop-tab-check = Prüfen
waldgaertner-workshop-tab-text = Text
waldgaertner-workshop-tab-begin = Anfangen
waldgaertner-workshop-tab-trial = Bots
waldgaertner-workshop-tab-share = Sichern
waldgaertner-workshop-text = Die Kartendatei
waldgaertner-workshop-text-about = Eine Zeile je Karte, durch Kommas getrennt; die erste Zeile nennt die Spalten. Füge hier eine Datei ein, oder ändere eine Zeile.
waldgaertner-workshop-begin-shipped = Mit unseren Karten anfangen
waldgaertner-workshop-begin-file = Mit einer Datei anfangen …
waldgaertner-workshop-mode = Regeln
waldgaertner-workshop-cards = Die Karten
waldgaertner-workshop-find = Pflanze suchen
waldgaertner-workshop-origin = Aus
waldgaertner-workshop-origin-all = Alle
waldgaertner-workshop-count = { $count ->
    [one] { $count } von { $all } Karten
   *[other] { $count } von { $all } Karten
}
waldgaertner-workshop-none = Die Karten erscheinen, sobald sich die Datei lesen lässt.
waldgaertner-workshop-stale = So lässt sich die Datei nicht lesen: Dies sind die letzten Karten, bei denen es ging.
waldgaertner-workshop-figure-cards = Karten
waldgaertner-workshop-figure-decisions = Entscheidungen je Partie
waldgaertner-workshop-verdict-seats = Vorsprung des besten Platzes vor seinem Anteil, Prozentpunkte
