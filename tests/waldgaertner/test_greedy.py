"""The greedy gardener: fair, legal in whole games, stronger than chance, awake to its cards."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest

from tests.waldgaertner.tables import (
    GAME,
    choose,
    play,
    random_game,
    sell_newest,
    settle,
    step,
    table,
    tops,
)
from waldbach.bots.bot import Budget, GreedyBot
from waldbach.bots.match import GREEDY, RANDOM, runner
from waldbach.game import CHANCE, State
from waldbach.games.waldgaertner import layout as at
from waldbach.jit import COMPILED

# Whole games of rated actions are hopeless without the compiler; `test_every_game.py` compares the
# ratings of compiled and uncompiled rules.
pytestmark = pytest.mark.compiled_only

SEATS = (2, 3, 4, 5, 6)
MODES = ("basic", "advanced")
TABLES = [(mode, seats) for mode in MODES for seats in SEATS]


def choices(seats: int, seed: int, **options: str) -> Iterator[tuple[State, int]]:
    """Every state of a random game with each seat that has to choose there."""
    for before, seat, _, _ in random_game(seats, seed, **options):
        if seat != CHANCE:
            for waited_for in GAME.acting(before):
                yield before, waited_for


def ratings(state: State, seat: int) -> list[float]:
    return [GAME.kernel.rate(state, seat, int(action)) for action in GAME.legal(state, seat)]


def best(state: State, seat: int = 1) -> str:
    """The word that greedy says, from its own view. Seats count from 1."""
    view = GAME.view(state, seat - 1)
    return GreedyBot().decide(GAME, view, seat - 1, Budget(), np.random.default_rng(0))


def worths(state: State, seat: int = 1) -> dict[str, float]:
    return dict(zip(GAME.words(state, seat - 1), ratings(state, seat - 1), strict=True))


# --- whole games ----------------------------------------------------------------------------------


def wins(mode: str, seats: int, games: int) -> float:
    """How often a greedy gardener wins among random ones, in every seat as often."""
    rng = np.random.default_rng(2024)
    won = 0.0
    for game in range(games):
        policies = [RANDOM] * seats
        policies[game % seats] = GREEDY
        winners = GAME.winners(
            runner(GAME).play(GAME.new(seats, {"mode": mode}), policies, rng).end
        )
        won += (game % seats in winners) / len(winners)
    return won / games


@pytest.mark.later
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_greedy_beats_random(mode: str, seats: int) -> None:
    assert wins(mode, seats, games=60) >= (0.97 if seats == 2 else 0.9)


@pytest.mark.parametrize("seats", SEATS)
def test_greedy_fills_its_garden_and_spends_its_coins(seats: int) -> None:
    rng = np.random.default_rng(11)
    ends = [runner(GAME).play(GAME.new(seats), [GREEDY] * seats, rng).end for _ in range(10)]
    plants = np.mean([(end.garden[:seats] != at.NONE).sum() / seats for end in ends])
    coins = np.mean([end.coins[:seats].mean() for end in ends])
    assert plants > 15
    assert coins < 6


# --- compiled and uncompiled ----------------------------------------------------------------------

RATE_SOME = """
import json, sys
from waldbach import registry
game = registry.get("waldgaertner")
found = []
for seat, record in json.load(sys.stdin):
    state = game.from_bytes(bytes.fromhex(record))
    found.append([game.kernel.rate(state, seat, int(a)) for a in game.legal(state, seat)][:12])
