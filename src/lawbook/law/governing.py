"""Governing: which Law governs what a record shows to be wrong, and into which others its ruling goes on."""

from collections.abc import Iterator

from lawbook.bridge import Bid, Word
from lawbook.law.book import find_law
from lawbook.law.consult import Law
from lawbook.law.routes import ROUTES
from lawbook.table import (
    Besides,
    Fault,
    Kind,
    PlayFate,
    PlayFault,
    Table,
    TurnOf,
    irregularities,
)
from lawbook.table.seen.call import had_called, overtaken, rho_had_to_pass, whose_turn
from lawbook.table.seen.card_played import said_unintended
from lawbook.table.seen.claim import claim_agreed, doubts_own_concession
from lawbook.table.seen.dummy import saved_from_revoke
from lawbook.table.seen.notice import before_declarers_lead, play_when_noticed
from lawbook.table.seen.revoke import fate
from lawbook.table.seen.sight import (
    DefectiveTrick,
    Explanation,
    IrregularAct,
    IrregularCall,
    IrregularPlay,
    Revoke,
    Sight,
    View,
    act_of,
    call_of,
    sight_of,
    sights,
)
from lawbook.table.seen.tricks import went_back_at_once

__all__ = [
    "FOLLOWED",
    "FOLLOWED_BESIDES",
    "FOLLOWED_IN_AUCTION",
    "FOLLOWED_IN_PLAY",
    "FOLLOWED_OF_CLAIMS",
    "FOLLOWED_OF_REMARKS",
    "governing",
    "law_of",
    "record_for",
]


def governing(table: Table, edition: int) -> Iterator[tuple[Law, View]]:
    """The Law or route for each thing that the record shows to be wrong, in order, with the record to rule on."""
    for found in irregularities(table):
        match found.kind:
            case Kind.WRONG_NUMBER | Kind.MISSING_CARD:
                yield ROUTES["wrong_number"], table
            case Kind.CALL if found.matter is not None:
                call = call_of(table, found.matter)
                yield find_law(law_of_call(call), edition), call
            case Kind.PLAY if found.play is not None:
                play = sight_of(table, found.play)
                yield find_law(law_of_play(play), edition), play
            case Kind.BESIDES if found.incident is not None:
                yield find_law(LAW_OF_INCIDENT[found.incident.what], edition), act_of(table, found.incident)
            case _:
                yield find_law(law_of_cards(found.kind, edition), edition), table


LAW_OF_INCIDENT = {
    Besides.EXPLANATION: "75",
    Besides.CORRECTED: "20",
    Besides.OWN_CALL: "20",
    Besides.NOT_ALERTED: "21",
    Besides.REVIEW: "20",
    Besides.PSYCHED: "40",
    Besides.TOGETHER: "33",
    Besides.DISPLACED: "7",
    Besides.RETURNED: "22",
    Besides.HELD: "45",
    Besides.DUMMY_SPOKE: "42",
    Besides.DUMMY_ACTED: "43",
    Besides.TOUCHED: "45",
    Besides.ASKED_NONE: "61",
    Besides.INSPECTED: "66",
    Besides.CONSULTED: "40",
    Besides.WRONG_WAY: "65",
}


LAW_OF_CARDS = {
    Kind.SURPLUS_CARD: "13",
    Kind.OTHER_BOARD: "15",
    Kind.SIGHT: "16",
    Kind.GIVEN_AWAY: "16",
    Kind.WRONG_CARDS: "87",
    Kind.WRONG_BOARD: "15",
    Kind.MISRULED: "82",
}


def law_of_cards(kind: Kind, edition: int) -> str:
    """The Law that governs what is wrong with the cards; a hand from another board had its place in Law 17."""
    return "17" if kind is Kind.OTHER_BOARD and edition < 2017 else LAW_OF_CARDS[kind]


