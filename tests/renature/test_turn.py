"""The turn (R-T): the order of its steps, who acts, what is refused; the invariants of 8.11."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from tests.renature.diagrams import (
    GAME,
    MB1,
    MB3,
    acting,
    fresh,
    legal,
    plants_on_board,
    play,
    points,
    position,
    random_game,
    refusal,
    refused,
    rule_id,
    settle,
    step,
    taken,
)
from waldbach.game import CHANCE, IllegalAction
from waldbach.games.renature import layout as at
from waldbach.games.renature.refusals import REASONS

ALL_MODES = ["base", "garden", "valley", "variant"]

# --- order ----------------------------------------------------------------------------------------


@rule_id("R-T-01")
@pytest.mark.parametrize(("seats", "start"), [(2, 2), (3, 1), (3, 3), (4, 2), (4, 4)])
def test_R_T_01_clockwise_from_the_starting_player(seats: int, start: int) -> None:
    state = fresh(seats, {"start": str(start)})
    assert points(state, "start")[start - 1] == 4
    order = []
    for _ in range(2 * seats):
        order.append(acting(state))
        state = play(state, legal(state, "discard")[0])
        state = play(settle(state), "end")
    assert order == [(start - 1 + i) % seats + 1 for i in range(2 * seats)]


@rule_id("R-T-02", "R-T-07")
def test_R_T_02_domino_plant_points_areas_refill() -> None:
    state = position(
        """
        seat 1
          clouds 2
          hand owl-hare
          reserve 1
        board
              a  b  c
           1  S  .  #
           2  _  _  #
        """
    )
    words = ["place owl@a1 hare@b1", "plant own bush a2", "score", "back 1", "draw frog-frog"]
    told: list[str] = []
    steps = [step(state)]
    for word in words:
        after = play(state, word)
        who = GAME.acting(state)[0]
        told += [e["event"] for e in GAME.events(state, who, GAME.parse(word), after)]
        state = after
        steps.append(step(state))
    assert steps == ["place", "plant", "score", "learn-back", "refill", "end"]
    assert told == ["placed", "planted", "points", "area-closed", "back-seen", "drew"]
    assert "end" in legal(state)


@rule_id("R-T-07")
def test_R_T_07_areas_are_checked_after_the_points_of_the_plant() -> None:
    state = position("seat 1\n  hand owl-hare\nboard\n S .\n _ _")
    planted = play(state, "place owl@a1 hare@b1", "plant own bush a2")
    assert (points(planted, "plants"), points(planted, "areas")) == ([1, 0], [0, 0])
    assert taken(planted) == {}
    scored = play(planted, "score")
    assert (points(scored, "areas"), taken(scored)) == ([3, 0], {1: 1})


@rule_id("R-T-03")
def test_R_T_03_exactly_one_domino_is_placed_or_discarded() -> None:
    state = position("seat 1\n  hand owl-owl owl-hare", MB1)
    placed = play(state, "place owl@a1 owl@b1")
    for after in (placed, play(placed, "no-plant"), play(state, "discard owl-owl")):
        assert legal(after, "place", "discard") == []
        assert refused(after, "place owl@c1 hare@d1") == "domino-done"
        assert refused(after, "discard owl-hare") == "domino-done"


@rule_id("R-T-04", "T-23")
def test_R_T_04_there_is_no_pass() -> None:
    state = position("seat 1\n  hand owl-owl\nseat 2\n  hand hare-hare", MB1)
    for word in ("end", "no-plant", "plant own turf a1"):
        assert refused(state, word) == "domino-first"
    assert not legal(state, "end", "no-plant", "score", "again")


@rule_id("R-T-04")
@pytest.mark.parametrize("mode", ALL_MODES)
def test_R_T_04_every_turn_uses_up_exactly_one_domino(mode: str) -> None:
    used: Counter[int] = Counter()
    for before, seat, action, after in random_game(4, mode):
        gone = int((before.where >= at.BOARD).sum()), int((after.where >= at.BOARD).sum())
        used[int(before.turn)] += gone[1] - gone[0]
        if seat != CHANCE and action < at.PLANT:
            assert after.hand[seat] == before.hand[seat] - 1
    assert set(used) - {0} == set(range(1, 53))
    assert all(used[turn] == 1 for turn in range(1, 53))


@rule_id("R-T-05")
def test_R_T_05_planting_only_after_a_placement_and_only_if_wanted() -> None:
    state = position("seat 1\n  hand owl-owl\nboard\n S . . .\n _ _ . .")
    assert refused(state, "plant own turf a2") == "domino-first"
    placed = play(state, "place owl@a1 owl@b1")
    assert "no-plant" in legal(placed)
    assert "plant own turf a2" in legal(placed)
    assert refused(placed, "end") == "plant-first"
    assert refused(play(state, "discard owl-owl"), "plant own turf a2") == "not-planting"


@rule_id("R-T-06")
def test_R_T_06_plant_points_only_if_a_plant_was_placed() -> None:
    state = position("seat 1\n  hand owl-owl\nboard\n S . . .\n 1t _ . .")
    placed = play(state, "place owl@a1 owl@b1")
    assert points(play(placed, "no-plant"), "plants") == [0, 0]
    assert points(play(placed, "plant own turf b2"), "plants") == [2, 0]
    assert points(play(state, "discard owl-owl"), "plants") == [0, 0]


@rule_id("R-T-08")
@pytest.mark.parametrize("mode", ALL_MODES)
def test_R_T_08_only_the_active_player_acts(mode: str) -> None:
    for before, seat, _, _ in random_game(3, mode):
        assert GAME.acting(before) == (seat,)
        others = {0, 1, 2} - {seat}
        if before.turn % 7 == 0:
            assert not any(len(GAME.legal(before, other)) for other in others)


@rule_id("R-T-09")
def test_R_T_09_cloud_actions_come_on_top_of_the_steps() -> None:
    state = position("seat 1\n  hand owl-owl owl-hare\nboard\n S . . .\n 1t 1t . .")
    words = ("return a2", "place owl@a1 owl@b1", "joker hare", "no-plant", "joker owl", "return b2")
    after = play(state, *words, "end")
    assert (after.turn, list(after.clouds[:2])) == (2, [0, 6])


@rule_id("R-T-10", "T-85")
@pytest.mark.parametrize(("seats", "turns"), [(2, 52), (3, 54), (4, 52)])
@pytest.mark.parametrize("mode", ALL_MODES)
def test_R_T_10_the_number_of_turns_is_fixed(seats: int, turns: int, mode: str) -> None:
    game = random_game(seats, mode)
    assert game[-1][3].turn == turns
    begun = {int(after.turn): int(after.seat) for _, _, _, after in game if after.step == at.STEP_A}
    assert Counter(begun.values()) == dict.fromkeys(range(seats), turns // seats)


@rule_id("R-T-10")
def test_R_T_10_extra_turns_only_change_the_order() -> None:
    state, order = fresh(3, {"start": "1"}), []
    while GAME.acting(state):
        order.append(acting(state))
        state = settle(play(state, legal(state, "discard")[0]))
        state = play(state, "again" if "again" in legal(state) else "end")
    assert order[:6] == [1, 1, 1, 2, 2, 2]
    assert Counter(order) == {1: 18, 2: 18, 3: 18}


# --- what is refused, and why ---------------------------------------------------------------------

BASE = """
    seat 1
      hand owl-hare hare-frog
    seat 2
      hand trout-trout
    board
          a  b  c  d  e
       1  S  .  .  .  _
       2  1t 2t nt _  #
       3  .  .  .  S  .
