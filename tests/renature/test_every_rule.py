"""A rule without a test is an open gap: every id of the rules document has a test that names it.

`rule_ids.txt` lists the ids, one a line; `ui` behind an id means that it concerns only an interface
and needs no test here. Tests name their ids with `@rule_id(...)` or, row by row, with `case(...)`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[2] / "shared" / "rules" / "renature.md"
ID = r"(?:(?:R-[A-Z]|V-[A-Z]|VV|Y|Q|Q-V|X|T)-\d+[a-d]?|10\.\d+)"  # 10.n: a clarification


def listed() -> dict[str, str]:
    """Every id with what stands behind it."""
    lines = (HERE / "rule_ids.txt").read_text(encoding="utf-8").splitlines()
    return {name: mark for name, _, mark in (line.partition(" ") for line in lines)}


def ids_of(call: ast.Call) -> list[str]:
    """The ids in a call of `rule_id("A", "B")` or `case("A B", …)`."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    if name not in ("rule_id", "case"):
        return []
    named = call.args if name == "rule_id" else call.args[:1]
    texts = [arg.value for arg in named if isinstance(arg, ast.Constant)]
    assert len(texts) == len(named), f"line {call.lineno}: write the ids out"
    return [one for text in texts for one in str(text).split()]


def marked_in(source: str) -> Iterator[tuple[str, str]]:
    """Test and id, for every id in the decorators of a test."""
    for test in ast.parse(source).body:
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            for decorator in test.decorator_list:
                for node in ast.walk(decorator):
                    if isinstance(node, ast.Call):
                        yield from ((test.name, one) for one in ids_of(node))


def marked() -> dict[str, list[str]]:
    """The tests of each id."""
    found: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for test, one in marked_in(path.read_text(encoding="utf-8")):
            found.setdefault(one, []).append(f"{path.name}::{test}")
    return found


def test_every_rule_has_a_test() -> None:
    tests = marked()
    without = [one for one, mark in listed().items() if mark != "ui" and one not in tests]
    assert not without, f"no test for {', '.join(without)}"


def test_every_id_that_a_test_names_exists() -> None:
    rules = listed()
    unknown = {one: tests for one, tests in marked().items() if one not in rules}
    assert not unknown


def test_a_test_named_after_a_rule_proves_that_rule() -> None:
    """`test_R_A_07_…` is marked R-A-07."""
    astray = []
    for path in sorted(HERE.glob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        marks: dict[str, set[str]] = {}
        for test, one in marked_in(source):
            marks.setdefault(test, set()).add(one)
        for test in re.findall(r"^def (test_\w+)", source, re.MULTILINE):
            named = re.match(r"test_((?:R_[A-Z]|V_[A-Z]|VV|Y|Q_V|Q|X|T)_\d+[a-d]?)_", test)
            if named and named[1].replace("_", "-") not in marks.get(test, set()):
                astray.append(f"{path.name}::{test}")
    assert not astray


def test_the_list_is_in_order() -> None:
    lines = (HERE / "rule_ids.txt").read_text(encoding="utf-8").splitlines()
    assert all(re.fullmatch(rf"{ID}( ui)?", line) for line in lines)
    assert len(listed()) == len(lines)


@pytest.mark.skipif(not DOCUMENT.exists(), reason="the rules document is not beside the repository")
def test_the_list_is_that_of_the_rules_document() -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    rows = re.findall(rf"^\| ({ID}) \|", document, re.MULTILINE)
    clarifications = document.partition("\n## 10. ")[2]
    rows += [f"10.{n}" for n in re.findall(r"^(\d+)\. ", clarifications, re.MULTILINE)]
    assert list(listed()) == rows


def test_marks_are_found_in_decorators_and_in_rows() -> None:
    source = """
@rule_id("R-A-01", "T-01")
@pytest.mark.parametrize("x", [case("T-02 Q-01", 1), case("T-03", 2)])
def test_one(x): ...

@rule_id("R-A-02")
def not_a_test(): ...
"""
    assert [one for _, one in marked_in(source)] == ["R-A-01", "T-01", "T-02", "Q-01", "T-03"]
