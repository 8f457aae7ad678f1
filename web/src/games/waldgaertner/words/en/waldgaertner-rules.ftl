# The rules of Waldgärtner in our own words. Numbers of points as in games/waldgaertner/learn/chapters.ts.

waldgaertner-rules-title = Rules of Waldgärtner
waldgaertner-rules-about = One idea a point. If you would rather play than read: the first lesson takes twelve minutes. The small letters and numbers are the names of the rules; when something is refused, you will find its rule here.
waldgaertner-rules-unofficial = Waldgärtner is a game by Claas Fischer. This is an unofficial implementation with its own plants, words and drawings.
waldgaertner-rules-part-basic = The game
waldgaertner-rules-part-advanced = For advanced players
waldgaertner-rules-part-options = House rules
waldgaertner-rules-decks = What is in the game
waldgaertner-rules-decks-players = Players
waldgaertner-rules-decks-origins = Plants from
waldgaertner-rules-decks-regions = Regions
waldgaertner-rules-decks-market = In the market
waldgaertner-rules-decks-or = { $one } or { $other }

waldgaertner-rules-aim-title = What it is about
waldgaertner-rules-aim-1 = Two to six people each plant a garden full of things to eat. Most points in the garden win.
waldgaertner-rules-aim-2 = The game lasts two years of ten rounds. Every round you get one card and play one: you grow it or sell it.
waldgaertner-rules-aim-3 = Plants that bloom bring coins at harvest. Coins are no points, but they get you the cards you want.

waldgaertner-rules-card-title = A card
waldgaertner-rules-card-1 = The large number is the value: points at the end, if the plant stands in your garden.
waldgaertner-rules-card-2 = A value between leaves is in brackets: it counts only if one of the partners named there grows in your garden, too.
waldgaertner-rules-card-3 = The height decides on the row: up to 2 m small shrub, up to 5 m large shrub, up to 10 m small tree, up to 20 m medium tree, above that large tree.
waldgaertner-rules-card-4 = The little wheel shows when it blooms and when it is ripe. 0 is winter, 1 to 3 spring, 4 to 6 summer, 7 to 9 autumn.
waldgaertner-rules-card-5 = Some plants have flowers of a showy colour. Some feed their neighbours: the arrows at their sides say so.
waldgaertner-rules-card-6 = The back shows the continent. So everybody can see where a face-down card is from.

waldgaertner-rules-setup-title = Set-up
waldgaertner-rules-setup-1 = There are 50 plants from Europe, 50 from North America and 75 from Asia. The number of players decides which of them are in the game.
waldgaertner-rules-setup-2 = The cards of each continent are shuffled and dealt into regions of 24 cards. The top card of every region is turned up.
waldgaertner-rules-setup-3 = The few cards left over are the market. It lies open, and everybody may look at it at any time.
waldgaertner-rules-setup-4 = Everybody gets 1 coin and a die, and draws the first card unseen from a region of their choice, before the tops are turned up.
waldgaertner-rules-setup-5 = The year begins in winter, phase 0. Coins, flowers and markers never run out. The dice are only set, never rolled.

waldgaertner-rules-round-title = A round
waldgaertner-rules-round-1 = Four steps: the year moves on. Cards left lying gain value. Everybody chooses a card. Everybody plays a card.
waldgaertner-rules-round-2 = All do it at the same time; nobody is first. The next round begins when everybody has played.
waldgaertner-rules-round-3 = The very first round begins with choosing: it is still winter.

waldgaertner-rules-year-title = Bloom and harvest
waldgaertner-rules-year-1 = The marker moves on by one phase; after 9 comes 0 again. Then every plant in every garden is looked at. Cards in hands and piles do not count.
waldgaertner-rules-year-2 = Bloom: a plant whose bloom is in this phase gets a flower.
waldgaertner-rules-year-3 = Harvest: a plant that is ripe in this phase gives its flower back, and you get 1 coin. No flower, no coin. The plant stays.
waldgaertner-rules-year-4 = A flower waits until its harvest, over the winter if need be. So nothing is lost, but a plant never carries two.
waldgaertner-rules-year-example = The redcurrant blooms in phase 2 and is ripe in phase 5. Planted in round 1, it brings a coin in round 6 and one in round 16. Planted in round 4, it has missed its first spring and brings only the second one.

waldgaertner-rules-partner-title = Partners
waldgaertner-rules-partner-1 = A plant that needs a partner gets a flower only if one of the plants it names stands in the same garden. The partner need not be in bloom itself.
waldgaertner-rules-partner-2 = What counts is the moment of its bloom. A partner in your hand or in another garden does not help, and one planted later helps next year.
waldgaertner-rules-partner-3 = Every plant looks at its own list. One partner can serve many plants, and it may well be one that needs no partner itself.
waldgaertner-rules-partner-4 = Males are there to fertilise. Their own flower brings no coin. One male is enough for all females in the garden.
waldgaertner-rules-partner-example = A sweet cherry (6) stands alone: no flower, no coin, no points. Then you plant a sour cherry. From the next spring on the sweet cherry blooms, and at the end it counts its 6 points.

