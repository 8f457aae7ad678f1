# Encyklopedia roślin.

plants-title = Rośliny leśnego ogrodu
plants-about = Wszystkie 175 roślin z gry Waldgärtner, dla graczy i ogrodników: jak wysoko rosną, kiedy kwitną i owocują, co się z nich je i które potrzebują towarzystwa.
plants-all = Wszystkie rośliny
plants-unknown = Nie ma tu takiej rośliny.
plants-search = Nazwa lub partner, każdy język
plants-sort = Kolejność
plants-sort-name = według nazwy
plants-sort-height = według wysokości
plants-sort-bloom = według kwitnienia
plants-sort-harvest = według zbioru
plants-sort-value = według wartości
plants-filters = Filtry
plants-filters-set = Filtry ({ $count })
plants-any = dowolne
plants-class = Wysokość
plants-phase = Pora roku
plants-happens = Co się wtedy dzieje
plants-happens-either = kwitnienie lub zbiór
plants-happens-bloom = kwitnienie
plants-happens-harvest = zbiór
plants-colour = Kwiaty
plants-showy = dowolna barwa
plants-partner = Partner
plants-partner-needed = potrzebny
plants-partner-none = niepotrzebny
plants-crop = Co się je
plants-origin = Pochodzenie
plants-nitrogen = Azot
plants-nitrogen-yes = wiąże azot
plants-count = { $count ->
    [one] { $count } roślina z { $all }
    [few] { $count } rośliny z { $all }
    [many] { $count } roślin z { $all }
   *[other] { $count } rośliny z { $all }
}
plants-clear = Pokaż wszystkie
plants-none = Nie ma takiej rośliny. Spróbuj z mniejszą liczbą filtrów albo krótszą nazwą.
plants-when = { $season }, mniej więcej { $month }
plants-when-winter = { $season }, { $from }–{ $to }
plants-garden = W ogrodzie
plants-height = Wysokość
plants-blooms = Kwitnienie
plants-harvest = Zbiór
plants-eaten = Jadalne
plants-pollination = Zapylanie
plants-male = Roślina męska: sama nie owocuje, zapyla swoje żeńskie partnerki.
plants-needs = Owocuje tylko z partnerem w pobliżu:
plants-alone = Owocuje sama, partner niepotrzebny.
plants-helps = Zapyla
plants-soil = Gleba
plants-fixes = Wiąże azot z powietrza i tak nawozi sąsiadów.
plants-fixes-not = Nie wiąże azotu.
plants-game = W grze
plants-value = Wartość
plants-value-bracketed = { $value } w nawiasie: liczy się tylko z partnerem w tym samym ogrodzie
plants-row = Rząd
plants-row-climber = 1 lub 2
plants-phases = Fazy
plants-phases-of = kwitnie w { $bloom }, zbiór w { $harvest }
plants-price = Sprzedaż
