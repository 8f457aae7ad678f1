"""The PettingZoo environments: PettingZoo's own tests at every table, and what they do not ask."""

from __future__ import annotations

import functools
import importlib
import itertools
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from tests.adapters.tasks import every_task, largest_tables, play_randomly
from tests.tables import Table, every_game, every_table, recorded, rng_of
from waldbach import kernel
from waldbach.adapters import task as task_module
from waldbach.adapters import zoo
from waldbach.adapters.task import Episode, Task
from waldbach.game import BadInput, Game
from waldbach.log import Log

Options = dict[str, str]

# PettingZoo means these for environments without an action mask; its own classic games are excepted
# by name.
dict_observations = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


# And its tests hand in an option that no environment knows.
strange_options = pytest.mark.filterwarnings("ignore:options of a reset are game and episode")


# --- PettingZoo's tests ---------------------------------------------------------------------------


@dict_observations
@strange_options
@every_task
def test_api(game: str, seats: int, options: Options) -> None:
    api_test(zoo.env(game, seats, options), num_cycles=300)


@every_task
def test_seed(game: str, seats: int, options: Options) -> None:
    seed_test(functools.partial(zoo.env, game, seats, options), num_cycles=300)


@every_task
def test_max_cycles(game: str, seats: int, options: Options) -> None:
    """The test draws actions without looking at the mask, so illegal ones must not end the game."""
    make: dict[str, Any] = {"game": game, "seats": seats, "options": options, "illegal": "idle"}
    max_cycles_test(
        SimpleNamespace(
            env=functools.partial(zoo.env, **make),
            parallel_env=functools.partial(zoo.parallel_env, **make),
        )
    )


@every_task
def test_render(
    game: str, seats: int, options: Options, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(
        functools.partial(zoo.env, game, seats, options),
        {"ansi": lambda text: text.count("\n") > 10, "rgb_array": lambda image: image.std() > 10},
    )
    assert capsys.readouterr().out.count("\n") > 10  # `human` prints


@strange_options
@every_task
def test_parallel_api(game: str, seats: int, options: Options) -> None:
    parallel_api_test(zoo.parallel_env(game, seats, options), num_cycles=1000)


@every_task
def test_parallel_seed(game: str, seats: int, options: Options) -> None:
    """This one does not look at the mask either."""
    make = functools.partial(zoo.parallel_env, game, seats, options, illegal="idle")
    parallel_seed_test(make, num_cycles=50)


# --- episodes -------------------------------------------------------------------------------------


def choose(observation: Any, rng: np.random.Generator) -> int:
    actions = np.flatnonzero(observation["action_mask"])
    return int(actions[int(rng.random() * len(actions))])


def play_aec(env: Any, rng: np.random.Generator) -> dict[str, float]:
    """Play to the end; the reward of each agent."""
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        env.step(None if terminated or truncated else choose(observation, rng))
    return rewards


@every_task
def test_every_episode_can_be_saved_and_replayed(
    game: str, seats: int, options: Options, tmp_path: Path
) -> None:
    env = zoo.env(game, seats, options)
    env.reset(seed=5)
    rewards = play_aec(env, np.random.default_rng(5))
    raw = env.unwrapped
    raw.save(tmp_path / "episode.game")
    log = Log.read((tmp_path / "episode.game").read_text(encoding="utf-8"))
    end = log.replay()
    assert raw.task.game.same(end, raw.episode.state)
    assert raw.task.game.acting(end) == ()
    winners = {raw.possible_agents[seat] for seat in raw.task.game.winners(end)}
    assert {a for a in rewards if rewards[a] == max(rewards.values())} == winners
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)


@largest_tables
@pytest.mark.compiled_only
def test_both_environments_play_the_same_game(game: str, seats: int) -> None:
    aec, parallel = zoo.raw_env(game, seats), zoo.parallel_env(game, seats)
    aec.reset(seed=3)
    seen, _ = parallel.reset(seed=3)
    rng = np.random.default_rng(3)
    while parallel.agents:
        acting = [parallel.possible_agents[seat] for seat in parallel.episode.acting]
        actions = {agent: choose(seen[agent], rng) for agent in parallel.agents}
        assert all(actions[a] == parallel.wait for a in parallel.agents if a not in acting)
        for agent in acting:
            assert aec.agent_selection == agent
            aec.step(actions[agent])
        seen, rewards, ended, _, _ = parallel.step(actions)
    assert all(ended.values())
    assert rewards == aec.rewards
    assert aec.log.write() == parallel.log.write()


