# Waldgärtner am Tisch: was gefragt ist, was geschah, Regionen, Markt, Streit, Übersicht.

waldgaertner-colour-orange = Orange
waldgaertner-colour-blue = Blau
waldgaertner-colour-black = Schwarz
waldgaertner-colour-white = Weiß
waldgaertner-colour-green = Grün
waldgaertner-colour-purple = Lila

waldgaertner-hidden-card = eine verdeckte Karte
waldgaertner-passes = passt
waldgaertner-region = Region { $region }
waldgaertner-market = den Markt
waldgaertner-from-region = aus Region { $region }
waldgaertner-from-market = vom Markt
waldgaertner-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
waldgaertner-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Was gefragt ist

waldgaertner-ask-origins = Die Herkunft der Pflanzen wird ausgelost.
waldgaertner-ask-market = Der Markt wird ausgelegt.
waldgaertner-ask-start-cards = Die ersten Karten werden gezogen.
waldgaertner-ask-tops = Die Regionen decken ihre obersten Karten auf.
waldgaertner-ask-display = Karten werden ausgelegt, um die gestritten wird.
waldgaertner-ask-lucky = Es gibt zu wenige Karten: Das Los entscheidet, wer zieht.
waldgaertner-ask-lot = Karten werden verdeckt gezogen.
waldgaertner-ask-rest = Der Rest wird wieder offen hingelegt.
waldgaertner-ask-order = Das Los entscheidet die Reihenfolge der Sechsen.
waldgaertner-ask-look = Ein Stapel wird durchgesehen.
waldgaertner-ask-bonus-order = Das Los entscheidet, wer zuerst den Farbbonus bekommt.
waldgaertner-ask-start = Wähl eine Region für deine erste Karte. Niemand sonst sieht sie.
waldgaertner-ask-select-region = Stell geheim deinen Würfel: Aus welcher Region möchtest du eine Karte?
waldgaertner-ask-select-six = Stell geheim deinen Würfel: eine Region, oder 6 für eine beliebige Karte aus einem Stapel.
waldgaertner-ask-right = Du hast das Vorrecht in Region { $region }: Zahl 1 Münze und wähl eine Karte, oder verzichte und warte ab.
waldgaertner-ask-claim = Andere mit gleich vielen Münzen haben auch die 6. Einigt euch: Wähl deinen Platz in der Reihenfolge (Versuch { $attempt } von { $attempts }).
waldgaertner-ask-pile = Deine 6 ist dran: Welchen Stapel siehst du für 3 Münzen durch?
waldgaertner-ask-take = Nimm eine Karte aus diesem Stapel.
waldgaertner-ask-play = Zwei Karten auf der Hand: Pflanz eine davon, oder verkauf sie.
waldgaertner-ask-play-last = Das zweite Jahr ist um: Pflanz deine letzte Karte, oder verkauf sie.
waldgaertner-ask-bonus = Dein Garten zeigt vier Farben: Nimm eine Karte vom Markt, umsonst.
waldgaertner-ask-over = Das Spiel ist aus.
waldgaertner-ask-sealed = Du bist bereit: { $choice }. Du kannst es noch ändern. Noch am Überlegen: { $names }.
waldgaertner-ask-given = Du bist bereit: { $choice }. Noch am Überlegen: { $names }.
waldgaertner-wait-start = { $names } { $count ->
    [one] wählt die erste Region.
   *[other] wählen die erste Region.
}
waldgaertner-wait-select = { $names } { $count ->
    [one] stellt geheim den Würfel.
   *[other] stellen geheim ihre Würfel.
}
waldgaertner-wait-right = { $names } hat das Vorrecht: zahlen und wählen, oder verzichten.
waldgaertner-wait-claim = { $names } { $count ->
    [one] wählt einen Platz
   *[other] wählen einen Platz
} in der Reihenfolge der Sechsen.
waldgaertner-wait-pile = { $names } wählt mit der 6 einen Stapel.
waldgaertner-wait-take = { $names } sieht einen Stapel durch und nimmt eine Karte.
waldgaertner-wait-play = { $names } { $count ->
    [one] pflanzt oder verkauft eine Karte.
   *[other] pflanzen oder verkaufen eine Karte.
}
waldgaertner-wait-bonus = { $names } darf für vier Farben eine Karte vom Markt nehmen.

