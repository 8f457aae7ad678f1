"""Drafts: the words with which a seat answers a decision, tried before anything is stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from waldbach.game import CHANCE, BadInput, Event, Game, IllegalAction, State
from waldbach.log import Entry, Step, draw_pending

MOST_WORDS = 40  # in one draft

Draw = Callable[[State, int], int]  # an outcome of chance, for a state after so many new entries


@dataclass(frozen=True)
class Preview:
    """Where a draft leads, as far as its own seat can know before it is played."""

    view: State
    events: tuple[Event, ...]
    waits: bool  # nothing can follow before it is played: something secret will be learnt


def carry_out(game: Game, state: State, seat: int, draft: Sequence[str], draw: Draw) -> list[Step]:
    """All words of a draft, and the chance behind them. `BadInput` names the first word that will
    not do.

    A draft ends where something secret is learnt. Else a word behind it, refused or not, would
    tell what was drawn, and nothing would have been paid for knowing it.
    """
    check_size(draft)
    steps: list[Step] = []
    learnt = False
    for word in draft:
        if learnt:
            raise BadInput("draft-waits", word=word)
        action = _understand(game, state, seat, word)
        after = game.apply(state, seat, action)
        steps.append(Step(Entry(seat, word), after))
        learnt = game.barrier(state, seat, action, after) or game.acting(after) == (CHANCE,)
        state = after
    return steps + draw_pending(game, state, lambda s, n: draw(s, len(draft) + n))


def preview(game: Game, view: State, seat: int, draft: Sequence[str]) -> Preview:
    """What the draft would do, from the seat's own view: so it can tell nothing that is hidden."""
    check_size(draft)
    events: list[Event] = []
    waits = False
    for word in draft:
        if waits:
            raise BadInput("draft-waits", word=word)
        action = _understand(game, view, seat, word)
        if any(other != seat for other in game.sealed(view)):
            waits = True  # it may be the last choice that was waited for: the view cannot go on
            continue
        after = game.apply(view, seat, action)
        events += game.events(view, seat, action, after)
        waits = game.barrier(view, seat, action, after) or game.acting(after) == (CHANCE,)
        view = after
    return Preview(view, tuple(events), waits)


def check_size(draft: Sequence[str]) -> None:
    if not 1 <= len(draft) <= MOST_WORDS:
        raise BadInput("draft-size", words=len(draft), most=MOST_WORDS)


def _understand(game: Game, state: State, seat: int, word: str) -> int:
    """The action of a word that is legal now."""
    action = game.parse(word, state)
    if refusal := game.refusal(state, seat, action):
        raise IllegalAction(refusal)
    return action
