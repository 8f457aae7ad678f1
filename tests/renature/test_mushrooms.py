"""Valley: stumps, mushrooms, and planting on joined areas (V-M, V-B, V-P, V-W)."""

from __future__ import annotations

import numpy as np
import pytest

from tests.renature.diagrams import (
    GAME,
    acting,
    area_at,
    clouds,
    clouds_on_board,
    fresh,
    legal,
    own,
    play,
    points,
    position,
    random_play,
    refused,
    rule_id,
    score,
    sign,
    standings,
    step,
)
from waldbach.game import State
from waldbach.games.renature import layout as at
from waldbach.games.renature.areas import area_size
from waldbach.jit import COMPILED

# The valley of the vectors T-94 to T-103: seat 1 (orange) is about to cover the stump g2.
MV1 = """
    options mode=valley
    seat 1
      hand owl-salamander
    board
          a   b   c   d   e   f   g
      1   P   2t  1b  .   _   _   .
      2   .   .   .   .   SA  .   T
"""
OVER_THE_STUMP = "place salamander@f2 owl@g2"


def size_at(state: State, space: str) -> int:
    """How many spaces the area around a space has now."""
    return int(area_size(state, area_at(state, space)))


def stump_covered() -> State:
    return play(position(MV1), OVER_THE_STUMP)


# --- taking and placing a mushroom ----------------------------------------------------------------


@rule_id("V-M-01", "V-M-02")
def test_V_M_01_covering_a_stump_gives_the_right_to_a_mushroom() -> None:
    state = stump_covered()
    assert step(state) == "mushroom"
    assert acting(state) == 1
    assert "no-mushroom" in legal(state)
    assert legal(state, "mushroom") == [
        f"mushroom {space}" for space in ("a1", "d1", "g1", "b2", "c2")
    ]


@rule_id("V-M-01")
def test_V_M_01_without_a_stump_there_is_no_mushroom() -> None:
    state = play(position(MV1), "place owl@a1 salamander@a2")
    assert step(state) == "plant"
    assert refused(state, "mushroom d1") == "no-mushroom-owed"
    assert refused(state, "no-mushroom") == "no-mushroom-owed"


@rule_id("V-M-02", "Q-V-01", "T-101")
def test_V_M_02_a_declined_mushroom_stays_in_the_supply_and_cannot_be_claimed_later() -> None:
    state = play(stump_covered(), "no-mushroom")
    assert state.supply == 8
    assert step(state) == "plant"
    assert refused(state, "mushroom d1") == "no-mushroom-owed"
    assert refused(play(state, "no-plant"), "mushroom d1") == "no-mushroom-owed"


@rule_id("V-M-02", "V-M-05")
def test_V_M_02_a_mushroom_taken_lies_on_the_board_at_once() -> None:
    state = play(stump_covered(), "mushroom b2")
    assert state.supply == 7
    assert sign(state, "b2") == "m"
    assert step(state) == "plant"


@rule_id("V-M-06", "T-94")
def test_V_M_06_a_mushroom_between_two_areas_joins_them() -> None:
    state = play(stump_covered(), "mushroom d1")
    assert area_at(state, "b1") == area_at(state, "d1") == area_at(state, "f1")
    assert size_at(state, "d1") == 5


@rule_id("V-M-03", "T-95")
def test_V_M_03_a_mushroom_beside_no_area_space_is_refused() -> None:
    assert refused(stump_covered(), "mushroom d2") == "mushroom-alone", "only corner to corner"


@rule_id("V-M-03", "T-96")
def test_V_M_03_a_mushroom_beside_one_area_makes_it_larger() -> None:
    state = play(stump_covered(), "mushroom b2")
    assert size_at(state, "b1") == 3
    assert size_at(state, "e1") == 2


