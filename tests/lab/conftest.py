"""What the tests of the lab share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from waldbach.messages import language


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    token = language.set("en")
    yield
    language.reset(token)
