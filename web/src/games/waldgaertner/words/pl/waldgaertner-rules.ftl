# Zasady gry Waldgärtner własnymi słowami. Numery punktów jak w games/waldgaertner/learn/chapters.ts.

waldgaertner-rules-title = Zasady Waldgärtner
waldgaertner-rules-about = Jedna myśl w każdym punkcie. Wolisz grać niż czytać? Pierwsza lekcja trwa dwanaście minut. Małe litery i liczby to nazwy zasad; gdy ruch zostanie odrzucony, jego zasadę znajdziesz tutaj.
waldgaertner-rules-unofficial = Autorem gry Waldgärtner jest Claas Fischer. To nieoficjalna wersja z własnymi roślinami, tekstami i rysunkami.
waldgaertner-rules-part-basic = Gra
waldgaertner-rules-part-advanced = Dla zaawansowanych
waldgaertner-rules-part-options = Zasady domowe
waldgaertner-rules-decks = Co jest w grze
waldgaertner-rules-decks-players = Osoby
waldgaertner-rules-decks-origins = Rośliny
waldgaertner-rules-decks-regions = Regiony
waldgaertner-rules-decks-market = Na rynku
waldgaertner-rules-decks-or = { $one } lub { $other }

waldgaertner-rules-aim-title = O co chodzi
waldgaertner-rules-aim-1 = Od dwóch do sześciu osób zakłada ogrody, w których wszystko nadaje się do jedzenia. Wygrywa ten, kto na koniec ma w ogrodzie najwięcej punktów.
waldgaertner-rules-aim-2 = Gra trwa dwa lata po dziesięć rund. W każdej rundzie dostajesz jedną kartę i jedną zagrywasz: sadzisz ją albo sprzedajesz.
waldgaertner-rules-aim-3 = Rośliny, które zakwitły, przy zbiorze dają monety. Monety to nie punkty, ale dzięki nim dostajesz karty, których chcesz.

waldgaertner-rules-card-title = Karta
waldgaertner-rules-card-1 = Duża liczba to wartość: tyle punktów na koniec, jeśli roślina rośnie w twoim ogrodzie.
waldgaertner-rules-card-2 = Wartość między liśćmi jest w nawiasie: liczy się tylko wtedy, gdy w twoim ogrodzie rośnie też jeden z wymienionych partnerów.
waldgaertner-rules-card-3 = Wysokość decyduje o rzędzie: do 2 m mały krzew, do 5 m duży krzew, do 10 m małe drzewo, do 20 m średnie drzewo, powyżej duże drzewo.
waldgaertner-rules-card-4 = Małe koło pokazuje, kiedy roślina kwitnie, a kiedy dojrzewa. 0 to zima, od 1 do 3 wiosna, od 4 do 6 lato, od 7 do 9 jesień.
waldgaertner-rules-card-5 = Niektóre rośliny mają barwne kwiaty. Niektóre karmią sąsiadów: mówią o tym strzałki po bokach.
waldgaertner-rules-card-6 = Rewers pokazuje kontynent. Każdy więc widzi, skąd pochodzi zakryta karta.

waldgaertner-rules-setup-title = Przygotowanie
waldgaertner-rules-setup-1 = Jest 50 roślin z Europy, 50 z Ameryki Północnej i 75 z Azji. Od liczby osób zależy, które z nich są w grze.
waldgaertner-rules-setup-2 = Karty każdego kontynentu tasuje się i dzieli na regiony po 24 karty. Wierzchnią kartę każdego regionu się odkrywa.
waldgaertner-rules-setup-3 = Kilka pozostałych kart tworzy rynek. Leży odkryty i każdy może go zawsze oglądać.
waldgaertner-rules-setup-4 = Każdy dostaje 1 monetę i kość, a pierwszą kartę ciągnie w ciemno z wybranego regionu, zanim odkryje się wierzchnie.
waldgaertner-rules-setup-5 = Rok zaczyna się zimą, w fazie 0. Monet, kwiatów i znaczników nigdy nie brakuje. Kości tylko się ustawia, nigdy się nimi nie rzuca.

