# What the lessons say, one idea at a time. `-done`: after it is done, `-trap1`: a mistake to try, `-why1`: about it.

renature-lessons-about = Lay animal dominoes into a brook, and let plants grow on its banks.
renature-lessons-seat-2 = Blue
renature-lessons-word-again = Extra turn for 3 clouds

## Your first game

renature-lessons-first-title = Your first game
renature-lessons-first-about = Lay animals in the brook, grow plants beside them, close areas. One rule at a time, on a real board.
renature-lessons-first-welcome = A brook winds around five brown areas. You lay animal dominoes into the brook and grow plants on the areas. You play orange, your opponent plays blue. Whoever has the most points at the end wins.
renature-lessons-first-turn = A turn is short: lay one domino, then plant one plant beside it if you like, then draw a new domino. That is all. Let’s go!
renature-lessons-first-start = The brook is empty, and a domino cannot lie just anywhere. The first one needs a starting space. Pick the owl and hare from your hand and lay the owl on the marked starting space, the hare to its right.
renature-lessons-first-start-done = There it lies. Starting spaces stay open to everybody during the whole game.
renature-lessons-first-start-trap1 = And in the middle of the brook?
renature-lessons-first-start-why1 = Without a neighbour a domino only holds on to a starting space. In the middle it would have nothing to join.
renature-lessons-first-plant = Now something may grow, right beside the domino you have just laid. Plant a bush on the marked space.
renature-lessons-first-plant-done = 1 point: every plant brings one point for itself. More is possible, as you will see.
renature-lessons-first-plant-trap1 = Why not further down?
renature-lessons-first-plant-why1 = Only spaces that share an edge with this turn’s domino count. Corners do not, and older dominoes do not either.
renature-lessons-first-refill = You drew a domino, so you hold three again. Blue has laid hare and frog and planted a turf. Animals turn pale when nothing can lie beside them any more. Now it is your turn.
renature-lessons-first-match = From now on animals have to match: wherever two halves touch, both show the same animal. Lay hare and snail below the hare, with the hare on top.
renature-lessons-first-match-done = Hare beside hare. And since nothing lies around the snail yet, it may face the open brook.
renature-lessons-first-match-trap1 = And the other way round?
renature-lessons-first-match-why1 = Then the snail would touch the hare. One neighbour that does not match is enough to forbid it.
renature-lessons-first-points = Your domino now lies between two areas. Blue’s turf stands in the right one. A plant brings 1 point, and 1 more for every other plant in its area that is not taller. Plant a bush there.
renature-lessons-first-points-done = 2 points: one for the bush, one for the lower turf. It does not matter whose turf it is!
renature-lessons-first-joker = Blue’s pine brought 3 points. Your turn: nothing you hold matches the badger, but one animal matches everything: the joker. Just now that is the butterfly. Lay trout and butterfly with the butterfly beside the badger.
renature-lessons-first-joker-done = The joker matches the badger. It works both ways: anything may later lie beside the butterfly, too.
renature-lessons-first-joker-trap1 = What if the trout touches the badger?
renature-lessons-first-joker-why1 = The joker only helps its own half. What counts is which halves touch each other.
renature-lessons-first-oak = One space is left in this area. Turf 1, bush 2, pine 3, oak 4: that is how tall they are. Nothing is taller than your oak. Plant it!
renature-lessons-first-oak-done = 4 points: the oak itself and three plants that are not taller.
renature-lessons-first-area = This area will bring more points when it is closed: when all brook spaces around it are covered. Then heights are added up. You have bush and oak, 2 + 4 = 6. Blue has turf and pine, 1 + 3 = 4. Only two spaces at the top are still open.
renature-lessons-first-close = Cover both with woodpecker and snail. One half lies on a starting space, so no neighbour is needed.
renature-lessons-first-close-done = Closed! You have the most and get the large number of the token, 4 points. Blue is second and gets the small one, 2 points.
renature-lessons-first-token = You closed the area, so its token is yours as well. On its back there is a bonus that only you can see. It counts at the end.
renature-lessons-first-clouds = A little later. On the left there is a space worth having: two clouds lie on it. But your salamander does not match the snail next to it, and it is not the joker.
renature-lessons-first-pay = You hold six clouds. For two of them you may make any animal the joker. Choose the salamander on the joker track.
renature-lessons-first-pay-done = From now on the salamander is the joker, for everybody, until someone changes it again.
renature-lessons-first-pay-trap1 = Can’t I lay it without that?
renature-lessons-first-pay-why1 = As long as the butterfly is the joker, a salamander beside a snail is simply a mismatch.
renature-lessons-first-pay-place = Now it fits. Lay salamander and hare downwards, the salamander beside the snail.
renature-lessons-first-gather = Plant your pine on the space with the clouds. Clouds never stop you from planting: you collect them.
renature-lessons-first-gather-done = 2 points, and two clouds back. Six is the most you can hold; what does not fit is lost.
renature-lessons-first-alone = Look: your domino has closed this area as well. The two lonely brook spaces beside it have no free neighbour, so no domino will ever fit there. They count as closed. Nobody else has plants here, so you get both numbers, 4 + 2.
renature-lessons-first-tie = Near the end one area is left. You have a pine, 3. Blue has bush and turf, also 3. That is a tie, and tied colours cancel each other out: if it closed like this, neither of you would get anything.
renature-lessons-first-tie-close = Close it anyway: badger and turtle at the bottom. You may still plant before the area is scored.
renature-lessons-first-tie-close-done = Closed. The gap above your badger is alone and no longer counts.
renature-lessons-first-tie-break = Now one turf is enough. Plant it on the last free space.
renature-lessons-first-tie-break-done = 4 against 3: the tie is gone, and you get the large number. Neutral plants can tie and win, too, but then nobody gets the points.
renature-lessons-first-finish = Your finish! Another end of this game: Blue has no dominoes left, you have two turns. Play as you like. Once a domino is laid you may plant; then end your turn. You can take everything back until you confirm.
renature-lessons-first-end = That was a whole game. At the end all open areas are scored, every cloud is worth 1 point, plants left on your player board cost their height, and the backs of your tokens are revealed. Now you know everything you need for a real game.

