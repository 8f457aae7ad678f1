"""Finds the games: every folder `games/<name>` whose `meta.py` defines `GAME`.

Rules that a fix has replaced stay in `games/<name>/rules_<version>/`, with a `meta.py` of their
own, for the matches that began with them.
"""

from __future__ import annotations

import functools
import importlib
from pathlib import Path

from waldbach import games
from waldbach.game import BadInput, Game


def names() -> list[str]:
    return sorted(path.parent.name for path in _find("*/meta.py"))


def _find(pattern: str) -> list[Path]:
    return _look(pattern, tuple(games.__path__))


@functools.cache
def _look(pattern: str, homes: tuple[str, ...]) -> list[Path]:
    return [path for home in homes for path in Path(home).glob(pattern)]


@functools.cache
def _load(module: str) -> Game:
    game: Game = importlib.import_module(f"waldbach.games.{module}.meta").GAME
    return game


def get(name: str, rules: int | None = None) -> Game:
    """The game of that name, at a version of its rules (the current one if none is given)."""
    if name not in names():
        raise BadInput("unknown-game", name=name, right=", ".join(names()))
    game = _load(name)
    if rules is None or rules == game.rules:
        return game
    replaced = {path.parent.name for path in _find(f"{name}/rules_*/meta.py")}
    if f"rules_{rules}" in replaced:
        return _load(f"{name}.rules_{rules}")
    right = sorted({game.rules, *(int(one.removeprefix("rules_")) for one in replaced)})
    raise BadInput("unknown-rules", name=name, rules=rules, right=", ".join(map(str, right)))


def every() -> list[Game]:
    return [get(name) for name in names()]