waldgaertner-choice-six = 6, eine beliebige Karte aus einem Stapel
waldgaertner-choice-grow = { $card } auf { $place }
waldgaertner-choice-sell = { $card } verkaufen
waldgaertner-choice-right = { $card }
waldgaertner-choice-take = { $card }
waldgaertner-choice-bonus = { $card }
waldgaertner-choice-waive = warten, was übrig bleibt
waldgaertner-choice-no-bonus = verzichten
waldgaertner-claim = Platz { $position }
waldgaertner-claim-any = egal welcher Platz
waldgaertner-claim-any-short = egal

## Was ein Entwurf tut

waldgaertner-outlook-start = Du ziehst deine erste Karte aus { $pile }, von den anderen ungesehen.
waldgaertner-outlook-choose = Dein Würfel zeigt auf { $pile }. Alle anderen sind bereit: Es wird sofort aufgedeckt.
waldgaertner-outlook-six = Dein Würfel zeigt 6: eine beliebige Karte aus einem Stapel, für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}. Alle anderen sind bereit.
waldgaertner-outlook-right = Du zahlst 1 Münze und nimmst { $card }.
waldgaertner-outlook-waive = Du zahlst nichts und bekommst, was am Ende übrig bleibt.
waldgaertner-outlook-claim = Du möchtest als Nummer { $position } drankommen.
waldgaertner-outlook-claim-any = Du nimmst den Platz, der frei bleibt.
waldgaertner-outlook-pile = Du zahlst { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, siehst { $pile } durch und nimmst eine Karte daraus.
waldgaertner-outlook-take = Du nimmst { $card }.
waldgaertner-outlook-bonus = Du nimmst { $card } vom Markt, umsonst.
waldgaertner-outlook-no-bonus = Du verzichtest auf den Farbbonus. Er kommt nicht wieder.
waldgaertner-outlook-sell = Du verkaufst { $card } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
waldgaertner-outlook-grow = Du pflanzt { $card } auf { $place }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
waldgaertner-outlook-grow-extra = Du pflanzt { $card } auf den Zusatzplatz { $place } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
waldgaertner-way-start = Ziehen
waldgaertner-way-choose-first = Bereit
waldgaertner-way-choose-last = Aufdecken
waldgaertner-way-right = Zahlen und nehmen
waldgaertner-way-waive = Verzichten
waldgaertner-way-claim = Platz wählen
waldgaertner-way-pile = Zahlen und durchsehen
waldgaertner-way-take = Nehmen
waldgaertner-way-bonus = Nehmen
waldgaertner-way-no-bonus = Verzichten
waldgaertner-way-sell = Verkaufen
waldgaertner-way-sell-last = Verkaufen
waldgaertner-way-grow = Pflanzen
waldgaertner-way-grow-last = Pflanzen
waldgaertner-warn-partner = Der Partner steht nicht in deinem Garten. Ohne ihn zählt diese Pflanze am Ende nichts.

## Was geschah

waldgaertner-lead-market-laid = Im Markt:
waldgaertner-lead-turned = Aufgedeckt:
waldgaertner-lead-marker = Liegen geblieben und jetzt mehr wert:
waldgaertner-lead-displayed = Ausgelegt aus Region { $region }:
waldgaertner-lead-shown-again = Übrig aus Region { $region }:
waldgaertner-event-origins = Die Pflanzen kommen aus: { $origins }
waldgaertner-event-starts = Startregionen: { $starts }
waldgaertner-event-start-card = Startkarte: { $card }
waldgaertner-event-round = Runde { $round }, { $season }
waldgaertner-event-last-cards = Die letzten Karten
waldgaertner-event-bloomed = es blüht: { $cards }
waldgaertner-event-in-vain = vergeblich geblüht, ohne Partner: { $cards }
waldgaertner-event-harvested = Ernte für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}: { $cards }
waldgaertner-event-dice = Würfel: { $dice }
waldgaertner-event-took = { $card } { $pile } genommen
waldgaertner-event-right-used = eine Münze bezahlt und { $card } { $pile } gewählt
waldgaertner-event-right-waived = auf das Vorrecht verzichtet
waldgaertner-event-lucky = bekommt durch das Los eine Karte
waldgaertner-event-drew = { $card } { $pile } verdeckt gezogen
waldgaertner-event-got-last = { $card } { $pile } bekommen, umsonst
waldgaertner-event-claims = Wünsche: { $claims }
waldgaertner-event-clash = Sie geraten aneinander und versuchen es noch einmal
waldgaertner-event-agreed = Reihenfolge der Sechsen: { $seats }
waldgaertner-event-lapsed = Keine Einigung: { $seats } bekommen nichts und zahlen nichts
waldgaertner-event-first-order = kommt unter den Sechsen als Nächstes, durch das Los
waldgaertner-event-first-bonus = bekommt den Farbbonus zuerst, durch das Los
waldgaertner-event-pile-opened = { $pile } durchgesehen für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
waldgaertner-event-sold = { $card } verkauft für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
waldgaertner-event-grew = { $card } auf { $place } gepflanzt
waldgaertner-event-grew-extra = { $card } auf { $place } gepflanzt für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
waldgaertner-event-colours = zeigt vier Farben
waldgaertner-event-colours-wait = zeigt vier Farben; der Markt ist leer, der Bonus wartet
waldgaertner-event-bonus-taken = { $card } für vier Farben vom Markt genommen
waldgaertner-event-bonus-declined = auf den Farbbonus verzichtet
waldgaertner-event-over = Ende des Spiels: { $points }

