"""The order of the play: who leads, who plays next, what may be played, and which card wins.

Whoever can follow suit does, before any other requirement. The highest trump wins the trick, or without
one the highest card of the suit that was led, and the hand that wins leads to the next trick.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, one_of, yes_no
from lawbook.law.provision import Act, MustPlay, Plays, Required, TrickWonBy, TurnToPlay, Verb, Wins
from lawbook.law.role import Role
from lawbook.table.seen.order_of_play import (
    hand_to_play,
    holds_suit_led,
    restricted,
    trump_played,
    winning_hand,
)
from lawbook.table.seen.sight import of_record


class Order(Label):
    """What is asked about the order of the play."""

    LEAD = "lead", "Which card may be led"
    TURN = "turn", "Whose turn it is, once a card has been led"
    FOLLOW = "follow", "Which card a player may play to a trick"
    WINNER = "winner", "Who has won the trick"
    NEXT_LEAD = "next_lead", "Who leads to the next trick"


ORDER = one_of("order_of_play", "What is asked about the order of the play?", Order)
CAN_FOLLOW = yes_no("holds_suit_led", "Has he a card of the suit led?", seen=of_record(holds_suit_led))
RESTRICTED = yes_no(
    "play_is_restricted",
    "Does a penalty card, or what an opponent has chosen after an irregularity, restrict what he may lead or play?",
    seen=of_record(restricted),
)
TRUMPED = yes_no("trick_has_trump", "Was a trump played to the trick?", seen=of_record(trump_played))
PLAYER = Detail("hand_to_play", of_record(hand_to_play))
WINNER = Detail("winning_hand", of_record(winning_hand))


@law("44", edition=2017, title="Sequence and procedure of play")
def order_of_play(case: Case) -> Provisions:
    match case[ORDER]:
        case Order.LEAD:
            yield from free_or_restricted(case, "44A")
        case Order.TURN:
            yield TurnToPlay(seat=case.known(PLAYER, Role.NEXT_HAND), cite="44B")
        case Order.FOLLOW:
            yield from followed(case)
        case Order.WINNER:
            yield from won(case)
        case Order.NEXT_LEAD:
            yield TurnToPlay(seat=case.known(WINNER, Role.WINNING_HAND), cite="44G")


def followed(case: Case) -> Provisions:
    if case[CAN_FOLLOW]:
        yield MustPlay(seat=case.known(PLAYER, Role.HAND_TO_PLAY), cards=Plays.FOLLOW_SUIT, cite="44C")
    else:
        yield from free_or_restricted(case, "44D")


def free_or_restricted(case: Case, cite: str) -> Provisions:
    if case[RESTRICTED]:
        yield Required(
            who=case.known(PLAYER, Role.HAND_TO_PLAY),
            act=Act.OBEY_RESTRICTION,
            verb=Verb.DOES,
            cite=cite,
            see=("59",),
        )
    else:
        yield MustPlay(seat=case.known(PLAYER, Role.HAND_TO_PLAY), cards=Plays.ANY_CARD, cite=cite)


def won(case: Case) -> Provisions:
    if case[TRUMPED]:
        yield TrickWonBy(card=Wins.HIGHEST_TRUMP, cite="44E")
    else:
        yield TrickWonBy(card=Wins.HIGHEST_OF_SUIT_LED, cite="44F")
    yield TurnToPlay(seat=case.known(WINNER, Role.WINNING_HAND), cite="44G")
