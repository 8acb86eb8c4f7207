"""Moves: what one card does to the position, and how an irregularity in it is noted and settled."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Self

from lawbook.bridge import Card, Seat, Side, Trick
from lawbook.errors import CaseError, Wording
from lawbook.table.play.force import NOTHING
from lawbook.table.play.legal import breach
from lawbook.table.play.matter import REVOKES, PlayFate, PlayFault, PlayMatter
from lawbook.table.play.position import SUITS, Bits, Plays, Position, to_play, winner_of

__all__ = ["CONDONED", "PLAYERS", "Moves"]

PLAYERS = ("North", "East", "South", "West")


class Moves(Position):
    """A position that cards are played to and taken back from."""

    __slots__ = ()

    # Cards

    def laid(self, number: int, seat: Seat, card: Card) -> Self:
        """The position with one more card in the trick in progress."""
        state = self.checked(number, seat, card, self.current)
        if state.force is not NOTHING:
            state = state.obeyed(number, seat, card)
        if state.fates:
            state = state.moved_on(number, seat)
        left, seen = self.without(seat, card), self.seen | 1 << card
        current = (*self.current, (seat, card))
        turn = to_play(current, current[0][0])
        if turn is None:
            return state.with_cards(left, seen, None).closed(current)
        return state.with_cards(left, seen, turn, current)

    def obeyed(self, number: int, seat: Seat, card: Card) -> Self:
        """The position with what a card disobeys of what is in force, and what has bound its player now."""
        wrong = breach(self, seat, card)
        state = self if wrong is None else self.noted(wrong, number, seat, card)
        force = self.force.used_by(seat, len(self.done) + 1, leads=not self.current)
        force = force.played_on()
        return state if force is state.force else replace(state, force=force)

    def bound_late(self, number: int, seat: Seat) -> Self:
        """The position with what a lead disobeys of what was laid on it while it lay there alone (Law 26B)."""
        if len(self.current) != 1 or self.current[0][0] is not seat:
            return self
        (play,) = self.current
        if any((m.seat, m.card, m.trick) == (*play, len(self.done) + 1) for m in self.fates):
            return self  # that is what is ruled on
        before = replace(self.given_back(play), current=(), turn=seat)
        found = before.obeyed(number, *play)
        return replace(self, force=found.force, fates=found.fates)

    def with_cards(self, left: Bits, seen: int, turn: Seat | None, current: Plays = ()) -> Self:
        """The position with other cards; `replace` written out, since every card comes through here."""
        tricks, found = (current, self.done, self.won, seen), (self.fates, self.lead, self.begun)
        told = (self.director, self.claim, self.quitted)
        rest, claimed = (self.force, self.named, self.heard), (False, None, self.bound)
        return type(self)(self.start, left, turn, *tricks, *found, *told, *rest, *claimed, self.words)

    def closed(self, plays: Plays) -> Self:
        """The position after a trick; whoever won it has to lead (Law 44G)."""
        winner = winner_of(plays, self.start.trump)
        done, won = (*self.done, Trick(plays)), (*self.won, winner)
        over = len(done) >= 13
        force = self.force.after_trick(plays[0][0]) if plays else self.force
        turn = None if over else winner
        return replace(self, current=(), done=done, won=won, turn=turn, force=force)

    def without(self, seat: Seat, card: Card) -> Bits:
        """What the hands have left when a card is gone; it goes from the hand that it counts as."""
        owner = self.start.belongs.get(card, seat)
        bits = self.left[owner]
        if bits is None:
            return self.left
        return (*self.left[:owner], bits & ~(1 << card), *self.left[owner + 1 :])

    def given_back(self, *plays: tuple[Seat, Card]) -> Self:
        """The position with played cards in their hands again."""
        left, seen = list(self.left), self.seen
        for seat, card in plays:
            if sum((seat, card) in trick.plays for trick in self.tricks) > 1:  # it lies in another trick too
                continue
            owner = self.start.belongs.get(card, seat)
            bits = left[owner]
            left[owner] = None if bits is None else bits | 1 << card
            seen &= ~(1 << card)
        return replace(self, left=tuple(left), seen=seen)

    def with_trick(self, place: int, plays: Plays) -> Self:
        """The position with other cards in a trick, the one in progress or one before; its winner may change."""
        if place == len(self.done):
            return replace(self, current=plays, turn=to_play(plays, plays[0][0]) if plays else self.leader)
        winner = winner_of(plays, self.start.trump)
        done = (*self.done[:place], Trick(plays), *self.done[place + 1 :])
        state = replace(self, done=done, won=(*self.won[:place], winner, *self.won[place + 1 :]))
        return state if self.current else replace(state, turn=state.leader)

    # What is wrong with a card

    def checked(self, number: int, seat: Seat, card: Card, plays: Plays, trick: int | None = None) -> Self:
        """The position with what is wrong when a hand adds a card to a trick. Raises CaseError for one it cannot have."""
        wrong = self.wrong_card(seat, card)
        state = self if wrong is None else self.noted(wrong, number, seat, card, trick)
        own = self.left[seat]
        if own is None:
            return state.with_revokes_shown(number, seat, card)
        led = plays[0][1] // 13 if plays else card // 13
        if card // 13 != led and own & SUITS[led]:
            return state.noted(PlayFault.REVOKE, number, seat, card, trick)
        return state

    def wrong_card(self, seat: Seat, card: Card) -> PlayFault | None:
        """What is wrong with this card in this hand; None if it may come from there."""
        own, bit = self.left[seat], 1 << card
        if own is not None and own & bit:
            return None
        if self.seen & bit and (own is None or self._has_played(seat, card)):
            return PlayFault.AGAIN
        if own is None or seat in self.start.deal.holders(card):
            return None
        if not self.start.deal.complete:
            return PlayFault.NOT_HELD
        holder = next(iter(self.start.deal.holders(card)), None)
        whose = "nobody" if holder is None else PLAYERS[holder]
        raise CaseError(
            "{seat} cannot play {card}; {whose} holds it (dealt); change the card, the player or the deal",
            seat=PLAYERS[seat],
            card=card,
            whose=whose,
        )

    def _has_played(self, seat: Seat, card: Card) -> bool:
        return any((seat, card) in trick.plays for trick in self.tricks)

    def with_revokes_shown(self, number: int, seat: Seat, card: Card) -> Self:
        """The position with the earlier revokes that are shown by a card, had all the time and not followed with."""
        state, suit = self, card.suit
        for place, trick in enumerate(self.tricks):
            played = dict(reversed(trick.plays)).get(
                seat
            )  # a further card of his is no play to the trick (45E1)
            if played is not None and played.suit is not suit and trick.led is suit:
                state = state.with_revoke_shown(number, seat, played, place + 1)
        return state

    def with_revoke_shown(
        self, number: int, seat: Seat, card: Card, trick: int, fault: PlayFault = PlayFault.REVOKE
    ) -> Self:
        """The position with a revoke of an earlier trick, unless it was found before."""
        known = [(matter.seat, matter.trick) for matter in self.matters(*REVOKES)]
        if (seat, trick) in known:
            return self
        later = any(player.side is seat.side for row in self.tricks[trick:] for player, _ in row.plays)
        bound = any(side is seat.side and trick <= tricks for side, tricks in self.bound)
        fate = PlayFate.ESTABLISHED if later or bound else PlayFate.OPEN
        matter = PlayMatter(fault, number, seat, card, trick)
        return replace(self, fates=self.fates.put(matter, (fate, number)))

    def must_be_heard(self, seat: Seat, matter: PlayMatter) -> None:
        """Raises CaseError for a player who has no say in it: a defender's card is declarer's affair (Laws 52B1, 53A)."""
        declarer = None if self.start.contract is None else self.start.contract.declarer
        ours = declarer is not None and matter.seat.side is declarer.side
        if declarer is None or (seat.side is not matter.seat.side and (ours or seat is declarer)):
            return
        whose = (
            Wording("either defender has")
            if ours
            else Wording("declarer, {declarer}, alone has", declarer=PLAYERS[declarer])
        )
        raise CaseError(
            "{seat} cannot accept or refuse what {offender} did; {whose} that right (52B1, 53A); change the player, or leave the line out",
            seat=PLAYERS[seat],
            offender=PLAYERS[matter.seat],
            whose=whose,
        )

    # Irregularities

    def matters(self, *faults: PlayFault, fate: PlayFate | None = None) -> Iterator[PlayMatter]:
        """The irregularities of a kind, those with one fate if it is given."""
        return (
            matter
            for matter, (became, _) in self.fates.items()
            if matter.fault in faults and fate in {None, became}
        )

    def noted(
        self, fault: PlayFault, number: int, seat: Seat, card: Card | None, trick: int | None = None
    ) -> Self:
        """The position with an irregularity, in the trick in progress if no other is named."""
        too_many = fault is PlayFault.EXTRA and not self.current  # it may be taken for a lead
        turn = self.turn if fault in ABOUT_TURN or too_many else None
        matter = PlayMatter(fault, number, seat, card, trick or len(self.done) + 1, turn)
        return replace(self, fates=self.fates.put(matter, (PlayFate.OPEN, number)))

    def settled(self, matter: PlayMatter, fate: PlayFate, number: int) -> Self:
        """The position with what became of an irregularity."""
        lead = None if matter == self.lead else self.lead
        return replace(self, lead=lead, fates=self.fates.put(matter, (fate, number)))

    def dropped(self, *matters: PlayMatter) -> Self:
        """The position without irregularities that turned out to be part of another."""
        return replace(self, fates=self.fates.without(matters)) if matters else self

    def moved_on(self, number: int, seat: Seat) -> Self:
        """What a card to the trick in progress does to what is still open (Laws 60A1, 63A1)."""
        state = self.established(number, seat.side)
        for matter in tuple(self.matters(*CONDONED, fate=PlayFate.OPEN)):
            if self.condones(seat, matter):
                state = state.settled(matter, PlayFate.ACCEPTED, number)
        return state

    def condones(self, seat: Seat, matter: PlayMatter) -> bool:
        """Whether a card from this hand lets an irregular play pass: a defender's, if the hand comes after it (60A1)."""
        contract = self.start.contract
        declaring = contract is not None and contract.declarer.side is matter.seat.side
        if matter.fault is PlayFault.PENALTY_NOT_PLAYED or declaring:  # 52B1(b), 57C3
            return matter.seat.side is not seat.side
        return seat is matter.seat.lho

    def established(self, number: int, side: Side, through: int | None = None) -> Self:
        """The position with the open revokes of a side established: in earlier tricks, or through one that is named."""
        state, last = self, len(self.done) if through is None else through
        for matter in tuple(self.matters(*REVOKES, fate=PlayFate.OPEN)):
            if matter.seat.side is side and matter.trick <= last:
                state = state.settled(matter, PlayFate.ESTABLISHED, number)
        return state


ABOUT_TURN = {PlayFault.LEAD_OUT_OF_TURN, PlayFault.OUT_OF_TURN, PlayFault.FACE_DOWN}
CONDONED = (
    PlayFault.OUT_OF_TURN,
    PlayFault.PREMATURE_LEAD,
    PlayFault.PENALTY_NOT_PLAYED,
    PlayFault.BEFORE_CHOICE,
)
"""What the other side accepts by playing on (Laws 52B1(b), 60A1)."""
