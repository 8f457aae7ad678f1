# Waldgärtner: gardens, the hand, planting and selling.

## Gardens

waldgaertner-garden-mine = Your garden
waldgaertner-garden-of = Garden of { $name }
waldgaertner-garden-all = All gardens
waldgaertner-garden-last-card = last planted: { $card }
waldgaertner-garden-points-word = { $points ->
    [one] point
   *[other] points
}
waldgaertner-garden-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
waldgaertner-garden-colours = Colours of flowers: { $shown } ({ $count } of { $wanted })
waldgaertner-garden-hand-of = In hand
waldgaertner-garden-hidden = a hidden card, { $origin }
waldgaertner-garden-one-of = one of: { $cards }
waldgaertner-garden-close = Close
waldgaertner-garden-about = Arrow keys walk over the places, J jumps to the next one where the card can go. 1 and 2 take a card in hand, Enter plants it, S sells it, Escape lets go.

## Places, as they are spoken

waldgaertner-garden-row = Row { $row }
waldgaertner-garden-place = row { $row }, place { $slot }
waldgaertner-garden-place-left = row { $row }, extra place on the left
waldgaertner-garden-place-right = row { $row }, extra place on the right
waldgaertner-garden-place-top = row 6, the top place
waldgaertner-garden-free = free
waldgaertner-garden-extra-open = free for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}
waldgaertner-garden-extra-closed = { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, once the row is full
waldgaertner-garden-extra-used = not free any more
waldgaertner-garden-fits = the card can go here
waldgaertner-garden-last = planted last
waldgaertner-garden-flower = carries a flower until { $season }
waldgaertner-garden-counts = { $points ->
    [0] counts nothing yet
    [one] counts { $points } point
   *[other] counts { $points } points
}
waldgaertner-garden-held = { $card } in hand, { $count ->
    [0] no place for it; you can sell it
    [one] one place for it
   *[other] { $count } places for it
}
waldgaertner-garden-dropped = No card in hand

## What a play would bring

waldgaertner-garden-more-points = { $points ->
    [0] no points yet
    [one] +{ $points } point
   *[other] +{ $points } points
}
waldgaertner-garden-pays = costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
waldgaertner-garden-gets = +{ $coins } { $coins ->
    [one] coin
   *[other] coins
}
waldgaertner-garden-to-market = goes to the market, where a six can take it
waldgaertner-garden-fertilised = fertilised by { $plant }
waldgaertner-garden-lacks = needs { $partners }
waldgaertner-garden-completes = partner for { $plants }
waldgaertner-garden-harvests = { $count ->
    [one] one harvest to come
   *[other] { $count } harvests to come
}, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
waldgaertner-garden-harvests-then = { $count ->
    [one] one harvest to come, once fertilised
   *[other] { $count } harvests to come, once fertilised
}
waldgaertner-garden-no-harvest = no harvest any more this game
waldgaertner-garden-male = its flowers bring no coins
waldgaertner-garden-fed = { $count ->
    [one] nitrogen: +1 coin a harvest
   *[other] nitrogen: +{ $count } coins a harvest
}
waldgaertner-garden-feeds = gives nitrogen to { $plants }
waldgaertner-garden-new-colour = a new colour, number { $count }
waldgaertner-garden-fourth-colour = the fourth colour: a card of the market, free

## The hand

waldgaertner-garden-hand = Your hand
waldgaertner-garden-hand-card = { $card } (key { $key })
waldgaertner-garden-newest = new
waldgaertner-garden-planned-grow = will be planted
waldgaertner-garden-planned-sell = will be sold
waldgaertner-garden-sell = Sell
waldgaertner-garden-how = Drag a card into your garden, or tap it and then a place. Or sell it here.
waldgaertner-garden-where = { $count ->
    [0] No place for it now: sell it, or take the other card
    [one] One place for it glows
   *[other] { $count } places for it glow
}
waldgaertner-garden-coins = Your coins
