# Co mówią lekcje, jedna myśl naraz. `-done`: gdy się uda, `-trap1`: błąd do wypróbowania, `-why1`: dlaczego.

renature-lessons-about = Układaj w potoku kostki ze zwierzętami i sadź rośliny na jego brzegach.
renature-lessons-seat-2 = Niebieski
renature-lessons-word-again = Dodatkowa tura za 3 chmury

## Pierwsza gra

renature-lessons-first-title = Twoja pierwsza gra
renature-lessons-first-about = Kładź zwierzęta w potoku, sadź obok nich rośliny, zamykaj nieużytki. Zasada po zasadzie, na prawdziwej planszy.
renature-lessons-first-welcome = Potok wije się między pięcioma brązowymi nieużytkami. W potoku kładziesz kostki ze zwierzętami, a na nieużytkach sadzisz rośliny. Grasz pomarańczowymi, rywal niebieskimi. Wygrywa ten, kto na koniec ma najwięcej punktów.
renature-lessons-first-turn = Tura jest krótka: połóż jedną kostkę, posadź coś obok, jeśli chcesz, i dobierz nową kostkę. To wszystko. Zaczynamy!
renature-lessons-first-start = Potok jest pusty, a kostki nie można położyć byle gdzie. Pierwsza potrzebuje pola startowego. Weź z ręki sowę z zającem: sowę połóż na zaznaczonym polu startowym, zająca po jej prawej stronie.
renature-lessons-first-start-done = Leży. Pola startowe są otwarte dla wszystkich przez całą grę.
renature-lessons-first-start-trap1 = A na środku potoku?
renature-lessons-first-start-why1 = Bez sąsiada kostka trzyma się tylko pola startowego. Na środku nie miałaby się do czego przyłączyć.
renature-lessons-first-plant = Teraz coś może wyrosnąć, tuż obok kostki położonej w tej turze. Posadź podszyt na zaznaczonym polu.
renature-lessons-first-plant-done = 1 punkt: każda roślina daje jeden punkt za siebie. Może dać więcej, zaraz zobaczysz.
renature-lessons-first-plant-trap1 = Czemu nie niżej?
renature-lessons-first-plant-why1 = Liczą się tylko pola, które stykają się krawędzią z kostką z tej tury. Rogi się nie liczą, starsze kostki też nie.
renature-lessons-first-refill = Kostka dobrana, znów masz na ręce trzy. Niebieski położył zająca z żabą i posadził runo. Zwierzęta bledną, gdy nic już nie może leżeć obok nich. Teraz twoja kolej.
renature-lessons-first-match = Od teraz zwierzęta muszą do siebie pasować: gdzie stykają się dwie połówki, obie pokazują to samo zwierzę. Połóż zająca ze ślimakiem pod zającem, zającem do góry.
renature-lessons-first-match-done = Zając przy zającu. A ślimak nie ma jeszcze sąsiadów, więc może patrzeć na wolny potok.
renature-lessons-first-match-trap1 = A odwrotnie?
renature-lessons-first-match-why1 = Wtedy ślimak dotykałby zająca. Wystarczy jeden sąsiad, który nie pasuje, i ruch jest niedozwolony.
renature-lessons-first-points = Twoja kostka leży teraz między dwoma nieużytkami. Na prawym rośnie runo niebieskiego. Roślina daje 1 punkt i jeszcze 1 za każdą inną roślinę na swoim nieużytku, która nie jest wyższa. Posadź tam podszyt.
renature-lessons-first-points-done = 2 punkty: jeden za podszyt, jeden za niższe runo. Nieważne, czyje to runo!
renature-lessons-first-joker = Świerk niebieskiego dał 3 punkty. Twoja kolej: do borsuka nic z ręki nie pasuje, ale jedno zwierzę pasuje do wszystkiego: joker. Teraz jest nim motyl. Połóż pstrąga z motylem, motylem do borsuka.
renature-lessons-first-joker-done = Joker pasuje do borsuka. Działa to w obie strony: do motyla też będzie można dołożyć cokolwiek.
renature-lessons-first-joker-trap1 = A pstrąg przy borsuku?
renature-lessons-first-joker-why1 = Joker pomaga tylko swojej połówce. Ważne, które połówki się stykają.
renature-lessons-first-oak = Na tym nieużytku zostało jedno pole. Runo 1, podszyt 2, świerk 3, buk 4: takie są wysokości. Nic nie jest wyższe od twojego buka. Posadź go!
renature-lessons-first-oak-done = 4 punkty: sam buk i trzy rośliny, które nie są wyższe.
renature-lessons-first-area = Ten nieużytek da jeszcze więcej, gdy zostanie zamknięty, czyli gdy wszystkie pola potoku wokół niego będą zakryte. Wtedy dodaje się wysokości. Masz podszyt i buk: 2 + 4 = 6. Niebieski ma runo i świerk: 1 + 3 = 4. Otwarte są już tylko dwa pola u góry.
renature-lessons-first-close = Zakryj oba dzięciołem ze ślimakiem. Jedna połówka leży na polu startowym, więc sąsiad nie jest potrzebny.
renature-lessons-first-close-done = Zamknięty! Masz najwięcej, więc bierzesz większą liczbę z żetonu, 4 punkty. Niebieski jest drugi i dostaje mniejszą, 2 punkty.
renature-lessons-first-token = Nieużytek zamyka twoja kostka, więc żeton też jest twój. Na rewersie jest premia, którą widzisz tylko ty. Liczy się na koniec.
renature-lessons-first-clouds = Trochę później. Po lewej kusi jedno pole: leżą na nim dwie chmury. Ale twoja salamandra nie pasuje do ślimaka obok i nie jest jokerem.
renature-lessons-first-pay = Masz sześć chmur. Za dwie możesz zrobić jokerem dowolne zwierzę. Wybierz salamandrę na torze jokera.
renature-lessons-first-pay-done = Od teraz jokerem jest salamandra, dla wszystkich, dopóki ktoś tego znów nie zmieni.
renature-lessons-first-pay-trap1 = A bez tego się nie da?
renature-lessons-first-pay-why1 = Dopóki jokerem jest motyl, salamandra przy ślimaku po prostu nie pasuje.
renature-lessons-first-pay-place = Teraz pasuje. Połóż salamandrę z zającem w dół, salamandrą do ślimaka.
renature-lessons-first-gather = Posadź świerk na polu z chmurami. Chmury nigdy nie przeszkadzają w sadzeniu: po prostu je zbierasz.
renature-lessons-first-gather-done = 2 punkty i dwie chmury z powrotem. Więcej niż sześciu mieć nie można; co się nie zmieści, przepada.
renature-lessons-first-alone = Spójrz: twoja kostka zamknęła też ten nieużytek. Dwa samotne pola potoku przy nim nie mają wolnego sąsiada, więc żadna kostka już się tam nie zmieści. Liczą się jako zamknięte. Nikt inny nie ma tu roślin, więc dostajesz obie liczby: 4 + 2.
renature-lessons-first-tie = Pod koniec zostaje jeden nieużytek. Masz świerk: 3. Niebieski ma podszyt i runo: też 3. To remis, a remisujące kolory wzajemnie się znoszą: po zamknięciu w tym stanie nikt z was nic by nie dostał.
renature-lessons-first-tie-close = Mimo to go zamknij: borsuk z żółwiem na samym dole. Przed podliczeniem możesz jeszcze sadzić.
renature-lessons-first-tie-close-done = Zamknięty. Luka nad twoim borsukiem jest samotna i już się nie liczy.
renature-lessons-first-tie-break = Teraz wystarczy runo. Posadź je na ostatnim wolnym polu.
renature-lessons-first-tie-break-done = 4 do 3: remisu już nie ma i bierzesz większą liczbę. Rośliny naturalne też mogą remisować i wygrywać, tylko że wtedy punktów nie dostaje nikt.
renature-lessons-first-finish = Twój finisz! Inne zakończenie tej gry: niebieski nie ma już kostek, a ty masz dwie tury. Graj, jak chcesz. Po położeniu kostki możesz sadzić, potem zakończ turę. Dopóki nie zatwierdzisz, wszystko można cofnąć.
renature-lessons-first-end = To była cała gra. Na koniec podlicza się wszystkie otwarte nieużytki, każda chmura jest warta 1 punkt, rośliny pozostałe na planszy gracza kosztują tyle, ile mają wysokości, a rewersy żetonów zostają odkryte. Więcej do prawdziwej gry nie potrzeba.

