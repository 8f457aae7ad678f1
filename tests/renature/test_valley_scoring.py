"""Valley: the final scoring by the size of areas, and who wins a tie (V-E)."""

from __future__ import annotations

import textwrap

import pytest

from tests.renature.diagrams import (
    GAME,
    area_at,
    case,
    plants_on_board,
    play,
    points,
    position,
    rule_id,
    score,
    standings,
    step,
)
from waldbach.game import State

COLOURS = "OUKWN"  # orange, blue, black, white in seat order (Y-01), and neutral
PLANTS = ((4, "o"), (3, "p"), (2, "b"), (1, "t"))


def last_word(scores: list[int], board: str, mode: str = "valley") -> State:
    """Just before the final scoring: these scores, nobody has a domino, a plant or a cloud left."""
    seats = "\n".join(
        f"seat {seat}\n  points plants={points}\n  clouds 0\n  own 0/0/0/0\n  neutral 0/0/0/0"
        for seat, points in enumerate(scores, start=1)
    )
    return position(
        f"options mode={mode}\nseats {len(scores)}\nturn 54 seat 1 step end\n{seats}\nboard\n"
        + textwrap.dedent(board)
    )


def ended(scores: list[int], board: str) -> State:
    return play(last_word(scores, board), "end")


def places(state: State) -> list[int]:
    """The place of each seat; all who won have place 1."""
    return [result.place for result in GAME.results(state)]


def plants_of(colour: str, total: int) -> list[str]:
    """Signs of plants whose values make up a total, the highest first."""
    owner = "n" if colour == "N" else str(COLOURS.index(colour) + 1)
    signs = []
    for value, letter in PLANTS:
        signs += [owner + letter] * (total // value)
        total %= value
    return signs


def one_area(size: int, **totals: int) -> State:
    """The end of a game with a single area of that size and these totals of the colours."""
    signs = [sign for colour, total in totals.items() for sign in plants_of(colour, total)]
    assert len(signs) <= size
    spaces = signs + ["_"] * (size - len(signs))
    rows = [spaces[i : i + 8] for i in range(0, size, 8)]
    return ended([0, 0, 0, 0], "\n".join(" ".join(row) for row in [["P"] * 8, *rows]))


# --- points for areas -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "totals", "expected"),
    [
        case("T-104 V-E-03 V-E-04", 7, {"O": 9, "K": 4, "N": 2}, {"O": 7, "K": 3}),
        case("T-105 V-E-05", 7, {"O": 3}, {"O": 10}),
        case("T-106 V-E-05", 1, {"O": 3}, {"O": 1}),
        case("T-107 V-E-06", 16, {"O": 10, "K": 10, "U": 4, "N": 2}, {"U": 16}),
        case("T-108 Q-V-12 V-E-02", 16, {"O": 10, "K": 10, "U": 4}, {"U": 24}),
        case("T-109 V-E-06", 9, {"N": 8, "O": 3}, {"O": 4}),
        case("V-E-04", 2, {"O": 3, "W": 1}, {"O": 2, "W": 1}),
        case("V-E-02 Q-V-18", 5, {"O": 3, "K": 3}, {}),
        case("V-E-06 Q-V-18", 5, {"N": 3}, {}),
        case("V-E-02 Q-V-12 Q-V-18", 5, {"O": 3, "K": 3, "N": 1}, {}),
        case("Q-V-18", 5, {}, {}),
        case("V-E-02 V-E-06", 8, {"N": 5, "O": 5, "K": 2}, {"K": 12}),
        case("V-E-04 R-Z-16", 10, {"O": 8, "U": 4, "K": 3, "W": 1}, {"O": 10, "U": 5}),
    ],
)
def test_points_by_size(size: int, totals: dict[str, int], expected: dict[str, int]) -> None:
    state = one_area(size, **totals)
    assert points(state, "areas") == [expected.get(colour, 0) for colour in "OUKW"]


@rule_id("V-E-06", "Y-12")
def test_V_E_06_the_preview_promises_neutral_nothing() -> None:
    state = last_word([0, 0], "P no no 1p _ _ _ _ _ _")
    (area,) = GAME.describe(state)["areas"].values()
    promised = {standing["colour"]: standing["points"] for standing in area["standings"]}
    assert promised == {"neutral": 0, "1": 4}


JOINED = """
         a   b   c   d   e   f
     1   P   2t  1b  m   _   1o
     2   .   .   .   .   .   .
     3   2o  2p  .   _   1t  .
"""


