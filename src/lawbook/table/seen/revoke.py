"""Revoke: whether a revoke is established, and the other revokes of the board."""

from collections.abc import Iterator

from lawbook.bridge import Card, Seat, Side, Suit
from lawbook.table.play.matter import REVOKES, PlayFate, PlayFault, PlayMatter
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import (
    Claimed,
    Conceded,
    Designated,
    Event,
    FacedLead,
    NextBoard,
    Played,
    RoundOver,
)
from lawbook.table.seen.claim import claim_in
from lawbook.table.seen.notice import card_played, noticed, play_when_noticed
from lawbook.table.seen.sight import IrregularPlay, sight_of
from lawbook.table.table import Table

__all__ = [
    "both_revoked_on_trick",
    "both_sides_cards",
    "corrected_with_another",
    "defenders_revokes",
    "established_by",
    "fate",
    "is_told",
    "lay_face_up",
    "left_out_faced_card",
    "off_suit",
    "others_claimed_since",
    "others_established",
    "others_revoked",
    "play_ended",
    "play_ended_or_claimed",
    "put_right_all_the_same",
    "revoked_suit",
    "revokes_of",
    "same_suit_before",
    "suit_revoked_before",
]

CARDS = (Played, FacedLead, Designated)


def revoked_suit(sight: IrregularPlay) -> Suit | None:
    """The suit that was not followed to; None for a duty of another kind."""
    return sight.trick.led if sight.matter.fault is PlayFault.REVOKE else None


def off_suit(sight: IrregularPlay) -> bool:
    """Whether the card is not of the suit that was led; one that was led, and has gone back, is of none."""
    matter, tricks = sight.matter, sight.play.tricks
    led = tricks[matter.trick - 1].led if matter.trick <= len(tricks) else None
    return matter.card is not None and led not in {None, matter.card.suit}


def is_told(sight: IrregularPlay) -> bool:
    """Whether the record knows by now that his card to this trick was a revoke."""
    its = sight.matter
    return any((m.seat, m.trick) == (its.seat, its.trick) for m in sight.play.matters(*REVOKES))


def _penalty_cards(sight: IrregularPlay) -> set[Card] | None:
    """The penalty cards that lay before him when he played the wrong card; None where that is not in the record."""
    place = card_played(sight)
    before = None if place is None else sight.table.playing_at(place)
    if before is None:
        return None
    return {penalty.card for penalty in before.penalties_of(sight.seat)}


def lay_face_up(sight: IrregularPlay) -> bool | None:
    """Whether the card that was wrongly played already lay face up, as a penalty card."""
    own = _penalty_cards(sight)
    return None if own is None else sight.matter.card in own


def left_out_faced_card(sight: IrregularPlay) -> bool | None:
    """Whether the card that he failed to play was dummy's, or lay face up as a penalty card (Law 64B3)."""
    if sight.defends is None:
        return None
    if not sight.defends:
        return sight.seat is sight.table.dummy
    return any(card.suit is revoked_suit(sight) for card in _penalty_cards(sight) or ())


# What was played since


def fate(sight: IrregularPlay) -> PlayFate:
    """What became of it; a revoke that is put right although it is established counts as open (62C3, 62D1)."""
    if not _established(sight):
        return _folded(sight)
    return PlayFate.OPEN if put_right_all_the_same(sight) else PlayFate.ESTABLISHED


def _folded(sight: IrregularPlay) -> PlayFate:
    return sight.play.fates.get(sight.matter, NOT_FOUND)[0]


def _established(sight: IrregularPlay) -> bool:
    """Whether it is established; one that a card shows later may have been before that."""
    if sight.matter.fault not in REVOKES:
        return False
    became = _folded(sight)
    if became is PlayFate.CORRECTED:  # by a ruling, though it was too late as a matter of course (62C3)
        then = play_when_noticed(sight)
        return then is not None and then.fates.get(sight.matter, NOT_FOUND)[0] is PlayFate.ESTABLISHED
    if became is not PlayFate.OPEN:
        return became is PlayFate.ESTABLISHED
    place = card_played(sight)
    late = place is not None and place < sight.matter.number
    return late and next(_establishing(sight), None) is not None


def _establishing(sight: IrregularPlay) -> Iterator[int]:
    """The places among the events of those that establish the revoke, if nothing has before (Law 63A1-4)."""
    rows = range((card_played(sight) or 0) + 1, sight.table.length)
    return (place for place in rows if _establishes(sight.table, place, sight.matter))


def established_by(sight: IrregularPlay) -> Event | None:
    """The event that established the revoke (Law 63A)."""
    found = [*_establishing(sight)]
    if not found or not _established(sight):
        return None
    settled = sight.play.fates[sight.matter][1]
    return sight.table.events[settled if settled in found else found[0]]


def _establishes(table: Table, place: int, matter: PlayMatter) -> bool:
    """Whether an event establishes a revoke that nothing has established before (Law 63A1-4)."""
    before, event, side = table.playing_at(place), table.event(place), matter.seat.side
    if before is None:
        return False
    match event:
        case Played(seat=seat) | FacedLead(seat=seat) | Designated(seat=seat):
            return seat.side is side and len(before.done) >= matter.trick
        case Claimed(seat=seat) | Conceded(seat=seat):
            return seat.side is side
        case NextBoard() | RoundOver() if before.claim is not None and before.claim[1].side is not side:
            return isinstance(event, RoundOver) or event.seat.side is side
        case _:
            return False


