# Zasady Renature, Valley i wariantu, własnymi słowami. Numery punktów jak w games/renature/learn/chapters.ts.

renature-rules-title = Zasady Renature
renature-rules-about = Wszystko, co obowiązuje przy naszych stołach: najpierw gra podstawowa, potem to, czym różni się Valley. Małe litery i liczby to nazwy zasad; gdy ruch zostanie odrzucony, jego zasadę znajdziesz tutaj.
renature-rules-unofficial = Autorami gry Renature są Michael Kiesling i Wolfgang Kramer. To nieoficjalna wersja z własnymi planszami, tekstami i rysunkami.
renature-rules-part-base = Gra podstawowa
renature-rules-part-valley = Valley
renature-rules-plants = Rośliny dla każdej osoby
renature-rules-plants-players = Osoby
renature-rules-plants-own = w twoim kolorze
renature-rules-plants-neutral = naturalne
renature-rules-plants-dominoes = kostki

renature-rules-aim-title = O co chodzi
renature-rules-aim-1 = Od dwóch do czterech osób układa w potoku kostki ze zwierzętami i sadzi rośliny na nieużytkach wzdłuż brzegów. Rośliny dają punkty, zamknięte nieużytki jeszcze więcej. Wygrywa ten, kto na koniec ma najwięcej punktów.

renature-rules-setup-title = Przygotowanie
renature-rules-setup-1 = Każdy z 18 nieużytków dostaje losowy żeton nagrody. Większa liczba to wielkość nieużytku, mniejsza jest za drugie miejsce, a na rewersie kryje się premia. Trzy żetony zostają i nikt ich nie ogląda. Na czterech polach leżą na początku chmury.
renature-rules-setup-2 = Każdy dostaje rośliny w swoim kolorze i naturalne, w liczbie z tabeli. Rośliny naturalne są niczyje. Runo ma wysokość 1, podszyt 2, świerk 3, buk 4.
renature-rules-setup-3 = Każdy zaczyna z sześcioma chmurami i więcej niż sześciu mieć nie można. Pierwszym jokerem jest motyl.
renature-rules-setup-4 = 55 kostek pokazuje każdą parę z dziesięciu zwierząt jeden raz. Każdy dostaje zakrytą pulę i dobiera z niej trzy kostki na rękę. Pozostałe kostki zostają poza grą, zakryte.
renature-rules-setup-5 = O tym, kto zaczyna, decyduje los, chyba że gospodarz wybierze inaczej. W kolejności gry zaczynacie z 4, 3, 2 i 1 punktem.

renature-rules-turn-title = Twoja tura
renature-rules-turn-1 = Połóż kostkę, posadź coś, jeśli chcesz, i weź za to punkty, potem podlicza się zamknięte nieużytki, a na koniec dobierasz kostkę. Następnie gra kolejna osoba, zgodnie z ruchem wskazówek zegara.
renature-rules-turn-2 = Każda tura zużywa dokładnie jedną kostkę: połóż ją albo odrzuć. Odrzucić wolno także wtedy, gdy jakaś by pasowała. Po odrzuceniu się nie sadzi, tylko od razu dobiera.
renature-rules-turn-3 = Działa tylko ten, czyja jest tura. Do tego dochodzą akcje chmur, tak często, jak cię na nie stać.

renature-rules-place-title = Kładzenie kostki
renature-rules-place-1 = Weź kostkę z ręki i połóż ją na dwóch sąsiednich wolnych polach potoku, w dowolnym kierunku. Nieużytki, pola zakryte i wszystko poza planszą są niedozwolone. Co leży, zostaje na miejscu.
renature-rules-place-2 = Kostka musi się łączyć: jedna połówka leży obok pasującego zwierzęcia albo na jednym z czterech pól startowych. Z pól startowych można korzystać zawsze i każdy może to robić.
renature-rules-place-3 = Gdzie połówka styka się krawędzią z innym zwierzęciem, oba muszą być takie same. Wystarczy jedno niepasujące, by ruch był zabroniony, także na polu startowym. Rogi się nie liczą, a dwóch połówek jednej kostki nigdy się nie porównuje.
renature-rules-place-4 = Joker pasuje do każdego zwierzęcia i każde zwierzę pasuje do jokera. Joker może stykać się z kilkoma różnymi zwierzętami. Liczy się to, które zwierzę jest jokerem w tej chwili.

renature-rules-plant-title = Sadzenie
renature-rules-plant-1 = Po położeniu kostki możesz posadzić jedną roślinę ze swojej planszy gracza: dowolnej wysokości, własną albo naturalną. Nigdy nie musisz.
renature-rules-plant-2 = Sadzi się ją na wolnym polu nieużytku, które styka się krawędzią z kostką z tej tury. Gdy takiego nie ma, nie można sadzić. Na nieużytku właśnie zamkniętym przez tę kostkę sadzić jeszcze wolno.
renature-rules-plant-3 = Pole jest wolne, dopóki nie stoi na nim roślina. Żetony i chmury nie przeszkadzają.
renature-rules-plant-4 = Chmury z tego pola są twoje, o ile masz na nie miejsce; reszta przepada. Kto chce zrobić miejsce, musi użyć chmur przed sadzeniem.

