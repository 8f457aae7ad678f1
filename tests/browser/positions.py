"""Small boards on which something can be seen or done at once."""

from __future__ import annotations

# Seat 1 is to place and holds all the clouds it can. Area 2 is scored, some animals are walled in,
# one is the joker, and b3 has clouds for which there is no room.
BROOK = """
turn 9 seat 1 step place
joker butterfly
seat 1
  points start=4 plants=7 areas=4
  clouds 6
  hand owl-snail salamander-hare badger-turtle
  reserve 2
seat 2
  points start=3 plants=4 areas=2
  hand owl-owl badger-hare frog-frog
  reserve 2
laid owl-hare hare-frog hare-snail badger-snail butterfly-trout turtle-trout woodpecker-snail
tokens 3/1 = 1 2
tokens 4/2 = 1 2 3
areas 1:4/2 2:4/2@1=2 3:3/1 4:4/2 5:3/1
board
      a   b   c   d   e   f   g
  1   .   OW  HA  .   WO  SN  .
  2   _   1b  HA  FR  2t  1o  TU
  3   _   _2  HA  1b  2p  TR  TR
  4   .   .   SN  SN  BA  BU  .
  5   _   .   _   _   _   .   _
  6   _   .   .   _   .   .   _
  7   _   .   .   .   .   .   _
"""

# Seat 1 can cover the stump at g2 with its first domino; a mushroom on d1 joins two areas.
VALLEY = """
options mode=valley
turn 9 seat 1 step place
supply 8
seat 1
  points start=4 plants=3
  clouds 4
  hand salamander-owl turtle-frog badger-hare
  reserve 6
seat 2
  points start=3 plants=2
  clouds 5
  hand hare-frog trout-trout snail-snail
  reserve 6
laid salamander-frog
board
      a   b   c   d   e   f   g
  1   P   2t  1b  .   _   _   .
  2   .   .   .   .   SA  .   T
  3   .   T   .   .1  FR  _   .
  4   .   _   _   .   .   _   .
  5   .   .   .   .   P   .   .
"""

# The same valley later: a mushroom has grown at its area, and neutral plants stand there too.
MEADOW = VALLEY.replace("supply 8", "supply 7").replace(
    "  4   .   _   _   .   .   _   .", "  4   .   no  np  mnt .   nb  ."
)

# A board of full size on which everything can only be done in one corner.
CORNER = "\n".join(
    [
        "seat 1",
        "  hand owl-snail salamander-hare badger-turtle",
        "seat 2",
        "  hand owl-owl badger-hare frog-frog",
        "board",
        "      " + "   ".join("abcdefghijklmno"),
        "  1   S   .   _" + "   ." * 12,
        *(f"{row:>3}   .   ." + "   ." * 12 + "   _" for row in range(2, 16)),
        "",
    ]
)

# Everybody has one domino left: a game of four that is over after four turns.
LAST_ROUND = """
seats 4
turn 40 seat 1 step place
joker butterfly
seat 1
  points start=4 plants=7 areas=4
  clouds 0
  hand owl-snail
  reserve 0
seat 2
  points start=3 plants=4 areas=2
  clouds 0
  hand owl-owl
  reserve 0
seat 3
  points start=2 plants=6
  clouds 0
  hand badger-hare
  reserve 0
seat 4
  points start=1 plants=5
  clouds 0
  hand frog-frog
  reserve 0
laid owl-hare
board
      a   b   c   d   e
  1   .   OW  HA  .   .
  2   _   _   .   _   _
  3   _   _   .   _   _
  4   .   .   .   .   .
"""
