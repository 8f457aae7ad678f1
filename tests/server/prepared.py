"""A SQLite database that has all its tables, made once a process.

To copy it is three times as quick as to carry out every step of the migrations, which
`test_database.py` proves on databases with nothing in them.
"""

from __future__ import annotations

import asyncio
import functools
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from waldbach.server.database import read_url, upgrade


def lay_database(path: Path) -> None:
    """Where there is none yet."""
    if not path.exists():
        path.write_bytes(_made())


@functools.cache
def _made() -> bytes:
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as aside:
        path = Path(folder) / "waldbach.db"
        # In a thread of its own, since the test that asks first may be a coroutine.
        aside.submit(asyncio.run, upgrade(read_url(f"sqlite:///{path}"))).result()
        return path.read_bytes()
