# Waldgärtner at the table: what is asked, what happened, regions, market, contests, ledger.

waldgaertner-colour-orange = Orange
waldgaertner-colour-blue = Blue
waldgaertner-colour-black = Black
waldgaertner-colour-white = White
waldgaertner-colour-green = Green
waldgaertner-colour-purple = Purple

waldgaertner-hidden-card = a hidden card
waldgaertner-passes = passes
waldgaertner-region = region { $region }
waldgaertner-market = the market
waldgaertner-from-region = from region { $region }
waldgaertner-from-market = from the market
waldgaertner-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
waldgaertner-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## What is asked

waldgaertner-ask-origins = It is drawn where the plants come from.
waldgaertner-ask-market = The market is laid out.
waldgaertner-ask-start-cards = The first cards are dealt.
waldgaertner-ask-tops = The regions turn up their top cards.
waldgaertner-ask-display = Cards are laid out for those who contend.
waldgaertner-ask-lucky = There are too few cards: lots decide who draws.
waldgaertner-ask-lot = Cards are drawn blindly.
waldgaertner-ask-rest = The rest is laid open again.
waldgaertner-ask-order = Lots decide the order of the sixes.
waldgaertner-ask-look = A pile is looked through.
waldgaertner-ask-bonus-order = Lots decide who takes the colour bonus first.
waldgaertner-ask-start = Choose a region for your first card. Nobody else will see it.
waldgaertner-ask-select-region = Set your die in secret: which region do you want a card from?
waldgaertner-ask-select-six = Set your die in secret: a region, or 6 for any card of any pile.
waldgaertner-ask-right = You have the right in region { $region }: pay 1 coin and choose a card, or waive and wait.
waldgaertner-ask-claim = Others with as many coins chose 6 too. Agree on an order: claim a position (attempt { $attempt } of { $attempts }).
waldgaertner-ask-pile = You go now as a six: choose the pile that you look through for 3 coins.
waldgaertner-ask-take = Take one card of this pile.
waldgaertner-ask-play = Two cards in hand: plant one of them, or sell it.
waldgaertner-ask-play-last = The year is over twice: plant your last card, or sell it.
waldgaertner-ask-bonus = Your garden shows four colours: take a card of the market, free.
waldgaertner-ask-over = The game is over.
waldgaertner-ask-sealed = You are ready: { $choice }. You can still change it. Still thinking: { $names }.
waldgaertner-ask-given = You are ready: { $choice }. Still thinking: { $names }.
waldgaertner-wait-start = { $names } { $count ->
    [one] chooses
   *[other] choose
} a first region.
waldgaertner-wait-select = { $names } { $count ->
    [one] sets a die
   *[other] set their dice
} in secret.
waldgaertner-wait-right = { $names } has the right: pay and choose, or waive.
waldgaertner-wait-claim = { $names } { $count ->
    [one] claims
   *[other] claim
} a position among the sixes.
waldgaertner-wait-pile = { $names } chooses a pile as a six.
waldgaertner-wait-take = { $names } looks through a pile and takes a card.
waldgaertner-wait-play = { $names } { $count ->
    [one] plants or sells a card.
   *[other] plant or sell a card.
}
waldgaertner-wait-bonus = { $names } may take a card of the market for four colours.

waldgaertner-choice-six = 6, any card of any pile
waldgaertner-choice-grow = { $card } on { $place }
waldgaertner-choice-sell = sell { $card }
waldgaertner-choice-right = { $card }
waldgaertner-choice-take = { $card }
waldgaertner-choice-bonus = { $card }
waldgaertner-choice-waive = wait for what is left
waldgaertner-choice-no-bonus = go without
waldgaertner-claim = position { $position }
waldgaertner-claim-any = any position
waldgaertner-claim-any-short = any

## What a draft does

