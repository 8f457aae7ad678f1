"""The documentation: the site builds without a warning, every link leads somewhere, and what is
made from the code is whole."""

from __future__ import annotations

import functools
import json
import os
import re
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote, urlsplit

import jsonschema
import pytest
from pymdownx.slugs import slugify

from waldbach import __version__
from website import commands, contract, examples, http_api, problems
from website.markdown import FENCE, links, prose_lines

ROOT = Path(__file__).parents[1]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
SKIPPED = {"node_modules", "build", "dist"}
HEADING = re.compile(r"#+ +(.*?)(?: *\{ #([\w-]+) \})?$")
API = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))
slug = slugify(case="lower")


@functools.cache
def written() -> list[Path]:
    """Every Markdown file of the repository."""
    return sorted(
        path
        for path in ROOT.rglob("*.md")
        if not any(part in SKIPPED or part.startswith(".") for part in path.relative_to(ROOT).parts)
    )


@functools.cache
def anchors(path: Path) -> frozenset[str]:
    found = set()
    for _, line, prose in prose_lines(path.read_text(encoding="utf-8")):
        if prose and (heading := HEADING.match(line)):
            words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading[1]).replace("`", "")
            found.add(heading[2] or slug(words, "-"))
    return frozenset(found)


def made(path: Path) -> bool:
    """Pages under docs/reference are made while the site is built, which checks them."""
    return (ROOT / "docs" / "reference") in path.parents


# --- in a checkout --------------------------------------------------------------------------------


