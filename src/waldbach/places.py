"""Where games are: in `games/` beside this file, in the folders that `WALDBACH_GAMES` lists, and in
installed packages.

    WALDBACH_GAMES=examples waldbach play            each folder in `examples` with a `meta.py`

    [project.entry-points."waldbach.games"]          in the pyproject.toml of a package of its own:
    <name> = "its_package"                           the package is the game's folder

A folder's games become part of `waldbach.games`, so that every process imports them by the same
name; a package keeps its own. Either way a game refers to its own files by relative imports.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

HOME = Path(__file__).parent / "games"
VARIABLE = "WALDBACH_GAMES"
GROUP = "waldbach.games"
MARK = "meta.py"  # what makes a folder a game


class BadPlace(Exception):
    """A place holds no game, or two hold one of the same name: the key of a message, and its
    arguments."""

    def __init__(self, message: str, **args: str) -> None:
        super().__init__(message, args)
        self.message = message
        self.args_ = args


@dataclass(frozen=True)
class Place:
    name: str
    package: str  # in which the modules of the game are
    folder: Path

    @property
    def outside(self) -> bool:
        return self.folder.parent != HOME


def folders() -> list[Path]:
    """The folders beside our own in which games are looked for."""
    listed = os.environ.get(VARIABLE, "").split(os.pathsep)
    return [Path(one).absolute() for one in listed if one]


def places() -> dict[str, Place]:
    """Every game by its name."""
    return _places(tuple(folders()))


@functools.cache
def _places(listed: tuple[Path, ...]) -> dict[str, Place]:
    found: dict[str, Place] = {}
    for place in (*_beside(HOME), *_listed(listed), *_installed()):
        other = found.setdefault(place.name, place)
        if other.folder.resolve() != place.folder.resolve():
            raise BadPlace(
                "games-twice", name=place.name, one=str(other.folder), other=str(place.folder)
            )
    return dict(sorted(found.items()))


def _beside(home: Path) -> Iterator[Place]:
    for mark in sorted(home.glob(f"*/{MARK}")):
        yield Place(mark.parent.name, f"waldbach.games.{mark.parent.name}", mark.parent)


def _listed(listed: tuple[Path, ...]) -> Iterator[Place]:
    for home in listed:
        games = list(_beside(home))
        if not games:
            raise BadPlace("games-none", folder=str(home), variable=VARIABLE)
        yield from games


def _installed() -> Iterator[Place]:
    for point in entry_points(group=GROUP):
        spec = find_spec(point.value)
        inside = spec.submodule_search_locations if spec else None
        folder = Path(inside[0]) if inside else None
        if folder is None or not (folder / MARK).exists():
            raise BadPlace("games-package", name=point.name, package=point.value)
        yield Place(point.name, point.value, folder)
