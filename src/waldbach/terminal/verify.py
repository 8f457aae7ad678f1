"""`waldbach verify`: was a finished game dealt as it was fixed beforehand?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from waldbach.deal import Verdict, verify
from waldbach.messages import text
from waldbach.terminal.files import read_log
from waldbach.terminal.progress import prepare
from waldbach.terminal.screen import make_console


def verify_file(file: Path) -> int:
    """Print the verdict on a game file; 0 if the deal holds, else 1."""
    log = read_log(file)
    prepare(log.play(), bots=False)
    verdict = verify(log)
    lines = [text("verify-holds", drawn=verdict.drawn)] if verdict.holds else list(faults(verdict))
    if log.deal is not None:
        lines.append(text("verify-hash", hash=log.deal.hex()))
    console = make_console()
    for line in lines:
        console.print(line, soft_wrap=True, markup=False, highlight=False)
    return 0 if verdict.holds else 1


def faults(verdict: Verdict) -> Iterator[str]:
    """Why a deal is not confirmed."""
    yield text("verify-fails")
    if verdict.fits is False:
        yield text("verify-other-hash")
    if verdict.misdeal is not None:
        found, given = str(verdict.misdeal.found), str(verdict.misdeal.given)
        yield text("verify-misdeal", number=verdict.misdeal.number, found=found, given=given)
    if verdict.refused is not None:
        yield str(verdict.refused)
    elif not verdict.over:
        yield text("verify-too-early" if verdict.fits is None else "verify-not-over")
    elif verdict.fits is None:
        yield text("verify-no-secret")
