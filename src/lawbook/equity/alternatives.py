"""What each contract would have brought (Laws 12C1, 16B, 21B3): on the deal, and over what could be expected."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from lawbook.bridge import Contract, Hand, Vulnerability
from lawbook.equity.chair import Chair
from lawbook.equity.comparing import CERTAIN
from lawbook.equity.outcomes import Outcomes, actual, outcomes
from lawbook.equity.resources import THIS_MACHINE, Resources
from lawbook.equity.study import Row, Study, Unit, Value, refined
from lawbook.equity.weighing import Steps, proposed, worth
from lawbook.equity.words import Saying, Words
from lawbook.scoring.awards import Outcome
from lawbook.scoring.contract import score
from lawbook.scoring.entry import Score
from lawbook.scoring.exact import published

__all__ = ["AID", "Compared", "alternatives_study"]

AID = "equity"


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """What the outcomes are compared with, and how their shares are rounded."""

    vulnerability: Vulnerability = Vulnerability.NONE
    steps: Steps = field(default_factory=Steps)
    field: Sequence[Score] = ()
    """The other results of the board at matchpoints, as North-South see them."""
    other_table: Score | None = None
    """The result at the other table of a match."""


def alternatives_study(  # noqa: PLR0913  # what, of which deal, seen by whom, against what, how surely
    weights: Mapping[Contract, Fraction],
    hands: tuple[Hand, ...] | None,
    chair: Chair | None,
    compared: Compared,
    *,
    margin: float = 0.03,
    seed: int = 0,
    resources: Resources = THIS_MACHINE,
) -> Iterator[Study]:
    """Every outcome with its share, ever more exactly, and an assigned score that is made of them.

    With a chair, over the layouts that he could expect; else as the cards lay.
    """
    here = {} if hands is None else {contract: actual(contract, hands, resources) for contract in weights}
    if chair is None:
        if len(weights) == 1:
            yield _alone(*here.items())
            return
        endings = tuple(Outcome(contract, here[contract], weights[contract]) for contract in weights)
        yield _study(endings, here, None, chair, compared)
        return
    yield from refined(
        replace(
            _study(found.endings(weights), here, found, chair, compared), layouts=found.layouts, seed=seed
        )
        for found in outcomes(tuple(weights), chair.knowledge, margin=margin, seed=seed, resources=resources)
    )


def _alone(found: tuple[Contract, int]) -> Study:
    """What a contract takes that is compared with no other: nothing can be weighed yet."""
    contract, tricks = found
    return Study(
        aid=AID,
        title=Saying.of(Words.ALTERNATIVES),
        columns=(Saying.of(Words.TRICKS_OF, side=contract.declarer.side),),
        rows=(Row(Saying.of(Words.ALONE_TRICKS, contract=contract), (Value(tricks, unit=Unit.TRICKS),)),),
        remarks=(Saying.of(Words.ALONE, contract=contract),),
    )


def _study(
    endings: Sequence[Outcome],
    here: Mapping[Contract, int],
    found: Outcomes | None,
    chair: Chair | None,
    compared: Compared,
) -> Study:
    advised = proposed(endings, compared.vulnerability, compared.steps)
    shares = {(outcome.contract, outcome.tricks): outcome.share for outcome in advised}
    rows = tuple(_row(ending, found, shares, here, compared.vulnerability) for ending in endings)
    return Study(
        aid=AID,
        title=Saying.of(Words.ALTERNATIVES),
        columns=(Saying.of(Words.FIGURED), Saying.of(Words.PROPOSED)),
        rows=rows,
        remarks=(*_remarks(advised, compared), *_guessed(endings, found), *(chair.remarks if chair else ())),
    )


def _guessed(endings: Sequence[Outcome], found: Outcomes | None) -> Iterator[Saying]:
    """What is to be said of tricks that nearly all layouts give, where a player would have to guess."""
    if found is not None and any(
        found.share(ending.contract, ending.tricks).value > CERTAIN
        for ending in endings
        if ending.contract is not None
    ):
        yield Saying.of(Words.GUESSED_RIGHT)


def _row(
    ending: Outcome,
    found: Outcomes | None,
    shares: Mapping[tuple[Contract | None, int], Fraction],
    here: Mapping[Contract, int],
    vulnerability: Vulnerability,
) -> Row:
    contract, tricks = ending.contract, ending.tricks
    margin = found.share(contract, tricks).margin if found is not None and contract is not None else 0.0
    share = shares.get((contract, tricks))
    lay = contract is not None and found is not None and here.get(contract) == tricks
    points = score(contract, tricks, vulnerability)
    label = Saying.of(Words.ENDING, contract=contract, tricks=tricks, points=points)
    if lay:
        label = Saying.of(Words.AS_IT_LAY, ending=label)
    return Row(label, (Value(float(ending.share), margin), Value(float(share)) if share else None))


def _remarks(advised: Sequence[Outcome], compared: Compared) -> Iterator[Saying]:
    steps, found = (
        compared.steps,
        worth(advised, compared.vulnerability, compared.field, compared.other_table),
    )
    step = f"{float(100 * steps.step):g}"
    if steps.non_offenders is None:
        yield Saying.of(Words.ROUNDED_EVEN, step=step)
    else:
        lean = f"{float(100 * steps.lean):g}"
        yield Saying.of(Words.ROUNDED, step=step, side=steps.non_offenders, lean=lean)
    yield Saying.of(Words.WEIGHTED, points=str(published(found.points, 1)))
    if found.matchpoints is not None:
        own = str(published(found.matchpoints, 2))
        yield Saying.of(Words.WEIGHTED_MATCHPOINTS, own=own, top=found.top)
    if found.imps is not None:
        yield Saying.of(Words.WEIGHTED_IMPS, imps=str(published(found.imps, 1)))
