"""Remarked: words that amount to an act, told as a remark: that somebody calls the Director, or declarer means another card."""

from lawbook.bridge import Card, Deal, Seat
from lawbook.notation.designation import Designation, meant_card, parse_designation
from lawbook.notation.held import parse_held
from lawbook.notation.meant import Meant, parse_meant
from lawbook.notation.spoken import Spoken, parse_spoken
from lawbook.table.play.claiming import in_number
from lawbook.table.play.matter import REVOKES, PlayFate, PlayFault
from lawbook.table.play.playing import Playing
from lawbook.table.play.position import Plays
from lawbook.table.play.worded import meant_otherwise
from lawbook.table.record.events import (
    AskedNone,
    Attention,
    CardReplaced,
    Chose,
    Designated,
    DirectorCalled,
    Event,
    Exposed,
    FacedHand,
    Led,
    Named,
    Objected,
    Played,
    Remarked,
    TookRest,
)

__all__ = ["as_said"]


def as_said(event: Event, last: Event | None, play: Playing | None, deal: Deal | None) -> Event:
    """The event as words make it: a remark that is an act, a card that puts another right of which was spoken."""
    match event:
        case Remarked():
            return as_act(event, play)
        case Designated():
            named = named_in_full(event, play)
            changed = as_changed(last, named.dummy or named.seat.partner, named.card, play)
            return changed or _named_again(named, play) or named
        case TookRest():
            return in_number(event, play)
        case FacedHand():
            return card_by_card(event, play, deal)
        case Played() if type(event) in {Played, Led} and last is not None:
            return as_changed(last, event.seat, event.card, play) or as_correction(last, event, play)
        case _:
            return event


def card_by_card(event: FacedHand, play: Playing | None, deal: Deal | None) -> FacedHand | Exposed:
    """A hand that is faced, by the cards that are left in it, where somebody has told them."""
    hands = deal if play is None else play.hands
    left = None if hands is None else hands[event.seat]
    if left is None:
        return event
    return Exposed(event.seat, tuple(sorted(left, reverse=True)))


def as_changed(
    last: Event | None, seat: Seat, card: Card | None, play: Playing | None
) -> CardReplaced | None:
    """The card that comes in the place of another, where its player has just said that he changes it (45D1, 62C)."""
    if not isinstance(last, Chose) or (last.key, last.value) not in CHANGES or play is None or card is None:
        return None
    if seat is not last.seat and seat is not play.dummy:
        return None
    plays = (play for trick in reversed(play.tricks[-2:]) for play in trick.plays)
    old = next((card for player, card in plays if player is seat), None)
    return None if old is None or old is card else CardReplaced(seat, old, card)


CHANGES = frozenset(
    {
        ("other_side_changes", "change"),
        ("revokers_partner_changes", "change"),
        ("rho_changes_card", "changes"),
    }
)
"""The choices by which somebody changes a card that he has played."""


def as_correction(last: Event | None, event: Played, play: Playing | None) -> Event:
    """A card by which a player does what he had just been seen not to have done, follow suit or obey: it replaces the other."""
    if play is None or not (_speaks_of(last, event.seat) or _is_looked_at(last, event.seat, play)):
        return event
    trick = play.tricks[-1] if play.tricks else None
    wrong = None if trick is None else next((card for seat, card in trick.plays if seat is event.seat), None)
    if trick is None or wrong is None:
        return event
    follows = wrong.suit is not trick.led and event.card.suit is trick.led
    disobeyed = play.matters(PlayFault.DISOBEYED, fate=PlayFate.OPEN)
    if follows or any((m.seat, m.card) == (event.seat, wrong) for m in disobeyed):
        return CardReplaced(event.seat, wrong, event.card)
    return event


def _speaks_of(event: Event | None, seat: Seat) -> bool:
    """Whether somebody has just said, or asked, that this player has the suit led."""
    match event:
        case AskedNone(asked=asked):
            return asked is seat
        case Remarked(seat=speaker, text=text):
            spoken = parse_spoken(text)
            return spoken is Spoken.ASKS_NONE or (
                spoken in {Spoken.REVOKED, Spoken.MEANT} and speaker is seat
            )
        case _:
            return False


def _is_looked_at(event: Event | None, seat: Seat, play: Playing) -> bool:
    """Whether the Director has just come to a revoke of his, so that the card is no lead of his."""
    faults = (*REVOKES, PlayFault.DOUBTFUL)
    known = any(m.seat is seat for m in play.matters(*faults, fate=PlayFate.OPEN))
    return isinstance(event, DirectorCalled | Attention) and (known or play.turn is not seat)


