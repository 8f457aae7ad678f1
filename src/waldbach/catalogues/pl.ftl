# Waldbach, po polsku.
#
# Słowa protokołu (place, plant, owl …) są takie same w każdym języku: tak się je wpisuje.
# Każda odmowa i każdy błąd mówi, co było nie tak i jak powinno być.
# To, co można wpisać, stoi osobno, pod .typed: w przeglądarce są do tego przyciski.

## Stoły i gry

bad-seats = { $seats ->
        [one] Jedna osoba nie może w to grać.
        [few] { $seats } osoby nie mogą w to grać.
        [many] { $seats } osób nie może w to grać.
       *[other] { $seats } osoby nie może w to grać.
    } Potrzeba od { $least } do { $most }.
bad-option = Opcja { $name } nie może mieć wartości „{ $value }”. Możliwe: { $right }.
unknown-option = Nie ma opcji „{ $name }”. Opcje: { $right }.
invent-seed = Ziarno ma od 1 do { $most } znaków, bez znaku nowej linii, i nie zaczyna się ani nie kończy spacją.
invent-wish = Nieznane życzenie „{ $wish }”. Możliwe: { $right }.
unknown-game = Nie ma gry „{ $name }”. Gry: { $right }.
unknown-rules = Wersja { $rules } zasad gry { $name } nie jest tu znana; ten program gra w wersję { $right }.
games-none = W { $folder } nie ma gier. { $variable } wymienia foldery z grami; gra to folder z plikiem meta.py.
games-twice = Dwie gry nazywają się { $name }: { $one } i { $other }. Usuń jedną z nich.
games-package = Nie można znaleźć zainstalowanej gry { $name }: pakiet { $package } nie ma pliku meta.py. Jej punkt wejścia musi wskazywać pakiet, który jest folderem gry.
unknown-bot = Nie ma bota „{ $name }”. Boty: { $right }.
bad-budget = „{ $value }” to nie jest budżet. Podaj liczbę symulacji, np. 400, albo milisekundy, np. 250ms; najwyżej { $most }.
nothing-to-search = Miejsce { $seat } nie ma teraz nic do wyboru, więc nie ma czego szukać.
unknown-board = Nie ma planszy „{ $name }”. Plansze: { $right }; możesz też podać plik z własną.
bad-start = Miejsce { $seat } nie może zaczynać: przy tym stole { $seats ->
        [one] jest jedno miejsce.
        [few] są { $seats } miejsca.
        [many] jest { $seats } miejsc.
       *[other] jest { $seats } miejsca.
    }
board-unplayable = Na planszy „{ $name }” nie da się grać: { $why }
board-other-mode = Plansza „{ $name }” jest przeznaczona do trybu { $mode }. Wybierz ten tryb albo inną planszę.
board-without-tokens = Plansza „{ $name }” nie ma żetonów nagród. Te zasady wymagają jednego na każdy nieużytek: dodaj wiersze „tokens:”.

## Czas

pace-form = „{ $word }” to nie jest tempo gry. Napisz „none” (bez zegara), „live 10m+15s” (zapas { $stock } min i dodatkowo { $increment } s na każdą turę) albo „days 24h bank 14d” ({ $turn } godz. na każdą turę i { $bank } dni urlopu).
pace-stock = „{ $value }m” nie może być zapasem czasu. Ma on od { $least } do { $most } minut, jak w „live 10m+15s”.
pace-increment = „{ $value }s” nie może być dodatkiem za turę. Wynosi on od { $least } do { $most } sekund, jak w „live 10m+15s”.
pace-turn = „{ $value }h” nie może być czasem na turę. Ma on od { $least } do { $most } godzin, jak w „days 24h bank 14d”.
pace-bank = „{ $value }d” nie może być pulą urlopu. Ma ona od { $least } do { $most } dni, jak w „days 24h bank 14d”.
hours-form = „{ $word }” nie mówi, kiedy grasz. Napisz strefę czasową i godziny, a za nimi dni wolne, jeśli jakieś są: „Europe/Warsaw 08:00-22:00 free sat sun”.
hours-span = „{ $value }” nie mogą być twoimi godzinami gry. Napisz od { $least } do 24 godzin doby, na przykład „08:00-22:00”, „18:00-02:00” przez północ albo „00:00-24:00” na całą dobę; północ na końcu to 24:00.
hours-free = „{ $value }” nie mogą być dniami wolnymi. Napisz najwyżej { $most } z mon tue wed thu fri sat sun, w tej kolejności i każdy tylko raz.
unknown-zone = Nie ma strefy czasowej „{ $zone }”. Napisz kontynent i miasto, na przykład „Europe/Warsaw”.
unknown-zone-near = Nie ma strefy czasowej „{ $zone }”. Podobne nazwy: { $right }.
vacation-form = „{ $word }” to nie jest urlop. Napisz pierwszy i ostatni dzień, na przykład „2026-07-01..2026-07-14”.
vacation-order = Ten urlop kończyłby się { $last }, a zaczynałby się dopiero { $first }. Najpierw napisz pierwszy dzień.
vacation-when = Urlop { $vacation } wypada za wcześnie albo za późno. Można go zgłosić na dni od { $first } do { $last }.
vacation-bank = { $days ->
        [one] Jeden dzień to za dużo:
        [few] { $days } dni to za dużo:
        [many] { $days } dni to za dużo:
       *[other] { $days } dnia to za dużo:
    } w twojej puli urlopu przy tym stole { $bank ->
        [0] nie ma już całego dnia.
        [one] został jeden dzień.
        [few] zostały { $bank } dni.
        [many] zostało { $bank } dni.
       *[other] zostało { $bank } dnia.
    }
vacation-pace = Stół z tempem „{ $pace }” nie ma puli urlopu. Mają ją tylko stoły takie jak „days 24h bank 14d”.

## Słowa akcji

action-number = { $action } nie jest numerem akcji.
word-verb = „{ $verb }” nie jest akcją. Akcje: { $right }.
word-form = To niepełne „{ $verb }”. Powinno wyglądać tak: { $right }
word-half = „{ $half }” nie jest połówką kostki. Napisz zwierzę@pole, na przykład owl@c4.
word-apart = Pola { $one } i { $other } nie mają wspólnej krawędzi. Połówki kostki leżą obok siebie albo jedna pod drugą.
word-animal = „{ $animal }” nie jest zwierzęciem z tej gry. Zwierzęta: { $right }.
word-domino = „{ $domino }” nie jest kostką. Napisz oba zwierzęta z łącznikiem, na przykład owl-snail.
word-owner = „{ $owner }” nie pasuje do rośliny. Napisz own (własna) albo neutral.
word-plant = „{ $plant }” nie jest rośliną. Rośliny: { $right }.
word-number = „{ $value }” tu nie pasuje. Potrzebna jest liczba od { $least } do { $most }.
word-space = „{ $space }” nie jest polem. Pole to litera od a do o i liczba od 1 do 15, na przykład c4.

## Odmowy: na co zasady teraz nie pozwalają i dlaczego

refusal-game-over = Gra się skończyła; nic więcej nie można zagrać.
refusal-not-your-turn = To nie twój ruch. Teraz gra gracz na miejscu { $seat }.
refusal-chance-only = Rozdawanie i dobieranie jest losowe. Nikt nie może wybrać „{ $word }”.
refusal-hidden-word = „{ $word }” oznacza tylko coś, czego nie możesz zobaczyć. Nie da się tego zagrać.
refusal-not-in-hand = Nie masz tej kostki na ręce. Zagraj jedną ze swoich.
refusal-outside-grid = To pole leży poza planszą. Trzymaj się jej pól.
refusal-on-area = Kostki kładzie się w potoku. Jedno z tych pól należy do nieużytku; wybierz dwa wolne pola potoku.
refusal-covered = Jedno z tych pól jest już zakryte. Wybierz dwa wolne, sąsiednie pola potoku.
refusal-mismatch = Sąsiad nie pasuje. Każda połówka może stykać się tylko ze zwierzętami swojego gatunku albo z jokerem.
refusal-no-contact = Kostka leżałaby zupełnie sama. Połóż jedną połówkę obok pasującego zwierzęcia albo na polu startowym.
refusal-domino-first = Najpierw połóż albo odrzuć kostkę; w każdej turze zużywasz dokładnie jedną.
refusal-domino-done = W tej turze kostka została już zagrana. Przysługuje ci tylko jedna.
refusal-mushroom-first = Najpierw postaw należnego ci grzyba albo z niego zrezygnuj.
    .typed = Rezygnacja: no-mushroom
refusal-no-mushroom-owed = Nie należy ci się grzyb. Dostaniesz go, gdy twoja kostka zakryje pniak.
refusal-not-planting = Teraz nie możesz sadzić. Jedną roślinę sadzi się zaraz po położeniu kostki.
refusal-plant-first = Najpierw zdecyduj o sadzeniu: posadź coś albo zrezygnuj.
    .typed = Bez sadzenia: no-plant
refusal-not-an-area = Rośliny sadzi się na polach nieużytków. To pole do żadnego nie należy.
refusal-space-taken = Tu już stoi roślina. Wybierz wolne pole nieużytku.
refusal-not-beside-domino = Sadzić można tylko tuż obok kostki położonej w tej turze; rogi się nie liczą.
refusal-no-such-plant = Nie masz już takiej rośliny na swojej planszy gracza.
refusal-same-joker = To zwierzę już jest jokerem. Wybierz inne.
refusal-too-few-clouds = To kosztuje { $cost ->
        [one] jedną chmurę
        [few] { $cost } chmury
        [many] { $cost } chmur
       *[other] { $cost } chmury
    }, a ty { $clouds ->
        [0] nie masz żadnej.
        [one] masz tylko jedną.
        [few] masz tylko { $clouds }.
        [many] masz tylko { $clouds }.
       *[other] masz tylko { $clouds }.
    }
refusal-no-plant-there = Na tym polu nie ma rośliny, którą można by zabrać.
refusal-not-your-plant = Ta roślina należy do kogoś innego. Zabierać można własne i naturalne.
refusal-no-free-slot = Na twojej planszy gracza nie ma wolnego miejsca na tę roślinę.
refusal-mushroom-on-area = Grzyb rośnie na łące. To pole należy już do nieużytku.
refusal-mushroom-on-domino = Tu leży kostka. Grzyb potrzebuje wolnego pola łąki.
refusal-mushroom-on-cloud = Tu leży chmura. Grzyb potrzebuje pola łąki bez chmury.
refusal-mushroom-alone = Grzyb musi stykać się krawędzią z jakimś nieużytkiem. To pole nie dotyka żadnego.
refusal-nothing-to-score = Nie ma teraz nieużytku do podliczenia.
refusal-score-first = Nieużytek czeka na podliczenie. Podlicz go, gdy skończysz używać chmur.
    .typed = Podliczenie: score
refusal-not-at-the-end = Dodatkową turę kupuje się na samym końcu tury, po dobraniu kostki.
refusal-empty-hand = Nie masz już kostek, więc dodatkowa tura by przepadła.
refusal-not-an-outcome = Tu nie można wylosować „{ $word }”.
refusal-no-such-action = Nie ma takiej akcji.

## Pliki gry

file-format = Wiersz { $line }: to nie jest plik gry. Musi zaczynać się od „{ $right }”.
file-line = Wiersz { $line }: tu powinno być „{ $right }”.
file-number = Wiersz { $line }: „{ $value }” nie jest liczbą dla „{ $name }”.
file-digits = Wiersz { $line }: „{ $value }” nie pasuje po „{ $name }”. Potrzebne są tam 64 cyfry, od 0 do 9 i od a do f.
file-secret = Wiersz { $line }: „secret” wymaga „deal” w wierszu powyżej.
file-entry = Wiersz { $line }: „{ $entry }” nie jest wpisem. Podaj miejsce albo „chance” i słowo, na przykład „1 end”.
file-block = Wiersz { $line }: tu powinien być tekst, każdy jego wiersz wcięty o dwie spacje.
file-seats = W pliku podano liczbę miejsc { $seats }, a w jego pozycji jest ich { $found }.
file-replay = Wpisu { $number }, „{ $entry }”, nie da się zagrać: { $why }

## Pliki plansz: czytanie (z wierszem i kolumną)

board-header = Wiersz { $line }, kolumna { $column }: nad planszą każdy wiersz potrzebuje klucza i dwukropka, na przykład „name: Wierzbowy Zakręt”.
board-below = Wiersz { $line }, kolumna { $column }: rysunek zaczyna się w wierszu pod „board:”.
board-missing = Wiersz { $line }, kolumna { $column }: brakuje rysunku. Umieść go pod wierszem „board:”.
board-twice = Wiersz { $line }, kolumna { $column }: „{ $key }” już było. Wystarczy raz.
board-empty = Wiersz { $line }, kolumna { $column }: „{ $key }” nie ma wartości. Wpisz ją za dwukropkiem.
board-name-long = Wiersz { $line }, kolumna { $column }: nazwa jest za długa. Może mieć najwyżej { $most ->
        [one] jeden znak.
        [few] { $most } znaki.
        [many] { $most } znaków.
       *[other] { $most } znaku.
    }
board-name-sign = Wiersz { $line }, kolumna { $column }: w nazwie jest znak, którego nie da się wyświetlić ({ $sign }). Usuń go.
board-mode = Wiersz { $line }, kolumna { $column }: „{ $value }” nie jest trybem. Tryby: { $right }.
board-cloud-twice = Wiersz { $line }, kolumna { $column }: chmury na { $space } już były. Wymień każde pole raz.
board-key = Wiersz { $line }, kolumna { $column }: klucz „{ $key }” jest nieznany. Użyj name, mode, tokens, clouds albo board.
board-number = Wiersz { $line }, kolumna { $column }: „{ $value }” nie pasuje. Potrzebna jest liczba od { $least } do { $most }.
board-tokens = Wiersz { $line }, kolumna { $column }: żetony zapisuje się tak: 4/2 = 1 2 2 (duża/mała liczba = rewers każdego z nich).
board-cloud = Wiersz { $line }, kolumna { $column }: „{ $value }” nie mówi, gdzie leżą chmury. Napisz pole=liczba, na przykład c6=2.
board-too-high = Wiersz { $line }, kolumna { $column }: plansza ma najwyżej { $most ->
        [one] jeden rząd.
        [few] { $most } rzędy.
        [many] { $most } rzędów.
       *[other] { $most } rzędu.
    }
board-too-wide = Wiersz { $line }, kolumna { $column }: plansza ma najwyżej { $most ->
        [one] jedną kolumnę.
        [few] { $most } kolumny.
        [many] { $most } kolumn.
       *[other] { $most } kolumny.
    }
board-char = Wiersz { $line }, kolumna { $column }: „{ $char }” nie oznacza żadnego pola. Użyj S lub P (start), . (potok), T (pniak), a–z (nieużytki), # (poza planszą).
board-touch = Wiersz { $line }, kolumna { $column }: nieużytki „{ $one }” i „{ $two }” się stykają. Użyj tej samej litery albo rozdziel je potokiem.
board-tab = Wiersz { $line }, kolumna { $column }: tu stoi tabulator. Każde pole to jeden znak, więc zamiast tabulatorów wpisz znaki.
board-ragged = Wiersz { $line }, kolumna { $column }: wszystkie rzędy muszą mieć tę samą szerokość, tutaj { $right ->
        [one] jeden znak.
        [few] { $right } znaki.
        [many] { $right } znaków.
       *[other] { $right } znaku.
    }
board-needs = Wiersz { $line }, kolumna { $column }: nad planszą brakuje „{ $key }: …”.
board-kind-twice = Wiersz { $line }, kolumna { $column }: żetony { $kind } wymieniono dwa razy. Wpisz wszystkie rewersy w jednym wierszu.
board-cloud-outside = Wiersz { $line }, kolumna { $column }: chmury na { $space }, ale to pole leży poza planszą.

