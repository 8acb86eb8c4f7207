"""Contracts."""

import re

from lawbook.bridge import Bid, Contract
from lawbook.errors import NotationError
from lawbook.notation.calls import parse_call
from lawbook.notation.headers import SEAT_LETTERS
from lawbook.notation.letters import shown

__all__ = ["contract_text", "parse_contract"]

_CONTRACT = re.compile(
    rf"([1-7]\s*\S+?)\s*(X{{0,2}})\s+(?:BY\s+)?([{''.join(SEAT_LETTERS)}])(?:\s*(X{{1,2}}))?", re.IGNORECASE
)


def parse_contract(text: str) -> Contract:
    """The contract, with who plays it, by his letter in any language; a double stands before it or behind.

    >>> contract_text(parse_contract("3NTx by W")), contract_text(parse_contract("4H W x"))
    ('3NTx by W', '4Hx by W')
    """
    found = _CONTRACT.fullmatch(text.strip().replace("\ufe0f", ""))
    if found is None or (found[2] and found[4]):
        raise NotationError("{text} is no contract: {like}", text=shown(text), like=_LIKE)
    try:
        bid = parse_call(found[1])
    except NotationError as error:
        raise NotationError("contract {text}: {error}", text=shown(text), error=error) from None
    if not isinstance(bid, Bid):  # pragma: no cover  # the pattern begins with a level
        raise NotationError("{text} is no contract: {like}", text=shown(text), like=_LIKE)
    return Contract(bid, SEAT_LETTERS[found[3].upper()], len(found[2] or found[4] or ""))


_LIKE = "write a bid, x or xx if it was doubled or redoubled, and who plays it, such as 3NTx by W"


def contract_text(contract: Contract) -> str:
    """The contract; reading it gives it back.

    >>> contract_text(parse_contract("4♠XX s"))
    '4Sxx by S'
    """
    strain = "NT" if contract.bid.strain.suit is None else contract.bid.strain.letter
    return f"{contract.bid.level}{strain}{'x' * contract.doubled} by {contract.declarer.name}"
