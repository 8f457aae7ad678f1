# The rules of Renature, Valley and its variant, in our own words. Numbers of points as in learn/chapters.ts.

rules-title = Rules of Renature
rules-about = Everything that holds at our tables: the base game first, then what is different in Valley. The small letters and numbers are the names of the rules; when something is refused, you will find its rule here.
rules-unofficial = Renature is a game by Michael Kiesling and Wolfgang Kramer. This is an unofficial implementation with its own boards, words and drawings.
rules-contents = Contents
rules-search = Search the rules
rules-none = Nothing found for “{ $text }”.
rules-print = Print
rules-part-base = Base game
rules-part-valley = Valley
rules-learn = Learn it by playing
rules-unknown = There are no rules for this game here yet.
rules-plants = Plants for each player
rules-plants-players = Players
rules-plants-own = in your colour
rules-plants-neutral = neutral
rules-plants-dominoes = dominoes

rules-aim-title = What it is about
rules-aim-1 = Two to four people lay animal dominoes into a brook and grow plants on the areas along its banks. Plants bring points, closed areas bring more. Whoever has the most points at the end wins.

rules-setup-title = Set-up
rules-setup-1 = Each of the 18 areas gets a token at random. Its large number is the size of the area, its small number is for the second place, and on its back there is a hidden bonus. Three tokens are left over and stay unseen. Four spaces start with clouds.
rules-setup-2 = Everybody gets plants in their own colour and neutral ones, as many as the table says. Neutral plants belong to nobody. Turf is 1 high, bush 2, pine 3, oak 4.
rules-setup-3 = Everybody starts with six clouds. Six is also the most that anybody can hold. The butterfly is the first joker.
rules-setup-4 = The 55 dominoes show every pair of ten animals once. Each player gets a face-down reserve and draws three from it as a hand. The remaining dominoes stay out of the game, unseen.
rules-setup-5 = Who begins is drawn by lot unless the host decides it. In turn order you start with 4, 3, 2 and 1 points.

rules-turn-title = Your turn
rules-turn-1 = Lay a domino, then plant if you like and score the plant, then areas that were closed are scored, then draw a domino. After that it is the next player’s turn, clockwise.
rules-turn-2 = Every turn uses up exactly one domino: lay one or discard one. You may discard even if one would fit. After discarding you cannot plant; you draw at once.
rules-turn-3 = Only the player whose turn it is acts. Cloud actions are possible on top of all that, as often as you can pay.

rules-place-title = Laying a domino
rules-place-1 = Take a domino from your hand and lay it onto two free brook spaces side by side, in any direction. Areas, covered spaces and places outside the board are taboo. What lies there stays there.
rules-place-2 = It needs a connection: one half lies beside a matching animal, or on one of the four starting spaces. Starting spaces can be used at any time and by anybody.
rules-place-3 = Wherever a half touches another animal along an edge, both have to be the same. One that does not match is enough to forbid it, on starting spaces too. Corners do not count, and neither do the two halves of one domino.
rules-place-4 = The joker matches every animal, and every animal matches the joker. A joker may touch several different animals. What counts is which animal is the joker at that moment.

rules-plant-title = Planting
rules-plant-1 = After laying a domino you may plant one plant from your player board: any height, your own colour or neutral. You never have to.
rules-plant-2 = It goes onto a free area space that shares an edge with the domino laid this turn. If there is none, you cannot plant. An area that this domino has just closed is still open to planting.
rules-plant-3 = A space is free as long as no plant stands on it. Area tokens and clouds are not in the way.
rules-plant-4 = Clouds on that space are yours, as far as you have room; the rest is lost. Whoever wants room has to use clouds before planting.

rules-points-title = Points for a plant
rules-points-1 = A plant brings 1 point for itself, and 1 for every other plant in the same area that is not taller.
rules-points-2 = Colours do not matter, and neutral plants score for whoever planted them. Taller plants simply do not count. The points are yours at once.

rules-close-title = Closing an area
rules-close-1 = An area is closed when every brook space that shares an edge with it is covered or isolated. Brook spaces at its corners do not matter.
rules-close-2 = A free brook space is isolated if no free brook space lies beside it, because no domino can ever go there again. Whether a domino in somebody’s hand would match plays no part: two free spaces side by side keep an area open.
rules-close-3 = An area can be closed although some of its spaces are empty, and a domino can close areas that it does not touch itself. Several may close at once. Discarding closes nothing.
rules-close-4 = Closed areas are scored after planting, each once. Just before that you may still use clouds.

rules-score-title = Scoring an area
rules-score-1 = Add up the heights of all plants in the area for each colour. Neutral counts as a colour.
rules-score-2 = Then strike out all colours that tie with another, at any rank. Colours without plants take no part.
rules-score-3 = The highest colour left gets the large number of the token, the second the small one. A player’s colour that is left all alone gets both. Points that would go to neutral are lost; everybody else gets nothing.
rules-score-4 = Points go to whoever owns the colours. The token goes to whoever closed the area, with or without plants there. The plants stay.
rules-score-5 = Only its owner may look at the back of a token. The bonus, 1 to 5, counts at the end of the game.

