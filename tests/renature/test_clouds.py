"""Cloud actions (R-W): joker, extra turn, returning plants; when they are possible (Q-22..Q-41)."""

from __future__ import annotations

import pytest

from tests.renature.diagrams import (
    MB1,
    acting,
    board,
    board_after,
    clouds,
    clouds_on_board,
    hand,
    legal,
    neutral,
    own,
    plants_on_board,
    play,
    points,
    position,
    random_game,
    refusal,
    refused,
    rule_id,
    score,
    settle,
    sign,
    step,
    taken,
)
from waldbach.games.renature import layout as at
from waldbach.games.renature.notation import ANIMAL_NAMES

# Plants of both seats and neutral ones; the brook goes on to the right.
PLANTS = """
    board
          a  b  c  d  e  f
       1  S  .  .  .  .  .
       2  1t 1b 1p 1o _  .
       3  2t nt nb np no .
"""


def with_clouds(count: int, more: str = "", seats: int = 2) -> str:
    return f"seats {seats}\nseat 1\n  clouds {count}\n  hand owl-owl owl-hare hare-hare\n{more}"


# --- in general -----------------------------------------------------------------------------------


@rule_id("R-W-01", "R-T-08")
def test_R_W_01_only_in_the_own_turn() -> None:
    state = position(with_clouds(6), PLANTS)
    assert legal(state, seat=2) == []
    for word in ("joker owl", "return a3", "again"):
        assert refused(state, word, seat=2) == "not-your-turn"


@rule_id("R-W-01", "R-W-14", "R-T-09")
def test_R_W_01_any_number_and_mix_each_paid_by_itself() -> None:
    state = position(with_clouds(6, "  neutral 2/2/2/2"), PLANTS)
    after = play(state, "return a2", "joker owl", "return b3", "joker hare")
    assert clouds(after) == [0, 6]
    assert (own(after, 1), neutral(after, 1)) == ("9/3/1/1", "3/2/2/2")
    assert step(after) == "place"  # in addition to the steps of the turn


@rule_id("R-W-02", "Q-34")
def test_R_W_02_paid_clouds_leave_the_game() -> None:
    state = position(with_clouds(6), PLANTS)
    after = play(state, "joker owl", "return b2")
    assert (sum(clouds(after)), clouds_on_board(after)) == (8, 0)  # 12 less 2 less 2


@rule_id("R-W-02", "Q-34", "R-S-12", "R-W-03")
@pytest.mark.parametrize("mode", ["base", "garden", "valley", "variant"])
def test_R_W_03_nobody_holds_more_than_six_and_no_cloud_ever_comes_back(mode: str) -> None:
    for before, _, _, after in random_game(4, mode):
        assert 0 <= after.clouds.min() <= after.clouds.max() <= 6
        total_before = int(before.clouds.sum()) + clouds_on_board(before)
        assert int(after.clouds.sum()) + clouds_on_board(after) <= total_before


# --- the joker ------------------------------------------------------------------------------------


@rule_id("R-W-04", "T-66", "T-67")
def test_R_W_04_two_clouds_move_the_joker_to_any_other_animal() -> None:
    state = position(with_clouds(6), MB1)
    assert legal(state, "joker") == [f"joker {name}" for name in ANIMAL_NAMES[1:]]
    after = play(state, "joker owl")
    assert (clouds(after), ANIMAL_NAMES[after.joker]) == ([4, 6], "owl")
    poor = position(with_clouds(1), MB1)
    assert legal(poor, "joker") == []
    assert refused(poor, "joker owl") == "too-few-clouds"


@rule_id("R-W-05")
def test_R_W_05_the_new_joker_holds_for_everybody() -> None:
    state = position(
        """
        turn 9 seat 1 step end
        seat 2
          hand hare-frog
        board
              a  b  c  d
           1  OW SA .  .
        """
    )
    unchanged = play(state, "end")
    assert legal(unchanged, "place") == []
    changed = play(state, "joker salamander", "end")
    assert acting(changed) == 2
    assert legal(changed, "place") == ["place hare@c1 frog@d1", "place frog@c1 hare@d1"]


@rule_id("Q-10")
def test_Q_10_not_to_the_space_where_it_is() -> None:
    assert refused(position(with_clouds(6), MB1), "joker butterfly") == "same-joker"