@rule_id("V-E-01", "V-E-03", "T-100")
def test_V_E_01_a_joined_area_is_scored_as_one_with_its_mushroom() -> None:
    state = last_word([0, 0], JOINED)
    assert standings(state, area_at(state, "d1")) == {"1": 6, "2": 1}
    state = play(state, "end")
    first = [5, 2]  # b1 to f1
    others = [2 + 1, 2 + 1]  # each alone in an area of two
    assert points(state, "areas") == [a + b for a, b in zip(first, others, strict=True)]


@rule_id("T-98", "T-100", "V-E-03", "V-E-04")
def test_T_98_the_turn_of_the_mushroom_at_the_end_of_the_game() -> None:
    state = position("""
        options mode=valley
        seat 1
          hand owl-salamander
        board
              a   b   c   d   e   f   g
          1   P   2t  1b  .   _   _   .
          2   .   .   .   .   SA  .   T
    """)
    state = play(state, "place salamander@f2 owl@g2", "mushroom d1", "plant own oak f1", "end")
    assert step(state) == "over"
    assert points(state, "plants") == [3, 0]
    assert points(state, "areas") == [5, 2]


@rule_id("V-E-01", "R-E-01")
def test_V_E_01_the_game_ends_when_everyone_is_out_of_dominoes() -> None:
    text = """
        options mode=valley
        turn 51 seat 1 step end
        seat 2
          {hand}
        board
          P 1t 1o .
    """
    assert step(play(position(text.format(hand="hand hare-hare")), "end")) == "place"
    over = play(position(text.format(hand="reserve 0")), "end")
    assert step(over) == "over"
    assert GAME.acting(over) == ()


@rule_id("V-E-01", "V-P-02")
def test_V_E_01_surrounded_and_open_areas_are_scored_alike_at_the_end() -> None:
    state = ended([0, 0], """
         a   b   c   d   e
     1   1t  OW  .   2t  .
     2   HA  HA  .   .   .
    """)  # fmt: skip
    assert points(state, "areas") == [1, 1]


@rule_id("V-E-07", "10.4")
def test_V_E_07_plants_of_scored_areas_are_removed() -> None:
    before = last_word([0, 0], JOINED)
    assert plants_on_board(before) == ["1b", "1o", "1t", "2o", "2p", "2t"]
    after = play(before, "end")
    assert plants_on_board(after) == []
    assert area_at(after, "d1") == area_at(before, "d1"), "areas and mushrooms stay"


@rule_id("V-E-08")
def test_V_E_08_clouds_count_and_left_plants_cost() -> None:
    state = position("""
        options mode=valley
        turn 52 seat 1 step end
        seat 1
          points start=4 plants=46
          clouds 4
          own 2/0/0/1
          neutral 0/1/0/0
        seat 2
          points start=3
          clouds 0
          own 9/4/2/2
          neutral 3/2/2/2
        board
          P . 1o _ .
    """)
    state = play(state, "end")
    assert points(state, "clouds") == [4, 0]
    assert points(state, "left") == [-(2 + 4 + 2), -52]
    assert score(state) == [50 + 4 - 8 + 3, 3 - 52]


@rule_id("V-E-09", "10.5")
def test_V_E_09_there_are_no_token_bonuses() -> None:
    assert points(ended([0, 0], JOINED), "backs") == [0, 0]


# --- ties -----------------------------------------------------------------------------------------

# Two areas of 16 and 2 spaces: who comes first in the large one gets 16, the second 8.
LARGE_AREA = """
    P  .  .  .  .  .  .  .
    {} {} {} _  _  _  _  _
    _  _  _  _  _  _  _  _
"""


def large_area(*plants: str) -> str:
    return LARGE_AREA.format(*plants, *["_"] * (3 - len(plants)))


@rule_id("V-E-10", "T-112", "Q-V-13")
def test_V_E_10_a_tie_goes_to_the_majority_in_the_largest_area() -> None:
    state = ended([70 - 16, 70 - 8], large_area("1o", "2p"))
    assert score(state) == [70, 70]
    assert places(state) == [1, 2]


@rule_id("T-112", "Q-V-13", "R-E-09")
def test_T_112_a_tie_is_shared_if_neutral_has_the_majority() -> None:
    state = ended([70 - 8, 70], large_area("no", "1p"))
    assert score(state) == [70, 70]
    assert places(state) == [1, 1]


@rule_id("T-112", "Q-V-13")
def test_T_112_a_tie_is_shared_if_a_player_who_is_not_tied_has_the_majority() -> None:
    state = ended([70 - 8, 10, 70], large_area("2o", "1p"))
    assert score(state) == [70, 26, 70]
    assert places(state) == [1, 3, 1]


