# Spiele, die nach dem gezeigt werden, was der Server von ihnen erzählt.

plain-board = Spielplan
plain-cell-empty = leer
plain-cell-possible = jetzt möglich
plain-cell-of = { $name } von { $who }
plain-ask = Wähle, was du tust.
plain-wait =
    { $count ->
        [one] { $names } wählt.
       *[other] { $names } wählen.
    }
plain-confirm = Bestätigen
plain-on-board = Wähle auf dem Plan.
plain-here = Auf { $cell } geht mehreres:
plain-ledger = Punkte
plain-seat = Name
plain-total = Summe
plain-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
plain-rules = Regeln: { $game }
plain-rules-none = Dieses Spiel bringt keine Regeln zum Lesen mit.