waldgaertner-rules-nitrogen-title = Nitrogen
waldgaertner-rules-nitrogen-1 = Arrows point to the plants right beside it, left and right in the same row. If such a plant is harvested, its flower brings 1 coin more.
waldgaertner-rules-nitrogen-2 = Two arrows bring 2 coins more. Without a flower there is nothing to gain, and males gain nothing. The feeding plant need not be in bloom.

waldgaertner-rules-markers-title = Cards that nobody took
waldgaertner-rules-markers-1 = An open top card that is still there in the next round gets a marker. Left again, it gets another one.
waldgaertner-rules-markers-2 = Each marker adds 1 to its value. Markers stay on the card for good, in hand, garden and market.
waldgaertner-rules-markers-3 = After that the missing tops are turned up, without markers. Cards deeper in a region and in the market get none.

waldgaertner-rules-choose-title = Choosing
waldgaertner-rules-choose-1 = Set your die in secret: to the number of a region, or to the 6.
waldgaertner-rules-choose-2 = You may change your mind until the last one is ready. Then all dice are shown at once.
waldgaertner-rules-choose-3 = If you alone chose a region, you take its top card, free. The next card stays face-down until the next round.
waldgaertner-rules-choose-4 = For the 6 you need 3 coins at that moment.
waldgaertner-rules-choose-5 = An empty region cannot be chosen. Whoever has no choice at all passes and keeps the card in hand.

waldgaertner-rules-contest-title = Several want the same region
waldgaertner-rules-contest-1 = As many cards as people are laid open: two for two, three for three.
waldgaertner-rules-contest-2 = Whoever has more coins comes first. What counts are the coins when the dice were shown.
waldgaertner-rules-contest-3 = The richest has the right: pay 1 coin and choose a card. Without a coin there is no right.
waldgaertner-rules-contest-4 = Then the right passes to the next richest. The last card goes to the last person, free.
waldgaertner-rules-contest-5 = You may waive the right and wait. You are not asked again, but what is left at the end is yours, free. If several wait, it is dealt to them unseen.
waldgaertner-rules-contest-6 = With equal coins nobody has the right: the cards are shuffled, and the tied ones draw one each, unseen and free. What remains is shown again.
waldgaertner-rules-contest-7 = In the end everybody has one card. If the region has too few, those who come last get nothing and pay nothing; lots decide among equals.
waldgaertner-rules-contest-example = Four cards for Ada with 5 coins, Ben and Cem with 3 each, and Dia with 1. Ada pays 1 and chooses. Ben and Cem tie, so both draw unseen. Dia gets the last card, free. Had Ada waived, Ben and Cem would draw first, Dia could pay 1 and choose, and Ada would get the last card.

waldgaertner-rules-six-title = The 6
waldgaertner-rules-six-1 = A six waits until all others have their cards, and comes before anybody plays one.
waldgaertner-rules-six-2 = Pay 3 coins, name one pile and take one card of it: from a region or from the market. The open top may be taken as well, with its markers.
waldgaertner-rules-six-3 = You may look through the whole pile. Its order stays, and only you see it. Your notes remember it for you.
waldgaertner-rules-six-4 = Any number of people may choose the 6. More coins go first; nobody contests it.
waldgaertner-rules-six-5 = Sixes with equal coins agree on their order: everybody claims a place in secret or leaves it open. If two claim the same, they try again. After the third clash they get nothing and pay nothing.
waldgaertner-rules-six-example = You hold an apple and need a crab apple. None is open, so you set the 6, look through region 2, and there it is, fifth from the top. The others only see that you took something.

waldgaertner-rules-play-title = Playing a card
waldgaertner-rules-play-1 = With two cards in hand you play one of them, the old one or the new one: grow it or sell it. Whoever got no card plays none.
waldgaertner-rules-play-2 = All play at the same time, and may change their minds until the last one is ready.
waldgaertner-rules-play-3 = Selling always works: 1 coin for shrubs and climbers, 2 for trees. The value does not matter.
waldgaertner-rules-play-4 = What is sold lies open in the market, with its markers. You may sell as often as you like.

waldgaertner-rules-garden-title = Your garden
waldgaertner-rules-garden-1 = Five rows form a triangle. From the south: five small shrubs, four large shrubs, three small trees, two medium trees, one large tree.
waldgaertner-rules-garden-2 = A plant stands only in the row of its height.
waldgaertner-rules-garden-3 = Take any free place; gaps are allowed. Growing costs nothing, and a plant never moves again.
waldgaertner-rules-garden-4 = A climber may stand in row 1 or row 2 and takes a place there.

