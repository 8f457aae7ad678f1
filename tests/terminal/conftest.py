"""What the tests of the table in the terminal share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from waldbach.messages import language


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    token = language.set("en")
    yield
    language.reset(token)
