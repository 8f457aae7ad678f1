"""A match on its way, as a loop of steps wants it: quick to copy, quick to go on, quick to ask."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from waldbach import registry
from waldbach.adapters.openspiel.recall import Recall, Step
from waldbach.adapters.openspiel.stepping import OVER, States, stepper
from waldbach.adapters.task import Task
from waldbach.game import CHANCE, Game, Result, State

FULL = -9  # instead of a viewer: everything


class Track:
    """A state, who is asked there, and what led to it.

    Of several who choose at once the lowest is asked, and who has committed is not asked again.
    Texts and logs are made when somebody wants them; most states of a search are never told.
    """

    __slots__ = ("actions", "recall", "seat", "states", "steps", "task", "texts", "weights")

    def __init__(self, task: Task, states: States, recall: Recall) -> None:
        self.task = task
        self.states = states
        self.recall = recall  # what the seats knew before the steps
        self.steps: list[Step] = []
        self.texts: dict[int, str] = {}
        self.seat, self.actions, self.weights = stepper(task.game).look(states, task.index)

    @classmethod
    def begin(cls, task: Task) -> Track:
        recall = Recall(task.start, ("",) * task.seats)
        return cls(task, stepper(task.game).states(task.start.tobytes()), recall)

    @property
    def game(self) -> Game:
        return self.task.game

    @property
    def state(self) -> State:
        """The record itself: only to be read, and only while this match stands still."""
        return self.states[0]

    def copy(self) -> Track:
        twin = Track.__new__(Track)
        twin.task = self.task
        twin.states = self.states.copy()
        twin.recall = self.recall
        twin.steps = self.steps.copy()
        twin.texts = self.texts
        twin.seat, twin.actions, twin.weights = self.seat, self.actions, self.weights
        return twin

    def step(self, action: int) -> None:
        """Go on in place."""
        if action not in self.actions:
            raise ValueError(
                f"action {action} is not legal here; legal_actions() lists all that are"
            )
        number = self.number(self.seat, action)
        self.steps.append((self.seat, number))
        self.texts = {}
        self.seat, self.actions, self.weights = stepper(self.game).step(
            self.states, self.seat, number, self.task.index
        )

    def number(self, seat: int, action: int) -> int:
        """The engine's number of an action of a seat or of chance."""
        return action if seat == CHANCE else self.task.number(action)

    def odds(self) -> list[tuple[int, float]]:
        """The outcomes of the pending random step and their probabilities."""
        total = sum(self.weights)
        return [(a, w / total) for a, w in zip(self.actions, self.weights, strict=True)]

    def redeal(self, viewer: int, rng: np.random.Generator) -> Track:
        """A match that the viewer cannot tell from this one."""
        dealt = self.game.redeal(self.game.view(self.state, viewer), rng)
        recall = self.remember().redealt(self.game, dealt, viewer)
        return Track(self.task, stepper(self.game).states(dealt.tobytes()), recall)

    def utilities(self) -> list[float]:
        """Of each seat; nothing before the end."""
        if self.seat != OVER:
            return [0.0] * self.task.seats
        return utilities_of(self.game.results(self.state))

    def position(self, viewer: int = FULL) -> str:
        """The text of what the viewer sees."""
        if viewer not in self.texts:
            seen = self.state if viewer == FULL else self.game.view(self.state, viewer)
            self.texts[viewer] = self.game.format_position(seen)
        return self.texts[viewer]

    def told(self, seat: int) -> str:
        """The log as the seat may read it."""
        return self.remember().text(seat)

    def remember(self) -> Recall:
        """What the seats know now. Kept, so that it grows by the steps since the last question."""
        if self.steps:
            self.recall, self.steps = self.recall.then(self.game, self.steps), []
        return self.recall

    def __deepcopy__(self, memo: dict[int, Any]) -> Track:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        recall = self.remember()
        kept = (recall.heads, recall.lines, recall.sealed, recall.blind)
        table = (self.game.name, self.game.rules, self.task.seats, *self.task.options.items())
        return restore, (table, self.states.tobytes(), kept)


def utilities_of(results: Sequence[Result]) -> list[float]:
    """For each seat: how many others it has beaten less how many have beaten it, as a share of all
    others. Their sum is nought, and with two seats it is 1, 0 or -1."""
    places = [result.place for result in results]
    others = len(places) - 1
    return [sum((p > mine) - (p < mine) for p in places) / others for mine in places]


@functools.lru_cache(maxsize=64)
def task_of(name: str, rules: int, seats: int, *options: tuple[str, str]) -> Task:
    """The table, one for all its matches."""
    return Task(registry.get(name, rules), seats, dict(options))


def restore(table: tuple[Any, ...], data: bytes, kept: tuple[Any, ...]) -> Track:
    """What `pickle` calls."""
    task = task_of(*table)
    heads, lines, sealed, blind = kept
    recall = Recall(task.game.from_bytes(data), heads, blind)
    recall.lines, recall.sealed = lines, sealed
    return Track(task, stepper(task.game).states(data), recall)
