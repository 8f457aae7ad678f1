"""Finds the games (`places.py`): every folder whose `meta.py` defines `GAME`, and the modules that
it offers to the rooms of the house.

Rules that a fix has replaced stay in the folder's `rules_<version>/`, with a `meta.py` of their
own, for the matches that began with them.
"""

from __future__ import annotations

import functools
import importlib
from types import ModuleType

from waldbach import games
from waldbach.game import BadInput, Game
from waldbach.places import MARK, BadPlace, Place, folders, places


def names() -> list[str]:
    return list(_places())


def _places() -> dict[str, Place]:
    for folder in folders():
        if str(folder) not in games.__path__:
            games.__path__.append(str(folder))
    try:
        return places()
    except BadPlace as error:
        raise BadInput(error.message, **error.args_) from error


@functools.cache
def _load(package: str) -> Game:
    game: Game = importlib.import_module(f"{package}.meta").GAME
    return game


def get(name: str, rules: int | None = None) -> Game:
    """The game of that name, at a version of its rules (the current one if none is given)."""
    place = _places().get(name)
    if place is None:
        raise BadInput("unknown-game", name=name, right=", ".join(names()))
    game = _load(place.package)
    if rules is None or rules == game.rules:
        return game
    replaced = {path.parent.name for path in place.folder.glob(f"rules_*/{MARK}")}
    if f"rules_{rules}" in replaced:
        return _load(f"{place.package}.rules_{rules}")
    right = sorted({game.rules, *(int(one.removeprefix("rules_")) for one in replaced)})
    raise BadInput("unknown-rules", name=name, rules=rules, right=", ".join(map(str, right)))


def every() -> list[Game]:
    return [get(name) for name in names()]


def module(game: Game, name: str) -> ModuleType:
    """A module of the game's folder, such as `terminal`: what it offers to a room of the house."""
    return importlib.import_module(f"{_places()[game.name].package}.{name}")
