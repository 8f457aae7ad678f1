"""The load, in a process of its own: prints its figures as JSON.

    python -m bench.server.load play PORT PID [--tables 500] [--seconds 10] [--rate TURNS]
    python -m bench.server.load hold PORT PID [--tables 1000] [--idle 10000]
    python -m bench.server.load grow PORT PID [--tables 200] [--games 6000] [--minutes 30]

PID is the server's. `play` counts what goes through: without a rate each table plays as fast as it
is answered; with `--peer GAME` the server is boardgame.io's. `hold` opens idle sockets beside those
that play. `grow` watches the server's memory until so many games are over, or so many minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import resource
import signal

import msgspec
import uvloop

from bench.server.holding import Held, hold
from bench.server.pace import Pace
from bench.server.peer_load import PeerLoad
from bench.server.tables import Load
from bench.server.tally import Figures, Grown, Server, Tally, measure, watch


async def play(given: argparse.Namespace) -> Figures:
    tally, pace = Tally(), Pace(given.tables, given.rate)
    load: Load | PeerLoad
    if given.peer:
        load = PeerLoad(given.port, given.peer, given.tables, tally, pace)
    else:
        load = Load(given.port, given.tables, tally, pace)
    await load.set_up()
    load.start()
    await asyncio.sleep(given.warm_up)
    if given.sample:
        os.kill(given.pid, signal.SIGUSR1)
    figures = await measure(Server(given.pid), tally, given.seconds)
    if given.sample:
        os.kill(given.pid, signal.SIGUSR1)
    await load.end()
    return figures


async def grow(given: argparse.Namespace) -> Grown:
    tally = Tally()
    load = Load(given.port, given.tables, tally, Pace(given.tables, None))
    await load.set_up()
    load.start()
    grown = await watch(Server(given.pid), tally, given.games, given.minutes * 60)
    await load.end()
    return grown


async def hold_sockets(given: argparse.Namespace) -> Held:
    return await hold(given.port, Server(given.pid), given.tables, given.idle)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    modes = parser.add_subparsers(required=True)
    for name, work, tables in (
        ("play", play, 500), ("hold", hold_sockets, 1000), ("grow", grow, 200),
    ):  # fmt: skip
        mode = modes.add_parser(name)
        mode.set_defaults(work=work)
        mode.add_argument("port", type=int)
        mode.add_argument("pid", type=int)
        mode.add_argument("--tables", type=int, default=tables)
        if name == "play":
            mode.add_argument("--seconds", type=float, default=10)
            mode.add_argument("--warm-up", type=float, default=2)
            mode.add_argument("--rate", type=float)
            mode.add_argument("--peer", metavar="GAME")
            mode.add_argument("--sample", action="store_true", help="see sampling.py")
        elif name == "hold":
            mode.add_argument("--idle", type=int, default=10_000)
        else:
            mode.add_argument("--games", type=float, default=math.inf)
            mode.add_argument("--minutes", type=float, default=30)
    return parser.parse_args()


def main() -> None:
    given = arguments()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(msgspec.json.encode(uvloop.run(given.work(given))).decode())


if __name__ == "__main__":
    main()
