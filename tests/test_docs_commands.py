"""What the pages tell one to type: programs, files, modules, targets, commands and options exist,
and a Python or pytest is named that has what it needs."""

from __future__ import annotations

import functools
import importlib.util
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from tests.test_docs import MAKEFILE, ROOT, written
from waldbach import cli
from website.markdown import prose_lines

Words = list[str]

TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
SCRIPTS = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
FOLDERS = [ROOT / name for name in ("", "src/waldbach", "src/waldbach/server", "web", "web/src")]
FILE = re.compile(r"(bench|deploy|docs|examples|requirements|src|tests|tools|web|website)/[\w./-]+")
TYPED = {"", "sh", "bash"}  # languages of blocks that have commands
TEXTS = re.compile(r"waldbach (deal|game|\d)")  # first lines of files, and an answer
GROUPS = {"admin", "board", "lab"}  # pages leave `waldbach` out before these


def typed(markdown: str) -> Iterator[Words]:
    """Commands in blocks and inside sentences, each without its variables and comment."""
    language, sentences = "", []
    for _, line, prose in prose_lines(markdown):
        if not prose and line.lstrip().startswith("```"):
            language = line.strip().strip("`").split(" ")[0]
        elif prose and not line.startswith("    "):
            sentences.append(line)
        elif prose or language in TYPED:
            yield from commands(line)
    for span in re.findall(r"`([^`]+)`", "\n".join(sentences)):
        yield from commands(span)


def commands(line: str) -> Iterator[Words]:
    """Those of one line: `A=1 make web && cd web  # both` has two."""
    if TEXTS.match(line):
        return
    for part in re.split(r"&&|[|;]", re.split(r"(?:^|\s)#\s", line)[0]):
        words = part.split()
        while words and re.match(r"[A-Z_]+=", words[0]):
            words = words[1:]
        if words:
            yield words


# --- what is wrong with one -----------------------------------------------------------------------


def wrong(words: Words, page: str) -> Iterator[str]:
    program = words[0]
    if program == "make":
        yield from (w for w in words[1:] if re.fullmatch(r"[a-z-]+", w) and w not in TARGETS)
    elif re.fullmatch(r"(\.venv(-dev)?/bin/)?python3?", program):
        yield from wrong_python(program, words[1:], page)
    elif Path(program).name == "pytest" and program != ".venv-dev/bin/pytest":
        yield program
    elif program in ("npm", "tools/with-node") and "run" in words:
        script = words[words.index("run") + 1]
        yield from [] if program != "npm" and script in SCRIPTS else [f"{program} … {script}"]
    elif program in GROUPS and len(words) > 1:
        yield from wrong_command(tree(), words)
    for place, word in enumerate(words):
        if (word == "waldbach" and place == 0) or word.endswith("bin/waldbach"):
            yield from wrong_command(tree(), words[place + 1 :])
        if FILE.fullmatch(word) and not there(word):
            yield word


def wrong_python(program: str, words: Words, page: str) -> Iterator[str]:
    """A bare `python` is that of whoever has installed the package."""
    if words[:1] == ["-m"] and len(words) > 1:
        module = re.match(r"[\w.]+", words[1])
        assert module is not None
        top = module[0].split(".")[0]
        bare = not program.startswith(".venv")
        if bare and top not in {"waldbach", *sys.stdlib_module_names}:
            yield f"{program} -m {module[0]}"
        elif importlib.util.find_spec(module[0]) is None:
            yield module[0]
    elif words and words[0].endswith(".py"):
        ours = program.startswith(".venv-dev") or words[0].startswith("examples/")
        if f'title="{words[0]}"' not in page and not (ours and (ROOT / words[0]).exists()):
            yield f"{program} {words[0]}"


def wrong_command(node: Any, words: Words) -> Iterator[str]:
    for word in words:
        if word.startswith("--"):
            option = word.partition("=")[0]
            if option not in {name for one in node.params for name in one.opts} | {"--help"}:
                yield f"{node.name or 'waldbach'} {option}"
        elif hasattr(node, "commands") and re.fullmatch(r"[a-z-]+", word):
            if word not in node.commands:
                yield f"{node.name or 'waldbach'} {word}"
                return
            node = node.commands[word]


@functools.cache
def tree() -> Any:
    return typer.main.get_command(cli.build(["serve"]))


def there(file: str) -> bool:
    """In the tree, from wherever a page counts; or made there, and so ignored by git."""
    if any((folder / file).exists() for folder in FOLDERS):
        return True
    ignored = ["git", "check-ignore", "--quiet", file]
    return subprocess.run(ignored, cwd=ROOT).returncode == 0


# --- the tests ------------------------------------------------------------------------------------

PAGES = [page for page in written() if page.name not in ("CHANGELOG.md", "THIRD-PARTY.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_one_is_told_to_type_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [fault for words in typed(text) for fault in wrong(words, text)] == []


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("make tea", "tea"),
        ("python tools/openapi.py", "python tools/openapi.py"),
        ("python -m tools.openapi", "python -m tools.openapi"),
        (".venv-dev/bin/python -m tools.nothing", "tools.nothing"),
        ("pytest tests/renature", "pytest"),
        (".venv-dev/bin/pytest tests/nothing", "tests/nothing"),
        ("npm run dev", "npm … dev"),
        ("tools/with-node npm run fly", "tools/with-node … fly"),
        ("waldbach fly", "waldbach fly"),
        ("A=1 .venv/bin/waldbach play --fly", "play --fly"),
        ("admin fly", "admin fly"),
        ("lab tournament --fly", "tournament --fly"),
        ("cp deploy/nothing.toml /etc", "deploy/nothing.toml"),
    ],
)
def test_what_does_not_exist_is_found(line: str, fault: str) -> None:
    for told in (f"```\n{line}\n```\n", f"Type `{line}`."):
        assert [one for words in typed(told) for one in wrong(words, told)] == [fault]


def test_what_exists_is_not() -> None:
    for line in ("make check PYTHON=python3.13", "waldbach lab balance renature --seats 2,3",
                 "python3 -m venv agents", "python -m waldbach.bots.warm", "waldbach game 1",
                 "cp deploy/env.example deploy/.env", "tools/with-node npm run dev"):  # fmt: skip
        assert [fault for words in commands(line) for fault in wrong(words, "")] == []