## Pliki plansz: sprawdzanie

check-no-start = Nie ma pola startowego. Bez niego nie da się położyć żadnej kostki; oznacz je literą S albo P.
check-no-area = Obok żadnego nieużytku nie da się nigdy położyć kostki, więc nikt nie mógłby niczego zasadzić. Narysuj nieużytek przy potoku, który zaczyna się od pola startowego.
check-many-areas = { $areas ->
        [one] Jeden nieużytek to za dużo;
        [few] { $areas } nieużytki to za dużo;
        [many] { $areas } nieużytków to za dużo;
       *[other] { $areas } nieużytku to za dużo;
    } zmieści się najwyżej { $most }.
check-stump-in-base = { $space }: pniaki należą do Valley. Narysuj tu potok (.) albo wybierz inny tryb.
check-many-kinds = { $kinds ->
        [one] Jeden rodzaj żetonów to za dużo;
        [few] { $kinds } rodzaje żetonów to za dużo;
        [many] { $kinds } rodzajów żetonów to za dużo;
       *[other] { $kinds } rodzaju żetonów to za dużo;
    } zmieści się najwyżej { $most }.
check-cloud-meadow = { $space }: w Valley chmury leżą na polach łąki, nie na nieużytkach.
check-cloud-area = { $space }: tutaj chmury leżą na polach nieużytków, nie w potoku.
check-token-missing = { $areas ->
        [one] Jeden nieużytek ma
        [few] { $areas } nieużytki mają
        [many] { $areas } nieużytków ma
       *[other] { $areas } nieużytku ma
    } rozmiar { $size }, a z taką dużą liczbą { $tokens ->
        [0] nie ma żadnego żetonu.
        [one] jest tylko jeden żeton.
        [few] są tylko { $tokens } żetony.
        [many] jest tylko { $tokens } żetonów.
       *[other] jest tylko { $tokens } żetonu.
    }
check-size = Plansza ma { $rows } × { $columns } pól (rzędy × kolumny). Pełna plansza ma 15 × 15.
check-starts = { $count ->
        [one] Jest jedno pole startowe.
        [few] Są { $count } pola startowe.
        [many] Jest { $count } pól startowych.
       *[other] Jest { $count } pola startowego.
    } Pełna plansza ma ich 4.
check-start-top = { $space }: w grze podstawowej potoki wpływają od góry, więc pola startowe leżą w rzędzie 1.
check-start-beside = { $space }: dwa pola startowe sąsiadują ze sobą. Rozdziel je.
check-lonely-brook = { $space }: obok tego pola nie ma potoku, więc nigdy nie zmieści się tu kostka.
check-unreachable = { $space }: stąd nie prowadzi potok do żadnego pola startowego.
check-closed-area = { $space }: nieużytek { $area } jest zamknięty jeszcze przed grą. Daj mu pola potoku, na których zmieści się kostka.
check-cut-off-area = { $space }: obok nieużytku { $area } nie da się nigdy położyć kostki, więc nikt w nim nic nie zasadzi. Poprowadź obok niego potok z pola startowego.
check-areas = { $count ->
        [one] Jest jeden nieużytek.
        [few] Są { $count } nieużytki.
        [many] Jest { $count } nieużytków.
       *[other] Jest { $count } nieużytku.
    } Pełna plansza ma ich 18.
check-tokens = { $count ->
        [one] Jest jeden żeton nagrody.
        [few] Są { $count } żetony nagród.
        [many] Jest { $count } żetonów nagród.
       *[other] Jest { $count } żetonu nagrody.
    } Pełny zestaw ma ich 21.
check-backs = Wszystkie żetony jednego rodzaju mają ten sam rewers, więc nie ma czego ukrywać. Zmień przynajmniej jeden rodzaj.
check-four = Żetony z dużą liczbą 4 mają małą liczbę 2, a nie { $minor }.
check-clouds-base = Chmury leżą dokładnie na 4 polach, razem od 4 do 6. Tutaj { $total ->
        [one] jest jedna.
        [few] są { $total }.
        [many] jest { $total }.
       *[other] jest { $total }.
    }
check-clouds-apart = Dwa pola z chmurami leżą na tym samym nieużytku. Daj każdemu osobny.
check-brook = { $count ->
        [one] Jest jedno pole potoku.
        [few] Są { $count } pola potoku.
        [many] Jest { $count } pól potoku.
       *[other] Jest { $count } pola potoku.
    } Aby zmieściły się wszystkie kostki, potrzeba co najmniej 108.
advice-arm = { $space }: tu kończy się odnoga potoku. Gdy jej ujście zostanie zakryte, trudno będzie dotrzeć do tego, co za nim.
advice-open-water = { $space }: otwarta woda, obok której nie ma nieużytku. Kostki nikomu nie dadzą tam rośliny.
check-stumps = { $count ->
        [one] Jest jeden pniak.
        [few] Są { $count } pniaki.
        [many] Jest { $count } pniaków.
       *[other] Jest { $count } pniaka.
    } Pełna plansza ma ich 8.
check-clouds-valley = Pełna plansza ma 8 pól z jedną chmurą na każdym. Tutaj { $count ->
        [one] jest jedno takie pole.
        [few] są { $count } takie pola.
        [many] jest { $count } takich pól.
       *[other] jest { $count } takiego pola.
    }
check-cloud-marked = { $space }: chmura leży na pniaku albo polu startowym. Daj każdemu osobne pole.

## Pozycje

position-key = Wiersz { $line }: „{ $key }” jest nieznane. Wiersz zaczyna się od: { $right }.
position-line = Wiersz { $line }: { $why }
position-value = Wiersz { $line }: „{ $value }” nie da się odczytać jako „{ $key }”. Porównaj z zapisaną pozycją.
position-board = Wiersz { $line }: brakuje diagramu. Umieść go pod wierszem „board”.
position-seat-line = Wiersz { $line }: to dotyczy gracza. Umieść to pod wierszem takim jak „seat 1”.
position-domino-twice = Wiersz { $line }: kostka { $domino } już gdzieś leży. Każda jest tylko jedna.
position-size = Wiersz { $line }: diagram ma najwyżej po { $most } rzędów i kolumn.
position-empty = Wiersz { $line }: na diagramie nie ma ani jednego pola.
position-sign = Wiersz { $line }: „{ $sign }” na { $space } nie jest znakiem. Użyj # . S P T _ m, zwierzęcia, np. OW, albo rośliny, np. 1t lub nb.
position-animal = Wiersz { $line }: „{ $sign }” nie jest zwierzęciem. Zwierzęta: { $right }.
position-no-seat = Wiersz { $line }: nie ma miejsca { $seat }. Przy tym stole { $seats ->
        [one] jest jedno miejsce.
        [few] są { $seats } miejsca.
        [many] jest { $seats } miejsc.
       *[other] jest { $seats } miejsca.
    }
position-area = Wiersz { $line }: „{ $word }” jest nieczytelne. Napisz nieużytek:duża/mała, na przykład 2:4/2, a za tym, kto go wziął i rewers, na przykład @1=3.
position-mushroom = { $space }: grzyb musi stykać się krawędzią z jakimś nieużytkiem.
position-stock = Na planszy gracza { $seat } stoi więcej roślin, niż jest na nie miejsc: własne { $own }, naturalne { $neutral } (runo/podszyt/świerk/buk).
position-half-hidden = Niektóre kostki gracza { $seat } są nazwane, a inne nie. Nazwij wszystkie albo podaj tylko ich liczbę.
position-unknown = Kostki gracza { $seat } są zakryte, a tak może być tylko w widoku. Nazwij je albo dodaj wiersz taki jak „viewer 1”.
position-pool = Na pule i zakryte kostki potrzeba { $wanted }, a zostało tylko { $pool }. Zmniejsz pule.
position-closed = Nieużytek { $area } nie może czekać na podliczenie: { $areas ->
        [one] jest jeden nieużytek,
        [few] są { $areas } nieużytki,
        [many] jest { $areas } nieużytków,
       *[other] jest { $areas } nieużytku,
    } a w trakcie gry podliczają je tylko zasady podstawowe.
position-many-tokens = Żetony { $kind } leżą na większej liczbie nieużytków, niż jest takich żetonów: { $laid ->
        [one] na jednym nieużytku.
        [few] na { $laid } nieużytkach.
        [many] na { $laid } nieużytkach.
       *[other] na { $laid } nieużytku.
    }
position-bare-area = Nieużytek { $area } nie ma żetonu swojego rozmiaru. Daj mu go w wierszu „areas”.
position-backs = Żeton z nieużytku { $area } ma rewers, którego nie ma już żaden żeton tego rodzaju. Sprawdź „tokens” i „areas”.
position-domino = Na { $one } i { $other } nie leży kostka. Podaj oba pola kostki z tej tury w kolejności czytania.
position-needs-domino = Ten krok następuje po położeniu kostki. Dodaj wiersz „domino” z jej dwoma polami.
position-needs-mushroom = Nikomu nie należy się tu grzyb. Napisz „owed 1”, zostaw grzyby w zapasie i pole, na którym urośnie.
position-needs-closed = Ten krok podlicza zamknięty nieużytek. Podaj go w wierszu „closed”.
position-closed-token = Żeton z nieużytku { $area } nie pasuje do tego kroku: przed podliczeniem leży na nieużytku, potem ma go gracz, który jest przy ruchu, z nieobejrzanym rewersem.
position-needs-reserve = Gracz { $seat } ma dobrać kostkę, ale jego pula jest pusta.
position-hand-size = Podczas rozdawania na ręce jest najwyżej { $most }.
position-needs-hand = Gracz { $seat } ma położyć kostkę, ale jego ręka jest pusta.
position-needs-bare-area = Każdy nieużytek ma już swój żeton, więc nie ma czego wykładać.

## Nazwy

animal-butterfly = motyl
animal-salamander = salamandra
animal-owl = sowa
animal-woodpecker = dzięcioł
animal-badger = borsuk
animal-turtle = żółw
animal-snail = ślimak
animal-hare = zając
animal-frog = żaba
animal-trout = pstrąg
plant-own-turf = runo
plant-own-bush = podszyt
plant-own-pine = świerk
plant-own-oak = buk
plant-neutral-turf = runo naturalne
plant-neutral-bush = podszyt naturalny
plant-neutral-pine = świerk naturalny
plant-neutral-oak = buk naturalny
colour-orange = pomarańczowy
colour-blue = niebieski
colour-black = czarny
colour-white = biały
colour-neutral = naturalny
mode-base = gra podstawowa
mode-valley = Valley
mode-variant = Valley, druga strona planszy
source-start = start
source-plants = rośliny
source-areas = nieużytki
source-clouds = chmury
source-left = pozostałe rośliny
source-backs = rewersy
count-discarded = odrzucone

## Co teraz zrobić

step-choose-start = Losowanie, kto zaczyna.
step-lay-front = Rozkładanie żetonów nagród.
step-deal = Rozdawanie kostek.
step-refill = Twój ruch jest gotowy. Idź dalej i dobierz kostkę albo cofnij.
step-learn-back = Nieużytek jest zamknięty. Idź dalej, by obejrzeć rewers żetonu, albo cofnij.
step-place = Połóż kostkę albo odrzuć jedną.
step-mushroom = Pniak zakryty: postaw grzyba albo z niego zrezygnuj.
step-plant = Posadź coś obok swojej kostki albo zrezygnuj.
step-score = Zaraz podliczymy nieużytek. Ostatnia okazja, by użyć chmur.
step-end = Zakończ turę albo użyj chmur.
step-over = Gra się skończyła.
word-means-no-plant = nic nie sadź
word-means-no-mushroom = zrezygnuj z grzyba
word-means-score = podlicz nieużytek
word-means-again = jeszcze jedna tura za 3 chmury
word-means-end = zakończ turę
group-joker = joker …: 2 chmury
group-return = return …: od 1 do 4 chmur

## Znaki na rysunku

legend-target = tu możesz zagrać
legend-return = roślina, którą możesz zabrać
legend-fresh = ostatnie ruchy
legend-joker = zwierzę będące jokerem
legend-brook = wolny potok albo wolna łąka
legend-start = pole startowe
legend-pond = staw: pole startowe w Valley
legend-stump = pniak: zakryj go, by dostać grzyba
legend-mushroom = grzyb: pole nieużytku
legend-clouds = leżące tam chmury
legend-plant = roślina: kolor, potem rodzaj
legend-token = wartość nieużytku: pierwsze / drugie miejsce

## Panele

