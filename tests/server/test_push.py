"""Web push: what a browser can open, what push services are told, and where nothing is sent."""

from __future__ import annotations

import base64
import json
import re
import socket
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from py_vapid import Vapid02

from tests.server.certificates import Certificates
from tests.server.outside import (
    HERE,
    Browser,
    PushService,
    base64url,
    push_service,
)
from tests.server.services import free_port
from waldbach.game import BadInput
from waldbach.messages import LANGUAGES, language
from waldbach.server.pace import DAY, HOUR, MINUTE
from waldbach.server.reminders.delivery import Delivery, Outcome
from waldbach.server.reminders.push import Parcel, PublicResolver, Push, is_public
from waldbach.server.reminders.subscription import Subscription
from waldbach.server.reminders.wording import Notice, Occasion, reminder_notice

CONTACT = "https://games.example.org/contact"
PARCEL = Parcel("table-7", Notice("Your turn", "Anna, Ben"), stay=HOUR)
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    token = language.set("en")
    yield
    language.reset(token)


async def pushed(
    folder: Path, service: PushService, path: str = "/send/1", parcel: Parcel = PARCEL
) -> Delivery:
    push = Push(folder / "push.key", CONTACT, local=True)
    try:
        return await push.send(Browser().subscribe(service.origin + path), parcel)
    finally:
        await push.close()


# --- a message ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_only_the_browser_can_read_what_was_pushed(
    trusted: Certificates, tmp_path: Path, lang: str
) -> None:
    occasion = Occasion("Żaneta", "Waldgärtner", ("Anna", "Łukasz"), HOUR, "Europe/Warsaw")
    notice = reminder_notice(lang, occasion)
    browser, push = Browser(), Push(tmp_path / "push.key", CONTACT, local=True)
    async with push_service(trusted.server) as service:
        subscription = browser.subscribe(f"{service.origin}/send/1")
        delivery = await push.send(subscription, Parcel("table-7", notice, HOUR))
        await push.close()
    assert delivery == Delivery(Outcome.SENT)
    (taken,) = service.taken
    assert taken.path == "/send/1"
    told = browser.read(taken.body)
    assert told == {
        "table": "table-7", "title": notice.title, "body": notice.body, "tag": "turn-table-7"
    }  # fmt: skip
    assert "Waldgärtner" in told["title"]
    assert "Anna, Łukasz" in told["body"]
    assert "Europe/Warsaw" in told["body"]
    for secret in ("table-7", "Waldg", "Anna"):
        assert secret.encode() not in taken.body
        assert secret not in str(taken.headers)


async def test_the_message_is_signed_for_this_push_service_by_our_key(
    trusted: Certificates, tmp_path: Path
) -> None:
    async with push_service(trusted.server) as service:
        await pushed(tmp_path, service)
    (taken,) = service.taken
    signature = taken.headers["authorization"]
    assert Vapid02.verify(signature)
    token, key = re.fullmatch(r"vapid t=([\w.-]+),k=([\w-]+)", signature).groups()  # type: ignore[union-attr]
    assert key == Push(tmp_path / "push.key", CONTACT).public_key
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims["aud"] == service.origin
    assert claims["sub"] == CONTACT
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600


@pytest.mark.parametrize(
    ("stay", "seconds"), [(HOUR, 3600), (90_999, 90), (-5, 0), (400 * DAY, 7 * 24 * 3600)]
)
async def test_a_push_service_keeps_it_until_the_time_is_up(
    trusted: Certificates, tmp_path: Path, stay: int, seconds: int
) -> None:
    async with push_service(trusted.server) as service:
        await pushed(tmp_path, service, parcel=Parcel("t", Notice("a", "b"), stay))
    assert service.taken[0].headers["ttl"] == str(seconds)


@given(one=st.text(max_size=40), other=st.text(max_size=40))
def test_a_reminder_takes_the_place_of_an_older_one_of_that_table_only(
    one: str, other: str
) -> None:
    topics = [
        Parcel(table, Notice(title, ""), stay).headers["Topic"]
        for table, title, stay in ((one, "a", HOUR), (one, "b", DAY), (other, "a", HOUR))
    ]
    assert topics[0] == topics[1]
    assert (topics[0] == topics[2]) == (one == other)
    assert all(re.fullmatch(r"[\w-]{1,32}", topic, re.ASCII) for topic in topics)


def test_only_a_live_table_wakes_a_sleeping_phone() -> None:
    assert PARCEL.headers["Urgency"] == "normal"
    assert Parcel("t", PARCEL.notice, MINUTE, urgent=True).headers["Urgency"] == "high"


@given(name=st.text(max_size=2000))
def test_a_message_is_never_too_long_for_a_push_service(name: str) -> None:
    """The most that all of them take is 4096 bytes, 103 of which the encryption needs."""
    names = (name,) * 5
    notice = reminder_notice("pl", Occasion(name, name, names, HOUR, "Europe/Warsaw"))
    assert len(Parcel("x" * 40, notice, HOUR).payload) <= 4096 - 103


