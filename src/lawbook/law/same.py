"""Same: a Law of 2017 taken back to the older printing in which it ruled alike, with its clauses where they stood then."""

from dataclasses import replace

from lawbook.law.case import Case
from lawbook.law.consult import Finding, Law, Provisions
from lawbook.law.moved import moved
from lawbook.law.provision import ContinuesIn, Provision

__all__ = ["as_then", "found_then", "taken_back"]

ELSEWHERE = {("72", "72C"): "23"}
"""The Laws that are handed over to, by the clauses that another Law had."""


def taken_back(law: Law, edition: int) -> Law:
    """A Law of 2017 as it stood in an older printing that rules the same."""

    def rule(case: Case) -> Provisions:
        return as_then(law.rule(case))

    return replace(law, edition=edition, rule=rule)


def as_then(provisions: Provisions) -> Provisions:
    """What a rule of 2017 yields, with the clauses where they stood in 2007."""
    return map(_renumbered, provisions)


def found_then(finding: Finding) -> Finding:
    """The same of a part of a rule that finds whether something is so."""
    while True:
        try:
            provision = next(finding)
        except StopIteration as end:
            return bool(end.value)
        yield _renumbered(provision)


def _renumbered(provision: Provision) -> Provision:
    if isinstance(provision, ContinuesIn) and (provision.law, provision.cite) in ELSEWHERE:
        provision = replace(provision, law=ELSEWHERE[provision.law, provision.cite])
    cite, see = moved(provision.cite), tuple(map(moved, provision.see))
    if (cite, see) == (provision.cite, provision.see):
        return provision
    return replace(provision, cite=cite, see=see)
