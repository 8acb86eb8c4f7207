"""Beginning: where a record begins when it does not begin with the first call."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from lawbook.bridge import Card, Contract, Deal, Seat, Side, Trick
from lawbook.errors import CaseError, Wording, listed

__all__ = ["Beginning", "agreed", "checked_against", "seated"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Beginning:
    """The contract, and how far the play had come; the deal shows what the hands had left."""

    contract: Contract | None = None
    tricks: int = 0
    """How many tricks had been played, whose cards are not known."""
    won: Mapping[Side, int] = field(default_factory=dict)
    """How many of them each side had won; empty when that is not known."""
    leader: Seat | None = None
    """Who has to lead next; None where the contract says it, or nobody knows."""

    def __post_init__(self) -> None:
        if not 0 <= self.tricks <= 13:
            raise CaseError("tricks {tricks}: a board has thirteen tricks; give 0 to 13", tricks=self.tricks)
        opening = None if self.contract is None or self.tricks else self.contract.declarer.lho
        if self.leader is not None and opening not in {None, self.leader}:
            raise CaseError(
                "leader {leader}: {opening} makes the opening lead, being declarer's LHO (41A); leave out the leader, and tell a lead out of turn in the story",
                leader=self.leader,
                opening=opening,
            )
        if self.leader is not None and any(self.won.values()) and not self.won.get(self.leader.side):
            raise CaseError(
                "leader {leader}: {side} won no trick, and whoever won the last one leads (44G); correct the leader or the tricks",
                leader=self.leader,
                side=self.leader.side,
            )

    @property
    def on_lead(self) -> Seat | None:
        """Who has to lead next, if it is told; nobody after the last trick."""
        return self.leader if self.tricks < 13 else None


def checked_against(deal: Deal, beginning: Beginning) -> Beginning:
    """The beginning, if the hands may have so many cards left.

    One hand with a wrong number of cards is what the Laws are there for (13, 14, 67), and so are two
    of which one has too many and one too few. Where most are wrong, the number of tricks is.
    """
    counts = {seat: count for seat in Seat if (count := deal.count(seat)) is not None}
    left = 13 - beginning.tricks
    if not beginning.tricks or 2 * sum(count == left for count in counts.values()) >= len(counts):
        return beginning
    told = listed(Wording("{seat} {count}", seat=seat, count=count) for seat, count in counts.items())
    raise CaseError(
        "tricks {tricks}: that leaves each hand {left} cards, and the deal has {told}; correct one of the two, and leave the cards of a trick in progress in the hands: the story plays them",
        tricks=beginning.tricks,
        left=left,
        told=told,
    )


def seated(
    tricks: Sequence[Sequence[Card]], contract: Contract, deal: Deal, belongs: Mapping[Card, Seat]
) -> tuple[Trick, ...]:
    """The tricks with who played which card: each from its leader, who won the one before (Law 44G)."""
    leader, found = contract.declarer.lho, list[Trick]()
    for number, cards in enumerate(tricks, start=1):
        if len(cards) != 4:
            raise CaseError(
                "played, trick {number}: {cards} cards; {regular}",
                number=number,
                cards=len(cards),
                regular=_REGULAR,
            )
        trick = Trick(tuple((Seat((leader + place) % 4), card) for place, card in enumerate(cards)))
        for seat, card in trick.plays:
            if not _had(seat, card, deal, belongs):
                raise CaseError(
                    "played, trick {number}: {whose}", number=number, whose=_whose(seat, card, leader, deal)
                )
        winner = trick.winner(contract.bid.strain)
        leader = leader if winner is None else winner
        found.append(trick)
    _once_each(found)
    return tuple(found)


def agreed(tricks: Sequence[Trick], contract: Contract, told: Beginning) -> Beginning:
    """The beginning of a record that shows these tricks, if what is told besides agrees with them."""
    winners = [trick.winner(contract.bid.strain) for trick in tricks]
    won = Counter(winner.side for winner in winners if winner is not None)
    if told.tricks not in {0, len(tricks)}:
        raise CaseError(
            "tricks {tricks}: played has {number}; leave out tricks, or correct one",
            tricks=told.tricks,
            number=len(tricks),
        )
    if told.won and any(won[side] != told.won.get(side, 0) for side in Side):
        raise CaseError(
            "tricks NS {ns}, EW {ew}: in played NS win {won_ns} and EW {won_ew} (44E, 44F); leave out tricks, or correct one",
            ns=told.won.get(Side.NS, 0),
            ew=told.won.get(Side.EW, 0),
            won_ns=won[Side.NS],
            won_ew=won[Side.EW],
        )
    if told.leader not in {None, winners[-1]}:
        raise CaseError(
            "leader {leader}: {winner} won trick {number} of played and leads (44G); leave out the leader, or tell a lead out of turn in the story",
            leader=told.leader,
            winner=winners[-1],
            number=len(tricks),
        )
    return Beginning(contract=contract)


_REGULAR = "a trick here has four; tell a defective one, or the one in progress, in the story"


def _had(seat: Seat, card: Card, deal: Deal, belongs: Mapping[Card, Seat]) -> bool:
    return deal[seat] is None or seat in deal.holders(card) or belongs.get(card) is seat


def _whose(seat: Seat, card: Card, leader: Seat, deal: Deal) -> str:
    """What is wrong with a card that is not where the order of play puts it."""
    holders = deal.holders(card)
    if not holders:
        return f"nobody held {card} (dealt); with tricks that are told, the deal has the hands as dealt"
    return (
        f"{card} would be {seat}'s when {leader} leads, and {holders[0]} held it (dealt); write each trick from"
        " its leader, who won the one before (44G), or tell in the story what was out of order"
    )


def _once_each(tricks: Sequence[Trick]) -> None:
    places = [(card, number) for number, trick in enumerate(tricks, start=1) for _, card in trick.plays]
    copies = Counter(card for card, _ in places)
    for card, number in reversed(places):
        if copies[card] > 1:
            raise CaseError(
                "played, trick {number}: {card} was played before; a card is played once; change one, or tell in the story who played it again",
                number=number,
                card=card,
            )
