"""Branches: what an answer leads to, through hand-overs and later choices, until it ends or waits for the play.

An option is offered with all that it brings (Law 10C1), not only with what comes before the next question.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from lawbook.desk.covered import covered
from lawbook.desk.decision import Decision
from lawbook.desk.once import once
from lawbook.errors import CaseError
from lawbook.law.book import find_law
from lawbook.law.case import Case
from lawbook.law.consult import Ruling, consult
from lawbook.law.fact import Fact, Moment
from lawbook.law.provision import ContinuesIn, Provision

__all__ = ["WAITS", "Branch", "branches", "handed_on"]

WAITS = frozenset(
    {Moment.PARTNERS_LEAD, Moment.END_OF_PLAY, Moment.OTHER_BOARD, Moment.END_OF_ROUND, Moment.SCORING}
)
"""When a question can be answered only after the play has gone on: options come back then."""

GOES_ON = frozenset(
    {*map(str, range(24, 37)), "47", "50", "51", "52", "53", "54", "55", "56", "57", "62"} - {"33", "34"}
)
"""The Laws that an option is followed into: what they bring happens to the same call or card, at once."""

DEEPEST = 8
"""How many questions one after the other are followed: the longest path of the Laws has six."""


@dataclass(frozen=True, slots=True)
class Branch:
    """One answer, what it adds to what stood before, and what is asked then."""

    word: str
    provisions: tuple[Provision, ...]
    ruling: Ruling
    """The ruling that it ends in, which has the next question."""
    then: tuple["Branch", ...]
    """The answers to the next question; none when nothing is asked, or when that waits for the play."""

    @property
    def asks(self) -> Fact[Any] | None:
        """What is asked next."""
        return self.ruling.question


@once
def branches(decision: Decision) -> tuple[Branch, ...]:
    """What each answer to the open question leads to, to the end; none when nothing is open."""
    return () if decision.question is None else _branches(decision.open, DEEPEST)


def handed_on(decision: Decision) -> str | None:
    """The Law in which a ruling without an open question goes on at once; None where nothing more happens now."""
    consulted = {ruling.law.id for ruling in decision.rulings}
    law = _handed_to(decision.rulings[-1], list(decision.provisions), consulted)
    return None if decision.question is not None or law is None else law.law


def _branches(ruling: Ruling, deep: int) -> tuple[Branch, ...]:
    """An answer with which something else that is told cannot be leads nowhere, as in `consequences`."""
    fact = ruling.question
    if fact is None or deep == 0:
        return ()
    found: list[Branch] = []
    for word in ruling.words:
        with suppress(CaseError):
            found.append(_branch(ruling, fact, word, deep))
    return tuple(found)


def _branch(before: Ruling, fact: Fact[Any], word: str, deep: int) -> Branch:
    case = _with(before.case, {fact.key: word})
    ruling = consult(before.law, case)
    added = list(ruling.provisions[len(before.provisions) :])
    consulted = {before.law.id}
    while (law := _handed_to(ruling, added, consulted)) is not None:
        consulted.add(law.law)
        ruling = consult(find_law(law.law, case.edition), _with(case, dict(law.given), given=True))
        added += ruling.provisions
    return Branch(word, tuple(added), ruling, () if _waits(ruling) else _branches(ruling, deep - 1))


def _waits(ruling: Ruling) -> bool:
    """Whether the next question waits: its moment is later, and nothing shows that it has come."""
    asked = ruling.question
    if asked is None or asked.moment not in WAITS:
        return asked is None
    return all(fact.moment is not asked.moment for fact, _ in ruling.asked)


def _handed_to(ruling: Ruling, added: list[Provision], consulted: set[str]) -> ContinuesIn | None:
    """Where the ruling goes on at once; what another Law looks at later waits."""
    if ruling.question is not None:
        return None
    return next(
        (
            p
            for p in reversed(tuple(_onward(added)))
            if p.law not in consulted and covered(p.law, ruling.edition)
        ),
        None,
    )


def _onward(added: list[Provision]) -> Iterator[ContinuesIn]:
    yield from (p for p in added if isinstance(p, ContinuesIn) and p.law in GOES_ON)


def _with(case: Case, told: Mapping[str, str], *, given: bool = False) -> Case:
    """The same case with more answers; what a Law hands over gives way to the record."""
    answers = {**told, **case.answers} if given else {**case.answers, **told}
    handed = told.keys() - case.answers.keys() if given else frozenset()
    yielding = (case.yielding | handed) if given else case.yielding - told.keys()
    return Case(
        edition=case.edition,
        authority=case.authority,
        view=case.view,
        answers=answers,
        yielding=frozenset(yielding),
    )
