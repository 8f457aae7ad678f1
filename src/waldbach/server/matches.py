"""Matches: `play` and `arrange` are the only writers of what happens in a match.

`play` tries the whole draft on a copy, draws the chance that follows from the match's secret,
appends all of it to the journal in one piece and changes what it holds in memory after the commit.
`arrange` does the same with words of the table. No process owns a match: if another one has
appended first, the journal says so, what was missed is read, and it is tried again if it still can
be done.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise

from waldbach import arrangements, deal, registry
from waldbach.arrangements import TABLE
from waldbach.game import CHANCE, BadInput, Game, State
from waldbach.log import Entry, Log, Step, draw_pending
from waldbach.server.drafts import carry_out
from waldbach.server.ids import new_id
from waldbach.server.journal import (
    FINISHED,
    PLAYING,
    Conflict,
    Journal,
    Line,
    NewMatch,
    NotFound,
    Numbered,
    Unavailable,
    Uncertain,
)
from waldbach.server.match import Match, Moment, Played, Stale

__all__ = ["Match", "Matches", "Moment", "Moved", "Played", "Stale", "milliseconds"]

MOST_IN_MEMORY = 2000
LOOKED_AT = 4  # matches that may be forgotten when one is used: more than come to memory by it
DOUBT = 1.0  # seconds until something uncertain is looked at


Moved = Callable[[Match, Played, bool], None]  # the bool: it was written here
# What is to be stored as things stand, at a time; with the states it leads to where those are known
Lines = Callable[[Match, int], tuple[list[Line], list[Step] | None]]


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Matches:
    """The matches of a journal; those used last are kept in memory.

    `on_moved` is called after each change of a match in memory, in order, by who holds its lock.
    `is_watched` says whose changes somebody here follows: those are not forgotten.
    """

    def __init__(
        self,
        journal: Journal,
        clock: Callable[[], int] = milliseconds,
        most: int = MOST_IN_MEMORY,
        on_moved: Moved | None = None,
    ) -> None:
        self.journal, self.clock, self.most = journal, clock, most
        self.on_moved: Moved = on_moved or (lambda match, played, ours: None)
        self.is_watched: Callable[[str], bool] = lambda match_id: False
        self._kept: OrderedDict[str, Match] = OrderedDict()
        self._writing: set[asyncio.Task[Played]] = set()
        self._under_way = 0  # writes
        self._at_rest = asyncio.Event()
        self._doubts: set[asyncio.Task[None]] = set()

    async def create(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        position: str | None = None,
        *,
        match_id: str | None = None,
        pace: str | None = None,
        words: Sequence[str] = (),
    ) -> Match:
        """A new match, dealt up to the first decision; its hash is stored before all draws.
        `words` of the table stand at its beginning. Its options were let be when it was opened."""
        log = Log.begin(registry.get(game), seats, options, admitted=True)
        log.position = position
        log.start()  # bad positions are refused before anything is stored
        secret = deal.new_secret()
        at = self.clock()
        new = NewMatch(
            id=match_id or new_id(),
            game=log.game,
            rules=log.rules,
            seats=log.seats,
            options=log.options,
            position=position,
            deal_hash=deal.commitment(log, secret).hex(),
            deal_secret=secret,
            created_at=at,
            pace=pace,
        )
        await self.journal.create(new, [Line(TABLE, word, at) for word in words])
        return await self.get(new.id)

    async def keep(self, log: Log, match_id: str | None = None) -> Match:
        """A match that was played elsewhere, as it stands in its file; nothing can follow it."""
        log = log.settled()
        log.replay()  # a file that the rules refuse is not kept
        at = self.clock()
        new = NewMatch(
            id=match_id or new_id(),
            game=log.game,
            rules=log.rules,
            seats=log.seats,
            options=log.options,
            position=log.position,
            created_at=at,
        )
        lines = [Line(entry.seat, entry.word, at) for entry in log.entries]
        await self.journal.create(new, lines)
        await self.journal.finish(new.id)
        return await self.get(new.id)

    async def get(self, match_id: str) -> Match:
        """A match as far as it is known here; read from the journal when it is not in memory."""
        match = self._kept.get(match_id)
        if match is None:
            stored = await self.journal.find(match_id)
            if stored is None:
                raise NotFound(match_id)
            match = Match(stored)
            async with match.lock:
                await self._advance(match)
            match = self._kept.setdefault(match_id, match)  # another task may have been quicker
        self._kept.move_to_end(match_id)
        self._forget()
        return match

    async def close(self) -> None:
        """Wait for what is being written: it is stored, so it has to be told."""
        for task in self._doubts:
            task.cancel()
        await asyncio.gather(*self._doubts, return_exceptions=True)
        while self._under_way:
            self._at_rest.clear()
            await self._at_rest.wait()

    def kept(self, match_id: str) -> Match | None:
        """A match that is in memory."""
        return self._kept.get(match_id)

    def all_kept(self) -> list[Match]:
        return list(self._kept.values())

    async def look_again(self, match_id: str) -> None:
        """Somebody else may have closed or deleted a match that is in memory."""
        stored = await self.journal.find(match_id)
        match = self._kept.get(match_id)
        if match is not None and stored is not None:
            match.stored = stored
        elif match is not None:
            del self._kept[match_id]

    async def catch_up(self, match: Match) -> Played:
        """Take over what others have appended, and do what a crash has left undone."""
        async with match.lock:
            missed = await self._advance(match)
            self._tell(match, missed, ours=False)
            return missed

    async def play(
        self,
        match_id: str,
        seat: int,
        decision: int,
        draft: Sequence[str],
        then: Sequence[str] = (),
        *,
        bot: bool = False,
        steady: bool = False,
    ) -> Played:
        """Answer a decision, and go on with `then` as far as that is legal. Returns what was
        stored, after the commit; on any error nothing is, but for `Uncertain`. `bot`: as in
        `Match.check`. `steady`: whoever calls will not be cancelled before it is done, which saves
        a task."""

        def lines(match: Match, at: int) -> tuple[list[Line], list[Step] | None]:
            match.check(seat, decision, bot)
            now = match.now
            steps = carry_out(match.game, now.state, seat, draft, match.draw, then)
            return [Line(step.entry.seat, step.entry.word, at) for step in steps], steps

        return await (self._write_down if steady else self._write)(match_id, lines)

    async def at(self, match_id: str, decision: int) -> Match:
        """A match that has come to a decision, if any server knows of it."""
        match = await self.get(match_id)
        if decision > match.now.number:
            await self.catch_up(match)
        return match

    async def arrange(self, match_id: str, words: Callable[[Match], Sequence[str]]) -> Played:
        """Store words of the table. They are asked for again if somebody else came first; none
        means that there is nothing to do."""

        def lines(match: Match, at: int) -> tuple[list[Line], None]:
            if match.over:
                raise BadInput("match-over")
            return [Line(TABLE, word, at) for word in words(match)], None

        return await self._write(match_id, lines)

    async def export(self, match_id: str) -> Log:
        """The game file; the secret of the deal stands in it when the game is over."""
        match = await self.get(match_id)
        await self.catch_up(match)
        log = match.log()
        for one in await self.journal.read(match_id):
            word = arrangements.public(one.word) if one.seat == TABLE else one.word
            log.entries.append(Entry(one.seat, word))
        log.secret = match.stored.deal_secret if match.now.over else None
        return log

    async def state_after(self, match: Match, number: int) -> State:
        """The state after an entry of the past, by replaying."""
        log = match.log()
        entries = await self.journal.read(match.id, limit=number) if number else []
        log.entries = [Entry(one.seat, one.word) for one in entries]
        return log.replay()

    async def past(self, match: Match, after: int) -> Played:
        """What was played behind an entry, with the states: by replaying the journal."""
        log = match.log()
        entries = await self.journal.read(match.id, limit=match.now.number)
        log.entries = [Entry(one.seat, one.word) for one in entries]
        states, late = list(log.states())[after:], entries[after:]
        course = match.now.course
        moments = [
            Moment(state, entry.number, 0, (), course, 0, _action(match.game, entry, before))
            for entry, (before, state) in zip(late, pairwise(states), strict=True)
        ]
        return Played(Moment(states[0], after, 0, (), course, 0), tuple(late), tuple(moments))

    # --- writing and following --------------------------------------------------------------------

    async def _write(self, match_id: str, lines: Lines) -> Played:
        """Whoever gives up waiting does not end it: what is stored will be told."""
        task = asyncio.create_task(self._write_down(match_id, lines))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return await asyncio.shield(task)

    async def _write_down(self, match_id: str, lines: Lines) -> Played:
        self._under_way += 1
        try:
            while True:
                match = await self.get(match_id)
                async with match.lock:
                    if self._kept.get(match_id) is match:  # it was not forgotten while we waited
                        return await self._append(match, lines)
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._at_rest.set()

    async def _append(self, match: Match, lines: Lines) -> Played:
        while True:
            before, at = match.now.number, self.clock()
            try:
                new, steps = lines(match, at)
            except Stale as stale:
                if stale.wanted <= before:
                    raise
                missed = await self._read(match)  # another server has told of it already
                if not missed.entries:
                    raise
                self._tell(match, missed, ours=False)
                continue
            if not new:
                return Played(match.now)
            try:
                await self.journal.append(match.id, before, new)
            except Conflict:
                self._tell(match, await self._read(match), ours=False)
            except Uncertain:
                self._doubt(match)
                raise
            else:
                break
        entries = [
            Numbered(number, line.seat, line.word, line.at)
            for number, line in enumerate(new, start=before + 1)
        ]
        try:
            played = await self._follow(match, entries, steps)
        except BadInput:
            self._doubt(match)
            raise
        self._tell(match, played, ours=True)
        with suppress(Unavailable, Uncertain):  # whoever looks next does it
            await self._close(match)
        return played

    def _tell(self, match: Match, played: Played, ours: bool) -> None:
        """One that was forgotten has nobody to tell: whoever came since follows another."""
        if played.entries and self._kept.get(match.id) is match:
            self.on_moved(match, played, ours or match.doubted)

    def _doubt(self, match: Match) -> None:
        """Something of ours may be stored and was not followed: find out as soon as it can be."""
        match.doubted = True
        task = asyncio.create_task(self._find_out(match))
        self._doubts.add(task)
        task.add_done_callback(self._doubts.discard)

    async def _find_out(self, match: Match) -> None:
        while True:
            await asyncio.sleep(DOUBT)
            with suppress(Unavailable, Uncertain):
                await self.catch_up(match)
                match.doubted = False
                return

    async def _advance(self, match: Match) -> Played:
        """Read what is new, draw what is due, close what is over."""
        missed = await self._read(match)
        if match.now.acting == (CHANCE,) and match.stored.deal_secret is not None:
            steps = draw_pending(match.game, match.now.state, match.draw)
            at = self.clock()
            lines = [Line(step.entry.seat, step.entry.word, at) for step in steps]
            with suppress(Conflict):  # another process has just done it
                await self.journal.append(match.id, match.now.number, lines)
            missed += await self._read(match)
        await self._close(match)
        return missed

    async def _read(self, match: Match) -> Played:
        return await self._follow(match, await self.journal.read(match.id, match.now.number))

    async def _follow(
        self, match: Match, entries: Sequence[Numbered], steps: Sequence[Step] | None = None
    ) -> Played:
        before = match.now
        moments: list[Moment] = []
        try:
            for index, entry in enumerate(entries):
                if entry.seat == TABLE:
                    back = await self._back(match, entry, before, moments)
                    moments.append(match.follow_table(entry, back))
                else:
                    moments.append(match.follow(entry, steps[index] if steps else None))
        except BaseException:
            match.now = before  # all of them are told, or none is followed
            raise
        return Played(before, tuple(entries), tuple(moments))

    async def _back(
        self, match: Match, entry: Numbered, before: Moment, since: Sequence[Moment]
    ) -> State | None:
        """What a take-back leads to. A match that is read anew has all its states at hand; to
        replay its beginning for each take-back would take seconds in a long one."""
        found = arrangements.read(entry.word)
        if found.verb != "take-back" or found.to is None:
            return None
        behind = found.to - before.number
        if behind < 0:
            return await self.state_after(match, found.to)
        return since[behind - 1].state if behind else before.state

    async def _close(self, match: Match) -> None:
        if match.now.over and match.stored.status == PLAYING:
            await self.journal.finish(match.id)
            match.stored = replace(match.stored, status=FINISHED)

    def _forget(self) -> None:
        """The longest unused go, but for those that somebody watches or writes to. Such a one goes
        behind the others, and few are looked at: a server may have thousands that are watched."""
        for _ in range(min(len(self._kept) - self.most, LOOKED_AT)):
            oldest, match = next(iter(self._kept.items()))
            if self._idle(oldest, match):
                del self._kept[oldest]
            else:
                self._kept.move_to_end(oldest)

    def _idle(self, match_id: str, match: Match) -> bool:
        return not match.lock.locked() and not self.is_watched(match_id)


def _action(game: Game, entry: Numbered, before: State) -> int | None:
    return None if entry.seat == TABLE else game.parse(entry.word, before)
