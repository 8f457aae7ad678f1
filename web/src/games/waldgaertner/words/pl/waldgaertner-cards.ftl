# Co jest na roślinach gry Waldgärtner; elementy gry i koło roku.

waldgaertner-cards-class-climber = pnącze
waldgaertner-cards-class-small-shrub = mały krzew
waldgaertner-cards-class-large-shrub = duży krzew
waldgaertner-cards-class-small-tree = małe drzewo
waldgaertner-cards-class-medium-tree = średnie drzewo
waldgaertner-cards-class-large-tree = duże drzewo
waldgaertner-cards-origin-EU = Europa
waldgaertner-cards-origin-NA = Ameryka Północna
waldgaertner-cards-origin-AS = Azja
waldgaertner-cards-flower-white = biały
waldgaertner-cards-flower-yellow = żółty
waldgaertner-cards-flower-pink = różowy
waldgaertner-cards-flower-red = czerwony
waldgaertner-cards-flower-purple = fioletowy
waldgaertner-cards-flowers-white = białe kwiaty
waldgaertner-cards-flowers-yellow = żółte kwiaty
waldgaertner-cards-flowers-pink = różowe kwiaty
waldgaertner-cards-flowers-red = czerwone kwiaty
waldgaertner-cards-flowers-purple = fioletowe kwiaty
waldgaertner-cards-crop-fruit = owoc
waldgaertner-cards-crop-nut = orzech
waldgaertner-cards-crop-seed = nasiona
waldgaertner-cards-crop-shoot = pędy
waldgaertner-cards-crop-sap = sok
waldgaertner-cards-crop-flower = kwiaty
waldgaertner-cards-preparation-raw = na surowo
waldgaertner-cards-preparation-cooked = po ugotowaniu
waldgaertner-cards-preparation-roasted = po uprażeniu
waldgaertner-cards-season-0 = zima
waldgaertner-cards-season-1 = wczesna wiosna
waldgaertner-cards-season-2 = pełnia wiosny
waldgaertner-cards-season-3 = późna wiosna
waldgaertner-cards-season-4 = wczesne lato
waldgaertner-cards-season-5 = pełnia lata
waldgaertner-cards-season-6 = późne lato
waldgaertner-cards-season-7 = wczesna jesień
waldgaertner-cards-season-8 = pełnia jesieni
waldgaertner-cards-season-9 = późna jesień
waldgaertner-cards-phase = faza { $phase }, { $season }
waldgaertner-cards-metres = { $metres } m
waldgaertner-cards-eaten = { $crop }, { $preparation }
waldgaertner-cards-value = wartość { $value }
waldgaertner-cards-value-bracketed = wartość { $value } w nawiasie
waldgaertner-cards-markers = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
    [many] { $count } znaczników
   *[other] { $count } znacznika
}
waldgaertner-cards-blooms = kwitnie: { $season }
waldgaertner-cards-ripens = zbiór: { $season }
waldgaertner-cards-needs = potrzebuje: { $partners }
waldgaertner-cards-partner-here = partner rośnie w ogrodzie
waldgaertner-cards-partner-missing = partnera jeszcze brakuje
waldgaertner-cards-nitrogen = daje sąsiadom azot
waldgaertner-cards-self-fertile = partner niepotrzebny
waldgaertner-cards-male = męska: zapyla, a jej własny kwiat nie daje monety
waldgaertner-cards-markers-worth = { $count ->
    [one] { $count } znacznik dodaje { $count } punkt
    [few] { $count } znaczniki dodają { $count } punkty
    [many] { $count } znaczników dodaje { $count } punktów
   *[other] { $count } znacznika dodaje { $count } punktu
}
waldgaertner-cards-sells = { $coins ->
    [one] sprzedaż daje { $coins } monetę
    [few] sprzedaż daje { $coins } monety
    [many] sprzedaż daje { $coins } monet
   *[other] sprzedaż daje { $coins } monety
}
waldgaertner-cards-back = zakryta karta ({ $origin })
waldgaertner-cards-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
waldgaertner-cards-die = kość: { $face }
waldgaertner-cards-die-hidden = zakryta kość
waldgaertner-cards-wheel = Koło roku: { $phase }
waldgaertner-cards-year = Rok we wszystkich ogrodach
waldgaertner-cards-list-blooms = kwitnienie: { $plants }
waldgaertner-cards-list-ripens = dojrzewanie: { $plants }
