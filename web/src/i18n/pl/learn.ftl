# Nauka: lista lekcji, strona lekcji i rama zasad.

learn-title = Ucz się, grając
learn-about = Od razu zagraj w prawdziwej pozycji. Każda lekcja mówi jedną rzecz naraz, a gdy czegoś nie można, wyjaśnia dlaczego.
learn-games = Gry
learn-minutes = { $minutes ->
    [one] około minuty
    [few] około { $minutes } minut
    [many] około { $minutes } minut
   *[other] około { $minutes } minuty
}
learn-begin = Zacznij
learn-resume = Kontynuuj
learn-repeat = Jeszcze raz
learn-state-done = Ukończona
learn-rules = Zasady
learn-rules-open = Przeczytaj zasady
learn-play = Zagraj z botem
learn-failed = Nie udało się wczytać lekcji.
learn-lesson-failed = Nie udało się wczytać tej lekcji.

learn-you = Ty
learn-exit = Zakończ lekcję
learn-back = Krok wstecz
learn-next = Dalej
learn-continue = Dalej
learn-understood = Rozumiem
learn-show = Pokaż mi
learn-again = Jeszcze raz
learn-step = Krok { $step } z { $steps }
learn-well-done = Świetnie!
learn-aside = To byłoby dozwolone. Najpierw jednak zrób to, o czym jest ten krok.
learn-result = Wynik
learn-to-lessons = Wszystkie lekcje
learn-next-lesson = Następna lekcja: { $title }
learn-start-over = Od początku
