"""Results in one word, as Bridge Base and others write them: 4♠xW-1, 3NS=, 4SWx-1, PASS, A==."""

import re
from dataclasses import dataclass

from lawbook.bridge import Bid, Contract, Seat
from lawbook.notation.results.fields import award_of, bid_of, contract_of, is_pass, plain, seat_of, tricks_of
from lawbook.notation.results.model import Both

__all__ = ["Named", "Short", "named_contract", "short_result"]

_DOUBLE = r"(XX|X|\*\*|\*|R|)"
_NAMED = re.compile(rf"([1-7](?:NT|[NSHDC♠♥♦♣])){_DOUBLE}([NESW]?){_DOUBLE}(=|[+-]\d{{1,2}}|\d{{1,2}}|)")


@dataclass(frozen=True, slots=True)
class Short:
    """What one word tells of a result."""

    contract: Contract | None = None
    passed_out: bool = False
    tricks: int | None = None
    award: Both | None = None


@dataclass(frozen=True, slots=True)
class Named:
    """A contract that is named, perhaps without who played it and how it went."""

    bid: Bid
    doubled: int
    declarer: Seat | None
    tricks: int | None


def named_contract(text: str) -> Named | None:
    """The contract that a word names, or None if it names none.

    >>> told = named_contract("3NTx-1")
    >>> str(told.bid), told.doubled, told.declarer, told.tricks
    ('3NT', 1, None, 8)
    """
    found = _NAMED.fullmatch(plain(text))
    bid = None if found is None else bid_of(found[1] + (found[2] or found[4]))
    if found is None or bid is None:
        return None
    tricks = tricks_of(found[5], bid[0].level) if found[5] else None
    if found[5] and tricks is None:
        return None
    return Named(*bid, seat_of(found[3]), tricks)


def short_result(text: str) -> Short | None:
    """The result, or None if the word is none.

    >>> told = short_result("3NxN=")
    >>> str(told.contract), told.tricks
    ('3NTX N', 9)
    """
    if is_pass(text):
        return Short(passed_out=True)
    if award := award_of(text):
        return Short(award=award)
    told = named_contract(text)
    if told is None or told.declarer is None:
        return None
    return Short(contract=contract_of((told.bid, told.doubled), told.declarer), tricks=told.tricks)