## Chmury

renature-lessons-clouds-title = Co potrafią chmury
renature-lessons-clouds-about = Zmienić jokera, zabrać roślinę, zagrać jeszcze raz: kiedy i za co warto zapłacić.
renature-lessons-clouds-room = Masz sześć chmur i na więcej nie ma miejsca. Na zaznaczonym polu leżą jeszcze dwie. Gdyby teraz tam sadzić, obie by przepadły. Najpierw więc coś wydaj!
renature-lessons-clouds-spend = Za dwie chmury kupuje się nowego jokera. Zrób jokerem pstrąga.
renature-lessons-clouds-spend-done = Zostały cztery chmury: teraz jest miejsce na dwie.
renature-lessons-clouds-spend-trap1 = A wybrać motyla?
renature-lessons-clouds-spend-why1 = Motyl już jest jokerem. Dwie chmury poszłyby na nic, dlatego tak się nie da.
renature-lessons-clouds-use = Jako joker pstrąg pasuje do ślimaka. Połóż pstrąga z sową pod nieużytkiem.
renature-lessons-clouds-use-done = Joker na ręce często jest wart swoich dwóch chmur.
renature-lessons-clouds-collect = Posadź podszyt na polu z chmurami.
renature-lessons-clouds-collect-done = 3 punkty i znów sześć chmur. Joker nic nie kosztował.
renature-lessons-clouds-again = Kostka dobrana, tura zaraz się skończy. Właśnie teraz za trzy chmury można kupić całą dodatkową turę. Weź ją!
renature-lessons-clouds-again-done = Grasz jeszcze raz, ze wszystkim, co należy do tury.
renature-lessons-clouds-again-early = Pole startowe w prawym górnym rogu jest wolne. Połóż tam borsuka z żółwiem.
renature-lessons-clouds-again-early-done = Pole startowe nie wymaga sąsiada, ale sąsiedzi i tak muszą pasować.
renature-lessons-clouds-again-early-trap1 = Kupić od razu kolejną turę?
renature-lessons-clouds-again-early-why1 = Dodatkowe tury kupuje się na samym końcu tury, po dobraniu kostki. Można kupić kilka, jedną po drugiej.
renature-lessons-clouds-again-plant = I jeszcze runo obok, na koniec dodatkowej tury.
renature-lessons-clouds-return = Inna pozycja. Na dużym nieużytku twoje runo zajmuje dobre pole przy potoku. Za chmury można zabierać rośliny: własne i naturalne, za tyle chmur, ile roślina ma wysokości.
renature-lessons-clouds-return-place = Najpierw połóż obok żabę ze ślimakiem.
renature-lessons-clouds-return-pay = Teraz zabierz swoje runo za jedną chmurę.
renature-lessons-clouds-return-pay-done = Runo znów jest na twojej planszy gracza. Punkty, które kiedyś dało, zostają.
renature-lessons-clouds-return-pay-trap1 = A runo niebieskiego?
renature-lessons-clouds-return-pay-why1 = Rośliny innych są bezpieczne. Własne i naturalne można zabierać nawet z zamkniętych nieużytków, jeśli na planszy gracza jest dla nich wolne miejsce.
renature-lessons-clouds-return-plant = Pole jest wolne, a sadzenie jeszcze przed tobą. Posadź buk!
renature-lessons-clouds-return-plant-done = 4 punkty zamiast 1. To było warte jednej chmury.
renature-lessons-clouds-end = Joker 2, dodatkowa tura 3, zabranie rośliny tyle, ile ma wysokości. Zachowane chmury są na koniec warte po 1 punkcie. Wydawaj je więc tam, gdzie dadzą więcej.

