"""Each clause that a Law can come to is tried: a case where it applies, and one where it just does not."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from lawbook.desk import Decision, rule
from lawbook.errors import LawbookError
from lawbook.law.authority import authority
from lawbook.law.clause import printed
from lawbook.law.consult import Law
from lawbook.law.explore import explore
from lawbook.law.provision import Provision, fields
from lawbook.law.routes import ROUTES
from lawbook.law.same import as_then
from tests.law.test_book import EVERY
from tests.ruled import rulings


@cache
def the_same_in_2007() -> list[Decision]:
    """What a case comes to by the code of 2007 where that is what is expected of it now, but for where the clauses stood."""
    found = []
    for now in rulings():
        if now.case.edition < 2017:
            continue
        try:
            then = rule(replace(now.case, edition=2007))
        except LawbookError:
            continue
        if then.question is now.question and outline(then.provisions) == outline(
            as_then(iter(now.provisions))
        ):
            found.append(then)
    return found


def outline(provisions: Iterable[Provision]) -> list[object]:
    return [(p.kind, tuple(fields(p).items()), p.cite) for p in provisions]


AMENDED = {2017: 2024}
"""What a printing was amended to: a Law rules by the same function then, but for what the amendment says."""


@cache
def tried(law: str, edition: int) -> list[set[str]]:
    """For each case that consults a Law in an edition, the clauses that it comes to there."""
    return [
        {provision.cite for provision in ruling.provisions}
        for decision in [*rulings(), *(the_same_in_2007() if edition < 2017 else [])]
        for ruling in decision.rulings
        if ruling.law.id == law and printed(law, ruling.edition) in {edition, AMENDED.get(edition)}
    ]


@EVERY
def test_each_clause_applies_in_one_case_and_not_in_another(law: Law, edition: int) -> None:
    endings = explore(law, edition=edition, authority=authority("WBF"))
    if (
        law.id in ROUTES
    ):  # what a route cites is gone once it is followed; the cases on routes look at where it leads
        return
    clauses = {provision.cite for ending in endings for provision in ending.provisions}
    cases = tried(law.id, edition)

    assert sorted(c for c in clauses if not any(c in cited for cited in cases)) == []
    assert sorted(c for c in clauses if len(clauses) > 1 and all(c in cited for cited in cases)) == []
