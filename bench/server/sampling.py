"""Where the CPU time of the event loop's thread goes: its stack, looked at a thousand times in each
second of CPU time. Unlike a tracer this slows nothing, so the shares are true.

`install` in the server; the load begins and ends the sampling by SIGUSR1. The samples are written
when sampling ends: one line for each stack, `count function;function;…`, outermost first, as flame
graph tools read it.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType

EVERY = 0.001  # seconds of CPU time
Stack = tuple[str, ...]


class Sampler:
    def __init__(self, file: Path) -> None:
        self.file = file
        self._stacks: Counter[tuple[CodeType, ...]] = Counter()
        self._running = False

    def install(self) -> None:
        signal.signal(signal.SIGPROF, self._look)
        signal.signal(signal.SIGUSR1, self._toggle)

    def _toggle(self, *_: object) -> None:
        self._running = not self._running
        interval = EVERY if self._running else 0.0
        signal.setitimer(signal.ITIMER_PROF, interval, interval)
        if not self._running:
            self._write()

    def _look(self, _: int, frame: FrameType | None) -> None:
        stack = []
        while frame is not None:
            stack.append(frame.f_code)
            frame = frame.f_back
        self._stacks[tuple(stack)] += 1

    def _write(self) -> None:
        lines = [
            f"{count} {';'.join(map(_name, reversed(stack)))}"
            for stack, count in self._stacks.items()
        ]
        self.file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _name(code: CodeType) -> str:
    path = Path(code.co_filename)
    folder = path.parent.name
    return f"{folder}/{path.stem}.{code.co_qualname}".replace(" ", "_").replace(";", ",")


def read(file: Path) -> Iterator[tuple[int, Stack]]:
    for line in file.read_text(encoding="utf-8").splitlines():
        count, _, stack = line.partition(" ")
        yield int(count), tuple(stack.split(";"))


def shares(file: Path) -> tuple[list[tuple[str, float]], list[tuple[str, float]]]:
    """Shares of all samples by function, most first: with all that it calls, and alone."""
    within: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    total = 0
    for count, stack in read(file):
        total += count
        alone[stack[-1]] += count
        for name in set(stack):
            within[name] += count
    return (
        [(name, count / total) for name, count in within.most_common()],
        [(name, count / total) for name, count in alone.most_common()],
    )
