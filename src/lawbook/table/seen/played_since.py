"""Played_since: what was played after a revoke, and what was taken back of it (Laws 62C1, 62C2)."""

from collections.abc import Iterator

from lawbook.bridge import Card, Seat, Side
from lawbook.table.record.events import (
    CardReplaced,
    CardWithdrawn,
    Designated,
    FacedLead,
    Played,
)
from lawbook.table.seen.notice import card_played, noticed, play_when_noticed
from lawbook.table.seen.revoke import revokes_of
from lawbook.table.seen.sight import IrregularPlay

__all__ = [
    "card_instead",
    "card_since",
    "only_card_since",
    "others_card",
    "others_cards",
    "others_changed",
    "others_played_after",
    "partner_changed",
    "partner_played_after",
    "partner_was_to_come",
    "partners_card",
    "partners_cards",
]


def _cards_after(sight: IrregularPlay, side: Side) -> tuple[tuple[Seat, Card], ...]:
    """The cards that a side has played since, before attention was drawn to it."""
    place = card_played(sight)
    rows = () if place is None else sight.table.events[place + 1 : noticed(sight)]
    return tuple(
        (event.seat, event.card)
        for event in rows
        if isinstance(event, Played | FacedLead) and event.seat.side is side
    )


def card_since(sight: IrregularPlay, seat: Seat) -> Card | None:
    """The first card that a player has played since, before attention was drawn to it."""
    return next((card for player, card in _cards_after(sight, seat.side) if player is seat), None)


def others_played_after(sight: IrregularPlay) -> bool:
    """Whether the other side has played a card since that may stay, before attention was drawn to it (Law 62C1)."""
    return bool(_may_stay(sight, sight.seat.side.opponents))


def _may_stay(sight: IrregularPlay, side: Side) -> list[tuple[Seat, Card]]:
    """The cards of a side since, but for one that has to be put right itself."""
    wrong = {(matter.seat, matter.card) for matter in revokes_of(sight.table, side)}
    return [played for played in _cards_after(sight, side) if played not in wrong]


def others_changed(sight: IrregularPlay) -> bool | None:
    """Whether the other side has changed a card played since; None as long as it may (Law 62C1)."""
    return _changed(sight, sight.seat.side.opponents)


def partner_changed(sight: IrregularPlay) -> bool | None:
    """Whether the offender's partner has changed his card; None as long as he may (Law 62C2)."""
    return _changed(sight, sight.seat.side)


def _changed(sight: IrregularPlay, side: Side) -> bool | None:
    if _card_changed(sight, side) is not None:
        return True
    return False if any(seat is not sight.seat for seat in _played_on(sight)) else None


def _played_on(sight: IrregularPlay) -> Iterator[Seat]:
    """Who has played on since attention was drawn to it; a card in the place of one that went back is no such card."""
    back: list[Seat] = []
    named = set[Card | None]()
    for event in sight.table.events[noticed(sight) :]:
        match event:
            case CardWithdrawn(seat=seat):
                back.append(seat)
            case Designated() | Played() | FacedLead() if event.card is None or event.card not in named:
                seat = event.seat.partner if isinstance(event, Designated) else event.seat
                named.add(event.card)
                if seat not in back:
                    yield seat
                back = [each for each in back if each is not seat]
            case _:
                pass


def _card_changed(sight: IrregularPlay, side: Side) -> Card | None:
    """The card played since that a player of a side has taken back."""
    after, rows = _cards_after(sight, side), sight.table.events[noticed(sight) :]
    changes = (event for event in rows if isinstance(event, CardReplaced | CardWithdrawn))
    return next((event.card for event in changes if (event.seat, event.card) in after), None)


def others_cards(sight: IrregularPlay) -> tuple[tuple[Seat, Card], ...]:
    """The cards to the trick of the revoke, or else to the next, that the other side may still change (Law 62C1)."""
    side = sight.seat.side.opponents
    return _in_its_trick(sight, side) or tuple(_may_stay(sight, side))


def others_card(sight: IrregularPlay) -> tuple[Seat, Card] | None:
    """The one card that the other side may still change, or leaves; None where there are several (Law 62C1)."""
    rows = others_cards(sight)
    return rows[0] if len(rows) == 1 else None


def only_card_since(sight: IrregularPlay) -> Card | None:
    """The card that the other side has played since, to that trick or as its lead to the next; None where there are several."""
    rows = _may_stay(sight, sight.seat.side.opponents)
    return rows[0][1] if len(rows) == 1 else None


def who_played_on(sight: IrregularPlay) -> Seat | None:
    """Who of the other side has played since, to that trick or the next; None where both have, or nobody."""
    seats = {seat for seat, _ in _may_stay(sight, sight.seat.side.opponents)}
    return next(iter(seats)) if len(seats) == 1 else None


def partners_cards(sight: IrregularPlay) -> tuple[tuple[Seat, Card], ...]:
    """The card to that trick that the offender's partner may change once the other side has (Law 62C2)."""
    return tuple(row for row in _in_its_trick(sight, sight.seat.side) if row[0] is sight.seat.partner)


def _in_its_trick(sight: IrregularPlay, side: Side) -> tuple[tuple[Seat, Card], ...]:
    plays = sight.trick.plays
    return tuple(row for row in _may_stay(sight, side) if row in plays)


def partners_card(sight: IrregularPlay) -> Card | None:
    """The card that the offender's partner has taken back, or may take back (Law 62C2)."""
    changed = _card_changed(sight, sight.seat.side)
    return changed or next((card for _, card in partners_cards(sight)), None)


def partner_played_after(sight: IrregularPlay) -> bool | None:
    """Whether the offender's partner has played to the trick after the other side had, and before attention."""
    play = play_when_noticed(sight)
    if play is None:
        return None
    row = [seat for seat, _ in play.tricks[sight.matter.trick - 1].plays]
    later = row[row.index(sight.seat) + 1 :] if sight.seat in row else row
    others = [place for place, seat in enumerate(later) if seat.side is not sight.seat.side]
    return bool(others) and sight.seat.partner in later[others[0] :]


def partner_was_to_come(sight: IrregularPlay) -> bool | None:
    """Whether a defender revoked before it was his partner's turn to play to the trick (Law 62D2)."""
    if not sight.defends:
        return sight.defends
    row = [seat for seat, _ in sight.trick.plays]
    return sight.seat.partner not in row[: row.index(sight.seat)] if sight.seat in row else None


def card_instead(sight: IrregularPlay) -> Card | None:
    """The card of the suit led that he has, or played to a later trick, if that is one alone (Law 62D1)."""
    later = [play for trick in sight.play.tricks[sight.matter.trick :] for play in trick.plays]
    his = [*(card for seat, card in later if seat is sight.seat), *(sight.play.hands[sight.seat] or ())]
    found = {card for card in his if card.suit is sight.trick.led}
    return found.pop() if len(found) == 1 else None


# Whether it is established