waldgaertner-rules-extras-title = Extra plants
waldgaertner-rules-extras-1 = A full row takes one more plant, at its left or right end. It costs as many coins as the row’s number.
waldgaertner-rules-extras-2 = Each row takes one extra. Only large trees may have a second: it stands in row 6 and costs 6 coins.
waldgaertner-rules-extras-3 = Whoever cannot pay cannot plant it. There is no credit.

waldgaertner-rules-colours-title = Four colours
waldgaertner-rules-colours-1 = When your garden shows four different flower colours, you may take a card from the market, free. The plants need not be in bloom.
waldgaertner-rules-colours-2 = That happens once a game. If you say no, it is gone.
waldgaertner-rules-colours-3 = The card goes to your hand, so you play one of your two cards at once. If several have it at the same time, more coins go first. If the market is empty, the bonus waits.

waldgaertner-rules-end-title = The end
waldgaertner-rules-end-1 = After round 20 the marker reaches winter for the second time. Bloom and harvest happen once more.
waldgaertner-rules-end-2 = Then everybody plays the last card in hand: grow it or sell it. That can still bring the bonus for four colours.
waldgaertner-rules-end-3 = Every plant in your garden counts its value and 1 point for each marker.
waldgaertner-rules-end-4 = In brackets and without a partner it counts nothing, and neither do its markers.
waldgaertner-rules-end-5 = In a tie more coins win. If that is a tie, too, you share the victory.
waldgaertner-rules-end-example = A raspberry of 4 with two markers counts 6. A filbert (6) without a hazel counts 0. If you grow a hazel (6) as your last card, both count: 12 points more.

waldgaertner-rules-secrets-title = What is secret
waldgaertner-rules-secrets-1 = Your die and your play until all are shown, cards drawn unseen, and what a six sees and takes out of a region. The server does not send what you may not see.
waldgaertner-rules-secrets-2 = All the rest is open: coins, gardens, market, how many cards a region has, and cards that were taken openly.
waldgaertner-rules-secrets-3 = Nobody can give or lend coins. Whoever leaves the table is replaced by a bot.

waldgaertner-rules-advanced-title = Sun and shade
waldgaertner-rules-advanced-1 = Any plant may stand in any row.
waldgaertner-rules-advanced-2 = But nobody may stand in another’s sun. A plant must not be taller than those right behind it, and not lower than those right in front of it. Equal height is fine.
waldgaertner-rules-advanced-3 = Only plants that touch count: two behind, two in front. An empty place keeps them apart. Places and prices of the rows stay; a climber counts as a small shrub in row 1, as a large one elsewhere.
waldgaertner-rules-advanced-4 = Everything else stays as it is.

waldgaertner-rules-options-title = What a table may change
waldgaertner-rules-options-1 = Nitrogen: the arrows may point north or south instead of left and right.
waldgaertner-rules-options-2 = Males: each female may need a male of her own for her coin.
waldgaertner-rules-options-3 = Heights, for advanced players: there may be as many of each height as in the basic game, wherever they stand.
waldgaertner-rules-options-4 = Sixes: they may come after the others have played, and then find what was sold this round.
waldgaertner-rules-options-5 = The last bloom and harvest after round 20 may be left out.
waldgaertner-rules-options-6 = Four colours may bring a card again and again, for each further set.

waldgaertner-rules-scene-card = Value 4, blooms in phase 3, ripe in phase 9. White flower, small tree: row 3.
waldgaertner-rules-scene-bracket = Value 6 between leaves: it needs another cherry in your garden.
waldgaertner-rules-scene-bloom = Phase 2: the redcurrant gets its flower.
waldgaertner-rules-scene-harvest = Phase 5: the flower has become a coin.
waldgaertner-rules-scene-alone = The sweet cherry alone: 0 points.
waldgaertner-rules-scene-pair = With the sour cherry in row 2: 6 points, and it can bloom.
waldgaertner-rules-scene-nitrogen = Arrows to both sides: a flower of either neighbour brings 2 coins.
waldgaertner-rules-scene-nitrogen-gap = A gap on the right: only the left neighbour gains.
waldgaertner-rules-scene-markers = Left twice: 7 points have become 9.
waldgaertner-rules-scene-garden = A full garden: five, four, three, two, one.
waldgaertner-rules-scene-extra = Row 1 is full, so a sixth small shrub may stand at its end for 1 coin.
waldgaertner-rules-scene-colours = White, pink, yellow and red: four colours.
waldgaertner-rules-scene-sun = A small tree in front, medium tree behind: that is fine.
waldgaertner-rules-scene-shade = A large shrub behind a small tree: refused, it would stand in the shade.
