"""What the people at a table arrange among themselves, as words of the log.

They stand in the log beside the moves, under `TABLE`, since they decide how the match goes on:

    bot 2                   a bot sits there
    ask 2 take-back 17      seat 2 asks to go back to where entry 17 had led; also: pause, resume
    agree 1, decline 1      answers; the last `agree` that was missing is followed by what was asked
    take-back 17            what came after entry 17 counts no more
    pause, resume
    resign 2                gives up; a bot plays the seat to its end, and it comes last
    caretaker 2, return 2   a bot plays the seat for a while
    hours 2 …, vacation 2 … when the time of a seat runs
    private                 one of the last two, as others read it

A game file keeps them, because the number of an entry decides what chance brings (`deal.py`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from waldbach.game import BadInput

TABLE = -3  # the seat of these words; chance and spectators have the numbers before
ASKS = ("take-back", "pause", "resume")
PRIVATE = "private"

_FORMS = {
    "bot": r"([1-9])",
    "ask": r"([1-9]) (?:(pause|resume)|(take-back) (0|[1-9][0-9]{0,6}))",
    "agree": r"([1-9])",
    "decline": r"([1-9])",
    "take-back": r"()()()(0|[1-9][0-9]{0,6})",
    "pause": "",
    "resume": "",
    "resign": r"([1-9])",
    "caretaker": r"([1-9])",
    "return": r"([1-9])",
    "hours": r"([1-9])()()()(?: (.+))?",
    "vacation": r"([1-9])()()()(?: (.+))?",
    PRIVATE: "",
}
_PATTERNS = {verb: re.compile(f"{verb} {form}" if form else verb) for verb, form in _FORMS.items()}
RIGHT = ", ".join(_FORMS)


@dataclass(frozen=True)
class Arrangement:
    verb: str
    seat: int | None = None  # from 0
    ask: str | None = None  # what is asked for
    to: int | None = None  # the entry to go back to
    text: str | None = None  # hours or a vacation; None takes them back

    def __str__(self) -> str:
        parts = (
            self.verb,
            None if self.seat is None else self.seat + 1,
            self.ask,
            self.to,
            self.text,
        )
        return " ".join(str(part) for part in parts if part is not None)


def read(word: str) -> Arrangement:
    """
    >>> read("ask 2 take-back 17")
    Arrangement(verb='ask', seat=1, ask='take-back', to=17, text=None)
    """
    verb = word.partition(" ")[0]
    found = _PATTERNS[verb].fullmatch(word) if verb in _PATTERNS else None
    if found is None:
        raise BadInput("table-word", word=word, right=RIGHT)
    seat, simple, back, to, text = (*found.groups(), *[None] * 5)[:5]
    return Arrangement(
        verb,
        int(seat) - 1 if seat else None,
        simple or back or None,
        int(to) if to else None,
        text,
    )


def public(word: str) -> str:
    """The word as anyone may read it."""
    return PRIVATE if word.startswith(("hours ", "vacation ")) else word


def given_up(gone: Collection[int], seats: int) -> bool:
    """Have so many resigned that nobody is left to play against?"""
    return bool(gone) and seats - len(gone) <= 1


def survivors(words: Sequence[str | None]) -> list[int]:
    """The entries that count, by number: neither words of the table nor taken back.

    `words` has the table's word of each entry, None for a move or chance.
    """
    counted: list[int] = []
    for number, word in enumerate(words, start=1):
        if word is None:
            counted.append(number)
        elif (arrangement := read(word)).verb == "take-back":
            counted = [n for n in counted if n <= (arrangement.to or 0)]
    return counted
