"""The options of a table as parameters of an OpenSpiel game, and back.

OpenSpiel writes games as `name(key=value,key=value)` and reads them again, to store them and to
send them elsewhere. A value that would be read as a number stands in quotation marks there, and
signs with a meaning of their own are written as in web addresses: `start="1"`, `board=name%3A …`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import quote, unquote

from waldbach.game import Game
from waldbach.materials import fresh_seed

PLAYERS = "players"
LOOKS_LIKE_ANOTHER_TYPE = re.compile(r"[-+.0-9]*|[Tt]rue|[Ff]alse")
PLAIN = " .:/+-_"  # besides letters and digits


def defaults(game: Game) -> dict[str, int | str]:
    """Every parameter of a game with the value it has if none is given."""
    options = {option.name: write_value(option.default) for option in game.options}
    return {PLAYERS: game.min_seats, **options}


def read_table(game: Game, given: Mapping[str, int | str]) -> tuple[int, dict[str, str]]:
    """The number of seats and the options of the table; `BadInput` if it cannot be."""
    known = {**defaults(game), **given}
    seats = int(known.pop(PLAYERS))
    options = {name: read_value(str(value)) for name, value in known.items()}
    return seats, game.seeded(options, fresh_seed())  # a game that is read again is the same one


def write_table(seats: int, options: Mapping[str, str]) -> dict[str, int | str]:
    return {PLAYERS: seats, **{name: write_value(value) for name, value in options.items()}}


def write_value(value: str) -> str:
    written = quote(value, safe=PLAIN)
    return f'"{written}"' if LOOKS_LIKE_ANOTHER_TYPE.fullmatch(written) else written


def read_value(word: str) -> str:
    """What `write_value` wrote; a text of several lines is taken as it is."""
    if "\n" in word:
        return word
    return unquote(word[1:-1] if len(word) > 1 and word[0] == word[-1] == '"' else word)
