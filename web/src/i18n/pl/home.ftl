# Strony wokół stołu: start, nowy stół, lobby, moje stoły.

home-heading = Niech dolina rośnie
home-lead = Gry planszowe o przyrodzie, ze znajomymi lub z botami. Od razu i bez konta.

## Od razu do gry

home-play = Zagraj teraz
home-play-busy = Rozkładamy planszę…
home-play-hint = { $game }, przeciwnik: { $bot }
home-play-game = Która gra?
home-play-level = Jak silny ma być bot?
home-level-seed = Nasionko
home-level-sprout = Kiełek
home-level-sapling = Sadzonka
home-level-tree = Drzewo
home-level-forest = Las
home-bot-seed = Przyjazny nowicjusz: wiele przeoczy, czasem źle oceni.
home-bot-sprout = Od czasu do czasu coś przeoczy.
home-bot-sapling = Rozważa każdy ruch, ale prawie nie patrzy naprzód.
home-bot-tree = Myśli trochę naprzód.
home-bot-forest = Najsilniejszy: myśli naprzód nawet sekundę.
home-bot-name = { $level } (bot)

## Znajomi

home-friends = Zagraj ze znajomymi
home-friends-hint = Otwórz stół i wyślij link. Nikt nie potrzebuje konta.
home-join-label = Masz od kogoś link?
home-join-placeholder = Wklej link lub kod
home-join = Przejdź
home-join-wrong = To nie wygląda na link do stołu. Kończy się on na „/tables/” i 16 liter lub cyfr.

## Moje stoły w skrócie

home-mine = Moje stoły
home-mine-all = Wszystkie moje stoły
home-your-turn = Twój ruch
home-go-on = Graj dalej
home-waits-for = Teraz gra: { $names }
home-waits-invited = Zaproszenia: { $names }
home-invited = Masz zaproszenie
home-asked = Inni czekają na twoją odpowiedź
home-paused = Przerwa
home-to-table = Do stołu
home-waits-open = { $count ->
    [one] Jedno miejsce jest wolne
    [few] { $count } miejsca są wolne
    [many] { $count } miejsc jest wolnych
   *[other] { $count } miejsca jest wolne
}
home-left = Zostało: { $span }
home-left-bank = czas tury minął, urlopu zostało: { $span }
home-left-none = Czas minął: do twojego powrotu gra zastępca
home-care = Gra za ciebie zastępca: wróć do gry
home-unread = { $count ->
    [one] 1 nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
home-former = były gracz
home-you = ty
home-free-seat = wolne
home-rated = Na ranking
home-study = Z ustawionej pozycji
home-place = { $place ->
    [1] Wygrana
   *[other] Miejsce { $place }
}
home-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}

## Lobby w skrócie

home-lobby = Wolne stoły
home-lobby-all = Wszystkie wolne stoły
home-lobby-none = Żaden stół nie czeka teraz na graczy.
home-lobby-invite = Otwórz stół
home-sit = Usiądź
home-watch = Oglądaj

## Nauka

home-learn = Ucz się, grając
home-learn-text = Pierwsza partia z przewodnikiem, około dziesięciu minut. Jedna zasada po drugiej, przy prawdziwym stole; każda odmowa jest wyjaśniona.
home-learn-go = Zacznij
home-rules = Zasady
home-workshop = Warsztat

## Podziękowania

home-credits = Waldbach jest nieoficjalny: własne słowa, własne plansze, własne karty, własne rysunki.

## Stany

home-more = Pokaż więcej
home-scene = Potok wije się przez zieloną dolinę z sosnami i dębami

## Imię dla gości

home-name = Twoje imię
home-name-hint = Tak będą cię tu widzieć inni. Możesz je zmienić w każdej chwili.

## Nowy stół

