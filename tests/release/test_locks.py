"""The lock files install the same packages tomorrow, whatever is released until then."""

import re
import tomllib
from importlib.metadata import distributions
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
LOCKED = re.compile(r"^([\w.-]+)(?:\[([\w,-]+)\])?==", re.MULTILINE)
WITH_EXTRAS = re.compile(r"^([\w.-]+)\[([\w,-]+)\](?!.*\bextra\s*==)")


def names(extras: str) -> set[str]:
    return set(filter(None, extras.split(",")))


def locked(text: str) -> dict[str, set[str]]:
    return {name: names(extras) for name, extras in LOCKED.findall(text)}


def asked_with_extras() -> list[tuple[str, str, set[str]]]:
    """Who asks for which package with which extras, among all that is installed here."""
    return [(dist.name.lower(), asked[1].lower(), names(asked[2]))
            for dist in distributions() for line in dist.requires or []
            if (asked := WITH_EXTRAS.match(line))]  # fmt: skip


@pytest.mark.parametrize("file", ["runtime.lock", "dev.lock"])
def test_what_is_asked_for_with_extras_is_locked_with_them(file: str) -> None:
    # pip looks for `a[x]` apart from a lock's plain `a==1`, takes the newest release it finds
    # and then refuses it for want of a hash: such a lock holds until the next release of `a`.
    lock = locked((HOME / "requirements" / file).read_text(encoding="utf-8"))
    askers = {*lock, "waldbach"}
    missing = [f"{asker} asks for {name}[{','.join(extras)}]"
               for asker, name, extras in asked_with_extras()
               if asker in askers and name in lock and not extras <= lock[name]]  # fmt: skip
    assert missing == []
    assert any(lock.values())  # SQLAlchemy at least, or this reads nothing


def test_every_lock_file_is_renewed_and_every_group_is_in_one() -> None:
    """`make lock` writes them all, from groups that exist."""
    makefile = (HOME / "Makefile").read_text(encoding="utf-8")
    compiled = re.findall(r"^\t\$\(COMPILE\) requirements/(\S+)(.*)$", makefile, re.MULTILINE)
    files = [path.name for path in (HOME / "requirements").iterdir()]
    assert sorted(files) == sorted(file for file, _ in compiled)
    groups = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))
    named = {group for _, flags in compiled for group in re.findall(r"--group (\w+)", flags)}
    assert named == set(groups["dependency-groups"])