def others_claimed_since(sight: IrregularPlay) -> bool:
    """Whether the other side has claimed or conceded since, and before the revoke was put right."""
    place = card_played(sight)
    became, settled = sight.play.fates.get(sight.matter, (PlayFate.OPEN, 0))
    end = settled if became is PlayFate.CORRECTED else sight.table.length
    rows = () if place is None else sight.table.events[place:end]
    claims = (event.seat for event in rows if isinstance(event, Claimed | Conceded))
    return any(seat.side is not sight.seat.side for seat in claims)


# Other revokes of the board


def revokes_of(table: Table, side: Side) -> tuple[PlayMatter, ...]:
    """The revokes of a side, in the order in which the record shows them."""
    return tuple(m for m in table.play_matters if m.fault in REVOKES and m.seat.side is side)


def _fates(table: Table, matters: tuple[PlayMatter, ...]) -> set[PlayFate]:
    return {fate(IrregularPlay(table, matter)) for matter in matters}


def play_ended(table: Table) -> bool:
    """Whether no more cards can be played: thirteen tricks, or a claim after which nobody played on."""
    if table.playing is not None and table.playing.over:
        return True
    claim = claim_in(table)
    return claim is not None and claim.ended_play


def play_ended_or_claimed(table: Table) -> bool | None:
    """Whether no more cards are to be played, or somebody has claimed or conceded since the last one."""
    if table.playing is None:
        return None
    ends = (Played, FacedLead, Claimed, Conceded)
    last = next((event for event in reversed(table.events) if isinstance(event, ends)), None)
    return table.playing.over or isinstance(last, Claimed | Conceded)


def _before_in_suit(sight: IrregularPlay) -> tuple[PlayMatter, ...]:
    """His earlier revokes in this suit."""
    suit = revoked_suit(sight)
    return tuple(
        m
        for m in revokes_of(sight.table, sight.seat.side)
        if (m.seat, m.fault) == (sight.seat, PlayFault.REVOKE)
        and m.trick < sight.matter.trick
        and revoked_suit(IrregularPlay(sight.table, m)) is suit
    )


def suit_revoked_before(sight: IrregularPlay) -> bool:
    """Whether he had revoked in this suit before, established or not (Law 64B2 of 2007)."""
    return bool(_before_in_suit(sight))


def same_suit_before(sight: IrregularPlay) -> bool | None:
    """Whether he had revoked in this suit before, and that revoke was established (Law 64B2)."""
    fates = _fates(sight.table, _before_in_suit(sight))
    return True if PlayFate.ESTABLISHED in fates else None if PlayFate.OPEN in fates else False


def others_revoked(sight: IrregularPlay) -> bool | None:
    """Whether the other side has revoked on this board; None while it still may."""
    if revokes_of(sight.table, sight.seat.side.opponents):
        return True
    return False if play_ended(sight.table) else None


def others_established(sight: IrregularPlay) -> bool | None:
    """Whether a revoke of the other side is established; None while that may still come (Law 64B7)."""
    fates = _fates(sight.table, revokes_of(sight.table, sight.seat.side.opponents))
    if PlayFate.ESTABLISHED in fates:
        return True
    return False if play_ended(sight.table) and PlayFate.OPEN not in fates else None


def both_revoked_on_trick(sight: IrregularPlay) -> bool | None:
    """Whether the other side had revoked on the same trick and not gone on when it was noticed (Law 62C3)."""
    play = play_when_noticed(sight)
    if play is None:
        return None
    others = revokes_of(sight.table, sight.seat.side.opponents)
    theirs = [m for m in others if m.trick == sight.matter.trick]
    return not all(_established_then(sight, play, matter) for matter in theirs)


def _established_then(sight: IrregularPlay, play: Playing, matter: PlayMatter) -> bool:
    """Whether a revoke was established when another was noticed, though it may have come up only since."""
    if matter in play.fates:
        return play.fates[matter][0] is PlayFate.ESTABLISHED
    first = card_played(sight_of(sight.table, matter))
    rows = range(matter.number if first is None else first + 1, noticed(sight))
    return any(_establishes(sight.table, place, matter) for place in rows)


def defenders_revokes(sight: IrregularPlay) -> tuple[tuple[Seat, Card], ...] | None:
    """The defenders' cards that go back: their revokes on the same trick, and what they played to the next one (62C3).

    None where nobody knows who defends.
    """
    contract = sight.table.contract
    return (
        None
        if contract is None
        else tuple(play for play in both_sides_cards(sight) if sight.table.defends(play[0]))
    )


def both_sides_cards(sight: IrregularPlay) -> tuple[tuple[Seat, Card], ...]:
    """The revokes of both sides on the trick, and what was played to the next one: they all go back (Law 62C3)."""
    number, matters = sight.matter.trick, sight.table.play_matters
    wrong = (
        (m.seat, m.card) for m in matters if m.fault in REVOKES and m.trick == number and m.card is not None
    )
    then = play_when_noticed(sight) or sight.play
    following = (play for trick in then.tricks[number : number + 1] for play in trick.plays)
    return (*wrong, *following)


def corrected_with_another(table: Table, matter: PlayMatter) -> bool:
    """Whether it is put right with a revoke of the other side on the same trick, which is established (Law 62C3)."""
    if matter.fault not in REVOKES or fate(IrregularPlay(table, matter)) is PlayFate.ESTABLISHED:
        return False
    theirs = (IrregularPlay(table, m) for m in revokes_of(table, matter.seat.side.opponents))
    on_it = [sight for sight in theirs if sight.matter.trick == matter.trick]
    return any(_established(sight) and both_revoked_on_trick(sight) for sight in on_it)


def put_right_all_the_same(sight: IrregularPlay) -> bool:
    """Whether a revoke is put right although it is established (Laws 62C3, 62D1)."""
    return sight.matter.trick == 12 or bool(both_revoked_on_trick(sight))


NOT_FOUND = (PlayFate.OPEN, 0)
