"""The search: it knows no more than its seat, keeps to its budget, and tells what it found."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np
import pytest

from tests.tables import TABLES, Step, Table, every_game, every_table, recorded, rng_of
from waldbach.bots import search
from waldbach.bots.bot import Budget
from waldbach.bots.search import Analysis, Search, Searcher, searcher
from waldbach.bots.tree import add_node, find, hash_words
from waldbach.bots.value import Net
from waldbach.game import CHANCE, BadInput, Game, State
from waldbach.places import places

pytestmark = pytest.mark.compiled_only

SMALL = Budget(simulations=60)


def first_table(game: Game) -> Table:
    return next(table for table in TABLES if table.name == game.name)


def choices_of(table: Table, least: int = 2) -> list[Step]:
    """The steps of a recorded game at which a seat had so many words to choose from."""
    game = table.game
    return [
        step
        for step in recorded(table)
        if step.seat != CHANCE and len(game.legal(step.before, step.seat)) >= least
    ]


def analyse(game: Game, state: State, seat: int, budget: Budget = SMALL, seed: int = 5) -> Analysis:
    return searcher(game).analyse(state, seat, budget, np.random.default_rng(seed))


def told(analysis: Analysis) -> tuple[object, ...]:
    """All but the time it took."""
    return analysis.choices, analysis.line, analysis.simulations


# --- secrets --------------------------------------------------------------------------------------


@pytest.mark.slow
@every_table
def test_worlds_that_a_seat_cannot_tell_apart_are_searched_alike(table: Table) -> None:
    """Whole states are given, which differ wherever the seat cannot see."""
    game, rng, different = table.game, rng_of(table, "search"), 0
    choices = choices_of(table)
    for step in choices[:: min(14, len(choices) // 5)]:  # of a short game more of them
        dealt = game.redeal(game.view(step.before, step.seat), rng)
        different += not game.same(dealt, step.before)
        one, other = (analyse(game, state, step.seat) for state in (step.before, dealt))
        assert told(one) == told(other)
    assert different > 2


# --- what it tells --------------------------------------------------------------------------------


@every_table
def test_an_analysis_adds_up(table: Table) -> None:
    game = table.game
    for step in choices_of(table)[::18]:
        before = step.before.tobytes()
        found = analyse(game, step.before, step.seat)
        assert step.before.tobytes() == before
        assert found.simulations == 60
        assert sorted(choice.word for choice in found.choices) == sorted(
            game.words(step.before, step.seat)
        )
        assert sum(choice.visits for choice in found.choices) == 60
        assert sum(choice.prior for choice in found.choices) == pytest.approx(1, abs=1e-4)
        visits = [choice.visits for choice in found.choices]
        assert visits == sorted(visits, reverse=True)
        for choice in found.choices:
            if choice.visits:
                assert len(choice.shares) == table.seats
                assert sum(choice.shares) == pytest.approx(1, abs=1e-4)
        assert found.line[0] == (step.seat, found.word)


@pytest.mark.slow
@pytest.mark.parametrize("table", [TABLES[0], TABLES[-1]], ids=str)
def test_the_line_can_be_played(table: Table) -> None:
    """In a world as the seat may imagine it; its own words in every such world."""
    game, longest = table.game, 0
    for step in choices_of(table)[::5]:
        found = analyse(game, step.before, step.seat, Budget(simulations=200))
        state = step.before
        for seat, word in found.line:
            if seat != step.seat:
                break
            state = game.apply(state, seat, game.parse(word, state))
        longest = max(longest, len(found.line))
    assert longest > 1


@every_game
def test_a_single_word_needs_no_search(game: Game) -> None:
    step = next(
        step
        for table in TABLES
        for step in (recorded(table) if table.game is game else ())
        if step.seat != CHANCE and len(game.legal(step.before, step.seat)) == 1
    )
    found = analyse(game, step.before, step.seat)
    assert (found.word, found.simulations) == (game.words(step.before, step.seat)[0], 0)


@every_game
def test_who_is_not_asked_has_nothing_to_search_for(game: Game) -> None:
    end = recorded(first_table(game))[-1].after
    with pytest.raises(BadInput, match=r"^Seat 2 has nothing to choose"):
        analyse(game, end, 1)


# --- budgets --------------------------------------------------------------------------------------


@every_game
def test_the_same_seed_and_simulations_give_the_same(game: Game) -> None:
    step = choices_of(first_table(game))[10]
    one, two = (analyse(game, step.before, step.seat) for _ in range(2))
    assert told(one) == told(two)
    assert told(one) != told(analyse(game, step.before, step.seat, seed=6))


@pytest.mark.later
@every_game
def test_haste_changes_nothing_but_the_time(game: Game) -> None:
    """A search in a hurry stops when nothing can be overtaken any more."""
    sooner = 0
    for step in choices_of(first_table(game))[::4]:
        budget, rng = Budget(simulations=400), np.random.default_rng
        slow = searcher(game).analyse(step.before, step.seat, budget, rng(1))
        quick = searcher(game).analyse(step.before, step.seat, budget, rng(1), hurry=True)
        assert quick.word == slow.word
        sooner += quick.simulations < slow.simulations
    assert sooner


@pytest.mark.later
@pytest.mark.parametrize("cost", [0.02, 0.3, 4])
@every_game
def test_a_budget_of_time_is_used_and_kept(
    game: Game, cost: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a clock that only simulations move on, each by so many milliseconds."""
    now, simulate = 0.0, Search.simulate

    def simulate_slowly(self: Search, simulations: int) -> None:
        nonlocal now
        simulate(self, simulations)
        now += simulations * cost / 1000

    monkeypatch.setattr(search, "time", SimpleNamespace(perf_counter=lambda: now))
    monkeypatch.setattr(Search, "simulate", simulate_slowly)
    step = choices_of(first_table(game), 3)[8]
    for milliseconds in (30, 240):
        found = analyse(game, step.before, step.seat, Budget(milliseconds=milliseconds))
        assert 0.9 * milliseconds - cost - search.TELLING <= found.seconds * 1000 <= milliseconds
        assert found.simulations == round(found.seconds * 1000 / cost)
    both = analyse(game, step.before, step.seat, Budget(simulations=5, milliseconds=5000))
    assert both.simulations == 5


