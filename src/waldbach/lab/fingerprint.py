"""Which code plays: rows of two states of the code must not be mixed."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator
from pathlib import Path

import waldbach
from waldbach.places import places

# The rooms that show and serve: no result depends on them.
NOT_DECISIVE = ("adapters", "catalogues", "cli.py", "server", "terminal")


@functools.cache
def code_mark() -> str:
    """A hash of all files that may decide what comes out: engine, games, bots, lab."""
    digest = hashlib.sha256()
    for name, path in _decisive():
        digest.update(f"{name} {path.stat().st_size} ".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def _decisive() -> Iterator[tuple[str, Path]]:
    """Files with names that are the same on every machine, wherever Waldbach and games lie."""
    home = Path(waldbach.__file__).parent
    for path in _files(home):
        name = path.relative_to(home)
        if name.parts[0] not in NOT_DECISIVE:
            yield name.as_posix(), path
    for place in places().values():
        if place.outside:
            for path in _files(place.folder):
                yield f"{place.name}/{path.relative_to(place.folder).as_posix()}", path


def _files(folder: Path) -> Iterator[Path]:
    found = (path for path in folder.rglob("*") if "__pycache__" not in path.parts)
    return (path for path in sorted(found) if path.is_file())
