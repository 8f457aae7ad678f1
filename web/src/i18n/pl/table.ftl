# Stół: poczekalnia, partia, koniec. To, co dotyczy jednej gry, jest w jej pliku.

table-loading = Rozkładamy stół…
table-not-shown = Tego stołu nie można pokazać
table-closed = Ten stół jest zamknięty
table-closed-hint = Wszyscy odeszli, zanim partia się zaczęła.
table-seat = Miejsce { $seat }
table-seat-open = Wolne miejsce
table-your-turn = Twój ruch
table-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

## Części ekranu

table-players = Gracze
table-board = Plansza
table-tray = Co masz
table-bar = Twoja tura i jej koniec
table-side = Przebieg, zestawienie i czat
table-log = Przebieg
table-chat = Czat
table-menu = Stół
table-watching = Oglądasz

## Gracze

table-here = przy stole
table-away = chwilowo poza stołem
table-care = zastępstwo
table-resigned = poddana partia
table-last-move = Ostatni ruch:
table-clock = Pozostały czas
table-clock-low = Mało czasu
table-clock-away = Na urlopie
table-clock-away-mine = Masz urlop do { $last } włącznie
table-clock-bank = Czas tury minął, teraz biegną dni urlopu. Zostało:
table-clock-days = { $days } d { $hours } h
table-clock-hours = { $hours } h { $minutes } min
table-clock-minutes = { $minutes } min
table-clock-days-alone = { $days } d
table-clock-hours-alone = { $hours } h

## Pasek potwierdzenia

table-undo = Cofnij jeden krok
table-reset = Zacznij turę od nowa
table-waits-for = { $count ->
    [0] Chwileczkę…
   *[other] Czekamy na: { $names }
}
table-paused = Przy stole jest przerwa. Żaden zegar nie idzie.
table-paused-untimed = Przerwa przy stole. Nikt nie może wykonać ruchu.
table-resume = Gramy dalej
table-care-mine = Ktoś gra teraz w zastępstwie. Miejsce nadal jest twoje.
table-come-back = Wracam do gry
table-warn-back = Pomyślę
table-warn-anyway = Mimo to: { $label }
table-warn-silence = Nie ostrzegaj mnie już o tym
table-not-sent = To nie dotarło na serwer. Spróbuj ponownie, gdy połączenie wróci.
table-maybe-sent = Połączenie zerwało się w tej chwili. Sprawdź przy stole, czy to się udało, a jeśli nie, spróbuj ponownie.
table-draft-dropped = W międzyczasie ktoś inny wykonał ruch i twój szkic już nie pasuje. Wybierz jeszcze raz.

## Połączenie

table-line-lost = Połączenie zerwane. Nic nie przepadło; właśnie je odnawiamy…
table-line-signed-out = Sesja się skończyła. Zaloguj się ponownie, żeby grać dalej.
table-line-refused = Tego stołu nie możesz oglądać.

## Przebieg

table-log-begin = Początek
table-log-empty = Jeszcze nic tu nie ma.
table-log-copy = Kopiuj jako tekst
table-log-copied = Przebieg jest w schowku.
table-log-show = Co pokazać
table-log-who = Czyje
table-log-all = Wszystko
table-log-moves = Ruchy
table-log-points = Punkty
table-log-table = Stół i czat
table-log-everybody = Wszyscy

## Ustalenia

table-asks-take-back = { $name } prosi o cofnięcie ruchu
table-asks-pause = { $name } prosi o przerwę
table-asks-resume = { $name } prosi o wznowienie gry
table-asked-mine = Prośba wysłana. Czekamy na: { $names }.
table-ask-yes = Zgoda
table-ask-no = Nie
table-ask-withdraw = Wycofaj
table-said-agree = { $name } się zgadza
table-said-decline = { $name } odmawia
table-said-take-back = Ruchy zostały cofnięte
table-said-pause = Przerwa
table-said-resume = Gra toczy się dalej
table-said-resign = { $name } poddaje partię
table-said-caretaker = { $name } ma zastępstwo
table-said-return = { $name } wraca

## Czat

table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-say = Powiedz coś
table-chat-send = Wyślij
table-chat-silent = Kto ogląda, rozmawia znowu po partii.
table-chat-nobody = Usiądź, żeby dołączyć do rozmowy.
table-chat-gone = były gracz
table-chat-unread = { $count ->
    [one] 1 nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}

## Menu

table-take-back-step = Cofnij mój ostatni krok
table-take-back-turn = Cofnij moją ostatnią turę
table-take-back-alone = Grasz tylko z botami: stanie się to od razu i zostanie w przebiegu.
table-take-back-consent = Wszyscy muszą się zgodzić. Zostanie to w przebiegu.
table-pause = Poproś o przerwę
table-leave = Odejdź
table-leave-sure = Do twojego powrotu będzie grać zastępstwo. Miejsce nadal jest twoje.
table-resign = Poddaj partię
table-resign-sure = Bot dogra za ciebie do końca, a ty zajmiesz ostatnie miejsce. Tego nie da się cofnąć.
table-rules = Zasady gry
table-other-device = Graj dalej na innym urządzeniu
table-reminders = Przypomnienia

## Urlop

table-vacation = Urlop
table-vacation-about = W te dni twój czas stoi. Ubywa przy tym dni urlopu, które każdy ma przy tym stole, i to tylko wtedy, gdy gra czeka na ciebie. Inni zobaczą, że cię nie ma, dopiero gdy urlop się zacznie.
table-vacation-bank = { $count ->
    [0] Nie masz tu już ani jednego pełnego dnia urlopu.
    [one] Masz tu jeszcze 1 dzień urlopu.
    [few] Masz tu jeszcze { $count } dni urlopu.
    [many] Masz tu jeszcze { $count } dni urlopu.
   *[other] Masz tu jeszcze { $count } dnia urlopu.
}
table-vacation-declared = Urlop: od { $first } do { $last }.
table-vacation-first = Pierwszy dzień
table-vacation-last = Ostatni dzień
table-vacation-save = Weź urlop
table-vacation-end = Odwołaj
table-vacation-saved = W te dni twój czas stoi.
table-vacation-ended = Urlop został odwołany.

