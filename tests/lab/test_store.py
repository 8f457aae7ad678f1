"""Finished rows survive whatever happens, and never mix with those of another job."""

from __future__ import annotations

import json
import resource
from pathlib import Path
from typing import Any

import pytest

import waldbach
from tests.lab.chores import CHORES, square
from waldbach.game import BadInput
from waldbach.lab import fingerprint
from waldbach.lab.pools import InProcess
from waldbach.lab.runner import Row, run
from waldbach.lab.store import Store

JOB: dict[str, Any] = {"kind": "chores", "seed": 1}
FEW = CHORES[:2]


def do(path: Path, job: dict[str, Any] = JOB) -> list[Row]:
    with Store(path, job) as store:
        return run(square, FEW, store, InProcess())


def test_a_file_that_ends_at_any_byte_goes_on_to_the_same_end(tmp_path: Path) -> None:
    """As a process leaves it that is killed while it writes."""
    path = tmp_path / "rows.jsonl"
    rows, whole = do(path), path.read_bytes()
    assert whole.count(b"\n") == 1 + len(FEW)
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        with Store(path, JOB) as store:
            assert len(store) == max(0, whole[:length].count(b"\n") - 1)
        assert do(path) == rows
        assert path.read_bytes() == whole


def test_rows_are_on_disk_as_soon_as_they_are_added(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    with Store(path, JOB) as store:
        store.add("one", {"n": 1})
        last = path.read_text(encoding="utf-8").splitlines()[-1]
    assert json.loads(last) == {"key": "one", "row": {"n": 1}}


def test_an_empty_store_is_a_store() -> None:
    with Store(None, JOB) as store:
        assert len(store) == 0
        assert store


def test_a_row_is_the_same_fresh_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    fresh = do(path)
    assert fresh[1] == {"square": 1, "third": 1 / 3, "word": "żółw", "pair": [1, 2]}
    assert do(path) == fresh
    with Store(None, JOB) as store:
        assert run(square, FEW, store, InProcess()) == fresh


@pytest.mark.parametrize(
    ("other", "told"),
    [
        ({"kind": "chores", "seed": 2}, "seed was 1 there and is 2 now"),
        ({"kind": "duties", "seed": 1}, 'kind was "chores" there and is "duties" now'),
        ({"kind": "chores", "seed": 1, "mode": "x"}, 'mode was null there and is "x" now'),
    ],
)
def test_another_job_is_refused_and_says_what_differs(
    tmp_path: Path, other: dict[str, Any], told: str
) -> None:
    path = tmp_path / "rows.jsonl"
    do(path)
    before = path.read_bytes()
    with pytest.raises(BadInput) as caught:
        do(path, other)
    assert told in str(caught.value)
    assert path.read_bytes() == before


def test_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "rows.jsonl"
    do(path)
    here = waldbach.__version__
    monkeypatch.setattr(waldbach, "__version__", "9.9.9")
    with pytest.raises(BadInput, match=f'waldbach was "{here}" there and is "9.9.9" now'):
        do(path)


def test_other_code_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    do(path)
    old = path.read_text(encoding="utf-8").replace(fingerprint.code_mark(), "0" * 12)
    path.write_text(old, encoding="utf-8")
    with pytest.raises(BadInput, match='code was "000000000000" there'):
        do(path)


@pytest.mark.parametrize("content", ["dear diary", "dear diary\n", '{"a": 1}\n', "[]\n", "\n\n"])
def test_a_strangers_file_is_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadInput, match="was not written by the lab"):
        do(path)
    assert path.read_text(encoding="utf-8") == content


@pytest.mark.parametrize("line", [b"{", b"[1]", b'{"key": 1, "row": {}}', b'{"key": "k"}', b"\xff"])
def test_a_damaged_line_is_named(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "rows.jsonl"
    do(path)
    first, second, *rest = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join([first, second, line, *rest, b""]))
    with pytest.raises(BadInput, match="line 3"):
        do(path)


def test_two_runs_do_not_write_to_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    with Store(path, JOB), pytest.raises(BadInput, match="Another run is writing"):
        do(path)
    assert do(path)


def test_a_place_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be written"):
        Store(tmp_path / "nowhere" / "rows.jsonl", JOB)


def test_a_line_that_does_not_fit_on_the_disk_is_told(tmp_path: Path) -> None:
    """A limit on the size of files stands in for a full disk: the write stops in the middle."""
    path, limits = tmp_path / "rows.jsonl", resource.getrlimit(resource.RLIMIT_FSIZE)
    with Store(path, JOB) as store:
        store.add("one", {"n": 1})
        resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 10, limits[1]))
        try:
            with pytest.raises(BadInput, match="disk is full"):
                store.add("two", {"n": 2})
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert "two" not in store
    with Store(path, JOB) as store:
        assert "one" in store
        assert "two" not in store


def test_the_mark_of_the_code_covers_what_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "waldbach"
    for name in ("__init__.py", "games/x/cards.csv", "bots/b.py", "terminal/t.py", "cli.py"):
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text("1", encoding="utf-8")
    monkeypatch.setattr(waldbach, "__file__", str(home / "__init__.py"))

    def mark_after(name: str) -> str:
        (home / name).write_text("2", encoding="utf-8")
        return fingerprint.code_mark.__wrapped__()

    first = fingerprint.code_mark.__wrapped__()
    assert mark_after("terminal/t.py") == mark_after("cli.py") == first
    assert len({first, mark_after("games/x/cards.csv"), mark_after("bots/b.py")}) == 3
