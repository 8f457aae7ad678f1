"""Opponents of five strengths, named for growth, and the caretaker of abandoned seats.

The two youngest err as people do: they overlook choices, and they misjudge what they see; they
never do what looks bad to them. `sapling` takes what looks best, or searches for a moment, as the
game's `bots.toml` says; the other two search (`search.py`). `docs/bots.md` has the measured
strengths.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from waldbach.bots.bot import Budget
from waldbach.bots.manners import Level, manners_of
from waldbach.bots.search import searcher
from waldbach.game import Game, State

# For a game that does not say otherwise.
STANDARD: Mapping[str, Level] = {
    "seed": Level(notices=0.8, error=1.5),
    "sprout": Level(notices=0.92, error=1.0),
    "sapling": Level(),
    "tree": Level(simulations=100),
    "forest": Level(simulations=4000, milliseconds=1000),
}


class LevelBot:
    """Plays at the level of this name."""

    def __init__(self, name: str, level: str | None = None) -> None:
        self.name = name
        self.level = level or name

    def decide(
        self, game: Game, view: State, seat: int, budget: Budget, rng: np.random.Generator
    ) -> str:
        level = manners_of(game).levels.get(self.level) or STANDARD[self.level]
        own = Budget(level.simulations, level.milliseconds)
        if own:
            return searcher(game).analyse(view, seat, budget or own, rng, hurry=True).word
        return game.format(notice(game, view, seat, level, rng), view)


def notice(game: Game, view: State, seat: int, level: Level, rng: np.random.Generator) -> int:
    """What looks best of the choices that are noticed."""
    actions = game.legal(view, seat)
    if len(actions) == 1:
        return int(actions[0])
    noticed = actions[rng.random(len(actions)) < level.notices]
    if len(noticed) == 0:
        noticed = actions[[int(rng.random() * len(actions))]]
    worth = np.array([game.kernel.rate(view, seat, int(action)) for action in noticed])
    return int(noticed[np.argmax(worth + level.error * rng.standard_normal(len(noticed)))])


LEVELS = tuple(LevelBot(name) for name in STANDARD)

# Sits in for whoever has gone: sound, quick, and the same whenever it is asked.
CARETAKER = LevelBot("caretaker", "tree")
