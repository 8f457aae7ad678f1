# Waldbach, English.
#
# Words of the protocol (place, plant, owl …) stay as they are in every language: they are what is typed.
# Every refusal and error says what was wrong and what would be right.
# What a player could type stands apart, under .typed: a browser has buttons for it.

## Tables and games

bad-seats = { $seats ->
        [one] { $seats } player cannot play this.
       *[other] { $seats } players cannot play this.
    } It takes { $least } to { $most }.
bad-option = Option { $name } cannot be “{ $value }”. Possible: { $right }.
unknown-option = There is no option “{ $name }”. Options: { $right }.
invent-seed = A seed has 1 to { $most } signs, none of them a line break, and does not begin or end with a space.
invent-wish = The wish “{ $wish }” is not known. Possible: { $right }.
unknown-game = There is no game “{ $name }”. Games: { $right }.
unknown-rules = Rules version { $rules } of { $name } is not known here; this program plays version { $right }.
games-none = { $folder } holds no games. { $variable } lists folders that hold games; a game is a folder in it with a meta.py.
games-twice = Two games are called { $name }: { $one } and { $other }. Remove one of them.
games-package = The installed game { $name } cannot be found: the package { $package } has no meta.py. Its entry point has to name the package that is the folder of the game.
unknown-bot = There is no bot “{ $name }”. Bots: { $right }.
bad-budget = “{ $value }” is no budget. Write a number of simulations, as in 400, or milliseconds, as in 250ms; at most { $most }.
nothing-to-search = Seat { $seat } has nothing to choose now, so there is nothing to search for.
unknown-board = There is no board “{ $name }”. Boards: { $right }; or give the file of a board of your own.
bad-start = Seat { $seat } cannot begin: this table has { $seats ->
        [one] one seat.
       *[other] { $seats } seats.
    }
board-unplayable = Board “{ $name }” cannot be played: { $why }
board-other-mode = Board “{ $name }” is made for mode { $mode }. Choose that mode or another board.
board-without-tokens = Board “{ $name }” has no area tokens. These rules need one for each area: add “tokens:” lines.

## Time

pace-form = “{ $word }” is not a pace. Write “none” (no clock), “live 10m+15s” (a stock of { $stock } minutes and { $increment } seconds more for each turn) or “days 24h bank 14d” ({ $turn } hours for each turn and { $bank } days of vacation).
pace-stock = “{ $value }m” cannot be the stock of time. It has { $least } to { $most } minutes, as in “live 10m+15s”.
pace-increment = “{ $value }s” cannot be what each turn adds. It is { $least } to { $most } seconds, as in “live 10m+15s”.
pace-turn = “{ $value }h” cannot be the time for a turn. It has { $least } to { $most } hours, as in “days 24h bank 14d”.
pace-bank = “{ $value }d” cannot be the vacation bank. It holds { $least } to { $most } days, as in “days 24h bank 14d”.
hours-form = “{ $word }” does not say when you play. Write time zone and hours, and behind them the weekdays that are free, if any: “Europe/Warsaw 08:00-22:00 free sat sun”.
hours-span = “{ $value }” cannot be your hours. Write { $least } to 24 hours of a day, such as “08:00-22:00”, “18:00-02:00” past midnight, or “00:00-24:00” for the whole day; midnight as an end is 24:00.
hours-free = “{ $value }” cannot be the free weekdays. Write at most { $most } of mon tue wed thu fri sat sun, in this order and each once.
unknown-zone = There is no time zone “{ $zone }”. Write a continent and a city, such as “Europe/Warsaw”.
unknown-zone-near = There is no time zone “{ $zone }”. Names like it: { $right }.
vacation-form = “{ $word }” is not a vacation. Write its first and its last day, such as “2026-07-01..2026-07-14”.
vacation-order = This vacation would end on { $last }, before it begins on { $first }. Write the first day first.
vacation-when = The vacation { $vacation } lies too early or too late. It can be declared from { $first } to { $last }.
vacation-bank = { $days ->
        [one] One day is
       *[other] { $days } days are
    } too much: your vacation bank at this table holds { $bank ->
        [0] no whole day.
        [one] one more day.
       *[other] { $bank } more days.
    }
vacation-pace = A table with the pace “{ $pace }” has no vacation bank. Only tables like “days 24h bank 14d” do.

## Words of actions

action-number = { $action } is not the number of an action.
word-verb = “{ $verb }” is not an action. Actions: { $right }.
word-form = That is not a complete “{ $verb }”. It looks like this: { $right }
word-half = “{ $half }” is not half a domino. Write animal@space, such as owl@c4.
word-apart = { $one } and { $other } do not share an edge. The halves of a domino lie side by side or one below the other.
word-animal = “{ $animal }” is not an animal of this game. Animals: { $right }.
word-domino = “{ $domino }” is not a domino. Write both animals with a hyphen, such as owl-snail.
word-owner = “{ $owner }” is not a kind of plant. Write own or neutral.
word-plant = “{ $plant }” is not a plant. Plants: { $right }.
word-number = “{ $value }” does not fit here. A number from { $least } to { $most } is needed.
word-space = “{ $space }” is not a space. Spaces are a letter from a to o and a number from 1 to 15, such as c4.

## Refusals: what the rules do not allow now, and why

refusal-game-over = The game is over; nothing more can be played.
refusal-not-your-turn = It is not your move. Seat { $seat } is playing.
refusal-chance-only = Deals and draws are made by chance. No player can choose “{ $word }”.
refusal-hidden-word = “{ $word }” only stands for something you may not see. It cannot be played.
refusal-not-in-hand = This domino is not in your hand. Play one of those you hold.
refusal-outside-grid = That lies outside the board. Stay on its spaces.
refusal-on-area = Dominoes lie in the brook. One of these spaces belongs to an area; choose two free brook spaces.
refusal-covered = One of these spaces is already covered. Choose two free brook spaces side by side.
refusal-mismatch = A neighbour does not match. Each half may only touch animals of its own kind or the joker.
refusal-no-contact = The domino lies all alone. Put half of it beside a matching animal, or on a starting space.
refusal-domino-first = Place or discard a domino first; every turn uses up exactly one.
refusal-domino-done = You have already used your domino this turn. One is all you get.
refusal-mushroom-first = First place the mushroom you are owed, or decline it.
    .typed = Declining: no-mushroom
refusal-no-mushroom-owed = You are owed no mushroom. Cover a tree stump with your domino to get one.
refusal-not-planting = You cannot plant now. One plant may follow right after placing a domino.
refusal-plant-first = Decide about planting first: plant something, or leave it.
    .typed = Planting nothing: no-plant
refusal-not-an-area = Plants grow on area spaces. This space is not part of an area.
refusal-space-taken = A plant already stands there. Choose a free area space.
refusal-not-beside-domino = You may only plant right beside the domino you placed this turn; corners do not count.
refusal-no-such-plant = You have no such plant left on your player board.
refusal-same-joker = This animal is already the joker. Choose another one.
refusal-too-few-clouds = That costs { $cost ->
        [one] one cloud
       *[other] { $cost } clouds
    }, but you have { $clouds ->
        [0] none.
        [one] only one.
       *[other] only { $clouds }.
    }
refusal-no-plant-there = No plant stands on that space, so nothing can be taken back.
refusal-not-your-plant = That plant belongs to someone else. You may take back your own plants and neutral ones.
refusal-no-free-slot = Your player board has no empty slot for that plant.
refusal-mushroom-on-area = A mushroom grows in the meadow. This space already belongs to an area.
refusal-mushroom-on-domino = A domino lies there. A mushroom needs a free meadow space.
refusal-mushroom-on-cloud = A cloud lies there. A mushroom needs a meadow space without one.
refusal-mushroom-alone = A mushroom has to touch an area along an edge. This space touches none.
refusal-nothing-to-score = There is no area to be scored now.
refusal-score-first = An area is waiting to be scored. Have it scored when you have used your clouds.
    .typed = Scoring: score
refusal-not-at-the-end = An extra turn is bought at the very end of a turn, after drawing.
refusal-empty-hand = You have no dominoes left, so an extra turn would be wasted.
refusal-not-an-outcome = “{ $word }” cannot be drawn here.
refusal-no-such-action = There is no such action.

## Game files

file-format = Line { $line }: this is not a game file. It has to begin with “{ $right }”.
file-line = Line { $line }: “{ $right }” is expected here.
file-number = Line { $line }: “{ $value }” is not a number for “{ $name }”.
file-digits = Line { $line }: “{ $value }” does not fit behind “{ $name }”. 64 digits are needed there, from 0 to 9 and a to f.
file-secret = Line { $line }: a “secret” needs its “deal” in the line above.
file-entry = Line { $line }: “{ $entry }” is not an entry. Write a seat or “chance” and the word, such as “1 end”.
file-block = Line { $line }: a text belongs here, each of its lines indented by two spaces.
file-seats = The file says { $seats } seats, but its position has { $found }.
file-replay = Entry { $number }, “{ $entry }”, cannot be played: { $why }

## Board files: reading (the place is given with line and column)

board-header = Line { $line }, column { $column }: a line above the board needs a key and a colon, such as “name: Willow Bend”.
board-below = Line { $line }, column { $column }: the drawing begins on the line below “board:”.
board-missing = Line { $line }, column { $column }: there is no drawing. It follows below a line “board:”.
board-twice = Line { $line }, column { $column }: “{ $key }” was given before. Once is enough.
board-empty = Line { $line }, column { $column }: “{ $key }” has no value. Write it behind the colon.
board-name-long = Line { $line }, column { $column }: the name is too long. It may have at most { $most ->
        [one] one character.
       *[other] { $most } characters.
    }
board-name-sign = Line { $line }, column { $column }: the name holds a sign that cannot be shown ({ $sign }). Take it out.
board-mode = Line { $line }, column { $column }: “{ $value }” is not a mode. Modes: { $right }.
board-cloud-twice = Line { $line }, column { $column }: the clouds of { $space } were given before. Name each space once.
board-key = Line { $line }, column { $column }: “{ $key }” is not known. Use name, mode, tokens, clouds or board.
board-number = Line { $line }, column { $column }: “{ $value }” does not fit. A number from { $least } to { $most } is needed.
board-tokens = Line { $line }, column { $column }: tokens look like this: 4/2 = 1 2 2 (main/minor = the back of each).
board-cloud = Line { $line }, column { $column }: “{ $value }” does not say where clouds lie. Write space=number, such as c6=2.
board-too-high = Line { $line }, column { $column }: a board has at most { $most ->
        [one] one row.
       *[other] { $most } rows.
    }
board-too-wide = Line { $line }, column { $column }: a board has at most { $most ->
        [one] one column.
       *[other] { $most } columns.
    }
board-char = Line { $line }, column { $column }: “{ $char }” is not a sign for a space. Use S or P (start), . (brook), T (stump), a–z (areas), # (outside).
board-tab = Line { $line }, column { $column }: a tab stands here. Every space of the board is one sign, so write signs, not tabs.
board-touch = Line { $line }, column { $column }: areas “{ $one }” and “{ $two }” touch. Use the same letter, or part them with brook.
board-ragged = Line { $line }, column { $column }: every row needs the same width. Here that is { $right ->
        [one] one sign.
       *[other] { $right } signs.
    }
