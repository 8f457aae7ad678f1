"""`waldbach admin`: on a database that a server is using, and on one that nobody uses."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
import re
import shutil
import sqlite3
import stat
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import DATABASES
from tests.server.forked import Forked
from tests.server.running import Person, Server, play_on
from tests.server.services import Postgres, binaries
from waldbach.cli import main
from waldbach.log import Log
from waldbach.server import rounds
from waldbach.server.database import make_engine, read_url
from waldbach.server.journal import PLAYING, Line, NewMatch, open_journal
from waldbach.server.models import Entry, Match, Remark, Seat, Table
from waldbach.server.models import Person as PersonRow
from waldbach.server.pace import DAY
from waldbach.server.people import sessions
from waldbach.server.sweeping import sweep_tables

slow = pytest.mark.slow
LOOK_EVERY = 1.0  # seconds; it is half a minute where nobody waits for it
NOTICED = 60  # seconds in which a server has noticed what nobody told it, on a busy machine


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """No settings of this machine count, and log lines go where they went before."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("WALDBACH_LANG", "en")
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.captureWarnings(False)


@pytest.fixture(scope="module", params=DATABASES)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    url, more = None, {}
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        url, more = postgres.fresh("admin"), {"pub_sub": "database"}
    with Forked(tmp_path_factory.mktemp("server"), url, LOOK_EVERY, **more) as running:
        yield running


