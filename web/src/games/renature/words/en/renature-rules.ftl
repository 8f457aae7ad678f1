# The rules of Renature, Valley and its variant, in our own words. Numbers of points as in games/renature/learn/chapters.ts.

renature-rules-title = Rules of Renature
renature-rules-about = Everything that holds at our tables: the base game first, then what is different in Valley. The small letters and numbers are the names of the rules; when something is refused, you will find its rule here.
renature-rules-unofficial = Renature is a game by Michael Kiesling and Wolfgang Kramer. This is an unofficial implementation with its own boards, words and drawings.
renature-rules-part-base = Base game
renature-rules-part-valley = Valley
renature-rules-plants = Plants for each player
renature-rules-plants-players = Players
renature-rules-plants-own = in your colour
renature-rules-plants-neutral = neutral
renature-rules-plants-dominoes = dominoes

renature-rules-aim-title = What it is about
renature-rules-aim-1 = Two to four people lay animal dominoes into a brook and grow plants on the areas along its banks. Plants bring points, closed areas bring more. Whoever has the most points at the end wins.

renature-rules-setup-title = Set-up
renature-rules-setup-1 = Each of the 18 areas gets a token at random. Its large number is the size of the area, its small number is for the second place, and on its back there is a hidden bonus. Three tokens are left over and stay unseen. Four spaces start with clouds.
renature-rules-setup-2 = Everybody gets plants in their own colour and neutral ones, as many as the table says. Neutral plants belong to nobody. Turf is 1 high, bush 2, pine 3, oak 4.
renature-rules-setup-3 = Everybody starts with six clouds. Six is also the most that anybody can hold. The butterfly is the first joker.
renature-rules-setup-4 = The 55 dominoes show every pair of ten animals once. Each player gets a face-down reserve and draws three from it as a hand. The remaining dominoes stay out of the game, unseen.
renature-rules-setup-5 = Who begins is drawn by lot unless the host decides it. In turn order you start with 4, 3, 2 and 1 points.

renature-rules-turn-title = Your turn
renature-rules-turn-1 = Lay a domino, then plant if you like and score the plant, then areas that were closed are scored, then draw a domino. After that it is the next player’s turn, clockwise.
renature-rules-turn-2 = Every turn uses up exactly one domino: lay one or discard one. You may discard even if one would fit. After discarding you cannot plant; you draw at once.
renature-rules-turn-3 = Only the player whose turn it is acts. Cloud actions are possible on top of all that, as often as you can pay.

renature-rules-place-title = Laying a domino
renature-rules-place-1 = Take a domino from your hand and lay it onto two free brook spaces side by side, in any direction. Areas, covered spaces and places outside the board are taboo. What lies there stays there.
renature-rules-place-2 = It needs a connection: one half lies beside a matching animal, or on one of the four starting spaces. Starting spaces can be used at any time and by anybody.
renature-rules-place-3 = Wherever a half touches another animal along an edge, both have to be the same. One that does not match is enough to forbid it, on starting spaces too. Corners do not count, and neither do the two halves of one domino.
renature-rules-place-4 = The joker matches every animal, and every animal matches the joker. A joker may touch several different animals. What counts is which animal is the joker at that moment.

renature-rules-plant-title = Planting
renature-rules-plant-1 = After laying a domino you may plant one plant from your player board: any height, your own colour or neutral. You never have to.
renature-rules-plant-2 = It goes onto a free area space that shares an edge with the domino laid this turn. If there is none, you cannot plant. An area that this domino has just closed is still open to planting.
renature-rules-plant-3 = A space is free as long as no plant stands on it. Area tokens and clouds are not in the way.
renature-rules-plant-4 = Clouds on that space are yours, as far as you have room; the rest is lost. Whoever wants room has to use clouds before planting.

renature-rules-points-title = Points for a plant
renature-rules-points-1 = A plant brings 1 point for itself, and 1 for every other plant in the same area that is not taller.
renature-rules-points-2 = Colours do not matter, and neutral plants score for whoever planted them. Taller plants simply do not count. The points are yours at once.

renature-rules-close-title = Closing an area
renature-rules-close-1 = An area is closed when every brook space that shares an edge with it is covered or isolated. Brook spaces at its corners do not matter.
renature-rules-close-2 = A free brook space is isolated if no free brook space lies beside it, because no domino can ever go there again. Whether a domino in somebody’s hand would match plays no part: two free spaces side by side keep an area open.
renature-rules-close-3 = An area can be closed although some of its spaces are empty, and a domino can close areas that it does not touch itself. Several may close at once. Discarding closes nothing.
renature-rules-close-4 = Closed areas are scored after planting, each once. Just before that you may still use clouds.

renature-rules-score-title = Scoring an area
renature-rules-score-1 = Add up the heights of all plants in the area for each colour. Neutral counts as a colour.
renature-rules-score-2 = Then strike out all colours that tie with another, at any rank. Colours without plants take no part.
renature-rules-score-3 = The highest colour left gets the large number of the token, the second the small one. A player’s colour that is left all alone gets both. Points that would go to neutral are lost; everybody else gets nothing.
renature-rules-score-4 = Points go to whoever owns the colours. The token goes to whoever closed the area, with or without plants there. The plants stay.
renature-rules-score-5 = Only its owner may look at the back of a token. The bonus, 1 to 5, counts at the end of the game.

