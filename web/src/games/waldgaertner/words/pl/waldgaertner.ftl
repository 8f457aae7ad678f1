# Waldgärtner przy stole: co teraz, co się stało, regiony, rynek, spory, zestawienie.

waldgaertner-colour-orange = Pomarańczowy
waldgaertner-colour-blue = Niebieski
waldgaertner-colour-black = Czarny
waldgaertner-colour-white = Biały
waldgaertner-colour-green = Zielony
waldgaertner-colour-purple = Fioletowy

waldgaertner-hidden-card = zakryta karta
waldgaertner-passes = pasuje
waldgaertner-region = region { $region }
waldgaertner-market = rynek
waldgaertner-from-region = z regionu { $region }
waldgaertner-from-market = z rynku
waldgaertner-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
waldgaertner-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}

## Co teraz

waldgaertner-ask-origins = Losowanie pochodzenia roślin.
waldgaertner-ask-market = Wykładanie rynku.
waldgaertner-ask-start-cards = Ciągnięcie pierwszych kart.
waldgaertner-ask-tops = Odkrywanie wierzchnich kart regionów.
waldgaertner-ask-display = Wykładanie kart, o które toczy się spór.
waldgaertner-ask-lucky = Kart jest za mało: los decyduje, kto ciągnie.
waldgaertner-ask-lot = Ciągnięcie kart w ciemno.
waldgaertner-ask-rest = Reszta kart znów jest odkrywana.
waldgaertner-ask-order = Los ustala kolejność szóstek.
waldgaertner-ask-look = Przeglądanie stosu.
waldgaertner-ask-bonus-order = Los decyduje, kto pierwszy bierze premię za kolory.
waldgaertner-ask-start = Wybierz region, z którego weźmiesz pierwszą kartę. Nikt inny jej nie zobaczy.
waldgaertner-ask-select-region = Ustaw w tajemnicy kość: z którego regionu chcesz kartę?
waldgaertner-ask-select-six = Ustaw w tajemnicy kość: region albo 6, czyli dowolna karta z wybranego stosu.
waldgaertner-ask-right = Masz pierwszeństwo w regionie { $region }: zapłać 1 monetę i wybierz kartę albo zrezygnuj i czekaj.
waldgaertner-ask-claim = Inni z taką samą liczbą monet też wybrali 6. Ustalcie kolejność: zgłoś pozycję (próba { $attempt } z { $attempts }).
waldgaertner-ask-pile = Kolej na twoją szóstkę: który stos przejrzysz za 3 monety?
waldgaertner-ask-take = Weź jedną kartę z tego stosu.
waldgaertner-ask-play = Dwie karty na ręce: posadź jedną z nich albo ją sprzedaj.
waldgaertner-ask-play-last = Minął drugi rok: posadź ostatnią kartę albo ją sprzedaj.
waldgaertner-ask-bonus = W twoim ogrodzie są cztery kolory: weź kartę z rynku za darmo.
waldgaertner-ask-over = Gra się skończyła.
waldgaertner-ask-sealed = Gotowe: { $choice }. Możesz to jeszcze zmienić. Jeszcze się zastanawiają: { $names }.
waldgaertner-ask-given = Gotowe: { $choice }. Jeszcze się zastanawiają: { $names }.
waldgaertner-wait-start = { $names } { $count ->
    [one] wybiera pierwszy region.
    [few] wybierają pierwszy region.
    [many] wybierają pierwszy region.
   *[other] wybierają pierwszy region.
}
waldgaertner-wait-select = { $names } { $count ->
    [one] ustawia w tajemnicy kość.
    [few] ustawiają w tajemnicy kości.
    [many] ustawiają w tajemnicy kości.
   *[other] ustawiają w tajemnicy kości.
}
waldgaertner-wait-right = { $names } ma pierwszeństwo: płaci i wybiera albo rezygnuje.
waldgaertner-wait-claim = { $names } { $count ->
    [one] zgłasza pozycję
    [few] zgłaszają pozycje
    [many] zgłaszają pozycje
   *[other] zgłaszają pozycje
} wśród szóstek.
waldgaertner-wait-pile = { $names } wybiera stos dzięki szóstce.
waldgaertner-wait-take = { $names } przegląda stos i bierze kartę.
waldgaertner-wait-play = { $names } { $count ->
    [one] sadzi albo sprzedaje kartę.
    [few] sadzą albo sprzedają karty.
    [many] sadzą albo sprzedają karty.
   *[other] sadzą albo sprzedają karty.
}
waldgaertner-wait-bonus = { $names } może wziąć kartę z rynku za cztery kolory.

