# Replay and analysis.

replay-title = Replay
replay-back = To the table
replay-loading = Fetching the game …
replay-failed = This game cannot be shown.
replay-unreachable = The server could not be reached. Try again in a moment.
replay-again = Try again
replay-running = The game is still going on. You see it as your seat does; everything else opens at the end.

## Going through the game

replay-controls = Go through the game
replay-start = To the beginning
replay-previous-turn = One turn back
replay-previous = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-next-turn = One turn on
replay-end = To the end
replay-move = Move
replay-at = Move { $number } of { $last }
replay-at-turn = Move { $number } of { $last }, turn of { $name }
replay-at-start = Before the first move
replay-speed = Speed
replay-speed-value = { $speed }×
replay-link-hint = Copy a link to this move
replay-link-copied = The link to this move is copied.
replay-link-failed = The link could not be copied. The address bar has it.
replay-keys = Keys: ← → move, Shift with ← → turn, Home and End, space to play
replay-eyes = Seen by
replay-eyes-all = Everything open
replay-eyes-spectator = A spectator
replay-board = The board

## Beside the board

replay-panels = Beside the board
replay-tab-moves = Moves
replay-tab-players = Players
replay-tab-analysis = Analysis
replay-tab-more = File
replay-moves = All moves
replay-setup = Set-up
replay-turn-of = Turn { $turn }: { $name }
replay-turning-mark = The game turned here

## Analysis

replay-analysis-offer = A bot goes through the whole game and judges every choice by what its player could know. It takes about a minute.
replay-analysis-begin = Analyse this game
replay-analysis-underway = The bot is thinking …
replay-analysis-progress = { $done } of { $of } choices judged
replay-analysis-not-over = A game is analysed when it is over: before that an analysis would give secrets away.
replay-chances = Chances over the game
replay-chances-hint = What each player could expect, win and points together, as the bot saw it.
replay-turning = Where the game turned
replay-turning-none = Nowhere in particular: the chances hardly moved.
replay-turning-rises = { $name } rises from { $from } to { $to }
replay-turning-falls = { $name } falls from { $from } to { $to }
replay-turning-lead = { $name } takes the lead
replay-choice = The last choice
replay-choice-of = Move { $number }: { $name }
replay-choice-none = There was nothing to choose here.
replay-choice-waiting = This choice has not been judged yet.
replay-played = Played
replay-bot = The bot’s choice
replay-quality-best = The bot would have played the same.
replay-quality-good = As good as the bot’s choice.
replay-quality-slip = A little less than possible.
replay-quality-mistake = A costly choice.
replay-reason = With it { $name } could have expected { $best } instead of { $played }.
replay-reason-same = With either { $name } could expect { $played }.
replay-show = Show on the board
replay-show-before = Look at the position before it
replay-why = Why

## Going on from here

replay-fork = Play on from here
replay-fork-title = Play on from move { $number }
replay-fork-text = A new table begins from this position. The game as it was stays as it is.
replay-fork-seat = Seat { $seat }, before: { $name }
replay-fork-me = Me
replay-fork-open = Somebody with the link
replay-fork-bot = Bot: { $level }
replay-fork-begin = Open the table
replay-fork-cancel = Cancel
replay-fork-over = The game is over here: go back some moves to play on.

## File and deal

replay-file = The game as a file
replay-file-text = Plain text with every move. It can be kept, read, and imported on any Waldbach server.
replay-file-get = Save the file
replay-file-later = There is a file once the game is over: it holds what others may not know yet.
replay-deal = Was the deal fair?
replay-deal-text = All luck was fixed before the first draw and bound to this hash, which everybody could see from the start. Now the secret behind it is open, so anyone can draw everything again.
replay-deal-hash = The hash
replay-deal-later = When the game is over, the secret behind this hash is told and can be checked.
replay-deal-none = The deal of this game was not fixed beforehand, so there is nothing to check.
replay-deal-check = Check the hash
replay-deal-holds = It holds: the secret in the file gives exactly this hash.
replay-deal-broken = It does not hold: the secret in the file gives another hash.
replay-deal-unsealed = The file has no secret to check.
replay-deal-unable = This browser makes hashes only over a secure connection. Check the file with the command below.
replay-deal-command = Every single draw is checked by this command:
