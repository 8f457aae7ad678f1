"""The Valley variant: clouds on area spaces, otherwise Valley; or, by option, base rules (VV)."""

from __future__ import annotations

import numpy as np
import pytest

from tests.renature.diagrams import (
    GAME,
    clouds,
    clouds_on_board,
    fresh,
    legal,
    play,
    points,
    position,
    random_play,
    refused,
    rule_id,
    score,
    sign,
    step,
    taken,
)
from waldbach.game import BadInput, State
from waldbach.games.renature import layout as at
from waldbach.games.renature.board import read_board, unplayable

CLOUD_AREA = """
    options mode=variant
    seat 1
      clouds {held}
      hand owl-salamander
    board
          a   b   c   d
      1   P   T   _1  .
      2   .   _   _   .
"""


def covered(held: int) -> State:
    """A domino laid over the stump beside the cloud, the mushroom declined."""
    return play(position(CLOUD_AREA.format(held=held)), "place owl@a1 salamander@b1", "no-mushroom")


# --- clouds on area spaces ------------------------------------------------------------------------


@rule_id("VV-01", "VV-02", "Q-V-15")
def test_VV_01_on_the_back_clouds_lie_on_area_spaces_one_each() -> None:
    state = GAME.new(2, {"mode": "variant"})
    assert state.cloud[state.cloud > 0].tolist() == [1] * 8
    assert set(state.ground[state.cloud > 0].tolist()) == {at.SOIL}


@rule_id("VV-02")
def test_VV_02_a_variant_board_with_a_cloud_on_the_meadow_is_refused() -> None:
    board = read_board("name: wet\nmode: variant\nclouds: b1=1\nboard:\nP.a\n")
    assert [problem.message for problem in unplayable(board)] == ["check-cloud-area"]


@rule_id("VV-03", "VV-04", "T-113")
def test_VV_03_planting_takes_the_cloud_and_covering_the_meadow_gives_none() -> None:
    state = covered(held=3)
    assert clouds(state)[0] == 3
    assert sign(state, "c1") == "_1"
    state = play(state, "plant own turf c1")
    assert clouds(state)[0] == 4
    assert clouds_on_board(state) == 0
    assert sign(state, "c1") == "1t"


@rule_id("VV-03")
def test_VV_03_planting_elsewhere_in_the_area_leaves_the_cloud() -> None:
    state = play(covered(held=3), "plant own turf b2")
    assert clouds(state)[0] == 3
    assert sign(state, "c1") == "_1"


@rule_id("VV-05")
def test_VV_05_a_cloud_without_room_leaves_the_game() -> None:
    state = play(covered(held=6), "plant own turf c1")
    assert clouds(state)[0] == 6
    assert clouds_on_board(state) == 0


@rule_id("VV-05", "Y-05")
def test_VV_05_room_can_be_made_before_planting() -> None:
    state = play(covered(held=6), "joker hare", "plant own turf c1")
    assert clouds(state)[0] == 6 - 2 + 1


# --- otherwise Valley -----------------------------------------------------------------------------


@rule_id("VV-06", "Q-V-14")
def test_VV_06_stumps_give_mushrooms_in_the_variant() -> None:
    state = play(position(CLOUD_AREA.format(held=3)), "place owl@a1 salamander@b1")
    assert step(state) == "mushroom"
    state = play(state, "mushroom d1")
    assert sign(state, "d1") == "m"
    assert state.supply == 7


@rule_id("VV-06", "Q-V-14", "V-P-02")
def test_VV_06_closing_an_area_does_nothing_in_the_variant() -> None:
    state = position("""
        options mode=variant
        seat 1
          hand owl-owl
        board
          P . 1o
    """)
    before = score(state)
    state = play(state, "place owl@a1 owl@b1", "no-plant")
    assert step(state) == "end"
    assert score(state) == before
    assert taken(state) == {}


@rule_id("VV-06", "Q-V-14", "V-E-03", "V-E-05")
def test_VV_06_areas_are_scored_by_size_at_the_end_of_the_variant() -> None:
    state = position("""
        options mode=variant
        turn 52 seat 1 step end
        board
          P .  1o m  2t
          . .  _  _  _
    """)
    assert points(play(state, "end"), "areas") == [6, 3]


@rule_id("VV-06", "Q-V-13", "V-E-10")
def test_VV_06_a_tie_in_the_variant_goes_to_the_majority_in_the_largest_area() -> None:
    state = position("""
        options mode=variant
        turn 52 seat 1 step end
        seat 1
          points plants=66
          clouds 0
          own 0/0/0/0
          neutral 0/0/0/0
        seat 2
          points plants=68
          clouds 0
          own 0/0/0/0
          neutral 0/0/0/0
        board
          P .  1o m 2t
    """)
    state = play(state, "end")
    assert score(state) == [69, 69]
    assert [result.place for result in GAME.results(state)] == [1, 2]


