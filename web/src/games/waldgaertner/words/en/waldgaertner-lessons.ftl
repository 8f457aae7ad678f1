# What the lessons say, one idea at a time. `-done`: after it is done, `-trap1`: a mistake to try, `-why1`: about it.

waldgaertner-lessons-about = Plant a forest garden from blossom to harvest, round by round through two years.
waldgaertner-lessons-plants = Plants from A to Z
waldgaertner-lessons-seat-2 = Mira
waldgaertner-lessons-seat-3 = Jan
waldgaertner-lessons-word-waive = Waive and wait

## Your first game

waldgaertner-lessons-first-title = Your first garden
waldgaertner-lessons-first-about = Get a plant, grow it, see it bloom, harvest. One round and one idea at a time, from the first shrub to the last point.
waldgaertner-lessons-first-welcome = You are laying out a garden full of things to eat. Every round you get one plant, and then play one: grow it or sell it. After two years the plants in your garden count their points. You play against Mira.
waldgaertner-lessons-first-year = This is the year. It has ten phases, from winter, 0, to late autumn, 9. Every round the marker moves on by one. Twice around, 20 rounds, and the game is over. Now it is winter.
waldgaertner-lessons-first-card = In your hand is a redcurrant, a small shrub. The big number is its value: 2 points in your garden. The little wheel says when something happens: it blooms in phase 2 and is ripe in phase 5. Now you need a second card.
waldgaertner-lessons-first-choose = Two regions, each with an open card. Everybody sets a die in secret, and all are shown at once. Mira is ready. Choose region 1 and its sour cherry.
waldgaertner-lessons-first-choose-done = You chose 1, Mira chose 2. Nobody is in your way, so the sour cherry is yours, free.
waldgaertner-lessons-first-choose-trap1 = What about the 6?
waldgaertner-lessons-first-choose-why1 = With a 6 you may pick any card from a whole pile. It costs 3 coins, and everybody starts with just one.
waldgaertner-lessons-first-grow = You hold two cards, and one has to be played now: grow it or sell it. Grow the redcurrant. Small shrubs stand in row 1, right in front of you. Any place there is fine.
waldgaertner-lessons-first-grow-done = Your first plant. It costs nothing and stays there for good. Everybody has played, so the marker moves to phase 1, and new cards are turned up.
waldgaertner-lessons-first-grow-trap1 = Why not further back?
waldgaertner-lessons-first-grow-why1 = The row goes by height: low plants in the south, tall ones in the north. Row 2 is for large shrubs.
waldgaertner-lessons-first-again = Round 2, and nothing in your garden is in bloom yet. Choose region 1 again.
waldgaertner-lessons-first-sell = A nettle tree. A large tree would take your only place for large trees, and it is not worth much. Sell it: trees bring 2 coins, shrubs 1.
waldgaertner-lessons-first-sell-done = 2 coins more. What is sold goes to the market, open for all. What are coins for? You will see soon.
waldgaertner-lessons-first-bloom = Spring, phase 2: your redcurrant is in bloom and carries a flower. When it is ripe in phase 5, the flower turns into a coin. Planted after phase 2, it would have missed this spring. So the early bird gets more harvests.
waldgaertner-lessons-first-partner = Look at the sweet cherry in region 2. Its 6 is closed in by leaves: it counts only if a partner grows in the same garden, and only then can it bloom. Sour cherries are such partners, and you hold one. Choose region 2!
waldgaertner-lessons-first-partner-done = A pair of cherries. Only in your garden do they help each other: a partner in your hand does nothing yet.
waldgaertner-lessons-first-rows = Grow one of the two now; the other one can follow next round. The sour cherry is a large shrub for row 2, the sweet cherry a medium tree for row 4.
waldgaertner-lessons-first-rows-done = Five small shrubs, four large shrubs, three small trees, two medium ones and one large one: that is a full garden.
waldgaertner-lessons-first-rows-trap1 = The sweet cherry right at the back?
waldgaertner-lessons-first-rows-why1 = The last row is for large trees, over 20 metres high. This cherry stays lower.
waldgaertner-lessons-first-later = Two rounds later, phase 4. Both cherries grow and your redcurrant still has its flower. Grow the raspberry now, and watch the wheel.
waldgaertner-lessons-first-later-done = On to phase 5, high summer.
waldgaertner-lessons-first-harvest = The redcurrant is ripe: its flower is gone, and you have one more coin. The plant stays and will bloom again next year. Your sour cherry is ripe as well, but it came after its bloom and had no flower: no coin this time.
waldgaertner-lessons-first-contest = Nobody took the walnut last round. For that it got a marker: each one adds 1 point, for good. 7 has become 8! It is also worth a fight. Choose region 1.
waldgaertner-lessons-first-contest-done = Mira wants it, too! When two choose the same region, two cards are laid out: the walnut and the next one.
waldgaertner-lessons-first-right = Coins decide. You have 4, Mira has 1: you have the right. Pay 1 coin and choose the walnut. Or you could waive, and wait for what is left, free.
waldgaertner-lessons-first-right-done = The walnut is yours. Mira gets the last card and pays nothing. So nobody goes empty-handed.
waldgaertner-lessons-first-tall = Now plant the walnut in the far north, on your only place for a large tree.
waldgaertner-lessons-first-tall-done = 8 points. And it will bloom next spring.
waldgaertner-lessons-first-six = Now for the 6. You have exactly 3 coins, the price of it. Choose the 6: you will come after all the others, and take any card you like from one pile.
waldgaertner-lessons-first-six-done = Mira has taken hers. Now you are the only one to choose.
waldgaertner-lessons-first-pile = Which pile? You could look through a whole region. But there is something good in the market: open it for 3 coins.
waldgaertner-lessons-first-take = Take the black mulberry: worth 5 points, and you have room for a small tree.
waldgaertner-lessons-first-take-done = A card that you really wanted, for 3 coins. That is how coins become points.
waldgaertner-lessons-first-finish = The last round of another game. Play it as you like! One hint: your filbert still lacks its partner, a hazel. After this round everybody plays the last card in hand.
waldgaertner-lessons-first-end = Values and markers are added up; brackets count only with a partner. Coins and flowers are no points: coins only break a tie. You know the game now. In the other lessons: contests and sixes, and tricks for the garden.

