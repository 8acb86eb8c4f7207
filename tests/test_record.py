"""Records take just their fields, and are what they were told for good."""

import pickle
import re
from typing import ClassVar

import pytest

from lawbook.record import NamedRecord, OrderedRecord, Record


class Told(OrderedRecord):
    place: ClassVar[str] = "table"
    seat: str
    card: int | None = None


class ToldAgain(Told):
    times: int = 2


class Stands(NamedRecord):
    cite: str
    see: tuple[str, ...] = ()


class Nothing(NamedRecord):
    kind = "nothing"


def test_fields_in_order_by_name_and_by_default() -> None:
    assert Told("N", 3) == Told("N", card=3) == Told(card=3, seat="N") != Told("N")
    assert (Told.fields, Told("N").card, Told.place) == (("seat", "card"), None, "table")
    assert repr(Stands(cite="1A")) == "Stands(cite='1A', see=())"
    assert (Nothing(), Nothing.fields) == (Nothing(), ())


def test_a_kind_below_another_has_fields_of_its_own() -> None:
    assert [Told("N").fields, ToldAgain("N", 3, 4).times, ToldAgain("N").times] == [("seat", "card"), 4, 2]
    assert Told("N") != ToldAgain("N")


@pytest.mark.parametrize(
    ("kind", "in_order", "by_name", "error"),
    [
        (Told, ["N"], {"cart": 3}, "got an unexpected keyword argument 'cart'"),
        (Told, [], {"card": 3}, "missing 1 required positional argument: 'seat'"),
        (Told, ["N", 3, 4], {}, "takes from 2 to 3 positional arguments but 4 were given"),
        (Told, ["N"], {"seat": "N"}, "got multiple values for argument 'seat'"),
        (Stands, [], {"see": (), "sea": ()}, "got an unexpected keyword argument 'sea'"),
        (Stands, [], {"see": ()}, "missing 1 required keyword-only argument: 'cite'"),
        (Stands, ["1A"], {}, "takes 1 positional argument but 2 were given"),
        (Nothing, [], {"cite": "1A"}, "got an unexpected keyword argument 'cite'"),
    ],
)
def test_other_fields_are_refused_by_name(
    kind: type[Record], in_order: list[object], by_name: dict[str, object], error: str
) -> None:
    with pytest.raises(TypeError, match=re.escape(f"{kind.__name__}.__init__() {error}")):
        kind(*in_order, **by_name)


def test_a_record_does_not_change_and_may_be_kept() -> None:
    told = Told("N", 3)

    with pytest.raises(AttributeError, match=r"Told\.card cannot be changed"):
        told.card = 4  # type: ignore[misc]
    with pytest.raises(TypeError, match="unexpected keyword argument 'cart'"):
        told.with_fields(cart=4)
    assert (told.with_fields(card=4), told) == (Told("N", 4), Told("N", 3))
    assert pickle.loads(pickle.dumps(told)) == told  # noqa: S301  # made two words before
    assert {told: 1}[Told("N", 3)] == 1
    match told:
        case Told(seat, card):
            assert (seat, card) == ("N", 3)
