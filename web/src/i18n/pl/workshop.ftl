# What the workshops of all games share.

workshop-checking = Sprawdzanie…
workshop-unchecked = Nie udało się sprawdzić
workshop-text-large = Ten tekst jest za długi: można wczytać najwyżej { $most } znaków.
workshop-unplayable = { $count ->
    [one] Jeszcze nie da się grać: { $count } powód
    [few] Jeszcze nie da się grać: { $count } powody
    [many] Jeszcze nie da się grać: { $count } powodów
   *[other] Jeszcze nie da się grać: { $count } powodu
}
workshop-playable = Można grać i niczego nie brakuje
workshop-playable-advice = { $count ->
    [one] Można grać, została { $count } sugestia
    [few] Można grać, zostały { $count } sugestie
    [many] Można grać, zostało { $count } sugestii
   *[other] Można grać, zostało { $count } sugestii
}
workshop-advice = Czego jeszcze brakuje do pełni
workshop-needs-playable = Najpierw musi dać się na tym grać.
workshop-unnamed = Bez nazwy

workshop-trial-about = Boty tej samej siły grają ze sobą, zaczyna miejsce 1. Widać wtedy, czy któreś miejsce jest lepsze i jak przebiegają partie.
workshop-trial-players = Gracze
workshop-trial-seats = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
workshop-trial-games = Partie
workshop-trial-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
workshop-trial-go = Niech boty spróbują
workshop-trial-busy = Boty grają…
workshop-trial-wait = { $count ->
    [one] { $count } partia toczy się do końca.
    [few] { $count } partie toczą się do końca; raport pojawi się, gdy wszystkie się skończą.
    [many] { $count } partii toczy się do końca; raport pojawi się, gdy wszystkie się skończą.
   *[other] { $count } partii toczy się do końca; raport pojawi się, gdy wszystkie się skończą.
}
workshop-trial-since = Trwa od { $seconds } s.
workshop-trial-stale = Od tego czasu coś się zmieniło: raport dotyczy stanu sprzed zmian.

workshop-verdicts = Czego wymagamy
workshop-asked-between = (wymagane: od { $low } do { $high })
workshop-asked-most = (wymagane: najwyżej { $high })
workshop-asked-least = (wymagane: co najmniej { $low })
workshop-asked-chance = Przy tak małej liczbie partii taka różnica może być przypadkiem.
workshop-met = spełnione
workshop-missed = niespełnione
workshop-wins = Wygrane według miejsc
workshop-seat = Miejsce
workshop-wins-percent = Wygrane w %
workshop-points = Punkty
workshop-wins-range = { $wins } (między { $low } a { $high })
workshop-wins-about = { $games ->
    [one] Z { $games } partii.
    [few] Z { $games } partii.
    [many] Z { $games } partii.
   *[other] Z { $games } partii.
} Kreska oznacza sprawiedliwy udział { $share } %. To, co leży między liczbami w nawiasie, może być przypadkiem; więcej partii zbliża je do siebie.

workshop-share-about = Link zawiera wszystko. Na serwerze nic nie zostaje, a kto go otworzy, dostaje własną kopię.
workshop-share-link = Link
workshop-share-copy = Kopiuj link
workshop-share-copied = Link skopiowany.
workshop-share-broken = Ten link jest niepełny, więc nie dało się niczego otworzyć. Poproś o niego jeszcze raz.
workshop-share-none = Linku do tego nie ma: byłby za długi na adres. Zamiast niego przekaż plik; można go otworzyć tutaj i przy nowym stole.
workshop-file-get = Zapisz jako plik
workshop-file-large = Ten plik jest za duży, żeby był jednym z naszych.
workshop-text-copy = Kopiuj jako tekst
workshop-text-copied = Tekst skopiowany.

workshop-play = Zagraj od razu z botem ({ $level })
workshop-host = Otwórz na tym stół

workshop-shelf = Zrobione wcześniej
workshop-shelf-empty = To, co zmienisz, zostaje tutaj, w tej przeglądarce.
workshop-shelf-full = Przeglądarka nie ma już miejsca, więc to nie zostanie zachowane: zapisz to jako plik albo wyrzuć coś zrobionego wcześniej.
workshop-shelf-remove = Wyrzuć: { $name }
workshop-shelf-removed = Wyrzucone: { $name }.
workshop-shelf-back = Przywróć

workshop-own = Wybór
workshop-own-file = Z pliku…
workshop-own-make = Zrób w warsztacie
workshop-own-none = Nie ma jeszcze nic własnego do tej gry: zrób coś w warsztacie albo weź plik. Do tego czasu gra się na tym, co zwykle.
