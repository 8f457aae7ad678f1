"""Step B and C1: planting beside the domino of this turn (R-B) and its points (R-P)."""

from __future__ import annotations

import pytest

from tests.renature.diagrams import (
    board,
    board_after,
    case,
    clouds,
    clouds_on_board,
    legal,
    neutral,
    own,
    play,
    points,
    position,
    random_game,
    refused,
    rule_id,
    score,
    settle,
    sign,
    step,
    taken,
)
from waldbach.games.renature import layout as at

# The owl double was laid on b2-c2 this turn. Around it: area spaces beside it, at its corners, and
# farther away. The brook goes on, so nothing is closed.
AROUND = """
    board
          a  b  c  d  e  f  g
       1  _  _  _  _  .  .  S
       2  _  OW OW _  _  .  .
       3  _  _  _  _  .  .  .
"""
PLANTING = """
    turn 5 seat 1 step plant
    domino b2 c2
    seat 1
      reserve 3
"""


def spaces(words: list[str]) -> set[str]:
    return {word.split()[-1] for word in words}


# --- what and where -------------------------------------------------------------------------------


@rule_id("R-B-01")
def test_R_B_01_at_most_one_plant_a_turn() -> None:
    after = settle(play(position(PLANTING, AROUND), "plant own turf b1"))
    assert legal(after, "plant") == []
    assert refused(after, "plant own turf c1") == "not-planting"


@rule_id("R-B-02")
def test_R_B_02_any_own_or_neutral_plant_of_the_own_board() -> None:
    state = position(PLANTING, "  own 1/0/2/0\n  neutral 0/1/0/1", AROUND)
    kinds = {word.rsplit(" ", 1)[0] for word in legal(state, "plant")}
    assert kinds == {
        "plant own turf",
        "plant own pine",
        "plant neutral bush",
        "plant neutral oak",
    }
    assert refused(state, "plant own oak b1") == "no-such-plant"
    assert refused(state, "plant neutral turf b1") == "no-such-plant"
    after = play(state, "plant neutral oak b1")
    assert (own(after, 1), neutral(after, 1)) == ("1/0/2/0", "0/1/0/0")
    after = play(state, "plant own pine b1")
    assert (own(after, 1), neutral(after, 1)) == ("1/0/1/0", "0/1/0/1")


@rule_id("R-B-03")
def test_R_B_03_beside_either_half_of_the_domino_of_this_turn() -> None:
    state = position(PLANTING, AROUND)
    assert spaces(legal(state, "plant")) == {"b1", "c1", "a2", "d2", "b3", "c3"}
    assert refused(state, "plant own turf a1") == "not-beside-domino"  # only a corner
    assert refused(state, "plant own turf e2") == "not-beside-domino"
    assert refused(state, "plant own turf e1") == "not-an-area"
    assert refused(state, "plant own turf b2") == "not-an-area"
    assert refused(state, "plant own turf h2") == "outside-grid"


@rule_id("R-B-03")
def test_R_B_03_beside_an_earlier_domino_is_not_enough() -> None:
    state = position(
        """
        seat 1
          hand owl-owl
        board
              a  b  c  d  e
           1  HA OW .  .  .
           2  _  _  _  _  .
        """
    )
    after = play(state, "place owl@c1 owl@d1")
    assert spaces(legal(after, "plant")) == {"c2", "d2"}
    assert refused(after, "plant own turf b2") == "not-beside-domino"


@rule_id("R-B-04")
def test_R_B_04_only_a_plant_occupies_a_space() -> None:
    state = position(
        PLANTING,
        """
        board
              a  b  c  d  e  f  g
           1  _  nt _2 _  .  .  S
           2  2o OW OW 1b _  .  .
           3  _  _  _  _  .  .  .
        """,
    )
    assert spaces(legal(state, "plant")) == {"c1", "b3", "c3"}
    for space in ("b1", "a2", "d2"):
        assert refused(state, f"plant own turf {space}") == "space-taken"
    assert taken(state) == {}  # the token lies in the area and blocks nothing