json.dump(found, sys.stdout)
"""


@pytest.mark.slow
def test_compiled_and_uncompiled_ratings_agree() -> None:
    assert COMPILED
    by_step: dict[tuple[str, str], list[tuple[int, State]]] = {}
    for mode in MODES:
        for state, seat in choices(4, seed=3, mode=mode):
            by_step.setdefault((mode, step(state)), []).append((seat, state))
    some = [found for at_step in by_step.values() for found in at_step[:: len(at_step) // 3 + 1]]
    answer = subprocess.run(
        [sys.executable, "-c", RATE_SOME],
        input=json.dumps([(seat, state.tobytes().hex()) for seat, state in some]),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    for (seat, state), uncompiled in zip(some, json.loads(answer.stdout), strict=True):
        assert uncompiled == pytest.approx(ratings(state, seat)[:12])


# --- choosing a region ----------------------------------------------------------------------------


def test_takes_the_partner_that_a_high_value_waits_for() -> None:
    """A wild cherry is worth 2 by itself, the other card 5."""
    tops = "cherry-wild low-e high-b"
    waiting = table(3, round=12, tops=tops, gardens={1: "3.1 cherry-one"})
    assert best(waiting) == "choose 1"
    assert best(table(3, round=12, tops=tops)) == "choose 2"


def test_a_partner_too_many_is_no_reason() -> None:
    tops = "cherry-wild low-e high-b"
    served = table(3, round=12, tops=tops, gardens={1: "3.1 cherry-one, 3.2 cherry-two"})
    assert best(served) == "choose 2"


def test_counts_the_markers_on_a_top() -> None:
    tops = "low-b low-c low-d"
    assert best(table(3, round=8, tops=tops, cults={"low-b": 4})) == "choose 1"


def test_goes_for_the_fourth_colour() -> None:
    """Near the end, when the market has something to offer."""
    tops, market = "red-one low-b high-b", "low-e high-e small-e"
    three = {1: "1.1 white-one, 1.2 pink-one, 1.3 yellow-one"}
    two = {1: "1.1 white-one, 1.2 pink-one, 1.3 pink-two"}
    assert best(table(3, round=17, tops=tops, market=market, gardens=three)) == "choose 1"
    assert best(table(3, round=17, tops=tops, market=market, gardens=two)) != "choose 1"


def test_leaves_what_its_garden_has_no_room_for() -> None:
    """Both cards have the value 5; without a place for it, a large tree is worth its two coins."""
    tops, full = "large-e low-e low-a", {1: "5.1 large-a, 5.0 large-b, 6.1 large-c"}
    crowded, empty = (table(3, round=12, tops=tops, gardens=garden) for garden in (full, {}))
    assert best(crowded) == "choose 2"
    assert worths(crowded)["choose 1"] < worths(empty)["choose 1"]


# --- the six --------------------------------------------------------------------------------------


def poor_tops(market: str) -> State:
    """A cherry of seat 1 waits for another, and the regions show nothing of worth."""
    return table(3, round=12, coins=(4, 1, 1), tops="low-a high-a low-f", market=market,
                 gardens={1: "3.1 cherry-one"})  # fmt: skip


def test_pays_for_a_great_card_in_the_market() -> None:
    state = poor_tops(market="cherry-two low-b")
    assert best(state) == "choose 6"
    state = choose(state, 6, 2, 3)
    assert best(state) == "pile market"
    assert best(play(state, "1 pile market")) == "take cherry-two"


def test_does_not_pay_for_what_lies_open() -> None:
    """The market has nothing better than the top that nobody else needs."""
    state = table(3, round=12, coins=(3, 1, 1), tops="cherry-wild high-a low-f", market="low-a",
                  gardens={1: "3.1 cherry-one"})  # fmt: skip
    assert best(state) == "choose 1"


def test_remembers_what_it_has_seen_in_a_deck() -> None:
    """Having looked through region 1, the seat knows that the other cherry is still there."""
    state = play(choose(poor_tops(market="low-b"), 6, 2, 3), "1 pile 1")
    for word in ("deal low-a", "deal pear", "deal quince", "deal cherry-two"):
        state = play(state, f"chance {word}")
    state = settle(state)
    assert best(state) == "take cherry-two"
    state = sell_newest(play(state, "1 take low-a"))
    state.coins[0] = 4
    assert "cherry-two" not in tops(state)
    assert best(state) == "choose 6"
    state = choose(state, 6, 2, 3)
    worth = worths(state)
    assert max(worth, key=lambda word: worth[word]) == "pile 1"


def test_claims_to_be_first_once_and_then_gives_way() -> None:
    state = choose(table(3, coins=(4, 4, 1), market="cherry-two low-b"), 6, 6, 1)
    assert step(state) == "claim"
    assert best(state, 1) == best(state, 2) == "claim 1"
    again = play(state, "1 claim 1", "2 claim 1")
    assert step(again) == "claim"
    assert best(again, 1) == best(again, 2) == "claim any"


# --- contests -------------------------------------------------------------------------------------


def contest(other: str, gardens: dict[int, str] | None = None) -> State:
    """Seat 1 has the right; medlar and another card lie there."""
    state = table(3, round=12, coins=(4, 2, 1), tops="medlar low-a low-b", gardens=gardens)
    state = settle(play(choose(state, 1, 1, 2), f"chance turn {other}"))
    assert step(state) == "right"
    return state


def test_waives_the_right_when_all_cards_are_alike() -> None:
    assert best(contest("small-d")) == "waive"


def test_uses_the_right_for_the_card_that_it_needs() -> None:
    needy = {1: "3.1 cherry-one"}
    assert best(contest("cherry-wild", needy)) == "right cherry-wild"


# --- planting and selling -------------------------------------------------------------------------


def test_sells_in_the_end_what_has_no_partner() -> None:
    assert best(table(3, last_cards=True, hands=("cherry-one",))) == "sell cherry-one"
    served = {1: "3.1 cherry-wild"}
    state = table(3, last_cards=True, hands=("cherry-one",), gardens=served)
    assert best(state).startswith("grow cherry-one 3.")


def test_plants_a_high_value_while_its_partner_may_come() -> None:
    state = table(3, round=5, hands=("cherry-one cherry-two",))
    assert best(state).split()[:2] in (["grow", "cherry-one"], ["grow", "cherry-two"])


FULL_ROW = {1: "1.1 low-a, 1.2 low-b, 1.3 low-c, 1.4 low-f, 1.5 low-g"}


def test_pays_for_an_extra_that_is_worth_it() -> None:
    state = table(3, last_cards=True, hands=("low-e",), coins=(1, 0, 0), gardens=FULL_ROW)
    assert best(state) in ("grow low-e 1.0", "grow low-e 1.6")
    state = table(3, round=14, hands=("low-e low-h",), coins=(4, 0, 0), gardens=FULL_ROW)
    assert best(state) in ("grow low-e 1.0", "grow low-e 1.6", "sell low-h")


def test_does_not_pay_five_coins_for_a_poor_tree() -> None:
    state = table(3, round=10, hands=("large-b large-a",), coins=(6, 1, 1),
                  gardens={1: "5.1 large-e"})  # fmt: skip
    assert best(state).startswith("sell large-")


def test_plants_first_what_blooms_first() -> None:
    """A honeyberry blooms in the next phase; a winterberry in autumn."""
    state = table(3, round=1, hands=("winterberry honeyberry",))
    assert best(state).startswith("grow honeyberry")


def test_puts_nitrogen_beside_what_is_to_be_harvested() -> None:
    garden = {1: "2.3 currant, 1.1 bilberry"}
    state = table(3, round=2, hands=("goumi low-a",), gardens=garden)
    grown = {word: worth for word, worth in worths(state).items() if word.startswith("grow goumi")}
    best_of_goumi = max(grown, key=lambda word: grown[word])
    assert best_of_goumi in ("grow goumi 2.2", "grow goumi 2.4")


def test_plants_beside_nitrogen() -> None:
    state = table(3, round=1, hands=("currant low-a",), gardens={1: "2.2 goumi"})
    worth = worths(state)
    assert worth["grow currant 2.1"] == worth["grow currant 2.3"] > worth["grow currant 2.4"]


def test_advanced_keeps_places_for_low_plants_in_the_south() -> None:
    """A large tree in the south would shade everything behind it."""
    state = table(3, round=3, hands=("large-e low-a",), mode="advanced")
    worth = worths(state)
    assert worth["grow large-e 5.1"] > worth["grow large-e 1.3"]
    assert worth["grow low-a 1.3"] > worth["grow low-a 5.1"]


# --- the colour bonus -----------------------------------------------------------------------------


def test_takes_the_best_card_for_four_colours() -> None:
    colours = {1: "1.1 white-one, 1.2 pink-one, 1.3 yellow-one"}
    state = table(3, round=15, hands=("red-one low-a",), gardens=colours,
                  market="low-e high-a low-b")  # fmt: skip
    state = play(state, "1 grow red-one 1.4")
    assert step(state) == "bonus"
    assert best(state) == "bonus low-e"


def test_every_card_of_a_bonus_is_better_than_none() -> None:
    for state, seat in choices(2, seed=5):
        if step(state) == "bonus":
            worth = worths(state, seat + 1)
            assert min(worth[word] for word in worth if word != "no-bonus") > worth["no-bonus"]
