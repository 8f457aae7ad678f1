"""What all tests share."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

from waldbach.jit import COMPILED
from waldbach.warm import cores

settings.register_profile("quick", max_examples=25)  # for `make check`


def pytest_xdist_auto_num_workers() -> int:
    """Many tests wait for servers and browsers half of their time."""
    return cores() + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if COMPILED:
        return
    for item in items:
        if item.get_closest_marker("compiled_only"):
            item.add_marker(pytest.mark.skip(reason="the rules run uncompiled"))


def pytest_collection_finish() -> None:
    """What has been loaded stays: to look through it for garbage again and again would take a
    tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(25_000, 20, 20)
