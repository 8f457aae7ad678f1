"""OpenSpiel's own tests over our games, and what the adapter promises beyond them."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from bench import openspiel as bench
from tests.adapters.tasks import play_randomly
from waldbach import registry
from waldbach.adapters import zoo
from waldbach.adapters.openspiel import (
    NAMES,
    CompiledRollouts,
    SpielState,
    resampler,
    short_name,
)
from waldbach.adapters.openspiel.parameters import read_value, write_value
from waldbach.adapters.openspiel.track import utilities_of
from waldbach.game import CHANCE, SPECTATOR, BadInput, Game, Result
from waldbach.log import Log, seen_entries

BOARD = "name: Mini, or (so)\nmode: base\ntokens: 2/1 = 3 4\nboard:\nS..bb\n"

every_game = pytest.mark.parametrize("game", registry.every(), ids=lambda game: game.name)


def load(game: Game, **parameters: int | str) -> pyspiel.Game:
    return pyspiel.load_game(short_name(game), parameters)


def modes(game: Game) -> tuple[str, ...]:
    return next(option.choices for option in game.options if option.name == "mode")


def tables() -> Iterator[Any]:
    """Every mode with few, more and most players; the quick loop takes the usual mode with few."""
    for game in registry.every():
        for seats in sorted({game.min_seats, game.min_seats + 1, game.max_seats}):
            for mode in modes(game):
                usual = seats == game.min_seats and mode == modes(game)[0]
                marks = [] if usual else [pytest.mark.slow]
                yield pytest.param(game, seats, mode, id=f"{game.name}-{seats}-{mode}", marks=marks)


every_table = pytest.mark.parametrize(("game", "seats", "mode"), list(tables()))


def walk(state: SpielState, seed: int = 1) -> Iterator[SpielState]:
    """The states of a random match from here on, each before the next step is made in place."""
    rng = np.random.default_rng(seed)
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    yield state


def decision(spiel: pyspiel.Game, number: int = 20) -> SpielState:
    """A state in which a player has a choice, so many decisions after the beginning; in a short
    game in its middle."""
    whole = sum(not state.is_chance_node() for state in walk(spiel.new_initial_state()))
    number = min(number, whole // 2)
    for state in walk(spiel.new_initial_state()):
        if not state.is_chance_node():
            number -= 1
            if number < 0 and len(state.legal_actions()) > 3:
                return state
    raise AssertionError("the game was too short")


# --- OpenSpiel's tests ----------------------------------------------------------------------------


@every_table
@pytest.mark.compiled_only
def test_random_sim_test(game: Game, seats: int, mode: str) -> None:
    spiel = load(game, players=seats, mode=mode)
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@every_game
@pytest.mark.compiled_only
def test_the_generic_test_of_python_games(game: Game) -> None:
    from open_spiel.python.tests import games_sim_test  # imports all games of OpenSpiel

    test = games_sim_test.GamesSimTest()
    test.sim_game(load(game))
    test.sim_game(load(game, players=game.max_seats))


@every_game
def test_learners_get_an_environment(game: Game) -> None:
    environment = rl_environment.Environment(load(game))
    step = environment.reset()
    for _ in range(10):
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == environment.observation_spec()[
            "info_state"
        ][0]  # fmt: skip
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert not step.last()


# --- games and their parameters -------------------------------------------------------------------


@every_game
def test_a_game_is_registered_with_the_options_of_its_tables(game: Game) -> None:
    assert short_name(game) in NAMES
    kind = load(game).get_type()
    assert set(kind.parameter_specification) == {"players", *(o.name for o in game.options)}
    assert (kind.min_num_players, kind.max_num_players) == (game.min_seats, game.max_seats)
    for seats in range(game.min_seats, game.max_seats + 1):
        assert load(game, players=seats).num_players() == seats


@every_game
def test_a_table_that_cannot_be_is_refused(game: Game) -> None:
    with pytest.raises(BadInput, match="chess"):
        load(game, mode="chess")
    with pytest.raises(BadInput, match="99"):
        load(game, players=99)
    with pytest.raises(pyspiel.SpielError, match="weather"):
        load(game, weather="fair")


@pytest.mark.parametrize("value", ["base", "1", "-2.5", "True", "", BOARD, "100 % (a=b, c)", '"x"'])
def test_values_survive_being_written(value: str) -> None:
    """In the form `name(key=value,…)` in which OpenSpiel stores a game."""
    written = write_value(value)
    assert read_value(written) == value
    kuhn = pyspiel.game_parameters_from_string(f"kuhn_poker(players={written},x=1)")
    assert kuhn == {"name": "kuhn_poker", "players": written, "x": 1}


@pytest.mark.parametrize("options", [{"start": '"1"'}, {"board": BOARD}, {"start": "1"}])
def test_a_game_comes_back_from_its_name(options: dict[str, str]) -> None:
    spiel = load(registry.get("renature"), **options)
    again = pyspiel.load_game(str(spiel))
    assert again.task.options == spiel.task.options
    assert str(pickle.loads(pickle.dumps(spiel))) == str(spiel)
    assert str(again.new_initial_state()) == str(spiel.new_initial_state())


def test_without_openspiel_the_import_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import waldbach.adapters.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (
        "ImportError: OpenSpiel is not installed: pip install 'waldbach[research]'" in done.stderr
    )


@pytest.mark.later
def test_a_program_ends_in_peace() -> None:
    """OpenSpiel drops its games after the interpreter has ended, which some objects survive not."""
    code = "import pyspiel, waldbach.adapters.openspiel as a; pyspiel.load_game(a.NAMES[0])"
    done = subprocess.run(
        [sys.executable, "-c", code], env=os.environ, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


# --- states ---------------------------------------------------------------------------------------


@every_game
def test_steps_are_those_of_the_contract(game: Game) -> None:
    spiel, true = load(game, players=3), game.new(3)
    for state in walk(spiel.new_initial_state()):
        for step in state.full_history()[-1:]:
            number = step.action if step.player == CHANCE else spiel.task.number(step.action)
            true = game.apply(true, step.player, number)
        assert state.track.state.tobytes() == true.tobytes()
        acting = game.acting(true)
        if not acting:
            assert state.current_player() == pyspiel.PlayerId.TERMINAL
        elif acting == (CHANCE,):
            assert state.current_player() == pyspiel.PlayerId.CHANCE
            assert dict(state.chance_outcomes()) == pytest.approx(dict(game.odds(true)))
        else:
            assert state.current_player() == min(acting)
            numbers = [spiel.task.number(action) for action in state.legal_actions()]
            assert numbers == sorted(game.legal(true, min(acting)))
            words = [state.action_to_string(action) for action in state.legal_actions()]
            assert sorted(words) == sorted(game.words(true, min(acting)))


@every_game
def test_what_a_player_is_told_is_the_log_that_it_may_read(game: Game) -> None:
    spiel = load(game, players=3)
    for number, state in enumerate(walk(spiel.new_initial_state())):
        if number % 40 and not state.is_terminal():
            continue
        for seat in range(3):
            entries = "".join(f"{entry}\n" for entry in seen_entries(state.log(), seat))
            assert state.information_state_string(seat) == entries


@every_game
def test_a_match_becomes_a_game_file(game: Game) -> None:
    *_, state = walk(load(game).new_initial_state())
    log = Log.read(state.log().write())
    assert log.replay().tobytes() == state.track.state.tobytes()
    with pytest.raises(ValueError, match="no past"):
        decision(load(game)).redealt(0, np.random.default_rng(1)).log()


@every_game
def test_copies_and_stored_states_go_their_own_way(game: Game) -> None:
    state = decision(load(game))
    text, told = str(state), state.information_state_string(0)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert (str(twin), twin.information_state_string(0)) == (text, told)
        assert twin.full_history()[-1].action == state.full_history()[-1].action
        twin.apply_action(twin.legal_actions()[-1])
        assert str(twin) != text
        assert (str(state), state.information_state_string(0)) == (text, told)


@every_game
def test_an_action_that_is_not_legal_changes_nothing(game: Game) -> None:
    state = decision(load(game))
    text, history = str(state), state.history()
    wrong = {0, state.num_distinct_actions() - 1, state.num_distinct_actions(), -2}
    for action in wrong - set(state.legal_actions()):
        with pytest.raises(ValueError, match=f"action {action} is not legal"):
            state.apply_action(action)
    assert (str(state), state.history()) == (text, history)


@every_game
def test_the_utility_is_the_share_of_others_beaten(game: Game) -> None:
    *_, state = walk(load(game, players=game.max_seats).new_initial_state())
    places = [result.place for result in game.results(state.track.state)]
    assert state.returns() == utilities_of(game.results(state.track.state))
    assert np.argmax(state.returns()) == places.index(1)
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(
    ("places", "utilities"),
    [((1, 2), [1, -1]), ((1, 1), [0, 0]), ((2, 1, 3), [0, 1, -1]), ((1, 3, 1), [0.5, -1, 0.5])],
)
def test_ties_share(places: tuple[int, ...], utilities: list[float]) -> None:
    assert utilities_of([Result(0, {}, 0, place) for place in places]) == utilities


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_rewards_are_those_of_the_other_environments(game: Game, seed: int) -> None:
    """The same matches, by their logs."""
    for seats in (game.min_seats, game.max_seats):
        env = zoo.raw_env(game, seats)
        env.reset(seed=seed)
        play_randomly(env.episode, np.random.default_rng(seed))
        state = load(game, players=seats).new_initial_state()
        for entry in env.log.entries:
            number = game.parse(entry.word, state.track.state)
            is_chance = entry.seat == CHANCE
            state.apply_action(number if is_chance else int(env.task.index[number]))
        assert state.returns() == pytest.approx(env.episode.rewards())


# --- secrets --------------------------------------------------------------------------------------


@every_game
def test_a_player_cannot_tell_a_redeal_from_the_truth(game: Game) -> None:
    spiel = load(game, players=3)
    different = 0
    for number, state in enumerate(walk(spiel.new_initial_state())):
        if number % 12 or state.is_chance_node() or state.is_terminal():
            continue
        for player in range(3):
            other = state.resample_from_infostate(
                player, pyspiel.UniformProbabilitySampler(7, 0, 1)
            )
            different += str(other) != str(state)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
    assert different


@every_game
def test_sealed_choices_are_told_apart_once_they_are_shown(game: Game) -> None:
    """In a redealt state too: equal logs mean equal views."""
    state = decision(load(game))
    views: dict[tuple[int, str], bytes] = {}
    redeal = resampler(3)
    for _ in range(12):
        for later in walk(redeal(state, state.current_player()), seed=5):
            if len(later.history()) > 6:
                break
            for player in range(2):
                key = (player, later.information_state_string(player))
                view = game.view(later.track.state, player).tobytes()
                assert views.setdefault(key, view) == view
    assert len(views) > 12


@every_game
def test_what_an_observer_shows(game: Game) -> None:
    spiel = load(game)
    state, private = decision(spiel), pyspiel.PrivateInfoType
    observer = make_observation(spiel)
    observer.set_from(state, 1)
    seen = spiel.task.observer
    vector = seen.observe(state.track.state, 1)
    assert np.array_equal(observer.tensor, seen.scaled(vector))
    assert state.observation_tensor(1) == observer.tensor.tolist()
    for name, part in seen.split(seen.scaled(vector)).items():
        assert np.array_equal(observer.dict[name].reshape(part.shape), part)
    for kind, viewer in ((private.SINGLE_PLAYER, 1), (private.NONE, SPECTATOR)):
        observer = make_observation(
            spiel, pyspiel.IIGObservationType(perfect_recall=False, private_info=kind)
        )
        view = game.view(state.track.state, viewer)
        assert observer.string_from(state, 1) == game.format_position(view)
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=private.ALL_PLAYERS)
    assert make_observation(spiel, everything).string_from(state, 1) == str(state)
    recalling = pyspiel.IIGObservationType(perfect_recall=True)
    assert make_observation(spiel, recalling).string_from(state, 0) == state.track.told(0)
    for wrong in (
        pyspiel.IIGObservationType(perfect_recall=False, public_info=False),
        pyspiel.IIGObservationType(perfect_recall=True, private_info=private.NONE),
    ):
        with pytest.raises(ValueError, match="provided"):
            make_observation(spiel, wrong)


# --- OpenSpiel's ISMCTS ---------------------------------------------------------------------------


@every_game
@pytest.mark.compiled_only
@pytest.mark.parametrize(
    "rollouts", ["compiled", pytest.param("openspiel", marks=pytest.mark.slow)]
)
def test_ismcts_plays(game: Game, rollouts: str) -> None:
    """As it is delivered: it redeals through the state's own `resample_from_infostate`."""
    spiel = load(game, players=3)
    random = np.random.RandomState(1)
    evaluator = (
        CompiledRollouts(1, 1) if rollouts == "compiled" else mcts.RandomRolloutEvaluator(1, random)
    )
    bot = ismcts.ISMCTSBot(spiel, evaluator, uct_c=1.4, max_simulations=25, random_state=random)
    state, asked = decision(spiel), set()
    for _ in range(12):
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            asked.add(state.current_player())
            action = int(bot.step(state))
            assert action in state.legal_actions()
            state.apply_action(action)
    assert asked


