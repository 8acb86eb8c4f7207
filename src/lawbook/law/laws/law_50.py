"""A defender's card that was exposed too early becomes a penalty card, unless the Director rules otherwise.

It lies face up; while it does, everybody may use what it tells. One small card exposed by accident is minor and
hinders only its owner. Any other is major: its owner plays it as soon as he legally can, and declarer may
require or forbid its suit when partner has the lead, after which it goes back to the hand.
"""

from lawbook.bridge import Card
from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, Moment, choose, judge, one_of, proviso, yes_no
from lawbook.law.offence import WHAT_HE_PLAYED
from lawbook.law.provision import (
    Act,
    Authorized,
    ContinuesIn,
    ExplainOptions,
    Extent,
    ForbidLead,
    LeaveFaced,
    LedSuit,
    MayRestrictPenaltyLead,
    MustPlay,
    NoPenaltyCard,
    NoRestriction,
    PenaltyCard,
    PenaltyCardRemains,
    PenaltyRank,
    PickUpCard,
    PlayContinues,
    Plays,
    Prohibited,
    Reason,
    RequireLead,
    ScoreStands,
    Unauthorized,
    Verb,
    What,
)
from lawbook.law.redress import assigned
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table.seen.exposure import all_cards, exposed_by_opponent, whole_hand
from lawbook.table.seen.penalty import (
    Exposure,
    Turn,
    can_play_it,
    exposed_how,
    has_another,
    lies_already,
    minor_till_now,
    turn_first,
)
from lawbook.table.seen.sight import of_play


class PenaltyLead(Label):
    """What declarer does when the partner of a penalty card has the lead."""

    REQUIRE = "require", "He requires a lead of that suit; the card is picked up"
    FORBID = "forbid", "He forbids that suit for as long as the leader keeps the lead; the card is picked up"
    LEAVE = "leave", "He leaves the lead free; the card stays a penalty card"


LIES = yes_no(
    "penalty_card_lies",
    "Is the card a penalty card already, that lies on the table?",
    seen=of_play(lies_already),
)
EXCUSED = proviso(
    "card_excused",
    "Was it an opponent's doing that the card was exposed, or is there another reason why the Director rules"
    " that it is no penalty card?",
    "the Director rules otherwise, since it was an opponent's doing that the card was exposed",
    "50",
    seen=of_play(exposed_by_opponent),
)
ANOTHER = yes_no(
    "several_penalty_cards",
    "Has he another exposed card?",
    seen=of_play(has_another),
)
EXPOSURE = one_of("card_exposed_how", "How was it exposed?", Exposure, seen=of_play(exposed_how))
CARDS = Detail("cards_exposed_together", of_play(all_cards))
WHOLE_HAND = Detail("whole_hand", of_play(lambda sight: Extent.HAND if whole_hand(sight) else None))
MINOR = Detail("minor_penalty_cards", of_play(minor_till_now))
TURN = one_of(
    "penalty_card_turn",
    "What comes first while the card lies on the table?",
    Turn,
    moment=Moment.PARTNERS_LEAD,
    seen=of_play(turn_first),
)
PLAYABLE = yes_no(
    "penalty_card_playable",
    "Can he play it now and still follow suit, and obey any restriction that is on him?",
    seen=of_play(can_play_it),
)
CHOICE = choose(
    "declarer_on_penalty_card", "What does declarer do about this lead?", PenaltyLead, by=Role.DECLARER,
    whole="What does declarer do about the lead of the partner of the penalty card?",
    moment=Moment.PARTNERS_LEAD,
)  # fmt: skip
HELPED = judge(
    "penalty_card_helped",
    "Could the outcome well have been different without the help of the exposed card, so that it damaged the"
    " other side?",
    moment=Moment.END_OF_PLAY,
    aid="equity",
)