@every_table
def test_choices_made_at_once_do_not_touch_one_another(table: Table) -> None:
    """So a parallel step may carry them out one after the other."""
    game, together = table.game, 0
    for step in recorded(table):
        others = [seat for seat in game.acting(step.before) if seat != step.seat]
        together += bool(others)
        assert game.acting(step.after) == tuple(others) or not others
        for other in others:
            before, after = game.legal(step.before, other), game.legal(step.after, other)
            assert (before == after).all()
    assert together or len(game.sealed(table.new())) == 0


@largest_tables
def test_a_seed_deals_the_same_and_its_episodes_differ(game: str, seats: int) -> None:
    def deals(env: Any, first: int | None) -> list[str]:
        logs = []
        for seed in (first, None, None):
            env.reset(seed=seed)
            play_randomly(env.unwrapped.episode, np.random.default_rng(0), most=20)
            logs.append(env.unwrapped.log.write())
        return logs

    env = zoo.env(game, seats)
    mine = deals(env, 7)
    assert deals(zoo.env(game, seats), 7) == mine
    assert len(set(mine)) == 3
    assert deals(env, 8) != mine
    env.reset(seed=7, options={"episode": 2})
    play_randomly(env.unwrapped.episode, np.random.default_rng(0), most=20)
    assert env.unwrapped.log.write() == mine[2]
    assert not set(deals(zoo.env(game, seats), None)) & set(deals(zoo.env(game, seats), None))


@every_game
def test_infos_and_words(game: Game) -> None:
    env = zoo.env(game.name)
    env.reset(seed=1)
    raw, agent = env.unwrapped, env.agent_selection
    assert env.infos[agent] == {"points": list(game.score(raw.episode.state))}
    words = raw.words(agent)
    assert sorted(words) == np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
    assert {raw.action(word): word for word in words.values()} == words
    other = next((a for a in env.agents if raw.seat_of(a) not in raw.episode.acting), None)
    assert other is None or (raw.words(other) == {} and not env.observe(other)["action_mask"].any())
    parallel = zoo.parallel_env(game.name)
    assert parallel.action(parallel.word(parallel.wait)) == parallel.wait


@every_game
def test_max_cycles_truncates_after_so_many_choices_of_each(game: Game) -> None:
    env = zoo.env(game.name, game.max_seats, max_cycles=3)
    env.reset(seed=1)
    rng, choices = np.random.default_rng(1), dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        choices[agent] += not truncated
        assert (reward, terminated) == (0, False)
        env.step(None if truncated else choose(observation, rng))
    assert set(choices.values()) == {3}


# --- rewards --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("places", "rewards"),
    [
        ((1, 2), (1, -1)),
        ((1, 1), (0, 0)),
        ((3, 1, 2), (-1, 1, 0)),
        ((1, 3, 1), (0.5, -1, 0.5)),
        ((1, 2, 2, 4), (1, 0, 0, -1)),
        ((1, 1, 1, 1), (0, 0, 0, 0)),
    ],
)
def test_rewards_by_place(
    places: tuple[int, ...], rewards: tuple[float, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "place_of", lambda state, seat: places[seat])
    out = np.zeros(len(places), np.float32)
    task_module.reward_places(None, len(places), out)
    assert out.tolist() == list(rewards)


@largest_tables
def test_rewards_by_margin(game: str, seats: int) -> None:
    episode = Episode(Task(game, seats, reward="margin"), 4)
    play_randomly(episode, np.random.default_rng(4))
    points = np.array(episode.points())
    others = (points.sum() - points) / (seats - 1)
    assert episode.rewards() == pytest.approx((points - others).tolist(), abs=1e-4)


# --- what is wrong --------------------------------------------------------------------------------


def illegal_action(env: Any, agent: str) -> int:
    """One that has a number, but is not legal now."""
    return int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])


