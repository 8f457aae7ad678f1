"""Hidden stays hidden: two worlds that differ only in what a client may not know look alike to it.

A game is played, then written down twice: as it was, and with some hidden entry changed (another
domino drawn, another choice sealed) so that everything the viewer may see is the same. A server is
opened on each, the viewer asks both for everything there is, and every byte is compared.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import shutil
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.server.inside import Clock, Inside, InsideSocket, inside
from waldbach import registry
from waldbach.arrangements import TABLE
from waldbach.bots.bot import Budget
from waldbach.game import SPECTATOR, BadInput
from waldbach.log import Entry, Log
from waldbach.server.drafts import carry_out
from waldbach.server.people.who import Who
from waldbach.server.tables.forms import NewSeat, NewTable
from waldbach.server.web import thinking

MODES = [
    (game.name, choice)
    for game in registry.every()
    for option in game.options
    if option.name == "mode"
    for choice in option.choices
]
MOVES = (9, 34)  # so many are played before the worlds part
TRIES = 10
DICE = np.random.default_rng(1)
Draft = dict[str, Any]
pytestmark = pytest.mark.slow


# --- two worlds -----------------------------------------------------------------------------------


def twin(log: Log, viewer: int, rng: random.Random) -> Log | None:
    """Another log that the viewer cannot tell from this one; None if none was found."""
    game, states = log.play(), list(log.states())
    views = [game.view(state, viewer).tobytes() for state in states]
    numbers = [n for n, entry in enumerate(log.entries) if entry.seat != TABLE]
    for number in sorted(numbers, key=lambda _: rng.random()):
        entry, before = log.entries[number], states[number]
        action = game.parse(entry.word, before)
        seen = game.seen(before, entry.seat, action, viewer)
        if seen == action:
            continue
        others = [int(a) for a in game.legal(before, entry.seat) if int(a) != action]
        for other in rng.sample(others, min(12, len(others))):
            if game.seen(before, entry.seat, other, viewer) != seen:
                continue
            changed = Entry(entry.seat, game.format(other, before))
            entries = [*log.entries[:number], changed, *log.entries[number + 1 :]]
            candidate = replace(log, entries=entries)
            if _looks(candidate, viewer) == views:
                return candidate
    return None


def _looks(log: Log, viewer: int) -> list[bytes] | None:
    game = log.play()
    try:
        return [game.view(state, viewer).tobytes() for state in log.states()]
    except BadInput:
        return None


def write_down(database: Path, table: str, log: Log) -> None:
    with contextlib.closing(sqlite3.connect(database)) as db, db:
        for number, entry in enumerate(log.entries, start=1):
            db.execute(
                'UPDATE entry SET word = ? WHERE "match" = ? AND number = ?',
                (entry.word, table, number),
            )


# --- a game ---------------------------------------------------------------------------------------


class Story:
    """A running game with everybody's cookie; the last one only watches."""

    def __init__(self, table: str, people: list[Who], cookies: list[str], log: Log) -> None:
        self.table, self.people, self.cookies, self.log = table, people, cookies, log


async def tell(folder: Path, game: str, mode: str, moves: int, rng: random.Random) -> Story:
    seats = min(3, registry.get(game).max_seats)
    async with inside(folder) as server:
        house = server.house
        people, cookies = [], []
        for number in range(seats + 1):
            who, secret = await house.people.guest(f"P{number}", "en")
            people.append(who)
            cookies.append(f"{house.people.cookies.name}={secret}")
        wish = NewTable(
            game=game,
            seats=[NewSeat(kind="me"), *[NewSeat(kind="open")] * (seats - 1)],
            options={"mode": mode},
        )
        table = await house.tables.create(people[0], wish)
        for who in people[1:seats]:
            await house.tables.join(who, table)
        await play(server, table, moves, rng)
        log = await house.matches.export(table)
    return Story(table, people, cookies, replace(log, secret=None))


async def play(server: Inside, table: str, moves: int, rng: random.Random) -> None:
    match = await server.house.matches.get(table)
    for _ in range(moves):
        if match.over:
            return
        seat = rng.choice(match.now.acting)
        word = rng.choice(match.game.words(match.now.state, seat))
        await server.house.matches.play(table, seat, match.now.decision, [word])


# --- everything a client can ask ------------------------------------------------------------------


