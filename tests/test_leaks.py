"""Secrets: two matches that differ only in what an onlooker may not know have to look alike to it.

The same views to the byte, the same events, the same lines of the log, now and after every next
step. Choices that are made at once are secret until the last one is in; then all are shown.

Nothing here knows a game, but for the leaks that are built in on purpose, to show that they are
found.
"""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from tests.tables import Step, Table, every_table, few, recorded, rng_of, viewers
from waldbach.game import SPECTATOR, Game, State
from waldbach.games.renature import layout as at
from waldbach.games.waldgaertner import layout as wald
from waldbach.log import Entry


@dataclass(frozen=True)
class Told:
    """All that a step tells an onlooker."""

    line: str
    events: str
    view: bytes


def carry_out(game: Game, state: State, seat: int, action: int, viewer: int) -> tuple[State, Told]:
    """Do a step as a server does it: apply it, then tell."""
    after = game.apply(state, seat, action)
    twin = game.seen(state, seat, action, viewer)
    before_view, after_view = game.view(state, viewer), game.view(after, viewer)
    events = game.events(before_view, seat, twin, after_view)
    line = str(Entry(seat, game.format(twin, state)))
    return after, Told(line, json.dumps(events), after_view.tobytes())


def shown(game: Game, state: State, viewer: int) -> list[str]:
    """All that an onlooker can look up."""
    view = game.view(state, viewer)
    words = game.words(view, viewer) if viewer != SPECTATOR else []
    return [json.dumps(game.describe(view)), game.format_position(view), *words]


def by_twin(game: Game, state: State, seat: int, viewer: int) -> dict[int, list[int]]:
    """The legal actions of a seat, put together as far as the log does not tell them apart."""
    actions: dict[int, list[int]] = defaultdict(list)
    for action in game.legal(state, seat):
        actions[game.seen(state, seat, int(action), viewer)].append(int(action))
    return actions


def shows_secrets(game: Game, before: State, after: State) -> bool:
    """Is it time to show what was hidden: the last sealed choice is in, or the game is over?"""
    return (bool(game.sealed(before)) and not game.sealed(after)) or not game.acting(after)


def check_steps(game: Game, one: State, other: State, viewer: int, rng: random.Random) -> None:
    """Steps from two states alike, which the viewer must not be able to tell from each other.

    What is over or no longer sealed may be shown, so such steps are left out.
    """
    for seat in game.acting(one):
        mine, theirs = (by_twin(game, state, seat, viewer) for state in (one, other))
        common = sorted(set(mine) & set(theirs))
        for twin in rng.sample(common, min(few(3), len(common))):
            after, told = carry_out(game, one, seat, rng.choice(mine[twin]), viewer)
            _, like = carry_out(game, other, seat, rng.choice(theirs[twin]), viewer)
            assert told == like or shows_secrets(game, one, after)


def check_log(game: Game, state: State, viewer: int, rng: random.Random) -> None:
    """The log tells two actions apart only where the views do: it has no secrets of its own."""
    for seat in game.acting(state):
        legal = game.legal(state, seat).tolist()
        lines: dict[bytes, set[str]] = defaultdict(set)
        for action in rng.sample(legal, min(few(8), len(legal))):
            _, told = carry_out(game, state, seat, action, viewer)
            lines[told.view].add(told.line)
        assert all(len(alike) == 1 for alike in lines.values()), lines


def check_retold(
    game: Game, steps: tuple[Step, ...], viewer: int, first: int, rng: random.Random
) -> int:
    """The match with another hidden action at `first`, as long as the log of the viewer allows it.

    Hidden actions that have become impossible there are replaced as well; a match that cannot go on
    as the log says is left. Needs no `redeal`, so it also finds a deal that knows too much.
    """
    state, different, other_seal = steps[first].before, 0, False
    for number, step in enumerate(steps[first:]):
        twin = game.seen(step.before, step.seat, step.action, viewer)
        others = by_twin(game, state, step.seat, viewer)[twin]
        if number == 0:
            others = [action for action in others if action != step.action]
        elif step.action in others:
            others = [step.action]
        if not others or not game.acting(step.after):
            break
        if other_seal and shows_secrets(game, step.before, step.after):
            break  # a choice that was sealed differently comes to light
        after, told = carry_out(game, step.before, step.seat, step.action, viewer)
        if number == 0:
            look = shown(game, after, viewer)
        chosen = rng.choice(others)
        other_seal |= chosen != step.action and step.seat in game.sealed(after)
        state, like = carry_out(game, state, step.seat, chosen, viewer)
        assert told == like
        assert number > 0 or look == shown(game, state, viewer)
        different += not game.same(state, after)
    return different


