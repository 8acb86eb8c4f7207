"""Playing: the play as it really went, folded from the record event by event.

It never refuses what can happen. What is not in order becomes a matter; the cards lie where they
were put until somebody takes them back. Only a card that another hand holds cannot be played.
"""

from dataclasses import replace

from lawbook.bridge import Card, Seat, Trick
from lawbook.notation.designation import Keyword, parse_designation
from lawbook.table.fates import Fates
from lawbook.table.play.answered import Answered
from lawbook.table.play.called import called_for, heard
from lawbook.table.play.force import NOTHING
from lawbook.table.play.matter import REVOKES, PlayFate, PlayFault, PlayMatter
from lawbook.table.play.moves import CONDONED
from lawbook.table.play.own_account import changed_at_will, followed_up, put_right_himself, took_back
from lawbook.table.play.position import Start, Words, to_play
from lawbook.table.play.taking_back import led_again, led_over, place_of, replaced, taken_back, withdrawn
from lawbook.table.play.worded import (
    by_words,
    completed,
    lies_for,
    may_name,
    restored,
    words_answered,
    words_in,
    words_taken_back,
)
from lawbook.table.record.events import (
    Accepted,
    CardReplaced,
    CardWithdrawn,
    Designated,
    Event,
    FacedLead,
    Led,
    LedFaceDown,
    Missed,
    Named,
    Played,
    PlayedTogether,
    Quitted,
    Refused,
)

__all__ = ["Playing", "opening"]


