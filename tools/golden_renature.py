"""The golden games of Renature: boards, players and what to look for.

The boards stand here, so that the games do not change with the boards that are shipped.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import numpy as np

from tests.golden import Step
from tests.renature.golden_claims import CLAIMS, GAME
from tools.golden import Search
from waldbach.game import CHANCE, State
from waldbach.games.renature import layout as at
from waldbach.log import Log

BROOK_BOARD = """\
name: golden brook
mode: base
tokens: 3/1 = 1 1 2
tokens: 4/2 = 1 1 2 2 3
tokens: 5/2 = 1 2 2 3 3
tokens: 6/3 = 2 2 3 4
tokens: 7/3 = 3 4
tokens: 8/4 = 4
tokens: 9/4 = 5
clouds: a13=2 b9=2 f7=1 j4=1
board:
ee.S.S..S.kkkkS
eee....f...k...
e...ffff.......
.ggg.f..nn...c.
.gg....nn..ccc.
..g......o.c.c.
....aaaa.o.c...
.ll.aaa.oo.....
.ll..aa......jj
i..h....pp...jj
i.hhh.q.p...b.j
i.h..qq..bbbb..
i........bb...d
i..mm..r..b.ddd
...mm..rr...ddd
"""

VALLEY_BOARD = """\
name: golden valley
mode: valley
clouds: d12=1 o10=1 n15=1 j8=1 f1=1 d14=1 g7=1 n12=1
board:
P.P.....P...P.m
.b.b...f.ppp..m
bbbbb..ff.....m
b.....fff.q.T.m
....jj....qq...
T..jj.........o
.h..j..e.llll.o
hh.....ee.....o
hh..kk.ee..aaTo
...kkk.e.aaaa..
.rrT.....Taaa..
..r.gggg.T....c
ii.T.gg..d..ccc
ii..n....dd.Tcc
i..nnn.dddd...c
"""

BACK_BOARD = """\
name: golden back
mode: variant
tokens: 3/1 = 1 1 2
tokens: 4/2 = 1 1 2 2 3
tokens: 5/2 = 1 2 2 3 3
tokens: 6/3 = 2 2 3 4
tokens: 7/3 = 3 4
tokens: 8/4 = 4
tokens: 9/4 = 5
clouds: g1=1 k5=1 b11=1 l8=1 g9=1 c10=1 n7=1 c6=1
board:
PrrrPooPp.Piiii
.....oo.pp....i
.bb........ll..
..bb..f.....ll.
Tbb...f..kkk...
.bb..fff.Tkk.cc
...qq..f....ccc
.a.q.....jjj.cc
aa..eeee..jj...
aaa...ee.....T.
aa......h.mmmT.
a....ddTh.m...g
..T..dd.h..gggg
T.n.dd..hh....g
nnn..d..T......
"""

# Equally large areas that can only grow by the same steps, so that a tie over them is likely.
TWIN_BOARD = """\
name: golden twins
mode: valley
clouds: g4=1
board:
P.aaaaa.bbbbb.P
..aaaaa.bbbbb..
...............
.c...........d.
P.............P
"""

BOARDS = {"base": BROOK_BOARD, "valley": VALLEY_BOARD, "variant": BACK_BOARD}


# --- players --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Player:
    """Chooses a verb by weight among those possible, then one of its words at random.

    Of the plants it takes one that scores most at once.
    """

    place: float = 40
    discard: float = 1
    plant: float = 20
    no_plant: float = 1
    joker: float = 1
    return_: float = 1
    mushroom: float = 8
    no_mushroom: float = 1
    score: float = 4
    again: float = 1
    end: float = 8

    def weights(self) -> list[float]:
        """In the order of the action numbers."""
        return [self.place, self.discard, self.plant, self.no_plant, self.joker, self.return_,
                self.mushroom, self.no_mushroom, self.score, self.again, self.end]  # fmt: skip


BOUNDS = np.array([at.DISCARD, at.PLANT, at.NO_PLANT, at.JOKER, at.RETURN, at.MUSHROOM,
                   at.NO_MUSHROOM, at.SCORE, at.AGAIN, at.END, at.START])  # fmt: skip
PLANTING = 2

CAREFUL = Player()
RICH = Player(joker=6, return_=6, again=6, discard=3)
WILD = Player(place=3, plant=2, joker=2, return_=2, again=2, end=2, mushroom=2)
LAZY = Player(plant=1, no_plant=6)
HASTY = Player(again=60)
THRIFTY = Player(joker=0, return_=0, again=0)


def choose(state: State, seat: int, player: Player, rng: np.random.Generator) -> int:
    actions = GAME.legal(state, seat)
    verbs = np.searchsorted(BOUNDS, actions, side="right")
    weights = np.array(player.weights()) * np.isin(np.arange(len(BOUNDS)), verbs)
    verb = int(rng.choice(len(BOUNDS), p=weights / weights.sum()))
    fitting = actions[verbs == verb]
    if verb == PLANTING:
        gains = np.array([gain(state, seat, int(action)) for action in fitting])
        fitting = fitting[gains == gains.max()]
    return int(rng.choice(fitting))


def gain(state: State, seat: int, action: int) -> int:
    after = GAME.copy(state)
    GAME.kernel.apply(after, seat, action)
    return int(after.points[seat, at.PLANT_POINTS] - state.points[seat, at.PLANT_POINTS])


def course(state: State, player: Player, seed: int) -> Iterator[Step]:
    """A game from a state to its end."""
    rng = np.random.default_rng(seed)
    while GAME.acting(state):
        (seat,) = GAME.acting(state)
        chance = seat == CHANCE
        action = GAME.chance(state, rng) if chance else choose(state, seat, player, rng)
        after = GAME.copy(state)
        GAME.kernel.apply(after, seat, action)
        yield Step(GAME, state, seat, action, after)
        state = after


# --- files ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Golden(Search):
    """A file to be: the table, and the kind of players to look with."""

    mode: str
    seats: int
    player: Player = CAREFUL
    options: Mapping[str, str] = field(default_factory=dict)
    position: str | None = None
    game, claims = GAME, CLAIMS

    def empty_log(self) -> Log:
        if self.position is not None:
            return Log(GAME.name, GAME.rules, self.seats, {"mode": self.mode}, self.position)
        options = {"mode": self.mode, "board": BOARDS[self.mode], **self.options}
        return Log.begin(GAME, self.seats, options)

    def course(self, start: State, seed: int) -> Iterator[Step]:
        return course(start, self.player, seed)


WHOLE = [
    Golden(
        f"{mode}-{seats}",
        f"A whole game of {seats} players, {name}",
        "whole-game",
        mode,
        seats,
        RICH,
    )
    for mode, name in (
        ("base", "base game"),
        ("valley", "Valley"),
        ("variant", "Valley variant"),
    )
    for seats in (2, 3, 4)
]

STARTED = """\
renature position 1
options mode=valley variant-rules=valley discards=hidden mushroom-on-cloud=forbid
seats 3
turn 40 seat 2 step place
start 3
joker hare
supply 2
seat 1
  points start=3 plants=21 areas=0 clouds=0 left=0 backs=0
  clouds 2
  own 1/0/1/0
  neutral 0/0/0/1
  hand owl-owl snail-frog
