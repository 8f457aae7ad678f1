"""Makes the client's two typefaces from their npm packages: only the signs and weights in use.

    python -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools brotli
    /tmp/fonts/bin/python web/tools/fonts.py

Each typeface becomes two files, so that only readers of Polish download the Polish letters. Both
are under the SIL Open Font License; their licences are copied beside them.
"""

import io
import subprocess
import tarfile
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

GOAL = Path(__file__).parents[1] / "src/look/fonts"
# Basic Latin and Latin-1; dashes, quotation marks, bullet, ellipsis, euro, arrows, minus.
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x2013, 0x2014, *range(0x2018, 0x201F)]
LATIN += [0x2022, 0x2026, 0x20AC, *range(0x2190, 0x2194), 0x2212]
EASTERN = [*map(ord, "ĄĆĘŁŃŚŹŻąćęłńśźżČĎĚŇŘŠŤŮŽčďěňřšťůžŐőŰűẞ")]
FEATURES = ["kern", "liga", "tnum", "pnum", "mark", "ccmp", "locl", "calt"]

# package, file, the axes' values
FACES = {
    "sans": ("@fontsource-variable/figtree@5.3.0", "figtree-{}-wght-normal", {"wght": (400, 700)}),
    "serif": (
        "@fontsource-variable/fraunces@5.3.0",
        "fraunces-{}-full-normal",
        {"wght": 600, "opsz": 36, "SOFT": 60, "WONK": 0},
    ),
}


def unpack(package: str, folder: Path) -> Path:
    """Downloads a package with npm."""
    command = ["npm", "pack", "--silent", "--pack-destination", str(folder), package]
    name = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    with tarfile.open(folder / name.splitlines()[-1]) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def narrowed(path: Path, axes: dict[str, object], signs: list[int]) -> bytes:
    font = instancer.instantiateVariableFont(TTFont(path), axes)
    font.flavor = None
    between = io.BytesIO()
    font.save(between)  # the subsetter wants a font as it is read, not as it was changed
    font = TTFont(io.BytesIO(between.getvalue()))
    options = subset.Options(hinting=False, layout_features=FEATURES, name_IDs=[0, 1, 2, 13, 14])
    chosen = subset.Subsetter(options)
    chosen.populate(unicodes=signs)
    chosen.subset(font)
    font.flavor = "woff2"
    done = io.BytesIO()
    font.save(done)
    return done.getvalue()


def main() -> None:
    GOAL.mkdir(parents=True, exist_ok=True)
    for face, (package, file, axes) in FACES.items():
        with tempfile.TemporaryDirectory() as folder:
            source = unpack(package, Path(folder))
            (GOAL / f"{face}.LICENSE").write_bytes((source / "LICENSE").read_bytes())
            for part, signs in (("latin", LATIN), ("latin-ext", EASTERN)):
                data = narrowed(source / f"files/{file.format(part)}.woff2", axes, signs)
                goal = GOAL / f"{face}-{part}.woff2"
                goal.write_bytes(data)
                print(f"{goal.name}: {len(data)} bytes")


if __name__ == "__main__":
    main()
