"""The log of a match: the only stored truth. Everything else is replayed from it.

A game file is plain text:

    # what this game shows                    comments, anywhere above the entries
    waldbach game 1
    game renature
    rules 1
    seats 2
    option mode base
    position                                  only if the match began from a position:
      renature position 1                     its text, indented by two spaces
    deal 5b1f…                                only if the deal was committed (`deal.py`): its hash,
    secret 90c2…                              and the secret once it is shown; 64 digits each
    entries
    chance start 2
    2 place owl@c4 snail@c5
    table take-back 1                         what people have arranged (`arrangements.py`)

An option whose value has several lines (a board of one's own) follows indented in the same way.
"""

from __future__ import annotations

import functools
import hashlib
import itertools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import numpy as np

from waldbach import arrangements, registry
from waldbach.arrangements import TABLE, Arrangement
from waldbach.game import CHANCE, BadInput, Game, State

FORMAT = "waldbach game 1"
MARK = "\ufeff"  # the byte order mark that some editors put in front of a text
_NAMES = {CHANCE: "chance", TABLE: "table"}


class Entry(NamedTuple):
    """One step: who (a seat, `CHANCE` or `TABLE`) and the word."""

    seat: int
    word: str

    def __str__(self) -> str:
        return f"{_NAMES.get(self.seat, self.seat + 1)} {self.word}"

    @staticmethod
    def read(line: str, number: int = 0) -> Entry:
        who, _, word = line.partition(" ")
        for seat, name in _NAMES.items():
            if who == name and word:
                return Entry(seat, word)
        if who.isascii() and who.isdigit() and len(who) <= 2 and int(who) > 0 and word:
            return Entry(int(who) - 1, word)
        raise BadInput("file-entry", line=number, entry=line)


@dataclass
class Log:
    """A match as it is stored: game, rules version, seats, options, where it began, its entries.

    `deal` and `secret` are for all to read: a secret stands here once it is one no more.
    """

    game: str
    rules: int
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    position: str | None = None
    entries: list[Entry] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    deal: bytes | None = None
    secret: bytes | None = None

    @staticmethod
    def begin(
        game: Game, seats: int, options: Mapping[str, str] | None = None, *, admitted: bool = False
    ) -> Log:
        """A match without entries. `admitted`: somebody has let its options be already."""
        check = game.check_options if admitted else game.check_table
        return Log(game.name, game.rules, seats, check(seats, options))

    def play(self) -> Game:
        return registry.get(self.game, self.rules)

    def start(self) -> State:
        """The state before the first entry."""
        game = self.play()
        if self.position is not None:
            state = game.parse_position(self.position)
            found = len(game.results(state))
            if found != self.seats:
                raise BadInput("file-seats", seats=self.seats, found=found)
            return state
        options = tuple(sorted(self.options.items()))
        return game.from_bytes(_fresh(game, self.seats, options))

    def states(self) -> Iterator[State]:
        """The state before the first entry and after each."""
        game, state = self.play(), self.start()
        kept = [state]  # a take-back may lead to any of them
        gone: set[int] = set()  # those who gave up
        yield state
        for number, entry in enumerate(self.entries, start=1):
            try:
                if entry.seat != CHANCE and arrangements.given_up(gone, self.seats):
                    raise BadInput("match-over")  # what was due may still be drawn
                if entry.seat == TABLE:
                    state = self._arrange(game, arrangements.read(entry.word), kept, gone)
                else:
                    state = game.apply(state, entry.seat, game.parse(entry.word, state))
            except BadInput as error:
                raise BadInput(
                    "file-replay", number=number, entry=str(entry), why=str(error)
                ) from error
            kept.append(state)
            yield state

    def _arrange(self, game: Game, found: Arrangement, kept: list[State], gone: set[int]) -> State:
        """The state after a word of the table, given those before it."""
        if not game.acting(kept[-1]):
            raise BadInput("match-over")
        if found.seat is not None:
            if found.seat >= self.seats:
                raise BadInput("table-no-seat", seat=found.seat + 1, most=self.seats)
            if found.verb == "resign":
                gone.add(found.seat)
        if found.verb != "take-back":
            return kept[-1]
        if found.to is None or found.to >= len(kept):
            raise BadInput("table-take-back", to=found.to or 0, most=len(kept) - 1)
        return kept[found.to]

    def settled(self) -> Log:
        """The same match as if nothing had ever been taken back or arranged: moves and chance only.

        Its entries have other numbers, so it can no longer be held against the hash of its deal.
        """
        words = [entry.word if entry.seat == TABLE else None for entry in self.entries]
        if not any(words):
            return self
        entries = [self.entries[number - 1] for number in arrangements.survivors(words)]
        return replace(self, entries=entries, deal=None, secret=None)

    def resigned(self) -> set[int]:
        """The seats that gave up."""
        told = (arrangements.read(e.word) for e in self.entries if e.seat == TABLE)
        return {one.seat for one in told if one.verb == "resign" and one.seat is not None}

    def replay(self) -> State:
        """The state after the last entry."""
        state = None
        for state in self.states():  # noqa: B007 - the last one is wanted
            pass
        return state

    def table(self) -> list[str]:
        """The lines of the file that say what is played and from where."""
        lines = [f"game {self.game}", f"rules {self.rules}", f"seats {self.seats}"]
        for name, value in self.options.items():
            lines += _block(f"option {name}", value)
        if self.position is not None:
            lines += ["position", *_indent(self.position)]
        return lines

    def write(self) -> str:
        lines = [f"# {comment}".rstrip() for comment in self.comments]
        lines += [FORMAT, *self.table()]
        if self.deal is not None:
            lines.append(f"deal {self.deal.hex()}")
        if self.secret is not None:
            lines.append(f"secret {self.secret.hex()}")
        lines += ["entries", *map(str, self.entries)]
        return "\n".join(lines) + "\n"

    @staticmethod
    def read(text: str) -> Log:
        return _Reader(text).log()


