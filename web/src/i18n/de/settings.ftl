# Einstellungen einer Person.

settings-title = Einstellungen
settings-lead = Änderungen gelten sofort.
settings-kept-here = Sie werden in diesem Browser aufgehoben. Sobald du spielst, kommen sie mit dir mit.

settings-look = Aussehen
settings-language = Sprache
settings-motion = Bewegung
settings-motion-on = An
settings-motion-fast = Schnell
settings-motion-off = Aus
settings-motion-hint = „Aus“ zeigt, was sich geändert hat, ohne etwas zu bewegen.

settings-name = Name
settings-name-label = So nennen dich die anderen
settings-name-hint = 1 bis 24 Zeichen. Er darf mehrfach vorkommen.
settings-name-save = Speichern
settings-name-saved = Ab jetzt heißt du { $name }.

settings-aids = Am Tisch: { $game }
settings-aids-hint = Hilfen, die nur du siehst.

settings-reminders = Erinnerungen
settings-reminders-hint = Wenn ein Tisch auf dich wartet und du nicht da bist, kannst du es erfahren. Nie außerhalb deiner persönlichen Stunden.
settings-push = Benachrichtigungen in diesem Browser
settings-push-hint = Auch wenn keine Seite von Waldbach offen ist.
settings-push-on = In diesem Browser sind Benachrichtigungen an.
settings-push-denied = Diesem Browser wurde verboten, Benachrichtigungen von hier zu zeigen. Erlaube sie in seinen Einstellungen für diese Seite und versuch es dann noch einmal.
settings-push-unable = Dieser Browser kann von hier keine Benachrichtigungen zeigen. Sie brauchen https, und auf manchen Handys die App auf dem Startbildschirm.
settings-push-not-offered = Auf diesem Server sind keine Benachrichtigungen eingerichtet.
settings-mail = Mails
settings-mail-hint = An { $mail }
settings-mail-none = Du hast noch keine Mailadresse angegeben.
settings-mail-give = Adresse angeben
settings-mail-not-offered = Auf diesem Server ist keine Mail eingerichtet.

settings-hours = Persönliche Stunden
settings-hours-hint = An Tischen mit einer Frist für jeden Zug zählt die Zeit nur, solange du wach bist. Ohne persönliche Stunden läuft sie Tag und Nacht.
settings-hours-always = Tag und Nacht
settings-hours-own = Zu diesen Stunden
settings-hours-zone = Zeitzone
settings-hours-from = Von
settings-hours-to = Bis
settings-hours-free = Freie Tage
settings-hours-free-hint = Höchstens vier. An diesen Tagen zählt keine Zeit.
settings-hours-short = Das sind weniger als 6 Stunden am Tag. Wähle eine längere Spanne.
settings-hours-length = { $count ->
    [one] 1 Stunde am Tag
   *[other] { $count } Stunden am Tag
}
settings-hours-save = Stunden speichern
settings-hours-saved = Deine persönlichen Stunden gelten ab deinem nächsten Zug.

settings-account = Konto
settings-account-guest = Du spielst in diesem Browser als Gast. Mit einem Konto kannst du auf jedem Gerät weiterspielen.
settings-account-nobody = In diesem Browser ist niemand angemeldet.
settings-account-go = Zum Konto