@rule_id("Q-29")
def test_Q_29_a_joker_change_at_the_end_needs_no_purpose() -> None:
    state = position("turn 9 seat 1 step end\nseat 2\n  hand owl-owl", MB1)
    assert len(legal(state, "joker")) == 9
    assert acting(play(state, "joker trout", "end")) == 2


# --- when -----------------------------------------------------------------------------------------


@rule_id("Q-22", "R-W-04", "R-W-08")
def test_Q_22_joker_and_return_before_a_before_b_before_c2_and_after_d() -> None:
    state = position(
        """
        seat 1
          hand owl-owl owl-hare
          reserve 1
        board
              a  b  c  d
           1  S  .  .  .
           2  1t _  #  1t
        """
    )
    windows = []
    for word in ("place owl@a1 owl@b1", "no-plant", "score", "back 1", "draw hare-hare", ""):
        if acting(state) == 1:
            assert legal(state, "joker")
            assert "return a2" in legal(state)
            assert ("again" in legal(state)) == (step(state) == "end")
            if step(state) != "end":
                assert refused(state, "again") == "not-at-the-end"
            windows.append(step(state))
        state = play(state, word) if word else state
    assert windows == ["place", "plant", "score", "end"]


@rule_id("Q-22", "T-80")
def test_Q_22_the_extra_turn_is_bought_at_the_end_only() -> None:
    assert refused(position(with_clouds(6), MB1), "again") == "not-at-the-end"


@rule_id("R-W-17", "Q-09", "T-82")
def test_R_W_17_cloud_actions_also_in_a_discard_turn() -> None:
    state = position(with_clouds(6), PLANTS)
    after = play(state, "return a2", "discard owl-owl")
    assert step(after) == "end"
    assert {"joker owl", "return b2", "again"} <= set(legal(after))
    after = play(after, "joker owl", "again")
    assert (acting(after), step(after), clouds(after)) == (1, "place", [0, 6])


@rule_id("Q-09")
def test_Q_09_a_discard_turn_has_no_planting_and_no_area_check() -> None:
    after = play(position(with_clouds(6), PLANTS), "discard owl-owl")
    assert refused(after, "plant own turf e2") == "not-planting"
    assert refused(after, "no-plant") == "not-planting"
    assert refused(after, "score") == "nothing-to-score"
    assert score(after) == [0, 0]


# --- the extra turn -------------------------------------------------------------------------------


@rule_id("R-W-06", "T-79")
def test_R_W_06_three_clouds_at_the_end_buy_a_whole_turn() -> None:
    state = position(
        """
        turn 9 seat 1 step end
        seat 1
          clouds 3
          hand owl-owl owl-hare hare-hare
          reserve 2
        seat 2
          hand snail-snail
        """,
        PLANTS,
    )
    again = play(state, "again")
    assert (acting(again), step(again), clouds(again)) == (1, "place", [0, 6])
    assert again.turn == 10
    after = play(again, "place owl@a1 owl@b1", "no-plant", "draw trout-trout")
    assert (step(after), hand(after, 1)) == ("end", ["owl-hare", "hare-hare", "trout-trout"])
    assert acting(play(after, "end")) == 2


@rule_id("R-W-06")
def test_R_W_06_not_with_two_clouds() -> None:
    state = position("turn 9 seat 1 step end\nseat 1\n  clouds 2\n  hand owl-owl", MB1)
    assert refused(state, "again") == "too-few-clouds"
    assert legal(state, "again") == []


@rule_id("R-W-07", "Q-28", "T-83")
def test_R_W_07_extra_turns_can_be_chained() -> None:
    state = position(
        """
        turn 9 seat 1 step end
        seat 1
          clouds 6
          hand owl-owl hare-hare frog-frog
        seat 2
          hand snail-snail
        """,
        MB1,
    )
    after = play(state, "again", "discard owl-owl", "again", "discard hare-hare")
    assert (acting(after), clouds(after)) == (1, [0, 6])
    assert refused(after, "again") == "too-few-clouds"
    assert acting(play(after, "end")) == 2


@rule_id("Q-28")
def test_Q_28_clouds_collected_on_the_way_pay_for_more() -> None:
    state = position(
        """
        turn 9 seat 1 step end
        seat 1
          clouds 3
          hand owl-owl owl-hare
        board
              a  b  c  d
           1  S  .  .  .
           2  _3 _  .  .
        """
    )
    after = play(state, "again", "place owl@a1 owl@b1", "plant own turf a2")
    assert clouds(after) == [3, 6]
    assert clouds(play(after, "again")) == [0, 6]