@rule_id("V-M-04", "Q-V-02", "T-97")
def test_V_M_04_a_mushroom_needs_a_free_meadow_space() -> None:
    state = position("""
        options mode=valley
        seat 1
          hand owl-salamander
        board
              a   b   c   d   e   f   g
          1   P   _   _   OW  m   _   .
          2   .   .   .   .   SA  .   T
    """)
    state = play(state, OVER_THE_STUMP)
    assert refused(state, "mushroom d1") == "mushroom-on-domino"
    assert refused(state, "mushroom f2") == "mushroom-on-domino", "the domino of this turn"
    assert refused(state, "mushroom b1") == "mushroom-on-area"
    assert refused(state, "mushroom e1") == "mushroom-on-area", "there is a mushroom already"
    assert refused(state, "mushroom h1") == "outside-grid"


@rule_id("Q-V-08", "V-M-03")
def test_Q_V_08_a_mushroom_may_lie_far_from_the_domino() -> None:
    assert "mushroom a1" in legal(stump_covered())


@rule_id("Q-V-03")
def test_Q_V_03_a_mushroom_on_a_stump_uses_that_stump_up() -> None:
    state = position("""
        options mode=valley
        seat 1
          hand owl-salamander owl-owl
        seat 2
          hand owl-hare
        board
              a   b   c   d   e
          1   P   T   .   .   .
          2   _   T   _   .   .
    """)
    state = play(state, "place owl@a1 salamander@b1", "mushroom b2")
    assert sign(state, "b2") == "m"
    assert size_at(state, "b2") == 3
    assert state.supply == 7
    state = play(state, "no-plant", "end")
    assert refused(state, "place owl@b2 hare@b3", seat=2) == "on-area"


@rule_id("Q-V-04")
def test_Q_V_04_a_mushroom_on_a_pond_takes_that_starting_space_away() -> None:
    state = position("""
        options mode=valley
        seat 1
          hand owl-salamander
        seat 2
          hand hare-hare
        board
              a   b   c   d   e   f
          1   P   T   .   .   _   P
          2   .   .   .   .   .   .
    """)
    before = play(state, "place owl@a1 salamander@b1", "no-mushroom", "no-plant", "end")
    assert legal(before, "place") == ["place hare@f1 hare@f2"]
    after = play(state, "place owl@a1 salamander@b1", "mushroom f1", "no-plant", "end")
    assert legal(after, "place") == []
    assert refused(after, "place hare@e2 hare@f2") == "no-contact"


@rule_id("Q-V-17", "R-A-17")
def test_Q_V_17_a_mushroom_may_leave_no_place_for_any_domino() -> None:
    state = position("""
        options mode=valley
        seat 1
          hand owl-owl
        seat 2
          hand owl-salamander
        board
              a   b   c   d
          1   P   T   .   .
          2   _   _   _   #
    """)
    state = play(state, "place owl@a1 owl@b1", "mushroom c1", "no-plant", "end")
    assert legal(state, "place", "discard") == ["discard salamander-owl"]
    assert step(play(state, "discard owl-salamander")) == "end"


@rule_id("Q-V-06")
def test_Q_V_06_no_mushroom_is_taken_when_it_could_lie_nowhere() -> None:
    state = position("""
        options mode=valley
        seat 1
          hand owl-salamander
        board
              a   b   c   d
          1   P   T   _   #
          2   .   .   #   #
    """)
    state = play(state, "place owl@a1 salamander@b1")
    assert step(state) == "plant"
    assert state.supply == 8
    assert refused(state, "mushroom a2") == "no-mushroom-owed"
    assert GAME.same(state, GAME.parse_position(GAME.format_position(state)))


@rule_id("10.10")
def test_10_10_an_empty_supply_gives_nothing() -> None:
    state = play(position(MV1.replace("seat 1", "supply 0\n    seat 1")), OVER_THE_STUMP)
    assert step(state) == "plant"
    assert refused(state, "mushroom d1") == "no-mushroom-owed"


# --- a mushroom and a cloud -----------------------------------------------------------------------

