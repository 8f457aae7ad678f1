"""What all tests share."""

from __future__ import annotations

import pytest

from waldbach.jit import COMPILED


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if COMPILED:
        return
    for item in items:
        if item.get_closest_marker("compiled_only"):
            item.add_marker(pytest.mark.skip(reason="the rules run uncompiled"))
