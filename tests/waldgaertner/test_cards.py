"""Card files (W-CARD, 10.11), and a match with cards of one's own."""

from __future__ import annotations

import csv
import io
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from tests.waldgaertner import cards_for_tests
from tests.waldgaertner.tables import (
    CARDS,
    GAME,
    cardset,
    case,
    choose,
    legal,
    new,
    number,
    play,
    rule_id,
    settle,
    started,
    table,
)
from waldbach.game import BadInput
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.cards import (
    CHOICES,
    CLASSES,
    COLUMNS,
    MOST_LETTERS,
    ORIGINS,
    TALLEST,
    WAYS,
    CardError,
    CardSet,
    card_word,
    class_of,
    id_of,
    parse_all,
    problems,
    read_card,
    read_cards,
    standard_cards,
    warnings,
)
from waldbach.log import Entry, Log, run_chance
from waldbach.messages import LANGUAGES, language

DOCS = Path(__file__).parents[2] / "docs"


def edited(key: str, /, **cells: str) -> str:
    """The card file of the tests with other cells in the row of a key."""
    rows = list(csv.DictReader(io.StringIO(CARDS)))
    next(row for row in rows if row["key"] == key).update(cells)
    return written(rows)


def written(rows: list[dict[str, str]]) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def line_of(key: str) -> int:
    return next(n for n, line in enumerate(CARDS.splitlines(), 1) if line.split(",")[1] == key)


def error_of(text: str) -> CardError:
    with pytest.raises(CardError) as caught:
        read_cards(text)
    return caught.value


# --- what is on a card ----------------------------------------------------------------------------


def test_the_file_of_the_tests_is_what_its_script_makes() -> None:
    assert cards_for_tests.text() == CARDS


@rule_id("W-COMP-02", "W-CARD-01")
@pytest.mark.parametrize("cards", [standard_cards(), cardset()], ids=["standard", "tests"])
def test_W_COMP_02_50_european_50_american_75_asian_plants(cards: CardSet) -> None:
    found = cards.cards
    assert Counter(card.origin for card in found) == {at.EU: 50, at.NA: 50, at.AS: 75}
    assert list(problems(cards)) == []
    assert list(warnings(cards)) == []
    for card in found:
        assert set(card.names) == {"botanical", "de", "en", "pl"}
        assert all(card.names.values())


@rule_id("W-CARD-02", "W-CARD-03", "W-CARD-06", "W-CARD-07", "W-CARD-08", "W-CARD-09", "W-CARD-11")
def test_W_CARD_02_the_facts_of_a_card_reach_the_record() -> None:
    state = new(3)
    pear, male, goumi = number("pear"), number("buckthorn-male"), number("goumi")
    assert (state.value[pear], state.bracketed[pear]) == (5, 1)
    assert (state.bloom[pear], state.harvest[pear]) == (3, 8)
    assert state.partners[pear].tolist() == [int(state.species[number("quince")]), 0, 0, 0]
    assert not state.partners[number("quince")].any()  # self-fertile
    assert (state.sex[male], state.sex[number("buckthorn-one")]) == (at.MALE, at.FEMALE)
    assert state.arrows[goumi] == 1 << at.W | 1 << at.E
    colours = [int(state.colour[number(f"{name}-one")]) for name in cards_for_tests.COLOURS]
    assert sorted(colours) == [1, 2, 3, 4, 5]
    assert state.colour[pear] == 0


@rule_id("W-CARD-04")
@pytest.mark.parametrize(
    ("metres", "rank"),
    [(0.3, 1), (2, 1), (2.1, 2), (5, 2), (5.5, 3), (10, 3), (11, 4), (20, 4), (20.5, 5), (60, 5)],
)
def test_W_CARD_04_classes_of_height(metres: float, rank: int) -> None:
    assert class_of(metres) == rank
    text = edited("low-a", height=str(metres), **{"class": CLASSES[rank]})
    assert read_cards(text).cards[number("low-a")].rank == rank