panel-turn = tura { $turn }
panel-joker = Joker
panel-mushrooms = grzyby
panel-you = ty
panel-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
panel-clouds = chmury { $clouds } z { $most }
panel-hand = ręka { $hand }, pula { $reserve }
panel-hand-short = ręka { $hand }+{ $reserve }
panel-discarded = odrzucone: { $count }
panel-tokens = { $count ->
        [one] jeden żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
panel-tokens-short = żet. { $count }
panel-plants = rośliny
panel-your-hand = Ręka:
panel-no-hand = pusta
ledger-area = nieużytek
ledger-worth = wartość
ledger-totals = sumy
ledger-gets = dostaje
ledger-closed = zamknięcie: { $who }
ledger-nobody = nikt
ledger-empty = jeszcze bez roślin:
ledger-empty-closed = zamknięte bez roślin:

## Co się wydarzyło

event-started = zaczyna
event-placed = położono: { $one } na { $p } i { $other } na { $q }
event-discarded = odrzucono: { $domino }
event-discarded-hidden = odrzucono kostkę
event-planted = posadzono: { $plant } na { $space } (nieużytek { $area })
event-joker = nowy joker: { $animal }
event-returned = zabrano: { $plant } z { $space } za { $cost ->
        [one] jedną chmurę
        [few] { $cost } chmury
        [many] { $cost } chmur
       *[other] { $cost } chmury
    }
event-mushroom = grzyb na { $space }, nieużytek { $area } rośnie
event-mushroom-joins = grzyb na { $space } łączy nieużytki { $joined } w nieużytek { $area }
event-again = jeszcze jedna tura za 3 chmury
event-clouds = wzięto { $count ->
        [one] jedną chmurę
        [few] { $count } chmury
        [many] { $count } chmur
       *[other] { $count } chmury
    }
event-clouds-lost = { $count ->
        [one] przepadła jedna chmura
        [few] przepadły { $count } chmury
        [many] przepadło { $count } chmur
       *[other] przepadło { $count } chmury
    } z braku miejsca
event-nobody = nikt nie punktuje
event-area-closed = zamknięto nieużytek { $area }: { $who }
event-area-final = Nieużytek { $area }: { $who }
event-points-plants = { $points }
event-points-clouds = { $points } za chmury
event-points-left = { $points } za pozostałe rośliny
event-points-backs = { $points } z rewersów
event-drew = dobrano: { $domino }
event-back-seen = rewers żetonu z nieużytku { $area }: { $bonus }
event-over = Koniec gry

## Wyniki

scores-winner = Wygrywa { $who }.
scores-winners = Wspólne zwycięstwo: { $who }.
scores-place = miejsce
scores-player = gracz
scores-total = razem

## Gra w terminalu

play-ledger = Stan na teraz
play-news = Od twojej ostatniej tury
play-more-news = więcej pokaże „log”
play-go = dalej; potem nie da się już cofnąć
play-go-first = Najpierw powiedz { $word }, by iść dalej, albo undo, by cofnąć.
play-back = wybierz numer; Enter wraca
play-number = Na liście nie ma numeru { $number }. Są numery od 1 do { $most }.
play-say-something = Wybierz numer albo wpisz słowo. „help” wyjaśnia, jak.
play-forced = Zagrano za ciebie, bo nie było innego wyboru: { $word }
play-undone = Cofnięto: { $words }
play-no-undo = Tu nie da się nic cofnąć: coś dobrano, coś obejrzano albo tura przeszła dalej. [Q-55]
play-none-legal = Żadne dozwolone słowo nie zawiera „{ $filter }”.
play-hint = Przeszukiwanie poleca { $word }.
play-hint-choice = {"  "}{ $word }: { $share }% wyniku dla ciebie ({ $part }% symulacji)
play-hint-line = {"  "}a potem: { $line }
play-save-where = Dokąd? Napisz save i nazwę pliku.
play-saved = Gra zapisana: { $file }
play-seed = To rozdanie ma ziarno { $seed }. --seed { $seed } rozda tak samo.
play-bye = Do zobaczenia.
play-bye-saved = Do zobaczenia. Gra jest zapisana; wrócisz do niej tak:
play-help =
    Wpisz numer z listy albo słowo, na przykład „{ $word }” (Tab uzupełnia).
    Sam Enter gra to, co stoi przy znaku zachęty w [nawiasach]. Poza tym:
play-help-undo = cofa twój ostatni krok, póki nic nie dobrano ani nie obejrzano
play-help-ledger = co by się teraz liczyło i komu
play-help-legal = wszystkie dozwolone słowa albo te, które coś zawierają
play-help-hand = twoja ręka
play-help-players = wszystko o wszystkich graczach
play-help-board = rysuje stół od nowa
play-help-log = wszystko, co się wydarzyło
play-help-hint = co krótkie przeszukiwanie uznaje za najlepsze
play-help-save = zapisuje kopię gry w pliku
play-help-help = ta pomoc
play-help-quit = odejście od stołu; gra zostaje zapisana
play-help-signs = Znaki na rysunku:
bad-you = Nie ma tu miejsca { $you }. Przy tym stole { $seats ->
        [one] jest jedno miejsce.
        [few] są { $seats } miejsca.
        [many] jest { $seats } miejsc.
       *[other] jest { $seats } miejsca.
    }
bad-bots = { $given ->
        [one] Podano jednego bota,
        [few] Podano { $given } boty,
        [many] Podano { $given } botów,
       *[other] Podano { $given } bota,
    } a { $right ->
        [one] potrzebuje go jedno miejsce
        [few] potrzebują go { $right } miejsca
        [many] potrzebuje go { $right } miejsc
       *[other] potrzebuje go { $right } miejsca
    }. Podaj po jednym dla każdego albo jednego dla wszystkich.
load-other-game = { $file } to rozgrywka w { $game }. Pomiń nazwę gry albo podaj tę.
load-fixed = { $file } ustala już miejsca i opcje. Pomiń je przy wczytywaniu.

## Odtwarzanie

replay-head = { $game }, zasady { $rules }, { $seats ->
        [one] jedno miejsce,
        [few] { $seats } miejsca,
        [many] { $seats } miejsc,
       *[other] { $seats } miejsca,
    } { $entries ->
        [one] jeden wpis
        [few] { $entries } wpisy
        [many] { $entries } wpisów
       *[other] { $entries } wpisu
    }
replay-entry = Wpis { $number } z { $most }:
replay-begin = Przed pierwszym z { $most ->
        [one] jednego wpisu
        [few] { $most } wpisów
        [many] { $most } wpisów
       *[other] { $most } wpisu
    }
replay-keys = Enter: dalej · b: wstecz · liczba: skok · q: koniec
replay-at = Nie ma wpisu { $number }. Ta gra ma { $most ->
        [one] jeden wpis.
        [few] { $most } wpisy.
        [many] { $most } wpisów.
       *[other] { $most } wpisu.
    }
replay-answer = „{ $answer }” nic tu nie znaczy. Enter idzie dalej, b wstecz, liczba skacze, q kończy.

## Sprawdzanie rozdania

verify-no-deal = W tym pliku gry nie ma wiersza „deal”. Rozdania nie ustalono z góry, więc nie ma czego sprawdzać.
verify-holds = Rozdanie było uczciwe: sekret pasuje do skrótu i { $drawn ->
        [one] jedyny wpis losowy z niego wynika.
        [few] wszystkie { $drawn } wpisy losowe z niego wynikają.
        [many] wszystkie { $drawn } wpisów losowych z niego wynika.
       *[other] { $drawn } wpisu losowego z niego wynika.
    }
verify-fails = Rozdanie nie jest potwierdzone.
verify-hash = Czy to skrót, który pokazano ci przed grą? { $hash }
verify-other-hash = Sekret nie pasuje do skrótu. Należy do innego rozdania albo zmieniono stół.
verify-misdeal = Wpis { $number } to „{ $found }”, a z sekretu wynika „{ $given }”.
verify-too-early = Gra się nie skończyła, więc jej sekretu jeszcze nie ujawniono. Sprawdź ją ponownie po zakończeniu.
verify-not-over = Sekret jest ujawniony, ale gra się nie skończyła: na końcu brakuje wpisów.
verify-no-secret = Gra się skończyła, ale nie ujawniono jej sekretu. Poproś o plik z wierszem „secret”.

## Symulacja

simulate-bar = Rozgrywki
simulate-bot = bot
simulate-wins = wygrane
simulate-interval = przedział 95%
simulate-footer = { $games ->
        [one] Jedna gra,
        [few] { $games } gry,
        [many] { $games } gier,
       *[other] { $games } gry,
    } średnio { $decisions } decyzji, ziarno { $seed }. Wspólne zwycięstwo liczy się po części.
simulate-csv = Gry zapisane: { $file }

## Plansze, gry, pliki

material-fine = wszystko w porządku
material-can = { $count ->
        [one] można grać, zostało { $count } życzenie
        [few] można grać, zostały { $count } życzenia
        [many] można grać, zostało { $count } życzeń
       *[other] można grać, zostało { $count } życzenia
    }
material-cannot = { $count ->
        [one] jeszcze nie można grać: { $count } powód
        [few] jeszcze nie można grać: { $count } powody
        [many] jeszcze nie można grać: { $count } powodów
       *[other] jeszcze nie można grać: { $count } powodu
    }
material-drawn = Narysowano: { $file }
material-written = Zapisano: { $file }
material-exists = Plik { $file } już istnieje. Podaj inną nazwę albo żadnej, aby zobaczyć tekst.
material-warning = może niezamierzone: { $why }
svg-description = Plansza do gry Renature ({ $mode }), rzędy: { $rows }, kolumny: { $columns }, { $areas ->
        [one] jeden nieużytek.
        [few] { $areas } nieużytki.
        [many] { $areas } nieużytków.
       *[other] { $areas } nieużytku.
    }
games-seats = od { $least } do { $most } graczy
games-rules = zasady w wersji { $rules }
games-default = domyślnie { $value }
games-board = plansze:
games-cards = karty:
games-bots = boty
bot-seed = przyjazny nowicjusz: wiele przeoczy, czasem źle oceni
bot-sprout = od czasu do czasu coś przeoczy
bot-sapling = rozważa każdy ruch, ale prawie nie patrzy naprzód
bot-tree = myśli trochę naprzód
bot-forest = najsilniejszy: myśli naprzód nawet sekundę
bot-caretaker = zastępuje nieobecnego gracza: rozsądnie i szybko
bot-random = dowolny ruch, każdy tak samo prawdopodobny
bot-greedy = to, co najwyżej oceniają proste reguły gry
bot-search = przeszukiwanie z własnym budżetem: search@400 (symulacje), search@250ms
option-renature-mode = gra podstawowa, Valley albo druga strona planszy Valley
option-renature-board = nazwa planszy, plik z własną planszą albo new (new ZIARNO), by powstała nowa
option-renature-start = kto zaczyna
option-renature-discards = czy inni widzą, co odrzucono?
option-renature-mushroom-on-cloud = czy grzyb może wyrosnąć tam, gdzie leży chmura?
option-renature-variant-rules = zasady dla drugiej strony planszy
file-missing = nie ma takiego pliku
file-denied = to niedozwolone
file-is-folder = to folder
file-no-folder = nie ma takiego folderu
file-disk-full = dysk jest pełny
file-read-only = tam nie można niczego zapisać
file-name-long = nazwa jest za długa
file-broken = { $file }: { $why }
file-not-text = { $file } nie jest plikiem tekstowym w UTF-8. Jeśli to tekst, zapisz go w tym kodowaniu.
file-unreadable = Nie można odczytać { $file }: { $why }.
file-unwritable = Nie można zapisać { $file }: { $why }.
file-unusable = Nie można użyć { $file }: { $why }.
file-not-a-game = { $file } już istnieje i nie jest plikiem gry. Wybierz inną nazwę.
warm-why = Zasady są kompilowane dla tego komputera. Trwa to około minuty, i to tylko za pierwszym razem.
warm-no-cache = Skompilowanych zasad nie można zachować w { $folder } ({ $why }), więc dzieje się to przy każdym uruchomieniu. Ustaw WALDBACH_CACHE na folder, w którym możesz zapisywać.

## Wiersz poleceń

cli-no-command = Nie ma polecenia „{ $name }”. Polecenia: { $right }.
cli-no-option = Nie ma tu opcji { $option }.
cli-no-option-but = Nie ma tu opcji { $option }. Czy chodzi o { $right }?
cli-option-value = Po { $option } brakuje wartości.
cli-missing = Brakuje { $name }.
cli-bad-value = { $name }: { $why }
cli-usage = Nie rozumiem „{ $args }”.
cli-try-help = --help pokaże, jak to zrobić.
cli-output-full = Nie można zapisać wyniku: dysk jest pełny.
cli-language = „{ $value }” nie jest tu językiem. Języki: { $right }.
cli-option-pair = „{ $value }” nie jest opcją. Napisz --option nazwa=wartość.
cli-which-game = W którą grę? Gry: { $right }.
cli-greeting =
    Witaj w Waldbachu { $version }, miejscu do gry w Renature, Valley i Waldgärtner.
    Gra w przeglądarce: waldbach serve --open
    Gra w tym terminalu: waldbach play renature
    Na telefonie lub ze znajomymi w tej samej sieci: waldbach serve --open --host 0.0.0.0
cli-licence = Wolne oprogramowanie na licencji GNU AGPL, w wersji 3 lub nowszej; bez żadnej gwarancji.

help-usage = Użycie:
help-options = Opcje
help-arguments = Argumenty
help-commands = Polecenia
help-help = Pokazuje tę pomoc.
help-version = Pokazuje wersję, licencję i to, czyje to gry.
help-lang = Język: en, de lub pl; inaczej decyduje WALDBACH_LANG albo LANG.
help-waldbach = Graj w gry o przyrodzie, Renature i Waldgärtner, i badaj je: w przeglądarce lub w terminalu, ze znajomymi albo przeciw botom, według zasad.
help-play = Graj w terminalu przeciw botom.
help-simulate = Niech boty rozegrają wiele gier; zobacz, co z tego wyjdzie.
help-replay = Pokazuje plik gry: przebieg, pozycję albo krok po kroku.
help-verify = Sprawdza, czy w skończonej grze rozdano tak, jak ustalono z góry.
help-board = Sprawdza i rysuje plansze.
help-cards = Sprawdza i wymienia karty oraz zaczyna własny plik.
help-check = Sprawdza pliki; mówi, co i gdzie jest nie tak. Kod wyjścia 0, gdy na wszystkich można grać, 1, gdy na którymś nie.
help-show-board = Rysuje planszę, tutaj albo do pliku SVG.
help-new-board = Wymyśla planszę i wypisuje ją albo zapisuje do pliku.
help-new-file = Plik do zapisania; bez niego tekst zostanie wypisany.
help-new-seed = To samo słowo daje tę samą planszę.
help-symmetry = Czy obie strony mają być jednakowe.
help-show-cards = Wymienia karty z pliku.
help-new-cards = Wypisuje karty gry jako plik do zmieniania albo zapisuje go.
help-games = Wymienia gry, ich opcje, plansze, karty i boty.
help-referee = Prowadzi gry dla innych programów: wiersze JSON na stdin i stdout.
help-lab = Badaj gry i boty na wielu partiach, na tym komputerze albo na klastrze Ray.
help-tournament = Niech gracze zmierzą się ze sobą: odsetki zwycięstw z przedziałami, rankingi, czas namysłu.
help-balance = Bada, jak się gra: kto wygrywa, skąd są punkty, co rozstrzyga. Z --out: tabele, wykresy i raport.
help-seats-grid = Liczby graczy, oddzielone przecinkami (wszystkie, na które gra pozwala).
help-option-grid = Opcja stołu; kilka wartości oddzielonych przecinkami daje po jednym stole na każdą. Można podać kilka razy.
help-games-table = Liczba partii przy każdym stole (1000).
help-slips = Udział decyzji bez namysłu (0.2).
help-players = Gracze: boty, każdy w razie potrzeby z budżetem: greedy, search@200 (symulacje), search@250ms.
help-games-lineup = Najmniejsza liczba partii każdego składu (100): każde rozdanie jest grane raz w każdym obrocie miejsc.
help-workers = Liczba procesów (jeden na rdzeń).
help-ray = Licz na klastrze Ray pod tym adresem; „local” uruchamia go tutaj.
help-out = Folder na wyniki. Przerwany przebieg jest stamtąd kontynuowany, gdy uruchomi się go ponownie.
help-format = Format tabeli partii: csv albo parquet (csv).
help-json = Wypisz podsumowanie jako JSON zamiast tabel.
help-game = Nazwa gry.
help-seats = Liczba graczy (najmniejsza, jaką dopuszcza gra).
help-you = Twoje miejsce (1).
help-mode = Tryb gry; tryby wymienia „waldbach games”.
help-option = Opcja stołu; można podać kilka. Wymienia je „waldbach games”. Gdzie gra przyjmuje plik, jego ścieżka.
help-board-option = Plansza: nazwa istniejącej, plik albo new, by powstała nowa.
help-bots = Boty dla pozostałych miejsc po kolei albo jedna nazwa dla wszystkich (sapling).
help-bots-all = Boty dla miejsc po kolei albo jedna nazwa dla wszystkich (greedy).
help-seed = Liczba, która ustala rozdanie i szczęście botów.
help-seed-simulate = Liczba, która ustala wszystkie gry (0).
help-load = Wczytuje zapisaną grę i gra dalej.
help-save = Przechowuje grę w tym pliku.
help-games-count = Liczba gier (1000).
help-start = Kto zaczyna: miejsce albo random.
help-csv = Zapisuje każdą grę do tego pliku, wartości rozdzielone przecinkami.
help-game-file = Plik gry.
help-step = Przechodzi grę krok po kroku.
help-at = Pokazuje pozycję po tym wpisie.
help-seat = Pokazuje to, co widzi to miejsce; inaczej widać wszystko.
help-files = Pliki albo nazwy tego, co jest w grze.
help-source = Plik albo nazwa tego, co jest w grze.
help-replay-svg = Zapisuje pozycję jako obraz terminala, plik SVG.
help-svg = Zapisuje rysunek w pliku SVG.

## Laboratorium

lab-missing = Laboratorium potrzebuje pakietu „{ $package }”. Instalacja: pip install 'waldbach[lab]'
lab-task-failed = Zadanie { $task } nie powiodło się: { $why }
lab-worker-died = jego proces sam się zakończył (kod { $code }). W skrypcie laboratorium musi ruszać pod „if __name__ == "__main__":”.
lab-ray-address = Nie można połączyć się z Ray pod adresem „{ $address }”: { $why }. Podaj adres taki, jaki przyjmuje ray.init (host:port, auto), albo „local”, aby uruchomić Ray tutaj.
lab-ray-stranger = pod tym adresem odpowiada coś innego
lab-ray-version = jeden z komputerów klastra ma Waldbach { $there }, a ten { $here }. Zainstaluj wszędzie tę samą wersję.
lab-players-twice = Gracza „{ $name }” podano dwa razy. Podaj każdego raz; ten sam bot może wystąpić z kilkoma budżetami.
lab-players-few = Turniej wymaga co najmniej dwóch graczy, na przykład greedy,random.
lab-too-many = Razem byłoby { $games } partii. Turniej ma co najmniej 1 i najwyżej { $most }.
lab-bad-word = gracz { $player } odpowiedział „{ $word }”. { $why }
lab-format = Nie ma formatu „{ $value }”. Formaty: { $right }.
lab-no-folder = to plik, a nie folder
lab-firsts = pierwszy
lab-place = miejsce
lab-mu = mu
lab-sigma = sigma
lab-ordinal = ranking
lab-decisions = decyzje
lab-mean-time = średnio
lab-longest = najdłużej
lab-other = przeciw
lab-ahead = przed nim
lab-games = partie
lab-alone = sam
lab-rest = wśród
lab-footer = { $games ->
        [one] Jedna partia,
        [few] { $games } partie,
        [many] { $games } partii,
       *[other] { $games } partii,
    } { $deals ->
        [one] jedno rozdanie,
        [few] { $deals } rozdania,
        [many] { $deals } rozdań,
       *[other] { $deals } rozdania,
    } każde we wszystkich obrotach miejsc ({ $seats }), ziarno { $seed }. Wśród równych każde miejsce jest pierwsze w { $even } partii. Dzielone miejsca liczą się częściowo.
lab-written = Zapisano: { $files }
lab-stopped = Przerwano po { $done } z { $of } partii. Bez --out FOLDER nic nie zostaje zachowane.
lab-stopped-kept = Przerwano po { $done } z { $of } partii; są zachowane w { $folder }. To samo polecenie kontynuuje od tego miejsca.
lab-store-alien = Plik { $file } nie pochodzi z laboratorium. Wybierz inny folder.
lab-store-busy = Inny przebieg zapisuje właśnie do { $file }. Poczekaj na niego albo wybierz inny folder.
lab-store-line = { $file }, wiersz { $line }: to nie jest ukończone zadanie. Usuń ten wiersz albo wybierz inny folder.
lab-store-other = { $file } należy do innego zlecenia: { $name } było tam { $was }, a teraz jest { $now }. Zażądaj tego samego co wcześniej albo wybierz inny folder.

## Badania równowagi

balance-twice = O jeden ze stołów poproszono dwa razy. Podaj każdą liczbę graczy i każdą wartość tylko raz.
balance-tables = To razem { $count ->
        [one] { $count } stół
        [few] { $count } stoły
        [many] { $count } stołów
       *[other] { $count } stołu
    }; w jednym badaniu mieści się najwyżej { $most }. Poproś o mniej liczb graczy lub opcji.
balance-slips = Udział pomyłek nie może wynosić „{ $value }”. Potrzebna jest liczba od 0 do 1, na przykład 0.2.
balance-games = Tyle partii to za mało na badanie: { $games }. Potrzebne są co najmniej 2 przy każdym stole.
balance-bots = Liczba botów ({ $bots }) nie pasuje do liczby miejsc ({ $seats }). Podaj jednego dla wszystkich miejsc albo po jednym na każde.
balance-seats = „{ $value }” nie mówi, ile osób gra. Napisz liczby oddzielone przecinkami, na przykład 2,3,4.
balance-players = { $seats ->
        [one] { $seats } osoba
        [few] { $seats } osoby
        [many] { $seats } osób
       *[other] { $seats } osoby
    }
balance-seat = miejsce { $number }
balance-place = { $number }. w kolejności
balance-win-rate = wygrane partie z przedziałem 95%; linia przerywana: równy udział; dzielona wygrana liczy się w części
balance-score = punkty każdego miejsca; kreska: mediana
balance-margin = punkty między pierwszą a drugą osobą; kreska: mediana
balance-decisions = decyzje w partii; kreska: mediana
balance-median = mediana
balance-mean-points = punkty na miejsce, średnio
balance-turned-share = partie, które bez tych punktów wygrałby ktoś inny, z przedziałem 95%
balance-legal = możliwe
balance-chosen = wybrane
balance-of-decisions = udział we wszystkich decyzjach
balance-difference = odsetek wygranych tych, którzy używali tego częściej, minus odsetek pozostałych, w punktach procentowych (przedział 95%)
balance-title-uneven = { $count ->
        [one] Przy { $count } stole z { $all } kolejność znaczy więcej, niż wynikałoby z przypadku
        [few] Przy { $count } stołach z { $all } kolejność znaczy więcej, niż wynikałoby z przypadku
        [many] Przy { $count } stołach z { $all } kolejność znaczy więcej, niż wynikałoby z przypadku
       *[other] Przy { $count } stołu z { $all } kolejność znaczy więcej, niż wynikałoby z przypadku
    }
balance-ends = { "" }; tylko po { $count } największych i najmniejszych
balance-points = punkty
balance-title-order = Żadne miejsce w kolejności nie wygrywa częściej, niż wynikałoby z przypadku
balance-title-seats = Żadne miejsce nie wygrywa częściej, niż wynikałoby z przypadku
balance-title-scores = Połowa wszystkich wyników mieści się w przedziale od { $low } do { $high } punktów
balance-title-scores-tables = Mediana punktów wynosi, zależnie od stołu, od { $low } do { $high }
balance-title-lengths-tables = Typowa partia wymaga, zależnie od stołu, od { $low } do { $high } decyzji
balance-title-margins = Połowę wszystkich partii wygrywa się przewagą najwyżej { $points } pkt
balance-title-lengths = Połowa wszystkich partii trwa od { $low } do { $high } decyzji
balance-title-sources = Najwięcej punktów daje „{ $source }”: { $share }
balance-title-turned = Bez „{ $source }” nawet { $share } partii wygrałby ktoś inny
balance-title-actions = Najczęściej pomijane jest „{ $kind }”: wybrane w { $share } decyzji, które na to pozwalają
balance-title-things = { $things }: { $count ->
        [one] { $count } z { $all } idzie w parze z wygraną lub przegraną
        [few] { $count } z { $all } idą w parze z wygraną lub przegraną
        [many] { $count } z { $all } idzie w parze z wygraną lub przegraną
       *[other] { $count } z { $all } idzie w parze z wygraną lub przegraną
    }
balance-heading = Równowaga gry { $game }
balance-intro = Przy każdym stole { $games ->
        [one] rozegrano { $games } partię
        [few] rozegrano { $games } partie
        [many] rozegrano { $games } partii
       *[other] rozegrano { $games } partii
    }. Grali: { $bots }; { $slips } decyzji podjęto bez namysłu, bo i ludzie się mylą.
balance-all-tables = Wszystkie stoły
balance-score-head = punkty
balance-margin-head = przewaga
balance-winning = punkty zwycięzcy
balance-equal = równi na czele
balance-shared = dzielone wygrane
balance-even = równo?
balance-even-yes = nic temu nie przeczy
balance-even-no = nie
balance-table = stół
balance-place-head = kolejność
balance-seat-head = miejsce
balance-interval = przedział 95%
balance-p = p
balance-share = udział
balance-turned = bez tego wygra kto inny
balance-deviation = odch. stand.
balance-mean = średnia
balance-quantile = { $percent }%
balance-number = wielkość
balance-sources = Punkty według źródła
balance-source = źródło
balance-lift = wygrane: częściej
balance-rest = pozostali
balance-gap = różnica
balance-corrected = p po korekcie
balance-mixed = porównane partie
balance-actions = Akcje
balance-action = akcja
balance-taken = wybrane, gdy możliwe
balance-a-game = na partię
balance-used = partie z użyciem
balance-of-chances = wykorzystane okazje
balance-points-each = punkty za użycie
balance-wins-by-order = wygrane, % wg tury
balance-wins-by-seat = wygrane, % wg miejsc
balance-by-seat = Wygrane według miejsca
balance-by-order = Wygrane według kolejności
balance-length-decisions = decyzje
balance-course = Punkty i długość
balance-how = Jak to czytać
balance-how-intervals = Przedziały są 95-procentowe: gdyby powtarzać badanie, 95 na 100 takich przedziałów zawierałoby prawdziwą wartość. „Równo?” bada naraz wszystkie odsetki wygranych przy stole; małe p przemawia przeciw równości.
balance-how-lift = Przy każdej rzeczy ci, którzy używali jej częściej niż średnio przy stole, są porównywani z pozostałymi z tej samej partii. p jest skorygowane o liczbę badanych rzeczy (Benjamini i Hochberg): spośród zaznaczonych mniej więcej jedna na dwadzieścia jest zaznaczona przypadkiem. Kto używa rzeczy i częściej wygrywa, niekoniecznie wygrywa dzięki niej.
balance-how-turned = „Bez tego wygra kto inny”: partie, w których inne miejsce miałoby więcej punktów niż zwycięzca, gdyby nikt nie dostał punktów za tę rzecz.
balance-how-bots = Boty to nie ludzie. Zaskakująca liczba jest powodem, by się przyjrzeć, a nie wyrokiem.
balance-again = Jak to powtórzyć
balance-again-seed = Ziarno { $seed }, Waldbach { $version }, zasady { $rules } gry { $game }. To samo polecenie daje te same partie.
balance-files = Obok tego pliku: partie ({ $games }), rzeczy ({ $things }), wszystkie liczby (summary.json) i wykresy jako SVG i PNG.
balance-sort = uporządkuj według tej kolumny
balance-mark = zwraca uwagę
balance-drawing = Rysowanie
study-animals = Zwierzęta
study-plants = Rośliny
study-areas = Nieużytki
study-area = nieużytek { $area } ({ $space }, { $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    })
study-cards = Rośliny
study-classes = Klasy wysokości
study-flowers = Kolory kwiatów
study-dice = Kości
study-turns = tury
study-rounds = rundy

## Referee

referee-long = Wiersz ma więcej niż { $most } bajtów. Wyślij krótsze żądanie.
referee-encoding = Wiersz nie jest poprawnym tekstem UTF-8; pierwszy błędny bajt to { $column }.
referee-json = Wiersz nie jest poprawnym JSON-em; błąd zaczyna się w kolumnie { $column }. Każdy wiersz musi być jednym pełnym obiektem.
referee-deep = JSON jest zbyt głęboko zagnieżdżony.
referee-number = JSON zawiera liczbę, której nie da się użyć: z tysiącami cyfr, NaN lub Infinity.
referee-object = Żądanie to obiekt JSON, na przykład {"{"}"command": "games"{"}"}.
referee-command = Nie ma polecenia „{ $name }”. Polecenia: { $right }.
referee-field = Polecenie „{ $command }” nie ma pola „{ $field }”. Pola: { $right }.
referee-missing = Brakuje pola „{ $field }”. Poprawnie na przykład: { $right }
referee-form = Wartość pola „{ $field }” ma złą postać. Poprawnie na przykład: { $right }
referee-lang = Ten język nie jest dostępny. Języki: { $right }.
referee-chance = Losowania wykonuje albo sędzia („seed”), albo twój program („chance”: „scripted”), nie jedno i drugie naraz.
referee-load = Wczytaj albo "file", albo "position" razem z "game".
referee-match = Nie ma partii „{ $name }”. Zacznij partię poleceniem „new” lub „load”.
referee-full = Liczba otwartych partii osiągnęła już { $most }. Najpierw zamknij którąś z nich.
referee-seat = Nie ma miejsca { $seat }; w tej partii są miejsca od 1 do { $seats }.
referee-view = Ta pozycja pokazuje tylko to, co widzi jeden obserwator; reszta jest ukryta. Partia wymaga pełnej pozycji.
referee-undo = Nie ma czego cofnąć: od ujawnienia czegoś tajnego lub przekazania tury nic się nie wydarzyło.
referee-internal = Sędzia zawiódł. To błąd programu; partia nie uległa zmianie.

# Pozycje, które może wczytać program

position-deal = Kostki rozdaje się w kolejności tur, a ktoś przed miejscem { $seat } ma mniej niż trzy.
position-not-hidden = Pozycja podaje obserwatora, a mimo to pokazuje coś, czego nie może on widzieć. Ukryj to znakiem „?” albo pomiń wiersz „viewer”.

## Serwer: ustawienia

settings-wrong = { $count ->
        [one] Jedno ustawienie jest błędne:
        [few] { $count } ustawienia są błędne:
        [many] { $count } ustawień jest błędnych:
       *[other] { $count } ustawienia jest błędne:
    }
setting-bad = { $name } { $where } ma wartość „{ $value }”: podaj { $right }.
setting-bad-secret = { $name } { $where } nie nadaje się do użycia: podaj { $right }.
setting-useless = { $name } { $where } do niczego się nie nadaje: { $why }
setting-from-flag = po { $flag }
setting-from-environment = w zmiennej środowiskowej { $name }
setting-from-file = w pliku { $file }
setting-from-section = w sekcji [{ $section }] pliku { $file }
setting-from-default = domyślnie
setting-unknown-variable = Zmiennej środowiskowej { $name } nie odpowiada żadne ustawienie. Czy chodzi o { $near }?
setting-unknown-key = Nie ma ustawienia „{ $name }” { $where }. Poprawnie byłoby: { $near }.
setting-not-a-section = „{ $name }” w pliku { $file } to sekcja: napisz [{ $name }] w osobnym wierszu, a pod nim jej ustawienia.
setting-toml = { $file } nie jest poprawnym plikiem TOML: wiersz { $line }, kolumna { $column }. Każdy wiersz to nazwa = wartość; tekst stoi w cudzysłowie, a każda nazwa tylko raz.
setting-two-passwords = Hasło do poczty podano dwa razy: mail-password { $one } i mail-password-file { $other }. Usuń jedno z nich.
setting-no-password = { $file } nie zawiera hasła. Ma tam stać samo hasło, w jednym wierszu.
setting-workers-database = workers { $where } ma wartość { $workers }, ale baza danych jest plikiem SQLite, który obsługuje jeden proces. Ustaw database na postgresql://… albo workers na 1.
setting-workers-pub-sub = workers { $where } ma wartość { $workers }, ale bez pub/sub procesy nie dowiedzą się o ruchach z innych. Ustaw pub-sub na „database” lub redis://… albo workers na 1.
setting-pub-sub-database = pub-sub { $where } ma wartość „database”, ale plik SQLite nie może nikogo powiadamiać. Ustaw database na postgresql://… albo pub-sub na redis://… lub „none”.
setting-mail-no-sender = mail-host jest ustawiony ({ $where }), ale brakuje nadawcy. Ustaw mail-sender, np. Waldbach <games@example.org>.
setting-mail-no-password = mail-user jest ustawiony ({ $where }), ale brakuje hasła. Ustaw WALDBACH_MAIL_PASSWORD lub mail-password-file albo usuń użytkownika.
setting-mail-no-user = Hasło do poczty jest ustawione ({ $where }), ale brakuje użytkownika. Ustaw mail-user albo usuń hasło.
setting-push-no-contact = push-key-file jest ustawiony ({ $where }), ale brakuje kontaktu. Ustaw push-contact, np. mailto:games@example.org.
setting-push-no-key-file = push-contact jest ustawiony ({ $where }), ale brakuje pliku klucza. Ustaw push-key-file albo usuń kontakt.
setting-no-base-url = Serwer nasłuchuje wszędzie ({ $host }), ale base-url nie jest ustawiony. Linki w wiadomościach będą się zaczynać od { $url }, co działa tylko na tym komputerze. Ustaw base-url na adres, który widzą gracze.
setting-mail-port-hint = Serwery poczty na porcie { $port } oczekują zwykle „{ $usual }”, ale mail-encryption ma wartość „{ $given }”. Jeśli poczta nie dochodzi, zmień jedno z nich.
setting-mail-open-password = Hasło do poczty idzie do { $host } bez szyfrowania. Ustaw mail-encryption na starttls lub tls.
setting-mail-off = Poczta jest skonfigurowana, ale pozostaje wyłączona: brakuje mail-host.
secret-key-form = { $file } nie zawiera tajnego klucza. Klucz to jeden wiersz cyfr od 0 do f, a ich liczba to { $digits }. Usuń plik i uruchom ponownie, a powstanie nowy; wszyscy będą musieli zalogować się od nowa.
secret-key-mode = Inni na tym komputerze mogą czytać lub zmieniać { $file }. Zabezpiecz plik: chmod 600 { $file }
rate-word = „{ $value }” nie określa częstości. Napisz liczbę od 1 do { $most } i czas: { $right }.

# Jak wygląda wartość; stoi po „podaj”
right-whole = liczbę całkowitą od { $least } do { $most }, np. { $example }
right-choice = jedno z tych słów: { $choices }
right-yes-no = yes lub no
right-size = rozmiar od { $least } do { $most }, w bajtach, KiB lub MiB
right-host = adres IP lub nazwę komputera, np. 127.0.0.1, ::1 albo games.example.org
right-origin = http:// lub https:// i nazwę, w razie potrzeby z portem i bez niczego po nim, np. { $example }
right-database = sqlite:/// i ścieżkę, np. sqlite:///games.db, albo postgresql://użytkownik:hasło@komputer/nazwa
right-pub-sub = redis:// lub rediss:// z nazwą komputera, np. redis://localhost:6379/0, albo „database”, czyli to z PostgreSQL
right-path = ścieżkę pliku
right-networks = adresy IP lub sieci oddzielone przecinkami, np. 127.0.0.1,10.0.0.0/8, albo „none”
right-text = tekst bez spacji na końcach
right-sender = adres e-mail, sam albo po nazwie, np. Waldbach <games@example.org>
right-contact = mailto: z adresem e-mail albo adres https://, np. mailto:games@example.org
right-rate = liczbę do { $most } i czas, np. { $examples }
right-secret = tekst w jednym wierszu, a w pliku w cudzysłowie
right-or-none = { $right }; albo „none”

default-base-url = z host i port
default-database = `waldbach.db` w folderze danych użytkownika
default-secret-key-file = `secret.key` w folderze danych użytkownika
default-mail-port = 587 dla starttls, 465 dla tls, 25 dla none

# Do czego służy każde ustawienie
setting-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 lub :: oznacza wszędzie.
setting-port = Port, na którym serwer nasłuchuje.
setting-base-url = Adres, który widzą gracze; od niego zaczynają się linki.
setting-database = Gdzie przechowywane są partie.
setting-pub-sub = Jak kilka serwerów lub procesów powiadamia się o ruchach.
setting-workers = Liczba procesów serwera; więcej niż jeden wymaga PostgreSQL i pub/sub.
setting-bot-processes = Liczba procesów, w których myślą boty.
setting-trusted-proxies = Serwery proxy, którym wierzy się co do adresu klienta.
setting-secret-key-file = Klucz do podpisywania sesji i linków; powstaje przy pierwszym uruchomieniu.
setting-accounts = Czy gracze mogą zakładać konta?
setting-spectators = Czy inni mogą przyglądać się grze?
setting-retention-days = Po ilu dniach opuszczony stół jest usuwany.
setting-log-level = Jak dużo trafia do dziennika.
setting-log-format = Wiersze dziennika dla ludzi albo dla programów.
setting-mail-host = Serwer poczty (SMTP); bez niego poczta jest wyłączona.
setting-mail-port = Port serwera poczty.
setting-mail-encryption = Jak szyfrowane jest połączenie z serwerem poczty.
setting-mail-user = Użytkownik na serwerze poczty.
setting-mail-password = Hasło na serwerze poczty.
setting-mail-password-file = Plik, który zawiera tylko to hasło.
setting-mail-sender = Nadawca wiadomości.
setting-push-key-file = Prywatny klucz VAPID do powiadomień web push, które bez niego są wyłączone.
setting-push-contact = Do kogo zwracają się usługi push, gdy coś pójdzie nie tak.
setting-limits-tables = Ile stołów może założyć jedna sesja.
setting-limits-joins = Do ilu stołów może się przysiąść jedna sesja.
setting-limits-chat = Ile wiadomości na czacie może wysłać jedna sesja.
setting-limits-moves = Ile ruchów może wykonać jedno miejsce.
setting-limits-hints = O ile podpowiedzi i analiz może poprosić jedna sesja.
setting-limits-workshop = Ile plansz jedna sesja może zlecić do wymyślenia lub wypróbowania.
setting-limits-requests = Ile żądań może przyjść z jednego adresu.
setting-limits-sockets = Ile WebSocketów może być otwartych z jednego adresu.
setting-limits-body = Największa treść żądania.
setting-limits-message = Największa wiadomość na WebSockecie.

## Baza danych serwera

database-url = Ustawienie „database” jest niewłaściwe: „{ $value }”. Wpisz jedno z tych: { $right }.
database-folder = Ustawienie „database” to { $url }, ale nie ma folderu { $folder }. Utwórz go albo podaj inny.
database-file = Ustawienie „database” to { $url }, ale tego pliku nie da się użyć: { $why }. Podaj nowy plik albo plik Waldbacha, w folderze, w którym wolno zapisywać.
database-served = Ustawienie „database” to { $url }; tego pliku używa teraz inny serwer Waldbacha. Plik SQLite obsługuje tylko jeden serwer: zatrzymaj tamten albo ustaw database na inny plik lub na postgresql://….
database-connect = Ustawienie „database” to { $url }, ale nie ma połączenia: { $why }. Sprawdź, czy PostgreSQL tam działa; właściwe formy to { $right }.
database-silent = odpowiedź nie nadeszła na czas
database-login = Ustawienie „database” to { $url }, ale PostgreSQL nie wpuszcza tego użytkownika: { $why }. Sprawdź nazwę i hasło; z hasłem pisze się postgresql://user:password@host:port/name.
database-missing = Ustawienie „database” to { $url }, ale PostgreSQL nie ma bazy o tej nazwie. Utwórz ją poleceniem createdb albo podaj inną.
database-old = Ustawienie „database” to { $url }, gdzie działa PostgreSQL { $found }. Potrzebna jest wersja { $right } lub nowsza.
database-newer = Ustawienie „database” to { $url }; tabele mają tam wersję { $found }, a ten program zna je do { $newest }. Uruchom nowszego Waldbacha, którego tam używano, albo podaj inną bazę.
database-strange = Ustawienie „database” to { $url }; jest tam tabela „{ $table }”, która nie należy do Waldbacha. Podaj osobną bazę.
journal-taken = Partia { $match } już istnieje. Weź inny identyfikator.
journal-conflict = Ktoś był szybszy: partia { $match } doszła do numeru { $last }, a to miało nastąpić po { $after }. Zobacz, co nowego, i wybierz jeszcze raz.
journal-no-match = Nie ma partii { $match }.
journal-number = { $name } nie może wynosić { $value }. Zakres: od { $least } do { $most }.
journal-text = Nie da się zapisać { $name }: { $value }. Może to być dowolny tekst bez NUL i bez połówek znaków.
journal-not-stored = Baza danych nie mogła tego zapisać ({ $why }). Nic z tego się nie liczy; spróbuj za chwilę jeszcze raz.
journal-uncertain = Baza danych zniknęła w trakcie zapisu ({ $why }). Może to się liczy, a może nie; sprawdź, zanim spróbujesz ponownie.
journal-unreadable = Nie udało się odczytać bazy danych ({ $why }). Spróbuj za chwilę jeszcze raz.
journal-closed = Serwer właśnie się zamyka. Nic z tego nie zostało zapisane; spróbuj za chwilę jeszcze raz.

## Waldgärtner: stoły i słowa

bad-origins = Przy { $seats } graczach nie można wybrać pochodzenia { $origins }. Możliwe: { $right }.
unknown-cards = Nie ma kart „{ $name }”. Karty z gry: { $right }; albo podaj plik z własnymi.
word-card = „{ $card }” nie jest kartą tej gry. Może chodzi o: { $right }?
word-place = „{ $place }” nie jest miejscem w ogrodzie. Napisz rząd i miejsce, na przykład 2.3; rośliny dodatkowe stoją na końcach, na przykład 2.0 i 2.5.
word-origins = „{ $value }” nie oznacza pochodzenia kart. Możliwe: { $right }.

## Waldgärtner: odmowy

refusal-wald-not-your-turn = Teraz nie ty decydujesz. Poczekaj na pozostałych.
refusal-wald-not-in-hand = Tej karty nie masz na ręce. Zagraj jedną z tych, które trzymasz.
refusal-final = Decyzja już zapadła i nie można jej zmienić.
refusal-not-starting = Karty startowe ciągnie się tylko przed pierwszą rundą.
refusal-not-selecting = Teraz nie ustawia się kości. Najpierw odpowiedz na to, o co chodzi.
refusal-not-asked-right = Nikt nie ma teraz prawa pierwszeństwa do wyłożonych kart.
refusal-not-claiming = Kolejność zgłaszają tylko remisujące szóstki, gdy muszą się dogadać.
refusal-not-at-a-pile = Stos przegląda tylko szóstka, gdy przyjdzie jej kolej.
refusal-not-taking = Teraz nie można wziąć karty. Szóstka najpierw otwiera stos, potem bierze z niego kartę.
refusal-not-playing = Teraz się nie sprzedaje ani nie sadzi, dopiero gdy wszyscy dostaną karty.
refusal-not-asked-bonus = Teraz nie chodzi o premię za kolory.
refusal-no-such-region = Nie ma tu takiego regionu. Regiony mają numery od 1 do { $most }.
refusal-empty-region = W tym regionie nie ma już kart. Wybierz inny.
refusal-nothing-to-take = Wszystkie regiony i rynek są puste, więc szóstka nic by nie znalazła.
refusal-too-few-for-six = Szóstka kosztuje { $cost ->
        [one] jedną monetę
        [few] { $cost } monety
        [many] { $cost } monet
       *[other] { $cost } monety
    }, a { $coins ->
        [0] nie masz żadnej.
        [one] masz tylko jedną.
        [few] masz tylko { $coins }.
        [many] masz tylko { $coins }.
       *[other] masz tylko { $coins }.
    }
refusal-not-on-display = Ta karta nie jest wyłożona. Wybierz jedną z wyłożonych albo zrezygnuj.
    .typed = Rezygnacja: waive
refusal-no-such-position = Nie ma takiej pozycji. Wybierz od 1 do { $most } albo zostaw ją otwartą.
    .typed = Bez wyboru: claim any
refusal-empty-pile = Ten stos jest pusty. Otwórz taki, w którym są karty.
refusal-not-in-pile = Tej karty nie ma w otwartym stosie. Weź jedną z tych, które widzisz.
refusal-not-in-market = Tej karty nie ma na rynku. Weź jedną z rynku albo żadnej.
    .typed = Bez karty: no-bonus
refusal-wrong-row = Ta roślina nie pasuje do tego rzędu. O miejscu decyduje jej klasa wysokości.
refusal-taken-place = Tam już coś rośnie. Wybierz wolne miejsce.
refusal-row-not-full = Roślina dodatkowa wymaga pełnego rzędu. Najpierw zajmij jego wolne miejsca.
refusal-extra-used = Ten rząd ma już roślinę dodatkową; na rząd przypada jedna.
refusal-too-few-coins = To dodatkowe miejsce kosztuje { $cost ->
        [one] jedną monetę
        [few] { $cost } monety
        [many] { $cost } monet
       *[other] { $cost } monety
    }, a { $coins ->
        [0] nie masz żadnej.
        [one] masz tylko jedną.
        [few] masz tylko { $coins }.
        [many] masz tylko { $coins }.
       *[other] masz tylko { $coins }.
    }
refusal-shades-north = Zacieniałaby niższą roślinę na północ od niej. Za rośliną mogą stać tylko równe lub wyższe.
refusal-shaded-by-south = Zacieniałaby ją wyższa roślina na południe stąd. Przed rośliną mogą stać tylko równe lub niższe.
refusal-rank-full = W twoim ogrodzie jest już tyle roślin tej klasy wysokości, ile może być.

## Waldgärtner: pliki kart

card-cells = Wiersz { $line }, kolumna { $column }: w tym wierszu jest wartości: { $found }, a kolumn: { $right }. Sprawdź przecinki.
card-long = Wiersz { $line }, kolumna { $column }: komórka ma ponad { $most } znaków.
card-quotes = Wiersz { $line }, kolumna { $column }: cudzysłów nie jest zamknięty albo zamknięto go za wcześnie.
card-semicolons = Wiersz { $line }, kolumna { $column }: kolumny są rozdzielone średnikami. Zapisz plik z przecinkami między kolumnami: większość arkuszy pyta o separator przy eksporcie do CSV.
card-tabs = Wiersz { $line }, kolumna { $column }: kolumny są rozdzielone tabulatorami. Zapisz plik z przecinkami między kolumnami: większość arkuszy pyta o separator przy eksporcie do CSV.
card-header = Wiersz { $line }, kolumna { $column }: pierwszy wiersz musi wymieniać każdą z tych kolumn jeden raz: { $right }.
card-empty = Wiersz { $line }, kolumna { $column }: tu musi coś być, w znakach drukowalnych.
card-choice = Wiersz { $line }, kolumna { $column }: „{ $value }” nie jest tu możliwe. Możliwe: { $right }.
card-digit = Wiersz { $line }, kolumna { $column }: „{ $value }” nie jest pojedynczą cyfrą od 0 do 9.
card-id = Wiersz { $line }, kolumna { $column }: „{ $value }” nie jest oznaczeniem karty. Karty { $origin } mają oznaczenia od { $origin }-001 do { $origin }-{ $most }.
card-key = Wiersz { $line }, kolumna { $column }: „{ $value }” nie jest kluczem. Użyj małych liter i łączników, najwyżej 40, na przykład sea-buckthorn.
card-species = Wiersz { $line }, kolumna { $column }: „{ $value }” nie jest kluczem gatunku. Użyj małych liter, cyfr i łączników, najwyżej 40, na przykład prunus-avium.
card-height = Wiersz { $line }, kolumna { $column }: „{ $value }” nie jest wysokością w metrach, taką jak 4 albo 1.5.
card-height-comma = Wiersz { $line }, kolumna { $column }: „{ $value }” jest zapisane z przecinkiem. Wpisz { $right }, z kropką.
card-climber = Wiersz { $line }, kolumna { $column }: „{ $value }” i „climber” są sprzeczne: klasę climber mają pnącza i tylko one.
card-class = Wiersz { $line }, kolumna { $column }: „{ $value }” nie pasuje do { $height } m. Taka wysokość to { $right }.
card-partners-cross = Wiersz { $line }, kolumna { $column }: roślina zapylana krzyżowo musi mieć podane gatunki partnerów.
card-partners-self = Wiersz { $line }, kolumna { $column }: roślina samopylna nie ma partnerów. Zostaw kolumnę pustą.
card-partners-many = Wiersz { $line }, kolumna { $column }: podaj najwyżej tyle różnych gatunków: { $most }.
card-nitrogen = Wiersz { $line }, kolumna { $column }: „{ $value }” nie podaje kierunków. Każdy z tych może wystąpić raz: { $right }.
card-twice = Wiersz { $line }, kolumna { $column }: „{ $value }” występuje już w wierszu { $first }. Musi być jedyne.
card-count = Wiersz { $line }, kolumna { $column }: { $origin }: kart jest { $found }, a musi być dokładnie { $right }.
card-phases = Wiersz { $line }, kolumna { $column }: kwitnienie i zbiór są w tej samej fazie { $value }. Muszą się różnić.
card-bracket = Wiersz { $line }, kolumna { $column }: wartość w nawiasie wymaga partnera. Podaj go albo napisz no.
card-partner = Wiersz { $line }, kolumna { $column }: żadna inna karta z { $origin } nie ma gatunku „{ $value }”.
card-male-value = Wiersz { $line }, kolumna { $column }: roślina męska jest warta najwyżej { $most }, a nie { $value }.
card-male-alone = Wiersz { $line }, kolumna { $column }: żadna roślina żeńska o tych samych fazach nie podaje jej jako partnera.
card-colours = Wiersz { $line }, kolumna { $column }: karty z { $origin } mają barw kwiatów: { $found }, a musi ich być co najmniej { $least }.
card-unbracketed = Wiersz { $line }, kolumna { $column }: ta roślina potrzebuje partnera, a jej wartość liczy się i bez niego. Czy brakuje nawiasu?
card-slanting = Wiersz { $line }, kolumna { $column }: strzałki „{ $value }” nie wskazują tylko zachodu i wschodu. To wymaga opcji nitrogen=printed.

## Waldgärtner: opcje

option-waldgaertner-mode = gra podstawowa albo zaawansowana z wolnymi rzędami i cieniem
option-waldgaertner-origins = skąd pochodzą rośliny
option-waldgaertner-cards = karty z gry albo plik z własnymi
option-waldgaertner-nitrogen = kogo żywią rośliny wiążące azot: sąsiadów w rzędzie, na północy, na południu albo jak w pliku kart
option-waldgaertner-males = czy rośliny męskie nic nie dają, czy każda żeńska potrzebuje własnej męskiej?
option-waldgaertner-rank-limits = w grze zaawansowanej: czy liczba roślin każdej klasy jest ograniczona?
option-waldgaertner-sixes = czy szóstki działają przed zagraniem kart przez innych, czy po?
option-waldgaertner-final-check = czy po rundzie 20 rośliny jeszcze raz kwitną i dojrzewają?
option-waldgaertner-colour-bonus = czy premia za cztery kolory jest jedna, czy za każdy następny zestaw?

## Waldgärtner: nazwy

colour-green = zielony
colour-purple = fioletowy
flower-white = biały
flower-yellow = żółty
flower-pink = różowy
flower-red = czerwony
flower-purple = fioletowy
source-partners = z partnerem
source-markers = znaczniki
count-planted = rośliny
count-coins = monety
wald-class-climber = pnącze
wald-class-small-shrub = mały krzew
wald-class-large-shrub = duży krzew
wald-class-small-tree = małe drzewo
wald-class-medium-tree = średnie drzewo
wald-class-large-tree = duże drzewo
wald-crop-fruit = owoc
wald-crop-nut = orzech
wald-crop-seed = nasiona
wald-crop-shoot = pędy
wald-crop-sap = sok
wald-crop-flower = kwiaty
wald-origin-EU = Europa
wald-origin-NA = Ameryka Północna
wald-origin-AS = Azja
wald-phase = faza { $phase }, { $season }
wald-season-0 = zima
wald-season-1 = wczesna wiosna
wald-season-2 = pełnia wiosny
wald-season-3 = późna wiosna
wald-season-4 = wczesne lato
wald-season-5 = pełnia lata
wald-season-6 = późne lato
wald-season-7 = wczesna jesień
wald-season-8 = pełnia jesieni
wald-season-9 = późna jesień
wald-hidden-card = zakryta karta
wald-from-region = z regionu { $region }
wald-from-market = z rynku
wald-passes = pasuje
wald-claim-any = dowolnie

## Waldgärtner: co teraz zrobić

wald-step-origins = Losowanie pochodzenia roślin.
wald-step-market = Wykładanie rynku.
wald-step-start-cards = Ciągnięcie kart startowych.
wald-step-tops = Odkrywanie wierzchnich kart regionów.
wald-step-display = Wykładanie kart, o które toczy się spór.
wald-step-lucky = Kart jest za mało: los decyduje, kto ciągnie.
wald-step-lot = Ciągnięcie kart w ciemno.
wald-step-rest = Reszta kart znów jest odkrywana.
wald-step-order = Los ustala kolejność szóstek.
wald-step-look = Przeglądanie stosu.
wald-step-bonus-order = Los decyduje, kto pierwszy bierze premię za kolory.
wald-step-start = Wybierz region swojej pierwszej karty; nikt inny jej nie zobaczy.
wald-step-select = Ustaw w tajemnicy kość: region albo 6, czyli dowolna karta z wybranego stosu.
wald-step-right = Masz prawo pierwszeństwa: zapłać monetę za jedną z wyłożonych kart albo zrezygnuj i czekaj.
wald-step-claim = Inni z taką samą liczbą monet też wybrali 6. Zgłoś pozycję; po trzech kolizjach nikt nie dostanie karty.
wald-step-pile = Otwórz stos za 3 monety i weź z niego jedną kartę.
wald-step-take = Weź jedną kartę ze stosu.
wald-step-play = Sprzedaj jedną ze swoich dwóch kart albo ją posadź.
wald-play-last = Sprzedaj swoją ostatnią kartę albo ją posadź.
wald-step-bonus = W twoim ogrodzie są cztery kolory: weź kartę z rynku za darmo albo zrezygnuj.
wald-step-over = Gra się skończyła.
wald-sealed = Twój tajny wybór: { $word }. Idź dalej, cofnij przez undo albo wpisz inny wybór.
wald-means-waive = poczekaj na to, co zostanie, za darmo
wald-means-no-bonus = zrezygnuj
wald-claim-means = zajmij w kolejce pozycję { $position }
wald-claim-any-means = weź to, co zostanie ({ $position })
wald-choose-six = dowolna karta z wybranego stosu, za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }

