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
    waits: bool  # nothing can follow before it is played: something secret will be learnt, or it
    # is done together with what others choose, and the view shows it alone


def carry_out(
    game: Game,
    state: State,
    seat: int,
    draft: Sequence[str],
    draw: Draw,
    then: Sequence[str] = (),
) -> list[Step]:
    """All words of a draft and the chance behind them, then as many of the words in `then` as go.

    The draft is carried out whole or not at all: `BadInput` names the first word that will not do.
    It ends where something secret is learnt. Else a word behind it, refused or not, would tell what
    was drawn, and nothing would have been paid for knowing it.

    The words of `then` are for what comes after that: they go on across draws, each as long as
    the seat is asked and the word is legal. The first that is not ends it, silently; the steps show
    how far it went. That tells nothing too early, because all before it stays played.
    """
    check_size(draft, then)
    steps = _carry_out_whole(game, state, seat, draft)
    _draw_on(game, steps, draw)
    for word in then:
        state = steps[-1].state
        if seat not in steps[-1].acting:
            break
        try:
            action = game.parse(word, state)
            steps.append(Step(Entry(seat, word), action, *game.step(state, seat, action)))
        except BadInput:
            break
        _draw_on(game, steps, draw)
    return steps


def _carry_out_whole(game: Game, state: State, seat: int, draft: Sequence[str]) -> list[Step]:
    steps: list[Step] = []
    learnt = False
    for word in draft:
        if learnt:
            raise BadInput("draft-waits", word=word)
        action = game.parse(word, state)
        after, acting = game.step(state, seat, action)
        steps.append(Step(Entry(seat, word), action, after, acting))
        learnt = acting == (CHANCE,) or game.barrier(state, seat, action, after)
        state = after
    return steps


def _draw_on(game: Game, steps: list[Step], draw: Draw) -> None:
    """Append the chance that is due after the last step."""
    if steps[-1].acting == (CHANCE,):
        so_far = len(steps)
        steps += draw_pending(game, steps[-1].state, lambda state, n: draw(state, so_far + n))


def preview(game: Game, view: State, seat: int, draft: Sequence[str]) -> Preview:
    """What the draft would do, from the seat's own view: so it can tell nothing that is hidden."""
    check_size(draft)
    events: list[Event] = []
    waits = False
    for word in draft:
        if waits:
            raise BadInput("draft-waits", word=word)
        action = game.parse(word, view)
        if any(other != seat for other in game.sealed(view)):
            if refusal := game.refusal(view, seat, action):
                raise IllegalAction(refusal)
            after, waits = view, True  # it may be the last one waited for: the view cannot go on
        else:
            after, acting = game.step(view, seat, action)
            events += game.events(view, seat, action, after)
            waits = acting == (CHANCE,) or game.barrier(view, seat, action, after)
        alone = game.foresee(view, seat, action)
        view, waits = (after, waits) if alone is None else (alone, True)
    return Preview(view, tuple(events), waits)


def check_size(draft: Sequence[str], then: Sequence[str] = ()) -> None:
    words = len(draft) + len(then) if draft else 0
    if not 1 <= words <= MOST_WORDS:
        raise BadInput("draft-size", words=words, most=MOST_WORDS)
