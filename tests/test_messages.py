"""The catalogues: complete, alike in all languages, with real plurals, and no sentence to spare."""

from __future__ import annotations

import ast
import functools
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import waldbach
from waldbach import registry
from waldbach.bots.players import BOTS
from waldbach.game import IllegalAction
from waldbach.games.renature import refusals
from waldbach.games.renature.board import MODES
from waldbach.games.renature.drawing import COLOUR_NAMES
from waldbach.games.renature.layout import AGAIN, END, JOKER
from waldbach.games.renature.notation import ANIMAL_NAMES, OWNERS, PLANT_NAMES, VERBS
from waldbach.games.renature.position import SOURCE_NAMES, STEPS
from waldbach.games.renature.telling import domino, seat_name
from waldbach.games.waldgaertner import cards as wald_cards
from waldbach.games.waldgaertner import refusals as wald_refusals
from waldbach.games.waldgaertner.describe import SOURCE_NAMES as WALD_SOURCES
from waldbach.games.waldgaertner.meta import OWN_SENTENCES
from waldbach.games.waldgaertner.notation import FORMS
from waldbach.games.waldgaertner.sense import STEPS as WALD_STEPS
from waldbach.games.waldgaertner.telling import COLOUR_NAMES as DICE_COLOURS
from waldbach.messages import LANGUAGES, language, preferred_language, text, typed
from waldbach.terminal.table import COMMANDS

SOURCES = Path(waldbach.__file__).parent
GAME = waldbach.get("renature")
WALD = waldbach.get("waldgaertner")
CARD_ERRORS = """cells quotes header empty choice digit id key species height climber class
    partners-cross partners-self partners-many nitrogen twice count phases bracket partner
    male-value male-alone colours unbracketed slanting"""

# What the names may be that complete a key such as f"animal-{name}".
FAMILIES: dict[str, list[str]] = {
    "animal-": list(ANIMAL_NAMES),
    "plant-": [f"{owner}-{plant}" for owner in OWNERS for plant in PLANT_NAMES],
    "colour-": [*COLOUR_NAMES, *DICE_COLOURS],
    "flower-": [colour for colour in wald_cards.COLOURS if colour],
    "wald-class-": list(wald_cards.CLASSES),
    "wald-crop-": list(wald_cards.CROPS),
    "wald-origin-": list(wald_cards.ORIGINS),
    "wald-season-": list("0123456789"),
    "wald-step-": list(WALD_STEPS),
    "wald-means-": ["waive", "no-bonus"],
    "card-": CARD_ERRORS.split(),
    "mode-": list(MODES),
    "source-": [*SOURCE_NAMES, *WALD_SOURCES],
    "count-": ["discarded", "planted", "coins"],
    "step-": list(STEPS),
    "word-means-": ["no-plant", "no-mushroom", "score", "again", "end"],
    "event-points-": ["plants", "clouds", "left", "backs"],
    "play-help-": list(COMMANDS),
    "unknown-": ["board", "cards"],
    "option-": [f"{game.name}-{o.name}" for game in registry.every() for o in game.options],
    "game-": list(registry.names()),
    "games-": ["board", "cards"],
    "bot-": list(BOTS),
    "help-": [
        "play",
        "simulate",
        "replay",
        "board",
        "cards",
        "check",
        "games",
        "referee",
        "lab",
        "serve",
        "admin",
    ],
    "refusal-": [name for name, _ in refusals.REASONS.values()]
    + [f"wald-{n}" if n in OWN_SENTENCES else n for n, _ in wald_refusals.REASONS.values()],
}