home-new = Nowy stół
home-new-lead = Ustawienia domyślne pasują na wieczór ze znajomymi.
home-new-game = Gra
home-new-seats = Kto gra?
home-new-seat = Miejsce { $seat }
home-new-seat-me = Ja
home-new-seat-open = Ktoś z linkiem
home-new-seat-bot = Bot: { $level }
home-new-add = Dodaj miejsce
home-new-remove = Usuń miejsce { $seat }
home-new-seats-hint = Od { $least } do { $most } miejsc. Gra zaczyna się sama, gdy nikogo już nie brakuje.
home-new-no-me = Nie masz miejsca przy stole, będziesz oglądać.
home-new-shuffle = Wylosuj miejsca na początku
home-new-pace = Jak szybko?
home-new-privacy = Kto może znaleźć stół?
home-new-privacy-link = Kto ma link
home-new-privacy-link-hint = Tylko ci, którym go wyślesz.
home-new-privacy-listed = Wszyscy
home-new-privacy-listed-hint = Stół widać też wśród wolnych stołów.
home-new-rated = Liczy się do rankingu
home-new-rated-account = Ranking jest dla kont: najpierw załóż konto, twoje gry zostaną z tobą.
home-new-rated-bots = Ranking jest dla gier między ludźmi: najpierw zastąp boty.
home-new-rated-own = Ranking obejmuje partie na tym, co znają wszyscy, a nie na czymś własnym.
home-new-rated-hint = Usiąść mogą tylko osoby z kontem.
home-new-options = Szczegóły zasad
home-new-options-changed = { $count ->
    [one] 1 zmiana
    [few] { $count } zmiany
    [many] { $count } zmian
   *[other] { $count } zmiany
}
home-new-open = Otwórz stół
home-new-start = Zacznij grę
home-new-open-hint = { $count ->
    [one] Potem dostaniesz link dla drugiego gracza.
    [few] Potem dostaniesz link dla { $count } pozostałych graczy.
    [many] Potem dostaniesz link dla { $count } pozostałych graczy.
   *[other] Potem dostaniesz link dla pozostałych graczy.
}
home-new-start-hint = Żadne miejsce nie jest wolne, więc gra zacznie się od razu.
home-new-busy = Chwileczkę…

## Tempo

home-pace-none = Bez zegara
home-pace-none-hint = Każdy gra tak długo, jak potrzebuje.
home-pace-live = Na żywo
home-pace-live-hint = Zapas czasu na całą grę i dodatek za każdą turę. Za tego, komu czas się skończy, gra zastępca, dopóki gracz nie wróci.
home-pace-days = Wiele dni
home-pace-days-hint = Termin na każdą turę. Biegnie tylko w osobistych godzinach każdego gracza, więc noce i wolne dni nie zabierają czasu.
home-pace-hours = Twoje osobiste godziny
home-pace-live-short = { $minutes } min + { $seconds } s
home-pace-days-short = { $turn } na turę
home-pace-bank = Urlop: { $days }
home-pace-other = Inaczej
home-pace-minutes = Minuty na grę
home-pace-seconds = Sekundy na turę
home-pace-turn = Godziny na turę
home-pace-days-bank = Dni urlopu

## Lobby

home-lobby-title = Wolne stoły
home-lobby-lead = Stoły, przy których może usiąść każdy.
home-lobby-game = Gra
home-lobby-pace = Tempo
home-lobby-all-games = Wszystkie gry
home-lobby-all-paces = Dowolne tempo
home-lobby-free-only = Tylko z wolnym miejscem
home-lobby-empty = W dolinie jest teraz cicho
home-lobby-empty-text = Żaden stół nie czeka na graczy. Otwórz własny, będzie tu widoczny, albo zagraj tymczasem z botem.
home-lobby-nothing-fits = Żaden stół nie pasuje do wyboru.
home-lobby-show-all = Pokaż wszystkie stoły
home-lobby-updated = Lista odświeża się sama.
home-lobby-host = Twój stół
home-find-title = Znajdź kogoś do gry
home-find-game = W co zagrać
home-find-text = Dla dwóch osób, na żywo, { $pace }: siadasz z kimś, kto chce zagrać w to samo, albo czekasz, aż ktoś przyjdzie; twój stół jest w tym czasie na tej liście.
home-find = Szukaj

## Moje stoły

home-mine-title = Moje stoły
home-mine-playing = Trwające gry
home-mine-open = Czekają na graczy
home-mine-finished = Zakończone
home-mine-nobody = Nikt się tu jeszcze nie zalogował
home-mine-nobody-text = Gdy zagrasz, zobaczysz tu swoje stoły. Jeśli masz konto albo link powrotny, zaloguj się.
home-mine-sign-in = Zaloguj się
home-mine-none = Jeszcze żadnych gier
home-mine-none-text = Zagraj z botem jednym dotknięciem albo otwórz stół dla znajomych.
home-mine-replay = Odtwórz
home-mine-closed = Zamknięty
home-import = Zaimportuj plik gry
home-import-text = Gra wyeksportowana tutaj lub gdzie indziej zostanie zachowana jako zakończony stół: do odtwarzania i analizy.
home-import-choose = Wybierz plik
home-import-busy = Czytamy grę…
