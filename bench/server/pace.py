"""How fast the load plays: as fast as answers come, or so many turns a second over all tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import floor


class Pace:
    """Each table plays in a rhythm of its own, and all are spread over its period, as people are
    who know nothing of each other. A table that is late plays at once and keeps its rhythm; one
    that has missed a beat leaves it out. If it began anew from where it stands, all that wait for
    the same pause of the server would play together for ever after."""

    def __init__(self, tables: int, rate: float | None) -> None:
        self.period = tables / rate if rate else 0.0
        self._loop = asyncio.get_running_loop()

    def first(self, number: int, tables: int) -> float:
        """When a table plays its first turn, so that not all do at once."""
        return self._loop.time() + self.period * number / tables

    def play(self, due: float, turn: Callable[[], None]) -> float:
        """Play a turn when it is due; returns when the one after it is."""
        now = self._loop.time()
        if due > now:
            self._loop.call_at(due, turn)
        else:
            turn()
        beats = floor((now - due) / self.period) if self.period and now > due else 0
        return due + (beats + 1) * self.period
