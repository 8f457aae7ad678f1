"""One finished game, told in numbers: what a balance study keeps of it.

The game is played compiled where its bots allow that, and its moves are then followed once more to
see what every seat could have done. Everything else is read from the moves and the end.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import asdict, dataclass

import numpy as np
from numpy.typing import NDArray

from waldbach import kernel
from waldbach.bots.match import POLICIES, Moves, runner
from waldbach.bots.players import Player
from waldbach.game import CHANCE, BadInput, Game, State
from waldbach.jit import bind
from waldbach.kernel import Actions
from waldbach.lab.match import answer
from waldbach.lab.pools import Row
from waldbach.lab.study import get_study

Table = NDArray[np.int64]

NOT_YET, AT_ONCE = -1, -2  # instead of the step at which a seat first decided
ENTRY = 5  # numbers of an entry in `Tale.things`
MOST_KINDS = 62  # they are bits of one number


@dataclass(frozen=True)
class Tale:
    """Lists have an entry for each seat; sources, action kinds and things are numbered as the game
    lists them."""

    number: int
    bots: list[str]
    places: list[int]
    totals: list[int]
    points: list[list[int]]  # by seat and source
    counts: list[list[int]]  # by seat: what the game's study averages
    decisions: list[int]
    order: list[int]  # place in turn order, from 1; empty where the first choices are made at once
    lengths: list[int]
    could: list[list[int]]  # by seat and action kind: decisions in which it was legal
    did: list[list[int]]  # by seat and action kind: how often it was chosen
    things: list[int]  # thing, seat, used, chances, points, where any of those is not 0; next thing

    def uses(self, things: int) -> Table:
        """Uses, chances and points, each by thing and seat."""
        table = np.zeros((3, things, len(self.places)), np.int64)
        entries = np.array(self.things, np.int64).reshape(-1, ENTRY)
        table[:, entries[:, 0], entries[:, 1]] = entries[:, 2:].T
        return table

    def row(self) -> Row:
        return asdict(self)

    @property
    def wins(self) -> list[float]:
        """1 for the winner; winners who share it have their part."""
        shared = self.places.count(1)
        return [(place == 1) / shared for place in self.places]


def tell(
    game: Game,
    start: State,
    players: Sequence[Player],
    slips: float,
    number: int,
    rng: np.random.Generator,
) -> Tale:
    """Play one game from this state, and tell it."""
    moves, end = play(game, start, players, slips, rng)
    study, seats = get_study(game), len(players)
    could, did, first = followed(game, start, moves, seats)
    results, counts = game.results(end), study.counts(end)
    return Tale(
        number=number,
        bots=[player.word for player in players],
        places=[result.place for result in results],
        totals=[result.total for result in results],
        points=[list(result.points.values()) for result in results],
        counts=[list(one.values()) for one in counts],
        decisions=did.sum(axis=1).tolist(),
        order=turn_order(first),
        lengths=list(study.lengths(end).values()),
        could=could.tolist(),
        did=did.tolist(),
        things=listed(np.stack(study.uses(start, moves, end), axis=-1)),
    )


def listed(table: Table) -> list[int]:
    """What is not 0 of a table by thing, seat and number; short to keep and to write down."""
    places = np.argwhere(table.any(axis=-1))
    entries = np.concatenate([places, table[places[:, 0], places[:, 1]]], axis=1)
    return [int(value) for value in entries.ravel()]


# --- playing --------------------------------------------------------------------------------------


def play(
    game: Game, start: State, players: Sequence[Player], slips: float, rng: np.random.Generator
) -> tuple[Moves, State]:
    """The steps of a whole game, and its end; such a share of decisions is made without thought."""
    if can_play_compiled(players):
        codes = [POLICIES[player.bot.name] for player in players]
        played = runner(game).play(start, codes, rng, record=True, slips=slips)
        return played.moves, played.end
    moves, state = [], start
    while acting := game.acting(state):
        seat = acting[0]
        if seat == CHANCE:
            action = game.chance(state, rng)
        elif slips and rng.random() < slips:
            actions = game.legal(state, seat)
            action = int(actions[int(rng.random() * len(actions))])
        else:
            word = players[seat].decide(game, game.view(state, seat), seat, rng)
            answer(game, state, seat, players[seat], word)
            action = game.parse(word, state)
        state = game.apply(state, seat, action)
        moves.append((seat, action))
    return np.array(moves, np.int64), state


def can_play_compiled(players: Sequence[Player]) -> bool:
    return all(player.bot.name in POLICIES for player in players)


# --- following ------------------------------------------------------------------------------------


def follow(
    state: State,
    moves: Moves,
    kind_of: Table,
    actions: Actions,
    could: Table,
    did: Table,
    first: Table,
) -> None:
    """Play the moves in place; count for each seat which kinds of action were legal and chosen, and
    note the step of its first decision."""
    for step in range(len(moves)):
        seat, action = int(moves[step, 0]), int(moves[step, 1])
        if seat != CHANCE:
            if first[seat] == NOT_YET:
                first[seat] = step if kernel.acting(state) == 1 << seat else AT_ONCE
            legal = 0
            for i in range(kernel.legal(state, seat, actions)):
                legal |= 1 << int(kind_of[actions[i]])
            for kind in range(could.shape[1]):
                could[seat, kind] += (legal >> kind) & 1
            did[seat, kind_of[action]] += 1
        kernel.apply(state, seat, action)


def followed(game: Game, start: State, moves: Moves, seats: int) -> tuple[Table, Table, Table]:
    kinds, kind_of = action_kinds(game)
    could, did = (np.zeros((seats, len(kinds)), np.int64) for _ in range(2))
    first = np.full(seats, NOT_YET, np.int64)
    buffer = np.empty(game.max_legal, np.int64)
    _follow(game)(game.copy(start), moves, kind_of, buffer, could, did, first)
    return could, did, first


@functools.cache
def _follow(game: Game):  # type: ignore[no-untyped-def]
    return bind(follow, kernel=game.kernel)


@functools.cache
def action_kinds(game: Game) -> tuple[list[str], Table]:
    """The kinds of actions that seats choose, and the number of each action's kind."""
    study = get_study(game)
    kinds: dict[str, int] = {}
    kind_of = np.zeros(game.actions, np.int64)
    for action in range(game.actions):
        try:
            word = game.format(action)
        except BadInput:
            continue  # a number that stands for nothing
        kind_of[action] = kinds.setdefault(study.action_kind(word), len(kinds))
    if len(kinds) > MOST_KINDS:
        raise ValueError(f"{game.name} has {len(kinds)} kinds of action, more than {MOST_KINDS}")
    return list(kinds), kind_of


def turn_order(first: Table) -> list[int]:
    """Each seat's place among those who decide for the first time."""
    if (first < 0).any():
        return []
    by_step = sorted(range(len(first)), key=lambda seat: int(first[seat]))
    return [by_step.index(seat) + 1 for seat in range(len(first))]