## Punkte, Hilfen und Optionen

waldgaertner-source-plants = Pflanzen
waldgaertner-source-partners = Pflanzen mit Partner
waldgaertner-source-markers = Marker

waldgaertner-aid-reveal = Wenn ich zuletzt wähle
waldgaertner-aid-reveal-why = Ein Würfel lässt sich ändern, bis alle bereit sind. Der letzte deckt alle auf.
waldgaertner-aid-reveal-ask = vor dem Aufdecken fragen
waldgaertner-aid-reveal-at-once = sofort aufdecken
waldgaertner-aid-memory = Notizen zu Stapeln
waldgaertner-aid-memory-why = Was du mit einer 6 gesehen hast, wird für dich aufbewahrt.
waldgaertner-aid-memory-shown = bei der Region gezeigt
waldgaertner-aid-memory-hidden = versteckt, ich merke es mir selbst
waldgaertner-aid-sorting = Markt geordnet nach
waldgaertner-aid-sorting-why = Markt und Stapel lassen sich auch an Ort und Stelle ordnen.
waldgaertner-aid-sorting-value = Wert
waldgaertner-aid-sorting-class = Höhe
waldgaertner-aid-sorting-bloom = Blüte
waldgaertner-aid-sorting-harvest = Ernte
waldgaertner-aid-sorting-name = Name
waldgaertner-aid-scenes = Kurze Szenen
waldgaertner-aid-scenes-why = Würfel, Streit um Regionen, neue Phase und Endabrechnung werden einen Moment lang gezeigt. Antippen überspringt sie.
waldgaertner-aid-scenes-on = zeigen
waldgaertner-aid-scenes-off = weglassen
waldgaertner-aid-warn-partner = Vor fehlendem Partner warnen
waldgaertner-aid-warn-partner-why = Bevor du gegen Ende etwas pflanzt, das nichts zählen würde.
waldgaertner-aid-warn-partner-on = an
waldgaertner-aid-warn-partner-off = aus

