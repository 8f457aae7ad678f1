"""What a person chooses stays chosen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.pages import Home, Settings


def test_language_and_colours_hold_at_once_and_stay(person: NewPerson) -> None:
    ada = person()
    settings = Settings(ada).open()
    settings.choose("look-theme", "look-theme-dark")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
    settings.speak("Polski", "pl")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.text("settings-title"))
    ada.page.reload()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.text("settings-title"))
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
    Home(ada).open()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.text("home-heading"))