def _block(head: str, value: str) -> list[str]:
    if "\n" not in value:
        return [f"{head} {value}".rstrip()]
    return [head, *_indent(value)]


def _indent(text: str) -> list[str]:
    """Without blanks at the ends of lines, which a reader drops: a hash has to outlive reading."""
    return ["  " + line.rstrip() for line in text.splitlines()]


class _Reader:
    """Reads a game file strictly; every error names the line."""

    def __init__(self, text: str) -> None:
        self.lines = text.removeprefix(MARK).splitlines()
        self.at = 0

    def log(self) -> Log:
        comments = []
        while self.peek().startswith("#") or (self.peek() == "" and self.at < len(self.lines)):
            comments.append(self.take().removeprefix("#").strip())
        if self.take() != FORMAT:
            raise BadInput("file-format", line=self.at, right=FORMAT)
        log = Log(self.value("game"), self.number("rules"), self.number("seats"))
        log.comments = [comment for comment in comments if comment]
        while self.peek().startswith("option "):
            name, _, value = self.take().removeprefix("option ").partition(" ")
            log.options[name] = value or self.indented()
        if self.peek() == "position":
            self.take()
            log.position = self.indented()
            if not log.position:
                raise BadInput("file-block", line=self.at + 1)
        log.deal, log.secret = self.digits("deal"), self.digits("secret")
        if log.deal is None and log.secret is not None:
            raise BadInput("file-secret", line=self.at)
        if self.take() != "entries":
            raise BadInput("file-line", line=self.at, right="entries")
        for line in self.lines[self.at :]:
            self.at += 1
            if line.strip() and not line.startswith("#"):
                log.entries.append(Entry.read(line.strip(), self.at))
        return log

    def peek(self) -> str:
        return self.lines[self.at].rstrip() if self.at < len(self.lines) else ""

    def take(self) -> str:
        line = self.peek()
        self.at += 1
        return line

    def indented(self) -> str:
        """The indented lines that follow, as a text of their own."""
        text = ""
        while self.at < len(self.lines) and self.lines[self.at].startswith("  "):
            text += self.take()[2:] + "\n"
        return text

    def value(self, name: str) -> str:
        line = self.take()
        key, _, value = line.partition(" ")
        if key != name or not value:
            raise BadInput("file-line", line=self.at, right=f"{name} …")
        return value

    def number(self, name: str) -> int:
        value = self.value(name)
        if not (value.isascii() and value.isdigit()) or len(value) > 6:
            raise BadInput("file-number", line=self.at, name=name, value=value)
        return int(value)

    def digits(self, name: str) -> bytes | None:
        """The 32 bytes of a line of this name, if there is one."""
        if self.peek().partition(" ")[0] != name:
            return None
        value = self.value(name)
        if not re.fullmatch("[0-9a-f]{64}", value):
            raise BadInput("file-digits", line=self.at, name=name, value=value)
        return bytes.fromhex(value)


