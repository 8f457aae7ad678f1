"""A balance study: the same bots at many tables of a game, and what that says about the game.

    plan = Plan.of("renature", seats=(2, 3), options={"mode": ("base", "valley")}, games=500)
    study = hold(plan)                       # on all cores; `folder` keeps what is finished
    study.tables[0].figures.by_order.rates   # or write everything with `balance_files.write`

The seed and its number alone fix a game, so a study of more games goes on from one of fewer.
"""

from __future__ import annotations

import functools
import hashlib
import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from waldbach import registry
from waldbach.bots.players import Player, get_player
from waldbach.game import BadInput, Game, State
from waldbach.lab.balance_figures import Figures, figures_of
from waldbach.lab.files import make_folder
from waldbach.lab.match import limber_up
from waldbach.lab.pools import Row, open_pool
from waldbach.lab.runner import Report, run
from waldbach.lab.store import Store
from waldbach.lab.tale import Tale, can_play_compiled, tell
from waldbach.warm import warm_up

ROWS = "rows.jsonl"
DEFAULT_BOT = "greedy"
SLIPS = 0.2  # balance is meant for people, who make mistakes
MOST_TABLES = 200
BATCH = 20  # games of a task where they take milliseconds; a slow bot's games are a task each

Options = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Setting:
    """A table of the grid: how many play, and the options that were asked for."""

    seats: int
    options: Options

    @property
    def name(self) -> str:
        """Stable and short: the text of a file is named by its hash.

        >>> Setting(2, (("mode", "base"),)).name
        '2 mode=base'
        """
        pairs = [f"{name}={short(value)}" for name, value in self.options]
        return " ".join([str(self.seats), *pairs])


def short(value: str) -> str:
    if "\n" not in value:
        return value
    return "file-" + hashlib.sha256(value.encode()).hexdigest()[:8]


@dataclass(frozen=True)
class Plan:
    """What is played: every setting as many times as `games` says."""

    game: str
    settings: tuple[Setting, ...]
    games: int
    bots: tuple[str, ...]
    slips: float
    seed: int

    @classmethod
    def of(
        cls,
        game: str,
        seats: Iterable[int] | None = None,
        options: Mapping[str, Sequence[str]] | None = None,
        games: int = 1000,
        bots: Sequence[str] = (DEFAULT_BOT,),
        slips: float = SLIPS,
        seed: int = 0,
    ) -> Plan:
        """All combinations of these numbers of seats and values of options; `BadInput` if one of
        them cannot be played. One bot is for all seats; several take the seats in turn."""
        rules = registry.get(game)
        numbers = tuple(seats or range(rules.min_seats, rules.max_seats + 1))
        names, values = list(options or {}), list((options or {}).values())
        settings = tuple(
            Setting(
                n, tuple(rules.seeded(dict(zip(names, chosen, strict=True)), str(seed)).items())
            )
            for chosen in itertools.product(*values)
            for n in numbers
        )
        plan = cls(game, settings, games, tuple(bots), slips, seed)
        plan.check()
        return plan

    def check(self) -> None:
        if not self.settings or len(set(self.settings)) != len(self.settings):
            raise BadInput("balance-twice")
        if len(self.settings) > MOST_TABLES:
            raise BadInput("balance-tables", count=len(self.settings), most=MOST_TABLES)
        if not 0 <= self.slips <= 1:
            raise BadInput("balance-slips", value=str(self.slips))
        if self.games < 2:
            raise BadInput("balance-games", games=self.games)
        for bot in self.bots:
            get_player(bot)
        for setting in self.settings:
            if len(self.bots) not in (1, setting.seats):
                raise BadInput("balance-bots", bots=len(self.bots), seats=setting.seats)
            game = registry.get(self.game)
            game.new(setting.seats, game.check_table(setting.seats, dict(setting.options)))

    @property
    def job(self) -> Row:
        """What the rows depend on, besides the setting and number that each of them carries."""
        return {
            "command": "balance",
            "game": self.game,
            "rules": registry.get(self.game).rules,
            "bots": list(self.bots),
            "slips": self.slips,
            "seed": self.seed,
        }

    def tasks(self) -> list[Batch]:
        compiled = can_play_compiled([get_player(bot) for bot in self.bots])
        size = BATCH if compiled else 1
        return [
            Batch(self.game, setting, self.bots, self.slips, self.seed, first,
                  min(size, self.games - first))
            for setting in self.settings
            for first in range(0, self.games, size)
        ]  # fmt: skip


