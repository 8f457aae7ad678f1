"""Every reason of a refusal, provoked, with the rule it stands for and a sentence for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.waldgaertner.tables import (
    GAME,
    choose,
    new,
    number,
    play,
    refusal,
    rule_id,
    settle,
    table,
)
from waldbach.game import CHANCE, IllegalAction, State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner import refusals as why
from waldbach.messages import LANGUAGES, language

FULL_ROW = {1: "1.1 low-a, 1.2 low-b, 1.3 low-c, 1.4 low-d, 1.5 low-e"}


def choosing() -> State:
    return table(coins=(9, 2, 9), sizes=(0, 9, 9))


def at_a_right() -> State:
    return settle(choose(table(coins=(3, 2, 9)), 1, 1, 2))


def claiming() -> State:
    return choose(table(coins=(4, 4, 1)), 6, 6, 1)


def at_a_pile() -> State:
    return choose(table(coins=(4, 1, 1), market="hop", sizes=(9, 9, 1)), 6, 1, 3)


def taking() -> State:
    return play(at_a_pile(), "1 pile market")


def playing(**more: Any) -> State:
    return table(hands=("low-f medlar",), **more)


def at_a_bonus() -> State:
    three = "1.1 white-one, 1.2 pink-one, 1.3 yellow-one"
    state = table(hands=("red-one low-j",), gardens={1: three}, market="hop")
    return play(state, "1 grow red-one 1.4")


def over() -> State:
    state = table(last_cards=True, hands=("low-a", "low-b", "low-c"))
    return play(state, "1 sell low-a", "2 sell low-b", "3 sell low-c")


def advanced(plants: str, **more: Any) -> State:
    return table(hands=("low-f medlar",), gardens={1: plants}, mode="advanced", **more)


def nothing_left() -> State:
    """A table that the engine would not stop at: a choice is asked for, and every pile is empty."""
    state = table(coins=(5, 1, 1), sizes=(1, 0, 0), market="")
    state.cards[0], state.open[0] = 0, 0
    return state


REFUSED: dict[int, tuple[Callable[[], State], str]] = {
    why.HIDDEN_WORD: (choosing, "1 choose ?"),
    why.GAME_OVER: (over, "1 choose 1"),
    why.CHANCE_ONLY: (choosing, "1 turn low-a"),
    why.NOT_AN_OUTCOME: (lambda: new(3), "chance turn w"),
    why.NOT_YOUR_TURN: (at_a_right, "2 waive"),
    why.FINAL: (lambda: play(claiming(), "1 claim 1"), "1 claim 2"),
    why.NOT_STARTING: (choosing, "1 start 1"),
    why.NOT_SELECTING: (playing, "1 choose 1"),
    why.NOT_ASKED_RIGHT: (choosing, "1 waive"),
    why.NOT_CLAIMING: (choosing, "1 claim any"),
    why.NOT_AT_A_PILE: (choosing, "1 pile market"),
    why.NOT_TAKING: (at_a_pile, "1 take hop"),
    why.NOT_PLAYING: (choosing, "1 sell medlar"),
    why.NOT_ASKED_BONUS: (playing, "1 no-bonus"),
    why.NO_SUCH_REGION: (choosing, "1 choose 4"),
    why.EMPTY_REGION: (choosing, "1 choose 1"),
    why.NOTHING_TO_TAKE: (nothing_left, "1 choose 6"),
    why.TOO_FEW_FOR_SIX: (choosing, "2 choose 6"),
    why.NOT_ON_DISPLAY: (at_a_right, "1 right hop"),
    why.NO_SUCH_POSITION: (claiming, "1 claim 3"),
    why.EMPTY_PILE: (at_a_pile, "1 pile 3"),
    why.NOT_IN_PILE: (taking, "1 take medlar"),
    why.NOT_IN_HAND: (playing, "1 sell hop"),
    why.NOT_IN_MARKET: (at_a_bonus, "1 bonus medlar"),
    why.WRONG_ROW: (playing, "1 grow medlar 2.1"),
    why.TAKEN_PLACE: (lambda: playing(gardens={1: "3.1 quince"}), "1 grow medlar 3.1"),
    why.ROW_NOT_FULL: (playing, "1 grow medlar 3.0"),
    why.EXTRA_USED: (
        lambda: playing(gardens={1: f"{FULL_ROW[1]}, 1.0 low-g"}, coins=(9, 1, 1)),
        "1 grow low-f 1.6",
    ),
    why.TOO_FEW_COINS: (lambda: playing(gardens=FULL_ROW, coins=(0, 1, 1)), "1 grow low-f 1.6"),
    why.SHADES_NORTH: (lambda: advanced("2.1 low-a"), "1 grow medlar 1.1"),
    why.SHADED_BY_SOUTH: (lambda: advanced("1.1 quince"), "1 grow low-f 2.1"),
    why.RANK_FULL: (
        lambda: advanced("5.1 small-a, 4.1 small-b, 4.2 small-c, 3.1 small-d", rank_limits="kept"),
        "1 grow medlar 3.2",
    ),
}


@rule_id("W-ROUND-01")
@pytest.mark.parametrize("reason", REFUSED, ids=lambda reason: why.REASONS[reason][0])
def test_every_reason_is_given_where_it_holds(reason: int) -> None:
    make, line = REFUSED[reason]
    found = refusal(make(), line)
    name, rule = why.REASONS[reason]
    assert (found.reason.removeprefix("wald-"), found.rule) == (name, rule)
    for lang in LANGUAGES:
        token = language.set(lang)
        assert len(str(IllegalAction(found))) > 10
        language.reset(token)


def test_every_reason_is_provoked() -> None:
    """`no-such-action` has no word; it is provoked by number below."""
    assert set(REFUSED) | {why.NO_SUCH_ACTION} == set(why.REASONS)


@pytest.mark.parametrize("action", [-1, at.ACTIONS, 10**9])
def test_a_number_that_is_no_action(action: int) -> None:
    found = GAME.refusal(choosing(), 0, action)
    assert found is not None
    assert (found.reason, found.rule) == ("no-such-action", "W-ASK")


@pytest.mark.parametrize(
    ("make", "line", "reason"),
    [
        (choosing, "1 choose 5", "no-such-region"),
        (at_a_pile, "1 pile 5", "no-such-region"),
        (at_a_pile, "2 pile 1", "wald-not-your-turn"),
        (choosing, "4 choose 2", "wald-not-your-turn"),  # a table of three
        (lambda: new(3), "1 choose 1", "wald-not-your-turn"),  # chance is due
        (lambda: settle(new(3)), "1 start 4", "no-such-region"),
        (choosing, "chance turn low-a", "not-an-outcome"),
        (choosing, "chance lucky 1", "not-an-outcome"),
        (at_a_right, "chance draw low-a", "not-an-outcome"),
        (lambda: new(3), "chance turn na-a", "not-an-outcome"),
        (lambda: new(3), "chance origins EU", "not-an-outcome"),
        (lambda: new(3), "chance deal medlar", "not-an-outcome"),
    ],
)
def test_more_refusals(make: Callable[[], State], line: str, reason: str) -> None:
    assert refusal(make(), line).reason == reason


@pytest.mark.parametrize(
    "make",
    [choosing, at_a_right, claiming, at_a_pile, taking, playing, at_a_bonus, over,
     lambda: new(3), lambda: settle(new(2)), lambda: advanced("1.1 quince, 2.2 low-a")],
)  # fmt: skip
def test_what_is_not_listed_is_refused_and_what_is_listed_is_not(
    make: Callable[[], State],
) -> None:
    state = make()
    for seat in (CHANCE, 0, 1, 2):
        listed = set(GAME.legal(state, seat).tolist())
        few = [*range(0, at.GROW, 3), *range(at.GROW, at.ACTIONS, 11)]
        cards = [number("low-f"), number("medlar")]
        few += [at.GROW + card * at.PLACES + p for card in cards for p in range(at.PLACES)]
        for action in {*few, *listed}:
            assert (GAME.refusal(state, seat, action) is None) == (action in listed)
