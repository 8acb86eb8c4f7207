"""Stages: what a ruling says now, what it has said before the last decision, and what it asks later."""

from typing import Any

from lawbook.desk.branches import WAITS
from lawbook.desk.decision import Decision, has_the_lead, of_now
from lawbook.desk.once import once
from lawbook.law.consult import Ruling
from lawbook.law.fact import Fact, Moment, Proviso, Source
from lawbook.law.provision import (
    Act,
    AssignOutcome,
    AverageScores,
    Award,
    AwardOwnAverage,
    BelongsAllAlong,
    BothMembers,
    NoTransfer,
    PenaltyCard,
    Permitted,
    PickUpCard,
    Prohibited,
    Provision,
    Required,
    RestAsClaimed,
    RestoreCard,
    ScoreApart,
    TransferTricks,
    TrickAwarded,
    WhyNoTransfer,
)
from lawbook.law.role import Role
from lawbook.table import Fault, Table
from lawbook.table.record.events import (
    Called,
    CallReplaced,
    Chose,
    DirectorCalled,
    Event,
    Found,
    NotFound,
    Played,
    Restricted,
)
from lawbook.table.seen.sight import IrregularCall, IrregularPlay, Sight
from lawbook.voice.beside import asks_about, is_of_one_moment, led_for, same

__all__ = ["REPLACED", "has_come", "later", "put_now", "said_before", "shown", "stages", "subject"]

LATER = WAITS | {Moment.END_OF_AUCTION}
"""When a question is not put yet: the players call the Director again."""

HEARING = frozenset({Act.ACT_BEFORE_RULING, Act.REPEAT_STATEMENT, Act.RAISE_OBJECTIONS, Act.HAVE_HANDS_FACED})
"""What is done, or may not be, before a claim is ruled on (Laws 68D, 70B), and is over when it is."""

REPLACED = frozenset({Moment.REPLACEMENT, Moment.NEXT_CALL})
"""When the player whose call was cancelled calls again, and the one before him."""


SHOWN_BY_CARD = frozenset({"penalty_card_playable", "several_playable"})
"""What nobody is asked at the table, since the player's next card shows it."""


@once
def put_now(decision: Decision) -> bool:
    """Whether the open question is put now: one about a lead, when the table shows that its player is on lead."""
    asked = decision.question
    if asked is not None and asked.key in SHOWN_BY_CARD:
        return False
    if asked is None or asked.moment not in LATER or has_come(decision.open, asked.moment):
        return asked is not None and not _behind(decision)
    return has_the_lead(decision.open, decision.table)


def _behind(decision: Decision) -> bool:
    """Whether the open question waits for a call, and something else that has happened was ruled on meanwhile."""
    waits = decision.open.question is not None and decision.open.question.moment in REPLACED
    return waits and not of_now(decision.open) and not same(decision.open, decision.rulings[-1])


def has_come(ruling: Ruling, moment: Moment) -> bool:
    """Whether a moment has come: something of that moment has been answered already, or the play is over."""
    known = any(fact.moment is moment and not shown(fact, ruling) for fact, _ in ruling.asked)
    table = ruling.case.table
    over = table is not None and (table.play_over or table.round_ended)
    return (known and moment is not Moment.PARTNERS_LEAD) or (over and moment is Moment.END_OF_PLAY)


def shown(fact: Fact[Any], ruling: Ruling) -> bool:
    """Whether the record shows it by itself, perhaps long before its moment."""
    view = ruling.case.view
    return fact.seen is not None and view is not None and fact.seen(view) is not None


def later(decision: Decision) -> list[Ruling]:
    """The rulings whose question is put later."""
    waiting = [ruling for ruling in decision.rulings if ruling.question is not None]
    return [ruling for ruling in waiting if ruling is not decision.open or not put_now(decision)]


def subject(decision: Decision) -> Ruling:
    """The ruling that is spoken of: the one whose question is put now, or on which somebody chose last, or else the last one."""
    return decision.open if put_now(decision) else _decided_last(decision)


