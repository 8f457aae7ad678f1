"""Files of the repository that pages link to and that do not lie in docs/.

They become pages of the site: Markdown as it is, other text as a listing, pictures as files. So a
link such as `../examples/table_client.py` works in a checkout and on the site alike.
"""

from __future__ import annotations

import posixpath
from pathlib import Path

from website.markdown import CODE, LINK, block, links, prose_lines

ROOT = Path(__file__).parents[1]
DOCS = "docs"
# Addresses of pages that the navigation names.
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "src/waldbach/games/renature/README.md": "rules/renature.md",
    "src/waldbach/games/waldgaertner/README.md": "rules/waldgaertner.md",
    "web/src/look/README.md": "look.md",
}
LANGUAGES = {".py": "python", ".toml": "toml", ".css": "css", ".ts": "typescript", ".sh": "sh"}
PICTURES = {".svg", ".png", ".webp"}


def address(path: str) -> str:
    """Where on the site a file of the repository stands.

    >>> address("docs/lab.md"), address("CONTRIBUTING.md"), address("examples/bot.py")
    ('lab.md', 'contributing.md', 'source/examples/bot.py.md')
    """
    if path.startswith(f"{DOCS}/"):
        return path.removeprefix(f"{DOCS}/")
    if path in PAGES:
        return PAGES[path]
    return f"source/{path}" + ("" if Path(path).suffix in {*PICTURES, ".md"} else ".md")


def target(page: str, link: str) -> tuple[str, str] | None:
    """The file of the repository that a link on a page means, and its anchor; None for links that
    lead elsewhere or stay on the page.

    >>> target("docs/api.md", "../examples/bot.py#L1")
    ('examples/bot.py', '#L1')
    """
    where, mark, anchor = link.partition("#")
    if not where or "://" in where or where.startswith("mailto:"):
        return None
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), where)), mark + anchor


def linked(page: str, markdown: str) -> set[str]:
    """The files outside docs/ that a page links to."""
    found = {aim[0] for link in links(markdown) if (aim := target(page, link)) is not None}
    return {path for path in found if not path.startswith(f"{DOCS}/") and path != "README.md"}


def needed(pages: dict[str, str]) -> dict[str, bytes]:
    """All files outside docs/ that these pages, and the Markdown among the files, link to."""
    have: dict[str, bytes] = {}
    todo = {path for page, markdown in pages.items() for path in linked(page, markdown)}
    todo |= set(PAGES) - {"README.md"}
    while todo:
        path = todo.pop()
        if path in have or not (ROOT / path).is_file():
            continue  # MkDocs complains of what is not there
        have[path] = (ROOT / path).read_bytes()
        if path.endswith(".md"):
            todo |= linked(path, have[path].decode())
    return have


def as_page(path: str, content: bytes) -> bytes:
    """A file as the site shows it."""
    suffix = Path(path).suffix
    if suffix in PICTURES or suffix == ".md":
        return content
    return f"# {path}\n\n{block(content.decode(), LANGUAGES.get(suffix, ''))}\n".encode()


def with_links_of_the_site(path: str, markdown: str) -> str:
    """The Markdown of a file of the repository, its links led to where things stand on the site."""
    here = posixpath.dirname(address(path))

    def lead(link: str) -> str:
        aim = target(path, link)
        if aim is None:
            return link
        return posixpath.relpath(address(aim[0]), here or ".") + aim[1]

    lines = []
    for _, line, prose in prose_lines(markdown):
        if prose:
            spans = [span.span() for span in CODE.finditer(line)]
            line = LINK.sub(
                lambda m, spans=spans: (  # type: ignore[misc]
                    m[0]
                    if any(a <= m.start() and m.end() <= b for a, b in spans)
                    else m[1] + lead(m[2]) + m[3]
                ),
                line,
            )
        lines.append(line)
    return "\n".join(lines)
