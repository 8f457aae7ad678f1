"""PettingZoo environments of every game, under the names that PettingZoo uses.

    from waldbach.adapters import zoo

    env = zoo.env("…", seats=3, options={"mode": "…"}, render_mode="ansi")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        action = None if terminated or truncated else policy(**observation)
        env.step(action)
    env.unwrapped.save("episode.game")

`env` asks one agent after another (AEC); `parallel_env` asks all at once, and those who are not
waited for have one action, to wait. docs/environments.md describes both.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from waldbach.adapters.rendering import as_picture, as_text
from waldbach.adapters.task import Episode, Task, any_seed, whole
from waldbach.game import SPECTATOR, BadInput, Game
from waldbach.log import Log

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise ImportError("PettingZoo is not installed: pip install 'waldbach[research]'") from error

RENDER_MODES = ("human", "ansi", "rgb_array")
ILLEGAL = ("terminate", "idle", "raise")
ILLEGAL_REWARD = -1.0
ADDRESS = ("game", "episode")  # of an episode under its seed, as options of a reset

Observation = dict[str, NDArray[Any]]


def env(
    game: str,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    reward: str = "place",
    illegal: str = "terminate",
) -> AECEnv[str, Observation, int]:
    """The environment as PettingZoo has it, with its usual wrappers.

    `illegal` says what an illegal action does: `terminate` ends the episode with a reward of -1 for
    the agent, `idle` does for it what the game does for a seat whose time is up, `raise` is an
    error.
    """
    raw = raw_env(game, seats, options, render_mode, max_cycles, reward, illegal)
    bounded: AECEnv[str, Observation, int] = raw
    if illegal == "terminate":
        bounded = wrappers.TerminateIllegalWrapper(bounded, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(bounded))


class _Seats:
    """What both kinds of environment share: a task, its spaces, an episode, drawing and saving."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str | Game,
        seats: int,
        options: Mapping[str, str] | None,
        render_mode: str | None,
        max_cycles: int | None,
        reward: str,
        illegal: str,
        waits: bool,
    ) -> None:
        _check("render_mode", render_mode, (None, *RENDER_MODES))
        _check("illegal", illegal, ILLEGAL)
        if max_cycles is not None and whole("max_cycles", max_cycles) < 1:
            raise ValueError(f"max_cycles is at least 1, not {max_cycles}")
        self.task = Task(game, seats, options, reward)
        self.metadata = {
            "name": f"{self.task.game.name}_v{self.task.game.rules}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.render_mode, self.max_cycles, self.illegal = render_mode, max_cycles, illegal
        self.wait, self._waits = self.task.actions, waits  # the action, and whether there is one
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.task.seats)]
        self.agents: list[str] = []
        self.episode: Episode
        self._address: tuple[int, int, int] | None = None
        self._spaces = {agent: self._make_spaces() for agent in self.possible_agents}

    def _make_spaces(self) -> tuple[spaces.Dict, spaces.Discrete]:
        seen, actions = self.task.observer, self.task.actions + self._waits
        observation = spaces.Dict(
            {
                "observation": spaces.Box(seen.low, seen.high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        return observation, spaces.Discrete(actions)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces[agent][1]

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _begin(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """A new episode: of this seed, or the next one of the seed before."""
        before = self._address or (any_seed(), 0, -1)
        last = before if seed is None else (seed, 0, -1)
        address = {"game": last[1], "episode": last[2] + 1} | _address_in(options or {})
        self.episode = Episode(self.task, last[0], **address)
        self._address = self.episode.address
        self.agents = self.possible_agents[:]

    def observe(self, agent: str) -> Observation:
        """What the agent sees, and what it can choose: nothing, if it is not waited for."""
        seat = self.seat_of(agent)
        mask = np.zeros(self.task.actions + self._waits, np.int8)
        mask[self.episode.legal(seat)] = 1
        if self._waits and seat not in self.episode.acting and not self.episode.is_over:
            mask[self.wait] = 1
        return {"observation": self.episode.observe(seat), "action_mask": mask}

    def words(self, agent: str) -> dict[int, str]:
        """The legal actions of an agent as words."""
        actions = self.episode.legal(self.seat_of(agent)).tolist()
        return {action: self.word(action) for action in actions}

    def word(self, action: int) -> str:
        """The word of an action."""
        return "wait" if self._waits and action == self.wait else self.task.word(action)

    def action(self, word: str) -> int:
        """The action of a word."""
        if self._waits and word == "wait":
            return self.wait
        return self.task.action(word)

    @property
    def log(self) -> Log:
        """The episode so far, as it is stored."""
        return self.episode.log

    def save(self, path: str | Path) -> None:
        """Write the episode so far as a game file."""
        Path(path).write_text(self.log.write(), encoding="utf-8")

    def _play(self, seat: int, action: int) -> None:
        """Carry out an action; one that is not legal as the environment was told to."""
        action = whole(f"{self.possible_agents[seat]}: an action", action)
        if self.illegal == "idle" and action not in self.episode.legal(seat):
            action = self.episode.idle(seat)
        try:
            self.episode.play(seat, action)
        except BadInput as error:
            raise ValueError(f"{self.possible_agents[seat]}, action {action}: {error}") from error

    def _check_going_on(self) -> None:
        if not self.agents:
            raise ValueError("no episode is going on: reset begins one")

    def _infos(self) -> dict[str, dict[str, Any]]:
        """The points of all seats as they stand; all know them."""
        points = self.episode.points()
        return {agent: {"points": points[:]} for agent in self.agents}

    def _render_for(self, seat: int) -> str | NDArray[np.uint8] | None:
        view = self.task.game.view(self.episode.state, seat)
        you = max(seat, 0)
        if self.render_mode == "rgb_array":
            return as_picture(self.task.game, view, you)
        drawn = as_text(self.task.game, view, you)
        if self.render_mode == "ansi":
            return drawn
        if self.render_mode == "human":
            print(drawn)
            return None
        raise ValueError(f"nothing is drawn without a render_mode: {', '.join(RENDER_MODES)}")


class raw_env(_Seats, AECEnv[str, Observation, int]):  # type: ignore[misc] # noqa: N801
    """One agent after another. Where several choose at once, the lowest seat is asked first, and
    none sees what another has committed to.

    `max_cycles` is how often each agent may choose. Then it is truncated; its seat does what a seat
    does whose time is up until the others have chosen as often.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        reward: str = "place",
        illegal: str = "raise",
    ) -> None:
        AECEnv.__init__(self)
        _Seats.__init__(
            self, game, seats, options, render_mode, max_cycles, reward, illegal, waits=False
        )

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._choices = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self.infos = self._infos()
        self.agent_selection = self.possible_agents[self.episode.acting[0]]

    def step(self, action: int | None) -> None:
        self._check_going_on()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked for an action, not None")
        self._play(self.seat_of(agent), action)
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._choices[agent] += 1
        if self._choices[agent] == self.max_cycles:
            self.truncations[agent] = True
        self._pass_on()
        self.infos = self._infos()
        self._accumulate_rewards()
        self._deads_step_first()

    def _pass_on(self) -> None:
        """Find who is asked next; seats whose agent is out go on by themselves."""
        alive = [agent for agent in self.agents if not self.truncations[agent]]
        while alive and not self.episode.is_over:
            asked = [self.possible_agents[seat] for seat in self.episode.acting]
            living = [agent for agent in asked if agent in alive]
            if living:
                self.agent_selection = living[0]
                return
            seat = self.episode.acting[0]
            self.episode.play(seat, self.episode.idle(seat))
        if self.episode.is_over:
            self._end()

    def _end(self) -> None:
        rewards = self.episode.rewards()
        for agent in self.agents:
            self.terminations[agent] = True
            self.truncations[agent] = False
            self.rewards[agent] = rewards[self.seat_of(agent)]

    def render(self) -> Any:
        """What the agent that is asked sees; the open table at the end."""
        over = self.episode.is_over
        return self._render_for(SPECTATOR if over else self.seat_of(self.agent_selection))

    def close(self) -> None:
        """Nothing is held open."""


class parallel_env(_Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc] # noqa: N801
    """All agents at once. Those the game waits for choose, the others have one action: to wait.

    `max_cycles` is the number of steps after which all are truncated.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        reward: str = "place",
        illegal: str = "terminate",
    ) -> None:
        _Seats.__init__(
            self, game, seats, options, render_mode, max_cycles, reward, illegal, waits=True
        )

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed, options)
        self._steps = 0
        return self._observations(), self._infos()

    def step(self, actions: dict[str, int]) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool],
        dict[str, dict[str, Any]],
    ]:  # fmt: skip
        self._check_going_on()
        actions = self._chosen(actions)
        wrong = self._wrong(actions)
        rewards = dict.fromkeys(self.agents, 0.0)
        if wrong and self.illegal == "terminate":
            rewards |= dict.fromkeys(wrong, ILLEGAL_REWARD)
        else:
            self._step_seats(actions)
            if self.episode.is_over:
                rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        self._steps += 1
        ended = self.episode.is_over or (bool(wrong) and self.illegal == "terminate")
        out = not ended and self._steps == self.max_cycles
        answer = (
            self._observations(),
            rewards,
            dict.fromkeys(self.agents, ended),
            dict.fromkeys(self.agents, out),
            self._infos(),
        )
        if ended or out:
            self.agents = []
        return answer

    def _chosen(self, actions: Mapping[str, int]) -> dict[str, int]:
        """The action of every agent."""
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise ValueError(f"an action of {', '.join(missing)} is missing")
        return {agent: whole(f"{agent}: an action", actions[agent]) for agent in self.agents}

    def _wrong(self, actions: Mapping[str, int]) -> list[str]:
        """Who has chosen something illegal; waiting in vain or not waiting counts as well."""
        found = []
        for agent in self.agents:
            seat, action = self.seat_of(agent), actions[agent]
            asked = seat in self.episode.acting
            right = action in self.episode.legal(seat) if asked else action == self.wait
            if not right:
                found.append(agent)
        if found and self.illegal == "raise":
            agent = found[0]
            self._explain(agent, actions[agent])
        return found

    def _explain(self, agent: str, action: int) -> None:
        """Say why an action is not legal."""
        seat = self.seat_of(agent)
        if seat not in self.episode.acting:
            raise ValueError(f"{agent} is not waited for; its one action is {self.wait}, to wait")
        if action == self.wait:
            raise ValueError(f"{agent} is waited for and cannot wait")
        self._play(seat, action)

    def _step_seats(self, actions: Mapping[str, int]) -> None:
        """Choices made at once do not touch one another, so their order makes no difference."""
        for seat in self.episode.acting:
            self._play(seat, actions[self.possible_agents[seat]])

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def render(self) -> Any:
        """What a seat that is waited for sees; the open table at the end."""
        acting = self.episode.acting
        return self._render_for(acting[0] if acting else SPECTATOR)

    def close(self) -> None:
        """Nothing is held open."""


def _address_in(options: Mapping[str, Any]) -> dict[str, int]:
    """What the options of a reset say of the episode.

    Whoever names one gets that one or an error. Options that name none may be meant for others, and
    PettingZoo's own tests hand in such: they change nothing, which is told all the same.
    """
    right = f"options of a reset are {' and '.join(ADDRESS)}"
    if not isinstance(options, Mapping):
        raise ValueError(f"{right} in a dictionary, not {options!r}")
    known = {name: options[name] for name in ADDRESS if name in options}
    for name in options:
        if name not in known and known:
            raise ValueError(f"{right}, not {name!r}")
        if name not in known:
            warnings.warn(f"{right}, not {name!r}", stacklevel=4)  # where `reset` is called
    return known


def _check(name: str, value: str | None, right: tuple[str | None, ...]) -> None:
    if value not in right:
        raise ValueError(f"{name} is one of {', '.join(map(str, right))}, not {value!r}")