"""
BARE = """
    turn 2 seat 1 step plant
    domino a1 b1
    seat 1
      own 0/0/0/0
    board
          a  b  c  d
       1  OW OW .  .
       2  _  _  _  _
"""
VALLEY = """
    options mode=valley
    seat 1
      hand owl-hare
    board
          a  b  c  d  e
       1  P  T  .  _  .
       2  .  .  .1 _1 .
"""
CLOSING = "seat 1\n  hand owl-hare" + MB3
LAST = "seat 1\n  hand owl-owl" + MB1
POOR = "seat 1\n  clouds 0\n  hand owl-owl" + MB1
DRAWING = "seat 1\n  hand owl-owl\n  reserve 1" + MB1

PLACED = ["place owl@a1 hare@b1"]
NOT_PLANTED = [*PLACED, "no-plant"]
NEXT_TURN = [*NOT_PLANTED, "end", "discard trout-trout", "end"]
DISCARDED = ["discard owl-owl"]

# a position, words played from it, then the seat and the word that is refused, and why
REFUSALS = [
    (LAST, [*DISCARDED, "end"], 1, "end", "game-over", "R-E-01"),
    (BASE, [], 2, "discard trout-trout", "not-your-turn", "R-T-08"),
    (BASE, [], 1, "draw snail-snail", "chance-only", "R-S-15"),
    (BASE, [], 1, "discard ?", "hidden-word", "R-I-07"),
    (BASE, [], 1, "place trout@a1 trout@b1", "not-in-hand", "R-A-01"),
    (BASE, [], 1, "place owl@e3 hare@f3", "outside-grid", "R-A-04"),
    (BASE, [], 1, "place owl@d1 hare@e1", "on-area", "R-A-03"),
    (BASE, NEXT_TURN, 1, "place hare@b1 frog@c1", "covered", "R-A-05"),
    (BASE, NEXT_TURN, 1, "place frog@c1 hare@d1", "mismatch", "R-A-07"),
    (BASE, [], 1, "place owl@b1 hare@c1", "no-contact", "R-A-06"),
    (BASE, [], 1, "end", "domino-first", "R-T-04"),
    (BASE, PLACED, 1, "discard hare-frog", "domino-done", "R-T-03"),
    (VALLEY, PLACED, 1, "no-plant", "mushroom-first", "V-M-07"),
    (BASE, [], 1, "mushroom b1", "no-mushroom-owed", "V-M-01"),
    (BASE, NOT_PLANTED, 1, "plant own turf d2", "not-planting", "R-B-01"),
    (BASE, PLACED, 1, "end", "plant-first", "R-T-02"),
    (BASE, PLACED, 1, "plant own turf c1", "not-an-area", "R-B-03"),
    (BASE, PLACED, 1, "plant own turf a2", "space-taken", "R-B-04"),
    (BASE, PLACED, 1, "plant own turf d2", "not-beside-domino", "R-B-03"),
    (BARE, [], 1, "plant own oak a2", "no-such-plant", "R-B-02"),
    (BASE, [], 1, "joker butterfly", "same-joker", "Q-10"),
    (POOR, [], 1, "joker owl", "too-few-clouds", "R-W-02"),
    (BASE, [], 1, "return d2", "no-plant-there", "R-W-08"),
    (BASE, [], 1, "return b2", "not-your-plant", "R-W-09"),
    (BASE, [], 1, "return c2", "no-free-slot", "R-W-12"),
    (VALLEY, PLACED, 1, "mushroom d1", "mushroom-on-area", "Q-V-02"),
    (VALLEY, PLACED, 1, "mushroom b1", "mushroom-on-domino", "Q-V-02"),
    (VALLEY, PLACED, 1, "mushroom c2", "mushroom-on-cloud", "Q-V-05"),
    (VALLEY, PLACED, 1, "mushroom a2", "mushroom-alone", "V-M-03"),
    (BASE, NOT_PLANTED, 1, "score", "nothing-to-score", "Q-23"),
    (CLOSING, NOT_PLANTED, 1, "end", "score-first", "Q-23"),
    (BASE, [], 1, "again", "not-at-the-end", "Q-22"),
    (LAST, DISCARDED, 1, "again", "empty-hand", "Q-26"),
    (DRAWING, DISCARDED, CHANCE, "draw owl-owl", "not-an-outcome", "Q-02"),
]


@pytest.mark.parametrize(
    ("text", "words", "seat", "word", "reason", "rule"),
    REFUSALS,
    ids=[row[4] for row in REFUSALS],
)
def test_each_illegal_action_is_refused_for_its_own_reason(
    text: str, words: list[str], seat: int, word: str, reason: str, rule: str
) -> None:
    found = refusal(play(position(text), *words), word, seat)
    assert (found.reason, found.rule) == (reason, rule)
    assert found.details["word"] == word


@pytest.mark.parametrize("action", [-1, at.ACTIONS, at.ACTIONS + 1000])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    state = position(BASE)
    before = state.tobytes()
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, 0, action)
    assert (caught.value.refusal.reason, caught.value.refusal.rule) == ("no-such-action", "R-T-02")
    assert state.tobytes() == before


def test_every_reason_for_a_refusal_is_tried() -> None:
    tried = {(reason, rule) for _, _, _, _, reason, rule in REFUSALS} | {
        ("no-such-action", "R-T-02")
    }
    assert tried == set(REASONS.values())


def test_a_refusal_tells_its_reason_for_every_action() -> None:
    """Also for the numbers that have no word, such as spaces off the grid."""
    state = position(BASE)
    for action in range(0, at.ACTIONS, 7):
        reason = GAME.refusal(state, 0, action)
        assert reason is None or (reason.reason, reason.rule) in REASONS.values()


# --- invariants (8.11) ----------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ALL_MODES)
@pytest.mark.parametrize("seats", [2, 4])
def test_invariant_1_there_are_always_55_dominoes(seats: int, mode: str) -> None:
    for _, _, _, after in random_game(seats, mode):
        for seat in range(seats):
            assert (after.where == at.HAND + seat).sum() == after.hand[seat]
            assert (after.where == at.BOX + seat).sum() == after.box[seat]
        undealt = at.DOMINOES - seats * int(at.DEALT[seats])
        assert (after.where == at.POOL).sum() == int(after.reserve.sum()) + undealt
        on_board = np.count_nonzero((after.piece > 0) & (after.piece < at.FIRST_PLANT))
        assert on_board == 2 * (after.where == at.BOARD).sum()


@pytest.mark.parametrize("mode", ALL_MODES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_invariant_2_plants_are_conserved(seats: int, mode: str) -> None:
    total = seats * int(at.OWN_SLOTS[seats].sum() + at.NEUTRAL_SLOTS[seats].sum())
    for _, _, _, after in random_game(seats, mode):
        if after.step != at.OVER:  # 10.4
            assert int(after.own.sum() + after.neutral.sum()) + len(plants_on_board(after)) == total


@rule_id("Q-13")
def test_invariant_4_no_domino_comes_beside_a_closed_area() -> None:
    for before, _, action, after in random_game(4, "garden"):
        if action < at.DISCARD:
            for p in (int(after.first), int(after.second)):
                for near in (p - 16, p - 1, p + 1, p + 16):
                    area = int(before.area[near])
                    assert area == 0 or not int(before.shut) >> area & 1


@pytest.mark.parametrize("mode", ["base", "garden"])
def test_invariant_5_every_area_has_its_token_or_somebody_took_it(mode: str) -> None:
    for _, _, _, after in random_game(2, mode):
        if after.step > at.DEAL:
            assert (after.front[1 : after.areas + 1] >= 0).all()
            closed_and_scored = int(after.shut) & ~int(after.closed)
            for area in taken(after):
                assert closed_and_scored >> area & 1 or after.step == at.LEARN_BACK


@pytest.mark.parametrize("mode", ALL_MODES)
def test_invariant_6_a_plant_scores_between_1_and_the_size_of_its_area(mode: str) -> None:
    for before, seat, action, after in random_game(3, mode):
        gained = (after.points - before.points)[:, at.PLANT_POINTS]
        if at.PLANT <= action < at.NO_PLANT:
            area = before.area[(action - at.PLANT) % at.SPACES]
            assert 1 <= gained[seat] <= np.count_nonzero(before.area == area)
            gained[seat] = 0
        assert not gained.any()


def test_invariant_7_an_area_pays_nothing_minor_main_or_both() -> None:
    payments = 0
    for seats in (2, 3, 4):
        for before, _, _, after in random_game(seats, "garden"):
            new = set(taken(after)) - set(taken(before))
            if len(new) == 1:
                kind = after.front[new.pop()]
                main, minor = int(after.main[kind]), int(after.minor[kind])
                paid = int((after.points - before.points)[:, at.AREA_POINTS].sum())
                assert paid in {0, minor, main, main + minor}
                payments += 1
    assert payments > 10
