"""Names of tables and people."""

import secrets

import pytest

from waldbach.server.ids import new_id


def test_a_name_can_be_given_to_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """`waldbach admin export -7O1…` would ask for an option."""
    made = iter(["-7O1CAEVDWFvEqAF", "--1CAEVDWFvEqAF7", "7O-_CAEVDWFvEqAF"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(made))
    assert new_id() == "7O-_CAEVDWFvEqAF"