# Functions that take a key: at which place it stands, and what they put in front of it.
MAKERS = {
    "BadInput": (0, ""),
    "BoardError": (0, ""),
    "CardError": (0, "card-"),
    "fail": (0, ""),
    "Phrase": (0, ""),
    "Problem": (0, ""),
    "text": (0, ""),
    "row.fail": (1, "card-"),
    "_fail_unless": (1, "position-"),
    **dict.fromkeys(("SignInNeeded", "Forbidden", "Missing", "Taken", "TooOften"), (0, "")),
}
KEY_ARGUMENTS = {"help"}  # `_option("--seats", help="help-seats")` in the command line
GIVEN = {
    "BoardError": {"line", "column"},
    "CardError": {"line", "column"},
    "fail": {"line"},
    "row.fail": {"line", "column", "value"},
    "TooOften": {"seconds"},
}  # what these add themselves


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Tests may set the language; the next one does not notice."""
    token = language.set("en")
    yield
    language.reset(token)


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> Iterator[str]:
    token = language.set(request.param)
    yield request.param
    language.reset(token)


# --- the catalogues -------------------------------------------------------------------------------


@functools.cache
def catalogue(lang: str) -> dict[str, ftl.Message]:
    source = resources.files("waldbach") / "catalogues" / f"{lang}.ftl"
    body = FluentParser().parse(source.read_text(encoding="utf-8")).body
    broken = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not broken, f"{lang}: {broken[0]}"
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names)), f"{lang}: a key occurs twice"
    return dict(zip(names, messages, strict=True))


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.counted: dict[str, list[set[str]]] = defaultdict(list)  # variable -> variants

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        selector = node.selector
        assert isinstance(selector, ftl.VariableReference)
        variants = {
            v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants
        }
        self.counted[selector.id.name].append(variants)
        self.generic_visit(node)


@functools.cache
def look_into(lang: str, key: str) -> _Collector:
    collector = _Collector()
    collector.visit(catalogue(lang)[key])
    return collector


def variables(key: str, lang: str = "en") -> set[str]:
    return look_into(lang, key).variables


# --- what the sources use -------------------------------------------------------------------------


@dataclass(frozen=True)
class Use:
    """A place in the sources that makes a message."""

    where: str
    key: str
    maker: str
    given: frozenset[str] | None  # names of the arguments; None where they cannot be read off


def constants(node: ast.expr, scope: ast.AST) -> list[str]:
    """Every string that an expression may be, following names assigned in the same function."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return constants(node.body, scope) + constants(node.orelse, scope)
    if isinstance(node, ast.JoinedStr):
        head = node.values[0]
        assert isinstance(head, ast.Constant), ast.unparse(node)
        assert head.value in FAMILIES, f"name the family {head.value!r} in this test"
        return [f"{head.value}{name}" for name in FAMILIES[head.value]]
    if isinstance(node, ast.Name):
        values = [
            inner.value
            for inner in ast.walk(scope)
            if isinstance(inner, ast.Assign)
            for target in inner.targets
            if isinstance(target, ast.Name) and target.id == node.id
        ]
        return [found for value in values for found in constants(value, scope)]
    return []


def uses_in(path: Path) -> Iterator[Use]:
    tree = tree_of(path)
    functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    scopes: list[ast.AST] = [*functions, tree]
    seen: set[ast.Call] = set()
    for scope in scopes:
        for call in ast.walk(scope):
            if isinstance(call, ast.Call) and call not in seen:
                seen.add(call)
                yield from uses_of(call, scope, f"{path.name}:{call.lineno}")


def uses_of(call: ast.Call, scope: ast.AST, where: str) -> Iterator[Use]:
    maker = getattr(call.func, "id", "")
    if isinstance(call.func, ast.Attribute) and call.func.attr == "fail":
        of_row = where.startswith("cards.py")  # its first argument is the column
        maker = "row.fail" if of_row else "fail"
    for keyword in call.keywords:
        if keyword.arg in KEY_ARGUMENTS:
            for key in constants(keyword.value, scope):
                if key in catalogue("en"):
                    yield Use(where, key, maker, frozenset())
    if maker not in MAKERS or getattr(scope, "name", "") in MAKERS:
        return
    place, head = MAKERS[maker]
    given: frozenset[str] | None = frozenset(k.arg for k in call.keywords if k.arg)
    if any(keyword.arg is None for keyword in call.keywords):
        given = None
    if maker == "Problem":
        keys = call.args[1]
        names = [k.value for k in keys.keys if isinstance(k, ast.Constant)] if isinstance(
            keys, ast.Dict
        ) else None  # fmt: skip
        given = None if names is None else frozenset(map(str, names))
    if given is not None:
        given |= GIVEN.get(maker, set())
    for key in constants(call.args[place], scope):
        yield Use(where, head + key, maker, given)


