# Waldgärtner: ogrody, ręka, sadzenie i sprzedaż.

## Ogrody

waldgaertner-garden-mine = Twój ogród
waldgaertner-garden-of = Ogród: { $name }
waldgaertner-garden-all = Wszystkie ogrody
waldgaertner-garden-last-card = ostatnio posadzona: { $card }
waldgaertner-garden-points-word = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
waldgaertner-garden-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
waldgaertner-garden-colours = Kolory kwiatów: { $shown } ({ $count } z { $wanted })
waldgaertner-garden-hand-of = Na ręce
waldgaertner-garden-hidden = zakryta karta, { $origin }
waldgaertner-garden-one-of = jedna z: { $cards }
waldgaertner-garden-close = Zamknij
waldgaertner-garden-about = Strzałki prowadzą po miejscach, J przeskakuje do następnego, na którym karta może stanąć. 1 i 2 biorą kartę, Enter sadzi ją, S sprzedaje, Escape odkłada.

## Miejsca, tak jak się je czyta na głos

waldgaertner-garden-row = Rząd { $row }
waldgaertner-garden-place = rząd { $row }, miejsce { $slot }
waldgaertner-garden-place-left = rząd { $row }, dodatkowe miejsce po lewej
waldgaertner-garden-place-right = rząd { $row }, dodatkowe miejsce po prawej
waldgaertner-garden-place-top = rząd 6, miejsce na szczycie
waldgaertner-garden-free = wolne
waldgaertner-garden-extra-open = wolne za { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
    [many] { $cost } monet
   *[other] { $cost } monety
}
waldgaertner-garden-extra-closed = { $cost ->
    [one] { $cost } moneta
    [few] { $cost } monety
    [many] { $cost } monet
   *[other] { $cost } monety
}, gdy rząd będzie pełny
waldgaertner-garden-extra-used = już niedostępne
waldgaertner-garden-fits = karta może tu stanąć
waldgaertner-garden-last = posadzona jako ostatnia
waldgaertner-garden-flower = ma kwiat, zbiór: { $season }
waldgaertner-garden-counts = { $points ->
    [0] na razie nie daje punktów
    [one] daje { $points } punkt
    [few] daje { $points } punkty
    [many] daje { $points } punktów
   *[other] daje { $points } punktu
}
waldgaertner-garden-held = { $card } w ręce, { $count ->
    [0] brak miejsca; możesz tę kartę sprzedać
    [one] jedno miejsce dla niej
    [few] { $count } miejsca dla niej
    [many] { $count } miejsc dla niej
   *[other] { $count } miejsca dla niej
}
waldgaertner-garden-dropped = Żadnej karty w ręce

## Co przyniosłoby zagranie

waldgaertner-garden-more-points = { $points ->
    [0] na razie bez punktów
    [one] +{ $points } punkt
    [few] +{ $points } punkty
    [many] +{ $points } punktów
   *[other] +{ $points } punktu
}
waldgaertner-garden-pays = kosztuje { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
waldgaertner-garden-gets = +{ $coins } { $coins ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}
waldgaertner-garden-to-market = trafia na rynek, skąd może ją wziąć szóstka
waldgaertner-garden-fertilised = zapylana przez: { $plant }
waldgaertner-garden-lacks = potrzebuje: { $partners }
waldgaertner-garden-completes = partner dla: { $plants }
waldgaertner-garden-harvests = { $count ->
    [one] jeszcze jeden zbiór
    [few] jeszcze { $count } zbiory
    [many] jeszcze { $count } zbiorów
   *[other] jeszcze { $count } zbioru
}, { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
waldgaertner-garden-harvests-then = { $count ->
    [one] jeszcze jeden zbiór po zapyleniu
    [few] jeszcze { $count } zbiory po zapyleniu
    [many] jeszcze { $count } zbiorów po zapyleniu
   *[other] jeszcze { $count } zbioru po zapyleniu
}
waldgaertner-garden-no-harvest = bez zbiorów do końca gry
waldgaertner-garden-male = jej kwiaty nie dają monet
waldgaertner-garden-fed = { $count ->
    [one] azot: +1 moneta za zbiór
    [few] azot: +{ $count } monety za zbiór
    [many] azot: +{ $count } monet za zbiór
   *[other] azot: +{ $count } monety za zbiór
}
waldgaertner-garden-feeds = daje azot: { $plants }
waldgaertner-garden-new-colour = nowy kolor, już { $count }.
waldgaertner-garden-fourth-colour = czwarty kolor: karta z rynku za darmo

## Ręka

waldgaertner-garden-hand = Twoja ręka
waldgaertner-garden-hand-card = { $card } (klawisz { $key })
waldgaertner-garden-newest = nowa
waldgaertner-garden-planned-grow = zostanie posadzona
waldgaertner-garden-planned-sell = zostanie sprzedana
waldgaertner-garden-sell = Sprzedaj
waldgaertner-garden-how = Przeciągnij kartę do ogrodu albo dotknij jej, a potem miejsca. Możesz ją też tutaj sprzedać.
waldgaertner-garden-where = { $count ->
    [0] Teraz nie ma dla niej miejsca: sprzedaj ją albo weź drugą
    [one] Świeci jedno miejsce dla niej
    [few] Świecą { $count } miejsca dla niej
    [many] Świeci { $count } miejsc dla niej
   *[other] Świeci { $count } miejsca dla niej
}
waldgaertner-garden-coins = Twoje monety
