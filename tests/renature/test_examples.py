"""The worked examples (X-1 to X-4): Mary is orange and seat 1, Frank is black and seat 2."""

from __future__ import annotations

import itertools

from tests.renature.diagrams import (
    board,
    board_after,
    legal,
    play,
    points,
    position,
    rule_id,
    score,
    settle,
    sign,
    taken,
)
from waldbach.game import State
from waldbach.games.renature.notation import ANIMAL_NAMES

MARY, FRANK = 1, 2

# An area of four spaces, with dominoes on three sides of it; at d3 the brook is open.
FOUR_SPACES = """
    tokens 4/2 = 2
    board
          a  b  c  d  e  f
       1  S  OW OW OW .  #
       2  OW {}  {}  HA .  .
       3  OW {}  {}  .  .  .
       4  OW HA HA .  .  .
"""


def planting(seat: int, domino: str, *plants: str) -> State:
    """The area with these plants in reading order; the seat has just laid the domino."""
    head = f"turn 9 seat {seat} step plant\ndomino {domino}"
    return position(head, FOUR_SPACES.format(*plants))


@rule_id("X-1a")
def test_X_1a_mary_plants_a_bush_in_the_empty_area() -> None:
    state = planting(MARY, "b1 c1", "_ ", "_ ", "_ ", "_ ")
    after = play(state, "plant own bush b2")
    assert points(after, "plants") == [1, 0]


@rule_id("X-1b")
def test_X_1b_then_frank_plants_a_turf() -> None:
    state = planting(FRANK, "c1 d1", "1b", "_ ", "_ ", "_ ")
    after = play(state, "plant own turf c2")
    assert points(after, "plants") == [0, 1]  # the bush is higher


@rule_id("X-1c")
def test_X_1c_later_frank_plants_a_bush() -> None:
    state = planting(FRANK, "b4 c4", "1b", "2t", "_ ", "_ ")
    after = play(state, "plant own bush b3")
    assert points(after, "plants") == [0, 3]


@rule_id("X-1d")
def test_X_1d_then_mary_plants_a_neutral_pine() -> None:
    state = planting(MARY, "b4 c4", "1b", "2t", "2b", "_ ")
    after = play(state, "plant neutral pine c3")
    assert points(after, "plants") == [4, 0]
    assert sign(after, "c3") == "np"


FULL_AREA = """
    seat 1
      clouds 0
      hand owl-owl
    tokens 4/2 = 2
    board
          a  b  c  d
       1  S  .  OW OW
       2  OW 1b 2t OW
       3  OW 2b np OW
       4  OW OW OW OW
"""


@rule_id("X-2")
def test_X_2_mary_closes_the_area_with_the_owl_double() -> None:
    after = settle(play(position(FULL_AREA), "place owl@a1 owl@b1", "no-plant"))
    assert points(after, "areas") == [6, 0]  # Frank and neutral tie at 3, Mary is alone: 4 + 2
    assert taken(after) == {1: MARY}


@rule_id("X-2")
def test_X_2_planting_and_closing_in_one_turn_give_ten_points() -> None:
    state = position(
        """
        seat 1
          clouds 0
          hand owl-owl
        tokens 4/2 = 2
        board
              a  b  c  d
           1  OW OW OW OW
           2  OW 1b 2t OW
           3  OW 2b _  .
           4  OW OW OW S
        """
    )
    after = settle(play(state, "place owl@d3 owl@d4", "plant neutral pine c3"))
    assert score(after) == [4 + 6, 0]
    assert taken(after) == {1: MARY}


@rule_id("X-3")
def test_X_3_frank_is_second_behind_neutral() -> None:
    state = position(
        """
        seat 1
          clouds 0
          hand owl-owl
        tokens 4/2 = 2
        board
              a  b  c  d
           1  S  .  OW OW
           2  OW no 2b OW
           3  OW _  _  OW
           4  OW OW OW OW
        """
    )
    after = settle(play(state, "place owl@a1 owl@b1", "no-plant"))
    assert points(after, "areas") == [0, 2]  # the four main points are lost


SALAMANDER = """
    joker salamander
    seat 1
      hand {}
    board
          a  b  c  d  e
       1  .  .  .  .  .
       2  .  .  .  WO .
       3  .  OW .  .  .
       4  .  .  .  BA .
       5  .  .  .  .  .
"""


@rule_id("X-4", "T-21", "R-A-11")
def test_X_4_with_the_salamander_as_joker_exactly_two_dominoes_fit() -> None:
    """c3 is beside an owl, d3 beside a woodpecker and a badger."""
    fitting = []
    for one, other in itertools.combinations_with_replacement(ANIMAL_NAMES, 2):
        state = position(SALAMANDER.format(f"{one}-{other}"))
        fitting += [word for word in legal(state, "place") if "@c3" in word and "@d3" in word]
    assert sorted(fitting) == [
        "place owl@c3 salamander@d3",
        "place salamander@c3 salamander@d3",
    ]


@rule_id("X-4")
def test_X_4_the_domino_on_the_board() -> None:
    state = position(SALAMANDER.format("owl-salamander"))
    assert board_after(state, "place owl@c3 salamander@d3") == board(
        """
              a  b  c  d  e
           1  .  .  .  .  .
           2  .  .  .  WO .
           3  .  OW OW SA .
           4  .  .  .  BA .
           5  .  .  .  .  .
        """
    )
