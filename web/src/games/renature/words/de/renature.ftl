# Renature und Valley am Tisch.

## Namen

renature-animal-butterfly = Schmetterling
renature-animal-salamander = Salamander
renature-animal-owl = Eule
renature-animal-woodpecker = Specht
renature-animal-badger = Dachs
renature-animal-turtle = Schildkröte
renature-animal-snail = Schnecke
renature-animal-hare = Hase
renature-animal-frog = Frosch
renature-animal-trout = Forelle
renature-plant-own-turf = Gras
renature-plant-own-bush = Busch
renature-plant-own-pine = Kiefer
renature-plant-own-oak = Eiche
renature-plant-neutral-turf = neutrales Gras
renature-plant-neutral-bush = neutraler Busch
renature-plant-neutral-pine = neutrale Kiefer
renature-plant-neutral-oak = neutrale Eiche
renature-colour-orange = Orange
renature-colour-blue = Blau
renature-colour-black = Schwarz
renature-colour-white = Weiß
renature-colour-neutral = Neutral
renature-ground-brook = Bach
renature-ground-start = Bach, Startfeld
renature-ground-stump = Wiese mit Baumstumpf
renature-ground-area = Erde
renature-ground-mushroom = Pilz
renature-ground-brook-meadow = Wiese
renature-ground-start-meadow = Teich, Startfeld
renature-clouds = { $count ->
    [one] { $count } Wolke
   *[other] { $count } Wolken
}
renature-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Der Plan

renature-track = Punkteleiste. { $seats }
renature-track-seat = { $name }: { $points }
renature-board = Spielplan
renature-board-about = Mit den Pfeiltasten gehst du über die Felder, J springt zum nächsten möglichen Platz. Ziffern nehmen einen Domino, T, B, P und O eine Pflanze, mit Umschalt eine neutrale. Enter legt ab, R dreht einen Domino, Entf wirft ihn ab, Escape lässt los.
renature-spoken-area = Gebiet { $area }
renature-spoken-joker = Joker
renature-spoken-irrelevant = eingeschlossen
renature-spoken-plant = { $plant } von { $colour }
renature-spoken-beside = { $count ->
    [one] neben Gebiet { $areas }
   *[other] neben den Gebieten { $areas }
}
renature-spoken-held-domino = { $domino } in der Hand, { $count ->
    [0] passt nirgends
    [one] ein Platz dafür
   *[other] { $count } Plätze dafür
}
renature-spoken-held-plant = { $plant } in der Hand, { $count ->
    [0] kein Platz dafür
    [one] ein Platz dafür
   *[other] { $count } Plätze dafür
}
renature-spoken-held-mushroom = Pilz in der Hand, { $count ->
    [one] ein Platz dafür
   *[other] { $count } Plätze dafür
}
renature-spoken-held-return = { $count ->
    [0] Keine Pflanze, die du zurückholen kannst
    [one] Eine Pflanze, die du zurückholen kannst
   *[other] { $count } Pflanzen, die du zurückholen kannst
}
renature-spoken-dropped = Nichts in der Hand
renature-spoken-turn-0 = { $first } links, { $second } rechts
renature-spoken-turn-1 = { $first } oben, { $second } unten
renature-spoken-turn-2 = { $second } links, { $first } rechts
renature-spoken-turn-3 = { $second } oben, { $first } unten
renature-spoken-fits = passt hierher
renature-spoken-gain = hier { $points }
renature-zoom-out = Ganzer Plan
renature-close = Schließen

## Ein Gebiet

renature-area = Gebiet { $area }
renature-area-size = { $size ->
    [one] { $size } Feld
   *[other] { $size } Felder
}
renature-area-worth = { $main } für den ersten, { $minor } für den zweiten Platz
renature-area-empty = Hier wächst noch nichts
renature-area-closed = abgeschlossen
renature-area-closes = würde abgeschlossen
renature-area-final = Wertung am Ende
renature-area-joined = verbindet die Gebiete { $areas }
renature-area-taken = Plättchen bei { $name }
renature-area-total = Summe
renature-area-gets = Bekommt
renature-area-got = Bekam
renature-area-colour = Farbe
renature-area-struck = Gleichstand, zählt nicht
renature-take-back-cost = { $plant } zurückholen für { $cost ->
    [one] { $cost } Wolke
   *[other] { $cost } Wolken
}

## Die Ablage

