"""What no honest client sends: it is answered in the form of all answers, and nothing breaks."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Person, Server
from waldbach.server.web.porch import HEADERS

pytestmark = pytest.mark.slow

SENTENCE = {"en": "There is nothing at this address", "de": "Unter dieser Adresse", "pl": "Pod tym"}
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    settings = {"limits_body": "4KiB", "limits_message": "2KiB", "metrics": "all"}
    with Server(folder, **settings) as running:
        yield running
        assert '"fault"' not in running.log
        assert "Traceback" not in running.log


def check_problem(answer: httpx.Response, status: int, code: str | None = None) -> None:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    told = answer.json()
    assert told["status"] == status
    assert code is None or told["code"] == code
    assert " " in told["detail"]  # a sentence, not its key


# --- headers --------------------------------------------------------------------------------------


HASH = r" 'sha256-[^']{44}'"  # of what stands in the home page: test_client.py
PATHS = {
    "/": 200, "/robots.txt": 200, "/healthz": 200, "/metrics": 200, "/static/front.css": 200,
    "/static/nothing": 404, "/static/": 404, "/static/%2e%2e/app.py": 404, "/static/%00": 404,
    "/nothing": 404, "/api": 404, "/api/nothing": 404, "/api/games": 200, "/api/me/bots": 401,
    "/api/tables?limit=x": 400, "/api/openapi/openapi.json": 200, "/api/openapi/swagger": 404,
    "/reminders/off?token=x": 404,
}  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_has_the_security_headers(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert answer.status_code == PATHS[path]
    for name, value in HEADERS.items():
        found = answer.headers[name]
        assert (re.sub(HASH, "", found) if path == "/" else found) == value
    assert "server" not in answer.headers
    assert "strict-transport-security" not in answer.headers  # not over http
    assert ("no-store" in answer.headers.get("cache-control", "")) or "/api/" not in path
    if answer.status_code >= 400:
        check_problem(answer, PATHS[path])


def test_nothing_but_our_own_scripts_may_run() -> None:
    policy = dict(
        part.strip().split(" ", 1) for part in HEADERS["Content-Security-Policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in str(policy)
    assert "http" not in str(policy)


def test_the_cookie_is_for_the_browser_only(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "domain" not in cookie


def test_over_https_cookies_and_browsers_stay_there(tmp_path: Path) -> None:
    with Server(tmp_path, base_url="https://wald.example") as server:
        answer = httpx.post(f"{server.url}/api/me", json={"name": "Ada"})
        assert answer.headers["strict-transport-security"].startswith("max-age=31536000")
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-waldbach=")
        assert "; secure" in cookie.lower()
        missing = httpx.get(f"{server.url}/nothing")
        assert missing.headers["strict-transport-security"].startswith("max-age=31536000")


@pytest.mark.parametrize("lang", SENTENCE)
def test_problems_are_told_in_the_readers_language(server: Server, lang: str) -> None:
    accepted = {"Accept-Language": f"fr, {lang};q=0.8"}
    answer = httpx.get(f"{server.url}/nothing", headers=accepted)
    check_problem(answer, 404, "http-not-found")
    assert answer.json()["detail"].startswith(SENTENCE[lang])


# --- requests -------------------------------------------------------------------------------------


async def ada_at(server: Server) -> tuple[Person, str]:
    ada = await Person.guest(server.url)
    return ada, await ada.table("open")


BODIES: dict[str, bytes] = {
    "deep": b"[" * 2000,
    "deep and closed": b'{"choices":' + b'{"a":' * 200 + b"1" + b"}" * 201,
    "just too deep": b'{"choices":' + b"[" * 40 + b"]" * 40 + b"}",
    "lone surrogate": b'{"name":"\\ud800"}',
    "no UTF-8": b'{"name":"\xff\xfe"}',
    "NUL": b'{"name":"a\\u0000b"}',
    "huge number": b'{"name":"a","hours":' + b"9" * 1000 + b"}",
    "huge exponent": b'{"mail_reminders":1e999}',
    "not a number": b'{"name":NaN}',
    "empty": b"",
    "a list": b"[]",
    "null": b"null",
    "something behind": b'{"lang":"en"} x',
    "unknown field": b'{"admin":true}',
}


@pytest.mark.parametrize("body", BODIES)
async def test_bodies_without_sense(server: Server, body: str) -> None:
    ada, _ = await ada_at(server)
    check_problem(await ada.http.patch("/api/me", content=BODIES[body], headers=JSON), 400)


@pytest.mark.parametrize("lang", SENTENCE)
async def test_a_body_that_is_no_json_is_told_where(server: Server, lang: str) -> None:
    ada = await Person.guest(server.url, lang=lang)
    for body, place in (
        (b"{bad", (1, 2)),
        (b'{\n  "name": "Ada",\n}', (3, 1)),
        (b'{"name":', (1, 9)),
        (b'{"lang":"en"} x', (1, 15)),
        (b"\xef\xbb\xbf{}", (1, 1)),
        (b"nonsense", (1, 1)),
    ):
        answer = await ada.http.patch("/api/me", content=body, headers=JSON)
        check_problem(answer, 400, "http-not-json")
        assert tuple(map(int, re.findall("[0-9]+", answer.json()["detail"]))) == place, body
        assert "errors" not in answer.json()
    for body, code in ((b'{"name":"\xff"}', "http-not-text"), (b"[" * 2000, "http-body-deep")):
        answer = await ada.http.patch("/api/me", content=body, headers=JSON)
        check_problem(answer, 400, code)


async def test_a_body_that_is_missing_is_asked_for(server: Server) -> None:
    ada, table = await ada_at(server)
    for answer in (
        await ada.http.patch("/api/me", content=b"", headers=JSON),
        await ada.http.post(f"/api/tables/{table}/play"),
        await ada.http.post("/api/tables"),
    ):
        check_problem(answer, 400, "http-no-body")
        assert "errors" not in answer.json()


@pytest.mark.parametrize("body", [b'{"name":"\\ud800"}', b'{"name":NaN}', b'{"name":1e999}'])
async def test_a_value_that_cannot_be_is_named_as_well(server: Server, body: bytes) -> None:
    ada, _ = await ada_at(server)
    answer = await ada.http.patch("/api/me", content=body, headers=JSON)
    check_problem(answer, 400, "http-bad-request")
    assert answer.json()["errors"]


async def test_a_body_that_is_too_large(server: Server) -> None:
    ada, table = await ada_at(server)
    large = json.dumps({"text": "x" * 5000}).encode()

    async def in_pieces() -> AsyncIterator[bytes]:
        for at in range(0, len(large), 500):
            yield large[at : at + 500]

    path = f"/api/tables/{table}/remarks"
    check_problem(await ada.http.post(path, content=large, headers=JSON), 413, "http-too-large")
    check_problem(await ada.http.post(path, content=in_pieces(), headers=JSON), 413)
    assert await ada.get(f"/tables/{table}/remarks") == []


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
             "application/msgpack", ""],
)  # fmt: skip
async def test_bodies_are_json(server: Server, kind: str) -> None:
    ada, _ = await ada_at(server)
    answer = await ada.http.patch(
        "/api/me", content=b'{"name":"Eve"}', headers={"Content-Type": kind}
    )
    check_problem(answer, 415, "http-media-type")
    assert (await ada.get("/me"))["person"]["name"] == "Ada"


@pytest.mark.parametrize("path", [path for path in PATHS if path != "/metrics"])
def test_the_head_of_an_answer_can_be_had_without_its_body(server: Server, path: str) -> None:
    """Over one line: a body that came all the same would be taken for the next answer."""
    with httpx.Client(base_url=server.url) as client:
        whole, head = client.get(path), client.head(path)
        assert (head.status_code, head.content) == (PATHS[path], b"")
        kept = ("content-type", "content-length", "content-security-policy", "cache-control")
        assert [head.headers.get(name) for name in kept] == [
            whole.headers.get(name) for name in kept
        ]
        assert client.get("/api/games").status_code == 200


def test_pages_name_their_letters_once(server: Server) -> None:
    assert httpx.get(server.url).headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE"])
def test_wrong_methods_are_told_the_right_ones(server: Server, method: str) -> None:
    answer = httpx.request(method, f"{server.url}/api/games")
    assert answer.status_code == 405
    assert "GET" in answer.headers["allow"]


async def test_numbers_and_ids_that_nothing_has(server: Server) -> None:
    ada, table = await ada_at(server)
    big = "9" * 400
    for path, status in (
        ("/api/tables?limit=" + big, 400),
        ("/api/tables?before=%00", 400),
        ("/api/tables?game=%ff", 400),
        ("/api/tables/" + "a" * 5000, 404),
        ("/api/tables/%00/view", 404),
        ("/api/tables/%ff", 404),
        (f"/api/tables/{table}/replay/{big}", 400),
        (f"/api/tables/{table}/replay/-1", 400),
        (f"/api/tables/{table}/replay/one", 404),
        ("/api/people/%00", 404),
        ("/api/ratings/%00", 404),
    ):
        check_problem(await ada.http.get(path), status)
    for decision in (big, "-1", "1.5", "true"):
        body = f'{{"decision":{decision},"words":[]}}'.encode()
        path = f"/api/tables/{table}/play"
        check_problem(await ada.http.post(path, content=body, headers=JSON), 400)


async def test_headers_without_sense(server: Server) -> None:
    ada, _ = await ada_at(server)
    odd: Any
    for odd, status in (
        ({"Authorization": "Basic eDp5"}, 401),
        ({"Authorization": b"Bearer \xff"}, 401),
        ({"Authorization": "Bearer " + "x" * 5000}, 401),
        ({"X-CSRF-Token": b"\xff"}, 403),
        ({"X-CSRF-Token": ""}, 403),
        ({"Origin": "http://[::"}, 403),
        ({"Origin": b"\xff"}, 403),
    ):
        check_problem(await ada.http.patch("/api/me", json={"lang": "en"}, headers=odd), status)
    fine: Any = {"Accept-Language": b"\xff" + b"x," * 5000, "Cookie": "a=[;=;;" + ada.cookie}
    assert (await ada.http.get("/api/me", headers=fine)).json()["person"]["name"] == "Ada"


# --- below HTTP -----------------------------------------------------------------------------------


def sent(server: Server, data: bytes) -> tuple[int, dict[str, Any]]:
    """The status and the problem that a server answers to bytes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(data)
        answer = b""
        while b"\r\n\r\n" not in answer or not answer.endswith(b"}"):
            piece = line.recv(65536)
            if not piece:
                break
            answer += piece
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"application/problem+json" in head
    return int(head.split()[1]), json.loads(body)


HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize(
    ("data", "status"),
    [
        (b"nonsense\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
        (b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n", 400),
        (HEAD + b"Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        (HEAD + b"A: " + b"a" * 400_000, 431),
        (HEAD + b"A: b\r\n" * 100_000, 431),
        (b"GET /" + b"a" * 400_000, 431),
    ],
    ids=["nonsense", "TLS", "negative", "smuggled", "long header", "many headers", "long address"],
)
def test_bytes_that_are_no_request(server: Server, data: bytes, status: int) -> None:
    told, problem = sent(server, data)
    assert told == problem["status"] == status
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_a_body_that_only_claims_to_be_large(server: Server) -> None:
    told, _ = sent(
        server,
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: 99999999999\r\n\r\n{",
    )
    assert told == 413


# --- sockets --------------------------------------------------------------------------------------


async def test_a_message_that_is_too_large_closes_its_socket_alone(server: Server) -> None:
    ada, table = await ada_at(server)
    async with ada.live(table) as calm:
        async with ada.live(table) as live:
            await live.next("welcome")
            await live.socket.send(json.dumps({"type": "say", "text": "x" * 3000}))
            with pytest.raises(ConnectionClosed) as closed:
                await live.next("done", "problem")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert (await calm.ask("ping"))["type"] == "done"


MESSAGES: list[str | bytes] = [
    "", "[" * 1900, b"\xff\x00", '{"type":"say","text":"\\ud800"}',
    '{"type":"say","text":"\\u0000"}',
    '{"type":"say","text":""}', '{"type":"read","number":' + "9" * 500 + "}",
    '{"type":"read","number":-1}', '{"type":"ping","id":' + "9" * 500 + "}",
    '{"type":"ping","id":"1"}', '{"type":"ask","kind":"take-back","to":' + "9" * 500 + "}",
    '{"type":"play","decision":1,"words":"end"}', '{"type":["play"]}', '{"type":"play"',
]  # fmt: skip


async def test_messages_without_sense_are_answered_and_the_socket_lives(server: Server) -> None:
    ada, table = await ada_at(server)
    async with ada.live(table) as live:
        await live.next("welcome")
        for message in MESSAGES:
            await live.socket.send(message)
            told = await live.next("problem")
            assert told["problem"]["status"] == 400, message
            assert " " in told["problem"]["detail"]
        assert (await live.ask("ping"))["type"] == "done"


async def test_a_message_that_is_not_understood_is_answered_by_its_id(server: Server) -> None:
    ada, table = await ada_at(server)
    async with ada.live(table) as live:
        await live.next("welcome")
        for message, id in (
            ({"type": "say", "text": "x" * 1900, "more": "x", "id": 42}, 42),
            ({"type": "dance", "id": 8}, 8),
            ({"id": 2**53}, 2**53),
            ({"type": "play", "id": "8"}, 0),
            ({"type": "play", "id": -8}, 0),
            ({"type": "play"}, 0),
            ([{"id": 8}], 0),
        ):
            await live.socket.send(json.dumps(message))
            told = await live.next("problem")
            assert (told["id"], told["problem"]["code"]) == (id, "socket-message"), message


async def test_a_place_in_the_log_that_is_no_number_opens_no_socket(server: Server) -> None:
    ada, table = await ada_at(server)
    for query in ("after=x", "after=1.5", "remarks=x", "after=1&remarks=%C2%B2", "after=--1"):
        where = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live?{query}"
        with pytest.raises(InvalidStatus) as refused:
            await connect(where, additional_headers={"Cookie": ada.cookie})
        answer = refused.value.response
        told = json.loads(answer.body or b"")
        assert (answer.status_code, told["code"]) == (400, "socket-number"), query
        assert query[:4] in told["detail"] or "remarks" in told["detail"]
    for after in (0, 5, -1, 10**12):
        async with ada.live(table, after=after, remarks=after) as live:
            assert (await live.next())["type"] == "welcome"


async def test_a_socket_that_is_refused_is_told_why(server: Server) -> None:
    _, table = await ada_at(server)
    where = f"/api/tables/{table}/live"
    for path, headers, status in (
        (where, {"Origin": "https://evil.example"}, 403),
        (where, {"Authorization": "Bearer nothing"}, 401),
        ("/api/tables/nowhere/live", {}, 404),
    ):
        with pytest.raises(InvalidStatus) as refused:
            await connect(server.url.replace("http", "ws") + path, additional_headers=headers)
        answer = refused.value.response
        assert answer.status_code == status
        assert answer.headers["content-type"] == "application/problem+json"
        assert "content-security-policy" in answer.headers
        assert json.loads(answer.body or b"")["status"] == status
