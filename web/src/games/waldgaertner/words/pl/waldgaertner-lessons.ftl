# Co mówią lekcje, jedna myśl naraz. `-done`: gdy się uda, `-trap1`: błąd do wypróbowania, `-why1`: dlaczego.

waldgaertner-lessons-about = Załóż leśny ogród, od kwiatu do zbioru, runda po rundzie przez dwa lata.
waldgaertner-lessons-plants = Rośliny od A do Z
waldgaertner-lessons-seat-2 = Mira
waldgaertner-lessons-seat-3 = Jan
waldgaertner-lessons-word-waive = Zrezygnuj i czekaj

## Pierwsza gra

waldgaertner-lessons-first-title = Twój pierwszy ogród
waldgaertner-lessons-first-about = Zdobądź roślinę, posadź ją, zobacz, jak kwitnie, zbierz plon. Jedna runda i jedna myśl naraz, od pierwszego krzewu do ostatniego punktu.
waldgaertner-lessons-first-welcome = Zakładasz ogród, w którym wszystko nadaje się do jedzenia. W każdej rundzie dostajesz jedną roślinę, a potem jedną zagrywasz: sadzisz ją albo sprzedajesz. Po dwóch latach rośliny w twoim ogrodzie dają punkty. Grasz przeciwko Mirze.
waldgaertner-lessons-first-year = To jest rok. Ma dziesięć faz, od zimy, czyli 0, do późnej jesieni, czyli 9. Co rundę znacznik przesuwa się o jedną. Dwa okrążenia, 20 rund, i koniec gry. Teraz jest zima.
waldgaertner-lessons-first-card = Trzymasz na ręce porzeczkę, mały krzew. Duża liczba to jej wartość: 2 punkty w twoim ogrodzie. Małe koło mówi, kiedy coś się dzieje: porzeczka kwitnie w fazie 2, a dojrzewa w fazie 5. Teraz potrzebujesz drugiej karty.
waldgaertner-lessons-first-choose = Dwa regiony, każdy z odkrytą kartą. Wszyscy w tajemnicy ustawiają kości, a potem pokazują je naraz. Mira jest gotowa. Wybierz region 1 i jego wiśnię.
waldgaertner-lessons-first-choose-done = U ciebie 1, u Miry 2. Nikt ci nie wchodzi w drogę, więc wiśnia jest twoja, za darmo.
waldgaertner-lessons-first-choose-trap1 = A co z szóstką?
waldgaertner-lessons-first-choose-why1 = Z szóstką można wybrać dowolną kartę z całego stosu. Kosztuje to 3 monety, a każdy zaczyna tylko z jedną.
waldgaertner-lessons-first-grow = Masz dwie karty i jedną musisz teraz zagrać: posadzić albo sprzedać. Posadź porzeczkę. Małe krzewy rosną w rzędzie 1, tuż przed tobą. Dobre jest każde miejsce.
waldgaertner-lessons-first-grow-done = Twoja pierwsza roślina. Nic nie kosztuje i zostaje tam na zawsze. Wszyscy zagrali, więc znacznik przechodzi do fazy 1 i odkrywane są nowe karty.
waldgaertner-lessons-first-grow-trap1 = Czemu nie dalej?
waldgaertner-lessons-first-grow-why1 = O rzędzie decyduje wysokość: niskie rośliny na południu, wysokie na północy. Rząd 2 jest dla dużych krzewów.
waldgaertner-lessons-first-again = Runda 2, a w twoim ogrodzie jeszcze nic nie kwitnie. Wybierz znów region 1.
waldgaertner-lessons-first-sell = Wiązowiec. Zająłby ci jedyne miejsce na duże drzewo, a nie jest wiele wart. Sprzedaj go: drzewa dają 2 monety, krzewy 1.
waldgaertner-lessons-first-sell-done = O 2 monety więcej. Sprzedane karty leżą odkryte na rynku, dla wszystkich. Do czego są monety? Zaraz zobaczysz.
waldgaertner-lessons-first-bloom = Wiosna, faza 2: twoja porzeczka kwitnie i ma na sobie kwiat. Gdy dojrzeje w fazie 5, kwiat zamieni się w monetę. Posadzona po fazie 2 przegapiłaby tę wiosnę. Kto wcześnie sadzi, ten częściej zbiera.
waldgaertner-lessons-first-partner = Spójrz na czereśnię w regionie 2. Jej 6 obejmują liście: liczy się tylko wtedy, gdy w tym samym ogrodzie rośnie partner, i tylko wtedy czereśnia może kwitnąć. Takim partnerem jest wiśnia, a tę masz na ręce. Wybierz region 2!
waldgaertner-lessons-first-partner-done = Para. Ale pomagają sobie dopiero w ogrodzie: partner na ręce jeszcze nic nie daje.
waldgaertner-lessons-first-rows = Posadź teraz jedną z nich; druga może pójść w następnej rundzie. Wiśnia to duży krzew do rzędu 2, czereśnia to średnie drzewo do rzędu 4.
waldgaertner-lessons-first-rows-done = Pięć małych krzewów, cztery duże, trzy małe drzewa, dwa średnie i jedno duże: tak wygląda pełny ogród.
waldgaertner-lessons-first-rows-trap1 = Czereśnia na samym końcu?
waldgaertner-lessons-first-rows-why1 = Ostatni rząd jest dla dużych drzew, wyższych niż 20 metrów. Ta czereśnia jest niższa.
waldgaertner-lessons-first-later = Dwie rundy później, faza 4. Wiśnia i czereśnia już rosną, a porzeczka wciąż ma swój kwiat. Posadź malinę i patrz na koło.
waldgaertner-lessons-first-later-done = Dalej do fazy 5, w pełnię lata.
waldgaertner-lessons-first-harvest = Porzeczka dojrzała: kwiat zniknął, a ty masz o monetę więcej. Krzew zostaje i za rok zakwitnie znowu. Wiśnia też dojrzała, ale posadzono ją po porze kwitnienia i nie miała kwiatu: tym razem bez monety.
waldgaertner-lessons-first-contest = Orzecha włoskiego nikt w zeszłej rundzie nie wziął. Dostał za to znacznik: każdy dodaje 1 punkt, na zawsze. Z 7 zrobiło się 8! O taką kartę warto się spierać. Wybierz region 1.
waldgaertner-lessons-first-contest-done = Mira też go chce! Gdy dwie osoby wybiorą ten sam region, wykłada się dwie karty: orzech i następną.
waldgaertner-lessons-first-right = Decydują monety. Masz 4, Mira ma 1: prawo pierwszeństwa jest twoje. Zapłać 1 monetę i wybierz orzech. Możesz też zrezygnować i wziąć za darmo to, co zostanie.
waldgaertner-lessons-first-right-done = Orzech jest twój. Mira dostaje ostatnią kartę i nic nie płaci. Nikt nie zostaje z niczym.
waldgaertner-lessons-first-tall = Posadź orzech daleko na północy, na jedynym miejscu na duże drzewo.
waldgaertner-lessons-first-tall-done = 8 punktów. A przyszłej wiosny zakwitnie.
waldgaertner-lessons-first-six = Pora na szóstkę. Masz dokładnie 3 monety, tyle ona kosztuje. Wybierz 6: przyjdzie twoja kolej po wszystkich innych i weźmiesz z jednego stosu, co zechcesz.
waldgaertner-lessons-first-six-done = Mira ma już swoją kartę. Teraz wybierasz tylko ty.
waldgaertner-lessons-first-pile = Który stos? Możesz przejrzeć cały region. Ale na rynku leży coś dobrego: otwórz go za 3 monety.
waldgaertner-lessons-first-take = Weź morwę czarną: jest warta 5 punktów, a na małe drzewo masz miejsce.
waldgaertner-lessons-first-take-done = Dokładnie ta karta, o którą chodziło, za 3 monety. Tak monety zamieniają się w punkty.
waldgaertner-lessons-first-finish = Ostatnia runda innej gry. Zagraj ją, jak chcesz! Podpowiedź: twojej leszczynie południowej brakuje partnera, leszczyny pospolitej. Po tej rundzie każdy zagrywa ostatnią kartę z ręki.
waldgaertner-lessons-first-end = Wartości i znaczniki się dodaje, a nawiasy liczą się tylko z partnerem. Monety i kwiaty to nie punkty; monety rozstrzygają tylko remis. Znasz już tę grę. W pozostałych lekcjach: spory i szóstki oraz sztuczki ogrodnika.

