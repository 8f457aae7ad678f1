"""What a bus promises, whatever carries it.

At once     `tell` puts a nudge into an outbox and returns: it never waits and never raises. A nudge
            leaves at once, or a few milliseconds later together with others.
Once        Every process that is connected gets each nudge of every other once, in the order in
            which that other told them, and none of its own.
Or a gap    Where nudges may have been lost, `on_gap` is called before later ones arrive: when this
            process has been cut off, or another had more to tell than its outbox holds. Whoever
            listens then looks at everything itself.
For ever    A lost connection is made again, with growing pauses, for as long as it takes.
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog

from waldbach.server.live.bus.nudges import Nudge

ID_BYTES = 9

log = structlog.get_logger(__name__)
N = TypeVar("N", bound=Nudge)


@dataclass(slots=True)
class Figures:
    """Counted since the start."""

    told: int = 0  # nudges of ours
    dropped: int = 0  # of these, never sent
    sent: int = 0  # packets
    heard: int = 0  # nudges of others
    gaps: int = 0
    connections: int = 0  # that were made; all but the first after a loss


class Bus(ABC):
    """Used from one event loop. What listens is called there and has to return soon."""

    def __init__(self) -> None:
        self.process = secrets.token_urlsafe(ID_BYTES)  # who we are among all processes
        self.figures = Figures()
        self._listeners: dict[type[Nudge], list[Callable[[Any], None]]] = defaultdict(list)
        self._on_gap: list[Callable[[], None]] = []

    @abstractmethod
    def tell(self, nudge: Nudge) -> None:
        """Nudge all other processes."""

    @property
    @abstractmethod
    def healthy(self) -> bool:
        """Do nudges come and go at this moment?"""

    @property
    @abstractmethod
    def waiting(self) -> int:
        """Nudges in the outbox."""

    @abstractmethod
    async def close(self) -> None:
        """Send what is waiting if that is soon done, and let go."""

    def listen(self, kind: type[N], callback: Callable[[N], None]) -> None:
        """Call with every nudge of a kind that another process tells."""
        self._listeners[kind].append(callback)

    def on_gap(self, callback: Callable[[], None]) -> None:
        """Call whenever nudges may have been lost."""
        self._on_gap.append(callback)

    def _hear(self, nudge: Nudge) -> None:
        self.figures.heard += 1
        for callback in self._listeners[type(nudge)]:
            _call(callback, nudge)

    def _gap(self) -> None:
        self.figures.gaps += 1
        for callback in self._on_gap:
            _call(callback)


def _call(callback: Callable[..., None], *args: Nudge) -> None:
    """One listener's failure is nobody else's."""
    try:
        callback(*args)
    except Exception:
        log.exception("bus-listener", args=args)


class Alone(Bus):
    """The bus of a server with one process: nobody is there to be told anything."""

    def tell(self, nudge: Nudge) -> None:
        self.figures.told += 1

    @property
    def healthy(self) -> bool:
        return True

    @property
    def waiting(self) -> int:
        return 0

    async def close(self) -> None:
        """There is nothing to let go of."""
