"""The list of others' work is that of the locked packages and of the built client."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
FILE = HOME / "THIRD-PARTY.md"


@pytest.mark.slow  # `make test` builds the client first
def test_the_list_of_third_party_software_is_current() -> None:
    right = runpy.run_path(str(HOME / "tools" / "notices.py"))["text"]()
    assert FILE.read_text(encoding="utf-8") == right, "renew it: make notices"


def test_every_bundled_part_comes_with_its_licence() -> None:
    told = FILE.read_text(encoding="utf-8")
    for line in told.partition("## In the browser client")[2].splitlines():
        if line.startswith("| ") and not line.startswith(("| package", "| ---")):
            name = line.split("|")[1].strip()
            assert f"\n### {name}\n\n```\n" in told
