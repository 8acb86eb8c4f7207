"""Not said when over: two tricks after every ruling on the play, what is said binds somebody still, or may be used still."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from lawbook.bridge import Card, Seat, Side
from lawbook.casefile import CaseFile
from lawbook.desk import Decision, rule
from lawbook.errors import LawbookError
from lawbook.law.provision import (
    EarlierDutyRemains,
    ForbidLead,
    LeaveFaced,
    MayRestrictPenaltyLead,
    MustPlay,
    PenaltyCard,
    PenaltyCardRemains,
    Provision,
    RequireLead,
)
from lawbook.table import Act, Table
from lawbook.table.acts import acts, in_force, turn_of
from lawbook.table.record.events import Played
from lawbook.table.record.story import event_line
from lawbook.voice.over import not_over
from lawbook.voice.stages import put_now
from tests.ruled import CASES, cases_in

CARDS = 8
"""How many cards are played after the ruling."""

LASTING = frozenset(
    {
        "adjust",
        "authorized",
        "continues_in",
        "counted_after_play",
        "earlier_duty_remains",
        "forbid_lead",
        "leave_faced",
        "may_restrict_penalty_lead",
        "must_play",
        "no_restriction",
        "nothing_irregular",
        "penalty_card",
        "penalize",
        "penalty_card_remains",
        "remind",
        "unauthorized",
    }
)
"""What may be said as long as the play goes on: what binds, what may be used, what comes after it, and what nobody hears."""


@cache
def went_on() -> tuple[tuple[str, Decision], ...]:
    """Every case on the play with known hands, ruled on, and two tricks later, in which nothing new was irregular.

    Where somebody has still to answer nobody plays on.
    """
    return tuple(_went_on())


def _went_on() -> Iterator[tuple[str, Decision]]:
    for number in range(41, 72):
        for path in sorted((CASES / f"law_{number}").glob("*.yaml")):
            for place, case in enumerate(cases_in(path), start=1):
                decision = _later(case)
                if decision is not None:
                    yield f"{path.parent.name}/{path.name} {place}", decision


def _later(case: CaseFile) -> Decision | None:
    if case.laws or not case.story:
        return None
    called = case.story if "director" in case.story[-1] else (*case.story, "director")
    try:
        before = rule(replace(case, expect={}, story=called))
        cards = tuple(_next_cards(before.table))
        if len(cards) < CARDS:
            return None
        after = rule(replace(case, expect={}, story=(*called, *map(event_line, cards))))
    except LawbookError:
        return None
    good = after.table.play_matters == before.table.play_matters and after.table.events[-CARDS:] == cards
    return after if good and not put_now(after) else None


def _next_cards(table: Table) -> Iterator[Played]:
    """Cards in good order, the lowest that each player may play."""
    then = table.as_it_stands()
    for _ in range(CARDS):
        seat = turn_of(then)
        cards = None if seat is None else acts(then, seat).cards
        if seat is None or not cards:
            return
        card = Played(seat, min(cards))
        then.push(card)
        yield card


def test_there_is_enough_to_look_at() -> None:
    assert len(went_on()) > 150


def test_what_was_ruled_and_done_is_not_said_again() -> None:
    left = {
        (provision.kind, provision.cite, where)
        for where, decision in went_on()
        for provision in not_over(decision)[1]
        if provision.kind not in LASTING
    }

    assert left == set()


def test_what_is_said_to_bind_somebody_binds_him() -> None:
    gone = {
        (provision.kind, provision.cite, where)
        for where, decision in went_on()
        for provision in not_over(decision)[1]
        if not binds(provision, decision.table)
    }

    assert gone == set()


def binds(provision: Provision, table: Table) -> bool:
    """Whether the ledger has what a provision says; one of another kind binds nobody."""
    norms = {(norm.seat, norm.act) for norm in in_force(table)}
    cards = {(norm.seat, card) for norm in in_force(table) for card in norm.cards}
    lying = {seat for seat in Seat if table.penalty_cards(seat)}
    match provision:
        case (
            PenaltyCard(seat=Seat() as seat, card=Card() as card)
            | PenaltyCardRemains(seat=Seat() as seat, card=Card() as card)
        ):
            return (seat, card) in cards
        case LeaveFaced(seat=Seat() as seat) | MustPlay(seat=Seat() as seat):
            return seat in lying or any(each is seat for each, _ in norms)
        case MayRestrictPenaltyLead(seat=Seat() as seat):
            return seat.partner in lying
        case ForbidLead(seat=Seat() as seat):
            return (seat, Act.NOT_LEAD) in norms
        case RequireLead(seat=Seat() as seat):
            return (seat, Act.LEAD) in norms
        case EarlierDutyRemains(to=Side() as side):
            return any(seat in side.seats for seat, _ in norms)
        case _:
            return True
