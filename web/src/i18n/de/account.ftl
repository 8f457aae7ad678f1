# Konto, Personen und die Links, die zurückführen.

account-title = Konto
account-nobody = Komm herein
account-nobody-text = Niemand braucht ein Konto: Wer spielt, ist Gast in diesem Browser. Ein Konto nimmt deine Spiele auf jedes Gerät mit.
account-closed = Auf diesem Server gibt es keine Konten. Ein Rückkehr-Link bringt dich trotzdem auf jedem Gerät zurück.

account-kind-guest = Gast
account-kind-account = Konto
account-kind-bot = Bot
account-guest-text = Du bist Gast in diesem Browser. Wenn seine Daten gelöscht werden, sind deine Plätze weg; ein Konto oder ein Rückkehr-Link verhindert das.
account-login = Anmeldename
account-login-hint = 3 bis 32 Zeichen: a bis z, 0 bis 9, Punkt, Bindestrich, Unterstrich.
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen.
account-password-show = Zeigen
account-password-hide = Verbergen
account-now-signed-in = Hallo { $name }!

account-make = Konto anlegen
account-make-text = Du behältst deinen Namen, deine Plätze und deine Spiele.
account-make-do = Konto anlegen
account-made = Das Konto ist angelegt. Du kannst dich jetzt auf jedem Gerät anmelden.
account-sign-in = Anmelden
account-sign-in-text = Die Plätze, die du als Gast hast, gehen auf das Konto über.
account-sign-in-do = Anmelden
account-sign-in-passkey = Mit Passkey anmelden
account-or = oder
account-forgotten = Passwort vergessen?
account-forgotten-text = Wenn ein Konto diese bestätigte Adresse hat, geht eine Mail mit einem Link dorthin.
account-forgotten-do = Link schicken
account-forgotten-done = Wenn es ein Konto mit dieser Adresse gibt, ist eine Mail unterwegs. Der Link darin gilt eine Stunde.
account-mail-address = Mailadresse
account-sign-out = Abmelden
account-sign-out-guest = Endgültig abmelden?
account-sign-out-guest-text = Du bist Gast ohne Rückkehr-Link. Nach dem Abmelden kann niemand deine Plätze und Spiele zurückholen.
account-sign-out-anyway = Trotzdem abmelden
account-signed-out = Du bist abgemeldet.

account-passkeys = Passkeys
account-passkeys-text = Melde dich mit Finger, Gesicht oder der PIN deines Geräts an statt mit einem Passwort.
account-passkeys-none = Noch keine.
account-passkey-add = Passkey hinzufügen
account-passkey-added = Der Passkey ist bereit.
account-passkey-remove = Passkey „{ $name }“ entfernen
account-passkey-used = Zuletzt benutzt { $when }
account-passkey-unused = Noch nicht benutzt
account-passkey-cancelled = Der Vorgang wurde abgebrochen. Es hat sich nichts geändert.
account-passkey-unable = Dieser Browser hat keine Passkeys, oder nicht unter dieser Adresse.

account-recovery = Rückkehr-Link
account-recovery-text = Dieser Link bringt dich auf jedem Gerät an deine Plätze zurück, ein Jahr lang. Wer ihn hat, kann als du spielen: Bewahre ihn auf wie einen Schlüssel, in einem Passwortspeicher oder in einer Notiz an dich selbst.
account-recovery-until = Es gibt einen Link. Er gilt bis { $day }. Er kann nicht noch einmal gezeigt, nur ersetzt werden.
account-recovery-make = Rückkehr-Link erzeugen
account-recovery-renew = Neuen erzeugen
account-recovery-end = Link ungültig machen
account-recovery-ended = Der Link gilt nicht mehr.
account-recovery-copy = Link kopieren
account-recovery-copied = Kopiert
account-recovery-once = Er wird nur jetzt angezeigt. Um auf einem Handy weiterzuspielen, lies den Code darunter mit dessen Kamera, oder schick dir den Link selbst.
account-recovery-qr = QR-Code des Rückkehr-Links
account-copy = Kopieren

account-password-change = Passwort ändern
account-password-present = Jetziges Passwort
account-password-new = Neues Passwort
account-password-change-text = Andere Browser werden abgemeldet; Schlüssel des Kontos und Rückkehr-Link werden ungültig.
account-password-changed = Das Passwort ist geändert.

