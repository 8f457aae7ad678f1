"""Positions as text: a header, the table's middle, and a block per seat.

    waldgaertner position 1
    options mode=basic nitrogen=sides males=give-nothing …
    cards first                         edition; or `cards` and, indented below it, a card file
    seats 2
    origins EU                          left out before they are drawn
    round 3 step right seat 2           step: what is to be done now (STEPS)
    pile 1                              region contended for or looked through; `pile market`
    seen 3                              cards of the pile that a six has seen so far
    level 4                             coins whose turn it is; `level all` before the first
    waiting 1                           seats that have waived; so are `drawing`, `candidates`
    drawing-lot 1                       number of the blind draw that goes on
    attempt 2                           of tied sixes to agree; `queue . 2`: their order so far
    tried 1                             seats whose colour bonus is settled in this Action 4
    sixes to-come                       plays of the others, before the sixes (option `sixes`)
    viewer 1                            only in a view; `viewer spectator`
    region 1: 21 top medlar+2           cards, the open top; `then` what lies face-down and is drawn
    region 2: 20 then sloe hazel
    market rowan+1 elder
    display quince pear
    bag apple plum                      a display that is shuffled for blind draws
    lot 1: apple plum                   only in a view: what the hidden cards of a lot are
    seat 1
      coins 5
      snap 4                            coins when the dice were shown, if there are others now
      choice 3                          die or start region; `claimed any`: claim of a six
      commit grow medlar 2.3            sealed choice; `commit ?` in views of others
      played sell medlar                what the seat played last
      bonus 1                           colour bonuses taken or declined
      hand medlar sloe(own)             see below
      memory 2: sloe hazel! rowan!!     what the seat remembers of a region; `memory 2: ?`
      row 2: . medlar+1* . . [sloe]     the garden, from the west; `.` is free, extras in brackets

``+2`` behind a card: markers, ``*``: a flower. Brackets behind a card in a hand: only its holder
knows it. They say `own`, or where it is from: ``lot=1`` a blind draw, ``from=2`` a region, with
``traced=1+3`` for seats that remember it from there and ``resolved=1+3`` for those who have learnt
which ones are gone. ``?EU`` is a hidden card. In a memory ``!`` stands for a card that is known to
be gone, ``!!`` for one that `resolved` hands hold.

Everything may be left out and then is as in a fresh game: cards nobody mentions have not been seen
yet, a region has 24 cards or as many as are left for it. `snap` is then the coins of now, and
`level` that of the seat to decide.
"""

from waldbach.games.waldgaertner.position.reading import parse_position
from waldbach.games.waldgaertner.position.writing import format_position

__all__ = ["format_position", "parse_position"]
