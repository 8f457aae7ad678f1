"""Mails: what stands in them, how they reach a mail server, and what its answers mean."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from email.headerregistry import Address
from email.message import EmailMessage

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.certificates import Certificates
from tests.server.outside import MailServer, mail_server
from tests.server.services import free_port
from waldbach.game import BadInput
from waldbach.messages import LANGUAGES, language
from waldbach.server.reminders.delivery import Outcome
from waldbach.server.reminders.links import off_link, off_token, read_off_token, table_link
from waldbach.server.reminders.mail import Mailer, compose, mail_address
from waldbach.server.reminders.wording import (
    LONGEST,
    Letter,
    Occasion,
    confirmation_letter,
    recovery_letter,
    reminder_letter,
)
from waldbach.server.settings.phrases import Secret

KEY = bytes(range(32))
SITE = "https://games.example.org"
OFF = off_link(SITE, KEY, "person-1")
LINK = table_link(SITE, "table-7")
EVENING = 1_783_022_400_000  # Thursday, 2 July 2026, 20:00 UTC
OCCASION = Occasion("Żaneta", "Renature", ("Anna", "Ben"), EVENING, "Europe/Warsaw")
ANNA = "anna@example.org"


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    token = language.set("en")
    yield
    language.reset(token)


@pytest.fixture
def server() -> Iterator[MailServer]:
    with mail_server() as running:
        yield running


def letter(lang: str = "en", occasion: Occasion = OCCASION) -> Letter:
    return reminder_letter(lang, occasion, LINK, OFF)


def part(mail: EmailMessage, kind: str) -> str:
    body = mail.get_body((kind,))
    assert body is not None
    found: str = body.get_content()
    return found


# --- what stands in a mail ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "subject", "sentences"),
    [
        ("en", "Your turn: Renature", ["Hello Żaneta,", "Playing with you: Anna, Ben.",
                                       "until Thursday, July 2, 2026, 10:00", "(Europe/Warsaw)"]),
        ("de", "Du bist am Zug: Renature", ["Hallo Żaneta,", "Mit dir spielen: Anna, Ben.",
                                            "bis Donnerstag, 2. Juli 2026, 22:00"]),
        ("pl", "Twój ruch: Renature", ["Cześć, Żaneta!", "Grają z Tobą: Anna, Ben.",
                                       "czwartek, 2 lipca 2026 22:00"]),
    ],
)  # fmt: skip
async def test_a_reminder_is_told_in_the_language_of_the_person(
    server: MailServer, lang: str, subject: str, sentences: list[str]
) -> None:
    assert (await Mailer(server.settings).send(letter(lang), ANNA)).outcome is Outcome.SENT
    (mail,) = server.mails
    assert mail["Subject"] == subject
    for kind in ("plain", "html"):
        for sentence in [*sentences, LINK, OFF]:
            assert sentence in part(mail, kind).replace("\u202f", " ")
    assert f'<html lang="{lang}">' in part(mail, "html")


async def test_a_mail_says_who_sent_it_and_how_to_turn_it_off_with_one_click(
    server: MailServer,
) -> None:
    long = off_link(f"https://{'long.' * 20}example.org", KEY, "person-" + "x" * 60)
    await Mailer(server.settings).send(replace(letter(), off_link=long), ANNA)
    (mail,) = server.mails
    assert server.recipients == [[ANNA]]
    assert mail["From"] == "Waldbach <games@example.org>"
    assert mail["To"] == ANNA
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Message-ID"].endswith("@example.org>")
    assert mail["Date"].datetime is not None
    assert f"List-Unsubscribe: <{long}>\r\n".encode() in server.raw[0]
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_mail_is_plain_ascii_on_its_way(server: MailServer, lang: str) -> None:
    await Mailer(server.settings).send(letter(lang), ANNA)
    assert server.raw[0].isascii()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("make", [confirmation_letter, recovery_letter])
async def test_confirming_and_recovering_are_mails_with_one_link_and_nothing_to_turn_off(
    server: MailServer, lang: str, make: Callable[..., Letter]
) -> None:
    await Mailer(server.settings).send(make(lang, SITE, f"{SITE}/r/secret", 24), ANNA)
    (mail,) = server.mails
    assert mail["List-Unsubscribe"] is None
    for kind in ("plain", "html"):
        body = part(mail, kind)
        assert body.count(f"{SITE}/r/secret") == 1
        assert SITE in body
        assert "24" in body


@pytest.mark.parametrize(
    ("hours", "told"), [(1, "przez godzinę."), (2, "2 godziny."), (5, "5 godzin."), (22, "22 g")]
)
def test_hours_are_counted_as_polish_counts(hours: int, told: str) -> None:
    assert any(told in note for note in recovery_letter("pl", SITE, SITE, hours).below)


def test_an_unknown_language_is_english() -> None:
    assert letter("tlh").subject == letter("en").subject
    assert letter("tlh").lang == "en"


def test_the_language_of_the_moment_is_left_alone() -> None:
    before = language.get()
    letter("pl")
    assert language.get() == before


def test_a_turn_without_a_deadline_and_alone_says_less() -> None:
    quiet = letter("en", replace(OCCASION, deadline=None, others=()))
    assert len(quiet.above) == 2
    assert len(letter().above) == 5


# --- names from outside ---------------------------------------------------------------------------

NASTY = st.text(st.characters(codec=None), max_size=200) | st.sampled_from(
    [
        "x\r\nBcc: victim@example.org",
        "x\n\n<script>",
        "\u2028",
        "\ud800",
        "<b>&",
        "a\x00b",
        "\u202e",
    ]
)


@given(name=NASTY, title=NASTY, other=NASTY)
def test_no_name_can_add_a_header_or_markup(name: str, title: str, other: str) -> None:
    occasion = Occasion(name, title, (other,), EVENING, "UTC")
    mail = compose(letter("de", occasion), Address("W", addr_spec="w@example.org"), ANNA)
    head, _, body = mail.as_bytes().partition(b"\r\n\r\n")
    names = re.findall(rb"^([A-Za-z-]+):", head, re.MULTILINE)
    assert sorted(names) == sorted(
        [b"From", b"To", b"Subject", b"Date", b"Message-ID", b"Auto-Submitted", b"List-Unsubscribe",
         b"List-Unsubscribe-Post", b"MIME-Version", b"Content-Type"]
    )  # fmt: skip
    assert body
    tags = set(re.findall(r"<(/?\w+)", part(mail, "html")))
    plain = {"html", "head", "title", "body", "p", "a", "small"}
    assert tags <= plain | {f"/{tag}" for tag in plain}


def test_a_long_name_is_cut() -> None:
    assert len(letter("en", replace(OCCASION, title="x" * 999)).subject) < LONGEST + 20


@pytest.mark.parametrize(
    ("word", "right"),
    [
        ("owl@example.org", "owl@example.org"),
        (" o'w.l+games@sub.Example.org ", "o'w.l+games@sub.Example.org"),
        ("owl@wälder.example", "owl@xn--wlder-gra.example"),
    ],
)
def test_addresses_are_taken_as_mail_servers_write_them(word: str, right: str) -> None:
    assert mail_address(word) == right


@pytest.mark.parametrize(
    "word",
    ["", "owl", "owl@", "@example.org", "owl@localhost", "o wl@example.org", "owl@example.org\r\nx",
     "a@b@example.org,c", "<owl@example.org>", "Owl <owl@example.org>", "müller@example.org",
     ".owl@example.org", "o..l@example.org", "owl@-a.org", "owl@a..org", f"{'x' * 65}@example.org",
     f"owl@{'abcdefgh.' * 40}org", '"o wl"@example.org', "owl@[127.0.0.1]", "owl@\ud800.org"],
)  # fmt: skip
async def test_what_is_no_address_is_refused_and_never_sent_to(
    server: MailServer, word: str
) -> None:
    with pytest.raises(BadInput, match="is not a mail address"):
        mail_address(word)
    assert (await Mailer(server.settings).send(letter(), word)).outcome is Outcome.GONE
    assert not server.mails


# --- the way to the server ------------------------------------------------------------------------


@pytest.mark.parametrize("login", [False, True])
@pytest.mark.parametrize("encryption", ["none", "starttls", "tls"])
async def test_mail_goes_by_every_encryption_with_and_without_a_login(
    trusted: Certificates, encryption: str, login: bool
) -> None:
    with mail_server(encryption, trusted.server, login) as server:
        delivery = await Mailer(server.settings).send(letter(), ANNA)
        assert (delivery.outcome, delivery.why) == (Outcome.SENT, "")
        assert len(server.mails) == 1
        if encryption == "starttls":
            assert server.encrypted == [True]


@pytest.mark.parametrize("encryption", ["starttls", "tls"])
async def test_a_server_with_a_strange_certificate_gets_no_mail(
    certificates: Certificates, encryption: str
) -> None:
    with mail_server(encryption, certificates.server) as server:
        delivery = await Mailer(server.settings).send(letter(), ANNA)
        assert delivery.outcome is Outcome.LATER
        assert not server.mails


async def test_without_starttls_nothing_is_said_in_the_clear(server: MailServer) -> None:
    settings = replace(server.settings, encryption="starttls")
    assert (await Mailer(settings).send(letter(), ANNA)).outcome is Outcome.LATER
    assert not server.mails


async def test_a_wrong_password_is_no_fault_of_the_address(trusted: Certificates) -> None:
    with mail_server("starttls", trusted.server, login=True) as server:
        settings = replace(server.settings, password=Secret("wrong"))
        delivery = await Mailer(settings).send(letter(), ANNA)
        assert delivery.outcome is Outcome.LATER
        assert "wrong" not in delivery.why
        assert not server.mails


async def test_a_server_that_wants_a_login_does_not_cost_the_address(
    trusted: Certificates,
) -> None:
    with mail_server("starttls", trusted.server, login=True) as server:
        settings = replace(server.settings, user=None, password=None)
        assert (await Mailer(settings).send(letter(), ANNA)).outcome is Outcome.LATER


async def test_a_server_that_is_down_is_tried_later(server: MailServer) -> None:
    settings = replace(server.settings, port=free_port())
    assert (await Mailer(settings).send(letter(), ANNA)).outcome is Outcome.LATER


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        ("550 5.1.1 no such user", Outcome.GONE),
        ("550 no such user", Outcome.GONE),
        ("553 mailbox name not allowed", Outcome.GONE),
        ("550 5.2.1 mailbox disabled", Outcome.GONE),
        ("451 4.3.0 try again", Outcome.LATER),
        ("450 greylisted", Outcome.LATER),
        ("452 4.2.2 mailbox full", Outcome.LATER),
        ("552 5.2.2 mailbox full", Outcome.LATER),
        ("550 5.7.1 relaying denied", Outcome.LATER),
        ("554 5.7.1 blocked by a list", Outcome.LATER),
        ("554 no", Outcome.LATER),
    ],
)
async def test_only_an_address_that_can_never_work_is_gone(
    server: MailServer, answer: str, outcome: Outcome
) -> None:
    server.refusals[ANNA] = answer
    delivery = await Mailer(server.settings).send(letter(), ANNA)
    assert delivery.outcome is outcome
    assert answer[4:] in delivery.why
    assert (await Mailer(server.settings).send(letter(), "ben@example.org")).outcome is Outcome.SENT


@pytest.mark.parametrize(
    ("verdict", "outcome"),
    [
        ("550 5.1.1 no such user after all", Outcome.GONE),
        ("550 looks like spam", Outcome.LATER),
        ("554 5.7.1 looks like spam", Outcome.LATER),
        ("451 later", Outcome.LATER),
    ],
)
async def test_a_letter_that_is_disliked_does_not_cost_the_address(
    server: MailServer, verdict: str, outcome: Outcome
) -> None:
    server.verdict = verdict
    assert (await Mailer(server.settings).send(letter(), ANNA)).outcome is outcome


# --- the link that turns mails off ----------------------------------------------------------------


@given(person=st.text(max_size=50), other=st.text(max_size=50), key=st.binary(min_size=1))
def test_a_token_names_the_person_it_was_made_for(person: str, other: str, key: bytes) -> None:
    token = off_token(KEY, person)
    assert re.fullmatch(r"[\w-]+", token, re.ASCII)
    assert read_off_token(KEY, token) == person
    assert person == other or off_token(KEY, other) != token
    assert key == KEY or read_off_token(key, token) is None


@given(place=st.integers(min_value=0), sign=st.characters())
def test_a_token_that_was_changed_is_worth_nothing(place: int, sign: str) -> None:
    token = off_token(KEY, "person-1")
    place %= len(token) + 1
    changed = token[:place] + sign + token[place + 1 :]
    assert changed == token or read_off_token(KEY, changed) is None


@pytest.mark.parametrize("word", ["", "=", "a", "aaaa", "\u017f", "x" * 10_000, "\ud800"])
def test_any_other_word_is_no_token(word: str) -> None:
    assert read_off_token(KEY, word) is None