board-needs = Line { $line }, column { $column }: “{ $key }: …” is missing above the board.
board-kind-twice = Line { $line }, column { $column }: tokens { $kind } were listed twice. Put all their backs on one line.
board-cloud-outside = Line { $line }, column { $column }: clouds on { $space }, but that lies outside the board.

## Board files: checking

check-no-start = There is no starting space. Without one no domino can ever be placed; mark it with S or P.
check-no-area = No domino can ever lie beside an area, so nobody could plant anything. Draw an area beside the brook of a starting space.
check-many-areas = { $areas ->
        [one] One area is too many;
       *[other] { $areas } areas are too many;
    } at most { $most } fit.
check-stump-in-base = { $space }: tree stumps belong to Valley. Draw brook (.) here, or choose another mode.
check-many-kinds = { $kinds ->
        [one] One kind of token is too many;
       *[other] { $kinds } kinds of tokens are too many;
    } at most { $most } fit.
check-cloud-meadow = { $space }: in Valley clouds lie on meadow spaces, not in areas.
check-cloud-area = { $space }: clouds lie on area spaces here, not in the brook.
check-token-missing = { $areas ->
        [one] One area has
       *[other] { $areas } areas have
    } size { $size }, but there { $tokens ->
        [0] is no token
        [one] is only one token
       *[other] are only { $tokens } tokens
    } with that main number.
check-size = The board measures { $rows } × { $columns } spaces (rows × columns). A full board has 15 × 15.
check-starts = There { $count ->
        [one] is one starting space.
       *[other] are { $count } starting spaces.
    } A full board has 4.
check-start-top = { $space }: the brooks of the base game flow in at the top edge, so starting spaces lie in row 1.
check-start-beside = { $space }: two starting spaces lie side by side. Keep them apart.
check-lonely-brook = { $space }: this brook space has no brook beside it, so no domino can ever lie here.
check-unreachable = { $space }: from here no starting space can be reached through the brook.
check-closed-area = { $space }: area { $area } is closed before the game begins. Give it brook spaces on which a domino fits.
check-cut-off-area = { $space }: no domino can ever lie beside area { $area }, so nobody can plant in it. Lead the brook of a starting space past it.
check-areas = There { $count ->
        [one] is one area.
       *[other] are { $count } areas.
    } A full board has 18.
check-tokens = There { $count ->
        [one] is one area token.
       *[other] are { $count } area tokens.
    } A full set has 21.
check-backs = All tokens of a kind have the same back, so there is nothing to keep secret. Vary at least one kind.
check-four = Tokens with main number 4 have minor number 2, not { $minor }.
check-clouds-base = Clouds lie on exactly 4 spaces, 4 to 6 in all. Here there { $total ->
        [one] is one in all.
       *[other] are { $total } in all.
    }
check-clouds-apart = Two cloud spaces lie in the same area. Give each an area of its own.
check-brook = There { $count ->
        [one] is one brook space.
       *[other] are { $count } brook spaces.
    } At least 108 are needed to place every domino.
advice-arm = { $space }: an arm of the brook ends here. Once its mouth is covered, what lies behind it is hard to reach.
advice-open-water = { $space }: open water without an area beside it. Dominoes there bring nobody a plant.
check-stumps = There { $count ->
        [one] is one tree stump.
       *[other] are { $count } tree stumps.
    } A full board has 8.
check-clouds-valley = A full board has 8 spaces with one cloud each. Here there { $count ->
        [one] is one cloud space.
       *[other] are { $count } cloud spaces.
    }
check-cloud-marked = { $space }: a cloud lies on a stump or a starting space. Give each mark a space of its own.

## Positions

position-key = Line { $line }: “{ $key }” is not known. A line begins with one of: { $right }.
position-line = Line { $line }: { $why }
position-value = Line { $line }: “{ $value }” cannot be read as “{ $key }”. See how a written position puts it.
position-board = Line { $line }: the diagram is missing. It follows below a line “board”.
position-seat-line = Line { $line }: this belongs to a player. Put it below a line such as “seat 1”.
position-domino-twice = Line { $line }: domino { $domino } was already placed somewhere. There is only one of each.
position-size = Line { $line }: the diagram has at most { $most } rows and columns.
position-empty = Line { $line }: the diagram has no space on it.
position-sign = Line { $line }: “{ $sign }” on { $space } is not a sign. Use # . S P T _ m, an animal such as OW, or a plant such as 1t or nb.
position-animal = Line { $line }: “{ $sign }” is not an animal. Animals: { $right }.
position-no-seat = Line { $line }: there is no seat { $seat }. This table has { $seats ->
        [one] one seat.
       *[other] { $seats } seats.
    }
position-area = Line { $line }: “{ $word }” cannot be read. Write area:main/minor, such as 2:4/2, and behind it who took it and the back, such as @1=3.
position-mushroom = { $space }: a mushroom has to touch an area along an edge.
position-stock = The player board of seat { $seat } holds more plants than it has slots. Its slots are own { $own }, neutral { $neutral } (turf/bush/pine/oak).
position-half-hidden = Some dominoes of seat { $seat } are named and others are not. Name all of them, or only how many.
position-unknown = The dominoes of seat { $seat } are hidden, which only a view may do. Name them, or add a line such as “viewer 1”.
position-pool = Reserves and hidden dominoes take { $wanted }, but only { $pool } are left. Lower the reserves.
position-closed = Area { $area } cannot wait to be scored: there { $areas ->
        [one] is one area,
       *[other] are { $areas } areas,
    } and only the base rules score them during the game.
position-many-tokens = Tokens { $kind } lie on more areas than there are such tokens: { $laid ->
        [one] on one area.
       *[other] on { $laid } areas.
    }
position-bare-area = Area { $area } has no token of its size. Give it one in the line “areas”.
position-backs = The token of area { $area } has a back that no token of its kind has left. Check “tokens” and “areas”.
position-domino = No domino lies on { $one } and { $other }. Name the two spaces of this turn's domino in reading order.
position-needs-domino = This step follows a domino. Add a line “domino” with its two spaces.
position-needs-mushroom = No mushroom is owed here. Write “owed 1”, leave mushrooms in the supply and a space to grow on.
position-needs-closed = This step scores a closed area. Name it in a line “closed”.
position-closed-token = The token of area { $area } does not fit this step: before scoring it lies on its area, afterwards the player to move has it, its back unseen.
position-needs-reserve = Seat { $seat } is to draw, but its reserve is empty.
position-hand-size = While dominoes are dealt, a hand holds at most { $most }.
position-needs-hand = Seat { $seat } is to place a domino, but its hand is empty.
position-needs-bare-area = Every area has its token already, so none can be laid out.

## Names

animal-butterfly = butterfly
animal-salamander = salamander
animal-owl = owl
animal-woodpecker = woodpecker
animal-badger = badger
animal-turtle = turtle
animal-snail = snail
animal-hare = hare
animal-frog = frog
animal-trout = trout
plant-own-turf = turf
plant-own-bush = bush
plant-own-pine = pine
plant-own-oak = oak
plant-neutral-turf = neutral turf
plant-neutral-bush = neutral bush
plant-neutral-pine = neutral pine
plant-neutral-oak = neutral oak
colour-orange = Orange
colour-blue = Blue
colour-black = Black
colour-white = White
colour-neutral = Neutral
mode-base = base game
mode-valley = Valley
mode-variant = Valley, back of the board
source-start = start
source-plants = plants
source-areas = areas
source-clouds = clouds
source-left = plants left
source-backs = token backs
count-discarded = discarded

## What is to be done

step-choose-start = It is drawn who begins.
step-lay-front = The area tokens are laid out.
step-deal = The dominoes are dealt.
step-refill = Your turn is laid out. Go on to draw a domino, or take back.
step-learn-back = An area is closed. Go on to look at the back of its token, or take back.
step-place = Place a domino, or discard one.
step-mushroom = You covered a stump: place a mushroom, or decline it.
step-plant = Plant beside your domino, or go without.
step-score = An area is about to be scored. Last chance to use your clouds.
step-end = End your turn, or use your clouds.
step-over = The game is over.
word-means-no-plant = plant nothing
word-means-no-mushroom = decline the mushroom
word-means-score = score the area
word-means-again = another turn for 3 clouds
word-means-end = end the turn
group-joker = joker …: 2 clouds
group-return = return …: 1 to 4 clouds

## Signs of the drawing

legend-target = you can play here
legend-return = a plant you may take back
legend-fresh = moved last
legend-joker = the joker animal
legend-brook = free brook or meadow
legend-start = starting space
legend-pond = pond: starting space in Valley
legend-stump = tree stump: cover it for a mushroom
legend-mushroom = mushroom: an area space
legend-clouds = clouds lying there
legend-plant = a plant: colour, then kind
legend-token = worth of an area: first place / second place

## Panels

panel-turn = turn { $turn }
panel-joker = Joker
panel-mushrooms = mushrooms
panel-you = you
panel-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
panel-clouds = clouds { $clouds } of { $most }
panel-hand = hand { $hand }, reserve { $reserve }
panel-hand-short = hand { $hand }+{ $reserve }
panel-discarded = { $count } discarded
panel-tokens = { $count ->
        [one] one token
       *[other] { $count } tokens
    }
panel-tokens-short = tok { $count }
panel-plants = plants
panel-your-hand = Hand:
panel-no-hand = empty
ledger-area = area
ledger-worth = worth
ledger-totals = totals
ledger-gets = would get
ledger-closed = closed by { $who }
ledger-nobody = nobody
ledger-empty = no plants yet:
ledger-empty-closed = closed without plants:

## What happened

event-started = begins
event-placed = placed { $one } on { $p } and { $other } on { $q }
event-discarded = discarded { $domino }
event-discarded-hidden = discarded a domino
event-planted = planted { $plant } on { $space } (area { $area })
event-joker = made { $animal } the joker
event-returned = took back { $plant } from { $space } for { $cost ->
        [one] one cloud
       *[other] { $cost } clouds
    }
event-mushroom = mushroom on { $space }, area { $area } grows
event-mushroom-joins = mushroom on { $space } joins areas { $joined } to area { $area }
event-again = took another turn for 3 clouds
event-clouds = took { $count ->
        [one] one cloud
       *[other] { $count } clouds
    }
event-clouds-lost = { $count ->
        [one] one cloud
       *[other] { $count } clouds
    } lost for want of room
event-nobody = nobody scores
event-area-closed = closed area { $area }: { $who }
event-area-final = Area { $area }: { $who }
event-points-plants = { $points }
event-points-clouds = { $points } for clouds
event-points-left = { $points } for plants left
event-points-backs = { $points } for token backs
event-drew = drew { $domino }
event-back-seen = back of the token of area { $area }: { $bonus }
event-over = End of the game

## Results

scores-winner = { $who } wins.
scores-winners = { $who } share the win.
scores-place = place
scores-player = player
scores-total = total

## Playing in the terminal

