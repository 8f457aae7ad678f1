"""A short name for a device, from what its browser says of itself."""

from __future__ import annotations

MOST = 40  # characters

# The first word that occurs decides: browsers name the others that they resemble too.
BROWSERS = {
    "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet", "Vivaldi": "Vivaldi",
    "Firefox": "Firefox", "FxiOS": "Firefox", "CriOS": "Chrome", "Chromium": "Chromium",
    "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
SYSTEMS = {
    "iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows",
    "CrOS": "ChromeOS", "Mac OS X": "macOS", "Linux": "Linux",
}  # fmt: skip


def device_name(agent: str) -> str:
    """
    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_name("my-bot/1.2 (+https://example.org)")
    'my-bot/1.2'
    """
    found = [_first(BROWSERS, agent), _first(SYSTEMS, agent)]
    name = ", ".join(part for part in found if part) or agent.partition(" ")[0]
    return "".join(sign for sign in name if sign.isprintable())[:MOST]


def _first(words: dict[str, str], agent: str) -> str | None:
    return next((name for word, name in words.items() if word in agent), None)
