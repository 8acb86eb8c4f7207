"""Lead: whose lead may be restricted, and the suits that declarer may name for it (Laws 26, 50, 51)."""

from collections.abc import Collection
from dataclasses import replace
from typing import TypeVar

from lawbook.bridge import Suit
from lawbook.label import Label
from lawbook.law.case import Case
from lawbook.law.fact import Detail, Fact, Moment, choose, yes_no
from lawbook.law.provision import LedSuit
from lawbook.law.role import Role
from lawbook.table.seen import explanation
from lawbook.table.seen.sight import Explanation, IrregularCall, Look, Sight, of_call, of_matter
from lawbook.table.seen.specified import lead_choice, not_specified, suit_of_lead

__all__ = ["DEFENDS", "NAMED_AT_ONCE", "NAMED_SUIT", "OPEN", "labels", "lead_told", "left_of", "named_suit"]

T = TypeVar("T", bound=Label)


class NamedSuit(Label):
    """A suit that declarer names."""

    SPADES = "spades", "Spades"
    HEARTS = "hearts", "Hearts"
    DIAMONDS = "diamonds", "Diamonds"
    CLUBS = "clubs", "Clubs"


@of_matter
def _defends(sight: Sight) -> bool | None:
    table = sight.table
    if table.passed_out:
        return False
    return explanation.defends(sight) if isinstance(sight, Explanation) else sight.defends


def _suit_told(call: IrregularCall) -> NamedSuit | None:
    told = suit_of_lead(call)
    return next((suit for suit in NamedSuit if told is not None and suit.name == told.name), None)


def lead_told(answers: type[T]) -> Look[T]:
    """What a story tells that declarer does about the lead, in the words of a question."""
    words: dict[str, T] = {answer.value: answer for answer in answers}
    return of_call(lambda call: words.get(lead_choice(call) or ""))


DEFENDS = yes_no(
    "offender_defends",
    "Does the offender's side defend?",
    moment=Moment.END_OF_AUCTION,
    seen=_defends,
)
NAMED_SUIT = choose(
    "declarer_names_suit", "Which suit does declarer name?", NamedSuit, by=Role.DECLARER,
    moment=Moment.PARTNERS_LEAD, seen=of_call(_suit_told),
)  # fmt: skip
NAMED_AT_ONCE = replace(NAMED_SUIT, moment=Moment.NOW)
"""The same, when it is for the trick that is being played (Law 57A)."""
OPEN: Detail[tuple[Suit, ...]] = Detail("open_suits", of_call(not_specified))
"""The suits of which declarer may name one."""

SUITS = {
    NamedSuit.SPADES: LedSuit.SPADES,
    NamedSuit.HEARTS: LedSuit.HEARTS,
    NamedSuit.DIAMONDS: LedSuit.DIAMONDS,
    NamedSuit.CLUBS: LedSuit.CLUBS,
}
LABELS = dict(zip(reversed(Suit), SUITS.values(), strict=True))


def named_suit(
    case: Case, left: Collection[Suit] | None, cite: str, asked: Fact[NamedSuit] = NAMED_SUIT
) -> LedSuit:
    """The suit that declarer names, one of those that a clause leaves him where the record shows them."""
    if left is None:
        return SUITS[case[asked]]
    named = labels(left)
    return SUITS[case.among(asked, [suit for suit in NamedSuit if SUITS[suit] in named], cite)]


def labels(suits: Collection[Suit]) -> tuple[LedSuit, ...]:
    """The suits as provisions name them, spades first."""
    return tuple(label for suit, label in LABELS.items() if suit in suits)


def left_of(suits: Collection[Suit] | None) -> tuple[LedSuit, ...] | None:
    """The suits that are left to be named, where the record shows that some are not."""
    return labels(suits) if suits and len(suits) < len(Suit) else None
