"""The auction period: it begins with the cards, the dealer calls first, and nobody may lose his turn.

A call on the cards of another board is cancelled; the board is lost if partner has called over it, or if an opponent
has and the new call differs. Three passes do not end the auction if one of them was made out of rotation and took a
player's turn away. How the period ends stands in Law 22.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Moment, judge, one_of, yes_no
from lawbook.law.laws.edition_2007.information import closed_to_offenders, open_to_opponents
from lawbook.law.laws.law_15 import (
    CALLED,
    LEAD_FACED,
    OFFENDER,
    OTHER_CALL,
    PARTNER_CALLED,
    OtherCall,
    found_in_play,
)
from lawbook.law.laws.law_17 import THREE_PASSES, TURN_LOST, turn_given_back
from lawbook.law.provision import (
    Act,
    Adjust,
    Calls,
    CancelCall,
    ContinuesIn,
    Form,
    MayCall,
    MustCall,
    Penalize,
    Permitted,
    Reason,
    Remind,
    Required,
    StopBoard,
    Strength,
    Verb,
)
from lawbook.law.redress import artificial_by_12
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table import Table
from lawbook.table.seen.sight import of_record
from lawbook.table.seen.wrong_cards import called_since


class InPeriod(Label):
    """What has come up in the auction period."""

    CARDS = "cards", "A player holds the cards of another board"
    PASSES = "passes", "It is asked whether the auction has ended"


@of_record
def _in_period(table: Table) -> InPeriod | None:
    if table.on_wrong_cards is not None:
        return InPeriod.CARDS
    return InPeriod.PASSES if table.calls else None


@of_record
def _lho_called(table: Table) -> bool | None:
    return None if table.on_wrong_cards is None else called_since(table, table.on_wrong_cards.lho)


IN_PERIOD = one_of(
    "auction_period_question", "What has come up in the auction period?", InPeriod, seen=_in_period
)
LHO_CALLED = yes_no(
    "lho_called_over_wrong_cards", "Has his left-hand opponent called over it?", seen=_lho_called
)
NEW_CALL_DIFFERS = judge(
    "new_call_differs",
    "Does the call that he makes on the right cards differ: another call, one of much different meaning, or a psychic one?",
    moment=Moment.REPLACEMENT,
)


@law("17", edition=2007, title="Duration of the auction")
def auction_period_2007(case: Case) -> Provisions:
    if case[IN_PERIOD] is InPeriod.CARDS:
        yield from wrong_cards(case)
    elif not case[THREE_PASSES]:
        yield ContinuesIn(law="29", cite="17C")
    elif not case[TURN_LOST]:
        yield ContinuesIn(law="22", cite="17E1", see=("22A2",))
    else:
        yield from as_then(turn_given_back(case))


def wrong_cards(case: Case) -> Provisions:
    if not case[CALLED]:
        yield Required(who=Role.OFFENDER, act=Act.LOOK_AT_RIGHT_HAND, verb=Verb.DOES, cite="7B1")
        yield ContinuesIn(law="16", given=(("information_from", "elsewhere"),), cite="16C1")
    elif case[LEAD_FACED]:
        yield from found_in_play(case)
    else:
        yield from call_cancelled(case)


def call_cancelled(case: Case) -> Provisions:
    """What was called over it is as lost as it is, but an opponent who has called may have to call so again."""
    offender = case.known(OFFENDER, Role.OFFENDER)
    yield CancelCall(seat=offender, cite="17D1")
    yield open_to_opponents()
    yield closed_to_offenders()
    yield Penalize(to=offender, strength=Strength.MAY, cite="17D4", see=("90B7",))
    yield Remind(when=Moment.OTHER_BOARD, what=Act.COMPARE_CALLS, cite="17D3")
    if case[PARTNER_CALLED]:
        yield from lost(Reason.PARTNER_CALLED, "17D2")
    else:
        yield Required(who=offender, act=Act.LOOK_AT_RIGHT_HAND, verb=Verb.DOES, cite="17D2")
        yield MayCall(seat=offender, cite="17D2")
        if case[LHO_CALLED]:
            yield from called_over(case)
    yield from other_board(case)


def called_over(case: Case) -> Provisions:
    if case[NEW_CALL_DIFFERS]:
        yield from lost(Reason.NEW_CALL_DIFFERS, "17D2")
    else:
        yield MustCall(seat=Role.LHO, calls=Calls.SAME_AGAIN, cite="17D2")


def lost(because: Reason, cite: str) -> Provisions:
    yield StopBoard(cite=cite)
    yield Adjust(form=Form.ARTIFICIAL, because=because, cite=cite, see=("12C2(a)",))
    yield artificial_by_12(cite, "12C2(a)")


def other_board(case: Case) -> Provisions:
    """What the offender's call on the board that the cards came from brings; this board is not touched by it."""
    other = case[OTHER_CALL]
    if other is OtherCall.SAME:
        yield Permitted(who=Role.DIRECTOR, act=Act.LET_OTHER_BOARD_BE_PLAYED, cite="17D3")
    elif other is OtherCall.DIFFERS:
        yield Adjust(form=Form.ARTIFICIAL, because=Reason.CALL_DIFFERS, cite="17D3", see=("12C2(a)",))
        yield artificial_by_12("17D3")
