# The board workshop of Renature.

renature-workshop-title = Warsztat plansz
renature-workshop-board = Plansza do rysowania
renature-workshop-about-board = Strzałki przesuwają po planszy, spacja lub Enter maluje wybranym narzędziem, Shift ze strzałką maluje po drodze. Cyfry od 1 do 7 wybierają narzędzie. Ctrl i Z cofa krok.
renature-workshop-not-drawn = Tego tekstu nie da się tak narysować i na razie nie można też malować. Widać ostatnią planszę, którą się dało: popraw tekst (powody są w zakładce „Sprawdź”), cofnij go albo zacznij od innej planszy.
renature-workshop-name = Nazwa planszy
renature-workshop-new = Nowa plansza
renature-workshop-mode = Przeznaczona na
renature-workshop-tabs = O tej planszy
renature-workshop-tab-check = Sprawdź
renature-workshop-tab-begin = Zacznij
renature-workshop-tab-tokens = Żetony
renature-workshop-tab-trial = Boty
renature-workshop-tab-share = Udostępnij
renature-workshop-tab-text = Tekst

renature-workshop-tools = Narzędzia
renature-workshop-tool-brook = Potok
renature-workshop-tool-brook-meadow = Łąka
renature-workshop-tool-area = Ziemia
renature-workshop-tool-start = Źródło
renature-workshop-tool-start-meadow = Staw
renature-workshop-tool-stump = Pniak
renature-workshop-tool-cloud = Chmury
renature-workshop-tool-outside = Poza planszą
renature-workshop-tool-erase = Gumka
renature-workshop-fill = Wypełnij
renature-workshop-clouds = Chmury na polu
renature-workshop-fewer = Mniej chmur
renature-workshop-more = Więcej chmur
renature-workshop-undo = Cofnij
renature-workshop-redo = Ponów
renature-workshop-symmetry = Maluj podwójnie
renature-workshop-symmetry-none = Maluj tylko tutaj
renature-workshop-symmetry-mirror = Także w odbiciu
renature-workshop-symmetry-half-turn = Także po obrocie
renature-workshop-spoken-wrong = coś tu się nie zgadza
renature-workshop-spoken-better = tu mogłoby być lepiej

renature-workshop-invent = Wymyśl planszę
renature-workshop-invent-about = Nowa plansza ({ $mode }), która spełnia wszystko, czego wymagamy od naszych. To samo ziarno daje tę samą planszę.
renature-workshop-invent-symmetry = Jej strony
renature-workshop-likeness-none = Wszystkie różne
renature-workshop-likeness-mirror = Odbicie lustrzane
renature-workshop-likeness-half-turn = Taka sama po obrocie
renature-workshop-invent-seed = Ziarno
renature-workshop-invent-seed-any = dowolne
renature-workshop-invent-go = Wymyśl
renature-workshop-invent-used = Powstała z ziarna { $seed }.
renature-workshop-begin = Zacznij od
renature-workshop-begin-about = Plansza, w której coś zmienisz, zostaje wśród zrobionych wcześniej. Niezmieniona ustępuje miejsca następnej; „Cofnij” ją przywraca.
renature-workshop-begin-shipped = Naszej: { $mode }
renature-workshop-begin-empty = Pustej
renature-workshop-begin-file = Pliku…

renature-workshop-tokens-about = Każdy nieużytek dostaje żeton, którego duża liczba to jego wielkość. To, jaki rewers ma żeton, pozostaje tajemnicą do końca.
renature-workshop-tokens-other = Żetony są potrzebne tylko wtedy, gdy na drugiej stronie planszy Valley gra się według zasad gry podstawowej.
renature-workshop-token-main = Pierwszy
renature-workshop-token-minor = Drugi
renature-workshop-token-backs = Rewersy, po jednym na żeton
renature-workshop-token-areas = Nieużytki / żetony
renature-workshop-token-fit = Żetony do tych nieużytków
renature-workshop-token-fit-about = Po jednym na każdy nieużytek i trzy zapasowe, z rewersami jak na naszych planszach. Zastąpią dotychczasowe.
renature-workshop-token-add = Kolejny rodzaj
renature-workshop-token-remove = Usuń żetony { $kind }

renature-workshop-text = Plansza jako tekst
renature-workshop-text-about = S lub P pole startowe, . potok lub łąka, T pniak, litery ziemia, # poza planszą. Wklej tu planszę albo ją zmień.

renature-workshop-figure-areas = Nieużytki
renature-workshop-figure-area-spaces = Pola ziemi
renature-workshop-figure-brook = Potok lub łąka
renature-workshop-figure-starts = Pola startowe
renature-workshop-figure-clouds = Chmury
renature-workshop-figure-bays = Wąskie zatoki
renature-workshop-figure-narrows = Przewężenia
renature-workshop-figure-joins = Mostki dla grzybów
renature-workshop-figure-tokens = Żetony
renature-workshop-figure-stumps = Pniaki
renature-workshop-figure-closed = Zamknięte nieużytki, %
renature-workshop-figure-discards = Odrzucenia, %
renature-workshop-figure-decisions = Decyzje w partii
renature-workshop-verdict-closed = Nieużytki zamknięte w trakcie gry, %
renature-workshop-verdict-discards = Tury z odrzuceniem, %
renature-workshop-figure-margin = Przewaga zwycięzcy
renature-workshop-verdict-turn-order = Przewaga najlepszego miejsca nad jego udziałem, punkty procentowe
renature-workshop-sizes = Wielkości nieużytków
renature-workshop-size = { $size ->
    [one] { $size } pole
    [few] { $size } pola
    [many] { $size } pól
   *[other] { $size } pola
}
