"""The browser: Debian's Chromium, installed if need be, driven by Playwright."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.services import installed

PATIENCE = 20_000  # milliseconds for anything to be seen, on a machine busy with other tests
# Chromium's own engine without the parts that draw windows: a third less work for the machine.
WITHOUT_WINDOWS = "chromium-headless-shell"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find(*programs: str) -> Path | None:
    found = next(filter(None, map(shutil.which, programs)), None)
    return Path(found) if found else None


@contextlib.contextmanager
def browser(package: str = WITHOUT_WINDOWS) -> Iterator[Browser]:
    program = installed(package, lambda: find(package, "chromium", "chromium-browser"))
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield opened
        opened.close()