@once
def _decided_last(decision: Decision) -> Ruling:
    """The last ruling, unless somebody has chosen about an earlier irregularity of the play since that one came about."""
    *earlier, last = decision.rulings
    since = _came_about(last)
    return max(earlier, key=_chosen_at, default=last) if any(_chosen_at(r) > since for r in earlier) else last


def _came_about(ruling: Ruling) -> int:
    """The event by which an irregularity was found, or last decided about."""
    view = ruling.case.view
    if not isinstance(view, Sight):
        return ruling.case.table.length if ruling.case.table is not None else 0
    settled = view.play.fates.get(view.matter, (None, 0))[1] if isinstance(view, IrregularPlay) else 0
    return max(view.matter.number, settled, _chosen_at(ruling))


def _chosen_at(ruling: Ruling) -> int:
    """The event by which somebody chose last about an irregularity of the play; -1 if nobody has."""
    view, keys = ruling.case.view, {fact.key for fact, _ in ruling.asked if _chosen(fact)}
    if not isinstance(view, IrregularPlay) or not keys:
        return -1
    chose = (n for n, event in enumerate(view.since, start=view.matter.number + 1) if _chooses(event, keys))
    return max(chose, default=-1)


def _chooses(event: Event, keys: set[str]) -> bool:
    """Whether somebody chooses about one of these; what declarer says of a lead or play may be about any of his."""
    if isinstance(event, Restricted):
        return any(key.startswith("declarer_") for key in keys)
    return isinstance(event, Chose) and event.key in keys


@once
def stages(decision: Decision) -> tuple[tuple[Provision, ...], tuple[Provision, ...]]:
    """What was said before the last decision at the table, and what is said now.

    Where the last decision adds nothing and nothing is asked, what stood before it is said.
    """
    now = subject(decision)
    others = [p for r in decision.rulings if not same(r, now) for p in r.provisions]
    first = not _of_this(decision, now)[0]
    beside = [r for r in decision.rulings if not same(r, now)]
    newest = [r for r in beside if _is_newest(r, decision) or (first and is_of_one_moment(r, now))]
    lies = {p.card for p in now.provisions if isinstance(p, PenaltyCard)} & set(decision.table.missed)
    news = [p for r in newest for p in r.provisions if not (lies and isinstance(p, RETURNED))]
    ends: list[Provision] = [p for p in others if isinstance(p, WHEN_IT_ENDS) and _just_ended(decision, now)]
    lying = [r for r in beside if led_for(r, now) or r is decision.rulings[-1]]
    early = [p for r in lying for p in r.provisions if isinstance(p, PenaltyCard)]
    about = [p for r in beside if asks_about(r, now) for p in r.provisions if isinstance(p, Prohibited)]
    ends += [p for p in (*news, *early, *about) if p not in ends]
    earlier, present = _of_this(decision, now)
    before = (*(p for p in others if p not in ends), *earlier)
    return before, (*ends, *_added_up(present, others))


def _added_up(present: list[Provision], others: list[Provision]) -> list[Provision]:
    """The tricks that go over for several revokes of one side, as one number."""
    own = next((p for p in present if isinstance(p, TransferTricks)), None)
    moved = [p for p in others if isinstance(p, TransferTricks) and own is not None and p.to == own.to]
    if own is None or not moved:
        return present
    number = own.number + sum(each.number for each in moved)
    return [TransferTricks(number=number, to=own.to, cite="64A") if p is own else p for p in present]


@once
def said_before(decision: Decision) -> tuple[Provision, ...]:
    """What was said before the question that is put now, of the same irregularity."""
    return tuple(_of_this(decision, subject(decision))[0])


def _of_this(decision: Decision, now: Ruling) -> tuple[list[Provision], list[Provision]]:
    """What was said before of one irregularity, and what is said of it now."""
    rows: list[tuple[int, Provision]] = []
    decided = 0
    for ruling in (r for r in decision.rulings if same(r, now)):
        marks = _decisions(ruling)
        stood = (sum(mark <= known for mark in marks) for known in ruling.because)
        for stage, provision in zip(stood, ruling.provisions, strict=True):
            rows.append((decided + (len(marks) if _is_of_the_score(provision) else stage), provision))
        decided += len(marks)
    last = decided if put_now(decision) else max((stage for stage, _ in rows), default=decided)
    earlier = [p for stage, p in rows if stage < last]
    present = [p for stage, p in rows if stage == last]
    if not any(isinstance(p, RestAsClaimed | TrickAwarded) for p in present):
        return earlier, present
    heard = [p for p in present if _is_hearing(p)]
    return [*earlier, *heard], [p for p in present if not _is_hearing(p)]