## Podpowiedź

table-hint = Podpowiedź
table-hint-title = Najlepsze propozycje bota
table-hint-thinks = Bot myśli…
table-hint-only = Nic innego nie można zrobić.
table-hint-best = Twoje szanse wyniosłyby { $share }, a przy drugiej propozycji { $next }.
table-hint-best-alike = Twoje szanse wyniosłyby { $share }, mniej więcej tyle co przy drugiej propozycji.
table-hint-other = Twoje szanse wyniosłyby { $share }, o { $behind } mniej niż przy najlepszej.
table-hint-other-alike = Twoje szanse wyniosłyby { $share }, mniej więcej tyle co przy najlepszej.
table-hint-take = Tak zrób

## Planowanie z wyprzedzeniem

table-ahead = Zaplanuj z wyprzedzeniem
table-ahead-title = Planujesz z wyprzedzeniem, widzisz to tylko ty.
table-ahead-waits = O dalszym ciągu zdecyduje los.
table-ahead-leave = Zakończ planowanie
table-ahead-turn = Twoja kolej.
table-ahead-lay = Rozłóż mój plan
table-ahead-none = Stąd nie ma czego planować.

## Podsumowanie nieobecności

table-recap = Pod twoją nieobecność
table-recap-progress = Ile już pokazano
table-recap-all = Pokaż wszystko
table-recap-skip = Pomiń
table-recap-again = Jeszcze raz
table-recap-end = Przejdź do gry

## Koniec

table-over = Koniec partii
table-over-counting = Punktacja końcowa
table-over-begin = Liczymy punkty…
table-won = { $count ->
    [one] Wygrywa { $names }
    [few] Wspólnie wygrywają: { $names }
    [many] Wspólnie wygrywają: { $names }
   *[other] Wspólnie wygrywają: { $names }
}
table-over-resigned = Poddana partia, więc za wszystkimi innymi: { $names }
table-won-mine = Wygrywasz!
table-result = Wynik
table-breakdown = Punkty według źródeł
table-total = Razem
table-place = Miejsce
table-place-number = { $place }.
table-chart = Punkty w trakcie partii
table-chart-loading = Czytamy przebieg partii…
table-rematch = Rewanż
table-rematch-join = Do rewanżu
table-rematch-other = Teraz { $game }
table-rematch-join-other = Teraz { $game }
table-rematch-watch = Oglądaj następną partię
table-replay = Odtwórz partię
table-analysis = Analiza

## Pomoc

table-help = Klawisze i pomoc
table-help-draft = Tura jest szkicem: próbuj, cofaj i potwierdź raz. Tego, co dobierzesz lub odkryjesz, nie cofniesz bez zgody innych.
table-key-confirm = potwierdź
table-key-undo = cofnij jeden krok
table-key-drop = odłóż to, co trzymasz, a jeśli nic nie trzymasz, zacznij turę od nowa
table-key-arrows = poruszaj się po planszy
table-key-hint = podpowiedź
table-key-help = ta pomoc

## Poczekalnia

table-listed = wśród wolnych stołów
table-by-link = tylko przez link
table-room-title = Kto gra?
table-room-missing = { $count ->
    [0] Wszystkie miejsca są zajęte. Partia się zaczyna…
    [one] Brakuje jeszcze jednej osoby, potem partia zacznie się sama.
    [few] Brakuje jeszcze { $count } osób, potem partia zacznie się sama.
    [many] Brakuje jeszcze { $count } osób, potem partia zacznie się sama.
   *[other] Brakuje jeszcze { $count } osoby, potem partia zacznie się sama.
}
table-room-you = to ty
table-room-open = czeka na kogoś
table-room-invited = z zaproszeniem
table-room-bot = Posadź tu bota
table-room-bot-for = Bot na miejsce { $seat }
table-room-remove-bot = Usuń: { $name }
table-room-send-away = Odeślij: { $name }
table-room-send-away-sure = Miejsce znów będzie wolne. Odesłana osoba nie będzie mogła ponownie usiąść przy tym stole.
table-room-send-away-do = Odeślij
table-room-sent-away = Gospodarz odesłał cię od tego stołu. Wybierz inny.
table-room-shuffle = Na początku miejsca zostaną wymieszane.
table-reminders-room = Włącz przypomnienia o swoim ruchu
table-terms = Inaczej niż zwykle
table-terms-own = własny plik
table-room-full = Wszystkie miejsca są zajęte. Możesz zostać i oglądać.
table-room-accept = Przyjmij
table-room-decline = Odrzuć zaproszenie
table-room-leave = Odejdź od stołu
table-share = Udostępnij link
table-share-hint = Kto go otworzy, może usiąść do gry: wystarczy pseudonim, nikt nie potrzebuje konta.
table-share-watch = Kto go otworzy, może oglądać. Kto tu siedzi i zgubił stół, znajdzie go dzięki niemu.
table-share-alone = Ten link otworzy tylko ten komputer: serwer nie przyjmuje innych. Aby inni w twojej sieci mogli dołączyć, uruchom go poleceniem „{ $make }” lub „{ $serve }”.
table-share-qr = Kod QR linku
table-share-link = Link do stołu
table-share-copy = Kopiuj
table-share-send = Wyślij
table-share-copied = Link jest w schowku.
table-share-text = Zagraj ze mną
table-ready = Gotowe
