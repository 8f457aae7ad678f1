# Die Seiten rund um den Tisch: Start, neuer Tisch, Lobby, meine Tische.

home-heading = Lass das Tal wachsen
home-lead = Naturbrettspiele mit Freunden oder Bots. Sofort und ohne Konto.

## Sofort spielen

home-play = Jetzt spielen
home-play-busy = Der Plan wird ausgelegt …
home-play-hint = { $game } gegen { $bot }
home-play-game = Welches Spiel?
home-play-level = Wie stark ist der Bot?
home-level-seed = Samen
home-level-sprout = Keimling
home-level-sapling = Setzling
home-level-tree = Baum
home-level-forest = Wald
home-bot-seed = Freundlich und neu dabei: übersieht viel, verschätzt sich auch.
home-bot-sprout = Übersieht ab und zu etwas.
home-bot-sapling = Wägt jeden Zug ab, schaut aber kaum voraus.
home-bot-tree = Denkt ein wenig voraus.
home-bot-forest = Am stärksten: denkt bis zu einer Sekunde voraus.
home-bot-name = { $level } (Bot)

## Freunde

home-friends = Mit Freunden spielen
home-friends-hint = Eröffne einen Tisch und schick den Link herum. Niemand braucht ein Konto.
home-join-label = Hast du einen Link bekommen?
home-join-placeholder = Link oder Code
home-join = Zum Tisch
home-join-wrong = Das sieht nicht nach dem Link eines Tisches aus. Er endet mit „/tables/“ und 16 Buchstaben und Ziffern.

## Meine Tische in Kürze

home-mine = Meine Tische
home-mine-all = Alle meine Tische
home-your-turn = Du bist am Zug
home-go-on = Weiterspielen
home-waits-for = Am Zug: { $names }
home-waits-invited = Eingeladen: { $names }
home-invited = Du bist eingeladen
home-asked = Andere warten auf deine Antwort
home-paused = Pause
home-to-table = Zum Tisch
home-waits-open = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
home-left = Noch { $span }
home-left-bank = Deine Zugzeit ist um; noch { $span } Urlaub
home-left-none = Die Zeit ist um: Eine Vertretung spielt, bis du wieder da bist
home-care = Eine Vertretung spielt für dich: Komm zurück
home-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
home-former = nicht mehr dabei
home-you = du
home-free-seat = frei
home-rated = Gewertet
home-study = Aus einer Stellung
home-place = { $place ->
    [1] Gewonnen
   *[other] Platz { $place }
}
home-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

## Die Lobby in Kürze

home-lobby = Offene Tische
home-lobby-all = Alle offenen Tische
home-lobby-none = Gerade wartet kein Tisch auf Mitspielende.
home-lobby-invite = Einen eröffnen
home-sit = Platz nehmen
home-watch = Zuschauen

## Lernen

home-learn = Spielend lernen
home-learn-text = Eine begleitete erste Partie, etwa zehn Minuten lang. Eine Regel nach der anderen, an einem echten Tisch; was nicht geht, wird erklärt.
home-learn-go = Anfangen
home-rules = Regeln
home-workshop = Werkstatt

## Dank

home-credits = Waldbach ist inoffiziell: eigene Worte, eigene Pläne, eigene Karten, eigene Zeichnungen.

## Zustände

home-more = Mehr zeigen
home-scene = Ein Bach schlängelt sich durch ein grünes Tal mit Kiefern und Eichen

## Ein Name für Gäste

home-name = Dein Name
home-name-hint = So heißt du hier für die anderen. Du kannst ihn jederzeit ändern.

## Neuer Tisch

home-new = Neuer Tisch
home-new-lead = Die Vorgaben passen für einen Abend mit Freunden.
home-new-game = Spiel
home-new-seats = Wer spielt?
home-new-seat = Platz { $seat }
home-new-seat-me = Ich
home-new-seat-open = Jemand mit dem Link
home-new-seat-bot = Bot: { $level }
home-new-add = Platz hinzufügen
home-new-remove = Platz { $seat } entfernen
home-new-seats-hint = { $least } bis { $most } Plätze. Das Spiel beginnt von selbst, sobald niemand mehr fehlt.
home-new-no-me = Du hast keinen Platz und schaust zu.
home-new-shuffle = Plätze zu Beginn auslosen
home-new-pace = Wie schnell?
home-new-privacy = Wer darf den Tisch finden?
home-new-privacy-link = Wer den Link hat
home-new-privacy-link-hint = Nur die, denen du ihn schickst.
home-new-privacy-listed = Alle
home-new-privacy-listed-hint = Er steht auch unter „Offene Tische“.
home-new-rated = Zählt für die Wertung
home-new-rated-account = Die Wertung ist für Konten: Leg zuerst eines an, deine Spiele behältst du.
home-new-rated-bots = Gewertet wird nur unter Menschen: Ersetze zuerst die Bots.
home-new-rated-own = Wertungen gibt es für Partien mit dem, was alle kennen, nicht mit Eigenem.
home-new-rated-hint = Nur wer ein Konto hat, kann sich setzen.
home-new-options = Feinheiten der Regeln
home-new-options-changed = { $count ->
    [one] 1 geändert
   *[other] { $count } geändert
}
home-new-open = Tisch eröffnen
home-new-start = Spiel beginnen
home-new-open-hint = { $count ->
    [one] Danach bekommst du einen Link für die andere Person.
   *[other] Danach bekommst du einen Link für die { $count } anderen.
}
home-new-start-hint = Kein Platz ist offen, das Spiel beginnt also sofort.
home-new-busy = Einen Moment …

## Tempo

home-pace-none = Ohne Uhr
home-pace-none-hint = Alle nehmen sich die Zeit, die sie brauchen.
home-pace-live = Live
home-pace-live-hint = Ein Zeitvorrat für das ganze Spiel und ein Zuschlag für jeden Zug. Wer keine Zeit mehr hat, wird bis zur Rückkehr vertreten.
home-pace-days = Über Tage
home-pace-days-hint = Eine Frist für jeden Zug. Sie läuft für alle nur in ihren persönlichen Stunden; Nächte und freie Tage kosten also keine Zeit.
home-pace-hours = Deine persönlichen Stunden
home-pace-live-short = { $minutes } Min. + { $seconds } Sek.
home-pace-days-short = { $turn } pro Zug
home-pace-bank = { $days } Urlaub
home-pace-other = Anders
home-pace-minutes = Minuten für das Spiel
home-pace-seconds = Sekunden für jeden Zug
home-pace-turn = Stunden für jeden Zug
home-pace-days-bank = Urlaubstage

## Lobby

home-lobby-title = Offene Tische
home-lobby-lead = Tische, an die sich alle setzen dürfen.
home-lobby-game = Spiel
home-lobby-pace = Tempo
home-lobby-all-games = Alle Spiele
home-lobby-all-paces = Jedes Tempo
home-lobby-free-only = Nur mit freiem Platz
home-lobby-empty = Im Tal ist es gerade still
home-lobby-empty-text = Kein Tisch wartet auf Mitspielende. Eröffne einen, der hier steht, oder spiel inzwischen gegen einen Bot.
home-lobby-nothing-fits = Kein Tisch passt zu deiner Auswahl.
home-lobby-show-all = Alle Tische zeigen
home-lobby-updated = Die Liste erneuert sich von selbst.
home-lobby-host = Dein Tisch
home-find-title = Jemanden zum Spielen finden
home-find-game = Was gespielt wird
home-find-text = Zu zweit und live, { $pace }: Du setzt dich zu jemandem, der dasselbe spielen möchte, oder wartest, bis jemand kommt; dein Tisch steht so lange in dieser Liste.
home-find = Suchen

## Meine Tische

home-mine-title = Meine Tische
home-mine-playing = Laufende Spiele
home-mine-open = Warten auf Mitspielende
home-mine-finished = Beendet
home-mine-nobody = Hier ist noch niemand angemeldet
home-mine-nobody-text = Sobald du gespielt hast, stehen hier deine Tische. Wenn du ein Konto oder einen Rückkehr-Link hast, melde dich an.
home-mine-sign-in = Anmelden
home-mine-none = Noch keine Spiele
home-mine-none-text = Spiel mit einem Tipp gegen einen Bot oder eröffne einen Tisch für Freunde.
home-mine-replay = Nachspielen
home-mine-closed = Geschlossen
home-import = Spieldatei importieren
home-import-text = Ein Spiel, das hier oder anderswo exportiert wurde, wird als beendeter Tisch aufgehoben: zum Nachspielen und Analysieren.
home-import-choose = Datei auswählen
home-import-busy = Das Spiel wird gelesen …
