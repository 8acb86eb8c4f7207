"""RuledRevoke: the record seen from a revoke, the one that is being ruled on, and when it was noticed.

Each view is None wherever the record does not show it, so that a Law can ask instead.
"""

from lawbook.bridge import Card, Seat, Side, Suit
from lawbook.table.play.force import lying
from lawbook.table.play.matter import REVOKES, PlayFate, PlayFault, PlayMatter
from lawbook.table.record.events import (
    CardReplaced,
    CardWithdrawn,
    Claimed,
    Conceded,
    Designated,
    Event,
    FacedLead,
    NextBoard,
    Played,
    RoundOver,
)
from lawbook.table.seen.notice import RuledNotice

__all__ = ["RuledRevoke"]

CARDS = (Played, FacedLead, Designated)


class RuledRevoke(RuledNotice):
    """A record with the revoke that is looked at: what was played since, and what it costs."""

    __slots__ = ()

    # The revoke

    @property
    def revoked_suit(self) -> Suit | None:
        """The suit that was not followed to; None for a duty of another kind."""
        matter = self.play_matter
        return self.tricks[matter.trick - 1].led if matter and matter.fault is PlayFault.REVOKE else None

    @property
    def lay_face_up(self) -> bool | None:
        """Whether the card that was wrongly played already lay face up, as a penalty card."""
        matter, place = self.play_matter, self.card_played
        before = None if place is None else self.playing_at(place)
        if matter is None or before is None:
            return None
        own = lying(before.force.penalties, matter.seat, before.left[matter.seat])
        return any(penalty.card is matter.card for penalty in own)

    @property
    def left_out_faced_card(self) -> bool | None:
        """Whether the card that he failed to play was dummy's, or lay face up as a penalty card (Law 64B3)."""
        matter, place = self.play_matter, self.card_played
        if matter is None or self.contract is None:
            return None
        if not self.defends(matter.seat):
            return matter.seat is self.dummy
        before = None if place is None else self.playing_at(place)
        if before is None:
            return False
        own = lying(before.force.penalties, matter.seat, before.left[matter.seat])
        return any(penalty.card.suit is self.revoked_suit for penalty in own)

    def _cards_after(self, side: Side) -> tuple[tuple[Seat, Card], ...]:
        """The cards that a side has played since the revoke, before attention was drawn to it."""
        place = self.card_played
        rows = () if place is None else self._events[place + 1 : self.noticed]
        return tuple(
            (event.seat, event.card)
            for event in rows
            if isinstance(event, Played | FacedLead) and event.seat.side is side
        )

    @property
    def others_played_after(self) -> bool | None:
        """Whether the other side has played a card since the revoke, before attention was drawn to it (Law 62C1)."""
        matter = self.play_matter
        return None if matter is None else bool(self._cards_that_may_stay(matter.seat.side.opponents))

    def _cards_that_may_stay(self, side: Side) -> list[tuple[Seat, Card]]:
        """The cards of a side since the revoke, but for one that has to be put right itself."""
        wrong = {(matter.seat, matter.card) for matter in self.revokes_of(side)}
        return [played for played in self._cards_after(side) if played not in wrong]

    @property
    def others_changed(self) -> bool | None:
        """Whether the other side has changed a card played since; None as long as it may (Law 62C1)."""
        matter = self.play_matter
        return None if matter is None else self._changed(matter.seat.side.opponents)

    def _changed(self, side: Side) -> bool | None:
        if self._card_changed(side) is not None:
            return True
        rows = () if self.noticed is None else self._events[self.noticed :]
        return False if any(isinstance(event, CARDS) for event in rows) else None

    def _card_changed(self, side: Side) -> Card | None:
        """The card played since the revoke that a player of a side has taken back."""
        after, place = self._cards_after(side), self.noticed
        rows = () if place is None else self._events[place:]
        changes = (event for event in rows if isinstance(event, CardReplaced | CardWithdrawn))
        return next((event.card for event in changes if (event.seat, event.card) in after), None)

    @property
    def partners_card(self) -> Card | None:
        """The card that the offender's partner has taken back (Law 62C2)."""
        return None if self.play_matter is None else self._card_changed(self.play_matter.seat.side)

    @property
    def partner_played_after(self) -> bool | None:
        """Whether the offender's partner has played to the trick after the other side had, and before attention."""
        matter, play = self.play_matter, self.play_when_noticed
        if matter is None or play is None:
            return None
        row = [seat for seat, _ in play.tricks[matter.trick - 1].plays]
        later = row[row.index(matter.seat) + 1 :] if matter.seat in row else row
        others = [place for place, seat in enumerate(later) if seat.side is not matter.seat.side]
        return bool(others) and matter.seat.partner in later[others[0] :]

    @property
    def partner_changed(self) -> bool | None:
        """Whether the offender's partner has changed his card; None as long as he may (Law 62C2)."""
        matter = self.play_matter
        return None if matter is None else self._changed(matter.seat.side)

    @property
    def partner_was_to_come(self) -> bool | None:
        """Whether a defender revoked before it was his partner's turn to play to the trick (Law 62D2)."""
        matter = self.play_matter
        if matter is None or self.contract is None:
            return None
        if not self.defends(matter.seat):
            return False
        row = [seat for seat, _ in self.tricks[matter.trick - 1].plays]
        return matter.seat.partner not in row[: row.index(matter.seat)] if matter.seat in row else None

    # Whether it is established

    @property
    def play_fate(self) -> PlayFate | None:
        """What became of it; a revoke that is put right although it is established counts as open (62C3, 62D1)."""
        if self._established and self.put_right_all_the_same:
            return PlayFate.OPEN
        return PlayFate.ESTABLISHED if self._established else super().play_fate

    @property
    def _established(self) -> bool:
        """Whether it is established; one that a card shows later may have been before that."""
        fate, matter = super().play_fate, self.play_matter
        late = self.card_played is not None and matter is not None and self.card_played < matter.number
        shown = fate is PlayFate.OPEN and late and self._is_revoke and bool(self._establishing)
        return fate is PlayFate.ESTABLISHED or shown

    @property
    def _is_revoke(self) -> bool:
        return self.play_matter is not None and self.play_matter.fault in REVOKES

    @property
    def _establishing(self) -> list[int]:
        """The places among the events of those that establish the revoke, if nothing has before (Law 63A1-4)."""
        matter = self.play_matter
        rows = range((self.card_played or 0) + 1, len(self._events))
        return [] if matter is None else [place for place in rows if self._establishes(place, matter)]

    @property
    def established_by(self) -> Event | None:
        """The event that established the revoke (Law 63A)."""
        matter, found = self.play_matter, self._establishing
        if matter is None or self.playing is None or not self._established or not found:
            return None
        settled = self.playing.fates[matter][1]
        return self._events[settled if settled in found else found[0]]

    def _establishes(self, place: int, matter: PlayMatter) -> bool:
        """Whether an event establishes a revoke that nothing has established before (Law 63A1-4)."""
        before, event, side = self.playing_at(place), self._events[place], matter.seat.side
        if before is None:
            return False
        match event:
            case Played(seat=seat) | FacedLead(seat=seat) | Designated(seat=seat):
                return seat.side is side and len(before.done) >= matter.trick
            case Claimed(seat=seat) | Conceded(seat=seat):
                return seat.side is side
            case NextBoard() | RoundOver() if before.claim is not None and before.claim[1].side is not side:
                return isinstance(event, RoundOver) or event.seat.side is side
            case _:
                return False

    @property
    def others_claimed_since(self) -> bool:
        """Whether the other side has claimed or conceded since the revoke."""
        matter, place = self.play_matter, self.card_played
        rows = () if place is None else self._events[place:]
        claims = (event.seat for event in rows if isinstance(event, Claimed | Conceded))
        return matter is not None and any(seat.side is not matter.seat.side for seat in claims)

    # Other revokes of the board

    def revokes_of(self, side: Side) -> tuple[PlayMatter, ...]:
        """The revokes of a side, in the order in which the record shows them."""
        return tuple(m for m in self.play_matters if m.fault in REVOKES and m.seat.side is side)

    def _fates(self, matters: tuple[PlayMatter, ...]) -> set[PlayFate | None]:
        return {self.about_play(matter).play_fate for matter in matters}

    @property
    def play_ended(self) -> bool:
        """Whether no more cards can be played: thirteen tricks, or a claim after which nobody played on."""
        if self.playing is not None and self.playing.over:
            return True
        if self.answer_to_claim not in {"agreed", "doubted"} or any(
            isinstance(event, Played) for event in self.since_claim
        ):
            return False
        conceded_for_partner = self.claimer is not None and self.defends(self.claimer)
        return not (conceded_for_partner and self.partner_objected_at_once)

    @property
    def play_ended_or_claimed(self) -> bool | None:
        """Whether no more cards are to be played, or somebody has claimed or conceded since the last one."""
        if self.playing is None:
            return None
        ends = (Played, FacedLead, Claimed, Conceded)
        last = next((event for event in reversed(self._events) if isinstance(event, ends)), None)
        return self.playing.over or isinstance(last, Claimed | Conceded)

    @property
    def same_suit_before(self) -> bool | None:
        """Whether he had revoked in this suit before, and that revoke was established (Law 64B2)."""
        matter = self.play_matter
        if matter is None:
            return None
        earlier = tuple(
            m
            for m in self.revokes_of(matter.seat.side)
            if m.seat is matter.seat and m.trick < matter.trick and self.about_play(m).revoked_suit is not None
            and self.about_play(m).revoked_suit is self.revoked_suit
        )  # fmt: skip
        fates = self._fates(earlier)
        return True if PlayFate.ESTABLISHED in fates else None if PlayFate.OPEN in fates else False

    @property
    def others_revoked(self) -> bool | None:
        """Whether the other side has revoked on this board; None while it still may."""
        matter = self.play_matter
        if matter is None:
            return None
        return bool(self.revokes_of(matter.seat.side.opponents)) or (False if self.play_ended else None)

    @property
    def others_established(self) -> bool | None:
        """Whether a revoke of the other side is established; None while that may still come (Law 64B7)."""
        matter = self.play_matter
        if matter is None:
            return None
        fates = self._fates(self.revokes_of(matter.seat.side.opponents))
        if PlayFate.ESTABLISHED in fates:
            return True
        return False if self.play_ended and PlayFate.OPEN not in fates else None

    @property
    def both_revoked_on_trick(self) -> bool | None:
        """Whether the other side had revoked on the same trick and not gone on when it was noticed (Law 62C3)."""
        matter, play = self.play_matter, self.play_when_noticed
        if matter is None or play is None:
            return None
        theirs = [m for m in self.revokes_of(matter.seat.side.opponents) if m.trick == matter.trick]
        return any(play.fates.get(m, NOT_FOUND)[0] is not PlayFate.ESTABLISHED for m in theirs)

    @property
    def put_right_all_the_same(self) -> bool:
        """Whether the revoke is put right although it is established (Laws 62C3, 62D1)."""
        twelfth = self.play_matter is not None and self.play_matter.trick == 12
        return twelfth or bool(self.both_revoked_on_trick)


NOT_FOUND = (PlayFate.OPEN, 0)