@rule_id("Q-28", "R-D-01")
def test_Q_28_each_extra_turn_has_its_own_area_check_and_refill() -> None:
    state = position(
        """
        turn 9 seat 1 step end
        seat 1
          clouds 3
          hand owl-owl owl-hare
          reserve 1
        board
              a  b  c  d
           1  S  .  .  .
           2  _  _  #  #
        """
    )
    after = play(state, "again", "place owl@a1 owl@b1", "plant own turf a2", "back 1")
    assert taken(after) == {1: 1}
    assert step(after) == "refill"


@rule_id("Q-25")
def test_Q_25_the_extra_turn_is_bought_after_the_refill() -> None:
    state = position(
        """
        seat 1
          hand owl-owl
          reserve 1
        """,
        MB1,
    )
    drawing = play(state, "discard owl-owl")
    assert step(drawing) == "refill"
    assert refused(drawing, "again", seat=1) == "not-your-turn"
    after = play(drawing, "draw hare-hare")
    assert (hand(after, 1), "again" in legal(after)) == (["hare-hare"], True)


@rule_id("Q-26", "T-81")
def test_Q_26_no_extra_turn_with_an_empty_hand() -> None:
    after = play(position("seat 1\n  hand owl-owl", MB1), "discard owl-owl")
    assert (clouds(after), hand(after, 1)) == ([6, 6], [])
    assert refused(after, "again") == "empty-hand"
    assert legal(after, "again") == []


@rule_id("Q-27")
def test_Q_27_an_empty_reserve_does_not_matter() -> None:
    after = play(position("seat 1\n  hand owl-owl hare-hare", MB1), "discard owl-owl")
    assert (hand(after, 1), int(after.reserve[0])) == (["hare-hare"], 0)
    assert step(play(after, "again")) == "place"


# --- returning plants -----------------------------------------------------------------------------


@rule_id("R-W-08", "T-69")
@pytest.mark.parametrize(("space", "value"), [("a2", 1), ("b2", 2), ("c2", 3), ("d2", 4)])
def test_R_W_08_a_plant_costs_its_value(space: str, value: int) -> None:
    enough = position(with_clouds(value), PLANTS)
    after = play(enough, f"return {space}")
    assert (clouds(after), sign(after, space)) == ([0, 6], "_")
    short = position(with_clouds(value - 1), PLANTS)
    assert refused(short, f"return {space}") == "too-few-clouds"


@rule_id("R-W-09", "T-68")
def test_R_W_09_own_colour_or_neutral_only() -> None:
    state = position(with_clouds(6), PLANTS)
    assert refused(state, "return a3") == "not-your-plant"
    assert refused(state, "return e2") == "no-plant-there"
    assert refused(state, "return b1") == "no-plant-there"
    assert legal(state, "return") == ["return a2", "return b2", "return c2", "return d2"]


@rule_id("R-W-10", "Q-40")
def test_R_W_10_any_neutral_plant_whoever_placed_it() -> None:
    state = position(
        """
        turn 9 seat 2 step plant
        domino a1 b1
        seat 1
          neutral 2/2/2/2
          hand owl-hare
        seat 2
          hand hare-hare
        board
              a  b  c  d
           1  OW OW .  .
           2  _  _  _  .
        """
    )
    by_the_other = play(state, "plant neutral turf a2", "end")
    after = play(by_the_other, "return a2")
    assert (neutral(after, 1), neutral(after, 2)) == ("3/2/2/2", "2/2/2/2")


@rule_id("R-W-11", "R-W-16", "Q-15", "T-70")
def test_R_W_11_also_from_a_closed_area_and_nothing_is_scored_anew() -> None:
    state = position(
        """
        seat 1
          hand owl-owl hare-owl
          points start=4 areas=3
        areas 1:2/1@1=1 2:1/0
        tokens 1/0 = 1
        tokens 2/1 = 1
        board
              a  b  c  d  e
           1  OW OW .  .  .
           2  1b 2t #  _  .
        """
    )
    after = play(state, "return a2")
    assert (clouds(after), own(after, 1), sign(after, "a2")) == ([4, 6], "9/4/2/2", "_")
    assert (score(after), taken(after)) == (score(state), {1: 1})
    # no domino can come beside the space any more
    later = play(after, "place owl@c1 owl@d1")
    assert {word.split()[-1] for word in legal(later, "plant")} == {"d2"}
    assert refused(later, "plant own turf a2") == "not-beside-domino"


