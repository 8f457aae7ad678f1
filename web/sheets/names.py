"""Names that do not fit where they are written: `python web/sheets/names.py`, as shot.py is run.

Every plant is looked at in every size and language (the sheet `names`). Nothing is told where all
fit. `WALDBACH_SHEETS` says where the server is, if not at Vite's own address.
"""

from __future__ import annotations

import sys

from playwright.sync_api import sync_playwright
from shot import CHROMIUM, QUIET, SERVER

PATIENCE = 120_000  # milliseconds: there are thousands of cards
LAST = "[data-size=large] article >> nth=174"
# A name is cut by its own box, or reaches beyond the card.
MISFITS = """() => [...document.querySelectorAll('[data-card]')].flatMap((card) => {
  const name = card.querySelector('.name, h3');
  const words = document.createRange();
  words.selectNodeContents(name);
  const [text, box] = [words.getBoundingClientRect(), card.getBoundingClientRect()];
  const cut = name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1;
  const out = text.right > box.right + 0.5 || text.bottom > box.bottom + 0.5;
  const size = card.parentElement.dataset.size;
  return cut || out ? [`${size}: ${name.textContent.trim()} (${card.dataset.card})`] : [];
})"""


def main() -> int:
    misfits: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = browser.new_page()
        for lang in ("en", "de", "pl"):
            page.goto(f"{SERVER}?sheet=names&lang={lang}")
            page.wait_for_selector(LAST, timeout=PATIENCE)
            page.evaluate("document.fonts.ready")
            misfits += [f"{lang} {found}" for found in page.evaluate(MISFITS)]
        browser.close()
    print("\n".join(misfits))
    return 1 if misfits else 0


if __name__ == "__main__":
    sys.exit(main())
