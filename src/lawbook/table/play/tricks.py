"""Tricks: how a trick begins, and the tricks that come to have a card too many or too few (Law 67)."""

from dataclasses import replace
from typing import Self

from lawbook.bridge import Card, Seat, Trick
from lawbook.table.play.asides import Asides
from lawbook.table.play.matter import PlayFate, PlayFault, PlayMatter
from lawbook.table.play.position import winner_of

__all__ = ["Tricks"]


class Tricks(Asides):
    """A position whose tricks are led to, closed a card short, and put right."""

    __slots__ = ()

    def led(self, number: int, seat: Seat, card: Card) -> Self:
        """The state after a card with which a trick begins, or one too many to the trick before."""
        if (fifth := self._followed(seat, card)) is not None:
            return self.as_lead(number, fifth, fifth.card).laid(number, seat, card)
        if self.turn in {None, seat}:
            return self.laid(number, seat, card)
        if self._fifth(seat, card):
            return self._extra(number, seat, card, len(self.done) - 1)
        noted = self.noted(PlayFault.LEAD_OUT_OF_TURN, number, seat, card)
        *_, matter = noted.fates
        return replace(noted.laid(number, seat, card), lead=matter)

    def second_card(self, number: int, seat: Seat, card: Card, *, leads: bool) -> Self:
        """A lead to the next trick, if it is told or he may think that he won one to which three have played; else an extra card."""
        winner = winner_of(self.current, self.start.trump)
        three = len({player for player, _ in self.current}) == 3
        if leads or (three and (winner is seat or (winner is None and self.current[-1][0] is not seat))):
            return self.short(number).led(number, seat, card)
        return self._extra(number, seat, card, len(self.done))

    def _fifth(self, seat: Seat, card: Card) -> bool:
        """Whether a card of the hand that played last is put on its trick; of another suit, his side being on lead, he leads."""
        last = self.done[-1].plays[-1:] if self.done else ()
        if not last or last[0][0] is not seat or self.quitted >= len(self.done):
            return False
        refused = self.matters(PlayFault.LEAD_OUT_OF_TURN, fate=PlayFate.REFUSED)
        if any(m.trick == len(self.done) + 1 for m in refused):  # the next trick has begun (Law 60B)
            return False
        return self.turn is not seat.partner or card.suit is self.done[-1].led

    def _followed(self, seat: Seat, card: Card) -> PlayMatter | None:
        """The fifth card on a trick, of another suit, to which the next hand plays that suit: so it was led (Law 53A)."""
        last = self.fates.newest
        if last is None or last.fault is not PlayFault.EXTRA or last.trick != len(self.done):
            return None
        suit = None if last.card is None else last.card.suit
        led = suit is not self.done[-1].led and suit is card.suit
        here = self.fates[last][0] is PlayFate.OPEN and self.done[-1].plays[-1] == (last.seat, last.card)
        return last if led and here and seat is last.seat.lho else None

    def as_lead(self, number: int, fifth: PlayMatter, card: Card | None) -> Self:
        """The state in which the fifth card on a trick is a lead to the next one, that stands (Laws 45E, 53A)."""
        if card is None:
            return self
        return self._without_fifth(number, fifth, card, PlayFate.ACCEPTED).laid(number, fifth.seat, card)

    def as_refused_lead(self, number: int, fifth: PlayMatter, card: Card) -> Self:
        """The state in which the fifth card on a trick was a lead to the next one, and has gone back (Laws 45E, 55, 56)."""
        return self._without_fifth(number, fifth, card, PlayFate.REFUSED)

    def _without_fifth(self, number: int, fifth: PlayMatter, card: Card, fate: PlayFate) -> Self:
        play, plays = (fifth.seat, card), self.done[-1].plays
        last = len(plays) - 1 - plays[::-1].index(play)
        bare = self.with_trick(len(self.done) - 1, (*plays[:last], *plays[last + 1 :])).given_back(play)
        return bare.settled(fifth, fate, number)

    def _extra(self, number: int, seat: Seat, card: Card, place: int) -> Self:
        state = self.checked(number, seat, card, (), place + 1).noted(
            PlayFault.EXTRA, number, seat, card, place + 1
        )
        plays = (*self.tricks[place].plays, (seat, card))
        left, seen = self.without(seat, card), self.seen | 1 << card
        return replace(state, left=left, seen=seen).with_trick(place, plays)

    def short(self, number: int) -> Self:
        """The state after a trick to which somebody did not play."""
        state = self if self.lead is None else self.settled(self.lead, PlayFate.ACCEPTED, number)
        for seat in Seat:
            if all(player is not seat for player, _ in self.current):
                passed_over = [m for m in state.matters(PlayFault.OUT_OF_TURN) if m.turn is seat]
                here = [m for m in passed_over if m.trick == len(self.done) + 1]
                state = state.dropped(*here).noted(PlayFault.OMITTED, number, seat, None)
        return state.closed(self.current)

    def supplied(self, number: int, seat: Seat, card: Card) -> Self:
        """The state after a card to the trick before, which was a card short (Law 67A1)."""
        place = len(self.done) - 1
        plays = self.done[place].plays
        state = self.checked(number, seat, card, plays, place + 1)
        for matter in tuple(state.matters(PlayFault.OMITTED)):
            if matter.seat is seat and matter.trick == len(self.done):
                state = state.before_partner() or state.settled(matter, PlayFate.CORRECTED, number)
        left, seen = self.without(seat, card), self.seen | 1 << card
        return replace(state, left=left, seen=seen).with_trick(place, (*plays, (seat, card))).turn_to_owing()

    def put_late(self, number: int, seat: Seat, card: Card) -> Self | None:
        """The state after a card to an earlier trick that was a card short; None if it is one to the trick in progress."""
        if self.owes(seat):
            return self.supplied(number, seat, card)
        matter = self.adds_late(seat, card) if self.fates else None
        return None if matter is None else self.added_late(number, matter, card)

    def adds_late(self, seat: Seat, card: Card) -> PlayMatter | None:
        """The trick to which he has not played and now adds a card, since the Director has come to it (Law 67B1).

        It is a card of the suit led to that trick, where it cannot be meant for the trick in progress.
        """
        led = self.current[0][1].suit if self.current else None
        for matter in self.matters(PlayFault.OMITTED, fate=PlayFate.OPEN):
            trick = self.done[matter.trick - 1]
            due = matter.seat is seat and matter.number < self.director and trick.led is card.suit
            if due and all(player is not seat for player, _ in trick.plays) and led not in {None, card.suit}:
                return matter
        return None

    def added_late(self, number: int, matter: PlayMatter, card: Card) -> Self:
        """The state with that card among those of the trick, which is won as it was."""
        place, seat = matter.trick - 1, matter.seat
        trick = Trick((*self.done[place].plays, (seat, card)))
        left, seen = self.without(seat, card), self.seen | 1 << card
        done = (*self.done[:place], trick, *self.done[place + 1 :])
        return replace(self.settled(matter, PlayFate.CORRECTED, number), left=left, seen=seen, done=done)