## Spory i szóstki

waldgaertner-lessons-contests-title = Spory i szóstki
waldgaertner-lessons-contests-about = Kto wybiera pierwszy, kiedy opłaca się czekać, co dzieje się przy remisie i co widzi szóstka.
waldgaertner-lessons-contests-crowd = Trzy osoby przy stole. Monety są jawne: masz 4, Mira 3, Jan 1. Gdy kilka osób chce tego samego regionu, najpierw wybiera ten, kto ma więcej monet.
waldgaertner-lessons-contests-choose = W regionie 2 leży hurma za 7 punktów i nie potrzebuje partnera. Pozostali są gotowi. Wybierz region 2.
waldgaertner-lessons-contests-choose-done = Chcecie jej wszyscy troje. Wykłada się więc trzy karty, po jednej dla każdego.
waldgaertner-lessons-contests-right = Masz najwięcej monet, a więc prawo pierwszeństwa. Zapłać 1 monetę za hurmę.
waldgaertner-lessons-contests-right-done = Jest twoja. Zostały dwie karty, a prawo przechodzi na następną najbogatszą osobę: na Mirę.
waldgaertner-lessons-contests-right-trap1 = A malina japońska z regionu 1?
waldgaertner-lessons-contests-right-why1 = Tylko to, co wyłożono w tym sporze. Inne regiony nie mają z nim nic wspólnego.
waldgaertner-lessons-contests-passed = Mira zapłaciła monetę za orzech sercowaty. Została jedna karta dla jednej osoby, więc Jan dostał ją za darmo. Za ostatnią kartę nigdy się nie płaci.
waldgaertner-lessons-contests-waive = Inny spór. Masz 5 monet, Mira i Jan mają po 3. Żadna z trzech kart nie kusi cię bardziej niż inne. Oszczędź więc monetę: zrezygnuj z prawa.
waldgaertner-lessons-contests-waive-done = Została dla ciebie morwa biała, a ty wciąż masz 5 monet.
waldgaertner-lessons-contests-tie = Mira i Jan mają tyle samo monet. Przy remisie nikt nie ma prawa: karty potasowano i oboje wyciągnęli po jednej w ciemno, za darmo. Wiesz, że ktoś ma głożynę, a ktoś wiązowiec, ale nie wiesz kto. Jedna moneta więcej może wiele zmienić!
waldgaertner-lessons-contests-look = Teraz szóstki. Masz 5 monet, pozostali już wybrali. Twoja jagoda kamczacka potrzebuje drugiej, a żadnej nie widać. Wybierz 6 i jej poszukaj.
waldgaertner-lessons-contests-look-done = Pozostali mają swoje karty. O szóstkę nikt się nie spiera: przychodzi na końcu i może szukać, gdzie chce.
waldgaertner-lessons-contests-open = Otwórz region 3 za 3 monety i przejrzyj wszystkie jego karty. To tylko jeden stos, więc wybierz rozważnie.
waldgaertner-lessons-contests-take = Jest! Weź jagodę kamczacką. Wszystkie inne karty zostają w swojej kolejności.
waldgaertner-lessons-contests-take-done = Nikt nie wie, którą kartę masz. A ty wiesz, co jeszcze nadejdzie w regionie 3: zapamiętają to twoje notatki, i tylko twoje.
waldgaertner-lessons-contests-take-trap1 = A może palecznik z rynku?
waldgaertner-lessons-contests-take-why1 = Otwarty jest region 3. Jeden stos, jedna karta; rynek to inny stos.
waldgaertner-lessons-contests-claim = Ty i Mira macie szóstkę i po 4 monety. Kto ma więcej monet, idzie pierwszy; przy równej liczbie trzeba się dogadać. Każde z was zgłasza w tajemnicy pozycję. Mira zawsze chce być pierwsza: zgłoś pozycję 2 albo zostaw ją otwartą.
waldgaertner-lessons-contests-claim-done = Zgoda: najpierw Mira, potem ty. Gdyby obie strony chciały pozycji 1, byłaby nowa próba. Po trzeciej kolizji nikt z was nic nie dostaje i nic nie płaci.
waldgaertner-lessons-contests-claim-trap1 = Zgłosić pozycję 3?
waldgaertner-lessons-contests-claim-why1 = Remisują dwie osoby, więc są tylko dwie pozycje.
waldgaertner-lessons-contests-second = Mira wzięła z rynku howenię. Teraz możesz otworzyć dowolny stos, w którym są karty. Może to być ten sam.
waldgaertner-lessons-contests-end = Zapamiętaj: najpierw ten, kto ma najwięcej monet, 1 moneta za wybór, ostatnia karta za darmo, przy remisie losowanie w ciemno. Szóstka kosztuje 3 monety, przychodzi na końcu i widzi wszystko w jednym stosie.

