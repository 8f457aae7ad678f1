"""axe-core: does a page keep to what people need who see, hear or move otherwise?"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


COLOURS = ("color-contrast", "link-in-text-block")  # the rules that look at colours


def wrong(page: Page) -> list[str]:
    """What axe finds in the light and in the dark; the page stays in the dark. Nothing but its
    colours is different there."""
    page.emulate_media(color_scheme="light")
    light = violations(page)
    page.emulate_media(color_scheme="dark")
    dark = violations(page, COLOURS)
    return [*(f"light: {one}" for one in light), *(f"dark: {one}" for one in dark)]


def violations(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """What axe finds wrong by these rules, or by all, in one line each: rule, where, and why."""
    # Through the debugger, not as a script of the page: its security policy would refuse that.
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = {"type": "rule", "values": list(rules)}
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{rule['id']} ({rule['impact']}): {node['target']} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
