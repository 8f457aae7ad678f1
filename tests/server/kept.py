"""Databases of every version with data in them: a game under way, its people, all around it.

`data/0003.json` is what release 1.0.0 has stored. An older version has the same rows, without what
it did not know yet. A release whose tables are others adds a file of its own:

    .venv-dev/bin/python -m tests.server.kept
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from pathlib import Path
from typing import Any

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, LargeBinary, MetaData, Table, select

from tests.server.inside import Inside, inside
from waldbach.server.database import make_engine, migrations, read_url
from waldbach.server.models import Analysis, Base, Passkey, Rating, Recovery, Subscription
from waldbach.server.people.who import Who
from waldbach.server.tables.forms import NewSeat, NewTable

DATA = Path(__file__).parent / "data"
MOVES = 12
Rows = dict[str, list[dict[str, Any]]]


async def on(url: str, work: Any, *args: object) -> Any:
    """The result of work on a connection of SQLAlchemy."""
    engine = make_engine(read_url(url))
    async with engine.begin() as connection:
        result = await connection.run_sync(work, *args)
    await engine.dispose()
    return result


def revisions() -> list[str]:
    """All versions, oldest first."""
    steps = ScriptDirectory.from_config(migrations()).walk_revisions()
    return [step.revision for step in steps][::-1]


def kept_of(revision: str) -> dict[str, Any]:
    """What is laid into a database of this version: `rows` by table, and the people's `secrets`."""
    later = revisions()[revisions().index(revision) :]
    file = next(path for one in later if (path := DATA / f"{one}.json").exists())
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def lay_down(connection: Connection, revision: str) -> Rows:
    """Make a database of a version, with something in every table; returns what it holds."""
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    kept, tables = kept_of(revision)["rows"], _tables(connection)
    for name in kept:
        if name in tables:
            rows = [_row(tables[name], row) for row in kept[name]]
            connection.execute(tables[name].insert(), rows)
    laid = all_rows(connection)
    assert all(laid.values()), "a table with nothing in it proves nothing"
    return laid


def _row(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    return {
        column.name: bytes.fromhex(row[column.name])
        if isinstance(column.type, LargeBinary)
        else row[column.name]
        for column in table.columns
    }


def all_rows(connection: Connection) -> Rows:
    """In the order of their keys."""
    return {
        name: [
            dict(row)
            for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()
        ]
        for name, table in _tables(connection).items()
    }


def _tables(connection: Connection) -> dict[str, Table]:
    found = MetaData()
    found.reflect(connection)
    return {name: table for name, table in found.tables.items() if name != "alembic_version"}


# --- writing such a file --------------------------------------------------------------------------


async def write() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with inside(Path(folder)) as server:
            people = [await server.house.people.guest(name, "en") for name in ("Ada", "Bob")]
            await _play(server, *(who for who, _ in people))
        rows = await on(f"sqlite:///{folder}/waldbach.db", all_rows)
    kept = {
        "secrets": [secret for _, secret in people],
        "rows": {table.name: rows[table.name] for table in Base.metadata.sorted_tables},
    }
    text = json.dumps(kept, indent=1, default=bytes.hex, ensure_ascii=False)
    (DATA / f"{revisions()[-1]}.json").write_text(text + "\n", encoding="utf-8")


async def _play(server: Inside, ada: Who, bob: Who) -> None:
    house, rng = server.house, random.Random(1)
    seats = [NewSeat(kind="me"), NewSeat(kind="open")]
    wish = NewTable(game="renature", seats=seats, pace="days 24h bank 14d", privacy="listed")
    table = await house.tables.create(ada, wish)
    await house.tables.join(bob, table)
    match = await house.matches.get(table)
    for _ in range(MOVES):
        seat = match.now.acting[0]
        word = rng.choice(match.game.words(match.now.state, seat))
        await house.matches.play(table, seat, match.now.decision, [word])
    await house.tables.say(ada, table, "Żabi staw, schöner Bach")
    await house.tables.read(bob, table, 1)
    at = server.clock()
    async with house.db.begin() as db:
        db.add_all([
            Passkey(id="k", person=ada.person, public_key=b"\0key", uses=1, name="", created_at=at),
            Recovery(key="r", person=ada.person, purpose="link", created_at=at, expires_at=at),
            Rating(person=ada.person, game="renature", mu=25.5, sigma=8.0, games=1, changed_at=at),
            Subscription(endpoint="e", person=ada.person, keys={"auth": "a"}, created_at=at),
            Analysis(table=table, made_at=at, data={"verdicts": []}),
        ])  # fmt: skip


if __name__ == "__main__":
    asyncio.run(write())