## Waldgärtner: na stole

wald-round = runda { $round } z { $most }
wald-set-up = przygotowanie
wald-last-cards = ostatnie karty
wald-mode-advanced = zaawansowana
wald-head-plant = roślina
wald-head-row = rząd
wald-head-worth = wartość
wald-head-phases = rok
wald-head-flower = kwiat
wald-head-partner = partner
wald-head-place = miejsce
wald-head-points = punkty
wald-head-harvest = zbiór
wald-head-key = słowo
wald-head-class = klasa
wald-head-crop = plon
wald-head-notes = więcej
wald-face-down = zakryta
wald-empty = pusto
wald-market = Rynek ({ $count }):
wald-display = Wyłożone z regionu { $region }
wald-pile = Region { $region }, od wierzchu
wald-your-garden = Twój ogród
wald-garden-of = Ogród: { $who }
wald-wheel-phase = faza
wald-wheel-bloom = kwitnące rośliny
wald-wheel-coins = monety w kwiatach
wald-contest = spór o region { $region }: { $who }
wald-waiting = czekają: { $who }
wald-tied = remis szóstek: { $who } (próba { $attempt } z { $most })
wald-ready = gotowi: { $who }
wald-to-act = decydują: { $who }
wald-coins = { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
wald-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
wald-market-cards = { $count ->
        [one] { $count } odkryta karta
        [few] { $count } odkryte karty
        [many] { $count } odkrytych kart
       *[other] { $count } odkrytej karty
    }
wald-plants = { $count ->
        [one] { $count } roślina
        [few] { $count } rośliny
        [many] { $count } roślin
       *[other] { $count } rośliny
    }
wald-colours-short = kolory { $count }/{ $most }
wald-hand-short = ręka { $cards }
wald-die = kość { $die }
wald-extras = dodatkowe miejsca w rzędach { $rows }
wald-one-of = jedna z: { $cards }
wald-memory = pamięta region { $region }: { $cards }
wald-no-hand = pusta
wald-sells-for = sprzedaż za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
wald-self-fertile = samopylna
wald-needs = potrzebuje: { $cards }
wald-legend-target = tu możesz posadzić
wald-legend-fresh = posadzone ostatnio
wald-legend-place = wolne miejsce: rząd od południa, miejsce od lewej
wald-legend-class = klasa wysokości, czyli rząd
wald-legend-climber = pnącze, do rzędu 1 lub 2
wald-legend-worth = wartość i znaczniki; w nawiasie wymaga partnera
wald-legend-phases = kwitnie w fazie 3, zbiór w fazie 7
wald-legend-flower = ma kwiat, z którego będzie moneta; albo barwa kwiatów
wald-legend-partner = jej partnerzy; pełne serce: jeden rośnie w twoim ogrodzie
wald-legend-sex = męska albo żeńska; kwiaty męskie nie dają monet
wald-legend-nitrogen = daje sąsiadom azot; tyle strzałek trafia w tę roślinę

## Waldgärtner: co się wydarzyło

wald-event-origins = Rośliny pochodzą z: { $origins }
wald-event-market = Na rynku: { $cards }
wald-event-starts = Regiony startowe: { $starts }
wald-event-start-card = karta startowa: { $card } (region { $region })
wald-event-turned = Odkryto: { $cards }
wald-event-markers = Nikt nie wziął, więc warte więcej: { $cards }
wald-event-round = — Runda { $round }, { $phase } —
wald-event-last-cards = — Drugi rok minął: ostatnie karty —
wald-event-bloomed = kwitnie: { $cards }
wald-event-in-vain = kwitło na próżno, bez partnera: { $cards }
wald-event-harvested = zbiór za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }: { $cards }
wald-event-dice = Kości: { $dice }
wald-event-took = wzięto { $pile }: { $card }
wald-event-displayed = Wyłożono z regionu { $region }: { $cards }
wald-event-shown-again = Zostało z regionu { $region }: { $cards }
wald-event-right-used = zapłacono monetę i wybrano: { $card }
wald-event-right-waived = zrezygnowano z pierwszeństwa
wald-event-lucky = dzięki losowaniu dostaje kartę
wald-event-drew = wyciągnięto w ciemno: { $card }
wald-event-got-last = za darmo: { $card }
wald-event-claims = Zgłoszenia: { $claims }
wald-event-clash = Kolizja, próbują jeszcze raz
wald-event-agreed = Kolejność szóstek: { $seats }
wald-event-lapsed = Brak zgody, nic nie dostają i nic nie płacą: { $seats }
wald-event-first-six = dzięki losowaniu jest następną szóstką
wald-event-first-bonus = dzięki losowaniu bierze premię za kolory przed innymi
wald-event-opened-region = przejrzano region { $region } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
wald-event-opened-market = przejrzano rynek za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
wald-event-sold = sprzedano: { $card } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
wald-event-grew = posadzono: { $card } na { $place }
wald-event-grew-extra = posadzono: { $card } na { $place } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
wald-event-colours = ma cztery kolory
wald-event-colours-wait = ma cztery kolory; rynek jest pusty, premia czeka
wald-event-bonus-taken = za cztery kolory wzięto z rynku: { $card }
wald-event-bonus-declined = zrezygnowano z premii za kolory
wald-event-over = Koniec gry: { $points }

