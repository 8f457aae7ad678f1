# The table: waiting room, game, end. What is a game's own stands in the game's file.

table-loading = The table is being laid …
table-not-shown = This table cannot be shown
table-closed = This table is closed
table-closed-hint = Everybody left before the game began.
table-seat = Seat { $seat }
table-seat-open = Free seat
table-your-turn = Your turn
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Parts of the screen

table-players = Players
table-board = Board
table-tray = What you hold
table-bar = Your turn and its end
table-side = Log, areas and chat
table-log = Log
table-chat = Chat
table-menu = Table
table-watching = You are watching

## Players

table-here = here
table-away = not here just now
table-care = caretaker
table-resigned = gave up
table-last-move = Last move:
table-clock = Time left
table-clock-low = Little time left
table-clock-away = On vacation
table-clock-away-mine = You are on vacation up to and including { $last }
table-clock-bank = The time of the turn is up, vacation days are drawn on. Left of them:
table-clock-days = { $days } d { $hours } h
table-clock-hours = { $hours } h { $minutes } min
table-clock-minutes = { $minutes } min
table-clock-days-alone = { $days } d
table-clock-hours-alone = { $hours } h

## Confirm bar

table-undo = Undo one step
table-reset = Begin this turn again
table-waits-for = { $count ->
    [0] One moment …
   *[other] Waiting for { $names }
}
table-paused = The table is paused. No clock runs.
table-paused-untimed = The table is paused. Nobody can move.
table-resume = Go on
table-care-mine = A caretaker is playing for you. Your seat stays yours.
table-come-back = I am back
table-warn-back = Think again
table-warn-anyway = { $label } anyway
table-warn-silence = Do not warn me of this again
table-not-sent = That did not reach the server. Please try again once the connection is back.
table-maybe-sent = The connection broke just then. Check at the table whether this was done, and try again if not.
table-draft-dropped = Somebody else has moved in the meantime, and your draft does not fit any more. Please choose again.

## Connection

table-line-lost = The connection is gone. Nothing is lost; it is being mended …
table-line-signed-out = You have been signed out. Sign in again to go on playing.
table-line-refused = You may not look at this table.

## Log

table-log-begin = Beginning
table-log-empty = Nothing here yet.
table-log-copy = Copy as text
table-log-copied = The log is on your clipboard.
table-log-show = What to show
table-log-who = Of whom
table-log-all = All
table-log-moves = Moves
table-log-points = Points
table-log-table = Table and chat
table-log-everybody = Everyone

## What was arranged

table-asks-take-back = { $name } asks to take back a move
table-asks-pause = { $name } asks for a pause
table-asks-resume = { $name } asks to go on
table-asked-mine = You have asked. Waiting for { $names }.
table-ask-yes = Agree
table-ask-no = Decline
table-ask-withdraw = Withdraw
table-said-agree = { $name } agrees
table-said-decline = { $name } declines
table-said-take-back = Moves were taken back
table-said-pause = Pause
table-said-resume = The game goes on
table-said-resign = { $name } gives up
table-said-caretaker = A caretaker plays for { $name }
table-said-return = { $name } is back

## Chat

table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-silent = Whoever watches talks again after the game.
table-chat-nobody = Sit down to join in the talk.
table-chat-gone = former player
table-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}

## Menu

table-take-back-step = Take back my last step
table-take-back-turn = Take back my last turn
table-take-back-alone = Only bots play against you: it happens at once, and stands in the log.
table-take-back-consent = Everybody has to agree. It stands in the log.
table-pause = Ask for a pause
table-leave = Leave
table-leave-sure = A caretaker plays for you until you come back. Your seat stays yours.
table-resign = Give up
table-resign-sure = A bot plays your seat to the end, and you come last. This cannot be undone.
table-rules = Rules of the game
table-other-device = Go on on another device
table-reminders = Reminders

## Vacation

