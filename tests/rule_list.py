"""A rule without a test is an open gap: the checks that every game's list of rule ids goes through.

`rule_ids.txt` beside a game's tests lists the ids, one a line; `ui` behind an id means that it
concerns only what stands around the engine. Tests name their ids with `@rule_id(...)` or, row by
row, with `case(...)`. Whether the list is still that of the rules, `tests.rule_documents` says.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


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


@dataclass(frozen=True)
class RuleList:
    """The ids of a game, and the tests in its folder."""

    home: Path
    id: str  # a pattern; in names of tests `_` stands for the hyphens and dots
    tests: str = "test_*.py"

    def listed(self) -> dict[str, str]:
        """Every id with what stands behind it."""
        lines = (self.home / "rule_ids.txt").read_text(encoding="utf-8").splitlines()
        assert all(re.fullmatch(rf"{self.id}( ui)?", line) for line in lines)
        found = {name: mark for name, _, mark in (line.partition(" ") for line in lines)}
        assert len(found) == len(lines)
        return found

    def sources(self) -> Iterator[tuple[str, str]]:
        for path in sorted(self.home.glob(self.tests)):
            yield path.name, path.read_text(encoding="utf-8")

    def marked(self) -> dict[str, list[str]]:
        """The tests of each id."""
        found: dict[str, list[str]] = {}
        for file, source in self.sources():
            for test, one in marked_in(source):
                found.setdefault(one, []).append(f"{file}::{test}")
        return found

    def outside(self) -> set[str]:
        return {one for one, mark in self.listed().items() if mark == "ui"}

    def without_test(self) -> set[str]:
        return set(self.listed()) - self.outside() - set(self.marked())

    def unknown(self) -> set[str]:
        return set(self.marked()) - set(self.listed())

    def astray(self) -> list[str]:
        """Tests that are named after a rule but not marked with it."""
        names = {re.sub(r"[-.]", "_", one): one for one in self.listed()}
        found = []
        for file, source in self.sources():
            marks: dict[str, set[str]] = {}
            for test, one in marked_in(source):
                marks.setdefault(test, set()).add(one)
            for test in re.findall(r"^def test_(\w+)", source, re.MULTILINE):
                parts = test.split("_")
                heads = {"_".join(parts[:n]) for n in range(2, 5)} & set(names)
                if heads and names[max(heads, key=len)] not in marks.get(f"test_{test}", set()):
                    found.append(f"{file}::test_{test}")
        return found
