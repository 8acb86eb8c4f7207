"""A player holds the cards of another board, or the wrong board is on the table.

A call made on the wrong cards is cancelled with all that follow, and the same player's call on the
other board is watched later. A wrong board that nobody at the table knows is simply played; one that
somebody has played before is cancelled. Teams that play a wrong board are ruled under Law 86.
"""

from lawbook.bridge import Seat, Side
from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, Moment, choose, judge, one_of, proviso, yes_no
from lawbook.law.laws.law_12 import FORM, ContestForm
from lawbook.law.provision import (
    Act,
    Adjust,
    Authorized,
    CancelCall,
    CancelFrom,
    ContinuesIn,
    Form,
    Gap,
    MayCall,
    Penalize,
    Permitted,
    PlayOn,
    Reason,
    Remind,
    Required,
    Silent,
    StopBoard,
    Strength,
    Unauthorized,
    Verb,
    What,
)
from lawbook.law.redress import artificial_by_12, by_12
from lawbook.law.role import Role
from lawbook.table import Table
from lawbook.table.record.events import WrongBoard
from lawbook.table.seen.explanation import lead_faced
from lawbook.table.seen.sight import Explanation, View, of_record, record_of
from lawbook.table.seen.wrong_cards import (
    called_on_them,
    called_since,
    holders_of,
    lead_was_faced,
    opponents_too,
)


class Wrong(Label):
    """What is wrong."""

    CARDS = "cards", "A player holds the cards of another board"
    BOARD = "board", "The board is not the one that this table has to play now"


class OtherCall(Label):
    """The offender's call on the board that his cards came from."""

    SAME = "same", "The same as the cancelled call, and with much the same meaning"
    DIFFERS = "differs", "Another call, one of much different meaning, or a psychic one"
    NEVER = "never", "He does not play that board"


class Replay(Label):
    """Whether the right board is made up for."""

    LATER = "later", "Both pairs play the right board against each other later"
    NOT = "not", "They do not"


@of_record
def _wrong(table: Table) -> Wrong | None:
    if table.on_wrong_cards is not None:
        return Wrong.CARDS
    return Wrong.BOARD if table.all(WrongBoard) else None


@of_record
def _partner_called(table: Table) -> bool | None:
    return None if table.on_wrong_cards is None else called_since(table, table.on_wrong_cards.partner)


def _holders(table: Table, *, theirs: bool) -> Seat | Side | None:
    """Who of the offender's side, or of the other, holds cards of another board."""
    side = None if table.on_wrong_cards is None else table.on_wrong_cards.side
    return None if side is None else holders_of(table, side.opponents if theirs else side)


def _lead_faced(view: View) -> bool | None:
    if isinstance(view, Explanation):
        return lead_faced(view)
    table = record_of(view)
    return lead_was_faced(table) if table.told else None


WRONG = one_of("wrong_board_or_cards", "What is wrong?", Wrong, seen=_wrong)
CALLED = yes_no("called_on_wrong_cards", "Has he called on the wrong cards?", seen=of_record(called_on_them))
LEAD_FACED = yes_no("opening_lead_faced", "Has an opening lead been faced?", seen=_lead_faced)
NORMAL = judge("normal_play_possible", "Can the board still be played normally?")
PARTNER_CALLED = yes_no("partner_called_after", "Has his partner called since?", seen=_partner_called)
OTHER_CALL = one_of(
    "call_on_other_board",
    "On the board that the cards came from, what does he call when it is played?",
    OtherCall,
    moment=Moment.OTHER_BOARD,
)
PLAYED_BEFORE = proviso(
    "played_before",
    "Has any of the four played this board before, against anybody?",
    "one of the four has played this board before, against anybody",
    "15B1",
)
REPLAY = choose("right_board_later", "Do they play the right board later?", Replay, by=Role.DIRECTOR)
OFFENDER: Detail[Seat] = Detail("offender", of_record(lambda table: table.on_wrong_cards))
OFFENDERS: Detail[Side] = Detail(
    "offenders", of_record(lambda table: None if table.on_wrong_cards is None else table.on_wrong_cards.side)
)
INNOCENT: Detail[Side] = Detail(
    "non_offenders",
    of_record(lambda table: None if table.on_wrong_cards is None else table.on_wrong_cards.side.opponents),
)
HOLDERS: Detail[Seat | Side] = Detail(
    "holders_of_wrong_cards", of_record(lambda table: _holders(table, theirs=False))
)
OPPONENTS: Detail[Seat | Side] = Detail(
    "opponents_with_wrong_cards", of_record(lambda table: _holders(table, theirs=True))
)
OPPONENTS_TOO = proviso(
    "opponents_on_wrong_cards",
    "Does an opponent of his hold cards of another board as well?",
    "an opponent of his holds cards of another board as well",
    "15A1",
    seen=of_record(opponents_too),
)
DEPRIVED = yes_no("deprived_of_score", "Does a contestant lose the chance of a valid score on a board by it?")


