"""The account: made, left, entered again by password or passkey; browsers that are signed in."""

from __future__ import annotations

import secrets

from playwright.sync_api import Locator, expect

from tests.browser import prepare
from tests.browser.conftest import NewPerson
from tests.browser.person import PHONE, Person
from tests.server.running import Server

# A device that says yes at once.
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def part(person: Person, key: str) -> Locator:
    title = person.page.get_by_role("heading", name=person.text(key), exact=True)
    return person.page.locator("section", has=title)


def fill(person: Person, key: str, login: str, password: str) -> None:
    """The form in a part of the page, as far as its button."""
    form = part(person, key)
    form.get_by_label(person.text("account-login"), exact=True).fill(login)
    form.get_by_label(person.text("account-password"), exact=True).fill(password)
    person.press(form.get_by_role("button", name=person.text(f"{key}-do"), exact=True))


def expect_nobody(person: Person) -> None:
    title = person.page.get_by_role("heading", level=1)
    expect(title).to_have_text(person.text("account-nobody"))


def expect_signed_in(person: Person) -> None:
    hello = person.page.get_by_text(person.like("account-now-signed-in", "name"))
    expect(hello).to_be_visible()


def test_an_account_is_made_left_and_entered_again(person: NewPerson) -> None:
    ada, phone = person(), person(lang="de", size=PHONE, touch=True)
    login = f"ada-{secrets.token_hex(6)}"
    ada.open("/account")
    fill(ada, "account-make", login, prepare.PASSWORD)
    expect(ada.says("account-made")).to_be_visible()
    ada.press(ada.button("account-sign-out"))
    expect_nobody(ada)
    ada.forgive("401")
    fill(ada, "account-sign-in", login, "a pond in the valley")
    expect(part(ada, "account-sign-in").get_by_role("alert")).to_be_visible()
    fill(ada, "account-sign-in", login, prepare.PASSWORD)
    expect_signed_in(ada)

    phone.open("/account")
    fill(phone, "account-sign-in", login, prepare.PASSWORD)
    expect_signed_in(phone)
    ada.page.reload()
    browsers = part(ada, "account-sessions").get_by_role("listitem")
    expect(browsers).to_have_count(2)
    ada.press(ada.button("account-sessions-end-others"))
    expect(browsers).to_have_count(1)
    phone.page.reload()
    expect_nobody(phone)


def test_a_passkey_opens_the_account(server: Server, person: NewPerson) -> None:
    ada = person(url=f"http://localhost:{server.port}")  # browsers have none for numbers
    line = ada.context.new_cdp_session(ada.page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    prepare.account(ada)
    ada.open("/account")
    keys = part(ada, "account-passkeys").get_by_role("listitem")
    ada.press(ada.button("account-passkey-add"))
    expect(ada.says("account-passkey-added")).to_be_visible()
    expect(keys).to_have_count(1)
    ada.press(ada.button("account-sign-out"))
    expect_nobody(ada)
    ada.press(ada.button("account-sign-in-passkey"))
    expect_signed_in(ada)
    expect(keys).to_have_count(1)
