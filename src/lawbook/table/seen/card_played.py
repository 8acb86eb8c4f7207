"""Card_played: what was done with a card, and what was played after it before it was put right (Laws 45, 47).

Each view is None wherever the record does not show it, so that a Law can ask instead.
"""

from enum import Enum

from lawbook.bridge import Card, Seat
from lawbook.table.play.matter import PlayFault
from lawbook.table.record.events import CardReplaced, CardWithdrawn, Event
from lawbook.table.seen.aftermath import RULED, player, since
from lawbook.table.seen.play import RuledPlay

__all__ = [
    "How",
    "Revoke",
    "Rho",
    "both_sides_on",
    "card_meant",
    "declarer_after_rho",
    "declarer_played_since",
    "defender_played_since",
    "how",
    "revoke_by_it",
    "rho_does",
    "wrong_card",
]


class How(Enum):
    """What was done with a card."""

    SLIP = "slip"
    DUMMY_MISPLACED = "dummy_misplaced"
    FIFTH = "fifth"


class Rho(Enum):
    """What declarer's right-hand opponent does with a card that he played to dummy's wrong one."""

    CHANGES = "changes"
    KEEPS = "keeps"


class Revoke(Enum):
    """Which revoke a card that dummy played wrongly has brought about."""

    OF_A_FOLLOWER = "of_a_follower"
    OF_DUMMY = "of_dummy"
    NONE = "none"


def change(table: RuledPlay) -> CardReplaced | None:
    """The change of a card that is looked at."""
    event = None if table.play_matter is None else table.events[table.play_matter.number]
    return event if isinstance(event, CardReplaced) else None


def how(table: RuledPlay) -> How | None:
    """What was done with the card."""
    if table.play_matter is None:
        return None
    match table.play_matter.fault:
        case PlayFault.EXTRA:
            return How.FIFTH
        case PlayFault.NOT_NAMED:
            return How.DUMMY_MISPLACED
        case PlayFault.CHANGED if table.said_unintended and table.play_matter.seat is table.dummy:
            return How.SLIP
        case _:
            return None


def wrong_card(table: RuledPlay) -> Card | None:
    """The card that was not meant: the one that declarer named by a slip, or that dummy moved."""
    event, matter = change(table), table.play_matter
    if event is not None:
        return event.card
    return None if matter is None else matter.card


def card_meant(table: RuledPlay) -> Card | None:
    """The card that declarer meant, or the one that he named when dummy moved another."""
    event, state = change(table), table.position_then
    if event is not None:
        return event.new
    return state.named[1] if state is not None and state.named is not None else None


def after_it(table: RuledPlay) -> tuple[Event, ...]:
    """What happened between the wrong card of dummy's and the moment at which it came up."""
    matter, event = table.play_matter, change(table)
    if matter is None:
        return ()
    if event is not None:
        before = table.events[: matter.number]
        spots = [n for n, e in enumerate(before) if player(table, e) == (event.seat, event.card)]
        return before[spots[0] + 1 :] if spots else ()
    told: list[Event] = []
    for later in since(table):
        if isinstance(later, (*RULED, CardReplaced, CardWithdrawn)):
            break
        told.append(later)
    return tuple(told)


def _settled(table: RuledPlay) -> bool:
    """Whether it has come up, so that nothing played from now on counts as before that."""
    return change(table) is not None or any(
        isinstance(event, (*RULED, CardReplaced, CardWithdrawn)) for event in since(table)
    )


def _players(table: RuledPlay) -> list[Seat]:
    """Who played after the wrong card before it came up; dummy's putting it on the table is no play of its own."""
    found = [played for event in after_it(table) if (played := player(table, event)) is not None]
    wrong = wrong_card(table)
    return [seat for seat, card in found if (seat, card) != (table.dummy, wrong)]


def declarer_played_since(table: RuledPlay) -> bool | None:
    """Whether declarer has played another card since the one that he named by a slip."""
    if change(table) is None:
        return None
    return any(not table.defends(seat) for seat in _players(table))


def defender_played_since(table: RuledPlay) -> bool | None:
    """Whether a defender played after the wrong card before attention was drawn to it; None while that is open."""
    if table.play_matter is None:
        return None
    if any(table.defends(seat) for seat in _players(table)):
        return True
    return False if _settled(table) else None


def both_sides_on(table: RuledPlay) -> bool | None:
    """Whether each side had played to the next trick when it came up; None while that is open."""
    matter = table.play_matter
    if matter is None:
        return None
    trick = table.tricks[matter.trick : matter.trick + 1]
    played = {seat for row in trick for seat, _ in row.plays}
    sides = {seat.side for seat in _players(table)[-4:] if seat in played}
    if len(sides) == 2 and len({seat.side for seat in played}) == 2:
        return True
    return False if _settled(table) else None


def declarer_after_rho(table: RuledPlay) -> bool | None:
    """Whether declarer had played from his own hand after the defender on his right."""
    if table.contract is None or not _settled(table):
        return None
    declarer, seats = table.contract.declarer, _players(table)
    return declarer.rho in seats and declarer in seats[seats.index(declarer.rho) :]


def rho_does(table: RuledPlay) -> Rho | None:
    """What the defender on declarer's right does with his card; None while he may still change it."""
    if table.contract is None or not _settled(table):
        return None
    rho = table.contract.declarer.rho
    if rho not in _players(table):
        return Rho.KEEPS
    called = False
    for event in since(table):
        called = called or isinstance(event, RULED)
        if isinstance(event, CardReplaced | CardWithdrawn) and event.seat is rho:
            return Rho.CHANGES
        if called and player(table, event) is not None:
            return Rho.KEEPS
    return None


def revoke_by_it(table: RuledPlay) -> Revoke | None:
    """Which revoke dummy's wrong card has brought about; None where the hands are not known."""
    matter, playing = table.play_matter, table.playing
    if matter is None or playing is None or None in playing.left:
        return None
    revokers = {m.seat for m in playing.matters(PlayFault.REVOKE) if m.trick == matter.trick}
    led = table.tricks[matter.trick - 1].plays[0][0] is matter.seat
    if led:
        return Revoke.OF_A_FOLLOWER if revokers else Revoke.NONE
    return Revoke.OF_DUMMY if matter.seat in revokers else Revoke.NONE