rules-refill-title = Drawing, and running out
rules-refill-1 = At the end of your turn you draw one domino from your reserve, after discarding as well. When the reserve is empty, your hand just gets smaller.
rules-refill-2 = Whoever has no dominoes left is skipped. The others go on.

rules-clouds-title = Cloud actions
rules-clouds-1 = During your turn you may pay clouds from your player board, as often and for as many things as you like, also after discarding. Paid clouds are out of the game.
rules-clouds-2 = New joker, 2 clouds: any other animal becomes the joker, for everybody, until it is changed again.
rules-clouds-3 = Take back a plant, as many clouds as it is high: one of your own, or any neutral one, even from a closed area. You may plant it again, even this turn. Points already scored stay as they are.
rules-clouds-4 = Your player board needs a free slot for exactly that plant. So nobody can have more neutral plants than at the beginning.
rules-clouds-5 = Extra turn, 3 clouds: only at the very end of your turn, after drawing, and only if you hold a domino. Several in a row are possible.

rules-end-title = End of the game
rules-end-1 = The game ends when nobody has a domino left.
rules-end-2 = Areas that still have their token are scored like closed ones; nobody gets those tokens. Each cloud on your player board is 1 point. Each plant left there costs its height. Then the backs of your tokens are added.
rules-end-3 = Most points win. In a tie, more tokens win; if that is a tie, too, you share the victory.

rules-secrets-title = What is secret
rules-secrets-1 = Your hand is known only to you. Reserves, leftover dominoes and tokens, and the backs of tokens on the board are known to nobody. The server does not send what you may not see.
rules-secrets-2 = All the rest is open: board, plants, clouds, points, joker, tokens, and how many dominoes somebody has.

rules-valley-title = What is different in Valley
rules-valley-1 = Valley has a board of its own with a meadow instead of a brook, four ponds, eight tree stumps and eight mushrooms. There are no area tokens. Otherwise it is set up like the base game.
rules-valley-2 = Dominoes lie on the meadow by the same rules. Ponds are the starting spaces. Mushrooms count as area, so no domino may lie on them.
rules-valley-3 = Eight meadow spaces start with one cloud each. Whoever covers such a space takes the cloud, two if both halves cover one. Without room it is lost.
rules-valley-4 = Planting and the points for it work as you know them. But no area is scored during the game: closing one does nothing.

rules-mushrooms-title = Stumps and mushrooms
rules-mushrooms-1 = Whoever covers a stump with a domino may take a mushroom and has to place it at once, before planting. Two stumps give two mushrooms. Declining is allowed, but there is no second chance.
rules-mushrooms-2 = A mushroom goes onto any free meadow space that shares an edge with an area; it need not be near the domino. A stump or a pond may disappear beneath it. Areas and covered spaces are taboo.
rules-mushrooms-3 = Where a cloud lies, no mushroom may grow, unless the table was opened with the option that lets a mushroom take it.
rules-mushrooms-4 = A mushroom is an area space for good: it joins everything it touches into one area and may carry a plant, though as always only beside the domino of that turn. Placing it brings no points by itself.

rules-valley-end-title = Scoring in Valley
rules-valley-end-1 = At the end every area is scored. Heights are added up and ties struck out as in the base game. The highest colour gets 1 point for each space of the area, the second half of that, rounded down. Whoever is left alone gets both. Neutral takes its rank, but no points.
rules-valley-end-2 = Each cloud on your player board is 1 point, each plant left there costs its height. There are no token bonuses.
rules-valley-end-3 = In a tie, whoever leads in the largest area wins. If nobody of those tied does, they share the victory.

rules-variant-title = The variant on the back
rules-variant-1 = The back of Valley’s board has its clouds on area spaces. You get them by planting there, as in the base game; covering meadow spaces brings none. All other rules are those of Valley.

rules-scene-match = Hare beside hare: that fits.
rules-scene-mismatch = Snail beside hare: refused.
rules-scene-joker = The butterfly is the joker and may touch the hare.
rules-scene-beside = Beside the domino only the two ringed spaces are free for planting. The crossed one touches it at a corner.
rules-scene-points = The new pine: 1 for itself, and 1 each for turf, bush and the other pine. The oak is taller and does not count. 4 points.
rules-scene-open = Open: the crossed spaces have free neighbours.
rules-scene-closed = One domino later: closed. The two ringed spaces are isolated.
rules-scene-tie = Blue has turf and bush, 3. Neutral has a pine, 3. They tie and drop out. Orange is left alone with a bush and gets both numbers: 7.
rules-scene-mushroom = The mushroom joins both areas into one of five spaces. The oak counts the turf and the bush beyond it: 3 points.
