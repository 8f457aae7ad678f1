"""Opens a page in the browser of whoever started the server, if there is one."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from contextlib import suppress


def open_page(url: str) -> None:
    """Does not wait: some browsers let go only when they are closed."""
    if has_window():
        threading.Thread(target=_open, args=(url,), daemon=True).start()


def has_window() -> bool:
    """Without a desktop Python would open a browser in the terminal, where our lines go."""
    if sys.platform in ("win32", "darwin") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open(url: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(url)
