"""The setting `database`: right and wrong addresses, and the version of the tables behind it."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from tests.server.kept import Rows, all_rows, lay_down, on, revisions
from tests.server.services import GUARDED, Postgres, free_port
from waldbach.game import BadInput
from waldbach.messages import LANGUAGES, language
from waldbach.server.database import Database, connect_sqlite, read_url, upgrade
from waldbach.server.journal import NewMatch, open_journal
from waldbach.server.models import Base

FORMS = "sqlite:///path/file.db, postgresql://user@host:port/name"


async def refusal(url: str, patience: float = 5) -> BadInput:
    with pytest.raises(BadInput) as caught:
        async with open_journal(url, patience):
            pass
    return caught.value


async def open_database(database: Database) -> None:
    (await asyncio.to_thread(connect_sqlite, database)).close()


# --- addresses ------------------------------------------------------------------------------------


async def test_a_wrong_address_is_told_the_right_forms() -> None:
    for url in (
        "", "waldbach.db", "mysql://root:secret@host/name", "sqlite://", "sqlite:///",
        "sqlite:///:memory:", "postgresql:/name", "postgresql://me:secret@host:port/name",
    ):  # fmt: skip
        error = await refusal(url)
        assert FORMS in str(error)
        assert "database" in str(error)
        assert "secret" not in str(error)


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    error = await refusal(f"sqlite:///{tmp_path}/away/waldbach.db")
    assert error.message == "database-folder"
    assert f"{tmp_path}/away" in str(error)


async def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Also the two beside it, in which the last moves lie."""
    file = tmp_path / "waldbach.db"
    async with open_journal(f"sqlite:///{file}"):
        rights = {one.name: one.stat().st_mode & 0o777 for one in tmp_path.glob("waldbach.db*")}
    assert rights == dict.fromkeys((file.name, f"{file.name}-shm", f"{file.name}-wal"), 0o600)


async def test_a_file_that_is_there_keeps_its_rights(tmp_path: Path) -> None:
    file = tmp_path / "waldbach.db"
    file.touch(0o640)
    async with open_journal(f"sqlite:///{file}"):
        assert file.stat().st_mode & 0o777 == 0o640


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear all,\n" * 1000)
    assert (await refusal(f"sqlite:///{file}")).message == "database-file"
    assert file.read_text() == "Dear all,\n" * 1000


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert (await refusal(f"sqlite:///{tmp_path}")).message == "database-file"


async def test_a_file_that_another_program_keeps_to_itself_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "waldbach.db"
    url = f"sqlite:///{file}"
    async with open_journal(url):
        pass
    holder = sqlite3.connect(file, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    error = await refusal(url, patience=0.1)
    holder.close()
    assert error.message == "database-file"
    assert "locked" in str(error)


@pytest.mark.parametrize("opened", [open_database, upgrade])
async def test_a_new_file_at_which_another_process_writes_is_waited_for(
    tmp_path: Path, opened: Callable[[Database], Awaitable[None]]
) -> None:
    """SQLite itself would not wait with a change of the file's mode."""
    other = sqlite3.connect(tmp_path / "waldbach.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    opening = asyncio.ensure_future(opened(read_url(f"sqlite:///{tmp_path}/waldbach.db")))
    await asyncio.sleep(0.2)
    assert not opening.done()
    other.execute("COMMIT")
    await opening
    assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()


async def test_a_new_file_that_another_process_never_lets_go_is_refused(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "waldbach.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    error = await refusal(f"sqlite:///{tmp_path}/waldbach.db", patience=0.1)
    other.close()
    assert error.message == "database-file"
    assert "locked" in str(error)


async def test_a_refused_connection_is_told() -> None:
    error = await refusal(f"postgresql://me:secret@127.0.0.1:{free_port()}/name?password=secret")
    assert error.message == "database-connect"
    assert FORMS in str(error)
    assert "secret" not in str(error)


async def test_a_wrong_password_is_told_without_showing_it(postgres: Postgres) -> None:
    await on(postgres.url(), lambda c: c.execute(text(f"CREATE ROLE {GUARDED} LOGIN PASSWORD 'x'")))
    error = await refusal(postgres.url(user=f"{GUARDED}:secret"))
    assert error.message == "database-login"
    assert "secret" not in str(error)


async def test_a_database_that_does_not_exist_is_told(postgres: Postgres) -> None:
    assert (await refusal(postgres.url("nowhere"))).message == "database-missing"


async def test_refusals_speak_all_languages(tmp_path: Path) -> None:
    error = await refusal(f"sqlite:///{tmp_path}/away/waldbach.db")
    told = set()
    for lang in LANGUAGES:
        token = language.set(lang)
        told.add(str(error))
        language.reset(token)
    assert len(told) == len(LANGUAGES)


# --- the tables' version --------------------------------------------------------------------------


def differences(connection: Connection) -> Any:
    return compare_metadata(MigrationContext.configure(connection), Base.metadata)


async def test_migrations_and_models_agree(empty_url: str) -> None:
    await upgrade(read_url(empty_url))
    assert await on(empty_url, differences) == []


async def test_a_difference_would_be_found(empty_url: str) -> None:
    await upgrade(read_url(empty_url))
    await on(empty_url, lambda c: c.execute(text('ALTER TABLE "match" DROP COLUMN position')))
    assert len(await on(empty_url, differences)) == 1


async def test_constraints_have_names(empty_url: str) -> None:
    await upgrade(read_url(empty_url))
    names = [str(c.name) for table in Base.metadata.tables.values() for c in table.constraints]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch("(pk|fk|uq)_[a-z_]+", name) for name in names)
    assert {"pk_match", "pk_entry", "fk_entry_match"} <= set(names)


@pytest.mark.parametrize("revision", revisions())
async def test_a_database_of_any_version_is_upgraded_with_all_that_is_in_it(
    revision: str, empty_url: str
) -> None:
    before: Rows = await on(empty_url, lay_down, revision)
    await upgrade(read_url(empty_url))
    after: Rows = await on(empty_url, all_rows)
    assert before.keys() <= after.keys()
    for name, rows in before.items():
        known = [{column: row[column] for column in rows[0]} for row in after[name]]
        assert known == rows, name
    assert await on(empty_url, differences) == []


async def test_opening_again_changes_nothing(empty_url: str) -> None:
    async with open_journal(empty_url) as journal:
        await journal.create(NewMatch(id="m", game="g", rules=1, seats=2, created_at=1))
    async with open_journal(empty_url) as journal:
        assert await journal.find("m") is not None


async def test_several_processes_may_start_at_once(empty_url: str) -> None:
    await asyncio.gather(*(upgrade(read_url(empty_url)) for _ in range(4)))
    assert await on(empty_url, differences) == []


async def test_a_database_newer_than_the_program_is_refused_and_left_alone(empty_url: str) -> None:
    await upgrade(read_url(empty_url))
    await on(empty_url, lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9z'")))
    error = await refusal(empty_url)
    assert error.message == "database-newer"
    assert re.search(rf"\b9z\b.*\b{revisions()[-1]}\b", str(error))


async def test_tables_of_another_program_are_left_alone(empty_url: str) -> None:
    await on(empty_url, lambda c: c.execute(text("CREATE TABLE entry (cake TEXT)")))
    error = await refusal(empty_url)
    assert error.message == "database-strange"
    assert "entry" in str(error)
