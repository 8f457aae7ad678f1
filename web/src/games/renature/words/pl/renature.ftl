# Renature i Valley przy stole.

## Nazwy

renature-animal-butterfly = motyl
renature-animal-salamander = salamandra
renature-animal-owl = sowa
renature-animal-woodpecker = dzięcioł
renature-animal-badger = borsuk
renature-animal-turtle = żółw
renature-animal-snail = ślimak
renature-animal-hare = zając
renature-animal-frog = żaba
renature-animal-trout = pstrąg
renature-plant-own-turf = runo
renature-plant-own-bush = podszyt
renature-plant-own-pine = świerk
renature-plant-own-oak = buk
renature-plant-neutral-turf = runo naturalne
renature-plant-neutral-bush = podszyt naturalny
renature-plant-neutral-pine = świerk naturalny
renature-plant-neutral-oak = buk naturalny
renature-colour-orange = pomarańczowy
renature-colour-blue = niebieski
renature-colour-black = czarny
renature-colour-white = biały
renature-colour-neutral = naturalny
renature-ground-brook = potok
renature-ground-start = potok, pole startowe
renature-ground-stump = łąka z pniakiem
renature-ground-area = ziemia
renature-ground-mushroom = grzyb
renature-ground-brook-meadow = łąka
renature-ground-start-meadow = staw, pole startowe
renature-clouds = { $count ->
    [one] { $count } chmura
    [few] { $count } chmury
    [many] { $count } chmur
   *[other] { $count } chmury
}
renature-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}

## Plansza

renature-track = Tor punktacji. { $seats }
renature-track-seat = { $name }: { $points }
renature-board = Plansza
renature-board-about = Strzałkami chodzisz po polach, J przeskakuje do następnego możliwego miejsca. Cyfry biorą kostkę, T, B, P i O roślinę, z klawiszem Shift naturalną. Enter kładzie, R obraca kostkę, Delete ją odrzuca, Escape odkłada.
renature-spoken-area = nieużytek { $area }
renature-spoken-joker = joker
renature-spoken-irrelevant = otoczone ze wszystkich stron
renature-spoken-plant = { $plant }, kolor { $colour }
renature-spoken-beside = { $count ->
    [one] obok nieużytku { $areas }
    [few] obok nieużytków { $areas }
    [many] obok nieużytków { $areas }
   *[other] obok nieużytków { $areas }
}
renature-spoken-held-domino = W ręce { $domino }, { $count ->
    [0] nigdzie nie pasuje
    [one] jedno możliwe miejsce
    [few] { $count } możliwe miejsca
    [many] { $count } możliwych miejsc
   *[other] { $count } możliwego miejsca
}
renature-spoken-held-plant = W ręce { $plant }, { $count ->
    [0] brak miejsca
    [one] jedno możliwe miejsce
    [few] { $count } możliwe miejsca
    [many] { $count } możliwych miejsc
   *[other] { $count } możliwego miejsca
}
renature-spoken-held-mushroom = W ręce grzyb, { $count ->
    [one] jedno możliwe miejsce
    [few] { $count } możliwe miejsca
    [many] { $count } możliwych miejsc
   *[other] { $count } możliwego miejsca
}
renature-spoken-held-return = { $count ->
    [0] Żadnej rośliny nie można zabrać
    [one] Jedną roślinę można zabrać
    [few] { $count } rośliny można zabrać
    [many] { $count } roślin można zabrać
   *[other] { $count } rośliny można zabrać
}
renature-spoken-dropped = Nic w ręce
renature-spoken-turn-0 = { $first } z lewej, { $second } z prawej
renature-spoken-turn-1 = { $first } u góry, { $second } na dole
renature-spoken-turn-2 = { $second } z lewej, { $first } z prawej
renature-spoken-turn-3 = { $second } u góry, { $first } na dole
renature-spoken-fits = pasuje tutaj
renature-spoken-gain = tutaj { $points }
renature-zoom-out = Cała plansza
renature-close = Zamknij