def as_act(remark: Remarked, play: Playing | None) -> Event:
    """The act to which a remark comes; the remark itself where it is no more than that."""
    spoken = parse_spoken(remark.text)
    if spoken is Spoken.SUMMONS:
        return DirectorCalled(remark.seat)
    if play is None or not play.begun:
        return remark
    if spoken is Spoken.DOUBTS_CLAIM and play.claim is not None and play.claim[1] is not remark.seat:
        return Objected(remark.seat)
    if play.dummy is not remark.seat.partner:
        return _of_his_hand(remark, play)
    meant = parse_meant(remark.text)
    if meant is None or remark.text.rstrip().endswith("?"):
        return remark
    if play.heard is not None or play.named is not None:
        return Designated(remark.seat, text=meant.text or remark.text)
    if spoken is not Spoken.MEANT:
        return remark
    other = meant_otherwise(play, remark.seat, meant.card)
    by_law = play.words is not None and other is play.words.card
    if other is not None and not (by_law and any(play.matters(PlayFault.NOT_NAMED, fate=PlayFate.OPEN))):
        return remark  # it is ruled what the words meant that he used (Law 46B)
    righted = _put_right(play, play.dummy, meant.card)
    put = play.just_put(play.dummy)
    if righted is None and put is not None and _is_other(put[1], meant):
        return Designated(remark.seat, text=remark.text)  # which card he meant is not known
    return righted or remark


def _of_his_hand(remark: Remarked, play: Playing) -> Event:
    """A defender's card, where he says that he has it and it has not been played (Law 49)."""
    seat, card = remark.seat, parse_held(remark.text)
    if card is None or play.dummy in {None, seat} or play.seen >> card & 1:
        return remark
    own = play.left[seat]
    return Named(seat, card) if own is None or own >> card & 1 else remark


def _is_other(card: Card, meant: Meant) -> bool:
    """Whether he speaks of another card than the one that dummy has just put on the table, or of none."""
    words = meant.card
    if meant.call is not None or words is None:
        return meant.call is None
    return (words.suit, words.rank) != (card.suit, card.rank) and words.suit is not card.suit


def _named_again(event: Designated, play: Playing | None) -> Remarked | CardReplaced | None:
    """Words by which declarer, when dummy has put up a card for those before, says which one he meant by them."""
    if play is None or play.dummy is not event.seat.partner or play.turn in {None, play.dummy}:
        return None
    put = play.just_put(play.dummy)
    if put is None or (not play.current and play.turn is event.seat):
        return None
    card = event.card
    words = parse_designation(event.text or "") if card is None else Designation(card.suit, card.rank)
    if any((m.seat, m.card) == put for m in play.matters(PlayFault.NOT_NAMED, fate=PlayFate.OPEN)):
        return _put_right(play, play.dummy, words)
    if words is None or meant_otherwise(play, event.seat, words) is None:
        return None
    said = event.text if card is None else f"{card.rank.name} of {card.suit.name}".lower()
    return Remarked(event.seat, said or "")


def named_in_full(event: Designated, play: Playing | None) -> Designated:
    """A card of dummy's that was called for by suit and rank, as that card where nobody knows his hand (Law 46A)."""
    words = parse_designation(event.text or "")
    if event.card is not None or words is None or words.suit is None or words.rank is None:
        return event
    if play is not None and play.left[event.seat.partner] is not None:
        return event
    return Designated(event.seat, card=Card.of(words.suit, words.rank), dummy=event.seat.partner)


def _put_right(play: Playing, dummy: Seat, words: Designation | None) -> CardReplaced | None:
    """Another card for dummy's last one, which declarer did not mean to name (45C4(b)), or did not name (45D1)."""
    wrong = next((card for seat, card in _last(play) if seat is dummy), None)
    misplaced = any((m.seat, m.card) == (dummy, wrong) for m in play.matters(PlayFault.NOT_NAMED))
    if wrong is None or words is None:
        return None
    own = play.left[dummy]
    card = meant_card(words, wrong, own)
    manner = None if misplaced else "unintended"
    return None if card is None or card is wrong else CardReplaced(dummy, wrong, card, manner)


def _last(play: Playing) -> Plays:
    """The cards of the trick that is in progress, or was completed last."""
    return play.current or (play.done[-1].plays if play.done else ())
