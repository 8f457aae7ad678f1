# Die Seite der Regeln, rings um die Worte eines Spiels.

rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-none = Nichts gefunden zu „{ $text }“.
rules-print = Drucken
rules-learn = Spielend lernen
rules-unknown = Zu diesem Spiel gibt es hier noch keine Regeln.
rules-example = Beispiel:
