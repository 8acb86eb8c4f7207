"""Laws: a Law by itself, explored, and compared with another edition."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from lawbook.desk.covered import covered
from lawbook.errors import CaseError
from lawbook.law.authority import authority
from lawbook.law.book import find_law
from lawbook.law.case import Case
from lawbook.law.clause import clauses
from lawbook.law.consult import Law, consult
from lawbook.law.explore import Exploration, Node, explore, survey, tree
from lawbook.law.fact import Fact
from lawbook.law.offence import OF_PLAYER, SEATS
from lawbook.law.provision import ContinuesIn, Provision, TransferTricks, fields
from lawbook.law.role import Role
from lawbook.law.routes import ROUTES

__all__ = ["Difference", "Summary", "law_differences", "law_summary", "of_a_player"]

WBF = authority("WBF")
"""Whose elections a Law is looked at by when it is looked at by itself: nobody's."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What there is to tell of a Law in an edition."""

    law: Law
    edition: int
    survey: Exploration
    clauses: tuple[str, ...]
    tree: Node


def law_summary(number: str, edition: int) -> Summary:
    """A Law, or a route by its name, explored. Raises CaseError and NotCovered."""
    law = ROUTES.get(number) or find_law(number, edition)
    return Summary(
        law,
        edition,
        survey(law, edition=edition, authority=WBF),
        tuple(clauses(law.id, edition)),
        tree(law, edition=edition, authority=WBF),
    )


@cache
def of_a_player(number: str, edition: int) -> bool:
    """Whether it follows from whose irregularity it is whom a Law speaks of, or one that a route leads to, or who gets tricks."""
    law = ROUTES.get(number) or find_law(number, edition)
    endings = list(explore(law, edition=edition, authority=WBF))
    provisions = [provision for ending in endings for provision in ending.provisions]
    if number in ROUTES:
        onward = {provision.law for provision in provisions if isinstance(provision, ContinuesIn)}
        return any(of_a_player(each, edition) for each in onward if covered(each, edition))
    if any(isinstance(provision, TransferTricks) for provision in provisions):
        return True
    roles = {
        *(who for p in provisions for who in fields(p).values()),
        *(fact.asked_of for e in endings for fact, _ in e.path),
    }
    return not roles.isdisjoint({*SEATS, *OF_PLAYER} - {Role.OFFENDER})


@dataclass(frozen=True, slots=True)
class Difference:
    """What a Law comes to in one edition, and by the same answers in another."""

    path: tuple[tuple[Fact[Any], str], ...]
    """The answers that bring both: of what the first edition asks, then of what the other asks besides."""
    provisions: tuple[Provision, ...]
    others: tuple[Provision, ...]
    refused: str = ""
    """The clause by which the other edition does not leave one of the answers, so that it has no ruling."""


def law_differences(number: str, edition: int, other: int) -> Iterator[Difference]:
    """Where a Law comes to something else in another edition: each difference once, by the first answers that bring it."""
    law, counterpart = find_law(number, edition), find_law(number, other)
    seen: set[object] = {((), (), "")}
    for ending in explore(law, edition=edition, authority=WBF):
        path = tuple((fact, fact.answers.word(value)) for fact, value in ending.path)
        for difference in _completed(counterpart, other, path, ending.provisions):
            apart = _apart(difference)
            if apart not in seen:
                seen.add(apart)
                yield difference


def _completed(
    law: Law, edition: int, path: tuple[tuple[Fact[Any], str], ...], provisions: tuple[Provision, ...]
) -> Iterator[Difference]:
    """The rulings of an edition by these answers, and by each answer to what it asks besides."""
    answers = {fact.key: word for fact, word in path}
    try:
        ruling = consult(law, Case(edition=edition, authority=WBF, answers=answers))
    except CaseError as error:
        yield Difference(path, provisions, (), str(error.named["cite"]))
        return
    if ruling.question is None:
        yield Difference(path, provisions, ruling.provisions)
        return
    for word in ruling.words:
        yield from _completed(law, edition, (*path, (ruling.question, word)), provisions)


def _apart(difference: Difference) -> object:
    """What each ruling has and the other has not, whatever clause says it."""
    one, other = _gist(difference.provisions), _gist(difference.others)
    mine, theirs = tuple(p for p in one if p not in other), tuple(p for p in other if p not in one)
    return mine, theirs, difference.refused


def _gist(provisions: tuple[Provision, ...]) -> tuple[object, ...]:
    return tuple((p.kind, tuple(fields(p).items())) for p in provisions)
