"""Comparing: what a player may do, and how often it succeeds in two cases, side by side."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from lawbook.bridge import Card, Hand
from lawbook.equity.chair import Chair
from lawbook.equity.layouts import Layouts
from lawbook.equity.line import Follows, alike_once
from lawbook.equity.questions import Makes, Question
from lawbook.equity.sampling import Share, Tally
from lawbook.equity.study import Row, Value
from lawbook.equity.words import Saying, Words

__all__ = ["CERTAIN", "Choice", "Lead", "Pair", "choices", "leading", "paired", "too_certain"]


CERTAIN = 0.9
"""A success that a player hardly has who must guess."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that a player may do, as the cards with which it begins; none where it is not his turn."""

    label: Saying
    cards: tuple[Card, ...] = ()

    def question(self, chair: Chair, hands: tuple[Hand, ...]) -> Question[bool]:
        """Whether it succeeds if these hands were dealt."""
        position = chair.position(hands)
        if not self.cards:
            return Makes(position, chair.side, chair.wanted)
        return Follows(position, chair.side, chair.wanted, self.cards)


def choices(chair: Chair, lines: Sequence[tuple[Card, ...]] = ()) -> list[Choice]:
    """The lines that are asked about; else each card that it is his turn to play, or nothing but the result."""
    declares = chair.declares
    if lines:
        words = Words.LINE_MAKES if declares else Words.LINE_BEATS
        return [Choice(Saying.of(words, contract=chair.contract, cards=line), line) for line in lines]
    words = Words.CARD_MAKES if declares else Words.CARD_BEATS
    cards = list(_cards(chair))
    if cards:
        return [Choice(Saying.of(words, contract=chair.contract, cards=(card,)), (card,)) for card in cards]
    return [Choice(Saying.of(Words.MAKES if declares else Words.BEATS, contract=chair.contract))]


def _cards(chair: Chair) -> Iterator[Card]:
    """The cards that he may play now, from his own hand or from dummy, equal ones once."""
    layout = next(Layouts(chair.knowledge).hands(1))
    position = chair.position(layout)
    turn = position.to_play
    if turn not in chair.sees or turn.side is not chair.side:
        return iter(())
    others = Hand(card for hand in position.hands for card in hand) - position.hands[turn]
    return alike_once(position.legal, others | Hand(position.trick))


@dataclass(frozen=True, slots=True)
class Pair:
    """A choice, or several that always come to the same, with its success before and after."""

    choices: tuple[Choice, ...]
    before: Share
    after: Share
    place: int = 0
    """Which of the choices it is, the first of several."""

    @property
    def row(self) -> Row:
        """The figures as they are shown."""
        values = tuple(Value(share.value, share.margin) for share in (self.before, self.after))
        first = self.choices[0].label
        if len(self.choices) == 1:
            return Row(first, values)
        return Row(Saying.of(first.words, **{**first.values, "cards": self.cards}), values)

    @property
    def cards(self) -> tuple[Card, ...] | frozenset[Card]:
        """The cards of the line, or those that are equal."""
        if len(self.choices) == 1:
            return self.choices[0].cards
        return frozenset(choice.cards[0] for choice in self.choices)


def paired(
    asked: Sequence[Choice], found: Sequence[Tally], shares: Callable[[int], tuple[Share, Share]]
) -> list[Pair]:
    """The choices with their shares before and after; single cards that never made a difference go together."""
    groups: dict[tuple[int, tuple[tuple[bool, ...], ...]], list[int]] = {}
    for place, choice in enumerate(asked):
        column = tuple(tuple(bool(bits >> place & 1) for bits in tally.layouts) for tally in found)
        alone = place if len(choice.cards) != 1 else -1
        groups.setdefault((alone, column), []).append(place)
    return [
        Pair(tuple(asked[place] for place in places), *shares(places[0]), places[0])
        for places in groups.values()
    ]


@dataclass(frozen=True, slots=True)
class Lead:
    """The best of several choices, by how much it leads, and whether it is clear of all the others."""

    pair: Pair
    points: float
    clear: bool


def leading(
    pairs: Sequence[Pair], share: Callable[[Pair], Share], ahead: Callable[[int, int], Share]
) -> Lead:
    """The choice that succeeds most often; `ahead` has by how much one is ahead of another on the same layouts."""
    first, *others = sorted(pairs, key=lambda pair: -share(pair).value)
    leads = [ahead(first.place, other.place) for other in others]
    return Lead(first, 100 * leads[0].value, all(lead.value > lead.margin for lead in leads))


def too_certain(pairs: Sequence[Pair]) -> Iterator[Saying]:
    """What is to be said where nobody told how he would play, so that he never misguesses."""
    told = any(len(choice.cards) > 1 for pair in pairs for choice in pair.choices)
    most = max(share.value for pair in pairs for share in (pair.before, pair.after))
    if not told and most > CERTAIN:
        yield Saying.of(Words.NO_MISGUESS)
