"""An SQLite file as every connection of ours opens it."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from waldbach.game import BadInput

NAP = 0.01  # seconds
USUAL = 2000  # kilobytes of pages that SQLite keeps for a connection


def open_file(path: Path, patience: float, cache: int = USUAL) -> sqlite3.Connection:
    """A connection that may be used from any one thread at a time; transactions are begun by hand.

    A commit is on the disk when it returns: synchronous=FULL writes the log through each time.
    `patience`: seconds that other processes are waited for. `cache`: kilobytes of pages at most.
    """
    _make_private(path)
    connection = sqlite3.connect(
        path, timeout=patience, isolation_level=None, check_same_thread=False
    )
    try:
        _write_ahead(connection, patience)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA cache_size = -{cache}")
    except BaseException:
        connection.close()
        raise
    return connection


def _make_private(path: Path) -> None:
    """A new file is for its owner alone: it holds what players keep secret. SQLite gives the files
    beside it the same rights. One that is there is not touched, since closing it would take the
    locks of other connections along; what is wrong with the folder is told by SQLite."""
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _write_ahead(connection: sqlite3.Connection, patience: float) -> None:
    """Readers and a writer side by side, for good: the file keeps it.

    To change a new file, SQLite turns a read lock into a write lock, and never waits with that: two
    who waited for each other would do so for ever. So of several processes that start at once, all
    but one are refused, and have to try again.
    """
    until = time.monotonic() + patience
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() >= until:
                raise
        time.sleep(NAP)


@contextmanager
def served_alone(database: str, path: Path) -> Iterator[None]:
    """Keep other servers away from an SQLite file: they would not tell each other of moves.

    What is locked is a file beside it, which stays; the system lets go of it with the process,
    however that ends. Whoever only works on the database, as most of the admin's commands do, does
    not ask for it. Where files cannot be locked nobody is kept away; what is wrong with the folder
    is told by whoever opens the database.
    """
    held = None if sys.platform == "win32" else _lock(database, path)
    try:
        yield
    finally:
        if held is not None:
            os.close(held)


def _lock(database: str, path: Path) -> int | None:
    import fcntl

    beside = path.resolve().with_name(path.resolve().name + "-lock")
    try:
        # For all to read: it is empty, and whoever made it need not be who serves.
        held = os.open(beside, os.O_CREAT | os.O_RDONLY | os.O_CLOEXEC, 0o644)
    except OSError:
        return None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(held)
        raise BadInput("database-served", url=database) from None
    except OSError:
        os.close(held)
        return None
    return held