@rule_id("W-CARD-05")
def test_W_CARD_05_a_climber_has_no_class_of_its_own() -> None:
    assert new(3).rank[number("akebia")] == 0
    for metres in ("1", "30"):  # whatever its height
        assert read_cards(edited("akebia", height=metres)).cards[number("akebia")].rank == 0


@rule_id("W-CARD-10")
def test_W_CARD_10_the_origin_of_a_card_is_that_of_its_id() -> None:
    assert [id_of(n) for n in (0, 49, 50, 99, 100, 174)] == [
        "EU-001", "EU-050", "NA-001", "NA-050", "AS-001", "AS-075",
    ]  # fmt: skip
    assert error_of(edited("a", id="NA-001")).column == "id"


# --- what is checked when a file is read ----------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "cells", "message", "column"),
    [
        case("W-CARD-10", "a", {"origin": "AF"}, "choice", "origin"),
        case("W-CARD-10", "a", {"id": "EU-1"}, "id", "id"),
        case("W-CARD-01", "a", {"key": "Apple"}, "key", "key"),
        case("W-CARD-01", "a", {"key": ""}, "key", "key"),
        case("W-CARD-01", "a", {"key": "a" * 41}, "key", "key"),
        case("W-CARD-01", "a", {"de": ""}, "empty", "de"),
        case("W-CARD-01", "a", {"botanical": "bell\x07"}, "empty", "botanical"),
        case("W-CARD-08", "a", {"species": "Prunus avium"}, "species", "species"),
        case("W-CARD-04", "low-a", {"height": "tall"}, "height", "height"),
        case("W-CARD-04", "low-a", {"height": "0,6"}, "height-comma", "height"),
        case("W-CARD-04", "low-a", {"height": "2.5"}, "class", "class"),
        case("W-CARD-04", "low-a", {"class": "giant"}, "choice", "class"),
        case("W-CARD-05", "low-a", {"climber": "yes"}, "climber", "class"),
        case("W-CARD-05", "akebia", {"climber": "no"}, "climber", "class"),
        case("W-CARD-05", "akebia", {"class": "small-tree"}, "climber", "class"),
        case("W-CARD-05", "akebia", {"climber": "maybe"}, "choice", "climber"),
        case("W-CARD-02", "a", {"value": "10"}, "digit", "value"),
        case("W-CARD-02", "a", {"value": "-1"}, "digit", "value"),
        case("W-CARD-03", "a", {"bracketed": "(yes)"}, "choice", "bracketed"),
        case("W-CARD-06", "a", {"bloom": "spring"}, "digit", "bloom"),
        case("W-CARD-06", "a", {"harvest": "12"}, "digit", "harvest"),
        case("A-21 W-CARD-06", "medlar", {"harvest": "3"}, "phases", "harvest"),
        case("W-CARD-07", "a", {"colour": "blue"}, "choice", "colour"),
        case("W-CARD-08", "pear", {"fertilisation": "wind"}, "choice", "fertilisation"),
        case("W-CARD-08", "pear", {"fertilisation": "self"}, "partners-self", "partners"),
        case("W-CARD-08", "pear", {"partners": ""}, "partners-cross", "partners"),
        case("W-CARD-08", "pear", {"partners": "quince quince"}, "partners-many", "partners"),
        case(
            "W-CARD-08",
            "pear",
            {"partners": "quince medlar loquat alder cherry"},
            "partners-many",
            "partners",
        ),
        case("W-CARD-08", "pear", {"partners": "palm"}, "partner", "partners"),
        case("A-23", "pear", {"partners": "pear"}, "partner", "partners"),  # not itself
        case("W-SETUP-02", "pear", {"partners": "w"}, "partner", "partners"),  # another origin
        case("10.11 W-CARD-03", "medlar", {"bracketed": "yes"}, "bracket", "bracketed"),
        case("W-CARD-11", "buckthorn-male", {"value": "3"}, "male-value", "value"),
        case("W-CARD-11 A-25", "buckthorn-male", {"harvest": "8"}, "male-alone", "sex"),
        case("W-CARD-11", "goumi", {"sex": "male"}, "male-alone", "sex"),
        case("W-CARD-11", "goumi", {"sex": "both"}, "choice", "sex"),
        case("W-CARD-09 A-19", "goumi", {"nitrogen": "W N"}, "nitrogen", "nitrogen"),
        case("W-CARD-09", "goumi", {"nitrogen": "W W"}, "nitrogen", "nitrogen"),
        case("W-CARD-02", "a", {"crop": "wood"}, "choice", "crop"),
        case("W-CARD-02", "a", {"prep": "fried"}, "choice", "prep"),
        case("W-CARD-01", "a", {"source": ""}, "empty", "source"),
    ],
)
def test_every_check_names_line_and_column(
    key: str, cells: dict[str, str], message: str, column: str
) -> None:
    error = error_of(edited(key, **cells))
    assert (error.message, error.line, error.column) == (f"card-{message}", line_of(key), column)
    for lang in LANGUAGES:
        token = language.set(lang)
        assert str(line_of(key)) in str(error)
        assert column in str(error)
        language.reset(token)


@rule_id("W-COMP-02")
@pytest.mark.parametrize("origin", ["EU", "NA", "AS"])
def test_W_COMP_02_the_number_of_cards_of_an_origin(origin: str) -> None:
    rows = list(csv.DictReader(io.StringIO(CARDS)))
    one = next(row for row in reversed(rows) if row["origin"] == origin)
    error = error_of(written([row for row in rows if row is not one]))
    assert (error.message, error.column) == ("card-count", "origin")
    assert error.args_["found"] == error.args_["right"] - 1


@rule_id("W-COMP-02")
@pytest.mark.parametrize(("origin", "most"), [("EU", "050"), ("NA", "050"), ("AS", "075")])
def test_W_COMP_02_ids_count_the_cards_of_an_origin(origin: str, most: str) -> None:
    rows = list(csv.DictReader(io.StringIO(CARDS)))
    one = next(row for row in rows if row["origin"] == origin)
    extra = {**one, "id": f"{origin}-099", "key": "one-more", "species": "one-more"}
    error = error_of(written([*rows, extra]))
    assert (error.message, error.line, error.column) == ("card-id", 177, "id")
    assert error.args_["most"] == most
    shuffled = read_cards(written(rows[::-1])).cards
    assert [card.id for card in shuffled] == [row["id"] for row in rows]


@rule_id("W-CARD-01")
@pytest.mark.parametrize(("column", "value"), [("id", "EU-002"), ("key", "x")])
def test_W_CARD_01_ids_and_keys_are_unique(column: str, value: str) -> None:
    error = error_of(edited("a", **{column: value}))
    assert (error.message, error.line, error.column) == ("card-twice", line_of("a"), column)
    assert error.args_["first"] == line_of("x")


@rule_id("W-COL-01", "W-CARD-07")
def test_W_COL_01_each_origin_has_four_colours_at_least() -> None:
    rows = list(csv.DictReader(io.StringIO(CARDS)))
    for row in rows:
        if row["origin"] == "NA" and row["colour"] in ("pink", "red"):
            row["colour"] = ""
    error = error_of(written(rows))
    assert (error.message, error.line, error.column) == ("card-colours", 101, "colour")
    for row in rows:
        if row["origin"] == "NA" and not row["colour"]:
            row["colour"] = "pink"
    assert len(read_cards(written(rows)).cards) == 175


@rule_id("10.11")
def test_10_11_a_cross_fertiliser_without_bracket_is_a_warning() -> None:
    found = list(warnings(read_cards(edited("pear", bracketed="no"))))
    assert [(w.message, w.line, w.column) for w in found] == [
        ("card-unbracketed", line_of("pear"), "bracketed")
    ]
    for cards in (standard_cards(), cardset()):
        assert all(card.bracketed == bool(card.partners) for card in cards.cards)


