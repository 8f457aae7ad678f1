"""The command `cards`: a card file is begun, and checked."""

from __future__ import annotations

from pathlib import Path

from tests.commands.running import Run
from waldbach.games.waldgaertner.cards import edition_text


def test_a_card_file_begins_with_the_cards_of_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "my-cards.csv"
    code, out, err = run("cards", "new", file)
    assert (code, str(file) in out, err) == (0, True, "")
    assert file.read_text("utf-8") == edition_text("first") == run("cards", "new")[1]
    code, out, _ = run("cards", "check", file)
    assert (code, out) == (0, f"{file}: all is well\n")
    file.write_text("mine", "utf-8")
    code, _, err = run("cards", "new", file)
    assert (code, "already" in err, file.read_text("utf-8")) == (2, True, "mine")


def test_what_is_perhaps_not_meant_can_be_played(run: Run, tmp_path: Path) -> None:
    file, broken = tmp_path / "my-cards.csv", tmp_path / "broken.csv"
    text = edition_text("first")
    needy = next(line for line in text.splitlines() if ",cross," in line and ",yes," in line)
    file.write_text(text.replace(needy, needy.replace(",yes,", ",no,")), "utf-8")
    code, out, _ = run("cards", "check", file)
    assert (code, "perhaps not meant" in out) == (0, True)
    assert f"{file}: can be played, with one wish left" in out
    broken.write_text(text.replace("EU-002", "EU-1"), "utf-8")
    code, out, _ = run("cards", "check", broken, file)
    assert (code, f"{broken}: cannot be played yet: one reason" in out) == (1, True)


def test_a_file_in_another_encoding_is_told_which_is_right(run: Run, tmp_path: Path) -> None:
    """Older spreadsheets save umlauts in their own way."""
    file = tmp_path / "my-cards.csv"
    file.write_bytes("id,key,Blütenfarbe\n".encode("latin-1"))
    code, _, err = run("cards", "check", file)
    assert code == 2
    assert "is not a text file in UTF-8. If it is a text, save it in this encoding." in err
