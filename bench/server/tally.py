"""What is counted while a server is under load, and the figures that come of it."""

from __future__ import annotations

import asyncio
import math
import os
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

SAMPLES = 10  # looks at the server's memory during a measurement


@dataclass
class Tally:
    """Counted by the load; `waits` are seconds from a send to the other seat's update."""

    turns: int = 0
    entries: int = 0
    games: int = 0
    received: int = 0  # bytes
    waits: list[float] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def problem(self, what: str) -> None:
        self.problems.append(what)

    def clear(self) -> None:
        """Begin to count; what went wrong before is kept."""
        self.turns = self.entries = self.games = self.received = 0
        self.waits.clear()


class Figures(msgspec.Struct):
    """A measurement. Times are seconds, memory is bytes."""

    seconds: float
    turns: int
    entries: int
    games: int
    received: int
    server_cpu: float
    load_cpu: float
    p50: float
    p99: float
    memory: list[int]  # of the server, at even distances, the first at the beginning
    problems: int
    first_problems: list[str]
    threads: dict[str, float]  # CPU of the server's threads

    @property
    def rate(self) -> float:
        return self.turns / self.seconds

    @property
    def per_cpu_second(self) -> float:
        return self.turns / self.server_cpu if self.server_cpu else 0.0

    @property
    def load_share(self) -> float:
        return self.load_cpu / self.seconds


def percentile(values: list[float], share: float) -> float:
    """The smallest value that at least this share of all do not exceed; 0 without values."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else 0.0


class Server:
    """A server process with all that it has started, seen from outside (on Linux)."""

    def __init__(self, pid: int) -> None:
        self.main = Path(f"/proc/{pid}")

    def cpu(self) -> float:
        return sum(map(_cpu, (self.main, *_children(self.main))))

    def memory(self) -> int:
        """Resident memory of the process that serves; not of the bots."""
        pages = int((self.main / "statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def threads(self) -> dict[str, float]:
        return {task.name: _cpu(task) for task in (self.main / "task").iterdir()}


def _cpu(process: Path) -> float:
    """Seconds of CPU time; 0 for a process that has just ended."""
    try:
        times = (process / "stat").read_text().rpartition(")")[2].split()[11:13]
    except OSError:
        return 0.0
    return sum(map(int, times)) / os.sysconf("SC_CLK_TCK")


def _children(process: Path) -> Iterator[Path]:
    for task in (process / "task").iterdir():
        for child in (task / "children").read_text().split():
            yield Path(f"/proc/{child}")
            yield from _children(Path(f"/proc/{child}"))


class Grown(msgspec.Struct):
    """The server's memory in bytes, with how many games were over by then."""

    samples: list[tuple[int, int]]
    seconds: float
    problems: list[str]

    @property
    def trend(self) -> float:
        """Bytes a game, by a straight line through the later half."""
        return statistics.linear_regression(*zip(*self.later, strict=True)).slope

    @property
    def later(self) -> list[tuple[int, int]]:
        """The later half."""
        return self.samples[len(self.samples) // 2 :]


async def watch(server: Server, tally: Tally, games: float, most_seconds: float) -> Grown:
    """Look at the memory each second until so many games are over, or so many seconds, or something
    goes wrong."""
    began, samples = time.perf_counter(), [(tally.games, server.memory())]
    until = began + most_seconds
    while tally.games < games and time.perf_counter() < until and not tally.problems:
        await asyncio.sleep(1)
        tally.waits.clear()
        samples.append((tally.games, server.memory()))
    return Grown(samples, time.perf_counter() - began, tally.problems[:3])


async def measure(server: Server, tally: Tally, seconds: float) -> Figures:
    """Count for so long, while the load goes on."""
    tally.clear()
    began, cpu, own = time.perf_counter(), server.cpu(), time.process_time()
    threads, memory = server.threads(), [server.memory()]
    for _ in range(SAMPLES):
        await asyncio.sleep(seconds / SAMPLES)
        memory.append(server.memory())
    took = time.perf_counter() - began
    return Figures(
        seconds=took,
        turns=tally.turns,
        entries=tally.entries,
        games=tally.games,
        received=tally.received,
        server_cpu=server.cpu() - cpu,
        load_cpu=time.process_time() - own,
        p50=percentile(tally.waits, 0.5),
        p99=percentile(tally.waits, 0.99),
        memory=memory,
        problems=len(tally.problems),
        first_problems=tally.problems[:3],
        threads={
            "event loop" if one == server.main.name else f"thread {one}": spent
            for one, now in server.threads().items()
            if (spent := now - threads.get(one, 0.0)) > took / 100
        },
    )
