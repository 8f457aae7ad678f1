"""Lessons: guided positions that a game brings as data, `lessons/*.toml` in its folder.

A lesson is a row of steps. A step tells one idea, points at something, and may ask for a word:

    [[steps]]
    say = "match"                       name of its text; the client's catalogues have the sentences
    position = '''…'''                  a new scene begins here; without it the last one goes on
    point = ["c1"]                      spots that are pointed at
    expect = ["place owl@c1 *"]         words that will do, `*` stands for anything
    then = ["chance draw hare-hare", "1 end", "2 …"]     what follows once it is done, as in a log
    praise = true                       there is a text for having done it

    [[steps.traps]]                     a mistake that can be tried, and is refused by the rules
    word = "place owl@d1 hare@e1"
    rule = "R-A-07"

Where all choose at the same time, the others do so in the `then` of the step before, or by
`commit` in the position, so that the learner is the last.

A `free` step lets its learner play as they like until the game is over; its `then` is what the
others play, line by line, whenever the learner is not asked. Tests replay every lesson.
"""

from __future__ import annotations

import functools
import re
import tomllib
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from waldbach.game import Game

FOLDER = "lessons"


class Trap(msgspec.Struct, forbid_unknown_fields=True):
    """A classic mistake, and the rule by which it is refused."""

    word: str
    rule: str


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One idea, and what is to be done about it."""

    say: Annotated[str, Meta(description="The name of its text.")]
    position: Annotated[str | None, Meta(description="Where a new scene begins.")] = None
    point: Annotated[list[str], Meta(description="Spots to look at.")] = []
    expect: Annotated[
        list[str], Meta(description="Words that will do; `*` stands for anything. Empty: read on.")
    ] = []
    then: Annotated[list[str], Meta(description="What follows, as entries of a log.")] = []
    traps: Annotated[list[Trap], Meta(description="Mistakes worth trying.")] = []
    free: Annotated[bool, Meta(description="Play as you like, to the end.")] = False
    praise: Annotated[bool, Meta(description="There is a text for having done it.")] = False


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A guided position or game."""

    lesson: Annotated[str, Meta(description="Its name, as in its address.")]
    order: int
    minutes: Annotated[int, Meta(description="About how long it takes.")]
    seats: int
    seat: Annotated[int, Meta(description="The learner's, from 1.")]
    mode: str
    steps: list[Step]


@functools.cache
def lessons_of(game: Game) -> dict[str, Lesson]:
    """Every lesson by its name, in the order in which they are best taken."""
    folder = Path(str(game.kernel.__file__)).with_name(FOLDER)
    found = [_read(path) for path in sorted(folder.glob("*.toml"))]
    return {lesson.lesson: lesson for lesson in sorted(found, key=lambda one: one.order)}


def _read(path: Path) -> Lesson:
    said = tomllib.loads(path.read_text(encoding="utf-8"))
    return msgspec.convert({"lesson": path.stem} | said, Lesson)


def fits(pattern: str, word: str) -> bool:
    """
    >>> fits("plant own * c4", "plant own oak c4"), fits("end", "endless")
    (True, False)
    """
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), word) is not None
