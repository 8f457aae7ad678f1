"""How the browser client is served: its pages, its files, and what stands there without it."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.inside import inside
from waldbach.messages import LANGUAGES
from waldbach.server.web import browser_pages
from waldbach.server.web.client import FOR_GOOD, Client

INDEX = (Path(__file__).parents[2] / "web/index.html").read_text()
HTML = {"Accept": "text/html,*/*"}
SCRIPT = b"export const frame = 1;\n" * 40
TOLD = '<script type="application/json" id="told">'
HOME = INDEX.replace(
    "<script", f"{TOLD}</script><script>early()</script><style>b{{}}</style><script"
)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Client:
    """A client as the build leaves it, but small."""
    home = tmp_path / "client"
    (home / "assets").mkdir(parents=True)
    (home / "index.html").write_text(INDEX)
    (home / "home.html").write_text(HOME)
    early = {lang: {"html": f"<h1>{lang}</h1>", "told": {"lang": lang}} for lang in LANGUAGES}
    (home / "early.json").write_text(json.dumps(early))
    (home / "assets/frame-x1.js").write_bytes(SCRIPT)
    (home / "assets/frame-x1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (home / "assets/frame-x1.js.br").write_bytes(b"brotli")
    (home / "assets/sans-x2.woff2").write_bytes(b"letters")
    (home / "service-worker.js").write_text("// worker")
    (home / ".sources").write_text("12 34")
    ahead = {
        "pages": {"Table": ["assets/Table-x3.js", "assets/Table-x4.css"], "Home": []},
        "words": {lang: [f"assets/{lang}-x5.js"] for lang in LANGUAGES},
    }
    (home / "ahead.json").write_text(json.dumps(ahead))
    client = Client(home)
    monkeypatch.setattr(browser_pages, "client", client)
    return client


@pytest.fixture
def missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser_pages, "client", Client(tmp_path / "nowhere"))


async def get(folder: Path, path: str, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with inside(folder) as server, server.client() as client:
        return await client.get(path, headers=HTML | named)


# --- pages ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_page_speaks_the_readers_language(
    tmp_path: Path, built: Client, lang: str
) -> None:
    answer = await get(tmp_path, "/lobby", accept_language=f"{lang};q=0.9")
    words = {"en": "needs JavaScript", "de": "braucht JavaScript", "pl": "wymaga JavaScriptu"}
    assert f'<html lang="{lang}">' in answer.text
    assert words[lang] in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert "accept-language" in answer.headers["vary"].lower()


async def test_every_address_of_the_client_gets_the_page(tmp_path: Path, built: Client) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        for path in browser_pages.ADDRESSES:
            answer = await client.get(path.replace("{", "").replace("}", ""))
            assert answer.status_code == 200, path
            assert '<div id="app"' in answer.text


def test_the_build_names_addresses_of_pages_that_games_bring(built: Client, tmp_path: Path) -> None:
    assert built.addresses == {}
    (tmp_path / "client/addresses.json").write_text('{"/plants/{plant}": "waldgaertner/Plants"}')
    assert Client(tmp_path / "client").addresses == {"/plants/{plant}": "waldgaertner/Plants"}
    assert Client(tmp_path / "nowhere").addresses == {}


async def test_the_chosen_theme_is_there_from_the_start(tmp_path: Path, built: Client) -> None:
    dark = await get(tmp_path, "/", cookie="theme=dark")
    assert '<html lang="en" data-theme="dark">' in dark.text
    wrong = await get(tmp_path, "/", cookie='theme="><script>')
    assert '<html lang="en">' in wrong.text
    assert '"><script>' not in wrong.text


async def test_the_chosen_language_goes_before_the_browsers(tmp_path: Path, built: Client) -> None:
    chosen = await get(tmp_path, "/", cookie="lang=pl", accept_language="de")
    assert '<html lang="pl">' in chosen.text
    wrong = await get(tmp_path, "/", cookie="lang=xx", accept_language="de")
    assert '<html lang="de">' in wrong.text


@pytest.mark.parametrize("path", ["/", "/tables/k3x", "/nowhere"])
async def test_pages_are_packed_for_those_who_can_unpack(
    tmp_path: Path, built: Client, path: str
) -> None:
    plain = await get(tmp_path, path, accept_encoding="identity")
    packed = await get(tmp_path, path, accept_encoding="gzip, br")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content)
    assert packed.text == plain.text
    assert "accept-encoding" in packed.headers["vary"].lower()


async def test_a_page_names_what_its_script_will_ask_for(tmp_path: Path, built: Client) -> None:
    page = (await get(tmp_path, "/tables/k3x", accept_language="pl")).text
    assert '<link rel="modulepreload" crossorigin href="/app/assets/pl-x5.js" />' in page
    assert '<link rel="modulepreload" crossorigin href="/app/assets/Table-x3.js" />' in page
    assert '<link rel="stylesheet" crossorigin href="/app/assets/Table-x4.css" />' in page
    assert "de-x5" not in page


async def test_a_preview_tells_nothing_of_the_table(tmp_path: Path, built: Client) -> None:
    """Not even whether there is one."""
    async with inside(tmp_path) as server, server.client() as client:
        me = await client.post("/api/me", json={"name": "Ada"})
        body = {"game": "renature", "seats": [{"kind": "me"}, {"kind": "open"}]}
        headers = {"X-CSRF-Token": me.json()["csrf"]}
        made = await client.post("/api/tables", json=body, headers=headers)
        assert made.status_code == 201
        client.cookies.clear()
        there = await client.get(f"/tables/{made.json()['id']}")
        nowhere = await client.get("/tables/nowhere")
    assert there.text == nowhere.text
    assert '<meta property="og:title" content="A table on Waldbach" />' in there.text


@pytest.mark.parametrize("path", ["/lobby", "/nowhere"])
async def test_pages_need_nothing_that_the_policy_forbids(
    tmp_path: Path, built: Client, path: str
) -> None:
    answer = await get(tmp_path, path)
    assert not re.search(r"<style|style=|\son\w+=|<script>|javascript:", answer.text)
    assert "sha256" not in answer.headers["content-security-policy"]
    for link in re.findall(r'(?:src|href)="([^"]+)"', answer.text):
        assert link.startswith("/")


# --- home -----------------------------------------------------------------------------------------


async def test_home_has_inside_it_what_its_policy_names_and_no_more(
    tmp_path: Path, built: Client
) -> None:
    answer = await get(tmp_path, "/")
    policy = answer.headers["content-security-policy"]
    for kind in ("script", "style"):
        (inside_it,) = re.findall(f"<{kind}>(.*?)</{kind}>", answer.text)
        digest = base64.b64encode(hashlib.sha256(inside_it.encode()).digest()).decode()
        assert f"{kind}-src 'self' 'sha256-{digest}';" in policy
    assert "unsafe" not in policy
    assert not re.search(r"style=|\son\w+=|javascript:", answer.text)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_home_is_there_before_its_script(tmp_path: Path, built: Client, lang: str) -> None:
    page = (await get(tmp_path, "/", accept_language=lang)).text
    assert f'<div id="app" data-early><h1>{lang}</h1></div>' in page
    assert told_in(page)["lang"] == lang


async def test_home_tells_who_is_nobody_and_nothing_of_anybody_else(
    tmp_path: Path, built: Client
) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        nobody = await client.get("/", headers=HTML)
        assert told_in(nobody.text)["me"] == (await client.get("/api/me")).json()
        me = (await client.post("/api/me", json={"name": "Ada"})).json()
        ada = await client.get("/", headers=HTML)
    assert "me" not in told_in(ada.text)
    assert me["csrf"] not in ada.text
    assert "cookie" in ada.headers["vary"].lower()


def told_in(page: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(page.split(TOLD)[1].split("</script>")[0])
    return told


async def test_an_address_without_a_page_says_so_in_html(tmp_path: Path, built: Client) -> None:
    answer = await get(tmp_path, "/nowhere")
    assert (answer.status_code, '<div id="app">' in answer.text) == (404, True)
    for path in ("/api/nowhere", "/app/nowhere.js", "/app/assets/../index.html.br"):
        answer = await get(tmp_path, path)
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "application/problem+json"


# --- files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("accepted", "packing", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"brotli"),
        ("gzip", "gzip", SCRIPT),
        ("br;q=0, gzip;q=0.5", "gzip", SCRIPT),
        ("identity", None, SCRIPT),
    ],
)
async def test_files_are_sent_as_the_browser_takes_them(
    tmp_path: Path, built: Client, accepted: str, packing: str | None, body: bytes
) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        request = client.build_request("GET", "/app/assets/frame-x1.js")
        request.headers["accept-encoding"] = accepted
        answer = await client.send(request, stream=True)
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == packing
    assert (gzip.decompress(raw) if packing == "gzip" else raw) == body
    assert answer.headers["cache-control"] == FOR_GOOD
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["vary"] == "Accept-Encoding"


async def test_a_file_that_the_browser_has_is_not_sent_again(tmp_path: Path, built: Client) -> None:
    first = await get(tmp_path, "/service-worker.js")
    assert first.headers["cache-control"] == "no-cache"
    again = await get(tmp_path, "/service-worker.js", if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


def test_what_the_build_notes_for_itself_is_no_file(built: Client) -> None:
    assert ".sources" not in built.files
    assert built.files["assets/sans-x2.woff2"].media_type == "font/woff2"
    assert set(built.files["assets/frame-x1.js"].forms) == {"", "br", "gzip"}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_it_can_be_installed(tmp_path: Path, lang: str) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        answer = await client.get("/manifest.webmanifest", headers={"Accept-Language": lang})
        told = answer.json()
        assert answer.headers["content-type"] == "application/manifest+json"
        assert (told["name"], told["lang"], told["start_url"]) == ("Waldbach", lang, "/")
        for icon in told["icons"]:
            picture = await client.get(icon["src"])
            assert (picture.status_code, picture.headers["content-type"]) == (200, icon["type"])


# --- without the client ---------------------------------------------------------------------------


@pytest.mark.usefixtures("missing")
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_without_the_client_a_small_page_tells_how_to_build_it(
    tmp_path: Path, lang: str
) -> None:
    answer = await get(tmp_path, "/", accept_language=f"{lang};q=0.9")
    words = {"en": "open tables", "de": "offene Tische", "pl": "otwartych stołów"}
    assert f'<html lang="{lang}">' in answer.text
    assert [word in answer.text for word in words.values()].count(True) == 1
    assert words[lang] in answer.text
    assert "make web" in answer.text


@pytest.mark.usefixtures("missing")
async def test_the_small_page_needs_nothing_that_its_policy_forbids(tmp_path: Path) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        answer = await client.get("/")
        assert "style-src 'self'" in answer.headers["content-security-policy"]
        assert not re.search(r"<script|<style|style=|\son\w+=", answer.text)
        linked = set(re.findall(r'(?:src|href)="([^"]+)"', answer.text))
        assert {"/static/front.css", "/static/waldbach.svg"} < linked
        for path in linked:
            assert path.startswith("/")
            assert (await client.get(path)).status_code == 200, path


@pytest.mark.usefixtures("missing")
async def test_without_the_client_there_are_no_other_pages(tmp_path: Path) -> None:
    assert (await get(tmp_path, "/lobby")).status_code == 404
    assert (await get(tmp_path, "/service-worker.js")).status_code == 404