waldgaertner-choice-six = 6, dowolna karta z wybranego stosu
waldgaertner-choice-grow = { $card }: { $place }
waldgaertner-choice-sell = sprzedaż: { $card }
waldgaertner-choice-right = { $card }
waldgaertner-choice-take = { $card }
waldgaertner-choice-bonus = { $card }
waldgaertner-choice-waive = czekanie na to, co zostanie
waldgaertner-choice-no-bonus = rezygnacja
waldgaertner-claim = pozycja { $position }
waldgaertner-claim-any = dowolna pozycja
waldgaertner-claim-any-short = dowolnie

## Co zrobi szkic

waldgaertner-outlook-start = Ciągniesz pierwszą kartę, inni jej nie widzą: { $pile }.
waldgaertner-outlook-choose = Twoja kość: { $pile }. Wszyscy inni są gotowi: kości zostaną od razu odkryte.
waldgaertner-outlook-six = Twoja kość to 6: dowolna karta z wybranego stosu za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}. Wszyscy inni są gotowi.
waldgaertner-outlook-right = Płacisz 1 monetę i bierzesz: { $card }.
waldgaertner-outlook-waive = Nic nie płacisz i dostajesz to, co zostanie na końcu.
waldgaertner-outlook-claim = Zgłaszasz pozycję { $position }.
waldgaertner-outlook-claim-any = Bierzesz pozycję, która zostanie.
waldgaertner-outlook-pile = Płacisz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}, przeglądasz { $pile } i bierzesz jedną kartę.
waldgaertner-outlook-take = Bierzesz: { $card }.
waldgaertner-outlook-bonus = Bierzesz z rynku za darmo: { $card }.
waldgaertner-outlook-no-bonus = Rezygnujesz z premii za kolory. Nie wróci.
waldgaertner-outlook-sell = Sprzedajesz: { $card }, za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
waldgaertner-outlook-grow = Sadzisz: { $card } ({ $place }). Daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
waldgaertner-outlook-grow-extra = Sadzisz: { $card } ({ $place }), za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}. Daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
waldgaertner-way-start = Ciągnij
waldgaertner-way-choose-first = Gotowe
waldgaertner-way-choose-last = Odkryj kości
waldgaertner-way-right = Zapłać i weź
waldgaertner-way-waive = Zrezygnuj
waldgaertner-way-claim = Zgłoś
waldgaertner-way-pile = Zapłać i przejrzyj
waldgaertner-way-take = Weź
waldgaertner-way-bonus = Weź
waldgaertner-way-no-bonus = Zrezygnuj
waldgaertner-way-sell = Sprzedaj
waldgaertner-way-sell-last = Sprzedaj
waldgaertner-way-grow = Posadź
waldgaertner-way-grow-last = Posadź
waldgaertner-warn-partner = W twoim ogrodzie nie ma partnera tej rośliny. Bez niego na koniec nic nie będzie warta.

## Co się stało