@every_game
def test_illegal_actions_end_the_episode_by_default(game: Game) -> None:
    env = zoo.env(game.name, game.max_seats)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(illegal_action(env, agent))
    rewards = {}
    for one in env.agent_iter():
        _, rewards[one], terminated, _, _ = env.last()
        assert terminated
        env.step(None)
    assert rewards == {one: -1.0 if one == agent else 0.0 for one in env.possible_agents}


@every_game
def test_illegal_actions_of_the_raw_environment_are_errors(game: Game) -> None:
    env = zoo.raw_env(game.name)
    env.reset(seed=1)
    agent, before = env.agent_selection, env.episode.state.tobytes()
    with pytest.raises(ValueError, match=f"{agent}, action .*: .+") as error:
        env.step(illegal_action(env, agent))
    assert isinstance(error.value.__cause__, BadInput)
    with pytest.raises(ValueError, match="not None"):
        env.step(None)
    with pytest.raises(ValueError, match="actions are 0 to"):
        env.step(env.task.actions)
    assert env.episode.state.tobytes() == before
    assert env.agent_selection == agent


@every_game
def test_illegal_actions_of_the_parallel_environment(game: Game) -> None:
    env = zoo.parallel_env(game.name)
    seen, _ = env.reset(seed=1)
    actions = {agent: choose(seen[agent], np.random.default_rng(1)) for agent in env.agents}
    agent = env.possible_agents[env.episode.acting[0]]
    _, rewards, ended, _, _ = env.step(actions | {agent: env.wait})
    assert rewards == {one: -1.0 if one == agent else 0.0 for one in env.possible_agents}
    assert all(ended.values())
    assert env.agents == []
    strict = zoo.parallel_env(game.name, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="cannot wait"):
        strict.step(actions | {agent: strict.wait})
    with pytest.raises(ValueError, match=f"{agent}, action"):
        strict.step(actions | {agent: illegal_action(strict, agent)})
    with pytest.raises(ValueError, match="is missing"):
        strict.step({})
    idle = next((a for a in strict.agents if actions[a] == strict.wait), None)
    if idle:
        with pytest.raises(ValueError, match="not waited for"):
            strict.step(actions | {idle: 0})


@every_game
def test_wrong_arguments_say_what_is_right(game: Game) -> None:
    cases: list[tuple[dict[str, Any], str]] = [
        ({"render_mode": "opera"}, "render_mode is one of None, human, ansi, rgb_array"),
        ({"illegal": "perhaps"}, "illegal is one of"),
        ({"reward": "love"}, "reward is one of place, margin"),
        ({"max_cycles": 0}, "max_cycles is at least 1, not 0"),
        ({"max_cycles": 2.5}, "max_cycles is a whole number, not 2.5"),
        ({"seats": "2"}, "seats is a whole number, not '2'"),
        ({"seats": 2.0}, "seats is a whole number, not 2.0"),
    ]
    for wrong, right in cases:
        with pytest.raises(ValueError, match=right):
            zoo.env(game.name, **wrong)
    with pytest.raises(BadInput):
        zoo.env(game.name, game.max_seats + 1)
    with pytest.raises(BadInput):
        zoo.env(game.name, options={"mode": "opera"})
    env = zoo.raw_env(game.name)
    seeds: list[Any] = [-1, 1 << 63, 1.5, "1", [1]]
    for seed in seeds:
        with pytest.raises(
            ValueError, match="seed is a whole number from 0 to 9223372036854775807"
        ):
            env.reset(seed=seed)
    env.reset()
    with pytest.raises(ValueError, match="without a render_mode"):
        env.render()


