"""What a bot is: it gets a view and a budget, and answers with a word. It cannot see more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from waldbach.game import Game, State


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about a decision: simulations (reproducible), milliseconds, or what
    comes first of both.

    Without either a bot takes what it thinks right; bots that do not search ignore it.
    """

    simulations: int | None = None
    milliseconds: int | None = None

    def __bool__(self) -> bool:
        return self.simulations is not None or self.milliseconds is not None


class Bot(Protocol):
    name: str

    def decide(
        self, game: Game, view: State, seat: int, budget: Budget, rng: np.random.Generator
    ) -> str:
        """The word of a legal action of the seat, from its own view."""


class RandomBot:
    """Any legal word, each as likely as the others."""

    name = "random"

    def decide(
        self, game: Game, view: State, seat: int, budget: Budget, rng: np.random.Generator
    ) -> str:
        actions = game.legal(view, seat)
        return game.format(int(actions[int(rng.random() * len(actions))]), view)


class GreedyBot:
    """The legal action that the game's heuristic rates highest; ties at random."""

    name = "greedy"

    def decide(
        self, game: Game, view: State, seat: int, budget: Budget, rng: np.random.Generator
    ) -> str:
        actions = game.legal(view, seat)
        worth = np.array([game.kernel.rate(view, seat, int(action)) for action in actions])
        best = np.flatnonzero(worth == worth.max())
        return game.format(int(actions[best[int(rng.random() * len(best))]]), view)
