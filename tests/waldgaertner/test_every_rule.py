"""Every id of Waldgärtner's rules has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rule_list import RuleList

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[2] / "shared" / "rules" / "waldgaertner.md"
ID = r"(?:W-[A-Z]+-\d+|A-\d\db?|TV-\d\d|10\.\d+)"  # 10.n: a clarification
RULES = RuleList(HERE, ID)


def test_every_rule_has_a_test() -> None:
    assert not RULES.without_test()


def test_few_rules_need_none() -> None:
    """Who takes over when somebody leaves is not for the engine."""
    assert RULES.outside() == {"A-41"}


def test_every_id_that_a_test_names_exists() -> None:
    assert not RULES.unknown()


def test_a_test_named_after_a_rule_proves_that_rule() -> None:
    """`test_W_CON_07_…` is marked W-CON-07, `test_10_3_…` 10.3."""
    assert not RULES.astray()


@pytest.mark.skipif(not DOCUMENT.exists(), reason="the rules document is not beside the repository")
def test_the_list_is_that_of_the_rules_document() -> None:
    parts = re.split(r"^## \d+\. ", DOCUMENT.read_text(encoding="utf-8"), flags=re.MULTILINE)
    statements, rulings, vectors, clarifications = parts[2], parts[4], parts[9], parts[11]
    ids = re.findall(r"\*\*(W-[A-Z]+-\d+)\*\*|\*\*Worked example \d \((W-EX-\d)\)\*\*", statements)
    rows = [one or other for one, other in ids]
    rows += re.findall(r"\*\*(A-\d\db?) ", rulings)
    rows += re.findall(r"^- (TV-\d\d) ", vectors, re.MULTILINE)
    rows += [f"10.{n}" for n in re.findall(r"^(\d+)\. ", clarifications, re.MULTILINE)]
    assert list(RULES.listed()) == rows
