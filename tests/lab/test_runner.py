"""The runner: every task once, the same rows wherever they are worked on, errors with a name."""

from __future__ import annotations

import socketserver
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from tests.lab.chores import (
    CHORES,
    DAWDLE,
    Chore,
    collapse,
    refuse,
    square,
    square_first_last,
    stumble,
)
from waldbach.game import BadInput
from waldbach.lab import pools
from waldbach.lab.pools import InProcess, LocalPool, TaskFailed, open_pool
from waldbach.lab.runner import Row, Store, run
from waldbach.messages import language

JOB = {"kind": "chores"}


def here(tasks: list[Chore] = CHORES) -> list[Row]:
    with Store(None, JOB) as store:
        return run(square, tasks, store, InProcess())


def test_only_what_is_missing_is_worked_on(tmp_path: Path) -> None:
    path, done = tmp_path / "rows.jsonl", []

    def noted(chore: Chore) -> Row:
        done.append(chore)
        return square(chore)

    with Store(path, JOB) as store:
        run(noted, CHORES[3:6], store, InProcess())
    with Store(path, JOB) as store:
        rows = run(noted, CHORES, store, InProcess())
    assert sorted(done, key=lambda chore: chore.number) == CHORES
    assert rows == here()


def test_progress_is_told_from_what_is_there_to_the_end(tmp_path: Path) -> None:
    reports: list[tuple[int, int]] = []
    for tasks in (CHORES[:2], CHORES[:4]):
        with Store(tmp_path / "rows.jsonl", JOB) as store:
            run(square, tasks, store, InProcess(), lambda *report: reports.append(report))
    assert reports == [(0, 2), (1, 2), (2, 2), (2, 4), (3, 4), (4, 4)]


def test_two_tasks_with_one_key_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="the same key"), Store(None, JOB) as store:
        run(square, [CHORES[0], CHORES[0]], store, InProcess())


def test_processes_give_the_same_rows_and_name_what_fails(tmp_path: Path) -> None:
    """One pool for all of it: processes take a moment to start."""
    with LocalPool(2) as pool:
        order = [task.number for task, _ in pool.each(square_first_last, CHORES)]
        assert order != sorted(order)
        assert sorted(order) == list(range(len(CHORES)))
        with Store(None, JOB) as store:
            assert run(square_first_last, CHORES, store, pool) == here()
        workers = list(pool._processes.values())
        assert len(workers) == 2
        with Store(tmp_path / "rows.jsonl", JOB) as store:
            with pytest.raises(TaskFailed) as caught:
                run(stumble, CHORES, store, pool)
            assert len(store) >= 2  # so many were finished before the third was handed out
            assert "chore-3" not in store
    assert "Task chore-3 failed: KeyError: 'a stone' (chores.py:" in str(caught.value)
    assert "in stumble" in caught.value.__notes__[0]
    assert not any(worker.is_alive() for worker in workers)


@pytest.mark.slow
def test_a_worker_that_dies_names_its_task() -> None:
    with LocalPool(2) as pool, pytest.raises(TaskFailed) as caught:
        list(pool.each(collapse, CHORES))
    assert caught.value.task == CHORES[3]
    assert "exit code 7" in str(caught.value)


def test_an_error_is_told_in_the_language_of_the_one_who_waits() -> None:
    language.set("de")
    with pytest.raises(TaskFailed) as caught:
        list(InProcess().each(refuse, CHORES))
    assert str(caught.value).startswith("Aufgabe chore-0 ist gescheitert: ")
    assert "chess" in str(caught.value)
    answer = pools.attempt(refuse, CHORES[0], "pl")
    assert isinstance(answer, pools.Failure)
    assert answer.why != pools.attempt(refuse, CHORES[0], "de").why  # type: ignore[union-attr]


def test_the_pool_is_what_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "cores", lambda: 3)
    default, two = open_pool(), open_pool(2)
    assert isinstance(default, LocalPool)
    assert isinstance(two, LocalPool)
    assert (default.workers, two.workers) == (3, 2)
    assert isinstance(open_pool(1), InProcess)
    monkeypatch.setattr(pools, "cores", lambda: 1)
    assert isinstance(open_pool(), InProcess)


ABANDONED = """
from tests.lab.chores import CHORES, dawdle, square
from waldbach.lab.pools import LocalPool

pool = LocalPool(2)
list(pool.each(square, CHORES))
print("at work", flush=True)
list(pool.each(dawdle, CHORES))
"""


@pytest.mark.slow
def test_workers_leave_when_the_one_who_waits_is_killed() -> None:
    """They hold the other end of the pipe, so it ends when the last of them is gone."""
    command = [sys.executable, "-c", ABANDONED]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "at work\n"
        begin = time.monotonic()
        process.kill()
        assert process.stdout.read() == ""
        assert time.monotonic() - begin < DAWDLE / 2


def test_no_cluster_at_the_address() -> None:
    with pytest.raises(BadInput, match="cannot be reached") as caught:
        open_pool(ray="127.0.0.1:1")
    assert "127.0.0.1:1" in str(caught.value)


class Greeter(socketserver.BaseRequestHandler):
    """A service that is not Ray: it speaks first, and closes."""

    def handle(self) -> None:
        self.request.sendall(b"220 at your service\r\n")


def test_another_service_at_the_address() -> None:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Greeter) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with pytest.raises(BadInput, match="something else answers there"):
            open_pool(ray=f"127.0.0.1:{server.server_address[1]}")
        server.shutdown()