waldgaertner-lead-market-laid = Na rynku:
waldgaertner-lead-turned = Odkryto:
waldgaertner-lead-marker = Zostały i są teraz więcej warte:
waldgaertner-lead-displayed = Wyłożono z regionu { $region }:
waldgaertner-lead-shown-again = Zostało z regionu { $region }:
waldgaertner-event-origins = Rośliny pochodzą z: { $origins }
waldgaertner-event-starts = Regiony startowe: { $starts }
waldgaertner-event-start-card = karta startowa: { $card }
waldgaertner-event-round = Runda { $round }, { $season }
waldgaertner-event-last-cards = Ostatnie karty
waldgaertner-event-bloomed = kwitnie: { $cards }
waldgaertner-event-in-vain = kwitło na próżno, bez partnera: { $cards }
waldgaertner-event-harvested = zbiór za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}: { $cards }
waldgaertner-event-dice = Kości: { $dice }
waldgaertner-event-took = bierze { $pile }: { $card }
waldgaertner-event-right-used = płaci monetę i wybiera { $pile }: { $card }
waldgaertner-event-right-waived = rezygnuje z pierwszeństwa
waldgaertner-event-lucky = dzięki losowaniu dostaje kartę
waldgaertner-event-drew = ciągnie w ciemno { $pile }: { $card }
waldgaertner-event-got-last = dostaje za darmo { $pile }: { $card }
waldgaertner-event-claims = Zgłoszenia: { $claims }
waldgaertner-event-clash = Kolizja, próbują jeszcze raz
waldgaertner-event-agreed = Kolejność szóstek: { $seats }
waldgaertner-event-lapsed = Brak zgody, nic nie dostają i nic nie płacą: { $seats }
waldgaertner-event-first-order = dzięki losowaniu jest następną szóstką
waldgaertner-event-first-bonus = dzięki losowaniu bierze premię za kolory przed innymi
waldgaertner-event-pile-opened = przegląda { $pile } za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
waldgaertner-event-sold = sprzedaje za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}: { $card }
waldgaertner-event-grew = sadzi na { $place }: { $card }
waldgaertner-event-grew-extra = sadzi na { $place } za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}: { $card }
waldgaertner-event-colours = ma w ogrodzie cztery kolory
waldgaertner-event-colours-wait = ma w ogrodzie cztery kolory; rynek jest pusty, premia czeka
waldgaertner-event-bonus-taken = bierze z rynku za cztery kolory: { $card }
waldgaertner-event-bonus-declined = rezygnuje z premii za kolory
waldgaertner-event-over = Koniec gry: { $points }

## Punkty, pomoce i opcje

waldgaertner-source-plants = rośliny
waldgaertner-source-partners = rośliny z partnerem
waldgaertner-source-markers = znaczniki

waldgaertner-aid-reveal = Gdy wybieram na końcu
waldgaertner-aid-reveal-why = Kość można zmieniać, aż wszyscy będą gotowi. Ostatnia odkrywa wszystkie.
waldgaertner-aid-reveal-ask = pytaj przed odkryciem kości
waldgaertner-aid-reveal-at-once = odkrywaj od razu
waldgaertner-aid-memory = Notatki o stosach
waldgaertner-aid-memory-why = To, co widzisz dzięki szóstce, jest dla ciebie zapamiętane.
waldgaertner-aid-memory-shown = przy regionie
waldgaertner-aid-memory-hidden = ukryte, pamiętam bez nich
waldgaertner-aid-sorting = Kolejność na rynku
waldgaertner-aid-sorting-why = Rynek i stosy można też układać na miejscu.
waldgaertner-aid-sorting-value = wartość
waldgaertner-aid-sorting-class = wysokość
waldgaertner-aid-sorting-bloom = kwitnienie
waldgaertner-aid-sorting-harvest = zbiór
waldgaertner-aid-sorting-name = nazwa
waldgaertner-aid-scenes = Krótkie sceny
waldgaertner-aid-scenes-why = Kości, spory, nowa faza i liczenie na koniec są przez chwilę pokazywane. Dotknięcie je pomija.
waldgaertner-aid-scenes-on = pokazuj
waldgaertner-aid-scenes-off = pomijaj
waldgaertner-aid-warn-partner = Ostrzegaj o braku partnera
waldgaertner-aid-warn-partner-why = Zanim pod koniec posadzisz coś, co nic nie da.
waldgaertner-aid-warn-partner-on = włączone
waldgaertner-aid-warn-partner-off = wyłączone