CLOUD_ON_THE_MEADOW = """
    options mode=valley mushroom-on-cloud={rule}
    seat 1
      clouds {held}
      hand owl-salamander
    board
          a   b   c   d   e   f   g
      1   P   _   _   .1  _   _   .
      2   .   .   .   .   SA  .   T
"""


@rule_id("Q-V-05", "Q-V-02")
def test_Q_V_05_a_mushroom_may_not_lie_on_a_cloud() -> None:
    state = position(CLOUD_ON_THE_MEADOW.format(rule="forbid", held=0))
    state = play(state, OVER_THE_STUMP)
    assert refused(state, "mushroom d1") == "mushroom-on-cloud"
    assert "mushroom d1" not in legal(state)


@rule_id("Q-V-05", "10.7")
@pytest.mark.parametrize(("held", "after"), [(0, 1), (5, 6), (6, 6)])
def test_Q_V_05_with_the_option_a_mushroom_takes_the_cloud_and_surplus_leaves_the_game(
    held: int, after: int
) -> None:
    state = position(CLOUD_ON_THE_MEADOW.format(rule="take", held=held))
    state = play(state, OVER_THE_STUMP, "mushroom d1")
    assert clouds(state)[0] == after
    assert clouds_on_board(state) == 0
    assert size_at(state, "d1") == 5


@rule_id("Q-V-05")
def test_Q_V_05_the_option_of_the_table_sets_the_rule() -> None:
    assert not GAME.new(2, {"mode": "valley"}).cloud_mushrooms
    assert GAME.new(2, {"mode": "valley", "mushroom-on-cloud": "take"}).cloud_mushrooms


# --- several areas, several mushrooms -------------------------------------------------------------

CROSSING = """
    options mode=valley
    seat 1
      hand owl-salamander
    board
          a   b   c   d   e   f
      1   .   .   _   .   .   P
      2   _   _   .   _   .   T
      3   .   .   1o  2t  .   .
      4   .   .   .   .   .   .
      5   _   .   _   .   .   .
"""


@rule_id("V-M-06", "Q-V-09", "10.9")
def test_V_M_06_a_mushroom_can_join_three_areas_and_the_first_number_stays() -> None:
    state = position(CROSSING)
    assert [area_at(state, space) for space in ("c1", "a2", "d2", "c3", "a5", "c5")] == [
        1, 2, 3, 3, 4, 5,
    ]  # fmt: skip
    state = play(state, "place owl@f1 salamander@f2", "mushroom c2")
    joined = ("c1", "a2", "b2", "c2", "d2", "c3", "d3")
    assert {area_at(state, space) for space in joined} == {1}
    assert size_at(state, "c2") == 1 + 2 + 3 + 1
    assert (area_at(state, "a5"), area_at(state, "c5")) == (4, 5), "the others keep their numbers"
    assert standings(state, 1) == {"1": 4, "2": 1}


@rule_id("V-M-06", "Q-V-09", "10.9")
def test_V_M_06_a_mushroom_can_join_four_areas() -> None:
    state = position("""
        options mode=valley
        seat 1
          hand owl-salamander
        board
              a   b   c   d   e
          1   .   .   _   .   P
          2   .   _   .   _   T
          3   .   .   _   .   .
    """)
    assert [area_at(state, space) for space in ("c1", "b2", "d2", "c3")] == [1, 2, 3, 4]
    state = play(state, "place owl@e1 salamander@e2", "mushroom c2")
    assert {area_at(state, space) for space in ("c1", "b2", "c2", "d2", "c3")} == {1}
    assert size_at(state, "c2") == 5


@rule_id("10.9")
def test_10_9_a_mushroom_in_front_of_an_area_takes_over_its_number() -> None:
    state = position("""
        options mode=valley
        seat 1
          hand owl-salamander
        board
              a   b   c   d   e
          1   .   .   .   .   P
          2   .   _   .   .   T
          3   _   .   _   .   .
    """)
    assert [area_at(state, space) for space in ("b2", "a3", "c3")] == [1, 2, 3]
    state = play(state, "place owl@e1 salamander@e2", "mushroom a2")
    assert area_at(state, "a2") == area_at(state, "a3") == area_at(state, "b2") == 1
    assert area_at(state, "c3") == 3


