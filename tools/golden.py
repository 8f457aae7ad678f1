"""Looks for golden games: seeded games, played until one shows what its file claims.

A search is repeatable: the same rules give the same files.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass
from typing import ClassVar

from tests.golden import Claims, Replay, Step
from waldbach.game import Game, State
from waldbach.log import Entry, Log

MOST_SEEDS = 5000


@dataclass(frozen=True)
class Search(ABC):
    """A file to be: its first line and its claim."""

    file: str
    proves: str
    claim: str
    _: KW_ONLY
    seed: int = 0  # where the search begins; a known one saves minutes

    game: ClassVar[Game]
    claims: ClassVar[Claims]

    @abstractmethod
    def empty_log(self) -> Log:
        """The table at which the games are played."""

    @abstractmethod
    def course(self, start: State, seed: int) -> Iterator[Step]:
        """A game from a state to its end."""

    def find(self) -> tuple[int, Replay]:
        for seed in range(self.seed, MOST_SEEDS):
            log = self.empty_log()
            found = Replay(log, list(self.course(log.start(), seed)))
            if self.claims[self.claim](found):
                return seed, found
        raise SystemExit(f"{self.file}: no game found in {MOST_SEEDS} seeds")

    def write(self, found: Replay) -> str:
        log = found.log
        log.entries = [Entry(step.seat, step.word) for step in found.steps]
        results = result_lines(found)
        log.comments = [self.proves, f"claim: {self.claim}", *results, count_line(found)]
        return log.write()


def result_lines(found: Replay) -> list[str]:
    """`result: 1: 45 (place 1) start=4 plants=30 …`, a line per seat."""
    return [
        f"result: {result.seat + 1}: {result.total} (place {result.place}) "
        + " ".join(f"{source}={points}" for source, points in result.points.items())
        for result in found.results
    ]


def count_line(found: Replay) -> str:
    """How many words were legal in all: a rule that changes shows here first."""
    legal = sum(len(found.game.legal(step.before, step.seat)) for step in found.steps)
    return f"entries: {len(found.steps)}, legal words: {legal}"
