"""Par: the published lists, all of them, and what a list of that kind cannot show."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import Seat, Side, Strain, Vulnerability
from lawbook.scoring.par import Par, makeable, par

FOLDER = Path(__file__).parents[3] / "shared" / "data" / "dds"
STRAINS = (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS, Strain.NOTRUMP)
SIDES = (Vulnerability.NONE, Vulnerability.BOTH, Vulnerability.NS, Vulnerability.EW)
CONTRACT = re.compile(r"(NS|EW|[NESW]) (\d+)([SHDCN])x?")


def listed() -> Iterator[tuple[str, Par, int, set[tuple[str, int, str]]]]:
    """Each line of the lists, for each side that may begin: what it is by us, and the score and contracts there."""
    for path in (FOLDER / name for name in ("list100.txt", "list1000_101-400.txt", "largest.txt")):
        vulnerability, tricks = Vulnerability.NONE, dict[tuple[Strain, Seat], int]()
        for number, line in enumerate(path.read_text("ascii").splitlines(), start=1):
            kind, _, rest = line.partition(" ")
            if kind == "PBN":
                vulnerability = SIDES[int(rest.split()[1])]
            elif kind == "TABLE":
                figures = iter(map(int, rest.split()))
                tricks = {(strain, seat): next(figures) for strain in STRAINS for seat in Seat}
            elif kind == "PAR":
                told = re.findall(r'"([^"]*)"', rest)
                for place, side in enumerate(Side):
                    found = par(lambda strain, seat: tricks[strain, seat], vulnerability, side)  # noqa: B023
                    points = int(told[place].split()[1]) * (1 if side is Side.NS else -1)
                    wanted = CONTRACT.findall(told[2 + place].partition(":")[2])
                    contracts = {
                        (who, int(level), strain) for who, levels, strain in wanted for level in levels
                    }
                    yield f"{path.name}:{number}", found, points, contracts


def named(found: Par) -> set[tuple[str, int, str]]:
    return {
        (one.side.value if len(one.seats) > 1 else one.seats[0].name, one.bid.level, one.bid.strain.letter)
        for one in found.contracts
    }


@pytest.mark.skipif(not FOLDER.is_dir(), reason=f"{FOLDER} with the published lists is not there")
def test_score_and_contracts_are_those_of_the_lists_on_every_board() -> None:
    told = list(listed())

    assert len(told) == 842
    assert [] == [name for name, found, points, _ in told if found.score != points]
    assert [] == [(name, named(found), wanted) for name, found, _, wanted in told if named(found) != wanted]


def test_two_pars_where_both_sides_make_one_notrump() -> None:
    """The opening lead is worth a trick, so whoever bids first plays it."""

    def seven(strain: Strain, seat: Seat) -> int:
        return 7 if strain is Strain.NOTRUMP else 6

    first, second = (par(seven, Vulnerability.NONE, side) for side in Side)
    assert (first.score, second.score) == (90, -90)
    assert [str(one.bid) for one in first.contracts] == ["1NT"]


def test_nobody_bids_where_nobody_makes_anything() -> None:
    assert par(lambda strain, seat: 6, Vulnerability.BOTH, Side.NS) == Par(0)


def test_both_sides_may_make_the_same() -> None:
    assert makeable(lambda strain, seat: 8 if seat is Seat.W else 6, Side.EW) == dict.fromkeys(Strain, 2)
    assert makeable(lambda strain, seat: 6, Side.NS) == {}


@given(st.lists(st.integers(0, 13), min_size=20, max_size=20), st.sampled_from(Vulnerability))
def test_par_is_what_one_of_its_contracts_comes_to(figures: list[int], vulnerability: Vulnerability) -> None:
    def tricks(strain: Strain, seat: Seat) -> int:
        return figures[4 * strain + seat]

    for side in Side:
        found = par(tricks, vulnerability, side)
        assert bool(found.contracts) or not found.score
        for one in found.contracts:
            assert max(tricks(one.bid.strain, seat) for seat in one.side.seats) == one.tricks
            assert (found.score > 0) == ((one.side is Side.NS) == (one.over >= 0))