## Nieużytek

renature-area = Nieużytek { $area }
renature-area-size = { $size ->
    [one] { $size } pole
    [few] { $size } pola
    [many] { $size } pól
   *[other] { $size } pola
}
renature-area-worth = { $main } za pierwsze, { $minor } za drugie miejsce
renature-area-empty = Nic tu jeszcze nie rośnie
renature-area-closed = zamknięty
renature-area-closes = zostałby zamknięty
renature-area-final = podliczany na koniec
renature-area-joined = łączy nieużytki { $areas }
renature-area-taken = żeton: { $name }
renature-area-total = Suma
renature-area-gets = Dostanie
renature-area-got = Zdobycz
renature-area-colour = Kolor
renature-area-struck = remis, nie liczy się
renature-take-back-cost = Zabierz: { $plant } za { $cost ->
    [one] { $cost } chmurę
    [few] { $cost } chmury
    [many] { $cost } chmur
   *[other] { $cost } chmury
}

## Zasoby

renature-hand = Twoje kostki
renature-hand-empty = Brak kostek
renature-domino-key = { $domino }, klawisz { $key }
renature-discard = Odrzuć
renature-discard-this = Odrzuć: { $domino }
renature-reserve = w puli: { $count }
renature-plants = Rośliny
renature-owner-own = twoje
renature-owner-neutral = naturalne
renature-plant-about = { $plant }: wartość { $value }, zostało { $count }
renature-mushroom = Grzyb
renature-mushrooms-left = zostało { $count }
renature-no-mushroom = Bez grzyba
renature-clouds-held = { $count ->
    [one] { $count } chmura z 6
    [few] { $count } chmury z 6
    [many] { $count } chmur z 6
   *[other] { $count } chmury z 6
}
renature-joker = Joker
renature-joker-is = Joker: { $animal }
renature-joker-to = Nowy joker: { $animal }, za 2 chmury
renature-return = Zabierz
renature-joker-choose = Wybierz nowego jokera za 2 chmury:
renature-return-cost = Zabierz roślinę z planszy; kosztuje tyle chmur, ile jest warta
renature-again = Dodatkowa tura
renature-again-cost = Kosztuje 3 chmury
renature-tokens = Żetony nagród
renature-token = Żeton z nieużytku { $area }
renature-token-back = Żeton z nieużytku { $area }, na rewersie { $back }

## Gracze

renature-player-hand = { $count ->
    [one] { $count } kostka na ręce
    [few] { $count } kostki na ręce
    [many] { $count } kostek na ręce
   *[other] { $count } kostki na ręce
}
renature-player-reserve = w puli: { $count }

## Zestawienie nieużytków

renature-ledger = Nieużytki
renature-ledger-open = Otwarte nieużytki
renature-ledger-closed = Podliczone nieużytki
renature-ledger-sum = Gdyby teraz podliczyć wszystkie nieużytki
renature-ledger-none = Nic jeszcze nie posadzono.

## Co się stało

