"""Thousands of games of one task side by side, stepped inside the compiled core; NumPy in and out.

    env = VectorEnv("…", seats=2, num=4096, seed=1)
    while training:
        observations = env.observe(buffer)          # of the seat that is to act in each game
        starts, actions = env.legal()                # game i: actions[starts[i] : starts[i + 1]]
        rewards, dones = env.step(chosen)            # a finished game begins anew at once

The games are independent of one another. Game i under a seed is dealt the same whatever `num` is,
and the environments of `zoo` deal the same with `reset(seed, {"game": i, "episode": e})`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from waldbach import kernel
from waldbach.adapters.philox import share
from waldbach.adapters.rooms import get_observation
from waldbach.adapters.task import (
    MOST_SEED,
    Episode,
    Rewards,
    Task,
    any_seed,
    counted,
    pay,
    payer,
    whole,
)
from waldbach.chance import pick
from waldbach.game import Game, IllegalAction, State
from waldbach.jit import bind
from waldbach.kernel import CHANCE, CHANCE_ACTS, Actions
from waldbach.playout import next_to_act

Games = Any  # an array of records of the game's dtype
Desk = Any  # an array of records of `DESK`
Masks = NDArray[np.int8]

# What goes with each game: the seat that is to act, the address of its chance, and how many choices
# were made in this episode and in the one that ended last.
DESK = np.dtype(
    (
        np.record,
        [
            ("seat", np.int64),
            ("episode", np.int64),
            ("draws", np.int64),
            ("length", np.int64),
            ("ended", np.int64),
        ],
    )
)
FIRST_HISTORY = 256  # choices of an episode that find room without making more
ROOM = 64  # legal actions of a game that find room without making more
# A copy of an environment has its own: compiled functions and threads cannot be sent anywhere.
TOOLS = {"_do", "_start", "_pool", "_spaces", "_parts", "_legal"}


# --- the compiled half: names that `VectorEnv` binds to a game ------------------------------------


def advance(games: Games, desk: Desk, i: int, seed: int, buffer: Actions) -> bool:
    """Let chance act until a seat has to choose; False if the game is over."""
    state = games[i]
    while True:
        mask = kernel.acting(state)
        if mask == 0:
            return False
        if mask != CHANCE_ACTS:
            desk[i].seat = next_to_act(mask)
            return True
        n = kernel.legal(state, CHANCE, buffer)
        ticket = share(seed, i, int(desk[i].episode), int(desk[i].draws))
        desk[i].draws += 1
        kernel.apply(state, CHANCE, pick(state, ticket, buffer, n))


def begin(games: Games, desk: Desk, i: int, episode: int, start: Games, seed: int,
          buffer: Actions) -> None:  # fmt: skip
    games[i] = start[0]
    desk[i].episode = episode
    desk[i].draws = 0
    desk[i].length = 0
    advance(games, desk, i, seed, buffer)


def begin_games(games: Games, desk: Desk, first: int, last: int, episode: int, start: Games,
                seed: int, buffer: Actions) -> None:  # fmt: skip
    for i in range(first, last):
        desk[i].ended = -1
        begin(games, desk, i, episode, start, seed, buffer)


def first_illegal(games: Games, desk: Desk, first: int, last: int, numbers: Actions,
                  actions: Actions) -> int:  # fmt: skip
    """The first game whose action is not legal, -1 if there is none."""
    for i in range(first, last):
        action = int(actions[i])
        if action < 0 or action >= len(numbers):
            return i
        if kernel.refuse(games[i], int(desk[i].seat), int(numbers[action])):
            return i
    return -1


def step_games(games: Games, desk: Desk, first: int, last: int, numbers: Actions, actions: Actions,
               start: Games, seed: int, buffer: Actions, reward: int, rewards: Rewards,
               dones: NDArray[np.bool_], points: NDArray[np.int64], history: NDArray[np.int32],
               finished: NDArray[np.int32]) -> None:  # fmt: skip
    """Carry out one choice in each game; those that are over begin anew."""
    for i in range(first, last):
        action = int(actions[i])
        kernel.apply(games[i], int(desk[i].seat), int(numbers[action]))
        history[i, int(desk[i].length)] = action
        desk[i].length += 1
        rewards[i] = 0
        dones[i] = not advance(games, desk, i, seed, buffer)
        if dones[i]:
            pay(games[i], reward, rewards.shape[1], rewards[i])
            kernel.totals(games[i], points[i])
            finished[i] = history[i]
            desk[i].ended = desk[i].length
            begin(games, desk, i, int(desk[i].episode) + 1, start, seed, buffer)


def observe_games(games: Games, seats: Actions, first: int, last: int, scratch: Games,
                  out: NDArray[np.int16]) -> None:  # fmt: skip
    """Each goes through `hide` first, in a copy: what a seat may not know cannot get in."""
    for i in range(first, last):
        scratch[0] = games[i]
        kernel.hide(scratch[0], int(seats[i]))
        observe(scratch[0], int(seats[i]), out[i])


def list_games(games: Games, desk: Desk, first: int, index: Actions, buffer: Actions,
               starts: Actions, out: Actions) -> int:  # fmt: skip
    """Write the legal actions of each game behind one another; returns the first game that finds no
    room, or the number of games."""
    for i in range(first, len(games)):
        n, at = kernel.legal(games[i], int(desk[i].seat), buffer), int(starts[i])
        if at + n > len(out):
            return i
        for k in range(n):
            out[at + k] = index[int(buffer[k])]
        starts[i + 1] = at + n
    return len(games)


def mask_games(games: Games, desk: Desk, first: int, last: int, index: Actions, buffer: Actions,
               out: Masks) -> None:  # fmt: skip
    for i in range(first, last):
        out[i] = 0
        n = kernel.legal(games[i], int(desk[i].seat), buffer)
        for k in range(n):
            out[i, int(index[int(buffer[k])])] = 1


def observe(view: State, seat: int, out: NDArray[np.int16]) -> int:
    """Bound to the game's own."""
    raise NotImplementedError