## Zamykanie i remisy

renature-lessons-ties-title = Zamykanie i remisy
renature-lessons-ties-about = Kiedy nieużytek jest zamknięty, kto dostaje punkty i jak w ostatniej chwili przełamać remis.
renature-lessons-ties-gap = Nieużytek jest zamknięty, gdy każde pole potoku przy nim jest zakryte albo tak samotne, że żadna kostka już się tam nie zmieści. Tutaj otwarte są jeszcze cztery pola.
renature-lessons-ties-gap-place = Wystarczy jedna kostka: połóż borsuka ze ślimakiem pośrodku dolnego rzędu.
renature-lessons-ties-gap-place-done = Po obu stronach zostaje pojedyncze pole bez wolnego sąsiada. Oba liczą się jako zamknięte, więc nieużytek jest zamknięty. Dwa wolne pola obok siebie trzymałyby go otwartym.
renature-lessons-ties-gap-plant = Nieużytek podlicza się dopiero po sadzeniu. Zmieści się jeszcze runo.
renature-lessons-ties-gap-plant-done = Ty: świerk i runo, 4. Niebieski: podszyt, 2. Naturalny: runo, 1. Pierwszy dostaje 5, drugi 2, trzeci nic.
renature-lessons-ties-gap-plant-trap1 = A bardziej w lewo?
renature-lessons-ties-gap-plant-why1 = To pole należy do nieużytku, ale twoja kostka nie dotyka go krawędzią.
renature-lessons-ties-tie = To samo miejsce w innej grze. Masz świerk: 3. Stoi tu też świerk naturalny: 3. Niebieski ma tylko podszyt: 2. Ty i naturalny znosicie się nawzajem, więc niebieski zostałby sam i dostał obie liczby: 7 punktów!
renature-lessons-ties-tie-place = Mimo to zamknij nieużytek. Tym razem obok nie ma gdzie sadzić.
renature-lessons-ties-tie-return = Zanim nieużytek zostanie podliczony, można jeszcze użyć chmur. Zabierz naturalny świerk za trzy chmury.
renature-lessons-ties-tie-return-done = Remisu już nie ma: ty 3, niebieski 2. Dostajesz 5 punktów, niebieski 2, a żeton jest twój. Trzy dobrze wydane chmury.
renature-lessons-ties-tie-return-trap1 = Zabrać podszyt niebieskiego?
renature-lessons-ties-tie-return-why1 = To byłoby zbyt piękne. Zabierać można tylko rośliny własne i naturalne.
renature-lessons-ties-tie-return-trap2 = Od razu zakończyć turę?
renature-lessons-ties-tie-return-why2 = Najpierw podlicza się zamknięty nieużytek. Nie da się tego odłożyć.
renature-lessons-ties-neutral = Naturalny to kolor jak każdy inny, tylko niczyj. Tutaj prowadzi dzięki bukowi: 4. Masz podszyt: 2, niebieski runo: 1. W tym stanie 5 punktów nie dostałby nikt, a ty 2 za drugie miejsce.
renature-lessons-ties-neutral-place = Zamknij nieużytek.
renature-lessons-ties-neutral-plant = A teraz świerk: 2 + 3 to 5, więcej niż buk.
renature-lessons-ties-neutral-plant-done = 3 punkty za sadzenie i 5 za nieużytek. Naturalny jest drugi: te 2 punkty przepadają, a niebieski nie dostaje nic.
renature-lessons-ties-end = Zapamiętaj: dodaj wysokości każdego koloru, skreśl wszystkie remisy, także z naturalnym. Najwyższy z pozostałych bierze większą liczbę, następny mniejszą. Kto zostaje sam, bierze obie. Żeton dostaje ten, kto zamknął nieużytek.

