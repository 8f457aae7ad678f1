"""Valley: what lies on the table, and step A on the meadow (V-C, V-S, V-A)."""

from __future__ import annotations

import numpy as np
import pytest

from tests.renature.diagrams import (
    GAME,
    acting,
    clouds,
    clouds_on_board,
    fresh,
    hand,
    legal,
    plant_count,
    play,
    points,
    position,
    refused,
    rule_id,
    score,
    sign,
    step,
)
from waldbach.game import BadInput
from waldbach.games.renature import layout as at
from waldbach.games.renature.board import load_shipped

VALLEY_MODES = ("valley", "variant")


def spaces_of(mode: str, ground: int) -> int:
    """How many spaces of a kind the board of a mode has."""
    return int(np.count_nonzero(GAME.new(2, {"mode": mode}).ground == ground))


# --- components and set-up ------------------------------------------------------------------------


@rule_id("V-C-01", "V-S-03")
@pytest.mark.parametrize("mode", VALLEY_MODES)
def test_V_C_01_eight_mushrooms_and_two_more_clouds(mode: str) -> None:
    state = fresh(4, {"mode": mode})
    assert state.supply == 8
    assert sum(clouds(state)) + clouds_on_board(state) == 30 + 2


@rule_id("V-C-02", "V-S-02", "10.5")
@pytest.mark.parametrize("mode", VALLEY_MODES)
def test_V_C_02_no_area_tokens_are_laid_out(mode: str) -> None:
    state = GAME.new(3, {"mode": mode, "start": "1"})
    assert state.kinds == 0
    assert set(state.front.tolist()) == {-1}
    assert step(state) == "deal", "no random tokens before the dominoes are dealt"


@rule_id("V-C-02", "V-S-05")
@pytest.mark.parametrize("mode", VALLEY_MODES)
def test_V_C_02_all_55_dominoes_of_the_base_game_are_used(mode: str) -> None:
    state = fresh(4, {"mode": mode})
    undealt = np.count_nonzero(state.where == at.POOL) - state.reserve.sum()
    assert [len(hand(state, seat)) for seat in (1, 2, 3, 4)] == [3, 3, 3, 3]
    assert undealt == 3


@rule_id("V-C-03")
@pytest.mark.parametrize("mode", VALLEY_MODES)
def test_V_C_03_both_sides_have_four_ponds_and_eight_stumps(mode: str) -> None:
    assert spaces_of(mode, at.START_SPACE) == 4
    assert spaces_of(mode, at.STUMP) == 8


@rule_id("V-S-01", "VV-01")
def test_V_S_01_each_mode_has_its_own_side_of_the_board() -> None:
    front, back = (GAME.check_table(2, {"mode": mode})["board"] for mode in VALLEY_MODES)
    assert (load_shipped(front).mode, load_shipped(back).mode) == VALLEY_MODES
    for mode, other_side in (("valley", back), ("variant", front)):
        with pytest.raises(BadInput) as error:
            GAME.new(2, {"mode": mode, "board": other_side})
        assert error.value.message == "board-other-mode"


@rule_id("V-S-04")
def test_V_S_04_on_the_front_each_cloud_space_is_a_meadow_space_with_one_cloud() -> None:
    state = GAME.new(2, {"mode": "valley"})
    under = state.ground[state.cloud > 0]
    assert state.cloud[state.cloud > 0].tolist() == [1] * 8
    assert set(under.tolist()) == {at.BROOK}


@rule_id("V-S-05")
@pytest.mark.parametrize(
    ("seats", "plants", "reserve", "start"),
    [(2, 26, 23, [4, 3]), (3, 16, 15, [4, 3, 2]), (4, 15, 10, [4, 3, 2, 1])],
)
def test_V_S_05_everything_else_is_set_up_as_in_the_base_game(
    seats: int, plants: int, reserve: int, start: list[int]
) -> None:
    for mode in VALLEY_MODES:
        state = fresh(seats, {"mode": mode, "start": "1"})
        everyone = range(1, seats + 1)
        assert [plant_count(state, seat) for seat in everyone] == [plants] * seats
        assert [len(hand(state, seat)) for seat in everyone] == [3] * seats
        assert state.reserve[:seats].tolist() == [reserve] * seats
        assert clouds(state) == [6] * seats
        assert score(state) == points(state, "start") == start
        assert state.joker == 0, "the butterfly"
        assert step(state) == "place"
        assert acting(state) == 1


# --- step A: dominoes -----------------------------------------------------------------------------

MEADOW = """
    options mode=valley
    seat 1
      hand owl-owl owl-salamander butterfly-hare hare-hare
    board
          a   b   c   d   e
      1   P   .   .   .   .
      2   OW  SA  .   _   .
      3   .   .   .   .   .
"""


@rule_id("V-A-01")
def test_V_A_01_dominoes_lie_on_meadow_spaces_by_the_rules_of_the_brook() -> None:
    state = position(MEADOW)
    assert "place salamander@c2 owl@c3" in legal(state)
    assert "place owl@a3 salamander@b3" in legal(state)
    assert "place butterfly@c2 hare@c3" in legal(state), "the joker goes beside the salamander"
    assert refused(state, "place owl@c2 salamander@c3") == "mismatch"
    assert refused(state, "place owl@a3 owl@b3") == "mismatch"
    assert refused(state, "place salamander@b2 owl@c2") == "covered"
    assert refused(state, "place salamander@c2 owl@d2") == "on-area"
    assert refused(state, "place owl@e1 salamander@f1") == "outside-grid"