@law("15", edition=2017, title="Wrong board or hand")
def wrong_board_or_hand(case: Case) -> Provisions:
    if case[WRONG] is Wrong.CARDS:
        yield from wrong_cards(case)
    elif case[FORM] is ContestForm.TEAMS:
        yield ContinuesIn(law="86", cite="15B", see=("86B",))
    else:
        yield from wrong_board(case)


def wrong_cards(case: Case) -> Provisions:
    if not case[CALLED]:
        offender = case.known(OFFENDER, Role.OFFENDER)
        yield Required(who=offender, act=Act.LOOK_AT_RIGHT_HAND, verb=Verb.DOES, cite="7B1")
        yield ContinuesIn(law="16", given=(("information_from", "elsewhere"),), cite="16D1")
    elif case[LEAD_FACED]:
        yield from found_in_play(case)
    else:
        yield from call_cancelled(case)


def found_in_play(case: Case) -> Provisions:
    """The clause speaks of the auction only; in the play the Director has his general powers."""
    cite = "15A" if case.edition >= 2017 else "17D"
    yield Silent(what=Gap.CARDS_FOUND_IN_PLAY, cite=cite, see=("82B",))
    if case[NORMAL]:
        yield PlayOn(cite="82A")
    else:
        yield StopBoard(cite="82B2")
        yield ContinuesIn(law="12", given=(("adjustment_ground", "no_normal_play"),), cite="12A2")


def call_cancelled(case: Case) -> Provisions:
    offender = case.known(OFFENDER, Role.OFFENDER)
    yield CancelCall(seat=offender, cite="15A1")
    yield CancelFrom(seat=offender, cite="15A1")
    both = case.unless(OPPONENTS_TOO)
    yield from _information(case, both=both)
    yield Penalize(to=offender, strength=Strength.MAY, cite="15A4", see=("90B7",))
    yield Remind(when=Moment.OTHER_BOARD, what=Act.COMPARE_CALLS, cite="15A3")
    if case[PARTNER_CALLED]:
        yield StopBoard(cite="15A2(a)")
        yield Adjust(form=Form.EITHER, because=Reason.PARTNER_CALLED, cite="15A2(a)", see=("12C1(a)",))
        yield by_12("15A2(a)")
    else:
        holders = case.known(HOLDERS, Role.OFFENDER)
        yield Required(who=holders, act=Act.LOOK_AT_RIGHT_HAND, verb=Verb.DOES, cite="15A2(b)")
        if both:
            others = case.known(OPPONENTS, Role.NON_OFFENDING_SIDE)
            yield Required(who=others, act=Act.LOOK_AT_RIGHT_HAND, verb=Verb.DOES, cite="15A2(b)")
        yield MayCall(seat=offender, cite="15A2(b)")
    yield from other_board(case)


def _information(case: Case, *, both: bool) -> Provisions:
    """Who may use the calls that are gone; where both sides called on wrong cards each is an offender towards the other."""
    innocent = case.known(INNOCENT, Role.NON_OFFENDING_SIDE)
    offenders = case.known(OFFENDERS, Role.OFFENDING_SIDE)
    if not both:
        yield Authorized(what=What.WITHDRAWN_CALLS, to=innocent, cite="15A2(c)", see=("16C1",))
    to = Role.BOTH_SIDES if both else offenders
    yield Unauthorized(what=What.WITHDRAWN_CALLS, to=to, cite="15A2(c)", see=("16C2",))


def other_board(case: Case) -> Provisions:
    """What the offender's call on the other board brings; this board is not touched by it."""
    other = case[OTHER_CALL]
    if other is OtherCall.SAME:
        yield Permitted(who=Role.DIRECTOR, act=Act.LET_OTHER_BOARD_BE_PLAYED, cite="15A3")
    elif other is OtherCall.DIFFERS:
        yield Adjust(form=Form.EITHER, because=Reason.CALL_DIFFERS, cite="15A3", see=("12C1(a)",))
        yield by_12("15A3")


def wrong_board(case: Case) -> Provisions:
    if case.unless(PLAYED_BEFORE):
        yield StopBoard(cite="15B1")
    else:
        yield PlayOn(cite="15B2")
        if case[REPLAY] is Replay.LATER:
            yield Required(who=Role.BOTH_SIDES, act=Act.REPLAY_LATER, verb=Verb.DOES, cite="15B2")
    if case[DEPRIVED]:
        yield Adjust(
            form=Form.ARTIFICIAL, to=Role.CONTESTANT, because=Reason.DEPRIVED, cite="15B3", see=("12C2(a)",)
        )
        yield artificial_by_12("15B3")