play-ledger = As things stand
play-news = Since your last turn
play-more-news = “log” shows more
play-go = go on; then nothing can be taken back
play-go-first = First say { $word } to go on, or undo to take back.
play-back = choose a number; Enter goes back
play-number = There is no number { $number } in the list. It goes from 1 to { $most }.
play-say-something = Choose a number or type a word. “help” explains.
play-forced = Played for you, since there was no other choice: { $word }
play-undone = Taken back: { $words }
play-no-undo = Nothing can be taken back here: something was drawn or seen, or the turn was handed over. [Q-55]
play-none-legal = No legal word contains “{ $filter }”.
play-hint = The search prefers { $word }.
play-hint-choice = {"  "}{ $word }: { $share } % of the outcome for you ({ $part } % of the simulations)
play-hint-line = {"  "}and then: { $line }
play-save-where = Where to? Write save and the name of a file.
play-saved = Game saved: { $file }
play-seed = This deal was seed { $seed }. --seed { $seed } deals it again.
play-bye = Goodbye.
play-bye-saved = Goodbye. Your game is safe; it goes on with:
play-help =
    Type a number from the list, or a word such as “{ $word }” (Tab completes it).
    Enter alone plays what stands in [brackets] at the prompt. Besides that:
play-help-undo = take back your last step, as long as nothing was drawn or seen
play-help-ledger = what would count now, and for whom
play-help-legal = all legal words, or those that contain something
play-help-hand = your hand
play-help-players = everything about all players
play-help-board = draw the table again
play-help-log = everything that has happened
play-help-hint = what a short search finds best
play-help-save = keep a copy of the game in a file
play-help-help = this help
play-help-quit = leave; the game is kept
play-help-signs = Signs of the drawing:
bad-you = There is no seat { $you } here. This table has { $seats ->
        [one] one seat.
       *[other] { $seats } seats.
    }
bad-bots = { $given ->
        [one] One bot was named,
       *[other] { $given } bots were named,
    } but { $right ->
        [one] one seat needs one
       *[other] { $right } seats need one
    }. Name one for each, or a single one for all.
load-other-game = { $file } is a game of { $game }. Leave the game's name out, or name that one.
load-fixed = { $file } already fixes seats and options. Leave them out when you load a game.

## Replay

replay-head = { $game }, rules { $rules }, { $seats ->
        [one] one seat,
       *[other] { $seats } seats,
    } { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }
replay-entry = Entry { $number } of { $most }:
replay-begin = Before the first of { $most ->
        [one] one entry
       *[other] { $most } entries
    }
replay-keys = Enter: on · b: back · number: go there · q: leave
replay-at = There is no entry { $number }. This game has { $most ->
        [one] one entry.
       *[other] { $most } entries.
    }
replay-answer = “{ $answer }” means nothing here. Enter goes on, b goes back, a number jumps, q leaves.

## Checking a deal

verify-no-deal = This game file has no “deal” line. Its deal was not fixed beforehand, so there is nothing to check.
verify-holds = The deal was fair: the secret fits the hash, and { $drawn ->
        [one] the one entry of chance is
       *[other] all { $drawn } entries of chance are
    } what it gives.
verify-fails = The deal is not confirmed.
verify-hash = Is this the hash you were shown before the game? { $hash }
verify-other-hash = The secret does not fit the hash. It belongs to another deal, or the table was changed.
verify-misdeal = Entry { $number } is “{ $found }”, but the secret gives “{ $given }”.
verify-too-early = The game is not over, so its secret is not shown yet. Check it again after the end.
verify-not-over = The secret is shown, but the game is not over: entries are missing at the end.
verify-no-secret = The game is over, but its secret is not shown. Ask for the file with the “secret” line.

## Simulation

simulate-bar = Playing
simulate-bot = bot
simulate-wins = wins
simulate-interval = 95 % interval
simulate-footer = { $games ->
        [one] One game,
       *[other] { $games } games,
    } { $decisions } decisions each on average, seed { $seed }. A shared win counts in parts.
simulate-csv = Games written: { $file }

## Boards, games, files

material-fine = all is well
material-can = { $count ->
        [one] can be played, with one wish left
       *[other] can be played, with { $count } wishes left
    }
material-cannot = { $count ->
        [one] cannot be played yet: one reason
       *[other] cannot be played yet: { $count } reasons
    }
material-drawn = Drawn: { $file }
material-written = Written: { $file }
material-exists = { $file } is there already. Give another name, or none to see the text.
material-warning = perhaps not meant: { $why }
svg-description = A board for Renature ({ $mode }): { $rows } rows, { $columns } columns, { $areas ->
        [one] one area.
       *[other] { $areas } areas.
    }
games-seats = { $least } to { $most } players
games-rules = rules version { $rules }
games-default = default { $value }
games-board = boards:
games-cards = cards:
games-bots = bots
bot-seed = a friendly beginner who overlooks much and misjudges some
bot-sprout = overlooks something now and then
bot-sapling = weighs every move, but hardly looks ahead
bot-tree = thinks a little ahead
bot-forest = the strongest: thinks ahead for up to a second
bot-caretaker = sits in for someone who has left: sound and quick
bot-random = any move, each as likely
bot-greedy = what the game's rules of thumb rate highest
bot-search = the search with a budget of your own: search@400 (simulations), search@250ms
option-renature-mode = base game, Valley, or the back of Valley's board
option-renature-board = the name of a board, the file of one of your own, or new (new SEED) for one that is invented
option-renature-start = who begins
option-renature-discards = may others see what was discarded?
option-renature-mushroom-on-cloud = may a mushroom grow where a cloud lies?
option-renature-variant-rules = rules for the back of the board
file-missing = there is no such file
file-denied = that is not permitted
file-is-folder = it is a folder
file-no-folder = its folder does not exist
file-disk-full = the disk is full
file-read-only = nothing can be written there
file-name-long = its name is too long
file-broken = { $file }: { $why }
file-not-text = { $file } is not a text file in UTF-8. If it is a text, save it in this encoding.
file-unreadable = { $file } cannot be read: { $why }.
file-unwritable = { $file } cannot be written: { $why }.
file-unusable = { $file } cannot be used: { $why }.
file-not-a-game = { $file } exists and is not a game file. Choose another name.
warm-why = The rules are being compiled for this machine. That takes about a minute, and only the first time.
warm-no-cache = Compiled rules cannot be kept in { $folder } ({ $why }), so this happens at every start. Set WALDBACH_CACHE to a folder that you may write to.

## The command line

cli-no-command = There is no command “{ $name }”. Commands: { $right }.
cli-no-option = There is no option { $option } here.
cli-no-option-but = There is no option { $option } here. Did you mean { $right }?
cli-option-value = { $option } needs a value behind it.
cli-missing = { $name } is missing.
cli-bad-value = { $name }: { $why }
cli-usage = “{ $args }” cannot be understood.
cli-try-help = --help shows how it goes.
cli-output-full = The output cannot be written: the disk is full.
cli-language = “{ $value }” is not a language here. Languages: { $right }.
cli-option-pair = “{ $value }” is not an option. Write --option name=value.
cli-which-game = Which game? Games: { $right }.
cli-greeting =
    Welcome to Waldbach { $version }, a place to play Renature, Valley and Woodland gardeners.
    Play in the browser: waldbach serve --open
    Play in this terminal: waldbach play renature
    On your phone or with friends in your network: waldbach serve --open --host 0.0.0.0
cli-licence = Free software under the GNU AGPL, version 3 or later; it comes without any warranty.

help-usage = Usage:
help-options = Options
help-arguments = Arguments
help-commands = Commands
help-help = Show this help.
help-version = Show the version, the licence and whose games these are.
help-lang = Language: en, de or pl; otherwise WALDBACH_LANG or LANG decides.
help-waldbach = Play and study nature games, Renature and Waldgärtner: in the browser or the terminal, with friends or against bots, by the rules.
help-play = Play against bots in the terminal.
help-simulate = Let bots play many games and show what came of it.
help-replay = Show a game file: its story, a position, or step by step.
help-verify = Check that a finished game was dealt as it was fixed beforehand.
help-board = Check and draw boards.
help-cards = Check and list cards, and begin a file of your own.
help-check = Check files; says what is wrong and where. Exit code 0 if all of them can be played, 1 if one cannot.
help-show-board = Draw a board, here or as an SVG file.
help-new-board = Invent a board and print it, or write it to a file.
help-new-file = The file to be written; without it the text is printed.
help-new-seed = The same word gives the same board.
help-symmetry = Whether both sides are alike.
help-show-cards = List the cards of a file.
help-new-cards = Print the cards of the game as a file to be changed, or write it.
help-games = List the games, their options, boards, cards and bots.
help-referee = Hold matches for other programs: JSON lines on stdin and stdout.
help-lab = Study games and bots over many games, on this machine or on a Ray cluster.
help-tournament = Let players meet each other: win rates with intervals, ratings, thinking time.
help-balance = Study how a game plays: who wins, where points come from, what decides. With --out: tables, plots and a report.
help-seats-grid = Numbers of players, with commas (all that the game takes).
help-option-grid = An option of the table; several values with commas make a table each. May be given several times.
help-games-table = Number of games at each table (1000).
help-slips = Share of decisions made without thought (0.2).
help-players = The players: bots, each with a budget if you like: greedy, search@200 (simulations), search@250ms.
help-games-lineup = Number of games of each line-up, at least (100): each deal is played once in every rotation of the seats.
help-workers = Number of processes (one per core).
help-ray = Work on the Ray cluster at this address; “local” starts one here.
help-out = Folder for the results. A run that was stopped goes on from there when it is started again.
help-format = Format of the table of games: csv or parquet (csv).
help-json = Print the summary as JSON instead of tables.
help-game = The game's name.
help-seats = Number of players (as few as the game takes).
help-you = Your seat (1).
help-mode = Mode of the game; “waldbach games” lists the modes.
help-option = An option of the table; may be given several times. “waldbach games” lists them. Where the game takes a file, its path.
help-board-option = A board: the name of one that is there, a file, or new for an invented one.
help-bots = Bots for the other seats in order, or one name for all of them (sapling).
help-bots-all = Bots for the seats in order, or one name for all of them (greedy).
help-seed = A number that fixes the deal and the bots' luck.
help-seed-simulate = A number that fixes all games (0).
help-load = Go on with a saved game.
help-save = Keep the game in this file.
help-games-count = Number of games (1000).
help-start = Who begins: a seat, or random.
help-csv = Write every game into this file as comma-separated values.
help-game-file = A game file.
help-step = Step through the game.
help-at = Show the position after this entry.
help-seat = See it with the eyes of this seat; otherwise everything is shown.
help-files = Files, or names of what comes with the game.
help-source = A file, or the name of what comes with the game.
help-replay-svg = Write the position as a picture of a terminal, an SVG file.
help-svg = Write a drawing as an SVG file.

## Lab