## Waldgärtner: pozycje

position-wald-cards = Ta pozycja używa pliku kart, który nie jest tu znany (numer { $number }). Otwórz partię, która go zawiera, i wtedy zapisz pozycję.
position-wald-line-twice = Wiersz { $line }: „{ $key }” podano już wcześniej. Podaj to tylko raz.
position-wald-card-twice = Wiersz { $line }: karta { $card } leży w dwóch miejscach. Każda karta jest tylko jedna.
position-wald-away = Wiersz { $line }: karta { $card } należy do { $origin }, a to pochodzenie nie bierze udziału w grze. W grze: { $right }.
position-wald-origin = Wiersz { $line }: karta { $card } należy do { $origin }, a w tym regionie leżą karty { $right }.
position-wald-region = Wiersz { $line }: nie ma regionu { $region }. Regiony w tej grze: od 1 do { $most }.
position-wald-deck-size = Wiersz { $line }: region { $region } wymienia więcej kart ({ $known }), niż ich ma. Zwiększ liczbę po dwukropku.
position-wald-row = Wiersz { $line }: rząd { $row } wymaga { $places ->
        [one] jednego znaku
        [few] { $places } znaków
        [many] { $places } znaków
       *[other] { $places } znaku
    }, „.” oznacza wolne miejsce. W każdym rzędzie oprócz szóstego dodatkowa roślina stoi w nawiasie kwadratowym na jednym z końców.