renature-rules-points-title = Punkty za roślinę
renature-rules-points-1 = Roślina daje 1 punkt za siebie i po 1 za każdą inną roślinę na tym samym nieużytku, która nie jest wyższa.
renature-rules-points-2 = Kolory nie mają znaczenia, a rośliny naturalne punktują dla tego, kto je sadzi. Wyższe rośliny po prostu się nie liczą. Punkty dostajesz od razu.

renature-rules-close-title = Zamykanie nieużytku
renature-rules-close-1 = Nieużytek jest zamknięty, gdy każde pole potoku, które styka się z nim krawędzią, jest zakryte albo odcięte. Pola potoku przy rogach się nie liczą.
renature-rules-close-2 = Wolne pole potoku jest odcięte, gdy nie sąsiaduje z nim żadne wolne pole potoku, bo żadna kostka już się tam nie zmieści. Nieważne, czy ktoś ma na ręce pasującą kostkę: dwa wolne pola obok siebie utrzymują nieużytek otwarty.
renature-rules-close-3 = Nieużytek może zostać zamknięty, choć ma jeszcze puste pola, a kostka może zamknąć nieużytki, których sama nie dotyka. Nawet kilka naraz. Odrzucenie niczego nie zamyka.
renature-rules-close-4 = Zamknięte nieużytki podlicza się po sadzeniu, każdy raz. Tuż przed tym możesz jeszcze użyć chmur.

renature-rules-score-title = Podliczanie nieużytku
renature-rules-score-1 = Dla każdego koloru dodajcie wysokości wszystkich jego roślin na nieużytku. Naturalny liczy się jak kolor.
renature-rules-score-2 = Potem skreślcie wszystkie kolory, które z innym remisują, na każdym miejscu. Kolory bez roślin nie biorą udziału.
renature-rules-score-3 = Najwyższy z pozostałych kolorów dostaje większą liczbę z żetonu, drugi mniejszą. Kolor gracza, który zostaje zupełnie sam, dostaje obie. Punkty należne naturalnemu przepadają; pozostali nie dostają nic.
renature-rules-score-4 = Punkty dostają właściciele kolorów. Żeton dostaje ten, kto zamknął nieużytek, nawet jeśli nie ma na nim roślin. Rośliny zostają.
renature-rules-score-5 = Rewers żetonu może oglądać tylko jego właściciel. Premia, od 1 do 5, liczy się na koniec gry.

renature-rules-refill-title = Dobieranie i co potem
renature-rules-refill-1 = Na koniec tury dobierasz jedną kostkę ze swojej puli, także po odrzuceniu. Gdy pula się skończy, ręka po prostu się zmniejsza.
renature-rules-refill-2 = Kto nie ma już kostek, jest pomijany. Pozostali grają dalej.

renature-rules-clouds-title = Akcje chmur
renature-rules-clouds-1 = W swojej turze możesz płacić chmurami z planszy gracza, ile razy i za co chcesz, także po odrzuceniu kostki. Zapłacone chmury wypadają z gry.
renature-rules-clouds-2 = Nowy joker, 2 chmury: dowolne inne zwierzę zostaje jokerem, dla wszystkich, aż do kolejnej zmiany.
renature-rules-clouds-3 = Zabranie rośliny, tyle chmur, ile ma wysokości: własnej albo dowolnej naturalnej, nawet z zamkniętego nieużytku. Możesz posadzić ją znowu, nawet w tej samej turze. Przyznane punkty się nie zmieniają.
renature-rules-clouds-4 = Na planszy gracza musi być wolne miejsce dokładnie na tę roślinę. Nikt więc nie może mieć więcej roślin naturalnych niż na początku.
renature-rules-clouds-5 = Dodatkowa tura, 3 chmury: tylko na samym końcu tury, po dobraniu, i tylko jeśli masz kostkę. Można kupić kilka z rzędu.

renature-rules-end-title = Koniec gry
renature-rules-end-1 = Gra kończy się, gdy nikt nie ma już kostek.
renature-rules-end-2 = Nieużytki, na których leży jeszcze żeton, podlicza się jak zamknięte; tych żetonów nikt nie dostaje. Każda chmura na twojej planszy gracza to 1 punkt. Każda pozostała tam roślina kosztuje tyle, ile ma wysokości. Na koniec dolicza się rewersy twoich żetonów.
renature-rules-end-3 = Wygrywa największa liczba punktów. Przy remisie wygrywa więcej żetonów; gdy i tu jest remis, dzielicie się zwycięstwem.

renature-rules-secrets-title = Co jest tajne
renature-rules-secrets-1 = Swoją rękę znasz tylko ty. Pul, pozostałych kostek i żetonów oraz rewersów żetonów na planszy nie zna nikt. Czego nie możesz zobaczyć, tego serwer w ogóle nie wysyła.
renature-rules-secrets-2 = Wszystko inne jest jawne: plansza, rośliny, chmury, punkty, joker, żetony i to, ile kto ma kostek.

