"""Strategies: scores that can be, boards of them, and boards with weighted scores."""

from fractions import Fraction

from hypothesis import strategies as st

from lawbook.scoring.entry import Score, Weighted

SCORES = st.sampled_from([0, 50, 100, 110, 120, 130, 140, 170, 400, 420, 430, 620, 980, 1430]).flatmap(
    lambda score: st.sampled_from([score, -score])
)
BOARDS = st.lists(SCORES, min_size=1, max_size=14)


def _weighted(told: list[tuple[int, int]]) -> Weighted:
    total = sum(share for _, share in told)
    return Weighted(tuple((score, Fraction(share, total)) for score, share in told))


WEIGHTED: st.SearchStrategy[Weighted] = st.lists(
    st.tuples(SCORES, st.integers(1, 9)), min_size=1, max_size=4
).map(_weighted)
ANY: st.SearchStrategy[Score] = st.one_of(SCORES, SCORES, WEIGHTED)
WEIGHTED_BOARDS = st.lists(ANY, min_size=1, max_size=12)