waldgaertner-rules-round-title = Runda
waldgaertner-rules-round-1 = Cztery kroki: rok idzie naprzód. Karty, które zostały, zyskują na wartości. Wszyscy wybierają kartę. Wszyscy zagrywają kartę.
waldgaertner-rules-round-2 = Wszyscy robią to jednocześnie, nikt nie jest pierwszy. Następna runda zaczyna się, gdy każdy zagra.
waldgaertner-rules-round-3 = Pierwsza runda zaczyna się od wybierania: wciąż jest zima.

waldgaertner-rules-year-title = Kwiaty i zbiory
waldgaertner-rules-year-1 = Znacznik przechodzi do następnej fazy; po 9 znów jest 0. Potem sprawdza się każdą roślinę w każdym ogrodzie. Karty na ręce i w stosach się nie liczą.
waldgaertner-rules-year-2 = Kwitnienie: roślina, która kwitnie w tej fazie, dostaje kwiat.
waldgaertner-rules-year-3 = Zbiór: roślina, która dojrzewa w tej fazie, oddaje kwiat, a ty dostajesz 1 monetę. Nie ma kwiatu, nie ma monety. Roślina zostaje.
waldgaertner-rules-year-4 = Kwiat czeka na zbiór, w razie potrzeby przez zimę. Nic więc nie przepada, ale dwóch kwiatów roślina nigdy nie ma.
waldgaertner-rules-year-example = Porzeczka kwitnie w fazie 2 i dojrzewa w fazie 5. Posadzona w rundzie 1 daje monetę w rundzie 6 i jeszcze jedną w rundzie 16. Posadzona w rundzie 4 przegapiła pierwszą wiosnę i daje tylko tę drugą.

waldgaertner-rules-partner-title = Partnerzy
waldgaertner-rules-partner-1 = Roślina, która potrzebuje partnera, dostaje kwiat tylko wtedy, gdy w tym samym ogrodzie rośnie jedna z wymienionych roślin. Partner sam nie musi kwitnąć.
waldgaertner-rules-partner-2 = Liczy się chwila jej kwitnienia. Partner na ręce albo w innym ogrodzie nie pomaga, a posadzony później pomoże dopiero za rok.
waldgaertner-rules-partner-3 = Każda roślina patrzy na własną listę. Jeden partner może służyć wielu, a sam może nikogo nie potrzebować.
waldgaertner-rules-partner-4 = Rośliny męskie są po to, by zapylać. Ich własny kwiat nie daje monety. Jedna męska wystarczy dla wszystkich żeńskich w ogrodzie.
waldgaertner-rules-partner-example = Czereśnia (6) rośnie sama: bez kwiatu, bez monety, bez punktów. Potem sadzisz wiśnię. Od następnej wiosny czereśnia kwitnie, a na koniec daje swoje 6 punktów.

waldgaertner-rules-nitrogen-title = Azot
waldgaertner-rules-nitrogen-1 = Strzałki wskazują rośliny tuż obok, po lewej i prawej w tym samym rzędzie. Przy zbiorze takiej rośliny jej kwiat daje o 1 monetę więcej.
waldgaertner-rules-nitrogen-2 = Dwie strzałki dają o 2 monety więcej. Bez kwiatu nic się nie zyskuje, a rośliny męskie nie zyskują nigdy. Roślina dająca azot nie musi kwitnąć.

waldgaertner-rules-markers-title = Karty, których nikt nie wziął
waldgaertner-rules-markers-1 = Odkryta wierzchnia karta, która doczekała następnej rundy, dostaje znacznik. Jeśli znów zostanie, dostaje kolejny.
waldgaertner-rules-markers-2 = Każdy znacznik dodaje 1 do jej wartości. Znaczniki zostają na karcie na zawsze, na ręce, w ogrodzie i na rynku.
waldgaertner-rules-markers-3 = Potem odkrywa się brakujące wierzchnie karty, bez znaczników. Karty głębiej w regionie i na rynku ich nie dostają.