lab-missing = The lab needs the package “{ $package }”. Install it with: pip install 'waldbach[lab]'
lab-task-failed = Task { $task } failed: { $why }
lab-worker-died = its worker process ended by itself (exit code { $code }). In a script, start the lab under “if __name__ == "__main__":”.
lab-ray-address = Ray cannot be reached at “{ $address }”: { $why }. Give an address as ray.init takes it (host:port, auto), or “local” to start Ray here.
lab-ray-stranger = something else answers there
lab-ray-version = a machine of the cluster has Waldbach { $there }, this one { $here }. Install the same version everywhere.
lab-players-twice = “{ $name }” was named twice. Name each player once; the same bot may come with several budgets.
lab-players-few = A tournament needs at least two players, such as greedy,random.
lab-too-many = That would be { $games } games in all. A tournament has at least 1 and at most { $most }.
lab-bad-word = player { $player } answered “{ $word }”. { $why }
lab-format = There is no format “{ $value }”. Formats: { $right }.
lab-no-folder = it is a file, not a folder
lab-firsts = first
lab-place = place
lab-mu = mu
lab-sigma = sigma
lab-ordinal = rating
lab-decisions = decisions
lab-mean-time = mean
lab-longest = longest
lab-other = against
lab-ahead = ahead
lab-games = games
lab-alone = alone
lab-rest = among
lab-footer = { $games ->
        [one] One game,
       *[other] { $games } games,
    } { $deals ->
        [one] one deal,
       *[other] { $deals } deals,
    } each in every rotation of { $seats } seats, seed { $seed }. Among equals each seat comes first in { $even }. Shared places count in parts.
lab-written = Written: { $files }
lab-stopped = Stopped after { $done } of { $of } games. Nothing is kept without --out FOLDER.
lab-stopped-kept = Stopped after { $done } of { $of } games; they are kept in { $folder }. The same command goes on from there.
lab-store-alien = { $file } was not written by the lab. Choose another folder.
lab-store-busy = Another run is writing to { $file }. Wait for it or choose another folder.
lab-store-line = { $file }, line { $line }: this is no finished row. Delete the line or choose another folder.
lab-store-other = { $file } belongs to another job: { $name } was { $was } there and is { $now } now. Ask for the same as before or choose another folder.

## Balance studies

balance-twice = A table was asked for twice. Name each number of seats and each value once.
balance-tables = That makes { $count } tables; at most { $most } go into one study. Ask for fewer seats or options.
balance-slips = Slips cannot be “{ $value }”. A share from 0 to 1 is needed, such as 0.2.
balance-games = { $games } games are too few for a study; at least 2 of each table are needed.
balance-bots = { $bots } bots do not fit a table of { $seats }. Name one for all seats, or one for each.
balance-seats = “{ $value }” does not say how many play. Write numbers with commas, such as 2,3,4.
balance-players = { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
balance-seat = seat { $number }
balance-place = place { $number }
balance-win-rate = games won, with 95 % interval; dashed: an even share; a shared win counts in parts
balance-score = score of each seat; line: median
balance-margin = points between first and second; line: median
balance-decisions = decisions in a game; line: median
balance-median = median
balance-mean-points = points a seat, mean
balance-turned-share = games that another seat would have won without these points, with 95 % interval
balance-legal = legal
balance-chosen = chosen
balance-of-decisions = share of all decisions
balance-difference = win rate of those who used it more than others, minus that of the rest, in percentage points (95 % interval)
balance-title-uneven = The place decides more than chance allows at { $count } of { $all } tables
balance-ends = { "" }; only the { $count } highest and lowest
balance-points = points
balance-title-order = No place in the turn order wins more often than chance allows
balance-title-seats = No seat wins more often than chance allows
balance-title-scores = Half of all scores lie between { $low } and { $high }
balance-title-scores-tables = Median scores run from { $low } to { $high }
balance-title-lengths-tables = The median game takes { $low } to { $high } decisions
balance-title-margins = Half of all games are won by { $points } points or fewer
balance-title-lengths = Half of all games take between { $low } and { $high } decisions
balance-title-sources = Most points come from “{ $source }”: { $share }
balance-title-turned = Without “{ $source }” up to { $share } of the games would have another winner
balance-title-actions = “{ $kind }” is passed over most: chosen in { $share } of the decisions that allow it
balance-title-things = { $things }: { $count ->
        [one] { $count } of { $all } goes with winning or losing
       *[other] { $count } of { $all } go with winning or losing
    }
balance-heading = Balance of { $game }
balance-intro = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } at each table, played by { $bots }; { $slips } of the decisions were made without thought, as people make mistakes.
balance-all-tables = All tables
balance-score-head = score
balance-margin-head = margin
balance-winning = winner's score
balance-equal = equal at the top
balance-shared = shared wins
balance-even = even?
balance-even-yes = nothing speaks against it
balance-even-no = no
balance-table = table
balance-place-head = place
balance-seat-head = seat
balance-interval = 95 % interval
balance-p = p
balance-share = share
balance-turned = other winner without it
balance-deviation = std. deviation
balance-mean = mean
balance-quantile = { $percent } %
balance-number = figure
balance-sources = Points by source
balance-source = source
balance-lift = win rate: more
balance-rest = the rest
balance-gap = difference
balance-corrected = p, corrected
balance-mixed = games compared
balance-actions = Actions
balance-action = action
balance-taken = chosen when legal
balance-a-game = a game
balance-used = games used in
balance-of-chances = used of chances
balance-points-each = points a use
balance-wins-by-order = wins, % by order
balance-wins-by-seat = wins, % by seat
balance-by-seat = Wins by seat
balance-by-order = Wins by place in the turn order
balance-length-decisions = decisions
balance-course = Scores and length
balance-how = How to read this
balance-how-intervals = Intervals hold 95 %: if the study were repeated, 95 of 100 such intervals would contain the true value. “Even?” is a test of all win rates of a table at once; a small p speaks against evenness.
balance-how-lift = For each thing, those who used it more than the table's mean are compared with the rest of the same game. p is corrected for the number of things looked at (Benjamini and Hochberg): of those marked, about one in twenty is marked by chance. That somebody who used a thing wins more often does not mean that it is the reason.
balance-how-turned = “Other winner without it”: games in which another seat would have had more points than the winner, had nobody got the points of this thing.
balance-how-bots = Bots are not people. A figure that surprises is a reason to look, not yet a verdict.
balance-again = To repeat it
balance-again-seed = Seed { $seed }, Waldbach { $version }, rules { $rules } of { $game }. The same command gives the same games.
balance-files = Beside this file: games ({ $games }), things ({ $things }), all figures (summary.json), and the plots as SVG and PNG.
balance-sort = sort by this column
balance-mark = striking
balance-drawing = Drawing
study-animals = Animals
study-plants = Plants
study-areas = Areas
study-area = area { $area } ({ $space }, { $size ->
        [one] { $size } space
       *[other] { $size } spaces
    })
study-cards = Plants
study-classes = Height classes
study-flowers = Flower colours
study-dice = Dice
study-turns = turns
study-rounds = rounds

## Referee

referee-long = The line is longer than { $most } bytes. Send a shorter request.
referee-encoding = The line is not UTF-8; byte { $column } is the first one that does not fit.
referee-json = The line is not JSON; the trouble begins at column { $column }. Each line has to be one complete object.
referee-deep = The JSON is nested too deeply.
referee-number = The JSON contains a number that cannot be used: one with thousands of digits, NaN or Infinity.
referee-object = A request is a JSON object such as {"{"}"command": "games"{"}"}.
referee-command = There is no command “{ $name }”. Commands: { $right }.
referee-field = The command “{ $command }” has no field “{ $field }”. Fields: { $right }.
referee-missing = The field “{ $field }” is missing. Right is, for example: { $right }
referee-form = The value of “{ $field }” does not have the right form. Right is, for example: { $right }
referee-lang = This language is not available. Languages: { $right }.
referee-chance = Chance is carried out either by the referee (“seed”) or by the client (“chance”: “scripted”), not by both.
referee-load = Load either a "file", or a "position" together with its "game".
referee-match = There is no match “{ $name }”. Begin one with “new” or “load”.
referee-full = { $most } matches are open already. Close one first.
referee-seat = There is no seat { $seat }; this match has the seats 1 to { $seats }.
referee-view = This position is what one onlooker sees, with the rest hidden. A match needs the full position.
referee-undo = Nothing can be taken back: no step has been made since a secret was shown or the turn was handed over.
referee-internal = The referee failed. This is a fault of the program; the match has not changed.

# Positions that a client may load

position-deal = Dominoes are dealt in turn order, but somebody before seat { $seat } has fewer than three.
position-not-hidden = The position says who looks at it, and yet shows what that one may not see. Hide it with “?”, or leave out the line “viewer”.

## Server: settings

settings-wrong = { $count ->
        [one] One setting is not right:
       *[other] { $count } settings are not right:
    }
setting-bad = { $name } { $where } is “{ $value }”: give { $right }.
setting-bad-secret = { $name } { $where } cannot be used: give { $right }.
setting-useless = { $name } { $where } is of no use: { $why }
setting-from-flag = after { $flag }
setting-from-environment = in the environment variable { $name }
setting-from-file = in the file { $file }
setting-from-section = in section [{ $section }] of the file { $file }
setting-from-default = by default
setting-unknown-variable = There is no setting for the environment variable { $name }. Do you mean { $near }?
setting-unknown-key = There is no setting “{ $name }” { $where }. Right would be: { $near }.
setting-not-a-section = “{ $name }” in the file { $file } is a section: write [{ $name }] on a line of its own and its settings below.
setting-toml = { $file } is not TOML at line { $line }, column { $column }. Each line is name = value; text stands in quotes, each name once.
setting-two-passwords = The password for mail is given twice: mail-password { $one } and mail-password-file { $other }. Leave one of them out.
setting-no-password = { $file } holds no password. Put it there alone, on one line.
setting-workers-database = workers { $where } is { $workers }, but the database is an SQLite file, which serves one worker. Set database to postgresql://…, or workers to 1.
setting-workers-pub-sub = workers { $where } is { $workers }, but they have no pub/sub to tell each other of moves. Set pub-sub to “database” or redis://…, or workers to 1.
setting-pub-sub-database = pub-sub { $where } is “database”, but an SQLite file cannot notify anyone. Set database to postgresql://…, or pub-sub to redis://… or “none”.
setting-mail-no-sender = mail-host is set { $where }, but no sender. Set mail-sender, e.g. Waldbach <games@example.org>.
setting-mail-no-password = mail-user is set { $where }, but no password. Set WALDBACH_MAIL_PASSWORD or mail-password-file, or leave out the user.
setting-mail-no-user = A password for mail is set { $where }, but no user. Set mail-user, or leave out the password.
setting-push-no-contact = push-key-file is set { $where }, but no contact. Set push-contact, e.g. mailto:games@example.org.
setting-push-no-key-file = push-contact is set { $where }, but no key file. Set push-key-file, or leave out the contact.
setting-no-base-url = The server listens everywhere ({ $host }), but base-url is not set. Links in mails will begin with { $url }, which only works on this machine. Set base-url to the address that players see.
setting-mail-port-hint = Mail servers usually expect “{ $usual }” on port { $port }, but mail-encryption is “{ $given }”. If no mail arrives, change one of them.
setting-mail-open-password = The password for mail goes to { $host } without encryption. Set mail-encryption to starttls or tls.
setting-mail-off = Mail is set up, but stays off: mail-host is missing.
secret-key-form = { $file } holds no secret key. A key is { $digits } digits from 0 to f on one line. Delete the file and start again for a new one; everybody then has to log in again.
secret-key-mode = Others on this machine can read or change { $file }. Protect it: chmod 600 { $file }
rate-word = “{ $value }” is not a rate. Write a number from 1 to { $most } and a time: { $right }.

