"""Rule tests in the words of the rulebook: a diagram, a word, a result.

    state = position('''
        seat 1
          hand owl-salamander
        board
              a  b  c
           1  S  .  .
    ''')
    assert "place owl@a1 salamander@b1" in legal(state)
    after = play(state, "place owl@a1 salamander@b1", "no-plant")

What a diagram may say stands in `games/renature/position.py`, the words in `notation.py`. What it
leaves out is as in a fresh game of two, with seat 1 to place a domino. Here as in diagrams and logs
seats count from 1; lists over seats are in seat order.
"""

from __future__ import annotations

import functools
import re
import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pytest

from waldbach import registry
from waldbach.game import CHANCE, BadInput, IllegalAction, Refusal, State
from waldbach.games.renature import layout as at
from waldbach.games.renature.ledger import area_rows, ledger_of
from waldbach.games.renature.notation import domino_name
from waldbach.games.renature.position import SOURCE_NAMES, STEPS, cell_sign
from waldbach.games.renature.position import diagram as diagram_lines
from waldbach.games.renature.spaces import read_space

GAME = registry.get("renature")


# --- which rule a test proves ---------------------------------------------------------------------


def rule_id(*ids: str) -> pytest.MarkDecorator:
    """The rules that a test proves; `test_every_rule.py` finds those without a test."""
    return pytest.mark.rules(*ids)


def case(ids: str, *values: Any) -> Any:
    """A row of a parametrised test, and the rules that it proves: one id or several."""
    return pytest.param(*values, id=ids, marks=rule_id(*ids.split()))


# --- the mini boards of the test vectors ----------------------------------------------------------

MB1 = """
    board
          a  b  c  d  e
       1  S  .  .  .  .
       2  .  .  .  .  .
       3  .  .  .  .  .
       4  .  .  .  .  .
       5  .  .  .  .  .
"""
MB2 = """
    board
          a  b  c  d
       1  S  .  .  .
       2  .  _  _  .
       3  .  _  _  .
       4  .  .  .  S
"""
MB3 = """
    board
          a  b  c  d  e
       1  S  .  .  _  _
"""
MB4 = """
    board
          a  b  c  d  e  f
       1  S  .  .  .  _  _
"""
MB5 = """
    board
          a  b  c
       1  #  _  #
       2  S  .  #
       3  #  _  #
"""
MB6 = """
    board
          a  b  c  d  e
       1  S  .  .  .  .
       2  #  _  #  #  _
"""
MB7 = """
    board
          a  b  c  d  e
       1  S  .  .  .  S
       2  .  .  .  .  .
"""


# --- a diagram, a word ----------------------------------------------------------------------------


def position(*texts: str) -> State:
    """The state that the texts describe together, the board last."""
    return GAME.parse_position("\n".join(map(textwrap.dedent, texts)))


def picture(text: str) -> State:
    """A position to look at: a board, in nobody's way at the end of some turn."""
    return position("turn 9 seat 1 step end", text)


def acting(state: State) -> int:
    """The seat to act, from 1; `CHANCE` while a random step is pending."""
    (seat,) = GAME.acting(state)
    return CHANCE if seat == CHANCE else seat + 1


def play(state: State, *words: str, seat: int | None = None) -> State:
    """The state after the words, each of whoever acts then (chance too), or all of one seat."""
    for word in words:
        state = GAME.apply(state, _inside(state, seat), GAME.parse(word))
    return state


def settle(state: State, seed: int = 0) -> State:
    """Carry out every pending random step."""
    rng = np.random.default_rng(seed)
    while GAME.acting(state) == (CHANCE,):
        state = GAME.apply(state, CHANCE, GAME.chance(state, rng))
    return state


def legal(state: State, *verbs: str, seat: int | None = None) -> list[str]:
    """Every legal word of whoever acts (or of a seat), or only those with one of the verbs."""
    words = GAME.words(state, _inside(state, seat))
    return [word for word in words if not verbs or word.split()[0] in verbs]


