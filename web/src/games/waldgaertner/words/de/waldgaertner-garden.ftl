# Waldgärtner: Gärten, die Hand, Pflanzen und Verkaufen.

## Gärten

waldgaertner-garden-mine = Dein Garten
waldgaertner-garden-of = Garten von { $name }
waldgaertner-garden-all = Alle Gärten
waldgaertner-garden-last-card = zuletzt gepflanzt: { $card }
waldgaertner-garden-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
}
waldgaertner-garden-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
waldgaertner-garden-colours = Blütenfarben: { $shown } ({ $count } von { $wanted })
waldgaertner-garden-hand-of = Auf der Hand
waldgaertner-garden-hidden = eine verdeckte Karte, { $origin }
waldgaertner-garden-one-of = eine von: { $cards }
waldgaertner-garden-close = Schließen
waldgaertner-garden-about = Die Pfeiltasten gehen über die Plätze, J springt zum nächsten, auf den die Karte passt. 1 und 2 nehmen eine Karte, Enter pflanzt sie, S verkauft sie, Escape lässt sie los.

## Plätze, wie sie gesprochen werden

waldgaertner-garden-row = Reihe { $row }
waldgaertner-garden-place = Reihe { $row }, Platz { $slot }
waldgaertner-garden-place-left = Reihe { $row }, Zusatzplatz links
waldgaertner-garden-place-right = Reihe { $row }, Zusatzplatz rechts
waldgaertner-garden-place-top = Reihe 6, der oberste Platz
waldgaertner-garden-free = frei
waldgaertner-garden-extra-open = frei für { $cost ->
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}
waldgaertner-garden-extra-closed = { $cost ->
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}, sobald die Reihe voll ist
waldgaertner-garden-extra-used = nicht mehr frei
waldgaertner-garden-fits = die Karte passt hierher
waldgaertner-garden-last = zuletzt gepflanzt
waldgaertner-garden-flower = trägt eine Blüte bis { $season }
waldgaertner-garden-counts = { $points ->
    [0] zählt noch nichts
    [one] zählt { $points } Punkt
   *[other] zählt { $points } Punkte
}
waldgaertner-garden-held = { $card } in der Hand, { $count ->
    [0] kein Platz dafür; du kannst sie verkaufen
    [one] ein Platz dafür
   *[other] { $count } Plätze dafür
}
waldgaertner-garden-dropped = Keine Karte in der Hand

## Was ein Zug bringen würde

waldgaertner-garden-more-points = { $points ->
    [0] noch keine Punkte
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
waldgaertner-garden-pays = kostet { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
waldgaertner-garden-gets = +{ $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
waldgaertner-garden-to-market = kommt auf den Markt, wo eine Sechs sie holen kann
waldgaertner-garden-fertilised = befruchtet durch { $plant }
waldgaertner-garden-lacks = braucht { $partners }
waldgaertner-garden-completes = Partner für { $plants }
waldgaertner-garden-harvests = { $count ->
    [one] noch eine Ernte
   *[other] noch { $count } Ernten
}, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
waldgaertner-garden-harvests-then = { $count ->
    [one] noch eine Ernte, sobald befruchtet
   *[other] noch { $count } Ernten, sobald befruchtet
}
waldgaertner-garden-no-harvest = keine Ernte mehr in diesem Spiel
waldgaertner-garden-male = ihre Blüten bringen keine Münzen
waldgaertner-garden-fed = { $count ->
    [one] Stickstoff: +1 Münze je Ernte
   *[other] Stickstoff: +{ $count } Münzen je Ernte
}
waldgaertner-garden-feeds = gibt Stickstoff an { $plants }
waldgaertner-garden-new-colour = eine neue Farbe, die { $count }.
waldgaertner-garden-fourth-colour = die vierte Farbe: eine Karte vom Markt, umsonst

## Die Hand

waldgaertner-garden-hand = Deine Hand
waldgaertner-garden-hand-card = { $card } (Taste { $key })
waldgaertner-garden-newest = neu
waldgaertner-garden-planned-grow = wird gepflanzt
waldgaertner-garden-planned-sell = wird verkauft
waldgaertner-garden-sell = Verkaufen
waldgaertner-garden-how = Zieh eine Karte in deinen Garten, oder tippe sie und dann einen Platz an. Oder verkaufe sie hier.
waldgaertner-garden-where = { $count ->
    [0] Gerade kein Platz dafür: Verkaufe sie oder nimm die andere
    [one] Der Platz dafür leuchtet
   *[other] { $count } Plätze dafür leuchten
}
waldgaertner-garden-coins = Deine Münzen