# What a value looks like; stands after “give”
right-whole = a whole number from { $least } to { $most }, e.g. { $example }
right-choice = one of these: { $choices }
right-yes-no = yes or no
right-size = a size from { $least } to { $most }, in bytes, KiB or MiB
right-host = an IP address or the name of a computer, e.g. 127.0.0.1, ::1 or games.example.org
right-origin = http:// or https:// and the name, with a port if needed and nothing after it, e.g. { $example }
right-database = sqlite:/// and a path, e.g. sqlite:///games.db, or postgresql://user:password@host/name
right-pub-sub = redis:// or rediss:// with the host, e.g. redis://localhost:6379/0, or “database” for that of PostgreSQL
right-path = the path of a file
right-networks = IP addresses or networks with commas, e.g. 127.0.0.1,10.0.0.0/8, or “none”
right-text = a text without spaces at its ends
right-sender = a mail address, alone or behind a name, e.g. Waldbach <games@example.org>
right-contact = mailto: with a mail address, or an https:// address, e.g. mailto:games@example.org
right-rate = a number up to { $most } and a time, e.g. { $examples }
right-secret = a text on one line, in quotes if it stands in a file
right-or-none = { $right }; or “none”

default-base-url = from host and port
default-database = `waldbach.db` in the user's data folder
default-secret-key-file = `secret.key` in the user's data folder
default-mail-port = 587 for starttls, 465 for tls, 25 for none

# What each setting is for
setting-host = Address to listen on; 0.0.0.0 or :: for everywhere.
setting-port = Port to listen on.
setting-base-url = Address that players see; links begin with it.
setting-database = Where matches are kept.
setting-pub-sub = How several servers or workers tell each other of moves.
setting-workers = Number of server processes; more than one needs PostgreSQL and a pub/sub.
setting-bot-processes = Number of processes in which bots think.
setting-trusted-proxies = Proxies whose word on the client's address is believed.
setting-secret-key-file = Key that signs sessions and links; made at the first start.
setting-accounts = May players make accounts?
setting-spectators = May others watch tables?
setting-retention-days = Days until an abandoned table is deleted.
setting-log-level = How much is logged.
setting-log-format = Log lines for people or for programs.
setting-mail-host = Mail server (SMTP); mail is off without one.
setting-mail-port = Port of the mail server.
setting-mail-encryption = How the connection to the mail server is encrypted.
setting-mail-user = User at the mail server.
setting-mail-password = Password at the mail server.
setting-mail-password-file = File that holds this password and nothing else.
setting-mail-sender = Sender of the mails.
setting-push-key-file = Private VAPID key for web push, which is off without one.
setting-push-contact = Whom push services turn to when something goes wrong.
setting-limits-tables = Tables that a session may create.
setting-limits-joins = Tables that a session may join.
setting-limits-chat = Chat messages of a session.
setting-limits-moves = Moves of a seat.
setting-limits-hints = Hints and analyses that a session may ask for.
setting-limits-workshop = Boards that a session may have invented or tried.
setting-limits-requests = Requests from one address.
setting-limits-sockets = Open WebSockets from one address.
setting-limits-body = Largest body of a request.
setting-limits-message = Largest message on a WebSocket.

## The server's database

database-url = The setting “database” does not fit: “{ $value }”. Write one of these: { $right }.
database-folder = The setting “database” is { $url }, but there is no folder { $folder }. Make it, or name another.
database-file = The setting “database” is { $url }, but this file cannot be used: { $why }. Name a new file or one of Waldbach's own, in a folder that may be written to.
database-served = The setting “database” is { $url }, which another Waldbach serves at this moment. An SQLite file serves one server: stop the other one, or set database to another file or to postgresql://….
database-connect = The setting “database” is { $url }, but there is no connection: { $why }. Check that PostgreSQL runs there; the forms are { $right }.
database-silent = no answer came in time
database-login = The setting “database” is { $url }, but PostgreSQL does not let this user in: { $why }. Check name and password; with a password it is postgresql://user:password@host:port/name.
database-missing = The setting “database” is { $url }, but PostgreSQL has no database of that name. Make it with createdb, or name another.
database-old = The setting “database” is { $url }, where PostgreSQL { $found } runs. It takes { $right } or newer.
database-newer = The setting “database” is { $url }, whose tables have version { $found }; this program knows them up to { $newest }. Start the newer Waldbach that was used there, or name another database.
database-strange = The setting “database” is { $url }, where a table “{ $table }” exists that is not Waldbach's. Name a database of its own.
journal-taken = There is already a match { $match }. Take another id.
journal-conflict = Somebody else was quicker: match { $match } has come to number { $last }, and this was to follow { $after }. Look at what is new and choose again.
journal-no-match = There is no match { $match }.
journal-number = { $name } cannot be { $value }. It goes from { $least } to { $most }.
journal-text = { $name } cannot be stored: { $value }. It may be any text without NUL and without halves of signs.
journal-not-stored = The database could not store this ({ $why }). Nothing of it counts; try again in a moment.
journal-uncertain = The database was lost while storing this ({ $why }). It may count or not; look before trying again.
journal-unreadable = The database could not be read ({ $why }). Try again in a moment.
journal-closed = The server is closing. Nothing of this was stored; try again in a moment.

## Waldgärtner: tables and words

bad-origins = With { $seats } players the origins cannot be { $origins }. Possible: { $right }.
unknown-cards = There are no cards “{ $name }”. Cards of the game: { $right }; or give the file of your own.
word-card = “{ $card }” is not a card of this game. Do you mean: { $right }?
word-place = “{ $place }” is not a place in a garden. Write row and slot, such as 2.3; extras stand at the ends, such as 2.0 and 2.5.
word-origins = “{ $value }” does not name the origins of a game. Possible: { $right }.

## Waldgärtner: refusals

refusal-wald-not-your-turn = You are not asked now. Wait until the others have decided.
refusal-wald-not-in-hand = This card is not in your hand. Play one of those you hold.
refusal-final = You have already decided, and this choice cannot be changed.
refusal-not-starting = Start cards are drawn only before the first round.
refusal-not-selecting = The dice are not being set now. Do what is asked first.
refusal-not-asked-right = Nobody is offered the right to choose from a display now.
refusal-not-claiming = Positions are claimed only by tied sixes, when they have to agree.
refusal-not-at-a-pile = A pile is opened only by a six whose turn it is.
refusal-not-taking = No card can be taken now. A six first opens a pile, then takes a card of it.
refusal-not-playing = Cards are not sold or grown now, but after everyone has got a card.
refusal-not-asked-bonus = You are not asked about a colour bonus now.
refusal-no-such-region = There is no such region here. Regions go from 1 to { $most }.
refusal-empty-region = This region has no cards left. Choose another one.
refusal-nothing-to-take = All regions and the market are empty, so a six would find nothing.
refusal-too-few-for-six = A six costs { $cost ->
        [one] one coin
       *[other] { $cost } coins
    }, and you have { $coins ->
        [0] none.
        [one] only one.
       *[other] only { $coins }.
    }
refusal-not-on-display = This card is not on display. Choose one of those laid out, or waive the right.
    .typed = Waiving: waive
refusal-no-such-position = There is no such position. Claim one from 1 to { $most }, or leave it open.
    .typed = Leaving it open: claim any
refusal-empty-pile = This pile is empty. Open one that has cards.
refusal-not-in-pile = This card is not in the pile you have opened. Take one of those you see.
refusal-not-in-market = This card is not in the market. Take one that is, or take none.
    .typed = Taking none: no-bonus
refusal-wrong-row = This plant does not belong in that row. Its height class says where it grows.
refusal-taken-place = A plant already stands there. Choose a free place.
refusal-row-not-full = An extra plant needs a full row first. Fill the free places of the row.
refusal-extra-used = This row already has its extra plant; there is one for each row.
refusal-too-few-coins = This extra place costs { $cost ->
        [one] one coin
       *[other] { $cost } coins
    }, and you have { $coins ->
        [0] none.
        [one] only one.
       *[other] only { $coins }.
    }
refusal-shades-north = It would overshadow a lower plant north of it. Behind a plant only equal or taller ones may stand.
refusal-shaded-by-south = A taller plant south of this place would overshadow it. In front of a plant only equal or lower ones may stand.
refusal-rank-full = Your garden already holds as many plants of this height class as it may.

## Waldgärtner: card files

card-cells = Line { $line }, column { $column }: { $found } values stand in this line, but there are { $right } columns. Check the commas.
card-long = Line { $line }, column { $column }: a cell has more than { $most } characters.
card-quotes = Line { $line }, column { $column }: a quotation mark is not closed, or closed too early.
card-semicolons = Line { $line }, column { $column }: the columns are parted by semicolons. Save the file with commas between them: most spreadsheets ask for the separator when they export CSV.
card-tabs = Line { $line }, column { $column }: the columns are parted by tabs. Save the file with commas between them: most spreadsheets ask for the separator when they export CSV.
card-header = Line { $line }, column { $column }: the first line has to name each of these columns once: { $right }.
card-empty = Line { $line }, column { $column }: something has to stand here, in printable letters.
card-choice = Line { $line }, column { $column }: “{ $value }” is not possible here. Right is one of: { $right }.
card-digit = Line { $line }, column { $column }: “{ $value }” is not one digit from 0 to 9.
card-id = Line { $line }, column { $column }: “{ $value }” is not an id. The cards of { $origin } are { $origin }-001 to { $origin }-{ $most }.
card-key = Line { $line }, column { $column }: “{ $value }” is not a key. Use small letters and hyphens, at most 40, such as sea-buckthorn.
card-species = Line { $line }, column { $column }: “{ $value }” is not a species key. Use small letters, digits and hyphens, at most 40, such as prunus-avium.
card-height = Line { $line }, column { $column }: “{ $value }” is not a height in metres, such as 4 or 1.5.
card-height-comma = Line { $line }, column { $column }: “{ $value }” is written with a comma. Write { $right }, with a point.
card-climber = Line { $line }, column { $column }: “{ $value }” and “climber” contradict each other: climbers, and only they, have the class climber.
card-class = Line { $line }, column { $column }: “{ $value }” does not go with { $height } m. That height is { $right }.
card-partners-cross = Line { $line }, column { $column }: a plant that is fertilised by others needs the species of its partners.
card-partners-self = Line { $line }, column { $column }: a self-fertile plant has no partners. Leave the column empty.
card-partners-many = Line { $line }, column { $column }: name at most { $most } different species.
card-nitrogen = Line { $line }, column { $column }: “{ $value }” does not name directions. Each of these may stand here once: { $right }.
card-twice = Line { $line }, column { $column }: “{ $value }” occurs already in line { $first }. It has to be unique.
card-count = Line { $line }, column { $column }: { $origin } has { $found } cards; it needs exactly { $right }.
card-phases = Line { $line }, column { $column }: bloom and harvest are both in phase { $value }. They have to differ.
card-bracket = Line { $line }, column { $column }: a value in brackets needs a partner. Name one, or write no.
card-partner = Line { $line }, column { $column }: no other card of { $origin } has the species “{ $value }”.
card-male-value = Line { $line }, column { $column }: a male plant is worth at most { $most }, not { $value }.
card-male-alone = Line { $line }, column { $column }: no female with the same phases names this male as its partner.
card-colours = Line { $line }, column { $column }: the cards of { $origin } have { $found } flower colours; they need at least { $least }.
card-unbracketed = Line { $line }, column { $column }: this plant needs a partner, yet its value counts without one. Are brackets missing?
card-slanting = Line { $line }, column { $column }: the arrows “{ $value }” do not only point west and east. That needs the option nitrogen=printed.