@law("50", edition=2017, title="Disposition of penalty card")
def disposition(case: Case) -> Provisions:
    if case[LIES]:
        yield from lying_there(case, several=case[ANOTHER])
    elif case.unless(EXCUSED):
        yield NoPenaltyCard(seat=Role.OFFENDER, cite="50")
        yield PickUpCard(seat=Role.OFFENDER, cite="50")
        yield PlayContinues(cite="50")
    else:
        yield from newly_exposed(case)


@law("50", edition=2007, title="Disposition of penalty card")
def disposition_2007(case: Case) -> Provisions:
    yield from as_then(disposition(case))


def newly_exposed(case: Case) -> Provisions:
    several = case[ANOTHER]
    minor = not several and case[EXPOSURE] is Exposure.LOW
    rank = PenaltyRank.MINOR if minor else PenaltyRank.MAJOR
    for card in case.known(CARDS) or (None,):
        hand = case.known(WHOLE_HAND)
        yield PenaltyCard(seat=Role.OFFENDER, card=card, extent=hand, rank=rank, cite="50B")
    for card in case.known(MINOR, ()):
        yield PenaltyCard(seat=Role.OFFENDER, card=card, rank=PenaltyRank.MAJOR, cite="50B")
    yield from left_on_table(case)
    yield from lying_there(case, several=several)


def left_on_table(case: Case) -> Provisions:
    """In 2007 everybody might use only that the card has to be played; what it shows was declarer's to use."""
    yield LeaveFaced(seat=Role.OFFENDER, cite="50A")
    if case.edition >= 2017:
        yield Authorized(what=What.PENALTY_CARD, to=Role.EVERYBODY, cite="50E1")
        return
    yield Authorized(what=What.PENALTY_DUTY, to=Role.EVERYBODY, cite="50E1")
    yield Unauthorized(what=What.PENALTY_SIGHT, to=Role.OFFENDERS_PARTNER, cite="50E2", see=("16B1",))
    yield Authorized(what=What.PENALTY_SIGHT, to=Role.DECLARER, cite="50E2")


def lying_there(case: Case, *, several: bool) -> Provisions:
    """What the card demands of its owner, and lets declarer demand of his partner."""
    if several:
        yield ContinuesIn(law="51", cite="50D", see=("51",))
        return
    if case[EXPOSURE] is Exposure.LOW:
        yield MustPlay(seat=Role.OFFENDER, cards=Plays.HONOUR_OR_PENALTY_CARD, cite="50C")
        yield NoRestriction(to=Role.OFFENDERS_PARTNER, cite="50C")
        yield from stays_or_is_played(case)
        return
    match case[TURN]:
        case Turn.NOT_YET:
            yield from until_then("50D1(a)", "50D2")
        case Turn.OFFENDER:
            yield from offender_plays(case)
        case _:
            yield from partner_leads(case)


def exposed_in_auction(case: Case, *, minor: bool, several: bool) -> Provisions:
    """What cards that were exposed before the play bring with them from now on (Law 24E)."""
    yield from left_on_table(case)
    if minor:
        yield MustPlay(seat=Role.OFFENDER, cards=Plays.HONOUR_OR_PENALTY_CARD, cite="50C")
        yield Unauthorized(what=What.CARD_ORIGIN, to=Role.OFFENDERS_PARTNER, cite="50E3")
    else:
        yield from until_then("51A" if several else "50D1(a)", "50D2")


def until_then(own: str, partners: str) -> Provisions:
    """What the card will demand when the next of the two turns comes: its owner's, or his partner's to lead."""
    yield MustPlay(seat=Role.OFFENDER, cards=Plays.PENALTY_CARD, cite=own)
    yield MayRestrictPenaltyLead(by=Role.DECLARER, seat=Role.OFFENDERS_PARTNER, cite=partners)
    yield Unauthorized(what=What.CARD_ORIGIN, to=Role.OFFENDERS_PARTNER, cite="50E3")


