"""Chores on the Ray cluster at an address, in a process of their own: Ray reads its settings, a
token for example, only once in the life of a process. Prints what came of them as JSON; with a
number of nodes it only waits until so many are there.
"""

from __future__ import annotations

import json
import sys
import time

from tests.lab.chores import CHORES, Chore, collapse, square_first_last, stumble, where
from waldbach.lab import pools
from waldbach.lab.pools import RayPool, TaskFailed, Work
from waldbach.lab.runner import Store, run


def failure(pool: RayPool, work: Work[Chore], chores: list[Chore]) -> str:
    try:
        list(pool.each(work, chores))
    except TaskFailed as error:
        return str(error)
    return ""


def await_nodes(address: str, nodes: int) -> None:
    """Return when so many have joined the cluster."""
    import ray

    with RayPool(address):
        while sum(node["Alive"] for node in ray.nodes()) < nodes:  # type: ignore[no-untyped-call]
            time.sleep(0.2)


def main(address: str) -> None:
    with RayPool(address) as pool, Store(None, {}) as store:
        found = {
            "nodes": len({row["node"] for _, row in pool.each(where, CHORES)}),
            "rows": run(square_first_last, CHORES, store, pool),
            "stumble": failure(pool, stumble, CHORES),
            "collapse": failure(pool, collapse, CHORES[3:4]),
        }
        setattr(pools, "code_mark", lambda: "another mark")  # noqa: B010 - as a test would patch it
        found["other code"] = failure(pool, square_first_last, CHORES[:1])
    print(json.dumps(found))


if __name__ == "__main__":
    if len(sys.argv) > 2:
        await_nodes(sys.argv[1], int(sys.argv[2]))
    else:
        main(sys.argv[1])