def chance_rng(seed: bytes, number: int) -> np.random.Generator:
    """The random numbers of one entry or decision: a seed makes a match repeat itself.

    A deal that others have to trust is drawn by `deal.py` instead.
    """
    digest = hashlib.sha256(seed + b"/" + str(number).encode()).digest()
    return np.random.Generator(np.random.Philox(key=int.from_bytes(digest[:16], "big")))


@functools.lru_cache(maxsize=64)
def _fresh(game: Game, seats: int, options: tuple[tuple[str, str], ...]) -> bytes:
    """The state of a new game. A table begins several times: whenever its log is replayed."""
    return bytes(game.new(seats, dict(options)).tobytes())


class Step(NamedTuple):
    """An entry, the action that it is, the state after it and who acts then."""

    entry: Entry
    action: int
    state: State
    acting: tuple[int, ...]


def draw_pending(game: Game, state: State, draw: Callable[[State, int], int]) -> list[Step]:
    """Carry out all pending random steps; `draw` gives an outcome, told how many came before it."""
    steps: list[Step] = []
    acting = game.acting(state)
    while acting == (CHANCE,):
        action = draw(state, len(steps))
        word = game.format(action, state)
        state, acting = game.step(state, CHANCE, action)
        steps.append(Step(Entry(CHANCE, word), action, state, acting))
    return steps


def run_chance(
    game: Game, state: State, log: Sequence[Entry], seed: bytes
) -> tuple[State, list[Entry]]:
    """The same with the random numbers of a seed; returns the state and the entries to append."""
    steps = draw_pending(game, state, lambda s, n: game.chance(s, chance_rng(seed, len(log) + n)))
    return steps[-1].state if steps else state, [step.entry for step in steps]


def seen_entries(log: Log, viewer: int) -> list[Entry]:
    """The log as a seat or a spectator may read it while the game goes on.

    A choice that was sealed can be read once all are shown; one that was changed before, never.
    """
    game, entries = log.play(), []
    sealed: dict[int, int] = {}  # the entry of each seat's sealed choice
    for number, (before, after) in enumerate(itertools.pairwise(log.states())):
        entry = log.entries[number]
        if entry.seat == TABLE:
            entries.append(Entry(TABLE, arrangements.public(entry.word)))
            if entry.word.startswith("take-back"):
                sealed.clear()
            continue
        action = game.seen(before, entry.seat, game.parse(entry.word, before), viewer)
        entries.append(Entry(entry.seat, game.format(action, before)))
        waiting = game.sealed(after)
        if entry.seat in waiting:
            sealed[entry.seat] = number
        elif not waiting:
            for shown in sealed.values():
                entries[shown] = log.entries[shown]
            sealed.clear()
    return entries