@rule_id("R-B-05", "Q-21")
def test_R_B_05_the_token_is_in_nobodys_way_and_stays_until_the_area_is_scored() -> None:
    state = position(
        """
        seat 1
          clouds 0
          hand owl-owl owl-hare
        board
              a  b  c  d
           1  S  .  .  .
           2  #  _  _  #
        """
    )
    first = play(state, "place owl@a1 owl@b1", "plant own turf b2")
    assert taken(first) == {}
    # the token fits on neither space any more, and yet the last one can be planted
    second = play(first, "end", "place owl@c1 hare@d1")
    assert spaces(legal(second, "plant")) == {"c2"}
    assert taken(play(second, "plant own turf c2")) == {1: 1}


@rule_id("R-B-09")
def test_R_B_09_no_area_space_beside_the_domino_no_planting() -> None:
    state = position(
        PLANTING,
        "  clouds 0",
        """
        board
              a  b  c  d  e
           1  _  .  .  _  S
           2  .  OW OW .  _
           3  _  .  .  _  .
        """,
    )
    assert legal(state) == ["no-plant"]


@rule_id("R-B-09")
def test_R_B_09_all_spaces_beside_the_domino_are_planted() -> None:
    state = position(
        PLANTING,
        "  clouds 0",
        """
        board
              a  b  c  d  e
           1  _  2t nb _  S
           2  1t OW OW .  .
           3  .  .  .  .  _
        """,
    )
    assert legal(state) == ["no-plant"]


@rule_id("R-B-10")
def test_R_B_10_no_plant_left_no_planting() -> None:
    state = position(PLANTING, "  clouds 0\n  own 0/0/0/0\n  neutral 0/0/0/0", AROUND)
    assert legal(state) == ["no-plant"]
    assert refused(state, "plant own turf b1") == "no-such-plant"


@rule_id("R-B-11")
def test_R_B_11_planting_is_never_compulsory() -> None:
    state = position(PLANTING, AROUND)
    assert legal(state, "plant")
    after = play(state, "no-plant")
    assert (score(after), own(after, 1)) == ([0, 0], "9/4/2/2")


@rule_id("R-B-13", "Q-13")
def test_R_B_13_nobody_plants_in_an_area_closed_in_an_earlier_turn() -> None:
    plantings = 0
    for seats in (2, 3, 4):
        shut_before_turn, turn = 0, 0
        for before, _, action, _ in random_game(seats, "garden"):
            if before.turn != turn:
                turn, shut_before_turn = int(before.turn), int(before.shut)
            if at.PLANT <= action < at.NO_PLANT:
                plantings += 1
                area = int(before.area[(action - at.PLANT) % at.SPACES])
                assert not shut_before_turn >> area & 1
    assert plantings > 30


@rule_id("R-B-14")
def test_R_B_14_a_plant_in_an_area_just_closed_counts_in_its_scoring() -> None:
    state = position(
        """
        seat 1
          clouds 0
          hand owl-owl
        board
              a  b  c
           1  S  .  #
           2  _  2t #
        """
    )
    after = settle(play(state, "place owl@a1 owl@b1", "plant own bush a2"))
    assert points(after, "plants") == [2, 0]
    assert points(after, "areas") == [2, 1]  # 2 against 1, token 2/1


# --- clouds on the space --------------------------------------------------------------------------

WITH_CLOUDS = """
    board
          a  b  c  d  e  f  g
       1  _  _2 _  _  .  .  S
       2  _  OW OW _  _  .  .
       3  _  _  _  _1 .  .  .
"""


@rule_id("R-B-06", "T-78")
def test_R_B_06_the_clouds_of_the_space_go_to_the_planter() -> None:
    state = position(PLANTING, "  clouds 3", WITH_CLOUDS)
    assert clouds(play(state, "plant own turf b1")) == [5, 6]
    elsewhere = play(state, "plant own turf c1")  # the same area, another space
    assert clouds(elsewhere) == [3, 6]
    assert clouds_on_board(elsewhere) == 3


@rule_id("R-B-07", "Q-30", "T-75")
def test_R_B_07_what_finds_no_room_leaves_the_game() -> None:
    state = position(PLANTING, "  clouds 5", WITH_CLOUDS)
    after = play(state, "plant own turf b1")
    assert clouds(after) == [6, 6]
    assert clouds_on_board(after) == 1  # one taken, one gone


@rule_id("R-B-07", "Q-30", "T-76")
def test_R_B_07_or_room_is_made_by_a_cloud_action_first() -> None:
    state = position(PLANTING, WITH_CLOUDS)
    after = play(state, "joker owl", "plant own turf b1")
    assert clouds(after) == [6, 6]
    assert after.joker == 2


