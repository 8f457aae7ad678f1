"""The rules of Hummelwiese, one by one by their numbers (examples/hummelwiese/README.md)."""

from __future__ import annotations

import numpy as np
import pytest
from hummelwiese.layout import SEEDS
from hummelwiese.meta import GAME

from waldbach.game import CHANCE, BadInput, IllegalAction, State

OPENING = """hummelwiese position 1
{head}
meadow
  p . . c
  . . . .
  . . . .
  t . . b
"""
NESTED = "seat 1 nest b2 points 0 0\nseat 2 nest c3 points 0 0\n"


def position(head: str = "", meadow: str | None = None) -> State:
    text = OPENING.format(head=head)
    return GAME.parse_position(text if meadow is None else text.partition("meadow")[0] + meadow)


def play(state: State, *entries: str) -> State:
    """`1 sow b2`, `chance draw poppy`."""
    for entry in entries:
        who, _, word = entry.partition(" ")
        seat = CHANCE if who == "chance" else int(who) - 1
        state = GAME.apply(state, seat, GAME.parse(word))
    return state


def refused(state: State, seat: int, word: str) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, seat - 1, GAME.parse(word))
    return caught.value.refusal.reason, caught.value.refusal.rule


def spaces(state: State, seat: int) -> list[str]:
    return [word.split()[1] for word in GAME.words(state, seat - 1)]


@pytest.mark.parametrize(("mode", "side"), [("small", 4), ("large", 5)])
def test_H_1_the_meadow_and_the_bag(mode: str, side: int) -> None:
    state = GAME.new(2, {"mode": mode})
    assert len(GAME.describe(state)["face"]["grid"]["cells"]) == side * side
    assert state.bag.tolist() == [SEEDS[side]] * 4


def test_H_1_nothing_lies_outside() -> None:
    assert refused(position(), 1, "nest e5") == ("outside", "H-1")


def test_H_2_four_seeds_grow_in_the_corners() -> None:
    state = GAME.new(2)
    draws = ["poppy", "cornflower", "thyme", "buttercup"]
    state = play(state, *(f"chance draw {flower}" for flower in draws))
    assert GAME.same(state, position())
    assert state.bag.tolist() == [4, 4, 4, 4]


def test_H_2_a_seed_is_drawn_as_often_as_it_is_in_the_bag() -> None:
    state = play(GAME.new(2), "chance draw poppy")
    odds = {GAME.format(action): chance for action, chance in GAME.odds(state)}
    assert odds["draw poppy"] == pytest.approx(4 / 19)
    assert odds["draw thyme"] == pytest.approx(5 / 19)


def test_H_3_all_choose_at_once_and_may_choose_anew() -> None:
    state = position()
    assert GAME.acting(state) == (0, 1)
    state = play(state, "2 nest a1", "2 nest c3")
    assert (GAME.acting(state), GAME.sealed(state)) == ((0,), (1,))
    assert len(spaces(state, 1)) == 16  # also where something grows, also where another one is
    state = play(state, "1 nest c3")
    assert GAME.acting(state) == (CHANCE,)
    assert refused(play(state, "chance draw poppy"), 1, "nest a1") == ("wrong-step", "H-3")


def test_H_3_nests_are_secret() -> None:
    state = play(position(), "2 nest c3")
    assert GAME.view(state, 0).nest.tolist() == [-1, -1, -1, -1]
    assert GAME.view(state, 1).nest[1] >= 0
    action = GAME.parse("nest c3")
    assert GAME.format(GAME.seen(position(), 1, action, 0)) == "nest ?"
    assert GAME.describe(GAME.view(state, 0))["face"]["seats"]["2"]["facts"] == {"nest": "hidden"}


def test_H_4_a_seed_is_drawn_and_sown_on_a_free_space() -> None:
    state = position("turn 1 seat 1 step draw\n" + NESTED)
    state = play(state, "chance draw thyme")
    assert len(spaces(state, 1)) == 12
    assert refused(state, 1, "sow a1") == ("taken", "H-4")
    assert refused(state, 2, "sow b2") == ("not-your-turn", "H-4")
    state = play(state, "1 sow b2", "chance draw thyme")
    assert GAME.acting(state) == (1,)


