"""docs/your-first-bot.md, block by block, against a real server with the limits of every server."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.running import NO_TLS, Server

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]

PAGE = Path(__file__).parents[2] / "docs" / "your-first-bot.md"
BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
USUAL = {"limits_requests": "600/minute", "limits_moves": "10/s", "limits_joins": "60/hour",
         "limits_tables": "20/hour"}  # fmt: skip


def blocks() -> list[tuple[str, str, str]]:
    """Language, file name if it is a file, and text of every block of the page."""
    return BLOCK.findall(PAGE.read_text(encoding="utf-8"))


def test_the_page_has_nothing_but_files_and_commands() -> None:
    kinds = [(language, bool(name)) for language, name, _ in blocks()]
    assert set(kinds) == {("sh", False), ("python", True)}
    assert kinds.count(("python", True)) == 2
    assert PAGE.read_text(encoding="utf-8").count("```") == 2 * len(kinds)


NOWHERE = "http://127.0.0.1:1"


@pytest.mark.parametrize(
    ("words", "token", "said"),
    [
        ((NOWHERE, "renature"), "waldbach_x", f"{NOWHERE} does not answer: "),
        ((NOWHERE,), "waldbach_x", "WALDBACH_TOKEN=waldbach_… python3 my_bot.py http"),
        ((NOWHERE, "renature"), None, "WALDBACH_TOKEN=waldbach_… python3 my_bot.py http"),
    ],
)
def test_what_keeps_the_bot_from_playing_is_said_in_a_line(
    tmp_path: Path, words: tuple[str, ...], token: str | None, said: str
) -> None:
    (text,) = [text for _, name, text in blocks() if name == "my_bot.py"]
    (tmp_path / "my_bot.py").write_text(text, encoding="utf-8")
    env = {name: value for name, value in os.environ.items() if name != "WALDBACH_TOKEN"}
    done = subprocess.run(
        [sys.executable, "my_bot.py", *words], cwd=tmp_path, capture_output=True, text=True,
        env=env | ({"WALDBACH_TOKEN": token} if token else {}),
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1), done.stderr
    assert said in done.stderr


def test_the_tutorial_leads_from_nothing_to_the_ladder(tmp_path: Path) -> None:
    for _, name, text in blocks():
        if name:
            (tmp_path / name).write_text(text, encoding="utf-8")
    with Server(tmp_path, **USUAL) as server:
        commands = [text for language, _, text in blocks() if language == "sh"]
        script = "\n".join(["set -euo pipefail", *commands])
        assert "http://localhost:8000" in script
        done = subprocess.run(
            ["bash", "-c", script.replace("http://localhost:8000", server.url)],
            cwd=tmp_path,
            env={**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"},
            capture_output=True,
            text=True,
            timeout=600,
        )
        assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
        with httpx.Client(base_url=server.url, verify=NO_TLS, timeout=60) as client:
            ladder = client.get("/api/ratings/renature").json()
            watched = re.findall(r"/tables/(\S+)", done.stdout)
            tables = [client.get(f"/api/tables/{table}").json() for table in set(watched)]
    assert {(rung["name"], rung["games"]) for rung in ladder} == {("Robo", 2), ("Bee", 2)}
    assert len(tables) == 2
    for table in tables:
        assert (table["status"], table["rated"]) == ("finished", True)
    assert re.search(r"^1 (Robo|Bee) \d+ points after 1 game\(s\)$", done.stdout, re.MULTILINE)
