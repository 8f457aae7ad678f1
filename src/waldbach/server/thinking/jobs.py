"""What goes to a worker process and what comes back: plain data, a length and MessagePack each.

Between the processes actions are integers: a worker may lack the card file from which a table has
the names of its cards. Words are made by the one who asks (`answers.py`).
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from waldbach import registry
from waldbach.bots.bot import Budget
from waldbach.bots.trial import Tally
from waldbach.game import Game, State

LENGTH = 4  # bytes in front of each message that say how many follow
LONGEST = 5000  # milliseconds that a thought may take; budgets beyond it are cut


class Seen(Struct, frozen=True):
    """What a seat may know of a match, and nothing else: all that a worker is ever told of one."""

    game: str
    rules: int
    seat: int
    view: bytes

    @staticmethod
    def of(game: Game, state: State, seat: int) -> Seen:
        """From a state or the seat's own view of it."""
        return Seen(game.name, game.rules, seat, game.view(state, seat).tobytes())

    def open(self) -> tuple[Game, State]:
        game = registry.get(self.game, self.rules)
        return game, game.from_bytes(self.view)


def within(budget: Budget) -> Budget:
    """The budget, cut to what a thought may take."""
    return Budget(budget.simulations, min(budget.milliseconds or LONGEST, LONGEST))


# --- jobs -----------------------------------------------------------------------------------------


class Decide(Struct, frozen=True, tag=True):
    """What does this player play?"""

    seen: Seen
    player: str
    seed: int


class Advise(Struct, frozen=True, tag=True):
    """What could be played, and what is to be expected then?"""

    seen: Seen
    budget: Budget
    seed: int


class Review(Struct, frozen=True, tag=True):
    """Which decisions were there in this finished game?"""

    log: str


class Judge(Struct, frozen=True, tag=True):
    """How good was this action?"""

    seen: Seen
    action: int
    budget: Budget
    seed: int


class Rehearse(Struct, frozen=True, tag=True):
    """How do some games go at this table, from number `first` on? No match is meant: nothing that
    somebody keeps secret is in it."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    first: int
    count: int


Job = Decide | Advise | Review | Judge | Rehearse


# --- answers --------------------------------------------------------------------------------------


class Begun(Struct, frozen=True, tag=True):
    """The game is loaded; now the time of the thought counts."""


class Decided(Struct, frozen=True, tag=True):
    actions: tuple[int, ...]


class Tried(Struct, frozen=True):
    """An action, how often it was tried, and the share of each seat that is to be expected."""

    action: int
    visits: int
    shares: tuple[float, ...]


class Advised(Struct, frozen=True, tag=True):
    choices: tuple[Tried, ...]  # the best first
    line: tuple[tuple[int, int], ...]  # seat and action
    simulations: int


class Decision(Struct, frozen=True):
    """A choice that a seat had, and what it took."""

    number: int  # of the entry, from 1
    seen: Seen
    action: int


class Reviewed(Struct, frozen=True, tag=True):
    decisions: tuple[Decision, ...]


class Judged(Struct, frozen=True, tag=True):
    best: Tried
    played: Tried


class Rehearsed(Struct, frozen=True, tag=True):
    tally: Tally


class Refused(Struct, frozen=True, tag=True):
    """The job was not right: a `BadInput`."""

    message: str
    args: dict[str, Any]


class Failed(Struct, frozen=True, tag=True):
    """A fault of ours; it would come again."""

    trace: str


Answer = Decided | Advised | Reviewed | Judged | Rehearsed | Refused | Failed
Said = Answer | Begun


# --- the wire -------------------------------------------------------------------------------------

_encoder = msgspec.msgpack.Encoder(enc_hook=str)  # arguments of errors may be anything
_jobs: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)
_said: msgspec.msgpack.Decoder[Said] = msgspec.msgpack.Decoder(Said)


def pack(message: Job | Said) -> bytes:
    body = _encoder.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def read_job(body: bytes) -> Job:
    return _jobs.decode(body)


def read_said(body: bytes) -> Said:
    return _said.decode(body)
