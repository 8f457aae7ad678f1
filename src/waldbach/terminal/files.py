"""Game files on disk: read with clear errors, written whole or not at all, never over strangers."""

from __future__ import annotations

import errno
import functools
import os
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

import platformdirs

from waldbach.game import BadInput, Game, Option
from waldbach.log import FORMAT, Log
from waldbach.materials import seed_of
from waldbach.messages import text

REASONS = {
    errno.ENOENT: "file-missing",
    errno.EACCES: "file-denied",
    errno.EPERM: "file-denied",
    errno.EISDIR: "file-is-folder",
    errno.ENOTDIR: "file-no-folder",
    errno.ENOSPC: "file-disk-full",
    errno.EROFS: "file-read-only",
    errno.ENAMETOOLONG: "file-name-long",
}


def why(error: OSError) -> str:
    """What went wrong, in the reader's language where it is one of the usual things."""
    key = REASONS.get(error.errno or 0)
    return text(key) if key else error.strerror or str(error)


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput("file-not-text", file=str(path)) from None
    except OSError as error:
        raise BadInput("file-unreadable", file=str(path), why=why(error)) from None


def read_options(game: Game, given: Mapping[str, str]) -> dict[str, str]:
    """The options of a table, with the text of a file where the game takes one."""
    takes_file = {option.name: option for option in game.options if option.file}
    return {
        name: file_or_name(value) if value and is_file(takes_file.get(name), value) else value
        for name, value in given.items()
    }


def is_file(option: Option | None, value: str) -> bool:
    """May the value name a file? Whoever asks for something invented has none."""
    return option is not None and not (option.invents and seed_of(value) is not None)


def file_or_name(value: str) -> str:
    """The text of a file, or a name as it is."""
    return read_text(Path(value)).rstrip("\n") + "\n" if names_file(value) else value


def names_file(value: str) -> bool:
    """Is this a file, or meant to be one?"""
    path = Path(value)
    return path.is_file() or "/" in value or bool(path.suffix)


def write_text(path: Path, content: str, private: bool = False) -> None:
    """Write beside the target and move it there: a crash leaves the old file or the new one.
    `private`: for its owner alone."""
    check_folder(path)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.touch(0o600 if private else 0o666)
        beside.write_text(content, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadInput("file-unwritable", file=str(path), why=why(error)) from None


def check_folder(path: Path) -> None:
    """Can a file of this name be written at all? Better asked before a long run than after it."""
    if path.is_dir():
        raise BadInput("file-unwritable", file=str(path), why=text("file-is-folder"))
    if not path.parent.is_dir():
        raise BadInput("file-unwritable", file=str(path), why=text("file-no-folder"))
    if not os.access(path.parent, os.W_OK):
        raise BadInput("file-unwritable", file=str(path), why=text("file-denied"))


def read_log(path: Path) -> Log:
    content = read_text(path)
    try:
        log = Log.read(content)
        log.play().check_options(log.seats, log.options)
    except BadInput as error:
        raise BadInput("file-broken", file=str(path), why=str(error)) from error
    return log


def check_savable(path: Path) -> None:
    """Only a game file may be written over."""
    check_folder(path)
    if not path.exists():
        return
    lines = (line for line in read_text(path).splitlines() if line and not line.startswith("#"))
    if next(lines, FORMAT).rstrip() != FORMAT:
        raise BadInput("file-not-a-game", file=str(path))


@functools.cache
def autosave_folder() -> Path:
    """Where unfinished games wait: the user's state folder, or a temporary one."""
    home = platformdirs.user_state_path("waldbach") / "games"
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError:
        home = Path(tempfile.gettempdir())
    return home


def autosave_path(game: str) -> Path:
    """A file of its own for a game that has just begun."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return autosave_folder() / f"waldbach-{game}-{stamp}-{os.getpid()}.game"


def is_autosave(path: Path) -> bool:
    return path.resolve().parent == autosave_folder().resolve() and path.name.startswith(
        "waldbach-"
    )
