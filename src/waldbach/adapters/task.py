"""What learning agents are given: a game at a certain table, its actions numbered without gaps, its
rewards; and one episode of it.

The numbers of actions inside the engine leave gaps and count chance and hidden words as well. Here
an action is its place among all that a seat can ever choose at this table, in the engine's order.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from waldbach import kernel, registry
from waldbach.adapters.observation import Observer, Vector, observer
from waldbach.adapters.philox import share
from waldbach.game import CHANCE, Game, IllegalAction, State
from waldbach.jit import bind
from waldbach.log import Entry, Log

REWARDS = ("place", "margin")
PLACE, MARGIN = range(2)
MOST_SEED = MOST_EPISODE = (1 << 63) - 1
MOST_GAME = (1 << 32) - 1  # `philox.share` tells so many apart

Rewards = NDArray[np.float32]


def whole(name: str, value: Any) -> int:
    """An integer of any kind, NumPy's or a tensor's too, as Python's own. Nothing is cut off."""
    try:
        return operator.index(value)
    except TypeError:
        raise ValueError(f"{name} is a whole number, not {value!r}") from None


def counted(name: str, value: Any, most: int) -> int:
    """The same, from 0 to `most`."""
    try:
        number = operator.index(value)
    except TypeError:
        number = -1
    if not 0 <= number <= most:
        raise ValueError(f"{name} is a whole number from 0 to {most}, not {value!r}")
    return number


def any_seed() -> int:
    return int(np.random.SeedSequence().generate_state(1, np.uint64)[0]) & MOST_SEED


def reward_places(state: State, seats: int, out: Rewards) -> None:
    """From 1 for the first place to -1 for the last, in equal steps; ties share. The sum is 0."""
    for seat in range(seats):
        place, equal = kernel.place_of(state, seat), 0
        for other in range(seats):
            if kernel.place_of(state, other) == place:
                equal += 1
        out[seat] = 1 - (2 * (place - 1) + equal - 1) / (seats - 1)


def reward_margins(state: State, seats: int, out: Rewards) -> None:
    """Points ahead of the mean of the others. The sum is 0."""
    points = np.zeros(seats, np.int64)
    kernel.totals(state, points)
    for seat in range(seats):
        out[seat] = (seats * points[seat] - points.sum()) / (seats - 1)


def pay(state: State, kind: int, seats: int, out: Rewards) -> None:
    """The rewards of all seats at the end. The kind is an argument: compiled functions are kept by
    game, not by what they were bound to."""
    if kind == MARGIN:
        reward_margins(state, seats, out)
    else:
        reward_places(state, seats, out)


@functools.cache
def payer(game: Game) -> Callable[[State, int, int, Rewards], None]:
    """`pay`, compiled for a game."""
    places = bind(reward_places, kernel=game.kernel)
    margins = bind(reward_margins, kernel=game.kernel)
    return bind(pay, reward_places=places, reward_margins=margins)


class Task:
    """A game at a table, the same for all its episodes."""

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        reward: str = "place",
    ) -> None:
        self.game = registry.get(game) if isinstance(game, str) else game
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.seats = whole("seats", seats)
        self.options = self.game.check_table(self.seats, options)
        self.start = self.game.new(self.seats, self.options)
        self.observer: Observer = observer(self.game, self.seats)
        self.numbers = self.observer.room.choices(self.start)  # in the engine, by action
        self.index = np.full(self.game.actions, -1, np.int64)  # action, by number in the engine
        self.index[self.numbers] = np.arange(len(self.numbers))
        self.reward = REWARDS.index(reward)

    def __deepcopy__(self, memo: object) -> Task:
        """Itself: a task does not change, and a search copies its episodes again and again."""
        return self

    def __reduce__(self) -> tuple[type[Task], tuple[Game, int, dict[str, str], str]]:
        return Task, (self.game, self.seats, self.options, REWARDS[self.reward])

    @property
    def actions(self) -> int:
        """Actions are 0 .. actions - 1."""
        return len(self.numbers)

    def word(self, action: int) -> str:
        """The word of an action."""
        return self.game.format(self.number(action), self.start)

    def action(self, word: str) -> int:
        """The action of a word; `BadInput` if it is none, `ValueError` if no seat can choose it."""
        found = int(self.index[self.game.parse(word, self.start)])
        if found < 0:
            raise ValueError(f"no seat can choose “{word}” at this table")
        return found

    def number(self, action: int) -> int:
        """The engine's number of an action."""
        if not 0 <= action < self.actions:
            raise ValueError(f"actions are 0 to {self.actions - 1}, not {action}")
        return int(self.numbers[action])

    def legal(self, state: State, seat: int) -> NDArray[np.int64]:
        """The actions a seat can choose now."""
        return self.index[self.game.legal(state, seat)]

    def replay(self, seed: int, game: int, episode: int, actions: Sequence[int]) -> Episode:
        """The episode with this address, played so far by these actions."""
        found = Episode(self, seed, game, episode)
        for action in actions:
            found.play(found.acting[0], action)
        return found