## Ogród

waldgaertner-lessons-garden-title = Sztuczki ogrodnika
waldgaertner-lessons-garden-about = Azot na podwójne zbiory, dodatkowe miejsce w pełnym rzędzie, pnącza i pary, cztery kolory.
waldgaertner-lessons-garden-nitrogen = Prusznik krwisty daje sąsiadom azot: mówią o tym strzałki po obu stronach. Posadź go między dwoma kwitnącymi krzewami, wtedy skorzystają oba.
waldgaertner-lessons-garden-nitrogen-done = Obie strzałki trafiają w roślinę. Dalej do fazy 5, gdy dojrzewa świdośliwa.
waldgaertner-lessons-garden-double = Kwiat świdośliwy dał 2 monety zamiast 1: jedną za siebie i jedną za strzałkę. Malina w rzędzie 1 dała tylko 1. Strzałki wskazują w lewo i w prawo w tym samym rzędzie; przez lukę nikogo nie dosięgną.
waldgaertner-lessons-garden-full = Inna gra, później. Wszystkie pięć miejsc w rzędzie 1 jest zajętych. Ale pełny rząd przyjmie jeszcze jedną roślinę dodatkową, na lewym albo prawym końcu. Kosztuje to tyle monet, ile wynosi numer rzędu.
waldgaertner-lessons-garden-extra = W rzędzie 1 jest to więc 1 moneta. Posadź tam żurawinę.
waldgaertner-lessons-garden-extra-done = 3 punkty za monetę. Każdy rząd przyjmuje tylko jedną roślinę dodatkową. Jedynie dużych drzew może być o dwa więcej: drugie za 5 monet, trzecie za 6.
waldgaertner-lessons-garden-extra-trap1 = A orzech czarny jako dodatkowy?
waldgaertner-lessons-garden-extra-why1 = Jego rząd też jest pełny, ale w rzędzie 5 kosztuje to 5 monet, a ty masz 2. Kredytu nie ma.
waldgaertner-lessons-garden-pairs = Dwie winorośle, obie żeńskie. Bez męskiej nie kwitną i nic nie są warte: na razie 0 punktów. Męską masz na ręce.
waldgaertner-lessons-garden-male = Winorośl się pnie: pnącze może rosnąć w rzędzie 1 albo 2, jak wolisz. Posadź winorośl męską.
waldgaertner-lessons-garden-male-done = 14 punktów od razu: 6 i 7 za żeńskie, 1 za męską. Jedna męska wystarczy dla wielu żeńskich. Jej własny kwiat nie daje monety, ich kwiaty tak.
waldgaertner-lessons-garden-male-trap1 = A w rzędzie 3?
waldgaertner-lessons-garden-male-why1 = Pnącza są tu krzewami: rząd 1 albo 2, żaden inny.
waldgaertner-lessons-garden-colours = Niektóre rośliny mają barwne kwiaty. W twoim ogrodzie są biały, różowy i żółty. Porzeczka krwista jest czerwona, to czwarty kolor. Posadź ją!
waldgaertner-lessons-garden-colours-done = Cztery różne kolory! Nie muszą akurat kwitnąć. Raz w grze dostajesz za to kartę z rynku, za darmo.
waldgaertner-lessons-garden-bonus = Wybierz coś z rynku: weź wiązowiec. Na średnie drzewo masz jeszcze miejsce.
waldgaertner-lessons-garden-bonus-grow = Znów masz dwie karty, więc znów jedną trzeba od razu zagrać. Posadź wiązowiec.
waldgaertner-lessons-garden-bonus-grow-done = Dwie rośliny w jednej rundzie.
waldgaertner-lessons-garden-end = Azot w lewo i w prawo, rośliny dodatkowe w pełnych rzędach, jedna męska dla wielu żeńskich, cztery kolory za kartę. Teraz wiesz wszystko, co potrafi ogród.

