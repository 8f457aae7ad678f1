"""The course of a match, state by state, and a memory for those of finished games."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from waldbach import arrangements
from waldbach.arrangements import TABLE
from waldbach.game import Event, Game, State
from waldbach.log import Entry, Log
from waldbach.server.journal import Numbered
from waldbach.server.live.wire import seat_out
from waldbach.server.tables.forms import EntryOut, ReplayStep

MOST_BYTES = 64 << 20
OVERHEAD = 500  # bytes, about, that Python takes for a state and its entry


@dataclass(frozen=True)
class Story:
    """`states[n]` is where entry n had led; 0 is the beginning."""

    game: Game
    entries: Sequence[Numbered]
    states: Sequence[State]

    @property
    def size(self) -> int:
        return len(self.states) * (self.game.dtype.itemsize + OVERHEAD)

    def view(self, number: int, eyes: int | None) -> State:
        """Where an entry had led, as these eyes saw it; None sees everything."""
        state = self.states[number]
        return state if eyes is None else self.game.view(state, eyes)

    def acting(self, number: int) -> list[int]:
        """The seats, from 1, that the game waited for behind an entry."""
        return [seat + 1 for seat in self.game.acting(self.states[number]) if seat >= 0]

    def steps(self, after: int, limit: int, eyes: int | None) -> list[ReplayStep]:
        """The entries behind a number, each with what it changed for these eyes."""
        told, before = [], self.view(after, eyes)
        for number in range(after + 1, min(after + limit, len(self.entries)) + 1):
            view = self.view(number, eyes)
            entry, events = self.step(number, eyes)
            changes = self.game.changes(before, view)
            acting = self.acting(number)
            told.append(ReplayStep(entry=entry, events=events, acting=acting, changes=changes))
            before = view
        return told

    def step(self, number: int, eyes: int | None) -> tuple[EntryOut, list[Event]]:
        """An entry and what it did, as these eyes saw it; None sees everything."""
        game, entry = self.game, self.entries[number - 1]
        if entry.seat == TABLE:
            return entry_out(entry, arrangements.public(entry.word)), []
        before, after = self.states[number - 1], self.states[number]
        action = game.parse(entry.word, before)
        if eyes is None:
            return entry_out(entry, entry.word), game.events(before, entry.seat, action, after)
        action = game.seen(before, entry.seat, action, eyes)
        views = game.view(before, eyes), game.view(after, eyes)
        events = game.events(views[0], entry.seat, action, views[1])
        return entry_out(entry, game.format(action, before)), events


def tell_story(log: Log, entries: Sequence[Numbered]) -> Story:
    """Replay a match; `log` is the head of its file."""
    log.entries = [Entry(one.seat, one.word) for one in entries]
    return Story(log.play(), entries, list(log.states()))


def entry_out(entry: Numbered, word: str) -> EntryOut:
    return EntryOut(number=entry.number, seat=seat_out(entry.seat), word=word, at=entry.at)


class Replays:
    """The stories that were asked for last, as many as there is room for."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.size = 0
        self._kept: OrderedDict[str, Story] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, match_id: str) -> Story | None:
        story = self._kept.get(match_id)
        if story is not None:
            self._kept.move_to_end(match_id)
        return story

    def put(self, match_id: str, story: Story) -> None:
        if match_id in self._kept or story.size > self.most:
            return
        self._kept[match_id] = story
        self.size += story.size
        while self.size > self.most:
            self.size -= self._kept.popitem(last=False)[1].size
