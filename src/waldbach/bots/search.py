"""The search: information-set Monte Carlo tree search from a seat's own view.

`Searcher.analyse` gives the best words with the outcome to be expected for each seat, how often
each was tried, and the line that seems best for all; `SearchBot` plays the first of them.
"""

from __future__ import annotations

import functools
import time
from dataclasses import dataclass

import numpy as np

from waldbach.bots import tree as compiled
from waldbach.bots import value
from waldbach.bots.bot import Budget
from waldbach.bots.manners import manners_of
from waldbach.bots.tree import Desk, Habits, Tree, find, hash_words, next_seat
from waldbach.bots.value import Net, load_net
from waldbach.game import CHANCE, BadInput, Game, State
from waldbach.jit import bind

OWN_BUDGET = Budget(milliseconds=1000)
NODES = 1 << 16  # with EDGES it bounds the memory of a search: 42 MiB with six seats
EDGES = 1 << 20
MOST_DEPTH = 128
BATCH = 64  # simulations between two looks at the clock, at most
PATIENCE = 0.02  # part of the time that a batch may take
RESERVE = 0.03  # part of the time that is kept for a last simulation that takes long
TELLING = 1.5  # milliseconds that are kept for the analysis
TO_THE_END = 1 << 30  # the horizon if nothing has been learned
ENDLESS = 1 << 40
NOTHING = Net(*(np.zeros(shape, np.float32) for shape in ((1, 1), 1, 1)))


@dataclass(frozen=True)
class Choice:
    """One of the words, and what the search found about it."""

    word: str
    visits: int
    shares: tuple[float, ...]  # for each seat, of an outcome that is one in sum
    prior: float  # how promising it seemed before any simulation


@dataclass(frozen=True)
class Analysis:
    choices: tuple[Choice, ...]  # the best first
    line: tuple[tuple[int, str], ...]  # seat and word, as far as it can be foreseen
    simulations: int
    seconds: float

    @property
    def word(self) -> str:
        return self.choices[0].word


class Searcher:
    """The compiled search of one game. It keeps nothing between two searches."""

    def __init__(self, game: Game) -> None:
        kernel = game.kernel
        self.game = game
        self.net = load_net(game)
        self.outcome = bind(value.outcome, kernel=kernel)
        self.guess = bind(value.guess, kernel=kernel)
        simulate = bind(
            compiled.simulate,
            kernel=kernel,
            draw=game.draw,
            outcome=self.outcome,
            guess=self.guess,
            enter=bind(compiled.enter, kernel=kernel),
        )
        self._simulate_many = bind(compiled.simulate_many, simulate=simulate)

    def analyse(
        self,
        view: State,
        seat: int,
        budget: Budget,
        rng: np.random.Generator,
        habits: Habits | None = None,
        hurry: bool = False,
    ) -> Analysis:
        """Search for a seat that has to choose, from what it may know.

        In a `hurry` it stops as soon as nothing can overtake what has been tried most.
        """
        began = time.perf_counter()
        view = self.game.view(view, seat)  # whoever calls: nothing else is looked at
        if seat not in self.game.acting(view):
            raise BadInput("nothing-to-search", seat=seat + 1)
        search = Search(self, view, seat, habits or manners_of(self.game).habits, rng)
        search.run(budget or OWN_BUDGET, began, hurry)
        return search.tell(began)


