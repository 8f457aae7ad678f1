# Gry pokazywane według tego, co mówi o nich serwer.

plain-board = Plansza
plain-cell-empty = puste
plain-cell-possible = teraz możliwe
plain-cell-of = { $name }: { $who }
plain-ask = Wybierz, co zrobisz.
plain-wait =
    { $count ->
        [one] { $names } wybiera.
        [few] { $names } wybierają.
        [many] { $names } wybierają.
       *[other] { $names } wybierają.
    }
plain-confirm = Zatwierdź
plain-on-board = Wybierz na planszy.
plain-here = Na polu { $cell } możesz zrobić kilka rzeczy:
plain-ledger = Punkty
plain-seat = Gracz
plain-total = Suma
plain-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
plain-rules = Zasady: { $game }
plain-rules-none = Ta gra nie ma zasad do czytania.
