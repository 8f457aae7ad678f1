"""The client that the server gives to browsers, built anew where something has changed."""

from __future__ import annotations

import subprocess
from pathlib import Path

BUILD = Path(__file__).parents[2] / "tools" / "build-web"


def built_client() -> None:
    """By one of the tests' processes, while the others wait."""
    subprocess.run([BUILD], check=True)
