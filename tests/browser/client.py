"""The client that the server gives to browsers, built anew where something has changed."""

from __future__ import annotations

import fcntl
import subprocess
import tempfile
from pathlib import Path

BUILD = Path(__file__).parents[2] / "tools" / "build-web"


def built_client() -> None:
    """By one of the tests' processes, while the others wait."""
    with (Path(tempfile.gettempdir()) / "waldbach-build-web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([BUILD], check=True)
