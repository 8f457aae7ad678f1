"""What a worker process does with a job. Everything here starts from the view of a seat."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np

from waldbach import registry
from waldbach.arrangements import TABLE, survivors
from waldbach.bots.bot import Budget
from waldbach.bots.manners import manners_of
from waldbach.bots.players import Player, get_player
from waldbach.bots.search import Choice, Search, searcher
from waldbach.bots.trial import play_some
from waldbach.bots.warm import search_once
from waldbach.game import CHANCE, BadInput, Game, State
from waldbach.log import Log
from waldbach.server.drafts import MOST_WORDS, preview
from waldbach.server.thinking.jobs import (
    Advise,
    Advised,
    Answer,
    Decide,
    Decided,
    Decision,
    Job,
    Judge,
    Judged,
    Rehearse,
    Rehearsed,
    Review,
    Reviewed,
    Seen,
    Tried,
    within,
)

QUICK = 0.1  # seconds of thought after which a player hands over what it has
MOST_CHOICES = 10  # that advice names

SEARCH, REHEARSALS = range(2)  # what is compiled apart

_loaded: set[tuple[str, int]] = set()


def think(job: Job, begin: Callable[[], None]) -> Answer:
    """The answer to a job; `begin` is called when its game is loaded and compiled."""
    if isinstance(job, Review):
        log = Log.read(job.log)
        load(log.play())
        begin()
        return review(log)
    if isinstance(job, Rehearse):
        return rehearse(job, begin)
    game, view = job.seen.open()
    load(game)
    begin()
    if job.seen.seat not in game.acting(view):
        raise BadInput("nothing-to-search", seat=job.seen.seat + 1)
    if isinstance(job, Decide):
        return decide(game, view, job)
    if isinstance(job, Advise):
        return advise(game, view, job)
    return judge(game, view, job)


def load(game: Game) -> None:
    if (game.name, SEARCH) not in _loaded:
        search_once(game, np.random.default_rng(0))
        _loaded.add((game.name, SEARCH))


def rehearse(job: Rehearse, begin: Callable[[], None]) -> Rehearsed:
    game = registry.get(job.game)
    start = game.trial_start(job.seats, job.options)
    if (game.name, REHEARSALS) not in _loaded:
        play_some(game, start, job.seed, 0, 1)  # compiles, if need be, before the time counts
        _loaded.add((game.name, REHEARSALS))
    begin()
    return Rehearsed(play_some(game, start, job.seed, job.first, job.count))


# --- moves ----------------------------------------------------------------------------------------


def decide(game: Game, view: State, job: Decide) -> Decided:
    """One word; more of the same draft if the player is quick and nothing new is learnt between."""
    seat, rng = job.seen.seat, np.random.default_rng(job.seed)
    player, began = in_time(get_player(job.player)), time.monotonic()
    actions: list[int] = []
    while True:
        word = player.decide(game, view, seat, rng)
        actions.append(game.parse(word, view))
        ahead = preview(game, view, seat, [word])
        goes_on = not ahead.waits and game.acting(ahead.view) == (seat,)
        if not goes_on or len(actions) == MOST_WORDS or time.monotonic() - began > QUICK:
            return Decided(tuple(actions))
        view = ahead.view


def in_time(player: Player) -> Player:
    """A budget of its own is cut to what a thought may take; those of levels are short."""
    return replace(player, budget=within(player.budget)) if player.budget else player


# --- hints ----------------------------------------------------------------------------------------


def advise(game: Game, view: State, job: Advise) -> Advised:
    seat, rng = job.seen.seat, np.random.default_rng(job.seed)
    found = searcher(game).analyse(view, seat, within(job.budget), rng)
    named = [choice for choice in found.choices[:MOST_CHOICES] if choice.visits]
    choices = tuple(tried(game, view, choice) for choice in named or found.choices[:1])
    line = tuple((who, game.parse(word, view)) for who, word in found.line)
    return Advised(choices, line, found.simulations)


def tried(game: Game, view: State, choice: Choice) -> Tried:
    return Tried(game.parse(choice.word, view), choice.visits, choice.shares)


# --- finished games -------------------------------------------------------------------------------


def review(log: Log) -> Reviewed:
    """The decisions of a game that counted: not what was taken back, nor where there was no choice.

    Who has sealed a choice may replace it: the last one is the one that was made, in the light of
    what was known at the first.
    """
    game, decisions = log.play(), list[Decision]()
    sealed: dict[int, int] = {}  # seat: which of the decisions
    for number, before, after in counted(log):
        entry = log.entries[number - 1]
        action = game.parse(entry.word, before)
        if entry.seat in sealed:
            old = decisions[sealed[entry.seat]]
            decisions[sealed[entry.seat]] = Decision(number, old.seen, action)
        elif entry.seat != CHANCE and len(game.legal(before, entry.seat)) > 1:
            if entry.seat in game.sealed(after):
                sealed[entry.seat] = len(decisions)
            decisions.append(Decision(number, Seen.of(game, before, entry.seat), action))
        if not game.sealed(after):
            sealed.clear()
    return Reviewed(tuple(decisions))


def counted(log: Log) -> Iterator[tuple[int, State, State]]:
    """The entries that count, with the states around them."""
    words = [entry.word if entry.seat == TABLE else None for entry in log.entries]
    wanted = set(survivors(words))
    for number, (before, after) in enumerate(itertools.pairwise(log.states()), start=1):
        if number in wanted:
            yield number, before, after


def judge(game: Game, view: State, job: Judge) -> Judged:
    """The best action, and what was played: searched as thoroughly, if it is another one."""
    seat, rng = job.seen.seat, np.random.default_rng(job.seed)
    found = searcher(game).analyse(view, seat, within(job.budget), rng)
    best = tried(game, view, found.choices[0])
    if best.action == job.action:
        return Judged(best, best)
    return Judged(best, explore(game, view, seat, job.action, best.visits, rng))


def explore(
    game: Game, view: State, seat: int, action: int, simulations: int, rng: np.random.Generator
) -> Tried:
    """A search in which the first step is given."""
    search = Search(searcher(game), view, seat, manners_of(game).habits, rng)
    search.simulate(1)  # makes the root
    tree, first = search.tree, int(search.tree.first[0])
    tree.edges[0], tree.visits[0] = 1, 0
    tree.action[first], tree.prior[first], tree.tries[first], tree.gains[first] = action, 1, 0, 0
    search.run(within(Budget(simulations=simulations)), time.perf_counter(), hurry=False)
    return tried(game, view, search.choice(first))
