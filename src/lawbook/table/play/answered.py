"""Answered: what a word or a card of the other side does to a lead out of turn, or to a fifth card that was led."""

from dataclasses import replace
from typing import Self

from lawbook.bridge import Card, Seat
from lawbook.table.play.matter import PlayFate, PlayFault, PlayMatter
from lawbook.table.play.position import SUITS
from lawbook.table.play.taking_back import led_again, taken_back
from lawbook.table.play.tricks import Tricks

__all__ = ["Answered"]


class Answered(Tricks):
    """A position whose leads out of turn are accepted or refused."""

    __slots__ = ()

    def answered_by_card(self, number: int, seat: Seat, card: Card) -> Self:
        """What a card does to the lead out of turn that waits (Law 53)."""
        matter = self.lead
        if matter is None:
            return self
        proper, offender = matter.turn, matter.seat
        if seat is offender.lho and (seat is not proper or self._follows(seat, card)):
            return self.settled(matter, PlayFate.ACCEPTED, number)
        if seat is proper:
            over_partner = seat is offender.partner and self._follows(seat, card)
            refused = self.director > matter.number and not over_partner
            return taken_back(self, number, PlayFate.REFUSED if refused else PlayFate.OVERTAKEN)
        contract = self.start.contract
        if contract is not None and contract.declarer.side is offender.side and seat is offender.rho:
            return self.settled(matter, PlayFate.ACCEPTED, number)
        return self

    def _follows(self, seat: Seat, card: Card) -> bool:
        """Whether a card may be meant as one to the trick in progress: of its suit, or from a hand without it."""
        led, own = self.current[0][1].suit, self.left[seat]
        return card.suit is led or (own is not None and not own & SUITS[led])

    def spoken_of(self, seat: Seat) -> PlayMatter | None:
        """Declarer's lead out of turn about which the other defender has spoken, when the one speaks who plays next."""
        contract, last = self.start.contract, self.fates.newest
        if last is None or contract is None or last.seat.side is not contract.declarer.side:
            return None
        here = last.fault is PlayFault.LEAD_OUT_OF_TURN and last.trick == len(self.done) + 1
        untouched = self.current in {(), ((last.seat, last.card),)}
        return last if here and untouched and self.lead is None and seat is last.seat.lho else None

    def decided_by_next(self, number: int, lead: PlayMatter, *, accepted: bool) -> Self:
        """The state when the two defenders differ about declarer's lead: the one who plays next after it decides (Law 55A)."""
        if accepted:
            stands = self if self.current else led_again(self, lead)
            return stands.settled(lead, PlayFate.ACCEPTED, number)
        return taken_back(replace(self, lead=lead), number, PlayFate.REFUSED) if self.current else self

    def led_after_all(self, number: int, seat: Seat, *, accepted: bool) -> Self:
        """The state when the other side says what it does about the fifth card on a trick: it was led (Laws 45E, 53A)."""
        fifth = [m for m in self.matters(PlayFault.EXTRA, fate=PlayFate.OPEN) if m.trick == len(self.done)]
        if self.current or not fifth or fifth[-1].card is None:
            return self
        self.must_be_heard(seat, fifth[-1])
        return (self.as_lead if accepted else self.as_refused_lead)(number, fifth[-1], fifth[-1].card)
