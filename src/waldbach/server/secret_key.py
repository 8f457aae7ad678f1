"""The secret key of an installation, which is made when it is first asked for and then kept."""

from __future__ import annotations

import fcntl
import os
import re
import secrets
from pathlib import Path

from waldbach.game import BadInput
from waldbach.messages import text
from waldbach.terminal.files import why

KEY_BYTES = 32
_KEY = re.compile(rf"[0-9a-f]{{{2 * KEY_BYTES}}}\n")


def secret_key(path: Path) -> bytes:
    """The key of this installation, which is made when it is first asked for.

    Processes that start at once get the same one: who holds the lock on the file finds it empty or
    written whole, and nobody goes on before the key is on the disk.
    """
    try:
        found = _existing_key(path)
        if found is None:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            found = _key_under_lock(path)
    except FileExistsError:
        raise BadInput("file-unwritable", file=str(path), why=text("file-no-folder")) from None
    except OSError as error:
        raise BadInput("file-unreadable", file=str(path), why=why(error)) from None
    if not _KEY.fullmatch(found):
        raise BadInput("secret-key-form", file=str(path), digits=2 * KEY_BYTES)
    return bytes.fromhex(found)


def _existing_key(path: Path) -> str | None:
    """The key if it is there, without the need to write; None if that is for the lock to say."""
    try:
        with path.open(encoding="ascii", errors="replace") as file:
            if os.fstat(file.fileno()).st_mode & 0o027:
                raise BadInput("secret-key-mode", file=str(path))
            found = file.read(4096)
    except FileNotFoundError:
        return None
    return found if _KEY.fullmatch(found) else None


def _key_under_lock(path: Path) -> str:
    """What the file holds; a new key if that was nothing."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    with os.fdopen(handle, "r+", encoding="ascii", errors="replace") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        found = file.read(4096)
        if not found:
            found = secrets.token_hex(KEY_BYTES) + "\n"
            file.write(found)
            file.flush()
            os.fsync(file.fileno())
            _sync_folder(path.parent)
        return found


def _sync_folder(folder: Path) -> None:
    """Else a power cut could lose the name of a new file."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
