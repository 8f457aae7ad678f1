"""What is imported is asked for: nothing is there only because another package brings it along."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
OURS = {"waldbach", "tests", "tools", "bench", "website", "examples", "web"} | {
    folder.name for folder in (HOME / "examples").iterdir()
}
BROUGHT = {
    "llvmlite": "numba is built on one version of it, and hands its settings on",
    "jsonschema_rs": "schemathesis is built on it",
    "mkdocs": "its theme is made for one version of it",
    "pymdownx": "the same theme's parts of Markdown",
}


def asked_for(*groups: str) -> set[str]:
    project = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))
    given = project["project"]["optional-dependencies"] | project["dependency-groups"]
    lines = [
        *project["project"]["dependencies"],
        *(line for name in groups for line in given[name]),
    ]
    return {normal(re.split(r"[\[<>=; ]", line)[0]) for line in lines}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def imported(folder: str) -> dict[str, str]:
    """Packages from elsewhere, and where each is imported."""
    found = {}
    for file in sorted((HOME / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [one.name for one in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            for name in names:
                top = name.partition(".")[0]
                if top not in OURS and top not in sys.stdlib_module_names:
                    found[top] = str(file.relative_to(HOME))
    return found


@pytest.mark.parametrize(
    ("folder", "groups"),
    [
        ("src", ("lab", "research")),
        *((folder, ("lab", "research", "dev", "build")) for folder in
          ("tests", "tools", "bench", "website", "examples")),
    ],
)  # fmt: skip
def test_what_is_imported_is_asked_for(folder: str, groups: tuple[str, ...]) -> None:
    known = packages_distributions()
    missing = {
        name: where
        for name, where in imported(folder).items()
        if name not in BROUGHT
        and not asked_for(*groups) & {normal(one) for one in known.get(name, [])}
    }
    assert missing == {}
