"""A call that replaces a withdrawn one may be comparable with it, and then costs nothing more.

Three tests, one of which is enough, put the meanings of the two calls side by side, never the hand. Where
a call passes, the withdrawn one restricts nobody, and the Director looks at the result when play has ended.
What follows when none is passed stands in the Law that cancelled the call: 27, 30, 31 or 32.

In 2007 there was no such call, and Law 23 was what 72C is since: an irregularity whose gain could be foreseen.
"""

from lawbook.bridge import Call
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Finding, Provisions
from lawbook.law.fact import Detail, Moment, judge
from lawbook.law.laws.law_72 import foreseen
from lawbook.law.provision import (
    ComparableCall,
    ContinuesIn,
    NoFurtherRectification,
    NoRestriction,
    NotComparable,
    Reason,
    ScoreStands,
    Unrestricted,
    What,
)
from lawbook.law.redress import assigned
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table.seen.call import never_replaced, replacement
from lawbook.table.seen.sight import of_call

NEVER_REPLACED = of_call(lambda call: False if never_replaced(call) else None)
"""Where the auction has ended before he could call again, nothing is comparable."""
SIMILAR = judge(
    "replacement_similar",
    "The same meaning, or nearly?",
    whole="Does the call in its place mean the same as the one that was withdrawn, or nearly?",
    moment=Moment.REPLACEMENT,
    aid="comparable_call",
    seen=NEVER_REPLACED,
)
SUBSET = judge(
    "replacement_subset",
    "Only hands that the first shows?",
    whole="Does the call in its place show only hands that the withdrawn one shows?",
    moment=Moment.REPLACEMENT,
    aid="comparable_call",
    seen=NEVER_REPLACED,
)
PURPOSE = judge(
    "replacement_same_purpose",
    "The same purpose, such as asking?",
    whole="Has the call in its place the same purpose as the withdrawn one, such as asking?",
    moment=Moment.REPLACEMENT,
    aid="comparable_call",
    seen=NEVER_REPLACED,
)
HELPED = judge(
    "irregular_call_helped",
    "Could the outcome well have been different without the help of the irregular call, so that it damaged"
    " the other side?",
    moment=Moment.END_OF_PLAY,
    aid="equity",
)

TESTS = {"23A1": SIMILAR, "23A2": SUBSET, "23A3": PURPOSE}

REPLACEMENT: Detail[Call] = Detail("replacement", of_call(replacement))


@law("23", edition=2017, title="Comparable call")
def comparable_call(case: Case) -> Provisions:
    if (yield from comparable(case)):
        yield from freed("23B")
        yield from looked_back_at(case, "23C")
    else:
        yield ContinuesIn(law="26", given=tested(case), cite="26B")


@law("23", edition=2007, title="Awareness of potential damage")
def awareness_2007(case: Case) -> Provisions:
    yield from as_then(foreseen(case))


def comparable(case: Case) -> Finding:
    """Whether the replacement passes one of the tests; they are put together, and the first that is passed is enough."""
    clause = case.first(TESTS)
    if clause is None:
        yield NotComparable(seat=Role.OFFENDER, cite="23A")
        return False
    yield ComparableCall(seat=Role.OFFENDER, cite=clause)
    return True


def freed(cite: str) -> Provisions:
    """What a comparable call brings at once, by the clause that says so."""
    yield NoFurtherRectification(cite=cite)
    yield Unrestricted(what=What.WITHDRAWN_CALLS, cite="23B", see=("26A",))
    yield NoRestriction(to=Role.OFFENDING_SIDE, cite="26A")


def looked_back_at(case: Case, cite: str) -> Provisions:
    """At the end of play: whether the irregular call helped the side that made it (23C, 27D)."""
    if case[HELPED]:
        yield from assigned(Reason.DAMAGE, cite, "12C1(b)")
    else:
        yield ScoreStands(cite=cite)


def handed_to_23(case: Case) -> ContinuesIn:
    """Law 23 looks at the result when play has ended."""
    return ContinuesIn(law="23", given=tested(case), cite="23C")


def tested(case: Case) -> tuple[tuple[str, str], ...]:
    """The tests that have been answered, in words, up to the first that is passed."""
    given: list[tuple[str, str]] = []
    for test in TESTS.values():
        passed = case[test]
        given.append((test.key, test.answers.word(passed)))
        if passed:
            break
    return tuple(given)