@rule_id("10.9")
def test_10_9_a_written_position_keeps_the_numbers_of_joined_areas() -> None:
    state = play(position(CROSSING), "place owl@f1 salamander@f2", "mushroom c2")
    assert GAME.same(state, GAME.parse_position(GAME.format_position(state)))


TWO_STUMPS = """
    options mode=valley
    supply {supply}
    seat 1
      hand owl-owl
    board
          a   b   c   d   e   f
      1   T   T   .   .   .   _
      2   OW  .   .   .   .   .
"""
BOTH = "place owl@a1 owl@b1"


@rule_id("V-M-08", "Q-V-07", "Q-V-10")
def test_V_M_08_two_stumps_give_two_mushrooms_and_the_second_may_touch_the_first_alone() -> None:
    state = play(position(TWO_STUMPS.format(supply=8)), BOTH)
    assert refused(state, "mushroom d1") == "mushroom-alone"
    state = play(state, "mushroom e1")
    assert step(state) == "mushroom"
    assert "mushroom d1" in legal(state), "beside the first mushroom, and beside nothing else"
    state = play(state, "mushroom d1")
    assert step(state) == "plant"
    assert size_at(state, "d1") == 3
    assert state.supply == 6


@rule_id("V-M-08", "Q-V-07")
@pytest.mark.parametrize(
    ("choices", "supply"),
    [
        (("no-mushroom", "mushroom e1"), 7),
        (("mushroom e1", "no-mushroom"), 7),
        (("no-mushroom", "no-mushroom"), 8),
    ],
)
def test_V_M_08_each_of_two_mushrooms_may_be_declined(
    choices: tuple[str, str], supply: int
) -> None:
    state = play(position(TWO_STUMPS.format(supply=8)), BOTH, choices[0])
    assert step(state) == "mushroom"
    state = play(state, choices[1])
    assert step(state) == "plant"
    assert state.supply == supply


@rule_id("V-M-08", "10.10")
def test_V_M_08_the_last_mushroom_of_the_supply_ends_the_rights() -> None:
    state = play(position(TWO_STUMPS.format(supply=1)), BOTH, "mushroom e1")
    assert step(state) == "plant"
    assert state.supply == 0
    assert state.owed == 0


@rule_id("V-M-08", "Q-V-06")
def test_V_M_08_the_second_right_is_void_when_the_first_mushroom_took_the_last_space() -> None:
    state = position("""
        options mode=valley
        seat 1
          hand owl-owl
        board
              a   b   c   d
          1   T   T   .   _
          2   OW  #   #   #
    """)
    state = play(state, BOTH, "mushroom c1")
    assert step(state) == "plant"
    assert state.supply == 7


@rule_id("V-M-09")
def test_V_M_09_placing_a_mushroom_scores_nothing() -> None:
    state = stump_covered()
    assert score(play(state, "mushroom d1")) == score(state)


@rule_id("V-M-10", "V-M-06")
@pytest.mark.parametrize("seed", range(6 if COMPILED else 1))
def test_V_M_10_mushrooms_never_move_and_areas_only_grow_together(seed: int) -> None:
    begin = fresh(3, {"mode": "valley"}, seed)
    printed = np.count_nonzero(begin.ground == at.SOIL)
    laid: set[int] = set()
    areas = len(set(begin.area.tolist()))
    for _, _, _, state in random_play(begin, seed):
        now = set(np.flatnonzero(state.ground == at.MUSHROOM_SPACE).tolist())
        assert laid <= now
        assert len(now) == at.MUSHROOMS - state.supply
        assert np.count_nonzero(state.area) == printed + len(now)
        assert len(set(state.area.tolist())) <= areas
        laid, areas = now, len(set(state.area.tolist()))
    assert laid, "a game in which no mushroom was laid proves nothing"