async def read(server: Inside, story: Story, viewer: int, trials: Trials) -> list[bytes]:
    """All that the server tells the viewer, over HTTP and a socket."""
    cookie = story.cookies[viewer]
    said: list[bytes] = []
    async with server.client(cookie) as http:
        me = (await http.get("/api/me")).json()
        http.headers["X-CSRF-Token"] = me["csrf"]
        base = f"/api/tables/{story.table}"
        for path in ("", "/view", "/position", "/log", "/remarks", "/file", "/analysis"):
            said.append(await _body(http, "GET", base + path))
        for number in range(0, len(story.log.entries) + 2, 5):
            said.append(await _body(http, "GET", f"{base}/replay/{number}"))
            said.append(await _body(http, "GET", f"{base}/replay/{number}?eyes=all"))
        for number in range(0, len(story.log.entries) + 2, 15):
            for eyes in ("", "&eyes=all"):
                path = f"{base}/replay?after={number}&limit=200{eyes}"
                said.append(await _body(http, "GET", path))
        for draft in trials.previews:
            said.append(await _body(http, "POST", f"{base}/preview", draft))
        for draft in trials.refusals:
            said.append(await _refused(http, f"{base}/play", draft))
        for path, data in (
            ("/ask", {"kind": "take-back", "to": 3}),
            ("/answer", {"yes": True}),
            ("/fork", {"number": 3, "seats": [{"kind": "me"}]}),
            ("/rematch", None),
            ("/analysis", None),
        ):
            if path != "/ask" or viewer == len(story.people) - 1:  # a seat's question is an entry
                said.append(await _body(http, "POST", base + path, data))
        if trials.hints:
            said.append(await _body(http, "POST", f"{base}/hint"))
    said += await listen(server, story, cookie, trials)
    return said


async def _body(http: Any, method: str, path: str, data: Any = None) -> bytes:
    answer = await http.request(method, path, json=data)
    assert answer.status_code < 500, answer.text
    return str(answer.status_code).encode() + b" " + bytes(answer.content)


async def _refused(http: Any, path: str, draft: Draft) -> bytes:
    said = await _body(http, "POST", path, draft)
    assert said.startswith((b"403 ", b"409 ", b"422 ", b"400 ")), said
    return said


@dataclass(frozen=True)
class Trials:
    """Drafts for the present decision: errors must not tell more than answers."""

    previews: list[Draft]
    refusals: list[Draft]  # of which neither world would store anything
    hints: bool  # ask for one too?


def trials(worlds: Sequence[Log], viewer: int, rng: random.Random, hints: bool) -> Trials:
    """Words of all seats, legal and not, alone and behind a word that the viewer may say."""
    log = worlds[0]
    game, state = log.play(), log.replay()
    words = ["nonsense"]
    for seat in range(log.seats):
        legal = game.words(state, seat)
        words += rng.sample(legal, min(4, len(legal)))
    words += rng.sample([entry.word for entry in log.entries], 6)
    own = game.words(state, viewer) if viewer < log.seats else []
    begun = [[first, rng.choice(words)] for first in rng.sample(own, min(8, len(own)))]
    alone = [[word] for word in words]
    decision = _decision(log)
    previews: list[Draft] = [{"decision": decision, "words": one} for one in alone + begun]
    refused = [one for one in previews if not _goes(worlds, viewer, one["words"])]
    assert refused
    return Trials(previews, refused, hints)


def _goes(worlds: Sequence[Log], viewer: int, draft: Sequence[str]) -> bool:
    """Would it be played? That is the same in all worlds, or to try it would tell them apart."""
    answers = {_carried_out(world, viewer, draft) for world in worlds}
    assert len(answers) == 1, draft
    return answers.pop()


def _carried_out(world: Log, viewer: int, draft: Sequence[str]) -> bool:
    game, state = world.play(), world.replay()
    if viewer >= world.seats:
        return False
    try:
        carry_out(game, state, viewer, draft, lambda state, _: game.chance(state, DICE))
    except BadInput:
        return False
    return True


def _decision(log: Log) -> int:
    """The number of the last entry that sealed no choice."""
    game, states = log.play(), list(log.states())
    for number in range(len(log.entries), 0, -1):
        entry = log.entries[number - 1]
        if entry.seat != TABLE and entry.seat not in game.sealed(states[number]):
            return number
    return 0


