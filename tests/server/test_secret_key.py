"""The secret key: made once, the same for all processes, and for nobody else to read."""

from __future__ import annotations

import contextlib
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from waldbach.game import BadInput
from waldbach.messages import language
from waldbach.server.secret_key import secret_key


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    token = language.set("en")
    yield
    language.reset(token)


def test_the_key_is_made_once_and_only_for_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "secret.key"
    key = secret_key(path)
    assert len(key) == 32
    assert secret_key(path) == key
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [p.name for p in path.parent.iterdir()] == ["secret.key"]
    assert secret_key(tmp_path / "other.key") != key


def test_an_empty_file_is_filled(tmp_path: Path) -> None:
    """As a crash between making and writing it would leave it."""
    path = tmp_path / "secret.key"
    path.touch(mode=0o600)
    assert secret_key(path) == secret_key(path)


@pytest.mark.parametrize(
    "content", [b"short\n", b"g" * 64 + b"\n", b"a" * 64, b"\xff", b"a" * 9999]
)
def test_a_file_that_is_no_key_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "secret.key"
    path.touch(mode=0o600)
    path.write_bytes(content)
    with pytest.raises(BadInput, match="holds no secret key"):
        secret_key(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("mode", [0o644, 0o604, 0o620, 0o666])
def test_a_key_that_others_can_read_is_refused(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "secret.key"
    secret_key(path)
    path.chmod(mode)
    with pytest.raises(BadInput, match="chmod 600"):
        secret_key(path)


def test_a_key_that_may_only_be_read_is_enough(tmp_path: Path) -> None:
    path = tmp_path / "secret.key"
    key = secret_key(path)
    path.chmod(0o440)
    assert secret_key(path) == key


def test_a_key_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match="its folder does not exist"):
        secret_key(tmp_path / "file" / "secret.key")
    with pytest.raises(BadInput, match="it is a folder"):
        secret_key(tmp_path)


ASKING = """
import sys
from pathlib import Path
from waldbach.server.secret_key import secret_key
for line in sys.stdin:
    print(secret_key(Path(line.strip())).hex(), flush=True)
"""


@pytest.mark.slow
def test_processes_that_start_at_once_get_the_same_key(tmp_path: Path) -> None:
    with contextlib.ExitStack() as stack:
        command = [sys.executable, "-c", ASKING]
        one, other = (
            stack.enter_context(
                subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            )
            for _ in range(2)
        )
        for number in range(200):
            for process in (one, other):
                assert process.stdin
                process.stdin.write(f"{tmp_path / str(number) / 'secret.key'}\n")
                process.stdin.flush()
            assert one.stdout
            assert other.stdout
            key = one.stdout.readline()
            assert key == other.stdout.readline()
            assert len(key.strip()) == 64
