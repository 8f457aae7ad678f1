"""deploy/Dockerfile, taken apart."""

from __future__ import annotations

import json
import re
from pathlib import Path

FILE = Path(__file__).parents[2] / "deploy" / "Dockerfile"


def instructions(*kinds: str) -> list[str]:
    """What follows each instruction of these kinds, on one line."""
    text = re.sub(r"^#.*\n", "", FILE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = [line.split(maxsplit=1) for line in text.replace("\\\n", " ").splitlines() if line]
    return [rest for kind, rest in lines if kind in kinds]


def copied() -> list[str]:
    """The files of the checkout that go into the image."""
    lines = [line.split() for line in instructions("COPY") if not line.startswith("--from")]
    return [source for *sources, _ in lines for source in sources]


def environment() -> dict[str, str]:
    """Of the image itself, which comes last."""
    words = instructions("ENV")[-1].split()
    return {name: value.strip('"') for name, _, value in (word.partition("=") for word in words)}


def words(kind: str) -> list[str]:
    """The command of an instruction, as a list."""
    (line,) = instructions(kind)
    found: list[str] = json.loads(line[line.index("[") :])
    return found
