"""The vectorised environment plays as the AEC environment does, and its games stand alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.adapters.tasks import every_task, largest_tables, mask_of
from tests.tables import Table, every_game, recorded
from waldbach.adapters import vector, zoo
from waldbach.adapters.philox import philox, share
from waldbach.adapters.task import REWARDS
from waldbach.adapters.vector import VectorEnv
from waldbach.game import CHANCE, Game


def choose(env: VectorEnv, step: int) -> NDArray[np.int64]:
    """A legal action of each game, from the game's own number and the step alone."""
    starts, actions = env.legal()
    sizes = np.diff(starts)
    chosen: NDArray[np.int64] = actions[
        starts[:-1] + (np.arange(env.num) * 7919 + step * 104729) % sizes
    ]
    return chosen


# --- the same as one game after another -----------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    "reward", [REWARDS[0], *(pytest.param(kind, marks=pytest.mark.slow) for kind in REWARDS[1:])]
)
@every_task
def test_it_plays_as_the_aec_environment(
    game: str, seats: int, options: dict[str, str], reward: str
) -> None:
    many = VectorEnv(game, seats, options, num=2, seed=11, reward=reward)
    ones = [zoo.raw_env(game, seats, options, reward=reward) for _ in range(many.num)]
    for number, one in enumerate(ones):
        one.reset(seed=11, options={"game": number})
    ended = step = 0
    while ended < many.num:
        step += 1
        seen, masks, actions = many.observe(), many.masks(), choose(many, step)
        for number, one in enumerate(ones):
            assert one.seat_of(one.agent_selection) == many.seats[number]
            told = one.observe(one.agent_selection)
            assert (told["observation"] == seen[number]).all()
            assert (told["action_mask"] == masks[number]).all()
            one.step(int(actions[number]))
        rewards, dones = many.step(actions)
        for number, one in enumerate(ones):
            assert list(one.rewards.values()) == rewards[number].tolist()
            assert all(one.terminations.values()) == dones[number]
            if dones[number]:
                assert many.points[number].tolist() == one.episode.points()
                assert many.last_episode(number).log.write() == one.log.write()
                one.reset()
                ended += 1
    assert many.episodes.sum() == ended


@largest_tables
def test_results_depend_neither_on_the_number_of_games_nor_on_threads(
    game: str, seats: int
) -> None:
    few, many = VectorEnv(game, seats, num=2, seed=4), VectorEnv(game, seats, num=9, seed=4)
    split = VectorEnv(game, seats, num=9, seed=4, threads=3)
    for step in range(150):
        gains = [env.step(choose(env, step))[0] for env in (few, many, split)]
        assert (gains[0] == gains[1][:2]).all()
        assert (gains[1] == gains[2]).all()
    assert few.games.tobytes() == many.games[:2].tobytes()
    assert many.games.tobytes() == split.games.tobytes()
    assert (many.observe() == split.observe()).all()
    assert (many.masks() == split.masks()).all()
    split.close()


@largest_tables
def test_games_and_seeds_and_episodes_differ(game: str, seats: int) -> None:
    env = VectorEnv(game, seats, num=4, seed=1)
    first = [one.tobytes() for one in env.games]
    env.reset(2)
    second = [one.tobytes() for one in env.games]
    assert len({*first, *second}) == 8
    env.reset(1)
    assert [one.tobytes() for one in env.games] == first


# --- what is asked and told -----------------------------------------------------------------------


@every_game
def test_lists_and_masks_agree_whatever_room_there_is(game: Game) -> None:
    env = VectorEnv(game, game.max_seats, num=5, seed=3)
    for step in range(60):
        env.step(choose(env, step))
    env._legal = np.empty(1, np.int64)
    starts, actions = env.legal()
    for number in range(env.num):
        mine = actions[starts[number] : starts[number + 1]]
        assert (mine == env.task.legal(env.games[number], int(env.seats[number]))).all()
        assert (mask_of(env.task, mine) == env.masks()[number]).all()


