"""Remarked: words that amount to an act, told as a remark: that somebody calls the Director, or declarer means another card."""

from lawbook.bridge import Card, Hand, Rank, Seat, Suit
from lawbook.notation.designation import Designation
from lawbook.notation.meant import parse_meant
from lawbook.notation.spoken import Spoken, parse_spoken
from lawbook.table.play.matter import PlayFault
from lawbook.table.play.playing import Playing
from lawbook.table.play.position import SUITS, Plays
from lawbook.table.record.events import CardReplaced, Designated, DirectorCalled, Event, Remarked

__all__ = ["as_act"]


def as_act(remark: Remarked, play: Playing | None) -> Event:
    """The act to which a remark comes; the remark itself where it is no more than that."""
    spoken = parse_spoken(remark.text)
    if spoken is Spoken.SUMMONS:
        return DirectorCalled(remark.seat)
    if play is None or not play.begun or play.dummy is not remark.seat.partner:
        return remark
    meant = parse_meant(remark.text)
    if meant is None or remark.text.rstrip().endswith("?"):
        return remark
    if play.heard is not None or play.named is not None:
        return Designated(remark.seat, text=meant.text or remark.text)
    righted = _put_right(play, play.dummy, meant.card) if spoken is Spoken.MEANT else None
    return righted or remark


def _put_right(play: Playing, dummy: Seat, words: Designation | None) -> CardReplaced | None:
    """Another card for dummy's last one, which declarer did not mean to name (45C4(b)), or did not name (45D1)."""
    wrong = next((card for seat, card in _last(play) if seat is dummy), None)
    misplaced = any((m.seat, m.card) == (dummy, wrong) for m in play.matters(PlayFault.NOT_NAMED))
    if wrong is None or words is None:
        return None
    own = play.left[dummy]
    card = _card(words, wrong, None if own is None else Hand.from_bits(own))
    manner = None if misplaced else "unintended"
    return None if card is None or card is wrong else CardReplaced(dummy, wrong, card, manner)


def _last(play: Playing) -> Plays:
    """The cards of the trick that is in progress, or was completed last."""
    return play.current or (play.done[-1].plays if play.done else ())


def _card(words: Designation, wrong: Card, own: Hand | None) -> Card | None:
    """The card that the words name: of a suit alone the lowest, of a rank alone the one in the suit of the wrong card."""
    suit: Suit = wrong.suit if words.suit is None else words.suit
    if words.rank is not None:
        return Card.of(suit, Rank(words.rank))
    if own is None or words.suit is None or words.keyword is not None:
        return None
    return min(Hand.from_bits(own.bits & SUITS[suit]), default=None)
