"""Which code plays: rows of two states of the code must not be mixed."""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path

import waldbach

# The rooms that show and serve: no result depends on them.
NOT_DECISIVE = ("adapters", "catalogues", "cli.py", "server", "terminal")


@functools.cache
def code_mark() -> str:
    """A hash of all files that may decide what comes out: engine, games, bots, lab."""
    home, digest = Path(waldbach.__file__).parent, hashlib.sha256()
    for path in sorted(home.rglob("*")):
        name = path.relative_to(home)
        if path.is_file() and name.parts[0] not in NOT_DECISIVE and "__pycache__" not in name.parts:
            digest.update(f"{name.as_posix()} {path.stat().st_size} ".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
