# Strona zasad wokół słów gry.

rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-none = Nic nie znaleziono dla „{ $text }”.
rules-print = Drukuj
rules-learn = Naucz się, grając
rules-unknown = Do tej gry nie ma tu jeszcze zasad.
rules-example = Przykład:
