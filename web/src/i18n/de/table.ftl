# Der Tisch: Warteraum, Partie, Ende. Was nur ein Spiel angeht, steht in dessen Datei.

table-loading = Der Tisch wird gedeckt …
table-not-shown = Dieser Tisch lässt sich nicht zeigen
table-closed = Dieser Tisch ist geschlossen
table-closed-hint = Alle sind gegangen, bevor die Partie begonnen hat.
table-seat = Platz { $seat }
table-seat-open = Freier Platz
table-your-turn = Du bist dran
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Teile des Bildschirms

table-players = Mitspielende
table-board = Spielplan
table-tray = Was du hast
table-bar = Dein Zug und sein Ende
table-side = Verlauf, Gebiete und Chat
table-log = Verlauf
table-chat = Chat
table-menu = Tisch
table-watching = Du schaust zu

## Mitspielende

table-here = hier
table-away = gerade nicht hier
table-care = vertreten
table-resigned = aufgegeben
table-last-move = Letzter Zug:
table-clock = Restzeit
table-clock-low = Wenig Zeit
table-clock-away = Im Urlaub
table-clock-away-mine = Du bist im Urlaub bis einschließlich { $last }
table-clock-bank = Die Zugzeit ist um, jetzt laufen Urlaubstage. Davon übrig:
table-clock-days = { $days } T { $hours } h
table-clock-hours = { $hours } h { $minutes } min
table-clock-minutes = { $minutes } min
table-clock-days-alone = { $days } T
table-clock-hours-alone = { $hours } h

## Bestätigen

table-undo = Einen Schritt zurück
table-reset = Den Zug neu beginnen
table-waits-for = { $count ->
    [0] Einen Moment …
   *[other] Warten auf { $names }
}
table-paused = Der Tisch macht Pause. Keine Uhr läuft.
table-paused-untimed = Der Tisch macht Pause. Niemand kann ziehen.
table-resume = Weiterspielen
table-care-mine = Du wirst gerade vertreten. Dein Platz bleibt deiner.
table-come-back = Ich bin zurück
table-warn-back = Überlegen
table-warn-anyway = Trotzdem: { $label }
table-warn-silence = Davor nicht mehr warnen
table-not-sent = Das ist nicht beim Server angekommen. Versuch es noch einmal, sobald die Verbindung steht.
table-maybe-sent = Gerade da ist die Verbindung abgerissen. Sieh am Tisch nach, ob es geklappt hat, und versuch es sonst noch einmal.
table-draft-dropped = Inzwischen hat jemand anders gezogen, und dein Entwurf passt nicht mehr. Bitte wähle neu.

## Verbindung

table-line-lost = Die Verbindung ist weg. Nichts geht verloren; sie wird wiederhergestellt …
table-line-signed-out = Du bist abgemeldet. Melde dich wieder an, um weiterzuspielen.
table-line-refused = Diesen Tisch darfst du nicht ansehen.

## Verlauf

table-log-begin = Beginn
table-log-empty = Hier ist noch nichts.
table-log-copy = Als Text kopieren
table-log-copied = Der Verlauf ist in der Zwischenablage.
table-log-show = Was gezeigt wird
table-log-who = Von wem
table-log-all = Alles
table-log-moves = Züge
table-log-points = Punkte
table-log-table = Tisch und Chat
table-log-everybody = Alle

## Absprachen

table-asks-take-back = { $name } möchte einen Zug zurücknehmen
table-asks-pause = { $name } bittet um eine Pause
table-asks-resume = { $name } möchte weiterspielen
table-asked-mine = Du hast gefragt. Warten auf { $names }.
table-ask-yes = Einverstanden
table-ask-no = Ablehnen
table-ask-withdraw = Zurückziehen
table-said-agree = { $name } ist einverstanden
table-said-decline = { $name } lehnt ab
table-said-take-back = Züge wurden zurückgenommen
table-said-pause = Pause
table-said-resume = Es geht weiter
table-said-resign = { $name } gibt auf
table-said-caretaker = { $name } wird vertreten
table-said-return = { $name } ist zurück

## Chat

table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Sag etwas
table-chat-send = Senden
table-chat-silent = Wer zuschaut, redet nach der Partie wieder mit.
table-chat-nobody = Setz dich, um mitzureden.
table-chat-gone = nicht mehr dabei
table-chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}

## Menü

table-take-back-step = Meinen letzten Schritt zurücknehmen
table-take-back-turn = Meinen letzten Zug zurücknehmen
table-take-back-alone = Du spielst nur gegen Bots: Es geschieht sofort und steht im Verlauf.
table-take-back-consent = Alle müssen einverstanden sein. Es steht im Verlauf.
table-pause = Um eine Pause bitten
table-leave = Gehen
table-leave-sure = Du wirst vertreten, bis du zurückkommst. Dein Platz bleibt deiner.
table-resign = Aufgeben
table-resign-sure = Ein Bot spielt deinen Platz zu Ende, und du kommst auf den letzten Platz. Das lässt sich nicht rückgängig machen.
table-rules = Spielregeln
table-other-device = Auf einem anderen Gerät weiterspielen
table-reminders = Erinnerungen

## Urlaub

table-vacation = Urlaub
table-vacation-about = An diesen Tagen steht deine Zeit still. Sie gehen von den Urlaubstagen ab, die alle an diesem Tisch haben, und nur, solange das Spiel auf dich wartet. Die anderen sehen erst ab dem ersten dieser Tage, dass du weg bist.
table-vacation-bank = { $count ->
    [0] Du hast hier keinen ganzen Urlaubstag mehr.
    [one] Du hast hier noch 1 Urlaubstag.
   *[other] Du hast hier noch { $count } Urlaubstage.
}
table-vacation-declared = Du bist weg: { $first } bis { $last }.
table-vacation-first = Erster Tag
table-vacation-last = Letzter Tag
table-vacation-save = Urlaub nehmen
table-vacation-end = Zurücknehmen
table-vacation-saved = An diesen Tagen steht deine Zeit still.
table-vacation-ended = Dein Urlaub ist zurückgenommen.

## Tipp

table-hint = Tipp
table-hint-title = Die besten Vorschläge des Bots
table-hint-thinks = Der Bot überlegt …
table-hint-only = Etwas anderes geht nicht.
table-hint-best = Deine Chancen stünden bei { $share }, beim nächstbesten Vorschlag bei { $next }.
table-hint-best-alike = Deine Chancen stünden bei { $share }, etwa wie beim nächstbesten Vorschlag.
table-hint-other = Deine Chancen stünden bei { $share }, { $behind } unter dem besten.
table-hint-other-alike = Deine Chancen stünden bei { $share }, etwa wie beim besten.
table-hint-take = So machen

## Vorausplanen

table-ahead = Vorausplanen
table-ahead-title = Du planst voraus, nur du siehst es.
table-ahead-waits = Wie es weitergeht, entscheidet der Zufall.
table-ahead-leave = Planen beenden
table-ahead-turn = Du bist am Zug.
table-ahead-lay = Plan auslegen
table-ahead-none = Von hier aus lässt sich nichts planen.

## Rückblick

table-recap = Während du weg warst
table-recap-progress = Wie viel schon gezeigt ist
table-recap-all = Alles zeigen
table-recap-skip = Überspringen
table-recap-again = Noch einmal
table-recap-end = Weiter zum Spiel

## Ende

table-over = Die Partie ist zu Ende
table-over-counting = Schlusswertung
table-over-begin = Die Punkte werden gezählt …
table-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
table-over-resigned = Aufgegeben, darum hinter allen anderen: { $names }
table-won-mine = Du gewinnst!
table-result = Ergebnis
table-breakdown = Punkte nach Herkunft
table-total = Summe
table-place = Platz
table-place-number = { $place }.
table-chart = Punkte im Lauf der Partie
table-chart-loading = Der Verlauf der Partie wird gelesen …
table-rematch = Revanche
table-rematch-join = Zur Revanche
table-rematch-other = Weiter mit { $game }
table-rematch-join-other = Weiter mit { $game }
table-rematch-watch = Bei der nächsten Partie zuschauen
table-replay = Nachspielen
table-analysis = Analyse

## Hilfe

table-help = Tasten und Hilfe
table-help-draft = Ein Zug ist ein Entwurf: Probiere aus, nimm zurück und bestätige einmal. Was du ziehst oder aufdeckst, lässt sich nur mit den anderen zurücknehmen.
table-key-confirm = bestätigen
table-key-undo = einen Schritt zurück
table-key-drop = ablegen, was du hältst, sonst den Zug neu beginnen
table-key-arrows = über den Spielplan gehen
table-key-hint = Tipp
table-key-help = diese Hilfe

## Warteraum

table-listed = bei den offenen Tischen
table-by-link = nur mit Link
table-room-title = Wer spielt mit?
table-room-missing = { $count ->
    [0] Alle Plätze sind besetzt. Die Partie beginnt …
    [one] Es fehlt noch jemand, dann beginnt die Partie von selbst.
   *[other] Es fehlen noch { $count }, dann beginnt die Partie von selbst.
}
table-room-you = das bist du
table-room-open = wartet auf jemanden
table-room-invited = eingeladen
table-room-bot = Bot dazusetzen
table-room-bot-for = Ein Bot für Platz { $seat }
table-room-remove-bot = { $name } entfernen
table-room-send-away = { $name } wegschicken
table-room-send-away-sure = Der Platz wird wieder frei. Wer weggeschickt wurde, kann sich an diesen Tisch nicht mehr setzen.
table-room-send-away-do = Wegschicken
table-room-sent-away = Du wurdest von diesem Tisch weggeschickt. Such dir einen anderen.
table-room-shuffle = Die Plätze werden am Anfang gemischt.
table-reminders-room = Erinnern lassen, wenn du dran bist
table-terms = Anders als üblich
table-terms-own = eine eigene Datei
table-room-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.
table-room-accept = Annehmen
table-room-decline = Einladung ablehnen
table-room-leave = Den Tisch verlassen
table-share = Link teilen
table-share-hint = Wer ihn öffnet, kann sich dazusetzen: Ein Spitzname genügt, ein Konto braucht niemand.
table-share-watch = Wer ihn öffnet, kann zuschauen. Wer hier sitzt und den Tisch aus den Augen verloren hat, findet ihn damit wieder.
table-share-alone = Diesen Link kann nur dieser Computer öffnen: Der Server ist für andere nicht erreichbar. Damit andere in deinem Netz mitspielen können, starte ihn mit „{ $make }“ oder „{ $serve }“.
table-share-qr = QR-Code des Links
table-share-link = Link des Tisches
table-share-copy = Kopieren
table-share-send = Senden
table-share-copied = Der Link ist in der Zwischenablage.
table-share-text = Spiel mit mir
table-ready = Bereit
