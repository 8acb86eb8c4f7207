"""Returns: what a Director has to come back to, and whether its moment has come.

Whatever he says about coming back has its reminder: the questions that wait for their moment, and the
provisions that do. One stays until it is answered, or until somebody says that it is done.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from lawbook.bridge import Seat
from lawbook.desk import Decision, gone_back
from lawbook.event.calls import ReminderSettled
from lawbook.law.consult import Ruling
from lawbook.law.fact import Fact, Moment
from lawbook.law.provision import (
    FaceUntil,
    MayRestrictLead,
    MayRestrictPenaltyLead,
    PenaltyCard,
    PenaltyRank,
    Provision,
    Remind,
    Section,
    fields,
)
from lawbook.law.role import Who
from lawbook.session.call import DirectorCall
from lawbook.session.clock import up_to
from lawbook.table import Table
from lawbook.table.acts import turn_of
from lawbook.table.seen.sight import Sight
from lawbook.voice.foreseen import foreseen
from lawbook.voice.stages import has_come, put_now

__all__ = ["Reminder", "moment_of", "reminders"]


@dataclass(frozen=True, slots=True)
class Reminder:
    """Something that a ruling leaves for later."""

    call: DirectorCall
    key: str
    """By what it is known in the log."""
    moment: Moment
    about: Fact[Any] | Provision
    """What is asked then, or what is looked after."""
    asked_of: Who | None
    cites: tuple[str, ...]
    due: bool
    """Whether its moment has come."""


def reminders(call: DirectorCall, decision: Decision, come: Collection[Moment]) -> Iterator[Reminder]:
    """What the ruling of a call leaves for later; `come` are the moments that have come at its table."""
    done = {each.entry.reminder for each in call.settled if isinstance(each.entry, ReminderSettled)}
    here = {*come, *_shown(decision.table)}
    found = (*_asked(call, decision, here), *_told(call, decision, here), *_foreseen(call, decision, here))
    for reminder in found:
        if reminder.key not in done:
            done.add(reminder.key)
            yield reminder


def _asked(call: DirectorCall, decision: Decision, come: Collection[Moment]) -> Iterator[Reminder]:
    """The questions that wait for their moment."""
    for number, ruling in enumerate(decision.rulings):
        fact = ruling.question
        if fact is None or fact.moment is Moment.NOW:
            continue
        now = ruling is decision.open and put_now(decision)
        due = now or fact.moment in come or has_come(ruling, fact.moment)
        key = f"{fact.key}@{number}" if number else fact.key
        yield Reminder(call, key, fact.moment, fact, fact.asked_of, (), due)


def _told(call: DirectorCall, decision: Decision, come: Collection[Moment]) -> Iterator[Reminder]:
    """The provisions that wait for their moment, as long as nothing of that moment was answered since.

    A card becomes a penalty card once, though a second Law says it too.
    """
    cards: set[object] = set()
    for number, ruling in enumerate(decision.rulings):
        later = tuple(one for other in decision.rulings[number + 1 :] for one in other.provisions)
        rows = zip(ruling.provisions, ruling.because, strict=True)
        for place, (provision, known) in enumerate(rows, start=1):
            moment = moment_of(provision)
            if (
                moment is None
                or moment in _answered_since(known, number, decision)
                or gone_back(provision, (*ruling.provisions[place:], *later))
                or _card(provision) in cards
            ):
                continue
            cards |= {_card(provision)} - {None}
            due = moment in come or _on_lead(provision, moment, decision.table)
            key = f"{provision.kind} {provision.cite}"
            yield Reminder(call, key, moment, provision, None, provision.citations, due)


def _foreseen(call: DirectorCall, decision: Decision, come: Collection[Moment]) -> Iterator[Reminder]:
    """That somebody looks after the play at what an enforced pass has done."""
    moment = Moment.END_OF_PLAY
    for _, handed in foreseen(decision):
        key = f"{handed.kind} {handed.cite}"
        yield Reminder(call, key, moment, handed, None, handed.citations, moment in come)


def _card(provision: Provision) -> object:
    """Whose penalty card it is, and which; None for any other provision."""
    return (provision.seat, provision.card) if isinstance(provision, PenaltyCard) else None


def moment_of(provision: Provision) -> Moment | None:
    """When a provision wants the Director back; None for one that does not."""
    match provision:
        case Remind(when=when):
            return None if when is Moment.NOW else when
        case FaceUntil(until=until):
            return None if until is Moment.NOW else until
        case MayRestrictLead() | MayRestrictPenaltyLead() | PenaltyCard(rank=PenaltyRank.MAJOR):
            return Moment.PARTNERS_LEAD
        case _ if provision.section is Section.COME_BACK:
            return Moment.END_OF_PLAY
        case _:
            return None


def _answered_since(known: int, number: int, decision: Decision) -> set[Moment]:
    """The moments of what was answered about the same irregularity after so many facts of a ruling were known."""
    ruling = decision.rulings[number]
    later = [r for r in decision.rulings[number + 1 :] if _matter(r) == _matter(ruling)]
    asked = (*ruling.asked[known:], *(pair for each in later for pair in each.asked))
    return {fact.moment for fact, _ in asked}


def _matter(ruling: Ruling) -> object:
    view = ruling.case.view
    return view.matter if isinstance(view, Sight) else None


def _shown(table: Table) -> tuple[Moment, ...]:
    """The moments that have come by the record."""
    if table.play_over:
        return up_to(Moment.END_OF_PLAY)
    return up_to(Moment.END_OF_AUCTION) if table.auction_over else ()


def _on_lead(provision: Provision, moment: Moment, table: Table) -> bool:
    """Whether the player whom it is about has to lead now, as the record shows."""
    seat, position = fields(provision).get("seat"), table.position
    if (
        moment is not Moment.PARTNERS_LEAD
        or not isinstance(seat, Seat)
        or position is None
        or position.current
    ):
        return False
    return turn_of(table) is (seat.partner if isinstance(provision, PenaltyCard) else seat)