waldgaertner-outlook-start = You draw your first card from { $pile }, unseen by the others.
waldgaertner-outlook-choose = Your die is on { $pile }. All others are ready: the dice are shown at once.
waldgaertner-outlook-six = Your die is on 6: any card of any pile, for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. All others are ready.
waldgaertner-outlook-right = You pay 1 coin and take { $card }.
waldgaertner-outlook-waive = You pay nothing and get what is left at the end.
waldgaertner-outlook-claim = You claim position { $position }.
waldgaertner-outlook-claim-any = You take whatever position is free.
waldgaertner-outlook-pile = You pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, look through { $pile } and take one of its cards.
waldgaertner-outlook-take = You take { $card }.
waldgaertner-outlook-bonus = You take { $card } from the market, free.
waldgaertner-outlook-no-bonus = You go without the colour bonus. It does not come back.
waldgaertner-outlook-sell = You sell { $card } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
waldgaertner-outlook-grow = You plant { $card } on { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
waldgaertner-outlook-grow-extra = You plant { $card } on the extra place { $place } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
waldgaertner-way-start = Draw
waldgaertner-way-choose-first = Ready
waldgaertner-way-choose-last = Show the dice
waldgaertner-way-right = Pay and take
waldgaertner-way-waive = Waive
waldgaertner-way-claim = Claim
waldgaertner-way-pile = Pay and look
waldgaertner-way-take = Take
waldgaertner-way-bonus = Take
waldgaertner-way-no-bonus = Go without
waldgaertner-way-sell = Sell
waldgaertner-way-sell-last = Sell
waldgaertner-way-grow = Plant
waldgaertner-way-grow-last = Plant
waldgaertner-warn-partner = Its partner does not stand in your garden. Without it this plant counts nothing at the end.

## What happened

waldgaertner-lead-market-laid = In the market:
waldgaertner-lead-turned = Turned up:
waldgaertner-lead-marker = Left lying and worth more now:
waldgaertner-lead-displayed = Laid out from region { $region }:
waldgaertner-lead-shown-again = Left of region { $region }:
waldgaertner-event-origins = The plants come from: { $origins }
waldgaertner-event-starts = Start regions: { $starts }
waldgaertner-event-start-card = start card: { $card }
waldgaertner-event-round = Round { $round }, { $season }
waldgaertner-event-last-cards = The last cards
waldgaertner-event-bloomed = in bloom: { $cards }
waldgaertner-event-in-vain = bloomed in vain, without a partner: { $cards }
waldgaertner-event-harvested = harvest for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}: { $cards }
waldgaertner-event-dice = Dice: { $dice }
waldgaertner-event-took = took { $card } { $pile }
waldgaertner-event-right-used = paid a coin and chose { $card } { $pile }
waldgaertner-event-right-waived = waived the right
waldgaertner-event-lucky = gets a card by lot
waldgaertner-event-drew = drew { $card } blindly { $pile }
waldgaertner-event-got-last = got { $card } { $pile }, free
waldgaertner-event-claims = Claims: { $claims }
waldgaertner-event-clash = They clash and try again
waldgaertner-event-agreed = Order of the sixes: { $seats }
waldgaertner-event-lapsed = No agreement: { $seats } get nothing and pay nothing
waldgaertner-event-first-order = comes next among the sixes, by lot
waldgaertner-event-first-bonus = takes the colour bonus first, by lot
waldgaertner-event-pile-opened = looked through { $pile } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
waldgaertner-event-sold = sold { $card } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
waldgaertner-event-grew = planted { $card } on { $place }
waldgaertner-event-grew-extra = planted { $card } on { $place } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
waldgaertner-event-colours = shows four colours
waldgaertner-event-colours-wait = shows four colours; the market is empty, so the bonus waits
waldgaertner-event-bonus-taken = took { $card } from the market for four colours
waldgaertner-event-bonus-declined = went without the colour bonus
waldgaertner-event-over = End of the game: { $points }

## Points, aids and options

waldgaertner-source-plants = plants
waldgaertner-source-partners = plants with a partner
waldgaertner-source-markers = markers