## Waldgärtner: options

option-waldgaertner-mode = the basic game, or the advanced one with free rows and shade
option-waldgaertner-origins = where the plants come from
option-waldgaertner-cards = the cards of the game, or the file of your own
option-waldgaertner-nitrogen = whom nitrogen plants feed: their neighbours in the row, north or south, or as the card file says
option-waldgaertner-males = do male plants earn nothing, or does each female need a male of its own?
option-waldgaertner-rank-limits = in the advanced game: are the numbers of each height class limited?
option-waldgaertner-sixes = do sixes act before the others play their cards, or after?
option-waldgaertner-final-check = do plants bloom and ripen once more after round 20?
option-waldgaertner-colour-bonus = is the bonus for four colours given once, or for every further set?

## Waldgärtner: names

colour-green = Green
colour-purple = Purple
flower-white = white
flower-yellow = yellow
flower-pink = pink
flower-red = red
flower-purple = purple
source-partners = with partner
source-markers = markers
count-planted = plants
count-coins = coins
wald-class-climber = climber
wald-class-small-shrub = small shrub
wald-class-large-shrub = large shrub
wald-class-small-tree = small tree
wald-class-medium-tree = medium tree
wald-class-large-tree = large tree
wald-crop-fruit = fruit
wald-crop-nut = nut
wald-crop-seed = seed
wald-crop-shoot = shoots
wald-crop-sap = sap
wald-crop-flower = flowers
wald-origin-EU = Europe
wald-origin-NA = North America
wald-origin-AS = Asia
wald-phase = phase { $phase }, { $season }
wald-season-0 = winter
wald-season-1 = early spring
wald-season-2 = mid-spring
wald-season-3 = late spring
wald-season-4 = early summer
wald-season-5 = midsummer
wald-season-6 = late summer
wald-season-7 = early autumn
wald-season-8 = mid-autumn
wald-season-9 = late autumn
wald-hidden-card = a hidden card
wald-from-region = from region { $region }
wald-from-market = from the market
wald-passes = passes
wald-claim-any = any

## Waldgärtner: what is to be done

wald-step-origins = It is drawn where the plants come from.
wald-step-market = The market is laid out.
wald-step-start-cards = The start cards are dealt.
wald-step-tops = The top cards of the regions are turned.
wald-step-display = Cards are laid out for those who contend.
wald-step-lucky = There are too few cards: lots decide who draws.
wald-step-lot = Cards are drawn blindly.
wald-step-rest = The rest is laid open again.
wald-step-order = Lots decide the order of the sixes.
wald-step-look = A pile is looked through.
wald-step-bonus-order = Lots decide who takes the colour bonus first.
wald-step-start = Choose the region of your first card; nobody else will see it.
wald-step-select = Set your die in secret: a region, or 6 for any card of any pile.
wald-step-right = You have the right to choose: pay a coin for a card of the display, or waive and wait.
wald-step-claim = Others with as many coins chose 6 as well. Claim a position; if you clash three times, nobody gets a card.
wald-step-pile = Open a pile for 3 coins and take one of its cards.
wald-step-take = Take one card of the pile.
wald-step-play = Sell one of your two cards, or grow it.
wald-play-last = Sell your last card, or grow it.
wald-step-bonus = Your garden shows four colours: take a card of the market, free, or go without.
wald-step-over = The game is over.
wald-sealed = Your choice is sealed: { $word }. Go on, or undo, or type another choice.
wald-means-waive = wait for what is left, free
wald-means-no-bonus = go without
wald-claim-means = go as number { $position }
wald-claim-any-means = take whatever is free ({ $position })
wald-choose-six = any card of any pile, for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## Waldgärtner: on the table

wald-round = round { $round } of { $most }
wald-set-up = set-up
wald-last-cards = the last cards
wald-mode-advanced = advanced
wald-head-plant = plant
wald-head-row = row
wald-head-worth = worth
wald-head-phases = year
wald-head-flower = flower
wald-head-partner = partner
wald-head-place = place
wald-head-points = points
wald-head-harvest = harvest
wald-head-key = word
wald-head-class = class
wald-head-crop = crop
wald-head-notes = more
wald-face-down = face-down
wald-empty = empty
wald-market = Market ({ $count }):
wald-display = Laid out from region { $region }
wald-pile = Region { $region }, from the top
wald-your-garden = Your garden
wald-garden-of = Garden of { $who }
wald-wheel-phase = phase
wald-wheel-bloom = plants blooming
wald-wheel-coins = coins in flower
wald-contest = region { $region } is contested by { $who }
wald-waiting = waiting: { $who }
wald-tied = tied sixes: { $who } (attempt { $attempt } of { $most })
wald-ready = ready: { $who }
wald-to-act = deciding: { $who }
wald-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
wald-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
wald-market-cards = { $count ->
        [one] { $count } open card
       *[other] { $count } open cards
    }
wald-plants = { $count ->
        [one] { $count } plant
       *[other] { $count } plants
    }
wald-colours-short = colours { $count }/{ $most }
wald-hand-short = hand { $cards }
wald-die = die { $die }
wald-extras = extras left in rows { $rows }
wald-one-of = one of: { $cards }
wald-memory = remembers region { $region }: { $cards }
wald-no-hand = empty
wald-sells-for = sells for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
wald-self-fertile = self-fertile
wald-needs = needs: { $cards }
wald-legend-target = you can plant here
wald-legend-fresh = planted last
wald-legend-place = a free place: row from the south, slot from the left
wald-legend-class = height class, which is the row it grows in
wald-legend-climber = a climber, for row 1 or 2
wald-legend-worth = worth and markers; in brackets it needs a partner
wald-legend-phases = blooms in phase 3, is harvested in phase 7
wald-legend-flower = it carries a flower, which becomes a coin; or the colour of its flowers
wald-legend-partner = its partners; a full heart: one stands in your garden
wald-legend-sex = male or female; male flowers bring no coins
wald-legend-nitrogen = gives its neighbours nitrogen; so many arrows reach this plant

## Waldgärtner: what happened

wald-event-origins = The plants come from: { $origins }
wald-event-market = In the market: { $cards }
wald-event-starts = Start regions: { $starts }
wald-event-start-card = start card: { $card } (region { $region })
wald-event-turned = Turned up: { $cards }
wald-event-markers = Left lying and worth more now: { $cards }
wald-event-round = — Round { $round }, { $phase } —
wald-event-last-cards = — The second year is over: the last cards —
wald-event-bloomed = in bloom: { $cards }
wald-event-in-vain = bloomed in vain, without a partner: { $cards }
wald-event-harvested = harvest for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: { $cards }
wald-event-dice = Dice: { $dice }
wald-event-took = took { $card } { $pile }
wald-event-displayed = Laid out from region { $region }: { $cards }
wald-event-shown-again = Left of region { $region }: { $cards }
wald-event-right-used = paid a coin and chose { $card }
wald-event-right-waived = waived the right
wald-event-lucky = gets a card by lot
wald-event-drew = drew { $card } blindly
wald-event-got-last = got { $card }, free
wald-event-claims = Claims: { $claims }
wald-event-clash = They clash and try again
wald-event-agreed = Order of the sixes: { $seats }
wald-event-lapsed = No agreement: { $seats } get nothing and pay nothing
wald-event-first-six = comes next among the sixes, by lot
wald-event-first-bonus = takes the colour bonus first, by lot
wald-event-opened-region = looked through region { $region } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
wald-event-opened-market = looked through the market for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
wald-event-sold = sold { $card } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
wald-event-grew = planted { $card } on { $place }
wald-event-grew-extra = planted { $card } on { $place } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
wald-event-colours = shows four colours
wald-event-colours-wait = shows four colours; the market is empty, the bonus waits
wald-event-bonus-taken = took { $card } from the market for four colours
wald-event-bonus-declined = went without the colour bonus
wald-event-over = End of the game: { $points }

## Waldgärtner: positions

position-wald-cards = This position is played with a card file that is not known here (number { $number }). Open the match that brings the file, then write the position.
position-wald-line-twice = Line { $line }: “{ $key }” was given before. Give it once.
position-wald-card-twice = Line { $line }: { $card } is in two places. Each card is there only once.
position-wald-away = Line { $line }: { $card } belongs to { $origin }, which is not in this game. Origins here: { $right }.
position-wald-origin = Line { $line }: { $card } belongs to { $origin }, but this region holds cards of { $right }.
position-wald-region = Line { $line }: there is no region { $region }. Regions here: 1 to { $most }.
position-wald-deck-size = Line { $line }: region { $region } names more cards ({ $known }) than it holds. Raise the number behind the colon.
position-wald-row = Line { $line }: row { $row } takes { $places ->
        [one] one sign
       *[other] { $places } signs
    }, “.” for a free place. In rows 1 to 5 an extra stands in square brackets at one end.
position-wald-remembered = { $card } is remembered as lying in a deck, but the view shows it elsewhere. Take it out of one of the two lines.
position-wald-early-sixes = “sixes to-come” goes only with the option sixes=after-plays, in rounds 1 to 20. Leave the line out.
position-wald-drawn-origins = The step “origins” comes first, for two, five or six seats, before there are origins. This table has { $seats } seats; name the origins or another step.
position-wald-origins = These origins do not go with this table. Possible: { $right }.
position-wald-round = The step “{ $step }” cannot come in this round. Rounds for it: { $least } to { $most }.
position-wald-choice = Seat { $seat } has chosen a region that does not exist, or none where it needs one. Check its line “choice”.
position-wald-nobody = In the step “{ $step }” somebody has to be waited for. Leave out a “commit”, or take another step.
position-wald-fit = { $card } may not stand in row { $row } in the basic game: each row takes its height class.
position-wald-extra = Seat { $seat }: in row { $row } an extra may stand only when the row is full, and only one (row 6: when row 5 has its extra).
position-wald-order = Region { $region } has been looked through, so all its cards have to be named ({ $size }).
position-wald-hidden = Seat { $seat } has a hidden card, which only the view of another may have. Name it, or check the line “viewer”.
position-wald-trace = Seat { $seat }: “from”, “traced” and “resolved” of a card do not fit. “from” is a region of the card's origin; the others name further seats that have a memory of it.
position-wald-memory = Seat { $seat }: its memory of region { $region } does not fit. It holds the deck in its order and what others have traced from there; “!” only on cards that are gone.
position-wald-lot = Lot { $lot } does not fit. A lot in a view has as many cards as are hidden in hands, two at least; “drawing-lot” goes with the steps lucky, lot and rest.
position-wald-pool = Origin { $origin }: decks and hidden cards need { $wanted } unseen cards, but only { $pool } are left. Lower the regions.
position-wald-display = In the step “{ $step }” these cards cannot be on display or in the bag. They belong to a contest and come from its region (“pile”).
position-wald-start = In the step “{ $step }” no card of a deck has been seen yet. Take the names out of the regions and, before the origins, out of everything else.
position-wald-market = All cards of the market lie there already, so the step “market” is over.
position-wald-pile = The step “{ $step }” needs a pile with cards for it. Check “pile”, “seen” and the regions.
position-wald-dealt = Seat { $seat } cannot be dealt to now: its hand is to be empty, and “pile” the region it chose.
position-wald-top = Region { $region } needs an open top in this step, and cards if it was chosen. Write it as “region { $region }: 20 top …”.
position-wald-contest = The contest for region { $region } does not fit. Seat, “level”, “waiting”, “drawing” and “candidates” name those who chose it and have no card of it yet; several have to have chosen it.
position-wald-shown = The contest shows { $shown ->
        [one] one card
       *[other] { $shown } cards
    }, which does not fit this step. { $most ->
        [one] One seat
       *[other] { $most } seats
    } can still get one; in a draw each needs a card.
