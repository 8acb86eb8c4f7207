"""A class of ours is as the standard library would have made it."""

import copy
import dataclasses
import pickle
from collections.abc import Callable, Mapping
from dataclasses import FrozenInstanceError, field
from typing import Any, ClassVar, Generic, TypeVar

import pytest

from lawbook import lazyclass

T = TypeVar("T")
Decorator = Callable[..., Any]


def family(dataclass: Decorator) -> dict[str, type[Any]]:
    """The same classes, made by a decorator."""

    @dataclass(frozen=True, slots=True)
    class Plain:
        number: int
        text: str = "none"
        parts: tuple[int, ...] = field(default_factory=tuple)
        hidden: int = field(default=0, repr=False, compare=False)
        rows: Mapping[str, str] = field(default_factory=dict, hash=False)
        LIMIT: ClassVar[int] = 7

        @property
        def double(self) -> int:
            return self.number * 2

    @dataclass(frozen=True, slots=True, eq=False)
    class Alone(Generic[T]):
        key: T

    @dataclass(frozen=True, slots=True, eq=False)
    class Below(Alone[int]):
        more: str = ""

    @dataclass(frozen=True, slots=True, kw_only=True)
    class Named:
        first: int
        second: int = 2

    @dataclass(slots=True)
    class Changing:
        rows: list[int] = field(default_factory=list)
        count: int = field(default=3, init=False)

    @dataclass(frozen=True, slots=True)
    class Checked:
        level: int

        def __post_init__(self) -> None:
            if self.level > 7:
                raise ValueError(self.level)

        def __repr__(self) -> str:
            return f"level {self.level}"

    @dataclass(frozen=True, slots=True)
    class Nothing:
        pass

    @dataclass(frozen=True, slots=True)
    class Under(Plain):
        number: int = 5
        last: str = "z"

    @dataclass(frozen=True, slots=True, order=True)
    class Ordered:
        level: int
        strain: int = 0

    kinds = Plain, Alone, Below, Named, Changing, Checked, Nothing, Under, Ordered
    return {c.__name__: c for c in kinds}


OURS, THEIRS = family(lazyclass.dataclass), family(dataclasses.dataclass)
MADE: dict[str, Callable[[dict[str, type[Any]]], Any]] = {
    "plain": lambda f: f["Plain"](1),
    "in order": lambda f: f["Plain"](1, "x", (1, 2), 9),
    "by name": lambda f: f["Plain"](parts=(3,), number=4),
    "alone": lambda f: f["Alone"]("key"),
    "below": lambda f: f["Below"](3, "more"),
    "named": lambda f: f["Named"](second=5, first=4),
    "changing": lambda f: f["Changing"]([1]),
    "checked": lambda f: f["Checked"](7),
    "nothing": lambda f: f["Nothing"](),
    "under": lambda f: f["Under"](text="t"),
    "ordered": lambda f: f["Ordered"](7),
}


