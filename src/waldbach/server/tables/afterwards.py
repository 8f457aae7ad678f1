"""What can be done with a match beside playing it: read its log, replay it, export it, go on from
any of its positions, and keep one that was played elsewhere.

While a match goes on everything is seen through one's own eyes: those of one's seat, or of a
spectator. When it is over nothing is secret any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from waldbach import arrangements
from waldbach.arrangements import TABLE
from waldbach.game import SPECTATOR, BadInput
from waldbach.log import Entry, Log, seen_entries
from waldbach.server.errors import Missing, Taken
from waldbach.server.ids import new_id
from waldbach.server.journal import Numbered
from waldbach.server.matches import Match
from waldbach.server.models import Seat, Table
from waldbach.server.people.who import Who
from waldbach.server.sitting import sits
from waldbach.server.tables.files import kept_table, read_file
from waldbach.server.tables.forms import LogOut, NewFork, NewTable, ReplayOut, ReplaySteps
from waldbach.server.tables.replays import Replays, Story, entry_out, tell_story
from waldbach.server.tables.seating import Seating

ALL = "all"
WATCHING = "spectator"


class Afterwards(Seating):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.replays = Replays()

    async def log(self, table_id: str, who: Who | None, after: int = 0) -> LogOut:
        """The entries behind a number, as whoever asks may read them."""
        _, seats, match = await self._begun(table_id, who)
        over = match.revealed
        entries = await self._entries(match)
        words = [_public(entry) for entry in entries]
        if not over:
            own = _own_eyes(seats, who)
            words = await asyncio.to_thread(_seen_words, match.log(), entries, own)
        told = [entry_out(e, word) for e, word in zip(entries, words, strict=True)]
        return LogOut(entries=told[after:], over=over)

    async def replay(
        self, table_id: str, who: Who | None, number: int, eyes: str | None = None
    ) -> ReplayOut:
        """Where an entry led. After the end one may look through any `eyes`: a seat's (from 1),
        a spectator's, or those that see `all`."""
        story, viewer = await self._story_for(table_id, who, number, eyes)
        entry, events = story.step(number, viewer) if number else (None, [])
        return ReplayOut(
            number=number,
            last=len(story.entries),
            eyes=_eyes_out(viewer),
            entry=entry,
            events=events,
            view=story.game.describe(story.view(number, viewer)),
        )

    async def replay_steps(
        self, table_id: str, who: Who | None, after: int, limit: int, eyes: str | None = None
    ) -> ReplaySteps:
        """Where an entry led and what those behind it changed, so that a client can step through
        them by itself."""
        story, viewer = await self._story_for(table_id, who, after, eyes)
        return ReplaySteps(
            number=after,
            last=len(story.entries),
            eyes=_eyes_out(viewer),
            acting=story.acting(after),
            view=story.game.describe(story.view(after, viewer)),
            steps=await asyncio.to_thread(story.steps, after, limit, viewer),
        )

    async def export(self, table_id: str, who: Who | None) -> str:
        """The game file, with the secret of its deal."""
        await self._ended(table_id, who)
        return (await self.matches.export(table_id)).write()

    async def fork(self, who: Who, table_id: str, wish: NewFork) -> str:
        """A new table that begins where an entry of a finished game had led; returns its id."""
        table, match = await self._ended(table_id, who)
        story = await self._story(match)
        last = len(story.entries)
        if not 0 <= wish.number <= last:
            raise Missing("table-no-entry", number=wish.number, last=last)
        new = NewTable(
            game=table.game,
            seats=wish.seats,
            options=table.options,
            pace=wish.pace,
            privacy=wish.privacy,
            position=match.game.format_position(story.states[wish.number]),
        )
        return await self.create(who, new, (table.id, wish.number))

    async def keep_file(self, who: Who, text: str) -> str:
        """Keep the game of a file as a finished table; returns its id."""
        log = await asyncio.to_thread(read_file, text)
        match = await self.matches.keep(log, new_id())
        table, seats = kept_table(who, log, match, self.clock())
        async with self.writing() as db:
            db.add(table)
            await db.flush()  # seats point to it
            db.add_all(seats)
        return table.id

    # --- what these stand on ----------------------------------------------------------------------

    async def _begun(self, table_id: str, who: Who | None) -> tuple[Table, list[Seat], Match]:
        table, seats = await self.viewpoint(table_id, who)
        match = await self.present_match(table)
        if match is None:
            raise Taken("table-not-started")
        return table, seats, match

    async def _ended(self, table_id: str, who: Who | None) -> tuple[Table, Match]:
        table, _, match = await self._begun(table_id, who)
        if not match.revealed:
            raise Taken("table-not-over")
        return table, match

    async def _entries(self, match: Match) -> list[Numbered]:
        number = match.now.number
        return await self.matches.journal.read(match.id, limit=number) if number else []

    async def _story_for(
        self, table_id: str, who: Who | None, number: int, eyes: str | None
    ) -> tuple[Story, int | None]:
        """A match that has this entry, and through whose eyes it may be seen."""
        _, seats, match = await self._begun(table_id, who)
        viewer = _eyes(match, eyes, _own_eyes(seats, who))
        story = await self._story(match)
        last = len(story.entries)
        if not 0 <= number <= last:
            raise Missing("table-no-entry", number=number, last=last)
        return story, viewer

    async def _story(self, match: Match) -> Story:
        story = self.replays.get(match.id)
        if story is None:
            over = match.revealed
            entries = await self._entries(match)
            story = await asyncio.to_thread(tell_story, match.log(), entries)
            if over:
                self.replays.put(match.id, story)
        return story


def _own_eyes(seats: Sequence[Seat], who: Who | None) -> int:
    """The seat of whoever asks, or a spectator's eyes."""
    mine = (s.number for s in seats if who is not None and sits(s) and s.person == who.person)
    return next(mine, SPECTATOR)


def _eyes(match: Match, wanted: str | None, own: int) -> int | None:
    """Through whose eyes to look; None sees everything."""
    if wanted is None:
        return own
    number = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 4 else 0
    if wanted not in (ALL, WATCHING) and not 1 <= number <= match.stored.seats:
        raise BadInput("table-eyes", eyes=wanted, most=match.stored.seats)
    viewer = {ALL: None, WATCHING: SPECTATOR}.get(wanted, number - 1)
    if viewer != own and not match.revealed:
        raise Taken("table-not-over")
    return viewer


def _eyes_out(viewer: int | None) -> int | str:
    if viewer is None:
        return ALL
    return WATCHING if viewer == SPECTATOR else viewer + 1


def _public(entry: Numbered) -> str:
    return arrangements.public(entry.word) if entry.seat == TABLE else entry.word


def _seen_words(log: Log, entries: Sequence[Numbered], viewer: int) -> list[str]:
    log.entries = [Entry(one.seat, one.word) for one in entries]
    return [entry.word for entry in seen_entries(log, viewer)]
