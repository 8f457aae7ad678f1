"""An SQLite file as every connection of ours opens it."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

NAP = 0.01  # seconds
USUAL = 2000  # kilobytes of pages that SQLite keeps for a connection


def open_file(path: Path, patience: float, cache: int = USUAL) -> sqlite3.Connection:
    """A connection that may be used from any one thread at a time; transactions are begun by hand.

    A commit is on the disk when it returns: synchronous=FULL writes the log through each time.
    `patience`: seconds that other processes are waited for. `cache`: kilobytes of pages at most.
    """
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
