"""What is no position is refused before a library sees it."""

import pytest

from lawbook.bridge import Card, Deal, Hand, Seat, Strain
from lawbook.equity import EachCard, Position, Replay, Table, ask
from lawbook.errors import CaseError
from lawbook.notation import parse_deal

WHOLE = parse_deal("N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765")


def position(deal: str, *trick: Card, leader: Seat = Seat.N) -> Position:
    """The position with these hands, read as PBN."""
    hands = [hand or Hand() for hand in parse_deal(deal).hands]
    return Position(tuple(hands), Strain.SPADES, leader, trick)


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        (
            "N:AKQJ2.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 43.AKQJ.T98.765",
            "unequal.*N 14, E 13, S 13, W 12",
        ),
        ("N:AK... .AK.. ..AK. ...AKQ", "unequal.*W 3"),
        ("N:AKQ... A.AK.. ..AKQ. ...AKQ", "♠A is there twice"),
        ("N:... ... ... ...", "no cards"),
    ],
)
def test_hands_that_cannot_be_are_refused(deal: str, said: str) -> None:
    with pytest.raises(CaseError, match=said):
        position(deal)


def test_hands_must_be_four() -> None:
    with pytest.raises(CaseError, match="3 hands: give 4"):
        Position((Hand([Card.SA]), Hand([Card.SK]), Hand([Card.SQ])), Strain.SPADES, Seat.N)


def test_a_hand_that_is_not_known_gives_no_result() -> None:
    with pytest.raises(CaseError, match="four known hands"):
        Position.opening(parse_deal("N:AKQJ.T98.765.432 - - -"), Strain.SPADES, Seat.N)
    with pytest.raises(CaseError, match="each card in one"):
        Position.opening(WHOLE.add(Card.SA, Seat.N), Strain.SPADES, Seat.N)


def test_a_card_on_the_trick_is_no_longer_in_a_hand() -> None:
    with pytest.raises(CaseError, match="♠A is there twice"):
        position("N:AKQ... .AK.. ..AK. ...AK", Card.SA)
    with pytest.raises(CaseError, match="unequal, with the cards on the trick N 3, E 3, S 2, W 2"):
        position("N:AK... .AK.. ..AK. ...AK", Card.SQ, Card.HQ)


def test_a_trick_has_three_cards_before_the_last() -> None:
    with pytest.raises(CaseError, match="4 cards"):
        position("N:A... .A.. ..A. ...A", Card.SQ, Card.HQ, Card.DQ, Card.CQ)


def test_a_revoke_on_the_trick_is_refused() -> None:
    with pytest.raises(CaseError, match=r"E has put ♥A on a ♠ lead and holds ♠2.*44C"):
        position("N:A... 2... ..AK. ...AK", Card.SK, Card.HA)


def test_a_card_that_may_not_be_played_is_refused_with_those_that_may() -> None:
    after = Position.opening(WHOLE, Strain.SPADES, Seat.W).after(Card.SA)

    with pytest.raises(CaseError, match=r"E may not play ♥7: it is none of ♠T ♠9 ♠8 \(Law 44\)"):
        after.after(Card.H7)


def test_a_play_is_checked_card_by_card() -> None:
    opening = Position.opening(WHOLE, Strain.NOTRUMP, Seat.W)
    last = position("N:A... K... Q... J...")

    with pytest.raises(CaseError, match="E may not play ♥7"):
        ask(Replay(opening, Seat.W.side, (Card.SA, Card.H7)))
    with pytest.raises(CaseError, match="W has no ♣2 left for the last trick"):
        ask(Replay(last, Seat.W.side, (Card.SA, Card.SK, Card.SQ, Card.C2)))
    with pytest.raises(CaseError, match="1 cards more than the hands"):
        ask(Replay(last, Seat.W.side, (Card.SA, Card.SK, Card.SQ, Card.SJ, Card.C2)))


def test_a_table_begins_before_a_lead() -> None:
    with pytest.raises(CaseError, match="without cards on the trick"):
        Table(Position.opening(WHOLE, Strain.SPADES, Seat.W).after(Card.SA))


def test_the_turn_goes_round_and_the_winner_leads() -> None:
    at = Position.opening(WHOLE, Strain.NOTRUMP, Seat.W)
    turns = [at.to_play]
    for card in (Card.SA, Card.S8, Card.S5, Card.S2):
        at = at.after(card)
        turns.append(at.to_play)

    assert [Seat.N, Seat.E, Seat.S, Seat.W, Seat.N] == turns
    assert ((), 12, Strain.NOTRUMP) == (at.trick, at.left, at.strain)


def test_positions_that_differ_have_different_keys() -> None:
    opening = Position.opening(WHOLE, Strain.NOTRUMP, Seat.W)
    others = [
        Position.opening(WHOLE, Strain.SPADES, Seat.W),
        Position.opening(WHOLE, Strain.NOTRUMP, Seat.E),
        Position.opening(Deal(WHOLE.hands[::-1]), Strain.NOTRUMP, Seat.W),
        *[opening.after(card) for card in opening.legal],
    ]

    assert len({opening.key, *[other.key for other in others]}) == 1 + len(others)
    assert EachCard(opening).key != opening.key
