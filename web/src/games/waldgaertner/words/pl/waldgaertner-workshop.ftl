# The card workshop of Waldgärtner.

waldgaertner-workshop-title = Warsztat kart
waldgaertner-workshop-about = Graj własnymi roślinami: wczytaj plik kart albo zmień nasz, zobacz, co się nie zgadza i w którym wierszu, i obejrzyj karty takie, jakie będą leżeć na stole.
waldgaertner-workshop-name = Nazwa tych kart
waldgaertner-workshop-new = Moje karty
waldgaertner-workshop-tabs = O tych kartach
waldgaertner-workshop-tab-check = Sprawdź
waldgaertner-workshop-tab-text = Tekst
waldgaertner-workshop-tab-begin = Zacznij
waldgaertner-workshop-tab-trial = Boty
waldgaertner-workshop-tab-share = Zapisz
waldgaertner-workshop-text = Plik kart
waldgaertner-workshop-text-about = Jeden wiersz na kartę, wartości oddzielone przecinkami; pierwszy wiersz nazywa kolumny. Wklej tu plik albo zmień wiersz.
waldgaertner-workshop-begin-shipped = Zacznij od naszych kart
waldgaertner-workshop-begin-file = Zacznij od pliku…
waldgaertner-workshop-mode = Zasady
waldgaertner-workshop-cards = Karty
waldgaertner-workshop-find = Znajdź roślinę
waldgaertner-workshop-origin = Skąd
waldgaertner-workshop-origin-all = Wszystkie
waldgaertner-workshop-count = { $count ->
    [one] { $count } z { $all } kart
    [few] { $count } z { $all } kart
    [many] { $count } z { $all } kart
   *[other] { $count } z { $all } kart
}
waldgaertner-workshop-none = Karty pojawią się, gdy tylko da się odczytać plik.
waldgaertner-workshop-stale = Tego pliku nie da się tak odczytać: to ostatnie karty, które się dało.
waldgaertner-workshop-figure-cards = Karty
waldgaertner-workshop-figure-decisions = Decyzje w partii
waldgaertner-workshop-figure-value = Średnia wartość
waldgaertner-workshop-figure-bracketed = W nawiasach
waldgaertner-workshop-figure-nitrogen = Wiążą azot
waldgaertner-workshop-figure-males = Męskie
waldgaertner-workshop-figure-margin = Przewaga zwycięzcy
waldgaertner-workshop-figure-plants = Rośliny w ogrodzie
waldgaertner-workshop-figure-sold = Sprzedane karty na ogród
waldgaertner-workshop-figure-sixes = Szóstki na gracza
waldgaertner-workshop-figure-failing = Karty bez plonu na ogród
waldgaertner-workshop-figure-colour-bonus = Premia za kolory, %
waldgaertner-workshop-figure-contests = Rundy ze sporem, %
waldgaertner-workshop-group-origin = Pochodzenie
waldgaertner-workshop-group-class = Wzrost
waldgaertner-workshop-group-value = Wartość
waldgaertner-workshop-group-bloom = Kwitnienie
waldgaertner-workshop-group-harvest = Zbiór
waldgaertner-workshop-group-crop = Co się je
waldgaertner-workshop-group-colour = Kwiaty
waldgaertner-workshop-colour-none = bez koloru
waldgaertner-workshop-verdict-turn-order = Przewaga najlepszego miejsca nad jego udziałem, punkty procentowe
waldgaertner-workshop-verdict-sixes = Szóstki na gracza
waldgaertner-workshop-verdict-failing = Karty bez plonu na ogród
waldgaertner-workshop-verdict-colour-bonus = Ogrody z premią za kolory, %
waldgaertner-workshop-verdict-contests = Rundy ze sporem, %
