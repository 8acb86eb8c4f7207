"""Irregularities: what is wrong, found in the record and never typed in."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lawbook.bridge import Card, Seat, Word
from lawbook.label import Option
from lawbook.table.auction.matter import Fault, Matter
from lawbook.table.besides.extraneous import is_understood
from lawbook.table.besides.incident import Besides, Incident
from lawbook.table.play.asides import ENACTED
from lawbook.table.play.called import is_another
from lawbook.table.play.legal import Awaits, awaited
from lawbook.table.play.matter import PlayFault, PlayMatter
from lawbook.table.record.events import (
    Attention,
    Designated,
    DirectorCalled,
    Misruled,
    Played,
    Revoked,
    WrongBoard,
)
from lawbook.table.seen.dummy import let_be
from lawbook.table.seen.exposure import spreads
from lawbook.table.seen.revoke import corrected_with_another
from lawbook.table.table import Table

__all__ = ["Irregularity", "Kind", "irregularities", "reminders"]


class Kind(Option):
    """The kinds of irregularity that the record can show."""

    SURPLUS_CARD = "surplus_card"
    WRONG_NUMBER = "wrong_number"
    MISSING_CARD = "missing_card"
    WRONG_CARDS = "wrong_cards"
    OTHER_BOARD = "other_board"
    SIGHT = "sight"
    GIVEN_AWAY = "given_away"
    WRONG_BOARD = "wrong_board"
    MISRULED = "misruled"
    CALL = "call"
    PLAY = "play"
    BESIDES = "besides"


@dataclass(frozen=True, slots=True)
class Irregularity:
    """Something that is wrong, with the hands and cards that it concerns."""

    kind: Kind
    seats: tuple[Seat, ...]
    cards: tuple[Card, ...] = ()
    matter: Matter | None = None
    """The irregular call, for what concerns the auction."""
    play: PlayMatter | None = None
    """The irregular play."""
    incident: Incident | None = None
    """What was said or done besides calls and plays."""


def irregularities(table: Table) -> Iterator[Irregularity]:
    """What the record shows to be wrong, in the order in which it is to be ruled: cards first, then calls and plays.

    What may only be wrong comes last: who may have revoked is asked where nothing else tells why the Director came.
    """
    words = dummys_words(table)
    if words is None and not any(play.fault is PlayFault.DOUBTFUL for play in table.play_matters):
        alone = True
        for row in _shown(table):
            alone = False
            yield row
        yield from _talk(table, alone=alone)
        return
    found = list(_shown(table))
    found += _talk(table, alone=not found)
    if words is not None and all(_is(row, PlayFault.DOUBTFUL) for row in found):
        yield Irregularity(Kind.PLAY, (words.seat,), play=words)
        return
    doubts = to_be_asked(table, [row for row in found if not _is(row, PlayFault.DOUBTFUL)])
    yield from (row for row in found if not (_is(row, PlayFault.DOUBTFUL) or _told_of(table, row)))
    yield from (row for row in found if row.play in doubts)
    yield from (row for row in found if _told_of(table, row))


def _is(row: Irregularity, fault: PlayFault) -> bool:
    return row.play is not None and row.play.fault is fault


def _told_of(table: Table, row: Irregularity) -> bool:
    """Whether it is a revoke of which the record knows because somebody has said so."""
    return row.play is not None and isinstance(table.event(row.play.number), Revoked)


def dummys_words(table: Table) -> PlayMatter | None:
    """Words for dummy's last card, where nobody has told his hand and the Director comes to them (Law 46).

    When the play has gone on he comes to them only if that card is plainly another.
    """
    told = [(n, e) for n, e in enumerate(table.events) if not isinstance(e, ENACTED)]
    position, dummy = table.position, table.dummy
    if position is None or dummy is None or position.left[dummy] is not None or not told:
        return None
    if not isinstance(told.pop()[1], DirectorCalled):
        return None
    said = next(
        (place for place, (_, e) in reversed(list(enumerate(told))) if isinstance(e, Designated)), None
    )
    if said is None:
        return None
    (number, words), since = told[said], [event for _, event in told[said + 1 :]]
    first = since[0] if since else None
    put = first.card if isinstance(first, Played) and first.seat is dummy else None
    if not isinstance(words, Designated) or (first is not None and (put is None or words.card is not None)):
        return None
    if len(since) > 1 and not (put is not None and is_another(words, put) and len(since) <= IN_TRICK):
        return None
    return PlayMatter(PlayFault.DESIGNATION, number, dummy, words.card, len(position.tricks) or 1)


IN_TRICK = 4
"""So many cards are played at most as long as both sides have not gone on (Law 45D1)."""


def to_be_asked(table: Table, others: Sequence[Irregularity]) -> tuple[PlayMatter, ...]:
    """The cards of which it is to be asked whether they were revokes (Law 61A)."""
    doubts = (play for play in table.play_matters if play.fault is PlayFault.DOUBTFUL)
    return tuple(play for play in doubts if not _explained(table, play, others))


def _explained(table: Table, doubt: PlayMatter, others: Sequence[Irregularity]) -> bool:
    """Whether something else that is irregular has brought the Director, so that nobody speaks of this card."""
    if not isinstance(table.event(doubt.number), DirectorCalled | Attention):
        return False  # everybody saw it, or it was pointed out
    summons = (n for n in range(doubt.number) if isinstance(table.event(n), DirectorCalled))
    before = max(summons, default=-1)
    told = (row.matter or row.play or row.incident for row in others if not _beside(table, row, doubt))
    return any(each is None or each.number > before for each in told)


def _beside(table: Table, row: Irregularity, doubt: PlayMatter) -> bool:
    """Whether it does not tell why the Director came.

    So it is where dummy called him, where somebody only asked who has none, and where the other side revoked on
    the same trick (62C3).
    """
    if row.incident is not None:
        asked = row.incident.what is Besides.ASKED_NONE
        return asked or isinstance(table.event(row.incident.number), DirectorCalled)
    it = row.play
    return it is not None and (
        ((it.seat, it.card) == (doubt.seat, doubt.card) and it.fault is not PlayFault.OUT_OF_TURN)
        or (_told_of(table, row) and it.trick == doubt.trick and it.seat.side is not doubt.seat.side)
    )


BESIDE_IT = frozenset({Besides.REVIEW, Besides.PSYCHED, Besides.CONSULTED, Besides.WRONG_WAY})
"""What changes nothing in the auction and the play, so that it is answered after what was wrong there."""


def _shown(table: Table) -> Iterator[Irregularity]:
    """What the record shows to be wrong, and what may be."""
    yield from _of_the_cards(table)
    besides = [Irregularity(Kind.BESIDES, (it.seat,), incident=it) for it in table.incidents]
    last = [row for row in besides if row.incident and row.incident.what in BESIDE_IT]
    yield from (row for row in besides if row not in last)
    lost = {matter.number for matter in table.matters if matter.fault is Fault.TURN_LOST}
    for matter in _said_first(table.matters):
        if matter.fault is Fault.OUT_OF_ROTATION and matter.number in lost:
            continue  # the turn that it took away is what is ruled on (Law 17D3)
        if matter.part_of_first or _costs_nothing_more(table, matter):
            continue
        yield Irregularity(Kind.CALL, (matter.seat,), matter=matter)
    for play in sorted(
        table.play_matters, key=lambda play: play.fault is PlayFault.CLAIM
    ):  # a claim comes last
        if play.fault is PlayFault.NOT_HELD:  # the deal is not known well enough to say what is wrong
            continue
        with_another = spreads(table, play) or corrected_with_another(table, play)
        if not (with_another or let_be(table, play)):
            yield Irregularity(Kind.PLAY, (play.seat,), play=play)
    for play in reminders(table):
        yield Irregularity(Kind.PLAY, (play.seat,), play=play)
    yield from last  # he asks when what was irregular before has been dealt with


def _talk(table: Table, *, alone: bool) -> Iterator[Irregularity]:
    """What may have given something away: a judgement, which holds up nothing else; words of no known kind only if nothing else is wrong."""
    if table.all(Misruled):
        yield Irregularity(Kind.MISRULED, ())
    given = table.given_away
    if given is not None and (alone or is_understood(given)):
        yield Irregularity(Kind.GIVEN_AWAY, (given.seat,))


def _costs_nothing_more(table: Table, matter: Matter) -> bool:
    """Whether it is cancelled with an earlier call after the final pass, and of the kind that costs nothing (Law 39B)."""
    if matter.fault is not Fault.AFTER_THE_END or table.contract is None:
        return False
    earlier = any(m.fault is matter.fault and m.number < matter.number for m in table.matters)
    return earlier and (matter.call is Word.PASS or not table.defends(matter.seat))


def _said_first(matters: Sequence[Matter]) -> list[Matter]:
    """The irregular calls in order, but that one was not meant comes before the call itself (Law 25A)."""
    said = {m.over: m for m in matters if m.only_said}
    if not said:
        return list(matters)
    return [
        each for m in matters if not m.only_said for each in (said.pop(m.number, None), m) if each
    ] + list(said.values())


def reminders(table: Table) -> tuple[PlayMatter, ...]:
    """What is to be ruled on although nothing is wrong: declarer's choice about the lead of a penalty card's partner.

    It is part of the ruling that made the card a penalty card, as long as nobody has led since.
    """
    playing = table.position
    waiting = None if playing is None else awaited(playing)
    if playing is None or waiting is None or waiting.why is not Awaits.PENALTY_LEAD:
        return ()
    trick = len(playing.done) + 1
    holder = waiting.seat.partner
    rulings = (m for m in table.play_matters if m.fault is not PlayFault.PREMATURE_LEAD)
    if any(m.seat is holder and m.card in waiting.cards and m.trick == trick for m in rulings):
        return ()
    number = len(table.events) - 1
    return (PlayMatter(PlayFault.PENALTY_LEAD, number, holder, waiting.cards[0], trick),)


def _of_the_cards(table: Table) -> Iterator[Irregularity]:
    if table.surplus:
        seats = tuple(
            seat for card in table.surplus for seat in (table.deal.holders(card) if table.deal else ())
        )
        yield Irregularity(Kind.SURPLUS_CARD, tuple(dict.fromkeys(seats)), table.surplus)
        return
    if table.long_hands:
        cards = tuple(card for card, _, _ in table.displaced)
        yield Irregularity(Kind.WRONG_NUMBER, table.long_hands + table.short_hands, cards)
    elif table.short_hands:
        yield Irregularity(Kind.MISSING_CARD, table.short_hands, table.missing)
    elif table.on_wrong_cards is not None:
        yield Irregularity(Kind.OTHER_BOARD, (table.on_wrong_cards,))
    elif table.all(WrongBoard):
        yield Irregularity(Kind.WRONG_BOARD, ())
    elif table.informed is not None or table.exposed_before_auction:
        yield Irregularity(Kind.SIGHT, () if table.informed is None else (table.informed,))
    elif table.displaced:
        seats = tuple(
            seat for _, holder, owner in table.displaced for seat in (holder, owner) if seat is not None
        )
        yield Irregularity(Kind.WRONG_CARDS, seats, tuple(card for card, _, _ in table.displaced))