@pytest.mark.parametrize("name", MADE)
def test_an_object_is_shown_compared_and_copied_alike(name: str) -> None:
    ours, theirs = MADE[name](OURS), MADE[name](THEIRS)
    assert repr(ours) == repr(theirs)
    assert (ours == MADE[name](OURS)) is (theirs == MADE[name](THEIRS))
    assert ours != theirs
    assert type(ours).__match_args__ == type(theirs).__match_args__
    assert type(ours).__slots__ == type(theirs).__slots__
    assert repr(copy.deepcopy(ours)) == repr(theirs)
    assert [f.name for f in dataclasses.fields(ours)] == [f.name for f in dataclasses.fields(theirs)]
    assert repr(dataclasses.replace(ours)) == repr(dataclasses.replace(theirs))
    assert repr(lazyclass.replace(ours)) == repr(ours)
    assert dataclasses.asdict(ours) == dataclasses.asdict(theirs)
    assert (type(ours).__hash__ is None) is (type(theirs).__hash__ is None)
    if "__eq__" in vars(type(theirs)) and type(theirs).__hash__ is not None:
        assert hash(ours) == hash(theirs)
    assert not hasattr(ours, "__dict__")


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("Plain", {}),
        ("Plain", {"number": 1, "other": 2}),
        ("Named", {"second": 2}),
        ("Changing", {"count": 1}),
        ("Checked", {"level": 8}),
    ],
)
def test_a_wrong_field_is_refused_alike(kind: str, told: dict[str, int]) -> None:
    refused = []
    for family_ in (OURS, THEIRS):
        with pytest.raises((TypeError, ValueError)) as found:
            family_[kind](**told)
        refused.append(str(found.value))
    assert refused[0] == refused[1]


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("plain", {"number": 2, "hidden": 3}),
        ("below", {"key": 4}),
        ("named", {"second": 7}),
        ("checked", {"level": 8}),
        ("changing", {"rows": [2]}),
        ("changing", {"count": 2}),
        ("under", {"last": "y", "rows": {"a": "b"}}),
        ("plain", {"nothing": 1}),
    ],
)
def test_other_values_come_into_its_fields_alike(name: str, changed: dict[str, Any]) -> None:
    once = []
    for replace, family_ in ((lazyclass.replace, OURS), (dataclasses.replace, THEIRS)):
        try:
            once.append(repr(replace(MADE[name](family_), **changed)))
        except (TypeError, ValueError) as error:
            once.append(type(error).__name__)
    assert once[0] == once[1]


@pytest.mark.parametrize("name", ["plain", "below", "under", "nothing"])
def test_nothing_frozen_changes(name: str) -> None:
    one = MADE[name](OURS)
    with pytest.raises(FrozenInstanceError):
        one.number = 2
    with pytest.raises(FrozenInstanceError):
        del one.text


def test_what_has_an_order_is_compared_alike() -> None:
    for family_ in (OURS, THEIRS):
        low, high = family_["Ordered"](1, 3), family_["Ordered"](2)
        assert (low < high, low <= high, low > high, high >= low) == (True, True, False, True)
        with pytest.raises(TypeError):
            low < 3  # noqa: B015  # it cannot be compared


def test_one_field_is_replaced_alike() -> None:
    for one in (MADE["in order"](OURS), MADE["in order"](THEIRS)):
        other = lazyclass.replace(one, text="y", hidden=1)
        assert (other.number, other.text, other.parts, other.hidden) == (1, "y", (1, 2), 1)
        with pytest.raises(TypeError):
            lazyclass.replace(one, nothing=1)
    below = type("Below", (OURS["Plain"],), {})
    assert type(lazyclass.replace(below(1), text="y")) is below
    assert lazyclass.names(OURS["Under"]) == ("number", "text", "parts", "hidden", "rows", "last")
    assert lazyclass.replace(OURS["Changing"](), rows=[1]).count == 3


def test_what_may_change_does() -> None:
    one, other = OURS["Changing"](), OURS["Changing"]()
    one.rows.append(4)
    one.count = 9
    assert (one.rows, one.count, other.rows, other.count) == ([4], 9, [], 3)


def test_a_value_that_is_not_equal_to_itself_is_found_by_identity_as_there() -> None:
    odd = float("nan")
    assert OURS["Alone"](odd) != OURS["Alone"](odd)
    assert OURS["Checked"](odd) == OURS["Checked"](odd)
    assert THEIRS["Checked"](odd) == THEIRS["Checked"](odd)


def test_a_class_of_the_standard_library_may_stand_below_one_of_ours() -> None:
    for family_ in (OURS, THEIRS):
        below = dataclasses.make_dataclass(
            "Further", [("end", int, 0)], bases=(family_["Plain"],), frozen=True
        )
        assert repr(below(1)) == "Further(number=1, text='none', parts=(), rows={}, end=0)"
        assert lazyclass.replace(family_["Plain"](1), number=2).number == 2
        assert repr(lazyclass.replace(below(1), end=4)).endswith("end=4)")


@lazyclass.dataclass(frozen=True, slots=True)
class Kept:
    number: int
    text: str = "x"


def test_it_is_pickled() -> None:
    assert pickle.loads(pickle.dumps(Kept(3))) == Kept(3)  # noqa: S301  # it was made here
