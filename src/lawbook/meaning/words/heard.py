"""The auction up to a call, so far as it tells what its words leave to be understood: whose suit is meant."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from lawbook.bridge import Suit

__all__ = ["NOTHING_HEARD", "Heard", "heard"]

_BID = re.compile(r"(?P<level>[1-7])(?P<strain>[SHDC♠♥♦♣]|NT?)", re.IGNORECASE)
_DOUBLES = {"X", "D", "DBL", "DOUBLE"}
_PASSES = {"P", "PASS"}
_ASKS = {"4NT", "4N"}
_ACE_ASKS = {*_ASKS, "4C", "4♣"}
_LETTERS = {ord(suit.symbol): suit.name[0] for suit in Suit}
"""A call is known by its letters, however its suit is written."""
_SUITS = {letter: suit for suit in Suit for letter in (suit.name[0], suit.symbol)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """Suits that the auction names, by whom they were bid; None where it tells none."""

    call: str = ""
    """The call itself, if it is told."""
    auction: str = ""
    """The call and those before it, as a system file writes them."""
    own: Suit | None = None
    """The suit of the call itself."""
    partner: Suit | None = None
    """The suit that partner bid last."""
    theirs: Suit | None = None
    """The suit that an opponent bid last."""
    agreed: Suit | None = None
    """The suit that both partners bid."""
    repeated: Suit | None = None
    """The suit that the pair bid last, if it was bid before."""
    named: frozenset[Suit] = frozenset()
    """Every suit that was bid before."""
    to_notrump: bool = False
    """Whether partner bid notrump last."""
    trumps: Suit | None = None
    """The suit in which partner asked by a bid of four notrump, which this call answers."""
    answers_aces: bool = False
    """Whether partner's last call was four clubs or four notrump, which may ask for aces, and this is neither."""
    over_high: str | None = None
    """The bid in a suit on the level of two or three with which partner opened, if the player has not bid."""
    over_notrump: int = 0
    """On which level partner began the bidding of the pair with notrump; none where he did not."""
    notrump: bool = False
    """Whether the call is one of notrump."""
    doubles: bool = False
    """Whether the call is a double."""
    redoubles: bool = False
    """Whether the call is a redouble."""
    partners: bool = False
    """Whether partner has bid."""
    earlier: frozenset[Suit] = frozenset()
    """The majors that the player himself has bid on the level of one: he has four cards of each."""
    bid: frozenset[Suit] = frozenset()
    """The suits that the player himself has bid before."""
    cue: bool = False
    """Whether the suit of the call is one that an opponent bid."""
    asked: Suit | None = None
    """The suit that the player opened on the level of two, of which partner asks by two notrump."""
    fourth: bool = False
    """Whether the suit of the call is the only one that the pair has not bid."""
    opened: bool = False
    """Whether the player has opened, on the level of one."""
    passed: bool = False
    """Whether the player had passed before anybody bid."""
    rebids: bool = False
    """Whether the player had opened, and his partner has answered with a bid of one or of one notrump."""
    opens: bool | None = None
    """Whether the call opens the auction; None where nothing is told of it."""

    @property
    def competes(self) -> bool:
        """Whether the call is a double, or an overcall."""
        return self.doubles or (self.opens is False and not self.partners)

    @property
    def trump_suit(self) -> Suit | None:
        """The suit that was agreed, or that in which partner asked."""
        return self.agreed if self.agreed is not None else self.trumps

    def suit(self, whose: str) -> Suit | None:
        """The suit that these words mean."""
        return {
            "own suit": self.own,
            "partner's suit": self.repeated
            if self.agreed is None and self.partner is None
            else self.agreed
            if self.partner is None and self.trumps is not None
            else self.partner,
            "their suit": self.theirs,
        }[whose]


NOTHING_HEARD = Heard()


