"""A draft: what a ruling would make of a result, while its provisions are read one after the other."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from lawbook.bridge import Seat, Side
from lawbook.errors import CaseError
from lawbook.event.conditions import Conditions
from lawbook.event.entries import STAYS, AdjustmentProposed, Entry, Penalized, Stays
from lawbook.event.figures import Figures, Gauge, Need, Told
from lawbook.event.standing import Standing
from lawbook.event.worth import Made, Relieved, Shares, Worth, worth_text
from lawbook.law.role import Role, Who
from lawbook.scoring.entry import Average

__all__ = ["BOTH", "Draft", "Unknown"]

T = TypeVar("T")
BOTH = (Side.NS, Side.EW)
SCORE_OF = {Side.NS: Need.NS, Side.EW: Need.EW}
_DECLARING = {Role.DECLARING_SIDE, Role.DECLARER, Role.DUMMY, Role.PRESUMED_DECLARER, Role.PRESUMED_DUMMY}
_DEFENDING = {Role.DEFENDERS, Role.DEFENDER, Role.OPENING_LEADER, Role.LEADERS_PARTNER, Role.DECLARERS_RHO}
_INNOCENT = {Role.NON_OFFENDING_SIDE, Role.LHO, Role.RHO}


class Unknown(Exception):  # noqa: N818  # a question, not an error
    """Something that only the Director can say is needed to go on."""

    def __init__(self, need: Need) -> None:
        super().__init__(need.value)
        self.need = need


Scores: TypeAlias = dict[Side, Told]


@dataclass(slots=True, kw_only=True)
class Draft:
    """What the provisions read so far make of a result."""

    now: Standing
    figures: Figures
    conditions: Conditions
    gauge: Gauge | None = None
    scores: Scores = field(default_factory=lambda: dict.fromkeys(BOTH, STAYS))
    waiting: set[Side] = field(default_factory=set)
    """The sides whose score the Director still has to tell."""
    single: bool = False
    """Whether the ruling found one result by far the most probable."""
    needs: list[Need] = field(default_factory=list)
    cites: list[str] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    """What is put down besides the adjustment."""
    used: set[Side] = field(default_factory=set)
    """The sides whose score the Director has told and some provision asked for."""

    def sides(self, who: Who) -> tuple[Side, ...]:
        """The sides that somebody belongs to. Raises Unknown if the Director has to say."""
        match who:
            case Side():
                return (who,)
            case Seat():
                return (who.side,)
            case Role.BOTH_SIDES | Role.EVERYBODY:
                return BOTH
            case _:
                return (self._side_of(who),)

    def _side_of(self, role: Role) -> Side:
        if role in _DECLARING or role in _DEFENDING:
            contract = self.made.contract
            if contract is None:
                raise Unknown(Need.CONTRACT)
            return contract.declarer.side if role in _DECLARING else contract.declarer.side.opponents
        if role in {Role.CLAIMING_SIDE, Role.CLAIMER, Role.CLAIMERS_PARTNER, Role.NON_CLAIMING_SIDE}:
            claiming = _known(self.figures.claiming, Need.CLAIMERS)
            return claiming.opponents if role is Role.NON_CLAIMING_SIDE else claiming
        offending = _known(self.figures.offending, Need.OFFENDERS)
        return offending.opponents if role in _INNOCENT else offending

    @property
    def made(self) -> Made:
        """The contract and the tricks that the ruling is about. Raises Unknown where only a score stands."""
        told = self.scores[Side.NS]
        worth = self.now.for_ns if isinstance(told, Stays) else told
        if not isinstance(worth, Made):
            raise Unknown(Need.CONTRACT)
        return worth

    def tricks_to(self, side: Side, number: int) -> None:
        """Move tricks to a side, from whatever the result is."""
        made = self.made
        if made.contract is None:
            raise CaseError("{where}: passed out; there are no tricks to move (Law 77)", where=self.now.where)
        declaring = made.contract.declarer.side is side
        self.put(made.with_tricks(number if declaring else -number))

    def put(self, worth: Worth | Stays, sides: tuple[Side, ...] = BOTH) -> None:
        """Have something stand for these sides; nothing is asked about them any more."""
        for side in sides:
            self.scores[side] = worth
            self.waiting.discard(side)

    def ask(self, sides: tuple[Side, ...]) -> None:
        """Have the Director tell what these sides get."""
        self.waiting.update(sides)

    def told(self) -> Iterator[Side]:
        """Put what the Director has told where it was asked for, and give the sides that still wait."""
        for side in BOTH:
            if side not in self.waiting:
                continue
            if side not in self.figures.scores:
                yield side
                continue
            worth = self.figures.scores[side]
            if self.single and isinstance(worth, Shares):
                raise CaseError(
                    "{worth}: the ruling found one result by far the most probable (12C1(b)); assign that, "
                    "or rule again that several are",
                    worth=worth_text(worth),
                )
            self.used.add(side)
            self.put(worth, (side,))

    def relieved(self, expected: Told) -> Relieved:
        """What a side gets that did part of its damage itself. Raises Unknown."""
        without = self.figures.without_error
        if without is None or not isinstance(expected, Made | int | Shares):
            raise Unknown(Need.OWN_ERROR)
        return Relieved(expected, without)

    def penalize(self, sides: tuple[Side, ...], reason: str) -> None:
        """Take the penalty from the contestants of these sides. Raises Unknown without its amount."""
        amount, unit = _known(self.figures.penalty, Need.PENALTY)
        where = self.now.where
        for side in sides:
            players = (where.ns if side is Side.NS else where.ew).split("+")
            player = players[0] if len(players) == 1 else _known(self.figures.player, Need.PLAYER)
            self.entries.append(Penalized(where.session, player, amount, unit, reason))

    def better_of(self, side: Side) -> None:
        """Give an innocent team the better of what is assigned and average plus (86B2(b))."""
        worth = self.scores[side]
        if isinstance(worth, Stays) or self.gauge is None:
            return
        if self.gauge(side, worth) < self.conditions.amounts.plus:
            self.put(Average.PLUS, (side,))
            self.put(Average.MINUS, (side.opponents,))

    def adjustment(self) -> AdjustmentProposed | None:
        """The adjustment that comes of it; none if nothing at the table changes and nothing is asked."""
        needs = tuple(dict.fromkeys(need.value for need in self.needs))
        changed = {side: self._unless_same(side) for side in BOTH}
        if not needs and all(isinstance(told, Stays) for told in changed.values()):
            return None
        return AdjustmentProposed(
            self.now.where,
            changed[Side.NS],
            changed[Side.EW],
            tuple(dict.fromkeys(self.cites)),
            needs,
        )

    def _unless_same(self, side: Side) -> Told:
        told = self.scores[side]
        return STAYS if told == (self.now.for_ns if side is Side.NS else self.now.for_ew) else told


def _known(told: T | None, need: Need) -> T:
    """What was told. Raises Unknown if it was not."""
    if told is None:
        raise Unknown(need)
    return told