def offender_plays(case: Case) -> Provisions:
    if case[PLAYABLE]:
        card = case.known(WHAT_HE_PLAYED)
        yield MustPlay(seat=Role.OFFENDER, cards=Plays.PENALTY_CARD, card=card, cite="50D1(a)")
    else:
        yield MustPlay(seat=Role.OFFENDER, cards=Plays.DUTY_FIRST, cite="50D1(b)")
        yield PenaltyCardRemains(seat=Role.OFFENDER, cite="50D1(b)")
    yield from stays_or_is_played(case)


def partner_leads(case: Case) -> Provisions:
    yield from declarer_is_asked(case)
    yield from partner_restricted(case, case[CHOICE])


def partner_restricted(case: Case, choice: PenaltyLead) -> Provisions:
    """What declarer has chosen about the lead of the partner of a single major penalty card."""
    partner, suit, cite = Role.OFFENDERS_PARTNER, LedSuit.PENALTY_CARD, "50D2(a)"
    match choice:
        case PenaltyLead.REQUIRE:
            yield RequireLead(seat=partner, suit=suit, cite=cite, see=("59",))
            yield from picked_up(case, cite)
        case PenaltyLead.FORBID:
            yield ForbidLead(seat=partner, suit=suit, cite=cite, see=("59",))
            yield from picked_up(case, cite)
        case PenaltyLead.LEAVE:
            yield from left_free(case, "50D2(b)")


def declarer_is_asked(case: Case) -> Provisions:
    """Nobody leads until declarer has heard his options and chosen; a card led before that is one too many."""
    if case[TURN] is Turn.PARTNER_LED:
        yield ContinuesIn(law="49", cite="50D2", see=("49",))
    else:
        yield Prohibited(
            who=Role.OFFENDERS_PARTNER, act=Act.LEAD_BEFORE_CHOICE, verb=Verb.MAY_NOT, cite="50D2"
        )
    yield ExplainOptions(to=Role.DECLARER, cite="10C1")


def picked_up(case: Case, cite: str) -> Provisions:
    """The card is no penalty card any more, and partner has to forget it."""
    yield PickUpCard(seat=Role.OFFENDER, cite=cite)
    yield from forgotten(case)


def forgotten(case: Case) -> Provisions:
    """Who may use what a penalty card showed that has gone back to the hand; what it helped before is looked at later."""
    yield Unauthorized(what=What.RETURNED_CARD, to=Role.OFFENDERS_PARTNER, cite="50E2", see=("16C2",))
    yield Authorized(what=What.RETURNED_CARD, to=Role.DECLARER, cite="50E2")
    yield ContinuesIn(law="16", given=(("information_from", "withdrawn"),), cite="50E2")
    yield from helped(case)


def left_free(case: Case, cite: str, cards: tuple[Card | None, ...] = (None,)) -> Provisions:
    yield NoRestriction(to=Role.OFFENDERS_PARTNER, cite=cite)
    for card in cards:
        yield PenaltyCardRemains(seat=Role.OFFENDER, card=card, cite=cite)
    yield from stays_or_is_played(case)


def stays_or_is_played(case: Case) -> Provisions:
    yield Unauthorized(what=What.CARD_ORIGIN, to=Role.OFFENDERS_PARTNER, cite="50E3")
    yield from helped(case)


def helped(case: Case) -> Provisions:
    """What everybody could use while the card lay there may still have done damage."""
    if case[HELPED]:
        yield from assigned(Reason.DAMAGE, "50E4", "12B1")
    else:
        yield ScoreStands(cite="50E4")


def major_alone(cite: str) -> Provisions:
    """A card that a defender led or played wrongly becomes a major penalty card."""
    yield PenaltyCard(seat=Role.OFFENDER, rank=PenaltyRank.MAJOR, cite=cite, see=("50B",))


def major_card(cite: str) -> Provisions:
    """The same where Law 50 takes over: what is done with the card will depend on whose turn comes first."""
    yield from major_alone(cite)
    given = ((LIES.key, "no"), (EXCUSED.key, "no"), (EXPOSURE.key, Exposure.PLAYED.value))
    yield ContinuesIn(law="50", given=given, cite=cite)
