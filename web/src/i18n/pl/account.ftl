# Konto, osoby i linki, które prowadzą z powrotem.

account-title = Konto
account-nobody = Wejdź
account-nobody-text = Nikt nie potrzebuje konta: kto gra, jest gościem w tej przeglądarce. Konto zabiera twoje gry na każde urządzenie.
account-closed = Na tym serwerze nie ma kont. Link powrotny i tak przywróci cię na każdym urządzeniu.

account-kind-guest = Gość
account-kind-account = Konto
account-kind-bot = Bot
account-guest-text = Jesteś gościem w tej przeglądarce. Gdy jej dane zostaną usunięte, twoje miejsca przepadną; zapobiega temu konto albo link powrotny.
account-login = Login
account-login-hint = Od 3 do 32 znaków: a do z, 0 do 9, kropka, łącznik, podkreślenie.
account-password = Hasło
account-password-hint = Co najmniej 8 znaków.
account-password-show = Pokaż
account-password-hide = Ukryj
account-now-signed-in = Witaj, { $name }!

account-make = Załóż konto
account-make-text = Zachowasz swoje imię, miejsca i gry.
account-make-do = Załóż konto
account-made = Konto jest założone. Możesz teraz logować się na każdym urządzeniu.
account-sign-in = Zaloguj się
account-sign-in-text = Miejsca, które masz jako gość, przejdą na konto.
account-sign-in-do = Zaloguj się
account-sign-in-passkey = Zaloguj się kluczem dostępu
account-or = lub
account-forgotten = Nie pamiętasz hasła?
account-forgotten-text = Jeśli jakieś konto ma ten potwierdzony adres, wyślemy tam wiadomość z linkiem.
account-forgotten-do = Wyślij link
account-forgotten-done = Jeśli istnieje konto z tym adresem, wiadomość jest już w drodze. Link w niej działa przez godzinę.
account-mail-address = Adres e-mail
account-sign-out = Wyloguj się
account-sign-out-guest = Wylogować się na dobre?
account-sign-out-guest-text = Jesteś gościem bez linku powrotnego. Po wylogowaniu nikt nie przywróci twoich miejsc i gier.
account-sign-out-anyway = Wyloguj mimo to
account-signed-out = Wylogowano.

account-passkeys = Klucze dostępu
account-passkeys-text = Zamiast hasłem zaloguj się palcem, twarzą lub kodem PIN urządzenia.
account-passkeys-none = Jeszcze żadnego.
account-passkey-add = Dodaj klucz dostępu
account-passkey-added = Klucz dostępu jest gotowy.
account-passkey-remove = Usuń klucz dostępu „{ $name }”
account-passkey-used = Ostatnio użyty { $when }
account-passkey-unused = Jeszcze nieużywany
account-passkey-cancelled = Przerwano to na urządzeniu. Nic się nie zmieniło.
account-passkey-unable = Ta przeglądarka nie obsługuje kluczy dostępu albo nie pod tym adresem.

account-recovery = Link powrotny
account-recovery-text = Ten link prowadzi do twoich miejsc przy stole: na każdym urządzeniu, przez rok. Kto go ma, może grać jako ty. Strzeż go jak klucza, w menedżerze haseł albo w notatce dla siebie.
account-recovery-until = Masz link powrotny. Działa do { $day }. Nie można go pokazać drugi raz, tylko zastąpić nowym.
account-recovery-make = Utwórz link powrotny
account-recovery-renew = Utwórz nowy
account-recovery-end = Unieważnij link
account-recovery-ended = Link już nie działa.
account-recovery-copy = Kopiuj link
account-recovery-copied = Skopiowano
account-recovery-once = Jest pokazywany tylko teraz. Aby grać dalej na telefonie, zeskanuj poniższy kod jego aparatem albo wyślij link do siebie.
account-recovery-qr = Kod QR linku powrotnego
account-copy = Kopiuj

account-password-change = Zmień hasło
account-password-present = Obecne hasło
account-password-new = Nowe hasło
account-password-change-text = Inne przeglądarki zostaną wylogowane; tokeny konta i link powrotny przestaną działać.
account-password-changed = Hasło zostało zmienione.