@every_game
def test_any_seat_can_be_observed_and_sees_only_its_view(game: Game) -> None:
    env, rules = VectorEnv(game, game.max_seats, num=6, seed=3), np.random.default_rng(3)
    for step in range(50):
        env.step(choose(env, step))
    for seat in range(game.max_seats):
        seats = np.full(env.num, seat)
        before = env.observe(seats=seats)
        kept, different = env.games.copy(), 0
        for number in range(env.num):
            env.games[number] = game.redeal(game.view(env.games[number], seat), rules)
            different += env.games[number].tobytes() != kept[number].tobytes()
        assert different > 0
        assert (env.observe(seats=seats) == before).all()
        env.games[:] = kept


@every_game
def test_buffers_are_written_to(game: Game) -> None:
    env = VectorEnv(game, num=3, seed=1)
    seen = np.zeros((3, env.task.observer.size), np.int16)
    masks = np.zeros((3, env.task.actions), np.int8)
    assert env.observe(seen) is seen
    assert env.masks(masks) is masks
    assert (seen == env.observe()).all()
    assert (masks == env.masks()).all()
    unfit: list[Any] = [seen[:2], seen.astype(np.int32), np.asfortranarray(seen)]
    for wrong in unfit:
        with pytest.raises(ValueError, match="contiguous array"):
            env.observe(wrong)
    for seats in (np.zeros(2, np.int64), np.full(3, 2)):
        with pytest.raises(ValueError, match="3 seats from 0 to 1"):
            env.observe(seats=seats)


@every_game
def test_illegal_actions_are_named_and_no_game_moves(game: Game) -> None:
    env = VectorEnv(game, num=3, seed=1)
    right, before = choose(env, 0), env.games.tobytes()
    wrong = right.copy()
    wrong[1] = np.flatnonzero(env.masks()[1] == 0)[0]
    with pytest.raises(ValueError, match=r"game 1, seat \d, action \d+: "):
        env.step(wrong)
    for outside in (-1, env.task.actions):
        wrong[1] = outside
        with pytest.raises(ValueError, match="actions are 0 to"):
            env.step(wrong)
    with pytest.raises(ValueError, match="3 actions are wanted"):
        env.step(right[:2])
    assert env.games.tobytes() == before
    env.step(right)
    assert env.games.tobytes() != before


@every_game
def test_wrong_arguments_say_what_is_right(game: Game) -> None:
    cases: list[tuple[dict[str, Any], str]] = [
        ({"num": 0}, "at least one game"),
        ({"num": 2.5}, "num is a whole number, not 2.5"),
        ({"threads": 0}, "one thread"),
        ({"threads": "2"}, "threads is a whole number, not '2'"),
        ({"seats": 2.0}, "seats is a whole number, not 2.0"),
        ({"seed": -1}, "seed is a whole number from 0 to 9223372036854775807, not -1"),
        ({"seed": 1.5}, "seed is a whole number from 0 to 9223372036854775807, not 1.5"),
        ({"seed": "a"}, "seed is a whole number from 0 to 9223372036854775807, not 'a'"),
        ({"reward": "love"}, "reward is one of"),
    ]
    for wrong, right in cases:
        with pytest.raises(ValueError, match=right):
            VectorEnv(game, **{"num": 1, **wrong})


@every_game
def test_wrong_seeds_of_a_reset_change_nothing(game: Game) -> None:
    env = VectorEnv(game, num=1, seed=5)
    before, wrong = env.games.tobytes(), 1.5
    with pytest.raises(ValueError, match="seed is a whole number"):
        env.reset(wrong)  # type: ignore[arg-type]
    assert (env.seed, env.games.tobytes()) == (5, before)


@every_game
def test_without_a_seed_one_is_drawn_and_told(game: Game) -> None:
    one, other = (VectorEnv(game, num=2, seed=None) for _ in range(2))
    assert one.seed != other.seed
    again = VectorEnv(game, num=2, seed=one.seed)
    assert again.games.tobytes() == one.games.tobytes() != other.games.tobytes()


