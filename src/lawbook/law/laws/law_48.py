"""Declarer shows cards: none of them becomes a penalty card, and none that fell need be played.

If he faces his hand after an opening lead out of turn Law 54 governs. At any other time it may be taken
as a claim or concession, unless he plainly meant something else.
"""

from lawbook.bridge import Card
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, judge, one_of
from lawbook.law.offence import OFFENDER
from lawbook.law.provision import Act, ContinuesIn, NoPenaltyCard, Permitted, PickUpCard
from lawbook.law.role import Role
from lawbook.table.seen.exposure import After, Shown, all_cards, declarer_showed, faced_after, only_card
from lawbook.table.seen.sight import of_play

SHOWN = one_of(
    "declarer_showed_cards", "How did declarer show his cards?", Shown, seen=of_play(declarer_showed)
)
AFTER = one_of("declarer_faced_hand_after", "When did he face his hand?", After, seen=of_play(faced_after))
CARD = Detail("only_card_shown", of_play(only_card))
CARDS = Detail("cards_shown", of_play(all_cards))
NO_CLAIM = judge("plainly_no_claim", "Is it plain that he did not mean to claim or concede?")


@law("48", edition=2017, title="Exposure of declarer's cards")
def declarers_cards(case: Case) -> Provisions:
    match case[SHOWN]:
        case Shown.DROPPED:
            yield from picked_up(case, "48A", *case.known(CARDS, ()))
            yield Permitted(who=Role.DEFENDERS, act=Act.USE_SEEN_CARD, cite="74C5")
        case Shown.AS_PLAYED:
            yield ContinuesIn(law="45", given=(("played_how", "declarer_held"),), cite="48A", see=("45C2",))
        case Shown.FACED:
            yield from hand_faced(case)


def picked_up(case: Case, cite: str, *cards: Card) -> Provisions:
    seat = case.known(OFFENDER, Role.DECLARER)
    for card in cards or (case.known(CARD),):
        yield NoPenaltyCard(seat=seat, card=card, cite="48A")
        yield PickUpCard(seat=seat, card=card, cite=cite)


def hand_faced(case: Case) -> Provisions:
    match case[AFTER]:
        case After.LEAD_OUT_OF_TURN:
            yield ContinuesIn(law="54", cite="48B1")
        case After.FACE_DOWN:
            yield from picked_up(case, "48A")
            given = (("start_of_play", "taken_back"), ("lead_taken_back_because", "wrong_player"))
            yield ContinuesIn(law="41", given=given, cite="41A")
        case After.OTHERWISE:
            yield from perhaps_a_claim(case)


def perhaps_a_claim(case: Case) -> Provisions:
    if case[NO_CLAIM]:
        yield from picked_up(case, "48B2")
    else:
        yield ContinuesIn(law="68", cite="48B2", see=("68A",))
