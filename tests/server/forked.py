"""Servers that start at once: copies of a process that has all modules loaded.

What runs is `waldbach serve`, down to its exit code. Only the second or two that Python spends on
imports is saved, so that a test that kills servers again and again spends its time on them alive.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO, Self

from tests.server.running import Server
from waldbach.server import rounds
from waldbach.server.people import sessions


class Forked(Server):
    """As `Server`; what it is copied from lives until the end of the block.

    `look_every`: it notices within so many seconds what nobody tells it, and not within half a
    minute.
    """

    _source: subprocess.Popen[bytes]

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        look_every: float | None = None,
        **settings: str,
    ) -> None:
        super().__init__(folder, database, **settings)
        self._look_every = look_every

    def __enter__(self) -> Self:
        self._source = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forked"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"WALDBACH_DATA": str(self.folder)},
        )
        return self.start()

    def __exit__(self, *_: object) -> None:
        with self._source:  # closes its input, which ends the server too
            pass

    def start(self) -> Self:
        self._ask(
            {
                "log": str(self.log_file),
                "look_every": self._look_every,
                "settings": self.settings,
            }
        )
        self._wait()
        return self

    def kill(self) -> None:
        """With SIGKILL; returns when nothing is left of it."""
        self._ask("kill")

    def _ended(self) -> bool:
        return self._source.poll() is not None

    def _ask(self, wish: object) -> None:
        assert self._source.stdin is not None
        assert self._source.stdout is not None
        self._source.stdin.write(json.dumps(wish).encode() + b"\n")
        self._source.stdin.flush()
        assert self._source.stdout.readline() == b"done\n"


def main(wishes: IO[str]) -> None:
    """Each line is a server to be started, or the end of the last one."""
    from waldbach.server.serving import serve

    child = 0
    for line in wishes:
        wish = json.loads(line)
        if wish == "kill":
            _end(child, signal.SIGKILL)
            child = 0
        else:
            child = os.fork()
            if not child:
                _redirect(Path(wish["log"]))
                if wish["look_every"] is not None:
                    _hurry(wish["look_every"])
                os._exit(serve(wish["settings"]))
        print("done", flush=True)
    if child:
        _end(child, signal.SIGTERM)


def _hurry(look_every: float) -> None:
    rounds.LOOK_EVERY = look_every
    sessions.FRESH = int(look_every * 1000)


def _end(child: int, how: signal.Signals) -> None:
    os.kill(child, how)
    os.waitpid(child, 0)


def _redirect(log: Path) -> None:
    with log.open("ab") as out, open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)


if __name__ == "__main__":
    main(sys.stdin)