waldgaertner-option-origins = Herkunft der Pflanzen
waldgaertner-option-nitrogen = Stickstoff geht an
waldgaertner-option-males = Männliche Blüten
waldgaertner-option-rank-limits = Höhenklassen in den Reihen (Fortgeschrittene)
waldgaertner-option-sixes = Sechsen nehmen ihre Karte
waldgaertner-option-final-check = Ernte im letzten Winter
waldgaertner-option-colour-bonus = Bonus für vier Farben
waldgaertner-option-cards = Karten
waldgaertner-value-cards-standard = Die üblichen Karten
waldgaertner-value-cards-own = Eigene Karten
waldgaertner-value-origins-random = durch das Los
waldgaertner-value-origins-EU = Europa (zu zweit)
waldgaertner-value-origins-NA = Nordamerika (zu zweit)
waldgaertner-value-origins-AS = Asien (zu dritt)
waldgaertner-value-origins-EU-NA = Europa und Nordamerika (zu viert)
waldgaertner-value-origins-AS-EU = Asien und Europa (zu fünft oder sechst)
waldgaertner-value-origins-AS-NA = Asien und Nordamerika (zu fünft oder sechst)
waldgaertner-value-nitrogen-sides = die Nachbarn links und rechts
waldgaertner-value-nitrogen-north = die Nachbarn im Norden
waldgaertner-value-nitrogen-south = die Nachbarn im Süden
waldgaertner-value-nitrogen-printed = wohin die Pfeile der Karte zeigen
waldgaertner-value-males-give-nothing = bringen keine Münzen
waldgaertner-value-males-paired = bringen eine Münze für jedes Blütenpaar
waldgaertner-value-rank-limits-dropped = jede Pflanze in jeder Reihe
waldgaertner-value-rank-limits-kept = von jeder Klasse so viele wie im Grundspiel
waldgaertner-value-sixes-before-plays = bevor gepflanzt wird
waldgaertner-value-sixes-after-plays = nachdem die anderen gepflanzt haben
waldgaertner-value-final-check-yes = findet statt
waldgaertner-value-final-check-no = findet nicht statt
waldgaertner-value-colour-bonus-once = einmal im Spiel
waldgaertner-value-colour-bonus-again = für je vier Farben wieder
waldgaertner-value-cards-first = erste Ausgabe

## Regionen, Markt und Szenen

waldgaertner-regions = Regionen und Markt
waldgaertner-region-named = Region { $region }
waldgaertner-market-named = Markt
waldgaertner-market-browse = Markt durchsehen
waldgaertner-market-about = Diese Karten sehen alle. Man nimmt sie mit einer 6 oder für vier Farben.
waldgaertner-market-empty = keine Karten
waldgaertner-empty = leer
waldgaertner-chosen = gewählt
waldgaertner-die-of = Würfel von { $name }
waldgaertner-search = Suchen
waldgaertner-search-none = Keine Karte passt.
waldgaertner-sort = Reihenfolge
waldgaertner-sort-lying = wie sie liegen
waldgaertner-notes-of = Was ich in Region { $region } gesehen habe
waldgaertner-notes-about = Deine Notizen, von oben. Andere können Karten genommen haben, von denen du nichts weißt.
waldgaertner-notes-gone = muss genommen worden sein
waldgaertner-notes-none = Von dem, was du gesehen hast, ist nichts mehr da.
waldgaertner-stage-fold = Garten zeigen
waldgaertner-stage-open = Wieder zeigen
waldgaertner-display = Ausgelegte Karten
waldgaertner-contest-title = Mehrere wollen Region { $region }
waldgaertner-contest-rule = Wer die meisten Münzen hat, zuerst: 1 Münze kauft die Wahl. Wer verzichtet, bekommt umsonst, was bleibt.
waldgaertner-contest-blind = Niemand hat das Vorrecht: Die Karten werden gemischt und verdeckt gezogen.
waldgaertner-contest-right = hat jetzt das Vorrecht
waldgaertner-contest-served = hat eine Karte
waldgaertner-contest-draws = zieht verdeckt
waldgaertner-contest-waits = hat verzichtet und wartet
waldgaertner-contest-later = wird später gefragt
waldgaertner-contest-tied = gleich viele Münzen: zieht verdeckt
waldgaertner-contest-waive = Verzichten und warten, umsonst
waldgaertner-claims-title = Wer ist zuerst dran?
waldgaertner-claims-rule = Sie haben die 6 gewählt und gleich viele Münzen, also wählt jeder einen Platz. Wollen zwei denselben, geht es von vorn los: Versuch { $attempt } von { $attempts }. Nach dem letzten bekommt und zahlt niemand etwas.
waldgaertner-claims-last = wollte: { $claim }
waldgaertner-pile-title = Du siehst { $pile } durch
waldgaertner-pile-about = Nimm eine Karte. Die anderen bleiben in ihrer Reihenfolge, und was du gesehen hast, steht in deinen Notizen.
waldgaertner-bonus-title = Vier Farben: eine Karte für dich
waldgaertner-bonus-about = Nimm eine Karte vom Markt, umsonst. Dann pflanzt oder verkaufst du eine deiner beiden Karten.
waldgaertner-bonus-without = Verzichten