# --- the mushroom comes between A and B -----------------------------------------------------------


@rule_id("V-M-07")
def test_V_M_07_the_mushroom_is_settled_before_planting() -> None:
    state = stump_covered()
    assert refused(state, "plant own oak f1") == "mushroom-first"
    assert refused(state, "no-plant") == "mushroom-first"
    assert refused(state, "end") == "mushroom-first"
    assert refused(state, "again") == "not-at-the-end"
    assert refused(state, "discard owl-salamander") == "mushroom-first"


@rule_id("10.7")
def test_10_7_no_cloud_actions_inside_the_mushroom_step() -> None:
    state = stump_covered()
    assert clouds(state)[0] == 6
    assert legal(state, "joker", "return") == []
    assert refused(state, "joker hare") == "mushroom-first"
    assert refused(state, "return c1") == "mushroom-first"


@rule_id("10.7", "V-W-01")
def test_10_7_cloud_actions_are_possible_before_the_domino_and_after_the_mushroom() -> None:
    assert "joker hare" in legal(position(MV1))
    assert "return c1" in legal(position(MV1))
    after = play(stump_covered(), "mushroom d1")
    assert "joker hare" in legal(after)
    assert "return c1" in legal(after)


# --- planting -------------------------------------------------------------------------------------


@rule_id("V-B-01", "V-M-05")
def test_V_B_01_a_mushroom_beside_the_domino_can_be_planted() -> None:
    state = play(stump_covered(), "mushroom g1", "plant own oak g1")
    assert sign(state, "g1") == "m1o"
    assert points(state, "plants")[0] == 1
    assert standings(state, area_at(state, "e1")) == {"1": 4}


@rule_id("V-B-01", "R-B-04")
def test_V_B_01_a_mushroom_with_a_plant_is_taken() -> None:
    state = position("""
        options mode=valley
        seat 1
          hand owl-salamander
        board
              a   b   c
          1   P   .   m2t
          2   .   .   _
    """)
    state = play(state, "place owl@a1 salamander@b1")
    assert refused(state, "plant own oak c1") == "space-taken"


@rule_id("V-B-02", "T-99")
def test_V_B_02_a_mushroom_away_from_the_domino_cannot_be_planted() -> None:
    state = play(stump_covered(), "mushroom d1")
    assert refused(state, "plant own oak d1") == "not-beside-domino"


@rule_id("V-P-01", "T-98")
def test_V_P_01_plant_points_count_the_whole_joined_area() -> None:
    joined = play(stump_covered(), "mushroom d1", "plant own oak f1")
    assert points(joined, "plants")[0] == 1 + 2
    apart = play(stump_covered(), "no-mushroom", "plant own oak f1")
    assert points(apart, "plants")[0] == 1


@rule_id("V-P-01", "X-5", "T-102")
def test_V_P_01_orange_joins_sixteen_spaces_and_plants_an_oak_for_eleven_points() -> None:
    state = position("""
        options mode=valley
        seats 3
        seat 1
          hand woodpecker-woodpecker
        board
              a   b   c   d   e   f   g   h
          1   1t  2b  _   m   3t  2t  1p  .
          2   .   .   .   .   .   .   .   .
          3   nt  3o  _   m1t 2b  _   1b  _
          4   .   .   .   .   .   WO  T   .
    """)
    assert (size_at(state, "a1"), size_at(state, "a3")) == (7, 8), "each joined from two already"
    state = play(state, "place woodpecker@g4 woodpecker@h4", "mushroom a2")
    assert size_at(state, "a2") == 16
    state = play(state, "plant own oak h3")
    assert points(state, "plants")[0] == 1 + 10


