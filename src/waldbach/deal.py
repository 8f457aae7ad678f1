"""A deal that can be checked: bound to a hash before the first entry of chance, shown at the end.

Whoever deals takes a secret of 32 random bytes and publishes `commitment(log, secret)`, the hash of
the secret and of the table. Every outcome of chance then follows from the secret and the number of
its entry, its place in the log counted from 1. Once the game is over the secret is shown, and
`verify` draws it all again. What this proves, and what not: docs/fair-deal.md.

Only SHA-256 and HMAC are used, so that a few lines of another language can check it too. None of it
may ever change, else nobody could check an old game; another way gets another `DOMAIN`.
"""

from __future__ import annotations

import functools
import secrets
from dataclasses import dataclass
from hashlib import sha256

from waldbach.arrangements import given_up
from waldbach.game import CHANCE, BadInput, Game, State
from waldbach.log import Entry, Log

DOMAIN = "waldbach deal 1"  # no hash of this kind can pass for another one
SECRET_BYTES = 32
TICKET_BITS = 53  # what a float holds exactly
BLOCK = 64  # bytes that SHA-256 takes at once


# --- dealing --------------------------------------------------------------------------------------


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(log: Log, secret: bytes) -> bytes:
    """The hash to publish: it binds the secret to this table, its options and where it begins."""
    lines = [DOMAIN, *log.table(), f"secret {secret.hex()}"]
    text = "".join(line + "\n" for line in lines)
    return sha256(text.encode(errors="surrogatepass")).digest()


def ticket(secret: bytes, number: int) -> float:
    """The point from 0 to below 1 that belongs to an entry; entries count from 1."""
    digest = _hmac(secret, f"{DOMAIN} entry {number}".encode())
    return float((int.from_bytes(digest[:8], "big") >> 64 - TICKET_BITS) / 2**TICKET_BITS)


def _hmac(secret: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256 (RFC 2104), in half the time that the library takes for so short a message."""
    inner, outer = _pads(secret)
    return sha256(outer + sha256(inner + message).digest()).digest()


@functools.lru_cache(maxsize=4096)
def _pads(secret: bytes) -> tuple[bytes, bytes]:
    key = (sha256(secret).digest() if len(secret) > BLOCK else secret).ljust(BLOCK, b"\0")
    return bytes(byte ^ 0x36 for byte in key), bytes(byte ^ 0x5C for byte in key)


def outcome(game: Game, state: State, secret: bytes, number: int) -> int:
    """What the pending random step brings, as the entry of this number."""
    return game.chance_at(state, ticket(secret, number))


# --- checking -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Misdeal:
    """An entry of chance that is not what the secret gives."""

    number: int
    found: Entry
    given: Entry


@dataclass(frozen=True)
class Verdict:
    """What holds of a committed game."""

    fits: bool | None  # has the secret the published hash? None: it was not shown
    drawn: int  # how many entries of chance are what the secret gives, up to the first that is not
    misdeal: Misdeal | None  # that first one
    refused: BadInput | None  # the first entry that the rules refuse
    over: bool

    @property
    def holds(self) -> bool:
        return bool(self.fits) and self.misdeal is None and self.refused is None and self.over


def verify(log: Log) -> Verdict:
    """Replay a game and draw its chance again. `BadInput`: no such table, or no committed deal."""
    if log.deal is None:
        raise BadInput("verify-no-deal")
    game, states = log.play(), log.states()
    state = next(states)
    fits = None if log.secret is None else commitment(log, log.secret) == log.deal
    drawn, misdeal = 0, None
    try:
        for number, entry in enumerate(log.entries, start=1):
            if log.secret is not None and misdeal is None and _is_draw(game, state, entry):
                misdeal = _compare(game, state, log.secret, number, entry)
                drawn += misdeal is None
            state = next(states)
    except BadInput as error:
        return Verdict(fits, drawn, misdeal, error, over=False)
    over = given_up(log.resigned(), log.seats) or not game.acting(state)
    return Verdict(fits, drawn, misdeal, None, over)


def _is_draw(game: Game, state: State, entry: Entry) -> bool:
    """Chance that was not due is no misdeal: the replay refuses it."""
    return entry.seat == CHANCE and game.acting(state) == (CHANCE,)


def _compare(game: Game, state: State, secret: bytes, number: int, found: Entry) -> Misdeal | None:
    action = outcome(game, state, secret, number)
    try:
        if game.parse(found.word, state) == action:
            return None
    except BadInput:
        pass  # not even a word, so not the right one
    return Misdeal(number, found, Entry(CHANCE, game.format(action, state)))