waldgaertner-counting = Die Gärten werden ausgezählt.
waldgaertner-moment-round = Runde { $round } von { $rounds }
waldgaertner-moment-right-used = hat das Vorrecht und zahlt 1 Münze
waldgaertner-moment-drew = zieht verdeckt
waldgaertner-moment-got-last = bekommt umsonst, was bleibt
waldgaertner-moment-nothing = geht leer aus: keine Karte ist übrig
waldgaertner-moment-waived = verzichtet auf das Vorrecht

## Mitspielende und Übersicht

waldgaertner-hand = Hand
waldgaertner-flowers = { $count ->
    [one] { $count } Blüte im Garten
   *[other] { $count } Blüten im Garten
}
waldgaertner-missing = { $count ->
    [one] { $count } Pflanze fehlt der Partner
   *[other] { $count } Pflanzen fehlt der Partner
}
waldgaertner-colours = { $count ->
    [one] { $count } Blütenfarbe
   *[other] { $count } Blütenfarben
}
waldgaertner-ledger = Gärten
waldgaertner-ledger-points = Punkte
waldgaertner-ledger-sources = { $plants } Pflanzen, { $partners } mit Partner, { $markers } Marker
waldgaertner-ledger-coins = Münzen
waldgaertner-ledger-ahead = { $coins ->
    [one] { $coins } kommt noch
   *[other] { $coins } kommen noch
}
waldgaertner-ledger-flowers = Blüten
waldgaertner-ledger-colours = Farben
waldgaertner-ledger-of-four = { $count } von 4
waldgaertner-ledger-bonus-due = Bonus steht aus
waldgaertner-ledger-bonus-taken = Bonus erledigt
waldgaertner-ledger-missing = Ohne Partner
waldgaertner-ledger-lost = { $points ->
    [one] { $points } Punkt wartet
   *[other] { $points } Punkte warten
}

## Tasten

waldgaertner-key-pile = eine Region, den Markt oder einen Platz wählen
waldgaertner-key-card = eine Karte aus der Hand nehmen
waldgaertner-key-sell = die gehaltene Karte verkaufen
waldgaertner-key-jump = im Garten: zum nächsten möglichen Platz
waldgaertner-key-ends = im Garten: an den Anfang oder das Ende der Reihe
waldgaertner-key-put = im Garten: hier pflanzen oder die Pflanze ansehen

## Rat

waldgaertner-do-start = zieh deine erste Karte aus { $pile }
waldgaertner-do-choose = stell deinen Würfel auf { $pile }
waldgaertner-do-six = stell deinen Würfel auf 6 und nimm eine beliebige Karte aus einem Stapel
waldgaertner-do-right = zahl eine Münze und nimm { $card }
waldgaertner-do-waive = verzichte und warte, was übrig bleibt
waldgaertner-do-claim = nimm Platz { $position }
waldgaertner-do-claim-any = überlass den anderen die Reihenfolge
waldgaertner-do-pile = sieh { $pile } durch
waldgaertner-do-take = nimm { $card }
waldgaertner-do-bonus = nimm { $card } für deine vier Farben
waldgaertner-do-no-bonus = verzichte auf den Bonus
waldgaertner-do-sell = verkauf { $card }
waldgaertner-do-grow = pflanz { $card } auf { $place }
waldgaertner-why-value = { $card } ist { $value } wert
waldgaertner-why-partner = der Partner steht im Garten
waldgaertner-why-completes = { $plant } bekommt den Partner
