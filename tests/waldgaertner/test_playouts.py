"""Playouts: the quick choice does what the ratings say; the evaluation sees where plants stand."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.waldgaertner.tables import GAME, table
from waldbach.bots.match import GREEDY, runner
from waldbach.bots.search import searcher
from waldbach.game import CHANCE, State
from waldbach.games.waldgaertner import features as seen
from waldbach.games.waldgaertner import layout as at

pytestmark = pytest.mark.compiled_only

MODES = ("basic", "advanced")
MANY_WORDS = (at.ASK_TAKE, at.ASK_PLAY, at.ASK_BONUS)


# --- the quick choice -----------------------------------------------------------------------------


def choices(mode: str, games: int) -> Iterator[tuple[State, int]]:
    """Where greedy players take, plant or sell a card, and who they are."""
    for seed in range(games):
        state = GAME.new(2, {"mode": mode})
        played = runner(GAME).play(state, [GREEDY] * 2, np.random.default_rng(seed), record=True)
        for seat, action in played.moves.tolist():
            if seat != CHANCE and state.step in MANY_WORDS:
                yield state, seat
            state = GAME.apply(state, seat, action)


def lost_by_haste(state: State, seat: int) -> float:
    """Points of rating between the best word and the one that a playout would say."""
    actions = GAME.legal(state, seat)
    rated = {int(action): float(GAME.kernel.rate(state, seat, int(action))) for action in actions}
    rng = np.random.default_rng(0)
    chosen = GAME.kernel.choose(state, seat, actions.copy(), len(actions), rng)
    return max(rated.values()) - rated[int(chosen)]


@pytest.mark.parametrize("mode", MODES)
def test_the_quick_choice_is_nearly_always_the_best_rated(mode: str) -> None:
    lost = np.array([lost_by_haste(state, seat) for state, seat in choices(mode, games=4)])
    assert len(lost) > 150
    assert lost.mean() < 0.05
    assert (lost == 0).mean() > 0.85


# --- what the evaluation sees ---------------------------------------------------------------------


def own_garden(plants: str, mode: str = "advanced", round: int = 6) -> State:
    """Two players about to choose; the first has planted something."""
    return table(2, round=round, gardens={1: plants}, mode=mode)


def numbers(state: State) -> NDArray[np.float32]:
    """Those of the first seat."""
    found = np.zeros((2, GAME.features), np.float32)
    GAME.kernel.features(state, found)
    first: NDArray[np.float32] = found[0]
    return first


def share(state: State) -> float:
    """Of the first seat, as the learned evaluation expects it."""
    search, shares = searcher(GAME), np.zeros(2, np.float32)
    assert search.net
    search.guess(state, search.net, np.zeros((2, GAME.features), np.float32), shares)
    return float(shares[0])


def test_a_place_on_which_nothing_can_stand_is_seen() -> None:
    """Behind a large tree and in front of a small shrub; the other way round all is well."""
    spoilt, sound = own_garden("1.1 large-a, 3.1 low-a"), own_garden("1.1 low-a, 3.1 large-a")
    assert numbers(spoilt)[seen.DEAD] > numbers(sound)[seen.DEAD] == 0
    assert share(spoilt) < share(sound)


def test_who_plants_large_trees_in_the_south_has_few_places_for_low_plants() -> None:
    low, large = seen.OPEN_TO, seen.OPEN_TO + 4
    south, north = own_garden("1.2 large-a, 1.4 large-b"), own_garden("4.1 large-a, 5.1 large-b")
    assert numbers(south)[low] < numbers(north)[low]
    assert numbers(south)[large] == numbers(own_garden("1.2 low-a, 1.4 low-b"))[large]
    assert share(south) < share(north)


@pytest.mark.parametrize("mode", MODES)
def test_nitrogen_is_seen_where_it_serves(mode: str) -> None:
    beside, apart = (own_garden(f"2.2 goumi, {at} currant", mode, 1) for at in ("2.3", "2.4"))
    assert numbers(beside)[seen.RIPE] > numbers(apart)[seen.RIPE]
    assert numbers(beside)[seen.FED] < numbers(apart)[seen.FED]
