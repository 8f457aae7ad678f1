"""Every id of Renature's rules has a test that names it; 11 concern only an interface."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rule_list import RuleList, marked_in

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[2] / "shared" / "rules" / "renature.md"
ID = r"(?:(?:R-[A-Z]|V-[A-Z]|VV|Y|Q|Q-V|X|T)-\d+[a-d]?|10\.\d+)"  # 10.n: a clarification
RULES = RuleList(HERE, ID)


def test_every_rule_has_a_test() -> None:
    assert not RULES.without_test()


def test_few_rules_need_none() -> None:
    assert len(RULES.outside()) == 11


def test_every_id_that_a_test_names_exists() -> None:
    assert not RULES.unknown()


def test_a_test_named_after_a_rule_proves_that_rule() -> None:
    """`test_R_A_07_…` is marked R-A-07."""
    assert not RULES.astray()


@pytest.mark.skipif(not DOCUMENT.exists(), reason="the rules document is not beside the repository")
def test_the_list_is_that_of_the_rules_document() -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    rows = re.findall(rf"^\| ({ID}) \|", document, re.MULTILINE)
    clarifications = document.partition("\n## 10. ")[2]
    rows += [f"10.{n}" for n in re.findall(r"^(\d+)\. ", clarifications, re.MULTILINE)]
    assert list(RULES.listed()) == rows


def test_marks_are_found_in_decorators_and_in_rows() -> None:
    source = """
@rule_id("R-A-01", "T-01")
@pytest.mark.parametrize("x", [case("T-02 Q-01", 1), case("T-03", 2)])
def test_one(x): ...

@rule_id("R-A-02")
def not_a_test(): ...
"""
    assert [one for _, one in marked_in(source)] == ["R-A-01", "T-01", "T-02", "Q-01", "T-03"]


def test_gaps_are_found(tmp_path: Path) -> None:
    (tmp_path / "rule_ids.txt").write_text("R-A-01\nR-A-02\nR-A-03\nY-01 ui\n", encoding="utf-8")
    (tmp_path / "test_x.py").write_text(
        '@rule_id("R-A-01", "R-A-09")\ndef test_R_A_02_wrong(): ...\n', encoding="utf-8"
    )
    rules = RuleList(tmp_path, ID)
    assert rules.without_test() == {"R-A-02", "R-A-03"}
    assert rules.unknown() == {"R-A-09"}
    assert rules.astray() == ["test_x.py::test_R_A_02_wrong"]
