"""RuledClaim: the record seen from a claim or concession, the one that is being ruled on or else the last.

Each view is None wherever the record does not show it, so that a Law can ask instead.
"""

from lawbook.bridge import Seat, Side
from lawbook.table.play.matter import PlayFault
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import (
    Agreed,
    Attention,
    Chose,
    Claimed,
    Conceded,
    DirectorCalled,
    Event,
    Exposed,
    NextBoard,
    Objected,
    Played,
    Remarked,
    RoundOver,
)
from lawbook.table.seen.play import RuledPlay

__all__ = ["RuledClaim"]


class RuledClaim(RuledPlay):
    """A record with its claim or concession, and what the others said to it."""

    __slots__ = ()

    @property
    def _claim_place(self) -> int | None:
        """The place among the events of the claim or concession."""
        matter = self.play_matter
        last = matter.number if matter is not None and matter.fault is PlayFault.CLAIM else len(self._events)
        rows = enumerate(self._events[: last + 1])
        return max((place for place, event in rows if isinstance(event, Claimed | Conceded)), default=None)

    @property
    def claim(self) -> Claimed | Conceded | None:
        """The claim or concession."""
        event = None if self._claim_place is None else self._events[self._claim_place]
        return event if isinstance(event, Claimed | Conceded) else None

    @property
    def claimer(self) -> Seat | None:
        """Who claimed or conceded."""
        return None if self.claim is None else self.claim.seat

    @property
    def since_claim(self) -> tuple[Event, ...]:
        """What has happened since."""
        return () if self._claim_place is None else tuple(self._events[self._claim_place + 1 :])

    @property
    def play_at_claim(self) -> Playing | None:
        """The play as it stood when somebody claimed or conceded."""
        return None if self._claim_place is None else self.playing_at(self._claim_place)

    @property
    def claimers_rest(self) -> int | None:
        """How many tricks the claimer's side is to get besides those that it has won.

        A concession tells of the tricks that are left. A claim tells the tricks in all, unless the side
        has more than that already; then it tells of those that are left, too.
        """
        play, claim = self.play_at_claim, self.claim
        if play is None or claim is None:
            return None
        if isinstance(claim, Conceded):
            return 13 - len(play.done) - claim.tricks
        if sum(play.tricks_won(side) for side in Side) < len(play.done):
            return None
        in_all = claim.tricks - play.tricks_won(claim.seat.side)
        return claim.tricks if in_all < 0 else in_all

    @property
    def claim_takes_won_trick(self) -> bool | None:
        """Whether it gives to one side a trick that the other had won already (Laws 69B1, 71A)."""
        play, rest = self.play_at_claim, self.claimers_rest
        return None if play is None or rest is None else not 0 <= rest <= 13 - len(play.done)

    @property
    def concedes_a_trick(self) -> bool | None:
        """Whether the claimer gives up at least one of the tricks that are left (Law 68B1)."""
        play, rest = self.play_at_claim, self.claimers_rest
        return None if play is None or rest is None else rest < 13 - len(play.done)

    @property
    def partner_objected_at_once(self) -> bool | None:
        """Whether the claimer's partner objected before anything else was done about it (Law 68B2)."""
        for event in self.since_claim:
            if isinstance(event, Objected) and self.claimer is event.seat.partner:
                return True
            if not isinstance(event, Exposed | Remarked | Objected):
                return False
        return None

    @property
    def answer_to_claim(self) -> str | None:
        """What the others said first: `agreed`, `doubted` or `play_on`."""
        for event in self.since_claim:
            match event:
                case Chose(key="answer_to_claim", value=value):
                    return value
                case Objected() | DirectorCalled() | Attention():
                    return "doubted"
                case RoundOver():
                    return "agreed"
                case Agreed(seat=seat) | NextBoard(seat=seat) if self._other(seat):
                    return "agreed"
        return None

    def _other(self, seat: Seat) -> bool:
        return self.claimer is not None and seat.side is not self.claimer.side

    @property
    def all_agree_to_play_on(self) -> bool | None:
        """Whether all four agreed that the play goes on, once the other side had asked for it (Law 68D2(b))."""
        agreed: set[Seat] = set()
        for event in self.since_claim:
            match event:
                case Chose(seat=seat, key="answer_to_claim") | Agreed(seat=seat):
                    agreed.add(seat)
                case Objected() | DirectorCalled():
                    return False
                case Played():
                    break
        return True if len(agreed) == 4 else None

    @property
    def _final_at(self) -> int | None:
        """The place, counted from the claim, at which the other side could no longer doubt it (Law 69A)."""
        rows = enumerate(self.since_claim)
        return next(
            (
                n
                for n, event in rows
                if isinstance(event, RoundOver) or (isinstance(event, NextBoard) and self._other(event.seat))
            ),
            None,
        )

    @property
    def claim_agreement(self) -> str | None:
        """How far an agreement has come: `open` to the objection that was made, `final`, or `withdrawn` (Law 69)."""
        final = self._final_at
        objections = [n for n, event in enumerate(self.since_claim) if self._is_objection(event)]
        if final is None:
            return "open" if objections else None
        if objections and objections[0] < final:
            return "open"
        return "withdrawn" if objections else "final"

    def _is_objection(self, event: Event) -> bool:
        return isinstance(event, Objected) and self._other(event.seat)

    @property
    def claim_settled(self) -> bool:
        """Whether the other side has assented to it, and nobody has objected since."""
        objected = any(isinstance(event, Objected) for event in self.since_claim)
        return self.answer_to_claim == "agreed" and not objected

    @property
    def trump_left_to_opponents(self) -> bool | None:
        """Whether an opponent of the claimer had a trump left when he claimed (Law 70C)."""
        play, claimer = self.play_at_claim, self.claimer
        trump = None if self.contract is None else self.contract.bid.strain
        if play is None or claimer is None or trump is None:
            return None
        if trump.suit is None:
            return False
        hands = [play.hands[seat] for seat in claimer.side.opponents.seats]
        if any(hand is not None and any(card.suit is trump.suit for card in hand) for hand in hands):
            return True
        return None if None in hands else False
