"""Chosen: what players chose about an irregular call or play, as events of the story.

The file of a Law whose choices are looked for is read only when that Law has ruled.
"""

from collections.abc import Iterator

from lawbook.bridge import Seat
from lawbook.law.acceptance import ACCEPTS, Acceptance
from lawbook.law.consult import Ruling
from lawbook.law.fact import Source
from lawbook.law.role import Role
from lawbook.table import PlayFate, PlayFault, PlayMatter
from lawbook.table.record.events import Accepted, CardWithdrawn, Chose, Event, Refused
from lawbook.table.seen.call import accepted, second_accepted
from lawbook.table.seen.played_since import others_cards, others_changed, partner_changed, partners_cards
from lawbook.table.seen.revoke import fate
from lawbook.table.seen.sight import IrregularCall, IrregularPlay, View

__all__ = ["changed", "chosen"]


def chosen(ruling: Ruling, view: View) -> Iterator[Event]:
    """What was chosen, where the record does not show it yet."""
    choice = dict(ruling.asked).get(ACCEPTS)
    if isinstance(view, IrregularCall) and choice is not None and accepted(view) is None:
        yield _said(view.seat.lho, choice)
    match ruling.law.id, view:
        case "27", IrregularCall():
            yield from _second_accepted(ruling, view)
        case "55", IrregularPlay():
            yield from _lead_accepted(ruling, view)
        case _, IrregularPlay(matter=PlayMatter(fault=PlayFault.PENALTY_LEAD)):
            yield from _chosen_by_declarer(ruling, view)


def _said(seat: Seat, choice: Acceptance) -> Event:
    return Accepted(seat) if choice is Acceptance.ACCEPT else Refused(seat)


def _second_accepted(ruling: Ruling, view: IrregularCall) -> Iterator[Event]:
    """What he says about a second insufficient bid (Law 27B4)."""
    from lawbook.law.laws.law_27 import SECOND  # noqa: PLC0415

    choice = dict(ruling.asked).get(SECOND)
    if choice is not None and second_accepted(view) is None:
        yield _said(view.seat.lho, choice)


def _lead_accepted(ruling: Ruling, view: IrregularPlay) -> Iterator[Event]:
    """What the defenders say about declarer's lead out of turn, the one who plays next after it first (Law 55A)."""
    from lawbook.law.laws.law_55 import DEFENDERS, Defenders  # noqa: PLC0415

    words = {
        Defenders.ACCEPT: (Accepted,),
        Defenders.RETRACT: (Refused,),
        Defenders.NEXT_ACCEPTS: (Accepted, Refused),
        Defenders.NEXT_RETRACTS: (Refused, Accepted),
    }
    choice = dict(ruling.asked).get(DEFENDERS)
    if choice is not None and fate(view) is PlayFate.OPEN:
        yield from (
            said(seat) for said, seat in zip(words[choice], (view.seat.lho, view.seat.rho), strict=False)
        )


def changed(ruling: Ruling, view: View) -> Iterator[Event]:
    """The cards that somebody takes back who may change what he played after a revoke, which goes back first (Law 62C)."""
    if ruling.law.id != "62" or not isinstance(view, IrregularPlay):
        return
    from lawbook.law.laws.law_62 import OTHERS, PARTNER, Choice  # noqa: PLC0415

    asked = dict(ruling.asked)
    if asked.get(OTHERS) is Choice.CHANGE and others_changed(view) is None:
        yield from (CardWithdrawn(seat, card) for seat, card in others_cards(view)[-1:])
    if asked.get(PARTNER) is Choice.CHANGE and partner_changed(view) is None:
        yield from (CardWithdrawn(seat, card) for seat, card in partners_cards(view))


def _chosen_by_declarer(ruling: Ruling, view: IrregularPlay) -> Iterator[Event]:
    """What declarer chose when he was reminded of a penalty card (50D2, 51B)."""
    contract = view.table.contract
    if contract is None or view.matter in view.table.play_matters:
        return
    for fact, value in ruling.asked:
        if fact.source is Source.CHOICE and fact.asked_of is Role.DECLARER:
            yield Chose(contract.declarer, fact.key, fact.answers.word(value))