## Valley

renature-lessons-mushrooms-title = Valley: grzyby
renature-lessons-mushrooms-about = Pniaki, grzyby łączące nieużytki, chmury na łące i punkty za wielkość.
renature-lessons-mushrooms-valley = W Valley zamiast potoku jest łąka, a polami startowymi są stawy. Kostki i rośliny działają tak, jak już wiesz. Nowość: pniaki na łące. A nieużytki podlicza się dopiero na koniec.
renature-lessons-mushrooms-stump = Zakryj pniak przy prawym brzegu: połóż salamandrę z sową, salamandrą do salamandry.
renature-lessons-mushrooms-stump-done = Zakryty pniak oznacza, że możesz wziąć grzyba, i od razu trzeba go postawić.
renature-lessons-mushrooms-mushroom = Grzyb staje się częścią każdego nieużytku, którego dotyka krawędzią. Postaw go w luce między dwoma górnymi nieużytkami.
renature-lessons-mushrooms-mushroom-done = 2 + 1 + 2: jeden nieużytek z pięciu pól.
renature-lessons-mushrooms-mushroom-trap1 = A o rząd niżej?
renature-lessons-mushrooms-mushroom-why1 = Tam dotykałby nieużytków tylko rogami. Grzyb potrzebuje krawędzi.
renature-lessons-mushrooms-plant = Teraz posadź buk obok swojej kostki. Policzy wszystkie rośliny na połączonym nieużytku.
renature-lessons-mushrooms-plant-done = 3 punkty: buk, twój podszyt i runo niebieskiego na drugim końcu. Bez grzyba byłby 1.
renature-lessons-mushrooms-plant-trap1 = Na samym grzybie?
renature-lessons-mushrooms-plant-why1 = Na grzybach można sadzić, ale jak wszędzie tylko obok kostki z tej tury.
renature-lessons-mushrooms-cloud = Chmury leżą tu na łące. Kto zakryje chmurę, bierze ją. Połóż żółwia z żabą na chmurze.
renature-lessons-mushrooms-cloud-done = Jedna chmura więcej. Na drugiej stronie planszy chmury leżą na nieużytkach, jak w grze podstawowej.
renature-lessons-mushrooms-cloud-plant = Posadź runo na lewym dolnym nieużytku.
renature-lessons-mushrooms-last = Koniec gry w Valley. Każdy nieużytek podlicza się według wielkości: najwyższy kolor dostaje 1 punkt za każde pole, drugi połowę, zaokrągloną w dół. Remisujące kolory się znoszą. Kto zostaje sam, bierze jedno i drugie.
renature-lessons-mushrooms-finish = Masz jeszcze jedną kostkę. Zagraj nią, jak chcesz, potem zakończ turę i zobacz, jak podlicza się nieużytki.
renature-lessons-mushrooms-end = W Valley nie ma żetonów; przy równej liczbie punktów wygrywa ten, kto prowadzi na największym nieużytku. Patrz więc, gdzie zrastają się duże nieużytki!
