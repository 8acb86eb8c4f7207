"""Asides: what happens in the play besides the cards: exposures, claims, and what rulings put in force."""

from dataclasses import replace
from typing import Self

from lawbook.bridge import Card, Seat, Side
from lawbook.notation.designation import meant_card
from lawbook.notation.headers import seat_of
from lawbook.notation.meant import parse_called_for
from lawbook.notation.spoken import Spoken, parse_spoken
from lawbook.table.fates import Fates
from lawbook.table.in_force import LEADS, OF_AUCTION
from lawbook.table.play.doubted import admitted, doubted, revoke_of_side
from lawbook.table.play.force import Force
from lawbook.table.play.legal import waits
from lawbook.table.play.matter import PlayFate, PlayFault
from lawbook.table.play.moves import CONDONED, Moves
from lawbook.table.play.own_account import said_himself
from lawbook.table.play.position import Bits
from lawbook.table.record.events import (
    Agreed,
    Attention,
    BecameDeclarer,
    Chose,
    Claimed,
    Conceded,
    DirectorCalled,
    Event,
    Exposed,
    FacedHand,
    LaidDown,
    MadePenaltyCard,
    Named,
    NextBoard,
    Objected,
    PickedUp,
    Remarked,
    Restricted,
    Revoked,
    RoundOver,
)
from lawbook.table.record.events.choices import EXTREMES

__all__ = ["ENACTED", "Asides", "forced"]

ENACTED = (MadePenaltyCard, PickedUp, LaidDown, BecameDeclarer)
"""What a ruling puts in force."""


MISPUT = (PlayFault.EXTRA, PlayFault.NOT_NAMED)
"""A card that lies where it should not, about which what is done depends on what has followed it."""

DECLARERS = "declarer_"
"""How the keys of declarer's choices begin; the others are made under Law 62C."""


