# Lernen: die Liste der Lektionen, die Seite einer Lektion und der Rahmen der Regeln.

learn-title = Spielend lernen
learn-about = Spiel gleich los, in einer richtigen Stellung. Jede Lektion erklärt eins nach dem anderen, auch warum etwas nicht geht.
learn-games = Spiele
learn-minutes = { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}
learn-begin = Anfangen
learn-resume = Weitermachen
learn-repeat = Noch einmal
learn-state-done = Geschafft
learn-rules = Regeln
learn-rules-open = Regeln lesen
learn-play = Gegen einen Bot spielen
learn-failed = Die Lektionen konnten nicht geladen werden.
learn-lesson-failed = Diese Lektion konnte nicht geladen werden.

learn-you = Du
learn-exit = Lektion beenden
learn-back = Einen Schritt zurück
learn-next = Weiter
learn-continue = Weiter
learn-understood = Verstanden
learn-show = Zeig’s mir
learn-again = Noch einmal
learn-step = Schritt { $step } von { $steps }
learn-well-done = Gut gemacht!
learn-aside = Das wäre erlaubt. Mach aber erst das, worum es hier geht.
learn-result = Das Ergebnis
learn-to-lessons = Alle Lektionen
learn-next-lesson = Nächste Lektion: { $title }
learn-start-over = Von vorn