@pytest.mark.parametrize("make", [zoo.raw_env, zoo.env, zoo.parallel_env])
def test_a_reset_takes_no_other_options_than_the_address_of_an_episode(make: Any) -> None:
    env = make("waldgaertner")
    env.reset(seed=7, options={"game": np.int64(12), "episode": 3})
    dealt = env.unwrapped.log.write()
    cases: list[tuple[Any, str]] = [
        ({"game": 12, "epsiode": 3}, "options of a reset are game and episode, not 'epsiode'"),
        (["game"], r"options of a reset are game and episode in a dictionary, not \['game'\]"),
        ({"game": -1}, "game is a whole number from 0 to 4294967295, not -1"),
        ({"game": 1 << 32}, "game is a whole number from 0 to 4294967295, not 4294967296"),
        ({"game": "12"}, "game is a whole number from 0 to 4294967295, not '12'"),
        ({"episode": -5}, "episode is a whole number from 0 to 9223372036854775807, not -5"),
        ({"episode": 1.5}, "episode is a whole number from 0 to 9223372036854775807, not 1.5"),
    ]
    for wrong, right in cases:
        with pytest.raises(ValueError, match=right):
            env.reset(seed=7, options=wrong)
        assert env.unwrapped.log.write() == dealt  # nothing has changed
    env.reset(seed=7)
    dealt = env.unwrapped.log.write()
    with pytest.warns(UserWarning, match="options of a reset are game and episode, not 'epsiode'"):
        env.reset(seed=7, options={"epsiode": 3})
    assert env.unwrapped.log.write() == dealt


@pytest.mark.parametrize("make", [zoo.raw_env, zoo.parallel_env])
def test_there_is_no_step_before_the_first_reset_and_after_the_end(make: Any) -> None:
    env = make("waldgaertner", max_cycles=1)
    steps: list[Any] = [{}, {"seat_1": 0, "seat_2": 0}] if make is zoo.parallel_env else [0, None]
    for step in steps:
        with pytest.raises(ValueError, match="no episode is going on: reset begins one"):
            env.step(step)
    env.reset(seed=1)
    if make is zoo.parallel_env:
        env.step(
            {agent: choose(env.observe(agent), np.random.default_rng(1)) for agent in env.agents}
        )
    else:
        play_aec(env, np.random.default_rng(1))
    for step in steps:
        with pytest.raises(ValueError, match="no episode is going on: reset begins one"):
            env.step(step)
    env.reset()
    assert env.agents


@pytest.mark.parametrize("illegal", zoo.ILLEGAL)
@pytest.mark.parametrize("make", [zoo.raw_env, zoo.parallel_env])
def test_actions_are_whole_numbers_and_nothing_is_cut_off(make: Any, illegal: str) -> None:
    env = make("waldgaertner", illegal=illegal)
    env.reset(seed=1)
    before = env.log.write()
    rights = {
        agent: int(np.flatnonzero(env.observe(agent)["action_mask"])[0]) for agent in env.agents
    }
    for wrong in (rights["seat_1"] + 0.7, float(rights["seat_1"]), "roll", np.array([1])):
        with pytest.raises(ValueError, match="seat_1: an action is a whole number, not"):
            env.step(rights | {"seat_1": wrong} if make is zoo.parallel_env else wrong)
        assert env.log.write() == before
    right = np.array(rights["seat_1"])
    env.step(rights | {"seat_1": right} if make is zoo.parallel_env else right)
    assert env.log.write() != before


def test_without_pettingzoo_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "waldbach.adapters.zoo")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError, match=r"pip install 'waldbach\[research\]'"):
        importlib.import_module("waldbach.adapters.zoo")


def test_ordinary_commands_do_not_import_it() -> None:
    code = (
        "import sys, waldbach, waldbach.cli, waldbach.adapters.vector;"
        "print(*{'gymnasium', 'pettingzoo', 'PIL'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


# --- pictures -------------------------------------------------------------------------------------


@largest_tables
def test_pictures_show_what_the_agent_sees_and_no_more(game: str, seats: int) -> None:
    """States that differ only in what the agent may not know give the same picture and text."""
    env = zoo.raw_env(game, seats, render_mode="rgb_array")
    env.reset(seed=2)
    whole = len(play_randomly(env.episode, np.random.default_rng(2)))
    env.reset(seed=2)
    play_randomly(env.episode, np.random.default_rng(2), most=min(60, whole // 2))
    seat = env.episode.acting[0]
    env.agent_selection = env.possible_agents[seat]
    rules = env.task.game
    other = rules.redeal(rules.view(env.episode.state, seat), rng_of("picture"))
    assert not rules.same(other, env.episode.state)
    drawn = []
    for state, mode in itertools.product((env.episode.state, other), ("rgb_array", "ansi")):
        env.episode.state, env.render_mode = state, mode
        drawn.append(env.render())
    assert (drawn[0] == drawn[2]).all()
    assert drawn[1] == drawn[3]
