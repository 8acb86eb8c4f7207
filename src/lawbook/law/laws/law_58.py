"""Two cards are led or played at the same moment.

If another player's card was legal, the other counts as played after it. If two or more come from one hand, the
one whose face was seen is played; if several were seen the player says which, and a defender's others become
penalty cards. An opponent who has played since may change his card.
"""

from lawbook.bridge import Card, Seat
from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, one_of, yes_no
from lawbook.law.laws.law_53 import information_from_withdrawn
from lawbook.law.provision import (
    Act,
    CardStands,
    ContinuesIn,
    MayWithdraw,
    PenaltyCard,
    PenaltyRank,
    PickUpCard,
    PlayContinues,
    PlayedLater,
    Required,
    Verb,
)
from lawbook.law.role import Role
from lawbook.table import PlayFault
from lawbook.table.seen.sight import IrregularPlay, of_play
from lawbook.table.seen.together import (
    beside,
    card_played,
    found_late,
    of_one_hand,
    opponent_played_since,
    opponents_play,
    other_card_is_low,
    unseen,
)


class Together(Label):
    """What was led or played at one moment."""

    TWO_PLAYERS = "two_players", "A card at the same moment as another player's legal lead or play"
    ONE_VISIBLE = "one_visible", "Several cards of one hand, with the face of only one visible"
    SEVERAL_VISIBLE = "several_visible", "Several cards of one hand, with the faces of two or more visible"
    FOUND_LATE = "found_late", "Several cards of one hand; both sides have played to the next trick since"


class Later(Label):
    """What a card is that counts as later than another."""

    IN_TURN = "in_turn", "It is in turn"
    LEAD = "lead", "It is a lead out of turn"
    PLAY = "play", "It is a play out of turn"


class Others(Label):
    """The visible cards that a player did not name."""

    DECLARERS = "declarers", "They are declarer's or dummy's"
    ONE_LOW = "one_low", "A defender's: just one card, below the ten"
    MORE = "more", "A defender's: an ace, king, queen, jack or ten, or more than one card"


@of_play
def _together(play: IrregularPlay) -> Together | None:
    match of_one_hand(play):
        case True if found_late(play):
            return Together.FOUND_LATE
        case True:
            return Together.ONE_VISIBLE if unseen(play) else Together.SEVERAL_VISIBLE
        case False:
            return Together.TWO_PLAYERS
        case _:
            return None


@of_play
def _later(play: IrregularPlay) -> Later | None:
    return None if of_one_hand(play) is not False else LATERS.get(beside(play), Later.IN_TURN)


@of_play
def _others(play: IrregularPlay) -> Others | None:
    low = other_card_is_low(play)
    if low is None or play.defends is None:
        return None
    if not play.defends:
        return Others.DECLARERS
    return Others.ONE_LOW if low else Others.MORE


PLAYED: Detail[Card] = Detail("card_played_of_several", of_play(card_played))
OPPONENTS_PLAY: Detail[tuple[Seat, Card]] = Detail("opponents_play", of_play(opponents_play))
LATERS: dict[PlayFault | None, Later] = {
    PlayFault.LEAD_OUT_OF_TURN: Later.LEAD,
    PlayFault.PREMATURE_LEAD: Later.PLAY,
    PlayFault.OUT_OF_TURN: Later.PLAY,
}
TOGETHER = one_of("played_together", "What was led or played at one moment?", Together, seen=_together)
LATER = one_of("counted_as_later", "What is the card, counted as the later?", Later, seen=_later)
OTHERS = one_of(
    "other_visible_cards", "What are the visible cards that he does not play?", Others, seen=_others
)
PLAYED_SINCE = yes_no(
    "opponent_played_since",
    "Had an opponent played to the trick before they went back?",
    seen=of_play(opponent_played_since),
)


@law("58", edition=2017, title="Simultaneous leads or plays")
def simultaneous(case: Case) -> Provisions:
    match case[TOGETHER]:
        case Together.TWO_PLAYERS:
            yield PlayedLater(seat=Role.OFFENDER, cite="58A")
            yield from counted_as_later(case)
        case Together.ONE_VISIBLE:
            yield CardStands(seat=Role.OFFENDER, card=case.known(PLAYED), cite="58B1")
            yield PickUpCard(seat=Role.OFFENDER, cite="58B1")
        case Together.SEVERAL_VISIBLE:
            yield Required(who=Role.OFFENDER, act=Act.NAME_PLAYED_CARD, verb=Verb.DOES, cite="58B2")
            yield from others(case)
            yield from opponents_card(case)
        case Together.FOUND_LATE:
            found = (("trick_defect", "too_many"), ("both_sides_went_on", "yes"))
            yield ContinuesIn(law="67", given=found, cite="58B4")


def counted_as_later(case: Case) -> Provisions:
    match case[LATER]:
        case Later.IN_TURN:
            yield PlayContinues(cite="58A")
        case Later.LEAD:
            yield ContinuesIn(law="53", cite="58A")
        case Later.PLAY:
            yield ContinuesIn(law="57", cite="58A")


def others(case: Case) -> Provisions:
    which = case[OTHERS]
    if which is Others.DECLARERS:
        yield PickUpCard(seat=Role.OFFENDER, cite="58B2", see=("48A",))
        return
    rank = PenaltyRank.MINOR if which is Others.ONE_LOW else PenaltyRank.MAJOR
    yield PenaltyCard(seat=Role.OFFENDER, rank=rank, cite="58B2", see=("50B",))
    yield ContinuesIn(law="50", given=(("card_excused", "no"),), cite="58B2")


def opponents_card(case: Case) -> Provisions:
    if case[PLAYED_SINCE]:
        seat, card = case.known(OPPONENTS_PLAY, (Role.NON_OFFENDING_SIDE, None))
        yield MayWithdraw(seat=seat, card=card, cite="58B3")
        yield from information_from_withdrawn()
