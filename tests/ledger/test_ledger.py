"""The three laws of the ledger, on incidents of every Law that a record can show, at every seat and in every suit.

Obedience: whoever does what is in force is innocent to the end of the board, whoever does anything else
is found at once. Sameness: however an incident is told, the ruling is the same. No question twice: what
has been answered is not asked again. What does not hold yet stands in `known.py`, and nothing else does not.
"""

import random
from collections.abc import Callable, Iterator, Sequence

import pytest

from lawbook.bridge import Suit
from tests.conftest import COUNTED
from tests.ledger.incident import Incident, turned
from tests.ledger.known import DISOBEYED, TOLD_OTHERWISE
from tests.ledger.situations import families
from tests.ledger.trying import Counts, obeyed, told_alike

SAMPLED, WAYS = 1, 4
"""How many incidents of a family are tried, and how many ways through the options of each."""
ALL_WAYS = 40

Told = Callable[[str, object], None]


def chosen(family: str, *, whole: bool) -> Iterator[Incident]:
    """The incidents of a family that are tried: a seeded choice of them, or all; each somewhere at the table."""
    dice = random.Random(family)  # noqa: S311  # nothing secret about which are tried
    incidents: Sequence[Incident] = families()[family]
    for incident in incidents if whole else dice.sample(incidents, min(SAMPLED, len(incidents))):
        suits = dice.sample(list(Suit), 4) if incident.of_play else list(Suit)
        yield turned(incident, dice.randrange(4), suits)


def count(told: Told, law: str, counts: Counts) -> None:
    """Tell the figures of a family for the summary of the run."""
    for what, number in counts.told.items():
        told(f"{COUNTED}{law}: {what}", number)


def same_complaints(found: Sequence[tuple[str, str]], known: Sequence[str], *, whole: bool) -> None:
    """Nothing is found that is not known, and what is known is found where it was."""
    new = [f"{sort}\n    {story}" for sort, story in found if sort not in known]
    assert not new, "\n".join(new)
    if not whole:
        gone = [sort for sort in known if sort not in {each for each, _ in found}]
        assert not gone, f"holds now: take it out of known.py: {gone}"


@pytest.mark.parametrize("family", families())
def test_whoever_obeys_is_innocent_and_whoever_does_not_is_found(
    family: str, record_property: Told, pytestconfig: pytest.Config
) -> None:
    whole, counts = bool(pytestconfig.getoption("--ledger")), Counts()
    dice = random.Random(family)  # noqa: S311
    found = [
        row
        for incident in chosen(family, whole=whole)
        for row in obeyed(incident, dice, counts, ALL_WAYS if whole else WAYS)
    ]
    count(record_property, "obedience", counts)

    same_complaints(found, DISOBEYED.get(family, ()), whole=whole)


@pytest.mark.parametrize("family", families())
def test_however_it_is_told_the_ruling_is_the_same(
    family: str, record_property: Told, pytestconfig: pytest.Config
) -> None:
    whole, counts = bool(pytestconfig.getoption("--ledger")), Counts()
    found = [
        row
        for incident in chosen(family, whole=whole)
        for row in told_alike(incident, counts, ALL_WAYS if whole else WAYS)
    ]
    count(record_property, "sameness", counts)

    same_complaints(found, TOLD_OTHERWISE.get(family, ()), whole=whole)


def test_how_many_situations_there_are_for_each_law(record_property: Told) -> None:
    """Told in the summary of the run."""
    for family, incidents in families().items():
        record_property(f"{COUNTED}incidents of Law {family.split()[0]}", len(incidents))

    assert sum(map(len, families().values())) > 1800