position-wald-seen = In the step “{ $step }” nobody looks through a pile. Leave out the line “seen”.
position-wald-hand = Seat { $seat } is still to get a card, so its hand may hold only one now.
position-wald-price = Seat { $seat } has chosen six and has to be able to pay { $cost } coins.
position-wald-sixes = The sixes of the step “{ $step }” do not fit. “queue” and “candidates” name, each once, seats that chose six and had { $level } coins then; who decides is first in the queue.
position-wald-bonus = No colour bonus is open to seat { $seat }: it needs four colours in its garden, a card in the market, and may not have had it.
position-wald-commit = Seat { $seat } cannot have committed to “{ $word }” here. Give a word that is legal for it in this step, “?” only in the view of another.

## Drafts and matches

draft-size = The draft has { $words ->
    [one] 1 word
   *[other] { $words } words
}. Send 1 to { $most }.
draft-waits = “{ $word }” has to wait: what stands before it shows something new. Play that first.
match-stale = Decision { $wanted } is not open. Look at the table again: { $decision } is open now.
match-answered = You have answered decision { $decision } already. Others are still choosing.
match-over = The game is over.
match-not-asked = Seat { $seat } has nothing to decide now.
match-not-for-bot = There is nothing for a bot to play at seat { $seat } now.
match-no-deal = This match has no deal of its own, so it cannot go on here.

## Several servers

bus-url = The setting “pub-sub” does not fit: { $url } ({ $why }). Write redis://host:6379/0, or rediss:// where the connection is encrypted.
bus-connect = The setting “pub-sub” is { $url }, but there is no connection: { $why }. Check that Redis or Valkey runs there; write redis://host:6379/0, or rediss:// where the connection is encrypted.
bus-login = The setting “pub-sub” is { $url }, but Redis does not let this user in: { $why }. Check name and password, and that the user may publish and subscribe; with a password it is redis://user:password@host:6379/0.
bus-database = The setting “pub-sub” is “database”, but notifications do not come through at { $url }: { $why }. The setting “database” has to name PostgreSQL itself, not a pooler such as PgBouncer. Or set pub-sub to redis://… instead.
bus-sqlite = The setting “pub-sub” is “database”, but { $url } is an SQLite file, which cannot notify anyone. Set database to postgresql://…, or pub-sub to redis://… or “none”.

## Reminders

reminder-title = Your turn: { $table }
reminder-hello = Hello { $name },
reminder-turn = it is your turn at this table: { $table }.
reminder-others = Playing with you: { $names }.
reminder-until = You have time until { $when } ({ $zone }).
reminder-caretaker = After that a caretaker plays for you until you are back.
reminder-go = Go to the table
reminder-why = You get this mail because you wanted to be reminded of your turns.
reminder-off = Turn off reminders by mail
mail-confirm-subject = Confirm your mail address
mail-confirm-text = Somebody gave this mail address at { $site }. If that was you, please confirm it.
mail-confirm-go = Confirm the address
mail-confirm-else = If it was not you, you need not do anything: without a confirmation the address is not used.
mail-recovery-subject = Your way back to Waldbach
mail-recovery-text = This link signs you in at { $site }, with all your seats. Whoever has it can play for you, so do not pass it on.
mail-recovery-go = Sign in
mail-recovery-else = If you did not ask for it, delete this mail. Nothing has changed.
mail-link-hours = The link works for { $hours ->
    [one] one hour
   *[other] { $hours } hours
}.
mail-address = “{ $address }” is not a mail address. Write it like owl@example.org, with letters from a to z before the @.
push-endpoint = “{ $endpoint }” cannot be a push service. Send the address that the browser gives: https:// with a public name.
push-keys = The keys of this subscription do not fit. Send those of the browser, in base64url: “p256dh” is { $point } bytes long, “auth” { $secret }.
push-key-form = { $file } holds no key for web push. A key is { $digits } digits from 0 to f on one line. Delete the file and start again for a new one; browsers then have to subscribe again.

## Thinking

thinking-busy = You have already asked for this. Wait until the answer is there, then ask again.
material-unknown = { $game } takes no file for “{ $name }”. It takes one for: { $right }.
material-not-invented = { $game } cannot invent “{ $name }”. Give a text of your own.
material-unplayable = This cannot be played yet, so it cannot be tried: { $why }
thinking-full = Too many are waiting for the bots just now. Try again in a minute.
thinking-failed = Thinking about this has failed. Try again; if that does not help, tell whoever runs this server.
thinking-closed = The server is about to stop, so nothing is thought about any more. Ask again when it is back.

## What people at a table arrange, and requests to the server

table-word = “{ $word }” is not something that a table can do. Its words begin with: { $right }.
table-take-back = There is no entry { $to } to go back to. Choose one from 0 to { $most }.
table-take-back-own = Entry { $to } does not lead to a decision of yours. Go back to one where it was your turn.
table-take-back-to = Say in “to” which entry to go back to.
table-ask-kind = “{ $kind }” cannot be asked for. Ask for one of: { $right }.
table-ask-to = Only a take-back names an entry. Leave “to” out when you ask for: { $kind }.
table-asked-already = Seat { $seat } has already asked for something ({ $kind }). Answer that first.
table-not-asked = Nothing has been asked, so there is nothing to answer.
table-asked-anew = What you answer (entry { $number }) is not asked any more; something else is (entry { $asked }). Look at the table again.
table-agreed-already = You have already agreed.
table-paused = The game is already paused. Ask to resume it.
table-not-paused = The game is not paused.
table-resigned = You have already given up this game.
table-no-say = Seat { $seat } is not played by a person now and has no say. Take your seat back first.
table-not-seated = You have no seat at this table. Before the game begins you can sit down; if you have lost your seat, open your recovery link.
match-paused = The game is paused. It goes on when all agree to resume it.
http-bad-request = The request is not in the form that is expected here. The fields that do not fit are named; the description of the interface has the right form.
http-token = The token is unknown, has expired or was revoked. Make a new one in your account.
http-forbidden = You are not allowed to do this.
http-not-found = There is nothing at this address. The link may be incomplete, or it is no longer valid.
http-method = This address does not take requests of this kind.
http-too-large = The request is too large.
http-media-type = The server does not understand this kind of content. Send JSON.
http-no-body = The request has no body. Send one as JSON; the description of the interface has its form.
http-not-json = The body is not JSON. The first thing that does not fit is in line { $line }, column { $column }.
http-not-text = The body is not text in UTF-8. Send JSON in UTF-8.
http-body-deep = In the body lists and objects stand within each other too deeply. At most { $most } levels are possible.
http-too-often = That was a little too often. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
http-origin = This request comes from a page of { $origin }, which is not this server. Open the table here and try again.
http-fault = Something went wrong on the server; nothing was changed. Please try again, and tell the host if it happens again.
http-database = The server cannot reach its data just now; nothing was changed. Try again in a moment.
socket-message = The message was not understood: { $why }. Its type is one of: { $right }.
socket-number = “{ $value }” is not a number for “{ $name }”. Give the number of the last entry or remark that you know, or leave it out.
game-renature = Renature
game-waldgaertner = Woodland gardeners
reminders-off-ask = No more reminders by mail from here?
reminders-off-do = Turn them off
reminders-off-done = You will get no more reminders by mail from here. You can turn them on again in your settings.
reminders-off-token = This link is incomplete or was not made here. Turn reminders off in your settings.
push-off = This server does not offer notifications by web push.
push-browsers = { $most } browsers get notifications already. Turn them off in one that you do not use any more.
analysis-not-over = A game is analysed when it is over. Ask for a hint instead.

## People

person-unknown = There is no such person here. Check the link.
person-banned = Whoever runs this server has shut out this person. Ask them why.
person-lang = “{ $value }” is not a language here. Languages: { $right }.
name-sign = The sign { $sign } cannot stand in a name. Use letters, digits and signs that can be seen.
name-empty = The name is empty. Give 1 to { $most } characters.
name-long = The name has { $length } characters. Give 1 to { $most }.
login-form = “{ $value }” cannot be a login. Give { $least } to { $most } characters of a to z, 0 to 9, dot, hyphen and underscore.
login-taken = The login “{ $login }” is taken. Choose another one, or sign in if it is yours.
password-length = A password has { $least } to { $most } characters. Give a longer or a shorter one.
password-login = The password is the login itself. Choose another one.
password-common = This password is one of the first that anyone would try. Choose another one.
password-wrong = The password is not right. Give the present one.
choices-json = These settings cannot be kept. Send a JSON object that is not nested too deeply.
choices-size = These settings take { $size } bytes. At most { $most } can be kept.
csrf-wrong = The request does not show that it comes from this page. Load the page again; programs send the header X-CSRF-Token with the value from GET /api/me.
session-unknown = You have no such session. It may have ended already; look at the list again.
sign-in-needed = Nobody is signed in. Choose a nickname or sign in first.
sign-in-wrong = Login or password is not right. Check both, also whether capitals are locked.
browser-needed = A token cannot be used for this. Sign in with a browser.
proof-needed = This needs your password, or that you have signed in only just now. Give the password or sign in again.
already-somebody = You are already here as { $name }. Sign out first.
account-already = You already have an account. Sign out first to make another one.
account-needed = This needs an account. Make one first; you keep your seats.
accounts-off = There are no accounts on this server. Play with a nickname and save your recovery link.
reset-unknown = This link does not work, or not any more. It can be used once, within an hour; ask for a new one.
confirm-unknown = This link does not work, or not any more. It can be used within two days; enter the address again to get a new one.
mail-off = This server sends no mail. Save your recovery link instead.
recovery-unknown = This recovery link does not work. It may be older than a year, or a newer one has replaced it.
recovery-moved = Whoever this recovery link belonged to plays with an account now. Sign in there to find your tables.
recovery-somebody = On this device you are { $name }; the link belongs to { $other }. First save the recovery link of { $name }, then confirm the change.
passkey-challenge = That took too long, or was answered already. Begin again.
passkey-refused = This passkey could not be checked. Try again, with a passkey for this address.
passkey-many = You already have { $most } passkeys. Remove one first.
passkey-known = This passkey is known already. Choose another device.
passkey-unknown = This passkey is not known here. Sign in another way and add it.
passkey-off = Browsers allow no passkeys at { $address }: they need a name and https. Sign in with your password.
bot-many = You already have { $most } bots. Remove one first.
bot-unknown = You have no such bot. Look at the list again.
token-days = A token is valid for 1 to { $most } days, not { $value }.
token-many = You already have { $most } tokens. Remove one first.
token-unknown = You have no such token. Look at the list again.
often-guests = Too many new guests have come from here. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
often-accounts = Too many accounts have been made from here. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
often-passwords = Too many wrong passwords. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
often-letters = Too many mails have been asked for. Look into your mailbox, or try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
often-busy = Very many people are signing in just now. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.

