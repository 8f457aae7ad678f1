"""Somebody with a browser of their own: language, screen, finger or mouse, light or dark."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page

from tests.browser import words
from tests.browser.chromium import PATIENCE

Lang = Literal["en", "de", "pl"]
Theme = Literal["light", "dark"]
Size = tuple[int, int]

PHONE: Size = (360, 740)
TABLET: Size = (768, 1024)
DESK: Size = (1280, 800)
CINEMA: Size = (2560, 1440)
WIDTHS = (PHONE, TABLET, DESK, CINEMA)
MORNING = datetime(2026, 5, 1, 8, tzinfo=UTC)
LOCALES = {"en": "en-GB", "de": "de-DE", "pl": "pl-PL"}
# What the page's security policy refuses is told here, also where the console would not say it.
WATCH = """
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`));
"""

# Wider than the window, once what depends on its size is drawn?
SIDEWAYS = """
() => new Promise((done) => {
  const page = document.documentElement;
  const told = () => done(page.scrollWidth > page.clientWidth);
  requestAnimationFrame(() => requestAnimationFrame(told));
})
"""


class Person:
    """What goes wrong in the browser, in the console or by a refusal of the security policy, is in
    `faults`; a test that expects something of it says so with `forgive`."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        lang: Lang = "en",
        size: Size = DESK,
        touch: bool = False,
        theme: Theme = "light",
        motion: Literal["reduce", "no-preference"] = "reduce",
        worker: bool = False,
    ) -> None:
        self.url, self.lang, self.touch, self.size = url, lang, touch, size
        self.faults: list[str] = []
        self.forgiven: list[str] = []
        self.context = browser.new_context(
            base_url=url,
            locale=LOCALES[lang],
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            color_scheme=theme,
            reduced_motion=motion,
            permissions=["clipboard-read", "clipboard-write"],
            # A page kept by a service worker would hide what the server sends.
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WATCH)
        self.page = self.watched(self.context.new_page())

    def watched(self, page: Page) -> Page:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def forgive(self, *patterns: str) -> None:
        """Faults that belong to what a test does, such as cutting the line."""
        self.forgiven += patterns

    def unforgiven(self) -> list[str]:
        return [
            fault
            for fault in self.faults
            if not any(re.search(pattern, fault) for pattern in self.forgiven)
        ]

    # --- looking ----------------------------------------------------------------------------------

    def text(self, key: str, **args: Any) -> str:
        return words.text(self.lang, key, **args)

    def like(self, key: str, *unknown: str, **args: Any) -> re.Pattern[str]:
        return words.like(self.lang, key, *unknown, **args)

    def button(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.text(key, **args), exact=True)

    def link(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_role("link", name=self.text(key, **args), exact=True)

    def says(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_text(self.text(key, **args), exact=True)

    def is_too_wide(self) -> bool:
        """Could the page be moved sideways?"""
        return bool(self.page.evaluate(SIDEWAYS))

    # --- acting -----------------------------------------------------------------------------------

    def open(self, path: str = "/") -> None:
        self.page.goto(path)
        self.page.wait_for_selector("main h1, main [role=alert], main h2")

    def stop_time(self) -> None:
        """In the page it goes by only as far as a test lets it, from before the page is opened."""
        self.page.clock.install(time=MORNING)
        self.page.clock.pause_at(MORNING + timedelta(seconds=1))

    def resize(self, size: Size) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def press(self, what: Locator) -> None:
        """By finger or mouse, as this person does it."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def close(self, screenshot: Path | None = None) -> None:
        if screenshot is not None and not self.page.is_closed():
            self.page.screenshot(path=screenshot, full_page=True)
        self.context.close()
