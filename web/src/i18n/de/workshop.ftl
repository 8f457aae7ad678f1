# What the workshops of all games share.

workshop-checking = Wird angesehen …
workshop-unchecked = Konnte nicht angesehen werden
workshop-text-large = Dieser Text ist zu lang: Gelesen werden höchstens { $most } Zeichen.
workshop-unplayable = { $count ->
    [one] Noch nicht spielbar: ein Grund
   *[other] Noch nicht spielbar: { $count } Gründe
}
workshop-playable = Spielbar, und alles erfüllt, was wir verlangen
workshop-playable-advice = { $count ->
    [one] Spielbar, ein Wunsch bleibt offen
   *[other] Spielbar, { $count } Wünsche bleiben offen
}
workshop-advice = Was zur Vollständigkeit noch fehlt
workshop-needs-playable = Dafür muss es erst spielbar sein.
workshop-unnamed = Ohne Namen

workshop-trial-about = Gleich starke Bots spielen gegeneinander, und Platz 1 beginnt. So zeigt sich, ob ein Platz im Vorteil ist und wie die Partien verlaufen.
workshop-trial-players = Spieler
workshop-trial-seats = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
workshop-trial-games = Partien
workshop-trial-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
workshop-trial-go = Bots ausprobieren lassen
workshop-trial-busy = Die Bots spielen …
workshop-trial-wait = { $count ->
    [one] Eine Partie wird zu Ende gespielt.
   *[other] { $count } Partien werden zu Ende gespielt; der Bericht kommt, wenn alle vorbei sind.
}
workshop-trial-since = Läuft seit { $seconds } s.
workshop-trial-stale = Inzwischen wurde etwas geändert: Dieser Bericht gilt für den Stand davor.

workshop-verdicts = Was wir verlangen
workshop-asked-between = (verlangt: { $low } bis { $high })
workshop-asked-most = (verlangt: höchstens { $high })
workshop-asked-least = (verlangt: mindestens { $low })
workshop-asked-chance = So weit daneben kann bei so wenigen Partien Zufall sein.
workshop-met = erfüllt
workshop-missed = verfehlt
workshop-wins = Siege nach Platz
workshop-seat = Platz
workshop-wins-percent = Siege in %
workshop-points = Punkte
workshop-wins-range = { $wins } (zwischen { $low } und { $high })
workshop-wins-about = { $games ->
    [one] Aus einer Partie.
   *[other] Aus { $games } Partien.
} Der Strich zeigt den gerechten Anteil von { $share } %. Was zwischen den Zahlen in Klammern liegt, kann Zufall sein; mehr Partien rücken sie näher zusammen.

workshop-share-about = Im Link steckt alles. Auf dem Server wird nichts gespeichert, und wer ihn öffnet, bekommt eine eigene Kopie.
workshop-share-link = Link
workshop-share-copy = Link kopieren
workshop-share-copied = Der Link ist kopiert.
workshop-share-broken = Dieser Link ist unvollständig, daher ließ sich nichts öffnen. Lass ihn dir noch einmal schicken.
workshop-share-none = Einen Link gibt es dafür nicht: Er wäre zu lang für eine Adresse. Gib stattdessen die Datei weiter; sie lässt sich hier öffnen, und an einem neuen Tisch.
workshop-file-get = Als Datei sichern
workshop-file-large = Diese Datei ist zu groß für die Werkstatt.
workshop-text-copy = Als Text kopieren
workshop-text-copied = Der Text ist kopiert.

workshop-play = Gleich gegen einen Bot spielen ({ $level })
workshop-host = Damit einen Tisch eröffnen

workshop-shelf = Früher gemacht
workshop-shelf-empty = Was du änderst, bleibt hier in diesem Browser aufgehoben.
workshop-shelf-full = Der Browser hat keinen Platz mehr, das hier wird also nicht aufgehoben: Sichere es als Datei, oder wirf etwas weg, das du früher gemacht hast.
workshop-shelf-remove = { $name } wegwerfen
workshop-shelf-removed = { $name } ist weggeworfen.
workshop-shelf-back = Zurückholen

workshop-own = Auswahl
workshop-own-file = Aus einer Datei …
workshop-own-make = In der Werkstatt machen
workshop-own-none = Dafür gibt es noch nichts Eigenes: In der Werkstatt entsteht es, oder es kommt aus einer Datei. Bis dahin wird mit dem Üblichen gespielt.
