"""Measure the table server under load, and boardgame.io's server under the same.

    python -m bench.server [--quick] [--tables 500] [--rate 4000] [--minutes 60] [--only turns …]

The server has core 0 and the load core 1; SQLite writes every commit through to the disk. What is
measured, and how to read it, stands in docs/capacity.md.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from bench.__main__ import print_table
from bench.server.holding import Held
from bench.server.peer import install, peer_server
from bench.server.processes import load, our_server
from bench.server.sampling import shares
from bench.server.tally import Figures, Grown

SHOWN = 40  # functions of a profile
WARM_UP = 1  # seconds; with the next ones less than a game lasts at the rate that is promised
UNDER_WAY = 4  # seconds in which all games go on
BUSY = 0.9  # share of its core from which on the load may be what is slow
HEADS = (
    "load", "turns a second", "entries a second", "games a second", "p50", "p99",
    "server CPU a turn", "turns per CPU second", "server's core", "load's core",
)  # fmt: skip


@dataclass(frozen=True)
class Plan:
    """How much is measured."""

    tables: int
    rate: float
    rounds: int  # of which the one in the middle is shown
    seconds: float  # of a load whose games end, and are followed by others
    active: int  # tables beside idle sockets
    idle: int
    games: int  # over which memory is watched
    minutes: float | None  # or so long


def row(name: str, figures: Figures) -> tuple[str, ...]:
    seconds = figures.seconds
    return (
        name,
        f"{figures.rate:,.0f}",
        f"{figures.entries / seconds:,.0f}",
        f"{figures.games / seconds:,.1f}",
        f"{figures.p50 * 1000:,.1f} ms",
        f"{figures.p99 * 1000:,.1f} ms",
        f"{1e6 / figures.per_cpu_second:,.0f} µs" if figures.turns else "-",
        f"{figures.per_cpu_second:,.0f}",
        f"{figures.server_cpu / seconds:.0%}",
        f"{figures.load_share:.0%}",
    )


def warn(name: str, figures: Figures) -> None:
    """Say what makes a figure worth less than it seems."""
    if figures.problems:
        print(f"{name}: {figures.problems} problems, such as {figures.first_problems}")
    if figures.load_share > BUSY:
        print(f"{name}: the load was as busy as it can be; the server may be faster")
    if figures.server_cpu < figures.seconds * 0.8 and figures.load_share < BUSY:
        print(f"{name}: neither side was busy; where no rate was set, others used the cores")


def play(port: int, pid: int, plan: Plan, *flags: object, seconds: float = UNDER_WAY) -> Figures:
    flags = ("--tables", plan.tables, "--warm-up", WARM_UP, "--seconds", seconds, *flags)
    return msgspec.json.decode(load("play", port, pid, *flags), type=Figures)


def show(title: str, rows: Sequence[tuple[str, Figures]]) -> None:
    print_table(title, HEADS, [row(name, figures) for name, figures in rows])
    for name, figures in rows:
        warn(name, figures)
    sys.stdout.flush()


# --- what is measured -----------------------------------------------------------------------------


def measure_turns(plan: Plan) -> Figures:
    """As fast as it goes, then at the rate that is promised; then with people coming and going."""
    rows = []
    for name, flags in (("as fast as it goes", ()), ("at a rate", ("--rate", plan.rate))):
        found = [_once(plan, *flags) for _ in range(plan.rounds)]
        rows.append((name, sorted(found, key=lambda one: one.per_cpu_second)[plan.rounds // 2]))
    rows.append(("with new tables", _once(plan, seconds=plan.seconds)))
    show(f"Waldbach, {plan.tables} tables of base Renature", rows)
    return rows[0][1]


def _once(plan: Plan, *flags: object, seconds: float = UNDER_WAY) -> Figures:
    with our_server() as (port, pid):
        return play(port, pid, plan, *flags, seconds=seconds)


def measure_profile(plan: Plan) -> None:
    """Where the time of a turn goes."""
    with tempfile.TemporaryDirectory(prefix="waldbach-bench-") as folder:
        samples = Path(folder) / "samples.txt"
        with our_server(samples) as (port, pid):
            figures = play(port, pid, plan, "--sample")
        within, alone = shares(samples)
    turn = 1e6 / figures.per_cpu_second
    for title, found in (("with all that they call", within), ("alone", alone)):
        rows = [(name, f"{share:.1%}", f"{share * turn:.1f}") for name, share in found[:SHOWN]]
        print_table(
            f"Functions by CPU time, {title}; a turn takes {turn:,.0f} µs",
            ("function", "share", "µs a turn"), rows,
        )  # fmt: skip
    print_table(
        "Threads by CPU time", ("thread", "µs a turn"),
        [(name, f"{1e6 * cpu / figures.turns:.1f}") for name, cpu in figures.threads.items()],
    )  # fmt: skip
    sys.stdout.flush()


def measure_sockets(plan: Plan) -> None:
    with our_server() as (port, pid):
        printed = load("hold", port, pid, "--tables", plan.active, "--idle", plan.idle)
    held = msgspec.json.decode(printed, type=Held)
    rows = [
        (f"with {held.active:,} active sockets", held.with_active, held.each_active),
        (f"and {held.idle:,} idle ones", held.with_idle, held.each_idle),
    ]
    print_table(
        "Memory of the server", ("", "resident", "for each socket", "bar"),
        [("with its tables alone", _megabytes(held.alone), "", "")]
        + [(name, _megabytes(all), f"{each / 1024:.1f} KB", "40 KB") for name, all, each in rows],
    )  # fmt: skip
    print(f"\nCPU time to open a table for two and join it: {held.table_cpu * 1000:.1f} ms")
    print(f"CPU time to open a socket: {held.socket_cpu * 1000:.1f} ms")
    if held.lost or held.problems:
        print(f"{held.lost} idle sockets were closed; problems: {held.problems}")
    sys.stdout.flush()


def measure_growth(plan: Plan) -> None:
    until = ("--minutes", plan.minutes) if plan.minutes else ("--games", plan.games)
    with our_server() as (port, pid):
        printed = load("grow", port, pid, *until)
    grown = msgspec.json.decode(printed, type=Grown)
    step = max(1, len(grown.samples) // 10)
    rows = [(f"{games:,}", _megabytes(memory)) for games, memory in grown.samples[::step]]
    print_table(
        f"Memory over {grown.samples[-1][0]:,} games in {grown.seconds:,.0f} s",
        ("games over", "resident"), rows,
    )  # fmt: skip
    least, most = (pick(memory for _, memory in grown.later) for pick in (min, max))
    print(
        f"later half: {_megabytes(least)} to {_megabytes(most)}, {grown.trend:+,.1f} bytes a game"
    )
    for problem in grown.problems:
        print(f"ended early: {problem}")
    sys.stdout.flush()


def measure_peer(plan: Plan, ours: Figures | None) -> None:
    rows = []
    with tempfile.TemporaryDirectory(prefix="waldbach-bench-") as name:
        folder = Path(name)
        environment = install(folder)
        for game in ("tiny", "board"):
            for kind in ("memory", "files"):
                store = folder / f"store-{game}" if kind == "files" else None
                with peer_server(folder, environment, store) as (port, pid):
                    rows.append((f"{game}, {kind}", play(port, pid, plan, "--peer", game)))
    show(f"boardgame.io, {plan.tables} matches", rows)
    if ours:
        print_table(
            "Turns per CPU second of Waldbach, for each of boardgame.io", ("boardgame.io", "ratio"),
            [(name, f"{ours.per_cpu_second / it.per_cpu_second:.1f}") for name, it in rows],
        )  # fmt: skip


def _megabytes(size: int) -> str:
    return f"{size / 2**20:,.0f} MB"


PARTS: dict[str, Callable[[Plan], object]] = {
    "turns": measure_turns,
    "profile": measure_profile,
    "sockets": measure_sockets,
    "growth": measure_growth,
    "peer": lambda plan: measure_peer(plan, None),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="some minutes: shorter, fewer sockets")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=4000, help="turns a second")
    parser.add_argument("--minutes", type=float, help="of growth, instead of 6,000 games")
    parser.add_argument("--only", choices=PARTS, nargs="+", default=list(PARTS))
    given = parser.parse_args()
    if given.quick:
        plan = Plan(
            given.tables, given.rate, 1, 5, active=50, idle=500, games=200, minutes=given.minutes
        )
    else:
        plan = Plan(
            given.tables,
            given.rate,
            3,
            30,
            active=1000,
            idle=10_000,
            games=6000,
            minutes=given.minutes,
        )
    ours = measure_turns(plan) if "turns" in given.only else None
    for name in given.only:
        if name not in ("turns", "peer"):
            PARTS[name](plan)
    if "peer" in given.only:
        measure_peer(plan, ours)


if __name__ == "__main__":
    main()
