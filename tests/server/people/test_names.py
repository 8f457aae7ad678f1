"""What people may call themselves: readable names, honest logins, passwords with few rules."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waldbach.game import BadInput
from waldbach.messages import LANGUAGES, language
from waldbach.server.people import names
from waldbach.server.people.devices import MOST, device_name


def refusal(check: object, *args: object) -> str:
    """The key of a refusal, which must be sayable in every language."""
    with pytest.raises(BadInput) as caught:
        check(*args)  # type: ignore[operator]
    for lang in LANGUAGES:
        token = language.set(lang)
        assert str(caught.value)
        language.reset(token)
    return caught.value.message


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Anna", "Anna"),
        ("  Zoë  von der  Au ", "Zoë von der Au"),
        ("Zoe\u0308", "Zoë"),
        ("žluťoučký kůň", "žluťoučký kůň"),
        ("森の友", "森の友"),
        ("🦉", "🦉"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("?", "?"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_nickname_is_kept_as_it_is_read(given: str, name: str) -> None:
    assert names.nickname(given) == name


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ("", "name-empty"), ("   ", "name-empty"), ("\u200d", "name-empty"),
        ("\u0301", "name-empty"), ("x" * 25, "name-long"), ("a\u202eb", "name-sign"),
        ("a\u2066b", "name-sign"), ("a\0b", "name-sign"), ("a\u200bb", "name-sign"),
        ("\u3164", "name-sign"), ("a\ud800", "name-sign"), ("a\u00adb", "name-sign"),
        ("a\ue000", "name-sign"),
    ],
)  # fmt: skip
def test_a_nickname_that_cannot_be_read_is_refused(given: str, key: str) -> None:
    assert refusal(names.nickname, given) == key


@given(st.text())
def test_every_nickname_that_is_taken_is_short_visible_and_stays_the_same(text: str) -> None:
    try:
        name = names.nickname(text)
    except BadInput:
        return
    assert 1 <= len(name) <= 24
    assert name == name.strip()
    assert "\0" not in name
    assert not any(unicodedata.bidirectional(s) in ("RLO", "LRO", "RLI", "LRI") for s in name)
    assert names.nickname(name) == name


@pytest.mark.parametrize("login", ["anna", "a.b", "a_b-c.9", "x" * 32])
def test_a_login_has_small_letters_digits_and_a_few_signs(login: str) -> None:
    assert names.login(login) == login
    assert names.login(f" {login.upper()} ") == login


@pytest.mark.parametrize("login", ["", "ab", "x" * 33, "änna", "an na", "anna@b", "an\0na"])
def test_other_logins_are_refused(login: str) -> None:
    assert refusal(names.login, login) == "login-form"


@pytest.mark.parametrize("word", ["x" * 8, "x" * 1024, "        ", "🦉" * 8, "aaaaaaaa", "\0" * 9])
def test_a_password_may_be_anything_of_a_fair_length(word: str) -> None:
    assert names.password(word, "anna")


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("short12", "password-length"), ("x" * 1025, "password-length"),
        ("Anna.Katharina", "password-login"), ("Password1", "password-common"),
        ("12345678", "password-common"), ("HASŁO123", "password-common"),
    ],
)  # fmt: skip
def test_bad_passwords_are_refused(word: str, key: str) -> None:
    assert refusal(names.password, word, "anna.katharina") == key


def test_none_of_the_worst_passwords_is_refused_for_its_length_anyway() -> None:
    assert all(len(word) >= 8 and word == word.casefold() for word in names.WORST_PASSWORDS)


def test_a_password_is_the_same_from_every_keyboard() -> None:
    assert names.password("Zoe\u0308 am Bach", "x") == names.password("Zoë am Bach", "x")


def test_choices_are_any_json_object_up_to_16_kb() -> None:
    right = {"theme": "dark", "deep": {"list": [1, 2.5, None, "ö"]}}
    assert names.choices(right) == right
    assert names.choices({"a": "x" * (16 * 1024 - 9)})
    assert refusal(names.choices, {"a": "x" * (16 * 1024 - 8)}) == "choices-size"
    assert refusal(names.choices, {"a": float("nan")}) == "choices-json"
    deep: dict[str, object] = {}
    for _ in range(3000):
        deep = {"a": deep}
    assert refusal(names.choices, deep) == "choices-json"


def test_languages_are_those_of_the_house() -> None:
    assert [names.language(lang) for lang in LANGUAGES] == list(LANGUAGES)
    assert refusal(names.language, "fr") == "person-lang"


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
         "Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, "
         "like Gecko) Version/18.0 Mobile/15E148 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) "
         "Chrome/140.0.0.0 Mobile Safari/537.36", "Chrome, Android"),
        ("curl/8.5.0", "curl/8.5.0"),
        ("", ""),
    ],
)  # fmt: skip
def test_a_device_is_named_after_its_browser_and_system(agent: str, name: str) -> None:
    assert device_name(agent) == name


@given(st.text())
def test_the_name_of_a_device_is_always_short_and_printable(agent: str) -> None:
    assert len(device_name(agent)) <= MOST
    assert device_name(agent).isprintable()
