"""Small tasks for the runner, in a module that its workers can import."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass

from waldbach.game import BadInput
from waldbach.lab.runner import Row


@dataclass(frozen=True)
class Chore:
    number: int

    @property
    def key(self) -> str:
        return f"chore-{self.number}"


DAWDLE = 60  # seconds
CHORES = [Chore(number) for number in range(12)]


def square(chore: Chore) -> Row:
    return {"square": chore.number**2, "third": chore.number / 3, "word": "żółw", "pair": (1, 2)}


def square_first_last(chore: Chore) -> Row:
    """The first task is finished long after the others."""
    time.sleep(0.2 if chore.number == 0 else 0.0)
    return square(chore)


def stumble(chore: Chore) -> Row:
    if chore.number == 3:
        raise KeyError("a stone")
    return square(chore)


def where(chore: Chore) -> Row:
    """On which node of a Ray cluster it is done; long enough that one alone cannot do all."""
    import ray

    time.sleep(0.5)
    return {"node": ray.get_runtime_context().get_node_id()}


def refuse(chore: Chore) -> Row:
    raise BadInput("unknown-game", name="chess", right="renature")


def collapse(chore: Chore) -> Row:
    if chore.number == 3:
        os._exit(7)
    return square(chore)


def dawdle(chore: Chore) -> Row:
    time.sleep(DAWDLE)
    return square(chore)
