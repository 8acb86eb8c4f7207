"""RuledTricks: the record seen from a defective trick, the one that is being ruled on.

Each view is None wherever the record does not show it, so that a Law can ask instead.
"""

from collections.abc import Iterable

from lawbook.bridge import Card, Seat, Suit, Trick
from lawbook.table.play.matter import REVOKES, PlayFate, PlayFault, PlayMatter
from lawbook.table.record.events import FacedLead, Missed, Played
from lawbook.table.seen.price import RuledPrice

__all__ = ["RuledTricks"]


class RuledTricks(RuledPrice):
    """A record with the trick to which there are too few or too many cards, and what came after it."""

    __slots__ = ()

    @property
    def defective(self) -> int | None:
        """The number of the trick that is defective: where a card is played again, the one that it came from."""
        matter = self.play_matter
        if matter is None or matter.fault is not PlayFault.AGAIN:
            return None if matter is None else matter.trick
        rows = (
            n for n, trick in enumerate(self.tricks, start=1) if (matter.seat, matter.card) in trick.plays
        )
        return next(rows, matter.trick)

    @property
    def both_sides_went_on(self) -> bool | None:
        """Whether each side had gone on to the next trick when attention was drawn to it (67A)."""
        return None if self.defective is None else self._both_after(self.defective)

    @property
    def played_again_for_good(self) -> bool | None:
        """Whether it is too late to take back a card that had been played before (Law 67B3)."""
        matter = self.play_matter
        again = matter is not None and matter.fault is PlayFault.AGAIN
        return self._both_after(matter.trick) if matter is not None and again else None

    def _both_after(self, number: int) -> bool:
        play = self.play_when_noticed
        after = () if play is None else play.tricks[number : number + 1]
        return len({seat.side for trick in after for seat, _ in trick.plays}) == 2

    @property
    def holds_suit_of_trick(self) -> bool | None:
        """Whether he held a card of the suit led to the defective trick when attention was drawn to it (Law 67B1)."""
        matter, play = self.play_matter, self.play_when_noticed
        hand = None if matter is None or play is None else play.hands[matter.seat]
        led = None if matter is None else self.tricks[matter.trick - 1].led
        return None if hand is None or led is None else any(card.suit is led for card in hand)

    # Too many cards

    @property
    def _with_extra(self) -> Trick | None:
        """The trick with the cards that were too many, as it lay before any of them went back."""
        matter = self.play_matter
        if matter is None or matter.fault is not PlayFault.EXTRA:
            return None
        play = self.playing_at(matter.number + 1)
        return None if play is None else play.tricks[matter.trick - 1]

    @property
    def contributed(self) -> tuple[Card, ...]:
        """The cards that he has played to the trick, in order."""
        matter, trick = self.play_matter, self._with_extra
        plays = () if trick is None or matter is None else trick.plays
        return tuple(card for seat, card in plays if matter is not None and seat is matter.seat)

    @property
    def highest_contributed(self) -> Card | None:
        """The highest of them that he could legally have played: of the suit led if there is one (Law 67B2(a))."""
        trick = self._with_extra
        if trick is None or not self.contributed:
            return None
        return max(self.contributed, key=lambda card: (card.suit is trick.led, card.rank))

    @property
    def played_one_by_one(self) -> bool | None:
        """Whether somebody else played between his first card to the trick and the one too many."""
        matter = self.play_matter
        if matter is None or not self.contributed:
            return None
        last = next(
            (e for e in reversed(self._events[: matter.number]) if isinstance(e, Played | FacedLead)), None
        )
        return True if last is not None and last.seat is not matter.seat else None

    @property
    def restored_shows_revoke(self) -> bool | None:
        """Whether a card that goes back to his hand was not played where it had to be; None if it depends on which."""
        matter = self.play_matter
        if matter is None or not self.contributed:
            return None
        failed = {self._failed(card.suit, matter) for card in self.contributed}
        return failed.pop() if len(failed) == 1 else None

    def _failed(self, suit: Suit, matter: PlayMatter) -> bool:
        """Whether he did not follow to a suit that was led to another trick than the defective one."""
        tricks = () if self.play_when_noticed is None else self.play_when_noticed.tricks
        return any(number != matter.trick for number in _not_followed(tricks, matter.seat, suit))

    @property
    def short_hand_may_correct(self) -> bool:
        """Whether a hand that was short has revoked, and the revoke was not established."""
        short = {event.seat for event in self._events if isinstance(event, Missed)} | set(
            self.belongs.values()
        )
        views = [self.about_play(m) for m in self.play_matters if m.fault in REVOKES and m.seat in short]
        return bool(views) and all(view.play_fate is not PlayFate.ESTABLISHED for view in views)

    def failed_to_follow(self, seat: Seat, suit: Suit) -> tuple[int, ...]:
        """The tricks, by number from 1, in which a player did not follow to a suit, when his hand was found short."""
        play = self.play_when_short
        return tuple(_not_followed(() if play is None else play.tricks, seat, suit))


def _not_followed(tricks: Iterable[Trick], seat: Seat, suit: Suit) -> Iterable[int]:
    return (
        number
        for number, trick in enumerate(tricks, start=1)
        if trick.led is suit and any(s is seat and c.suit is not suit for s, c in trick.plays)
    )
