"""Pictures of the sheets: `python web/sheets/shot.py OUT SHEET…`, while `npm run dev` runs.

A sheet is what follows `/sheets/`, such as `?sheet=animals&theme=dark`; `@2` behind it doubles the
pixels. The pictures are numbered `OUT-1.png`, `OUT-2.png`, … `WALDBACH_SHEETS` says where the
server is, if not at Vite's own address.
"""

from __future__ import annotations

import os
import sys

from playwright.sync_api import sync_playwright

SERVER = os.environ.get("WALDBACH_SHEETS", "http://localhost:5173/sheets/")
CHROMIUM = "/usr/bin/chromium"
QUIET = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


def main(out: str, *sheets: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for number, named in enumerate(sheets, start=1):
            sheet, _, scale = named.partition("@")
            page = browser.new_page(
                viewport={"width": 1400, "height": 600}, device_scale_factor=float(scale or 1)
            )
            page.goto(SERVER + sheet)
            page.wait_for_selector("main")
            page.screenshot(path=f"{out}-{number}.png", full_page=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
