"""Acts: everything that is in force at a table, the most urgent first, and what a player may do now."""

from collections.abc import Iterator
from dataclasses import dataclass

from lawbook.bridge import Call, Hand, Seat
from lawbook.table.auction.bidding import legal_calls
from lawbook.table.auction.settling import UNACCEPTABLE
from lawbook.table.in_force import Act, Norm
from lawbook.table.play.legal import Awaits, awaited, legal_cards
from lawbook.table.play.playing import Playing
from lawbook.table.seen.dummy import let_be
from lawbook.table.seen.revoke import play_ended
from lawbook.table.table import Table

__all__ = ["Acts", "acts", "in_force"]


def in_force(table: Table) -> tuple[Norm, ...]:
    """The ledger: who has to speak first, then what binds the player whose turn it is, then what waits."""
    rows = (*_answers(table), *_auction(table), *_play(table))
    return tuple(sorted(rows, key=lambda norm: _urgency(norm, turn_of(table))))


def turn_of(table: Table) -> Seat | None:
    """Who is to call, lead or play; nobody when the play has ended or a claim is doubted."""
    if table.play_over or play_ended(table):
        return None
    return table.bidding.turn if table.position is None else table.position.turn


def _urgency(norm: Norm, turn: Seat | None) -> int:
    """A rank: what has to be said before anything else is done, what binds the next act, and the rest."""
    return 0 if norm.act in SPOKEN else 1 if norm.seat is turn else 2


SPOKEN = frozenset({Act.ANSWER, Act.CHOOSE_LEAD, Act.CHOOSE_CARD})
"""What somebody says, for which the others wait."""


def _answers(table: Table) -> Iterator[Norm]:
    """Whose right it is to accept an irregular call."""
    matter = table.bidding.open
    if (
        matter is not None
        and matter.call is not None
        and not matter.only_said
        and matter.fault not in UNACCEPTABLE
        and not table.lead_faced
    ):
        yield Norm(matter.seat.lho, Act.ANSWER, calls=(matter.call,))


def _auction(table: Table) -> Iterator[Norm]:
    """What binds somebody in the auction, as long as it lasts; a call may be changed until the lead is faced (21B1(a))."""
    if not table.lead_faced:
        yield from (n for n in table.bidding.norms if not table.auction_over or n.act is Act.CHANGE)


def _play(table: Table) -> Iterator[Norm]:
    """What binds somebody in the play, from the end of the auction on."""
    playing = table.position
    if playing is None or table.play_over:
        return
    if playing.lead is None or not let_be(table, playing.lead):  # else the play goes on (Law 43B3)
        yield from _choices(playing)
    yield from (norm for norm in playing.force.restrictions if not _obeyed(playing, norm))
    for seat in Seat:
        for penalty in playing.penalties_of(seat):
            yield Norm(seat, Act.PENALTY if penalty.major else Act.MINOR, cards=(penalty.card,), cite="50")


def _obeyed(playing: Playing, norm: Norm) -> bool:
    """Whether he has done in this trick what it is about, so that it binds him only if his card goes back.

    A suit that he must not lead binds him until another hand has the lead.
    """
    if norm.act is Act.NOT_LEAD and norm.used is not None:
        return not playing.current and playing.turn is not norm.seat
    played = any(seat is norm.seat for seat, _ in playing.current)
    return played and norm.used is not None


def _choices(playing: Playing) -> Iterator[Norm]:
    """Who has to speak before a card is played; of the defenders either may (Laws 53A, 55A)."""
    found = awaited(playing)
    if found is None:
        return
    seats = found.seat.side.opponents.seats if found.by is None else (found.by,)
    yield from (Norm(seat, OF_CHOICES[found.why], cards=found.cards, cite=CITES[found.why]) for seat in seats)


OF_CHOICES = {
    Awaits.PENALTY_LEAD: Act.CHOOSE_LEAD,
    Awaits.WHICH_PENALTY_CARD: Act.CHOOSE_CARD,
    Awaits.LEAD_OUT_OF_TURN: Act.ANSWER,
}
CITES = {
    Awaits.PENALTY_LEAD: "50D2",
    Awaits.WHICH_PENALTY_CARD: "51A",
    Awaits.LEAD_OUT_OF_TURN: "53A",
}


@dataclass(frozen=True, slots=True)
class Acts:
    """What a player may do now; the rules of the game with what is in force applied."""

    calls: tuple[Call, ...]
    """The calls that he may make; none when it is not his turn to call."""
    cards: Hand | None
    """The cards that he may lead or play; None when it is not his turn, or his hand is not known."""
    norms: tuple[Norm, ...]
    """What is in force for him, the most urgent first."""


def acts(table: Table, seat: Seat) -> Acts:
    """What a player may do now."""
    playing, bidding = table.position, table.bidding
    calls = tuple(legal_calls(bidding)) if playing is None and bidding.turn is seat else ()
    his = playing is not None and playing.turn is seat and not table.play_over
    return Acts(
        calls,
        legal_cards(playing) if playing is not None and his else None,
        tuple(norm for norm in in_force(table) if norm.seat is seat),
    )