def some_of_each_verb(game: Game, steps: list[int], of: tuple[Step, ...], effort: int,
                      rng: random.Random) -> list[int]:  # fmt: skip
    """Some of these steps for each verb, so that the rare ones are among them."""
    by_verb: dict[str, list[int]] = defaultdict(list)
    for number in steps:
        by_verb[game.format(of[number].action, of[number].before).split()[0]].append(number)
    return [n for group in by_verb.values() for n in rng.sample(group, min(effort, len(group)))]


def check_leaks(table: Table, effort: int) -> int:
    """Fails if something leaks; returns in how many cases the states really were different."""
    game, steps, different = table.game, recorded(table), 0
    generator, rng = rng_of(table, "leaks"), random.Random(str(table))
    for viewer in viewers(table):
        for number in some_of_each_verb(game, list(range(len(steps))), steps, effort, rng):
            state = steps[number].before
            dealt = game.redeal(game.view(state, viewer), generator)
            different += not game.same(dealt, state)
            assert game.same(game.view(dealt, viewer), game.view(state, viewer))
            check_steps(game, state, dealt, viewer, rng)
            check_log(game, state, viewer, rng)
        hidden = [
            number
            for number, step in enumerate(steps)
            if game.seen(step.before, step.seat, step.action, viewer) != step.action
        ]
        for number in some_of_each_verb(game, hidden, steps, effort, rng):
            different += check_retold(game, steps, viewer, number, rng)
    return different


@every_table
def test_nothing_leaks(table: Table) -> None:
    assert check_leaks(table, 1) > table.seats


# Leaks built in: each is a slip that a programmer could make, and each has to be found.


class Leaky:
    """Puts leaks into the game; what the functions did before is kept beside."""

    def __init__(self, game: Game, patch: pytest.MonkeyPatch) -> None:
        self.game, self.patch = game, patch
        self.hide, self.redeal = game.kernel.hide, game.kernel.redeal
        self.seen, self.events, self.describe = game.seen, game.events, game.describe
        self.apply = game.apply
        self.last = -1

    def into_kernel(self, **functions: Callable[..., Any]) -> None:
        for name, function in functions.items():
            self.patch.setattr(self.game.kernel, name, function)
        self.patch.setattr(self.game, "view", self._view)

    def _view(self, state: State, seat: int) -> State:
        """As the game's own, which has the kernel's functions compiled into it."""
        hidden = self.game.copy(state)
        self.game.kernel.hide(hidden, seat)
        return hidden

    def into_game(self, **functions: Callable[..., Any]) -> None:
        for name, function in functions.items():
            self.patch.setattr(self.game, name, function)

    def remember_actions(self) -> None:
        def apply(state: State, seat: int, action: int) -> State:
            self.last = action
            return self.apply(state, seat, action)

        self.into_game(apply=apply)


def restore(leaky: Leaky, field: str, which: Callable[[State, State], Any]) -> None:
    """A `hide` that forgets the entries of a field that `which` names."""

    def hide(state: State, seat: int) -> None:
        full = leaky.game.copy(state)
        leaky.hide(state, seat)
        if leaky.game.acting(full):  # else nothing is hidden
            forgotten = which(full, state)
            state[field][forgotten] = full[field][forgotten]

    leaky.into_kernel(hide=hide)


def is_held(where: Any) -> Any:
    return (where >= at.HAND) & (where < at.BOARD)


def forget_a_hand(leaky: Leaky) -> None:
    restore(leaky, "where", lambda full, view: is_held(full.where))


def forget_one_domino(leaky: Leaky) -> None:
    restore(leaky, "where", lambda full, view: np.flatnonzero(full.where != view.where)[:1])


def forget_discards(leaky: Leaky) -> None:
    restore(leaky, "where", lambda full, view: full.where >= at.BOX)


def hide_nothing_and_deal_nothing(leaky: Leaky) -> None:
    def hide(state: State, seat: int) -> None:
        state.viewer = seat

    def redeal(state: State, rng: np.random.Generator) -> None:
        state.viewer = at.FULL

    leaky.into_kernel(hide=hide, redeal=redeal)


