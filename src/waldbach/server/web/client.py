"""The browser client as `make web` builds it: read once, kept in memory, sent as it was packed.

Every file comes in up to three forms: plain, gzip and Brotli. Files whose names carry a hash of
what is in them never change; browsers may keep them for good.
"""

from __future__ import annotations

import base64
import hashlib
import json
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from html import escape
from pathlib import Path
from typing import Any

from waldbach.messages import text

HOME = Path(__file__).parents[1] / "client"
PACKINGS = {"br": ".br", "gzip": ".gz"}  # as browsers name them, the best first
THEMES = ("light", "dark")
FOR_GOOD = "public, max-age=31536000, immutable"
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
HEAD = """<title>{title}</title>
    <meta name="description" content="{about}" />
    <meta property="og:title" content="{title}" />
    <meta property="og:description" content="{about}" />
    <meta property="og:site_name" content="Waldbach" />"""
APP = '<div id="app"></div>'
TOLD = '<script type="application/json" id="told"></script>'  # as in web/tools/packing.js
INSIDE = {
    "script": re.compile("<script>(.*?)</script>", re.DOTALL),
    "style": re.compile("<style>(.*?)</style>", re.DOTALL),
}


@dataclass(frozen=True)
class File:
    """One file of the client in all its forms."""

    media_type: str
    forms: Mapping[str, bytes]  # by packing; "" is the plain one

    def best(self, accepted: str) -> tuple[str, bytes]:
        """The packing that a browser takes, and the bytes."""
        wanted = accepted_packings(accepted)
        for packing in PACKINGS:
            if packing in wanted and packing in self.forms:
                return packing, self.forms[packing]
        return "", self.forms[""]

    @cached_property
    def tag(self) -> str:
        return hashlib.sha256(self.forms[""]).hexdigest()[:16]


class Client:
    """Everything that was built; empty where nothing was."""

    def __init__(self, home: Path = HOME) -> None:
        self.files = _read(home)

    @property
    def built(self) -> bool:
        return "index.html" in self.files

    def page(
        self, name: str, lang: str, theme: str, title: str, about: str, told: Mapping[str, Any]
    ) -> str:
        """The file that every address of the client gets, ready for one of its pages.

        `told` is for the script inside the home page.
        """
        shown = f' data-theme="{theme}"' if theme in THEMES else ""
        words = {
            '<html lang="en">': f'<html lang="{lang}"{shown}>',
            "<title>Waldbach</title>": HEAD.format(title=escape(title), about=escape(about)),
            "</head>": "".join(map(_link, self._asked_next(name, lang))) + "</head>",
            APP: self._early(name, lang),
            TOLD: TOLD.replace("><", f">{self._told(lang, told)}<"),
            "<noscript></noscript>": f"<noscript>{escape(text('page-noscript'))}</noscript>",
        }
        page = self._template(name)
        for gap, word in words.items():
            page = page.replace(gap, word, 1)
        return page

    @cached_property
    def addresses(self) -> dict[str, str]:
        """Of pages that games bring along: by address, what the build calls the page."""
        found = self.files.get("addresses.json")
        addresses: dict[str, str] = json.loads(found.forms[""]) if found else {}
        return addresses

    def inside(self, name: str) -> Mapping[str, str]:
        """What the page allows to stand in it, as its security policy names it: by kind, a hash."""
        return _hashes(self._template(name))

    def _template(self, name: str) -> str:
        """The home page has its styles and its first script inside."""
        file = (self.files.get("home.html") if name == "Home" else None) or self.files["index.html"]
        return file.forms[""].decode()

    def _early(self, name: str, lang: str) -> str:
        """The home page is there as HTML, to be seen before its script has come."""
        early = self._home_pages.get(lang) if name == "Home" else None
        return APP.replace("><", f" data-early>{early['html']}<") if early else APP

    def _told(self, lang: str, told: Mapping[str, Any]) -> str:
        words = self._home_pages.get(lang, {}).get("told", {})
        return json.dumps({**words, **told}).replace("<", "\\u003c")

    def _asked_next(self, name: str, lang: str) -> list[str]:
        """What the script of the page will ask for: the browser may fetch it meanwhile."""
        ahead = self._ahead
        return [*ahead["words"].get(lang, ()), *ahead["pages"].get(name, ())]

    @cached_property
    def _ahead(self) -> dict[str, dict[str, list[str]]]:
        ahead: dict[str, dict[str, list[str]]] = json.loads(self.files["ahead.json"].forms[""])
        return ahead

    @cached_property
    def _home_pages(self) -> dict[str, dict[str, Any]]:
        found = self.files.get("early.json")
        pages: dict[str, dict[str, Any]] = json.loads(found.forms[""]) if found else {}
        return pages


@lru_cache(maxsize=8)
def _hashes(page: str) -> Mapping[str, str]:
    """Of what stands in a page as it was built, before anything is put into it."""
    found = {kind: form.search(page) for kind, form in INSIDE.items()}
    return {kind: _hash(inside[1]) for kind, inside in found.items() if inside}


def _hash(inside: str) -> str:
    digest = hashlib.sha256(inside.encode()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"


def _link(file: str) -> str:
    kind = "stylesheet" if file.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="/app/{file}" />\n'


def _read(home: Path) -> dict[str, File]:
    files: dict[str, File] = {}
    for path in sorted(home.rglob("*")):
        if not path.is_file() or path.name.startswith(".") or path.suffix in PACKINGS.values():
            continue
        forms = {"": path.read_bytes()}
        for packing, ending in PACKINGS.items():
            packed = path.with_name(path.name + ending)
            if packed.is_file():
                forms[packing] = packed.read_bytes()
        files[path.relative_to(home).as_posix()] = File(_media_type(path), forms)
    return files


def _media_type(path: Path) -> str:
    found = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return found or "application/octet-stream"


def accepted_packings(header: str) -> set[str]:
    """What `Accept-Encoding` allows.

    >>> sorted(accepted_packings("gzip, br;q=0.9, zstd;q=0"))
    ['br', 'gzip']
    """
    found = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip())
    return found
