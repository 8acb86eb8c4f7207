"""Decision: the whole answer to a situation, over all the Laws that it takes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from lawbook.casefile import CaseFile
from lawbook.desk.answers import answer_key
from lawbook.desk.carrying_out import call_off, carry_out
from lawbook.desk.checking import check_answers
from lawbook.desk.consulting import Handed, consulted
from lawbook.desk.covered import covered
from lawbook.desk.once import once
from lawbook.desk.ordering import Standing, ruled_with, starts, subject_of
from lawbook.desk.reasons.reason import Reason
from lawbook.desk.replay import replay, summoned
from lawbook.law.authority import Setting
from lawbook.law.case import Case
from lawbook.law.consult import Law, Ruling, consult
from lawbook.law.fact import Fact, Moment, Proviso
from lawbook.law.offence import who_is
from lawbook.law.provision import ContinuesIn, Provision
from lawbook.law.restriction import RESTRICTS, RESTRICTS_OR_REQUIRES
from lawbook.law.role import Who
from lawbook.law.routes import ROUTES
from lawbook.table import Fault, Table
from lawbook.table.acts import turn_of
from lawbook.table.seen.call import replacement
from lawbook.table.seen.sight import IrregularCall, Sight, View

__all__ = ["Decision", "has_the_lead", "of_now", "rule"]


@dataclass(frozen=True, slots=True)
class Decision:
    """The whole answer to a situation: one ruling, or several Laws one after the other."""

    case: CaseFile
    table: Table
    rulings: tuple[Ruling, ...]
    waiting: tuple[tuple[Law, View], ...] = ()
    """What the record shows to be wrong besides, and is ruled on when the open question is answered."""
    known: dict[Any, Any] = field(init=False, repr=False, compare=False, default_factory=dict)
    """What has been worked out of it (`once`)."""

    @property
    @once
    def provisions(self) -> tuple[Provision, ...]:
        """What follows, over all the Laws that were consulted."""
        return tuple(p for ruling in self.rulings for p in ruling.provisions if not _routed(ruling, p))

    @property
    def citations(self) -> tuple[str, ...]:
        """Every clause that is cited, once each, in order."""
        return tuple(dict.fromkeys(c for p in self.provisions for c in p.citations))

    @property
    def question(self) -> Fact[Any] | None:
        """The open question, the earliest if several are; None when the ruling is complete."""
        return self.open.question

    @property
    def answer_key(self) -> str:
        """The key under which the open question is answered; empty when nothing is open."""
        asked = self.question
        return "" if asked is None else answer_key(asked.key, self.open.case.view)

    @property
    def checklist(self) -> Mapping[str, Fact[bool]]:
        """The facts that are asked together with the open question, itself first, by the keys to answer under."""
        return {answer_key(fact.key, self.open.case.view): fact for fact in self.open.checklist}

    @property
    def asked_of(self) -> Who | None:
        """Who answers the open question: a seat or a side where the record shows it."""
        asked = self.question
        view = self.open.case.view
        if asked is None or view is None:
            return None if asked is None else asked.asked_of
        return who_is(asked.asked_of, view)

    @property
    @once
    def open(self) -> Ruling:
        """The ruling whose question is next, of leads that of the player who has it; the last one when nothing is open."""
        waiting = [ruling for ruling in self.rulings if ruling.question]
        return min(
            waiting,
            key=lambda one: (_moment(one), not has_the_lead(one, self.table)),
            default=self.rulings[-1],
        )

    @property
    def view(self) -> View:
        """The record as the Law sees it that asks the open question."""
        return self.open.case.view or self.table

    @property
    def law(self) -> str:
        """The Law that rules: the first one consulted that is not merely a route."""
        found = [ruling.law.id for ruling in self.rulings if ruling.law.id not in ROUTES]
        return found[0] if found else self.rulings[-1].law.id

    @property
    def asked(self) -> tuple[tuple[Fact[Any], Any], ...]:
        """The facts that the ruling rests on, with the answers, once each."""
        return tuple(dict(pair for ruling in self.rulings for pair in ruling.asked).items())

    @property
    def presumed(self) -> Mapping[str, Proviso]:
        """The exceptions that the ruling presumes not to hold, by the keys under which somebody says that they do."""
        return {answer_key(fact.key, r.case.view): fact for r in self.rulings for fact in r.presumed}

    @property
    def excepted(self) -> Mapping[str, Proviso]:
        """The exceptions that hold, so that nothing rests any more on their not holding."""
        return {answer_key(fact.key, r.case.view): fact for r in self.rulings for fact in r.excepted}

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """What decided it, in figures, with who may see that; computed anew each time."""
        from lawbook.desk.reasons.found import reasons_of  # noqa: PLC0415  # evidence takes a while to read

        return reasons_of(self.case, self.table, self.rulings)

    @property
    def settings(self) -> tuple[Setting, ...]:
        """What was looked up in the authority's profile."""
        return tuple(dict.fromkeys(setting for ruling in self.rulings for setting in ruling.settings))

    @property
    def continues(self) -> tuple[str, ...]:
        """The Laws that the ruling is handed over to and that are not consulted yet."""
        done = {ruling.law.id for ruling in self.rulings}
        handed = (p.law for p in self.provisions if isinstance(p, ContinuesIn))
        return tuple(law for law in dict.fromkeys(handed) if law not in done)


