"""The examples in docstrings are true."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

import waldbach

HOME = Path(waldbach.__file__).parent


def modules() -> list[str]:
    """Every module with an example."""
    found = []
    for path in sorted(HOME.rglob("*.py")):
        if re.search(r"^ *>>> ", path.read_text(encoding="utf-8"), re.MULTILINE):
            parts = ("waldbach", *path.relative_to(HOME).with_suffix("").parts)
            found.append(".".join(parts).removesuffix(".__init__"))
    return found


@pytest.mark.parametrize("name", modules())
def test_examples_are_true(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted
    assert not result.failed