LAW_OF_FAULT = {
    Fault.INSUFFICIENT: "27",
    Fault.INADMISSIBLE: "36",
    Fault.OBLIGED: "37",
    Fault.ABOVE_SEVEN: "38",
    Fault.AFTER_THE_END: "39",
    Fault.CHANGED: "25",
    Fault.NOT_REPEATED: "31",
    Fault.NOT_ALLOWED: "27",
    Fault.EXPOSED: "24",
    Fault.TURN_LOST: "17",
}


def law_of(sight: Sight) -> str:
    """The Law that governs the irregularity that is looked at."""
    match sight:
        case IrregularCall():
            return law_of_call(sight)
        case IrregularPlay():
            return law_of_play(sight)
        case IrregularAct():
            return LAW_OF_INCIDENT[sight.matter.what]


def law_of_call(sight: IrregularCall) -> str:
    """The Law that governs an irregular call."""
    matter = sight.matter
    if matter.fault is Fault.NOT_ALLOWED and matter.first is None:
        return "36"  # a double that 30B2(b) of 2007 forbids, with no Law of its own
    if matter.fault is not Fault.OUT_OF_ROTATION:
        return LAW_OF_FAULT[matter.fault]
    if overtaken(sight) or rho_had_to_pass(sight):
        return "28"
    if whose_turn(sight) is TurnOf.LHO and had_called(sight):
        return "25"
    match matter.call:
        case Bid():
            return "31"
        case Word.PASS:
            return "30"
        case _:
            return "32"


LAW_OF_PLAY = {
    PlayFault.BEFORE_PLAY: "24",
    PlayFault.FACE_DOWN: "41",
    PlayFault.FACE_DOWN_CHANGED: "41",
    PlayFault.PREMATURE_LEAD: "57",
    PlayFault.OUT_OF_TURN: "57",
    PlayFault.OMITTED: "67",
    PlayFault.AGAIN: "67",
    PlayFault.PENALTY_NOT_PLAYED: "52",
    PlayFault.BEFORE_CHOICE: "49",
    PlayFault.DESIGNATION: "46",
    PlayFault.NOT_NAMED: "45",
    PlayFault.PENALTY_LEAD: "50",
    PlayFault.TOGETHER: "58",
    PlayFault.DOUBTFUL: "61",
    PlayFault.SEVERAL: "58",
}

FOLLOWED = frozenset({"47", "50", "51", "55", "56", "64", "67", "69", "70", "71"})
"""The Laws in which a ruling on the play goes on without being asked: penalty cards, revokes, claims to their end."""

FOLLOWED_IN_PLAY = frozenset({("67", "45")})
"""From which Law into which one besides: a fifth card, when one side has gone on already (67A2)."""

FOLLOWED_IN_AUCTION = frozenset(
    {
        *(("30", "31"), ("31", "27"), ("17", "26"), ("25", "26"), ("30", "26")),
        *(("26", "23"), ("30", "23"), ("31", "23"), ("32", "23")),
    }
)
"""From which Law into which one a ruling on a call goes on.

An artificial pass (30C), a repeat that is insufficient (31A1), what a withdrawn call costs when its side defends
(25B, and 30A where an authority reads it so), and what a comparable one has brought in the end (23C).
"""

FOLLOWED_BESIDES = frozenset({"21", "43", "75"})
"""The Laws in which a ruling on what was said or done besides goes on without being asked."""
FOLLOWED_OF_REMARKS = frozenset({("65", "16")})
"""From which Law into which one: what was said of a card too late may have told partner something (65B3)."""
FOLLOWED_OF_CLAIMS = frozenset({("68", "69"), ("68", "70"), ("69", "70")})
"""Where a claim or concession goes on that nobody has doubted before the Director."""


