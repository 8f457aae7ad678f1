"""Every id of Waldgärtner's rules has a test that names it."""

from __future__ import annotations

from pathlib import Path

from tests.rule_documents import waldgaertner_ids
from tests.rule_list import RuleList

HERE = Path(__file__).parent
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


def test_the_document_is_read_in_its_order() -> None:
    """`tests.rule_documents` compares the list with it; it is not in the repository."""
    chapters = [
        "Reading", "**W-CON-07** Contests, as in W-CON-01.\n**Worked example 1 (W-EX-1)** …", "",
        "- **A-12b Ties** …", "", "", "", "", "- TV-03 A vector\n- and no TV-04", "",
        "1. One.\n2. Two.",
    ]  # fmt: skip
    document = "".join(f"## {n}. {one}\n" for n, one in enumerate(chapters))
    assert waldgaertner_ids(document) == ["W-CON-07", "W-EX-1", "A-12b", "TV-03", "10.1", "10.2"]