## Contests and sixes

waldgaertner-lessons-contests-title = Contests and sixes
waldgaertner-lessons-contests-about = Who chooses first, when it pays to wait, what happens in a tie, and what a six can see.
waldgaertner-lessons-contests-crowd = Three at the table. Everybody’s coins are open: you have 4, Mira 3, Jan 1. Whoever has more coins chooses first when several want the same region.
waldgaertner-lessons-contests-choose = A kaki for 7 points lies in region 2, and it needs no partner. Both others are ready. Choose region 2.
waldgaertner-lessons-contests-choose-done = All three want it. So three cards are laid out, one for each.
waldgaertner-lessons-contests-right = You have the most coins and the right. Pay 1 coin for the kaki.
waldgaertner-lessons-contests-right-done = Yours. Two cards are left, and the right goes on to the next richest: Mira.
waldgaertner-lessons-contests-right-trap1 = Could you take the wineberry of region 1?
waldgaertner-lessons-contests-right-why1 = Only what was laid out for this contest. The other regions have nothing to do with it.
waldgaertner-lessons-contests-passed = Mira paid a coin for the heartnut. One card was left for one person, so Jan got it free. Nobody ever pays for the last card.
waldgaertner-lessons-contests-waive = Another contest. You have 5 coins, Mira and Jan have 3 each. None of the three cards tempts you more than another. Then save your coin: waive the right.
waldgaertner-lessons-contests-waive-done = The white mulberry was left for you, and you still have 5 coins.
waldgaertner-lessons-contests-tie = Mira and Jan have equally many coins. In a tie nobody has the right: the cards were shuffled, and both drew one blindly, free. You know that one has the jujube and one the hackberry, but not who. So one coin more can decide a lot!
waldgaertner-lessons-contests-look = Now sixes. You have 5 coins, and the others have chosen already. Your honeyberry needs another honeyberry, and none is to be seen. Choose the 6 and go looking for it.
waldgaertner-lessons-contests-look-done = The others have their cards. A six is never contested: it comes last and may look where it likes.
waldgaertner-lessons-contests-open = Open region 3 for 3 coins and look through all of its cards. It is one pile only, so choose well.
waldgaertner-lessons-contests-take = There is one! Take the honeyberry. All other cards stay in their order.
waldgaertner-lessons-contests-take-done = Nobody knows what you took. And you know what is still coming in region 3: your notes keep it for you, and only for you.
waldgaertner-lessons-contests-take-trap1 = Or the blue bean from the market?
waldgaertner-lessons-contests-take-why1 = You opened region 3. One pile, one card; the market would have been another pile.
waldgaertner-lessons-contests-claim = You and Mira both chose the 6, with 4 coins each. More coins would go first; with equal coins you have to agree. Everybody claims a place in secret. Mira always likes to be first: claim place 2, or leave it open.
waldgaertner-lessons-contests-claim-done = You agree: Mira first, then you. Had you both claimed place 1, you would try again. After three clashes both get nothing, and pay nothing.
waldgaertner-lessons-contests-claim-trap1 = Claim place 3?
waldgaertner-lessons-contests-claim-why1 = Two of you are tied, so there are only two places.
waldgaertner-lessons-contests-second = Mira took the raisin tree from the market. Now you may open any pile that still has cards. It can be the same one.
waldgaertner-lessons-contests-end = To remember: most coins first, 1 coin for choosing, the last card is free, and a tie draws blindly. A six costs 3 coins, comes last, and sees everything in one pile.