## Clouds

renature-lessons-clouds-title = What clouds can do
renature-lessons-clouds-about = Change the joker, take a plant back, take another turn: when to pay, and what for.
renature-lessons-clouds-room = You hold six clouds, and that is the most there is room for. Two more lie on the marked space. If you planted there now, both would be lost. So spend some first!
renature-lessons-clouds-spend = Two clouds buy a new joker. Make the trout the joker.
renature-lessons-clouds-spend-done = Four clouds left: now there is room for two.
renature-lessons-clouds-spend-trap1 = And choose the butterfly?
renature-lessons-clouds-spend-why1 = It is the joker already. You would pay two clouds for nothing, so that is not possible.
renature-lessons-clouds-use = As the joker, the trout fits beside the snail. Lay trout and owl below the area.
renature-lessons-clouds-use-done = A joker in the hand is often worth its two clouds.
renature-lessons-clouds-collect = Plant a bush on the cloud space.
renature-lessons-clouds-collect-done = 3 points, and six clouds again. The joker cost you nothing.
renature-lessons-clouds-again = You have drawn a domino, so your turn is about to end. This is the moment when three clouds buy a whole extra turn. Take it!
renature-lessons-clouds-again-done = You are on again, with everything that belongs to a turn.
renature-lessons-clouds-again-early = The top right starting space is free. Lay badger and turtle there.
renature-lessons-clouds-again-early-done = A starting space needs no neighbour, but neighbours have to match all the same.
renature-lessons-clouds-again-early-trap1 = Buy another turn right away?
renature-lessons-clouds-again-early-why1 = Extra turns are bought at the very end of a turn, after drawing. You may buy several, one after the other.
renature-lessons-clouds-again-plant = And a turf beside it, to end the extra turn.
renature-lessons-clouds-return = Another position. In the large area your turf takes up a good space beside the brook. Clouds can take plants back: own and neutral ones, for as many clouds as they are tall.
renature-lessons-clouds-return-place = First lay frog and snail beside it.
renature-lessons-clouds-return-pay = Now take your turf back for one cloud.
renature-lessons-clouds-return-pay-done = The turf stands on your player board again. The points it once brought are yours to keep.
renature-lessons-clouds-return-pay-trap1 = And Blue’s turf?
renature-lessons-clouds-return-pay-why1 = Other players’ plants are safe. Yours and the neutral ones can be taken back, even from closed areas, if your player board has a free slot for them.
renature-lessons-clouds-return-plant = The space is free, and you have not planted yet. Plant your oak!
renature-lessons-clouds-return-plant-done = 4 points instead of 1. That was worth a cloud.
renature-lessons-clouds-end = Joker 2, extra turn 3, taking back a plant as much as it is tall. Clouds you keep are worth 1 point each at the end. So spend them where they bring more than that.

## Closing and ties

