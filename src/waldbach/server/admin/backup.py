"""Backups, also while servers run.

SQLite      `VACUUM INTO` reads one moment of the database while others go on writing.
PostgreSQL  is what `pg_dump` is for; its format `custom` is read by `pg_restore`.

A backup is written beside its place, checked, and only then given its name. It holds what players
keep secret and hashes of passwords, so only its owner may read it.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import URL, make_url

from waldbach.game import BadInput
from waldbach.server.admin.desk import check_file
from waldbach.server.database import Database
from waldbach.terminal.files import why


def back_up(database: Database, file: Path) -> int:
    """Keep the database in a new file; returns its size."""
    if file.exists():
        raise BadInput("admin-backup-there", file=str(file))
    if not file.parent.is_dir():
        raise BadInput("admin-backup-folder", file=str(file), folder=str(file.parent))
    with _fresh(file) as draft:
        if database.path is None:
            _dump_postgres(database, draft, file)
        else:
            check_file(database)
            _copy_sqlite(database.path, draft)
    return file.stat().st_size


@contextmanager
def _fresh(file: Path) -> Iterator[Path]:
    """A place for the draft, which becomes the file when all went well and goes away if not."""
    draft = file.with_name(file.name + ".part")
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
        yield draft
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        draft.rename(file)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(file), why=why(error)) from None
    finally:
        draft.unlink(missing_ok=True)


def _copy_sqlite(path: Path, draft: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as source:
            source.execute("VACUUM INTO ?", (str(draft),))
        with closing(sqlite3.connect(draft)) as copy:
            (found,) = copy.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise BadInput("admin-backup-failed", why=str(error)) from None
    if found != "ok":
        raise BadInput("admin-backup-failed", why=found)


def _dump_postgres(database: Database, draft: Path, file: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise BadInput("admin-no-pg-dump", command=shlex.join(_dump(database, file)))
    url = make_url(database.url)
    password = url.password or url.query.get("password")
    secret = {"PGPASSWORD": str(password)} if password else {}
    _call([program, *_dump(database, draft)[1:]], secret)
    _call(["pg_restore", "--list", str(draft)], {})


def _dump(database: Database, file: Path) -> list[str]:
    """A command line, without the password: everyone on the machine can read it."""
    url = make_url(database.url)
    query = {name: value for name, value in url.query.items() if name != "password"}
    bare = URL.create(url.drivername, url.username, None, url.host, url.port, url.database, query)
    return ["pg_dump", "--format=custom", f"--file={file}", bare.render_as_string()]


def _call(words: list[str], secret: dict[str, str]) -> None:
    done = subprocess.run(
        words, env=os.environ | secret, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    if done.returncode:
        raise BadInput("admin-backup-failed", why=done.stderr.strip() or words[0])