async def listen(server: Inside, story: Story, cookie: str, trials: Trials) -> list[bytes]:
    """The welcome with the whole past, and the answers to some messages."""
    async with server.socket(f"/api/tables/{story.table}/live", cookie, query="after=0") as socket:
        said = [await _frame(socket), await _frame(socket)]
        for draft in trials.previews:
            await socket.send(json.dumps({"type": "preview", "id": 1, **draft}))
            said.append(await _frame(socket))
        for draft in trials.refusals:
            await socket.send(json.dumps({"type": "play", "id": 1, **draft}))
            said.append(await _frame(socket))
            assert said[-1].startswith(b'{"type":"problem"'), said[-1]
    return said


async def _frame(socket: InsideSocket) -> bytes:
    """The next message; who is present is told whenever it comes, and has nothing to hide."""
    while True:
        message = await socket.next()
        if message["type"] != "websocket.send":
            return json.dumps(message, default=str, sort_keys=True).encode()
        text = message.get("text")
        said = text.encode() if text is not None else bytes(message["bytes"])
        if not said.startswith(b'{"type":"present"'):
            return said


# --- what happens next ----------------------------------------------------------------------------


def common_word(worlds: Sequence[Log], seat: int, rng: random.Random) -> str | None:
    """A word that the seat may say in both worlds and that learns nothing secret."""
    game = worlds[0].play()
    states = [world.replay() for world in worlds]
    both = set.intersection(*(set(game.words(state, seat)) for state in states))
    for word in sorted(both, key=lambda _: rng.random()):
        quiet = True
        for state in states:
            action = game.parse(word, state)
            after = game.apply(state, seat, action)
            if game.barrier(state, seat, action, after) and len(game.acting(state)) == 1:
                quiet = False
        if quiet:
            return word
    return None


async def overhear(server: Inside, story: Story, viewer: int, seat: int, word: str) -> bytes:
    """What the viewer's socket tells of a move of another seat."""
    async with server.socket(f"/api/tables/{story.table}/live", story.cookies[viewer]) as socket:
        await _frame(socket), await _frame(socket)
        match = await server.house.matches.get(story.table)
        await server.house.matches.play(story.table, seat, match.now.decision, [word])
        return await _frame(socket)


# --- the tests ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "mode"), MODES)
async def test_two_worlds_look_alike(
    game: str, mode: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "FOR_A_HINT", Budget(simulations=30))
    rng = random.Random(f"{game}/{mode}")
    asked = False
    for moves in MOVES:
        compared: set[int] = set()
        for attempt in range(TRIES):  # the deal is any: some games have no twin for these eyes
            folder = tmp_path / f"a{moves}-{attempt}"
            folder.mkdir()
            story = await tell(folder, game, mode, moves, rng)
            watching = story.log.seats
            wanted = {*range(watching + 1)} if moves == MOVES[-1] else {0, watching}
            acting = story.log.play().acting(story.log.replay())
            for viewer in wanted - compared:
                seat = viewer if viewer < watching else SPECTATOR
                other = twin(story.log, seat, rng)
                if other is not None:
                    hints = seat not in acting or not asked  # a process for each takes its time
                    await compare(tmp_path, folder, story, viewer, other, rng, hints)
                    compared.add(viewer)
                    asked |= seat in acting
            if compared == wanted:
                break
        assert compared == wanted  # in the end all seats, and who only watches
    assert asked  # whose words go through the rules


async def compare(
    tmp_path: Path,
    folder: Path,
    story: Story,
    viewer: int,
    other: Log,
    rng: random.Random,
    hints: bool,
) -> None:
    copies = [tmp_path / f"{viewer}{len(story.log.entries)}{name}" for name in "xy"]
    for copy, log in zip(copies, (story.log, other), strict=True):
        shutil.copytree(folder, copy)
        write_down(next(copy.glob("*.db")), story.table, log)
    acting = story.log.play().acting(story.log.replay())
    seat = next((s for s in acting if s != viewer), None)
    word = None if seat is None else common_word((story.log, other), seat, rng)
    tried = trials((story.log, other), viewer, rng, hints)
    heard = []
    for copy in copies:
        async with inside(copy, Clock()) as server:
            said = await read(server, story, viewer, tried)
            if seat is not None and word is not None:
                said.append(await overhear(server, story, viewer, seat, word))
            heard.append(said)
        await asyncio.sleep(0)
    for one, two in zip(*heard, strict=True):
        assert one == two