waldgaertner-option-origins = Skąd pochodzą rośliny
waldgaertner-option-nitrogen = Azot trafia do
waldgaertner-option-males = Męskie kwiaty
waldgaertner-option-rank-limits = Klasy wysokości w rzędach (zaawansowana)
waldgaertner-option-sixes = Szóstki biorą kartę
waldgaertner-option-final-check = Zbiór ostatniej zimy
waldgaertner-option-colour-bonus = Premia za cztery kolory
waldgaertner-option-cards = Karty
waldgaertner-value-cards-standard = Zwykłe karty
waldgaertner-value-cards-own = Własne karty
waldgaertner-value-origins-random = losowo
waldgaertner-value-origins-EU = Europa (2 osoby)
waldgaertner-value-origins-NA = Ameryka Północna (2 osoby)
waldgaertner-value-origins-AS = Azja (3 osoby)
waldgaertner-value-origins-EU-NA = Europa i Ameryka Północna (4 osoby)
waldgaertner-value-origins-AS-EU = Azja i Europa (5 lub 6 osób)
waldgaertner-value-origins-AS-NA = Azja i Ameryka Północna (5 lub 6 osób)
waldgaertner-value-nitrogen-sides = sąsiadów z lewej i prawej
waldgaertner-value-nitrogen-north = sąsiadów od północy
waldgaertner-value-nitrogen-south = sąsiadów od południa
waldgaertner-value-nitrogen-printed = tam, dokąd wskazują strzałki karty
waldgaertner-value-males-give-nothing = nie dają monet
waldgaertner-value-males-paired = dają monetę za każdą parę kwiatów
waldgaertner-value-rank-limits-dropped = każda roślina w każdym rzędzie
waldgaertner-value-rank-limits-kept = z każdej klasy tyle, co w grze podstawowej
waldgaertner-value-sixes-before-plays = zanim ktokolwiek posadzi
waldgaertner-value-sixes-after-plays = po tym, jak inni posadzą
waldgaertner-value-final-check-yes = odbywa się
waldgaertner-value-final-check-no = nie odbywa się
waldgaertner-value-colour-bonus-once = raz w grze
waldgaertner-value-colour-bonus-again = znów za każde cztery kolory
waldgaertner-value-cards-first = pierwsze wydanie

## Regiony, rynek i sceny

waldgaertner-regions = Regiony i rynek
waldgaertner-region-named = Region { $region }
waldgaertner-market-named = Rynek
waldgaertner-market-browse = Przejrzyj rynek
waldgaertner-market-about = Te karty widzą wszyscy. Bierze się je szóstką albo za cztery kolory.
waldgaertner-market-empty = brak kart
waldgaertner-empty = pusto
waldgaertner-chosen = wybrany
waldgaertner-die-of = Kość: { $name }
waldgaertner-search = Szukaj
waldgaertner-search-none = Żadna karta nie pasuje.
waldgaertner-sort = Kolejność
waldgaertner-sort-lying = jak leżą
waldgaertner-notes-of = Co pamiętam: region { $region }
waldgaertner-notes-about = Twoje notatki, od wierzchu. Inni mogli wziąć karty, o których nie wiesz.
waldgaertner-notes-gone = musiała zostać zabrana
waldgaertner-notes-none = Z tego, co było widać, nic już nie zostało.
waldgaertner-stage-fold = Pokaż ogród
waldgaertner-stage-open = Pokaż ponownie
waldgaertner-display = Wyłożone karty
waldgaertner-contest-title = Kilka osób chce regionu { $region }
waldgaertner-contest-rule = Najpierw ten, kto ma najwięcej monet: 1 moneta kupuje wybór. Kto rezygnuje, dostaje za darmo to, co zostanie.
waldgaertner-contest-blind = Nikt nie ma pierwszeństwa: karty są tasowane i ciągnięte w ciemno.
waldgaertner-contest-right = ma teraz pierwszeństwo
waldgaertner-contest-served = ma już kartę
waldgaertner-contest-draws = ciągnie w ciemno
waldgaertner-contest-waits = rezygnuje i czeka
waldgaertner-contest-later = później
waldgaertner-contest-tied = tyle samo monet: ciągnie w ciemno
waldgaertner-contest-waive = Zrezygnuj i czekaj, za darmo
waldgaertner-claims-title = Kto będzie pierwszy?
waldgaertner-claims-rule = Wybrali 6 i mają tyle samo monet, więc każdy zgłasza pozycję. Jeśli dwie osoby chcą tej samej, zgłaszają od nowa: próba { $attempt } z { $attempts }. Po ostatniej nikt nic nie dostaje i nic nie płaci.
waldgaertner-claims-last = poprzednio: { $claim }
waldgaertner-pile-title = Przeglądasz { $pile }
waldgaertner-pile-about = Weź jedną kartę. Pozostałe zachowują kolejność, a to, co widzisz, trafia do notatek.
waldgaertner-bonus-title = Cztery kolory: karta dla ciebie
waldgaertner-bonus-about = Weź dowolną kartę z rynku za darmo. Potem posadzisz albo sprzedasz jedną z dwóch kart.
waldgaertner-bonus-without = Zrezygnuj

