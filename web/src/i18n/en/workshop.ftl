# What the workshops of all games share.

workshop-checking = Looking at it …
workshop-unchecked = Could not be looked at
workshop-text-large = This text is too long: at most { $most } characters can be read.
workshop-unplayable = { $count ->
    [one] Cannot be played yet: one reason
   *[other] Cannot be played yet: { $count } reasons
}
workshop-playable = Playable, and meets all we ask for
workshop-playable-advice = { $count ->
    [one] Can be played, with one wish left
   *[other] Can be played, with { $count } wishes left
}
workshop-advice = Still missing for a complete one
workshop-needs-playable = It has to be playable first.
workshop-unnamed = Without a name

workshop-trial-about = Bots play it against each other, all equally strong, and seat 1 begins. So you see whether a seat is the better one, and what games are like.
workshop-trial-players = Players
workshop-trial-seats = { $count ->
    [one] one player
   *[other] { $count } players
}
workshop-trial-games = Games
workshop-trial-count = { $count ->
    [one] one game
   *[other] { $count } games
}
workshop-trial-go = Let bots try it
workshop-trial-busy = The bots are playing …
workshop-trial-wait = { $count ->
    [one] One game is played to its end.
   *[other] { $count } games are played to their end; the report comes when all are over.
}
workshop-trial-since = Under way for { $seconds } s.
workshop-trial-stale = Something was changed since: this report is about it as it was before.

workshop-verdicts = What we ask for
workshop-asked-between = (asked: { $low } to { $high })
workshop-asked-most = (asked: at most { $high })
workshop-asked-least = (asked: at least { $low })
workshop-asked-chance = That far off can be chance with so few games.
workshop-met = met
workshop-missed = missed
workshop-wins = Wins by seat
workshop-seat = Seat
workshop-wins-percent = Wins in %
workshop-points = Points
workshop-wins-range = { $wins } (between { $low } and { $high })
workshop-wins-about = { $games ->
    [one] From one game.
   *[other] From { $games } games.
} The line marks the fair share of { $share } %. What lies between the two numbers in brackets can be chance; more games bring them closer together.

workshop-share-about = The link carries all of it. Nothing is stored on the server, and whoever opens it gets a copy of their own.
workshop-share-link = Link
workshop-share-copy = Copy the link
workshop-share-copied = The link is copied.
workshop-share-broken = This link is not complete, so nothing could be opened. Ask for it again.
workshop-share-none = There is no link to it: it would be too long for an address. Give away the file instead; it can be opened here, and at a new table.
workshop-file-get = Save as a file
workshop-file-large = That file is too large to be one of ours.
workshop-text-copy = Copy as text
workshop-text-copied = The text is copied.

workshop-play = Play now against a bot ({ $level })
workshop-host = Host a table on it

workshop-shelf = Made before
workshop-shelf-empty = What you change is kept here, in this browser.
workshop-shelf-full = The browser has no room left, so this is not kept: save it as a file, or throw away something made before.
workshop-shelf-remove = Throw away { $name }
workshop-shelf-removed = { $name } is thrown away.
workshop-shelf-back = Bring it back

workshop-own = Choice
workshop-own-file = One from a file …
workshop-own-make = Make one in the workshop
workshop-own-none = There is none for this game yet: make one in the workshop, or take a file. Until then the usual one is played.
