# Der Rahmen um alle Seiten und die Teile, aus denen sie bestehen.

look-skip = Zum Inhalt springen
look-home = Waldbach, Startseite
look-nav = Seiten
look-nav-play = Spielen
look-nav-lobby = Offene Tische
look-nav-mine = Meine Tische
look-nav-learn = Lernen
look-menu = Menü
look-language = Sprache
look-theme = Farben
look-theme-system = Wie das System
look-theme-light = Hell
look-theme-dark = Dunkel
look-settings = Einstellungen
look-account = Konto
look-account-guest = { $name } (Gast)
look-sign-in = Anmelden
look-nicknames = Eule, Dachs, Schnecke, Schildkröte, Salamander, Specht, Falter, Igel, Otter, Eisvogel

look-close = Schließen
look-cancel = Abbrechen
look-retry = Noch einmal versuchen
look-reload = Neu laden
look-loading = Einen Augenblick …
look-notes = Hinweise
look-unreachable = Der Server ist nicht zu erreichen. Es ist nichts verloren; bitte versuche es gleich noch einmal.
look-offline = Du bist offline. Deine Spiele warten auf dem Server; hier geht es von selbst weiter, sobald du wieder da bist.
look-trouble = Unterwegs ist etwas schiefgegangen ({ $status }). Bitte versuche es noch einmal.
look-page-failed = Diese Seite ließ sich nicht öffnen.
look-page-failed-hint = Vielleicht ist die Verbindung weg, oder es gibt eine neuere Version.
look-fault = Etwas ist schiefgegangen.
look-fault-hint = Deine Spiele sind auf dem Server sicher. Lade die Seite neu, um weiterzumachen.
look-not-found = Unter dieser Adresse ist nichts.
look-not-found-hint = Vielleicht ist der Link alt, oder ein Buchstabe ging verloren.
look-to-home = Zur Startseite
look-rule = Regel { $rule }

look-chart-table = Als Tabelle zeigen
look-chart-chart = Als Diagramm zeigen
look-copy-failed = Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn selbst.
