"""Draws the icons of the installed client from the server's waldbach.svg, with Chromium.

.venv-dev/bin/python web/tools/icons.py
"""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

STATIC = Path(__file__).parents[2] / "src/waldbach/server/static"
CHROMIUM = "/usr/bin/chromium"
SKY = "#e2edea"
# name, size in pixels, and whether it has round corners of its own
ICONS = [
    ("icon-192.png", 192, True),
    ("icon-512.png", 512, True),
    ("icon-180.png", 180, False),
    ("icon-maskable-512.png", 512, False),
]


def draw(page: Page, drawing: str, name: str, size: int, is_round: bool) -> None:
    if not is_round:
        drawing = drawing.replace('rx="14"', 'rx="0"')
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>html,body{{margin:0;background:{'transparent' if is_round else SKY}}}"
        f"svg{{display:block;width:{size}px;height:{size}px}}</style>{drawing}"
    )
    page.screenshot(path=STATIC / name, omit_background=is_round)


def main() -> None:
    drawing = (STATIC / "waldbach.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        for icon in ICONS:
            draw(page, drawing, *icon)
        browser.close()


if __name__ == "__main__":
    main()
