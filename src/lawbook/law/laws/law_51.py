"""A defender has two or more penalty cards, all of them major.

When he is to play and could play several of them, declarer says which. When his partner is to lead, declarer
may require or forbid the suit; where the cards are of different suits he requires one suit, forbids one or
more, or leaves the lead free. Every card of a suit that he required or forbade is picked up.
"""

from lawbook.bridge import Suit
from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, Moment, choose, yes_no
from lawbook.law.laws.law_50 import (
    CHOICE,
    TURN,
    PenaltyLead,
    declarer_is_asked,
    forgotten,
    left_free,
    stays_or_is_played,
    until_then,
)
from lawbook.law.provision import (
    ForbidLead,
    LedSuit,
    MustPlay,
    PenaltyCardRemains,
    PickUpCard,
    Plays,
    RequireLead,
)
from lawbook.law.restriction import labels, named_suit
from lawbook.law.role import Role
from lawbook.table.seen.penalty import Turn, all_his, of_one_suit, playable_now, several_playable
from lawbook.table.seen.sight import of_play
from lawbook.table.seen.specified import of_penalty_cards


class SuitsLead(Label):
    """What declarer does when the penalty cards are of several suits."""

    REQUIRE = "require", "He requires a lead of one of their suits; the cards of that suit are picked up"
    FORBID = (
        "forbid",
        "He forbids one or more of their suits while the leader keeps the lead; those cards are picked up",
    )
    LEAVE = "leave", "He leaves the lead free; the cards stay penalty cards"


SEVERAL = yes_no(
    "several_playable",
    "Could he legally play two or more of the penalty cards now?",
    seen=of_play(several_playable),
)
ONE_SUIT = yes_no(
    "penalty_cards_of_one_suit", "Are all his penalty cards of one suit?", seen=of_play(of_one_suit)
)
SUITS_CHOICE = choose(
    "declarer_on_several_suits", "What does declarer do about this lead?", SuitsLead, by=Role.DECLARER,
    whole="What does declarer do about the lead of the partner of the penalty cards?",
    moment=Moment.PARTNERS_LEAD,
)  # fmt: skip


class Forbidden(Label):
    """Which of the suits declarer forbids."""

    SPADES = "spades", "Spades"
    HEARTS = "hearts", "Hearts"
    DIAMONDS = "diamonds", "Diamonds"
    CLUBS = "clubs", "Clubs"
    ALL = "all", "All the suits of his penalty cards"


FORBIDS = choose(
    "declarer_forbids_suits", "Which of these suits does declarer forbid?", Forbidden, by=Role.DECLARER,
    moment=Moment.PARTNERS_LEAD,
)  # fmt: skip
SUITS_OF_CARDS: Detail[tuple[Suit, ...]] = Detail("suits_of_penalty_cards", of_play(of_penalty_cards))
DUE = Detail("penalty_cards_playable", of_play(playable_now))
HIS = Detail("penalty_cards", of_play(all_his))
FORBIDDEN = {
    Forbidden.SPADES: LedSuit.SPADES,
    Forbidden.HEARTS: LedSuit.HEARTS,
    Forbidden.DIAMONDS: LedSuit.DIAMONDS,
    Forbidden.CLUBS: LedSuit.CLUBS,
    Forbidden.ALL: LedSuit.ALL_OF_THEM,
}


@law("51", edition=2017, title="Two or more penalty cards")
def several_penalty_cards(case: Case) -> Provisions:
    if case[TURN] is Turn.NOT_YET:
        yield from until_then("51A", "50D2")
        return
    if case[TURN] is Turn.OFFENDER:
        yield from offender_plays(case)
        return
    yield from declarer_is_asked(case)
    if case[ONE_SUIT]:
        yield from one_suit(case)
    else:
        yield from several_suits(case)


def offender_plays(case: Case) -> Provisions:
    if case[SEVERAL]:
        yield MustPlay(seat=Role.OFFENDER, cards=Plays.DESIGNATED, cite="51A", see=("50D1(a)",))
    else:
        card, cards = next(iter(case.known(DUE, ())), None), Plays.PENALTY_CARD
        yield MustPlay(seat=Role.OFFENDER, cards=cards, card=card, cite="50D1(a)", see=("50D1(b)",))
    yield from stays_or_is_played(case)


def one_suit(case: Case) -> Provisions:
    match case[CHOICE]:
        case PenaltyLead.REQUIRE:
            yield from required(case, "51B1(a)", LedSuit.PENALTY_CARD)
        case PenaltyLead.FORBID:
            yield from forbidden(case, "51B1(b)", LedSuit.PENALTY_CARD)
        case PenaltyLead.LEAVE:
            yield from left_free(case, "50D2(b)", case.known(HIS, (None,)))


def several_suits(case: Case) -> Provisions:
    match case[SUITS_CHOICE]:
        case SuitsLead.REQUIRE:
            yield from required(
                case, "51B2(a)", named_suit(case, case.known(SUITS_OF_CARDS), "51B2(a)"), "51B1(a)"
            )
        case SuitsLead.FORBID:
            yield from forbidden(case, "51B2(b)", forbidden_suit(case))
        case SuitsLead.LEAVE:
            yield from left_free(case, "51B2(c)", case.known(HIS, (None,)))


def forbidden_suit(case: Case) -> LedSuit:
    """The suit that declarer forbids, or all of those of the penalty cards."""
    suits = case.known(SUITS_OF_CARDS)
    if suits is None:
        return FORBIDDEN[case[FORBIDS]]
    named = (LedSuit.ALL_OF_THEM, *labels(suits))
    return FORBIDDEN[
        case.among(FORBIDS, [each for each, suit in FORBIDDEN.items() if suit in named], "51B2(b)")
    ]


def required(case: Case, cite: str, suit: LedSuit, *see: str) -> Provisions:
    yield RequireLead(seat=Role.OFFENDERS_PARTNER, suit=suit, cite=cite, see=(*see, "59"))
    yield from picked_up(case, suit, cite)


def forbidden(case: Case, cite: str, suit: LedSuit) -> Provisions:
    yield ForbidLead(seat=Role.OFFENDERS_PARTNER, suit=suit, cite=cite, see=("59",))
    yield from picked_up(case, suit, cite)


def picked_up(case: Case, suit: LedSuit, cite: str) -> Provisions:
    """The cards of the suits that declarer names go back to the hand, and any others lie on."""
    cards = case.known(HIS, ())
    every = suit in {LedSuit.PENALTY_CARD, LedSuit.ALL_OF_THEM}
    back = [card for card in cards if every or card.suit.name == suit.name]
    for card in back or (None,):
        yield PickUpCard(seat=Role.OFFENDER, card=card, cite=cite)
    if not every:
        for card in [card for card in cards if card not in back] or (None,):
            yield PenaltyCardRemains(seat=Role.OFFENDER, card=card, cite=cite)
    yield from forgotten(case)