waldgaertner-aid-reveal = When I am the last to choose
waldgaertner-aid-reveal-why = A die can be changed until all are ready. The last one shows them all.
waldgaertner-aid-reveal-ask = ask before the dice are shown
waldgaertner-aid-reveal-at-once = show them at once
waldgaertner-aid-memory = Notes of piles
waldgaertner-aid-memory-why = What you saw as a six is kept for you.
waldgaertner-aid-memory-shown = shown at the region
waldgaertner-aid-memory-hidden = hidden, I remember it myself
waldgaertner-aid-sorting = Market sorted by
waldgaertner-aid-sorting-why = The market and piles can be sorted in place as well.
waldgaertner-aid-sorting-value = value
waldgaertner-aid-sorting-class = height
waldgaertner-aid-sorting-bloom = bloom
waldgaertner-aid-sorting-harvest = harvest
waldgaertner-aid-sorting-name = name
waldgaertner-aid-scenes = Short scenes
waldgaertner-aid-scenes-why = The dice, contests, the new phase and the count at the end are shown for a moment. A tap skips them.
waldgaertner-aid-scenes-on = shown
waldgaertner-aid-scenes-off = left out
waldgaertner-aid-warn-partner = Warn of a missing partner
waldgaertner-aid-warn-partner-why = Before you plant, near the end, what would count nothing.
waldgaertner-aid-warn-partner-on = on
waldgaertner-aid-warn-partner-off = off

waldgaertner-option-origins = Where the plants come from
waldgaertner-option-nitrogen = Nitrogen goes to
waldgaertner-option-males = Male flowers
waldgaertner-option-rank-limits = Height classes in the rows (advanced)
waldgaertner-option-sixes = Sixes take their card
waldgaertner-option-final-check = Harvest in the last winter
waldgaertner-option-colour-bonus = Bonus for four colours
waldgaertner-option-cards = Cards
waldgaertner-value-cards-standard = The usual cards
waldgaertner-value-cards-own = My own cards
waldgaertner-value-origins-random = by chance
waldgaertner-value-origins-EU = Europe (2 players)
waldgaertner-value-origins-NA = North America (2 players)
waldgaertner-value-origins-AS = Asia (3 players)
waldgaertner-value-origins-EU-NA = Europe and North America (4 players)
waldgaertner-value-origins-AS-EU = Asia and Europe (5 or 6 players)
waldgaertner-value-origins-AS-NA = Asia and North America (5 or 6 players)
waldgaertner-value-nitrogen-sides = the neighbours left and right
waldgaertner-value-nitrogen-north = the neighbours to the north
waldgaertner-value-nitrogen-south = the neighbours to the south
waldgaertner-value-nitrogen-printed = where the card's arrows point
waldgaertner-value-males-give-nothing = bring no coins
waldgaertner-value-males-paired = bring a coin for each pair of flowers
waldgaertner-value-rank-limits-dropped = any plant in any row
waldgaertner-value-rank-limits-kept = as many of each class as in the basic game
waldgaertner-value-sixes-before-plays = before anybody plants
waldgaertner-value-sixes-after-plays = after the others have planted
waldgaertner-value-final-check-yes = takes place
waldgaertner-value-final-check-no = does not take place
waldgaertner-value-colour-bonus-once = once in the game
waldgaertner-value-colour-bonus-again = for every four colours again
waldgaertner-value-cards-first = first edition

## Regions, market and scenes

