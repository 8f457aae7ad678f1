# Teksty gry „Łąka trzmieli”. Każdy klucz zaczyna się od nazwy gry; en, de i pl mają te same klucze.

hummelwiese-title = Łąka trzmieli
hummelwiese-about = Siej kwiaty obok im podobnych i jak najwięcej gatunków wokół swojego tajnego gniazda.

# --- nowy stół: opcje i ich wartości

hummelwiese-option-mode = wielkość łąki
hummelwiese-value-mode-small = mała, 4 × 4
hummelwiese-value-mode-large = duża, 5 × 5

# --- nazwy

hummelwiese-name-poppy = mak
hummelwiese-name-cornflower = chaber
hummelwiese-name-thyme = tymianek
hummelwiese-name-buttercup = jaskier
hummelwiese-name-nest = gniazdo
hummelwiese-name-neighbours = sąsiedzi
hummelwiese-name-hidden = ukryte
hummelwiese-grid = Łąka
hummelwiese-fact-turn = ruch
hummelwiese-fact-turns = liczba ruchów
hummelwiese-fact-bag = nasiona w woreczku
hummelwiese-fact-seed = nasiono
hummelwiese-fact-nest = gniazdo
hummelwiese-source-neighbours = sąsiedzi
hummelwiese-source-nest = gniazdo
hummelwiese-count-kinds = gatunki przy gnieździe
hummelwiese-study-flowers = Kwiaty

# --- co trzeba zrobić, co można zrobić

hummelwiese-ask-corners = W rogach wyrastają kwiaty.
hummelwiese-ask-nests = Wybierz pole na swoje gniazdo. Nikt inny go nie zobaczy.
hummelwiese-ask-draw = Losowane jest nasiono.
hummelwiese-ask-sow = Zasiej nasiono na wolnym polu.
hummelwiese-ask-show = Gniazda wychodzą na jaw.
hummelwiese-ask-over = Gra skończona.
hummelwiese-verb-nest = zbuduj gniazdo
hummelwiese-verb-sow = zasiej

# --- co się stało; z przodu stoi, kto to zrobił

hummelwiese-event-grown = { $flower } wyrasta na { $space }
hummelwiese-event-nested = ma już wybrane gniazdo
hummelwiese-event-nested-here = gniazdo na { $space }
hummelwiese-event-drawn = losuje { $flower }
hummelwiese-event-sown = sieje { $flower } na { $space }
hummelwiese-event-points =
    { $points ->
        [one] { $points } punkt ({ $source })
        [few] { $points } punkty ({ $source })
        [many] { $points } punktów ({ $source })
       *[other] { $points } punktu ({ $source })
    }
hummelwiese-event-shown = gniazdo było na { $space }

# --- odmowy i błędy

hummelwiese-refusal-game-over = Gra jest skończona.
hummelwiese-refusal-not-your-turn = To nie twój ruch.
hummelwiese-refusal-chance-only = „{ $word }” nie należy do graczy: nasiona i gniazda wychodzą na jaw same.
hummelwiese-refusal-wrong-step = „{ $word }” teraz nie pasuje: najpierw wszyscy wybierają gniazda, potem się sieje.
hummelwiese-refusal-outside = „{ $word }” leży poza łąką.
hummelwiese-refusal-taken = Tam już coś rośnie: „{ $word }” wymaga wolnego pola.
hummelwiese-refusal-not-an-outcome = „{ $word }” nie może się teraz zdarzyć.
hummelwiese-word = „{ $word }” nie jest słowem tej gry. Słowa wyglądają tak: { $forms }. Kwiaty: { $flowers }.
hummelwiese-number = Nie ma akcji { $number }. Akcje mają numery od 0 do { $most }.
hummelwiese-position = Wiersz { $line } pozycji jest błędny. Oczekiwano: { $right }.

# --- terminal

hummelwiese-seat = Trzmiel { $seat }
hummelwiese-turn-of = ruch { $turn } z { $turns }
hummelwiese-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
hummelwiese-kinds = gatunki
hummelwiese-legend-target = wolne, teraz możliwe
hummelwiese-legend-nest = gniazdo trzmiela 1

# --- zasady według numerów

hummelwiese-rule-H-1 = Łąka ma 4 × 4 pola, duża 5 × 5. W woreczku są nasiona maku, chabra, tymianku i jaskra: po pięć, a na dużą łąkę po siedem.
hummelwiese-rule-H-2 = Przed grą losuje się cztery nasiona. Wyrastają w czterech rogach.
hummelwiese-rule-H-3 = Potem wszyscy jednocześnie i w tajemnicy wybierają pole na swoje gniazdo. Może to być każde pole, także takie, na którym coś rośnie, a kilka gniazd może leżeć na tym samym. Kto już wybrał, może zmienić wybór, dopóki nie wybiorą wszyscy. Gniazda nikomu nie przeszkadzają.
hummelwiese-rule-H-4 = Zaczyna pierwsze miejsce, potem następne po kolei. W twoim ruchu losuje się z woreczka nasiono, a ty siejesz je na dowolnym wolnym polu.
hummelwiese-rule-H-5 = Daje to punkt za każdego sąsiada tego samego gatunku. Sąsiedzi leżą na północ, wschód, południe i zachód.
hummelwiese-rule-H-6 = Gra kończy się, gdy wolnych pól nie starcza już na całą rundę: wszyscy mieli tyle samo ruchów.
hummelwiese-rule-H-7 = Wtedy gniazda wychodzą na jaw. Twoje daje dwa punkty za każdy gatunek kwiatu, który rośnie na jego polu i na polach sąsiednich.
hummelwiese-rule-H-8 = Wygrywa ten, kto ma najwięcej punktów. Kto ma ich tyle samo, dzieli miejsce.