renature-hand = Deine Dominos
renature-hand-empty = Keine Dominos mehr
renature-domino-key = { $domino }, Taste { $key }
renature-discard = Abwerfen
renature-discard-this = { $domino } abwerfen
renature-reserve = { $count } im Vorrat
renature-plants = Pflanzen
renature-owner-own = eigene
renature-owner-neutral = neutrale
renature-plant-about = { $plant }: Wert { $value }, noch { $count }
renature-mushroom = Pilz
renature-mushrooms-left = noch { $count }
renature-no-mushroom = Kein Pilz
renature-clouds-held = { $count ->
    [one] { $count } Wolke von 6
   *[other] { $count } Wolken von 6
}
renature-joker = Joker
renature-joker-is = Joker: { $animal }
renature-joker-to = { $animal } zum Joker machen, für 2 Wolken
renature-return = Zurückholen
renature-joker-choose = Wähl für 2 Wolken einen neuen Joker:
renature-return-cost = Eine Pflanze vom Plan zurückholen; das kostet ihren Wert in Wolken
renature-again = Zusatzzug
renature-again-cost = Kostet 3 Wolken
renature-tokens = Gebietsplättchen
renature-token = Plättchen von Gebiet { $area }
renature-token-back = Plättchen von Gebiet { $area }, auf der Rückseite { $back }

## Mitspielende

renature-player-hand = { $count ->
    [one] { $count } Domino auf der Hand
   *[other] { $count } Dominos auf der Hand
}
renature-player-reserve = { $count } im Vorrat

## Übersicht der Gebiete

renature-ledger = Gebiete
renature-ledger-open = Offene Gebiete
renature-ledger-closed = Gewertete Gebiete
renature-ledger-sum = Wenn jetzt alle Gebiete gewertet würden
renature-ledger-none = Noch ist nichts gepflanzt.

## Was geschah

renature-event-started = beginnt
renature-event-placed = { $one } auf { $p } und { $other } auf { $q } gelegt
renature-event-discarded = { $domino } abgeworfen
renature-event-discarded-hidden = einen Domino abgeworfen
renature-event-planted = { $plant } auf { $space } gepflanzt (Gebiet { $area })
renature-event-joker = neuer Joker: { $animal }
renature-event-returned = { $plant } von { $space } zurückgeholt für { $cost ->
    [one] eine Wolke
   *[other] { $cost } Wolken
}
renature-event-mushroom = Pilz auf { $space }, Gebiet { $area } wächst
renature-event-mushroom-joins = Pilz auf { $space } verbindet die Gebiete { $joined } zu Gebiet { $area }
renature-event-again = noch ein Zug für 3 Wolken
renature-event-clouds = { $count ->
    [one] eine Wolke
   *[other] { $count } Wolken
} genommen
renature-event-clouds-lost = { $count ->
    [one] eine Wolke
   *[other] { $count } Wolken
} aus Platzmangel verloren
renature-event-nobody = niemand punktet
renature-event-area-closed = Gebiet { $area } abgeschlossen: { $who }
renature-event-area-final = Gebiet { $area }: { $who }
renature-event-points-plants = { $points }
renature-event-points-clouds = { $points } für Wolken
renature-event-points-left = { $points } für übrige Pflanzen
renature-event-points-backs = { $points } von den Rückseiten
renature-event-drew = { $domino } gezogen
renature-event-back-seen = Rückseite zu Gebiet { $area }: { $bonus }
renature-event-over = Ende des Spiels

## Was ein Bot rät, und warum