def test_the_first_line_names_each_column_once() -> None:
    head, rest = CARDS.split("\n", 1)
    assert error_of(head.replace("harvest", "ripe") + "\n" + rest).message == "card-header"
    assert error_of(head.replace("pl,", "de,") + "\n" + rest).column == "de"
    assert error_of("").line == 1
    more = "\n".join(line + ",x" for line in CARDS.splitlines())
    assert (error_of(more).message, error_of(more).column) == ("card-header", "x")


@pytest.mark.parametrize(("sign", "message"), [(";", "semicolons"), ("\t", "tabs")])
def test_columns_parted_by_another_sign_are_told_from_missing_ones(sign: str, message: str) -> None:
    """As spreadsheets save them where a comma is part of numbers, also with decimal commas."""
    rows = list(csv.reader(io.StringIO(CARDS)))
    out = io.StringIO()
    csv.writer(out, delimiter=sign).writerows([cell.replace(".", ",") for cell in r] for r in rows)
    for text in (out.getvalue(), "\ufeff" + out.getvalue()):
        error = error_of(text)
        assert (error.message, error.line) == (f"card-{message}", 1)
        assert [e.message for e in parse_all(text)[1]] == [f"card-{message}"]
        assert "comma" in str(error)


def test_a_height_with_a_comma_is_told_how_to_write_it() -> None:
    assert "Write 0.6" in str(error_of(edited("low-a", height="0,6")))


def test_a_line_has_as_many_cells_as_there_are_columns() -> None:
    lines = CARDS.splitlines()
    lines[6] += ",one more"
    error = error_of("\n".join(lines))
    assert (error.message, error.line, error.args_["found"]) == ("card-cells", 7, 24)
    lines = CARDS.splitlines()
    lines[6] = '"' + lines[6]
    error = error_of("\n".join(lines))
    assert error.message == "card-quotes"
    lines[6] = "x" * 200_000
    error = error_of("\n".join(lines))
    assert (error.message, error.line, error.args_["most"]) == ("card-long", 7, 131_072)


def test_order_of_columns_rows_and_empty_lines_do_not_matter() -> None:
    rows = list(csv.DictReader(io.StringIO(CARDS)))
    out = io.StringIO()
    writer = csv.DictWriter(out, sorted(COLUMNS), lineterminator="\r\n")
    writer.writeheader()
    writer.writerows(sorted(rows, key=lambda row: row["origin"]))  # Asia first
    read = read_cards("\ufeff" + out.getvalue().replace("\r\n", "\r\n\r\n"))
    assert [card.key for card in read.cards] == [card.key for card in cardset().cards]


# --- what is written about it ---------------------------------------------------------------------


def test_the_page_about_cards_has_every_column_and_what_it_may_hold() -> None:
    page = (DOCS / "waldgaertner-cards.md").read_text(encoding="utf-8")
    table = page[page.index("| column |") :].split("\n\n")[0].splitlines()[2:]
    told = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", row)[0] for row in table)
    assert tuple(told) == COLUMNS
    for column, choices in {**CHOICES, "nitrogen": ("", *WAYS)}.items():
        words = re.findall(r"`([^`]+)`", told[column])
        assert words == [choice for choice in choices if choice], column
        assert ("or nothing" in told[column]) == ("" in choices), column
    for origin, count in zip(ORIGINS, at.CARDS_OF, strict=True):
        assert f"`{origin}-001` to `{origin}-{count:03}`" in told["id"]
    tops = [f"`{name}` to {top} m" for name, top in zip(CLASSES[1:], TALLEST, strict=False)]
    assert all(top in told["class"] for top in tops)
    assert f"at most {MOST_LETTERS}" in told["key"]
    assert (
        f"one to {['', 'one', 'two', 'three', 'four'][at.MAX_PARTNERS]} species"
        in (told["partners"])
    )


# --- a match with cards of one's own --------------------------------------------------------------


