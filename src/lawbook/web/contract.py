"""The contract, where nobody entered the auction: a bid is tapped, then who plays it, doubled or not."""

from dataclasses import dataclass

from lawbook.address import Address
from lawbook.bridge import Bid, Contract, Seat, Strain
from lawbook.errors import NotationError
from lawbook.notation import parse_call
from lawbook.notation.contract import contract_text
from lawbook.table import call_word
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["Undertaking", "bid_of", "bids", "contract_said", "declarers"]


@dataclass(frozen=True, slots=True)
class Undertaking:
    """One contract that can be tapped."""

    contract: Contract
    address: Address


def contract_said(contract: Contract, words: Words) -> str:
    """A contract as people read it."""
    bid = f"{words.plain(contract.bid)}{'X' * contract.doubled}"
    return words(_("{contract} by {seat}"), contract=bid, seat=words.name(contract.declarer))


def bid_of(address: Address) -> Bid | None:
    """The bid that was tapped, while it is not told yet who plays it."""
    try:
        call = parse_call(address.params.get("how", ""))
    except NotationError:  # another word for how a card is played
        return None
    return call if isinstance(call, Bid) and call.admissible else None


def bids(address: Address) -> list[tuple[Bid, Address]]:
    """The bids, level by level, each with the page that asks who plays it."""
    found = [Bid(level, strain) for level in range(1, 8) for strain in Strain]
    return [(bid, address.having(how=call_word(bid))) for bid in found]


def declarers(address: Address, bid: Bid) -> list[list[Undertaking]]:
    """The contracts with this bid: undoubled, doubled and redoubled, each by any of the four."""
    return [[_undertaking(address, Contract(bid, seat, raised)) for seat in Seat] for raised in range(3)]


def _undertaking(address: Address, contract: Contract) -> Undertaking:
    return Undertaking(contract, address.carried("/play").having(contract=contract_text(contract)))
