# Games that are shown by what the server tells of them.

plain-board = Board
plain-cell-empty = empty
plain-cell-possible = possible now
plain-cell-of = { $name } of { $who }
plain-ask = Choose what to do.
plain-wait =
    { $count ->
        [one] { $names } is choosing.
       *[other] { $names } are choosing.
    }
plain-confirm = Confirm
plain-on-board = Choose on the board.
plain-here = On { $cell } you can do several things:
plain-ledger = Points
plain-seat = Player
plain-total = Sum
plain-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
plain-rules = Rules: { $game }
plain-rules-none = This game brings no rules to read.