position-wald-remembered = Karta { $card } według pamięci leży w stosie, a widok pokazuje ją gdzie indziej. Usuń ją z jednego z tych wierszy.
position-wald-early-sixes = „sixes to-come” pasuje tylko do opcji sixes=after-plays, w rundach od 1 do 20. Pomiń ten wiersz.
position-wald-drawn-origins = Krok „origins” jest pierwszy, przy dwóch, pięciu lub sześciu miejscach, zanim ustalono pochodzenia. Liczba miejsc przy tym stole: { $seats }; podaj pochodzenia albo inny krok.
position-wald-origins = Te pochodzenia nie pasują do tego stołu. Możliwe: { $right }.
position-wald-round = Krok „{ $step }” nie może wystąpić w tej rundzie. Rundy tego kroku: od { $least } do { $most }.
position-wald-choice = Miejsce { $seat } wybrało region, którego nie ma, albo żadnego, choć go potrzebuje. Sprawdź jego wiersz „choice”.
position-wald-nobody = W kroku „{ $step }” gra musi na kogoś czekać. Pomiń któreś „commit” albo podaj inny krok.
position-wald-fit = Karta { $card } nie może w grze podstawowej stać w rzędzie { $row }: każdy rząd przyjmuje swoją klasę wysokości.
position-wald-extra = Miejsce { $seat }: w rzędzie { $row } dodatkowa roślina może stać dopiero, gdy rząd jest pełny, i tylko jedna (rząd 6: gdy rząd 5 ma swoją).
position-wald-order = Region { $region } został przejrzany, więc trzeba wymienić wszystkie jego karty ({ $size }).
position-wald-hidden = Miejsce { $seat } ma zakrytą kartę, a to możliwe tylko w widoku kogoś innego. Nazwij ją albo sprawdź wiersz „viewer”.
position-wald-trace = Miejsce { $seat }: „from”, „traced” i „resolved” karty nie pasują do siebie. „from” to region o pochodzeniu karty; pozostałe wymieniają inne miejsca, które ten region pamiętają.
position-wald-memory = Miejsce { $seat }: pamięć regionu { $region } się nie zgadza. Zawiera stos w jego kolejności i to, co inni stamtąd mają; „!” tylko przy kartach, których brakuje.
position-wald-lot = Losowanie { $lot } się nie zgadza. W widoku ma tyle kart, ile jest zakrytych na rękach, co najmniej dwie; „drawing-lot” należy do kroków lucky, lot i rest.
position-wald-pool = Pochodzenie { $origin }: stosy i zakryte karty wymagają niewidzianych kart w liczbie { $wanted }, a zostało { $pool }. Zmniejsz regiony.
position-wald-display = W kroku „{ $step }” te karty nie mogą być wyłożone ani tasowane. Należą do sporu i pochodzą z jego regionu („pile”).
position-wald-start = W kroku „{ $step }” nikt jeszcze nie widział żadnej karty stosów. Usuń nazwy z regionów, a przed ustaleniem pochodzeń także ze wszystkiego innego.
position-wald-market = Wszystkie karty rynku już leżą, więc krok „market” się skończył.
position-wald-pile = Krok „{ $step }” wymaga odpowiedniego stosu z kartami. Sprawdź „pile”, „seen” i regiony.
position-wald-dealt = Miejsce { $seat } nie może teraz dostać karty: jego ręka ma być pusta, a „pile” to wybrany region.
position-wald-top = Region { $region } wymaga w tym kroku odkrytej wierzchniej karty, a jeśli go wybrano, także kart. Zapisz go jak „region { $region }: 20 top …”.
position-wald-contest = Spór o region { $region } się nie zgadza. Miejsce, „level”, „waiting”, „drawing” i „candidates” wskazują tych, którzy go wybrali i nie mają jeszcze jego karty; wybrać musiało go kilku graczy.
position-wald-shown = W sporze { $shown ->
        [one] leży jedna karta
        [few] leżą { $shown } karty
        [many] leży { $shown } kart
       *[other] leży { $shown } karty
    }, a to nie pasuje do tego kroku. Kartę { $most ->
        [one] może jeszcze dostać jedno miejsce
        [few] mogą jeszcze dostać { $most } miejsca
        [many] może jeszcze dostać { $most } miejsc
       *[other] może jeszcze dostać { $most } miejsca
    }; przy losowaniu każde potrzebuje jednej.