def heard(call: str | None, after: Sequence[str] = ()) -> Heard:
    """What a call and the calls before it tell; opponents' calls stand in brackets, their passes may be left out.

    >>> found = heard("2S", ["1S", "(2D)"])
    >>> found.own, found.partner, found.theirs
    (Suit.SPADES, Suit.SPADES, Suit.DIAMONDS)
    """
    if call is None:
        return NOTHING_HEARD
    return _heard(call.translate(_LETTERS), tuple(said.translate(_LETTERS) for said in after))


@lru_cache(maxsize=1024)
def _heard(call: str, after: tuple[str, ...]) -> Heard:
    after = _by_turn(after)
    ours = [said for said in after if not said.startswith("(")]
    theirs = [suit for said in after if said.startswith("(") and (suit := _suit(said)) is not None]
    last = ours[-1] if ours else ""
    return Heard(
        call=call,
        auction="-".join([*_with_passes([*after, call])]),
        own=_suit(call),
        partner=_partners_suit(ours),
        theirs=theirs[-1] if theirs else None,
        named=frozenset(suit for said in after if (suit := _suit(said)) is not None),
        agreed=_agreed(ours),
        repeated=_repeated(ours),
        trumps=_trumps(ours) if last.upper() in _ASKS else None,
        answers_aces=last.upper() in _ACE_ASKS and call.upper() not in _ASKS,
        to_notrump=_strain(last).startswith("N"),
        over_high=_over_high(after, ours),
        over_notrump=_over_notrump(ours),
        notrump=_strain(call).startswith("N"),
        doubles=call.upper() in _DOUBLES,
        redoubles=call.upper() == "XX",
        partners=any(_strain(said) for said in ours),
        earlier=_earlier(ours),
        bid=frozenset(suit for said in ours[-2::-2] if (suit := _suit(said)) is not None),
        cue=_suit(call) in theirs,
        asked=_suit(ours[-2]) if _asks_of_opening(after, ours) else None,
        fourth=_suit(call) is not None and {_suit(said) for said in ours} >= {*Suit} - {_suit(call)},
        opened=_opened(after),
        passed=_has_passed(after),
        rebids=_rebids(ours),
        opens=not any(_strain(said) for said in after),
    )


def _by_turn(after: tuple[str, ...]) -> tuple[str, ...]:
    """The calls, the opponents' passes in brackets too where all are told in turn from the first bid on: 1D P 1H P."""
    bid = next((place for place, said in enumerate(after) if _strain(said)), len(after))
    told = [*enumerate(after)][bid:]
    turns = all(
        _ours(after, place) is not said.startswith("(") for place, said in told if said.upper() not in _PASSES
    )
    if not turns:
        return after
    theirs = {place for place, said in told if said.upper() in _PASSES and not _ours(after, place)}
    return tuple("(P)" if place in theirs else said for place, said in enumerate(after))


def _ours(after: tuple[str, ...], place: int) -> bool:
    """Whether a call there is made by the player or his partner, if no call is left out."""
    return (len(after) - place) % 2 == 0


def _with_passes(calls: Sequence[str]) -> Iterator[str]:
    """The calls, with the opponents' passes before the first bid, which may be left out, and which tell the seat."""
    bid = next(
        (place for place, said in enumerate(calls) if said.strip("()").upper() not in _PASSES), len(calls)
    )
    for place, said in enumerate(calls):
        yield said
        if (
            place < bid
            and place + 1 < len(calls)
            and not said.startswith("(")
            and not calls[place + 1].startswith("(")
        ):
            yield "(P)"


def _partners_suit(ours: Sequence[str]) -> Suit | None:
    """The suit that partner bid last; the lowest ones over notrump are questions and transfers, and tell nothing of it."""
    for place in range(len(ours) - 1, -1, -2):
        level, over = _level(ours[place]), _level(ours[place - 1]) if place else 0
        relays = place > 0 and _strain(ours[place - 1]).startswith("N") and level == over + 1
        if not relays or _suit(ours[place]) is Suit.SPADES:
            return _suit(ours[place])
    return None


