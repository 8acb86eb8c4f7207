"""Chair: what a player at the table sees and has been told, and where the play stood then."""

from collections.abc import Mapping
from dataclasses import dataclass

from lawbook.bridge import Call, Contract, Hand, Seat, Side, Trick
from lawbook.equity.knowledge import Knowledge
from lawbook.equity.position import Position
from lawbook.equity.words import Saying, Words
from lawbook.errors import CaseError, NotationError
from lawbook.meaning import Meaning, parse_meaning
from lawbook.table import Table
from lawbook.table.record.events import Called, Explained, FacedLead, Played

__all__ = ["Chair", "chair", "corrected", "stage"]

_NONE = Hand()


@dataclass(frozen=True, slots=True)
class Chair:
    """A player's view of the board at some moment of it."""

    seat: Seat
    contract: Contract
    knowledge: Knowledge
    tricks: tuple[Trick, ...] = ()
    """What has been played, the trick in progress last."""
    remarks: tuple[Saying, ...] = ()

    @property
    def side(self) -> Side:
        """His side."""
        return self.seat.side

    @property
    def declares(self) -> bool:
        """Whether his side plays the contract."""
        return self.side is self.contract.declarer.side

    @property
    def sees(self) -> tuple[Seat, ...]:
        """The hands that he knows whole."""
        return tuple(seat for seat in Seat if not self.knowledge.missing(seat))

    @property
    def wanted(self) -> int:
        """How many more tricks his side needs, to make the contract or to beat it."""
        done = self.tricks[:-1] if self.tricks and len(self.tricks[-1].plays) < 4 else self.tricks
        won = sum(_winner(trick, self.contract).side is self.side for trick in done)
        making = 6 + self.contract.bid.level
        return (making if self.declares else 14 - making) - won

    def position(self, hands: tuple[Hand, ...]) -> Position:
        """Where the play stands if these hands were dealt."""
        played = Hand(card for trick in self.tricks for _, card in trick.plays)
        last = self.tricks[-1] if self.tricks else Trick()
        left = tuple(hand - played for hand in hands)
        strain = self.contract.bid.strain
        if 0 < len(last.plays) < 4:
            return Position(left, strain, last.plays[0][0], tuple(card for _, card in last.plays))
        leader = _winner(last, self.contract) if last.plays else self.contract.declarer.lho
        return Position(left, strain, leader)


def _winner(trick: Trick, contract: Contract) -> Seat:
    won = trick.winner(contract.bid.strain)
    return contract.declarer.lho if won is None else won


def corrected(table: Table) -> tuple[Hand | None, ...]:
    """The hands as they ought to have been dealt, N E S W; None for one that is not known.

    Raises CaseError where a card stands twice, or cards are gone that nobody can look at.
    """
    if table.unseen_tricks:
        raise CaseError(
            "{number} tricks were played whose cards are not told: tell them under played, with the "
            "hands as dealt",
            number=table.unseen_tricks,
        )
    deal = table.deal
    for card, holder, owner in table.displaced:
        if deal is not None:
            deal = deal.add(card, owner) if holder is None else deal.move(card, holder, owner)
    if deal is None or deal.doubled or deal.repeated:
        raise CaseError(
            "the deal: evidence is computed from hands with each card in one of them; tell the hands"
        )
    return deal.hands


def stage(table: Table, cards: int | None = None) -> tuple[Trick, ...]:
    """The tricks when so many cards had been played, or as the record ends."""
    if cards is None:
        return table.playing.tricks if table.playing else ()
    played = [place for place, event in enumerate(table.events) if isinstance(event, Played | FacedLead)]
    if cards > len(played):
        raise CaseError(
            "{cards} cards: the record has {number} played; give so many or fewer",
            cards=cards,
            number=len(played),
        )
    playing = table.playing_at(played[cards - 1] + 1) if cards else None
    return playing.tricks if playing else ()


def chair(  # noqa: PLR0913  # who looks, at what contract, when, and what he was told besides
    table: Table,
    seat: Seat,
    contract: Contract,
    *,
    tricks: tuple[Trick, ...] = (),
    dummy: bool = True,
    shown: Mapping[Seat, Meaning] | None = None,
    misinformed: bool = False,
) -> Chair:
    """What the player knows: his own cards and what was played, dummy if it is spread, and what calls have shown.

    A player who was misinformed goes by the first explanation of each call, whatever was said later.
    """
    hands = corrected(table)
    known = Knowledge()
    for other, hand in zip(Seat, hands, strict=True):
        seen = other is seat or (dummy and other in _spread(seat, contract, tricks))
        if seen and hand is not None:
            known = known.holding(other, hand)
    if known.missing(seat):
        raise CaseError("the hand of {seat} is not known: tell it, so that his chair can be taken", seat=seat)
    known = _seen_in_play(known, tricks, hands)
    meanings, remarks = _told(table, first=misinformed)
    for other, meaning in (*meanings, *(shown or {}).items()):
        if known.missing(other):
            known = known.showing(other, meaning)
    return Chair(seat, contract, known, tricks, tuple(remarks))


def _spread(seat: Seat, contract: Contract, tricks: tuple[Trick, ...]) -> tuple[Seat, ...]:
    """The hands beside his own that he knows: dummy after the opening lead, and whoever is dummy knows both.

    Declarer's side is looked at as it will play, so that it sees dummy before the lead, too.
    """
    dummy = contract.declarer.partner
    if seat is dummy:
        return (contract.declarer,)
    return (dummy,) if tricks or seat is contract.declarer else ()


def _seen_in_play(known: Knowledge, tricks: tuple[Trick, ...], hands: tuple[Hand | None, ...]) -> Knowledge:
    """What the cards played tell: whose they were, and who had none of a suit."""
    for trick in tricks:
        for seat, card in trick.plays:
            known = known.holding(seat, [card])
    played = Hand(card for trick in tricks for _, card in trick.plays)
    for trick in tricks:
        for seat, card in trick.plays:
            led, hand = trick.led, hands[seat]
            revoked = led is not None and hand is not None and (hand - played).suit(led)
            if led is not None and card.suit is not led and known.missing(seat) and not revoked:
                known = known.shown_out(seat, led)
    return known


def _told(table: Table, *, first: bool) -> tuple[list[tuple[Seat, Meaning]], list[Saying]]:
    """What the calls were said to show, by the first or the last explanation of each; and what was not understood."""
    said: dict[tuple[Seat, Call], str] = {}
    for event in table.events:
        if isinstance(event, Called) and event.text:
            said[event.seat, event.call] = event.text
        elif isinstance(event, Explained) and not (first and (event.caller, event.call) in said):
            said[event.caller, event.call] = event.text
    meanings, remarks = [], []
    for (seat, _), text in said.items():
        try:
            meanings.append((seat, parse_meaning(text)))
        except NotationError:
            remarks.append(Saying.of(Words.NOT_READ, text=text, seat=seat))
    return meanings, remarks
