"""Where tasks are done: in this process, in processes on this machine, or on a Ray cluster.

One interface for all: `pool.each(work, tasks)` gives tasks with their rows in the order in which
they are finished. Leaving the `with` block stops whatever is still at work.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar
from urllib.parse import urlsplit

import waldbach
from waldbach.game import BadInput
from waldbach.lab.extras import needs
from waldbach.lab.fingerprint import code_mark
from waldbach.messages import language, text
from waldbach.places import VARIABLE, folders
from waldbach.warm import cores

Row = dict[str, Any]  # as JSON can hold it

HTTP2_PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
NO_SETTINGS = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])  # a frame of type 4 without content


class Task(Protocol):
    """A frozen dataclass that can be pickled and holds all that its row depends on."""

    @property
    def key(self) -> str:
        """Names the task among all of its job, today and when the job is taken up again."""


T = TypeVar("T", bound=Task)
Work = Callable[[T], Row]


class TaskFailed(BadInput):
    """A task raised an error or its process died. The worker's traceback is a note on it."""

    def __init__(self, task: Task, failure: Failure) -> None:
        super().__init__("lab-task-failed", task=task.key, why=failure.why)
        self.task = task
        if failure.trace:
            self.add_note(failure.trace)


@dataclass(frozen=True)
class Failure:
    """What a worker sends instead of a row."""

    why: str
    trace: str = ""


class Pool(ABC):
    @abstractmethod
    def each(self, work: Work[T], tasks: Iterable[T]) -> Iterator[tuple[T, Row]]:
        """Each task with its row, as they are finished. One that fails raises `TaskFailed`."""

    @abstractmethod
    def close(self) -> None:
        """Stop all work, also what has begun."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()


def open_pool(workers: int | None = None, ray: str | None = None) -> Pool:
    """The pool that `--workers` and `--ray` ask for: by default a process for each core."""
    if ray is not None:
        return RayPool(ray, workers)
    count = workers or cores()
    return InProcess() if count == 1 else LocalPool(count)


def attempt(work: Work[T], task: T, lang: str) -> Row | Failure:
    """What a worker does with a task; errors are told in the language of the one who waits."""
    language.set(lang)
    try:
        return work(task)
    except BadInput as error:
        return Failure(str(error), traceback.format_exc())
    except Exception as error:
        at = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(at.filename).name}:{at.lineno}"
        return Failure(f"{type(error).__name__}: {error} ({where})", traceback.format_exc())


def row_of(task: Task, answer: Row | Failure) -> Row:
    if isinstance(answer, Failure):
        raise TaskFailed(task, answer)
    return answer


# --- here -----------------------------------------------------------------------------------------


class InProcess(Pool):
    """One task after the other, in this process."""

    def each(self, work: Work[T], tasks: Iterable[T]) -> Iterator[tuple[T, Row]]:
        for task in tasks:
            yield task, row_of(task, attempt(work, task, language.get()))

    def close(self) -> None:
        pass


class LocalPool(Pool):
    """Processes on this machine. They start afresh (`spawn`) and inherit nothing, so a script that
    is run has to keep its own start under `if __name__ == "__main__"`.

    Each process has a pipe of its own: when a worker dies, its pipe says whose task that was. When
    this process dies, however it dies, the workers go too.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._processes: dict[Connection, BaseProcess] = {}

    def each(self, work: Work[T], tasks: Iterable[T]) -> Iterator[tuple[T, Row]]:
        waiting, lang = iter(tasks), language.get()
        at_work: dict[Connection, T] = {}
        idle = list(self._processes)
        while True:
            while len(at_work) < self.workers and (task := next(waiting, None)) is not None:
                pipe = idle.pop() if idle else self._start()
                pipe.send((work, task, lang))
                at_work[pipe] = task
            if not at_work:
                return
            ready = wait(list(at_work))
            for pipe in [pipe for pipe in at_work if pipe in ready]:
                task = at_work.pop(pipe)
                row = row_of(task, self._receive(pipe))
                idle.append(pipe)
                yield task, row

    def close(self) -> None:
        for pipe, process in self._processes.items():
            pipe.close()
            process.terminate()
        for process in self._processes.values():
            process.join()
        self._processes.clear()

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=serve, args=(there,), daemon=True)
        process.start()
        there.close()
        self._processes[here] = process
        return here

    def _receive(self, pipe: Connection) -> Row | Failure:
        try:
            answer: Row | Failure = pipe.recv()
        except (EOFError, ConnectionResetError):
            process = self._processes.pop(pipe)
            process.join()
            return Failure(text("lab-worker-died", code=process.exitcode))
        return answer


