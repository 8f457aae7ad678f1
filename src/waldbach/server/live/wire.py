"""What a client is told about a match: entries, views and clocks as one viewer may know them.

Everything here is made from `Game.view` of the viewer and from actions that went through
`Game.seen`, so it cannot say more than the viewer may know. Seats count from 1 on the wire.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from waldbach import arrangements
from waldbach.arrangements import TABLE
from waldbach.game import CHANCE, SPECTATOR, Event, Result, State, Views
from waldbach.server import clocks
from waldbach.server.drafts import Preview
from waldbach.server.journal import Numbered
from waldbach.server.matches import Match, Moment, Played
from waldbach.server.pace import Untimed

Data = dict[str, Any]
NAMES = {CHANCE: "chance", TABLE: "table"}
encode = msgspec.json.Encoder().encode


def seat_out(seat: int) -> int | str:
    return seat + 1 if seat >= 0 else NAMES[seat]


def moves(match: Match, played: Played, viewers: Collection[int]) -> dict[int, bytes]:
    """What has just happened and where it led, encoded for each of these viewers."""
    # What all see alike is told by the spectator's eyes, whether one is there or not.
    eyes = [SPECTATOR, *(viewer for viewer in viewers if viewer != SPECTATOR)]
    rows = match.game.views(_states(played), eyes)
    changes = match.game.changes_json(rows)
    public = Entries(match, played, rows[0])
    where = encode(position(match, played.after))[1:-1]
    told = {}
    for viewer, views, changed in zip(eyes, rows, changes, strict=True):
        if viewer in viewers:
            entries = public if match.game.public_events else Entries(match, played, views)
            told[viewer] = b'{"type":"moves","entries":[%b],"changes":%b,%b%b' % (
                b",".join(entries.seen_by(viewer)),
                changed,
                where,
                _legal(match, played.after, views[-1], viewer),
            )
    return told


def _legal(match: Match, now: Moment, view: State, viewer: int) -> bytes:
    """The end of a message: what the viewer may do, if it is asked."""
    words = legal_words(match, now, view, viewer)
    return b"}" if words is None else b',"legal":%b}' % encode(words)


def _states(played: Played) -> list[State]:
    return [played.before.state, *(moment.state for moment in played.moments)]


def welcome(match: Match, missed: Played | None, viewer: int, at: int) -> Data:
    """Where the match stands, whole, with the entries that the client has missed. Since the last
    entry nights, free days and vacations may have begun or ended, so clocks are told as at `at`."""
    view = match.game.view(match.now.state, viewer)
    told: Data = {"view": msgspec.Raw(match.game.describe_json(view)), "entries": []}
    if missed is not None:
        views = match.game.views(_states(missed), [viewer])[0]
        entries = Entries(match, missed, views).seen_by(viewer)
        told["entries"] = [msgspec.Raw(entry) for entry in entries]
    told |= position(match, match.now)
    if "clocks" in told:
        told["clocks"] = clocks_out(clocks.advance(match.now.course.clock, at))
    words = legal_words(match, match.now, view, viewer)
    return told if words is None else told | {"legal": words}


def position(match: Match, now: Moment) -> Data:
    """Number, decision, who acts, whose time runs."""
    over = now.over or match.over
    told: Data = {
        "number": now.number,
        "decision": now.decision,
        "acting": [] if over else [seat + 1 for seat in now.acting if seat >= 0],
        "over": over,
    }
    if over and match.revealed:
        told["results"] = results_out(standing(match, now))
    elif not over and now.sealed:
        told["ready"] = [seat + 1 for seat in now.sealed]
    if not isinstance(now.course.clock.pace, Untimed):
        told["clocks"] = clocks_out(now.course.clock)
    return told


def legal_words(match: Match, now: Moment, view: State, viewer: int) -> list[str] | None:
    """What the viewer may do; None for whoever is not asked."""
    if now.over or match.over or viewer < 0 or viewer in now.course.resigned:
        return None
    asked = viewer in now.acting or viewer in now.sealed  # who has chosen may choose anew, or not
    return (match.game.words(view, viewer) or None) if asked else None


# An entry that not all read alike: its place, itself, the state before, its action, and the action
# as the spectator sees it
Secret = tuple[int, Numbered, State, int, int]


class EntryOut(msgspec.Struct, omit_defaults=True, gc=False):
    number: int
    seat: int | str
    word: str
    at: int
    events: list[Event] | None = None  # none for a word of the table


class Entries:
    """What was played, with the events that these views give; each is encoded once for all who read
    the same. What a spectator reads unchanged everybody does (`Game.seen`)."""

    def __init__(self, match: Match, played: Played, views: Views) -> None:
        self.game = match.game
        self._events = self.game.events_along(views)
        self._public: list[bytes] = []  # as the spectator reads them
        self._secret: list[Secret] = []
        before = played.before.state
        for i, (entry, moment) in enumerate(zip(played.entries, played.moments, strict=True)):
            self._public.append(self._encode_public(i, entry, before, moment.action))
            before = moment.state

    def seen_by(self, viewer: int) -> list[bytes]:
        """As the viewer may read them."""
        if not self._secret:
            return self._public
        told = self._public.copy()
        for i, entry, before, action, public in self._secret:
            seen = self.game.seen(before, entry.seat, action, viewer)
            if seen != public:
                word = entry.word if seen == action else self.game.format(seen, before)
                told[i] = self._encode(i, entry, word, seen)
        return told

    def _encode_public(self, i: int, entry: Numbered, before: State, action: int | None) -> bytes:
        if action is None:
            word = arrangements.public(entry.word)
            return encode(EntryOut(entry.number, "table", word, entry.at))
        seen = self.game.seen(before, entry.seat, action, SPECTATOR)
        if seen == action:
            return self._encode(i, entry, entry.word, seen)
        self._secret.append((i, entry, before, action, seen))
        return self._encode(i, entry, self.game.format(seen, before), seen)

    def _encode(self, i: int, entry: Numbered, word: str, seen: int) -> bytes:
        events = self._events(i, entry.seat, seen)
        return encode(EntryOut(entry.number, seat_out(entry.seat), word, entry.at, events))


def clocks_out(clock: clocks.Clock) -> Data:
    """The clocks as they stood at `at`; the client counts on from there."""
    faces = clocks.show(clock, clock.since)
    return {
        "at": clock.since,
        "paused": clock.paused,
        "seats": [
            {
                "left": face.left,
                "running": face.running,
                "bank": face.bank,
                "away_until": face.away_until,
                "deadline": face.deadline,
            }
            for face in faces
        ],
    }


def previewed(match: Match, seat: int, preview: Preview, before: State) -> Data:
    """Where a draft would lead, for its own seat."""
    game, view = match.game, preview.view
    told: Data = {
        "changes": game.changes(before, view),
        "events": preview.events,
        "waits": preview.waits,
    }
    if not preview.waits and seat in game.acting(view):
        told["legal"] = game.words(view, seat)
    return told


# --- results --------------------------------------------------------------------------------------


def standing(match: Match, now: Moment) -> list[Result]:
    """Points and places; who has resigned comes behind all others."""
    results, resigned = match.game.results(now.state), now.course.resigned
    if not resigned:
        return list(results)
    stayed = sum(result.seat not in resigned for result in results)
    return [
        Result(
            r.seat,
            r.points,
            r.total,
            stayed + 1 if r.seat in resigned else _place(r, results, resigned),
        )
        for r in results
    ]


def _place(result: Result, results: Sequence[Result], resigned: frozenset[int]) -> int:
    better = (r for r in results if r.seat not in resigned and r.place < result.place)
    return 1 + sum(1 for _ in better)


def results_out(results: Sequence[Result]) -> list[Data]:
    return [
        {"seat": r.seat + 1, "points": dict(r.points), "total": r.total, "place": r.place}
        for r in results
    ]


def viewer_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat
