"""Deals come by chance, or by promise; what is in a set is counted, and what should not be in it is found."""

import json
import secrets
from collections.abc import Callable

import pytest

from lawbook.boards.chances import ALPHA, Statistic, likelihood
from lawbook.boards.checking import Checked, checked
from lawbook.boards.dealing import dealt, dealt_showing
from lawbook.boards.expected import lengths, points, shapes
from lawbook.boards.proof import Promise, parse_promise, promised, stream
from lawbook.boards.turned import canonical
from lawbook.bridge import Board, Card, Deal, Hand, Seat, Suit
from lawbook.errors import CaseError
from lawbook.meaning import contains, parse_meaning
from lawbook.notation import deal_text
from lawbook.notation.exchange.index import DEALS, deal_at, index_of

KEY = bytes(range(32))


def numbered(deals: list[Deal]) -> list[Board]:
    return [Board.of(number, deal=deal) for number, deal in enumerate(deals, start=1)]


def strange(found: Checked) -> list[str]:
    return [one.test.value for one in found.tests if one.chance < ALPHA]


def test_for_play_the_number_is_drawn_by_the_system_among_all_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def drawn(below: int) -> int:
        asked.append(below)
        return len(asked)

    monkeypatch.setattr(secrets, "randbelow", drawn)

    assert [index_of(deal) for deal in dealt(3)] == [1, 2, 3]
    assert asked == [DEALS] * 3


def test_a_seed_deals_the_same_again() -> None:
    assert list(dealt(5, seed=3)) == list(dealt(5, seed=3)) != list(dealt(5, seed=4))


def test_two_thousand_deals_are_as_chance_has_them() -> None:
    found = checked(numbered(list(dealt(2000, seed=7))))

    assert found.deals == 2000
    assert not found.repeats
    assert not found.ordered
    assert not strange(found)


def flatter(deals: list[Deal]) -> list[Deal]:
    """Without every second of the deals in which somebody has a suit of six cards or more."""
    long = [
        any(len((hand or Hand()).suit(suit)) > 5 for hand in deal.hands for suit in Suit) for deal in deals
    ]
    return [deal for place, deal in enumerate(deals) if not long[place] or place % 2]


def with_the_ace(deals: list[Deal]) -> list[Deal]:
    """North has the ace of spades in one deal of ten where another had it."""
    turned = []
    for place, deal in enumerate(deals):
        (owner,) = deal.holders(Card.SA)
        turned.append(Deal((*deal.hands[owner:], *deal.hands[:owner])) if place % 10 == 0 else deal)
    return turned


def left_lying(deals: list[Deal]) -> list[Deal]:
    """Each second board is the one before with two hands exchanged."""
    return [
        deal
        if place % 2 == 0
        else Deal((deals[place - 1].hands[1], deals[place - 1].hands[0], *deals[place - 1].hands[2:]))
        for place, deal in enumerate(deals)
    ]


@pytest.mark.parametrize(
    ("spoil", "test"),
    [(flatter, Statistic.SHAPES), (with_the_ace, Statistic.CARDS), (left_lying, Statistic.STAYED)],
)
def test_a_generator_that_is_not_right_is_found(
    spoil: Callable[[list[Deal]], list[Deal]], test: Statistic
) -> None:
    assert test.value in strange(checked(numbered(spoil(list(dealt(4000, seed=11))))))


def test_numbers_of_few_bits_are_found_by_where_they_lie() -> None:
    assert "parts" in strange(checked(numbered([deal_at(n * 2**60) for n in range(1000)])))


def test_deals_that_stand_twice_turned_or_in_other_suits_are_found() -> None:
    one, two, three = dealt(3, seed=5)
    turned = Deal((*two.hands[1:], two.hands[0]))
    found = checked(numbered([one, two, one, turned, three, deal_at(0)]))

    assert [(repeat.boards, repeat.turned) for repeat in found.repeats] == [
        (("1", "3"), False),
        (("2", "4"), True),
    ]
    assert found.ordered == ("6",)
    assert canonical(turned) == canonical(two) != canonical(one)


def test_shares_are_counted_exactly() -> None:
    assert abs(sum(shapes().values()) - 1) < 1e-12
    assert abs(sum(points().values()) - 1) < 1e-12
    assert abs(sum(lengths().values()) - 1) < 1e-12
    assert round(100 * shapes()["5332"], 4) == 15.5168
    assert round(100 * points()["0"], 4) == 0.3639
    assert round(100 * lengths()["0"], 5) == 1.27909


@pytest.mark.parametrize(
    ("total", "freedom", "chance"), [(153.0, 153, 0.4848), (40.790, 17, 0.001), (0.0, 3, 1.0)]
)
def test_how_likely_a_deviation_is(total: float, freedom: int, chance: float) -> None:
    assert likelihood(total, freedom) == pytest.approx(chance, abs=2e-4)


def test_hands_are_as_asked_and_nothing_else_is_chosen() -> None:
    asked = {Seat.N: parse_meaning("15-17 balanced"), Seat.S: parse_meaning("5+ hearts")}
    deals = list(dealt_showing(asked, 400, seed=1))

    for seat, meaning in asked.items():
        assert all(contains(meaning, deal[seat] or Hand()) for deal in deals)
    assert len({deal_text(deal) for deal in deals}) == 400


def test_hands_that_hardly_ever_come_do_not_stall() -> None:
    """One deal in ten million has it."""
    asked = {Seat.N: parse_meaning("20+ points"), Seat.S: parse_meaning("18+ points")}

    assert len(list(dealt_showing(asked, 3, seed=1))) == 3


def test_hands_that_cannot_be_are_refused() -> None:
    asked = {Seat.N: parse_meaning("25+ points"), Seat.S: parse_meaning("25+ points")}
    with pytest.raises(CaseError):
        list(dealt_showing(asked, 1, seed=1))


def test_the_stream_of_a_key_is_the_one_that_is_published() -> None:
    numbers = stream(KEY)
    assert next(numbers) == 1439325542906783614073557856
    assert next(numbers) == 4813357829565652433389594451
    assert next(numbers) == 30482600433988139600505103677


PROMISE = Promise("Open", "closing figure of 1 December", {"A": 4, "B": 2}, KEY)


def test_a_promise_is_kept_and_anybody_can_see_it() -> None:
    again = parse_promise(PROMISE.written, "keys")

    assert again == PROMISE
    assert list(again.deals("A", "38 123.45")) == list(PROMISE.deals("A", " 38  123.45"))
    assert len(list(again.deals("B", "1"))) == 2


def test_another_value_set_or_key_makes_other_deals() -> None:
    deals = list(PROMISE.deals("A", "1"))

    assert list(PROMISE.deals("A", "2")) != deals
    assert list(PROMISE.deals("B", "1")) != deals[:2]
    assert promised("Open", PROMISE.value, PROMISE.sets).commitment != PROMISE.commitment


def test_what_is_published_holds_the_plan_and_the_key() -> None:
    for key, other in (
        ("value", "some other figure"),
        ("event", "x"),
        ("key", "00" * 32),
        ("sets", {"A": 5}),
    ):
        told = json.loads(PROMISE.written) | {key: other}
        assert parse_promise(json.dumps(told).encode(), "keys").commitment != PROMISE.commitment


@pytest.mark.parametrize("written", [b"", b"[]", b"{}", b'{"version": 2}', b"\xff"])
def test_a_file_that_is_no_promise_is_refused(written: bytes) -> None:
    with pytest.raises(CaseError, match="keys: no promise"):
        parse_promise(written, "keys")


def test_a_set_that_was_not_promised_is_refused() -> None:
    with pytest.raises(CaseError, match="known are A, B"):
        PROMISE.deals("C", "1")
    with pytest.raises(CaseError, match="the public value is not told"):
        PROMISE.deals("A", " ")