@rule_id("V-P-02", "T-103", "10.5")
def test_V_P_02_surrounding_an_area_has_no_effect() -> None:
    state = position("""
        options mode=valley
        seat 1
          hand owl-owl
        seat 2
          hand hare-hare
        board
              a   b   c   d
          1   P   .   1o  #
          2   OW  OW  2t  #
    """)
    before = score(state)
    state = play(state, "place owl@a1 owl@b1")
    assert step(state) == "plant"
    state = play(state, "no-plant")
    assert step(state) == "end", "there is nothing to score"
    assert score(state) == before


@rule_id("10.3", "V-P-02", "V-P-01")
def test_10_3_a_surrounded_area_joined_to_an_open_one_can_be_planted_again() -> None:
    state = position("""
        options mode=valley
        seat 1
          hand owl-owl salamander-salamander
        seat 2
          hand hare-hare
        board
              a   b   c   d   e   f   g   h
          1   2b  .   _   .   .   .   P   T
          2   HA  HA  SA  SA  .   .   .   .
    """)
    assert size_at(state, "a1") == 1
    state = play(state, "place owl@g1 owl@h1")
    assert "mushroom b1" in legal(state), "an isolated space"
    state = play(state, "mushroom b1", "no-plant", "end")
    state = play(state, "discard hare-hare", "end")
    state = play(state, "place salamander@d1 salamander@e1", "plant own oak c1")
    assert area_at(state, "c1") == area_at(state, "a1")
    assert points(state, "plants")[0] == 1 + 1, "the bush in the part that was surrounded counts"


# --- steps D and cloud actions --------------------------------------------------------------------


@rule_id("V-P-03")
def test_V_P_03_the_hand_is_refilled_as_in_the_base_game() -> None:
    state = position(MV1.replace("hand owl-salamander", "hand owl-salamander\n      reserve 2"))
    state = play(state, OVER_THE_STUMP, "mushroom d1", "plant own oak f1")
    assert step(state) == "refill"
    state = play(state, "draw hare-hare")
    assert step(state) == "end"
    assert state.hand[0] == 1
    assert state.reserve[0] == 1


@rule_id("V-W-01")
def test_V_W_01_plants_return_from_mushrooms_and_from_surrounded_areas() -> None:
    state = position("""
        options mode=valley
        seat 1
          clouds 6
          hand owl-owl
        board
              a   b   c   d
          1   HA  1b  OW  m1o
          2   HA  HA  OW  _
    """)
    state = play(state, "return b1", "return d1")
    assert clouds(state)[0] == 6 - 2 - 4
    assert own(state, 1) == "9/4/2/2"
    assert (sign(state, "b1"), sign(state, "d1")) == ("_", "m")


@rule_id("V-W-01")
def test_V_W_01_joker_and_extra_turn_as_in_the_base_game() -> None:
    state = position(MV1.replace("hand owl-salamander", "hand owl-salamander hare-hare"))
    state = play(state, OVER_THE_STUMP, "no-mushroom", "no-plant", "again")
    assert acting(state) == 1
    assert clouds(state)[0] == 3
    state = play(state, "joker hare", "discard hare-hare")
    assert clouds(state)[0] == 1


@rule_id("Q-V-16")
def test_Q_V_16_beside_a_mushroom_an_animal_becomes_irrelevant() -> None:
    state = position("""
        options mode=valley
        seat 1
          hand owl-salamander
        board
              a   b   c   d   e   f
          1   HA  .   .   _   P   T
          2   HA  _   .   .   .   .
    """)

    def irrelevant(state: State) -> bool:
        return bool(GAME.describe(state)["spaces"]["a1"]["irrelevant"])

    state = play(state, "place owl@e1 salamander@f1")
    assert not irrelevant(state)
    assert irrelevant(play(state, "mushroom b1")), "the mushroom lies beside it"
    assert not irrelevant(play(state, "mushroom c2"))
    assert irrelevant(play(state, "mushroom c1")), "b1 has no free space beside it any more"