## Gra zaawansowana

waldgaertner-lessons-advanced-title = Gra zaawansowana
waldgaertner-lessons-advanced-about = Każda roślina w dowolnym rzędzie, byle nikt nikomu nie zasłaniał słońca.
waldgaertner-lessons-advanced-sun = W grze zaawansowanej każda roślina może rosnąć w dowolnym rzędzie. Ale słońce świeci z południa, z twojej strony stołu. To, co stoi z przodu, nie może być wyższe niż to, co rośnie tuż za nim.
waldgaertner-lessons-advanced-behind = W rzędzie 1 rośnie nieszpułka, małe drzewo. Za nią są dwa miejsca rzędu 2; to, co tam stanie, musi być równie wysokie albo wyższe. Posadź na jednym z nich jarząb pospolity, średnie drzewo.
waldgaertner-lessons-advanced-behind-done = Z przodu małe drzewo, za nim średnie: oba mają słońce. Rząd własnej wysokości nie jest już potrzebny.
waldgaertner-lessons-advanced-behind-trap1 = A borówka w tym miejscu?
waldgaertner-lessons-advanced-behind-why1 = Mały krzew za drzewem stałby w jego cieniu.
waldgaertner-lessons-advanced-front = Teraz na odwrót: za tymi dwoma miejscami rośnie pigwa, duży krzew. Przed nią mogą stać tylko krzewy. Posadź tam borówkę.
waldgaertner-lessons-advanced-front-done = Borówka jest niższa niż wszystko za nią. Równa wysokość też byłaby dobra.
waldgaertner-lessons-advanced-front-trap1 = A jarząb szerokolistny?
waldgaertner-lessons-advanced-front-why1 = Średnie drzewo przed dużym krzewem zabrałoby mu słońce.
waldgaertner-lessons-advanced-gap = Liczą się tylko rośliny, które się stykają, tuż przed i tuż za. Puste miejsce między nimi je rozdziela. Dlatego i średnie drzewo zmieści się w rzędzie 1: posadź jarząb szerokolistny na lewym albo prawym brzegu.
waldgaertner-lessons-advanced-gap-done = Wolno mieć nawet pięć drzew w rzędzie 1. Ale wtedy wszystko za nimi też musi być wysokie.
waldgaertner-lessons-advanced-end = Rzędy mają tyle samo miejsc, a rośliny dodatkowe kosztują tyle samo. Reszta jest taka, jak ją znasz. Zostaw sobie miejsca, na których i niskie rośliny mają słońce!
