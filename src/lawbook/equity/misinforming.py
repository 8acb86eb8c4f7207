"""What a wrong explanation cost (Laws 21B3, 47E2): each action by what he was told, and by what is so."""

from collections.abc import Iterator, Sequence

from lawbook.bridge import Card
from lawbook.equity.chair import Chair
from lawbook.equity.comparing import Pair, choices, leading, paired, too_certain
from lawbook.equity.resources import THIS_MACHINE, Resources
from lawbook.equity.sampling import Kind, Tally, sample
from lawbook.equity.study import Study, refined
from lawbook.equity.words import Saying, Words

__all__ = ["explained_study"]


def explained_study(  # noqa: PLR0913  # who was told what, about what, how surely
    told: Chair,
    right: Chair,
    lines: Sequence[tuple[Card, ...]] = (),
    *,
    margin: float = 0.03,
    seed: int = 0,
    resources: Resources = THIS_MACHINE,
) -> Iterator[Study]:
    """Success over the layouts that fit what he was told, and over those that fit the truth, ever more exactly."""
    asked = choices(right, lines)

    def compared(found: tuple[Tally, ...]) -> Study:
        first, second = found
        pairs = paired(asked, found, lambda place: (first.share(place), second.share(place)))
        return Study(
            aid="equity",
            title=Saying.of(Words.MISINFORMATION, chair=right.seat),
            columns=(Saying.of(Words.AS_TOLD), Saying.of(Words.AS_IT_IS)),
            rows=tuple(pair.row for pair in pairs),
            remarks=(
                *([_best(pairs, first, second)] if len(pairs) > 1 else []),
                *too_certain(pairs),
                *right.remarks,
            ),
            layouts=sum(len(tally.layouts) for tally in found),
            seed=seed,
        )

    return refined(
        map(
            compared,
            sample(
                [Kind(told.knowledge), Kind(right.knowledge)],
                lambda hands: [choice.question(right, hands) for choice in asked],
                len(asked),
                margin=margin,
                seed=seed,
                resources=resources,
            ),
        )
    )


def _best(pairs: list[Pair], told: Tally, right: Tally) -> Saying:
    """Whether he would have done better to do something else, had he been told what is so."""
    before = leading(pairs, lambda pair: pair.before, told.ahead)
    after = leading(pairs, lambda pair: pair.after, right.ahead)
    if not (before.clear and after.clear):
        return Saying.of(Words.PERHAPS_MISLED)
    if before.pair is after.pair:
        return Saying.of(Words.NOT_MISLED, before=before.pair.cards)
    gain = after.pair.after.value - before.pair.after.value
    cards = {"before": before.pair.cards, "after": after.pair.cards}
    return Saying.of(Words.MISLED, points=f"{100 * gain:.0f}", **cards)