@functools.cache
def compiled(game: Game) -> SimpleNamespace:
    """All of the above for a game."""
    names: dict[str, Any] = {"kernel": game.kernel, "pick": game.pick, "pay": payer(game)}
    names["advance"] = bind(advance, **names)
    names["begin"] = bind(begin, **names)
    names["observe"] = get_observation(game).observe
    functions = (begin_games, first_illegal, step_games, observe_games, list_games, mask_games)
    return SimpleNamespace(**{f.__name__: bind(f, **names) for f in functions})


# --- the environment ------------------------------------------------------------------------------


class VectorEnv:
    """`num` games of a task. One step is one choice of one seat in each of them.

    seats       the seat that is to act in each game; where several choose at once, the lowest first
    seed        of all chance; with None, one is drawn
    episodes    how many episodes each game has finished
    points      the points of each seat at the end of the episode that each game finished last
    games       the states, one structured array
    """

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        num: int = 4096,
        seed: int | None = 0,
        reward: str = "place",
        threads: int = 1,
    ) -> None:
        num, threads = whole("num", num), whole("threads", threads)
        if num < 1 or threads < 1:
            raise ValueError(f"there is at least one game and one thread, not {num} and {threads}")
        self.task = Task(game, seats, options, reward)
        self.num, self.threads = num, min(threads, num)
        self.games = _records(num, self.task.game.dtype)
        self.desk = _records(num, DESK)
        self.points = np.zeros((num, self.task.seats), np.int64)
        self._make_tools()
        self.reset(any_seed() if seed is None else seed)

    def _make_tools(self) -> None:
        """What works on the games; the names in `TOOLS`."""
        game = self.task.game
        self._do = compiled(game)
        self._start = _records(1, game.dtype)
        self._start[0] = self.task.start
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._spaces = [_Workspace(game) for _ in range(self.threads)]
        bounds = [self.num * part // self.threads for part in range(self.threads + 1)]
        self._parts = list(zip(bounds, bounds[1:], self._spaces, strict=False))
        self._legal = np.empty(ROOM * self.num, np.int64)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in TOOLS}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__ |= kept
        self._make_tools()

    def reset(self, seed: int | None = None) -> None:
        """Begin every game anew with its first episode."""
        if seed is not None:
            self.seed = counted("seed", seed, MOST_SEED)
        # Not left as memory was: a pickle of it may be given away.
        self._history = np.zeros((self.num, FIRST_HISTORY), np.int32)
        self._finished = np.zeros_like(self._history)

        def work(first: int, last: int, space: _Workspace) -> None:
            self._do.begin_games(
                self.games, self.desk, first, last, 0, self._start, self.seed, space.buffer
            )

        self._each(work)

    @property
    def seats(self) -> NDArray[np.int64]:
        seats: NDArray[np.int64] = self.desk["seat"].copy()
        return seats

    @property
    def episodes(self) -> NDArray[np.int64]:
        episodes: NDArray[np.int64] = self.desk["episode"].copy()
        return episodes

    def observe(
        self, out: NDArray[np.int16] | None = None, seats: NDArray[np.int64] | None = None
    ) -> NDArray[np.int16]:
        """What the seat that is to act sees in each game, or these seats; into `out` if given."""
        shape = (self.num, self.task.observer.size)
        out = np.empty(shape, np.int16) if out is None else _fitting(out, shape, np.int16)
        who = self.seats if seats is None else _numbers("seats", seats)
        if who.shape != (self.num,) or who.min() < 0 or who.max() >= self.task.seats:
            raise ValueError(f"{self.num} seats from 0 to {self.task.seats - 1} are wanted")

        def work(first: int, last: int, space: _Workspace) -> None:
            self._do.observe_games(self.games, who, first, last, space.scratch, out)

        self._each(work)
        return out

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """`starts` and `actions`: game i can choose from actions[starts[i] : starts[i + 1]].

        This takes as much memory as there are legal actions; masks take as much as there are
        actions. The second array is overwritten by the next call.
        """
        starts, done = np.zeros(self.num + 1, np.int64), 0
        while True:
            done = self._do.list_games(
                self.games, self.desk, done, self.task.index, self._spaces[0].buffer, starts,
                self._legal,
            )  # fmt: skip
            if done == self.num:
                return starts, self._legal[: starts[-1]]
            more = max(len(self._legal) * 2, int(starts[done]) + self.task.game.max_legal)
            self._legal = np.concatenate([self._legal, np.empty(more - len(self._legal), np.int64)])

    def masks(self, out: Masks | None = None) -> Masks:
        """1 for each action that the seat which is to act can choose; into `out` if given."""
        shape = (self.num, self.task.actions)
        out = np.empty(shape, np.int8) if out is None else _fitting(out, shape, np.int8)

        def work(first: int, last: int, space: _Workspace) -> None:
            self._do.mask_games(
                self.games, self.desk, first, last, self.task.index, space.buffer, out
            )

        self._each(work)
        return out

    def step(
        self, actions: NDArray[np.integer[Any]], check: bool = True
    ) -> tuple[Rewards, NDArray[np.bool_]]:
        """One choice in each game; rewards by game and seat, and which games have ended.

        If one is not legal, that is an error and no game has moved. Who takes the actions from
        `legal` or `masks` can save that `check`.
        """
        chosen = _numbers("actions", actions)
        if chosen.shape != (self.num,):
            raise ValueError(f"{self.num} actions are wanted, not {chosen.shape}")
        if check:
            self._check(chosen)
        self._make_room()
        rewards = np.empty((self.num, self.task.seats), np.float32)
        dones = np.empty(self.num, np.bool_)

        def work(first: int, last: int, space: _Workspace) -> None:
            self._do.step_games(
                self.games, self.desk, first, last, self.task.numbers, chosen, self._start,
                self.seed, space.buffer, self.task.reward, rewards, dones, self.points,
                self._history, self._finished,
            )  # fmt: skip

        self._each(work)
        return rewards, dones

    def episode(self, game: int) -> Episode:
        """The running episode of a game, with its log."""
        game = counted("game", game, self.num - 1)
        desk = self.desk[game]
        actions = self._history[game, : desk["length"]].tolist()
        return self.task.replay(self.seed, game, int(desk["episode"]), actions)

    def last_episode(self, game: int) -> Episode:
        """The episode that a game has finished last, with its log."""
        game = counted("game", game, self.num - 1)
        desk = self.desk[game]
        if desk["ended"] < 0:
            raise ValueError(f"game {game} has not finished an episode yet")
        actions = self._finished[game, : desk["ended"]].tolist()
        return self.task.replay(self.seed, game, int(desk["episode"]) - 1, actions)

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown()

    def _each(self, work: Callable[[int, int, _Workspace], None]) -> None:
        """Do the work for all games, in as many threads as were asked for."""
        if self._pool is None:
            work(*self._parts[0])
        else:
            list(self._pool.map(lambda part: work(*part), self._parts))

    def _check(self, actions: NDArray[np.int64]) -> None:
        task = self.task
        game = self._do.first_illegal(self.games, self.desk, 0, self.num, task.numbers, actions)
        if game < 0:
            return
        seat, action = int(self.desk[game]["seat"]), int(actions[game])
        refusal = task.game.refusal(self.games[game], seat, task.number(action))
        assert refusal is not None
        raise ValueError(f"game {game}, seat {seat}, action {action}: {IllegalAction(refusal)}")

    def _make_room(self) -> None:
        """One more choice must fit into every history."""
        if self.desk["length"].max() < self._history.shape[1]:
            return
        more = np.zeros_like(self._history)
        self._history = np.concatenate([self._history, more], axis=1)
        self._finished = np.concatenate([self._finished, more], axis=1)


class _Workspace:
    """What one thread writes to."""

    def __init__(self, game: Game) -> None:
        self.buffer = np.empty(game.max_legal, np.int64)
        self.scratch = _records(1, game.dtype)


def _records(number: int, dtype: np.dtype[Any]) -> Any:
    return np.zeros(number, dtype)


def _numbers(name: str, given: Any) -> NDArray[np.int64]:
    """Integers of any kind; others would be cut off. An empty list is of no kind."""
    found = np.ascontiguousarray(given)
    if found.dtype.kind not in "iu" and found.size:
        raise ValueError(f"{name} are whole numbers, not {found.dtype}")
    return found.astype(np.int64, copy=False)


def _fitting(out: Any, shape: tuple[int, int], dtype: type) -> Any:
    if out.shape != shape or out.dtype != dtype or not out.flags.c_contiguous:
        raise ValueError(f"`out` has to be a contiguous array {shape} of {dtype.__name__}")
    return out
