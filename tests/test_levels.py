"""The levels: honest names for what each can do."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from tests.tables import every_game
from tests.test_search import choices_of, first_table
from waldbach.bots.bot import Budget
from waldbach.bots.levels import CARETAKER, LEVELS, STANDARD, LevelBot, notice
from waldbach.bots.manners import Level, manners_of
from waldbach.bots.players import BOTS
from waldbach.game import CHANCE, Game
from waldbach.messages import LANGUAGES, language, text

pytestmark = pytest.mark.compiled_only


def test_five_levels_and_a_caretaker() -> None:
    assert [bot.name for bot in LEVELS] == ["seed", "sprout", "sapling", "tree", "forest"]
    assert CARETAKER.name in BOTS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_to_show(lang: str) -> None:
    token = language.set(lang)
    try:
        names = {text(f"bot-{bot.name}") for bot in (*LEVELS, CARETAKER)}
        assert len(names) == len(LEVELS) + 1
    finally:
        language.reset(token)


@every_game
def test_a_game_speaks_of_known_levels_only(game: Game) -> None:
    assert set(manners_of(game).levels) <= set(STANDARD)


@every_game
def test_who_notices_everything_and_never_errs_takes_the_best(game: Game) -> None:
    for step in choices_of(first_table(game))[::6]:
        actions = game.legal(step.before, step.seat)
        worth = [game.kernel.rate(step.before, step.seat, int(action)) for action in actions]
        rng = np.random.default_rng(0)
        found = notice(game, step.before, step.seat, Level(), rng)
        assert worth[actions.tolist().index(found)] == max(worth)


@every_game
def test_who_notices_nothing_still_plays(game: Game) -> None:
    rng = np.random.default_rng(0)
    for step in choices_of(first_table(game))[::9]:
        found = notice(game, step.before, step.seat, Level(notices=0.0), rng)
        assert found in game.legal(step.before, step.seat)


@every_game
def test_the_caretaker_always_does_the_same(game: Game) -> None:
    """Whoever comes back finds what anybody else would have found."""
    for step in choices_of(first_table(game))[::25]:
        words = {
            CARETAKER.decide(game, step.before, step.seat, Budget(), np.random.default_rng(4))
            for _ in range(3)
        }
        assert len(words) == 1


def score_of(game: Game, bots: tuple[LevelBot, LevelBot], games: int) -> float:
    """The share of first places of the first, over paired deals."""
    wins = 0.0
    for number in range(games):
        state = game.new(2)
        dice, thought = (np.random.default_rng([number // 2, salt]) for salt in (0, 1))
        while acting := game.acting(state):
            if acting == (CHANCE,):
                state = game.apply(state, CHANCE, game.chance(state, dice))
                continue
            seat = acting[0]
            bot = bots[(seat + number) % 2]
            word = bot.decide(game, game.view(state, seat), seat, Budget(), thought)
            state = game.apply(state, seat, game.parse(word, state))
        winners = game.winners(state)
        wins += (number % 2 in winners) / len(winners)
    return wins / games


@pytest.mark.slow
@every_game
def test_each_of_the_younger_levels_loses_to_the_next(game: Game) -> None:
    """`docs/bots.md` has the levels that search as well, and many more games."""
    for younger, older in pairwise(LEVELS[:3]):
        assert score_of(game, (older, younger), 60) > 0.6