@rule_id("Q-V-13")
def test_Q_V_13_a_tie_is_shared_if_nobody_has_the_majority() -> None:
    for plants in ((), ("1o", "2o")):
        state = ended([70, 70], large_area(*plants))
        assert score(state) == [70, 70]
        assert places(state) == [1, 1]


@rule_id("Q-V-13")
def test_Q_V_13_struck_colours_do_not_hold_the_majority() -> None:
    state = ended([70, 70 - 24, 70], large_area("1o", "2b", "3o"))
    assert score(state) == [70, 70, 70]
    assert places(state) == [2, 1, 2]


@rule_id("Q-V-13", "V-E-07")
def test_Q_V_13_the_majority_is_fixed_before_the_plants_are_removed() -> None:
    state = ended([70 - 16, 70 - 8], large_area("1o", "2p"))
    assert plants_on_board(state) == []
    assert places(state) == [1, 2]


@rule_id("Q-V-13", "V-M-05")
def test_Q_V_13_mushrooms_make_an_area_the_largest() -> None:
    state = ended([70 - 3 - 1, 70 - 4 - 2], """
        a   b   c   d   e   f   g
        P   1o  _   _   .   2o  m
        .   .   .   .   .   _   _
    """)  # fmt: skip
    assert points(state, "areas") == [3 + 1, 4 + 2]
    assert score(state) == [70, 70]
    assert places(state) == [2, 1]


EQUALLY_LARGE = """
    P  .  .  .  .  .  .  .
    {} {} .  {} {} .  {} {}
"""


def equally_large(*plants: str) -> str:
    """Three areas of two spaces each, as large as any."""
    return EQUALLY_LARGE.format(*plants)


@rule_id("Q-V-13", "10.6")
def test_Q_V_13_of_several_largest_areas_the_more_majorities_decide() -> None:
    state = ended([70 - 6, 70 - 3], equally_large("1o", "_", "1o", "_", "2t", "_"))
    assert score(state) == [70, 70]
    assert places(state) == [1, 2]


@rule_id("Q-V-13", "10.6")
def test_Q_V_13_equal_majorities_in_the_largest_areas_share() -> None:
    state = ended([70 - 3, 70 - 3], equally_large("1o", "_", "2o", "_", "nt", "_"))
    assert score(state) == [70, 70]
    assert places(state) == [1, 1]


@rule_id("Q-V-13")
def test_Q_V_13_majorities_in_smaller_areas_do_not_count() -> None:
    state = ended([70 - 4, 70 - 2], """
        P  .  .  .  .  .  .  .
        1o _  _  .  2o .  2t .
        _  .  .  .  .  .  .  .
    """)  # fmt: skip
    assert points(state, "areas") == [6, 2]
    assert score(state) == [72, 70]
    state = ended([70 - 6, 70 - 2], """
        P  .  .  .  .  .  .  .
        1o _  _  .  2o .  2t .
        _  .  .  .  .  .  .  .
    """)  # fmt: skip
    assert score(state) == [70, 70]
    assert places(state) == [1, 2], "one majority in the largest area beats two small ones"


@rule_id("10.6", "Q-51", "V-E-10")
def test_10_6_three_tied_and_one_of_them_has_the_majority() -> None:
    state = ended([70 - 8, 70 - 16, 70, 20], large_area("2o", "1p"))
    assert score(state) == [70, 70, 70, 20]
    assert places(state) == [2, 1, 2, 4]


@rule_id("10.6", "Q-51")
def test_10_6_three_tied_and_two_of_them_share_the_most_majorities() -> None:
    state = ended([70 - 3, 70, 70 - 3, 99], equally_large("1o", "_", "3o", "_", "4o", "_"))
    assert score(state) == [70, 70, 70, 102]
    assert places(state) == [2, 4, 2, 1]
    state = ended([70 - 3, 70, 70 - 3, 9], equally_large("1o", "_", "3o", "_", "4o", "_"))
    assert places(state) == [1, 3, 1, 4]


@rule_id("10.6", "Q-51")
def test_10_6_three_tied_without_a_majority_share() -> None:
    state = ended([70, 70, 70], large_area("nt"))
    assert places(state) == [1, 1, 1]


@rule_id("10.6", "Q-51")
def test_10_6_three_tied_ranked_by_their_numbers_of_majorities() -> None:
    state = ended([70 - 3, 70, 70 - 6], equally_large("1o", "_", "3o", "_", "3p", "_"))
    assert score(state) == [70, 70, 70]
    assert places(state) == [2, 3, 1]


@rule_id("V-E-10", "R-E-07")
def test_V_E_10_the_majority_does_not_beat_more_points() -> None:
    state = ended([70 - 16, 71 - 8], large_area("1o", "2p"))
    assert score(state) == [70, 71]
    assert places(state) == [2, 1]
