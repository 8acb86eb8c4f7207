"""Evidence: the study that helps to judge a fact, found by the aid that the fact names.

It takes seconds, so it is no part of a ruling: whoever asks for it sees it grow.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from lawbook.bridge import Card, Contract, Hand, Seat
from lawbook.casefile import CaseFile
from lawbook.desk.answers import answer_key, fact_key
from lawbook.desk.decision import Decision, rule
from lawbook.desk.score.told import told_scores
from lawbook.desk.transferred import gone_over
from lawbook.equity.alternatives import Compared, alternatives_study
from lawbook.equity.chair import Chair, chair, corrected, stage
from lawbook.equity.knowing import Secret, knowledge_study
from lawbook.equity.leading import lead_study
from lawbook.equity.misinforming import explained_study
from lawbook.equity.poll import Poll, Thresholds, poll_study
from lawbook.equity.resources import THIS_MACHINE, Resources
from lawbook.equity.revoking import revoke_study
from lawbook.equity.study import Study
from lawbook.errors import CaseError
from lawbook.event.worth import Made
from lawbook.law.book import facts_of, known_facts
from lawbook.law.consult import Ruling
from lawbook.law.fact import Fact
from lawbook.meaning import Meaning
from lawbook.table import Table
from lawbook.table.record.events import Saw

__all__ = ["Wanted", "evidence", "steps_for"]

CLAIM = "claim"
"""The aid of a fact that is judged by the lines of a claim."""
OF_CLAIM = "a claim is judged by its lines of play: `lawbook claim` looks through them"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What is asked for beside the case; what is left out is taken from the record."""

    question: str | None = None
    """The fact to be judged; the open question if there is one, else the last that has an aid."""
    chair: Seat | None = None
    """From whose chair the board is looked at."""
    secret: Secret | None = None
    """What he knew."""
    contracts: Mapping[Contract, Fraction] = field(default_factory=dict)
    """The contracts that are compared, with their weights."""
    played: Contract | None = None
    """The contract that was played, where only its result is told."""
    beside: tuple[Ruling, ...] = ()
    """All that is ruled in the case."""
    lines: tuple[tuple[Card, ...], ...] = ()
    after: int | None = None
    """How many cards had been played; None for all that the record tells."""
    dummy: bool = True
    """Whether he sees dummy."""
    shown: Mapping[Seat, Meaning] = field(default_factory=dict)
    """What players have shown beside the explanations in the record."""
    compared: Compared = field(default_factory=Compared)
    poll: Poll | None = None
    margin: float = 0.03
    seed: int = 0
    resources: Resources = THIS_MACHINE


def steps_for(case: CaseFile) -> Fraction:
    """The steps in which the authority of the case has shares rounded."""
    return Fraction(case.body.setting("weighting_step_percent").number, 100)


def evidence(case: CaseFile, wanted: Wanted) -> Iterator[Study]:
    """The study for a fact of the case, ever more exactly. Raises CaseError where there is nothing to compute."""
    if wanted.poll is not None:
        yield poll_study(wanted.poll, Thresholds.of(case.body))
        return
    decision = rule(case)
    fact, ruling = _judged(decision, wanted.question)
    study = _OF_FACT.get(fact.key) or _STUDIES[fact.aid or ""]
    yield from study(decision.table, ruling, replace(wanted, played=_played(case), beside=decision.rulings))


def _played(case: CaseFile) -> Contract | None:
    """The contract of the result that is told."""
    result = told_scores(case).result
    return result.contract if isinstance(result, Made) else None


def _judged(decision: Decision, question: str | None) -> tuple[Fact[Any], Ruling]:
    """The fact that is to be judged, and the ruling that asks it: asked already, open, or still to come."""
    found: dict[str, tuple[Fact[Any], Ruling]] = {}
    for ruling in (decision.open, *reversed(decision.rulings)):
        for each in _facts(ruling, shows_secret=_shows_secret(decision.table)):
            found.setdefault(answer_key(each.key, ruling.case.view), (each, ruling))
            found.setdefault(each.key, (each, ruling))
    if question in found:
        return found[question]
    if question is None:
        row = next(iter(found.values()), None)
        if row is None:
            raise _nothing_computed(decision)
        return row
    fact = known_facts().get(fact_key(question))
    if fact is not None and fact.aid == CLAIM:
        raise CaseError(OF_CLAIM)
    if fact is None or fact.aid not in _STUDIES:
        told = ", ".join(found) or "none"
        raise CaseError(
            "question {question!r}: no such fact is helped by computing; in this case: {told}",
            question=question,
            told=told,
        )
    return found.get(fact.key, (fact, decision.open))


def _nothing_computed(decision: Decision) -> CaseError:
    """Why nothing is computed here, and where else to go."""
    laws = [ruling.law.id for ruling in decision.rulings if ruling.law.id.isdecimal()]
    if any(fact.aid == CLAIM for law in laws for fact in facts_of(law).values()):
        return CaseError(OF_CLAIM)
    return CaseError("no fact of this case is helped by computing; name one that is, with --question")