@every_game
def test_numbers_of_actions_and_seats_are_not_cut_off(game: Game) -> None:
    env = VectorEnv(game, num=3, seed=1)
    right, before = choose(env, 0), env.games.tobytes()
    wrongs: list[Any] = [
        right + 0.5,
        right.astype(float),
        right.astype(bool),
        list(right + 0.5),
    ]
    for wrong in wrongs:
        with pytest.raises(ValueError, match=r"actions are whole numbers, not (float64|bool)"):
            env.step(wrong)
        with pytest.raises(ValueError, match=r"actions are whole numbers, not (float64|bool)"):
            env.step(wrong, check=False)
    with pytest.raises(ValueError, match="seats are whole numbers, not float64"):
        env.observe(seats=np.full(3, 0.5))
    assert env.games.tobytes() == before
    env.step(right.astype(np.uint16))
    assert env.games.tobytes() != before


@every_game
def test_games_are_counted_from_0(game: Game) -> None:
    """-1 would be the last game with the chance of another."""
    env = VectorEnv(game, num=2, seed=6)
    assert env.episode(np.int64(1)).address == (6, 1, 0)  # type: ignore[arg-type]
    wrongs: list[Any] = [-1, 2, 0.5, None]
    for wrong in wrongs:
        for episode in (env.episode, env.last_episode):
            with pytest.raises(
                ValueError, match=f"game is a whole number from 0 to 1, not {wrong}"
            ):
                episode(wrong)


@every_game
def test_every_episode_has_a_log(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where more choices are made than there is room for at first."""
    monkeypatch.setattr(vector, "FIRST_HISTORY", 8)
    env = VectorEnv(game, num=2, seed=6)
    with pytest.raises(ValueError, match="game 0 has not finished"):
        env.last_episode(0)
    step = 0
    while env.episodes.min() == 0:
        env.step(choose(env, step))
        step += 1
    for number in range(2):
        running, last = env.episode(number), env.last_episode(number)
        assert running.state.tobytes() == env.games[number].tobytes()
        assert game.same(last.log.replay(), last.state)
        assert last.is_over
        assert last.points() == env.points[number].tolist()


# --- chance ---------------------------------------------------------------------------------------


def test_philox_gives_the_published_numbers() -> None:
    """The known answers that come with Random123."""
    full = 0xFFFFFFFF
    pi = (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344, 0xA4093822, 0x299F31D0)
    for given, found in (
        ((0,) * 6, (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        ((full,) * 6, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
        (pi, (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1)),
    ):
        assert philox(*given) == found
        assert getattr(philox, "py_func", philox)(*given) == found


def test_shares_lie_evenly_between_0_and_1() -> None:
    many = np.array([share(9, game, 0, n) for game in range(40) for n in range(100)])
    assert 0 <= many.min() < many.max() < 1
    counts = np.histogram(many, 20, (0, 1))[0]
    assert ((counts - 200) ** 2 / 200).sum() < 43.8  # chi squared, 19 degrees, one in a thousand
    assert len(set(many)) == len(many)
    huge = (1 << 62) + 12345
    assert share(huge, 1, 2, 3) == getattr(share, "py_func", share)(huge, 1, 2, 3)


@every_game
def test_outcomes_have_their_true_odds(game: Game) -> None:
    steps = [s for s in recorded(Table(game.name, game.min_seats, ())) if s.seat == CHANCE]
    for step in steps[:: max(1, len(steps) // 6)]:
        outcomes = game.legal(step.before, CHANCE)
        tickets = (np.arange(2000) + 0.5) / 2000
        drawn = Counter(int(game.pick(step.before, t, outcomes, len(outcomes))) for t in tickets)
        for outcome, odds in game.odds(step.before):
            assert drawn[outcome] == pytest.approx(odds * 2000, abs=1.01)