position-wald-seen = W kroku „{ $step }” nikt nie przegląda stosu. Pomiń wiersz „seen”.
position-wald-hand = Miejsce { $seat } ma jeszcze dostać kartę, więc teraz może mieć na ręce tylko jedną.
position-wald-price = Miejsce { $seat } wybrało szóstkę i musi móc zapłacić; cena w monetach: { $cost }.
position-wald-sixes = Szóstki w kroku „{ $step }” się nie zgadzają. „queue” i „candidates” wymieniają, każde raz, miejsca, które wybrały szóstkę; liczba ich monet przy wyborze: { $level }. Kto decyduje, jest pierwszy w kolejce.
position-wald-bonus = Miejscu { $seat } nie przysługuje premia za kolory: potrzebne są cztery kolory w ogrodzie i karta na rynku, a premia nie mogła być już wykorzystana.
position-wald-commit = Miejsce { $seat } nie mogło się tu zdecydować na „{ $word }”. Podaj słowo dozwolone w tym kroku; „?” tylko w widoku kogoś innego.

## Drafts and matches

draft-size = Szkic ma { $words ->
    [one] 1 słowo
    [few] { $words } słowa
    [many] { $words } słów
   *[other] { $words } słowa
}. Wyślij od 1 do { $most }.
draft-waits = „{ $word }” musi poczekać: to, co stoi wcześniej, odsłania coś nowego. Zagraj najpierw to.
match-stale = Decyzja { $wanted } nie jest otwarta. Spójrz jeszcze raz na stół: teraz otwarta jest { $decision }.
match-answered = Na decyzję { $decision } już padła twoja odpowiedź. Inni jeszcze wybierają.
match-over = Partia jest skończona.
match-not-asked = Miejsce { $seat } nie ma teraz nic do zdecydowania.
match-not-for-bot = Na miejscu { $seat } bot nie ma teraz nic do zagrania.
match-no-deal = Ta partia nie ma własnego losowania, więc nie można jej tu kontynuować.

## Kilka serwerów

bus-url = Ustawienie „pub-sub” jest niewłaściwe: { $url } ({ $why }). Wpisz redis://host:6379/0 albo rediss://, jeśli połączenie jest szyfrowane.
bus-connect = Ustawienie „pub-sub” to { $url }, ale nie ma połączenia: { $why }. Sprawdź, czy działa tam Redis lub Valkey; wpisz redis://host:6379/0 albo rediss://, jeśli połączenie jest szyfrowane.
bus-login = Ustawienie „pub-sub” to { $url }, ale Redis nie wpuszcza tego użytkownika: { $why }. Sprawdź nazwę i hasło oraz to, czy użytkownik może używać PUBLISH i SUBSCRIBE; z hasłem pisze się redis://user:password@host:6379/0.
bus-database = Ustawienie „pub-sub” ma wartość „database”, ale powiadomienia przez { $url } nie docierają: { $why }. Ustawienie „database” musi wskazywać sam PostgreSQL, a nie pośrednika takiego jak PgBouncer. Możesz też wpisać redis://… zamiast „database”.
bus-sqlite = Ustawienie „pub-sub” ma wartość „database”, ale { $url } to plik SQLite, który nie może nikogo powiadamiać. Ustaw database na postgresql://… albo pub-sub na redis://… lub „none”.

## Reminders

reminder-title = Twój ruch: { $table }
reminder-hello = Cześć, { $name }!
reminder-turn = Przy tym stole czeka Twój ruch: { $table }.
reminder-others = Grają z Tobą: { $names }.
reminder-until = Czas na ruch mija: { $when } ({ $zone }).
reminder-caretaker = Potem, do Twojego powrotu, zagra zastępca.
reminder-go = Przejdź do stołu
reminder-why = Dostajesz tę wiadomość, bo przypomnienia o ruchach są u Ciebie włączone.
reminder-off = Wyłącz przypomnienia e-mailem
mail-confirm-subject = Potwierdź swój adres e-mail
mail-confirm-text = Ktoś podał ten adres e-mail na stronie { $site }. Jeśli to Ty, potwierdź go.
mail-confirm-go = Potwierdź adres
mail-confirm-else = Jeśli to nie Ty, nie musisz nic robić: bez potwierdzenia adres nie będzie używany.
mail-recovery-subject = Twój powrót do Waldbacha
mail-recovery-text = Ten link loguje Cię na stronie { $site }, ze wszystkimi Twoimi miejscami. Kto go ma, może grać za Ciebie, więc nie przekazuj go nikomu.
mail-recovery-go = Zaloguj się
mail-recovery-else = Jeśli to nie była Twoja prośba, usuń tę wiadomość. Nic się nie zmieniło.
mail-link-hours = Link działa przez { $hours ->
    [one] godzinę
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}.
mail-address = „{ $address }” nie jest adresem e-mail. Napisz go tak jak sowa@example.org, przed znakiem @ z literami od a do z.
push-endpoint = „{ $endpoint }” nie może być usługą push. Wyślij adres podany przez przeglądarkę: https:// z publiczną nazwą.
push-keys = Klucze tej subskrypcji nie pasują. Wyślij klucze przeglądarki w base64url; długość w bajtach: „p256dh” { $point }, „auth” { $secret }.
push-key-form = { $file } nie zawiera klucza do web push. Klucz to jeden wiersz cyfr od 0 do f, a ich liczba to { $digits }. Usuń plik i uruchom ponownie, a powstanie nowy; przeglądarki będą musiały zapisać się od nowa.

## Myślenie

thinking-busy = To pytanie już zostało zadane. Poczekaj na odpowiedź i dopiero wtedy zapytaj ponownie.
material-unknown = { $game } nie przyjmuje pliku dla „{ $name }”. Przyjmuje dla: { $right }.
material-not-invented = { $game } nie potrafi wymyślić „{ $name }”. Podaj własny tekst.
material-unplayable = Na tym nie da się jeszcze grać, więc nie można tego wypróbować: { $why }
thinking-full = Na boty czeka teraz zbyt wiele osób. Spróbuj ponownie za minutę.
thinking-failed = Nie udało się tego przemyśleć. Spróbuj ponownie, a jeśli to nie pomoże, zgłoś to osobom prowadzącym ten serwer.
thinking-closed = Serwer zaraz się zatrzyma, więc nad niczym już się nie zastanawia. Zapytaj ponownie, gdy wróci.

## Co ludzie ustalają przy stole i żądania do serwera

table-word = „{ $word }” to nie jest coś, co stół może zrobić. Jego słowa zaczynają się od: { $right }.
table-take-back = Nie ma wpisu { $to }, do którego można by wrócić. Wybierz wpis od 0 do { $most }.
table-take-back-own = Wpis { $to } nie prowadzi do twojej decyzji. Cofnij się do takiego, przy którym był twój ruch.
table-take-back-to = Podaj w „to”, do którego wpisu chcesz wrócić.
table-ask-kind = O „{ $kind }” nie można poprosić. Do wyboru jest: { $right }.
table-ask-to = Tylko cofnięcie ruchu wskazuje wpis. Pomiń „to”, gdy prosisz o: { $kind }.
table-asked-already = Miejsce { $seat } już o coś poprosiło ({ $kind }). Najpierw odpowiedz na tę prośbę.
table-not-asked = O nic nie poproszono, więc nie ma na co odpowiadać.
table-asked-anew = Prośba, na którą odpowiadasz (wpis { $number }), jest już nieaktualna; teraz chodzi o inną (wpis { $asked }). Spójrz jeszcze raz na stół.
table-agreed-already = Zgoda została już wyrażona.
table-paused = Gra jest już wstrzymana. Poproś o jej wznowienie.
table-not-paused = Gra nie jest wstrzymana.
table-resigned = Ta gra została już przez ciebie poddana.
table-no-say = Na miejscu { $seat } nie gra teraz człowiek, więc nie ma ono głosu. Najpierw wróć na swoje miejsce.
table-not-seated = Nie masz miejsca przy tym stole. Przed rozpoczęciem gry możesz usiąść; jeśli twoje miejsce przepadło, otwórz swój link powrotny.
match-paused = Gra jest wstrzymana. Ruszy dalej, gdy wszyscy się na to zgodzą.
http-bad-request = Żądanie nie ma postaci, jakiej się tu oczekuje. Niepasujące pola są wymienione; właściwą postać podaje opis interfejsu.
http-token = Token jest nieznany, wygasł albo został unieważniony. Utwórz nowy na swoim koncie.
http-forbidden = Nie masz do tego prawa.
http-not-found = Pod tym adresem nic nie ma. Link może być niepełny albo już nieważny.
http-method = Ten adres nie przyjmuje żądań tego rodzaju.
http-too-large = Żądanie jest za duże.
http-media-type = Serwer nie rozumie tego rodzaju treści. Wyślij JSON.
http-no-body = Zapytanie nie ma treści. Wyślij ją jako JSON; właściwą postać podaje opis interfejsu.
http-not-json = Treść nie jest poprawnym JSON-em. Pierwszy błąd jest w wierszu { $line }, w kolumnie { $column }.
http-not-text = Treść nie jest tekstem w UTF-8. Wyślij JSON w UTF-8.
http-body-deep = W treści listy i obiekty są zagnieżdżone zbyt głęboko. Największa możliwa liczba poziomów to { $most }.
http-too-often = To było trochę za często. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
http-origin = To żądanie pochodzi ze strony { $origin }, a to nie jest ten serwer. Otwórz stół tutaj i spróbuj ponownie.
http-fault = Na serwerze coś poszło nie tak; nic się nie zmieniło. Spróbuj ponownie, a jeśli to się powtórzy, powiadom gospodarza serwera.
http-database = Serwer nie ma teraz dostępu do swoich danych; nic się nie zmieniło. Spróbuj ponownie za chwilę.
socket-message = Wiadomość jest niezrozumiała: { $why }. Jej typ to jeden z: { $right }.
socket-number = „{ $value }” nie jest liczbą dla „{ $name }”. Podaj numer ostatniego znanego ci wpisu lub ostatniej znanej wiadomości albo pomiń to pole.
game-renature = Renature
game-waldgaertner = Waldgärtner
reminders-off-ask = Nie wysyłać stąd więcej przypomnień pocztą?
reminders-off-do = Wyłącz
reminders-off-done = Nie dostaniesz stąd więcej przypomnień pocztą. W ustawieniach możesz je znowu włączyć.
reminders-off-token = Ten link jest niepełny albo nie pochodzi stąd. Wyłącz przypomnienia w ustawieniach.
push-off = Ten serwer nie oferuje powiadomień web push.
push-browsers = Powiadomienia dostaje już tyle przeglądarek: { $most }. Wyłącz je w tej, z której już nie korzystasz.
analysis-not-over = Grę analizuje się po jej zakończeniu. Zamiast tego poproś o podpowiedź.

## People

person-unknown = Nie ma tu takiej osoby. Sprawdź link.
person-banned = Ta osoba została wykluczona przez prowadzących ten serwer. Zapytaj ich o powód.
person-lang = „{ $value }” nie jest tu dostępnym językiem. Języki: { $right }.
name-sign = Znak { $sign } nie może stać w nazwie. Użyj liter, cyfr i widocznych znaków.
name-empty = Nazwa jest pusta. Podaj co najmniej jeden znak; największa długość: { $most }.
name-long = Nazwa jest za długa; liczba jej znaków: { $length }. Największa długość: { $most }.
login-form = „{ $value }” nie może być loginem. Podaj od { $least } do { $most } znaków: a–z, 0–9, kropka, łącznik i podkreślenie.
login-taken = Login „{ $login }” jest zajęty. Wybierz inny albo zaloguj się, jeśli należy do ciebie.
password-length = Hasło ma od { $least } do { $most } znaków. Podaj dłuższe albo krótsze.
password-login = Hasło jest takie samo jak login. Wybierz inne.
password-common = To jedno z haseł, które każdy wypróbuje najpierw. Wybierz inne.
password-wrong = Hasło się nie zgadza. Podaj obecne.
choices-json = Tych ustawień nie można zapisać. Wyślij obiekt JSON, który nie jest zbyt głęboko zagnieżdżony.
choices-size = Te ustawienia są za duże; ich rozmiar w bajtach: { $size }. Największy możliwy: { $most }.
csrf-wrong = Żądanie nie pokazuje, że pochodzi z tej strony. Wczytaj stronę ponownie; programy wysyłają nagłówek X-CSRF-Token z wartością z GET /api/me.
session-unknown = Nie masz takiej sesji. Mogła się już skończyć; spójrz jeszcze raz na listę.
sign-in-needed = Nikt nie jest zalogowany. Wybierz pseudonim albo najpierw się zaloguj.
sign-in-wrong = Login lub hasło się nie zgadza. Sprawdź jedno i drugie, także klawisz Caps Lock.
browser-needed = Do tego nie wystarczy token. Zaloguj się w przeglądarce.
proof-needed = Do tego potrzebne jest hasło albo świeże logowanie. Podaj hasło lub zaloguj się ponownie.
already-somebody = Jesteś tu już jako { $name }. Najpierw się wyloguj.
account-already = Masz już konto. Aby założyć kolejne, najpierw się wyloguj.
account-needed = Do tego potrzebne jest konto. Najpierw je załóż; twoje miejsca zostaną przy tobie.
accounts-off = Na tym serwerze nie ma kont. Graj pod pseudonimem i zachowaj swój link powrotny.
reset-unknown = Ten link nie działa albo już wygasł. Można go użyć raz, w ciągu godziny; poproś o nowy.
confirm-unknown = Ten link nie działa albo już wygasł. Jest ważny dwa dni; wpisz adres jeszcze raz, aby dostać nowy.
mail-off = Ten serwer nie wysyła poczty. Zachowaj zamiast tego swój link powrotny.
recovery-unknown = Ten link powrotny nie działa. Może mieć ponad rok albo zastąpił go nowszy.
recovery-moved = Osoba, do której należał ten link powrotny, gra już na koncie. Zaloguj się na nie, żeby znaleźć swoje stoły.
recovery-somebody = Na tym urządzeniu grasz jako { $name }, a link należy do osoby { $other }. Najpierw zachowaj link powrotny osoby { $name }, a potem potwierdź zmianę.
passkey-challenge = Trwało to za długo albo odpowiedź już była. Zacznij od nowa.
passkey-refused = Nie udało się sprawdzić tego klucza dostępu. Spróbuj jeszcze raz, z kluczem dla tego adresu.
passkey-many = Masz już największą możliwą liczbę kluczy dostępu ({ $most }). Najpierw usuń jeden.
passkey-known = Ten klucz dostępu jest już znany. Wybierz inne urządzenie.
passkey-unknown = Ten klucz dostępu nie jest tu znany. Zaloguj się inaczej i go dodaj.
passkey-off = Pod adresem { $address } przeglądarki nie pozwalają na klucze dostępu: wymagają nazwy i https. Zaloguj się hasłem.
bot-many = Masz już największą możliwą liczbę botów ({ $most }). Najpierw usuń jednego.
bot-unknown = Nie masz takiego bota. Spójrz jeszcze raz na listę.
token-days = Token jest ważny od 1 do { $most } dni, a podano: { $value }.
token-many = Masz już największą możliwą liczbę tokenów ({ $most }). Najpierw usuń jeden.
token-unknown = Nie masz takiego tokenu. Spójrz jeszcze raz na listę.
often-guests = Stąd przyszło zbyt wielu nowych gości. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
often-accounts = Stąd założono zbyt wiele kont. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
often-passwords = Zbyt wiele błędnych haseł. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
often-letters = Poproszono o zbyt wiele wiadomości. Zajrzyj do skrzynki albo spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
often-busy = Bardzo wiele osób loguje się właśnie teraz. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.