class Search:
    """One search under way: its tree, and room to work in."""

    def __init__(
        self, searcher: Searcher, view: State, seat: int, habits: Habits, rng: np.random.Generator
    ) -> None:
        self.searcher, self.game = searcher, searcher.game
        self.view, self.seat, self.rng = view, seat, rng
        seats = len(self.game.results(view))
        net = searcher.net
        self.habits = habits if net else habits._replace(horizon=TO_THE_END)
        self.net = net or NOTHING
        self.tree, self.desk = make_tree(seats), make_desk(self.game, seats)
        self.done = 0

    def simulate(self, simulations: int) -> None:
        args = (self.view, self.seat, self.tree, self.desk, self.net, self.habits, self.rng)
        self.searcher._simulate_many(simulations, *args)
        self.done += simulations

    def run(self, budget: Budget, began: float, hurry: bool) -> None:
        """In batches that get longer, as far as simulations and time allow."""
        most = budget.simulations or ENDLESS
        span = max(0.0, (budget.milliseconds or ENDLESS) * (1 - RESERVE) - TELLING) / 1000
        left, batch = most, min(most, 1 if budget.milliseconds else BATCH)
        if len(self.game.legal(self.view, self.seat)) == 1:
            return
        while left > 0 and not (hurry and self.is_settled(left)):
            start = time.perf_counter()
            self.simulate(batch)
            now = time.perf_counter()
            speed, rest = batch / max(now - start, 1e-9), began + span - now
            left = min(most - self.done, int(speed * rest))
            soon = int(speed * PATIENCE * span)
            batch = max(1, min(BATCH, 2 * batch, left, soon))

    def is_settled(self, left: int) -> bool:
        """Can nothing overtake the most tried choice any more?"""
        tries = self.tree.tries[: self.tree.edges[0]] if self.done else ()
        if len(tries) < 2:
            return False
        second, first = np.partition(tries, -2)[-2:]
        return bool(first - second > left)

    def tell(self, began: float) -> Analysis:
        game, view = self.game, self.view
        if not self.done:
            word = game.words(view, self.seat)[0]
            seconds = time.perf_counter() - began
            return Analysis((Choice(word, 0, (), 1.0),), ((self.seat, word),), 0, seconds)
        choices = [self.choice(edge) for edge in self.ranked(0, self.seat)]
        return Analysis(tuple(choices), self.line(), self.done, time.perf_counter() - began)

    def ranked(self, node: int, seat: int) -> list[int]:
        """Its edges: most tried first, then what promises most, then what was rated highest."""
        tree, first = self.tree, int(self.tree.first[node])

        def rank(edge: int) -> tuple[float, ...]:
            tries = int(tree.tries[edge])
            mean = float(tree.gains[edge, seat]) / max(1, tries)
            return -tries, -mean, -float(tree.prior[edge])

        return sorted(range(first, first + int(tree.edges[node])), key=rank)

    def choice(self, edge: int) -> Choice:
        tree, tries = self.tree, int(self.tree.tries[edge])
        shares = tuple((tree.gains[edge] / tries).tolist()) if tries else ()
        word = self.game.format(int(tree.action[edge]), self.view)
        return Choice(word, tries, shares, float(tree.prior[edge]))

    def line(self) -> tuple[tuple[int, str], ...]:
        """What everybody has tried most, up to the first chance or the end of the tree."""
        state = self.game.redeal(self.view, self.rng)
        line: list[tuple[int, str]] = []
        while len(line) < MOST_DEPTH:
            mask = int(self.game.kernel.acting(state))
            seat = next_seat(mask, self.seat) if mask else CHANCE
            action = self.most_tried(state, seat) if seat != CHANCE else None
            if action is None:
                break
            line.append((seat, self.game.format(action, state)))
            state = self.game.apply(state, seat, action)
        return tuple(line)

    def most_tried(self, state: State, seat: int) -> int | None:
        actions = self.game.legal(state, seat)
        if len(actions) == 1:
            return int(actions[0])
        self.desk.glimpse[0] = self.game.view(state, seat)
        node = find(self.tree, hash_words(self.desk.words))
        if node < 0 or self.tree.first[node] < 0:
            return None
        best = self.ranked(node, seat)[0]
        return int(self.tree.action[best]) if self.tree.tries[best] else None


def make_tree(seats: int) -> Tree:
    """Empty. Memory that is not used is not touched either."""
    return Tree(
        slots=np.zeros(2 * NODES, np.int32),
        keys=np.empty(NODES, np.int64),
        first=np.empty(NODES, np.int32),
        edges=np.empty(NODES, np.int32),
        visits=np.empty(NODES, np.int32),
        action=np.empty(EDGES, np.int64),
        prior=np.empty(EDGES, np.float32),
        tries=np.empty(EDGES, np.int32),
        gains=np.empty((EDGES, seats), np.float32),
        used=np.zeros(2, np.int64),
    )


def make_desk(game: Game, seats: int) -> Desk:
    size = game.dtype.itemsize
    memory = np.zeros(-(-size // 8), np.uint64)
    return Desk(
        world=np.zeros(1, game.dtype),
        glimpse=memory.view(np.uint8)[:size].view(game.dtype),
        words=memory,
        actions=np.empty(game.max_legal, np.int64),
        ratings=np.empty(game.max_legal, np.float32),
        features=np.zeros((seats, game.features), np.float32),
        points=np.zeros(seats, np.int64),
        shares=np.zeros(seats, np.float32),
        path=np.empty(MOST_DEPTH, np.int64),
    )


@functools.cache
def searcher(game: Game) -> Searcher:
    return Searcher(game)


class SearchBot:
    """The best word of a search; a second of it unless told otherwise."""

    name = "search"

    def decide(
        self, game: Game, view: State, seat: int, budget: Budget, rng: np.random.Generator
    ) -> str:
        return searcher(game).analyse(view, seat, budget, rng, hurry=True).word