renature-lessons-ties-title = Closing and ties
renature-lessons-ties-about = When an area is closed, who gets its points, and how to break a tie at the last moment.
renature-lessons-ties-gap = An area is closed when every brook space beside it is covered, or so lonely that no domino will ever fit. Four such spaces are still open here.
renature-lessons-ties-gap-place = One domino is enough: lay badger and snail in the middle of the lower row.
renature-lessons-ties-gap-place-done = On both sides a single space is left, without a free neighbour. Both count as closed, so the area is closed. Two free spaces side by side would have kept it open.
renature-lessons-ties-gap-plant = The area is scored only after planting. A turf can still go in.
renature-lessons-ties-gap-plant-done = You: pine and turf, 4. Blue: bush, 2. Neutral: turf, 1. First gets 5, second 2, third nothing.
renature-lessons-ties-gap-plant-trap1 = Can I plant further left?
renature-lessons-ties-gap-plant-why1 = That space belongs to the area, but your domino does not touch it along an edge.
renature-lessons-ties-tie = The same place in another game. You have a pine, 3. There is a neutral pine, 3 as well. Blue has only a bush, 2. You and neutral tie and cancel out, so Blue would be alone and get both numbers: 7 points!
renature-lessons-ties-tie-place = Close it all the same. There is nothing to plant beside it this time.
renature-lessons-ties-tie-return = Before an area is scored you may still use clouds. Take the neutral pine back for three clouds.
renature-lessons-ties-tie-return-done = The tie is gone: you 3, Blue 2. You get 5 points, Blue 2, and the token is yours. Three clouds well spent.
renature-lessons-ties-tie-return-trap1 = Take back Blue’s bush?
renature-lessons-ties-tie-return-why1 = That would be too good. Only your own plants and neutral ones can be taken back.
renature-lessons-ties-tie-return-trap2 = End the turn at once?
renature-lessons-ties-tie-return-why2 = The closed area is scored first. That cannot be put off.
renature-lessons-ties-neutral = Neutral is a colour like any other, only nobody owns it. It is leading here with its oak, 4. You have a bush, 2, Blue a turf, 1. As it stands, the 5 points would go to nobody, and you would get 2 for the second place.
renature-lessons-ties-neutral-place = Close the area.
renature-lessons-ties-neutral-plant = And now the pine: 2 + 3 makes 5, more than the oak.
renature-lessons-ties-neutral-plant-done = 3 points for planting and 5 for the area. Neutral is second: those 2 points are lost, and Blue gets nothing.
renature-lessons-ties-end = To remember: add up heights for each colour, strike out all that tie, neutral included. The highest that remains gets the large number, the next one the small number. Whoever remains alone gets both. The token goes to whoever closed the area.

## Valley

renature-lessons-mushrooms-title = Valley: mushrooms
renature-lessons-mushrooms-about = Tree stumps, mushrooms that join areas, clouds in the meadow, and points by size.
renature-lessons-mushrooms-valley = In Valley a meadow takes the place of the brook, and ponds are the starting spaces. Dominoes and plants work as you know them. New: tree stumps in the meadow. And no area is scored before the end.
renature-lessons-mushrooms-stump = Cover the stump at the right edge: lay salamander and owl, the salamander beside the salamander.
renature-lessons-mushrooms-stump-done = A covered stump means that you may take a mushroom, and it has to be placed at once.
renature-lessons-mushrooms-mushroom = A mushroom becomes part of every area that it touches along an edge. Place it in the gap between the two upper areas.
renature-lessons-mushrooms-mushroom-done = 2 + 1 + 2: one area of five spaces.
renature-lessons-mushrooms-mushroom-trap1 = And one row lower?
renature-lessons-mushrooms-mushroom-why1 = There it would touch the areas only at their corners. A mushroom needs an edge.
renature-lessons-mushrooms-plant = Now plant your oak beside your domino. It counts all plants in the joined area.
renature-lessons-mushrooms-plant-done = 3 points: the oak, your bush and Blue’s turf at the other end. Without the mushroom it would have been 1.
renature-lessons-mushrooms-plant-trap1 = On the mushroom itself?
renature-lessons-mushrooms-plant-why1 = Plants may grow on mushrooms, but there as everywhere only beside the domino of this turn.
renature-lessons-mushrooms-cloud = Clouds lie in the meadow here. Who covers one, takes it. Lay turtle and frog over the cloud.
renature-lessons-mushrooms-cloud-done = One cloud more. On the other side of the board clouds lie in the areas, as in the base game.
renature-lessons-mushrooms-cloud-plant = Plant a turf in the lower left area.
renature-lessons-mushrooms-last = The end of a Valley game. Every area is scored by its size: the highest colour gets 1 point for each space, the second half of that, rounded down. Tied colours cancel out. Who remains alone gets both.
renature-lessons-mushrooms-finish = You have one domino left. Play it as you like, then end your turn and see how the areas are scored.
renature-lessons-mushrooms-end = There are no tokens in Valley; if two are level at the end, whoever leads in the largest area wins. So keep an eye on where the big areas grow together!