account-mail = Adres e-mail
account-mail-text = Na przypomnienia i na nowe hasło, gdy swoje zapomnisz.
account-mail-waiting = Wiadomość na adres { $mail } jest już w drodze. Adres zacznie działać, gdy otworzysz link, który w niej jest.
account-mail-now = Adres { $mail } jest potwierdzony.
account-mail-save = Zapisz adres
account-mail-remove = Usuń adres
account-mail-removed = Adres został usunięty.
account-mail-password = Twoje hasło (tuż po zalogowaniu niepotrzebne)

account-sessions = Zalogowane przeglądarki
account-sessions-text = Przeglądarki, w których działa twoje konto.
account-session-here = Ta przeglądarka
account-session-used = Ostatnio użyta { $when }
account-session-end = Wyloguj „{ $name }”
account-session-end-short = Wyloguj
account-sessions-end-others = Wyloguj wszystkie inne
account-sessions-ended = { $count ->
    [0] Żadna inna przeglądarka nie była zalogowana.
    [one] Wylogowano 1 przeglądarkę.
    [few] Wylogowano { $count } przeglądarki.
    [many] Wylogowano { $count } przeglądarek.
   *[other] Wylogowano { $count } przeglądarki.
}

account-bots = Boty i tokeny
account-bots-text = Dla programów, które grają same. Bot jest osobną osobą z imieniem i rankingiem; z tokenem program działa jako ten bot.
account-bots-docs = Opis interfejsu
account-bots-none = Jeszcze żadnych botów.
account-bot-name = Imię bota
account-bot-make = Utwórz bota
account-bot-remove = Usuń bota „{ $name }”
account-tokens-none = Jeszcze żadnych tokenów.
account-token-name = Nazwa tokenu
account-token-for = Dla
account-token-for-me = Moje konto
account-token-days = Dni
account-token-make = Utwórz token
account-token-remove = Unieważnij token „{ $name }”
account-token-until = Działa do { $day }
account-token-once = Widać go tylko ten jeden raz. Skopiuj go teraz.

account-delete = Usuń wszystko
account-delete-text = Imię, login, hasło, ustawienia, rankingi, boty: wszystko zostanie usunięte na zawsze. Gry z innymi zostaną, bez twojego imienia.
account-delete-do = Usuń mnie
account-delete-sure = Usunąć na zawsze: { $name }?
account-delete-yes = Tak, usuń wszystko
account-deleted = Wszystko usunięte. Wszystkiego dobrego!

account-ratings = Ranking
account-ratings-none = Jeszcze żadnych gier na ranking. Każdy zaczyna od 1000.
account-ratings-games = { $count ->
    [one] 1 gra na ranking
    [few] { $count } gry na ranking
    [many] { $count } gier na ranking
   *[other] { $count } gry na ranking
}
account-history-go = Wszystkie moje stoły

account-person-gone = Były gracz
account-person-gone-text = Ta osoba odeszła.
account-person-you = To ty.
account-ladder = Ranking: { $game }
account-ladder-none = Nikt jeszcze nie zagrał na ranking.
account-ladder-place = Miejsce
account-ladder-name = Imię
account-ladder-points = Punkty
account-ladder-games = Gry

account-recover-title = Witaj ponownie
account-recover-busy = Szukamy twojego miejsca…
account-recover-done = Znowu jesteś: { $name }.
account-recover-other = Tutaj jesteś kimś innym
account-recover-other-text = Kontynuuj tylko wtedy, gdy to twój własny link.
account-recover-replace = Kontynuuj z linkiem
account-recover-stay = Pozostań: { $name }
account-recover-bad = Ten link nie działa
account-recover-no-secret = Link nie jest pełny. Skopiuj go jeszcze raz, ze wszystkim, co stoi za znakiem #.
account-to-mine = Do moich stołów

account-confirm-title = Adres e-mail
account-confirm-busy = Potwierdzamy…
account-confirm-done = Adres jest potwierdzony
account-confirm-done-text = Przypomnienia i nowe hasła mogą teraz do ciebie dotrzeć.

account-reset-title = Nowe hasło
account-reset-text = Wybierz nowe hasło. Wszystkie inne przeglądarki zostaną przy tym wylogowane.
account-reset-do = Ustaw hasło
account-reset-done = Nowe hasło działa, logowanie się udało.
