"""Laws: a Law by itself, explored, and compared with another edition."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from lawbook.desk.covered import covered
from lawbook.law.authority import authority
from lawbook.law.book import find_law
from lawbook.law.case import Case
from lawbook.law.clause import clauses
from lawbook.law.consult import Law, consult
from lawbook.law.explore import Exploration, Node, explore, survey, tree
from lawbook.law.fact import Fact
from lawbook.law.offence import OF_PLAYER, SEATS
from lawbook.law.provision import ContinuesIn, Provision, fields
from lawbook.law.role import Role
from lawbook.law.routes import ROUTES
from lawbook.lazyclass import dataclass

__all__ = ["Difference", "Summary", "law_differences", "law_summary", "of_a_player"]


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
    settings = authority("WBF")
    return Summary(
        law,
        edition,
        survey(law, edition=edition, authority=settings),
        tuple(clauses(law.id, edition)),
        tree(law, edition=edition, authority=settings),
    )


@cache
def of_a_player(number: str, edition: int) -> bool:
    """Whether a Law, or one that a route leads to, speaks of others whose seats follow from whose irregularity it is."""
    law = ROUTES.get(number) or find_law(number, edition)
    endings = list(explore(law, edition=edition, authority=authority("WBF")))
    provisions = [provision for ending in endings for provision in ending.provisions]
    if number in ROUTES:
        onward = {provision.law for provision in provisions if isinstance(provision, ContinuesIn)}
        return any(of_a_player(each, edition) for each in onward if covered(each, edition))
    roles = {
        *(who for p in provisions for who in fields(p).values()),
        *(fact.asked_of for e in endings for fact, _ in e.path),
    }
    return not roles.isdisjoint({*SEATS, *OF_PLAYER} - {Role.OFFENDER})


@dataclass(frozen=True, slots=True)
class Difference:
    """An ending of a Law in one edition, and what the same answers bring in another."""

    path: tuple[tuple[Fact[Any], str], ...]
    provisions: tuple[Provision, ...]
    others: tuple[Provision, ...]
    question: Fact[Any] | None
    """What the other edition asks besides."""


def law_differences(number: str, edition: int, other: int) -> Iterator[Difference]:
    """The endings of a Law that bring something else in another edition, be it only a further question."""
    law, counterpart = find_law(number, edition), find_law(number, other)
    settings = authority("WBF")
    for ending in explore(law, edition=edition, authority=settings):
        ruling = consult(counterpart, Case(edition=other, authority=settings, answers=ending.answers))
        if _gist(ruling.provisions) != _gist(ending.provisions) or ruling.question:
            path = tuple((fact, fact.answers.word(value)) for fact, value in ending.path)
            yield Difference(path, ending.provisions, ruling.provisions, ruling.question)


def _gist(provisions: tuple[Provision, ...]) -> list[object]:
    """What provisions come to, whatever clause says it."""
    return [(p.kind, fields(p)) for p in provisions]