## Tables around their matches

table-missing = There is no such table. Check the link.
table-unseen = Only those who sit at this table may look at it. Ask somebody there for the game file when it is over.
table-no-seat = There is no seat { $seat } here. Take one from 1 to { $most }.
table-seat-taken = Seat { $seat } is taken. Choose a free one.
table-seat-free = Seat { $seat } is free already.
table-full = All seats are taken. You can watch, or open a table of your own.
table-started = The game has begun, so nobody can sit down or be replaced any more. You can watch, or open a table of your own.
table-closed = Everybody has left this table. Open a new one.
table-seated-already = Seat { $seat } at this table is yours. Leave it first to take another one.
table-not-host = Only the host of the table may do this. Ask the host.
table-barred = The host has sent you away from this table. Choose another one.
table-kick-oneself = This is your own seat. Leave the table instead.
table-not-started = The game has not begun: seats are still open.
table-not-over = The game is not over. This can be done once it is.
table-seats-me = You can take only one seat. Say “me” once, and “open” or “bot” for the others.
table-seat-level = Seat { $seat }: only a bot has a level. Leave it out, or make the seat a “bot”.
table-level = There is no level “{ $level }”. Levels: { $right }.
table-rated-guest = This table counts for ratings, so you need an account. Make one first; you keep your seats.
table-rated-bots = At a table that counts for ratings no bots of this server may play. Leave the seat open, or open a table without ratings.
table-rated-household = This table counts for ratings, and you or one of your bots sit here already. Play against somebody else, or open a table without ratings.
table-rated-position = A game that begins from a position cannot count for ratings. Leave out the position, or the rating.
table-rated-material = A game on a board or with cards of your own cannot be rated, nor one on a board from a seed of your own. Leave it out, or open the table unrated.
table-position-view = This position shows only what one seat can see. Give one in which nothing is hidden, without the line “viewer”.
table-position-seats = The table has { $seats } seats, but the position is one for { $found }. Give as many seats as the position has.
table-position-over = In this position the game is over. Choose an earlier one.
table-text-long = The text of “{ $field }” is too long. At most { $most } characters are possible.
table-text-signs = The text of “{ $field }” holds signs that cannot be kept, such as NUL. Take them out.
table-page = “{ $word }” is not a page of this list. Take what “next” of the page before says, or begin without it.
table-no-entry = There is no entry { $number } in this game. Take a number from 0 to { $last }.
table-eyes = “{ $eyes }” cannot look at the board. Give a seat from 1 to { $most }, “spectator” or “all”.
table-file-long = The file has { $length } characters. At most { $most } are possible.
table-file-entries = The file has { $entries } entries. At most { $most } are possible.
table-file-line = Line { $line }: “{ $entry }” cannot be played: { $why }
chat-watching = While the game goes on only those who play may talk. Wait until it is over.
chat-length = { $length ->
    [0] There is nothing in this remark. Write 1 to { $most } characters.
    [one] This remark has { $length } character. Write 1 to { $most }.
   *[other] This remark has { $length } characters. Write 1 to { $most }.
}
chat-sign = The sign { $sign } cannot stand in a remark. Take it out.

## Running a server

setting-metrics = Who may see the metrics: this machine and its network, everybody, or nobody.
help-serve = Run a server for tables that people open in the browser or by programs. Every setting can also stand in the environment or a file.
help-admin = Look after the tables and people of a server, whether it runs or not.
help-open = Open the page in the browser.
help-config = A TOML file with settings; otherwise that of WALDBACH_CONFIG.
help-admin-tables = List tables, the newest first.
help-admin-show = Show all about a table but what is played there.
help-admin-close = Close a table: nobody can play there any more.
help-admin-export = Write the game file of a table.
help-admin-people = List people, those seen last first.
help-admin-ban = Shut somebody out, with all their bots. Their seats stay.
help-admin-unban = Let somebody in again.
help-admin-sign-out = End all sessions and tokens of somebody.
help-admin-recover = Make a link for somebody who cannot sign in any more: to a new password, or without an account back to their seats.
help-admin-backup = Keep the whole database in a file, also while the server runs.
help-admin-copy = Copy the whole database into an empty one, for instance from SQLite to PostgreSQL. Stop the server first.
help-admin-sweep = Delete expired sessions and abandoned tables, as the server does once a day.
help-admin-stats = Show how much there is of everything.
help-admin-table = Id of the table, as in its link.
help-admin-who = Id or login of the person.
help-admin-search = Id, or a part of a name, login or mail address.
help-admin-status = Only tables with this status: open, playing, finished or closed.
help-admin-idle = Only tables where nothing has happened for so many days.
help-admin-limit = At most so many (100).
help-admin-json = Print JSON instead of a table.
help-admin-yes = Do not ask.
help-admin-export-file = File to write; without one the game is printed.
help-admin-running = Also if the game is going on. The file then tells what its players keep secret.
help-admin-copy-url = The new database: sqlite:///path/file.db or postgresql://user@host:port/name.
help-admin-backup-file = A new file for the backup.
serve-at = Waldbach is at { $url }
serve-friends = Friends in the same network open { $url }
serve-friends-how = Only this computer can reach it so far. To let friends in the same network join, stop it and start it with --host 0.0.0.0 (make play HOST=0.0.0.0).
serve-data = Tables are kept in { $database }
serve-stop = Press Ctrl+C to stop.
serve-already = Waldbach is already running at { $url }
serve-port-taken = Port { $port } is taken by another program. Stop that program, or choose another port, such as --port { $other }.
serve-port-forbidden = Port { $port } may not be used by you; those below 1024 mostly belong to the system. Choose one such as --port 8000, and put a proxy before it.
serve-host-unknown = No computer called “{ $host }” was found. Give an address of this machine after --host, such as 127.0.0.1, or 0.0.0.0 for all.
serve-host-not-ours = “{ $host }” is not an address of this machine. Give one that is after --host, such as 127.0.0.1, or 0.0.0.0 for all.
serve-not-listening = Listening on { $host }, port { $port }, does not work: { $why }. Try another --host or --port.
metrics-local = The metrics are only for this machine and its network, and not through a proxy. The setting “metrics” can open them to all.
front-lead = A place to play, learn and study nature games: Renature with its Valley expansion, and Waldgärtner.
front-open = { $count ->
    [one] open table
   *[other] open tables
}
front-playing = { $count ->
    [one] game in progress
   *[other] games in progress
}
front-play-head = Play
front-play = The table in the browser has not been built here. Whoever runs this server builds it with “make web”. In the terminal you can play at once, against bots of five strengths:
front-api-head = For programs
front-api = Bots and other programs can already open tables, sit down and play here.
front-api-link = Description of the interface (OpenAPI)
front-credits = Waldbach is unofficial: own words, own boards, own cards, own drawings. Renature is a game by Wolfgang Kramer and Michael Kiesling, published by Deep Print Games and Capstone Games. Waldgärtner is a game by Claas Fischer, published by Edition Essentia.
page-table = A table on Waldbach
page-table-about = You are invited to a nature game in the browser. Take a seat or watch; nobody needs an account.
page-noscript = The table in the browser needs JavaScript. Please turn it on, or play in the terminal: waldbach play renature
admin-none = Nothing found.
admin-no-file = There is no database at { $url }. Name the right one with --database or --config, or start the server once: it makes one.
admin-version = The tables in { $url } have version { $found }; this Waldbach knows { $right }. Use the version that the server has; when the server starts, it brings the tables up to date.
admin-no-table = There is no table { $id }. “waldbach admin tables” lists them.
admin-no-person = There is nobody with the id or login “{ $who }”. “waldbach admin people” lists them.
admin-status = “{ $value }” is no status of a table. Possible: { $right }.
admin-over = Table { $id } is over already (status { $status }), so there is nothing to close.
admin-not-begun = The game at table { $id } has not begun, so there is no game file yet.
admin-running = The game at table { $id } is going on, and its file tells what the players keep secret. If you want it all the same, add --running.
admin-export-secrets = This file may tell what players of a running game keep secret. Do not show it to them.
admin-ask = [y/N]
admin-yes = This has to be confirmed. Add --yes.
admin-left = Nothing was changed.
admin-close = Close table { $id } for good?
admin-closed = Table { $id } is closed.
admin-ban = Shut out { $who }, with all sessions and bots?
admin-banned = { $who } is shut out.
admin-unbanned = { $who } may come in again.
admin-signed-out = { $who } is signed out everywhere.
admin-recover-bot = “{ $who }” is a bot. Whoever it belongs to makes a new token on the page of their account.
admin-recovered-account = { $who } can set a new password at this address, once and within a day:
admin-recovered-guest = { $who } comes back at this address, on any device and for a year. A link they had before does not work any more:
admin-recovered-alone = Whoever has the address is this person to the server, so send it to nobody else.
admin-copy-same = The copy would be what is copied: { $url }. Name another database.
admin-copy-served = A Waldbach server is using { $url }. Stop it first: what is played meanwhile would be missing in the copy.
admin-copy-full = { $url } is not empty: there is something in “{ $table }”. Name a new or empty database.
admin-copy-failed = Copying to { $url } has failed: { $why }. Nothing was written.
admin-copied = { $new } now holds everything from { $old } ({ $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}). Set “database” to it before you start the server, and keep the same secret.key.
admin-backup-there = { $file } exists already. Choose a name that is free.
admin-backup-folder = { $file } cannot be written: there is no folder { $folder }. Make it, or name another.
admin-backup-failed = The backup has failed: { $why }. Nothing was kept.
admin-no-pg-dump = A PostgreSQL database is kept with pg_dump, which was not found here. Install PostgreSQL’s client programs, or run this where they are: { $command }
admin-backed-up = { $file } holds the database ({ $size ->
    [one] { $size } byte
   *[other] { $size } bytes
}) and was checked.
admin-backup-key = Keep { $file } too: without it everybody has to sign in again.
admin-sweep = { $count ->
    [one] One table was abandoned for { $days } days. Delete it?
   *[other] { $count } tables were abandoned for { $days } days. Delete them?
}
admin-swept = Expired sessions and { $count ->
    [one] one abandoned table are
   *[other] { $count } abandoned tables are
} deleted.

## the porch: how much an address may do

http-malformed = This is not a request that the server can read. Send HTTP/1.1.
http-sockets = From your network { $most } tables are already open at once, and that is the most. Close one and try again.

## learning

lesson-unknown = There is no lesson “{ $name }”. Lessons: { $right }.
study-seat = Nobody sits at “{ $seat }” in this position; seats go from 1 to { $seats }, and chance is called “chance”.