def serve(pipe: Connection) -> None:
    """The life of a worker process: tasks come, rows go, until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who waits
    threading.Thread(target=leave_with_parent, daemon=True).start()
    try:
        while True:
            pipe.send(attempt(*pipe.recv()))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


def leave_with_parent() -> None:
    """Nobody waits for the row any more, however long the task may still take."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# --- on a cluster ---------------------------------------------------------------------------------


class RayPool(Pool):
    """The cores of a Ray cluster: `address` as `ray.init` takes it, or `local` to start one here.

    The machines of the cluster need Waldbach installed, in the same version, and nothing else.
    """

    QUEUED = 1000  # tasks handed over at once; a cluster that grows by demand sees them

    def __init__(self, address: str, workers: int | None = None) -> None:
        with needs("ray"):
            import ray
        self._ray = ray
        self._most = workers or self.QUEUED
        self._ours = not ray.is_initialized()
        if self._ours:
            self._connect(address, workers)

    def each(self, work: Work[T], tasks: Iterable[T]) -> Iterator[tuple[T, Row]]:
        ray = self._ray
        far = ray.remote(attempt_there)
        here = (waldbach.__version__, code_mark(), language.get())
        waiting = iter(tasks)
        at_work: dict[Any, T] = {}
        while True:
            while len(at_work) < self._most and (task := next(waiting, None)) is not None:
                at_work[far.remote(work, task, *here)] = task
            if not at_work:
                return
            finished, _ = ray.wait(list(at_work))
            for one in finished:
                task = at_work.pop(one)
                yield task, row_of(task, self._receive(one))

    def close(self) -> None:
        if self._ours:
            self._ray.shutdown()

    def _connect(self, address: str, workers: int | None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        if folders():  # workers look for games where we do, whatever folder they run in
            listed = os.pathsep.join(map(str, folders()))
            quiet["runtime_env"] = {"env_vars": {VARIABLE: listed}}
        try:
            if address == "local":
                self._ray.init(
                    "local", num_cpus=workers or cores(), include_dashboard=False, **quiet
                )
            else:
                knock(address)
                self._ray.init(address, **quiet)
        except (OSError, RuntimeError, ValueError, self._ray.exceptions.RayError) as error:
            why = str(error).strip().partition("\n")[0].rstrip(".")
            raise BadInput("lab-ray-address", address=address, why=why) from error

    def _receive(self, one: Any) -> Row | Failure:
        try:
            answer: Row | Failure = self._ray.get(one)
        except Exception as error:  # the worker or its machine is gone, or lacks what it needs
            return Failure(
                str(error).strip().rpartition("\n")[2] or type(error).__name__, str(error)
            )
        return answer


def knock(address: str) -> None:
    """Is Ray there? It would itself take half a minute to find nobody, and wait for ever for the
    answer of another service. Ray speaks HTTP/2, in which both sides begin with their settings."""
    where = urlsplit(address if "://" in address else f"//{address}")
    if where.port is None:
        return
    with socket.create_connection((where.hostname or "", where.port), timeout=10) as line:
        if os.environ.get("RAY_USE_TLS", "0") != "0":
            return
        line.settimeout(5)
        line.sendall(HTTP2_PREFACE + NO_SETTINGS)
        try:
            answer = line.recv(len(NO_SETTINGS), socket.MSG_WAITALL)
        except TimeoutError:
            answer = b""
    if answer[3:4] != NO_SETTINGS[3:4]:
        raise ConnectionError(text("lab-ray-stranger"))


def attempt_there(work: Work[T], task: T, version: str, code: str, lang: str) -> Row | Failure:
    """`attempt` on another machine, which may hold another Waldbach."""
    language.set(lang)
    if (waldbach.__version__, code_mark()) != (version, code):
        there = f"{waldbach.__version__} ({code_mark()})"
        return Failure(text("lab-ray-version", there=there, here=f"{version} ({code})"))
    return attempt(work, task, lang)
