"""The bots of every game: they see no more than their seat may, and play by the rules."""

from __future__ import annotations

import numpy as np
import pytest

from tests.tables import TABLES, Table, every_table, recorded, rng_of
from waldbach.bots.bot import Budget
from waldbach.bots.match import GREEDY, RANDOM, Played, runner
from waldbach.bots.players import BOTS, get_bot, get_player
from waldbach.game import CHANCE, BadInput, Game, State

pytestmark = pytest.mark.compiled_only


def ratings(game: Game, state: State, seat: int) -> list[float]:
    return [game.kernel.rate(state, seat, int(action)) for action in game.legal(state, seat)]


def quick_choice(game: Game, state: State, seat: int) -> int:
    actions = np.array(game.legal(state, seat))
    rng = np.random.default_rng(3)
    chosen = int(game.kernel.choose(state, seat, actions.copy(), len(actions), rng))
    assert chosen in actions
    return chosen


@every_table
def test_a_state_its_view_and_another_deal_are_rated_alike(table: Table) -> None:
    """Another deal has other pieces wherever the seat cannot see; playouts choose alike, too."""
    game, rng, different = table.game, rng_of(table, "ratings"), 0
    choices = [step for step in recorded(table) if step.seat != CHANCE]
    for step in choices[:: min(5, len(choices) // 5)]:  # of a short game more of them
        for seat in game.acting(step.before):
            before, view = step.before.tobytes(), game.view(step.before, seat)
            dealt = game.redeal(view, rng)
            rated = ratings(game, step.before, seat)
            assert ratings(game, view, seat) == rated
            assert ratings(game, dealt, seat) == rated
            chosen = quick_choice(game, step.before, seat)
            assert quick_choice(game, view, seat) == quick_choice(game, dealt, seat) == chosen
            assert step.before.tobytes() == before
            different += not game.same(dealt, step.before)
    assert different > 3


def replayed(game: Game, start: State, played: Played) -> State:
    """The end of a recorded game, each step checked by the rules."""
    state = start
    for seat, action in played.moves.tolist():
        state = game.apply(state, seat, action)
    return state


@every_table
def test_greedy_plays_whole_games_legally(table: Table) -> None:
    game, start = table.game, table.new()
    played = runner(game).play(start, [GREEDY] * table.seats, rng_of(table), record=True)
    assert game.acting(played.end) == ()
    assert game.same(replayed(game, start, played), played.end)
    movers = played.moves[:, 0]
    assert played.decisions.tolist() == [int((movers == s).sum()) for s in range(table.seats)]


@pytest.mark.parametrize("table", [TABLES[0], TABLES[-1]], ids=str)
def test_slips_are_random_decisions(table: Table) -> None:
    """Who slips all the time plays at random; who never does, as without the word."""
    game, seats = table.game, table.seats

    def end(policy: int, slips: float) -> float:
        rng = np.random.default_rng(3)
        games = [
            runner(game).play(table.new(), [policy] * seats, rng, slips=slips) for _ in range(40)
        ]
        return float(np.mean([game.score(played.end) for played in games]))

    careful, careless, random = end(GREEDY, 0.0), end(GREEDY, 1.0), end(RANDOM, 0.0)
    assert end(GREEDY, 0.3) < careful
    assert abs(careless - random) < (careful - random) / 4


@pytest.mark.parametrize(
    ("word", "budget"),
    [
        ("greedy", Budget()),
        ("search@400", Budget(simulations=400)),
        ("forest@250ms", Budget(milliseconds=250)),
    ],
)
def test_a_player_is_a_bot_with_its_budget(word: str, budget: Budget) -> None:
    player = get_player(word)
    assert (player.word, player.bot.name, player.budget) == (word, word.split("@")[0], budget)


@pytest.mark.parametrize("word", ["search@", "search@0", "search@-3", "search@2s", "search@1e3"])
def test_a_wrong_budget_is_told_the_right_form(word: str) -> None:
    with pytest.raises(BadInput, match=r"400.*250ms"):
        get_player(word)


def test_an_unknown_bot_is_told_all_others() -> None:
    with pytest.raises(BadInput, match=r"seed, sprout, sapling, tree, forest"):
        get_player("oak@300")


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("table", [TABLES[0], TABLES[-1]], ids=str)
def test_every_bot_plays_from_its_view(bot: str, table: Table) -> None:
    game, rng = table.game, rng_of(table, bot)
    for step in [step for step in recorded(table) if step.seat != CHANCE][::9]:
        view = game.view(step.before, step.seat)
        word = get_bot(bot).decide(game, view, step.seat, Budget(simulations=20), rng)
        assert word in game.words(step.before, step.seat)
