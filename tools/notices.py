"""Write THIRD-PARTY.md: whose work Waldbach stands on, and under which licence.

python -m tools.notices

Python packages are installed beside Waldbach, so their names, locked versions and licences do. What
stands inside the built client is passed on with every copy of it, and so is its licence's text.
The client has to be built (`make web`), which writes down what went into it.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

HOME = Path(__file__).parent.parent
FILE = HOME / "THIRD-PARTY.md"
LOCK = HOME / "requirements" / "runtime.lock"
BUNDLED = HOME / "src" / "waldbach" / "server" / "client" / ".packages"
WEB = HOME / "web"
FONTS = WEB / "src" / "look" / "fonts"
BUILD_ONLY = {"hatchling", "pathspec", "pluggy", "trove-classifiers"}  # install a checkout in place
# Locked for other systems than this one, so their own words cannot be read here.
ELSEWHERE = {"async-timeout": "Apache-2.0", "colorama": "BSD-3-Clause"}
# Old ways of saying it, by the names of today (SPDX).
SPDX = {
    "apache 2.0": "Apache-2.0",
    "apache license, version 2.0": "Apache-2.0",
    "apl 2": "Apache-2.0",
    "apache software license": "Apache-2.0",
    "bsd license": "BSD-3-Clause",
    "bsd": "BSD-2-Clause",
    "isc license": "ISC",
    "mit license": "MIT",
}

HEAD = """# Third-party software

Waldbach stands on the work of others. `make notices` makes this list.

## Python packages

Installed beside Waldbach, in these versions where a release is installed from its lock file. Each
comes with the text of its licence.

| package | version | licence |
| --- | --- | --- |
"""
CLIENT = """
## In the browser client

The built client holds parts of these packages and typefaces.

| package | version | licence |
| --- | --- | --- |
"""


@dataclass(frozen=True)
class Package:
    name: str
    version: str
    licence: str
    text: str = ""

    @property
    def row(self) -> str:
        return f"| {self.name} | {self.version} | {self.licence} |\n"


def python_packages() -> list[Package]:
    text = LOCK.read_text(encoding="utf-8")
    locked = re.findall(r"^([\w.-]+)(?:\[[\w,-]+\])?==([\w.]+)", text, re.MULTILINE)
    return [Package(name, version, licence(name)) for name, version in locked
            if name not in BUILD_ONLY]  # fmt: skip


def licence(name: str) -> str:
    """As the package's metadata say it, in one of three places."""
    try:
        told: Any = distribution(name).metadata
    except PackageNotFoundError:
        return ELSEWHERE[name]
    if told.get("License-Expression"):
        return str(told["License-Expression"])
    classifiers = [one.rpartition(" :: ")[2] for one in told.get_all("Classifier", [])
                   if one.startswith("License :: OSI")]  # fmt: skip
    said = (told.get("License") or "").split("\n")[0] or ", ".join(classifiers)
    if not said:
        raise ValueError(f"{name} does not name its licence: look it up")
    return SPDX.get(said.lower(), said)


def bundled_packages() -> list[Package]:
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found = []
    for name in BUNDLED.read_text(encoding="utf-8").split():
        entry = locked[f"node_modules/{name}"]
        words = licence_text(name, entry["license"])
        found.append(Package(name, entry["version"], entry["license"], words))
    return found


def licence_text(name: str, kind: str) -> str:
    folder = WEB / "node_modules" / name
    files = sorted(path for path in folder.iterdir() if path.name.lower().startswith("licen"))
    if not files and kind == "Apache-2.0":  # its words are the same for all
        files = [WEB / "node_modules" / "typescript" / "LICENSE.txt"]
    return files[0].read_text(encoding="utf-8").strip()


def typefaces() -> list[Package]:
    """Their licences begin with whose they are."""
    found = []
    for path in sorted(FONTS.glob("*.LICENSE")):
        words = path.read_text(encoding="utf-8").strip()
        name = words.partition("The ")[2].partition(" Project")[0]
        found.append(Package(f"{name} (typeface)", "", "OFL-1.1", words))
    return found


def text() -> str:
    """The file as it has to be."""
    client = [*bundled_packages(), *typefaces()]
    rows = "".join(package.row for package in python_packages())
    parts = [HEAD, rows, CLIENT, *(package.row for package in client)]
    for package in client:
        parts.append(f"\n### {package.name}\n\n```\n{package.text}\n```\n")
    return "".join(parts)


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
