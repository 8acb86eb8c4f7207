"""What it was worth to know a card (Laws 13A2, 13B1, 16D): success with the knowledge and without it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from lawbook.bridge import Card, Hand, Seat
from lawbook.equity.chair import Chair
from lawbook.equity.fitting import fitting
from lawbook.equity.knowledge import Knowledge
from lawbook.equity.layouts import Layouts
from lawbook.equity.line import Follows, alike_once
from lawbook.equity.questions import Makes, Question
from lawbook.equity.resources import THIS_MACHINE, Resources
from lawbook.equity.sampling import Kind, Share, Tally, mixed, sample
from lawbook.equity.study import Row, Study, Value
from lawbook.equity.words import Saying, Words
from lawbook.meaning import Meaning
from lawbook.meaning.suit_terms import Honours
from lawbook.meaning.terms import Not, every

__all__ = ["AID", "Choice", "Secret", "choices", "knowledge_study"]

AID = "knowledge"
_DEALT_FOR_WEIGHT = 1 << 16


@dataclass(frozen=True, slots=True)
class Secret:
    """Cards of another hand that a player should not have known."""

    owner: Seat
    cards: tuple[Card, ...]

    @property
    def meaning(self) -> Meaning:
        """That the owner holds them."""
        return every(Honours(card.suit, (card.rank,), 1, 1) for card in self.cards)


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that he may do, as the cards with which it begins; none where it is not his turn."""

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
    if not chair.tricks:
        return iter(())
    layout = next(Layouts(chair.knowledge).hands(1))
    position = chair.position(layout)
    turn = position.to_play
    if turn not in chair.sees or turn.side is not chair.side:
        return iter(())
    others = Hand(card for hand in position.hands for card in hand) - position.hands[turn]
    return alike_once(position.legal, others | Hand(position.trick))


def knowledge_study(  # noqa: PLR0913  # who knew what, about what, how surely
    chair: Chair,
    secret: Secret,
    lines: Sequence[tuple[Card, ...]] = (),
    *,
    margin: float = 0.03,
    seed: int = 0,
    resources: Resources = THIS_MACHINE,
) -> Iterator[Study]:
    """Success with the knowledge and without it, ever more exactly."""
    asked = choices(chair, lines)
    likely = _likelihood(chair.knowledge, secret, seed)
    kinds = _kinds(chair.knowledge, secret, likely)
    latest: Study | None = None
    for found in sample(
        kinds,
        lambda hands: [choice.question(chair, hands) for choice in asked],
        len(asked),
        margin=margin,
        seed=seed,
        resources=resources,
    ):
        if latest is not None:
            yield latest
        looked_at = sum(len(tally.layouts) for tally in found)
        told = _study(chair, secret, _grouped(asked, found, likely), likely)
        latest = replace(told, layouts=looked_at, seed=seed)
    if latest is not None:
        yield replace(latest, done=True)


def _likelihood(knowledge: Knowledge, secret: Secret, seed: int) -> float:
    """How often the owner holds the cards for all that is known without the knowledge."""
    dealt = Layouts(knowledge, seed).deal(_DEALT_FOR_WEIGHT)
    return float(fitting(secret.meaning, dealt[:, secret.owner]).mean())


def _kinds(knowledge: Knowledge, secret: Secret, likely: float) -> list[Kind]:
    """The layouts in which the owner holds the cards, and the others if there are any."""
    known = Kind(knowledge.holding(secret.owner, secret.cards))
    if likely == 1:
        return [known]
    others = (1 - likely) / sqrt(max(1 - likely * likely, 0.01))
    return [known, Kind(knowledge.showing(secret.owner, Not(secret.meaning)), others)]


@dataclass(frozen=True, slots=True)
class _Found:
    """A choice, or several that always come to the same, with its success in both cases."""

    choices: tuple[Choice, ...]
    without: Share
    known: Share

    @property
    def row(self) -> Row:
        """The figures as they are shown."""
        values = (Value(share.value, share.margin) for share in (self.without, self.known))
        first = self.choices[0].label
        if len(self.choices) == 1:
            return Row(first, tuple(values))
        return Row(Saying.of(first.words, **{**first.values, "cards": self.cards}), tuple(values))

    @property
    def cards(self) -> tuple[Card, ...] | frozenset[Card]:
        """The cards of the line, or those that are equal."""
        if len(self.choices) == 1:
            return self.choices[0].cards
        return frozenset(choice.cards[0] for choice in self.choices)


def _grouped(asked: Sequence[Choice], found: tuple[Tally, ...], likely: float) -> list[_Found]:
    """The choices with their success; cards that never made a difference to each other together."""
    groups: dict[tuple[int, tuple[tuple[bool, ...], ...]], list[int]] = {}
    for place, choice in enumerate(asked):
        column = tuple(tuple(bool(bits >> place & 1) for bits in tally.layouts) for tally in found)
        alone = place if len(choice.cards) != 1 else -1
        groups.setdefault((alone, column), []).append(place)
    return [
        _one(tuple(asked[place] for place in places), places[0], found, likely) for places in groups.values()
    ]


def _one(group: tuple[Choice, ...], place: int, found: tuple[Tally, ...], likely: float) -> _Found:
    known, *others = (tally.share(place) for tally in found)
    without = mixed([(likely, known), *((1 - likely, other) for other in others)])
    return _Found(group, without, known)


def _study(chair: Chair, secret: Secret, found: list[_Found], likely: float) -> Study:
    return Study(
        aid=AID,
        title=Saying.of(Words.KNOWLEDGE, seat=secret.owner, card=secret.cards, chair=chair.seat),
        columns=(Saying.of(Words.WITHOUT), Saying.of(Words.WITH)),
        rows=tuple(one.row for one in found),
        remarks=(*_remarks(chair, secret, found, likely), *chair.remarks),
        done=False,
    )


def _remarks(chair: Chair, secret: Secret, found: list[_Found], likely: float) -> Iterator[Saying]:
    if likely == 1:
        said = Words.SEEN_ANYWAY if secret.owner in chair.sees else Words.KNOWN_ANYWAY
        yield Saying.of(said, seat=secret.owner, card=secret.cards, chair=chair.seat)
        return
    share = f"{100 * likely:.0f} %"
    yield Saying.of(Words.OPEN_CARD, seat=secret.owner, card=secret.cards, share=share, chair=chair.seat)
    if len(found) > 1:
        yield _best(found)


def _best(found: list[_Found]) -> Saying:
    """Whether the knowledge changes what is best, and what that is worth."""
    before, clear_before, _ = _first([(one.without, one) for one in found])
    after, clear_after, lead = _first([(one.known, one) for one in found])
    told = {"before": before.cards, "after": after.cards}
    if not clear_after:
        return Saying.of(Words.NO_CLEAR_BEST)
    if not clear_before:
        return Saying.of(Words.BEST_APPEARS, after=after.cards, points=f"{100 * lead:.0f}")
    if before is after:
        return Saying.of(Words.BEST_STAYS, **told)
    gain = after.known.value - before.known.value
    return Saying.of(Words.BEST_CHANGES, points=f"{100 * gain:.0f}", **told)


def _first(shares: list[tuple[Share, _Found]]) -> tuple[_Found, bool, float]:
    """The best, whether its range lies clear of the next, and by how much it leads."""
    (best, one), (second, _), *_ = sorted(shares, key=lambda pair: -pair[0].value)
    lead = best.value - second.value
    return one, lead > best.margin + second.margin, lead