# --- answers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(200, Outcome.SENT), (201, Outcome.SENT), (202, Outcome.SENT), (404, Outcome.GONE),
     (410, Outcome.GONE), (400, Outcome.LATER), (401, Outcome.LATER), (403, Outcome.LATER),
     (413, Outcome.LATER), (429, Outcome.LATER), (500, Outcome.LATER), (503, Outcome.LATER)],
)  # fmt: skip
async def test_only_a_subscription_that_is_over_is_gone(
    trusted: Certificates, tmp_path: Path, status: int, outcome: Outcome
) -> None:
    async with push_service(trusted.server) as service:
        service.answers["/send/1"] = (status, {})
        delivery = await pushed(tmp_path, service)
    assert delivery.outcome is outcome
    assert delivery.why == ("" if outcome is Outcome.SENT else f"HTTP {status}")


@pytest.mark.parametrize(
    ("wish", "wait"),
    [("120", 120_000), ("99999999", DAY), ("9" * 50, 0), ("Wed, 21 Oct 2026 07:28:00 GMT", 0),
     ("-5", 0), ("²", 0)],
)  # fmt: skip
async def test_a_push_service_may_ask_for_patience(
    trusted: Certificates, tmp_path: Path, wish: str, wait: int
) -> None:
    async with push_service(trusted.server) as service:
        service.answers["/send/1"] = (429, {"Retry-After": wish})
        assert (await pushed(tmp_path, service)).wait == wait


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
async def test_no_redirect_is_followed(trusted: Certificates, tmp_path: Path, status: int) -> None:
    async with push_service(trusted.server) as service:
        service.answers["/send/1"] = (status, {"Location": f"{service.origin}/elsewhere"})
        delivery = await pushed(tmp_path, service)
    assert delivery.outcome is Outcome.LATER
    assert [taken.path for taken in service.taken] == ["/send/1"]


async def test_a_push_service_that_is_down_is_tried_later(
    trusted: Certificates, tmp_path: Path
) -> None:
    nobody = PushService(f"https://localhost:{free_port()}")
    assert (await pushed(tmp_path, nobody)).outcome is Outcome.LATER


async def test_a_push_service_with_a_strange_certificate_gets_nothing(
    certificates: Certificates, tmp_path: Path
) -> None:
    async with push_service(certificates.server) as service:
        assert (await pushed(tmp_path, service)).outcome is Outcome.LATER
    assert not service.taken


# --- where messages may go ------------------------------------------------------------------------

GOOD = [
    "https://fcm.googleapis.com/fcm/send/abc:def-_=",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
    "https://web.push.apple.com/QGuQyavXutnMH?x=1",
    "https://wns2-par02p.notify.windows.com:443/w/?token=BQY%3d",
    "https://xn--wlder-gra.example",
]
BAD = [
    "", "x", "http://push.example.org/1", "HTTPS//push.example.org", "ftp://push.example.org",
    "https://localhost/1", "https://localhost.", "https://push", "https:///1", "https://",
    "https://127.0.0.1/1", "https://10.0.0.1", "https://127.1/", "https://2130706433/",
    "https://0x7f.1/", "https://8.8.8.8/", "https://[::1]/1", "https://[2600::1]/",
    "https://user@push.example.org/", "https://user:word@push.example.org/",
    "https://push.example.org\\@127.0.0.1/", "https://push.example.org#@127.0.0.1/",
    "https://push.example.org:x/", "https://push.example.org:123456/",
    "https://push.example.org/a b", "https://push.example.org/\r\nX: y", "https://push..org/",
    "https://wälder.example/", " https://push.example.org/", f"https://a.example/{'x' * 2000}",
    "file:///etc/passwd", "https://-a.example.org/",
]  # fmt: skip