def refusal(state: State, word: str, seat: int | None = None) -> Refusal:
    """Why the word is refused; checks that it really is and that nothing has changed.

    A word that cannot even be read is refused under the name of its message.
    """
    before, who = state.tobytes(), _inside(state, seat)
    with pytest.raises(BadInput) as caught:
        GAME.apply(state, who, GAME.parse(word))
    assert state.tobytes() == before, f"{word!r} was refused and yet changed something"
    error = caught.value
    if isinstance(error, IllegalAction):
        assert GAME.parse(word) not in GAME.legal(state, who)
        return error.refusal
    return Refusal(error.message, str(error.args_.get("rule", "")))


def refused(state: State, word: str, seat: int | None = None) -> str:
    """The name of the reason why the word is refused."""
    return refusal(state, word, seat).reason


def _inside(state: State, seat: int | None) -> int:
    if seat is not None:
        return seat - 1 if seat > 0 else seat
    actors = GAME.acting(state)
    return actors[0] if actors else int(state.seat)


# --- a result -------------------------------------------------------------------------------------


def diagram(state: State) -> str:
    return "\n".join(diagram_lines(state))


def board_after(state: State, *words: str) -> str:
    """The diagram after the words; compare it with `board(...)`."""
    return diagram(play(state, *words))


def board(text: str) -> str:
    """A diagram of the board alone, as `board_after` writes it."""
    return diagram(position("turn 1 seat 1 step end\nboard\n" + textwrap.dedent(text)))


def sign(state: State, space: str) -> str:
    """The sign of one space in the diagram."""
    return cell_sign(state, read_space(space))


def step(state: State) -> str:
    return STEPS[state.step]


def score(state: State) -> list[int]:
    return list(GAME.score(state))


def points(state: State, source: str) -> list[int]:
    """The points from one source: start plants areas clouds left backs."""
    column = SOURCE_NAMES.index(source)
    return [int(state.points[seat, column]) for seat in range(state.seats)]


def clouds(state: State) -> list[int]:
    return [int(state.clouds[seat]) for seat in range(state.seats)]


def clouds_on_board(state: State) -> int:
    return int(state.cloud.sum())


def own(state: State, seat: int) -> str:
    """Plants of the own colour on the player board: turf/bush/pine/oak."""
    return "/".join(str(n) for n in state.own[seat - 1])


def neutral(state: State, seat: int) -> str:
    return "/".join(str(n) for n in state.neutral[seat - 1])


def plant_count(state: State, seat: int) -> int:
    return int(state.own[seat - 1].sum()) + int(state.neutral[seat - 1].sum())


def hand(state: State, seat: int) -> list[str]:
    return _dominoes(state, at.HAND + seat - 1)


def box(state: State, seat: int) -> list[str]:
    """The dominoes that the seat has discarded."""
    return _dominoes(state, at.BOX + seat - 1)


def laid(state: State) -> list[str]:
    return _dominoes(state, at.BOARD)


def _dominoes(state: State, place: int) -> list[str]:
    return [domino_name(d) for d in range(at.DOMINOES) if state.where[d] == place]


def area_at(state: State, space: str) -> int:
    """The number of the area that a space belongs to."""
    return int(state.area[read_space(space)])


def taken(state: State) -> dict[int, int]:
    """Which seat has taken the token of which area."""
    return {
        area: int(state.taken[area]) + 1
        for area in range(1, int(state.areas) + 1)
        if state.taken[area] >= 0
    }


def area_ledger(state: State, area: int) -> dict[str, Any]:
    (row,) = area_rows(state, 1 << area)
    return ledger_of(row)


def standings(state: State, area: int) -> dict[str, int]:
    """The total of every colour in an area: seats by number, and `neutral`."""
    return {s["colour"]: s["total"] for s in area_ledger(state, area)["standings"]}


def plants_on_board(state: State) -> list[str]:
    """The plants that stand on the board, as `1t`, `nb` …, sorted."""
    spaces = np.flatnonzero(state.piece >= at.FIRST_PLANT)
    return sorted(cell_sign(state, int(p)).removeprefix("m") for p in spaces)


# --- the drawing alone ----------------------------------------------------------------------------

Cell = tuple[int, int]  # row and column from 0