renature-do-then = { $first }, dann { $then }
renature-do-place = { $one } auf { $p } und { $other } auf { $q } legen
renature-do-plant = auf { $space } pflanzen: { $plant }
renature-do-no-plant = nichts pflanzen
renature-do-return = die Pflanze von { $space } zurückholen, für { $cost ->
    [one] eine Wolke
   *[other] { $cost } Wolken
}
renature-do-mushroom = den Pilz auf { $space } setzen
renature-do-no-mushroom = auf den Pilz verzichten
renature-do-discard = { $domino } abwerfen
renature-do-joker = neuer Joker: { $animal }
renature-do-score = das Gebiet werten lassen
renature-do-again = noch ein Zug für 3 Wolken
renature-do-end = den Zug beenden
renature-why-points = sofort { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
renature-why-closes = schließt Gebiet { $area } ab: { $who }
renature-why-you = in Gebiet { $area } bekämst du jetzt { $is ->
    [one] { $is } Punkt
   *[other] { $is } Punkte
} statt { $was }
renature-why-other = in Gebiet { $area } bekäme { $name } jetzt { $is ->
    [one] { $is } Punkt
   *[other] { $is } Punkte
} statt { $was }
renature-why-clouds = { $count ->
    [one] eine Wolke
   *[other] { $count } Wolken
} für dich

## Die Bestätigung

renature-ask-choose-start = Ausgelost wird, wer beginnt.
renature-ask-lay-front = Die Gebietsplättchen werden ausgelegt.
renature-ask-deal = Die Dominos werden verteilt.
renature-ask-refill = Dein Zug liegt aus.
renature-ask-learn-back = Du hast ein Gebiet abgeschlossen.
renature-ask-place = Leg einen Domino, oder wirf einen ab.
renature-ask-mushroom = Du hast einen Baumstumpf bedeckt: Setz einen Pilz, oder verzichte.
renature-ask-plant = Pflanze etwas neben deinen Domino, oder lass es.
renature-ask-score = Gleich wird ein Gebiet gewertet. Letzte Gelegenheit für deine Wolken.
renature-ask-end = Beende deinen Zug, oder nutze deine Wolken.
renature-ask-over = Das Spiel ist zu Ende.
renature-ask-held-domino = Wohin mit { $domino }? Noch ein Tipp dreht den Domino.
renature-ask-held-misfit = Für { $domino } ist gerade nirgends Platz. Du kannst den Domino abwerfen.
renature-ask-none-fits = Keiner deiner Dominos passt irgendwo. Wirf einen ab.
renature-ask-none-fits-joker = Keiner deiner Dominos passt irgendwo. Wirf einen ab, oder wähl für 2 Wolken einen anderen Joker.
renature-ask-held-plant = Wo soll das wachsen: { $plant }?
renature-ask-held-return = Welche Pflanze holst du zurück?
renature-wait-choose-start = Ausgelost wird, wer beginnt.
renature-wait-lay-front = Die Gebietsplättchen werden ausgelegt.
renature-wait-deal = Die Dominos werden verteilt.
renature-wait-refill = { $name } zieht einen Domino nach.
renature-wait-learn-back = { $name } hat ein Gebiet abgeschlossen.
renature-wait-place = { $name } wählt einen Domino.
renature-wait-mushroom = { $name } setzt einen Pilz.
renature-wait-plant = { $name } pflanzt.
renature-wait-score = { $name } kann vor der Wertung noch Wolken nutzen.
renature-wait-end = { $name } beendet gleich den Zug.
renature-wait-over = Das Spiel ist zu Ende.
renature-outlook-end = Zug beenden
renature-outlook-so-far = Bisher
renature-outlook-quiet = Zug beenden: diesmal ohne Punkte
renature-outlook-points = { $count ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
renature-outlook-closes = { $count ->
    [one] schließt Gebiet { $areas } ab
   *[other] schließt die Gebiete { $areas } ab
}
renature-outlook-clouds = { $count ->
    [one] { $count } Wolke
   *[other] { $count } Wolken
} dazu
renature-outlook-joins = verbindet die Gebiete { $areas }
renature-way-end = Zug beenden
renature-way-draw = Erst nachziehen
renature-warn-clouds = { $count ->
    [one] Eine Wolke hat auf deiner Ablage keinen Platz und geht verloren. Nutz vorher eine, um sie zu behalten.
   *[other] { $count } Wolken haben auf deiner Ablage keinen Platz und gehen verloren. Nutz vorher welche, um sie zu behalten.
}
renature-warn-plant = Du könntest noch neben deinen Domino pflanzen.

## Woher Punkte kommen

renature-source-start = Start
renature-source-plants = Pflanzen
renature-source-areas = Gebiete
renature-source-clouds = Wolken
renature-source-left = Restpflanzen
renature-source-backs = Rückseiten

## Wahl beim neuen Tisch

renature-option-mode = Spiel
renature-option-board = Spielplan
renature-option-start = Wer beginnt
renature-option-discards = Abgeworfene Dominos
renature-option-mushroom-on-cloud = Pilze, wo eine Wolke liegt
renature-option-variant-rules = Regeln für die Planrückseite
renature-choice-mode-base = Renature
renature-choice-mode-valley = Valley
renature-choice-mode-variant = Valley, Planrückseite
renature-choice-board-standard = Der übliche Plan
renature-choice-board-new = Jedes Mal ein neues Tal
renature-choice-board-own = Ein eigener Plan
renature-choice-board-brook = Otterbach
renature-choice-board-valley = Reihertal
renature-choice-board-valley-back = Reihertal, Rückseite
renature-choice-start-random = Das Los entscheidet
renature-choice-start-1 = Platz 1
renature-choice-start-2 = Platz 2
renature-choice-start-3 = Platz 3
renature-choice-start-4 = Platz 4
renature-choice-discards-hidden = Verdeckt
renature-choice-discards-open = Für alle offen
renature-choice-mushroom-on-cloud-forbid = Nicht erlaubt
renature-choice-mushroom-on-cloud-take = Erlaubt, die Wolke wird genommen
renature-choice-variant-rules-valley = Wie in Valley
renature-choice-variant-rules-base = Wie in Renature

## Tasten

renature-key-domino = einen Domino nehmen; noch einmal: ihn drehen
renature-key-turn = den Domino drehen, mit Umschalt andersherum
renature-key-discard = den gehaltenen Domino abwerfen
renature-key-plant = eine Pflanze nehmen: { $plants }
renature-key-neutral = die neutrale davon nehmen
renature-key-jump = auf dem Plan: zum nächsten möglichen Platz
renature-key-put = auf dem Plan: hier ablegen oder das Gebiet zeigen

## Hilfen

renature-aid-irrelevant = Tiere, an die kein Domino mehr passt
renature-aid-irrelevant-why = Blassere Tiere lenken den Blick auf die, die noch zählen.
renature-aid-irrelevant-dimmed = Blass
renature-aid-irrelevant-hidden = Unsichtbar
renature-aid-irrelevant-shown = Wie die anderen
renature-aid-scored = Gewertete Gebiete
renature-aid-scored-why = Gebiete werden grün, sobald sie gewertet sind.
renature-aid-scored-shaded = Grün
renature-aid-scored-plain = Braun wie die anderen
renature-aid-jokers = Jokertiere auf Dominos
renature-aid-jokers-why = Ein vierblättriges Kleeblatt steht an jeder Hälfte, die überall passt.
renature-aid-jokers-marked = Markiert
renature-aid-jokers-plain = Nicht markiert
renature-aid-patterns = Farben unterscheiden
renature-aid-patterns-why = Jede Farbe hat ihr eigenes Muster; Buchstaben kommen noch dazu.
renature-aid-patterns-on = Muster
renature-aid-patterns-letters = Muster und Buchstaben
renature-aid-patterns-off = Nur Farben
renature-aid-colours = Deine Farbe
renature-aid-colours-why = Das ändert nur deine Ansicht. Die anderen bekommen der Reihe nach die übrigen Farben.
renature-aid-colours-seats = Nach Platz
renature-aid-colours-orange = Immer Orange
renature-aid-colours-blue = Immer Blau
renature-aid-colours-black = Immer Schwarz
renature-aid-colours-white = Immer Weiß
renature-aid-boards = Spielerablagen
renature-aid-boards-why = Kompakt zählt die Pflanzen, ausführlich zeigt jede einzelne.
renature-aid-boards-compact = Kompakt
renature-aid-boards-full = Ausführlich
renature-aid-areas = Wer in einem Gebiet führt
renature-aid-areas-why = Zeigst du auf ein Gebiet, siehst du jede Summe und was sie einbrächte.
renature-aid-areas-on = Anzeigen
renature-aid-areas-off = Nur in der Übersicht
renature-aid-last = Letzte Züge der anderen
renature-aid-last-why = Ein Rand in der Spielerfarbe um das, was zuletzt kam.
renature-aid-last-on = Markiert
renature-aid-last-off = Nicht markiert
renature-aid-motion = Animationen dieses Spiels
renature-aid-motion-why = Teile gleiten an ihren Platz, Punkte steigen auf.
renature-aid-motion-on = An
renature-aid-motion-off = Aus
renature-aid-zoom = Zu den möglichen Plätzen zoomen
renature-aid-zoom-why = Auf kleinen Bildschirmen rückt der Plan näher, solange du etwas hältst.
renature-aid-zoom-on = An
renature-aid-zoom-off = Aus
renature-aid-warn-clouds = Warnen, bevor Wolken verfallen
renature-aid-warn-clouds-why = Du hast höchstens sechs Wolken; was keinen Platz hat, ist verloren.
renature-aid-warn-clouds-on = Warnen
renature-aid-warn-clouds-off = Nicht warnen
renature-aid-warn-plant = Warnen vor einem Zug ohne Pflanze
renature-aid-warn-plant-why = Wenn neben deinem Domino noch ein Feld frei ist.
renature-aid-warn-plant-on = Warnen
renature-aid-warn-plant-off = Nicht warnen
