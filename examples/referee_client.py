"""Plays random words against the referee: a complete client, in nothing but Python's own library.

    python examples/referee_client.py                          one game, two seats
    python examples/referee_client.py --games 10 --seats 4 --option mode=valley
    python examples/referee_client.py --command "python -m waldbach.adapters.referee"

A program in another language does the same: start the referee as a child process, write a JSON
object and a newline, read a line, and so on. The protocol stands in docs/referee.md.
"""

from __future__ import annotations

import argparse
import json
import random
import shlex
import subprocess
from types import TracebackType
from typing import Any


class Refused(Exception):
    """The referee answered with an error; `code` is for programs, the text for people."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error["message"])
        self.code = error["code"]


class Client:
    """A referee in a child process."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self.requests = 0

    def ask(self, command: str, **fields: Any) -> dict[str, Any]:
        """Send one request, wait for its response."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.requests += 1
        request = {"id": self.requests, "command": command, **fields}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the referee has ended with code {self.process.wait()}")
        response: dict[str, Any] = json.loads(line)
        if response.get("id") != self.requests:
            raise SystemExit(f"a response out of turn: {line}")
        if not response["ok"]:
            raise Refused(response["error"])
        return response

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None and error is None:
            self.ask("quit")
        self.process.communicate()


def play(client: Client, game: str, seats: int, options: dict[str, str], seed: int) -> list[Any]:
    """One game of random words; returns its results."""
    rng = random.Random(seed)
    now = client.ask("new", game=game, seats=seats, options=options, seed=seed)
    while not now["over"]:
        seat = now["acting"][0]
        words = client.ask("legal", seat=seat)["words"]
        now = client.ask("play", seat=seat, word=rng.choice(words))
    results: list[Any] = now["results"]
    return results


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--command", default="waldbach referee", help="how to start the referee")
    parser.add_argument("--game", help="a name from the referee's list; the first if none is given")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    given = arguments()
    options = dict(option.split("=", 1) for option in given.option)
    with Client(shlex.split(given.command)) as client:
        game = given.game or client.ask("games")["games"][0]["name"]
        for seed in range(given.seed, given.seed + given.games):
            try:
                results = play(client, game, given.seats, options, seed)
            except Refused as refused:
                raise SystemExit(f"{refused.code}: {refused}") from None
            scores = ", ".join(f"seat {r['seat']}: {r['total']}" for r in results)
            print(f"game {seed}: {scores}")


if __name__ == "__main__":
    main()
