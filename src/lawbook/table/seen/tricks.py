"""Tricks: a defective trick, with too few cards or too many, and what came after it."""

from collections.abc import Iterable

from lawbook.bridge import Card, Seat, Suit, Trick
from lawbook.table.play.matter import REVOKES, PlayFate, PlayFault
from lawbook.table.record.events import FacedLead, Missed, Played
from lawbook.table.seen.miscount import play_when_found
from lawbook.table.seen.notice import both_sides_after, noticed, play_when_noticed
from lawbook.table.seen.revoke import fate
from lawbook.table.seen.sight import DefectiveTrick, IrregularPlay
from lawbook.table.seen.together import card_played, unseen
from lawbook.table.table import Table

__all__ = [
    "both_sides_went_on",
    "contributed",
    "faced_card_known",
    "failed_to_follow",
    "highest_contributed",
    "holds_suit_of_trick",
    "played_again_for_good",
    "played_one_by_one",
    "restored_shows_revoke",
    "short_hand_may_correct",
    "went_back_at_once",
]


def _defective(sight: DefectiveTrick) -> int:
    """The number of the trick that is defective: where a card is played again, the one that it came from."""
    matter = sight.matter
    if matter.fault is not PlayFault.AGAIN:
        return matter.trick
    played = (matter.seat, matter.card)
    rows = (n for n, trick in enumerate(sight.play.tricks, start=1) if played in trick.plays)
    return next(rows, matter.trick)


def both_sides_went_on(sight: DefectiveTrick) -> bool:
    """Whether each side had gone on to the next trick when attention was drawn to it (67A)."""
    return both_sides_after(sight, _defective(sight))


def played_again_for_good(sight: DefectiveTrick) -> bool | None:
    """Whether it is too late to take back a card that had been played before (Law 67B3)."""
    return both_sides_after(sight, sight.matter.trick) if sight.matter.fault is PlayFault.AGAIN else None


def holds_suit_of_trick(sight: DefectiveTrick) -> bool | None:
    """Whether he held a card of the suit led to the defective trick when attention was drawn to it (Law 67B1)."""
    play, led = play_when_noticed(sight), sight.trick.led
    hand = None if play is None else play.hands[sight.seat]
    if hand is None:
        since = (
            e.card
            for e in sight.table.events[noticed(sight) :]
            if isinstance(e, Played) and e.seat is sight.seat
        )
        return True if led in {card.suit for card in since} else None
    return None if led is None else any(card.suit is led for card in hand)


# Too many cards


def went_back_at_once(sight: DefectiveTrick) -> bool:
    """Whether the card too many had gone back before anybody led to the next trick."""
    became, number = sight.play.fates[sight.matter]
    then = sight.table.playing_at(number)
    return became is PlayFate.CORRECTED and then is not None and len(then.tricks) <= sight.matter.trick


def _with_extra(sight: DefectiveTrick) -> Trick | None:
    """The trick with the cards that were too many, as it lay before any of them went back."""
    if sight.matter.fault is not PlayFault.EXTRA:
        return None
    play = sight.table.playing_at(sight.matter.number + 1)
    return None if play is None else play.tricks[sight.matter.trick - 1]


def contributed(sight: DefectiveTrick) -> tuple[Card, ...]:
    """The cards that he has played to the trick, in order; of several at one moment, the one that he plays first."""
    if sight.matter.fault is PlayFault.SEVERAL:
        return tuple(card for card in (card_played(sight), sight.matter.card) if card is not None)
    trick = _with_extra(sight)
    return () if trick is None else tuple(card for seat, card in trick.plays if seat is sight.seat)


def highest_contributed(sight: DefectiveTrick) -> Card | None:
    """The highest of them that he could legally have played: of the suit led if there is one (Law 67B2(a))."""
    cards = contributed(sight)
    return max(cards, key=lambda card: (card.suit is sight.trick.led, card.rank), default=None)


def faced_card_known(sight: DefectiveTrick) -> bool | None:
    """Whether it is known which card he faced: the one that covered another, or that came before the one too many."""
    return True if unseen(sight) else played_one_by_one(sight)


def played_one_by_one(sight: DefectiveTrick) -> bool | None:
    """Whether somebody else played between his first card to the trick and the one too many."""
    if sight.matter.fault is PlayFault.SEVERAL:
        return False
    if not contributed(sight):
        return None
    earlier = reversed(sight.table.events[: sight.matter.number])
    last = next((event for event in earlier if isinstance(event, Played | FacedLead)), None)
    return True if last is not None and last.seat is not sight.seat else None


def restored_shows_revoke(sight: DefectiveTrick) -> bool | None:
    """Whether a card that goes back to his hand was not played where it had to be; None if it depends on which."""
    failed = {_failed(sight, card.suit) for card in contributed(sight)}
    return failed.pop() if len(failed) == 1 else None


def _failed(sight: DefectiveTrick, suit: Suit) -> bool:
    """Whether he did not follow to a suit that was led to another trick than the defective one."""
    play = play_when_noticed(sight)
    tricks = () if play is None else play.tricks
    return any(number != sight.matter.trick for number in _not_followed(tricks, sight.seat, suit))


# A hand that was a card short


def short_hand_may_correct(table: Table) -> bool:
    """Whether a hand that was short has revoked, and the revoke was not established."""
    short = {event.seat for event in table.all(Missed)} | set(table.belongs.values())
    found = [m for m in table.play_matters if m.fault in REVOKES and m.seat in short]
    return bool(found) and all(fate(IrregularPlay(table, m)) is not PlayFate.ESTABLISHED for m in found)


def failed_to_follow(table: Table, seat: Seat, suit: Suit) -> tuple[int, ...]:
    """The tricks, by number from 1, in which a player did not follow to a suit, when his hand was found short."""
    play = play_when_found(table)
    return tuple(_not_followed(() if play is None else play.tricks, seat, suit))


def _not_followed(tricks: Iterable[Trick], seat: Seat, suit: Suit) -> Iterable[int]:
    return (
        number
        for number, trick in enumerate(tricks, start=1)
        if trick.led is suit and any(s is seat and c.suit is not suit for s, c in trick.plays)
    )