class Asides(Moves):
    """A position that knows what was done besides playing cards to it."""

    __slots__ = ()

    def aside(self, number: int, event: Event) -> Self:
        """The state after an event that is neither a card nor an answer about one."""
        match event:
            case Exposed() | FacedHand() | Named():
                return self._shown(number, event) if self.begun else self
            case MadePenaltyCard() | PickedUp():
                return replace(self, force=forced(self.force, event, self.left))
            case LaidDown(seat=seat, act=act):
                state = replace(self, force=forced(self.force, event, self.left))
                return state.bound_late(number, seat) if act in LEADS else state
            case BecameDeclarer(seat=seat) if self.start.contract is not None:
                contract = replace(self.start.contract, declarer=seat)
                return replace(self, start=replace(self.start, contract=contract))
            case Remarked() | Revoked() | Chose(key="other_side_changes" | "revokers_partner_changes"):
                return self._of_revokes(number, event)
            case Chose() | Restricted():
                state = self.before_partner() or self
                about_lead = (
                    event.demand not in {"name", *EXTREMES}
                    if isinstance(event, Restricted)
                    else event.key.startswith(DECLARERS)
                )
                return state._chosen(number) if about_lead and waits(state) else state  # noqa: SLF001  # its own
            case DirectorCalled() | Attention():
                state = self.before_partner() or self
                called = number if isinstance(event, DirectorCalled) else state.director
                state = replace(state, director=called, heard=None).turn_to_owing()
                state = state if self.claim is None or self.agreed else state.doubted(number, None)
                return doubted(state, number)
            case _:
                return self._claimed(number, event)

    def _shown(self, number: int, event: Exposed | FacedHand | Named) -> Self:
        """The state after cards were shown or named: by dummy, when the opening lead lies faced, it is his hand that is put down (41D)."""
        seat = event.seat
        if isinstance(event, Named):
            says_which = self._shows_several(seat)  # of those that he has shown he plays (58B2)
            return (
                self
                if says_which or seat is self.dummy
                else self.noted(PlayFault.EXPOSED, number, seat, event.card)
            )
        if seat is self.dummy and self.tricks and self.lead is None:
            return self
        card = event.cards[0] if isinstance(event, Exposed) else None  # nobody has told the cards
        return self.noted(PlayFault.EXPOSED, number, seat, card)

    def _of_revokes(self, number: int, event: Remarked | Revoked | Chose) -> Self:
        """The state after words that tell of a revoke, of his own or another's (61A), or what is done about it (62C)."""
        if isinstance(event, Revoked):
            return admitted(self, number, event.seat, event.number)
        if isinstance(event, Chose):
            side = event.seat.side.opponents if event.key == "other_side_changes" else event.seat.side
            return revoke_of_side(self.before_partner() or self, number, side)
        if (put := self._not_called_for(event)) is not None:
            here = sum(put in trick.plays for trick in self.tricks[-1:])
            return self.noted(PlayFault.NOT_NAMED, number, *put, len(self.tricks) - 1 + here)
        owned = said_himself(self, number, event)
        pointed = owned is self and parse_spoken(event.text) is Spoken.POINTS_OUT
        named = [seat for word in event.text.replace(",", " ").split() if (seat := seat_of(word)) is not None]
        return doubted(self, number, named[0] if named else None) if pointed else owned

    def _not_called_for(self, event: Remarked) -> tuple[Seat, Card] | None:
        """Dummy's last card, if declarer says that he did not call for it (Law 45D1), and it was not found before."""
        dummy = self.dummy
        if dummy is not event.seat.partner or parse_spoken(event.text) is not Spoken.NOT_CALLED:
            return None
        put = self.just_put(dummy) or self._put_before(dummy)
        known = {(m.seat, m.card) for m in self.matters(PlayFault.NOT_NAMED)}
        if put is None or put in known:
            return None
        words, own = parse_called_for(event.text), self.left[dummy]
        return put if words is None or meant_card(words, put[1], own) is not put[1] else None

    def _put_before(self, dummy: Seat) -> tuple[Seat, Card] | None:
        """Dummy's card of the last trick, where his side has played to no other since."""
        here = any(seat.side is dummy.side for seat, _ in self.current)
        last = self.done[-1].plays if self.done and not here else ()
        return next((play for play in last if play[0] is dummy), None)

    def _shows_several(self, seat: Seat) -> bool:
        """Whether a player has shown several cards at once in the last trick."""
        return any((m.seat, m.trick) == (seat, len(self.tricks)) for m in self.matters(PlayFault.SEVERAL))

    @property
    def dummy(self) -> Seat | None:
        """Dummy, where the contract is known."""
        contract = self.start.contract
        return None if contract is None else contract.declarer.partner

    @property
    def due(self) -> bool:
        """Whether a lead, a play or words for dummy wait for what comes next, and the Director has not been called."""
        waiting = (*(() if self.lead is None else (self.lead,)), *self.matters(*CONDONED, fate=PlayFate.OPEN))
        if self.claim is None or self.agreed:  # else he comes to the claim
            waiting = (*waiting, *self.matters(*MISPUT, fate=PlayFate.OPEN))
        early = self.before_partner() is not None
        return early or self.heard is not None or any(m.number > self.director for m in waiting)

    def before_partner(self) -> Self | None:
        """The state in which a player did not omit to play, but his partner has led too soon (Law 57A); None if not so.

        If the next hand has played to that lead already, it stands (Law 60A1).
        """
        if not self.current or not self.done:
            return None
        (leader, lead), *later = self.current
        omitted = [m for m in self.matters(PlayFault.OMITTED) if m.trick == len(self.done)]
        contract = self.start.contract
        if contract is not None and contract.declarer.side is leader.side:
            return None
        if leader.partner not in {m.seat for m in omitted} or len(later) > 1:
            return None
        number = omitted[0].number
        state = self.dropped(*omitted).noted(PlayFault.PREMATURE_LEAD, number, leader, lead)
        *_, matter = state.fates
        return state.settled(matter, PlayFate.ACCEPTED, number) if later else state

    def _chosen(self, number: int) -> Self:
        """Declarer says what he does about the lead of a penalty card's partner (Law 50D2)."""
        if self.turn is None:
            return self
        holder = self.turn.partner
        card = self.penalties_of(holder)[0].card
        trick = len(self.done) + 1
        if any(
            (m.seat, m.card, m.trick) == (holder, card, trick) and m.fault is not PlayFault.PREMATURE_LEAD
            for m in self.fates
        ):  # it is part of that ruling
            return self
        return self.noted(PlayFault.PENALTY_LEAD, number, holder, card)

    # Claims

    def _claimed(self, number: int, event: Event) -> Self:
        """What claims and the end of the round do to the revokes that are still open (Law 63A3, 63A4)."""
        match event:
            case Claimed(seat=seat) | Conceded(seat=seat):
                return replace(self._bound(number, seat.side), claim=(number, seat), agreed=False)
            case Agreed():
                return replace(self, agreed=self.claim is not None)
            case Objected(seat=seat) if self.claim is not None:
                return self.doubted(number, seat)
            case NextBoard(seat=seat):
                return self.assented(number, seat.side)
            case RoundOver():
                return self.assented(number, Side.NS).assented(number, Side.EW)
            case _:
                return self

    def assented(self, number: int, side: Side) -> Self:
        """The state when a side may no longer doubt the claim of its opponents (Law 69A)."""
        if self.claim is None or self.claim[1].side is side:
            return self
        return self._bound(number, side)

    def _bound(self, number: int, side: Side) -> Self:
        """The state in which a side has claimed or conceded, or assented to a claim: its revokes are established."""
        tricks = len(self.tricks)
        return replace(self.established(number, side, tricks), bound=(*self.bound, (side, tricks)))

    def doubted(self, number: int, seat: Seat | None) -> Self:
        """The state after a doubt; a defender's about his partner's leaves neither claim nor concession (Law 68B2)."""
        if self.claim is None:
            return self
        (claimed, claimer), contract = self.claim, self.start.contract
        state = replace(self, claim=None).noted(PlayFault.CLAIM, number, claimer, None)
        if contract is None or seat is not claimer.partner or seat.side is contract.declarer.side:
            return state
        if self.agreed:
            return state
        undone = (PlayFate.ESTABLISHED, claimed)
        rows = state.fates.items()
        fates = Fates((m, (PlayFate.OPEN, m.number) if fate == undone else fate) for m, fate in rows)
        return replace(state, fates=fates, bound=tuple(b for b in self.bound if b[0] is not claimer.side))


def forced(force: Force, event: Event, left: Bits) -> Force:
    """What is in force after a ruling has added to it."""
    match event:
        case MadePenaltyCard(seat=seat, card=card, rank=rank):
            return force.with_penalty(seat, card, left[seat], major=rank == "major")
        case PickedUp(seat=seat, cards=cards):
            return force.without_penalties(seat, cards)
        case LaidDown(act=act) if act not in OF_AUCTION:
            return force.with_restriction(event.norm)
        case _:
            return force