renature-event-started = zaczyna
renature-event-placed = położono: { $one } na { $p } i { $other } na { $q }
renature-event-discarded = odrzucono: { $domino }
renature-event-discarded-hidden = odrzucono kostkę
renature-event-planted = posadzono: { $plant } na { $space } (nieużytek { $area })
renature-event-joker = nowy joker: { $animal }
renature-event-returned = zabrano: { $plant } z { $space } za { $cost ->
    [one] jedną chmurę
    [few] { $cost } chmury
    [many] { $cost } chmur
   *[other] { $cost } chmury
}
renature-event-mushroom = grzyb na { $space }, nieużytek { $area } rośnie
renature-event-mushroom-joins = grzyb na { $space } łączy nieużytki { $joined } w nieużytek { $area }
renature-event-again = jeszcze jedna tura za 3 chmury
renature-event-clouds = wzięto { $count ->
    [one] jedną chmurę
    [few] { $count } chmury
    [many] { $count } chmur
   *[other] { $count } chmury
}
renature-event-clouds-lost = { $count ->
    [one] przepadła jedna chmura
    [few] przepadły { $count } chmury
    [many] przepadło { $count } chmur
   *[other] przepadło { $count } chmury
} z braku miejsca
renature-event-nobody = nikt nie punktuje
renature-event-area-closed = zamknięto nieużytek { $area }: { $who }
renature-event-area-final = Nieużytek { $area }: { $who }
renature-event-points-plants = { $points }
renature-event-points-clouds = { $points } za chmury
renature-event-points-left = { $points } za pozostałe rośliny
renature-event-points-backs = { $points } z rewersów
renature-event-drew = dobrano: { $domino }
renature-event-back-seen = rewers żetonu z nieużytku { $area }: { $bonus }
renature-event-over = Koniec gry

## Co radzi bot i dlaczego

renature-do-then = { $first }, potem { $then }
renature-do-place = połóż: { $one } na { $p } i { $other } na { $q }
renature-do-plant = posadź: { $plant } na { $space }
renature-do-no-plant = nic nie sadź
renature-do-return = zabierz roślinę z { $space } za { $cost ->
    [one] jedną chmurę
    [few] { $cost } chmury
    [many] { $cost } chmur
   *[other] { $cost } chmury
}
renature-do-mushroom = postaw grzyba na { $space }
renature-do-no-mushroom = zrezygnuj z grzyba
renature-do-discard = odrzuć: { $domino }
renature-do-joker = nowy joker: { $animal }
renature-do-score = podlicz nieużytek
renature-do-again = jeszcze jedna tura za 3 chmury
renature-do-end = zakończ turę
renature-why-points = { $count ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} od razu
renature-why-closes = zamyka nieużytek { $area }: { $who }
renature-why-you = nieużytek { $area } daje ci teraz { $is ->
    [one] { $is } punkt
    [few] { $is } punkty
    [many] { $is } punktów
   *[other] { $is } punktu
} zamiast { $was }
renature-why-other = nieużytek { $area } daje teraz { $is ->
    [one] { $is } punkt
    [few] { $is } punkty
    [many] { $is } punktów
   *[other] { $is } punktu
} zamiast { $was } (gracz: { $name })
renature-why-clouds = { $count ->
    [one] jedna chmura
    [few] { $count } chmury
    [many] { $count } chmur
   *[other] { $count } chmury
} dla ciebie

## Potwierdzenie

