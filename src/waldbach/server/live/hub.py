"""Who watches which table here, and what they are told.

A watcher is one open socket. Whatever happens at a table is told to all its watchers in order,
made once for each pair of eyes: spectators share theirs. A watcher who does not keep up is cut
off by its line; it comes back and catches up from the journal.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain

from waldbach.server.live import wire
from waldbach.server.live.again import Again
from waldbach.server.matches import Match, Matches, Played
from waldbach.server.people.who import Who


@dataclass(eq=False)
class Watcher:
    """One socket."""

    table: str
    viewer: int
    who: Who | None
    secret: str | None  # of the session by which it was opened
    put: Callable[[bytes], None]
    close: Callable[[str], None]  # with a reason; the socket's own task ends it
    greeted: bool = False  # before that it is told nothing else
    missed: bool = False  # has something happened before it was greeted?
    playing: bool = False  # has it been told of the match?
    remarks: int = 0  # how far it has been told of the chat
    telling: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from looking at the chat until what is seen is told: no later remark comes before."""

    def told(self, greeting: wire.Data, known: int) -> None:
        """Remember how far a greeting goes, to somebody who knew this much of the chat."""
        self.remarks = min(greeting["table"].remarks, known)
        if greeting["remarks"]:
            self.remarks = greeting["remarks"][-1].number


class Hub:
    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self._watchers: dict[str, list[Watcher]] = {}
        self._again = Again(self._catch_up)
        matches.is_watched = self._watchers.__contains__

    def __len__(self) -> int:
        return sum(map(len, self._watchers.values()))

    @property
    def tables(self) -> Iterable[str]:
        return list(self._watchers)

    def watchers(self, table: str) -> list[Watcher]:
        return self._watchers.get(table, [])

    def all(self) -> Iterator[Watcher]:
        return chain.from_iterable(list(self._watchers.values()))

    def greeted(self, table: str) -> list[Watcher]:
        """Those who may be told something now. The others are shown later what they miss."""
        for watcher in self.watchers(table):
            watcher.missed |= not watcher.greeted
        return [watcher for watcher in self.watchers(table) if watcher.greeted]

    def add(self, watcher: Watcher) -> None:
        self._watchers.setdefault(watcher.table, []).append(watcher)

    def remove(self, watcher: Watcher) -> None:
        found = self._watchers.get(watcher.table, [])
        if watcher in found:
            found.remove(watcher)
        if not found:
            self._watchers.pop(watcher.table, None)

    def moved(self, match: Match, played: Played) -> None:
        """Tell all watchers of a match what has been stored. Who was not yet told of the match
        itself will be welcomed to where it stands then."""
        watchers = [one for one in self.watchers(match.id) if one.playing]
        if not watchers:
            return
        messages = wire.moves(match, played, {one.viewer for one in watchers})
        for watcher in watchers:
            watcher.put(messages[watcher.viewer])

    def tell(self, table: str, message: wire.Data) -> None:
        """The same message for all watchers of a table who have been greeted."""
        watchers = [watcher for watcher in self.watchers(table) if watcher.greeted]
        if watchers:
            said = wire.encode(message)
            for watcher in watchers:
                watcher.put(said)

    def of_person(self, person: str) -> list[Watcher]:
        return [one for one in self.all() if one.who is not None and one.who.person == person]

    def close_all(self, reason: str) -> None:
        for watcher in list(self.all()):
            watcher.close(reason)

    def look(self, table: str) -> None:
        """Another process has appended something: catch up with what is watched or in memory."""
        if table in self._watchers or self.matches.kept(table) is not None:
            self._again(table)

    async def _catch_up(self, table: str) -> None:
        match = await self.matches.get(table)
        await self.matches.catch_up(match)

    async def close(self) -> None:
        await self._again.close()
