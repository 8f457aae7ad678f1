# Waldbach, English.
#
# Words of the protocol (place, plant, owl …) stay as they are in every language: they are what is typed.
# Every refusal and error says what was wrong and what would be right.

## Tables and games

bad-seats = { $seats ->
        [one] { $seats } player cannot play this.
       *[other] { $seats } players cannot play this.
    } It takes { $least } to { $most }.
bad-option = Option { $name } cannot be “{ $value }”. Possible: { $right }.
unknown-option = There is no option “{ $name }”. Options: { $right }.
unknown-game = There is no game “{ $name }”. Games: { $right }.
unknown-rules = Rules version { $rules } of { $name } is not known here; this program plays version { $right }.
unknown-bot = There is no bot “{ $name }”. Bots: { $right }.
unknown-board = There is no board “{ $name }”. Boards: { $right }; or give the file of a board of your own.
bad-start = Seat { $seat } cannot begin: this table has { $seats ->
        [one] one seat.
       *[other] { $seats } seats.
    }
board-unplayable = Board “{ $name }” cannot be played: { $why }
board-other-mode = Board “{ $name }” is made for mode { $mode }. Choose that mode or another board.
board-without-tokens = Board “{ $name }” has no area tokens. These rules need one for each area: add “tokens:” lines.

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
refusal-mushroom-first = First place the mushroom you are owed, or decline it with no-mushroom.
refusal-no-mushroom-owed = You are owed no mushroom. Cover a tree stump with your domino to get one.
refusal-not-planting = You cannot plant now. One plant may follow right after placing a domino.
refusal-plant-first = Decide about planting first: plant something, or say no-plant.
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
refusal-score-first = An area is waiting to be scored. Say score when you have used your clouds.
refusal-not-at-the-end = An extra turn is bought at the very end of a turn, after drawing.
refusal-empty-hand = You have no dominoes left, so an extra turn would be wasted.
refusal-not-an-outcome = “{ $word }” cannot be drawn here.
refusal-no-such-action = There is no such action.

## Game files

file-format = Line { $line }: this is not a game file. It has to begin with “{ $right }”.
file-line = Line { $line }: “{ $right }” is expected here.
file-number = Line { $line }: “{ $value }” is not a number for “{ $name }”.
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

play-ledger = Who leads where
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
play-hint = { $bot } would play: { $word }
play-save-where = Where to? Write save and the name of a file.
play-saved = Game saved: { $file }
play-seed = This deal was seed { $seed }. --seed { $seed } deals it again.
play-bye = Goodbye.
play-bye-saved = Goodbye. Your game is safe; it goes on with:
play-help =
    Type a number from the list, or a word such as “place owl@c4 snail@c5” (Tab completes it).
    Enter alone plays what stands in [brackets] at the prompt. Besides that:
play-help-undo = take back your last step, as long as nothing was drawn or seen
play-help-ledger = who leads in which area, ties struck ~through~
play-help-legal = all legal words, or those that contain something
play-help-hand = your dominoes
play-help-players = everything about all players
play-help-board = draw the table again
play-help-log = everything that has happened
play-help-hint = what the greedy bot would play
play-help-save = keep a copy of the game in a file
play-help-help = this help
play-help-quit = leave; the game is kept
play-help-signs = Signs on the board:
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

board-fine = all is well
board-drawn = Drawn: { $file }
svg-description = A board for Renature ({ $mode }): { $rows } rows, { $columns } columns, { $areas ->
        [one] one area.
       *[other] { $areas } areas.
    }
games-seats = { $least } to { $most } players
games-rules = rules version { $rules }
games-default = default { $value }
games-boards = boards:
games-bots = bots:
option-mode = base game, Valley, or the back of Valley's board
option-board = the name of a board, or the file of one of your own
option-start = who begins
option-discards = may others see what was discarded?
option-mushroom-on-cloud = may a mushroom grow where a cloud lies?
option-variant-rules = rules for the back of the board
file-missing = there is no such file
file-denied = that is not permitted
file-is-folder = it is a folder
file-no-folder = its folder does not exist
file-disk-full = the disk is full
file-broken = { $file }: { $why }
file-not-text = { $file } is not a text file.
file-unreadable = { $file } cannot be read: { $why }.
file-unwritable = { $file } cannot be written: { $why }.
file-not-a-game = { $file } exists and is not a game file. Choose another name.
warm-why = The rules are being compiled for this machine. That usually takes about 15 seconds, and only the first time.
warm-bar = Compiling

## The command line

cli-no-command = There is no command “{ $name }”. Commands: { $right }.
cli-no-option = There is no option { $option } here.
cli-no-option-but = There is no option { $option } here. Did you mean { $right }?
cli-option-value = { $option } needs a value behind it.
cli-missing = { $name } is missing.
cli-bad-value = { $name }: { $why }
cli-usage = “{ $args }” cannot be understood.
cli-try-help = --help shows how it goes.
cli-language = “{ $value }” is not a language here. Languages: { $right }.
cli-option-pair = “{ $value }” is not an option. Write --option name=value.
cli-which-game = Which game? Games: { $right }.

help-usage = Usage:
help-options = Options
help-arguments = Arguments
help-commands = Commands
help-help = Show this help.
help-version = Show the version.
help-lang = Language: en, de or pl; otherwise WALDBACH_LANG or LANG decides.
help-waldbach = Play and study the board game Renature: in the terminal, against bots, by the rules.
help-play = Play against bots in the terminal.
help-simulate = Let bots play many games and show what came of it.
help-replay = Show a game file: its story, a position, or step by step.
help-board = Check and draw boards.
help-check = Check board files; says what is wrong and where.
help-show = Draw a board, here or as an SVG file.
help-games = List the games, their options, boards and bots.
help-referee = Hold matches for other programs: JSON lines on stdin and stdout.
help-game = The game's name; may be left out while there is only one.
help-seats = Number of players (2).
help-you = Your seat (1).
help-mode = Mode: base, valley or variant.
help-option = An option of the table; may be given several times. “waldbach games” lists them.
help-board-option = A board: the name of one that is there, or a file.
help-bots = Bots for the other seats in order, or one name for all of them (greedy).
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
help-board-files = Board files.
help-board-source = A board file, or the name of a board.
help-replay-svg = Write the position as a picture of a terminal, an SVG file.
help-svg = Write a drawing as an SVG file.

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
