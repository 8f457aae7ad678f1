"""How bots play a game, as `bots.toml` in its folder says: the habits of the search, and what makes
each level as strong as it is. What the file leaves out has the values given here."""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from pathlib import Path

from waldbach.bots.tree import Habits
from waldbach.game import Game

FILE = "bots.toml"


@dataclass(frozen=True)
class Level:
    """A level either searches, or takes what looks best of the choices that it notices."""

    simulations: int | None = None
    milliseconds: int | None = None
    notices: float = 1.0  # the chance to see each of the choices
    error: float = 0.0  # by so many points a choice is misjudged, as a rule


@dataclass(frozen=True)
class Manners:
    habits: Habits
    levels: dict[str, Level]


@functools.cache
def manners_of(game: Game) -> Manners:
    path = Path(str(game.kernel.__file__)).with_name(FILE)
    said = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    levels = {name: Level(**values) for name, values in said.get("levels", {}).items()}
    return Manners(Habits(**said.get("search", {})), levels)
