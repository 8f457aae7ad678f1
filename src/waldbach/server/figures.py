"""Figures of a running server, counted in plain numbers where things happen.

Counting has to cost next to nothing, so there are no locks and no labels to look up here: all of it
happens on the event loop. `metrics.py` turns the figures into what Prometheus reads.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
SIZES = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0)


class Spread:
    """How values are spread: how many lie up to each bound, and their sum."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)  # up to each bound, and above the last
        self.total = 0.0

    def note(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


class JournalFigures:
    """Of the one writer of a journal."""

    __slots__ = ("commit_seconds", "failed", "together")

    def __init__(self) -> None:
        self.failed = 0  # batches that the database could not store
        self.together = Spread(SIZES)  # requests in one commit
        self.commit_seconds = Spread(SECONDS)


class Figures:
    """Of one server process, since its start."""

    def __init__(self) -> None:
        self.entries = 0  # that were stored here
        self.play_seconds = Spread(SECONDS)  # from the receipt of a draft to its commit
        self.requests: dict[tuple[str, str, int], Spread] = {}  # by route, method, status
        self.sockets = 0  # that were opened, all in all
        self.problems: Counter[str] = Counter()  # by code

    def note_request(self, route: str, method: str, status: int, seconds: float) -> None:
        key = route, method, status
        spread = self.requests.get(key)
        if spread is None:
            spread = self.requests[key] = Spread(SECONDS)
        spread.note(seconds)
