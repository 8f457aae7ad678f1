# Powtórka i analiza.

replay-title = Powtórka
replay-back = Do stołu
replay-loading = Pobieram partię…
replay-failed = Tej partii nie można pokazać.
replay-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
replay-again = Spróbuj ponownie
replay-running = Partia jeszcze trwa. Widzisz ją ze swojego miejsca; reszta odkryje się na końcu.

## Going through the game

replay-controls = Przeglądanie partii
replay-start = Na początek
replay-previous-turn = O turę wstecz
replay-previous = O krok wstecz
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-next = O krok dalej
replay-next-turn = O turę dalej
replay-end = Na koniec
replay-move = Krok
replay-at = Krok { $number } z { $last }
replay-at-turn = Krok { $number } z { $last }, tura: { $name }
replay-at-start = Przed pierwszym krokiem
replay-speed = Tempo
replay-speed-value = { $speed }×
replay-link-hint = Kopiuj link do tego kroku
replay-link-copied = Link do tego kroku jest w schowku.
replay-link-failed = Nie udało się skopiować linku. Znajdziesz go w pasku adresu.
replay-keys = Klawisze: ← → krok, Shift z ← → tura, Home i End, spacja odtwarza
replay-eyes = Widok
replay-eyes-all = Wszystko odkryte
replay-eyes-spectator = Widz
replay-board = Plansza

## Beside the board

replay-panels = Obok planszy
replay-tab-moves = Kroki
replay-tab-players = Gracze
replay-tab-analysis = Analiza
replay-tab-more = Plik
replay-moves = Wszystkie kroki
replay-setup = Przygotowanie
replay-turn-of = Tura { $turn }: { $name }
replay-turning-mark = Tu odwróciły się losy partii

## Analysis

replay-analysis-offer = Bot przejdzie całą partię i oceni każdą decyzję według tego, co gracz mógł wtedy wiedzieć. Potrwa to około minuty.
replay-analysis-begin = Przeanalizuj partię
replay-analysis-underway = Bot myśli…
replay-analysis-progress = Ocenione decyzje: { $done } z { $of }
replay-analysis-not-over = Analiza jest możliwa po końcu partii: wcześniej zdradziłaby sekrety.
replay-chances = Szanse w trakcie partii
replay-chances-hint = Czego mógł się spodziewać każdy gracz, zwycięstwo i punkty razem, tak jak widział to bot.
replay-turning = Gdzie odwróciły się losy partii
replay-turning-none = Właściwie nigdzie: szanse prawie się nie zmieniały.
replay-turning-rises = { $name }: wzrost z { $from } do { $to }
replay-turning-falls = { $name }: spadek z { $from } do { $to }
replay-turning-lead = { $name } wychodzi na prowadzenie
replay-choice = Ostatnia decyzja
replay-choice-of = Krok { $number }: { $name }
replay-choice-none = Tu nie było nic do wyboru.
replay-choice-waiting = Ta decyzja nie jest jeszcze oceniona.
replay-played = Zagrano
replay-bot = Wybór bota
replay-quality-best = Bot zagrałby tak samo.
replay-quality-good = Równie dobrze jak wybór bota.
replay-quality-slip = Trochę mniej, niż było można.
replay-quality-mistake = Kosztowna decyzja.
replay-reason = Z tym wyborem { $name } może liczyć na { $best } zamiast { $played }.
replay-reason-same = W obu wypadkach { $name } może liczyć na { $played }.
replay-show = Pokaż na planszy
replay-show-before = Zobacz pozycję przed tym krokiem
replay-why = Dlaczego

## Going on from here

replay-fork = Graj dalej stąd
replay-fork-title = Graj dalej od kroku { $number }
replay-fork-text = Nowy stół zacznie się od tej pozycji. Dawna partia pozostanie taka, jaka była.
replay-fork-seat = Miejsce { $seat }, wcześniej: { $name }
replay-fork-me = Ja
replay-fork-open = Ktoś z linkiem
replay-fork-bot = Bot: { $level }
replay-fork-begin = Otwórz stół
replay-fork-cancel = Anuluj
replay-fork-over = Tu partia już się skończyła: cofnij się o kilka kroków, żeby grać dalej.

## File and deal

replay-file = Partia jako plik
replay-file-text = Zwykły tekst ze wszystkimi krokami. Można go zachować, przeczytać i wczytać na dowolnym serwerze Waldbach.
replay-file-get = Zapisz plik
replay-file-later = Plik będzie dostępny po końcu partii: zawiera to, czego inni nie mogą jeszcze wiedzieć.
replay-deal = Czy rozdanie było uczciwe?
replay-deal-text = Cały los był ustalony przed pierwszym dobraniem i związany z tym skrótem, który od początku widzieli wszyscy. Teraz sekret jest ujawniony i każdy może sam odtworzyć wszystkie dobrania.
replay-deal-hash = Skrót
replay-deal-later = Po końcu partii sekret tego skrótu zostanie ujawniony i będzie można go sprawdzić.
replay-deal-none = Rozdania tej partii nie ustalono z góry, więc nie ma czego sprawdzać.
replay-deal-check = Sprawdź skrót
replay-deal-holds = Zgadza się: z sekretu w pliku wynika dokładnie ten skrót.
replay-deal-broken = Nie zgadza się: z sekretu w pliku wynika inny skrót.
replay-deal-unsealed = W pliku nie ma sekretu do sprawdzenia.
replay-deal-unable = Ta przeglądarka liczy skróty tylko przez bezpieczne połączenie. Sprawdź plik poleceniem poniżej.
replay-deal-command = Każde dobranie sprawdza to polecenie:
