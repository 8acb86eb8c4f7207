"""Results in one word, as Bridge Base and others write them: 4♠xW-1, 3NS=, 4SWx-1, PASS, A==."""

import re
from dataclasses import dataclass

from lawbook.bridge import Contract
from lawbook.notation.results.fields import award_of, bid_of, contract_of, is_pass, plain, seat_of, tricks_of
from lawbook.notation.results.model import Both

__all__ = ["Short", "short_result"]

_SHORT = re.compile(
    r"([1-7])(NT|[NSHDC♠♥♦♣])(XX|X|\*\*|\*|R|)([NESW])(XX|X|\*\*|\*|R|)(=|[+-]\d{1,2}|\d{1,2}|)"
)


@dataclass(frozen=True, slots=True)
class Short:
    """What one word tells of a result."""

    contract: Contract | None = None
    passed_out: bool = False
    tricks: int | None = None
    award: Both | None = None


def short_result(text: str) -> Short | None:
    """The result, or None if the word is none.

    >>> told = short_result("3NxN=")
    >>> str(told.contract), told.tricks
    ('3NTX N', 9)
    """
    bare = plain(text)
    if is_pass(bare):
        return Short(passed_out=True)
    if award := award_of(bare):
        return Short(award=award)
    found = _SHORT.fullmatch(bare)
    if found is None:
        return None
    bid = bid_of(found[1] + found[2] + (found[3] or found[5]))
    contract = contract_of(bid, seat_of(found[4]))
    return Short(contract=contract, tricks=tricks_of(found[6], int(found[1])) if found[6] else None)
