"""What all tests share."""

from __future__ import annotations

import gc
import signal

import pytest
from hypothesis import settings

from waldbach.jit import COMPILED
from waldbach.warm import cores

# How long an example takes says more about what else the machine does than about the code.
settings.register_profile("whole", deadline=None)
settings.register_profile("quick", deadline=None, max_examples=25)  # for `make check`
settings.load_profile("whole")


def pytest_configure() -> None:
    """A shell lets what it runs in the background ignore Ctrl+C, and that is handed down to every
    program that is started: also to those that a test interrupts."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


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
