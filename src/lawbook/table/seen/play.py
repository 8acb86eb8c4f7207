"""RuledPlay: the record seen from an irregular lead, play or exposure, the one that is being ruled on.

Each view is None wherever the record does not show it, so that a Law can ask instead.
"""

from typing import Self

from lawbook.bridge import Card, Seat, Trick
from lawbook.table.play.force import lying
from lawbook.table.play.matter import PlayFate, PlayFault, PlayMatter
from lawbook.table.play.playing import Playing, opening
from lawbook.table.record.events import Agreed, CardReplaced, Exposed, Objected
from lawbook.table.seen.call import Ruled

__all__ = ["RuledPlay"]


class RuledPlay(Ruled):
    """A record with the irregularity of its play that is looked at."""

    __slots__ = ()

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks, the last perhaps unfinished; one may have too few cards, or too many."""
        return self.playing.tricks if self.playing else ()

    @property
    def play_matters(self) -> tuple[PlayMatter, ...]:
        """The irregularities of the play, in the order in which the record shows them."""
        return tuple(self.playing.fates) if self.playing else ()

    def about_play(self, matter: PlayMatter) -> Self:
        """The same record, to rule on one of the irregularities of its play."""
        view = self.about(None)
        view.play_matter = matter
        return view

    @property
    def play_fate(self) -> PlayFate | None:
        """What became of the irregularity of the play that is being ruled on."""
        if self.play_matter is None or self.playing is None:
            return None
        return self.playing.fates.get(self.play_matter, (PlayFate.OPEN, 0))[0]

    @property
    def trick_winner(self) -> Seat | None:
        """Who won the trick of the irregularity that is being ruled on."""
        won = self.playing.won if self.playing and self.play_matter else ()
        return (
            won[self.play_matter.trick - 1]
            if self.play_matter and len(won) >= self.play_matter.trick
            else None
        )

    def defends(self, seat: Seat) -> bool:
        """Whether a player is a defender, as far as the contract is known."""
        return self.contract is not None and seat.side is not self.contract.declarer.side

    @property
    def dummy(self) -> Seat | None:
        """Dummy, once there is a contract."""
        return self.contract.declarer.partner if self.contract else None

    def penalty_cards(self, seat: Seat) -> tuple[Card, ...]:
        """The penalty cards that lie before a player, in the order in which they became so."""
        playing = self.position
        if playing is None:
            return ()
        return tuple(penalty.card for penalty in lying(playing.force.penalties, seat, playing.left[seat]))

    @property
    def said_unintended(self) -> bool:
        """Whether the card that is looked at was put in the place of one that declarer says he did not mean."""
        if self.play_matter is None:
            return False
        event = self._events[self.play_matter.number]
        return isinstance(event, CardReplaced) and event.manner is not None

    @property
    def claim_agreed(self) -> bool:
        """Whether the claim or concession that is doubted had been agreed to."""
        return self.play_matter is not None and any(
            isinstance(event, Agreed) for event in self._events[: self.play_matter.number]
        )

    @property
    def doubts_own_concession(self) -> bool:
        """Whether it is the side that conceded that doubts its concession now (Law 71)."""
        if self.play_matter is None:
            return False
        event = self._events[self.play_matter.number]
        return isinstance(event, Objected) and event.seat.side is self.play_matter.seat.side

    @property
    def exposed(self) -> Exposed | None:
        """What was exposed, if that is what is looked at; a card led while the auction was on is exposed too (Law 24)."""
        matter = self.play_matter
        if matter is None or matter.card is None or not self.led_in_auction:
            return super().exposed
        return Exposed(matter.seat, (matter.card,))

    @property
    def led_in_auction(self) -> bool:
        """Whether the card that is looked at was led while the auction was on."""
        return self.play_matter is not None and self.play_matter.fault is PlayFault.BEFORE_PLAY

    @property
    def offenders_defend(self) -> bool | None:
        """Whether the offender's side defends, once the auction has ended."""
        if self.play_matter is None:
            return super().offenders_defend
        return None if self.contract is None else self.defends(self.play_matter.seat)

    @property
    def position_then(self) -> Playing | None:
        """How the play stood just before the irregularity that is being ruled on; None if it is none of the play."""
        if self.play_matter is None or self.playing is None:
            return None
        before = self.playing_at(self.play_matter.number)
        return opening(self._start, None, faced=False) if before is None else before

    @property
    def positions_since(self) -> tuple[Playing, ...]:
        """How the play stood after the irregularity that is being ruled on, and after each event from then on."""
        if self.play_matter is None:
            return ()
        after = range(self.play_matter.number + 1, len(self._events) + 1)
        return tuple(state for number in after if (state := self.playing_at(number)) is not None)

    @property
    def before_declarers_lead(self) -> bool:
        """Whether a defender led or played after declarer had to take a lead back, and before he led correctly (60B)."""
        matter = self.play_matter
        if matter is None or self.playing is None or not self.defends(matter.seat):
            return False
        return any(
            earlier.fault is PlayFault.LEAD_OUT_OF_TURN
            and (earlier.trick, earlier.number < matter.number) == (matter.trick, True)
            and not self.defends(earlier.seat)
            and not self.defends(earlier.turn if earlier.turn is not None else matter.seat)
            and fate is PlayFate.REFUSED
            for earlier, (fate, _) in self.playing.fates.items()
        )