def _moment(ruling: Ruling) -> int:
    """When the question of a ruling can be answered, as a rank."""
    return MOMENTS.index(ruling.question.moment) if ruling.question else len(MOMENTS)


MOMENTS = tuple(Moment)


def has_the_lead(ruling: Ruling, table: Table) -> bool:
    """Whether the open question is about a lead, and the offender's partner has that lead."""
    asked, view = ruling.question, ruling.case.view
    if asked is None or asked.moment is not Moment.PARTNERS_LEAD or not isinstance(view, Sight):
        return False
    leader = view.seat.partner
    leads = turn_of(table) is leader and not (table.position and table.position.current)
    return leads or (asked in RESTRICTED and table.restriction_on(leader) == "now")


RESTRICTED = frozenset({RESTRICTS, RESTRICTS_OR_REQUIRES})
"""What is asked about the first lead of an offender's partner, as long as he keeps it (Law 26B)."""


def _routed(ruling: Ruling, provision: Provision) -> bool:
    """Whether a provision only led from a route to a Law that has been consulted since."""
    return (
        ruling.law.id in ROUTES
        and isinstance(provision, ContinuesIn)
        and covered(provision.law, ruling.edition)
    )


def rule(case: CaseFile) -> Decision:
    """Rule on a situation: the Laws that it names, or the Law for what its record shows to be wrong.

    Several irregularities are ruled in order. Raises CaseError and NotCovered, one line each.
    """
    table = summoned(replay(case))
    rulings: list[Ruling] = []
    done: set[object] = set()
    handed, standing = Handed(), Standing(table, case.edition)
    for law, view in starts(case, standing, done):
        for ruling in consulted(case, law, partial(standing.seen_from, view), handed):
            rulings.append(ruling)
            done.update(ruled_with(ruling, table))
            if not case.laws and ruling.case.view is not None:
                carry_out(table, ruling.case.view, ruling)
                call_off(table, ruling.case.view, ruling)
        if _must_wait(case, rulings[-1]):
            break
    rulings = [_by_declarer(ruling, standing) for ruling in rulings]
    check_answers(case, table, rulings)
    left = () if case.laws else (row for row in standing.governed() if subject_of(row) not in done)
    return Decision(case, table, tuple(rulings), tuple(left))


def _by_declarer(ruling: Ruling, standing: Standing) -> Ruling:
    """The ruling on a call as it reads by who declares now: a later ruling may have made dummy declarer (54A)."""
    view, known = ruling.case.view, ruling.case
    if not isinstance(view, IrregularCall) or view.table.contract in {None, standing.table.contract}:
        return ruling
    now = Case(
        edition=known.edition,
        authority=known.authority,
        view=standing.seen_from(view),
        answers=known.answers,
        yielding=known.yielding,
    )
    return consult(ruling.law, now)


def _must_wait(case: CaseFile, ruling: Ruling) -> bool:
    """Whether nothing more can be ruled before a question is answered.

    A Law that takes over waits for the one before. What the record shows besides only waits for a
    question of now: what comes back at the end of the auction or of play holds nothing up.
    """
    return ruling.question is not None and (bool(case.laws) or of_now(ruling))


def of_now(ruling: Ruling) -> bool:
    """Whether the open question of a ruling can be answered now: that on a replacement, once it is made."""
    moment, view = ruling.question.moment if ruling.question else None, ruling.case.view
    changed = isinstance(view, IrregularCall) and view.matter.fault is Fault.CHANGED
    replaced = changed or (isinstance(view, IrregularCall) and replacement(view) is not None)
    return moment is Moment.NOW or (moment is Moment.REPLACEMENT and replaced)
