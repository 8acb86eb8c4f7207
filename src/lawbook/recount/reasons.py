"""Why a total may not come out: boards under another name, or a total older than its boards."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from fractions import Fraction

from lawbook.errors import Wording
from lawbook.notation.results.fields import number_of
from lawbook.notation.results.model import NOTHING, Measure, Section
from lawbook.recount.difference import Difference

__all__ = ["with_reasons"]


@dataclass(slots=True)
class _Card:
    """The boards of one contestant, and what was published for them."""

    boards: set[str] = field(default_factory=set)
    published: Fraction = Fraction()
    complete: bool = True
    """Whether a figure was published for each board."""


def with_reasons(differences: Iterable[Difference], section: Section) -> tuple[Difference, ...]:
    """The differences, with what explains them where something does."""
    cards = _cards(section)
    most = max((len(card.boards) for card in cards.values()), default=0)
    numbers = {f"contestant {one.number}": frozenset(one.number.split("+")) for one in section.contestants}
    told = []
    for one in differences:
        card = cards.get(numbers.get(one.where, frozenset()))
        because = one.because or ("" if card is None else _reason(one, card, most))
        told.append(replace(one, because=because))
    return tuple(told)


def _cards(section: Section) -> dict[frozenset[str], _Card]:
    """The card of each contestant, by his number or by the names of the partners."""
    cards: dict[frozenset[str], _Card] = defaultdict(_Card)
    for one in section.results:
        points = one.figures.get(Measure.MATCHPOINTS) or one.figures.get(Measure.IMPS) or NOTHING
        for names, text in zip((one.ns, one.ew), points, strict=True):
            for name in names:
                card = cards[frozenset(name.split("+"))]
                card.boards.add(one.board)
                number = number_of(text)
                card.complete = card.complete and number is not None
                card.published += Fraction(number or 0)
    return cards


def _reason(one: Difference, card: _Card, most: int) -> str:
    computed = number_of(one.computed)
    if one.what == "total" and card.complete and computed is not None:
        rounding = Fraction(len(card.boards) + 1, 20)  # each board may be rounded to a decimal
        if (
            abs(card.published - Fraction(computed))
            <= rounding
            < abs(card.published - Fraction(number_of(one.published) or 0))
        ):
            return Wording("the published boards add up to {points:g}", points=float(card.published))
    if len(card.boards) < most:
        return Wording(
            "only {number} of {most} boards stand under this name", number=len(card.boards), most=most
        )
    return ""