@every_game
@pytest.mark.compiled_only
def test_ismcts_cannot_see_more_than_its_seat(game: Game) -> None:
    """It chooses alike in states that differ only in what it may not know."""
    spiel = load(game)
    state = decision(spiel)
    player = state.current_player()
    others = [state.redealt(player, np.random.default_rng(seed)) for seed in range(3)]
    assert len({str(other) for other in others}) == 3

    def policy(state: SpielState) -> list[tuple[int, float]]:
        random = np.random.RandomState(1)
        bot = ismcts.ISMCTSBot(spiel, CompiledRollouts(1, 1), 1.4, 60, random_state=random)
        bot.set_resampler(resampler(1))
        found: list[tuple[int, float]] = bot.get_policy(state)
        return found

    wanted = policy(state)
    assert all(policy(other) == wanted for other in others)


@pytest.mark.slow
@every_game
@pytest.mark.compiled_only
def test_compiled_rollouts_have_the_same_outcomes(game: Game) -> None:
    spiel = load(game)
    state = decision(spiel, 40)
    slow = mcts.RandomRolloutEvaluator(60, np.random.RandomState(1))
    fast = CompiledRollouts(600, 1)
    assert fast.evaluate(state) == pytest.approx(slow.evaluate(state), abs=0.45)  # 3.5 deviations
    assert fast.prior(state) == slow.prior(state)
    chance = spiel.new_initial_state()
    assert fast.prior(chance) == chance.chance_outcomes()


@pytest.mark.slow
@every_game
@pytest.mark.compiled_only
def test_the_match_against_ismcts(
    game: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"bench --game {game.name} --player random --ms 2 --games 2 --rollouts compiled"
    monkeypatch.setattr(sys, "argv", words.split())
    bench.main()
    told = capsys.readouterr().out
    assert "random@2ms against OpenSpiel ISMCTS" in told
    assert "of 2 games" in told
    assert "simulations a second" in told
