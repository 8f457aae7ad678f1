"""Says where a game's `rule_ids.txt` and the document that its ids come from differ.

    python -m tests.rule_documents renature ../rules/renature.md

The documents follow the printed rules closely and are not in the repository, so this is not a test.
"""

from __future__ import annotations

import argparse
import difflib
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

TESTS = Path(__file__).parent


def renature_ids(document: str) -> list[str]:
    rows = re.findall(r"^\| ([A-Z]+(?:-[A-Z])?-\d+[a-d]?) \|", document, re.MULTILINE)
    return rows + clarified(document.partition("\n## 10. ")[2])


def waldgaertner_ids(document: str) -> list[str]:
    parts = re.split(r"^## \d+\. ", document, flags=re.MULTILINE)
    statements, rulings, vectors, clarifications = parts[2], parts[4], parts[9], parts[11]
    ids = re.findall(r"\*\*(W-[A-Z]+-\d+)\*\*|\*\*Worked example \d \((W-EX-\d)\)\*\*", statements)
    rows = [one or other for one, other in ids]
    rows += re.findall(r"\*\*(A-\d\db?) ", rulings)
    rows += re.findall(r"^- (TV-\d\d) ", vectors, re.MULTILINE)
    return rows + clarified(clarifications)


def clarified(chapter: str) -> list[str]:
    """Clarifications are numbered, without an id of their own."""
    return [f"10.{n}" for n in re.findall(r"^(\d+)\. ", chapter, re.MULTILINE)]


READERS: dict[str, Callable[[str], list[str]]] = {
    "renature": renature_ids,
    "waldgaertner": waldgaertner_ids,
}


def differences(game: str, document: str) -> list[str]:
    """Ids that only the list has (`- `), and ids that only the document has (`+ `), in order."""
    lines = (TESTS / game / "rule_ids.txt").read_text(encoding="utf-8").splitlines()
    listed = [line.partition(" ")[0] for line in lines]
    told = difflib.ndiff(listed, READERS[game](document))
    return [line for line in told if line.startswith(("- ", "+ "))]


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=sorted(READERS))
    parser.add_argument("document", type=Path)
    given = parser.parse_args(args)
    found = differences(given.game, given.document.read_text(encoding="utf-8"))
    print("\n".join(found) or "The list is that of the document.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
