"""Environments can be copied in the middle of a game and sent to other processes: search does the
one, learners with several workers the other."""

from __future__ import annotations

import copy
import hashlib
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.tables import every_game
from waldbach import games, places, registry
from waldbach.adapters import zoo
from waldbach.adapters.vector import VectorEnv
from waldbach.game import BadInput, Game, IllegalAction, Refusal

HOME = Path(__file__).parents[2]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


both_ways = pytest.mark.parametrize("twin_of", [copy.deepcopy, pickled])
Copy = Callable[[Any], Any]


# --- playing on -----------------------------------------------------------------------------------


def nth(mask: Any, step: int) -> int:
    """A legal action that follows from the step alone."""
    actions = np.flatnonzero(mask)
    return int(actions[step * 7919 % len(actions)])


def play_zoo(env: Any, steps: range) -> str:
    """All that is seen and won on the way, and the log."""
    told = hashlib.sha256()
    for step in steps:
        if not env.agents:
            break
        if isinstance(env, zoo.parallel_env):
            masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
            seen, rewards, *_ = env.step({a: nth(mask, step) for a, mask in masks.items()})
            told.update(
                repr((rewards, [one["observation"].tobytes() for one in seen.values()])).encode()
            )
        else:
            seen, reward, terminated, truncated, info = env.last()
            told.update(repr((seen["observation"].tobytes(), reward, terminated, info)).encode())
            env.step(None if terminated or truncated else nth(seen["action_mask"], step))
    told.update(env.unwrapped.log.write().encode())
    return told.hexdigest()


def play_many(env: VectorEnv, steps: range) -> str:
    told = hashlib.sha256()
    for step in steps:
        starts, actions = env.legal()
        picked = (np.arange(env.num) * 7919 + step * 104729) % np.diff(starts)
        for array in (env.observe(), *env.step(actions[starts[:-1] + picked]), env.points):
            told.update(array.tobytes())
    told.update(env.games.tobytes() + env.desk.tobytes())
    told.update("".join(env.episode(game).log.write() for game in range(env.num)).encode())
    return told.hexdigest()


MAKERS: dict[str, Callable[[str], Any]] = {
    "aec": zoo.env,
    "raw": zoo.raw_env,
    "parallel": zoo.parallel_env,
}


@pytest.fixture(params=MAKERS)
def make(request: pytest.FixtureRequest) -> Callable[[str], Any]:
    return MAKERS[request.param]


@both_ways
@every_game
def test_a_copy_goes_on_by_itself_from_where_it_was_made(
    make: Callable[[str], Any], twin_of: Copy, game: Game
) -> None:
    env = make(game.name)
    env.reset(seed=3)
    play_zoo(env, range(30))
    before = env.unwrapped.log.write()
    twin = twin_of(env)
    played = play_zoo(env, range(30, 60))
    assert twin.unwrapped.log.write() == before
    assert play_zoo(twin, range(30, 60)) == played
    twin.reset()
    env.reset()
    assert twin.unwrapped.log.write() == env.unwrapped.log.write()
    assert play_zoo(twin, range(10)) == play_zoo(env, range(10))


@both_ways
@every_game
def test_an_environment_that_was_never_begun_can_be_copied(
    make: Callable[[str], Any], twin_of: Copy, game: Game
) -> None:
    env = make(game.name)
    twin = twin_of(env)
    for one in (env, twin):
        one.reset(seed=3)
    assert play_zoo(twin, range(10)) == play_zoo(env, range(10))


@both_ways
def test_a_copy_draws_its_own_samples(twin_of: Copy) -> None:
    env = zoo.env("renature")
    env.action_space("seat_1").seed(5)
    twin = twin_of(env)
    drawn = [[int(one.action_space("seat_1").sample()) for _ in range(5)] for one in (env, twin)]
    assert drawn[0] == drawn[1]


@both_ways
@pytest.mark.parametrize("threads", [1, 2])
@every_game
def test_many_games_are_copied_at_once(game: Game, threads: int, twin_of: Copy) -> None:
    env = VectorEnv(game, num=3, seed=3, threads=threads)
    play_many(env, range(30))
    before = env.games.tobytes()
    twin = twin_of(env)
    played = play_many(env, range(30, 60))
    assert twin.games.tobytes() == before
    assert play_many(twin, range(30, 60)) == played
    env.close()
    late = twin_of(env)  # a copy has threads of its own
    assert play_many(late, range(60, 70)) == play_many(twin, range(60, 70))
    for one in (twin, late):
        one.close()


