"""The commands of `waldbach admin`; each returns the exit code."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import TypeVar

from waldbach.messages import text
from waldbach.server.admin import people, tables, upkeep
from waldbach.server.admin.backup import back_up
from waldbach.server.admin.copying import copy_database as copy
from waldbach.server.admin.desk import Desk, open_desk, read_settings
from waldbach.server.admin.showing import ask, show_facts, show_rows
from waldbach.server.admin.tables import Filter
from waldbach.server.database import read_url
from waldbach.server.models import Person
from waldbach.server.settings.kinds import DATABASE
from waldbach.terminal.files import write_text

T = TypeVar("T")
Given = Mapping[str, str | None]  # flags that name the database


def at_desk(given: Given, work: Callable[[Desk], Awaitable[T]]) -> T:
    settings = read_settings(given)

    async def run() -> T:
        async with open_desk(settings) as desk:
            return await work(desk)

    return asyncio.run(run())


def list_tables(given: Given, wanted: Filter, as_json: bool) -> int:
    show_rows(at_desk(given, lambda desk: tables.list_tables(desk, wanted)), as_json)
    return 0


def show_table(given: Given, table: str, as_json: bool) -> int:
    show_facts(at_desk(given, lambda desk: tables.show_table(desk, table)), as_json)
    return 0


def close_table(given: Given, table: str, yes: bool) -> int:
    at_desk(given, lambda desk: tables.show_table(desk, table))  # is there one?
    ask(text("admin-close", id=table), yes)
    at_desk(given, lambda desk: tables.close_table(desk, table))
    print(text("admin-closed", id=table))
    return 0


def export_table(given: Given, table: str, file: Path | None, running: bool) -> int:
    written = at_desk(given, lambda desk: tables.export_table(desk, table, running))
    if running:
        print(text("admin-export-secrets"), file=sys.stderr)
    if file is None:
        print(written, end="")
    else:
        write_text(file, written, private=running)
    return 0


def list_people(given: Given, search: str | None, limit: int, as_json: bool) -> int:
    show_rows(at_desk(given, lambda desk: people.list_people(desk, search, limit)), as_json)
    return 0


def ban(given: Given, who: str, yes: bool) -> int:
    person = at_desk(given, lambda desk: people.find(desk, who))
    ask(text("admin-ban", who=_named(person)), yes)
    at_desk(given, lambda desk: people.ban(desk, person.id))
    print(text("admin-banned", who=_named(person)))
    return 0


def unban(given: Given, who: str) -> int:
    person = at_desk(given, lambda desk: people.unban(desk, who))
    print(text("admin-unbanned", who=_named(person)))
    return 0


def sign_out(given: Given, who: str) -> int:
    person = at_desk(given, lambda desk: people.sign_out(desk, who))
    print(text("admin-signed-out", who=_named(person)))
    return 0


def recover(given: Given, who: str) -> int:
    person = at_desk(given, lambda desk: people.find(desk, who))
    address = at_desk(given, lambda desk: people.recover(desk, person))
    if person.login is None:
        print(text("admin-recovered-guest", who=_named(person)))
    else:
        print(text("admin-recovered-account", who=_named(person)))
    print(address)
    print(text("admin-recovered-alone"), file=sys.stderr)
    return 0


def _named(person: Person) -> str:
    return f"{person.name} ({person.login or person.id})"


def back_up_database(given: Given, file: Path) -> int:
    settings = read_settings(given)
    size = back_up(read_url(settings.database.reveal()), file)
    print(text("admin-backed-up", file=str(file), size=size))
    print(text("admin-backup-key", file=str(settings.secret_key_file)))
    return 0


def copy_database(given: Given, url: str) -> int:
    settings = read_settings(given)
    old, new = read_url(settings.database.reveal()), read_url(_as_setting(url))
    rows = asyncio.run(copy(old, new))
    print(text("admin-copied", old=old.shown, new=new.shown, rows=rows))
    return 0


def _as_setting(url: str) -> str:
    """As the setting has it, with the whole path: a file of settings counts from elsewhere."""
    try:
        return DATABASE.parse(url, Path.cwd()).reveal()
    except ValueError:
        return url  # whoever reads it says what would be right


def sweep(given: Given, yes: bool) -> int:
    days = read_settings(given).retention_days
    count = at_desk(given, upkeep.abandoned)
    if count:
        ask(text("admin-sweep", count=count, days=days), yes)
    print(text("admin-swept", count=at_desk(given, upkeep.sweep)))
    return 0


def show_stats(given: Given, as_json: bool) -> int:
    show_facts(at_desk(given, upkeep.stats), as_json)
    return 0
