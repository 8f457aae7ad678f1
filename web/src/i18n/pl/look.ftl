# Rama wokół wszystkich stron i części, z których są zbudowane.

look-skip = Przejdź do treści
look-home = Waldbach, strona główna
look-nav = Strony
look-nav-play = Graj
look-nav-lobby = Wolne stoły
look-nav-mine = Moje stoły
look-nav-learn = Nauka
look-menu = Menu
look-language = Język
look-theme = Motyw
look-theme-system = Jak w systemie
look-theme-light = Jasny
look-theme-dark = Ciemny
look-settings = Ustawienia
look-account = Konto
look-account-guest = { $name } (gość)
look-sign-in = Zaloguj się
look-nicknames = Sowa, Borsuk, Ślimak, Żółw, Salamandra, Dzięcioł, Motyl, Jeż, Wydra, Zimorodek

look-close = Zamknij
look-cancel = Anuluj
look-retry = Spróbuj ponownie
look-reload = Wczytaj ponownie
look-loading = Chwileczkę…
look-notes = Powiadomienia
look-unreachable = Nie można połączyć się z serwerem. Nic nie przepadło; spróbuj ponownie za chwilę.
look-offline = Nie masz połączenia z siecią. Twoje gry czekają na serwerze; gdy wrócisz do sieci, wszystko ruszy dalej samo.
look-trouble = Coś poszło nie tak po drodze ({ $status }). Spróbuj ponownie.
look-page-failed = Nie udało się otworzyć tej strony.
look-page-failed-hint = Być może nie ma połączenia albo jest już nowsza wersja.
look-fault = Coś poszło nie tak.
look-fault-hint = Twoje gry są bezpieczne na serwerze. Wczytaj stronę ponownie, aby grać dalej.
look-not-found = Pod tym adresem nic nie ma.
look-not-found-hint = Może link jest stary albo zgubiła się w nim jakaś litera.
look-to-home = Do strony głównej
look-rule = Zasada { $rule }

look-chart-table = Pokaż jako tabelę
look-chart-chart = Pokaż jako wykres
look-copy-failed = Nie udało się skopiować. Zaznacz tekst i skopiuj go ręcznie.
