"""The score of a contract (Law 77)."""

from lawbook.bridge import Bid, Contract, Side, Strain, Vulnerability
from lawbook.errors import CaseError

__all__ = ["score", "score_of"]

_MINORS = (Strain.CLUBS, Strain.DIAMONDS)
_SLAM = {6: (500, 750), 7: (1000, 1500)}
_DOUBLED_UNDERTRICKS = ((100, 200, 200, *(300,) * 10), (200, *(300,) * 12))


def score(contract: Contract | None, tricks: int, vulnerability: Vulnerability) -> int:
    """The score as North-South see it; with no contract, the board was passed out and is worth nothing.

    >>> from lawbook.bridge import Seat
    >>> score(Contract(Bid(3, Strain.NOTRUMP), Seat.E, 1), 7, Vulnerability.EW)
    500
    """
    if contract is None:
        return 0
    side = contract.declarer.side
    points = score_of(contract.bid, contract.doubled, tricks, vulnerable=vulnerability.covers(side))
    return points if side is Side.NS else -points


def score_of(bid: Bid, doubled: int, tricks: int, *, vulnerable: bool) -> int:
    """The score as declarer's side sees it, from the tricks that it won.

    >>> score_of(Bid(3, Strain.NOTRUMP), 0, 9, vulnerable=True)
    600
    """
    _check(bid, doubled, tricks)
    over = tricks - 6 - bid.level
    if over >= 0:
        return _made(bid, doubled, over, vulnerable=vulnerable)
    if not doubled:
        return over * (100 if vulnerable else 50)
    return -doubled * sum(_DOUBLED_UNDERTRICKS[vulnerable][:-over])


def _made(bid: Bid, doubled: int, over: int, *, vulnerable: bool) -> int:
    per_trick = 20 if bid.strain in _MINORS else 30
    trick_score = (per_trick * bid.level + 10 * (bid.strain is Strain.NOTRUMP)) << doubled
    per_overtrick = 100 * (1 + vulnerable) * doubled if doubled else per_trick
    premium = (500 if vulnerable else 300) if trick_score >= 100 else 50
    slam = _SLAM.get(bid.level, (0, 0))[vulnerable]
    return trick_score + over * per_overtrick + premium + slam + 50 * doubled


def _check(bid: Bid, doubled: int, tricks: int) -> None:
    if not bid.admissible:
        raise CaseError(
            "contract {bid}: no contract is above seven (Law 38D); give a level of 1 to 7", bid=bid
        )
    if doubled not in (0, 1, 2):
        raise CaseError(
            "contract {bid}, doubled {doubled} times: give 0, 1 (doubled) or 2 (redoubled, Law 19B)",
            bid=bid,
            doubled=doubled,
        )
    if not 0 <= tricks <= 13:
        raise CaseError(
            "contract {bid}, {tricks} tricks: a deal has 13 (Law 77); give the tricks won, 0 to 13",
            bid=bid,
            tricks=tricks,
        )