waldgaertner-counting = Liczenie ogrodów.
waldgaertner-moment-round = Runda { $round } z { $rounds }
waldgaertner-moment-right-used = ma pierwszeństwo i płaci 1 monetę
waldgaertner-moment-drew = ciągnie w ciemno
waldgaertner-moment-got-last = dostaje za darmo to, co zostało
waldgaertner-moment-nothing = nie dostaje nic: nie ma już kart
waldgaertner-moment-waived = rezygnuje z pierwszeństwa

## Gracze i zestawienie

waldgaertner-hand = Ręka
waldgaertner-flowers = { $count ->
    [one] { $count } kwiat w ogrodzie
    [few] { $count } kwiaty w ogrodzie
    [many] { $count } kwiatów w ogrodzie
   *[other] { $count } kwiatu w ogrodzie
}
waldgaertner-missing = { $count ->
    [one] { $count } roślina bez partnera
    [few] { $count } rośliny bez partnera
    [many] { $count } roślin bez partnera
   *[other] { $count } rośliny bez partnera
}
waldgaertner-colours = { $count ->
    [one] { $count } kolor kwiatów
    [few] { $count } kolory kwiatów
    [many] { $count } kolorów kwiatów
   *[other] { $count } koloru kwiatów
}
waldgaertner-ledger = Ogrody
waldgaertner-ledger-points = Punkty
waldgaertner-ledger-sources = rośliny { $plants }, z partnerem { $partners }, znaczniki { $markers }
waldgaertner-ledger-coins = Monety
waldgaertner-ledger-ahead = { $coins ->
    [one] przyjdzie jeszcze { $coins }
    [few] przyjdą jeszcze { $coins }
    [many] przyjdzie jeszcze { $coins }
   *[other] przyjdzie jeszcze { $coins }
}
waldgaertner-ledger-flowers = Kwiaty
waldgaertner-ledger-colours = Kolory
waldgaertner-ledger-of-four = { $count } z 4
waldgaertner-ledger-bonus-due = premia czeka
waldgaertner-ledger-bonus-taken = premia rozliczona
waldgaertner-ledger-missing = Bez partnera
waldgaertner-ledger-lost = { $points ->
    [one] { $points } punkt czeka
    [few] { $points } punkty czekają
    [many] { $points } punktów czeka
   *[other] { $points } punktu czeka
}

## Klawisze

waldgaertner-key-pile = wybierz region, rynek albo pozycję
waldgaertner-key-card = weź kartę z ręki
waldgaertner-key-sell = sprzedaj trzymaną kartę
waldgaertner-key-jump = w ogrodzie: do następnego możliwego miejsca
waldgaertner-key-ends = w ogrodzie: na początek albo na koniec rzędu
waldgaertner-key-put = w ogrodzie: posadź tutaj albo obejrzyj roślinę

## Rady

waldgaertner-do-start = pociągnij pierwszą kartę: { $pile }
waldgaertner-do-choose = ustaw kość na { $pile }
waldgaertner-do-six = ustaw kość na 6 i weź dowolną kartę z wybranego stosu
waldgaertner-do-right = zapłać monetę i weź: { $card }
waldgaertner-do-waive = zrezygnuj i poczekaj na to, co zostanie
waldgaertner-do-claim = zgłoś pozycję { $position }
waldgaertner-do-claim-any = zostaw kolejność innym
waldgaertner-do-pile = przejrzyj { $pile }
waldgaertner-do-take = weź: { $card }
waldgaertner-do-bonus = weź za cztery kolory: { $card }
waldgaertner-do-no-bonus = zrezygnuj z premii
waldgaertner-do-sell = sprzedaj: { $card }
waldgaertner-do-grow = posadź na { $place }: { $card }
waldgaertner-why-value = { $card } ma wartość { $value }
waldgaertner-why-partner = partner stoi w ogrodzie
waldgaertner-why-completes = { $plant } zyskuje partnera
