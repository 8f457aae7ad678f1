"""The command `verify`: whether a deal was fair, and why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import waldbach
from tests.commands.running import Run
from tests.test_deal import SECRET, put, some_game
from waldbach.deal import commitment
from waldbach.game import CHANCE
from waldbach.log import Entry, Log


@pytest.mark.parametrize("name", waldbach.registry.names())
def test_a_fair_deal_is_confirmed(run: Run, tmp_path: Path, name: str) -> None:
    file, log = tmp_path / "dealt.game", some_game(name)
    file.write_text(log.write(), encoding="utf-8")
    code, out, err = run("verify", file)
    assert (code, err) == (0, "")
    drawn = sum(entry.seat == CHANCE for entry in log.entries)
    assert f"The deal was fair: the secret fits the hash, and all {drawn} entries" in out
    assert f"before the game? {commitment(log, SECRET).hex()}\n" in out
    assert "Es wurde ehrlich ausgeteilt" in run("verify", file, "--lang", "de")[1]
    assert "Rozdanie było uczciwe" in run("verify", file, "--lang", "pl")[1]


@pytest.mark.parametrize(
    ("change", "reasons"),
    [
        (lambda log: replace(log, secret=SECRET[::-1]),
         ["The secret does not fit the hash", "but the secret gives"]),
        (lambda log: replace(log, options=log.options | {"discards": "open"}),
         ["The secret does not fit the hash"]),
        (lambda log: put(log, 2, Entry(CHANCE, "draw ?")),
         ["Entry 2 is “chance draw ?”, but the secret gives “chance draw", "cannot be played"]),
        (lambda log: replace(log, entries=[*log.entries, Entry(0, "end")]),
         ["“1 end”, cannot be played: The game is over"]),
        (lambda log: replace(log, secret=None), ["The game is over, but its secret is not shown"]),
        (lambda log: replace(log, entries=log.entries[:30]),
         ["The secret is shown, but the game is not over"]),
        (lambda log: replace(log, entries=log.entries[:30], secret=None),
         ["The game is not over, so its secret is not shown yet"]),
    ],
    ids=["secret", "option", "draw", "refused", "no-secret", "cut", "running"],
)  # fmt: skip
def test_a_deal_that_does_not_hold_is_told_with_its_reason(
    run: Run, tmp_path: Path, change: Callable[[Log], Log], reasons: list[str]
) -> None:
    file = tmp_path / "dealt.game"
    file.write_text(change(some_game("renature")).write(), encoding="utf-8")
    code, out, err = run("verify", file)
    assert (code, err) == (1, "")
    assert out.startswith("The deal is not confirmed.\n")
    assert len(out.splitlines()) == 2 + len(reasons)
    for reason, line in zip(reasons, out.splitlines()[1:], strict=False):
        assert reason in line


def test_what_cannot_be_checked_is_bad_input(run: Run, tmp_path: Path) -> None:
    file, log = tmp_path / "dealt.game", some_game("renature")
    for text, reason in (
        (replace(log, deal=None, secret=None).write(), "has no “deal” line"),
        (log.write().replace("secret 00", "secret x0"), "64 digits are needed"),
        (log.write().replace("seats 2", "seats 9"), "It takes 2 to 4"),
        ("hello\n", "is not a game file"),
    ):
        file.write_text(text, encoding="utf-8")
        code, out, err = run("verify", file)
        assert (code, out) == (2, "")
        assert reason in err
        assert err.count("\n") == 1