account-mail = Mailadresse
account-mail-text = Für Erinnerungen, und für ein neues Passwort, wenn du deines vergessen hast.
account-mail-waiting = Eine Mail ist an { $mail } unterwegs. Die Adresse zählt, sobald du den Link darin geöffnet hast.
account-mail-now = { $mail } ist bestätigt.
account-mail-save = Adresse speichern
account-mail-remove = Adresse entfernen
account-mail-removed = Die Adresse ist entfernt.
account-mail-password = Dein Passwort, falls du dich nicht gerade erst angemeldet hast

account-sessions = Angemeldet
account-sessions-text = Browser, in denen du angemeldet bist.
account-session-here = Dieser Browser
account-session-used = Zuletzt benutzt { $when }
account-session-end = „{ $name }“ abmelden
account-session-end-short = Abmelden
account-sessions-end-others = Alle anderen abmelden
account-sessions-ended = { $count ->
    [0] Kein anderer Browser war angemeldet.
    [one] 1 Browser ist abgemeldet.
   *[other] { $count } Browser sind abgemeldet.
}

account-bots = Bots und Schlüssel
account-bots-text = Für Programme, die selbst spielen. Ein Bot ist eine eigene Person mit Namen und Wertung; mit einem Schlüssel handelt ein Programm als dieser Bot.
account-bots-docs = Beschreibung der Schnittstelle
account-bots-none = Noch keine Bots.
account-bot-name = Name des Bots
account-bot-make = Bot anlegen
account-bot-remove = Bot „{ $name }“ löschen
account-tokens-none = Noch keine Schlüssel.
account-token-name = Name des Schlüssels
account-token-for = Für
account-token-for-me = Mein Konto
account-token-days = Tage
account-token-make = Schlüssel erzeugen
account-token-remove = Schlüssel „{ $name }“ widerrufen
account-token-until = Gilt bis { $day }
account-token-once = Er wird nur dieses eine Mal gezeigt. Kopiere ihn jetzt.

account-delete = Alles löschen
account-delete-text = Name, Anmeldename, Passwort, Einstellungen, Wertungen, Bots: Alles wird endgültig gelöscht. Spiele mit anderen bleiben, ohne deinen Namen.
account-delete-do = Mich löschen
account-delete-sure = { $name } endgültig löschen?
account-delete-yes = Ja, alles löschen
account-deleted = Du bist gelöscht. Alles Gute!

account-ratings = Wertungen
account-ratings-none = Noch keine gewerteten Spiele. Alle fangen mit 1000 an.
account-ratings-games = { $count ->
    [one] 1 gewertetes Spiel
   *[other] { $count } gewertete Spiele
}
account-history-go = Alle meine Tische

account-person-gone = Nicht mehr dabei
account-person-gone-text = Diese Person ist gegangen.
account-person-you = Das bist du.
account-ladder = Rangliste: { $game }
account-ladder-none = Noch niemand hat ein gewertetes Spiel gespielt.
account-ladder-place = Platz
account-ladder-name = Name
account-ladder-points = Punkte
account-ladder-games = Spiele

account-recover-title = Willkommen zurück
account-recover-busy = Dein Platz wird gesucht …
account-recover-done = Du bist wieder { $name }.
account-recover-other = Hier bist du jemand anders
account-recover-other-text = Mach nur weiter, wenn du den Link selbst erzeugt hast.
account-recover-replace = Mit dem Link weitermachen
account-recover-stay = { $name } bleiben
account-recover-bad = Dieser Link gilt nicht
account-recover-no-secret = Der Link ist nicht vollständig. Kopiere ihn noch einmal, mit allem, was hinter dem # steht.
account-to-mine = Zu meinen Tischen

account-confirm-title = Mailadresse
account-confirm-busy = Wird bestätigt …
account-confirm-done = Deine Adresse ist bestätigt
account-confirm-done-text = Erinnerungen und neue Passwörter können dich jetzt erreichen.

account-reset-title = Neues Passwort
account-reset-text = Wähle ein neues Passwort. Alle anderen Browser werden dabei abgemeldet.
account-reset-do = Passwort setzen
account-reset-done = Das neue Passwort gilt, und du bist angemeldet.
