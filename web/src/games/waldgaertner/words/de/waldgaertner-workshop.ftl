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
waldgaertner-workshop-figure-value = Wert im Mittel
waldgaertner-workshop-figure-bracketed = In Klammern
waldgaertner-workshop-figure-nitrogen = Binden Stickstoff
waldgaertner-workshop-figure-males = Männliche
waldgaertner-workshop-figure-margin = Vorsprung am Ende
waldgaertner-workshop-figure-plants = Pflanzen je Garten
waldgaertner-workshop-figure-sold = Verkaufte Karten je Garten
waldgaertner-workshop-figure-sixes = Sechsen je Spieler
waldgaertner-workshop-figure-failing = Karten ohne Ertrag je Garten
waldgaertner-workshop-figure-colour-bonus = Farbbonus, %
waldgaertner-workshop-figure-contests = Runden mit Streit, %
waldgaertner-workshop-group-origin = Herkunft
waldgaertner-workshop-group-class = Wuchs
waldgaertner-workshop-group-value = Wert
waldgaertner-workshop-group-bloom = Blüte
waldgaertner-workshop-group-harvest = Ernte
waldgaertner-workshop-group-crop = Was gegessen wird
waldgaertner-workshop-group-colour = Blüten
waldgaertner-workshop-colour-none = ohne Farbe
waldgaertner-workshop-verdict-turn-order = Vorsprung des besten Platzes vor seinem Anteil, Prozentpunkte
waldgaertner-workshop-verdict-sixes = Sechsen je Spieler
waldgaertner-workshop-verdict-failing = Karten ohne Ertrag je Garten
waldgaertner-workshop-verdict-colour-bonus = Gärten mit Farbbonus, %
waldgaertner-workshop-verdict-contests = Runden mit Streit, %