def _is_of_the_score(provision: Provision) -> bool:
    """Whether it says what a side gets, which is told at once however early a part of it was known."""
    why_not = isinstance(provision, NoTransfer) and provision.why in OUTCOMES
    return why_not or isinstance(provision, SCORED)


SCORED = AssignOutcome | AverageScores | Award | AwardOwnAverage | BothMembers | ScoreApart

OUTCOMES = frozenset(WhyNoTransfer) - {WhyNoTransfer.BOTH_CORRECTED, WhyNoTransfer.NOT_ESTABLISHED}
"""Why an established revoke moves no trick: said with the score, however early it was known (Law 64B)."""

WHEN_IT_ENDS = PenaltyCard | PickUpCard
"""What becomes of a card that was exposed in the auction, whatever else has happened since (Laws 24D, 24E)."""


def _just_ended(decision: Decision, spoken_of: Ruling) -> bool:
    """Whether the auction has ended, nobody has led, and what is spoken of is another irregularity of the auction."""
    table = decision.table
    ended = table.contract is not None and bool(table.calls) and not table.plays
    return ended and isinstance(spoken_of.case.view, IrregularCall)


def _is_newest(ruling: Ruling, decision: Decision) -> bool:
    """Whether it is about the last call that was made, or a card just found, when another question has come up by it."""
    view = ruling.case.view
    if isinstance(view, Table):
        done = (e for e in reversed(decision.table.events) if isinstance(e, (*TOLD, *CALLS, Played)))
        return ruling.law.id == MISSING_CARD and isinstance(next(done, None), TOLD)
    last = max((n for n, event in enumerate(decision.table.events) if isinstance(event, CALLS)), default=-1)
    return isinstance(view, IrregularCall) and view.looked_at.number == last and not decision.table.lead_faced


CALLS = (Called, CallReplaced)
RETURNED = (RestoreCard, BelongsAllAlong)
MISSING_CARD = "14"
TOLD = (Found, NotFound, DirectorCalled)
"""What a card that was missing is ruled on at, before the game goes on."""


def _is_hearing(provision: Provision) -> bool:
    return isinstance(provision, Required | Permitted | Prohibited) and provision.act in HEARING


def _decisions(ruling: Ruling) -> list[int]:
    """After how many facts the table went on: somebody chose, called again, or the auction or the play ended."""
    marks, moment = [], Moment.NOW
    for number, (fact, _) in enumerate(ruling.asked, start=1):
        went_on = fact.moment not in {Moment.NOW, Moment.PARTNERS_LEAD, moment} and not _early(fact, ruling)
        if _chosen(fact) or (went_on and not _had_come(fact.moment, ruling)):
            marks.append(number)
        moment = moment if isinstance(fact, Proviso) else fact.moment
    return marks


def _early(fact: Fact[Any], ruling: Ruling) -> bool:
    """Whether the record shows during the play already what is otherwise asked at its end."""
    over = ruling.case.table is not None and ruling.case.table.play_over
    return fact.moment is Moment.END_OF_PLAY and not over and shown(fact, ruling)


def _had_come(moment: Moment, ruling: Ruling) -> bool:
    """Whether the auction had ended when a call was made, or ends by what is ruled, so that the table did not go on."""
    view = ruling.case.view
    if moment is not Moment.END_OF_AUCTION or not isinstance(view, IrregularCall):
        return False
    bidding = view.table.bidding
    ended_by_it = bidding.turn is None and bidding.live and bidding.live[-1].number == view.matter.number
    return view.matter.fault is Fault.AFTER_THE_END or bool(ended_by_it)


def _chosen(fact: Fact[Any]) -> bool:
    return fact.source is Source.CHOICE and fact.asked_of is not Role.DIRECTOR
