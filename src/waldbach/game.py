"""The contract that every game fulfils. Read this file and you know how the house works.

State    One record (`record.py`) of the game's `dtype`: fixed size, no pointers. Its bytes are its
         identity. A state is a value: no function here changes its argument.
Action   An integer inside, a word outside (`format`, `parse`). Logs, tests, wires and people use
         words.
Seat     0, 1, 2 … inside; written 1, 2, 3 … outside. `CHANCE` is the seat of dice and deck.
Chance   Nothing is random inside the rules. A random step is pending until an outcome is applied
         as an action of `CHANCE`, and that action is logged: a replay needs no random numbers, and
         what has not been drawn does not exist, so nothing can be read ahead.
Secrets  They leave the engine only through `view` (or `views`, the same for several). What a seat
         may read of a log goes through `seen`; events are made from two views and a seen action, so
         they cannot tell more.
Rules    A match keeps the `rules` version it began with; a fix that changes results gets a new
         number.

The compiled half (`kernel.py`) has the same functions over a record in place. This class adds
copies, checks, words and errors. A game is found by its folder (`places.py`), whose `meta.py`
defines `GAME`.
"""

from __future__ import annotations

import copyreg
import functools
import pickle
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from waldbach import chance, stepping
from waldbach.jit import bind
from waldbach.kernel import CHANCE, CHANCE_ACTS, SPECTATOR, Actions, State
from waldbach.materials import (
    MOST_SEED,
    NEW,
    Asked,
    Checked,
    Remark,
    as_seed,
    fresh_seed,
    is_seed,
    seed_of,
)
from waldbach.patch import difference

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "BadInput",
    "Event",
    "Game",
    "IllegalAction",
    "Option",
    "Refusal",
    "Result",
    "State",
    "Views",
]

Event = dict[str, Any]  # {"event": name, ...}: data, never sentences
Views = NDArray[Any]  # several views: records in an array


class BadInput(ValueError):
    """Something from outside was not right: a word, an option, a file.

    Carries the key of a message and its arguments; `waldbach.messages` makes the sentence, which
    says what was wrong and what would be right.
    """

    def __init__(self, message: str, /, **args: Any) -> None:
        super().__init__(message, args)
        self.message = message
        self.args_ = args

    def __str__(self) -> str:
        from waldbach.messages import text

        return text(self.message, **self.args_)

    def __reduce__(self) -> tuple[Any, ...]:
        """Without `__init__`, whose arguments are others in every subclass. What a worker could not
        tell would be lost, and a pool of workers with it."""
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: the reason's name, the rule id, and what the sentence needs.

    `game` names the game whose own catalogue has the sentence; without it the house's has.
    """

    reason: str
    rule: str
    details: Mapping[str, Any] = field(default_factory=dict)
    game: str = ""

    @property
    def message(self) -> str:
        return f"{self.game}-refusal-{self.reason}" if self.game else f"refusal-{self.reason}"


class IllegalAction(BadInput):
    """A well-formed action that the rules refuse now. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message, rule=refusal.rule, **refusal.details)
        self.refusal = refusal


@dataclass(frozen=True)
class Option:
    """A named choice of the table. `choices` is empty for free text that the game checks itself;
    with `file` that may be the text of a file, and with `invents` the word `new`, alone or before
    a seed: then the game makes one up (`Game.invent`)."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    rule: str = ""
    file: bool = False
    invents: bool = False


@dataclass(frozen=True)
class Result:
    """One seat's points by source, their sum, and the place (1 for every winner)."""

    seat: int
    points: Mapping[str, int]
    total: int
    place: int