def _shows_secret(table: Table) -> bool:
    """Whether the record tells of a card that somebody knew of another hand."""
    return bool(table.displaced) or any(True for _ in table.all(Saw))


def _facts(ruling: Ruling, *, shows_secret: bool) -> Iterator[Fact[Any]]:
    """The facts of a ruling that can be computed: the open one, those that were asked, those of the Law.

    Of those of the Law that come still, what it was worth to know a card is first where the record tells of one.
    """
    opened = () if ruling.question is None else (ruling.question,)
    of_law = list(facts_of(ruling.law.id).values()) if ruling.law.id.isdecimal() else []
    of_law.sort(key=lambda fact: (fact.aid == "knowledge") is not shows_secret)
    every = (*opened, *(fact for fact, _ in ruling.asked), *of_law)
    return (fact for fact in dict.fromkeys(every) if fact.aid in _STUDIES)


def _knowledge(table: Table, _ruling: Ruling, wanted: Wanted) -> Iterator[Study]:
    knower, secret = _knower(table, wanted)
    seen = _chair(table, knower, wanted)
    return knowledge_study(
        seen, secret, wanted.lines, margin=wanted.margin, seed=wanted.seed, resources=wanted.resources
    )


def _knower(table: Table, wanted: Wanted) -> tuple[Seat, Secret]:
    """Who knew a card of another hand, as the record shows it."""
    knower, secret = wanted.chair, wanted.secret
    for event in table.all(Saw):
        knower = event.seat if knower is None else knower
        if secret is None and knower is event.seat:
            secret = Secret(event.owner, (event.card,))
    for card, holder, owner in table.displaced:
        knower = holder if knower is None else knower
        secret = Secret(owner, (card,)) if secret is None else secret
    if knower is None or secret is None:
        raise CaseError(
            "nobody is shown to have seen a card of another hand: tell who (--chair N) and which (--card CK=W)"
        )
    return knower, secret


def _chair(table: Table, seat: Seat, wanted: Wanted, *, misinformed: bool = False) -> Chair:
    contract = _contract(table, wanted)
    return chair(
        table,
        seat,
        contract,
        tricks=stage(table, wanted.after),
        dummy=wanted.dummy,
        shown=wanted.shown,
        misinformed=misinformed,
    )


def _contract(table: Table, wanted: Wanted) -> Contract:
    contract = next(iter(wanted.contracts), table.contract or wanted.played)
    if contract is None:
        raise CaseError('no contract is known: tell the auction, or name one (--contract "6NT by N")')
    return contract


def _revoke(table: Table, ruling: Ruling, wanted: Wanted) -> Iterator[Study]:
    yield revoke_study(ruling.case.view or table, gone_over(ruling, wanted.beside), wanted.resources)


def _lead(table: Table, ruling: Ruling, wanted: Wanted) -> Iterator[Study]:
    if wanted.contracts:
        yield from _alternatives(table, ruling, wanted)
    else:
        yield lead_study(table, wanted.resources)


def _alternatives(table: Table, ruling: Ruling, wanted: Wanted) -> Iterator[Study]:
    if wanted.chair is not None and not wanted.contracts:
        told, right = (_chair(table, wanted.chair, wanted, misinformed=wrong) for wrong in (True, False))
        if told.knowledge != right.knowledge:
            return _explained(told, right, wanted)
    return _contracts(table, ruling, wanted)


def _explained(told: Chair, right: Chair, wanted: Wanted) -> Iterator[Study]:
    return explained_study(
        told, right, wanted.lines, margin=wanted.margin, seed=wanted.seed, resources=wanted.resources
    )


def _contracts(table: Table, _ruling: Ruling, wanted: Wanted) -> Iterator[Study]:
    weights = wanted.contracts or {_contract(table, wanted): Fraction(1)}
    compared = wanted.compared
    if table.board.vulnerability is not None:
        compared = replace(compared, vulnerability=table.board.vulnerability)
    seen = None if wanted.chair is None else _chair(table, wanted.chair, wanted)
    known = [hand for hand in corrected(table) if hand is not None]
    hands: tuple[Hand, ...] | None = tuple(known) if len(known) == 4 else None
    return alternatives_study(
        weights, hands, seen, compared, margin=wanted.margin, seed=wanted.seed, resources=wanted.resources
    )


_STUDIES: Mapping[str, Callable[[Table, Ruling, Wanted], Iterator[Study]]] = {
    "knowledge": _knowledge,
    "equity": _alternatives,
}
"""By the aid that a fact names."""

_OF_FACT: Mapping[str, Callable[[Table, Ruling, Wanted], Iterator[Study]]] = {
    "undercompensated": _revoke,
    "penalty_card_helped": _lead,
}
"""By the fact, where its Law looks at one moment of the play."""