@rule_id("R-B-08", "Q-31")
@pytest.mark.parametrize("held", range(7))
def test_R_B_08_all_clouds_leave_the_space_and_must_be_taken(held: int) -> None:
    state = position(PLANTING, f"  clouds {held}", WITH_CLOUDS)
    after = play(state, "plant own turf b1")
    assert clouds(after)[0] == min(6, held + 2)
    assert clouds_on_board(after) == 1
    assert sign(after, "b1") == "1t"
    # there is one word for planting on the space: nothing to leave behind, nothing to refuse
    assert [word for word in legal(state, "plant") if word.startswith("plant own turf b1")] == [
        "plant own turf b1"
    ]


@rule_id("Y-05", "T-77")
def test_Y_05_room_cannot_be_made_after_planting() -> None:
    after = settle(play(position(PLANTING, WITH_CLOUDS), "plant own turf b1"))
    assert clouds(after) == [6, 6]
    assert clouds_on_board(after) == 1  # both are out of the game
    later = play(after, "joker owl")
    assert clouds(later) == [4, 6]


@rule_id("Q-32")
def test_Q_32_no_extra_turn_to_make_room() -> None:
    assert refused(position(PLANTING, WITH_CLOUDS), "again") == "not-at-the-end"


@rule_id("Q-33")
def test_Q_33_clouds_can_be_used_in_the_turn_they_were_gained() -> None:
    state = position(PLANTING, "  clouds 1", WITH_CLOUDS)
    assert refused(state, "joker owl") == "too-few-clouds"
    after = settle(play(state, "plant own turf b1"))
    assert clouds(play(after, "joker owl")) == [1, 6]


@rule_id("Q-35")
def test_Q_35_a_former_cloud_space_gives_no_clouds_again() -> None:
    state = position(
        """
        seat 1
          clouds 2
          hand owl-owl owl-hare
        board
              a  b  c
           1  S  .  .
           2  #  _2 .
           3  #  #  .
        """
    )
    planted = play(state, "place owl@a1 owl@b1", "plant own turf b2")
    assert clouds(planted) == [4, 6]
    returned = play(planted, "return b2", "end")
    assert clouds(returned) == [3, 6]
    again = play(returned, "place owl@c1 hare@c2", "plant own turf b2")
    assert (sign(again, "b2"), clouds(again)) == ("1t", [3, 6])


@rule_id("Q-24")
def test_Q_24_planting_taking_clouds_and_its_points_are_one_step() -> None:
    state = position(PLANTING, "  clouds 1", WITH_CLOUDS)
    after = play(state, "plant own turf b1")
    assert (sign(after, "b1"), clouds(after), points(after, "plants")) == ("1t", [3, 6], [1, 0])
    assert step(after) == "refill"  # nothing could be done in between


# --- returning and planting again -----------------------------------------------------------------


@rule_id("Q-41", "T-73")
def test_Q_41_the_plant_of_this_turn_may_be_returned_and_keeps_its_points() -> None:
    state = position(
        PLANTING,
        """
        board
              a  b  c  d  e  f  g
           1  _  _  2t _  .  .  S
           2  _  OW OW nt _  .  .
           3  _  _  _  _  .  .  .
        """,
    )
    after = settle(play(state, "plant own turf b1"))
    assert points(after, "plants") == [3, 0]
    back = play(after, "return b1")
    assert (points(back, "plants"), clouds(back), own(back, 1)) == ([3, 0], [5, 6], "9/4/2/2")
    assert sign(back, "b1") == "_"


@rule_id("Q-42", "Q-43", "R-W-15", "T-74")
def test_Q_42_a_space_freed_this_turn_can_be_planted_without_the_plant_returned() -> None:
    state = position(
        """
        seat 1
          hand owl-owl
        board
              a  b  c  d
           1  S  .  .  .
           2  1t 2t _  .
        """
    )
    laid_beside = play(state, "place owl@a1 owl@b1")
    assert refused(laid_beside, "plant own oak a2") == "space-taken"
    after = play(laid_beside, "return a2", "plant own oak a2")
    assert points(after, "plants") == [2, 0]  # itself and the foreign turf, not the returned one
    assert (clouds(after), own(after, 1)) == ([5, 6], "9/4/2/1")


