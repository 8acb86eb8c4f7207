"""Ordering: which Law is consulted next, on the record as it stands then."""

from collections.abc import Iterator
from itertools import tee

from lawbook.casefile import CaseFile
from lawbook.desk.keys import OF_LEADS
from lawbook.errors import CaseError
from lawbook.law.book import find_law
from lawbook.law.consult import Law, Ruling
from lawbook.law.governing import governing, record_for
from lawbook.law.provision import Provision, WithdrawCard
from lawbook.law.role import Role
from lawbook.law.routes import IN_ORDER, ROUTES
from lawbook.table import REVOKES, PlayFault, PlayMatter, Table
from lawbook.table.seen.claim import claim_in
from lawbook.table.seen.sight import IrregularCall, IrregularPlay, OfPlayer, Sight, View, seen_in

__all__ = ["Standing", "ruled_with", "starts", "subject_of"]


class Standing:
    """A record that rulings change, with what it looked like at each of them: looked at once as long as nothing changes."""

    def __init__(self, table: Table, edition: int) -> None:
        self.table = table
        self._edition = edition
        self._copy = table.as_it_stands()
        self._governed: tuple[Table, Iterator[tuple[Law, View]]] = (
            self._copy,
            governing(self._copy, edition),
        )

    @property
    def now(self) -> Table:
        """The record as it is now; what comes later leaves it as it is."""
        if self._copy.length != self.table.length:
            self._copy = self.table.as_it_stands()
        return self._copy

    def seen_from(self, view: View) -> View:
        """The record as it is now, seen from the same irregularity."""
        return seen_in(self.now, view)

    def governed(self) -> Iterator[tuple[Law, View]]:
        """The Laws that govern what the record shows now."""
        of, rows = self._governed
        rows, again = tee(rows if of is self.now else governing(self.now, self._edition))
        self._governed = self.now, rows
        return again


def starts(case: CaseFile, standing: Standing, done: set[object]) -> Iterator[tuple[Law, View]]:
    """The Laws that are named, or those that govern what the record shows to be wrong.

    Each is consulted on the record as it stands then: what is done by its ruling may bring more to light. `done` is what was ruled on so far.
    """
    table = standing.table
    if case.laws:
        named = [ROUTES.get(name) or find_law(name, case.edition) for name in case.laws]
        yield from ((law, _seen_from(case, record_for(table, law.id), law)) for law in named)
        return
    length = -1
    while table.length != length:  # what has been done by the rulings may have brought more to light
        length = table.length
        for new in (row for row in standing.governed() if subject_of(row) not in done):
            done.add(subject_of(new))
            yield new
            if table.length != length:
                break
    if not done:
        if not table.told and table.deal is None:
            raise CaseError(NOTHING_TOLD)
        yield _where_nothing_is_wrong(table, case.edition), table


def _where_nothing_is_wrong(table: Table, edition: int) -> Law:
    """What is told of a record in order: how a claim is answered, what becomes of a board passed out, or that it is."""
    if _has_ended_in_claim(table):
        return find_law(CLAIMS, edition)
    return find_law(END_OF_AUCTION, edition) if table.passed_out else IN_ORDER


CLAIMS = "68"
"""The Law under which a claim or concession is answered, be nothing wrong with it."""
END_OF_AUCTION = "22"


def _has_ended_in_claim(table: Table) -> bool:
    """Whether the last that was done in the play was a claim or concession."""
    claim = claim_in(table)
    return claim is not None and not claim.played_on


def _seen_from(case: CaseFile, view: View, law: Law) -> View:
    """A record that shows no irregularity is seen from the player of whom one is told."""
    if not isinstance(view, Table) or case.offender is None:
        return view
    defends = law.id == OPENING_LEAD and case.answers.get("opening_lead") != "declaring_side"
    return OfPlayer(view, case.offender, case.offender.lho if defends else None)


OPENING_LEAD = "54"
"""The Law under which the player on the left of the defender who led out of turn declares."""


def subject_of(row: tuple[Law, View]) -> object:
    """What a Law is consulted about: an irregular call or play, or else the cards."""
    law, view = row
    match view:
        case IrregularCall():
            return view.looked_at
        case IrregularPlay(matter=PlayMatter(fault=PlayFault.PENALTY_LEAD) as matter):
            return (
                matter.fault,
                matter.seat,
                matter.trick,
            )  # whether it is told that declarer has chosen, or not yet
        case _:
            return view.matter if isinstance(view, Sight) else law.id


def ruled_with(ruling: Ruling, table: Table) -> Iterator[object]:
    """What is ruled on with something else.

    Declarer's choice where the penalty card has only come about (50D2, 51B), and the revokes of both sides on one trick (62C3).
    """
    view, asked = ruling.case.view, dict(ruling.asked)
    if isinstance(view, IrregularPlay) and any(map(_of_both_sides, ruling.provisions)):
        trick = view.matter.trick
        yield from (m for m in table.play_matters if m.fault in REVOKES and m.trick == trick)
    if not isinstance(view, IrregularPlay) or OF_LEADS.isdisjoint(fact.key for fact in asked):
        return
    rows = range(view.matter.number + 1, table.length)
    chosen = next((n for n in rows if getattr(table.event(n), "key", None) in OF_LEADS), -1)
    for matter in table.play_matters:
        if (matter.fault, matter.seat, matter.number) == (PlayFault.PENALTY_LEAD, view.seat, chosen):
            yield matter.fault, matter.seat, matter.trick


def _of_both_sides(provision: Provision) -> bool:
    """Whether it puts the revokes of both sides right at once."""
    return isinstance(provision, WithdrawCard) and provision.seat is Role.BOTH_SIDES


NOTHING_TOLD = "nothing is told: name the law, or tell what happened in deal and story"