## Tables around their matches

table-missing = Nie ma takiego stołu. Sprawdź link.
table-unseen = Ten stół widzą tylko osoby, które przy nim siedzą. Po zakończeniu gry poproś kogoś z nich o plik z grą.
table-no-seat = Nie ma tu miejsca { $seat }. Wybierz miejsce od 1 do { $most }.
table-seat-taken = Miejsce { $seat } jest zajęte. Wybierz wolne.
table-seat-free = Miejsce { $seat } jest już wolne.
table-full = Wszystkie miejsca są zajęte. Możesz oglądać grę albo otworzyć własny stół.
table-started = Gra już się zaczęła i miejsca są ustalone. Możesz oglądać grę albo otworzyć własny stół.
table-closed = Wszyscy odeszli od tego stołu. Otwórz nowy.
table-seated-already = Miejsce { $seat } przy tym stole należy do ciebie. Najpierw je opuść, żeby zająć inne.
table-not-host = Może to zrobić tylko gospodarz stołu. Poproś go o to.
table-barred = Gospodarz wyprosił cię od tego stołu. Wybierz inny.
table-kick-oneself = To twoje własne miejsce. Odejdź od stołu w zwykły sposób.
table-not-started = Gra jeszcze się nie zaczęła: są jeszcze wolne miejsca.
table-not-over = Gra jeszcze trwa. Będzie to możliwe po jej zakończeniu.
table-seats-me = Możesz zająć tylko jedno miejsce. Podaj raz „me”, a dla pozostałych „open” albo „bot”.
table-seat-level = Miejsce { $seat }: poziom ma tylko bot. Pomiń poziom albo podaj „bot”.
table-level = Nie ma poziomu „{ $level }”. Poziomy: { $right }.
table-rated-guest = Ten stół liczy się do rankingu, więc potrzebujesz konta. Najpierw je załóż; swoje miejsca zachowasz.
table-rated-bots = Przy stole, który liczy się do rankingu, nie grają boty tego serwera. Zostaw miejsce wolne albo otwórz stół bez rankingu.
table-rated-household = Przy tym stole, który liczy się do rankingu, siedzisz już ty albo jeden z twoich botów. Zagraj z kimś innym albo otwórz stół bez rankingu.
table-rated-position = Gra, która zaczyna się od podanej pozycji, nie może liczyć się do rankingu. Pomiń pozycję albo ranking.
table-rated-material = Gra na własnej planszy lub z własnymi kartami nie może liczyć się do rankingu, podobnie jak gra na planszy z własnego ziarna. Pomiń je albo ranking.
table-position-view = Ta pozycja pokazuje tylko to, co widać z jednego miejsca. Podaj taką, w której nic nie jest zakryte, bez wiersza „viewer”.
table-position-seats = Stół ma { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}, a pozycja jest na { $found ->
    [one] { $found } miejsce
    [few] { $found } miejsca
    [many] { $found } miejsc
   *[other] { $found } miejsca
}. Podaj tyle miejsc, ile ma pozycja.
table-position-over = W tej pozycji gra jest skończona. Wybierz wcześniejszą.
table-text-long = Tekst „{ $field }” jest za długi. Może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
}.
table-text-signs = Tekst „{ $field }” zawiera znaki, których nie da się zapisać, na przykład NUL. Usuń je.
table-page = „{ $word }” nie jest stroną tej listy. Podaj to, co poprzednia strona ma w „next”, albo zacznij od początku.
table-no-entry = W tej grze nie ma wpisu { $number }. Podaj numer od 0 do { $last }.
table-eyes = „{ $eyes }” nie może patrzeć na planszę. Podaj miejsce od 1 do { $most }, „spectator” albo „all”.
table-file-long = Plik ma { $length ->
    [one] { $length } znak
    [few] { $length } znaki
    [many] { $length } znaków
   *[other] { $length } znaku
}. Może mieć najwyżej { $most }.
table-file-entries = Plik ma { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
}. Może mieć najwyżej { $most }.
table-file-line = Wiersz { $line }: ruchu „{ $entry }” nie można wykonać: { $why }
chat-watching = Dopóki gra trwa, rozmawiać mogą tylko grający. Poczekaj do końca.
chat-length = { $length ->
    [0] Wiadomość jest pusta. Napisz od 1 do { $most } znaków.
    [one] Wiadomość ma { $length } znak. Napisz od 1 do { $most } znaków.
    [few] Wiadomość ma { $length } znaki. Napisz od 1 do { $most } znaków.
    [many] Wiadomość ma { $length } znaków. Napisz od 1 do { $most } znaków.
   *[other] Wiadomość ma { $length } znaku. Napisz od 1 do { $most } znaków.
}
chat-sign = Znak { $sign } nie może się tu znaleźć. Usuń go.

## Running a server

setting-metrics = Kto może widzieć pomiary: ten komputer i jego sieć, wszyscy albo nikt.
help-serve = Uruchamia serwer stołów, które otwiera się w przeglądarce albo z programów. Każde ustawienie może też stać w środowisku lub w pliku.
help-admin = Opieka nad stołami i osobami serwera, niezależnie od tego, czy działa.
help-open = Otwiera stronę w przeglądarce.
help-config = Plik TOML z ustawieniami; inaczej ten z WALDBACH_CONFIG.
help-admin-tables = Wymienia stoły, od najnowszych.
help-admin-show = Pokazuje o stole wszystko oprócz tego, co się przy nim gra.
help-admin-close = Zamyka stół: nikt nie może już przy nim grać.
help-admin-export = Zapisuje plik gry stołu.
help-admin-people = Wymienia osoby, od ostatnio widzianych.
help-admin-ban = Blokuje osobę ze wszystkimi jej botami. Jej miejsca zostają.
help-admin-unban = Wpuszcza osobę z powrotem.
help-admin-sign-out = Kończy wszystkie sesje i tokeny osoby.
help-admin-recover = Tworzy link dla kogoś, kto nie może się już zalogować: do ustawienia nowego hasła albo, bez konta, do powrotu na swoje miejsca.
help-admin-backup = Zachowuje całą bazę danych w pliku, także gdy serwer działa.
help-admin-copy = Kopiuje całą bazę danych do pustej, na przykład z SQLite do PostgreSQL. Najpierw zatrzymaj serwer.
help-admin-sweep = Usuwa wygasłe sesje i opuszczone stoły, jak serwer robi to raz dziennie.
help-admin-stats = Pokazuje, ile czego jest.
help-admin-table = Identyfikator stołu, jak w jego linku.
help-admin-who = Identyfikator albo login osoby.
help-admin-search = Identyfikator albo część nazwy, loginu lub adresu e-mail.
help-admin-status = Tylko stoły o tym statusie: open, playing, finished lub closed.
help-admin-idle = Tylko stoły, przy których od tylu dni nic się nie działo.
help-admin-limit = Najwyżej tyle (100).
help-admin-json = Wypisz JSON zamiast tabeli.
help-admin-yes = Nie pytaj.
help-admin-export-file = Plik docelowy; bez niego gra zostanie wypisana.
help-admin-running = Także gdy gra jeszcze trwa. Plik zdradza wtedy to, co gracze trzymają w tajemnicy.
help-admin-copy-url = Nowa baza danych: sqlite:///path/file.db lub postgresql://user@host:port/name.
help-admin-backup-file = Nowy plik na kopię.
serve-at = Waldbach jest tutaj: { $url }
serve-friends = Znajomi w tej samej sieci otwierają { $url }
serve-friends-how = Na razie jest dostępny tylko z tego komputera. Aby znajomi w tej samej sieci mogli dołączyć, zatrzymaj go i uruchom z --host 0.0.0.0 (make play HOST=0.0.0.0).
serve-data = Stoły są przechowywane w { $database }
serve-stop = Aby zakończyć, naciśnij Ctrl+C.
serve-already = Waldbach już działa: { $url }
serve-port-taken = Port { $port } jest zajęty przez inny program. Zakończ go albo wybierz inny port, na przykład --port { $other }.
serve-port-forbidden = Portu { $port } nie wolno ci używać; te poniżej 1024 zwykle należą do systemu. Wybierz inny, na przykład --port 8000, i postaw przed nim serwer pośredniczący.
serve-host-unknown = Nie znaleziono komputera „{ $host }”. Podaj po --host adres tego komputera, na przykład 127.0.0.1, albo 0.0.0.0 dla wszystkich.
serve-host-not-ours = „{ $host }” nie jest adresem tego komputera. Podaj po --host taki, który nim jest, na przykład 127.0.0.1, albo 0.0.0.0 dla wszystkich.
serve-not-listening = Nasłuchiwanie na { $host }, port { $port }, nie działa: { $why }. Spróbuj innego --host lub --port.
metrics-local = Pomiary są tylko dla tego komputera i jego sieci, i nie przez serwer pośredniczący. Ustawienie „metrics” może je udostępnić wszystkim.
front-lead = Miejsce, w którym można grać w gry o przyrodzie, uczyć się ich i je badać: Renature z dodatkiem Valley oraz Waldgärtner.
front-open = { $count ->
    [one] otwarty stół
    [few] otwarte stoły
    [many] otwartych stołów
   *[other] otwartego stołu
}
front-playing = { $count ->
    [one] trwająca gra
    [few] trwające gry
    [many] trwających gier
   *[other] trwającej gry
}
front-play-head = Gra
front-play = Stół w przeglądarce nie został tu jeszcze zbudowany. Kto prowadzi ten serwer, zbuduje go poleceniem „make web”. W terminalu można grać od razu, przeciw botom o pięciu poziomach siły:
front-api-head = Dla programów
front-api = Boty i inne programy mogą już tutaj otwierać stoły, siadać przy nich i grać.
front-api-link = Opis interfejsu (OpenAPI)
front-credits = Waldbach jest nieoficjalny: własne słowa, własne plansze, własne karty, własne rysunki. Renature to gra Wolfganga Kramera i Michaela Kieslinga, wydana przez Deep Print Games i Capstone Games. Waldgärtner to gra Claasa Fischera, wydana przez Edition Essentia.
page-table = Stół w Waldbachu
page-table-about = Zaproszono cię do gry o przyrodzie w przeglądarce. Usiądź do stołu albo popatrz; nikt nie potrzebuje konta.
page-noscript = Stół w przeglądarce wymaga JavaScriptu. Włącz go albo zagraj w terminalu: waldbach play renature
admin-none = Niczego nie znaleziono.
admin-no-file = Pod { $url } nie ma bazy danych. Wskaż właściwą przez --database lub --config albo uruchom raz serwer: utworzy ją.
admin-version = Tabele w { $url } mają wersję { $found }; ten Waldbach zna { $right }. Użyj tej wersji, którą ma serwer; przy starcie serwer uaktualnia tabele.
admin-no-table = Nie ma stołu { $id }. Stoły wymienia „waldbach admin tables”.
admin-no-person = Nikt nie ma identyfikatora ani loginu „{ $who }”. Osoby wymienia „waldbach admin people”.
admin-status = „{ $value }” nie jest statusem stołu. Możliwe: { $right }.
admin-over = Gra przy stole { $id } już się skończyła (status { $status }), więc nie ma czego zamykać.
admin-not-begun = Gra przy stole { $id } jeszcze się nie zaczęła, więc nie ma pliku gry.
admin-running = Gra przy stole { $id } trwa, a jej plik zdradza to, co gracze trzymają w tajemnicy. Jeśli mimo to jest potrzebny, dodaj --running.
admin-export-secrets = Ten plik może zdradzać, co gracze trwającej gry trzymają w tajemnicy. Nie pokazuj go im.
admin-ask = [t/N]
admin-yes = To trzeba potwierdzić. Dodaj --yes.
admin-left = Niczego nie zmieniono.
admin-close = Zamknąć stół { $id } na dobre?
admin-closed = Stół { $id } jest zamknięty.
admin-ban = Zablokować { $who } ze wszystkimi sesjami i botami?
admin-banned = Zablokowano: { $who }.
admin-unbanned = Wpuszczono z powrotem: { $who }.
admin-signed-out = Wylogowano wszędzie: { $who }.
admin-recover-bot = „{ $who }” to bot. Nowy token dla niego tworzy właściciel na stronie swojego konta.
admin-recovered-account = { $who }: pod tym adresem można w ciągu doby jeden raz ustawić nowe hasło:
admin-recovered-guest = { $who }: pod tym adresem można wrócić na dowolnym urządzeniu, przez rok. Wcześniejszy link już nie działa:
admin-recovered-alone = Kto ma ten adres, jest dla serwera tą osobą. Nie wysyłaj go więc nikomu innemu.
admin-copy-same = Kopia byłaby tym samym co oryginał: { $url }. Podaj inną bazę danych.
admin-copy-served = Z { $url } korzysta właśnie serwer Waldbach. Najpierw go zatrzymaj: tego, co zostanie zagrane w międzyczasie, zabrakłoby w kopii.
admin-copy-full = { $url } nie jest pusta: w „{ $table }” już coś jest. Podaj nową albo pustą bazę danych.
admin-copy-failed = Kopiowanie do { $url } się nie udało: { $why }. Niczego nie zapisano.
admin-copied = { $new } zawiera teraz wszystko z { $old } ({ $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
    [many] { $rows } wierszy
   *[other] { $rows } wiersza
}). Zanim uruchomisz serwer, ustaw ją jako „database” i zachowaj ten sam plik secret.key.
admin-backup-there = { $file } już istnieje. Wybierz wolną nazwę.
admin-backup-folder = Nie można zapisać { $file }: nie ma folderu { $folder }. Utwórz go albo podaj inny.
admin-backup-failed = Kopia się nie udała: { $why }. Niczego nie zachowano.
admin-no-pg-dump = Kopię bazy PostgreSQL robi się przez pg_dump, którego tu nie znaleziono. Zainstaluj programy klienckie PostgreSQL albo uruchom tam, gdzie są: { $command }
admin-backed-up = { $file } zawiera bazę danych ({ $size ->
    [one] { $size } bajt
    [few] { $size } bajty
    [many] { $size } bajtów
   *[other] { $size } bajta
}); plik został sprawdzony.
admin-backup-key = Zachowaj też { $file }: bez tego pliku wszyscy muszą zalogować się na nowo.
admin-sweep = { $count ->
    [one] Jeden stół jest opuszczony od { $days } dni. Usunąć go?
    [few] { $count } stoły są opuszczone od { $days } dni. Usunąć je?
    [many] { $count } stołów jest opuszczonych od { $days } dni. Usunąć je?
   *[other] { $count } stołu jest opuszczone od { $days } dni. Usunąć je?
}
admin-swept = Usunięto wygasłe sesje i { $count ->
    [one] jeden opuszczony stół
    [few] { $count } opuszczone stoły
    [many] { $count } opuszczonych stołów
   *[other] { $count } opuszczonego stołu
}.

## the porch: how much an address may do

http-malformed = Serwer nie potrafi odczytać tego żądania. Wyślij je zgodnie z HTTP/1.1.
http-sockets = Z twojej sieci otwarto już naraz { $most ->
    [one] { $most } stół
    [few] { $most } stoły
    [many] { $most } stołów
   *[other] { $most } stołu
}, a więcej nie można. Zamknij jeden i spróbuj jeszcze raz.

## nauka

lesson-unknown = Nie ma lekcji „{ $name }”. Lekcje: { $right }.
study-seat = W tej pozycji nikt nie siedzi na miejscu „{ $seat }”; miejsca mają numery od 1 do { $seats }, a los nazywa się „chance”.
