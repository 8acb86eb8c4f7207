"""Hands and whole deals that agree with what the players have shown, each as likely as every other."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import comb

from lawbook.bridge import PACK, Deal, Hand, Seat
from lawbook.errors import CaseError, listed
from lawbook.meaning.counting.counts import count
from lawbook.meaning.counting.draw import NO_CARDS, WHOLE_PACK, Draw
from lawbook.meaning.counting.numbering import HandsOf
from lawbook.meaning.terms.containing import contains
from lawbook.meaning.terms.meanings import ANY_HAND, Meaning

__all__ = ["deals", "examples"]

_PATIENCE = 200_000
"""Trials for one deal, before the meanings are said not to go together."""


def examples(meaning: Meaning, number: int, *, seed: int = 0, draw: Draw = WHOLE_PACK) -> list[Hand]:
    """So many hands of the meaning by chance; none if there is no such hand.

    >>> from lawbook.meaning.terms.shapes import Length
    >>> from lawbook.bridge import Suit
    >>> [len(hand.suit(Suit.HEARTS)) for hand in examples(Length(Suit.HEARTS, 6, 6), 3)]
    [6, 6, 6]
    """
    hands = HandsOf(meaning, draw)
    dice = random.Random(seed)  # noqa: S311  # nothing secret about an example
    return [hands.deal(dice) for _ in range(number)] if hands.number else []


def deals(
    meanings: Mapping[Seat, Meaning],
    number: int,
    *,
    seed: int = 0,
    known: Mapping[Seat, Hand] | None = None,
) -> Iterator[Deal]:
    """So many whole deals in which every player holds what he has shown, and the cards known to be his.

    The rarest hand is dealt from its meaning; the others fall as they will, and the deal is kept if they agree.
    """
    dice = random.Random(seed)  # noqa: S311
    shoe = _Shoe.of(meanings, {seat: (known or {}).get(seat, NO_CARDS) for seat in Seat})
    return (shoe.deal(dice) for _ in range(number))


@dataclass(frozen=True, slots=True)
class _Shoe:
    """What deals of one kind are dealt from."""

    meanings: Mapping[Seat, Meaning]
    held: Mapping[Seat, Hand]
    pack: Hand
    rarest: Seat
    hands: HandsOf

    @classmethod
    def of(cls, meanings: Mapping[Seat, Meaning], held: Mapping[Seat, Hand]) -> "_Shoe":
        """The shoe for deals in which the players hold these cards and have shown these meanings."""
        pack = PACK - Hand(card for cards in held.values() for card in cards)

        def likelihood(seat: Seat) -> float:
            meaning = meanings.get(seat, ANY_HAND)
            return count(meaning, Draw(pack, held[seat])) / comb(len(pack), 13 - len(held[seat]))

        rarest = min(Seat, key=likelihood)
        hands = HandsOf(meanings.get(rarest, ANY_HAND), Draw(pack, held[rarest]))
        if not hands.number:
            raise CaseError(
                "{seat} cannot hold {meaning} beside the cards that are known; correct one of them",
                seat=rarest,
                meaning=meanings.get(rarest),
            )
        return cls(meanings, held, pack, rarest, hands)

    def deal(self, dice: random.Random) -> Deal:
        """The first deal in which everything agrees."""
        for _ in range(_PATIENCE):
            deal = self._trial(dice)
            if all(contains(meaning, deal[seat] or NO_CARDS) for seat, meaning in self.meanings.items()):
                return deal
        raise CaseError(
            "no deal in {deals} has every hand as shown; widen one of: {meanings}",
            deals=_PATIENCE,
            meanings=listed(self.meanings.values(), "; "),
        )

    def _trial(self, dice: random.Random) -> Deal:
        """A deal in which the rarest hand agrees."""
        hands = {self.rarest: self.hands.deal(dice)}
        rest = list(self.pack - hands[self.rarest])
        dice.shuffle(rest)
        for seat in Seat:
            if seat is not self.rarest:
                missing = 13 - len(self.held[seat])
                hands[seat] = self.held[seat] | Hand(rest[:missing])
                del rest[:missing]
        return Deal(tuple(hands[seat] for seat in Seat))