class Episode:
    """One match: its chance comes from the address (seed, game, episode), its choices from agents.

    Whenever several act at once, they may choose in any order; each commits.
    """

    def __init__(self, task: Task, seed: int, game: int = 0, episode: int = 0) -> None:
        self.task = task
        self.address = (
            counted("seed", seed, MOST_SEED),
            counted("game", game, MOST_GAME),
            counted("episode", episode, MOST_EPISODE),
        )
        self.state = task.game.copy(task.start)
        self.log = Log.begin(task.game, task.seats, task.options)
        self.draws = 0
        self.acting: tuple[int, ...] = ()
        self._settle()

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"state": self.state.tobytes()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__ |= kept
        self.state = self.task.game.from_bytes(kept["state"])

    def __deepcopy__(self, memo: object) -> Episode:
        """Entries of a log do not change; to copy each of them would take ten times as long."""
        twin, log = copy(self), self.log
        twin.log = replace(
            log, options={**log.options}, entries=log.entries[:], comments=log.comments[:]
        )
        return twin

    @property
    def is_over(self) -> bool:
        return not self.acting

    def play(self, seat: int, action: int) -> None:
        """Carry out what a seat chooses, and the chance that follows.

        `IllegalAction` says why the rules refuse it; nothing has changed then.
        """
        number = self.task.number(action)
        refusal = self.task.game.refusal(self.state, seat, number)
        if refusal:
            raise IllegalAction(refusal)
        self._apply(seat, number)
        self._settle()

    def legal(self, seat: int) -> NDArray[np.int64]:
        """What a seat that is waited for can choose; nothing for the others."""
        if seat not in self.acting:
            return np.empty(0, np.int64)
        return self.task.legal(self.state, seat)

    def idle(self, seat: int) -> int:
        """What is done for a seat that does not choose: the game's own answer to that."""
        ticket = np.random.default_rng([*self.address, len(self.log.entries)])
        view = self.task.game.view(self.state, seat)
        return int(self.task.index[self.task.game.idle(view, seat, ticket)])

    def observe(self, seat: int) -> Vector:
        return self.task.observer.observe(self.state, seat)

    def points(self) -> list[int]:
        """The points of each seat as they stand."""
        out = np.zeros(self.task.seats, np.int64)
        self.task.game.kernel.totals(self.state, out)
        return out.tolist()

    def rewards(self) -> list[float]:
        """What each seat gets when the episode ends here."""
        out = np.zeros(self.task.seats, np.float32)
        payer(self.task.game)(self.state, self.task.reward, self.task.seats, out)
        return out.tolist()

    def _apply(self, seat: int, number: int) -> None:
        game = self.task.game
        self.log.entries.append(Entry(seat, game.format(number, self.state)))
        game.kernel.apply(self.state, seat, number)

    def _settle(self) -> None:
        """Let chance act until somebody has to choose."""
        game, buffer = self.task.game, np.empty(self.task.game.max_legal, np.int64)
        while (acting := game.acting(self.state)) == (CHANCE,):
            n = game.kernel.legal(self.state, CHANCE, buffer)
            ticket = share(*self.address, self.draws)
            self.draws += 1
            self._apply(CHANCE, int(game.pick(self.state, ticket, buffer, n)))
        self.acting = acting
