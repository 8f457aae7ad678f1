"""Every id of Renature's rules has a test that names it; 11 concern only an interface."""

from __future__ import annotations

from pathlib import Path

from tests.rule_documents import differences, renature_ids
from tests.rule_list import RuleList, marked_in

HERE = Path(__file__).parent
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


def test_the_document_is_read_in_its_order() -> None:
    """`tests.rule_documents` compares the list with it; it is not in the repository."""
    document = """
| R-C-01 | Components. |
| VV-02 | Refers to R-C-09. |
| T-03a | A vector. |

## 10. Clarifications

1. One.
2. Two, as in | R-C-08 |.
"""
    assert renature_ids(document) == ["R-C-01", "VV-02", "T-03a", "10.1", "10.2"]


def test_the_list_is_compared_with_the_document() -> None:
    rows = [f"| {one} |" for one in RULES.listed() if not one.startswith("10.")]
    ends = [f"{one.removeprefix('10.')}. " for one in RULES.listed() if one.startswith("10.")]
    document = "\n".join([*rows, "## 10. ", *ends])
    assert differences("renature", document) == []
    changed = document.replace("| R-C-02 |", "| R-C-99 |")
    assert differences("renature", changed) == ["- R-C-02", "+ R-C-99"]


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