class Game(ABC):
    name: str
    rules: int  # version of the rules that `new` starts
    min_seats: int
    max_seats: int
    dtype: np.dtype[Any]
    max_legal: int  # upper bound of the number of legal actions in one decision
    actions: int  # actions are 0 .. actions - 1
    features: int  # how many numbers `kernel.features` writes for a seat
    options: tuple[Option, ...]
    kernel: ModuleType
    # Do events say nothing but what is public and what the seen action says? Then two views of the
    # spectator give the same ones as two of any other viewer, and they can be made once for all.
    public_events = False
    # How large a share of the decisions is made without thought when a material is tried.
    trial_slips = 0.0

    # --- the course of a match ------------------------------------------------------------------

    @abstractmethod
    def new(self, seats: int, options: Mapping[str, str] | None = None) -> State:
        """The state before any chance. Unknown options and values raise `BadInput`."""

    def acting(self, state: State) -> tuple[int, ...]:
        """The seats the game waits for, `(CHANCE,)`, or `()` when the game is over.

        Several seats act at once where choices are simultaneous: each commits privately, and the
        rules go on when all are in. Who has committed is not waited for, but may have legal actions
        all the same: to change its mind, which changes nothing else.
        """
        return _seats_of(int(self.kernel.acting(state)))

    def sealed(self, state: State) -> tuple[int, ...]:
        """The seats whose choice is in and still secret: those are ready, others are waited for."""
        return ()

    def legal(self, state: State, seat: int) -> NDArray[np.int64]:
        """The legal actions of a seat, each once, in a stable order; every outcome for `CHANCE`."""
        buffer = self._buffer()
        n = self.kernel.legal(state, seat, buffer)
        return buffer[:n].copy()

    def refusal(self, state: State, seat: int, action: int) -> Refusal | None:
        """Why the action is not legal, or None if it is. Agrees with `legal`."""
        reason = int(self.kernel.refuse(state, seat, action))
        return self.explain(state, seat, action, reason) if reason else None

    @abstractmethod
    def explain(self, state: State, seat: int, action: int, reason: int) -> Refusal:
        """The kernel's reason number as name, rule id and details."""

    def apply(self, state: State, seat: int, action: int) -> State:
        """The next state. An illegal action raises `IllegalAction` and changes nothing."""
        return self.step(state, seat, action)[0]

    def step(self, state: State, seat: int, action: int) -> tuple[State, tuple[int, ...]]:
        """The next state, and what `acting` says of it."""
        place = self._place()
        found = int(self._advance(state, seat, action, place))
        if found < 0:
            raise IllegalAction(self.explain(state, seat, action, -found))
        return place[0], _seats_of(found)

    def foresee(self, view: State, seat: int, action: int) -> State | None:
        """What a legal action would do by itself that is carried out together with those of others:
        the seat's own view with it done. None where `step` shows it, or there is nothing to show.
        """
        return None

    @functools.cached_property
    def _advance(self) -> Callable[[State, int, int, stepping.Place], int]:
        return bind(stepping.advance, kernel=self.kernel)

    def chance(self, state: State, rng: np.random.Generator) -> int:
        """An outcome of the pending random step, drawn with its true probability.

        A deal that others have to trust is drawn by `deal.py` instead.
        """
        return self.chance_at(state, rng.random())

    def chance_at(self, state: State, ticket: float) -> int:
        """The outcome of the pending random step at this point from 0 to below 1."""
        return int(self._outcome(state, ticket, self._buffer()))

    @functools.cached_property
    def _outcome(self) -> Callable[[State, float, Actions], int]:
        return bind(chance.outcome, kernel=self.kernel, pick=self.pick)

    @functools.cached_property
    def draw(self) -> Callable[[State, np.random.Generator, Actions, int], int]:
        """`chance.draw`, compiled for this game."""
        return bind(chance.draw, pick=self.pick)

    @functools.cached_property
    def pick(self) -> Callable[[State, float, Actions, int], int]:
        """`chance.pick`, compiled for this game."""
        return bind(chance.pick, kernel=self.kernel)

    def odds(self, state: State) -> list[tuple[int, float]]:
        """Every outcome of the pending random step with its probability."""
        outcomes = self.legal(state, CHANCE)
        weights = [int(self.kernel.weight(state, outcome)) for outcome in outcomes]
        return [(int(o), w / sum(weights)) for o, w in zip(outcomes, weights, strict=True)]

    def idle(self, view: State, seat: int, rng: np.random.Generator) -> int:
        """What is done for a seat whose time is up, from what it may know: any legal action, unless
        the rules of the game say what does the least harm."""
        actions = self.legal(view, seat)
        return int(actions[int(rng.random() * len(actions))])

    @abstractmethod
    def barrier(self, before: State, seat: int, action: int, after: State) -> bool:
        """Does this step end what may be taken back freely? True when something secret was learnt
        or the move was handed over."""

    # --- secrets ----------------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> State:
        """The same record with all blanked that the seat (or `SPECTATOR`) may not know."""
        place = self._place()
        self._cover(state, seat, place)
        return place[0]

    @functools.cached_property
    def _cover(self) -> Callable[[State, int, stepping.Place], int]:
        return bind(stepping.cover, kernel=self.kernel)

    def views(self, states: Sequence[State], seats: Sequence[int]) -> Views:
        """What each of these seats (rows) may know of each of the states (columns)."""
        size = len(states) * len(seats)
        places = np.frombuffer(bytearray(size * self.dtype.itemsize), self.dtype)
        views = places.reshape(len(seats), len(states))
        self._cover_all(self._together(*states), np.array(seats), views)
        return views

    @functools.cached_property
    def _cover_all(self) -> Callable[[Views, NDArray[np.int64], Views], int]:
        return bind(stepping.cover_all, kernel=self.kernel)

    def redeal(self, view: State, rng: np.random.Generator) -> State:
        """A full state in line with the view: `view(redeal(v), seat) == v`. Search starts here."""
        state = self.copy(view)
        self.kernel.redeal(state, rng)
        return state

    @abstractmethod
    def seen(self, before: State, seat: int, action: int, viewer: int) -> int:
        """The action as the viewer may read it in the log: itself, or its hidden twin. What the
        spectator reads unchanged, everybody does."""

    # --- telling ----------------------------------------------------------------------------------

    @abstractmethod
    def events(self, before: State, seat: int, action: int, after: State) -> list[Event]:
        """What happened, as data. For a seat: give two views of it and a `seen` action."""

    def events_along(self, views: Views) -> Callable[[int, int, int], list[Event]]:
        """For successive views of one viewer a function that tells what happened in a step, by its
        number, seat and seen action. A game may know a quicker way than to look at each alone."""
        return lambda step, seat, action: self.events(views[step], seat, action, views[step + 1])

    @abstractmethod
    def describe(self, view: State) -> dict[str, Any]:
        """A view as plain data for clients (JSON): pieces, counts, ledgers, whose move and step.

        What changes on its own stands in an object by its name, not in a list, and what there is
        not is left out rather than said to be None: so `changes` can name it (`patch.py`).
        """

    def changes(self, before: State, after: State) -> dict[str, Any]:
        """The JSON Merge Patch from what `describe` says of one view to what it says of a later one
        of the same viewer, however many steps lie between. A game may know a quicker way."""
        return difference(self.describe(before), self.describe(after))

    def describe_json(self, view: State) -> bytes:
        """`describe` as JSON. A game may write it without making the data first."""
        return _json(self.describe(view))

    def changes_json(self, views: Views) -> list[bytes]:
        """`changes` from the first to the last view in each row, as JSON: several viewers of the
        same, of whom the first one is the spectator. A game may find out once what is public."""
        return [_json(self.changes(row[0], row[-1])) for row in views]

    @abstractmethod
    def results(self, state: State) -> tuple[Result, ...]:
        """Points by source and places, by seat, as they stand; final when nobody is acting."""

    def score(self, state: State) -> tuple[int, ...]:
        return tuple(result.total for result in self.results(state))

    def winners(self, state: State) -> tuple[int, ...]:
        return tuple(result.seat for result in self.results(state) if result.place == 1)

    # --- words ------------------------------------------------------------------------------------

    @abstractmethod
    def format(self, action: int, state: State | None = None) -> str:
        """The word of an action. `parse(format(a)) == a` for every action.

        The state tells which names are in use where a table brings pieces of its own (a card file);
        without it they are those that come with the game.
        """

    @abstractmethod
    def parse(self, word: str, state: State | None = None) -> int:
        """The action of a word; `BadInput` says what was wrong and what would be right."""

    def words(self, state: State, seat: int) -> list[str]:
        """Every legal word of the seat."""
        return [self.format(int(action), state) for action in self.legal(state, seat)]

    @abstractmethod
    def format_position(self, state: State) -> str:
        """The state as a small readable text; `parse_position(format_position(s)) == s`."""

    @abstractmethod
    def parse_position(self, text: str) -> State:
        """Read a position; what is left out takes the value of a fresh game."""

    # --- records ----------------------------------------------------------------------------------

    def blank(self) -> State:
        return self.from_bytes(bytes(self.dtype.itemsize))

    def copy(self, state: State) -> State:
        return self.from_bytes(state.tobytes())

    def from_bytes(self, data: bytes) -> State:
        """A record of its own with these bytes."""
        return np.frombuffer(bytearray(data), self.dtype)[0]

    def _place(self) -> stepping.Place:
        """Room for a record; NumPy's own functions take long to clear one."""
        return np.frombuffer(bytearray(self.dtype.itemsize), self.dtype)

    def _together(self, *states: State) -> Views:
        return np.frombuffer(bytearray().join(states), self.dtype)

    def same(self, one: State, other: State) -> bool:
        """Equal to the byte."""
        return bool(one.tobytes() == other.tobytes())

    def __deepcopy__(self, memo: object) -> Game:
        """Itself: a game holds nothing that changes."""
        return self

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[str, int]]:
        """Its name and the version of its rules: another process has the rules, and compiles them
        for itself."""
        from waldbach import registry  # which knows this module

        if registry.get(self.name, self.rules) is not self:
            raise pickle.PicklingError(
                f"this “{self.name}” is not the one that is found by its name"
            )
        return registry.get, (self.name, self.rules)

    def _buffer(self) -> NDArray[np.int64]:
        return np.empty(self.max_legal, np.int64)

    # --- options ----------------------------------------------------------------------------------

    def check_table(self, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """The options of a table that is to begin. A game may ask more of them than `new` does,
        which also starts matches that began before that was asked."""
        return self.check_options(seats, options)

    def check_options(self, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """All options of a table, defaults filled in; errors name the right form.

        What is to be invented is invented here, so that whoever keeps the options of a match keeps
        what it is played on.
        """
        if not self.min_seats <= seats <= self.max_seats:
            raise BadInput("bad-seats", seats=seats, least=self.min_seats, most=self.max_seats)
        given = dict(options or {})
        chosen: dict[str, str] = {}
        for option in self.options:
            value = str(given.pop(option.name, option.default))
            if option.choices and value not in option.choices:
                raise BadInput(
                    "bad-option", name=option.name, value=value, right=_list(option.choices)
                )
            chosen[option.name] = value
        if given:
            names = _list([option.name for option in self.options])
            raise BadInput("unknown-option", name=next(iter(given)), right=names)
        for option in self.options:
            seed = seed_of(chosen[option.name]) if option.invents else None
            if seed is not None:
                chosen[option.name] = self.invent(option.name, chosen, seed or fresh_seed())
        return chosen

    def seeded(self, options: Mapping[str, str] | None, seed: str) -> dict[str, str]:
        """The same options, but what is invented for them follows from the seed of the match."""
        invents = {option.name for option in self.options if option.invents}
        return {
            name: f"{NEW} {as_seed(seed)}" if name in invents and seed_of(value) == "" else value
            for name, value in (options or {}).items()
        }

    # --- material of one's own --------------------------------------------------------------------

    def invent(
        self,
        option: str,
        options: Mapping[str, str],
        seed: str,
        wishes: Mapping[str, str] | None = None,
    ) -> str:
        """The text of a material that nobody has written. The same seed, options and wishes give
        the same text."""
        if not is_seed(seed):
            raise BadInput("invent-seed", most=MOST_SEED)
        return self._invent(option, options, seed, wishes or {})

    def _invent(
        self, option: str, options: Mapping[str, str], seed: str, wishes: Mapping[str, str]
    ) -> str:
        """What a game with an option that `invents` does."""
        raise NotImplementedError

    def check_material(
        self, option: str, text: str, options: Mapping[str, str], seats: int
    ) -> Checked:
        """What there is to say about a text (or the name of what comes with the game) for this
        option, at a table with so many seats and these other options. Every option with `file` can
        be checked."""
        raise NotImplementedError

    def _shown(self, checked: Checked, option: str, seats: int) -> Checked:
        """With the view of a table that begins with this text, or why there cannot be one."""
        if checked.problems or checked.text is None:
            return checked
        options = {**checked.options, option: checked.text}
        try:
            view = self.describe(self.view(self.new(seats, options), SPECTATOR))
        except BadInput as error:
            return replace(checked, problems=(Remark(error.message, error.args_),))
        return replace(checked, view=view)

    def trial_start(self, seats: int, options: Mapping[str, str]) -> State:
        """The state before any chance of a table whose seats are the places in the turn order."""
        return self.new(seats, options)

    def trial_figures(self, start: State, moves: NDArray[np.int64], end: State) -> dict[str, float]:
        """What is worth knowing of a game that was played to try a material, besides its points.
        `moves` are rows of (seat, action), those of chance too. Shares are in percent."""
        return {}

    def trial_asks(self, seats: int) -> Mapping[str, Asked]:
        """What is asked of these figures, in the mean of many games."""
        return {}


@functools.cache
def _seats_of(mask: int) -> tuple[int, ...]:
    """The answer of `kernel.acting` as seats."""
    if mask == CHANCE_ACTS:
        return (CHANCE,)
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def _list(words: Sequence[str]) -> str:
    return ", ".join(words)


def _json(data: object) -> bytes:
    import msgspec  # only where something is told to clients

    return msgspec.json.encode(data)
