"""Tasks of every game of the registry: all modes with all numbers of seats."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from waldbach import registry
from waldbach.adapters.task import Episode, Task
from waldbach.game import Game


def modes_of(game: Game) -> tuple[str, ...]:
    return next((option.choices for option in game.options if option.name == "mode"), ())


def options_of(mode: str) -> dict[str, str]:
    return {"mode": mode} if mode else {}


def every_setting() -> list[Any]:
    """(game, seats, options); the first of each game is quick, the others are slow."""
    found = []
    for game in registry.every():
        for mode in modes_of(game) or ("",):
            for seats in range(game.min_seats, game.max_seats + 1):
                quick = seats == game.min_seats and mode in ("", modes_of(game)[0])
                marks = [] if quick else [pytest.mark.slow]
                args = (game.name, seats, options_of(mode))
                found.append(pytest.param(*args, id=f"{game.name}-{mode}-{seats}", marks=marks))
    return found


every_task = pytest.mark.parametrize(("game", "seats", "options"), every_setting())
largest_tables = pytest.mark.parametrize(
    ("game", "seats"), [(game.name, game.max_seats) for game in registry.every()]
)


def play_randomly(episode: Episode, rng: np.random.Generator, most: int = 5000) -> list[int]:
    """Go on with random choices; returns them."""
    chosen: list[int] = []
    while not episode.is_over and len(chosen) < most:
        seat = episode.acting[0]
        chosen.append(int(rng.choice(episode.legal(seat))))
        episode.play(seat, chosen[-1])
    return chosen


def mask_of(task: Task, actions: NDArray[np.int64]) -> NDArray[np.int8]:
    mask = np.zeros(task.actions, np.int8)
    mask[actions] = 1
    return mask