@rule_id("V-A-02")
def test_V_A_02_a_domino_begins_at_a_pond_or_beside_an_animal_of_its_kind() -> None:
    state = position("""
        options mode=valley
        seat 1
          hand hare-hare owl-salamander
        board
              a   b   c   d   e
          1   P   .   .   .   .
          2   .   .   .   .   .
          3   .   .   _   .   OW
    """)
    assert "place hare@a1 hare@b1" in legal(state), "a pond needs no neighbour"
    assert "place salamander@e1 owl@e2" in legal(state), "beside an owl"
    assert refused(state, "place hare@b1 hare@c1") == "no-contact"
    assert refused(state, "place hare@d2 hare@d3") == "mismatch"
    assert refused(state, "place owl@d1 salamander@d2") == "no-contact", "corner to corner"


@rule_id("V-A-03")
def test_V_A_03_discarding_stays_possible() -> None:
    state = position(MEADOW)
    assert "discard owl-owl" in legal(state)
    assert step(play(state, "discard owl-owl")) == "end", "no mushroom, no plant after a discard"


@rule_id("V-A-07", "V-M-05")
def test_V_A_07_a_domino_cannot_lie_on_a_mushroom() -> None:
    state = position("""
        options mode=valley
        seat 1
          hand owl-salamander
        board
              a   b   c   d
          1   P   .   m   _
    """)
    assert refused(state, "place owl@b1 salamander@c1") == "on-area"
    assert "place owl@a1 salamander@b1" in legal(state)


# --- step A: clouds on the meadow -----------------------------------------------------------------

ONE_CLOUD = """
    options mode=valley
    seat 1
      clouds {held}
      hand owl-salamander
    board
          a   b   c   d
      1   P   .1  _   .
      2   .   .   .   .
"""

TWO_CLOUDS = """
    options mode=valley
    seat 1
      clouds {held}
      hand owl-salamander
    board
          a   b   c   d
      1   P1  .1  _   .
      2   .   .   .   .
"""


@rule_id("V-A-04")
@pytest.mark.parametrize("held", [0, 5])
def test_V_A_04_covering_a_cloud_takes_it(held: int) -> None:
    state = play(position(ONE_CLOUD.format(held=held)), "place owl@a1 salamander@b1")
    assert clouds(state)[0] == held + 1
    assert clouds_on_board(state) == 0
    assert sign(state, "b1") == "SA"


@rule_id("V-A-04")
def test_V_A_04_a_domino_beside_a_cloud_leaves_it_there() -> None:
    state = play(position(ONE_CLOUD.format(held=3)), "place owl@a1 salamander@a2")
    assert clouds(state)[0] == 3
    assert sign(state, "b1") == ".1"


@rule_id("V-A-05")
def test_V_A_05_a_cloud_without_room_leaves_the_game() -> None:
    state = play(position(ONE_CLOUD.format(held=6)), "place owl@a1 salamander@b1")
    assert clouds(state)[0] == 6
    assert clouds_on_board(state) == 0


@rule_id("V-A-05", "Q-V-11")
def test_V_A_05_room_is_made_by_a_cloud_action_before_the_domino() -> None:
    full = position(ONE_CLOUD.format(held=6))
    state = play(full, "joker hare", "place owl@a1 salamander@b1")
    assert clouds(state)[0] == 6 - 2 + 1
    afterwards = play(full, "place owl@a1 salamander@b1", "joker hare")
    assert clouds(afterwards)[0] == 6 - 2, "made too late: that cloud was lost"


@rule_id("V-A-06")
def test_V_A_06_a_domino_over_two_clouds_takes_both() -> None:
    state = play(position(TWO_CLOUDS.format(held=3)), "place owl@a1 salamander@b1")
    assert clouds(state)[0] == 5


@rule_id("V-A-06", "T-110")
def test_V_A_06_of_two_clouds_only_one_finds_room() -> None:
    state = play(position(TWO_CLOUDS.format(held=5)), "place owl@a1 salamander@b1")
    assert clouds(state)[0] == 6
    assert clouds_on_board(state) == 0


@rule_id("Q-V-11", "T-111")
def test_Q_V_11_the_cloud_under_the_domino_does_not_pay_for_its_joker() -> None:
    text = """
        options mode=valley
        seat 1
          clouds {held}
          hand hare-hare
        board
              a   b   c   d
          1   P   OW  .1  .
          2   .   .   .   _
    """
    poor = position(text.format(held=1))
    assert refused(poor, "place hare@c1 hare@d1") == "mismatch"
    assert refused(poor, "joker hare") == "too-few-clouds"
    rich = play(position(text.format(held=2)), "joker hare", "place hare@c1 hare@d1")
    assert clouds(rich)[0] == 1, "paid two, then took one"


@rule_id("V-A-04", "R-W-04")
def test_V_A_04_a_cloud_just_taken_can_be_spent_in_the_same_turn() -> None:
    state = play(position(ONE_CLOUD.format(held=1)), "place owl@a1 salamander@b1")
    assert "joker hare" in legal(state)