@every_game
def test_a_full_tree_is_searched_on(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory is bounded: beyond it simulations go on, but nothing is added."""
    monkeypatch.setattr(search, "NODES", 8)
    monkeypatch.setattr(search, "EDGES", 300)
    for step in choices_of(first_table(game))[::12]:
        found = analyse(game, step.before, step.seat, Budget(simulations=300))
        assert sum(choice.visits for choice in found.choices) == 300


# --- strength -------------------------------------------------------------------------------------


def last_choices(table: Table) -> Iterator[tuple[State, int, dict[str, float]]]:
    """Where every word ends the game at once: what each brings to the seat."""
    game, shares, points = table.game, np.zeros(table.seats, np.float32), np.zeros(6, np.int64)
    outcome = searcher(game).outcome
    for step in choices_of(table):
        if len(game.acting(step.before)) > 1:
            continue
        worth = {}
        for action in game.legal(step.before, step.seat):
            after = game.apply(step.before, step.seat, int(action))
            if game.acting(after):
                break
            outcome(after, points[: table.seats], shares)
            worth[game.format(int(action), step.before)] = float(shares[step.seat])
        else:
            yield step.before, step.seat, worth


def test_the_last_word_of_a_game_is_the_best() -> None:
    """Nothing is hidden or left to chance any more: the search has to find the maximum."""
    tried = 0
    for table in TABLES:
        for state, seat, worth in last_choices(table):
            if max(worth.values()) - min(worth.values()) > 1e-4:
                found = analyse(table.game, state, seat, Budget(simulations=400))
                assert worth[found.word] == pytest.approx(max(worth.values()), abs=1e-5)
                tried += 1
    assert tried


@pytest.mark.slow
@every_game
def test_without_anything_learned_it_plays_to_the_end(game: Game) -> None:
    """As for a game that has just been added."""
    bare = Searcher(game)
    bare.net = None
    wins = 0.0
    for number in range(6):
        wins += win(game, bare, seat=number % 2, seed=number)
    assert wins >= 5


def win(game: Game, bare: Searcher, seat: int, seed: int) -> float:
    """The share in the first place, searching against a player who plays at random."""
    rng, state = np.random.default_rng(seed), game.new(2)
    while acting := game.acting(state):
        mover = acting[0]
        if mover == CHANCE:
            action = game.chance(state, rng)
        elif mover == seat:
            found = bare.analyse(state, seat, Budget(simulations=40), rng, hurry=True)
            action = game.parse(found.word, state)
        else:
            legal = game.legal(state, mover)
            action = int(legal[int(rng.random() * len(legal))])
        state = game.apply(state, mover, action)
    winners = game.winners(state)
    return (seat in winners) / len(winners)


# --- parts ----------------------------------------------------------------------------------------


def test_nodes_are_found_by_what_is_known() -> None:
    tree = search.make_tree(2)
    keys = [hash_words(np.array([a, b], np.uint64)) for a in range(60) for b in range(60)]
    assert len(set(keys)) == len(keys)
    for number, key in enumerate(keys):
        slot = find(tree, key)
        assert slot < 0
        assert add_node(tree, key, -1 - slot) == number
    assert [find(tree, key) for key in keys] == list(range(len(keys)))


@every_game
def test_a_guess_shares_out_one(game: Game) -> None:
    """A net that knows nothing takes all seats for equal; the learned one does not."""
    table = first_table(game)
    state = recorded(table)[len(recorded(table)) // 2].after
    features = np.zeros((table.seats, game.features), np.float32)
    shares = np.zeros(table.seats, np.float32)
    known = searcher(game).net
    if known is None and places()[game.name].outside:
        pytest.skip("nothing has been learned of this game")
    assert known is not None
    assert known.enter.shape[0] == game.features
    blank = Net(*(np.zeros_like(part) for part in known))
    searcher(game).guess(state, blank, features, shares)
    assert shares.tolist() == pytest.approx([1 / table.seats] * table.seats)
    searcher(game).guess(state, known, features, shares)
    assert shares.sum() == pytest.approx(1, abs=1e-5)
    assert shares.max() > 1 / table.seats
    assert np.abs(features).max() < 20