@pytest.fixture
def admin(server: Server, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Calls a command that has to work; returns what it prints."""

    def call(*words: str) -> str:
        environ = {"WALDBACH_PUB_SUB": server.settings.get("pub-sub", "none")}
        with pytest.MonkeyPatch.context() as patch:
            for name, value in environ.items():
                patch.setenv(name, value)
            code = main(["admin", *words, "--database", server.settings["database"]])
        said = capsys.readouterr()
        assert code == 0, said.err
        return said.out

    return call


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Calls a command that has to fail; returns its one sentence."""
    assert main(["admin", *words]) == 2
    said = capsys.readouterr()
    assert said.err.startswith("waldbach: ")
    assert said.err.count("\n") == 1
    assert said.out == ""
    return said.err


async def two_at_a_table(server: Server, moves: int = 0) -> tuple[Person, Person, str]:
    ada, bob = await Person.guest(server.url, "Ada"), await Person.guest(server.url, "Bob")
    table = await ada.table("open")
    await bob.join(table)
    await play_on({1: ada, 2: bob}, table, moves, random.Random(1))
    return ada, bob, table


async def call(work: Callable[..., str], *words: str) -> Any:
    """From a test that is a coroutine itself: a command has a loop of its own."""
    return await asyncio.to_thread(work, *words)


# --- tables ---------------------------------------------------------------------------------------


@slow
async def test_tables_are_listed_and_filtered(server: Server, admin: Callable[..., str]) -> None:
    ada, bob, table = await two_at_a_table(server, 2)
    waiting = await ada.table("open", "seed", game="waldgaertner")
    rows = {row["id"]: row for row in json.loads(await call(admin, "tables", "--json"))}
    assert rows[table]["seats"] == ["Ada", "Bob"]
    assert rows[table]["status"] == "playing"
    assert rows[waiting]["seats"] == ["Ada", "-", "(seed)"]
    assert rows[table]["moved_at"] >= rows[table]["created_at"]

    async def ids(*words: str) -> set[str]:
        return {row["id"] for row in json.loads(await call(admin, "tables", "--json", *words))}

    assert waiting in await ids("--status", "open")
    assert table not in await ids("--status", "open")
    assert waiting in await ids("--game", "waldgaertner")
    assert table not in await ids("--game", "waldgaertner")
    assert {table, waiting} <= await ids("--idle", "0")
    assert not await ids("--idle", "1")
    assert len(await ids("--limit", "1")) == 1
    for one in (table, waiting):
        assert one in await call(admin, "tables")
    await ada.close()
    await bob.close()


@slow
async def test_a_table_is_shown_without_what_is_played(
    server: Server, admin: Callable[..., str]
) -> None:
    ada, bob, table = await two_at_a_table(server, 3)
    shown = await call(admin, "show", table, "--json")
    facts = json.loads(shown)
    assert facts["entries"] >= 3
    assert [seat["name"] for seat in facts["seats"]] == ["Ada", "Bob"]
    assert facts["seats"][0]["person"] == ada.me["id"]
    assert "place " not in shown
    assert table in await call(admin, "show", table)
    await ada.close()
    await bob.close()


def test_a_server_looks_within_half_a_minute() -> None:
    assert rounds.LOOK_EVERY <= 30
    assert sessions.FRESH <= 30_000


@slow
async def test_a_closed_table_is_over_for_all_who_sit_there(
    server: Server, admin: Callable[..., str]
) -> None:
    """With a bus the server hears of it at once, without one it looks."""
    ada, bob, table = await two_at_a_table(server, 2)
    async with ada.live(table) as live:
        await live.next("welcome")
        assert await call(admin, "close", table, "--yes") == f"Table {table} is closed.\n"
        told = await live.next("table", within=NOTICED)
        assert told["table"]["status"] == "closed"
    for person in (ada, bob):
        seen = await person.view(table)
        wish = {"decision": seen["decision"], "words": ["end"]}
        answer = await person.http.post(f"/api/tables/{table}/play", json=wish)
        assert answer.json()["code"] == "match-over"
    assert json.loads(await call(admin, "show", table, "--json"))["status"] == "closed"
    await ada.close()
    await bob.close()


@slow
async def test_closing_asks_first_and_never_twice(
    server: Server, admin: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    ada = await Person.guest(server.url)
    table = await ada.table("open")
    where = ("--database", server.settings["database"])
    assert "--yes" in await call(lambda: refused(capsys, "close", table, *where))
    assert json.loads(await call(admin, "show", table, "--json"))["status"] == "open"
    await call(admin, "close", table, "--yes")
    assert "over already" in await call(lambda: refused(capsys, "close", table, "--yes", *where))
    await ada.close()


@slow
async def test_the_file_of_a_running_game_has_to_be_asked_for(
    server: Server, admin: Callable[..., str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ada, bob, table = await two_at_a_table(server, 4)
    where = ("--database", server.settings["database"])
    assert "--running" in await call(lambda: refused(capsys, "export", table, *where))
    file = tmp_path / "running.game"
    await call(admin, "export", table, str(file), "--running")
    assert file.stat().st_mode & 0o777 == 0o600
    log = Log.read(file.read_text())
    assert log.secret is None
    assert log.replay() is not None
    assert await call(admin, "export", table, "--running") == file.read_text()
    waiting = await ada.table("open")
    assert "not begun" in await call(lambda: refused(capsys, "export", waiting, *where))
    await ada.close()
    await bob.close()


# --- people ---------------------------------------------------------------------------------------


@slow
async def test_who_is_banned_is_out_at_once_or_soon(
    server: Server, admin: Callable[..., str]
) -> None:
    ada, bob, table = await two_at_a_table(server)
    person = ada.me["id"]
    async with ada.live(table) as live:
        await live.next("welcome")
        assert "Ada" in await call(admin, "ban", person, "--yes")
        with pytest.raises(ConnectionClosed) as caught:
            await live.next("never", within=NOTICED)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4401
    assert (await ada.http.get("/api/tables/mine")).status_code == 401
    (row,) = json.loads(await call(admin, "people", person, "--json"))
    assert row["banned_at"] is not None
    await call(admin, "unban", person)
    (row,) = json.loads(await call(admin, "people", person, "--json"))
    assert row["banned_at"] is None
    assert (await bob.view(table))["over"] is False
    await ada.close()
    await bob.close()


@slow
async def test_signing_out_ends_all_sessions_and_no_more(
    server: Server, admin: Callable[..., str]
) -> None:
    eve = await Person.guest(server.url, "Eve")
    assert (await eve.http.get("/api/tables/mine")).status_code == 200
    await call(admin, "sign-out", eve.me["id"])
    until = time.monotonic() + NOTICED
    while (await eve.http.get("/api/tables/mine")).status_code != 401:
        assert time.monotonic() < until
        await asyncio.sleep(0.2)
    (row,) = json.loads(await call(admin, "people", "ev", "--json"))
    assert (row["id"], row["banned_at"]) == (eve.me["id"], None)
    await eve.close()


@slow
async def test_who_cannot_sign_in_any_more_is_given_a_link(
    server: Server, admin: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    """To a new password for an account, and back for a guest; a bot has neither."""
    ada, eve = await Person.guest(server.url, "Ada"), await Person.guest(server.url, "Eve")
    made = await ada.post("/account", {"login": "ada.new", "password": "forgotten by now"})
    ada.http.headers["X-CSRF-Token"] = made["csrf"]
    bot = await ada.post("/me/bots", {"name": "Robo"})

    def link(who: str, page: str) -> str:
        (found,) = re.findall(rf"^http\S+/{page}#(\S+)$", admin("recover", who), re.MULTILINE)
        return str(found)

    secret = await call(link, "ada.new", "reset")
    new = {"secret": secret, "password": "remembered again"}
    async with httpx.AsyncClient(base_url=server.url) as elsewhere:
        renewed = await elsewhere.post("/api/account/reset", json=new)
        assert renewed.json()["person"]["id"] == ada.me["id"]
    async with httpx.AsyncClient(base_url=server.url) as elsewhere:
        back = await elsewhere.post(
            "/api/recover", json={"secret": await call(link, eve.me["id"], "recover")}
        )
        assert back.json()["person"]["id"] == eve.me["id"]
    where = ("--database", server.settings["database"])
    assert "“Robo” is a bot" in await call(lambda: refused(capsys, "recover", bot["id"], *where))
    await ada.close()
    await eve.close()


@slow
async def test_figures_of_everything(server: Server, admin: Callable[..., str]) -> None:
    ada, bob, _ = await two_at_a_table(server, 2)
    facts = json.loads(await call(admin, "stats", "--json"))
    assert facts["tables"]["renature playing"] >= 1
    assert facts["people"]["guest"] >= 2
    assert facts["entries"] >= facts["entries_today"] >= 2
    assert facts["sessions"] >= 2
    assert facts["bytes"] > 0
    assert "entries" in await call(admin, "stats")
    await ada.close()
    await bob.close()


# --- what is not there ----------------------------------------------------------------------------


@slow
def test_unknown_ids_are_named(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    where = ("--database", server.settings["database"])
    for command in ("show", "close", "export"):
        assert "There is no table nix" in refused(capsys, command, "nix", *where)
    for command in ("ban", "unban", "sign-out", "recover"):
        assert "“nix”" in refused(capsys, command, "nix", *where)
    assert "open, playing, finished, closed" in refused(capsys, "tables", "--status", "x", *where)


@pytest.mark.parametrize(
    "words",
    ["tables", "show x", "close x", "people", "sweep", "stats", "backup b", "copy sqlite:///c"],
)
def test_a_command_never_makes_a_database(
    words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = os.getcwd()
    os.chdir(tmp_path)
    try:
        sentence = refused(capsys, *words.split(), "--database", f"sqlite:///{tmp_path}/none.db")
    finally:
        os.chdir(here)
    assert "There is no database" in sentence
    assert not list(tmp_path.iterdir())


def test_a_database_of_another_version_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/old.db"
    asyncio.run(_open_once(url))
    with sqlite3.connect(tmp_path / "old.db") as old:
        old.execute("UPDATE alembic_version SET version_num = '0001'")
    old.close()
    assert "have version 0001" in refused(capsys, "tables", "--database", url)


async def _open_once(url: str) -> None:
    async with open_journal(url):
        pass


# --- backup ---------------------------------------------------------------------------------------


@slow
async def test_a_backup_of_a_busy_server_is_one_moment_of_it(
    server: Server, admin: Callable[..., str], tmp_path: Path, postgres: Postgres,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """Every move that was acknowledged before it began is in it, and no match has a gap."""
    if read_url(server.settings["database"]).path is None:
        monkeypatch.setenv("PATH", f"{binaries()}{os.pathsep}{os.environ['PATH']}")
    ada, bob, table = await two_at_a_table(server, 3)
    known = (await ada.view(table))["number"]
    playing = asyncio.create_task(play_on({1: ada, 2: bob}, table, 60, random.Random(5)))
    file = tmp_path / "backup"
    said = await call(admin, "backup", str(file))
    await playing
    assert str(file) in said
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["backup"]
    url = await asyncio.to_thread(restored, server, file, tmp_path, postgres)
    async with open_journal(url) as journal:
        found = await journal.find(table)
        assert found is not None
        assert found.status == PLAYING
        numbers = [entry.number for entry in await journal.read(table)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= known
    await ada.close()
    await bob.close()


def restored(server: Server, file: Path, folder: Path, postgres: Postgres) -> str:
    """As docs/hosting.md says."""
    if read_url(server.settings["database"]).path is not None:
        shutil.copy(file, folder / "waldbach.db")
        return f"sqlite:///{folder}/waldbach.db"
    url = postgres.fresh("restored")
    subprocess.run(
        ["pg_restore", "--clean", "--if-exists", "--no-owner", f"--dbname={url}", file], check=True
    )
    return url


def test_a_backup_overwrites_nothing_and_leaves_nothing_half_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/waldbach.db"
    asyncio.run(_open_once(url))
    (tmp_path / "there").write_text("mine")
    sentence = refused(capsys, "backup", f"{tmp_path}/there", "--database", url)
    assert "exists already" in sentence
    assert (tmp_path / "there").read_text() == "mine"
    sentence = refused(capsys, "backup", f"{tmp_path}/no/file", "--database", url)
    assert f"no folder {tmp_path}/no." in sentence
    (tmp_path / "broken.db").write_bytes(b"SQLite format 3\0" + bytes(4000))
    refused(capsys, "backup", f"{tmp_path}/b", "--database", f"sqlite:///{tmp_path}/broken.db")
    assert not (tmp_path / "b").exists()
    assert not list(tmp_path.glob("*.part"))


def test_without_pg_dump_its_command_line_is_told_without_the_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    url = "postgresql://owl:hunter2@db.example.org/games?password=hunter2"
    monkeypatch.setenv("WALDBACH_DATABASE", url)
    sentence = refused(capsys, "backup", f"{tmp_path}/b")
    command = f"pg_dump --format=custom --file={tmp_path}/b postgresql://owl@db.example.org/games"
    assert command in sentence
    assert "hunter2" not in sentence
    assert not list(tmp_path.iterdir())


# --- sweeping -------------------------------------------------------------------------------------

NOW = 1000 * DAY
OLD = NOW - 91 * DAY
FRESH = NOW - 89 * DAY


async def _table(
    url: str, db: async_sessionmaker[AsyncSession], id: str, status: str, *,
    created: int = OLD, moved: int | None = None, said: int | None = None,
) -> None:  # fmt: skip
    async with db() as writing:
        if await writing.get(PersonRow, "ada") is None:
            writing.add(
                PersonRow(id="ada", name="Ada", kind="guest", lang="en", choices={},
                          created_at=1, seen_at=1)
            )  # fmt: skip
            await writing.flush()
        table = Table(
            id=id, game="renature", options={}, pace="none", privacy="link", rated=False,
            host="ada", status=status, created_at=created,
            finished_at=created if status in ("finished", "closed") else None,
        )  # fmt: skip
        writing.add(table)
        await writing.flush()
        writing.add(Seat(table=id, number=0, kind="person", person="ada"))
        if said is not None:
            writing.add(Remark(table=id, number=1, person="ada", name="Ada", text="hi", at=said))
        await writing.commit()
    if moved is not None:
        async with open_journal(url) as journal:
            new = NewMatch(id=id, game="renature", rules=1, seats=2, created_at=created)
            await journal.create(new, [Line(0, "end", moved)])


@pytest.mark.later
async def test_only_what_everybody_has_left_is_swept(empty_url: str) -> None:
    await _open_once(empty_url)
    engine = make_engine(read_url(empty_url))
    db = async_sessionmaker(engine, expire_on_commit=False)
    kept = {
        "finished": {"status": "finished", "moved": OLD},
        "new": {"status": "open", "created": FRESH},
        "moved": {"status": "playing", "moved": FRESH},
        "said": {"status": "open", "said": FRESH},
        "just-closed": {"status": "closed", "created": FRESH, "moved": FRESH},
    }
    swept = {
        "waiting": {"status": "open"},
        "idle": {"status": "playing", "moved": OLD, "said": OLD},
        "closed": {"status": "closed", "moved": OLD},
    }
    for id, facts in (kept | swept).items():
        await _table(empty_url, db, id, **facts)  # type: ignore[arg-type]
    assert await sweep_tables(db, NOW, 90) == 3
    async with db() as reading:
        assert set(await reading.scalars(select(Table.id))) == kept.keys()
        assert set(await reading.scalars(select(Seat.table))) == kept.keys()
        assert set(await reading.scalars(select(Remark.table))) == {"said"}
        matches = {"finished", "moved", "just-closed"}
        assert set(await reading.scalars(select(Match.id))) == matches
        assert set(await reading.scalars(select(Entry.match))) == matches
    assert await sweep_tables(db, NOW, 90) == 0
    await engine.dispose()


@slow
async def test_sweeping_asks_first(
    server: Server, admin: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    ada = await Person.guest(server.url)
    table = await ada.table("open")
    url = server.settings["database"]
    engine = make_engine(read_url(url))
    async with engine.begin() as connection:
        await connection.execute(update(Table).where(Table.id == table).values(created_at=1))
    await engine.dispose()
    assert "--yes" in await call(lambda: refused(capsys, "sweep", "--database", url))
    assert table in await call(admin, "tables", "--json")
    assert "one abandoned table" in await call(admin, "sweep", "--yes")
    assert table not in await call(admin, "tables", "--json")
    assert (await ada.http.get(f"/api/tables/{table}")).status_code == 404
    await ada.close()
