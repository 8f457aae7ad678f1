"""What the contract promises, held against every game of the registry, at tables of every kind.

Nothing here knows a game, but for two places that say so: the census of pieces, and the leaks that
are built in on purpose to show that the leak test finds them.
"""

from __future__ import annotations

import functools
import hashlib
import itertools
import json
import os
import random
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from waldbach import registry
from waldbach.game import (
    CHANCE,
    SPECTATOR,
    BadInput,
    Game,
    IllegalAction,
    State,
)
from waldbach.games.renature import layout as at  # for the leaks that are built in on purpose
from waldbach.jit import COMPILED
from waldbach.log import Entry, Log
from waldbach.playout import arena

MOST_STEPS = 5000  # a game that is longer does not end
SCALE = 1.0 if COMPILED else 0.25


def few(number: int) -> int:
    """So many samples; fewer when the rules run uncompiled."""
    return max(1, int(number * SCALE))


# --- tables ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    name: str
    seats: int
    options: tuple[tuple[str, str], ...]

    @property
    def game(self) -> Game:
        return registry.get(self.name)

    def new(self) -> State:
        return self.game.new(self.seats, dict(self.options))

    def __str__(self) -> str:
        defaults = {option.name: option.default for option in self.game.options}
        said = [f"{name}={value}" for name, value in self.options if value != defaults[name]]
        return "-".join([self.name, str(self.seats), *said])


def tables_of(game: Game) -> list[Table]:
    """Few tables in which every two choices meet, numbers of seats counting as choices too."""
    names = [option.name for option in game.options]
    choices = [option.choices or (option.default,) for option in game.options]
    tables = {
        (str(seats), *row): Table(game.name, seats, tuple(zip(names, row, strict=True)))
        for seats in range(game.min_seats, game.max_seats + 1)
        for row in itertools.product(*choices)
    }
    rows = [row for row, table in tables.items() if is_possible(table)]
    return [tables[row] for row in covering(rows)]


def is_possible(table: Table) -> bool:
    """Not every choice goes with every number of seats."""
    try:
        table.new()
    except BadInput:
        return False
    return True


