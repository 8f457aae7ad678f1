"""Who does too much is told to wait, for how long, and everybody else goes on."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.cast import Actor, guest
from tests.server.inside import Inside, InsideSocket, inside
from tests.server.running import NO_TLS, Person, Server, play_on
from waldbach.server.allowance import CROWD

pytestmark = pytest.mark.later
TABLE = {"game": "renature", "seats": [{"kind": "me"}, {"kind": "open"}]}


def client_at(server: Inside, address: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(server.app, client=(address, 1))  # type: ignore[arg-type]
    return httpx.AsyncClient(transport=transport, base_url="http://localhost:8000")


def check_refused(answer: httpx.Response, seconds: int) -> None:
    assert answer.status_code == 429, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.headers["retry-after"] == str(seconds)
    assert answer.json()["retry_after"] == seconds
    assert "content-security-policy" in answer.headers


async def test_an_address_makes_so_many_requests_and_others_go_on(tmp_path: Path) -> None:
    async with (
        inside(tmp_path, limits_requests="6/minute") as server,
        client_at(server, "192.0.2.1") as busy,
        client_at(server, "192.0.2.2") as calm,
    ):
        paths = ("/", "/api/games", "/nowhere", "/static/front.css", "/api/me", "/robots.txt")
        for path in paths:
            assert (await busy.get(path)).status_code != 429
        for path in paths:  # nothing is free, not even what is not there
            check_refused(await busy.get(path), 10)
        assert (await calm.get("/api/games")).status_code == 200
        assert (await busy.get("/healthz")).status_code == 200
        server.clock.now += 10_000
        assert (await busy.get("/api/games")).status_code == 200
        check_refused(await busy.get("/api/games"), 10)


async def test_a_household_counts_as_one_address(tmp_path: Path) -> None:
    async with inside(tmp_path, limits_requests="1/minute") as server:
        for address, status in (
            ("2001:db8:0:1::1", 200), ("2001:db8:0:1:ffff::2", 429), ("2001:db8:0:2::1", 200),
        ):  # fmt: skip
            async with client_at(server, address) as client:
                assert (await client.get("/api/games")).status_code == status


async def new_table(client: httpx.AsyncClient, who: Actor) -> httpx.Response:
    return await client.post("/api/tables", json=TABLE, headers=who.headers)


async def test_a_person_opens_so_many_tables(tmp_path: Path) -> None:
    async with inside(tmp_path, limits_tables="2/hour") as server, server.client() as client:
        ada, bob = await guest(server.house, "Ada"), await guest(server.house, "Bob")
        for _ in range(2):
            assert (await new_table(client, ada)).status_code == 201
        check_refused(await new_table(client, ada), 1800)
        wish = {"text": "waldbach"}
        check_refused(await client.post("/api/tables/import", json=wish, headers=ada.headers), 1800)
        assert (await new_table(client, bob)).status_code == 201
        server.clock.now += 1_800_000
        assert (await new_table(client, ada)).status_code == 201


async def test_an_address_opens_so_many_tables_whoever_asks(tmp_path: Path) -> None:
    async with inside(tmp_path, limits_tables="1/hour") as server:
        async with client_at(server, "192.0.2.1") as client:
            for number in range(CROWD):
                ada = await guest(server.house, f"Ada {number}")
                assert (await new_table(client, ada)).status_code == 201
            eve = await guest(server.house, "Eve")
            check_refused(await new_table(client, eve), 360)
        async with client_at(server, "192.0.2.2") as client:
            bob = await guest(server.house, "Bob")
            assert (await new_table(client, bob)).status_code == 201


async def test_a_person_sits_down_so_often(tmp_path: Path) -> None:
    async with inside(tmp_path, limits_joins="3/hour") as server, server.client() as client:
        ada, bob = await guest(server.house, "Ada"), await guest(server.house, "Bob")
        for number in range(4):
            table = (await new_table(client, ada)).json()["id"]
            path = f"/api/tables/{table}/seats"
            sat = await client.post(path, json={}, headers=bob.headers)
            if number < 3:
                assert sat.status_code == 200
            else:
                check_refused(sat, 1200)


async def two_at_a_table(server: Inside, client: httpx.AsyncClient) -> tuple[Actor, Actor, str]:
    ada, bob = await guest(server.house, "Ada"), await guest(server.house, "Bob")
    table = str((await new_table(client, ada)).json()["id"])
    await client.post(f"/api/tables/{table}/seats", json={}, headers=bob.headers)
    return ada, bob, table


async def opened(stack: AsyncExitStack, server: Inside, table: str, who: Actor) -> InsideSocket:
    path = f"/api/tables/{table}/live"
    socket = await stack.enter_async_context(server.socket(path, more=who.headers))
    assert (await socket.next())["type"] == "websocket.accept"
    return socket


async def answered(socket: InsideSocket, **message: Any) -> tuple[str, int | None]:
    """The type of the answer, and for how long to wait."""
    await socket.send(json.dumps({"id": 7, **message}))
    while True:
        told = await socket.next()
        said = json.loads(told.get("text") or told["bytes"])
        if said.get("id") == 7:
            return said["type"], said.get("problem", {}).get("retry_after")


async def test_remarks_count_the_same_over_both_ways(tmp_path: Path) -> None:
    async with (
        inside(tmp_path, limits_chat="2/minute") as server,
        server.client() as client,
        AsyncExitStack() as stack,
    ):
        ada, bob, table = await two_at_a_table(server, client)
        mine = await opened(stack, server, table, ada)
        assert await answered(mine, type="say", text="one") == ("done", None)
        path = f"/api/tables/{table}/remarks"
        said = await client.post(path, json={"text": "two"}, headers=ada.headers)
        assert said.status_code == 201
        assert await answered(mine, type="say", text="three") == ("problem", 30)
        check_refused(await client.post(path, json={"text": "4"}, headers=ada.headers), 30)
        theirs = await opened(stack, server, table, bob)
        assert await answered(theirs, type="say", text="five") == ("done", None)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "play", "decision": 999, "words": ["end"]},
        {"type": "preview", "decision": 999, "words": ["end"]},
        {"type": "read", "number": 0},
        {"type": "ask", "kind": "pause"},
        {"type": "answer", "yes": False},
        {"type": "return"},
        {"type": "ping"},
    ],
    ids=lambda message: str(message["type"]),
)
async def test_moves_and_all_other_messages_count(tmp_path: Path, message: Any) -> None:
    async with (
        inside(tmp_path, limits_moves="2/minute") as server,
        server.client() as client,
        AsyncExitStack() as stack,
    ):
        ada, bob, table = await two_at_a_table(server, client)
        mine = await opened(stack, server, table, ada)
        for _ in range(2):
            assert (await answered(mine, **message))[1] is None
        assert await answered(mine, **message) == ("problem", 30)
        wish = {"decision": 1, "words": ["end"]}
        path = f"/api/tables/{table}/play"
        check_refused(await client.post(path, json=wish, headers=ada.headers), 30)
        theirs = await opened(stack, server, table, bob)
        assert (await answered(theirs, **message))[1] is None


async def test_who_is_nobody_can_not_flood_a_socket_either(tmp_path: Path) -> None:
    async with (
        inside(tmp_path, limits_moves="2/minute") as server,
        server.client() as client,
        AsyncExitStack() as stack,
    ):
        _, _, table = await two_at_a_table(server, client)
        socket = await opened(stack, server, table, Actor())
        assert await answered(socket, type="ping") == ("done", None)
        assert await answered(socket, type="ping") == ("done", None)
        assert await answered(socket, type="ping") == ("problem", 30)


async def test_a_person_asks_for_so_many_hints(tmp_path: Path) -> None:
    async with inside(tmp_path, limits_hints="1/hour") as server, server.client() as client:
        ada, bob, table = await two_at_a_table(server, client)
        path = f"/api/tables/{table}/hint"
        assert (await client.post(path, headers=ada.headers)).status_code != 429
        check_refused(await client.post(path, headers=ada.headers), 3600)
        path = f"/api/tables/{table}/analysis"
        check_refused(await client.post(path, headers=ada.headers), 3600)
        assert (await client.post(path, headers=bob.headers)).status_code == 409


async def test_so_much_is_invented_and_tried(tmp_path: Path) -> None:
    async with inside(tmp_path, limits_workshop="1/hour") as server, server.client() as client:
        ada, _, _ = await two_at_a_table(server, client)
        path, body = "/api/games/renature/materials/board", {"seed": "otter"}
        for headers in (ada.headers, {}):  # nobody is counted by address
            answer = await client.post(f"{path}/invent", json=body, headers=headers)
            assert answer.status_code == 200
            answer = await client.post(f"{path}/invent", json=body, headers=headers)
            check_refused(answer, 3600)
            wanted = {"text": "standard", "seats": 2, "games": 20}
            answer = await client.post(f"{path}/trial", json=wanted, headers=headers)
            check_refused(answer, 3600)
            answer = await client.post(f"{path}/check", json=wanted | {"games": 1})
            assert answer.status_code == 400  # and what is wrong is not counted at all


async def test_an_address_holds_so_many_sockets(tmp_path: Path) -> None:
    async with inside(tmp_path, limits_sockets="2") as server, server.client() as client:
        ada, _, table = await two_at_a_table(server, client)
        path = f"/api/tables/{table}/live"
        async with AsyncExitStack() as stack:
            for _ in range(2):
                await opened(stack, server, table, ada)
            async with server.socket(path, more=ada.headers) as socket:
                assert await socket.next() == {
                    "type": "websocket.close", "code": 4429, "reason": "",
                }  # fmt: skip
            assert (await client.get("/api/games")).status_code == 200
        async with AsyncExitStack() as stack:  # those that are closed do not count
            for _ in range(2):
                await opened(stack, server, table, ada)


# --- a server in a process of its own -------------------------------------------------------------

ELSEWHERE = "127.0.0.2"  # the same machine, but another address to the server


async def flood_with_requests(url: str) -> Counter[int]:
    transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE, verify=NO_TLS)
    async with httpx.AsyncClient(transport=transport, base_url=url, timeout=60) as client:

        async def ask(number: int) -> int:
            path = ("/api/games", "/nowhere", "/api/tables")[number % 3]
            return (await client.get(path)).status_code

        return Counter(await asyncio.gather(*(ask(number) for number in range(300))))


async def flood_with_sockets(url: str, table: str, stack: AsyncExitStack) -> Counter[int]:
    """More than are taken; those that are send without end and never read what they are told."""
    where = url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    refused: Counter[int] = Counter()
    sockets = []
    for _ in range(20):
        opening = connect(where, local_addr=(ELSEWHERE, 0), max_queue=1, close_timeout=0.1)
        try:
            sockets.append(await stack.enter_async_context(opening))
        except InvalidStatus as error:
            refused[error.response.status_code] += 1
    for socket in sockets:
        for _ in range(100):
            await socket.send('{"type":"ping"}')
    return refused


@pytest.mark.slow
async def test_a_flooded_server_refuses_and_its_tables_go_on(tmp_path: Path) -> None:
    limits = {"limits_requests": "100/hour", "limits_moves": "60/minute", "limits_sockets": "8"}
    with Server(tmp_path, **limits) as server:
        ada, bob = await Person.guest(server.url, "Ada"), await Person.guest(server.url, "Bob")
        table = await ada.table("open")
        await bob.join(table)
        people, rng = {1: ada, 2: bob}, random.Random(1)
        async with AsyncExitStack() as stack:
            refused = await flood_with_sockets(server.url, table, stack)
            assert refused == {429: 12}
            answers, played = await asyncio.gather(
                flood_with_requests(server.url), play_on(people, table, 6, rng)
            )
            assert answers.keys() <= {200, 404, 429}
            assert answers[429] >= 200
            assert len(played) == 6  # in the middle of it
        assert len(await play_on(people, table, 6, rng)) == 6
        await ada.close()
        await bob.close()
    assert '"level":"error"' not in server.log