@pytest.mark.parametrize("endpoint", GOOD)
async def test_the_push_services_of_browsers_are_welcome(
    endpoint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their name is looked up, which is as far as it goes here."""
    asked: list[str] = []

    def nowhere(host: str, port: int, *args: Any, **kwargs: Any) -> list[Any]:
        asked.append(f"{host}:{port}")
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    monkeypatch.setattr(socket, "getaddrinfo", nowhere)
    push = Push(tmp_path / "push.key", CONTACT)
    delivery = await push.send(Browser().subscribe(endpoint), PARCEL)
    await push.close()
    assert delivery.outcome is Outcome.LATER
    assert asked == [f"{urlsplit(endpoint).hostname}:443"]


@pytest.mark.parametrize("endpoint", BAD)
async def test_what_is_not_a_public_https_name_is_refused(endpoint: str, tmp_path: Path) -> None:
    subscription = Browser().subscribe(endpoint)
    push = Push(tmp_path / "push.key", CONTACT)
    with pytest.raises(BadInput, match="cannot be a push service"):
        push.check(subscription)
    assert (await push.send(subscription, PARCEL)).outcome is Outcome.GONE


@pytest.mark.parametrize("local", [False, True])
async def test_a_public_name_that_leads_to_this_machine_gets_nothing(
    trusted: Certificates, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, local: bool
) -> None:
    def misleading(host: str, port: int, *args: Any, **kwargs: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (HERE, port))]

    push = Push(tmp_path / "push.key", CONTACT, local=local)
    async with push_service(trusted.server) as service:
        monkeypatch.setattr(socket, "getaddrinfo", misleading)
        endpoint = service.origin.replace("localhost", "push.example.org")
        delivery = await push.send(Browser().subscribe(endpoint), PARCEL)
        await push.close()
    assert delivery.outcome is (Outcome.SENT if local else Outcome.LATER)
    assert len(service.taken) == local


async def test_of_several_addresses_only_the_public_ones_are_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def mixed(host: str, port: int, *args: Any, **kwargs: Any) -> list[Any]:
        addresses = ("10.0.0.1", "9.9.9.9", "169.254.169.254")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (a, port)) for a in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", mixed)
    found = await PublicResolver().resolve("push.example.org", 443)
    assert [result["host"] for result in found] == ["9.9.9.9"]


@pytest.mark.parametrize(
    ("address", "public"),
    [("9.9.9.9", True), ("2620:fe::9", True), ("64:ff9b::909:909", True),
     ("127.0.0.1", False), ("10.1.2.3", False), ("172.16.0.1", False), ("192.168.1.1", False),
     ("169.254.169.254", False), ("100.64.0.1", False), ("0.0.0.0", False), ("224.0.0.1", False),
     ("255.255.255.255", False), ("240.0.0.1", False), ("198.18.0.1", False),
     ("::", False), ("::1", False), ("fe80::1", False), ("fe80::1%eth0", False), ("fd00::1", False),
     ("ff02::1", False), ("::ffff:127.0.0.1", False), ("::ffff:9.9.9.9", False),
     ("64:ff9b::7f00:1", False), ("2002:7f00:1::", False), ("2002:909:909::", False),
     ("2001:db8::1", False), ("::127.0.0.1", False), ("localhost", False)],
)  # fmt: skip
def test_public_is_what_everybody_can_reach(address: str, public: bool) -> None:
    assert is_public(address) is public


# --- keys -----------------------------------------------------------------------------------------


def test_the_key_is_made_once_and_only_for_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "new" / "push.key"
    public = Push(path, CONTACT).public_key
    assert Push(path, CONTACT).public_key == public
    assert Push(tmp_path / "other.key", CONTACT).public_key != public
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert len(base64.urlsafe_b64decode(public + "=")) == 65


def test_a_key_that_others_can_read_is_refused(tmp_path: Path) -> None:
    Push(tmp_path / "push.key", CONTACT)
    (tmp_path / "push.key").chmod(0o644)
    with pytest.raises(BadInput, match="chmod 600"):
        Push(tmp_path / "push.key", CONTACT)


@pytest.mark.parametrize("number", ["0" * 64, f"{ORDER:064x}", "f" * 64, "short"])
def test_a_file_that_is_no_key_is_left_alone(tmp_path: Path, number: str) -> None:
    path = tmp_path / "push.key"
    path.touch(mode=0o600)
    path.write_text(f"{number}\n")
    with pytest.raises(BadInput, match="holds no key for web push"):
        Push(path, CONTACT)
    assert path.read_text() == f"{number}\n"


def test_the_greatest_key_of_the_curve_is_a_key(tmp_path: Path) -> None:
    path = tmp_path / "push.key"
    path.touch(mode=0o600)
    path.write_text(f"{ORDER - 1:064x}\n")
    assert Push(path, CONTACT).public_key


POINT = Browser().subscribe("https://push.example.org/").p256dh


@pytest.mark.parametrize(
    ("point", "secret"),
    [
        (POINT, ""),
        (POINT, base64url(bytes(15))),
        (POINT, base64url(bytes(17))),
        ("", base64url(bytes(16))),
        (base64url(b"\4" + bytes(64)), base64url(bytes(16))),  # not on the curve
        (base64url(b"\2" + base64.urlsafe_b64decode(POINT + "=")[1:33]), base64url(bytes(16))),
        (POINT[:-1], base64url(bytes(16))),
        (f"{POINT[:40]} {POINT[40:]}", base64url(bytes(16))),
        (POINT, "ä" * 22),
    ],
    ids=range(9),  # the point is another one in each process of the test run
)
def test_keys_that_no_browser_has_are_refused(point: str, secret: str) -> None:
    with pytest.raises(BadInput, match="65 bytes long"):
        Subscription("https://push.example.org/", point, secret)


async def test_keys_may_have_their_padding(trusted: Certificates, tmp_path: Path) -> None:
    browser, push = Browser(), Push(tmp_path / "push.key", CONTACT, local=True)
    async with push_service(trusted.server) as service:
        bare = browser.subscribe(f"{service.origin}/send/1")
        padded = Subscription(bare.endpoint, f"{bare.p256dh}=", f"{bare.auth}==")
        await push.send(padded, PARCEL)
        await push.close()
    assert browser.read(service.taken[0].body)["title"] == "Your turn"
