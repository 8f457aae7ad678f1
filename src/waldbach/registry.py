"""Finds the games: every folder `games/<name>` whose `meta.py` defines `GAME`."""

from __future__ import annotations

import functools
import importlib
from pathlib import Path

from waldbach import games
from waldbach.game import BadInput, Game


def names() -> list[str]:
    home = Path(games.__file__).parent
    return sorted(path.parent.name for path in home.glob("*/meta.py"))


@functools.cache
def _load(name: str) -> Game:
    game: Game = importlib.import_module(f"waldbach.games.{name}.meta").GAME
    return game


def get(name: str, rules: int | None = None) -> Game:
    """The game of that name, at a version of its rules (the current one if none is given)."""
    if name not in names():
        raise BadInput("unknown-game", name=name, right=", ".join(names()))
    game = _load(name)
    if rules is not None and rules != game.rules:
        raise BadInput("unknown-rules", name=name, rules=rules, right=str(game.rules))
    return game


def every() -> list[Game]:
    return [get(name) for name in names()]