renature-rules-valley-title = Czym różni się Valley
renature-rules-valley-1 = Valley ma własną planszę: zamiast potoku jest łąka, do tego cztery stawy, osiem pniaków i osiem grzybów. Żetonów nagród nie ma. Poza tym przygotowanie jest takie jak w grze podstawowej.
renature-rules-valley-2 = Kostki kładzie się na łące według tych samych zasad. Polami startowymi są stawy. Grzyby liczą się jako nieużytek, więc nie można na nich kłaść kostek.
renature-rules-valley-3 = Na ośmiu polach łąki leży na początku po jednej chmurze. Kto zakryje takie pole, bierze chmurę, a jedną kostką może wziąć nawet dwie. Bez miejsca chmura przepada.
renature-rules-valley-4 = Sadzenie i punkty za nie już znasz. Podczas gry nie podlicza się jednak żadnego nieużytku: zamknięcie nic nie daje.

renature-rules-mushrooms-title = Pniaki i grzyby
renature-rules-mushrooms-1 = Kto zakryje kostką pniak, może wziąć grzyba i musi go od razu postawić, jeszcze przed sadzeniem. Dwa pniaki dają dwa grzyby. Można zrezygnować, ale drugiej okazji nie będzie.
renature-rules-mushrooms-2 = Grzyba stawia się na dowolnym wolnym polu łąki, które styka się krawędzią z nieużytkiem; nie musi być blisko kostki. Może zniknąć pod nim pniak albo staw. Nieużytki i pola zakryte są niedozwolone.
renature-rules-mushrooms-3 = Tam, gdzie leży chmura, grzyb rosnąć nie może, chyba że stół otwarto z opcją, w której grzyb ją zabiera.
renature-rules-mushrooms-4 = Grzyb na zawsze jest polem nieużytku: łączy wszystko, czego dotyka, w jeden nieużytek i może na nim stać roślina, jak zawsze tylko obok kostki z danej tury. Samo postawienie nie daje punktów.

renature-rules-valley-end-title = Podliczanie w Valley
renature-rules-valley-end-1 = Na koniec podlicza się każdy nieużytek. Wysokości dodaje się, a remisy skreśla jak w grze podstawowej. Najwyższy kolor dostaje 1 punkt za każde pole nieużytku, drugi połowę, zaokrągloną w dół. Kto zostaje sam, bierze jedno i drugie. Naturalny zajmuje swoje miejsce, ale punktów nie dostaje.
renature-rules-valley-end-2 = Każda chmura na twojej planszy gracza to 1 punkt, każda pozostała tam roślina kosztuje tyle, ile ma wysokości. Premii z żetonów nie ma.
renature-rules-valley-end-3 = Przy remisie wygrywa ten, kto prowadzi na największym nieużytku. Jeśli to nikt z remisujących, dzielą się zwycięstwem.

renature-rules-variant-title = Wariant na odwrocie
renature-rules-variant-1 = Na odwrocie planszy Valley chmury leżą na polach nieużytków. Dostajesz je, sadząc tam, jak w grze podstawowej; zakrywanie pól łąki nic nie daje. Poza tym obowiązują zasady Valley.

renature-rules-scene-turn = Kostka z zającem i ślimakiem została właśnie położona, a pomarańczowy posadził obok podszyt: 1 punkt za siebie i 1 za runo.
renature-rules-scene-match = Zając przy zającu: pasuje.
renature-rules-scene-mismatch = Ślimak przy zającu: odrzucone.
renature-rules-scene-joker = Motyl jest jokerem i może stykać się z zającem.
renature-rules-scene-beside = Obok kostki wolne do sadzenia są tylko dwa obrysowane pola. Przekreślone dotyka jej rogiem.
renature-rules-scene-points = Nowy świerk: 1 za siebie i po 1 za runo, podszyt i drugi świerk. Buk jest wyższy, więc się nie liczy. 4 punkty.
renature-rules-scene-open = Otwarty: przekreślone pola mają wolnych sąsiadów.
renature-rules-scene-closed = Jedna kostka później: zamknięty. Dwa obrysowane pola są odcięte.
renature-rules-scene-tie = Niebieski ma runo i podszyt: 3. Naturalny ma świerk: 3. Remisują i odpadają. Pomarańczowy zostaje sam z podszytem i dostaje obie liczby: 7.
renature-rules-scene-clouds = Pomarańczowy może zabrać to, co obrysowane: własny świerk za 3 chmury albo naturalny podszyt za 2. Rośliny niebieskiego zostają.
renature-rules-scene-end = Na koniec wciąż otwarty, a mimo to podliczany: pomarańczowy ma 4 i dostaje 4, niebieski ma 3 i dostaje 2. Żetonu nie dostaje nikt.
renature-rules-scene-valley = Kto zakryje obrysowane pole łąki, bierze chmurę.
renature-rules-scene-variant = Na odwrocie chmury leżą na nieużytkach: kto posadzi na obrysowanym polu, bierze chmurę.
renature-rules-scene-mushroom = Grzyb łączy oba nieużytki w jeden z pięciu pól. Buk liczy też runo i podszyt po drugiej stronie: 3 punkty.
