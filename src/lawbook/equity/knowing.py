"""What it was worth to know a card (Laws 13A2, 13B1, 16D): success with the knowledge and without it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt

from lawbook.bridge import Card, Seat
from lawbook.equity.chair import Chair
from lawbook.equity.comparing import Pair, choices, leading, paired, too_certain
from lawbook.equity.fitting import fitting
from lawbook.equity.knowledge import Knowledge
from lawbook.equity.layouts import Layouts
from lawbook.equity.resources import THIS_MACHINE, Resources
from lawbook.equity.sampling import Kind, Share, Tally, mixed, sample
from lawbook.equity.study import Study, refined
from lawbook.equity.words import Saying, Words
from lawbook.meaning import Meaning
from lawbook.meaning.terms.meanings import Not, every
from lawbook.meaning.terms.suited import Honours

__all__ = ["AID", "Secret", "knowledge_study"]

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

    def told(found: tuple[Tally, ...]) -> Study:
        pairs = paired(asked, found, partial(_shares, found, likely))
        looked_at = sum(len(tally.layouts) for tally in found)
        return replace(_study(chair, secret, pairs, found, likely), layouts=looked_at, seed=seed)

    return refined(
        map(
            told,
            sample(
                _kinds(chair.knowledge, secret, likely),
                lambda hands: [choice.question(chair, hands) for choice in asked],
                len(asked),
                margin=margin,
                seed=seed,
                resources=resources,
            ),
        )
    )


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


def _shares(found: tuple[Tally, ...], likely: float, place: int) -> tuple[Share, Share]:
    """How often a choice succeeds without the knowledge and with it."""
    known, *others = (tally.share(place) for tally in found)
    return mixed([(likely, known), *((1 - likely, other) for other in others)]), known


def _study(chair: Chair, secret: Secret, pairs: list[Pair], found: tuple[Tally, ...], likely: float) -> Study:
    return Study(
        aid=AID,
        title=Saying.of(Words.KNOWLEDGE, seat=secret.owner, card=secret.cards, chair=chair.seat),
        columns=(Saying.of(Words.WITHOUT), Saying.of(Words.WITH)),
        rows=tuple(pair.row for pair in pairs),
        remarks=(
            *_remarks(chair, secret, pairs, found, likely),
            *too_certain(pairs),
            *chair.remarks,
        ),
    )


def _remarks(
    chair: Chair, secret: Secret, pairs: list[Pair], found: tuple[Tally, ...], likely: float
) -> Iterator[Saying]:
    if likely == 1:
        said = Words.SEEN_ANYWAY if secret.owner in chair.sees else Words.KNOWN_ANYWAY
        yield Saying.of(said, seat=secret.owner, card=secret.cards, chair=chair.seat)
        return
    share = f"{100 * likely:.0f} %"
    yield Saying.of(Words.OPEN_CARD, seat=secret.owner, card=secret.cards, share=share, chair=chair.seat)
    if len(pairs) > 1:
        yield _best(pairs, found, likely)


def _best(pairs: list[Pair], found: tuple[Tally, ...], likely: float) -> Saying:
    """Whether the knowledge changes what is best, and what that is worth."""
    known, *others = found

    def without(one: int, other: int) -> Share:
        parts = [
            (likely, known.ahead(one, other)),
            *((1 - likely, tally.ahead(one, other)) for tally in others),
        ]
        return mixed(parts)

    before = leading(pairs, lambda pair: pair.before, without)
    after = leading(pairs, lambda pair: pair.after, known.ahead)
    told = {"before": before.pair.cards, "after": after.pair.cards}
    if not after.clear:
        return Saying.of(Words.NO_CLEAR_BEST)
    if not before.clear:
        return Saying.of(Words.BEST_APPEARS, after=after.pair.cards, points=f"{after.points:.0f}")
    if before.pair is after.pair:
        return Saying.of(Words.BEST_STAYS, **told)
    gain = after.pair.after.value - before.pair.after.value
    return Saying.of(Words.BEST_CHANGES, points=f"{100 * gain:.0f}", **told)