def law_of_play(sight: IrregularPlay) -> str:
    """The Law that governs an irregular play."""
    matter, table = sight.matter, sight.table
    match matter.fault:
        case PlayFault.LEAD_OUT_OF_TURN:
            return law_of_lead(sight)
        case PlayFault.BEFORE_CHOICE if fate(sight) is PlayFate.ACCEPTED:
            return "60"
        case PlayFault.REVOKE if saved_from_revoke(sight):
            return "43"
        case PlayFault.REVOKE | PlayFault.DISOBEYED:
            return "63" if fate(sight) is PlayFate.ESTABLISHED else "62"
        case PlayFault.EXTRA:
            led = fate(sight) in {
                PlayFate.ACCEPTED,
                PlayFate.REFUSED,
            }  # to the next trick, as the answer tells
            gone = isinstance(sight, DefectiveTrick) and went_back_at_once(sight)
            then = play_when_noticed(sight)
            tricks = table.tricks if then is None else then.tricks
            return "45" if led or gone or len(tricks) <= matter.trick else "67"
        case PlayFault.EXPOSED:
            return "49" if table.defends(matter.seat) else "48"
        case PlayFault.CHANGED:
            return "45" if said_unintended(sight) and matter.seat in {None, table.dummy} else "47"
        case PlayFault.CLAIM:
            return law_of_claim(sight)
        case fault:
            return LAW_OF_PLAY[fault]


def law_of_lead(sight: IrregularPlay) -> str:
    """The Law that governs a lead out of turn: by the trick, and by the side that made it."""
    if before_declarers_lead(sight):
        return "60"
    if sight.matter.trick in {1, 13}:
        return "54" if sight.matter.trick == 1 else "53"
    return "56" if sight.table.defends(sight.seat) else "55"


def law_of_claim(sight: IrregularPlay) -> str:
    """The Law that governs a doubt: 68 while nobody has agreed; then 71 for a concession of one's own, else 69."""
    if not claim_agreed(sight):
        return "68"
    return "71" if doubts_own_concession(sight) else "69"


def record_for(table: Table, number: str) -> View:
    """The record to rule on under a Law that was named: seen from what the Law governs, or else the first call."""
    known = [sight for sight in sights(table) if not _of_unknown_card(sight)]
    fitting = (sight for sight in known if _is_about(sight, number))
    calls = (sight for sight in known if isinstance(sight, IrregularCall))
    handed = (sight for sight in known if number == INFORMATION)
    return next(iter((*fitting, *calls, *handed)), table)


INFORMATION = "16"
"""The Law to which others hand over what somebody has shown, so that it speaks of the same players."""


def _is_about(sight: Sight, number: str) -> bool:
    """Whether a Law is about an irregularity: it governs it, or is one of those on revokes."""
    if isinstance(sight, IrregularAct) and number in FOLLOWED_BESIDES:
        return True
    if number in OF_PROCEDURE or (isinstance(sight, Explanation) and number == "40"):
        return True
    if isinstance(sight, IrregularPlay) and number in OF_PLAYS.get(sight.matter.fault, ()):
        return True
    return law_of(sight) == number or (isinstance(sight, Revoke) and number in OF_REVOKES)


def _of_unknown_card(sight: Sight) -> bool:
    """Whether it is a card that the hand, as far as the deal is known, does not have."""
    return isinstance(sight, IrregularPlay) and sight.matter.fault is PlayFault.NOT_HELD


OF_REVOKES = frozenset({"61", "62", "63", "64"})
OF_PROCEDURE = frozenset({"9", "11"})
"""The Laws that are about an irregularity of any kind."""
OF_PLAYS = {
    PlayFault.LEAD_OUT_OF_TURN: {"53", "60"},
    PlayFault.FACE_DOWN: {"54"},
    PlayFault.PREMATURE_LEAD: {"56", "60"},
    PlayFault.OUT_OF_TURN: {"60"},
    PlayFault.DISOBEYED: {"52"},
    PlayFault.NOT_NAMED: {"61"},
}
"""The Laws that are about an irregular play besides the one that governs it."""