def forget(field: str) -> Callable[[Leaky], None]:
    """Whatever of the field should be hidden."""
    return lambda leaky: restore(leaky, field, lambda full, view: full[field] != view[field])


def hint_in_another_field(leaky: Leaky) -> None:
    def hide(state: State, seat: int) -> None:
        hint = int(np.flatnonzero(is_held(state.where)).sum()) % 7
        leaky.hide(state, seat)
        state.supply = 1000 + hint if state.supply < 1000 else state.supply

    leaky.into_kernel(hide=hide)


def log_tells(*verbs: str) -> Callable[[Leaky], None]:
    def leak(leaky: Leaky) -> None:
        def seen(before: State, seat: int, action: int, viewer: int) -> int:
            open_ = leaky.game.format(action, before).split()[0] in verbs
            return action if open_ else leaky.seen(before, seat, action, viewer)

        leaky.into_game(seen=seen)

    return leak


def log_tells_spectators(leaky: Leaky) -> None:
    def seen(before: State, seat: int, action: int, viewer: int) -> int:
        return action if viewer == SPECTATOR else leaky.seen(before, seat, action, viewer)

    leaky.into_game(seen=seen)


def events_tell(leaky: Leaky) -> None:
    leaky.remember_actions()

    def events(before: State, seat: int, action: int, after: State) -> list[dict[str, Any]]:
        return [*leaky.events(before, seat, action, after), {"event": "x", "of": leaky.last}]

    leaky.into_game(events=events)


def description_tells(leaky: Leaky) -> None:
    leaky.remember_actions()
    leaky.into_game(describe=lambda view: {**leaky.describe(view), "last": leaky.last})


RENATURE_LEAKS = {
    "hands in views": forget_a_hand,
    "one domino in views": forget_one_domino,
    "discards in views": forget_discards,
    "backs in views": forget("back"),
    "everything in views and deals": hide_nothing_and_deal_nothing,
    "a hint in another field": hint_in_another_field,
    "draws in the log": log_tells("draw"),
    "discards in the log": log_tells("discard"),
    "backs in the log": log_tells("back"),
    "all in the spectators' log": log_tells_spectators,
    "actions in events": events_tell,
    "actions in descriptions": description_tells,
}


def forget_who_is_missing(leaky: Leaky) -> None:
    """A memory that knows which of its cards another has taken."""
    restore(
        leaky, "where", lambda full, view: (view.where == wald.DECK) & (full.where != wald.DECK)
    )


WALDGAERTNER_LEAKS = {
    "hands in views": forget("hand"),
    "places of cards in views": forget("where"),
    "sealed choices in views": forget("commit"),
    "decks in views": forget("deck"),
    "memories of others in views": forget("memory"),
    "taken cards in the own memory": forget_who_is_missing,
    "everything in views and deals": hide_nothing_and_deal_nothing,
    "start regions in the log": log_tells("start"),
    "dice in the log": log_tells("choose"),
    "plays in the log": log_tells("sell", "grow"),
    "start cards and looks in the log": log_tells("deal"),
    "blind draws in the log": log_tells("draw"),
    "cards of sixes in the log": log_tells("take"),
    "all in the spectators' log": log_tells_spectators,
    "actions in events": events_tell,
    "actions in descriptions": description_tells,
}

# Tables at which all kinds of secrets come up.
RENATURE = Table("renature", 3, ())
WALDGAERTNER = Table("waldgaertner", 4, ())
LEAKS = [
    *((RENATURE, name, leak) for name, leak in RENATURE_LEAKS.items()),
    *((WALDGAERTNER, name, leak) for name, leak in WALDGAERTNER_LEAKS.items()),
]


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("table", "leak"),
    [pytest.param(table, leak, id=f"{table.name}: {name}") for table, name, leak in LEAKS],
)
def test_the_leak_test_finds(
    table: Table, leak: Callable[[Leaky], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(Leaky(table.game, monkeypatch))
    with pytest.raises(AssertionError):
        check_leaks(table, 2)


@pytest.mark.compiled_only
@pytest.mark.parametrize("table", [RENATURE, WALDGAERTNER], ids=str)
def test_the_leak_test_is_silent_without_a_leak(table: Table) -> None:
    """The same tables and effort as above, so that it is the leak that was found there."""
    assert check_leaks(table, 2) > 0
