"""JSON Merge Patches (RFC 7396): made and carried out."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waldbach.patch import difference, merge

Data = dict[str, Any]

values = st.recursive(
    st.one_of(
        st.integers(0, 3), st.text("ab", max_size=2), st.lists(st.integers(0, 2), max_size=2)
    ),
    lambda inner: st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)
objects = st.dictionaries(st.sampled_from("abcd"), values, max_size=4)


@given(objects, objects)
def test_the_difference_leads_from_one_to_the_other(before: Data, after: Data) -> None:
    kept = copy.deepcopy((before, after))
    assert merge(before, difference(before, after)) == after
    assert (before, after) == kept
    assert difference(before, copy.deepcopy(before)) == {}


@pytest.mark.parametrize(
    ("data", "patch", "merged"),
    [  # appendix A of the RFC, as far as data and patch are objects
        ({"a": "b"}, {"a": "c"}, {"a": "c"}),
        ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
        ({"a": "b"}, {"a": None}, {}),
        ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
        ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
        ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
        ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
        ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
        ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
    ],
)
def test_patches_are_carried_out_as_the_standard_says(
    data: Data, patch: Data, merged: Data
) -> None:
    assert merge(data, patch) == merged
