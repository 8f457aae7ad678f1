# The pages around the table: home, new table, lobby, my tables.

home-heading = Let the valley grow
home-lead = Nature board games with friends or bots. At once, and without an account.

## Play now

home-play = Play now
home-play-busy = Laying out the board …
home-play-hint = { $game } against { $bot }
home-play-game = Which game?
home-play-level = How strong is the bot?
home-level-seed = Seed
home-level-sprout = Sprout
home-level-sapling = Sapling
home-level-tree = Tree
home-level-forest = Forest
home-bot-seed = A friendly beginner who overlooks much and misjudges some.
home-bot-sprout = Overlooks something now and then.
home-bot-sapling = Weighs every move, but hardly looks ahead.
home-bot-tree = Thinks a little ahead.
home-bot-forest = The strongest: thinks ahead for up to a second.
home-bot-name = { $level } (bot)

## Friends

home-friends = Play with friends
home-friends-hint = Open a table and send the link. Nobody needs an account.
home-join-label = Were you sent a link?
home-join-placeholder = Paste a link or code
home-join = Go there
home-join-wrong = That does not look like the link of a table. It ends in “/tables/” and 16 letters and digits.

## My tables in short

home-mine = My tables
home-mine-all = All my tables
home-your-turn = Your turn
home-go-on = Go on playing
home-waits-for = Waiting for { $names }
home-waits-invited = Invited: { $names }
home-invited = You are invited
home-asked = Others wait for your answer
home-paused = Paused
home-to-table = To the table
home-waits-open = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
home-left = { $span } left
home-left-bank = time for this turn is up; { $span } of vacation left
home-left-none = Time is up: a caretaker plays until you are back
home-care = A caretaker plays for you: come back
home-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
home-former = former player
home-you = you
home-free-seat = free
home-rated = Rated
home-study = From a position
home-place = { $place ->
    [1] You won
   *[other] Place { $place }
}
home-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## The lobby in short

home-lobby = Open tables
home-lobby-all = To the lobby
home-lobby-none = No table is waiting for players just now.
home-lobby-invite = Open one
home-sit = Sit down
home-watch = Watch

## Learn

home-learn = Learn by playing
home-learn-text = A guided first game in about ten minutes. One rule at a time, at a real table; every refusal is explained.
home-learn-go = Begin
home-rules = Rules
home-workshop = Workshop

## Credits

home-credits = Waldbach is unofficial: own words, own boards, own cards, own drawings.

## States

home-more = Show more
home-scene = A brook winds through a green valley with pines and oaks

## A name for guests

home-name = Your name
home-name-hint = What others call you here. You can change it at any time.

## New table

home-new = New table
home-new-lead = The defaults are fine for an evening with friends.
home-new-game = Game
home-new-seats = Who plays?
home-new-seat = Seat { $seat }
home-new-seat-me = Me
home-new-seat-open = Somebody with the link
home-new-seat-bot = Bot: { $level }
home-new-add = Add a seat
home-new-remove = Remove seat { $seat }
home-new-seats-hint = { $least } to { $most } seats. The game starts by itself as soon as nobody is waited for.
home-new-no-me = You have no seat and will watch.
home-new-shuffle = Shuffle the seats at the start
home-new-pace = How fast?
home-new-privacy = Who may find the table?
home-new-privacy-link = Those with the link
home-new-privacy-link-hint = Only whoever you send it to.
home-new-privacy-listed = Everybody
home-new-privacy-listed-hint = It also stands in the lobby.
home-new-rated = Counts for ratings
home-new-rated-account = Ratings are for accounts: make one first, you keep your games.
home-new-rated-bots = Ratings are for games among people: replace the bots first.
home-new-rated-own = Ratings are for games on what all know, not on something of your own.
home-new-rated-hint = Only people with accounts can sit down.
home-new-options = Fine points of the rules
home-new-options-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
home-new-open = Open the table
home-new-start = Start the game
home-new-open-hint = { $count ->
    [one] Then you get a link to send to the other player.
   *[other] Then you get a link to send to the other { $count } players.
}
home-new-start-hint = No seat is open, so the game starts at once.
home-new-busy = One moment …

## Pace

home-pace-none = No clock
home-pace-none-hint = Everybody takes the time they need.
home-pace-live = Live
home-pace-live-hint = A stock of time for the whole game, and some more for each turn. Whoever runs out is played for by a caretaker until they are back.
home-pace-days = Over days
home-pace-days-hint = A deadline for each turn. It counts only within everybody's personal hours, so nights and free days do not cost any time.
home-pace-hours = Your personal hours
home-pace-live-short = { $minutes } min + { $seconds } s
home-pace-days-short = { $turn } a turn
home-pace-bank = { $days } of vacation
home-pace-other = Other
home-pace-minutes = Minutes for the game
home-pace-seconds = Seconds for each turn
home-pace-turn = Hours for each turn
home-pace-days-bank = Days of vacation

## Lobby

home-lobby-title = Lobby
home-lobby-lead = Tables that anybody may join.
home-lobby-game = Game
home-lobby-pace = Pace
home-lobby-all-games = All games
home-lobby-all-paces = Any pace
home-lobby-free-only = Only with a free seat
home-lobby-empty = It is quiet in the valley
home-lobby-empty-text = No table is waiting for players. Open one and list it here, or play a bot in the meantime.
home-lobby-nothing-fits = No table fits what you have chosen.
home-lobby-show-all = Show all tables
home-lobby-updated = The list renews itself.
home-lobby-host = Your table
home-find-title = Find a player
home-find-game = What to play
home-find-text = For two, live, { $pace }: you sit down with somebody who wants the same, or wait until somebody comes; your table is listed here meanwhile.
home-find = Find

## My tables

home-mine-title = My tables
home-mine-playing = Playing
home-mine-open = Waiting for players
home-mine-finished = Finished
home-mine-nobody = Nobody is signed in here yet
home-mine-nobody-text = Your tables are listed here as soon as you have played. If you have an account or a recovery link, sign in.
home-mine-sign-in = Sign in
home-mine-none = No games yet
home-mine-none-text = Play a bot in one tap, or open a table for friends.
home-mine-replay = Replay
home-mine-closed = Closed
home-import = Import a game file
home-import-text = A game that was exported here or elsewhere is kept as a finished table: with replay and analysis.
home-import-choose = Choose a file
home-import-busy = Reading the game …
