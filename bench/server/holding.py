"""Sockets that are open and say nothing, beside those that play."""

from __future__ import annotations

import asyncio

import msgspec
import picows

from bench.server.http_client import HOST
from bench.server.pace import Pace
from bench.server.tables import AT_ONCE, Load, enter_all, new_table
from bench.server.tally import Server, Tally

AT_A_TABLE = 20  # idle spectators
REST = 5.0  # seconds after which nothing is under way any more
TURNS_A_SECOND = 100  # of the tables that play
AT_PRACTICE = 40  # tables


class Held(msgspec.Struct):
    """Bytes of the server's memory, as sockets are added, and CPU seconds that it took to."""

    active: int
    idle: int
    alone: int  # with its tables, and nobody connected
    with_active: int
    with_idle: int
    table_cpu: float  # to open a table for two, one of whom joins
    socket_cpu: float  # to open a socket
    lost: int  # sockets that were closed
    problems: list[str]

    @property
    def each_active(self) -> float:
        return (self.with_active - self.alone) / self.active

    @property
    def each_idle(self) -> float:
        return (self.with_idle - self.with_active) / self.idle


class Spectator(picows.WSListener):
    def __init__(self) -> None:
        self.closed = False
        self.transport: picows.WSTransport | None = None

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        self.transport = transport

    def on_ws_disconnected(self, transport: picows.WSTransport) -> None:
        self.closed = True


async def practise(port: int) -> None:
    """What comes into memory with the first moves (compiled functions, pages of the database)
    belongs to no socket."""
    load = Load(port, AT_PRACTICE, Tally(), Pace(AT_PRACTICE, TURNS_A_SECOND))
    await load.seat_all()
    await load.connect_all()
    load.start()
    await asyncio.sleep(REST)
    await load.end()


async def hold(port: int, server: Server, tables: int, idle: int) -> Held:
    await practise(port)
    tally = Tally()
    load = Load(port, tables, tally, Pace(tables, TURNS_A_SECOND))
    await load.seat_all()
    before = server.cpu()
    quiet = await quiet_tables(port, max(1, idle // AT_A_TABLE))
    table_cpu = (server.cpu() - before) / len(quiet)
    await asyncio.sleep(REST)
    alone, before = server.memory(), server.cpu()
    await load.connect_all()
    socket_cpu = (server.cpu() - before) / (2 * tables)
    load.start()
    await asyncio.sleep(REST)
    with_active = server.memory()
    spectators = await watch_all(port, quiet, idle)
    await asyncio.sleep(REST)
    held = Held(
        active=2 * tables,
        idle=idle,
        alone=alone,
        with_active=with_active,
        with_idle=server.memory(),
        table_cpu=table_cpu,
        socket_cpu=socket_cpu,
        lost=sum(one.closed for one in spectators),
        problems=tally.problems[:3],
    )
    await load.end()
    return held


async def quiet_tables(port: int, count: int) -> list[str]:
    """Tables at which nobody plays."""
    host, guest = await enter_all(port, 2, asyncio.Semaphore(AT_ONCE), first=100)
    return [await new_table(host, guest) for _ in range(count)]


async def watch_all(port: int, tables: list[str], count: int) -> list[Spectator]:
    room = asyncio.Semaphore(AT_ONCE)
    spectators = [Spectator() for _ in range(count)]

    async def connect(number: int) -> None:
        url = f"ws://{HOST}:{port}/api/tables/{tables[number % len(tables)]}/live"
        async with room:
            await picows.ws_connect(
                lambda: spectators[number],
                url,
                local_addr=(f"127.1.{number // 250}.1", 0),
                websocket_handshake_timeout=60,
                read_buffer_init_size=1024,
            )

    await asyncio.gather(*map(connect, range(count)))
    return spectators