# --- by option: base rules on the back of the board -----------------------------------------------

BACK_WITH_TOKENS = """\
name: small back
mode: variant
tokens: 1/1 = 4 5
tokens: 3/1 = 2
clouds: c2=1
board:
P.Ta
..b.
..bb
"""
BASE_RULES = {"mode": "variant", "variant-rules": "base", "board": BACK_WITH_TOKENS, "start": "1"}


@rule_id("Q-V-14")
def test_Q_V_14_base_rules_lay_out_tokens_and_no_mushrooms() -> None:
    state = GAME.new(2, BASE_RULES)
    assert state.rules == at.BASE
    assert state.mode == at.VARIANT
    assert state.supply == 0
    assert [int(state.main[state.front[area]]) for area in (1, 2)] == [1, 3]


@rule_id("Q-V-14")
def test_Q_V_14_base_rules_need_tokens() -> None:
    bare = "\n".join(line for line in BACK_WITH_TOKENS.splitlines() if "tokens" not in line) + "\n"
    assert GAME.new(2, BASE_RULES | {"board": bare, "variant-rules": "valley"}).supply == 8
    with pytest.raises(BadInput) as error:
        GAME.new(2, BASE_RULES | {"board": bare})
    assert error.value.message == "board-without-tokens"


BASE_ON_THE_BACK = """
    options mode=variant variant-rules=base
    seat 1
      clouds {held}
      hand owl-owl
    tokens 1/1 = 4
    tokens 3/1 = 2
    board
          a   b   c   d
      1   P   T   1t  #
      2   _1  .   #   #
      3   _   _   .   .
"""


@rule_id("Q-V-14")
def test_Q_V_14_under_base_rules_a_stump_is_plain_meadow() -> None:
    state = position(BASE_ON_THE_BACK.format(held=3))
    assert "place owl@a1 owl@b1" in legal(state)
    state = play(state, "place owl@a1 owl@b1")
    assert step(state) == "plant"
    assert refused(state, "mushroom b2") == "no-mushroom-owed"
    fixed = GAME.new(2, BASE_RULES)
    assert not np.any(fixed.ground == at.STUMP)


@rule_id("Q-V-14", "R-Z-08", "R-Z-19")
def test_Q_V_14_under_base_rules_closing_an_area_scores_it_and_takes_its_token() -> None:
    state = play(position(BASE_ON_THE_BACK.format(held=0)), "place owl@a1 owl@b1", "no-plant")
    assert points(state, "areas") == [1 + 1, 0]
    assert taken(state) == {1: 1}
    assert step(play(state, "back 4")) == "end"


@rule_id("Q-V-14", "Q-23")
def test_Q_V_14_under_base_rules_there_is_a_window_before_the_scoring() -> None:
    state = play(position(BASE_ON_THE_BACK.format(held=3)), "place owl@a1 owl@b1", "no-plant")
    assert step(state) == "score"
    state = play(state, "return c1", "score")
    assert points(state, "areas") == [0, 0]


@rule_id("Q-V-14", "VV-03")
def test_Q_V_14_under_base_rules_planting_takes_the_clouds() -> None:
    state = play(position(BASE_ON_THE_BACK.format(held=3)), "place owl@a1 owl@b1")
    state = play(state, "plant own turf a2")
    assert clouds(state)[0] == 4


@rule_id("Q-V-14", "R-E-06", "R-E-08")
def test_Q_V_14_under_base_rules_backs_count_and_tokens_break_ties() -> None:
    state = position("""
        options mode=variant variant-rules=base
        turn 52 seat 1 step end
        seat 1
          points plants=10
          clouds 0
          own 0/0/0/0
          neutral 0/0/0/0
        seat 2
          points plants=14
          clouds 0
          own 0/0/0/0
          neutral 0/0/0/0
        tokens 1/0 = 4 4
        areas 1:1/0@1=4 2:1/0
        board
          _  . . P
          .  . . .
          .  . _ .
    """)
    state = play(state, "end")
    assert points(state, "backs") == [4, 0]
    assert score(state) == [14, 14]
    assert [result.place for result in GAME.results(state)] == [1, 2]


@rule_id("Q-V-14")
def test_Q_V_14_a_whole_game_under_base_rules_ends_without_mushrooms() -> None:
    begin = fresh(2, BASE_RULES)
    words = {
        GAME.format(action).split()[0] for _, seat, action, _ in random_play(begin, 1) if seat >= 0
    }
    assert {"place", "discard", "end"} <= words
    assert not {"mushroom", "no-mushroom"} & words


@rule_id("Q-V-14")
def test_Q_V_14_the_option_changes_only_the_variant() -> None:
    for mode in ("base", "valley"):
        plain = GAME.new(2, {"mode": mode})
        assert GAME.same(plain, GAME.new(2, {"mode": mode, "variant-rules": "base"}))
