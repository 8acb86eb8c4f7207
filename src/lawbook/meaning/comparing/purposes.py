"""What two calls are for, side by side: the same question or relay (Law 23A3), and how far each forces."""

from collections.abc import Iterable, Iterator

from lawbook.meaning.comparing.specifying import parts_of
from lawbook.meaning.terms.meanings import And, Meaning, Or, Tag
from lawbook.meaning.terms.purposes import Purpose

__all__ = [
    "forcing_apart",
    "only_possible",
    "only_transfers",
    "purposes",
    "related_purposes",
    "shared_purposes",
]

_ASKS = {
    Purpose.ASKS,
    Purpose.ASKS_FOR,
    Purpose.STAYMAN,
    Purpose.ACE_ASK,
    Purpose.KEY_CARD_ASK,
    Purpose.KEY_CARD_ASK_IN,
    Purpose.RELAY,
    Purpose.PUPPET,
    Purpose.PUPPET_TO,
    Purpose.TRANSFER,
    Purpose.TRANSFER_TO,
}
"""What Law 23A3 gives as examples, asking bids and relays, with what works like a relay."""

_TRANSFERS = {Purpose.TRANSFER, Purpose.TRANSFER_TO}

_ALIKE = ({Purpose.ACE_ASK, Purpose.KEY_CARD_ASK},)
"""Questions so near to each other that a Director has to say whether they are the same."""

_AIMS = {
    Purpose.WAITING,
    Purpose.ANSWERS,
    Purpose.TAKE_OUT,
    Purpose.TAKE_OUT_OF,
    Purpose.PENALTY,
    Purpose.NEGATIVE,
    Purpose.RESPONSIVE,
    Purpose.SUPPORT,
    Purpose.SUPPORTS,
    Purpose.LEAD_DIRECTING,
    Purpose.ESCAPE,
    Purpose.GAME_TRY,
    Purpose.SLAM_TRY,
    Purpose.CUE_BID,
    Purpose.CUE_BID_IN,
    Purpose.SPLINTER,
    Purpose.SPLINTER_IN,
}
"""Purposes that show something of the hand as well, so that the hands are compared if they are told."""

_STEPS = (
    {Purpose.SIGN_OFF},
    {Purpose.COMPETITIVE},
    {Purpose.INVITATIONAL},
    {Purpose.FORCING, Purpose.FORCING_ONE_ROUND},
    {Purpose.GAME_FORCING},
)
"""How far a call forces, the least first."""


def purposes(meaning: Meaning) -> frozenset[Tag]:
    """The questions and relays that a call always is; not those that it may be or that its name alone tells."""
    return frozenset(part for part in parts_of(meaning) if isinstance(part, Tag) and _asks(part))


def shared_purposes(withdrawn: Meaning, replacement: Meaning) -> frozenset[Tag]:
    """What the replacement always asks, and the withdrawn call could have asked."""
    return purposes(replacement) & frozenset(tag for tag in _said(withdrawn) if _asks(tag))


def only_transfers(asked: Iterable[Tag]) -> bool:
    """Whether each is a transfer, which has the purpose of another only where both are to the same suit."""
    return all(tag.purpose in _TRANSFERS for tag in asked)


def related_purposes(withdrawn: Meaning, replacement: Meaning) -> bool:
    """Whether both are for something of the same kind that is no question or relay, or nearly the same question."""
    one, other = ({tag for tag in _said(meaning) if not tag.denied} for meaning in (withdrawn, replacement))
    aims = any(tag.purpose in _AIMS for tag in one & other)
    kinds, others = {tag.purpose for tag in one}, {tag.purpose for tag in other}
    return aims or any(kinds & alike and others & alike for alike in _ALIKE)


def _asks(tag: Tag) -> bool:
    return tag.purpose in _ASKS and not tag.denied


def _said(meaning: Meaning) -> Iterator[Tag]:
    """The remarks of the meaning and of each of its alternatives."""
    if isinstance(meaning, And | Or):
        for part in meaning.parts:
            yield from _said(part)
    elif isinstance(meaning, Tag):
        yield meaning


def only_possible(meaning: Meaning) -> bool:
    """Whether something is said of the call that is not firmly agreed."""
    return any(tag.purpose is Purpose.POSSIBLE for tag in _said(meaning))


def forcing_apart(withdrawn: Meaning, replacement: Meaning) -> int:
    """How many steps lie between them, from a sign-off to a game force; none where one of them does not say."""
    one, other = _steps(withdrawn), _steps(replacement)
    return min((abs(step - another) for step in one for another in other), default=0)


def _steps(meaning: Meaning) -> set[int]:
    return {step for tag in _said(meaning) if (step := _step(tag)) is not None}


def _step(tag: Tag) -> int | None:
    if tag.denied:
        return 1 if tag.purpose in {Purpose.FORCING, Purpose.FORCING_ONE_ROUND} else None
    return next((step for step, words in enumerate(_STEPS) if tag.purpose in words), None)