@both_ways
def test_a_board_that_was_invented_goes_along(twin_of: Copy) -> None:
    env = VectorEnv("renature", options={"board": "new"}, num=1)
    twin = twin_of(env)
    assert twin.task.options == env.task.options
    assert (twin.observe() == env.observe()).all()


def test_copies_share_what_does_not_change() -> None:
    """What a search copies a thousand times is the episode, not the numbering of all actions."""
    env = zoo.raw_env("renature")
    env.reset(seed=1)
    assert copy.deepcopy(env).task is env.task
    assert len(pickle.dumps(env.episode)) < 20_000


ELSEWHERE = """
import pickle, sys
from tests.adapters.test_copies import play_many, play_zoo
for env in pickle.load(sys.stdin.buffer):
    print((play_zoo if hasattr(env, "agents") else play_many)(env, range(30, 50)))
"""


@pytest.mark.later
@every_game
def test_another_process_goes_on_with_the_same_bytes(game: Game) -> None:
    envs = [make(game.name) for make in MAKERS.values()]
    for env in envs:
        env.reset(seed=3)
        play_zoo(env, range(30))
    many = VectorEnv(game, num=2, seed=3, threads=2)
    play_many(many, range(30))
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], input=pickle.dumps([*envs, many]), cwd=HOME,
        capture_output=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    mine = [play_zoo(env, range(30, 50)) for env in envs]
    assert done.stdout.decode().split() == [*mine, play_many(many, range(30, 50))]
    many.close()


# --- games and errors -----------------------------------------------------------------------------


@both_ways
@every_game
def test_a_game_is_itself_wherever_it_is_copied_to(game: Game, twin_of: Copy) -> None:
    assert twin_of(game) is game


PEBBLES = """
from waldbach.games.renature.meta import Renature

class Pebbles(Renature):
    name = "pebbles"
    rules = {rules}

GAME = Pebbles()
"""


@pytest.fixture
def pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that lies elsewhere, with rules that a fix has replaced."""
    home = tmp_path / "games" / "pebbles"
    for folder, rules in ((home, 2), (home / "rules_1", 1)):
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
        (folder / "meta.py").write_text(PEBBLES.format(rules=rules))
    monkeypatch.setattr(games, "__path__", list(games.__path__))
    monkeypatch.setenv(places.VARIABLE, str(home.parent))
    return "pebbles"


def test_a_game_is_pickled_by_its_name_and_rules(pebbles: str) -> None:
    now, before = registry.get(pebbles), registry.get(pebbles, 1)
    assert pickled(now) is now
    assert pickled(before) is before
    done = subprocess.run(
        [sys.executable, "-c", "import pickle, sys; one, two = pickle.load(sys.stdin.buffer);"
                               "print(one.name, one.rules, two.name, two.rules)"],
        input=pickle.dumps((now, before)), env=dict(os.environ), cwd=HOME, capture_output=True,
    )  # fmt: skip
    assert done.stdout.decode() == "pebbles 2 pebbles 1\n", done.stderr.decode()


def test_a_game_that_other_processes_would_not_find_is_not_pickled() -> None:
    stranger = type(registry.get("renature"))()
    assert copy.deepcopy(stranger) is stranger
    with pytest.raises(pickle.PicklingError, match="not the one that is found by its name"):
        pickle.dumps(stranger)


@both_ways
def test_what_is_wrong_can_be_told_by_another_process(twin_of: Copy) -> None:
    unknown = BadInput("unknown-game", name="chess", right="renature")
    illegal = IllegalAction(Refusal("not-now", "R-1", {"what": "owl"}))
    with pytest.raises(BadInput) as board:
        registry.get("renature").new(2, {"board": "a board\nof my own"})
    for error in (unknown, illegal, board.value):
        twin = twin_of(error)
        assert type(twin) is type(error)
        assert (twin.message, twin.args_) == (error.message, error.args_)
    assert str(twin_of(unknown)) == str(unknown)
    assert twin_of(illegal).refusal == illegal.refusal