## The garden

waldgaertner-lessons-garden-title = Tricks for the garden
waldgaertner-lessons-garden-about = Nitrogen for double harvests, a place more in a full row, climbers and pairs, four colours.
waldgaertner-lessons-garden-nitrogen = The Oregon tea tree feeds its neighbours with nitrogen: see the arrows on both sides. Plant it between the two shrubs in bloom, then both are fed.
waldgaertner-lessons-garden-nitrogen-done = Both arrows meet a plant. On the marker goes to phase 5, when the saskatoon is ripe.
waldgaertner-lessons-garden-double = The saskatoon’s flower brought 2 coins instead of 1: one for itself and one for the arrow. The raspberry in row 1 got just 1. Arrows point to the left and right in the same row; a gap between them and they reach nobody.
waldgaertner-lessons-garden-full = A later game. All five places in row 1 are taken. But a full row takes one more plant, an extra, at its left or right end. It costs as many coins as the row’s number.
waldgaertner-lessons-garden-extra = So in row 1 an extra costs 1 coin. Plant the cranberry there.
waldgaertner-lessons-garden-extra-done = 3 points for a coin. Each row takes only one extra. Large trees alone may have two: 5 coins for the second tree, 6 for the third.
waldgaertner-lessons-garden-extra-trap1 = The black walnut as an extra?
waldgaertner-lessons-garden-extra-why1 = Its row is full as well, but an extra in row 5 costs 5 coins, and you have 2. There is no credit.
waldgaertner-lessons-garden-pairs = Two vines, both female. Without a male plant they do not bloom and are worth nothing: 0 points now. You hold the male one.
waldgaertner-lessons-garden-male = Vines climb: a climber may stand in row 1 or row 2, as you like. Plant the male vine.
waldgaertner-lessons-garden-male-done = 14 points at once: 6 and 7 for the females, 1 for the male. One male is enough for many females. His own flower brings no coin, theirs do.
waldgaertner-lessons-garden-male-trap1 = Or in row 3?
waldgaertner-lessons-garden-male-why1 = Climbers are shrubs here: rows 1 and 2, no other.
waldgaertner-lessons-garden-colours = Some plants have colourful flowers. Your garden shows white, pink and yellow. The flowering currant is red, the fourth colour. Plant it!
waldgaertner-lessons-garden-colours-done = Four different colours! Whether they are in bloom does not matter. Once a game that brings you a card from the market, free.
waldgaertner-lessons-garden-bonus = Choose from the market: take the hackberry. You still have room for a medium tree.
waldgaertner-lessons-garden-bonus-grow = Again you hold two cards, so again one has to be played at once. Grow the hackberry.
waldgaertner-lessons-garden-bonus-grow-done = Two plants in one round.
waldgaertner-lessons-garden-end = Nitrogen to the left and right, extras in full rows, one male for many females, four colours for a card. Now you know everything that a garden can do.

## The advanced game

waldgaertner-lessons-advanced-title = The advanced game
waldgaertner-lessons-advanced-about = Any plant in any row, as long as nobody stands in another’s sun.
waldgaertner-lessons-advanced-sun = In the advanced game, any plant may stand in any row. But the sun comes from the south, from your side of the table. What stands in front must not be taller than what stands right behind it.
waldgaertner-lessons-advanced-behind = In row 1 there is a medlar, a small tree. Behind it are two places of row 2; what grows there has to be as tall or taller. Plant the rowan, a medium tree, on one of them.
waldgaertner-lessons-advanced-behind-done = Small tree in front, medium tree behind: both have sun. The row of its height is no longer needed.
waldgaertner-lessons-advanced-behind-trap1 = And the lingonberry there?
waldgaertner-lessons-advanced-behind-why1 = A small shrub behind a tree would stand in its shade.
waldgaertner-lessons-advanced-front = The other way round: behind these two places there is a quince, a large shrub. In front of it only shrubs are allowed. Plant the lingonberry there.
waldgaertner-lessons-advanced-front-done = The lingonberry is lower than all that is behind it. Equal height would be fine as well.
waldgaertner-lessons-advanced-front-trap1 = Or the Fontainebleau service tree?
waldgaertner-lessons-advanced-front-why1 = A medium tree in front of a large shrub would take its sun.
waldgaertner-lessons-advanced-gap = Only plants that touch count, those right in front and right behind. An empty place between keeps them apart. So a medium tree fits in row 1 as well: plant the Fontainebleau service tree on the left or right edge.
waldgaertner-lessons-advanced-gap-done = Five trees in row 1 would be allowed. But what is to grow behind them has to be tall, too.
waldgaertner-lessons-advanced-end = Rows keep their number of places, and extras cost what they cost. All else stays as you know it. Leave yourself places where low plants still get sun!
