"""The published double-dummy lists, solved exactly; `make bench` solves what is left out here for its time."""

import pytest

from lawbook.equity import EachCard, Makes, Replay, Table, answer_all
from tests.equity.lists import FOLDER, Listed, listed

HUNDRED = [one for one in listed() if one.name.startswith("list100.")]
TEN = [one for one in listed() if one.name.startswith("sol10.")]
HARD = [one for one in listed() if one.name.startswith("largest.")]
PLAYED = [one for one in listed() if one.trace and one not in HARD]


@pytest.mark.skipif(not FOLDER.is_dir(), reason=f"{FOLDER} with the published lists is not there")
def test_the_lists_are_all_read() -> None:
    assert (100, 10, 21, 400) == (len(HUNDRED), len(TEN), len(HARD), len(PLAYED))


def test_the_tables_are_those_of_the_lists() -> None:
    asked = HUNDRED[::2] + TEN
    found = answer_all([Table.of(one.deal) for one in asked])

    assert [] == [
        (one.name, contract)
        for one, results in zip(asked, found, strict=True)
        for contract, tricks in one.results.items()
        if tricks != results[contract]  # type: ignore[index]
    ]


def test_each_lead_is_worth_what_the_list_says() -> None:
    found = answer_all([EachCard(one.opening) for one in HUNDRED])

    assert [one.leads for one in HUNDRED] == found


def test_each_card_of_a_play_leaves_what_the_list_says() -> None:
    found = answer_all([Replay(one.opening, one.leader.rho.side, one.play) for one in PLAYED])

    assert [] == [
        one.name
        for one, trace in zip(PLAYED, found, strict=True)
        if one.trace != trace[: len(one.trace)]  # type: ignore[index]
    ]


def test_the_hardest_deals_are_made_at_what_the_list_says_and_not_above() -> None:
    def asked(one: Listed, more: int) -> Makes:
        return Makes(one.opening, one.leader.rho.side, one.trace[0] + more)

    found = answer_all([asked(one, more) for one in HARD[:8] for more in (0, 1)])

    assert [True, False] * len(HARD[:8]) == found
