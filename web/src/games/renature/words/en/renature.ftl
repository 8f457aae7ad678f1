# Renature and Valley at the table.

## Names

renature-animal-butterfly = butterfly
renature-animal-salamander = salamander
renature-animal-owl = owl
renature-animal-woodpecker = woodpecker
renature-animal-badger = badger
renature-animal-turtle = turtle
renature-animal-snail = snail
renature-animal-hare = hare
renature-animal-frog = frog
renature-animal-trout = trout
renature-plant-own-turf = turf
renature-plant-own-bush = bush
renature-plant-own-pine = pine
renature-plant-own-oak = oak
renature-plant-neutral-turf = neutral turf
renature-plant-neutral-bush = neutral bush
renature-plant-neutral-pine = neutral pine
renature-plant-neutral-oak = neutral oak
renature-colour-orange = Orange
renature-colour-blue = Blue
renature-colour-black = Black
renature-colour-white = White
renature-colour-neutral = Neutral
renature-ground-brook = brook
renature-ground-start = brook, starting space
renature-ground-stump = meadow with a tree stump
renature-ground-area = soil
renature-ground-mushroom = mushroom
renature-ground-brook-meadow = meadow
renature-ground-start-meadow = pond, starting space
renature-clouds = { $count ->
    [one] { $count } cloud
   *[other] { $count } clouds
}
renature-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## The board

renature-track = Score track. { $seats }
renature-track-seat = { $name }: { $points }
renature-board = Board
renature-board-about = Arrow keys walk over the spaces, J jumps to the next place that goes. Numbers take a domino, T, B, P and O a plant, with Shift a neutral one. Enter puts it down, R turns a domino, Delete discards it, Escape lets go.
renature-spoken-area = area { $area }
renature-spoken-joker = joker
renature-spoken-irrelevant = walled in
renature-spoken-plant = { $plant } of { $colour }
renature-spoken-beside = { $count ->
    [one] beside area { $areas }
   *[other] beside areas { $areas }
}
renature-spoken-held-domino = { $domino } in hand, { $count ->
    [0] it fits nowhere
    [one] one place for it
   *[other] { $count } places for it
}
renature-spoken-held-plant = { $plant } in hand, { $count ->
    [0] no place for it
    [one] one place for it
   *[other] { $count } places for it
}
renature-spoken-held-mushroom = Mushroom in hand, { $count ->
    [one] one place for it
   *[other] { $count } places for it
}
renature-spoken-held-return = { $count ->
    [0] No plant that you can take back
    [one] One plant that you can take back
   *[other] { $count } plants that you can take back
}
renature-spoken-dropped = Nothing in hand
renature-spoken-turn-0 = { $first } left, { $second } right
renature-spoken-turn-1 = { $first } above, { $second } below
renature-spoken-turn-2 = { $second } left, { $first } right
renature-spoken-turn-3 = { $second } above, { $first } below
renature-spoken-fits = can go here
renature-spoken-gain = { $points } here
renature-zoom-out = Whole board
renature-close = Close

## An area

renature-area = Area { $area }
renature-area-size = { $size ->
    [one] { $size } space
   *[other] { $size } spaces
}
renature-area-worth = { $main } for the most, { $minor } for second
renature-area-empty = Nothing grows here yet
renature-area-closed = closed
renature-area-closes = would close
renature-area-final = scored at the end
renature-area-joined = joins areas { $areas }
renature-area-taken = token with { $name }
renature-area-total = Total
renature-area-gets = Gets
renature-area-got = Got
renature-area-colour = Colour
renature-area-struck = tied, does not count
renature-take-back-cost = Take back { $plant } for { $cost ->
    [one] { $cost } cloud
   *[other] { $cost } clouds
}

## The tray

renature-hand = Your dominoes
renature-hand-empty = No dominoes left
renature-domino-key = { $domino }, key { $key }
renature-discard = Discard
renature-discard-this = Discard { $domino }
renature-reserve = { $count } in reserve
renature-plants = Plants
renature-owner-own = yours
renature-owner-neutral = neutral
renature-plant-about = { $plant }: value { $value }, { $count } left
renature-mushroom = Mushroom
renature-mushrooms-left = { $count } left
renature-no-mushroom = No mushroom
renature-clouds-held = { $count ->
    [one] { $count } cloud of 6
   *[other] { $count } clouds of 6
}
renature-joker = Joker
renature-joker-is = Joker: { $animal }
renature-joker-to = Make { $animal } the joker for 2 clouds
renature-return = Take back
renature-joker-choose = Choose a new joker for 2 clouds:
renature-return-cost = Take a plant back from the board; it costs its value in clouds
renature-again = Extra turn
renature-again-cost = Costs 3 clouds
renature-tokens = Area tokens
renature-token = Token of area { $area }
renature-token-back = Token of area { $area }, { $back } on its back

## Players

renature-player-hand = { $count ->
    [one] { $count } domino in hand
   *[other] { $count } dominoes in hand
}
renature-player-reserve = { $count } in reserve

## Ledger

renature-ledger = Areas
renature-ledger-open = Open areas
renature-ledger-closed = Scored areas
renature-ledger-sum = If every area were scored now
renature-ledger-none = Nothing is planted yet.

## What happened

renature-event-started = begins
renature-event-placed = placed { $one } on { $p } and { $other } on { $q }
renature-event-discarded = discarded { $domino }
renature-event-discarded-hidden = discarded a domino
renature-event-planted = planted { $plant } on { $space } (area { $area })
renature-event-joker = made { $animal } the joker
renature-event-returned = took back { $plant } from { $space } for { $cost ->
    [one] one cloud
   *[other] { $cost } clouds
}
renature-event-mushroom = mushroom on { $space }, area { $area } grows
renature-event-mushroom-joins = mushroom on { $space } joins areas { $joined } to area { $area }
renature-event-again = took another turn for 3 clouds
renature-event-clouds = took { $count ->
    [one] one cloud
   *[other] { $count } clouds
}
renature-event-clouds-lost = { $count ->
    [one] one cloud
   *[other] { $count } clouds
} lost for want of room
renature-event-nobody = nobody scores
renature-event-area-closed = closed area { $area }: { $who }
renature-event-area-final = Area { $area }: { $who }
renature-event-points-plants = { $points }
renature-event-points-clouds = { $points } for clouds
renature-event-points-left = { $points } for plants left
renature-event-points-backs = { $points } for token backs
renature-event-drew = drew { $domino }
renature-event-back-seen = back of the token of area { $area }: { $bonus }
renature-event-over = End of the game

## What a bot advises, and why

renature-do-then = { $first }, then { $then }
renature-do-place = place { $one } on { $p } and { $other } on { $q }
renature-do-plant = plant { $plant } on { $space }
renature-do-no-plant = plant nothing
renature-do-return = take back the plant on { $space } for { $cost ->
    [one] one cloud
   *[other] { $cost } clouds
}
renature-do-mushroom = place the mushroom on { $space }
renature-do-no-mushroom = decline the mushroom
renature-do-discard = discard { $domino }
renature-do-joker = make { $animal } the joker
renature-do-score = have the area scored
renature-do-again = take another turn for 3 clouds
renature-do-end = end the turn
renature-why-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
} at once
renature-why-closes = closes area { $area }: { $who }
renature-why-you = in area { $area } you would now get { $is ->
    [one] { $is } point
   *[other] { $is } points
} instead of { $was }
renature-why-other = in area { $area } { $name } would now get { $is ->
    [one] { $is } point
   *[other] { $is } points
} instead of { $was }
renature-why-clouds = { $count ->
    [one] one cloud
   *[other] { $count } clouds
} for you

## The confirm bar

renature-ask-choose-start = It is drawn who begins.
renature-ask-lay-front = The area tokens are laid out.
renature-ask-deal = The dominoes are dealt.
renature-ask-refill = Your turn is laid out.
renature-ask-learn-back = You closed an area.
renature-ask-place = Place a domino, or discard one.
renature-ask-mushroom = You covered a stump: place a mushroom, or decline it.
renature-ask-plant = Plant beside your domino, or go without.
renature-ask-score = An area is about to be scored. Last chance to use your clouds.
renature-ask-end = End your turn, or use your clouds.
renature-ask-over = The game is over.
renature-ask-held-domino = Where shall { $domino } lie? Tap it again to turn it.
renature-ask-held-misfit = There is no place for { $domino } now. You can discard it.
renature-ask-none-fits = None of your dominoes fits anywhere. Discard one.
renature-ask-none-fits-joker = None of your dominoes fits anywhere. Discard one, or choose another joker for 2 clouds.
renature-ask-held-plant = Where shall it grow: { $plant }?
renature-ask-held-return = Which plant do you take back?
renature-wait-choose-start = It is drawn who begins.
renature-wait-lay-front = The area tokens are laid out.
renature-wait-deal = The dominoes are dealt.
renature-wait-refill = { $name } draws a domino.
renature-wait-learn-back = { $name } has closed an area.
renature-wait-place = { $name } is choosing a domino.
renature-wait-mushroom = { $name } is placing a mushroom.
renature-wait-plant = { $name } is planting.
renature-wait-score = { $name } may still use clouds before an area is scored.
renature-wait-end = { $name } is about to end the turn.
renature-wait-over = The game is over.
renature-outlook-end = End turn
renature-outlook-so-far = So far
renature-outlook-quiet = End turn: no points this time
renature-outlook-points = { $count ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
renature-outlook-closes = { $count ->
    [one] closes area { $areas }
   *[other] closes areas { $areas }
}
renature-outlook-clouds = { $count ->
    [one] { $count } cloud
   *[other] { $count } clouds
} gained
renature-outlook-joins = joins areas { $areas }
renature-way-end = End turn
renature-way-draw = Draw first
renature-warn-clouds = { $count ->
    [one] One cloud finds no room on your board and is lost. Use a cloud first to keep it.
   *[other] { $count } clouds find no room on your board and are lost. Use clouds first to keep them.
}
renature-warn-plant = You could still plant beside your domino.

## Sources of points

renature-source-start = start
renature-source-plants = plants
renature-source-areas = areas
renature-source-clouds = clouds
renature-source-left = plants left
renature-source-backs = token backs

## Options of a table

renature-option-mode = Game
renature-option-board = Board
renature-option-start = Who begins
renature-option-discards = Discarded dominoes
renature-option-mushroom-on-cloud = Mushrooms where a cloud lies
renature-option-variant-rules = Rules for the back of the board
renature-choice-mode-base = Renature
renature-choice-mode-valley = Valley
renature-choice-mode-variant = Valley, back of the board
renature-choice-board-standard = The usual board
renature-choice-board-new = A new valley every time
renature-choice-board-own = My own board
renature-choice-board-brook = Otter Brook
renature-choice-board-valley = Heron Vale
renature-choice-board-valley-back = Heron Vale, back
renature-choice-start-random = Drawn by lot
renature-choice-start-1 = Seat 1
renature-choice-start-2 = Seat 2
renature-choice-start-3 = Seat 3
renature-choice-start-4 = Seat 4
renature-choice-discards-hidden = Face down
renature-choice-discards-open = Open to all
renature-choice-mushroom-on-cloud-forbid = Not allowed
renature-choice-mushroom-on-cloud-take = Allowed, the cloud is taken
renature-choice-variant-rules-valley = As in Valley
renature-choice-variant-rules-base = As in Renature

## Keys

renature-key-domino = take a domino; once more: turn it
renature-key-turn = turn the domino, with Shift the other way
renature-key-discard = discard the domino that you hold
renature-key-plant = take a plant: { $plants }
renature-key-neutral = take the neutral one
renature-key-jump = on the board: to the next possible space
renature-key-put = on the board: put it here, or show the area

## Aids

renature-aid-irrelevant = Animals that no domino can touch any more
renature-aid-irrelevant-why = Paler animals leave your eyes to those that still matter.
renature-aid-irrelevant-dimmed = Dimmed
renature-aid-irrelevant-hidden = Hidden
renature-aid-irrelevant-shown = Like the others
renature-aid-scored = Scored areas
renature-aid-scored-why = Areas that have been scored turn green.
renature-aid-scored-shaded = Green
renature-aid-scored-plain = Brown like the others
renature-aid-jokers = Joker animals on dominoes
renature-aid-jokers-why = A four-leaf clover marks each half that matches everything.
renature-aid-jokers-marked = Marked
renature-aid-jokers-plain = Not marked
renature-aid-patterns = Telling the colours apart
renature-aid-patterns-why = Each colour has a pattern of its own; letters go on top of that.
renature-aid-patterns-on = Patterns
renature-aid-patterns-letters = Patterns and letters
renature-aid-patterns-off = Plain colours
renature-aid-colours = Your colour
renature-aid-colours-why = Only what you see changes. The others keep their order in the colours that are left.
renature-aid-colours-seats = By seat
renature-aid-colours-orange = Always orange
renature-aid-colours-blue = Always blue
renature-aid-colours-black = Always black
renature-aid-colours-white = Always white
renature-aid-boards = Player boards
renature-aid-boards-why = Compact boards count the plants; full boards show every one.
renature-aid-boards-compact = Compact
renature-aid-boards-full = Full
renature-aid-areas = Who leads an area
renature-aid-areas-why = Pointing at an area shows every colour's total and what it would get.
renature-aid-areas-on = Shown
renature-aid-areas-off = Only in the ledger
renature-aid-last = Last moves of the others
renature-aid-last-why = A rim in the player's colour around what came last.
renature-aid-last-on = Marked
renature-aid-last-off = Not marked
renature-aid-motion = Animations of this game
renature-aid-motion-why = Pieces glide to their places and points rise.
renature-aid-motion-on = On
renature-aid-motion-off = Off
renature-aid-zoom = Zoom to the possible places
renature-aid-zoom-why = On small screens the board comes closer while you hold a piece.
renature-aid-zoom-on = On
renature-aid-zoom-off = Off
renature-aid-warn-clouds = Warn before clouds are wasted
renature-aid-warn-clouds-why = You hold six clouds at most; what finds no room is lost.
renature-aid-warn-clouds-on = Warn
renature-aid-warn-clouds-off = Do not warn
renature-aid-warn-plant = Warn before a turn without a plant
renature-aid-warn-plant-why = When there is still a free space beside your domino.
renature-aid-warn-plant-on = Warn
renature-aid-warn-plant-off = Do not warn