waldgaertner-rules-choose-title = Wybieranie
waldgaertner-rules-choose-1 = Ustaw w tajemnicy kość: na numer regionu albo na 6.
waldgaertner-rules-choose-2 = Możesz zmienić zdanie, dopóki ostatnia osoba nie będzie gotowa. Potem wszystkie kości odkrywa się naraz.
waldgaertner-rules-choose-3 = Jeśli nikt inny nie wybrał twojego regionu, bierzesz jego wierzchnią kartę za darmo. Następna zostaje zakryta do kolejnej rundy.
waldgaertner-rules-choose-4 = Do szóstki potrzebujesz w tej chwili 3 monet.
waldgaertner-rules-choose-5 = Pustego regionu nie można wybrać. Kto nie ma żadnego wyboru, pasuje i zachowuje kartę na ręce.

waldgaertner-rules-contest-title = Kilka osób chce tego samego regionu
waldgaertner-rules-contest-1 = Wykłada się tyle kart, ile jest osób: dwie dla dwóch, trzy dla trzech.
waldgaertner-rules-contest-2 = Pierwszy jest ten, kto ma więcej monet. Liczą się monety z chwili odkrycia kości.
waldgaertner-rules-contest-3 = Najbogatsza osoba ma prawo pierwszeństwa: płaci 1 monetę i wybiera kartę. Bez monety nie ma prawa.
waldgaertner-rules-contest-4 = Potem prawo przechodzi na następną. Ostatnią kartę ostatnia osoba dostaje za darmo.
waldgaertner-rules-contest-5 = Możesz zrezygnować z prawa i czekać. Drugi raz nikt nie zapyta, ale to, co na koniec zostanie, dostajesz za darmo. Jeśli czeka kilka osób, karty rozdaje się w ciemno.
waldgaertner-rules-contest-6 = Przy równej liczbie monet nikt nie ma prawa: karty się tasuje, a remisujący ciągną po jednej w ciemno i za darmo. Resztę znów się odkrywa.
waldgaertner-rules-contest-7 = Na koniec każdy ma jedną kartę. Jeśli w regionie jest ich za mało, ostatni nic nie dostają i nic nie płacą; między równymi decyduje los.
waldgaertner-rules-contest-example = Cztery karty: Ada ma 5 monet, Ben i Cem po 3, Dia 1. Ada płaci 1 i wybiera. Ben i Cem remisują, więc ciągną w ciemno. Dia dostaje ostatnią za darmo. Gdyby Ada zrezygnowała, najpierw ciągnęliby Ben i Cem, Dia mogłaby zapłacić 1 i wybrać, a Ada dostałaby ostatnią.

waldgaertner-rules-six-title = Szóstka
waldgaertner-rules-six-1 = Szóstka czeka, aż wszyscy inni dostaną karty. Zagrywa się je dopiero po niej.
waldgaertner-rules-six-2 = Zapłać 3 monety, wskaż jeden stos i weź z niego jedną kartę: z regionu albo z rynku. Może to być także odkryta wierzchnia, ze znacznikami.
waldgaertner-rules-six-3 = Możesz przejrzeć cały stos. Jego kolejność się nie zmienia, a widzisz go tylko ty. Twoje notatki go zapamiętają.
waldgaertner-rules-six-4 = Szóstkę może wybrać dowolnie wiele osób. Pierwszy jest ten, kto ma więcej monet; sporu nie ma.
waldgaertner-rules-six-5 = Szóstki z równą liczbą monet uzgadniają kolejność: każdy w tajemnicy zgłasza pozycję albo zostawia ją otwartą. Gdy dwie osoby chcą tej samej, próbują znowu. Po trzeciej kolizji nic nie dostają i nic nie płacą.
waldgaertner-rules-six-example = Masz jabłoń domową i potrzebujesz dzikiej. Żadnej nie widać, więc ustawiasz 6, przeglądasz region 2 i jest, piąta od wierzchu. Inni widzą tylko tyle, że coś bierzesz.

