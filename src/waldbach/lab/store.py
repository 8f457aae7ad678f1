"""Finished rows on disk, one JSON line each, so that a job which was killed can go on.

    {"format": "waldbach lab 1", "waldbach": "0.1.0", "code": "8c1f…", "job": {"game": …}}
    {"key": "1-1-1", "row": {…}}

Every line is one write. A process that dies in the middle of one leaves a last line without its
end; that line is dropped, and its task is done again. The first line says what the job is: rows of
another job, of another version or of other code never mix with it.
"""

from __future__ import annotations

import fcntl
import io
import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

import waldbach
from waldbach.game import BadInput
from waldbach.lab.fingerprint import code_mark
from waldbach.lab.pools import Row
from waldbach.messages import text
from waldbach.terminal.files import why

FORMAT = "waldbach lab 1"


class Store:
    """The finished rows of one job by the keys of their tasks; without a path, only in memory.

    `job` describes the job as JSON can hold it: whatever the rows depend on, such as game, options,
    players and seed. Opening the file of another job raises `BadInput`, and so does a second
    process at the same file.
    """

    def __init__(self, path: Path | None, job: Mapping[str, Any]) -> None:
        self._rows: dict[str, Row] = {}
        self._file: io.FileIO | None = None
        self.path = path
        if path is not None:
            header = {"format": FORMAT, "waldbach": waldbach.__version__, "code": code_mark()}
            self._open(path, json.loads(_line({**header, "job": job})))

    def __contains__(self, key: str) -> bool:
        return key in self._rows

    def __getitem__(self, key: str) -> Row:
        return self._rows[key]

    def __len__(self) -> int:
        return len(self._rows)

    def __bool__(self) -> bool:
        return True  # an empty store is a store: `store or …` must not pass it over

    def add(self, key: str, row: Row) -> None:
        """Keep a row, on disk before this returns."""
        line = _line({"key": key, "row": row})
        self._write(line)
        self._rows[key] = json.loads(line)["row"]

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def _open(self, path: Path, header: dict[str, Any]) -> None:
        try:
            self._file = io.FileIO(path, "a+")
        except OSError as error:
            raise BadInput("file-unwritable", file=str(path), why=why(error)) from None
        try:
            _lock(self._file, path)
            self._read(path, header)
        except BaseException:
            self.close()
            raise

    def _read(self, path: Path, header: dict[str, Any]) -> None:
        """Take over what is there, and cut off a torn line so that the next one starts fresh."""
        assert self._file is not None
        self._file.seek(0)
        content = self._file.readall()
        whole, end, torn = content.rpartition(b"\n")
        if not end and not _line(header).startswith(torn):
            raise BadInput("lab-store-alien", file=str(path))
        if torn:
            self._file.truncate(len(whole) + len(end))
        if not end:
            self._write(_line(header))
            return
        first, *lines = whole.split(b"\n")
        _compare(path, _parse(path, 1, first), header)
        for number, line in enumerate(lines, start=2):
            entry = _parse(path, number, line)
            if not isinstance(entry.get("key"), str) or not isinstance(entry.get("row"), dict):
                raise BadInput("lab-store-line", file=str(path), line=number)
            self._rows[entry["key"]] = entry["row"]

    def _write(self, line: bytes) -> None:
        if self._file is None:
            return
        try:
            written = self._file.write(line)
        except OSError as error:
            raise BadInput("file-unwritable", file=str(self.path), why=why(error)) from None
        if written != len(line):  # the disk is full: what follows would join the torn line
            raise BadInput("file-unwritable", file=str(self.path), why=text("file-disk-full"))


def _line(entry: Mapping[str, Any]) -> bytes:
    return json.dumps(entry, ensure_ascii=False, allow_nan=False).encode() + b"\n"


def _lock(file: io.FileIO, path: Path) -> None:
    """The lock ends with the process, however it ends."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadInput("lab-store-busy", file=str(path)) from None


def _parse(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        entry = json.loads(line)
    except ValueError:
        entry = None
    if isinstance(entry, dict):
        return entry
    if number == 1:
        raise BadInput("lab-store-alien", file=str(path))
    raise BadInput("lab-store-line", file=str(path), line=number)


def _compare(path: Path, found: dict[str, Any], header: dict[str, Any]) -> None:
    if found.get("format") != FORMAT or not isinstance(found.get("job"), dict):
        raise BadInput("lab-store-alien", file=str(path))
    for was, now in ((found, header), (found["job"], header["job"])):
        for name in sorted({*was, *now} - {"job"}):
            if was.get(name) != now.get(name):
                raise BadInput(
                    "lab-store-other",
                    file=str(path),
                    name=name,
                    was=_short(was.get(name)),
                    now=_short(now.get(name)),
                )


def _short(value: Any) -> str:
    word = json.dumps(value, ensure_ascii=False)
    return word if len(word) <= 80 else f"{word[:79]}…"
