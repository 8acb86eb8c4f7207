"""Consult a Law on a case: what stands already, and what is still to be asked."""

from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from lawbook.errors import CaseError
from lawbook.law.authority import Setting
from lawbook.law.case import Case, Unanswered, Unestablished
from lawbook.law.fact import Fact, Proviso
from lawbook.law.offence import named
from lawbook.law.provision import FactsNotEstablished, PlayOn, Provision

__all__ = ["Excusing", "Finding", "Law", "Provisions", "Ruling", "consequences", "consult"]

Provisions = Iterator[Provision]
"""What a Law yields."""
Excusing = Generator[Provision, None, tuple[str, ...]]
"""What a part of a Law yields that also finds the exceptions that apply, by their clauses."""
Finding = Generator[Provision, None, bool]
"""What a part of a Law yields that also finds whether something is so."""


@dataclass(frozen=True, slots=True, eq=False)
class Law:
    """One Law in one edition: a generator of provisions over a case."""

    id: str
    edition: int
    """The first edition in which it stands so."""
    title: str
    summary: str
    """What the Law does, in our own words."""
    rule: Callable[[Case], Provisions]


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a Law says about a case."""

    law: Law
    edition: int
    case: Case
    """What was known: the record, the answers, the settings."""
    provisions: tuple[Provision, ...]
    because: tuple[int, ...]
    """For each provision, on how many of the facts asked, in order, it stands."""
    presuming: tuple[int, ...]
    """For each provision, on how many of the exceptions presumed not to hold, in order, it stands."""
    question: Fact[Any] | None
    """The fact that nobody knows yet; None when the ruling is complete."""
    checklist: tuple[Fact[bool], ...]
    """The facts that are asked together, the open question first; empty when it is asked alone."""
    asked: tuple[tuple[Fact[Any], Any], ...]
    """The facts that were asked, in order, with the answers."""
    presumed: tuple[Proviso, ...]
    """The exceptions that are presumed not to hold, in order: what stands after one goes when it falls."""
    settings: tuple[Setting, ...]

    @property
    def citations(self) -> tuple[str, ...]:
        """Every clause that is cited, once each, in order."""
        return tuple(dict.fromkeys(c for p in self.provisions for c in p.citations))

    @property
    def words(self) -> tuple[str, ...]:
        """The words that are left to answer the open question with."""
        return () if self.question is None else _left(self.case, self.question)

    @property
    def excepted(self) -> tuple[Proviso, ...]:
        """The exceptions that do hold: what would have rested on their not holding is gone."""
        return tuple(fact for fact, holds in self.asked if isinstance(fact, Proviso) and holds)


def consult(law: Law, case: Case) -> Ruling:
    """The provisions that follow from what is known, and the question that stopped the Law, if any.

    A fact that the Director cannot establish ends the ruling in Law 85B: play goes on.
    """
    provisions: list[Provision] = []
    because: list[int] = []
    presuming: list[int] = []
    question: Fact[Any] | None = None
    checklist: tuple[Fact[bool], ...] = ()
    case.asked.clear()
    case.presumed.clear()
    case.left.clear()
    case.settings.clear()
    try:
        for provision in law.rule(case):
            provisions.append(named(provision, case.view))
            because.append(len(case.asked))
            presuming.append(len(case.presumed))
    except Unanswered as stop:
        question, checklist = stop.fact, stop.beside
    except Unestablished as stop:
        for provision in _not_established(stop.fact):
            provisions.append(provision)
            because.append(len(case.asked))
            presuming.append(len(case.presumed))
    return Ruling(
        law,
        case.edition,
        case,
        tuple(provisions),
        tuple(because),
        tuple(presuming),
        question,
        checklist,
        tuple(case.asked.items()),
        tuple(case.presumed),
        tuple(case.settings),
    )


def _not_established(fact: Fact[Any]) -> Provisions:
    yield FactsNotEstablished(fact=fact.key, question=fact.question, cite="85B", see=("85A1",))
    yield PlayOn(cite="85B")


def consequences(law: Law, case: Case, fact: Fact[Any]) -> Mapping[str, Ruling]:
    """What each answer to a fact would lead to, by its word: all options, before one is chosen (Law 10C1).

    An answer with which something else that is told cannot be leads nowhere.
    """
    found = dict[str, Ruling]()
    for word in _left(case, fact):
        with suppress(CaseError):
            found[word] = consult(law, _with(case, fact.key, word))
    return found


def _left(case: Case, fact: Fact[Any]) -> tuple[str, ...]:
    return case.left.get(fact, fact.answers.words)


def _with(case: Case, key: str, word: str) -> Case:
    answers = {**case.answers, key: word}
    return Case(
        edition=case.edition,
        authority=case.authority,
        view=case.view,
        answers=answers,
        yielding=case.yielding - {key},
    )
