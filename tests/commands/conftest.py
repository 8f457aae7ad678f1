"""What the tests of the commands share."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.commands.running import GAME, Run
from waldbach.cli import main
from waldbach.messages import language
from waldbach.terminal.files import autosave_folder
from waldbach.terminal.progress import prepare


@pytest.fixture(autouse=True, scope="module")
def compiled_rules() -> None:
    """So that no command has to announce that it compiles."""
    prepare(GAME)


@pytest.fixture(autouse=True)
def a_quiet_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No settings of the developer's, no file outside the test's folder."""
    for name in ("WALDBACH_LANG", "LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    autosave_folder.cache_clear()
    token = language.set("en")
    yield
    language.reset(token)
    autosave_folder.cache_clear()


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process: exit code, stdout, stderr."""

    def call(*args: str | Path, stdin: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return code, out, err

    return call
