# Texts of Hummelwiese. Every key begins with the name of the game; en, de and pl have the same keys.

hummelwiese-title = Bumblebee Meadow
hummelwiese-about = Sow flowers beside their like, and many kinds around your secret nest.

# --- for the new table: options and their values

hummelwiese-option-mode = size of the meadow
hummelwiese-value-mode-small = small, 4 × 4
hummelwiese-value-mode-large = large, 5 × 5

# --- names of things

hummelwiese-name-poppy = poppy
hummelwiese-name-cornflower = cornflower
hummelwiese-name-thyme = thyme
hummelwiese-name-buttercup = buttercup
hummelwiese-name-nest = nest
hummelwiese-name-neighbours = neighbours
hummelwiese-name-hidden = hidden
hummelwiese-grid = Meadow
hummelwiese-fact-turn = turn
hummelwiese-fact-turns = turns in all
hummelwiese-fact-bag = seeds in the bag
hummelwiese-fact-seed = seed
hummelwiese-fact-nest = nest
hummelwiese-source-neighbours = neighbours
hummelwiese-source-nest = nest
hummelwiese-count-kinds = kinds at the nest
hummelwiese-study-flowers = Flowers

# --- what is asked, what can be done

hummelwiese-ask-corners = Flowers grow in the corners.
hummelwiese-ask-nests = Choose the space of your nest. Nobody else will see it.
hummelwiese-ask-draw = A seed is drawn.
hummelwiese-ask-sow = Sow the seed on a free space.
hummelwiese-ask-show = The nests are shown.
hummelwiese-ask-over = The game is over.
hummelwiese-verb-nest = build the nest
hummelwiese-verb-sow = sow

# --- what happened; whose doing it was stands in front

hummelwiese-event-grown = { $flower } grows on { $space }
hummelwiese-event-nested = has chosen a nest
hummelwiese-event-nested-here = nest on { $space }
hummelwiese-event-drawn = draws { $flower }
hummelwiese-event-sown = sows { $flower } on { $space }
hummelwiese-event-points =
    { $points ->
        [one] { $points } point for { $source }
       *[other] { $points } points for { $source }
    }
hummelwiese-event-shown = the nest was on { $space }

# --- refusals and errors

hummelwiese-refusal-game-over = The game is over.
hummelwiese-refusal-not-your-turn = It is not your turn.
hummelwiese-refusal-chance-only = “{ $word }” is not for players: seeds and nests come to light by themselves.
hummelwiese-refusal-wrong-step = “{ $word }” does not fit now: first all choose their nests, then seeds are sown.
hummelwiese-refusal-outside = “{ $word }” lies outside the meadow.
hummelwiese-refusal-taken = Something grows there already: “{ $word }” needs a free space.
hummelwiese-refusal-not-an-outcome = “{ $word }” cannot happen now.
hummelwiese-word = “{ $word }” is no word of this game. Words look like this: { $forms }. Flowers: { $flowers }.
hummelwiese-number = There is no action { $number }. Actions are 0 to { $most }.
hummelwiese-position = Line { $line } of the position is not right. Expected: { $right }.

# --- for the terminal

hummelwiese-seat = Bumblebee { $seat }
hummelwiese-turn-of = turn { $turn } of { $turns }
hummelwiese-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hummelwiese-kinds = kinds
hummelwiese-legend-target = free, possible now
hummelwiese-legend-nest = nest of bumblebee 1

# --- the rules, by number

hummelwiese-rule-H-1 = The meadow has 4 × 4 spaces, the large one 5 × 5. In the bag are seeds of poppy, cornflower, thyme and buttercup: five of each, for the large meadow seven.
hummelwiese-rule-H-2 = Before the game four seeds are drawn. They grow in the four corners.
hummelwiese-rule-H-3 = Then all choose secretly, at the same time, the space of their nest. Any space will do, also one on which something grows, and several nests may share one. Who has chosen may choose anew until all have. Nests do not hinder anybody.
hummelwiese-rule-H-4 = The first seat begins; the others follow in turn. In your turn a seed is drawn from the bag, and you sow it on any free space.
hummelwiese-rule-H-5 = It brings a point for each neighbour of the same kind. Neighbours lie to the north, east, south and west.
hummelwiese-rule-H-6 = The game ends when there are not enough free spaces left for a whole round: all have had equally many turns.
hummelwiese-rule-H-7 = Then the nests are shown. Yours brings two points for each kind of flower that grows on its space and its neighbours.
hummelwiese-rule-H-8 = Whoever has most points wins. Those who have equally many share the place.
