# Nachspielen und Analyse.

replay-title = Nachspielen
replay-back = Zum Tisch
replay-loading = Die Partie wird geholt …
replay-failed = Diese Partie lässt sich nicht zeigen.
replay-unreachable = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
replay-again = Noch einmal versuchen
replay-running = Die Partie läuft noch. Du siehst sie von deinem Platz aus; alles andere wird am Ende offen.

## Going through the game

replay-controls = Durch die Partie gehen
replay-start = Zum Anfang
replay-previous-turn = Einen ganzen Zug zurück
replay-previous = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-next-turn = Einen ganzen Zug weiter
replay-end = Zum Ende
replay-move = Schritt
replay-at = Schritt { $number } von { $last }
replay-at-turn = Schritt { $number } von { $last }, { $name } am Zug
replay-at-start = Vor dem ersten Schritt
replay-speed = Tempo
replay-speed-value = { $speed }×
replay-link-hint = Einen Link zu diesem Schritt kopieren
replay-link-copied = Der Link zu diesem Schritt ist kopiert.
replay-link-failed = Der Link ließ sich nicht kopieren. Er steht in der Adresszeile.
replay-keys = Tasten: ← → Schritt, Umschalt mit ← → Zug, Pos1 und Ende, Leertaste zum Abspielen
replay-eyes = Gesehen von
replay-eyes-all = Alles offen
replay-eyes-spectator = Zuschauer
replay-board = Der Plan

## Beside the board

replay-panels = Neben dem Plan
replay-tab-moves = Schritte
replay-tab-players = Am Tisch
replay-tab-analysis = Analyse
replay-tab-more = Datei
replay-moves = Alle Schritte
replay-setup = Aufbau
replay-turn-of = Zug { $turn }: { $name }
replay-turning-mark = Hier hat sich das Spiel gewendet

## Analysis

replay-analysis-offer = Ein Bot geht die ganze Partie durch und beurteilt jede Entscheidung nach dem, was man in dem Moment wissen konnte. Das dauert etwa eine Minute.
replay-analysis-begin = Partie analysieren
replay-analysis-underway = Der Bot denkt nach …
replay-analysis-progress = { $done } von { $of } Entscheidungen beurteilt
replay-analysis-not-over = Analysiert wird nach dem Ende: Vorher würde eine Analyse Geheimnisse verraten.
replay-chances = Aussichten im Lauf der Partie
replay-chances-hint = Was alle erwarten konnten, Sieg und Punkte zusammen, so wie der Bot es sah.
replay-turning = Wo sich das Spiel gewendet hat
replay-turning-none = Nirgends so recht: Die Aussichten haben sich kaum bewegt.
replay-turning-rises = { $name } steigt von { $from } auf { $to }
replay-turning-falls = { $name } fällt von { $from } auf { $to }
replay-turning-lead = { $name } geht in Führung
replay-choice = Die letzte Entscheidung
replay-choice-of = Schritt { $number }: { $name }
replay-choice-none = Hier gab es nichts zu entscheiden.
replay-choice-waiting = Diese Entscheidung ist noch nicht beurteilt.
replay-played = Gespielt
replay-bot = Wahl des Bots
replay-quality-best = Der Bot hätte genauso gespielt.
replay-quality-good = So gut wie die Wahl des Bots.
replay-quality-slip = Etwas weniger, als möglich war.
replay-quality-mistake = Eine teure Entscheidung.
replay-reason = Damit hätte { $name } { $best } statt { $played } erwarten können.
replay-reason-same = Mit beidem konnte { $name } { $played } erwarten.
replay-show = Auf dem Plan zeigen
replay-show-before = Die Stellung davor ansehen
replay-why = Warum

## Going on from here

replay-fork = Von hier weiterspielen
replay-fork-title = Von Schritt { $number } weiterspielen
replay-fork-text = Ein neuer Tisch beginnt mit dieser Stellung. Die Partie selbst bleibt, wie sie war.
replay-fork-seat = Platz { $seat }, vorher: { $name }
replay-fork-me = Ich
replay-fork-open = Wer den Link hat
replay-fork-bot = Bot: { $level }
replay-fork-begin = Tisch eröffnen
replay-fork-cancel = Abbrechen
replay-fork-over = Hier ist die Partie zu Ende: Geh ein paar Schritte zurück, um weiterzuspielen.

## File and deal

replay-file = Die Partie als Datei
replay-file-text = Reiner Text mit jedem Schritt. Du kannst ihn aufheben, lesen und auf jedem Waldbach-Server einlesen.
replay-file-get = Datei sichern
replay-file-later = Die Datei gibt es nach dem Ende: Sie enthält, was andere noch nicht wissen dürfen.
replay-deal = Wurde ehrlich ausgeteilt?
replay-deal-text = Alles Glück stand vor dem ersten Ziehen fest, gebunden an diesen Hash, den von Anfang an alle sehen konnten. Jetzt ist das Geheimnis dahinter offengelegt, und alle können jedes Ziehen nachrechnen.
replay-deal-hash = Der Hash
replay-deal-later = Nach dem Ende wird das Geheimnis zu diesem Hash offengelegt und lässt sich prüfen.
replay-deal-none = Das Austeilen wurde in dieser Partie nicht vorab festgelegt, also gibt es nichts zu prüfen.
replay-deal-check = Hash prüfen
replay-deal-holds = Es stimmt: Aus dem Geheimnis in der Datei folgt genau dieser Hash.
replay-deal-broken = Es stimmt nicht: Aus dem Geheimnis in der Datei folgt ein anderer Hash.
replay-deal-unsealed = In der Datei steht kein Geheimnis, das man prüfen könnte.
replay-deal-unable = Dieser Browser rechnet nur über eine sichere Verbindung nach. Prüfe die Datei mit dem Befehl darunter.
replay-deal-command = Jedes einzelne Ziehen prüft dieser Befehl:
