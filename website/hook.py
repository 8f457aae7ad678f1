"""What MkDocs calls while it builds the site (`hooks` in mkdocs.yml).

It adds the pages that are made from the code, those files of the repository that pages link to,
and the look of the game: its colours, typefaces and logo are taken from where the client has them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files, InclusionLevel

from website import commands, contract, http_api, problems, repository
from website.repository import DOCS, ROOT

HERE = Path(__file__).parent
LOOK = ROOT / "web" / "src" / "look"
LOGO = ROOT / "src" / "waldbach" / "server" / "static" / "waldbach.svg"


def on_files(files: Files, config: Any, **_: Any) -> Files:
    pages = {f"{DOCS}/{file.src_uri}": file.content_string for file in files.documentation_pages()}
    add = _Adder(files, config)
    for path, content in repository.needed(pages).items():
        add(repository.address(path), repository.as_page(path, content), path in repository.PAGES)
    for uri, text in made_pages().items():
        add(uri, text.encode())
    for name in ("tokens.css", "fonts.css"):
        add(f"look/{name}", (LOOK / name).read_bytes())
    for font in (LOOK / "fonts").iterdir():
        add(f"look/fonts/{font.name}", font.read_bytes())
    add("look/site.css", (HERE / "site.css").read_bytes())
    add("look/waldbach.svg", LOGO.read_bytes())
    return files


def made_pages() -> dict[str, str]:
    """The pages that are made from the code, by their address."""
    return {
        **http_api.pages(),
        "reference/problems.md": problems.page(),
        "reference/contract.md": contract.page(),
        "reference/commands.md": commands.page(),
    }


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Links between files of the repository become links between pages."""
    paths = {address: path for path, address in repository.PAGES.items() if path != "README.md"}
    uri = page.file.src_uri
    if uri.startswith("source/"):
        path = uri.removeprefix("source/")
    else:
        path = paths.get(uri, f"{DOCS}/{uri}")
    return repository.with_links_of_the_site(path, markdown)


class _Adder:
    def __init__(self, files: Files, config: Any) -> None:
        self.files, self.config = files, config

    def __call__(self, uri: str, content: bytes, listed: bool = True) -> None:
        how = InclusionLevel.INCLUDED if listed else InclusionLevel.NOT_IN_NAV
        self.files.append(File.generated(self.config, uri, content=content, inclusion=how))
