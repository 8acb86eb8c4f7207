"""Outcomes: how many tricks contracts take over layouts, and on the deal as it was."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from lawbook.bridge import Contract, Hand
from lawbook.equity.batch import answer_all
from lawbook.equity.knowledge import Knowledge
from lawbook.equity.layouts import Layouts
from lawbook.equity.position import Position
from lawbook.equity.questions import Tricks
from lawbook.equity.resources import THIS_MACHINE, Resources
from lawbook.equity.sampling import Share, share_of
from lawbook.errors import CaseError
from lawbook.scoring.awards import Outcome

__all__ = ["Outcomes", "actual", "outcomes"]

_FIRST, _LARGEST = 16, 128


@dataclass(frozen=True, slots=True)
class Outcomes:
    """How often each number of tricks was taken in each contract, over so many layouts."""

    tricks: Mapping[Contract, Counter[int]]
    layouts: int

    def share(self, contract: Contract, tricks: int) -> Share:
        """How often the contract takes just so many tricks."""
        return share_of(self.tricks[contract][tricks], self.layouts)

    @property
    def margin(self) -> float:
        """Half the width of the widest range."""
        return max(
            self.share(contract, taken).margin for contract, counts in self.tricks.items() for taken in counts
        )

    def endings(self, weights: Mapping[Contract, Fraction]) -> tuple[Outcome, ...]:
        """What may come of the contracts, each with its weight."""
        return tuple(
            Outcome(contract, taken, weight * Fraction(number, self.layouts))
            for contract, weight in weights.items()
            for taken, number in sorted(self.tricks[contract].items(), reverse=True)
        )


def outcomes(  # noqa: PLR0913  # which contracts, over which layouts, how surely, with what
    contracts: Sequence[Contract],
    knowledge: Knowledge,
    *,
    margin: float = 0.03,
    most: int = 5_000,
    seed: int = 0,
    resources: Resources = THIS_MACHINE,
) -> Iterator[Outcomes]:
    """What was found so far, until every share is within the margin or so many layouts were looked at."""
    if not contracts:
        raise CaseError("no contract to compute: name one, such as 3NT by S")
    layouts = Layouts(knowledge, seed)
    counts: dict[Contract, Counter[int]] = {contract: Counter() for contract in contracts}
    number, size = 0, _FIRST
    while True:
        dealt = list(layouts.hands(size))
        for contract in contracts:
            counts[contract].update(_taken(contract, dealt, resources))
        number += size
        found = Outcomes({contract: Counter(taken) for contract, taken in counts.items()}, number)
        yield found
        if number >= most or found.margin <= margin:
            return
        size = min(2 * size, _LARGEST)


def actual(contract: Contract, hands: tuple[Hand, ...], resources: Resources = THIS_MACHINE) -> int:
    """How many tricks the contract takes on this deal."""
    return next(iter(_taken(contract, [hands], resources)))


def _taken(contract: Contract, dealt: Sequence[tuple[Hand, ...]], resources: Resources) -> Iterator[int]:
    declarer = contract.declarer
    asked = [Tricks(Position(hands, contract.bid.strain, declarer.lho), declarer.side) for hands in dealt]
    for answer in answer_all(asked, resources):
        if not isinstance(answer, int):
            raise answer
        yield answer
