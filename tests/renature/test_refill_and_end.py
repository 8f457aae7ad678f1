"""Step D (R-D), the end of the game and the final scoring (R-E)."""

from __future__ import annotations

import pytest

from tests.renature.diagrams import (
    GAME,
    MB1,
    acting,
    clouds,
    hand,
    legal,
    neutral,
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
from waldbach.game import CHANCE, State
from waldbach.games.renature import layout as at

# --- step D ---------------------------------------------------------------------------------------


@rule_id("R-D-01", "R-D-03")
@pytest.mark.parametrize(
    "words", [["place owl@a1 owl@b1", "no-plant"], ["discard owl-owl"]], ids=["placed", "discarded"]
)
def test_R_D_01_draw_one_domino_from_the_own_reserve(words: list[str]) -> None:
    state = position(
        """
        seat 1
          hand owl-owl hare-hare frog-frog
          reserve 2
        seat 2
          hand snail-snail
          reserve 4
        """,
        MB1,
    )
    drawing = play(state, *words)
    assert acting(drawing) == CHANCE
    after = play(drawing, "draw trout-trout")
    assert hand(after, 1) == ["hare-hare", "frog-frog", "trout-trout"]
    assert list(after.reserve[:2]) == [1, 4]
    assert step(after) == "end"  # one domino, no more


@rule_id("R-D-02", "R-D-03")
@pytest.mark.parametrize(
    "words", [["place owl@a1 owl@b1", "no-plant"], ["discard owl-owl"]], ids=["placed", "discarded"]
)
def test_R_D_02_with_an_empty_reserve_the_hand_shrinks(words: list[str]) -> None:
    state = position("seat 1\n  hand owl-owl hare-hare frog-frog", MB1)
    after = play(state, *words)
    assert (step(after), hand(after, 1)) == ("end", ["hare-hare", "frog-frog"])
    after = play(after, "end", "discard hare-hare")
    assert (step(after), hand(after, 1)) == ("end", ["frog-frog"])


@rule_id("R-D-06", "R-T-01")
def test_R_D_06_the_turn_ends_after_the_refill() -> None:
    state = position(
        """
        seat 1
          hand owl-owl
          reserve 1
        seat 2
          hand hare-hare
        """,
        MB1,
    )
    after = play(state, "discard owl-owl", "draw trout-trout")
    assert {word for word in legal(after) if word.split()[0] not in ("joker", "return")} == {
        "again",
        "end",
    }
    handed_over = play(after, "end")
    assert (acting(handed_over), step(handed_over), handed_over.turn) == (2, "place", 2)


@rule_id("R-D-04", "R-D-05", "Q-46", "T-84")
def test_R_D_04_a_player_without_dominoes_is_skipped_and_the_others_go_on() -> None:
    state = position(
        """
        seats 3
        turn 50 seat 3 step place
        seat 2
          hand owl-owl
        seat 3
          hand hare-hare
        """,
        MB1,
    )
    third = play(state, "discard hare-hare", "end")
    assert acting(third) == 2  # the first is skipped
    assert step(play(third, "discard owl-owl")) == "end"
    assert step(play(third, "discard owl-owl", "end")) == "over"


@rule_id("R-D-05")
def test_R_D_05_the_last_player_with_dominoes_takes_turn_after_turn() -> None:
    state = position(
        """
        seats 3
        turn 50 seat 3 step place
        seat 3
          hand hare-hare owl-owl frog-frog
        """,
        MB1,
    )
    after = play(state, "discard hare-hare", "end", "discard owl-owl", "end")
    assert (acting(after), step(after), after.turn) == (3, "place", 52)


@rule_id("Q-47")
def test_Q_47_a_player_who_is_out_early_only_keeps_the_clouds() -> None:
    state = position(
        """
        turn 50 seat 1 step place
        seat 1
          clouds 4
          own 0/0/0/0
          neutral 0/0/0/0
          hand owl-owl
        seat 2
          hand hare-hare frog-frog
        """,
        MB1,
    )
    out = play(state, "discard owl-owl", "end")
    assert legal(out, seat=1) == []
    assert refused(out, "joker owl", seat=1) == "not-your-turn"
    over = play(out, "discard hare-hare", "end", "discard frog-frog", "end")
    assert (step(over), points(over, "clouds")[0]) == ("over", 4)


# --- the end --------------------------------------------------------------------------------------


@rule_id("R-E-01", "Q-46")
def test_R_E_01_the_game_ends_when_nobody_has_a_domino() -> None:
    state = position("turn 52 seat 1 step place\nseat 1\n  hand owl-owl", MB1)
    last = play(state, "place owl@a1 owl@b1", "no-plant")
    assert step(last) == "end"  # the last turn is still the player's
    over = play(last, "end")
    assert (step(over), GAME.acting(over)) == ("over", ())
    assert legal(over, seat=1) == legal(over, seat=2) == []
    assert refused(over, "end", seat=1) == "game-over"


@rule_id("R-E-01")
@pytest.mark.parametrize("mode", ["base", "garden", "valley", "variant"])
def test_R_E_01_no_game_ends_earlier_or_later(mode: str) -> None:
    game = random_game(3, mode)
    for _, _, _, after in game:
        if after.step == at.OVER:
            assert (after.hand.sum(), after.reserve.sum()) == (0, 0)
        if after.step == at.STEP_A:
            assert after.hand[after.seat] > 0
    assert step(game[-1][3]) == "over"


def last_word(board: str, head: str = "") -> State:
    """The moment before the final scoring: nobody has a domino, no clouds, no plants left."""
    return position(f"turn 52 seat 1 step end\n{head}", board)


NOTHING_LEFT = """
    seat {0}
      clouds 0
      own 0/0/0/0
      neutral 0/0/0/0
"""
BARE = NOTHING_LEFT.format(1) + NOTHING_LEFT.format(2)


@rule_id("R-E-02", "R-E-03", "T-86")
def test_R_E_02_open_areas_are_scored_and_their_tokens_give_nothing() -> None:
    state = last_word(
        """
        tokens 5/2 = 4
        board
              a  b  c  d  e
           1  S  .  .  .  .
           2  1t 1b 2t _  _
        """,
        BARE,
    )
    over = play(state, "end")
    assert points(over, "areas") == [5, 2]
    assert (points(over, "backs"), taken(over), score(over)) == ([0, 0], {}, [5, 2])


@rule_id("R-E-02", "Q-48")
def test_R_E_02_every_area_one_by_one_in_the_order_of_their_numbers() -> None:
    state = last_word(
        """
        board
              a  b  c  d  e
           1  S  .  .  .  .
           2  1t .  2t .  1b
           3  2b .  _  .  2b
        """,
        BARE,
    )
    over = play(state, "end")
    assert points(over, "areas") == [1, 2 + 3]  # 1 against 2; alone; a tie
    events = GAME.events(state, 0, at.END, over)
    assert [e["area"] for e in events if e["event"] == "area-final"] == [1, 2, 3]


@rule_id("R-E-04", "R-E-05", "R-E-06", "T-87")
def test_R_E_04_to_06_clouds_left_plants_and_backs() -> None:
    state = last_word(
        """
        tokens 1/0 = 3 5
        tokens 5/2 = 4
        areas 1:1/0@1=3 2:1/0@1=5 3:5/2
        board
              a  b  c  d  e
           1  _  #  _  #  #
           2  #  #  #  #  #
           3  S  .  .  .  .
           4  1t 1t _  _  _
        """,
        """
        seat 1
          points start=4 plants=30 areas=16
          clouds 4
          own 2/0/0/1
          neutral 0/0/0/0
        """
        + NOTHING_LEFT.format(2),
    )
    assert score(state) == [50, 0]
    over = play(state, "end")
    assert points(over, "areas") == [16 + 7, 0]
    assert points(over, "clouds") == [4, 0]
    assert points(over, "left") == [-6, 0]
    assert points(over, "backs") == [8, 0]
    assert score(over) == [63, 0]


@rule_id("R-E-05")
def test_R_E_05_own_and_neutral_plants_left_cost_their_value() -> None:
    stock = "seat 1\n  clouds 0\n  own 1/1/1/1\n  neutral 3/2/2/2\n" + NOTHING_LEFT.format(2)
    over = play(last_word(MB1, stock), "end")
    assert points(over, "left") == [-(1 + 2 + 3 + 4) - (3 + 4 + 6 + 8), 0]


@rule_id("Q-03", "T-88")
def test_Q_03_a_score_may_fall_below_zero_and_has_no_upper_end() -> None:
    stock = "seat 1\n  points start=3\n  clouds 0\n  own 0/0/0/0\n  neutral 0/0/1/1\n"
    rich = "seat 2\n  points plants=990\n  clouds 6\n  own 0/0/0/0\n  neutral 0/0/0/0\n"
    assert score(play(last_word(MB1, stock + rich), "end")) == [-4, 996]


@rule_id("R-E-10")
def test_R_E_10_clouds_on_the_board_score_nothing() -> None:
    board = """
        board
              a  b  c
           1  S  .  .
           2  1t _2 _1
    """
    over = play(last_word(board, BARE), "end")
    assert (points(over, "clouds"), score(over)) == ([0, 0], [4, 0])  # token 3/1


@rule_id("Q-44")
def test_Q_44_nothing_is_returned_after_the_own_last_turn() -> None:
    state = position(
        """
        turn 51 seat 1 step end
        seat 2
          hand owl-owl
        board
              a  b  c
           1  S  .  .
           2  1t _  _
        """
    )
    assert "return a2" in legal(state)
    other = play(state, "end")
    assert refused(other, "return a2", seat=1) == "not-your-turn"
    over = play(other, "discard owl-owl", "end")
    assert refused(over, "return a2", seat=1) == "game-over"


@rule_id("Q-45")
def test_Q_45_a_returned_plant_leaves_the_area_and_costs_its_value() -> None:
    board = """
        board
              a  b  c
           1  S  .  .
           2  1b 2t _
    """
    head = "seat 1\n  clouds 2\n  own 0/0/0/0\n  neutral 0/0/0/0\n" + NOTHING_LEFT.format(2)
    kept = play(last_word(board, head), "end")
    assert (points(kept, "areas"), points(kept, "left")) == ([3, 1], [0, 0])
    returned = play(last_word(board, head), "return a2", "end")
    assert (points(returned, "areas"), points(returned, "left")) == ([0, 4], [-2, 0])


@rule_id("Q-49")
def test_Q_49_an_area_closed_by_the_last_domino_is_scored_with_its_token_first() -> None:
    state = position(
        """
        turn 52 seat 1 step place
        seat 1
          clouds 0
          hand owl-owl
        tokens 1/0 = 5
        tokens 2/1 = 1
        board
              a  b  c  d
           1  S  .  .  .
           2  1t #  .  2t
           3  #  #  .  _
        """
    )
    closing = settle(play(state, "place owl@a1 owl@b1", "no-plant"))
    assert (taken(closing), points(closing, "areas")) == ({1: 1}, [1, 0])
    over = play(closing, "end")
    assert points(over, "areas") == [1, 3]  # the open area; the closed one not again
    assert points(over, "backs") == [5, 0]


@rule_id("R-E-06")
def test_R_E_06_backs_are_revealed_to_all_at_the_end() -> None:
    state = last_word(
        """
        tokens 1/0 = 3
        areas 1:1/0@1=3
        board
              a  b
           1  S  .
           2  _  #
        """
    )
    over = play(state, "end")
    for viewer in (0, 1, -2):
        tokens = GAME.describe(GAME.view(over, viewer))["seats"]["1"]["tokens"]
        assert tokens == {"1": {"area": 1, "back": 3}}


# --- who wins -------------------------------------------------------------------------------------

NINE_AREAS = """
    board
          a  b  c  d  e  f  g  h  i
       1  _  #  _  #  _  #  _  #  _
       2  #  _  #  _  #  _  #  _  #
       3  S  .  #  #  #  #  #  #  #
"""


def tie(tokens: list[int], totals: list[int]) -> State:
    """The end of a game with these totals and so many tokens taken, each of bonus 1."""
    takers = [seat for seat, count in enumerate(tokens, start=1) for _ in range(count)]
    lines = [f"seats {len(tokens)}"]
    lines += ["tokens 1/0 = " + " ".join("1" * 9)]
    areas = [f"{a}:1/0" + (f"@{takers[a - 1]}=1" if a <= len(takers) else "") for a in range(1, 10)]
    lines += ["areas " + " ".join(areas)]
    for seat, (count, total) in enumerate(zip(tokens, totals, strict=True), start=1):
        lines += [NOTHING_LEFT.format(seat), f"  points plants={total - count}"]
    over = play(last_word(NINE_AREAS, "\n".join(lines)), "end")
    assert score(over) == totals
    return over


def places(state: State) -> list[int]:
    return [result.place for result in GAME.results(state)]


def winners(state: State) -> list[int]:
    return [seat + 1 for seat in GAME.winners(state)]


@rule_id("R-E-07")
def test_R_E_07_most_points_win() -> None:
    assert winners(tie([1, 7], [61, 60])) == [1]  # tokens do not matter
    assert winners(tie([0, 0, 0], [5, -3, 12])) == [3]


@rule_id("R-E-08", "T-89")
def test_R_E_08_a_tie_goes_to_the_one_with_more_tokens() -> None:
    assert winners(tie([5, 4], [60, 60])) == [1]
    assert winners(tie([4, 5], [60, 60])) == [2]


@rule_id("R-E-08")
def test_R_E_08_their_number_counts_and_not_their_points() -> None:
    lines = "tokens 1/0 = 5 1 1 1 1 1 1 1 1\nareas 1:1/0@1=5 2:1/0@2=1 3:1/0@2=1"
    lines += " 4:1/0 5:1/0 6:1/0 7:1/0 8:1/0 9:1/0\n"
    lines += NOTHING_LEFT.format(1) + "  points plants=5\n"
    lines += NOTHING_LEFT.format(2) + "  points plants=8\n"
    over = play(last_word(NINE_AREAS, lines), "end")
    assert score(over) == [10, 10]
    assert winners(over) == [2]


@rule_id("R-E-09", "T-89")
def test_R_E_09_still_tied_is_a_shared_victory() -> None:
    assert winners(tie([4, 4], [60, 60])) == [1, 2]


@rule_id("Q-50")
def test_Q_50_tokens_of_open_areas_break_no_tie() -> None:
    state = last_word(
        """
        tokens 1/0 = 1 1
        tokens 2/1 = 1
        areas 1:2/1 2:1/0@1=1 3:1/0@2=1
        board
              a  b  c  d
           1  S  .  .  .
           2  2t _  #  #
           3  #  #  #  #
           4  _  #  _  #
        """,
        f"{NOTHING_LEFT.format(1)}  points plants=13\n{NOTHING_LEFT.format(2)}  points plants=10",
    )
    over = play(state, "end")
    assert score(over) == [14, 14]
    assert winners(over) == [1, 2]


@rule_id("Q-51")
def test_Q_51_among_several_the_most_tokens_win_and_lower_places_follow_the_same_order() -> None:
    over = tie([4, 4, 1], [60, 60, 60])
    assert winners(over) == [1, 2]
    assert places(over) == [1, 1, 3]
    assert places(tie([1, 2, 4], [60, 60, 60])) == [3, 2, 1]
    assert places(tie([3, 3, 0, 0], [50, 50, 60, 50])) == [2, 2, 1, 4]


@rule_id("Q-51", "T-90")
def test_T_90_five_five_three() -> None:
    thirteen = """
        board
              a  b  c  d  e  f  g  h  i  j  k  l  m
           1  _  #  _  #  _  #  _  #  _  #  _  #  _
           2  #  _  #  _  #  _  #  _  #  _  #  _  #
           3  S  .  #  #  #  #  #  #  #  #  #  #  #
    """
    takers = [1] * 5 + [2] * 5 + [3] * 3
    lines = "tokens 1/0 = " + " ".join("1" * 13) + "\nareas "
    lines += " ".join(f"{area}:1/0@{seat}=1" for area, seat in enumerate(takers, start=1))
    seats = [(1, 55), (2, 55), (3, 57)]
    blocks = [NOTHING_LEFT.format(seat) + f"  points plants={p}\n" for seat, p in seats]
    over = play(last_word(thirteen, "seats 3\n" + lines + "\n" + "".join(blocks)), "end")
    assert score(over) == [60, 60, 60]
    assert winners(over) == [1, 2]


@rule_id("R-E-02")
def test_R_E_02_plants_stay_where_they_are_in_the_base_game() -> None:
    over = play(last_word("board\n S . .\n 1t 2b _", BARE), "end")
    assert [sign(over, space) for space in ("a2", "b2")] == ["1t", "2b"]


@rule_id("R-E-04")
def test_R_E_04_one_point_for_each_cloud_on_the_own_board() -> None:
    heads = ["seats 3\n"]
    for seat, held in ((1, 0), (2, 3), (3, 6)):
        heads.append(NOTHING_LEFT.format(seat).replace("clouds 0", f"clouds {held}"))
    over = play(last_word(MB1, "".join(heads)), "end")
    assert points(over, "clouds") == [0, 3, 6]
    assert clouds(over) == [0, 3, 6]
    assert neutral(over, 1) == "0/0/0/0"