def _earlier(ours: Sequence[str]) -> frozenset[Suit]:
    """The majors that the player has bid on the level of one; he calls in turn with his partner."""
    own = (said for said in ours[-2::-2] if _level(said) == 1)
    return frozenset(suit for said in own if (suit := _suit(said)) is not None and suit >= Suit.HEARTS)


def _opened(after: Sequence[str]) -> bool:
    """Whether the first bid of all was one of one, and the player's own."""
    ours = [place for place, said in enumerate(after) if not said.startswith("(")]
    first = next((place for place, said in enumerate(after) if _strain(said)), None)
    return first in ours[-2::-2] and first is not None and _level(after[first]) == 1


def _agreed(ours: Sequence[str]) -> Suit | None:
    """The last suit that both partners bid, who call in turn."""
    both = [{suit for said in ours[first::2] if (suit := _suit(said)) is not None} for first in (0, 1)]
    found = [suit for said in ours if (suit := _suit(said)) is not None and suit in both[0] & both[1]]
    return found[-1] if found else None


def _repeated(ours: Sequence[str]) -> Suit | None:
    """The suit that the pair bid last, if it was bid before."""
    suits = [suit for said in ours if (suit := _suit(said)) is not None]
    return suits[-1] if suits and suits[-1] in suits[:-1] else None


def _trumps(ours: Sequence[str]) -> Suit | None:
    """The suit in which partner asks: the one that was agreed, or the last one that the pair bid."""
    agreed = _agreed(ours)
    return agreed if agreed is not None else _last_suit(ours)


def _last_suit(ours: Sequence[str]) -> Suit | None:
    """The last suit that the pair bid."""
    return next((suit for said in reversed(ours) if (suit := _suit(said)) is not None), None)


def _rebids(ours: Sequence[str]) -> bool:
    """Whether a player bids again whose opening of one was answered on the lowest level."""
    bids = [_BID.search(said) for said in ours]
    if len(ours) < 2 or not all(bids[-2:]) or any(bids[:-2]):
        return False
    return all(found is not None and found["level"] == "1" for found in bids[-2:])


def _has_passed(after: Sequence[str]) -> bool:
    """Whether the player's first call was a pass before any bid; he calls in turn with his partner."""
    ours = [(place, said) for place, said in enumerate(after) if not said.startswith("(")]
    own = ours[::-1][1::2]
    if not own or own[-1][1].upper() not in _PASSES:
        return False
    return not any(_strain(said) for said in after[: own[-1][0]])


def _over_high(after: Sequence[str], ours: Sequence[str]) -> str | None:
    """Partner's opening in a suit on the level of two or three, the only bid of the pair."""
    bids = [said for said in after if _strain(said)]
    if not ours or ours[-1] not in bids[:1] or _suit(ours[-1]) is None or _level(ours[-1]) not in {2, 3}:
        return None
    return f"{_level(ours[-1])}{_strain(ours[-1])[0]}" if sum(map(bool, map(_strain, ours))) == 1 else None


def _over_notrump(ours: Sequence[str]) -> int:
    """On which level the first bid of the pair was notrump, and partner's."""
    first = next((place for place, said in enumerate(ours) if _strain(said)), None)
    if first is None or (len(ours) - first) % 2 == 0 or not _strain(ours[first]).startswith("N"):
        return 0
    return _level(ours[first])


def _asks_of_opening(after: Sequence[str], ours: Sequence[str]) -> bool:
    """Whether partner asks by two notrump about an opening on the level of two, which are all bids."""
    bids = [said for said in after if _strain(said)]
    return (
        [*bids] == [*ours[-2:]] and _level(ours[-2]) == 2 and ours[-1].upper() in {"2NT", "2N"}
        if len(ours) > 1
        else False
    )


def _level(said: str) -> int:
    found = _BID.search(said)
    return int(found["level"]) if found else 0


def _strain(said: str) -> str:
    found = _BID.search(said)
    return found["strain"].upper() if found else ""


def _suit(said: str) -> Suit | None:
    return _SUITS.get(_strain(said))
