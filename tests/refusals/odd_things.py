"""Things that nobody means, to be handed to everything."""

from __future__ import annotations

from hypothesis import strategies as st

ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.text(max_size=12),
    st.binary(max_size=6),
    st.sampled_from(
        [[], {}, (), set(), object(), Exception, print, "\x00", "\ud800", "seats", "root", {"seats": None}]
    ),
    st.lists(st.one_of(st.integers(), st.text(max_size=4)), max_size=3),
    st.dictionaries(st.text(max_size=5), st.one_of(st.none(), st.integers(), st.text(max_size=4)), max_size=3),
)


def shown(arguments: object) -> str:
    """Return what was handed over, for a message."""
    return repr(arguments)[:200]
