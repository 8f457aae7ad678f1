"""A rule without a test is an open gap: every id of the rules document has a test that names it.

`rule_ids.txt` lists the ids, one a line. `ui` behind an id means that it concerns only what stands
around the engine and needs no test here: A-41 (who takes over when somebody leaves) is for the
server, section 10, 4 (what a six does whose time is up) for whoever keeps the clock. Tests name
their ids with `@rule_id(...)` or, row by row, with `case(...)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.renature.test_every_rule import marked_in

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[2] / "shared" / "rules" / "waldgaertner.md"
ID = r"(?:W-[A-Z]+-\d+|A-\d\db?|TV-\d\d|10\.\d+)"  # 10.n: a clarification
OUTSIDE = {"A-41", "10.4"}


def listed() -> dict[str, str]:
    """Every id with what stands behind it."""
    lines = (HERE / "rule_ids.txt").read_text(encoding="utf-8").splitlines()
    return {name: mark for name, _, mark in (line.partition(" ") for line in lines)}


def sources() -> Iterator[tuple[str, str]]:
    for path in sorted(HERE.glob("test_*.py")):
        yield path.name, path.read_text(encoding="utf-8")


def marked() -> dict[str, list[str]]:
    """The tests of each id."""
    found: dict[str, list[str]] = {}
    for file, source in sources():
        for test, one in marked_in(source):
            found.setdefault(one, []).append(f"{file}::{test}")
    return found


def test_every_rule_has_a_test() -> None:
    tests = marked()
    without = [one for one, mark in listed().items() if mark != "ui" and one not in tests]
    assert not without, f"no test for {', '.join(without)}"


def test_few_rules_need_none() -> None:
    assert {one for one, mark in listed().items() if mark == "ui"} == OUTSIDE


def test_every_id_that_a_test_names_exists() -> None:
    rules = listed()
    unknown = {one: tests for one, tests in marked().items() if one not in rules}
    assert not unknown


def test_a_test_named_after_a_rule_proves_that_rule() -> None:
    """`test_W_CON_07_…` is marked W-CON-07, `test_10_3_…` 10.3."""
    astray = []
    for file, source in sources():
        marks: dict[str, set[str]] = {}
        for test, one in marked_in(source):
            marks.setdefault(test, set()).add(one)
        for test in re.findall(r"^def (test_\w+)", source, re.MULTILINE):
            named = re.match(r"test_((?:W_[A-Z]+_\d+|A_\d\db?|TV_\d\d|10_\d+))_", test)
            if named and id_named(named[1]) not in marks.get(test, set()):
                astray.append(f"{file}::{test}")
    assert not astray


def id_named(words: str) -> str:
    return words.replace("_", "." if words.startswith("10") else "-")


def test_the_list_is_in_order() -> None:
    lines = (HERE / "rule_ids.txt").read_text(encoding="utf-8").splitlines()
    assert all(re.fullmatch(rf"{ID}( ui)?", line) for line in lines)
    assert len(listed()) == len(lines)


@pytest.mark.skipif(not DOCUMENT.exists(), reason="the rules document is not beside the repository")
def test_the_list_is_that_of_the_rules_document() -> None:
    parts = re.split(r"^## \d+\. ", DOCUMENT.read_text(encoding="utf-8"), flags=re.MULTILINE)
    statements, rulings, vectors, clarifications = parts[2], parts[4], parts[9], parts[11]
    ids = re.findall(r"\*\*(W-[A-Z]+-\d+)\*\*|\*\*Worked example \d \((W-EX-\d)\)\*\*", statements)
    rows = [one or other for one, other in ids]
    rows += re.findall(r"\*\*(A-\d\db?) ", rulings)
    rows += re.findall(r"^- (TV-\d\d) ", vectors, re.MULTILINE)
    rows += [f"10.{n}" for n in re.findall(r"^(\d+)\. ", clarifications, re.MULTILINE)]
    assert list(listed()) == rows