waldgaertner-rules-play-title = Zagrywanie karty
waldgaertner-rules-play-1 = Mając na ręce dwie karty, zagrywasz jedną, starą albo nową: sadzisz ją lub sprzedajesz. Kto nie dostał karty, żadnej nie zagrywa.
waldgaertner-rules-play-2 = Wszyscy zagrywają jednocześnie i mogą zmieniać zdanie, dopóki ostatnia osoba nie będzie gotowa.
waldgaertner-rules-play-3 = Sprzedać można zawsze: 1 moneta za krzewy i pnącza, 2 za drzewa. Wartość nie ma znaczenia.
waldgaertner-rules-play-4 = Sprzedana karta leży odkryta na rynku, ze znacznikami. Sprzedawać można do woli.

waldgaertner-rules-garden-title = Twój ogród
waldgaertner-rules-garden-1 = Pięć rzędów tworzy trójkąt. Od południa: pięć małych krzewów, cztery duże krzewy, trzy małe drzewa, dwa średnie drzewa, jedno duże drzewo.
waldgaertner-rules-garden-2 = Roślina rośnie tylko w rzędzie swojej wysokości.
waldgaertner-rules-garden-3 = Wybierz dowolne wolne miejsce; luki są dozwolone. Sadzenie nic nie kosztuje, a posadzonej rośliny się nie przesadza.
waldgaertner-rules-garden-4 = Pnącze może rosnąć w rzędzie 1 albo 2 i zajmuje tam miejsce.

waldgaertner-rules-extras-title = Rośliny dodatkowe
waldgaertner-rules-extras-1 = Pełny rząd przyjmie jeszcze jedną roślinę, na lewym albo prawym końcu. Kosztuje to tyle monet, ile wynosi numer rzędu.
waldgaertner-rules-extras-2 = Na rząd przypada jedna roślina dodatkowa. Tylko dużych drzew może być o dwa więcej: ostatnie rośnie w rzędzie 6 i kosztuje 6 monet.
waldgaertner-rules-extras-3 = Kto nie może zapłacić, nie może jej posadzić. Kredytu nie ma.

waldgaertner-rules-colours-title = Cztery kolory
waldgaertner-rules-colours-1 = Gdy w twoim ogrodzie są cztery różne kolory kwiatów, możesz wziąć kartę z rynku za darmo. Rośliny nie muszą akurat kwitnąć.
waldgaertner-rules-colours-2 = To działa raz w grze. Po rezygnacji przepada.
waldgaertner-rules-colours-3 = Karta trafia na rękę, więc od razu zagrywasz jedną z dwóch. Gdy premię ma kilka osób naraz, pierwszy jest ten, kto ma więcej monet. Gdy rynek jest pusty, premia czeka.

waldgaertner-rules-end-title = Koniec
waldgaertner-rules-end-1 = Po rundzie 20 znacznik drugi raz dochodzi do zimy. Jeszcze raz rośliny kwitną i dojrzewają.
waldgaertner-rules-end-2 = Potem każdy zagrywa ostatnią kartę z ręki: sadzi ją albo sprzedaje. To też może jeszcze dać premię za cztery kolory.
waldgaertner-rules-end-3 = Każda roślina w twoim ogrodzie daje swoją wartość i 1 punkt za każdy znacznik.
waldgaertner-rules-end-4 = W nawiasie i bez partnera nie daje nic, jej znaczniki też nie.
waldgaertner-rules-end-5 = Przy remisie wygrywa ten, kto ma więcej monet. Jeśli i tu jest remis, zwycięstwo jest wspólne.
waldgaertner-rules-end-example = Malina o wartości 4 z dwoma znacznikami daje 6. Leszczyna południowa (6) bez pospolitej daje 0. Jeśli jako ostatnią kartę posadzisz leszczynę pospolitą (6), liczą się obie: o 12 punktów więcej.

