"""Which tricks go over when a side has revoked more than once."""

from hypothesis import given
from hypothesis import strategies as st

from lawbook.table.play.allocation import Price, transferred

tricks = st.integers(1, 13)
prices = st.lists(st.builds(Price, tricks, own=st.booleans()), max_size=4, unique_by=lambda p: p.trick)


def test_the_revokers_own_trick_is_not_taken_by_another_revoke() -> None:
    assert transferred([Price(5, own=False), Price(8, own=True)], [6, 8]) == (1, 1)


def test_the_latest_revoke_takes_the_only_trick_that_it_can() -> None:
    assert transferred([Price(4, own=False), Price(9, own=False)], [4, 11]) == (1, 1)
    assert transferred([Price(4, own=False), Price(9, own=False)], [11]) == (0, 1)


@given(prices, st.sets(tricks))
def test_no_trick_goes_over_twice_and_none_from_before_the_first_revoke(
    due: list[Price], won: set[int]
) -> None:
    won |= {price.trick for price in due if price.own}
    counts = transferred(due, won)
    first = min((price.trick for price in due), default=14)

    assert all(count <= (2 if price.own else 1) for price, count in zip(due, counts, strict=True))
    assert sum(counts) <= sum(trick >= first for trick in won)


@given(tricks, st.booleans(), st.sets(tricks))
def test_a_single_revoke_costs_what_law_64a_says(trick: int, own: bool, won: set[int]) -> None:  # noqa: FBT001
    won = won | {trick} if own else won
    later = any(number > trick for number in won)
    alone = int(own) + later if own else int(later or trick in won)

    assert transferred([Price(trick, own=own)], won) == (alone,)
