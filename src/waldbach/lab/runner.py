"""Many tasks, each done once: on this machine or on a cluster, whatever happens in between.

A job is a list of tasks and a function `work(task) -> row`. Each task is a frozen dataclass that
holds all that its row depends on, its seed too, so it does not matter where, when and in which
order tasks are done. Finished rows go to a store at once; a job that was killed goes on from there
and ends with the same rows as one that was not.

    with Store(folder / "rows.jsonl", job) as store, open_pool(workers, ray) as pool:
        rows = run(work, tasks, store, pool)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from waldbach.lab.pools import Pool, Row, Task
from waldbach.lab.store import Store

__all__ = ["Pool", "Report", "Row", "Store", "Task", "run"]

T = TypeVar("T", bound=Task)

Report = Callable[[int, int], None]  # how many tasks are done, and of how many


def run(
    work: Callable[[T], Row],
    tasks: Sequence[T],
    store: Store,
    pool: Pool,
    report: Report | None = None,
) -> list[Row]:
    """The rows of all tasks, in their order; only those that the store lacks are worked on.

    `work` is a function at the top of a module that workers can import; its row is a dict that JSON
    can hold. Rows are as JSON gives them back (lists, no tuples), fresh ones too. The first task
    that fails ends the run with `TaskFailed`; what is finished by then stays in the store.
    """
    keys = [task.key for task in tasks]
    if len(set(keys)) != len(keys):
        raise ValueError("two tasks have the same key")
    missing = [task for task in tasks if task.key not in store]
    done = len(tasks) - len(missing)
    if report:
        report(done, len(tasks))
    for task, row in pool.each(work, missing):
        store.add(task.key, row)
        done += 1
        if report:
            report(done, len(tasks))
    return [store[key] for key in keys]
