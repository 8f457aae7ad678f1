"""The rule tests: every one says which rules it proves."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rules(*ids): the rules that the test proves, by their ids in the rules document"
    )