@functools.cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@functools.cache
def uses() -> list[Use]:
    return [use for path in sorted(SOURCES.rglob("*.py")) for use in uses_in(path)]


def literals() -> set[str]:
    return {
        node.value
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


FAMILY_KEYS = {head + name for head, names in FAMILIES.items() for name in names}


def test_the_collector_finds_the_messages_of_every_kind() -> None:
    found = {(use.maker, use.key) for use in uses()}
    assert ("BadInput", "unknown-game") in found
    assert ("BoardError", "board-touch") in found
    assert ("fail", "position-sign") in found
    assert ("Problem", "check-cloud-area") in found  # a name that is one of two keys
    assert ("Phrase", "setting-bad") in found
    assert ("text", "animal-owl") in found
    assert len(found) > 250


def test_every_key_that_is_used_stands_in_every_catalogue() -> None:
    wanted = {use.key for use in uses()} | FAMILY_KEYS
    for lang in LANGUAGES:
        missing = sorted(wanted - catalogue(lang).keys())
        assert not missing, f"{lang}: {missing}"


def test_no_key_is_unused() -> None:
    used = {use.key for use in uses()} | FAMILY_KEYS | literals()
    for lang in LANGUAGES:
        assert not sorted(catalogue(lang).keys() - used)


def test_all_languages_have_the_same_keys_with_the_same_arguments() -> None:
    for lang in LANGUAGES:
        assert catalogue(lang).keys() == catalogue("en").keys()
        for key in catalogue("en"):
            assert variables(key, lang) == variables(key), f"{lang}: {key}"


def test_every_message_gets_the_arguments_it_needs() -> None:
    for use in uses():
        if use.given is not None:
            missing = variables(use.key) - use.given
            assert not missing, f"{use.where}: {use.key} lacks {missing}"


# --- plurals --------------------------------------------------------------------------------------


def counted(lang: str) -> Iterator[tuple[str, str, set[str]]]:
    for key in catalogue(lang):
        for variable, many in look_into(lang, key).counted.items():
            for variants in many:
                yield key, variable, variants - {"0"}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_english_and_german_count_in_one_and_other(lang: str) -> None:
    for key, _, variants in counted(lang):
        assert variants == {"one", "other"}, key


def test_polish_counts_in_all_four_forms() -> None:
    for key, _, variants in counted("pl"):
        assert variants == {"one", "few", "many", "other"}, key


def test_what_is_counted_in_english_is_counted_in_polish() -> None:
    assert {(k, v) for k, v, _ in counted("en")} <= {(k, v) for k, v, _ in counted("pl")}


def sample(key: str, **counts: int) -> str:
    given: dict[str, object] = dict.fromkeys(variables(key, language.get()), "x")
    given |= dict.fromkeys(look_into("en", key).counted, 3)
    return text(key, **(given | counts))


def test_polish_plurals_group_the_numbers_as_polish_does() -> None:
    language.set("pl")
    for key, variable, _ in counted("pl"):
        shape = {
            n: re.sub(rf"\b{n}\b", "#", sample(key, **{variable: n})) for n in (1, 2, 5, 12, 22)
        }
        assert shape[2] == shape[22], key
        assert shape[5] == shape[12], key
        assert shape[1] != shape[2], key


@pytest.mark.parametrize(
    ("key", "forms"),
    [
        ("panel-points", ["1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty"]),
        ("panel-tokens", ["jeden żeton", "2 żetony", "5 żetonów", "12 żetonów", "22 żetony"]),
        ("check-stumps", ["Jest jeden pniak.", "Są 2 pniaki.", "Jest 5 pniaków.",
                          "Jest 12 pniaków.", "Są 22 pniaki."]),
        ("event-clouds", ["wzięto jedną chmurę", "wzięto 2 chmury", "wzięto 5 chmur",
                          "wzięto 12 chmur", "wzięto 22 chmury"]),
        ("bad-seats", ["Jedna osoba nie może", "2 osoby nie mogą", "5 osób nie może",
                       "12 osób nie może", "22 osoby nie mogą"]),
    ],
)  # fmt: skip
def test_polish_plurals_read_right(key: str, forms: list[str]) -> None:
    language.set("pl")
    (variable,) = {name for k, name, _ in counted("pl") if k == key}
    for number, form in zip((1, 2, 5, 12, 22), forms, strict=True):
        assert sample(key, **{variable: number}).startswith(form)


# --- sentences ------------------------------------------------------------------------------------


def test_every_error_renders(lang: str) -> None:
    for use in uses():
        if use.maker != "text" and use.given is not None:
            sentence = sample(use.key)
            assert sentence.strip(), use.key
            assert "$" not in sentence, use.key


@pytest.mark.parametrize("reason", sorted(refusals.REASONS))
def test_every_refusal_renders_from_the_engines_own_details(reason: int, lang: str) -> None:
    state = GAME.new(2)
    action = AGAIN if reason == refusals.TOO_FEW_CLOUDS else JOKER + 2
    state.clouds[0] = 1
    refusal = GAME.explain(state, 0, action, reason)
    sentence = str(IllegalAction(refusal))
    assert sentence.endswith(".")
    if reason == refusals.TOO_FEW_CLOUDS:
        assert "3" in sentence
    if reason == refusals.NOT_YOUR_TURN:
        assert "1" in sentence


def test_refusals_have_no_words_to_type_in_them(lang: str) -> None:
    """They are read in browsers too, where there are buttons; terminals add what can be typed."""
    alone = [w for w in (*VERBS, *FORMS) if "-" in w]
    for key in FAMILY_KEYS:
        if key.startswith("refusal-"):
            sentence = sample(key)
            assert not [w for w in alone if re.search(rf"\b{w}\b", sentence)], key


def test_what_can_be_typed_is_the_same_word_in_every_language() -> None:
    found = {}
    for lang in LANGUAGES:
        language.set(lang)
        said = {key: typed(key) for key in catalogue(lang)}
        found[lang] = {key: one.partition(": ")[2] for key, one in said.items() if one}
    assert found["en"]["refusal-plant-first"] == "no-plant"
    assert found["de"] == found["pl"] == found["en"]


def test_a_refusal_is_told_in_the_language_of_the_moment() -> None:
    state = GAME.new(2, {"start": "1"})
    refusal = GAME.refusal(state, 0, END)
    assert refusal is not None
    told = set()
    for lang in LANGUAGES:
        language.set(lang)
        told.add(str(IllegalAction(refusal)))
    assert len(told) == len(LANGUAGES)


def test_no_sentence_was_left_in_english() -> None:
    """Words that are the same in two languages are names, numbers or single words."""
    for lang in ("de", "pl"):
        language.set(lang)
        for key in catalogue("en"):
            here = sample(key)
            language.set("en")
            english = sample(key)
            language.set(lang)
            if here == english:
                assert len(re.findall(r"[A-Za-z]{3,}", english)) <= 2, f"{lang}: {key}"


def test_numbers_have_no_thousands_separator(lang: str) -> None:
    assert "12345" in text("file-line", line=12345, right="entries")


def test_an_argument_may_be_called_like_anything() -> None:
    assert "tempo" in text("board-key", line=1, column=1, key="tempo")


def test_a_very_long_argument_is_cut(lang: str) -> None:
    assert len(text("word-space", space="x" * 5000)) < 1500


@pytest.mark.parametrize(
    ("wish", "variable", "right"),
    [
        ("de_DE.UTF-8", None, "de"),
        ("pl", "de", "pl"),
        (None, "pl_PL.UTF-8", "pl"),
        (None, "C.UTF-8", "en"),
        (None, "fr_FR.UTF-8", "en"),
        (None, None, "en"),
    ],
)
def test_the_language_comes_from_the_wish_then_the_environment(
    monkeypatch: pytest.MonkeyPatch, wish: str | None, variable: str | None, right: str
) -> None:
    for name in ("WALDBACH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    if variable:
        monkeypatch.setenv("LANG", variable)
    assert preferred_language(wish) == right


def test_the_renature_words_are_those_of_the_face() -> None:
    language.set("de")
    assert seat_name(2) == "2 Blau"
    assert domino("owl-snail") == "owl-snail (Eule, Schnecke)"