@rule_id("R-W-16", "Q-15")
def test_R_W_16_returning_takes_back_no_points() -> None:
    for seats in (2, 3, 4):
        for before, _, action, after in random_game(seats, "garden"):
            if at.RETURN <= action < at.MUSHROOM:
                assert (after.points == before.points).all()
                assert (after.taken == before.taken).all()
                assert after.step == before.step


@rule_id("R-W-12", "Q-37", "Q-39", "T-71")
def test_R_W_12_a_free_slot_of_the_same_type_and_colour_is_needed() -> None:
    full = position(with_clouds(6), PLANTS)
    for space in ("b3", "c3", "d3", "e3"):
        assert refused(full, f"return {space}") == "no-free-slot"
    pine_missing = position(with_clouds(6, "  neutral 3/2/1/2"), PLANTS)
    assert refused(pine_missing, "return b3") == "no-free-slot"  # of another type
    assert neutral(play(pine_missing, "return d3"), 1) == "3/2/2/2"
    own_missing = position(with_clouds(6, "  own 8/4/2/2"), PLANTS)
    assert refused(own_missing, "return b3") == "no-free-slot"  # of another colour


@rule_id("Q-37")
@pytest.mark.parametrize(("seats", "slots"), [(2, "3/2/2/2"), (3, "2/1/1/1"), (4, "1/1/1/1")])
def test_Q_37_the_neutral_slots_depend_on_the_number_of_players(seats: int, slots: str) -> None:
    counts = [int(n) for n in slots.split("/")]
    for kind, space in enumerate(("b3", "c3", "d3", "e3")):
        stock = "/".join(str(n - (i == kind)) for i, n in enumerate(counts))
        state = position(with_clouds(6, f"  neutral {stock}", seats), PLANTS)
        assert neutral(play(state, f"return {space}"), 1) == slots
        full = position(with_clouds(6, f"  neutral {slots}", seats), PLANTS)
        assert refused(full, f"return {space}") == "no-free-slot"


@rule_id("R-W-13", "T-72")
def test_R_W_13_the_marked_slot_of_four_players_is_never_free() -> None:
    state = position(with_clouds(6, "  neutral 1/1/1/1", seats=4), PLANTS)
    assert refused(state, "return b3") == "no-free-slot"


@rule_id("R-W-14")
def test_R_W_14_several_plants_each_paid_separately() -> None:
    state = position(with_clouds(6), PLANTS)
    assert board_after(state, "return a2", "return b2", "return c2") == board(
        """
              a  b  c  d  e  f
           1  S  .  .  .  .  .
           2  _  _  _  1o _  .
           3  2t nt nb np no .
        """
    )
    assert clouds(play(state, "return a2", "return b2", "return c2")) == [0, 6]
    assert refused(play(state, "return a2", "return c2"), "return d2") == "too-few-clouds"


@rule_id("Q-38", "Q-40")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_Q_38_own_plants_find_their_slot_and_neutrals_never_exceed_theirs(seats: int) -> None:
    """Of each own type the slots are as many as the plants on player board and board together."""
    for _, _, _, after in random_game(seats, "garden"):
        standing = plants_on_board(after)
        for seat in range(seats):
            for kind, letter in enumerate("tbpo"):
                of_type = standing.count(f"{seat + 1}{letter}") + int(after.own[seat, kind])
                assert of_type == at.OWN_SLOTS[seats, kind]
            assert (after.neutral[seat] <= at.NEUTRAL_SLOTS[seats]).all()


@rule_id("R-W-16")
def test_R_W_16_the_points_of_the_planting_stay() -> None:
    state = position(
        """
        turn 9 seat 1 step plant
        domino a1 b1
        board
              a  b  c  d
           1  OW OW .  .
           2  _  2t _  .
        """
    )
    after = settle(play(state, "plant own bush a2", "return a2"))
    assert points(after, "plants") == [2, 0]


def test_a_refused_cloud_action_says_what_it_costs_and_what_there_is() -> None:
    details = refusal(position(with_clouds(1), PLANTS), "return c2").details
    assert (details["clouds"], details["cost"]) == (1, 3)
