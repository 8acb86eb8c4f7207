"""The wrong defender has faced an opening lead; declarer has five options.

He may spread his hand and let partner be declarer; accept the lead, remain declarer and see dummy; or refuse
it, when the card becomes a major penalty card and he requires, forbids or leaves free the lead of its suit. Once
he has shown a card of his own, or could see one of dummy's, he has no choice left.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, choose, one_of, yes_no
from lawbook.law.laws.law_50 import PenaltyLead, left_on_table, major_alone, partner_restricted
from lawbook.law.laws.law_53 import TOLD, gone_on, told_wrongly
from lawbook.law.laws.law_56 import partner_led_too
from lawbook.law.provision import (
    BecomesDeclarer,
    BecomesDummy,
    CardStands,
    ContinuesIn,
    ExplainOptions,
    SpreadHand,
    TurnToPlay,
    WithdrawCard,
)
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table import PlayFate, PlayFault
from lawbook.table.seen.aftermath import (
    Since,
    accepted,
    led_face_down_too,
    presumed_declarer,
    presumed_dummy,
    reply,
    spread,
)
from lawbook.table.seen.revoke import fate
from lawbook.table.seen.sight import IrregularPlay, of_play


class OpeningLead(Label):
    """What opening lead was made out of turn."""

    FACED = "faced", "Wrong defender, face up"
    FACE_DOWN = "face_down", "Wrong defender, still face down"
    DECLARING_SIDE = "declaring_side", "By declarer's side"


class Option(Label):
    """What declarer may do, in the order of the Law."""

    SPREAD = "spread", "He accepts, as dummy"
    ACCEPT = (
        "accept",
        "He accepts, as declarer",
    )
    REQUIRE = "require", "He requires that suit"
    FORBID = (
        "forbid",
        "He forbids that suit",
    )
    LEAVE = "leave", "He leaves the lead free"


@of_play
def _lead(play: IrregularPlay) -> OpeningLead | None:
    if not play.defends:
        return None if play.defends is None else OpeningLead.DECLARING_SIDE
    return {
        PlayFault.FACE_DOWN: OpeningLead.FACE_DOWN,
        PlayFault.LEAD_OUT_OF_TURN: OpeningLead.FACED,
    }.get(play.matter.fault)


@of_play
def _option(play: IrregularPlay) -> Option | None:
    """A refusal does not tell what he does about the lead that comes then."""
    if spread(play):
        return Option.SPREAD
    return Option.ACCEPT if accepted(play) else None


WHAT = one_of("opening_lead", "Which lead was it?", OpeningLead, seen=_lead)
FACE_DOWN = yes_no(
    "partner_led_face_down",
    "Has his partner led face down as well?",
    seen=of_play(led_face_down_too),
)
SINCE = one_of("since_opening_lead", "What has happened since?", Since, seen=of_play(reply))
OPTION = choose(
    "declarer_on_opening_lead",
    "What does declarer choose?",
    Option,
    whole="What does declarer do about the opening lead?",
    by=Role.DECLARER,
    seen=_option,
)

IS_REFUSED: Detail[bool] = Detail(
    "opening_lead_refused", of_play(lambda play: fate(play) is PlayFate.REFUSED)
)
PRESUMED_DECLARER = Detail("presumed_declarer", presumed_declarer)
PRESUMED_DUMMY = Detail("presumed_dummy", presumed_dummy)

REFUSED = {
    Option.REQUIRE: PenaltyLead.REQUIRE,
    Option.FORBID: PenaltyLead.FORBID,
    Option.LEAVE: PenaltyLead.LEAVE,
}


@law("54", edition=2017, title="Faced opening lead out of turn")
def opening_lead(case: Case) -> Provisions:
    what = case[WHAT]
    if what is OpeningLead.DECLARING_SIDE:
        yield from by_declaring_side()
    elif what is OpeningLead.FACE_DOWN:
        yield WithdrawCard(seat=Role.OFFENDER, cite="41A")
        yield TurnToPlay(seat=Role.PROPER_PLAYER, cite="41A")
    elif case.unless(TOLD):
        yield told_wrongly()
    else:
        yield from faced(case, case[SINCE])


@law("54", edition=2007, title="Faced opening lead out of turn")
def opening_lead_2007(case: Case) -> Provisions:
    yield from as_then(opening_lead(case))


def by_declaring_side() -> Provisions:
    """It is no lead that anybody could accept, only a card exposed before the play."""
    yield WithdrawCard(seat=Role.OFFENDER, cite="54E", see=("24",))
    yield TurnToPlay(seat=Role.PROPER_PLAYER, cite="54E")
    given = (("exposed_in_auction", "yes"), ("cards_exposed", "honour_or_led"), ("offender_defends", "no"))
    yield ContinuesIn(law="24", given=given, cite="54E")


def faced(case: Case, since: Since) -> Provisions:
    if case[FACE_DOWN]:
        yield WithdrawCard(seat=Role.OFFENDERS_PARTNER, cite="54", see=("41A",))
    match since:
        case Since.NOTHING:
            yield ExplainOptions(to=case.known(PRESUMED_DECLARER, Role.DECLARER), cite="10C1")
            yield from chosen(case)
        case Since.SPREAD:
            yield from roles_change(case)
        case Since.DUMMY_SEEN:
            yield from roles_stay(case, "54C")
            yield TurnToPlay(seat=Role.DECLARER, cite="54B1")
        case Since.FROM_HAND:
            yield from roles_stay(case, "54B")
            yield CardStands(seat=Role.DECLARER, cite="54B1")
        case Since.FROM_DUMMY:
            yield CardStands(seat=Role.OFFENDER, cite="54B", see=("53A",))
            yield CardStands(seat=Role.DUMMY, cite="54B2")
        case Since.PLAYED_ON:
            yield from gone_on()


def chosen(case: Case) -> Provisions:
    option = case.among(OPTION, REFUSED, "54D") if case.known(IS_REFUSED) else case[OPTION]
    if option is Option.SPREAD:
        yield from roles_change(case)
    elif option is Option.ACCEPT:
        yield from roles_stay(case, "54B")
        yield TurnToPlay(seat=Role.DECLARER, cite="54B1")
    else:
        yield WithdrawCard(seat=Role.OFFENDER, cite="54D", see=("47B",))
        yield TurnToPlay(seat=Role.OFFENDERS_PARTNER, cite="54D")
        yield from major_alone("54D")
        if option is Option.LEAVE:
            yield from left_on_table(case)
        yield from partner_led_too(case)
        yield from partner_restricted(case, REFUSED[option])


def roles_change(case: Case) -> Provisions:
    """The lead counts, and the hand that was to be declarer's is dummy's."""
    declarer = case.known(PRESUMED_DECLARER, Role.PRESUMED_DECLARER)
    yield CardStands(seat=Role.OFFENDER, cite="54A", see=("53A",))
    yield SpreadHand(seat=declarer, cite="54A")
    yield BecomesDummy(seat=declarer, cite="54A")
    yield BecomesDeclarer(seat=case.known(PRESUMED_DUMMY, Role.PRESUMED_DUMMY), cite="54A")


def roles_stay(case: Case, cite: str) -> Provisions:
    """The lead counts, and declarer and dummy are who they were to be."""
    yield CardStands(seat=Role.OFFENDER, cite=cite, see=("53A",))
    yield BecomesDeclarer(seat=case.known(PRESUMED_DECLARER, Role.PRESUMED_DECLARER), cite=cite)
    yield SpreadHand(seat=case.known(PRESUMED_DUMMY, Role.PRESUMED_DUMMY), cite=cite)
