"""Finds positions for perft files in seeded games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from tests.golden import Step
from waldbach.game import CHANCE, Game, State

MOST_SEEDS = 1000


@dataclass(frozen=True)
class Position(ABC):
    """A position to be found: the first that meets `when` in the games of a table."""

    title: str
    seats: int
    when: Callable[[State], bool]

    game: ClassVar[Game]

    @abstractmethod
    def begin(self, mode: str) -> State:
        """The table at which the games are played."""

    @abstractmethod
    def course(self, start: State, seed: int) -> Iterator[Step]:
        """A game from a state to its end."""

    def find(self, mode: str) -> State:
        for seed in range(MOST_SEEDS):
            begin = self.begin(mode)
            if self.when(begin):
                return begin
            for step in self.course(begin, seed):
                if self.game.acting(step.after) != (CHANCE,) and self.when(step.after):
                    return step.after
        raise SystemExit(f"{mode}, {self.title}: not found")
