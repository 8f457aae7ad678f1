"""`waldbach admin copy`: a server has grown, and moves to another database with all it holds."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from tests.server.forked import Forked
from tests.server.kept import all_rows, lay_down, on, revisions
from tests.server.running import Person, play_on
from tests.server.services import Postgres
from waldbach.cli import main
from waldbach.server import logs
from waldbach.server.admin import copying
from waldbach.server.database import make_engine, read_url
from waldbach.server.sqlite_file import served_alone


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No settings of this machine count."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("WALDBACH_LANG", "en")
    monkeypatch.setattr(logs, "begin", lambda *_: None)  # log lines stay where they were


@pytest.fixture
def urls(tmp_path: Path, postgres: Postgres) -> dict[str, str]:
    return {
        "sqlite": f"sqlite:///{tmp_path}/waldbach.db",
        "another": f"sqlite:///{tmp_path}/another.db",
        "postgres": postgres.fresh("copied"),
    }


def copy(capsys: pytest.CaptureFixture[str], old: str, new: str) -> str:
    assert main(["admin", "copy", new, "--database", old]) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], old: str, new: str) -> str:
    assert main(["admin", "copy", new, "--database", old]) == 2
    return capsys.readouterr().err


def lay_everything(connection: Connection) -> dict[str, Any]:
    """Something in every table; also a bot that stands before its owner, and seats without notes of
    reminders, as null and as nothing."""
    rows = lay_down(connection, revisions()[-1])
    (owner, *_) = (row["id"] for row in rows["person"])
    connection.execute(
        text(
            "INSERT INTO person (id, name, kind, mail_reminders, owner, lang, choices, created_at,"
            " seen_at) VALUES ('!bot', 'Robo', 'bot', true, :owner, 'en', '{}', 1, 2)"
        ),
        {"owner": owner},
    )
    connection.execute(text("UPDATE seat SET reminded = NULL WHERE number = 0"))
    connection.execute(text("UPDATE seat SET reminded = 'null' WHERE number = 1"))
    return all_rows(connection)


@pytest.mark.later
@pytest.mark.parametrize(
    ("old", "new"), [("sqlite", "postgres"), ("postgres", "sqlite"), ("sqlite", "another")]
)
def test_the_copy_has_every_row_as_it_was(
    old: str, new: str, urls: dict[str, str], capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(copying, "AT_ONCE", 5)  # so that it takes many portions
    laid = asyncio.run(on(urls[old], lay_everything))
    said = copy(capsys, urls[old], urls[new])
    assert f"({sum(len(rows) for rows in laid.values())} rows)" in said
    assert asyncio.run(on(urls[new], all_rows)) == laid


@pytest.mark.slow
async def test_a_game_goes_on_in_the_new_database(
    urls: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As docs/hosting.md says: stop, copy, name the new one, start. Nobody signs in anew."""
    with Forked(tmp_path, urls["sqlite"]) as server:
        ada, bob = await Person.guest(server.url, "Ada"), await Person.guest(server.url, "Bob")
        table = await ada.table("open")
        await bob.join(table)
        await play_on({1: ada, 2: bob}, table, 6, random.Random(1))
        number = (await ada.view(table))["number"]
        server.kill()
        await asyncio.to_thread(copy, capsys, urls["sqlite"], urls["postgres"])
        server.settings["database"] = urls["postgres"]
        server.start()
        assert (await ada.view(table))["number"] == number
        await play_on({1: ada, 2: bob}, table, 6, random.Random(2))
        assert (await bob.view(table))["number"] > number
        await ada.close()
        await bob.close()


def test_the_new_database_is_named_as_in_the_settings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole path is told: in a file of settings a short one counts from that file's folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    old = f"sqlite:///{tmp_path}/waldbach.db"
    asyncio.run(on(old, lay_everything))
    assert copy(capsys, old, "sqlite:///new.db").startswith(f"sqlite:///{tmp_path}/new.db now ")
    copy(capsys, old, "sqlite:///~/new.db")
    assert (tmp_path / "home/new.db").exists()
    assert "no connection" in refused(capsys, old, "postgres://nobody@127.0.0.1:1/waldbach")


# --- what is refused, with nothing done -----------------------------------------------------------


def test_a_database_that_is_served_is_not_copied(
    urls: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(on(urls["sqlite"], lay_everything))
    with served_alone(urls["sqlite"], tmp_path / "waldbach.db"):
        assert "Stop it first" in refused(capsys, urls["sqlite"], urls["another"])
    asyncio.run(on(urls["postgres"], lay_everything))
    assert "Stop it first" in asyncio.run(while_served(capsys, urls["postgres"], urls["another"]))
    assert not (tmp_path / "another.db").exists()


async def while_served(capsys: pytest.CaptureFixture[str], old: str, new: str) -> str:
    engine = make_engine(read_url(old))
    async with engine.connect():
        said = await asyncio.to_thread(refused, capsys, old, new)
    await engine.dispose()
    return said


@pytest.mark.parametrize("new", ["another", "postgres"])
def test_a_database_with_something_in_it_is_left_alone(
    new: str, urls: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(on(urls["sqlite"], lay_everything))
    kept = asyncio.run(on(urls[new], lay_down, revisions()[0]))
    assert "is not empty" in refused(capsys, urls["sqlite"], urls[new])
    assert asyncio.run(on(urls[new], all_rows)) == kept


def test_a_copy_that_fails_leaves_nothing(
    urls: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """PostgreSQL takes no text with a zero byte; SQLite does."""
    asyncio.run(on(urls["sqlite"], lay_everything))
    with sqlite3.connect(tmp_path / "waldbach.db") as old:
        old.execute("UPDATE remark SET text = 'a' || char(0)")
    old.close()
    assert "Nothing was written" in refused(capsys, urls["sqlite"], urls["postgres"])
    assert asyncio.run(on(urls["postgres"], all_rows)) == {}


def test_a_database_that_does_not_answer_in_time_is_one_sentence(
    urls: dict[str, str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> int:
        raise TimeoutError  # as asyncpg does

    asyncio.run(on(urls["sqlite"], lay_everything))
    monkeypatch.setattr(copying, "_copy", never)
    assert "no answer came in time" in refused(capsys, urls["sqlite"], urls["postgres"])
    assert asyncio.run(on(urls["postgres"], all_rows)) == {}


def test_what_cannot_be_a_copy_is_named(
    urls: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = f"sqlite:///{tmp_path}/none.db"
    assert "There is no database" in refused(capsys, nowhere, urls["another"])
    asyncio.run(on(urls["sqlite"], lay_everything))
    here = f"sqlite:///{tmp_path}/../{tmp_path.name}/waldbach.db"
    assert "Name another database" in refused(capsys, urls["sqlite"], here)
    assert "postgresql://user@host" in refused(capsys, urls["sqlite"], "mysql://x")
    missing = f"sqlite:///{tmp_path}/no/file.db"
    assert f"no folder {tmp_path}/no" in refused(capsys, urls["sqlite"], missing)
    (tmp_path / "text.db").write_text("a shopping list, and more than a few letters of it\n" * 40)
    strange = refused(capsys, urls["sqlite"], f"sqlite:///{tmp_path}/text.db")
    assert "Nothing was written" in strange
