"""The quick choice of playouts: as good as rating everything, with less work."""

from __future__ import annotations

import numpy as np
import pytest

from tests.renature.test_greedy import GAME, MODES, TABLES, choices, new, ratings
from waldbach.game import State
from waldbach.games.renature import layout as at
from waldbach.games.renature.heuristics import survey, survey_after

pytestmark = pytest.mark.compiled_only  # whole games of rated actions need the compiler


def choose(state: State, seat: int) -> int:
    actions = np.array(GAME.legal(state, seat))
    return int(GAME.kernel.choose(state, seat, actions, len(actions), np.random.default_rng(0)))


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_a_domino_changes_the_survey_as_if_it_were_made_anew(mode: str, seats: int) -> None:
    domino = 0
    for state, seat in choices(new(mode, seats), seed=seats):
        for action in GAME.legal(state, seat):
            if action < at.DISCARD:
                after = GAME.apply(state, seat, int(action))
                old, new_table = survey(state), survey(state)
                survey_after(after, old, new_table)
                rows = slice(1, int(state.areas) + 1)  # row 0 gathers what belongs to no area
                assert np.array_equal(new_table[rows], survey(after)[rows])
                domino += 1
    assert domino > 100


@pytest.mark.parametrize("mode", MODES)
def test_it_chooses_what_is_rated_best(mode: str) -> None:
    """But for what it leaves out: extra turns, and most jokers and mushrooms."""
    same, left_out, total = 0, 0, 0
    for state, seat in choices(new(mode, 2), seed=5):
        worth = dict(zip(map(int, GAME.legal(state, seat)), ratings(state, seat), strict=True))
        chosen = choose(state, seat)
        best = max(worth, key=lambda action: worth[action])
        same += worth[chosen] == pytest.approx(worth[best], abs=1e-5)
        left_out += best == at.AGAIN or at.JOKER <= best <= at.NO_MUSHROOM
        total += 1
        if not (best == at.AGAIN or at.JOKER <= best <= at.NO_MUSHROOM):
            assert worth[chosen] == pytest.approx(worth[best], abs=1e-5)
    assert same > 0.9 * total > left_out
