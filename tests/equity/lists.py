"""A reader of the published double-dummy lists, which lie beside the checkout and are no part of it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from lawbook.bridge import Card, Deal, Seat, Strain
from lawbook.equity import Position
from lawbook.notation import parse_card, parse_deal

FOLDER = Path(__file__).parents[3] / "shared" / "data" / "dds"

STRAINS = (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS, Strain.NOTRUMP)
"""In the order of the lists."""


@dataclass
class Listed:
    """A deal with what the list says of it: results, the worth of each lead, a play and what it comes to."""

    name: str
    deal: Deal
    strain: Strain = Strain.NOTRUMP
    leader: Seat = Seat.N
    results: dict[tuple[Strain, Seat], int] = field(default_factory=dict)
    leads: dict[Card, int] = field(default_factory=dict)
    play: tuple[Card, ...] = ()
    trace: tuple[int, ...] = ()

    @property
    def opening(self) -> Position:
        """The position at the opening lead."""
        return Position.opening(self.deal, self.strain, self.leader.rho)


@cache
def listed() -> tuple[Listed, ...]:
    """Every deal of the lists."""
    paths = [FOLDER / name for name in ("list100.txt", "list1000_101-400.txt", "largest.txt")]
    whole = [deal for path in paths if path.is_file() for deal in _deals(path)]
    tables = FOLDER / "sol10.txt"
    return (*whole, *(_tables(tables) if tables.is_file() else ()))


def _deals(path: Path) -> Iterator[Listed]:
    found: Listed | None = None
    for number, line in enumerate(path.read_text("ascii").splitlines(), start=1):
        kind, _, rest = line.partition(" ")
        if kind == "PBN":
            head, text, _ = rest.split('"')
            _dealer, _vulnerable, trump, leader = map(int, head.split())
            found = Listed(f"{path.name}:{number}", parse_deal(text), STRAINS[trump], Seat(leader))
        elif found is not None:
            _tell(found, kind, rest)
            if kind == "TRACE":
                yield found


def _tell(found: Listed, kind: str, rest: str) -> None:
    match kind:
        case "TABLE":
            figures = iter(map(int, rest.split()))
            found.results = {(strain, seat): next(figures) for strain in STRAINS for seat in Seat}
        case "FUT":
            found.leads = dict(_leads(list(map(int, rest.split()))))
        case "PLAY":
            text = rest.split('"')[1]
            found.play = tuple(parse_card(text[place : place + 2]) for place in range(0, len(text), 2))
        case "TRACE":
            found.trace = tuple(map(int, rest.split()))[1:]


def _leads(figures: list[int]) -> Iterator[tuple[Card, int]]:
    """Each lead and its equals, from a row of suits, of ranks, of equals and of tricks."""
    rows = [figures[1 + row * figures[0] : 1 + (row + 1) * figures[0]] for row in range(4)]
    for suit, rank, equals, tricks in zip(*rows, strict=True):
        for each in (rank, *[low for low in range(2, 15) if equals >> low & 1]):
            yield Card(13 * (3 - suit) + each - 2), tricks


def _tables(path: Path) -> Iterator[Listed]:
    """Hands and twenty figures a line; the hands W N E S, the tricks of NS by leader S E N W, notrump first."""
    for number, line in enumerate(path.read_text("ascii").splitlines(), start=1):
        hands, _, figures = line.partition(":")
        yield Listed(f"{path.name}:{number}", parse_deal("W:" + hands), results=_by_leader(figures))


def _by_leader(figures: str) -> dict[tuple[Strain, Seat], int]:
    found = {}
    for row, strain in enumerate((Strain.NOTRUMP, *STRAINS[:4])):
        for place, leader in enumerate((Seat.S, Seat.E, Seat.N, Seat.W)):
            tricks = int(figures[4 * row + place], 16)
            declarer = leader.rho
            found[strain, declarer] = tricks if declarer in (Seat.N, Seat.S) else 13 - tricks
    return found