seat 2
  points start=2 plants=19 areas=0 clouds=0 left=0 backs=0
  clouds 6
  own 2/1/0/0
  neutral 1/0/0/0
  hand owl-hare trout-trout
  reserve 2
seat 3
  points start=4 plants=25 areas=0 clouds=0 left=0 backs=0
  clouds 0
  own 0/1/0/0
  neutral 0/1/0/0
  hand badger-turtle
  reserve 1
laid woodpecker-hare snail-snail owl-turtle
board
     a   b   c   d   e   f   g
  1  P   .   T   T   .   .   P
  2  .   2b  3p  .   _   1t  .
  3  .1  m   .   .   .   2t  .
  4  .   nt  _   HA  WO  .   .
  5  P   .   SN  SN  .   _   _
  6  .   T   OW  TU  .   3t  P
"""

GAMES = [
    *WHOLE,
    Golden("tie-tokens", "A tie that the player with more area tokens wins (R-E-08)",
           "more-tokens-win", "base", 2, seed=70),
    Golden("tie-tokens-shared", "A tie with as many area tokens each: shared victory (R-E-09)",
           "shared-by-tokens", "base", 3, seed=36),
    Golden("tie-three-base", "Three tied; the two with the most tokens share the victory (Q-51)",
           "three-tied-base", "base", 4, THRIFTY, seed=3249),
    Golden("tie-majority", "A tie won by the majority in the largest area (V-E-10)",
           "majority-wins", "valley", 2, seed=166),
    Golden("tie-majority-shared",
           "A tie in which the majority in the largest area belongs to neither: shared (Q-V-13)",
           "shared-by-majority", "valley", 3),
    Golden("tie-three-valley", "Three tied; one has the majority in the largest area (V-E-10)",
           "three-tied-valley", "valley", 3, seed=246),
    Golden("tie-twins", "A tie decided by the majorities in two equally large areas (Q-V-13)",
           "several-largest-areas", "valley", 2, LAZY, {"board": TWIN_BOARD}, seed=1008),
    Golden("negative", "A player ends below zero (Q-03)", "negative-score", "base", 2, LAZY),
    Golden("closed-from-afar", "A domino closes an area away from it by isolating a space (Q-12)",
           "closed-from-afar", "base", 3),
    Golden("two-areas", "One domino closes two areas (R-Z-08, Q-16)",
           "two-areas-at-once", "base", 4),
    Golden("planted-while-closing", "The last plant decides the area that was just closed (R-B-14)",
           "planted-while-closing", "base", 2),
    Golden("return-before-scoring",
           "A return between plant points and area scoring changes the award (Q-23)",
           "return-changes-scoring", "base", 3, RICH, seed=100),
    Golden("last-domino-closes", "The last domino of the game closes an area (Q-49)",
           "last-domino-closes", "base", 4),
    Golden("extra-turns", "Two extra turns in a row (Q-28)", "two-extra-turns", "base", 3, HASTY),
    Golden("skipped", "A player who is out of dominoes is skipped (R-D-04)",
           "skipped-player", "variant", 3, HASTY),
    Golden("discards", "Discards by choice and discards for want of a fit (R-A-17, R-A-18)",
           "discards", "base", 4, WILD),
    Golden("open-discards", "Discards that everyone may see (Q-52)",
           "open-discards", "base", 2, WILD, {"discards": "open"}),
    Golden("lost-clouds", "Clouds find no room and leave the game (Q-30)",
           "lost-clouds", "base", 2, THRIFTY),
    Golden("lost-clouds-valley", "A cloud under a domino finds no room (V-A-05)",
           "lost-clouds", "valley", 4, THRIFTY),
    Golden("joker-back", "The joker is changed and changed back (R-W-05)",
           "joker-there-and-back", "base", 3, RICH),
    Golden("foreign-neutral", "A neutral plant returns to a player who did not place it (R-W-10)",
           "foreign-neutral-returned", "valley", 2, RICH),
    Golden("returned-at-once", "A plant is returned in the turn it was set; its points stay (Q-41)",
           "returned-in-the-same-turn", "base", 2, RICH),
    Golden("two-stumps", "One domino covers two stumps, both mushrooms are laid (V-M-08)",
           "two-stumps", "valley", 3),
    Golden("mushroom-declined", "A mushroom is declined (Q-V-01)",
           "mushroom-declined", "variant", 2),
    Golden("mushroom-on-stump", "A mushroom lies on a stump (Q-V-03)",
           "mushroom-on-stump", "valley", 2),
    Golden("mushroom-on-pond", "A mushroom lies on a pond (Q-V-04)",
           "mushroom-on-pond", "variant", 4, seed=111),
    Golden("three-joined", "One mushroom joins three areas (Q-V-09)",
           "three-areas-joined", "valley", 4, seed=177),
    Golden("all-mushrooms", "All eight mushrooms are laid (V-M-05, V-M-06)",
           "all-mushrooms", "variant", 3),
    Golden("planted-again",
           "A surrounded area is joined to an open one and planted again (10.3)",
           "surrounded-area-planted-again", "valley", 3),
    Golden("mushroom-takes-cloud", "By option a mushroom takes the cloud it lies on (Q-V-05)",
           "mushroom-takes-cloud", "valley", 3, RICH, {"mushroom-on-cloud": "take"}),
    Golden("mushroom-loses-cloud",
           "By option a mushroom takes a cloud for which there is no room (10.7)",
           "mushroom-loses-cloud", "valley", 2, THRIFTY, {"mushroom-on-cloud": "take"}),
    Golden("variant-base", "By option the variant is played with base rules (Q-V-14)",
           "variant-base", "variant", 4, CAREFUL, {"variant-rules": "base"}),
    Golden("from-position", "A game that begins in the middle, from a position",
           "from-position", "valley", 3, RICH, position=STARTED),
]  # fmt: skip