waldgaertner-rules-secrets-title = Co jest tajne
waldgaertner-rules-secrets-1 = Twoja kość i zagrywana karta aż do odkrycia, karty ciągnięte w ciemno oraz to, co szóstka ogląda w regionie i z niego bierze. Serwer nie wysyła tego, czego nie możesz widzieć.
waldgaertner-rules-secrets-2 = Cała reszta jest jawna: monety, ogrody, rynek, liczba kart w regionie i karty wzięte jawnie.
waldgaertner-rules-secrets-3 = Monet nie można oddawać ani pożyczać. Kto odejdzie od stołu, tego zastępuje bot.

waldgaertner-rules-advanced-title = Słońce i cień
waldgaertner-rules-advanced-1 = Każda roślina może rosnąć w dowolnym rzędzie.
waldgaertner-rules-advanced-2 = Nikt jednak nie może nikomu zasłaniać słońca. Roślina nie może być wyższa niż te tuż za nią ani niższa niż te tuż przed nią. Równa wysokość jest dozwolona.
waldgaertner-rules-advanced-3 = Liczą się tylko rośliny, które się stykają: dwie z tyłu, dwie z przodu. Puste miejsce je rozdziela. Miejsca i ceny rzędów zostają; pnącze w rzędzie 1 jest małym krzewem, gdzie indziej dużym.
waldgaertner-rules-advanced-4 = Wszystko inne bez zmian.

waldgaertner-rules-options-title = Co można zmienić przy stole
waldgaertner-rules-options-1 = Azot: strzałki mogą wskazywać północ albo południe zamiast lewej i prawej strony.
waldgaertner-rules-options-2 = Rośliny męskie: każda żeńska może potrzebować do swojej monety własnej męskiej.
waldgaertner-rules-options-3 = Wysokości, dla zaawansowanych: roślin każdej wysokości może być tylko tyle co w grze podstawowej, gdziekolwiek rosną.
waldgaertner-rules-options-4 = Szóstki: mogą przychodzić dopiero po zagraniu kart przez innych i wtedy znajdują to, co w tej rundzie sprzedano.
waldgaertner-rules-options-5 = Ostatnie kwitnienie i zbiór po rundzie 20 można pominąć.
waldgaertner-rules-options-6 = Cztery kolory mogą dawać kartę wielokrotnie, za każdy kolejny zestaw.

waldgaertner-rules-scene-card = Wartość 4, kwitnie w fazie 3, dojrzewa w fazie 9. Biały kwiat, małe drzewo: rząd 3.
waldgaertner-rules-scene-bracket = Wartość 6 między liśćmi: potrzebuje w twoim ogrodzie innej czereśni albo wiśni.
waldgaertner-rules-scene-bloom = Faza 2: porzeczka dostaje kwiat.
waldgaertner-rules-scene-harvest = Faza 5: kwiat zamienił się w monetę.
waldgaertner-rules-scene-alone = Sama czereśnia: 0 punktów.
waldgaertner-rules-scene-pair = Z wiśnią w rzędzie 2: 6 punktów, i może kwitnąć.
waldgaertner-rules-scene-nitrogen = Strzałki w obie strony: kwiat każdego sąsiada daje 2 monety.
waldgaertner-rules-scene-nitrogen-gap = Po prawej luka: zyskuje tylko lewy sąsiad.
waldgaertner-rules-scene-markers = Dwa razy została: z 7 punktów zrobiło się 9.
waldgaertner-rules-scene-garden = Pełny ogród: pięć, cztery, trzy, dwa, jedno.
waldgaertner-rules-scene-extra = Rząd 1 jest pełny, więc szósty mały krzew może stanąć na jego końcu za 1 monetę.
waldgaertner-rules-scene-colours = Biały, różowy, żółty i czerwony: cztery kolory.
waldgaertner-rules-scene-sun = Z przodu małe drzewo, za nim średnie: tak jest dobrze.
waldgaertner-rules-scene-shade = Duży krzew za małym drzewem: odmowa, stałby w cieniu.
