"""The list of others' work is that of the locked packages and of the built client."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import notices

FILE = Path(__file__).parents[2] / "THIRD-PARTY.md"


@pytest.mark.slow  # `make test` builds the client first
def test_the_list_of_third_party_software_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == notices.text(), "renew it: make notices"


def test_every_bundled_part_comes_with_its_licence() -> None:
    told = FILE.read_text(encoding="utf-8")
    for line in told.partition("## In the browser client")[2].splitlines():
        if line.startswith("| ") and not line.startswith(("| package", "| ---")):
            name = line.split("|")[1].strip()
            assert f"\n### {name}\n\n```\n" in told