@pytest.mark.parametrize("page", written(), ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_to_files_and_headings(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    pictures = re.findall(r'<(?:img|a|source)[^>]* (?:src|href|srcset)="([^"]+)"', text)
    for link in [*links(text), *pictures]:
        if urlsplit(link).scheme:
            continue
        where, _, anchor = unquote(link).partition("#")
        target = (page.parent / where).resolve() if where else page
        if made(target):
            continue
        assert target.exists(), f"{link} leads nowhere"
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), f"{link}: there is no such heading"


@pytest.mark.parametrize("page", written(), ids=lambda path: str(path.relative_to(ROOT)))
def test_fenced_blocks_are_closed_and_lists_have_room(page: Path) -> None:
    """A list right behind a line of text is a list to some readers of Markdown only."""
    lines = list(prose_lines(page.read_text(encoding="utf-8")))
    assert sum(bool(FENCE.match(line)) for _, line, _ in lines) % 2 == 0
    for (_, before, prose), (_, line, _) in pairwise(lines):
        if prose and re.match(r"(-|\d+\.) ", line):
            belongs = not before.strip() or re.match(r" *(-|\d+\.) |\s+\S", before)
            assert belongs, f"no empty line before: {line}"


# --- the site -------------------------------------------------------------------------------------


class Page(HTMLParser):
    """What a page loads, and where its links lead."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids |= {value for name in ("id", "name") if (value := given.get(name))}
        source = given.get("src") or (given.get("href") if tag == "link" else None)
        if source:
            self.loads.append(source)
        if tag == "a" and (link := given.get("href")):
            self.links.append(link)


def build(folder: Path, config: Path = ROOT / "mkdocs.yml") -> tuple[int, list[str]]:
    """By the command of `make docs`: its exit code, and what it warned of."""
    (line,) = re.findall(r"^\tNO_MKDOCS_2_WARNING=1 \$\(DEV\)/python (.*)$", MAKEFILE, re.MULTILINE)
    done = subprocess.run(
        [sys.executable, *line.split(), "--config-file", config, "--site-dir", folder],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    told = done.stderr.splitlines()
    assert any("Building documentation" in one for one in told), done.stderr  # nothing is silenced
    return done.returncode, [one for one in told if not one.startswith("INFO ")]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Page]:
    folder = tmp_path_factory.mktemp("site")
    assert build(folder) == (0, [])
    return {path: Page(path.read_text(encoding="utf-8")) for path in folder.rglob("*.html")}


def test_what_is_lost_fails_the_build(tmp_path: Path) -> None:
    """With our settings, on a site of two pages of which the second has no place."""
    config = tmp_path / "mkdocs.yml"
    config.write_text(f"INHERIT: {ROOT / 'mkdocs.yml'}\nhooks: []\nwatch: []\nnav: [index.md]\n")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("[a](nowhere.md) [b](#nothing)")
    (tmp_path / "docs" / "alone.md").write_text("Nobody finds this page.")
    code, told = build(tmp_path / "site", config)
    assert code == 1
    for complaint in ("'nowhere.md'", "'#nothing'", "alone.md"):
        assert complaint in "\n".join(told)


@pytest.mark.later
def test_every_link_of_the_site_leads_somewhere(site: dict[Path, Page]) -> None:
    assert len(site) > 40
    for path, page in site.items():
        if path.name == "404.html":
            continue  # its links begin at the root of wherever the site stands
        for link in page.links:
            if urlsplit(link).scheme:
                continue
            where, _, anchor = unquote(link).partition("#")
            target = (path.parent / where).resolve() if where else path
            assert target.exists(), f"{path.name}: {link}"
            if anchor and target in site:
                assert anchor in site[target].ids, f"{path.name}: {link}"


@pytest.mark.later
def test_the_site_loads_nothing_from_elsewhere(site: dict[Path, Page]) -> None:
    loaded = {source for page in site.values() for source in page.loads}
    assert any(source.endswith("look/site.css") for source in loaded)
    assert [source for source in loaded if urlsplit(source).netloc] == []
    folder = next(path.parent for path in site if path.name == "404.html")
    for path in folder.rglob("*.css"):
        assert not re.search(r"url\(['\"]?(https?:)?//", path.read_text(encoding="utf-8")), path


# --- what is made from the code -------------------------------------------------------------------


def test_every_request_has_its_place() -> None:
    pages = http_api.pages()
    for path, methods in API["paths"].items():
        for method, request in methods.items():
            (group,) = request["tags"]
            page = pages[f"{http_api.FOLDER}/{group}.md"]
            assert f"```http\n{method.upper()} {path}\n```" in page
            assert page.count(f"{{ #{request['operationId'].lower()} }}") == 1


def bodies() -> list[tuple[str, dict[str, object]]]:
    return [
        (request["operationId"], request["requestBody"]["content"]["application/json"]["schema"])
        for methods in API["paths"].values()
        for request in methods.values()
        if "requestBody" in request
    ]


@pytest.mark.parametrize(("name", "schema"), bodies(), ids=lambda value: str(value)[:30])
def test_examples_of_bodies_have_the_right_form(name: str, schema: dict[str, object]) -> None:
    told = {**schema, "components": API["components"]}
    jsonschema.validate(examples.of_body(API, schema), told, jsonschema.Draft202012Validator)


def test_examples_of_answers_have_the_right_form() -> None:
    for name in API["components"]["schemas"]:
        schema = {"$ref": f"#/components/schemas/{name}"}
        told = {**schema, "components": API["components"]}
        answer = json.loads(examples.answer(API, schema))
        jsonschema.validate(answer, told, jsonschema.Draft202012Validator)


def test_problems_have_their_status_and_sentence() -> None:
    found = {key: status for status, key in problems.codes()}
    assert found["match-stale"] == 409
    assert found["table-rated-guest"] == 403
    assert found["table-rated-household"] == 409
    assert found["http-fault"] == 500
    assert found["http-too-often"] == 429
    assert not [key for key in found if key.startswith(("admin-", "bus-"))]
    assert problems.sentence("match-stale").count("…") == 2
    assert "`match-stale`" in problems.page()


def test_every_command_is_described() -> None:
    page = commands.page()
    for name in ("play", "lab tournament", "admin backup", "serve", "board check"):
        assert f"## waldbach {name}\n" in page
    assert "`--pub-sub" in page


def test_every_promise_of_the_contract_is_there() -> None:
    page = contract.page()
    for name in ("acting", "apply", "view", "redeal", "seen", "describe", "parse_position"):
        assert f"#### `{name}`" in page
    assert "_buffer" not in page


# --- the map of the house -------------------------------------------------------------------------

MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
ROOMS = ROOT / "src" / "waldbach"


def test_every_file_on_the_map_exists() -> None:
    """Somewhere: the map names files by their room."""
    tops = ("src", "tests", "bench", "tools", "website", "web/src")
    names = {path.name for top in tops for path in (ROOT / top).rglob("*")}
    told = set(re.findall(r"\b([\w-]+\.(?:py|toml|csv|npz))\b", MAP))
    assert len(told) > 60
    assert sorted(told - names) == []


def tracked(room: Path) -> list[str]:
    """Also what is new, and not what is gone: as they will be in the next commit."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "."]
    done = subprocess.run(command, cwd=room, capture_output=True, text=True, check=True)
    return [line for line in done.stdout.splitlines() if (room / line).exists()]


def block(head: str) -> str:
    """The part of the map that begins with these words."""
    (found,) = re.findall(rf"^```\n({head}.*?)^```", MAP, re.MULTILINE | re.DOTALL)
    return str(found)


# Each by its own part: a file of another room may have the same name.
@pytest.mark.parametrize(
    ("room", "head"), [(ROOT, "src/"), (ROOMS, "src/"), (ROOMS / "server", "server/")]
)
def test_every_room_and_file_has_its_place_on_the_map(room: Path, head: str) -> None:
    lines, part = tracked(room), block(head)
    folders = {line.split("/")[0] for line in lines if "/" in line and line[0] != "."}
    files = {line for line in lines if "/" not in line and line.endswith(".py")}
    missing = [name for name in folders if not re.search(rf"(?<![\w/]){name}/", part)]
    missing += [
        name
        for name in files - {"__init__.py", "__main__.py"}
        if not re.search(rf"(?<![\w/]){name}", part)
    ]
    assert sorted(missing) == []


@pytest.mark.parametrize("room", ["bench", "tools"])
def test_the_map_lists_what_these_rooms_hold(room: str) -> None:
    (entry,) = re.findall(rf"^{room}/ +(.*?)(?=^\S)", MAP, re.MULTILINE | re.DOTALL)
    held = {line.split("/")[0] for line in tracked(ROOT / room)} - {"__init__.py", "__main__.py"}
    assert sorted(name for name in held if not re.search(rf"\b{name}\b", entry)) == []
    told = set(re.findall(r"\b(\w+\.py)\b", entry))
    assert sorted(told - held) == []


def test_the_map_knows_the_extras_of_the_package() -> None:
    package = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (told,) = re.findall(r"Packages of the extras (.*?) are imported", MAP)
    assert set(re.findall(r"`(\w+)`", told)) == set(package["project"]["optional-dependencies"])


# --- versions -------------------------------------------------------------------------------------


def test_the_pages_name_the_version_of_the_package() -> None:
    named = {
        (page.name, version)
        for page in written()
        for version in re.findall(r"\b[Ww]aldbach[ :-](\d+\.\d+\.\d+)", page.read_text("utf-8"))
    }
    assert {page for page, _ in named} >= {"your-first-agent.md", "hosting.md", "releasing.md"}
    assert {version for _, version in named} == {__version__}
    record = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {__version__}\n" in record


def test_the_version_of_the_package_has_its_changes_and_their_day() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## \[(.*?)\](?: - (\d{4}-\d\d-\d\d))?$", changes, re.MULTILINE)
    assert headings[0] == ("Unreleased", "")
    assert headings[1][0] == __version__
    assert all(day for _, day in headings[1:])


# --- pictures -------------------------------------------------------------------------------------


def test_every_picture_is_shown_and_made_by_a_program() -> None:
    pictures = {path.name for path in (ROOT / "docs" / "screenshots").iterdir()}
    shown = "".join(page.read_text(encoding="utf-8") for page in written())
    programs = "".join(
        (ROOT / "tools" / name).read_text(encoding="utf-8")
        for name in ("screenshots.py", "drawn_pictures.py")
    )
    for picture in pictures:
        assert f"screenshots/{picture}" in shown
        assert re.search(rf'"{Path(picture).stem}(\.\w+)?"', programs), f"who makes {picture}?"