waldgaertner-regions = Regions and market
waldgaertner-region-named = Region { $region }
waldgaertner-market-named = Market
waldgaertner-market-browse = Look through the market
waldgaertner-market-about = Everybody can see these cards. They are taken with a 6, or for four colours.
waldgaertner-market-empty = no cards
waldgaertner-empty = empty
waldgaertner-chosen = chosen
waldgaertner-die-of = Die of { $name }
waldgaertner-search = Search
waldgaertner-search-none = No card fits.
waldgaertner-sort = Order
waldgaertner-sort-lying = as they lie
waldgaertner-notes-of = What I saw in region { $region }
waldgaertner-notes-about = Your notes, from the top. Others may have taken cards that you do not know of.
waldgaertner-notes-gone = must have been taken
waldgaertner-notes-none = Nothing that you saw is left.
waldgaertner-stage-fold = Show the garden
waldgaertner-stage-open = Show it again
waldgaertner-display = Cards laid out
waldgaertner-contest-title = Several want region { $region }
waldgaertner-contest-rule = Most coins first: 1 coin buys the choice. Who waives gets what is left, free.
waldgaertner-contest-blind = Nobody has the right: the cards are shuffled and drawn blindly.
waldgaertner-contest-right = has the right now
waldgaertner-contest-served = has a card
waldgaertner-contest-draws = draws blindly
waldgaertner-contest-waits = has waived and waits
waldgaertner-contest-later = is asked later
waldgaertner-contest-tied = as many coins as another: draws blindly
waldgaertner-contest-waive = Waive and wait, free
waldgaertner-claims-title = Who goes first?
waldgaertner-claims-rule = They chose 6 with as many coins, so each claims a position. Where two claim the same, all try again: attempt { $attempt } of { $attempts }. After the last one nobody gets or pays anything.
waldgaertner-claims-last = wanted: { $claim }
waldgaertner-pile-title = You look through { $pile }
waldgaertner-pile-about = Take one card. The others stay in their order, and what you have seen is kept in your notes.
waldgaertner-bonus-title = Four colours: a card for you
waldgaertner-bonus-about = Take any card of the market, free. Then you plant or sell one of your two cards.
waldgaertner-bonus-without = Go without

waldgaertner-counting = The gardens are counted.
waldgaertner-moment-round = Round { $round } of { $rounds }
waldgaertner-moment-right-used = has the right and pays 1 coin
waldgaertner-moment-drew = draws blindly
waldgaertner-moment-got-last = gets what is left, free
waldgaertner-moment-nothing = gets nothing: no card is left
waldgaertner-moment-waived = waives the right

## Players and ledger

waldgaertner-hand = Hand
waldgaertner-flowers = { $count ->
    [one] { $count } flower in bloom
   *[other] { $count } flowers in bloom
}
waldgaertner-missing = { $count ->
    [one] { $count } plant lacks its partner
   *[other] { $count } plants lack their partner
}
waldgaertner-colours = { $count ->
    [one] { $count } flower colour
   *[other] { $count } flower colours
}
waldgaertner-ledger = Gardens
waldgaertner-ledger-points = Points
waldgaertner-ledger-sources = { $plants } plants, { $partners } with a partner, { $markers } markers
waldgaertner-ledger-coins = Coins
waldgaertner-ledger-ahead = { $coins ->
    [one] { $coins } more to come
   *[other] { $coins } more to come
}
waldgaertner-ledger-flowers = Flowers in bloom
waldgaertner-ledger-colours = Colours
waldgaertner-ledger-of-four = { $count } of 4
waldgaertner-ledger-bonus-due = bonus due
waldgaertner-ledger-bonus-taken = bonus settled
waldgaertner-ledger-missing = Without partner
waldgaertner-ledger-lost = { $points ->
    [one] { $points } point waits
   *[other] { $points } points wait
}

## Keys

waldgaertner-key-pile = choose a region, the market or a position
waldgaertner-key-card = take a card from your hand
waldgaertner-key-sell = sell the card that you hold
waldgaertner-key-jump = in the garden: to the next possible place
waldgaertner-key-ends = in the garden: to the beginning or the end of the row
waldgaertner-key-put = in the garden: plant it here, or look at the plant

## Advice

waldgaertner-do-start = draw your first card from { $pile }
waldgaertner-do-choose = set your die on { $pile }
waldgaertner-do-six = set your die on 6 and take any card of any pile
waldgaertner-do-right = pay a coin and take { $card }
waldgaertner-do-waive = waive and wait for what is left
waldgaertner-do-claim = claim position { $position }
waldgaertner-do-claim-any = leave the order to the others
waldgaertner-do-pile = look through { $pile }
waldgaertner-do-take = take { $card }
waldgaertner-do-bonus = take { $card } for your four colours
waldgaertner-do-no-bonus = go without the bonus
waldgaertner-do-sell = sell { $card }
waldgaertner-do-grow = plant { $card } on { $place }
waldgaertner-why-value = { $card } is worth { $value }
waldgaertner-why-partner = its partner stands in the garden
waldgaertner-why-completes = { $plant } gets its partner
