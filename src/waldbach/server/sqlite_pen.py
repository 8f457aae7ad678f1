"""The pen of an SQLite file: of all connections in this process, the one that holds it writes.

SQLite knows only one way to wait for a writer: to sleep, look, and sleep longer, up to a tenth of a
second. A batch of moves that met a short transaction of the ORM so stood still for long after that
had ended. Who waits for the pen goes on at once. Other processes still meet at SQLite's own lock.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from weakref import WeakValueDictionary


class Pen:
    """Taken and laid down in threads of connections, never on the event loop."""

    def __init__(self) -> None:
        self._lock = threading.Lock()

    def take(self, patience: float) -> None:
        if not self._lock.acquire(timeout=patience):
            raise sqlite3.OperationalError("database is locked")  # as SQLite itself would say

    def lay_down(self) -> None:
        self._lock.release()

    @contextmanager
    def held(self, patience: float) -> Iterator[None]:
        self.take(patience)
        try:
            yield
        finally:
            self.lay_down()


_pens: WeakValueDictionary[Path, Pen] = WeakValueDictionary()


def pen_of(path: Path) -> Pen:
    """The same for all who have the same file open."""
    return _pens.setdefault(path.resolve(), Pen())
