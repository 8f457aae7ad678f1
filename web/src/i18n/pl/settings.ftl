# Ustawienia osoby.

settings-title = Ustawienia
settings-lead = Zmiany działają od razu.
settings-kept-here = Są zachowane w tej przeglądarce. Gdy zaczniesz grać, będą ci towarzyszyć.

settings-look = Wygląd
settings-language = Język
settings-motion = Ruch
settings-motion-on = Włączony
settings-motion-fast = Szybki
settings-motion-off = Wyłączony
settings-motion-hint = „Wyłączony” pokazuje, co się zmieniło, niczego nie poruszając.

settings-name = Imię
settings-name-label = Tak nazywają cię inni
settings-name-hint = Od 1 do 24 znaków. Może się powtarzać.
settings-name-save = Zapisz
settings-name-saved = Od teraz nazywasz się { $name }.

settings-aids = Przy stole: { $game }
settings-aids-hint = Pomoce, które widzisz tylko ty.

settings-reminders = Przypomnienia
settings-reminders-hint = Gdy stół czeka na ciebie, a ciebie przy nim nie ma, możesz się o tym dowiedzieć. Nigdy poza twoimi osobistymi godzinami.
settings-push = Powiadomienia w tej przeglądarce
settings-push-hint = Także wtedy, gdy żadna strona Waldbacha nie jest otwarta.
settings-push-on = W tej przeglądarce powiadomienia są włączone.
settings-push-denied = Tej przeglądarce zabroniono pokazywać powiadomienia z tej strony. Zezwól na nie w jej ustawieniach i spróbuj jeszcze raz.
settings-push-unable = Ta przeglądarka nie może pokazywać stąd powiadomień. Potrzebny jest https, a na niektórych telefonach aplikacja na ekranie głównym.
settings-push-not-offered = Na tym serwerze nie ma powiadomień.
settings-mail = E-maile
settings-mail-hint = Na adres { $mail }
settings-mail-none = Nie masz jeszcze podanego adresu e-mail.
settings-mail-give = Podaj adres
settings-mail-not-offered = Na tym serwerze nie ma poczty.

settings-hours = Osobiste godziny
settings-hours-hint = Przy stołach z terminem na każdą turę czas liczy się tylko wtedy, gdy nie śpisz. Bez osobistych godzin biegnie dzień i noc.
settings-hours-always = Dzień i noc
settings-hours-own = W tych godzinach
settings-hours-zone = Strefa czasowa
settings-hours-from = Od
settings-hours-to = Do
settings-hours-free = Dni wolne
settings-hours-free-hint = Najwyżej cztery. W te dni czas się nie liczy.
settings-hours-short = To mniej niż 6 godzin dziennie. Wybierz dłuższy czas.
settings-hours-length = { $count ->
    [one] 1 godzina dziennie
    [few] { $count } godziny dziennie
    [many] { $count } godzin dziennie
   *[other] { $count } godziny dziennie
}
settings-hours-save = Zapisz godziny
settings-hours-saved = Twoje osobiste godziny obowiązują od następnej tury.

settings-account = Konto
settings-account-guest = Grasz w tej przeglądarce jako gość. Z kontem możesz grać dalej na każdym urządzeniu.
settings-account-nobody = W tej przeglądarce nikt nie jest zalogowany.
settings-account-go = Do konta