@dataclass(frozen=True)
class Batch:
    """A few games of one setting, from number `first` on."""

    game: str
    setting: Setting
    bots: tuple[str, ...]
    slips: float
    seed: int
    first: int
    count: int

    @property
    def key(self) -> str:
        return f"{self.setting.name} {self.first}+{self.count}"


def play_batch(batch: Batch) -> Row:
    """The work of one task."""
    game, start = table_of(batch.game, batch.setting)
    return {
        "tales": [
            tell(
                game,
                start,
                seated(batch.bots, batch.setting.seats, number),
                batch.slips,
                number,
                np.random.default_rng([batch.seed, number]),
            ).row()
            for number in range(batch.first, batch.first + batch.count)
        ]
    }


@functools.lru_cache(maxsize=MOST_TABLES)
def table_of(game: str, setting: Setting) -> tuple[Game, State]:
    rules = registry.get(game)
    return rules, rules.new(setting.seats, dict(setting.options))


def seated(bots: Sequence[str], seats: int, number: int) -> list[Player]:
    """Who sits where in a game: with each game the bots move on by a seat."""
    players = [get_player(bot) for bot in bots]
    return [players[(seat + number) % len(players)] for seat in range(seats)]


@dataclass(frozen=True)
class Studied:
    """One setting with its games and what they add up to."""

    setting: Setting
    start: State
    tales: list[Tale]
    figures: Figures


@dataclass(frozen=True)
class Balance:
    plan: Plan
    tables: list[Studied]

    @property
    def game(self) -> Game:
        return registry.get(self.plan.game)


def hold(
    plan: Plan,
    *,
    workers: int | None = None,
    ray: str | None = None,
    folder: Path | str | None = None,
    report: Report | None = None,
) -> Balance:
    """Play what is missing in the folder, or everything without one, and work out the figures.

    `report` is told how many games are done, and of how many. The rules are compiled here first, so
    that the workers find them ready.
    """
    tasks = plan.tasks()
    path = None if folder is None else make_folder(folder) / ROWS
    with Store(path, plan.job) as store:
        get_warm(plan)
        with open_pool(workers, ray) as pool:
            rows = run(play_batch, tasks, store, pool, report and in_games(report, plan, tasks))
    tales = (Tale(**tale) for row in rows for tale in row["tales"])
    return Balance(plan, [
        study_table(plan.game, setting, list(itertools.islice(tales, plan.games)))
        for setting in plan.settings
    ])  # fmt: skip


def get_warm(plan: Plan) -> None:
    """Compile all that a task needs."""
    game, start = table_of(plan.game, plan.settings[0])
    warm_up(game)
    limber_up(plan.game, frozenset(plan.bots))
    quick = [get_player("random")] * plan.settings[0].seats
    tell(game, start, quick, 0.0, 0, np.random.default_rng(0))


def in_games(report: Report, plan: Plan, tasks: Sequence[Batch]) -> Report:
    """Counts tasks as the games they hold; all but the last of a table hold as many."""
    games, size = plan.games * len(plan.settings), tasks[0].count
    return lambda done, of: report(games if done == of else min(done * size, games), games)


def study_table(name: str, setting: Setting, tales: list[Tale]) -> Studied:
    game, start = table_of(name, setting)
    return Studied(setting, start, tales, figures_of(game, start, tales))
