"""A card is missing: some hand has fewer than thirteen cards and none has more.

The card is looked for and given back, or the deal is made up again; it counts as having been in
its hand all the time, so no call and no play is changed. Before the opening lead nothing more
follows. After it the card may become a penalty card, and not having played it may be a revoke.
Either way the partner of the short hand may not use what he now knows, unlike in Law 13.
"""

from lawbook.bridge import Card, Seat
from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.disputed import followed
from lawbook.law.fact import Detail, one_of, proviso, yes_no
from lawbook.law.provision import (
    Authorized,
    BelongsAllAlong,
    CallsStand,
    ContinuesIn,
    Dispute,
    NoRevoke,
    NoTransfer,
    PlayOn,
    Reading,
    RebuildDeal,
    RestoreCard,
    ScoreStands,
    SearchForCard,
    Unauthorized,
    What,
    WhyNoTransfer,
)
from lawbook.law.role import Role, Who
from lawbook.table import Table
from lawbook.table.seen.miscount import lead_faced_when_found, over_when_found, too_late_when_found
from lawbook.table.seen.sight import DefectiveTrick, View, of_record, record_of
from lawbook.table.seen.tricks import (
    contributed,
    failed_to_follow,
    restored_shows_revoke,
    short_hand_may_correct,
)


class FoundWhen(Label):
    """When a hand is found to be short."""

    BEFORE_LEAD = "before_lead", "Before an opening lead was faced"
    DURING_PLAY = "during_play", "During the play"
    AFTER_PLAY = "after_play", "After the play, within the correction period"
    TOO_LATE = "too_late", "After the correction period"


@of_record
def _found_when(table: Table) -> FoundWhen | None:
    """As it was when the hand was found to be short; a told end of the round leaves the correction period open."""
    if too_late_when_found(table):
        return FoundWhen.TOO_LATE
    if not table.told or table.round_ended:
        return None
    if over_when_found(table):
        return FoundWhen.AFTER_PLAY
    return FoundWhen.DURING_PLAY if lead_faced_when_found(table) else FoundWhen.BEFORE_LEAD


@of_record
def _found(table: Table) -> bool | None:
    place = table.found()
    return None if place is None else place != "nowhere"


@of_record
def _among_played(table: Table) -> bool | None:
    place = table.found()
    return None if place is None else "among played" in place


@of_record
def _defends(table: Table) -> bool | None:
    short = table.short_hands
    if table.contract is None or len(short) != 1:
        return None
    return short[0].side is not table.contract.declarer.side


@of_record
def _exposed(table: Table) -> bool | None:
    """One that is told to lie face up can be seen by partner; none that lies face down, at another table or in a board."""
    place = table.found()
    hidden = place is not None and (
        "face down" in place or place.startswith(("at table", "in board", "in another board", "nowhere"))
    )
    return False if hidden else True if place is not None and "face up" in place else None


def _dummys(view: View) -> bool | None:
    table = record_of(view)
    wrong = table.short_hands if isinstance(view, Table) else (view.seat,)
    return None if table.dummy is None or not wrong else table.dummy in wrong


def _failed_to_play_it(view: View) -> bool | None:
    """Whether a hand did not follow to the suit of a card that it should have had: missing, or too many to a trick."""
    if isinstance(view, DefectiveTrick) and contributed(view):
        return restored_shows_revoke(view)
    table = record_of(view)
    if not table.plays or len(table.displaced) != 1 or len(table.short_hands) != 1:
        return None
    card, _, owner = table.displaced[0]
    return bool(failed_to_follow(table, owner, card.suit))


WHEN = one_of("found_when", "When was the hand found to be short?", FoundWhen, seen=_found_when)
FOUND = yes_no("card_found", "Has the missing card been found?", seen=_found)
AMONG_PLAYED = yes_no("among_played_cards", "Was it found among the played cards?", seen=_among_played)
DEFENDS = yes_no("short_hand_defends", "Is the player who was a card short a defender?", seen=_defends)
EXPOSED = yes_no(
    "card_was_exposed", "Did the missing card lie where his partner could see its face?", seen=_exposed
)
FAILED = yes_no(
    "failed_to_play_it",
    "Did he, with this card in his hand, fail to follow suit or to play it when the Laws required it?",
    seen=_failed_to_play_it,
)

OF_DUMMY = proviso(
    "miscounted_hand_is_dummys",
    "Was it dummy's hand that was a card short or long?",
    "it was dummy's hand that was a card short or long",
    "64B3",
    seen=_dummys,
)
SHORT: Detail[Seat] = Detail(
    "short_hand", of_record(lambda table: table.short_hands[0] if len(table.short_hands) == 1 else None)
)
CARD: Detail[Card] = Detail(
    "missing_card", of_record(lambda table: table.missing[0] if len(table.missing) == 1 else None)
)


@law("14", edition=2007, title="Missing card")
def missing_card(case: Case) -> Provisions:
    when = case[WHEN]
    if when is FoundWhen.TOO_LATE:
        yield ScoreStands(cite="14B", see=("79C1",))
        return
    yield SearchForCard(card=case.known(CARD), cite="14A" if when is FoundWhen.BEFORE_LEAD else "14B")
    if when is FoundWhen.BEFORE_LEAD:
        yield from before_the_lead(case)
    elif case[FOUND] and case[AMONG_PLAYED]:
        yield ContinuesIn(law="67", given=(("trick_defect", "too_many"),), cite="14B1")
    else:
        yield from after_the_lead(case)
        if when is FoundWhen.DURING_PLAY:
            yield from replacement_unauthorized(case)


def before_the_lead(case: Case) -> Provisions:
    yield from hand_made_whole(case, restored="14A1", rebuilt="14A2")
    yield CallsStand(cite="14A3")
    yield PlayOn(cite="14A3")
    yield from replacement_unauthorized(case)


def after_the_lead(case: Case) -> Provisions:
    yield from hand_made_whole(case, restored="14B2", rebuilt="14B3")
    yield BelongsAllAlong(seat=case.known(SHORT, Role.SHORT_HAND), cite="14B4")
    if case[DEFENDS] and case[EXPOSED]:
        yield ContinuesIn(law="50", cite="14B4")
    if case[FAILED]:
        yield from not_played(case)


def not_played(case: Case) -> Provisions:
    """What not having played the card brings: it is put right as long as it can be, and paid for afterwards."""
    if case.unless(OF_DUMMY):
        if (yield from followed(case, Dispute.DUMMYS_CARD, "14B4")) is Reading.NO_LAW_64C:
            yield NoTransfer(why=WhyNoTransfer.DUMMY, cite="64B3", see=("14B4",))
            return
    elif (yield from followed(case, Dispute.CARD_NEVER_HELD, "14B4")) is Reading.NO_REVOKE:
        yield NoRevoke(seat=case.known(SHORT, Role.SHORT_HAND), cite="61A", see=("14B4",))
        return
    if case.known(STILL_OPEN):
        yield ContinuesIn(law="62", cite="14B4", see=("62A",))
    else:
        yield ContinuesIn(law="64", cite="14B4", see=("64B3",) if case.unless(OF_DUMMY) else ())


def hand_made_whole(case: Case, restored: str, rebuilt: str) -> Provisions:
    if case[FOUND]:
        yield RestoreCard(card=case.known(CARD), seat=case.known(SHORT, Role.SHORT_HAND), cite=restored)
    else:
        yield RebuildDeal(cite=rebuilt)


def replacement_unauthorized(case: Case) -> Provisions:
    """Unlike in Law 13, what partner now knows is unauthorized for him; the opponents may use it."""
    short = case.known(SHORT)
    partner: Who = Role.SHORT_HANDS_PARTNER if short is None else short.partner
    opponents: Who = Role.SHORT_HANDS_OPPONENTS if short is None else short.side.opponents
    yield Unauthorized(what=What.REPLACED_CARD, to=partner, cite="14C", see=("16B1(a)",))
    yield Authorized(what=What.REPLACED_CARD, to=opponents, cite="16A1(c)")
    given = (("information_from", "partner"), ("partner_gave_information", "yes"))
    yield ContinuesIn(law="16", given=given, cite="14C")


STILL_OPEN: Detail[bool] = Detail("revoke_still_open", of_record(short_hand_may_correct))