def test_words_use_the_keys_of_the_table_and_ids_are_understood() -> None:
    state = table(hands=("medlar low-a",))
    assert "grow medlar 3.1" in legal(state, 1)
    assert GAME.parse("grow AS-009 3.1", state) == GAME.parse("grow medlar 3.1", state)
    assert GAME.parse("sell as-009", state) == GAME.parse("sell medlar", state)
    assert GAME.format(GAME.parse("sell AS-009", state), state) == "sell medlar"
    with pytest.raises(BadInput) as caught:
        GAME.parse("sell medler", state)
    assert caught.value.message == "word-card"
    assert "medlar" in caught.value.args_["right"]


def test_the_same_number_has_another_name_at_another_table() -> None:
    mine, standard = new(3), GAME.new(3)
    action = at.SELL + number("medlar")
    assert GAME.format(action, mine) == "sell medlar"
    key = standard_cards().cards[number("medlar")].key
    assert GAME.format(action, standard) == GAME.format(action) == f"sell {key}"
    assert GAME.parse(f"sell {key}", standard) == action


def test_a_record_whose_file_is_unknown_is_read_by_ids() -> None:
    state = new(3)
    state.deck_id = 7
    assert card_word(state, number("medlar")) == "as-009"
    assert read_card(state, "AS-009") == number("medlar")
    assert GAME.parse(GAME.format(at.SELL + 3, state), state) == at.SELL + 3


VARIANTS = {
    "as it is": CARDS,
    "without a last line end": CARDS.rstrip("\n"),
    "with line ends of another system": CARDS.replace("\n", "\r\n"),
    "with empty lines": CARDS.replace("\nNA-001", "\n\nNA-001"),
    "with spaces at the ends": CARDS.replace(",invented\n", ",invented  \n"),
}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_file_brings_its_cards_along(variant: str) -> None:
    """Written and read again, the match goes the same way to the byte."""
    log = Log.begin(GAME, 3, {"cards": VARIANTS[variant]})
    state = log.start()
    rng = np.random.default_rng(3)
    while len(log.entries) < 60:
        state, drawn = run_chance(GAME, state, log.entries, b"seed")
        log.entries += drawn
        seat = int(rng.choice(GAME.acting(state)))
        word = str(rng.choice(GAME.words(state, seat)))
        log.entries.append(Entry(seat, word))
        state = GAME.apply(state, seat, GAME.parse(word, state))
    again = Log.read(log.write())
    assert again.entries == log.entries
    keys = {card.key for card in cardset().cards}
    assert all(e.word.split()[1] in keys for e in log.entries if e.word.startswith("deal "))
    assert GAME.same(again.replay(), state)
    assert Log.read(again.write()) == again


def test_a_broken_card_file_is_refused_when_the_match_begins() -> None:
    with pytest.raises(BadInput) as caught:
        GAME.new(3, {"cards": edited("medlar", bloom="x")})
    assert caught.value.message == "card-digit"


def test_two_tables_with_different_files_play_side_by_side() -> None:
    other = edited("medlar", key="service-tree", value="9")
    mine = started(3)
    theirs = GAME.new(3, {"cards": other})
    assert mine.deck_id != theirs.deck_id
    assert (mine.value[number("medlar")], theirs.value[number("medlar")]) == (4, 9)
    assert GAME.format(at.SELL + number("medlar"), theirs) == "sell service-tree"
    assert GAME.format(at.SELL + number("medlar"), mine) == "sell medlar"
    assert settle(play(choose(mine, 1, 2, 3))).seats == 3


@pytest.mark.compiled_only
def test_a_look_at_our_own_cards_before_all_else_leaves_them_in_use() -> None:
    """In a process of its own, in which nobody has used them yet."""
    program = """
from waldbach import registry
game = registry.get("waldgaertner")
assert game.check_material("cards", "standard", {}, 2).view
state = game.new(2)
print(game.same(game.parse_position(game.format_position(state)), state))
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("True\n", "")