renature-ask-choose-start = Losowanie, kto zaczyna.
renature-ask-lay-front = Rozkładanie żetonów nagród.
renature-ask-deal = Rozdawanie kostek.
renature-ask-refill = Twój ruch jest gotowy.
renature-ask-learn-back = Zamykasz nieużytek.
renature-ask-place = Połóż kostkę albo odrzuć jedną.
renature-ask-mushroom = Pniak zakryty: postaw grzyba albo z niego zrezygnuj.
renature-ask-plant = Posadź coś obok swojej kostki albo zrezygnuj.
renature-ask-score = Zaraz podliczymy nieużytek. Ostatnia okazja, by użyć chmur.
renature-ask-end = Zakończ turę albo użyj chmur.
renature-ask-over = Gra skończona.
renature-ask-held-domino = Gdzie położyć: { $domino }? Dotknij jeszcze raz, by obrócić.
renature-ask-held-misfit = Nie ma teraz miejsca na: { $domino }. Możesz odrzucić tę kostkę.
renature-ask-none-fits = Żadna z twoich kostek nigdzie nie pasuje. Odrzuć jedną.
renature-ask-none-fits-joker = Żadna z twoich kostek nigdzie nie pasuje. Odrzuć jedną albo wybierz innego jokera za 2 chmury.
renature-ask-held-plant = Gdzie ma rosnąć: { $plant }?
renature-ask-held-return = Którą roślinę zabierasz?
renature-wait-choose-start = Losowanie, kto zaczyna.
renature-wait-lay-front = Rozkładanie żetonów nagród.
renature-wait-deal = Rozdawanie kostek.
renature-wait-refill = { $name } dobiera kostkę.
renature-wait-learn-back = { $name } zamyka nieużytek.
renature-wait-place = { $name } wybiera kostkę.
renature-wait-mushroom = { $name } stawia grzyba.
renature-wait-plant = { $name } sadzi roślinę.
renature-wait-score = { $name } może jeszcze użyć chmur przed podliczeniem nieużytku.
renature-wait-end = { $name } zaraz zakończy turę.
renature-wait-over = Gra skończona.
renature-outlook-end = Koniec tury
renature-outlook-so-far = Dotychczas
renature-outlook-quiet = Koniec tury: tym razem bez punktów
renature-outlook-points = { $count ->
    [0] brak punktów
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
renature-outlook-closes = { $count ->
    [one] zamyka nieużytek { $areas }
    [few] zamyka nieużytki { $areas }
    [many] zamyka nieużytki { $areas }
   *[other] zamyka nieużytki { $areas }
}
renature-outlook-clouds = { $count ->
    [one] zdobyta { $count } chmura
    [few] zdobyte { $count } chmury
    [many] zdobytych { $count } chmur
   *[other] zdobyte { $count } chmury
}
renature-outlook-joins = łączy nieużytki { $areas }
renature-way-end = Zakończ turę
renature-way-draw = Najpierw dobierz
renature-warn-clouds = { $count ->
    [one] Jedna chmura nie zmieści się na twojej planszy gracza i przepadnie. Użyj najpierw chmury, by ją zachować.
    [few] { $count } chmury nie zmieszczą się na twojej planszy gracza i przepadną. Użyj najpierw chmur, by je zachować.
    [many] { $count } chmur nie zmieści się na twojej planszy gracza i przepadnie. Użyj najpierw chmur, by je zachować.
   *[other] { $count } chmury nie zmieści się na twojej planszy gracza i przepadnie. Użyj najpierw chmur, by je zachować.
}
renature-warn-plant = Możesz jeszcze coś posadzić obok swojej kostki.

## Źródła punktów

renature-source-start = start
renature-source-plants = rośliny
renature-source-areas = nieużytki
renature-source-clouds = chmury
renature-source-left = pozostałe rośliny
renature-source-backs = rewersy

## Opcje stołu

renature-option-mode = Gra
renature-option-board = Plansza
renature-option-start = Kto zaczyna
renature-option-discards = Odrzucone kostki
renature-option-mushroom-on-cloud = Grzyby tam, gdzie leży chmura
renature-option-variant-rules = Zasady dla drugiej strony planszy
renature-choice-mode-base = Renature
renature-choice-mode-valley = Valley
renature-choice-mode-variant = Valley, druga strona planszy
renature-choice-board-standard = Zwykła plansza
renature-choice-board-new = Za każdym razem nowa dolina
renature-choice-board-own = Własna plansza
renature-choice-board-brook = Wydrzy Potok
renature-choice-board-valley = Dolina Czapli
renature-choice-board-valley-back = Dolina Czapli, druga strona
renature-choice-start-random = Losowo
renature-choice-start-1 = Miejsce 1
renature-choice-start-2 = Miejsce 2
renature-choice-start-3 = Miejsce 3
renature-choice-start-4 = Miejsce 4
renature-choice-discards-hidden = Zakryte
renature-choice-discards-open = Widoczne dla wszystkich
renature-choice-mushroom-on-cloud-forbid = Niedozwolone
renature-choice-mushroom-on-cloud-take = Dozwolone, chmurę się zabiera
renature-choice-variant-rules-valley = Jak w Valley
renature-choice-variant-rules-base = Jak w Renature

## Klawisze

renature-key-domino = weź kostkę; jeszcze raz: obróć ją
renature-key-turn = obróć kostkę, z klawiszem Shift w drugą stronę
renature-key-discard = odrzuć trzymaną kostkę
renature-key-plant = weź roślinę: { $plants }
renature-key-neutral = weź naturalną
renature-key-jump = na planszy: do następnego możliwego pola
renature-key-put = na planszy: połóż tutaj albo pokaż nieużytek

## Pomoce

renature-aid-irrelevant = Zwierzęta, do których nie da się już nic dołożyć
renature-aid-irrelevant-why = Bledsze zwierzęta pozwalają widzieć te, które jeszcze się liczą.
renature-aid-irrelevant-dimmed = Przygaszone
renature-aid-irrelevant-hidden = Ukryte
renature-aid-irrelevant-shown = Jak inne
renature-aid-scored = Podliczone nieużytki
renature-aid-scored-why = Podliczone nieużytki robią się zielone.
renature-aid-scored-shaded = Zielone
renature-aid-scored-plain = Brązowe jak inne
renature-aid-jokers = Zwierzęta-jokery na kostkach
renature-aid-jokers-why = Czterolistna koniczyna oznacza połówki, które pasują do wszystkiego.
renature-aid-jokers-marked = Oznaczone
renature-aid-jokers-plain = Nieoznaczone
renature-aid-patterns = Rozróżnianie kolorów
renature-aid-patterns-why = Każdy kolor ma własny wzór; można dodać litery.
renature-aid-patterns-on = Wzory
renature-aid-patterns-letters = Wzory i litery
renature-aid-patterns-off = Same kolory
renature-aid-colours = Twój kolor
renature-aid-colours-why = Zmienia się tylko to, co widzisz ty. Pozostali dostają po kolei resztę kolorów.
renature-aid-colours-seats = Według miejsca
renature-aid-colours-orange = Zawsze pomarańczowy
renature-aid-colours-blue = Zawsze niebieski
renature-aid-colours-black = Zawsze czarny
renature-aid-colours-white = Zawsze biały
renature-aid-boards = Plansze graczy
renature-aid-boards-why = Zwarte liczą rośliny, pełne pokazują każdą z osobna.
renature-aid-boards-compact = Zwarte
renature-aid-boards-full = Pełne
renature-aid-areas = Kto prowadzi na nieużytku
renature-aid-areas-why = Wskazanie nieużytku pokazuje sumy kolorów i ile by za nie było.
renature-aid-areas-on = Pokazuj
renature-aid-areas-off = Tylko w zestawieniu
renature-aid-last = Ostatnie ruchy innych
renature-aid-last-why = Obwódka w kolorze gracza wokół tego, co pojawiło się ostatnio.
renature-aid-last-on = Oznaczone
renature-aid-last-off = Nieoznaczone
renature-aid-motion = Animacje tej gry
renature-aid-motion-why = Elementy przesuwają się na miejsce, punkty unoszą się w górę.
renature-aid-motion-on = Włączone
renature-aid-motion-off = Wyłączone
renature-aid-zoom = Przybliżanie możliwych miejsc
renature-aid-zoom-why = Na małych ekranach plansza zbliża się, gdy coś trzymasz.
renature-aid-zoom-on = Włączone
renature-aid-zoom-off = Wyłączone
renature-aid-warn-clouds = Ostrzegaj przed utratą chmur
renature-aid-warn-clouds-why = Możesz mieć najwyżej sześć chmur; co się nie zmieści, przepada.
renature-aid-warn-clouds-on = Ostrzegaj
renature-aid-warn-clouds-off = Nie ostrzegaj
renature-aid-warn-plant = Ostrzegaj przed turą bez sadzenia
renature-aid-warn-plant-why = Gdy obok twojej kostki jest jeszcze wolne pole.
renature-aid-warn-plant-on = Ostrzegaj
renature-aid-warn-plant-off = Nie ostrzegaj