@rule_id("R-W-15")
def test_R_W_15_a_returned_plant_can_be_planted_again_in_the_same_turn() -> None:
    state = position(
        """
        seat 1
          own 8/4/2/0
          hand owl-owl
        board
              a  b  c  d
           1  S  .  .  .
           2  _  _  _  .
           3  #  #  1o .
        """
    )
    beside = play(state, "place owl@a1 owl@b1")
    assert refused(beside, "plant own oak a2") == "no-such-plant"
    assert board_after(beside, "return c3", "plant own oak a2") == board(
        """
              a  b  c  d
           1  OW OW .  .
           2  1o _  _  .
           3  #  #  _  .
        """
    )


# --- points for the plant -------------------------------------------------------------------------


def area_of(*signs: str, seat: int = 1) -> str:
    """The domino of this turn beside the free space a2 of an area with these plants."""
    row = "  ".join(["_", *signs])
    return f"""
        turn 5 seat {seat} step plant
        domino a1 b1
        seats 3
        board
          OW OW .  .  .  .  .
          {row}  .  .
    """


@rule_id("R-P-01")
@pytest.mark.parametrize(
    ("plant", "standing", "gained"),
    [
        case("T-35", "own bush", [], 1),
        case("T-36", "own turf", ["2b"], 1),
        case("T-37", "own bush", ["2b", "1t"], 3),
        case("T-38", "neutral pine", ["2b", "1t", "1b"], 4),
        case("T-39", "own oak", [], 1),
        case("T-40", "own oak", ["2o", "2p", "1t"], 4),
        case("T-41", "own turf", ["1t", "2b", "no"], 2),
        case("T-42", "own pine", ["1t", "2t", "nb", "2p", "3o"], 5),
    ],
)
def test_R_P_01_a_point_for_each_plant_that_is_not_higher(
    plant: str, standing: list[str], gained: int
) -> None:
    after = play(position(area_of(*standing)), f"plant {plant} a2")
    assert points(after, "plants") == [gained, 0, 0]
    assert points(after, "areas") == [0, 0, 0]


@rule_id("R-P-02")
@pytest.mark.parametrize("colour", ["1", "2", "3", "n"])
def test_R_P_02_the_colour_of_the_other_plants_is_irrelevant(colour: str) -> None:
    after = play(position(area_of(f"{colour}t", f"{colour}b")), "plant own bush a2")
    assert points(after, "plants") == [3, 0, 0]


@rule_id("R-P-03")
def test_R_P_03_a_neutral_plant_scores_for_its_planter() -> None:
    after = play(position(area_of("1t", seat=2)), "plant neutral bush a2")
    assert points(after, "plants") == [0, 2, 0]
    assert sign(after, "a2") == "nb"


@rule_id("R-P-04", "T-43")
def test_R_P_04_only_plants_of_the_same_area_count() -> None:
    state = position(
        """
        turn 5 seat 1 step plant
        domino b1 b2
        board
              a  b  c  d
           1  _  OW 2t .
           2  _  OW 2t .
           3  .  .  1t .
        """
    )
    assert points(play(state, "plant own oak a1"), "plants") == [1, 0]


@rule_id("R-P-05")
def test_R_P_05_higher_plants_neither_count_nor_reduce() -> None:
    for plant, gained in (("turf", 1), ("bush", 1), ("pine", 1), ("oak", 3)):
        after = play(position(area_of("2o", "no")), f"plant own {plant} a2")
        assert points(after, "plants") == [gained, 0, 0]


@rule_id("R-P-06")
@pytest.mark.parametrize("owner", ["own", "neutral"])
def test_R_P_06_turf_1_bush_2_pine_3_oak_4_whatever_the_colour(owner: str) -> None:
    for plant, gained in (("turf", 2), ("bush", 3), ("pine", 4), ("oak", 5)):
        after = play(position(area_of("2t", "2b", "np", "no")), f"plant {owner} {plant} a2")
        assert points(after, "plants") == [gained, 0, 0]


@rule_id("R-P-07")
def test_R_P_07_points_are_added_at_once() -> None:
    state = position("seat 1\n  points start=4\nseat 2\n  points start=3", area_of("2t"))
    after = play(state, "plant own turf a2")
    assert score(after) == [6, 3, 0]
    assert step(after) == "end"  # the turn is not over yet