renature-rules-refill-title = Drawing, and running out
renature-rules-refill-1 = At the end of your turn you draw one domino from your reserve, after discarding as well. When the reserve is empty, your hand just gets smaller.
renature-rules-refill-2 = Whoever has no dominoes left is skipped. The others go on.

renature-rules-clouds-title = Cloud actions
renature-rules-clouds-1 = During your turn you may pay clouds from your player board, as often and for as many things as you like, also after discarding. Paid clouds are out of the game.
renature-rules-clouds-2 = New joker, 2 clouds: any other animal becomes the joker, for everybody, until it is changed again.
renature-rules-clouds-3 = Take back a plant, as many clouds as it is high: one of your own, or any neutral one, even from a closed area. You may plant it again, even this turn. Points already scored stay as they are.
renature-rules-clouds-4 = Your player board needs a free slot for exactly that plant. So nobody can have more neutral plants than at the beginning.
renature-rules-clouds-5 = Extra turn, 3 clouds: only at the very end of your turn, after drawing, and only if you hold a domino. Several in a row are possible.

renature-rules-end-title = End of the game
renature-rules-end-1 = The game ends when nobody has a domino left.
renature-rules-end-2 = Areas that still have their token are scored like closed ones; nobody gets those tokens. Each cloud on your player board is 1 point. Each plant left there costs its height. Then the backs of your tokens are added.
renature-rules-end-3 = Most points win. In a tie, more tokens win; if that is a tie, too, you share the victory.

renature-rules-secrets-title = What is secret
renature-rules-secrets-1 = Your hand is known only to you. Reserves, leftover dominoes and tokens, and the backs of tokens on the board are known to nobody. The server does not send what you may not see.
renature-rules-secrets-2 = All the rest is open: board, plants, clouds, points, joker, tokens, and how many dominoes somebody has.

renature-rules-valley-title = What is different in Valley
renature-rules-valley-1 = Valley has a board of its own with a meadow instead of a brook, four ponds, eight tree stumps and eight mushrooms. There are no area tokens. Otherwise it is set up like the base game.
renature-rules-valley-2 = Dominoes lie on the meadow by the same rules. Ponds are the starting spaces. Mushrooms count as area, so no domino may lie on them.
renature-rules-valley-3 = Eight meadow spaces start with one cloud each. Whoever covers such a space takes the cloud, two if both halves cover one. Without room it is lost.
renature-rules-valley-4 = Planting and the points for it work as you know them. But no area is scored during the game: closing one does nothing.

renature-rules-mushrooms-title = Stumps and mushrooms
renature-rules-mushrooms-1 = Whoever covers a stump with a domino may take a mushroom and has to place it at once, before planting. Two stumps give two mushrooms. Declining is allowed, but there is no second chance.
renature-rules-mushrooms-2 = A mushroom goes onto any free meadow space that shares an edge with an area; it need not be near the domino. A stump or a pond may disappear beneath it. Areas and covered spaces are taboo.
renature-rules-mushrooms-3 = Where a cloud lies, no mushroom may grow, unless the table was opened with the option that lets a mushroom take it.
renature-rules-mushrooms-4 = A mushroom is an area space for good: it joins everything it touches into one area and may carry a plant, though as always only beside the domino of that turn. Placing it brings no points by itself.

renature-rules-valley-end-title = Scoring in Valley
renature-rules-valley-end-1 = At the end every area is scored. Heights are added up and ties struck out as in the base game. The highest colour gets 1 point for each space of the area, the second half of that, rounded down. Whoever is left alone gets both. Neutral takes its rank, but no points.
renature-rules-valley-end-2 = Each cloud on your player board is 1 point, each plant left there costs its height. There are no token bonuses.
renature-rules-valley-end-3 = In a tie, whoever leads in the largest area wins. If nobody of those tied does, they share the victory.

renature-rules-variant-title = The variant on the back
renature-rules-variant-1 = The back of Valley’s board has its clouds on area spaces. You get them by planting there, as in the base game; covering meadow spaces brings none. All other rules are those of Valley.

renature-rules-scene-turn = The domino of hare and snail was just laid, and orange planted a bush beside it: 1 point for itself and 1 for the turf.
renature-rules-scene-match = Hare beside hare: that fits.
renature-rules-scene-mismatch = Snail beside hare: refused.
renature-rules-scene-joker = The butterfly is the joker and may touch the hare.
renature-rules-scene-beside = Beside the domino only the two ringed spaces are free for planting. The crossed one touches it at a corner.
renature-rules-scene-points = The new pine: 1 for itself, and 1 each for turf, bush and the other pine. The oak is taller and does not count. 4 points.
renature-rules-scene-open = Open: the crossed spaces have free neighbours.
renature-rules-scene-closed = One domino later: closed. The two ringed spaces are isolated.
renature-rules-scene-tie = Blue has turf and bush, 3. Neutral has a pine, 3. They tie and drop out. Orange is left alone with a bush and gets both numbers: 7.
renature-rules-scene-clouds = Orange may take back what is ringed: its own pine for 3 clouds, or the neutral bush for 2. Blue’s plants stay.
renature-rules-scene-end = Still open at the end, and scored all the same: orange has 4 and gets the 4, blue has 3 and gets the 2. The token is nobody’s.
renature-rules-scene-valley = Whoever covers the ringed meadow space takes its cloud.
renature-rules-scene-variant = On the back the clouds lie on areas: whoever plants on the ringed space takes its cloud.
renature-rules-scene-mushroom = The mushroom joins both areas into one of five spaces. The oak counts the turf and the bush beyond it: 3 points.