class Playing(Answered):
    """The state of the play."""

    __slots__ = ()

    def after(self, number: int, event: Event) -> "Playing":
        """The state after one more event."""
        match event:
            case PlayedTogether():
                return self._together(number, event)
            case Played(seat=seat, card=card) | FacedLead(seat=seat, card=card):
                return self.received(number, seat, card, leads=isinstance(event, Led))
            case LedFaceDown():
                return self._led_face_down(number, event)
            case CardReplaced():
                return self._changed(number, event)
            case CardWithdrawn():
                return took_back(self, self.dummy, number, event)
            case Accepted(seat=seat) | Refused(seat=seat):
                return self._answered(number, seat, accepted=isinstance(event, Accepted))
            case Designated():
                return self._designated(number, event)
            case Quitted(number=trick):
                state = self.short(number) if self.current and trick == len(self.done) + 1 else self
                return replace(state, quitted=trick)
            case Missed(seat=seat, card=card):
                return self._missed(number, seat, card)
            case _:
                return self._of_words(number, event) or self.aside(number, event)

    def before_play(self, number: int, seat: Seat, card: Card) -> "Playing":
        """The state after a card that came while the auction was on: it begins no play."""
        return replace(self.noted(PlayFault.BEFORE_PLAY, number, seat, card), begun=False)

    # Cards

    def _led_face_down(self, number: int, event: LedFaceDown) -> "Playing":
        """The state after a lead made face down: out of turn, in the place of another, or as it should be (Law 41A)."""
        lead = (event.seat, event.card)
        if self.turn not in {None, event.seat}:
            return self.noted(PlayFault.FACE_DOWN, number, *lead)
        if self.down is not None and self.down != lead:
            return self.noted(PlayFault.FACE_DOWN_CHANGED, number, *self.down, 1)
        return replace(self, down=lead)

    def received(self, number: int, seat: Seat, card: Card, *, leads: bool = False) -> "Playing":
        """The state after a card that a player has led or played, in turn or not; told to be a lead, it begins a trick."""
        if self.named is not None and seat is self.named[0]:
            return self._moved_by_dummy(number, self.named, card)
        if self.heard is not None and seat is self.heard[0]:
            return self._read_by_dummy(number, self.heard, card)
        bare = words_answered(self, number, seat) if self.fates else self
        state = followed_up(bare, self.dummy, number, seat, card) if self.fates else self
        if state.lies_there(seat, card):
            return state
        if state.lead is not None:
            state = state.answered_by_card(number, seat, card)
        if (late := state.put_late(number, seat, card)) is not None:
            return late
        if not state.current:
            return state.led(number, seat, card)
        if seat is not state.turn:
            if any(player is seat for player, _ in state.current):
                return state.second_card(number, seat, card, leads=leads)
            if state.passes_over(seat):
                state = state.noted(PlayFault.OUT_OF_TURN, number, seat, card)
        return state.laid(number, seat, card)

    def passes_over(self, seat: Seat) -> bool:
        """Whether he plays before the hand next after the last card, or before his partner where declarer was early (57C1)."""
        defends = self.start.contract is not None and seat.side is not self.start.contract.declarer.side
        following = to_play(self.current, self.current[-1][0])
        if self.is_put_right:
            return False
        if self.heard is not None and following is self.heard[0] and seat is following.lho:
            return False  # declarer has told dummy what to play
        return seat is not following or (defends and seat.partner is self.turn)

    @property
    def is_put_right(self) -> bool:
        """Whether a revoke in this trick has gone back and not been replaced, so that others change their cards too (62C)."""
        here, players = len(self.done) + 1, {seat for seat, _ in self.current}
        back = self.matters(*REVOKES, fate=PlayFate.CORRECTED) if self.fates else ()
        return any(m.trick == here and m.seat not in players for m in back)

    def lies_there(self, seat: Seat, card: Card) -> bool:
        """Whether the card lies in its trick: played too early (57D), or dummy's by what a ruling said of his words (45D1)."""
        early = (m for m in self.matters(PlayFault.OUT_OF_TURN) if (m.seat, m.card) == (seat, card))
        ruled = seat is self.dummy and (seat, card) in self.current
        return bool(self.fates) and (
            ruled or any((seat, card) in self.tricks[m.trick - 1].plays for m in early)
        )

    def _together(self, number: int, event: PlayedTogether) -> "Playing":
        """The state after a card that counts as later than another of that moment (58A), or was shown with it (58B)."""
        trick, last = self.tricks[-1] if self.tricks else None, None
        if trick is not None and trick.plays:
            last = trick.plays[-1][0]
        if last is event.seat:
            return self.noted(PlayFault.SEVERAL, number, event.seat, event.card, len(self.tricks))
        noted = self.noted(PlayFault.TOGETHER, number, event.seat, event.card, len(self.tricks))
        return noted.received(number, event.seat, event.card)

    def _designated(self, number: int, event: Designated) -> "Playing":
        """The state after declarer has named a card of dummy's: it is played (Laws 45B, 45C4(a)), if it is one."""
        contract = self.start.contract
        dummy = event.seat.partner if contract is None else contract.declarer.partner
        dummy = event.dummy if event.dummy is not None else dummy
        state = self.established(number, event.seat.side)
        if event.card is not None and self.just_put(dummy) == (dummy, event.card):  # that is what he meant
            return state.dropped(*(m for m in self.matters(PlayFault.NOT_NAMED) if m.card is event.card))
        own, card, words = self.left[dummy], event.card, heard(self, dummy, event)
        named = card is not None or parse_designation(event.text or "") is not None
        put = None if named else self.just_put(dummy)
        spoken = self.heard if own is not None else None  # else only the card will show what was called for
        if (earlier := spoken or self.named or put) and (spoken or not self._leads_next(dummy)):
            meant = card if words is None else called_for(words)
            if spoken and self.words is not None and self.words.leaves_open:  # now he has chosen
                return replace(words_taken_back(self), heard=None).after(number, event)
            if spoken and meant is not None and completed(self, words, meant):
                return replace(state, heard=(dummy, meant))
            return state if meant is earlier[1] and put is None else state.said_anew(number, dummy, meant)
        if card is None or (own is not None and not own >> card & 1):
            told = (
                _told(dummy, event) if own is None else None if words is None else (dummy, called_for(words))
            )
            said = words_in(self, number, dummy, event)
            return replace(state.noted(PlayFault.DESIGNATION, number, dummy, card), heard=told, words=said)
        return replace(state.received(number, dummy, card), named=(dummy, card))

    def said_anew(self, number: int, dummy: Seat, card: Card | None) -> "Playing":
        """The state after declarer has named another card of dummy's than before: by right (47D), or not (45C4(b))."""
        if self.named is not None and card is not None:
            force = self.force.taken_back(*self.named)
            if force is not self.force:
                return replace(replaced(self, number, *self.named, card), force=force, named=(dummy, card))
        said = (m for m in self.matters(PlayFault.DESIGNATION, fate=PlayFate.OPEN) if m.seat is dummy)
        changed = self.dropped(*said).noted(PlayFault.CHANGED, number, dummy, card)
        return replace(changed, heard=None)

    def _read_by_dummy(self, number: int, told: tuple[Seat, Card | None], card: Card) -> "Playing":
        """The state after dummy has put a card on the table for words that name none in full; his reading or the Law's."""
        said = [m for m in self.matters(PlayFault.DESIGNATION) if m.seat is told[0]]
        state = replace(self, heard=None)
        if self.words is not None and self.words.leaves_open:  # whatever he puts up is not what was named
            return state.received(number, told[0], card)
        if card is told[1] or self.left[told[0]] is None:  # his card shows what the words meant
            return state.dropped(*said).received(number, told[0], card)
        wrong = state.received(number, told[0], card)
        kept = replace(wrong, fates=Fates([*((m, self.fates[m]) for m in said), *wrong.fates.items()]))
        return kept.noted(PlayFault.NOT_NAMED, number, told[0], card, len(kept.tricks))

    def _of_words(self, number: int, event: Event) -> "Playing | None":
        """The state after somebody tells what words left open: declarer what he meant, a defender what he chooses (46B)."""
        words = self.words
        if words is None:
            return None
        match event:
            case Named(seat=seat, card=card) if may_name(self, seat, card):
                return self._named_for_dummy(number, words, card)
            case _:
                return restored(self, event)

    def _named_for_dummy(self, number: int, words: Words, card: Card) -> "Playing":
        """The state after a defender has named the card that declarer left open (Law 46B5)."""
        dummy, lying = words.dummy, lies_for(self, words)
        if lying is not None:
            return self if lying is card else replaced(self, number, dummy, lying, card)
        return replace(replace(self, heard=None).received(number, dummy, card), named=(dummy, card))

    def _moved_by_dummy(self, number: int, named: tuple[Seat, Card], card: Card) -> "Playing":
        """The state after dummy has put a card on the table for the one that declarer named."""
        state = replace(self, named=None)
        if card is named[1]:
            return state
        here = bool(self.tricks) and self.tricks[-1].plays[-1:] == (named,)
        if not here or self._leads_next(named[0]):  # it is a card to a later turn
            return state.received(number, named[0], card)
        wrong = replaced(state, number, *named, card)
        if any((m.seat, m.card) == (named[0], card) for m in self.matters(PlayFault.CHANGED)):
            return wrong  # declarer has named it since
        revoked = any((m.seat, m.card) == named for m in self.matters(PlayFault.REVOKE))
        if revoked and card.suit is self.tricks[-1].led:
            return wrong  # it puts right the revoke that was called for (62A)
        return wrong.noted(PlayFault.NOT_NAMED, number, named[0], card, len(self.tricks))

    def _leads_next(self, dummy: Seat) -> bool:
        """Whether a ruling on incomplete words (46B) has said which card won the trick for dummy, who leads now."""
        said = self.matters(PlayFault.DESIGNATION)
        return self.turn is dummy and any((m.seat, m.trick) == (dummy, len(self.tricks)) for m in said)

    def _changed(self, number: int, event: CardReplaced) -> "Playing":
        """The state after a card was changed for another: to put something right, or against Law 47F2."""
        seat, new = event.seat, event.new
        place = place_of(self, seat, event.card)
        if place is None and not self.begun and seat is self.turn:  # his lead, still face down (41A)
            return took_back(self, self.dummy, number, CardWithdrawn(seat, event.card))
        if place is None:  # it was taken back before
            return self.received(number, seat, new) if self.wrong_card(seat, new) is None else self
        state = replaced(self, number, seat, event.card, new)
        asked = state.matters(PlayFault.CHANGED, fate=PlayFate.OPEN)
        meant = next((m for m in asked if (m.seat, m.card) == (seat, new)), None)
        if meant is not None:  # it has been ruled that he may (45C4(b))
            return state.settled(meant, PlayFate.CORRECTED, number)
        if by_words(state, seat, place):  # it has been ruled what they meant (46B)
            return state
        by_right = state.force.taken_back(seat, event.card)
        if by_right is not state.force:
            return replace(state, force=by_right)
        righted = {PlayFate.CORRECTED, PlayFate.REFUSED, PlayFate.OVERTAKEN}
        state = put_right_himself(state, number, seat, event.card, place)
        if state is self or any(m.trick == place + 1 and f[0] in righted for m, f in state.fates.items()):
            return state
        return changed_at_will(state, number, seat, new, place)

    def _missed(self, number: int, seat: Seat, card: Card) -> "Playing":
        """A card that a hand turns out to have been short of counts as having been in it (Law 14B4)."""
        if card in self.start.belongs:
            return self
        bits = self.left[seat]
        left = list(self.left)
        left[seat] = None if bits is None else bits | 1 << card
        start = replace(self.start, belongs={**self.start.belongs, card: seat})
        seen = self.seen & ~(self.start.gone & ~start.gone)  # it was not played to a trick that nobody knows
        return replace(self, start=start, left=tuple(left), seen=seen).with_revokes_shown(number, seat, card)

    # Answers

    def _answered(self, number: int, seat: Seat, *, accepted: bool) -> "Playing":
        """What a word of the opponents does to what waits last. Raises CaseError for one who has no say in it."""
        if (spoken_of := self.spoken_of(seat)) is not None:
            return self.decided_by_next(number, spoken_of, accepted=accepted)
        if self.lead is not None:
            self.must_be_heard(seat, self.lead)
            if accepted and not self.is_by_declaring_side(self.lead):
                return self.settled(self.lead, PlayFate.ACCEPTED, number)
            return taken_back(self, number, PlayFate.REFUSED)
        waiting = tuple(self.matters(*CONDONED, fate=PlayFate.OPEN))
        if not waiting:
            if (lead := led_over(self)) is not None:
                return self._let_stand(number, seat, lead) if accepted else self
            return self.led_after_all(number, seat, accepted=accepted)
        matter = waiting[-1]
        self.must_be_heard(seat, matter)
        if accepted or matter.card is None:
            return self.settled(matter, PlayFate.ACCEPTED, number)
        state = self
        for each in reversed(waiting if matter.fault is PlayFault.PENALTY_NOT_PLAYED else (matter,)):
            if each.card is not None and (each.seat, each.fault) == (matter.seat, matter.fault):
                state = withdrawn(
                    state, number, each.seat, each.card
                )  # all that he played in its place (52B2)
        return state

    def is_by_declaring_side(self, lead: PlayMatter) -> bool:
        """Whether it is an opening lead made by declarer's side, which is no lead that anybody could accept (Law 54E)."""
        contract = self.start.contract
        return lead.trick == 1 and contract is not None and lead.seat.side is contract.declarer.side

    def _let_stand(self, number: int, seat: Seat, lead: PlayMatter) -> "Playing":
        """The state when a lead is accepted over which the leader's partner has led: that card came too soon (49, 57)."""
        self.must_be_heard(seat, lead)
        over = self.current[0]
        led = led_again(self, lead).settled(lead, PlayFate.ACCEPTED, number)
        return led.received(self.fates[lead][1], *over)


def _told(dummy: Seat, event: Designated) -> tuple[Seat, None] | None:
    """Dummy, whose hand nobody has told, if words say what he is to play; his card will show which it is."""
    words = parse_designation(event.text or "")
    return None if words is None or words.keyword is Keyword.ANYTHING else (dummy, None)


def opening(start: Start, before: Playing | None, *, faced: bool) -> Playing:
    """The state in which an opening lead comes, faced or not; what was wrong before it stays on record."""
    fates: Fates[PlayMatter, tuple[PlayFate, int]] = Fates() if before is None else before.fates
    if faced:
        open_now = {m for m, f in fates.items() if f[0] is PlayFate.OPEN}
        fates = fates.without(m for m in open_now if m.fault is PlayFault.FACE_DOWN)
    unseen = start.beginning.tricks
    force = NOTHING if before is None else before.force
    start = (
        start if before is None or start.contract is None else replace(start, contract=before.start.contract)
    )
    begun = Playing(
        start, start.hands, turn=start.leader, seen=start.gone, fates=fates, begun=faced, force=force
    )
    if before is not None and before.down is not None:
        begun = replace(begun, down=before.down)
    return replace(begun, done=(Trick(),) * unseen, won=(None,) * unseen) if unseen else begun