@pytest.mark.parametrize(("space", "points"), [("b1", 1), ("b2", 2), ("d3", 0), ("c3", 1)])
def test_H_5_a_point_for_each_neighbour_of_the_same_kind(space: str, points: int) -> None:
    meadow = "meadow\n  p . . c\n  p . . .\n  . p . .\n  t . . b\n"
    state = position(f"turn 5 seat 1 step sow\nseed poppy\n{NESTED}", meadow)
    state = play(state, f"1 sow {space}")
    assert GAME.results(state)[0].points == {"neighbours": points, "nest": 0}


@pytest.mark.parametrize(
    ("seats", "mode", "turns"),
    [(2, "small", 12), (3, "small", 12), (2, "large", 20), (3, "large", 21), (4, "large", 20)],
)
def test_H_6_all_have_equally_many_turns(seats: int, mode: str, turns: int) -> None:
    state, rng, sown = GAME.new(seats, {"mode": mode}), np.random.default_rng(1), [0] * seats
    while acting := GAME.acting(state):
        seat = acting[0]
        chance = seat == CHANCE
        action = GAME.chance(state, rng) if chance else int(rng.choice(GAME.legal(state, seat)))
        if not chance and GAME.format(action).startswith("sow"):
            sown[seat] += 1
        state = GAME.apply(state, seat, action)
    assert sown == [turns // seats] * seats


END = "meadow\n  p p c c\n  p t c b\n  t t b b\n  t . c b\n"


def test_H_7_two_points_for_each_kind_at_the_nest() -> None:
    head = "turn 12 seat 2 step sow\nseed thyme\n" + NESTED
    state = play(position(head, END), "2 sow b4")
    assert GAME.acting(state) == (CHANCE,)
    assert GAME.words(state, CHANCE) == ["show b2"]  # it is where it is
    state = play(state, "chance show b2", "chance show c3")
    assert GAME.acting(state) == ()
    assert [result.points["nest"] for result in GAME.results(state)] == [6, 6]
    assert GAME.view(state, 0).nest[1] == GAME.view(state, 1).nest[1] >= 0


def test_H_8_most_points_win_and_equals_share() -> None:
    seats = "seat 1 nest b2 points 3 6\nseat 2 nest c3 points 5 4\nseat 3 nest a1 points 1 4\n"
    state = position("seats 3\nturn 12 seat 4 step over\n" + seats, END.replace(".", "p"))
    assert [result.place for result in GAME.results(state)] == [1, 1, 3]
    assert GAME.winners(state) == (0, 1)


# --- what comes from outside ----------------------------------------------------------------------


@pytest.mark.parametrize("word", ["", "sow", "sow z9", "draw rose", "sow b2 b3", "grow b2"])
def test_a_wrong_word_is_told_what_would_be_right(word: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.parse(word)
    assert caught.value.message == "hummelwiese-word"


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ("", 1),
        ("hummelwiese position 1\n", 1),
        ("hummelwiese position 1\nmeadow\n  p . .\n", 3),
        ("hummelwiese position 1\nseats 9\nmeadow\n" + 4 * "  . . . .\n", 2),
        ("hummelwiese position 1\nseed rose\nmeadow\n" + 4 * "  . . . .\n", 2),
        ("hummelwiese position 1\nmeadow\n" + 3 * "  . . . .\n" + "  . . x .\n", 6),
        ("hummelwiese position 1\nmeadow\n" + 3 * "  . . . .\n" + "  . . .\n", 6),
        ("hummelwiese position 1\nturn 1 seat 1 step sow\nmeadow\n" + 4 * "  p . . p\n", 7),
    ],
)
def test_a_wrong_position_is_named_by_its_line(wrong: str, line: int) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.parse_position(wrong)
    assert caught.value.message == "hummelwiese-position"
    assert caught.value.args_["line"] == line