class Drawing:
    """What one sees on a drawn board, for tests that take a rule literally.

    It reads the text of a position and knows nothing of the engine's record.
    """

    def __init__(self, state: State) -> None:
        head, _, drawing = GAME.format_position(state).partition("\nboard\n")
        self.lines = [line.strip() for line in head.splitlines()]
        rows = [line.split()[1:] for line in drawing.splitlines()[1:]]
        self.signs = {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row)}

    def said(self, key: str) -> str:
        """The rest of the line of the head that begins with the key."""
        return next(line.removeprefix(key).strip() for line in self.lines if line.split()[0] == key)

    def is_free_brook(self, cell: Cell) -> bool:
        return bool(re.fullmatch(r"[.SPT]\d?", self.signs.get(cell, "#")))

    def is_area(self, cell: Cell) -> bool:
        return bool(re.fullmatch(r"_\d?|m|m?[1-4n][tbpo]", self.signs.get(cell, "#")))

    def is_isolated(self, cell: Cell) -> bool:
        return not any(self.is_free_brook(near) for near in beside(cell))

    def areas(self) -> list[set[Cell]]:
        """The areas in reading order of their first space."""
        found: list[set[Cell]] = []
        for cell in sorted(self.signs):
            if self.is_area(cell) and not any(cell in area for area in found):
                area, edge = {cell}, [cell]
                while edge:
                    more = {near for near in beside(edge.pop()) if self.is_area(near)} - area
                    area |= more
                    edge += more
                found.append(area)
        return found

    def closed(self) -> set[int]:
        """The numbers of the areas whose brook spaces are all covered or isolated (R-Z-01)."""
        return {
            number
            for number, area in enumerate(self.areas(), start=1)
            if not any(
                self.is_free_brook(near) and not self.is_isolated(near)
                for cell in area
                for near in beside(cell)
            )
        }


def beside(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]


# --- whole games ----------------------------------------------------------------------------------

Step = tuple[State, int, int, State]  # before, seat (from 0, or `CHANCE`), action, after


def fresh(seats: int, options: Mapping[str, str] | None = None, seed: int = 0) -> State:
    """A game set up and dealt, ready for the first turn."""
    return settle(GAME.new(seats, options), seed)


def random_play(state: State, seed: int) -> Iterator[Step]:
    """Random play to the end, from any state: any legal action, but domino and plant preferred.

    Uniform choices would spend all clouds on jokers and hardly ever close an area.
    """
    rng = np.random.default_rng(seed)
    while GAME.acting(state):
        (seat,) = GAME.acting(state)
        action = GAME.chance(state, rng) if seat == CHANCE else _likely(state, seat, rng)
        after = GAME.copy(state)
        GAME.kernel.apply(after, seat, action)
        yield state, seat, action, after
        state = after


def _likely(state: State, seat: int, rng: np.random.Generator) -> int:
    actions = GAME.legal(state, seat)
    usual = actions[(actions < at.DISCARD) | ((actions >= at.PLANT) & (actions < at.NO_PLANT))]
    clouds = actions[((actions >= at.JOKER) & (actions < at.MUSHROOM)) | (actions == at.AGAIN)]
    other = np.setdiff1d(actions, np.concatenate([usual, clouds]))
    groups = [usual] * 16 + [clouds] + [other] * 2
    some = [group for group in groups if len(group)]
    return int(rng.choice(some[rng.integers(len(some))]))


# Small areas and narrow brooks, on which random play closes many an area.
GARDEN = """
name: garden
mode: base
tokens: 1/0 = 1 1 2
tokens: 2/1 = 1 2 2 3
tokens: 3/1 = 1 2 3 4 5
tokens: 4/2 = 2 3 5
clouds: b2=1 e5=2 h2=1 b8=2
board:
S.S..S.S.
.aa.b.cc.
.a..b..cc
..#..#...
.d.ee.f.#
.d.e..f.g
...#.....
.hh.ii.jj
.h...ii..
""".lstrip()


@functools.cache
def random_game(seats: int, mode: str = "base", seed: int = 0) -> tuple[Step, ...]:
    """A whole game at random from the set-up on; tests that only look at it share it."""
    options = {"mode": "base", "board": GARDEN} if mode == "garden" else {"mode": mode}
    return tuple(random_play(GAME.new(seats, options), seed))