table-vacation = Vacation
table-vacation-about = On these days your time stands still. They come out of the vacation days that everybody has at this table, and only while the game waits for you. Others see that you are away once it has begun.
table-vacation-bank = { $count ->
    [0] You have no whole vacation day left here.
    [one] You have 1 vacation day left here.
   *[other] You have { $count } vacation days left here.
}
table-vacation-declared = You are away from { $first } to { $last }.
table-vacation-first = First day
table-vacation-last = Last day
table-vacation-save = Go on vacation
table-vacation-end = Take it back
table-vacation-saved = Your time stands still on these days.
table-vacation-ended = Your vacation is taken back.

## Hint

table-hint = Hint
table-hint-title = The bot's best tries
table-hint-thinks = The bot is thinking …
table-hint-only = There is nothing else to do.
table-hint-best = Your chances would be { $share }; with the next best try { $next }.
table-hint-best-alike = Your chances would be { $share }, about the same as with the next best try.
table-hint-other = Your chances would be { $share }, { $behind } less than with the best.
table-hint-other-alike = Your chances would be { $share }, about the same as with the best.
table-hint-take = Take it

## Trying ahead

table-ahead = Try ahead
table-ahead-title = You are trying ahead: only you see it.
table-ahead-waits = What comes next is up to chance.
table-ahead-leave = Stop trying
table-ahead-turn = It is your turn.
table-ahead-lay = Lay out my plan
table-ahead-none = There is nothing to try from here.

## Recap

table-recap = While you were away
table-recap-progress = How much has been shown
table-recap-all = Show all
table-recap-skip = Skip
table-recap-again = Once more
table-recap-end = On to the game

## The end

table-over = The game is over
table-over-counting = Final scoring
table-over-begin = Counting the points …
table-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
table-over-resigned = Gave up, so placed behind all others: { $names }
table-won-mine = You win!
table-result = Result
table-breakdown = Points by source
table-total = Total
table-place = Place
table-place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
table-chart = Points over the game
table-chart-loading = Reading the course of the game …
table-rematch = Rematch
table-rematch-join = To the rematch
table-rematch-other = On to { $game }
table-rematch-join-other = On to { $game }
table-rematch-watch = Watch the next game
table-replay = Replay
table-analysis = Analysis

## Help

table-help = Keys and help
table-help-draft = A turn is a draft: try things out, take them back, and confirm once. What you draw or uncover cannot be taken back without the others.
table-key-confirm = confirm
table-key-undo = undo one step
table-key-drop = put down what you hold, else begin the turn again
table-key-arrows = move over the board
table-key-hint = hint
table-key-help = this help

## Waiting room

table-listed = in the lobby
table-by-link = by link only
table-room-title = Who plays?
table-room-missing = { $count ->
    [0] All seats are taken. The game starts …
    [one] One more player, and the game starts by itself.
   *[other] { $count } more players, and the game starts by itself.
}
table-room-you = that is you
table-room-open = waiting for somebody
table-room-invited = invited
table-room-bot = Put a bot here
table-room-bot-for = A bot for seat { $seat }
table-room-remove-bot = Remove { $name }
table-room-send-away = Send { $name } away
table-room-send-away-sure = The seat is free again. Whoever you send away cannot sit down at this table any more.
table-room-send-away-do = Send away
table-room-sent-away = The host has sent you away from this table. Choose another one.
table-room-shuffle = Seats are shuffled at the start.
table-reminders-room = Be told when it is your turn
table-terms = Otherwise than usual
table-terms-own = a file of the host’s own
table-room-full = All seats are taken. You can stay and watch.
table-room-accept = Accept
table-room-decline = Decline the invitation
table-room-leave = Leave the table
table-share = Share the link
table-share-hint = Whoever opens it can sit down: a nickname is enough, nobody needs an account.
table-share-watch = Whoever opens it can watch. Whoever sits here and has lost the table finds it again with it.
table-share-alone = Only this computer can open this link: the server listens to nobody else. To let others in your network join, start it with “{ $make }” or “{ $serve }”.
table-share-qr = QR code of the link
table-share-link = Link of the table
table-share-copy = Copy
table-share-send = Send
table-share-copied = The link is on your clipboard.
table-share-text = Come and play with me
table-ready = Ready
