"""Matches: `play` is the only writer of moves.

It tries the whole draft on a copy, draws the chance that follows from the match's secret, appends
all of it to the journal in one piece and changes what it holds in memory after the commit. No
process owns a match: if another one has appended first, the journal says so, what was missed is
read, and the draft is tried again if its decision is still open.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from waldbach import deal, registry
from waldbach.game import CHANCE, BadInput, Game, State
from waldbach.log import Entry, Log, Step, draw_pending
from waldbach.server.drafts import carry_out
from waldbach.server.journal import (
    FINISHED,
    Conflict,
    Journal,
    Line,
    NewMatch,
    NotFound,
    Numbered,
    StoredMatch,
)

ID_BYTES = 12  # a link that nobody guesses
MOST_IN_MEMORY = 2000


class Stale(BadInput):
    """The decision that a draft answers is not open any more; `decision` is."""

    def __init__(self, wanted: int, decision: int) -> None:
        super().__init__("match-stale", wanted=wanted, decision=decision)
        self.decision = decision


@dataclass(frozen=True)
class Moment:
    """Where a match stands."""

    state: State
    number: int  # of the last entry
    decision: int  # the entry that opened the present choice: sealed ones after it change nothing


@dataclass(frozen=True)
class Played:
    """Entries that are stored, and the moment after each."""

    entries: tuple[Numbered, ...]
    moments: tuple[Moment, ...]

    def __add__(self, later: Played) -> Played:
        return Played(self.entries + later.entries, self.moments + later.moments)


class Match:
    """A match in memory: all that its entries lead to. Whoever changes it holds the lock."""

    def __init__(self, stored: StoredMatch) -> None:
        self.stored = stored
        self.lock = asyncio.Lock()
        self.game: Game = registry.get(stored.game, stored.rules)
        self.now = Moment(self.log().start(), 0, 0)

    def log(self) -> Log:
        """The head of its game file; the secret is not in it."""
        stored = self.stored
        log = Log(stored.game, stored.rules, stored.seats, dict(stored.options), stored.position)
        log.deal = bytes.fromhex(stored.deal_hash) if stored.deal_hash else None
        return log

    @property
    def over(self) -> bool:
        return not self.game.acting(self.now.state)

    def draw(self, state: State, drawn: int) -> int:
        """What chance brings as the entry behind so many new ones."""
        if self.stored.deal_secret is None:
            raise BadInput("match-no-deal")
        number = self.now.number + drawn + 1
        return deal.outcome(self.game, state, self.stored.deal_secret, number)

    def check(self, seat: int, decision: int) -> None:
        """May the seat answer this decision now?"""
        if self.over:
            raise BadInput("match-over")
        if decision != self.now.decision:
            raise Stale(decision, self.now.decision)
        if not len(self.game.legal(self.now.state, seat)):  # who has committed may have some
            raise BadInput("match-not-asked", seat=seat + 1)

    def follow(self, entries: Sequence[Numbered]) -> Played:
        """Take over entries that are stored."""
        moments = []
        for entry in entries:
            action = self.game.parse(entry.word, self.now.state)
            state = self.game.apply(self.now.state, entry.seat, action)
            moments.append(self.reach(entry, state))
        return Played(tuple(entries), tuple(moments))

    def reach(self, entry: Numbered, state: State) -> Moment:
        """Move on to the state after an entry that is stored."""
        sealed = entry.seat in self.game.sealed(state)
        decision = self.now.decision if sealed else entry.number
        self.now = Moment(state, entry.number, decision)
        return self.now


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Matches:
    """The matches of a journal; those used last are kept in memory."""

    def __init__(
        self,
        journal: Journal,
        clock: Callable[[], int] = milliseconds,
        most: int = MOST_IN_MEMORY,
    ) -> None:
        self.journal, self.clock, self.most = journal, clock, most
        self._kept: OrderedDict[str, Match] = OrderedDict()

    async def create(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        position: str | None = None,
    ) -> Match:
        """A new match, dealt up to the first decision; its hash is stored before all draws."""
        log = Log.begin(registry.get(game), seats, options)
        log.position = position
        log.start()  # bad positions are refused before anything is stored
        secret = deal.new_secret()
        new = NewMatch(
            id=secrets.token_urlsafe(ID_BYTES),
            game=log.game,
            rules=log.rules,
            seats=log.seats,
            options=log.options,
            position=position,
            deal_hash=deal.commitment(log, secret).hex(),
            deal_secret=secret,
            created_at=self.clock(),
        )
        await self.journal.create(new)
        return await self.get(new.id)

    async def get(self, match_id: str) -> Match:
        """A match as far as it is known here; read from the journal when it is not in memory."""
        match = self._kept.get(match_id)
        if match is None:
            stored = await self.journal.find(match_id)
            if stored is None:
                raise NotFound(match_id)
            match = Match(stored)
            await self.catch_up(match)
            match = self._kept.setdefault(match_id, match)  # another task may have been quicker
        self._kept.move_to_end(match_id)
        self._forget()
        return match

    async def catch_up(self, match: Match) -> Played:
        """Take over what others have appended, and do what a crash has left undone."""
        async with match.lock:
            missed = await self._read(match)
            if match.game.acting(match.now.state) == (CHANCE,):
                steps = draw_pending(match.game, match.now.state, match.draw)
                try:
                    missed += await self._append(match, steps)
                except Conflict:  # another process has just done it
                    missed += await self._read(match)
            await self._close(match)
            return missed

    async def play(self, match_id: str, seat: int, decision: int, draft: Sequence[str]) -> Played:
        """Answer a decision. Returns what was stored, after the commit; on any error nothing is."""
        match = await self.get(match_id)
        async with match.lock:
            while True:
                match.check(seat, decision)
                steps = carry_out(match.game, match.now.state, seat, draft, match.draw)
                try:
                    played = await self._append(match, steps)
                except Conflict:
                    await self._read(match)
                else:
                    break
            await self._close(match)
            return played

    async def export(self, match_id: str) -> Log:
        """The game file; the secret of the deal stands in it when the game is over."""
        match = await self.get(match_id)
        await self.catch_up(match)
        log = match.log()
        log.entries = [Entry(one.seat, one.word) for one in await self.journal.read(match_id)]
        log.secret = match.stored.deal_secret if match.over else None
        return log

    async def _append(self, match: Match, steps: Sequence[Step]) -> Played:
        last, at = match.now.number, self.clock()
        lines = [Line(step.entry.seat, step.entry.word, at) for step in steps]
        await self.journal.append(match.stored.id, last, lines)
        entries = [
            Numbered(number, line.seat, line.word, line.at)
            for number, line in enumerate(lines, start=last + 1)
        ]
        moments = [
            match.reach(entry, step.state) for entry, step in zip(entries, steps, strict=True)
        ]
        return Played(tuple(entries), tuple(moments))

    async def _read(self, match: Match) -> Played:
        return match.follow(await self.journal.read(match.stored.id, match.now.number))

    async def _close(self, match: Match) -> None:
        if match.over and match.stored.status != FINISHED:
            await self.journal.finish(match.stored.id)
            match.stored = replace(match.stored, status=FINISHED)

    def _forget(self) -> None:
        """The longest unused go, but for those that somebody is writing to."""
        while len(self._kept) > self.most:
            oldest = next((i for i, m in self._kept.items() if not m.lock.locked()), None)
            if oldest is None:
                return
            del self._kept[oldest]
