"""What thinking has found, in words. Seats count from 0, as everywhere inside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from waldbach.game import Event
from waldbach.server.drafts import preview
from waldbach.server.thinking.jobs import Advised, Decision, Judged, Seen

Shares = tuple[float, ...]  # of each seat, one in sum: what it can expect of the outcome


@dataclass(frozen=True)
class Suggestion:
    """A word, how often the search tried it, and what is to be expected then."""

    word: str
    visits: int
    shares: Shares  # empty if it was the only word: then nothing was searched
    events: tuple[Event, ...]  # what it does at once, as far as its seat can know


@dataclass(frozen=True)
class Hint:
    suggestions: tuple[Suggestion, ...]  # the best first
    line: tuple[tuple[int, str], ...]  # seat and word: what all seem to do next
    simulations: int


@dataclass(frozen=True)
class Verdict:
    """One decision of a finished game, judged from what its seat knew at that moment."""

    number: int  # of its entry in the log, from 1
    seat: int
    word: str
    best: str
    before: Shares  # what each seat could expect, had the best been played
    after: Shares  # what each could expect of what was played
    loss: float  # of the seat's own share
    done: int  # how many decisions have been judged with this one
    of: int
    events: tuple[Event, ...]  # what the best word would have done at once
    changes: dict[str, Any]  # and changed in what the seat saw


def words_of(seen: Seen, actions: tuple[int, ...]) -> list[str]:
    game, view = seen.open()
    return [game.format(action, view) for action in actions]


def hint_of(seen: Seen, advised: Advised) -> Hint:
    game, view = seen.open()
    suggestions = []
    for choice in advised.choices:
        word = game.format(choice.action, view)
        events = preview(game, view, seen.seat, [word]).events
        suggestions.append(Suggestion(word, choice.visits, choice.shares, events))
    line = tuple((seat, game.format(action, view)) for seat, action in advised.line)
    return Hint(tuple(suggestions), line, advised.simulations)


def verdict_of(decision: Decision, judged: Judged, done: int, of: int) -> Verdict:
    seat, before, after = decision.seen.seat, judged.best.shares, judged.played.shares
    word, best = words_of(decision.seen, (decision.action, judged.best.action))
    loss = max(0.0, before[seat] - after[seat])
    game, view = decision.seen.open()
    found = preview(game, view, seat, [best])
    changes = game.changes(view, found.view)
    return Verdict(
        decision.number, seat, word, best, before, after, loss, done, of, found.events, changes
    )
