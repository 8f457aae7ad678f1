"""What the people at a table do in a match: the same operations over HTTP and sockets.

Each finds the seat of whoever asks, checks how often that happens, and goes through `Matches`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from waldbach.game import BadInput
from waldbach.server import clocks, course, drafts
from waldbach.server.allowance import Allowance
from waldbach.server.errors import Forbidden, Taken
from waldbach.server.figures import Figures
from waldbach.server.live import wire
from waldbach.server.matches import Match, Matches
from waldbach.server.people.who import Who, somebody
from waldbach.server.tables import Tables

BELIEVED = 30_000  # milliseconds; a guest's seats may have moved to an account elsewhere


class Seats:
    """Who sits where, remembered for a while: a move should not have to ask the database."""

    def __init__(self, tables: Tables, clock: Callable[[], int]) -> None:
        self._tables, self._clock = tables, clock
        self._known: OrderedDict[str, tuple[int, dict[str, int]]] = OrderedDict()
        self._forgotten = 0  # how often something was: an answer read before that may be old

    async def of(self, table: str, who: Who | None) -> int | None:
        """The seat of a person, from 0; None for who only watches."""
        return None if who is None else (await self.at(table)).get(who.person)

    async def at(self, table: str) -> dict[str, int]:
        """The seats of all people at a table."""
        known = self._known.get(table)
        if known is None or self._clock() - known[0] > BELIEVED:
            known = await self._read(table)
        return known[1]

    async def _read(self, table: str) -> tuple[int, dict[str, int]]:
        forgotten = self._forgotten
        known = (self._clock(), await self._tables.seated(table))
        if forgotten == self._forgotten:
            self._known[table] = known
            self._known.move_to_end(table)
            self._clear(known[0] - BELIEVED)
        return known

    def _clear(self, before: int) -> None:
        """Let go of what is not believed any more; the oldest stand first."""
        while self._known and next(iter(self._known.values()))[0] < before:
            self._known.popitem(last=False)

    async def for_view(self, table: str, who: Who | None) -> int | None:
        """The same for somebody who wants to look; who may not is refused. Who sits there may."""
        seat = await self.of(table, who)
        if seat is None:
            await self._tables.check_view(table, who)
        return seat

    def forget(self, table: str) -> None:
        self._forgotten += 1
        self._known.pop(table, None)

    def forget_all(self) -> None:
        self._forgotten += 1
        self._known.clear()


class Acts:
    def __init__(
        self,
        matches: Matches,
        tables: Tables,
        seats: Seats,
        allowance: Allowance,
        figures: Figures,
    ) -> None:
        self.matches, self.tables, self.seats = matches, tables, seats
        self.allowance, self.figures = allowance, figures

    async def play(
        self,
        table: str,
        who: Who | None,
        decision: int,
        words: Sequence[str],
        then: Sequence[str] = (),
        *,
        seat: int | None = None,
        steady: bool = False,
    ) -> int:
        """Answer a decision; returns the number of the last entry. It is stored then. `seat`, where
        it is known; `steady` as in `Matches.play`."""
        began = perf_counter()
        self._limit(who)
        if seat is None:
            seat = await self.seat(table, who)
        match = self.matches.kept(table)
        if match is None or seat in match.now.course.care:
            await self._return_first(await self._begun(table), seat)
        played = await self.matches.play(table, seat, decision, words, then, steady=steady)
        self.figures.play_seconds.note(perf_counter() - began)
        return played.after.number

    async def preview(
        self,
        table: str,
        who: Who | None,
        decision: int,
        words: Sequence[str],
        *,
        seat: int | None = None,
    ) -> dict[str, Any]:
        self._limit(who)
        if seat is None:
            seat = await self.seat(table, who)
        await self._begun(table)
        match = await self.matches.at(table, decision)
        match.check_asked(seat, decision)
        view = match.game.view(match.now.state, seat)
        found = drafts.preview(match.game, view, seat, words)
        return wire.previewed(match, seat, found, view)

    async def ask(self, table: str, who: Who | None, kind: str, to: int | None) -> None:
        self._limit(who)
        seat = await self.seat(table, who)
        match = await self._begun(table)
        if kind == "take-back":
            await self._check_target(match, seat, to)
        elif to is not None:
            raise BadInput("table-ask-to", kind=kind)
        await self.matches.arrange(table, lambda m: course.ask(m.now.course, seat, kind, to))

    async def _check_target(self, match: Match, seat: int, to: int | None) -> None:
        """One goes back to a decision of one's own."""
        if to is None:
            raise BadInput("table-take-back-to")
        last = match.now.number
        if not 0 <= to < last:
            raise BadInput("table-take-back", to=to, most=last - 1)
        state = await self.matches.state_after(match, to)
        if seat not in match.game.acting(state):
            raise BadInput("table-take-back-own", to=to)

    async def answer(
        self, table: str, who: Who | None, yes: bool, number: int | None = None
    ) -> None:
        self._limit(who)
        seat = await self.seat(table, who)
        await self._return_first(await self._begun(table), seat)
        await self.matches.arrange(table, lambda m: course.answer(m.now.course, seat, yes, number))

    async def resign(self, table: str, who: Who | None) -> None:
        self._limit(who)
        seat = await self.seat(table, who)
        await self._begun(table)
        await self.matches.arrange(table, lambda m: course.resign(m.now.course, seat))

    async def come_back(self, table: str, who: Who | None) -> None:
        """Take one's seat back from the caretaker; nothing to do where it has none."""
        self._limit(who)
        seat = await self.seat(table, who)
        await self._begun(table)
        await self.matches.arrange(table, lambda m: course.give_back(m.now.course, seat))

    async def set_vacation(self, table: str, who: Who | None, vacation: str | None) -> None:
        self._limit(who)
        seat = await self.seat(table, who)
        await self._begun(table)
        at = self.matches.clock()
        await self.matches.arrange(
            table, lambda m: course.declare_vacation(m.now.course, seat, vacation, at)
        )

    async def vacation(self, table: str, who: Who | None) -> tuple[str | None, int]:
        """The days that were declared, and what the bank holds."""
        seat = await self.seat(table, who)
        match = await self._begun(table)
        await self.matches.catch_up(match)
        clock = clocks.advance(match.now.course.clock, self.matches.clock())
        own = clock.seats[seat]
        return str(own.vacation) if own.vacation else None, own.bank

    async def say(self, table: str, who: Who | None, text: str) -> int:
        return await self.tables.say(somebody(who), table, text)

    async def read(self, table: str, who: Who | None, number: int) -> None:
        self._limit(who)
        await self.tables.read(somebody(who), table, number)

    async def _begun(self, table: str) -> Match:
        """The match of a table; refused where it has not begun."""
        match = self.matches.kept(table) or await self.tables.ensure_match(table)
        if match is None:
            raise Taken("table-not-started")
        return match

    async def _return_first(self, match: Match, seat: int) -> None:
        """Whoever plays or answers is back: the caretaker hands over."""
        if seat in match.now.course.care and not match.over:
            await self.matches.arrange(match.id, lambda m: course.give_back(m.now.course, seat))

    async def seat(self, table: str, who: Who | None) -> int:
        """The seat of whoever asks, from 0; refused where there is none."""
        seat = await self.seats.of(table, somebody(who))
        if seat is None:
            await self.tables.check_view(table, who)  # a table that is not there comes first
            raise Forbidden("table-not-seated")
        return seat

    def _limit(self, who: Who | None) -> None:
        self.allowance.move(somebody(who).person)