def covering(rows: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Few of the rows that hold every pair of entries which any of the rows holds."""
    left = {pair for row in rows for pair in pairs_of(row)}
    chosen: list[tuple[str, ...]] = []
    while left:
        best = max(rows, key=lambda row: len(left & pairs_of(row)))
        left -= pairs_of(best)
        chosen.append(best)
    return chosen


@functools.cache
def pairs_of(row: tuple[str, ...]) -> frozenset[tuple[int, str, int, str]]:
    return frozenset((i, row[i], j, row[j]) for i, j in itertools.combinations(range(len(row)), 2))


TABLES = [table for game in registry.every() for table in tables_of(game)]
every_game = pytest.mark.parametrize("game", registry.every(), ids=lambda game: game.name)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_game
def test_every_choice_has_a_table(game: Game) -> None:
    mine = [table for table in TABLES if table.name == game.name]
    for option in game.options:
        played = {dict(table.options)[option.name] for table in mine}
        assert played >= set(option.choices)
    assert {table.seats for table in mine} == set(range(game.min_seats, game.max_seats + 1))


# --- recorded games -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    before: State
    seat: int
    action: int
    after: State


def choose(game: Game, state: State, seat: int, rng: np.random.Generator) -> int:
    """Any verb, each as likely, then any action of it: so the rare ones come up as well."""
    if seat == CHANCE:
        return game.chance(state, rng)
    by_verb: dict[str, list[int]] = defaultdict(list)
    for action in game.legal(state, seat):
        by_verb[game.format(int(action)).split()[0]].append(int(action))
    verbs = list(by_verb)
    actions = by_verb[verbs[int(rng.random() * len(verbs))]]
    return actions[int(rng.random() * len(actions))]


def play(game: Game, state: State, rng: np.random.Generator) -> Iterator[Step]:
    for _ in range(MOST_STEPS):
        seats = game.acting(state)
        if not seats:
            return
        seat = seats[int(rng.random() * len(seats))]
        action = choose(game, state, seat, rng)
        after = game.apply(state, seat, action)
        yield Step(state, seat, action, after)
        state = after
    raise AssertionError(f"the game has not ended after {MOST_STEPS} steps")


@functools.cache
def recorded(table: Table) -> tuple[Step, ...]:
    """One whole game at the table."""
    seed = int.from_bytes(hashlib.sha256(str(table).encode()).digest()[:8], "big")
    return tuple(play(table.game, table.new(), np.random.default_rng(seed)))


def states_of(table: Table) -> list[State]:
    steps = recorded(table)
    return [steps[0].before, *(step.after for step in steps)]


def sampled(table: Table, number: int, salt: str) -> list[State]:
    """Some states of the recorded game: the first, the last, and others between."""
    states = states_of(table)
    inner = random.Random(f"{table} {salt}").sample(states[1:-1], min(few(number), len(states) - 2))
    return [states[0], *inner, states[-1]]


def viewers(table: Table) -> list[int]:
    return [*range(table.seats), SPECTATOR]


def rng_of(*salt: object) -> np.random.Generator:
    digest = hashlib.sha256(" ".join(map(str, salt)).encode()).digest()
    return np.random.default_rng(int.from_bytes(digest[:8], "big"))


# --- states are values ----------------------------------------------------------------------------


@every_table
def test_a_copy_is_independent(table: Table) -> None:
    game = table.game
    for state in sampled(table, 3, "copy"):
        before, copy = state.tobytes(), game.copy(state)
        assert game.same(copy, state)
        for name in game.dtype.names or ():
            copy[name] = ~copy[name]
        assert state.tobytes() == before
        assert not game.same(copy, state)
        assert game.same(game.from_bytes(before), state)


@every_table
def test_no_function_changes_its_argument(table: Table) -> None:
    game, rng = table.game, rng_of(table, "arguments")
    for step in random.Random(str(table)).sample(recorded(table), few(4)):
        state, bytes_before = step.before, step.before.tobytes()
        bytes_after = step.after.tobytes()
        game.acting(state)
        game.legal(state, step.seat)
        game.refusal(state, step.seat, step.action)
        game.apply(state, step.seat, step.action)
        game.barrier(state, step.seat, step.action, step.after)
        game.events(state, step.seat, step.action, step.after)
        game.results(state)
        game.format_position(state)
        if step.seat == CHANCE:
            game.chance(state, rng)
            game.odds(state)
        for viewer in viewers(table):
            game.seen(state, step.seat, step.action, viewer)
            view = game.view(state, viewer)
            view_bytes = view.tobytes()
            game.redeal(view, rng)
            game.describe(view)
            game.legal(view, step.seat)
            assert view.tobytes() == view_bytes
        assert state.tobytes() == bytes_before
        assert step.after.tobytes() == bytes_after


@every_table
def test_replaying_the_written_log_gives_the_same_bytes(table: Table) -> None:
    game = table.game
    log = Log.begin(game, table.seats, dict(table.options))
    log.entries = [Entry(step.seat, game.format(step.action)) for step in recorded(table)]
    again = Log.read(log.write())
    assert again == log
    for replayed, state in zip(again.states(), states_of(table), strict=True):
        assert game.same(replayed, state)


# --- what is legal --------------------------------------------------------------------------------


@every_table
def test_legal_actions_are_unique_and_stable(table: Table) -> None:
    game = table.game
    for state in sampled(table, 6, "legal"):
        for seat in (*range(table.seats), CHANCE):
            actions = game.legal(state, seat)
            assert len(set(actions.tolist())) == len(actions) <= game.max_legal
            assert actions.tolist() == game.legal(game.copy(state), seat).tolist()
            assert game.words(state, seat) == [game.format(int(a)) for a in actions]
            assert bool(len(actions)) == (seat in game.acting(state))


@every_table
def test_an_illegal_action_is_refused_and_changes_nothing(table: Table) -> None:
    game, rng = table.game, rng_of(table, "refused")
    for state in sampled(table, 4, "refused"):
        before = state.tobytes()
        for seat in (*range(table.seats), CHANCE):
            legal = set(game.legal(state, seat).tolist())
            for action in some_numbers(game, legal, rng):
                refusal = game.refusal(state, seat, action)
                assert (refusal is None) == (action in legal), (seat, action)
                if refusal:
                    assert refusal.reason
                    assert refusal.rule
                    with pytest.raises(IllegalAction) as caught:
                        game.apply(state, seat, action)
                    assert caught.value.refusal == refusal
        assert state.tobytes() == before


def some_numbers(game: Game, legal: set[int], rng: np.random.Generator) -> set[int]:
    """All legal numbers, their neighbours, some others, and some that are no actions at all."""
    near = {action + d for action in legal for d in (-1, 1)}
    others = rng.integers(0, game.actions, few(250)).tolist()
    return legal | near | set(others) | {-(2**40), -1, game.actions, 2**40}


@pytest.mark.parametrize("table", TABLES[::2], ids=str)
def test_refuse_agrees_with_legal_on_every_number(table: Table) -> None:
    game = table.game
    refuse = game.kernel.refuse
    worded = set(words_of(game).values())
    for state in sampled(table, 1, "every number")[1:-1]:
        for seat in game.acting(state):
            legal = {a for a in range(game.actions) if refuse(state, seat, a) == 0}
            assert legal == set(game.legal(state, seat).tolist())
            assert legal <= worded


# --- the end --------------------------------------------------------------------------------------


@every_table
def test_games_end_and_the_results_agree(table: Table) -> None:
    game, end = table.game, states_of(table)[-1]
    assert game.acting(end) == ()
    for seat in (*range(table.seats), CHANCE):
        assert not len(game.legal(end, seat))
    for state in [end, *sampled(table, 5, "results")]:
        results = game.results(state)
        assert [result.seat for result in results] == list(range(table.seats))
        for result in results:
            assert result.total == sum(result.points.values())
            better = [r for r in results if r.place < result.place]
            assert result.place == 1 + len(better)
            assert all(r.total >= result.total for r in better)
            assert all(r.total == result.total for r in results if r.place == result.place)
        totals = np.zeros(game.max_seats, np.int32)
        game.kernel.totals(state, totals)
        assert totals[: table.seats].tolist() == list(game.score(state))
        assert game.winners(state) == tuple(r.seat for r in results if r.place == 1) != ()


# --- words and positions --------------------------------------------------------------------------


@functools.cache
def words_of(game: Game) -> dict[str, int]:
    """Every word with its action; fails if two actions share one."""
    words: dict[str, int] = {}
    for action in range(game.actions):
        try:
            word = game.format(action)
        except BadInput:
            continue  # a number that stands for nothing
        assert word not in words, f"{word!r} is the word of {words[word]} and of {action}"
        words[word] = action
    return words


@every_game
def test_parse_reads_what_format_writes(game: Game) -> None:
    for word, action in words_of(game).items():
        assert game.parse(word) == action
        assert word == word.strip() == " ".join(word.split())


@every_table
def test_positions_of_states_and_views_round_trip(table: Table) -> None:
    game = table.game
    for state in sampled(table, 2, "positions"):
        for record in [state, *(game.view(state, viewer) for viewer in viewers(table))]:
            text = game.format_position(record)
            assert text.isprintable() or text.replace("\n", "").isprintable()
            assert game.same(game.parse_position(text), record), text


@every_table
def test_descriptions_and_events_are_plain_data(table: Table) -> None:
    game = table.game
    for step in random.Random(str(table)).sample(recorded(table), few(2)):
        for viewer in viewers(table):
            before, after = game.view(step.before, viewer), game.view(step.after, viewer)
            action = game.seen(step.before, step.seat, step.action, viewer)
            for told in (game.describe(after), game.events(before, step.seat, action, after)):
                assert json.loads(json.dumps(told, allow_nan=False)) == told
    for step in recorded(table):
        for event in game.events(step.before, step.seat, step.action, step.after):
            assert isinstance(event["event"], str)


# --- chance ---------------------------------------------------------------------------------------


def known_rng(number: float) -> np.random.Generator:
    """A generator whose next `random()` is this number."""
    bits = np.random.Philox(0)
    state = bits.state
    state["buffer"][:] = int(number * 2**53) << 11
    state["buffer_pos"] = 0
    bits.state = state
    return np.random.Generator(bits)


def test_the_known_generator_is_known() -> None:
    for number in (0.0, 0.25, 0.5 + 2**-53, 1 - 2**-53):
        assert known_rng(number).random() == number


@every_table
def test_chance_follows_its_odds(table: Table) -> None:
    game, parts = table.game, few(200)
    pending = [step.before for step in recorded(table) if step.seat == CHANCE]
    kinds = {
        game.format(s.action).split()[0]: s.before for s in recorded(table) if s.seat == CHANCE
    }
    for state in [*kinds.values(), *random.Random(str(table)).sample(pending, few(2))]:
        odds = game.odds(state)
        assert [action for action, _ in odds] == game.legal(state, CHANCE).tolist()
        assert sum(p for _, p in odds) == pytest.approx(1)
        assert all(p > 0 for _, p in odds)
        # Tickets spread evenly over [0, 1) meet every outcome as often as its probability says.
        drawn = Counter(game.chance(state, known_rng((i + 0.5) / parts)) for i in range(parts))
        for action, p in odds:
            assert abs(drawn[action] - p * parts) <= 1, game.format(action)
        assert game.chance(state, known_rng(0.0)) == odds[0][0]
        assert game.chance(state, known_rng(1 - 2**-53)) == odds[-1][0]


# --- views and deals ------------------------------------------------------------------------------


@every_table
def test_a_view_of_a_view_is_the_view(table: Table) -> None:
    game = table.game
    for state in sampled(table, 12, "idempotent"):
        for viewer in viewers(table):
            view = game.view(state, viewer)
            assert game.same(game.view(view, viewer), view)


@every_table
def test_a_seat_sees_its_own_choices(table: Table) -> None:
    """Bots and clients get a view and no more: it has to do for choosing, and for the score."""
    game = table.game
    for state in sampled(table, 12, "own choices"):
        for viewer in viewers(table):
            view = game.view(state, viewer)
            assert game.acting(view) == game.acting(state)
            assert game.score(view) == game.score(state)
            assert game.winners(view) == game.winners(state)
            if viewer != SPECTATOR:
                assert game.legal(view, viewer).tolist() == game.legal(state, viewer).tolist()


@every_table
def test_a_deal_cannot_be_told_from_the_truth(table: Table) -> None:
    game, rng = table.game, rng_of(table, "redeal")
    for state in sampled(table, 10, "redeal"):
        for viewer in viewers(table):
            view = game.view(state, viewer)
            for _ in range(3):
                dealt = game.redeal(view, rng)
                assert game.same(game.view(dealt, viewer), view)
                assert game.acting(dealt) == game.acting(state)
        # Full again: it can be written down and read as any true state.
        assert game.same(game.parse_position(game.format_position(dealt)), dealt)


@every_table
def test_play_goes_on_from_a_deal(table: Table) -> None:
    game, rng = table.game, rng_of(table, "play on")
    for state in sampled(table, 4, "play on"):
        for viewer in viewers(table):
            dealt = game.redeal(game.view(state, viewer), rng)
            end, _ = arena(game).random_game(dealt, rng)
            assert game.acting(end) == ()
            assert len(game.results(end)) == table.seats


@every_table
def test_deals_differ(table: Table) -> None:
    """Else the tests above and below would compare a state with itself."""
    game, rng = table.game, rng_of(table, "deals differ")
    middle = states_of(table)[len(recorded(table)) // 2]
    for viewer in viewers(table):
        view = game.view(middle, viewer)
        assert len({game.redeal(view, rng).tobytes() for _ in range(10)}) > 5


# --- pieces ---------------------------------------------------------------------------------------


def renature_census(view: dict[str, Any]) -> dict[str, int]:
    """Pieces that never leave a match, counted from the description of a view (8.11)."""
    seats, spaces = view["seats"], view["spaces"]
    halves = sum("animal" in space for space in spaces)
    count = {
        "dominoes": halves // 2 + sum(s["hand"] + s["reserve"] + s["discarded"] for s in seats),
        "spaces": len(spaces),
        "mushrooms": view["mushrooms"] + sum(s["ground"] == "mushroom" for s in spaces),
    }
    if view["step"] != "over":  # the final scoring of Valley clears the board (V-E-07)
        count["plants"] = sum("plant" in space for space in spaces) + sum(
            sum(s[stock].values()) for s in seats for stock in ("own", "neutral")
        )
    return count


CENSUS: dict[str, Callable[[dict[str, Any]], dict[str, int]]] = {"renature": renature_census}


@every_table
def test_pieces_are_conserved(table: Table) -> None:
    game = table.game
    census = CENSUS[game.name]  # a game without one is a gap
    counts: dict[str, set[int]] = defaultdict(set)
    for state in sampled(table, 6, "pieces"):
        for viewer in viewers(table)[-2:]:
            for piece, number in census(game.describe(game.view(state, viewer))).items():
                counts[piece].add(number)
    assert counts
    assert all(len(numbers) == 1 for numbers in counts.values()), counts


# --- compiled and uncompiled ----------------------------------------------------------------------


def fingerprint(table: Table) -> str:
    """A hash of all that the compiled core does in one game: states, views, deals, ratings."""
    game, rng, digest = table.game, rng_of(table, "fingerprint"), hashlib.sha256()
    for number, step in enumerate(play(game, table.new(), rng)):
        digest.update(step.after.tobytes())
        if number % 8 == 0 and step.seat != CHANCE:
            for viewer in viewers(table):
                view = game.view(step.before, viewer)
                digest.update(view.tobytes())
                digest.update(game.redeal(view, rng).tobytes())
            for action in game.legal(step.before, step.seat):
                worth = game.kernel.rate(step.before, step.seat, int(action))
                digest.update(f"{worth:.9g} ".encode())
    return digest.hexdigest()


def table_named(name: str) -> Table:
    return next(table for table in TABLES if str(table) == name)


@pytest.mark.compiled_only
@every_game
def test_compiled_and_uncompiled_agree(game: Game) -> None:
    mine = [table for table in TABLES if table.name == game.name]
    some = random.Random(game.name).sample(mine, min(5, len(mine)))
    program = (
        "import sys\n"
        "from tests.test_every_game import COMPILED, fingerprint, table_named\n"
        "assert not COMPILED\n"
        "for name in sys.argv[1:]:\n"
        "    print(fingerprint(table_named(name)))\n"
    )
    root = Path(__file__).parent.parent
    paths = os.pathsep.join([str(root), str(root / "src")])
    done = subprocess.run(
        [sys.executable, "-c", program, *map(str, some)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [fingerprint(table) for table in some]


# --- leaks ----------------------------------------------------------------------------------------
# Two matches that differ only in what an onlooker may not know have to look alike to it: the same
# views to the byte, the same events, the same lines of the log, now and after every next step.


@dataclass(frozen=True)
class Told:
    """All that a step tells an onlooker."""

    line: str
    events: str
    view: bytes


def carry_out(game: Game, state: State, seat: int, action: int, viewer: int) -> tuple[State, Told]:
    """Do a step as a server does it: apply it, then tell."""
    after = game.apply(state, seat, action)
    twin = game.seen(state, seat, action, viewer)
    before_view, after_view = game.view(state, viewer), game.view(after, viewer)
    events = game.events(before_view, seat, twin, after_view)
    line = str(Entry(seat, game.format(twin)))
    return after, Told(line, json.dumps(events), after_view.tobytes())


def shown(game: Game, state: State, viewer: int) -> list[str]:
    """All that an onlooker can look up."""
    view = game.view(state, viewer)
    words = game.words(view, viewer) if viewer != SPECTATOR else []
    return [json.dumps(game.describe(view)), game.format_position(view), *words]


def by_twin(game: Game, state: State, seat: int, viewer: int) -> dict[int, list[int]]:
    """The legal actions of a seat, put together as far as the log does not tell them apart."""
    actions: dict[int, list[int]] = defaultdict(list)
    for action in game.legal(state, seat):
        actions[game.seen(state, seat, int(action), viewer)].append(int(action))
    return actions


def check_steps(game: Game, one: State, other: State, viewer: int, rng: random.Random) -> None:
    """Steps from two states alike, which the viewer must not be able to tell from each other.

    What is over may be shown, so steps that end the game are left out.
    """
    for seat in game.acting(one):
        mine, theirs = (by_twin(game, state, seat, viewer) for state in (one, other))
        common = sorted(set(mine) & set(theirs))
        for twin in rng.sample(common, min(few(3), len(common))):
            after, told = carry_out(game, one, seat, rng.choice(mine[twin]), viewer)
            _, like = carry_out(game, other, seat, rng.choice(theirs[twin]), viewer)
            assert told == like or not game.acting(after)


def check_log(game: Game, state: State, viewer: int, rng: random.Random) -> None:
    """The log tells two actions apart only where the views do: it has no secrets of its own."""
    for seat in game.acting(state):
        legal = game.legal(state, seat).tolist()
        lines: dict[bytes, set[str]] = defaultdict(set)
        for action in rng.sample(legal, min(few(8), len(legal))):
            _, told = carry_out(game, state, seat, action, viewer)
            lines[told.view].add(told.line)
        assert all(len(alike) == 1 for alike in lines.values()), lines


def check_retold(
    game: Game, steps: tuple[Step, ...], viewer: int, first: int, rng: random.Random
) -> int:
    """The match with another hidden action at `first`, as long as the log of the viewer allows it.

    Hidden actions that have become impossible there are replaced as well; a match that cannot go on
    as the log says is left. Needs no `redeal`, so it also finds a deal that knows too much.
    """
    state, different = steps[first].before, 0
    for number, step in enumerate(steps[first:]):
        twin = game.seen(step.before, step.seat, step.action, viewer)
        others = by_twin(game, state, step.seat, viewer)[twin]
        if number == 0:
            others = [action for action in others if action != step.action]
        elif step.action in others:
            others = [step.action]
        if not others or not game.acting(step.after):
            break
        after, told = carry_out(game, step.before, step.seat, step.action, viewer)
        if number == 0:
            look = shown(game, after, viewer)
        state, like = carry_out(game, state, step.seat, rng.choice(others), viewer)
        assert told == like
        assert number > 0 or look == shown(game, state, viewer)
        different += not game.same(state, after)
    return different


def some_of_each_verb(game: Game, steps: list[int], of: tuple[Step, ...], effort: int,
                      rng: random.Random) -> list[int]:  # fmt: skip
    """Some of these steps for each verb, so that the rare ones are among them."""
    by_verb: dict[str, list[int]] = defaultdict(list)
    for number in steps:
        by_verb[game.format(of[number].action).split()[0]].append(number)
    return [n for group in by_verb.values() for n in rng.sample(group, min(effort, len(group)))]


def check_leaks(table: Table, effort: int) -> int:
    """Fails if something leaks; returns in how many cases the states really were different."""
    game, steps, different = table.game, recorded(table), 0
    generator, rng = rng_of(table, "leaks"), random.Random(str(table))
    for viewer in viewers(table):
        for number in some_of_each_verb(game, list(range(len(steps))), steps, effort, rng):
            state = steps[number].before
            dealt = game.redeal(game.view(state, viewer), generator)
            different += not game.same(dealt, state)
            assert game.same(game.view(dealt, viewer), game.view(state, viewer))
            check_steps(game, state, dealt, viewer, rng)
            check_log(game, state, viewer, rng)
        hidden = [
            number
            for number, step in enumerate(steps)
            if game.seen(step.before, step.seat, step.action, viewer) != step.action
        ]
        for number in some_of_each_verb(game, hidden, steps, effort, rng):
            different += check_retold(game, steps, viewer, number, rng)
    return different


@every_table
def test_nothing_leaks(table: Table) -> None:
    assert check_leaks(table, 1) > table.seats


# Leaks built into Renature: each is a slip that a programmer could make, and each has to be found.


class Leaky:
    """Puts leaks into the game; what the functions did before is kept beside."""

    def __init__(self, game: Game, patch: pytest.MonkeyPatch) -> None:
        self.game, self.patch = game, patch
        self.hide, self.redeal = game.kernel.hide, game.kernel.redeal
        self.seen, self.events, self.describe = game.seen, game.events, game.describe
        self.apply = game.apply
        self.last = -1

    def into_kernel(self, **functions: Callable[..., Any]) -> None:
        for name, function in functions.items():
            self.patch.setattr(self.game.kernel, name, function)

    def into_game(self, **functions: Callable[..., Any]) -> None:
        for name, function in functions.items():
            self.patch.setattr(self.game, name, function)

    def remember_actions(self) -> None:
        def apply(state: State, seat: int, action: int) -> State:
            self.last = action
            return self.apply(state, seat, action)

        self.into_game(apply=apply)


def restore(leaky: Leaky, field: str, which: Callable[[State, State], Any]) -> None:
    """A `hide` that forgets the entries of a field that `which` names."""

    def hide(state: State, seat: int) -> None:
        full = leaky.game.copy(state)
        leaky.hide(state, seat)
        if state.step != at.OVER:  # nothing is hidden then
            forgotten = which(full, state)
            state[field][forgotten] = full[field][forgotten]

    leaky.into_kernel(hide=hide)


def is_held(where: Any) -> Any:
    return (where >= at.HAND) & (where < at.BOARD)


def forget_a_hand(leaky: Leaky) -> None:
    restore(leaky, "where", lambda full, view: is_held(full.where))


def forget_one_domino(leaky: Leaky) -> None:
    restore(leaky, "where", lambda full, view: np.flatnonzero(full.where != view.where)[:1])


def forget_discards(leaky: Leaky) -> None:
    restore(leaky, "where", lambda full, view: full.where >= at.BOX)


def forget_backs(leaky: Leaky) -> None:
    restore(leaky, "back", lambda full, view: full.back != view.back)


def hide_nothing_and_deal_nothing(leaky: Leaky) -> None:
    def hide(state: State, seat: int) -> None:
        state.viewer = seat

    def redeal(state: State, rng: np.random.Generator) -> None:
        state.viewer = at.FULL

    leaky.into_kernel(hide=hide, redeal=redeal)


def hint_in_another_field(leaky: Leaky) -> None:
    def hide(state: State, seat: int) -> None:
        hint = int(np.flatnonzero(is_held(state.where)).sum()) % 7
        leaky.hide(state, seat)
        state.supply = 1000 + hint if state.supply < 1000 else state.supply

    leaky.into_kernel(hide=hide)


def log_tells(*verbs: str) -> Callable[[Leaky], None]:
    def leak(leaky: Leaky) -> None:
        def seen(before: State, seat: int, action: int, viewer: int) -> int:
            open_ = leaky.game.format(action).split()[0] in verbs
            return action if open_ else leaky.seen(before, seat, action, viewer)

        leaky.into_game(seen=seen)

    return leak


def log_tells_spectators(leaky: Leaky) -> None:
    def seen(before: State, seat: int, action: int, viewer: int) -> int:
        return action if viewer == SPECTATOR else leaky.seen(before, seat, action, viewer)

    leaky.into_game(seen=seen)


def events_tell(leaky: Leaky) -> None:
    leaky.remember_actions()

    def events(before: State, seat: int, action: int, after: State) -> list[dict[str, Any]]:
        return [*leaky.events(before, seat, action, after), {"event": "x", "of": leaky.last}]

    leaky.into_game(events=events)


def description_tells(leaky: Leaky) -> None:
    leaky.remember_actions()
    leaky.into_game(describe=lambda view: {**leaky.describe(view), "last": leaky.last})


LEAKS = {
    "hands in views": forget_a_hand,
    "one domino in views": forget_one_domino,
    "discards in views": forget_discards,
    "backs in views": forget_backs,
    "everything in views and deals": hide_nothing_and_deal_nothing,
    "a hint in another field": hint_in_another_field,
    "draws in the log": log_tells("draw"),
    "discards in the log": log_tells("discard"),
    "backs in the log": log_tells("back"),
    "all in the spectators' log": log_tells_spectators,
    "actions in events": events_tell,
    "actions in descriptions": description_tells,
}


SECRETIVE = Table("renature", 3, ())  # base, hidden discards: all kinds of secrets


@pytest.mark.parametrize("leak", LEAKS)
def test_the_leak_test_finds(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](Leaky(SECRETIVE.game, monkeypatch))
    with pytest.raises(AssertionError):
        check_leaks(SECRETIVE, 1)


def test_the_leak_test_is_silent_without_a_leak() -> None:
    """The same table and effort as above, so that it is the leak that was found there."""
    assert check_leaks(SECRETIVE, 1) > 0
