"""Premature: a lead or play that came too soon, and what declarer, dummy and the partner had done by then (Law 57)."""

from lawbook.bridge import Card, Seat, Suit
from lawbook.label import Label
from lawbook.table.in_force import Act, of
from lawbook.table.play.matter import REVOKES, PlayFate, PlayFault, PlayMatter
from lawbook.table.play.playing import Playing
from lawbook.table.play.position import SUITS
from lawbook.table.record.events import Designated, Touched
from lawbook.table.seen.aftermath import RULED, player, since
from lawbook.table.seen.revoke import fate
from lawbook.table.seen.sight import IrregularPlay

__all__ = [
    "Premature",
    "before_partner",
    "declarer_played_both",
    "dummy_had_acted",
    "early_card_legal",
    "next_player_went_on",
    "partner_complies",
    "partner_follows",
    "too_soon",
]


class Premature(Label):
    """Who led or played too early."""

    BEFORE_PARTNER = "before_partner", "A defender played to this trick out of turn, before his partner"
    NEXT_TRICK = "next_trick", "A defender led to the next trick before his partner had played to this one"
    AT_RHOS_TURN = (
        "at_rhos_turn",
        "A defender, whose partner had played, played (not led) at his right-hand opponent's turn",
    )
    DECLARER = "declarer", "Declarer played (not led) too early from his hand or from dummy"


def then(sight: IrregularPlay) -> tuple[PlayMatter, Playing] | None:
    """The irregularity that is being ruled on, and how the play stood just before."""
    matter, state = sight.matter, sight.then
    return None if state is None else (matter, state)


def too_soon(sight: IrregularPlay) -> Premature | None:
    """Who led or played too soon."""
    found = then(sight)
    if found is None or sight.table.contract is None:
        return None
    matter, state = found
    if matter.fault is PlayFault.PREMATURE_LEAD:
        return Premature.NEXT_TRICK
    if matter.fault is not PlayFault.OUT_OF_TURN:
        return None
    if not sight.table.defends(matter.seat):
        return Premature.DECLARER
    partner_played = any(seat is matter.seat.partner for seat, _ in state.current)
    return Premature.AT_RHOS_TURN if partner_played else Premature.BEFORE_PARTNER


def before_partner(sight: IrregularPlay) -> bool | None:
    """Whether a card that may be a lead came while the offender's partner had still to play to the trick."""
    match sight.matter.fault:
        case PlayFault.LEAD_OUT_OF_TURN:
            return False
        case PlayFault.PREMATURE_LEAD:
            return True
        case PlayFault.EXTRA:  # a card too many that is taken for a lead
            played = {seat for seat, _ in sight.then.current}
            return bool(played) and sight.seat.partner not in played
        case _:
            return None


def declarer_played_both(sight: IrregularPlay) -> bool | None:
    """Whether declarer had played from both hands; dummy's card counts from the words that named it."""
    found = then(sight)
    if found is None or sight.table.contract is None:
        return None
    matter, state = found
    own = {seat for seat, _ in state.current if not sight.table.defends(seat)}
    if len(own) == 1 and sight.table.dummy not in own:  # words that name no card in full are in no trick yet
        return isinstance(sight.table.events[matter.number - 1], Designated)
    return len(own) == 2


def led_before(sight: IrregularPlay) -> Suit | None:
    """The suit led to the trick that the partner had still to play to."""
    found = then(sight)
    if found is None:
        return None
    matter, state = found
    if matter.fault is PlayFault.PREMATURE_LEAD:
        earlier = sight.play.tricks[matter.trick - 2 : matter.trick - 1]
        return earlier[0].led if earlier else None
    return state.current[0][1].suit if state.current else None


def _has(sight: IrregularPlay, seat: Seat, suit: Suit | None) -> bool | None:
    """Whether a player had a card of a suit; None if his hand is not known."""
    state = sight.then
    left = None if state is None else state.left[seat]
    return None if left is None or suit is None else bool(left & SUITS[suit])


def partner_follows(sight: IrregularPlay) -> bool | None:
    """Whether the offender's partner has a card of the suit led: by his hand, or by what he has played since."""
    suit, partner = led_before(sight), sight.matter.seat.partner
    held = _has(sight, partner, suit)
    if held is not None or (card := _partners_card(sight)) is None:
        return held
    trick = sight.matter.trick - (sight.matter.fault is PlayFault.PREMATURE_LEAD)
    revoked = any((m.seat, m.trick) == (partner, trick) for m in sight.play.matters(PlayFault.REVOKE))
    return revoked or card.suit is suit


def _partners_card(sight: IrregularPlay) -> Card | None:
    """What the offender's partner has played to the trick that he was to play to."""
    place = sight.matter.trick - 1 - (sight.matter.fault is PlayFault.PREMATURE_LEAD)
    later = sight.play.tricks[place : place + 1]
    partner = sight.seat.partner
    lies = next((card for trick in later for seat, card in trick.plays if seat is partner), None)
    gone = (m for m in sight.play.matters(*REVOKES) if (m.seat, m.trick) == (partner, place + 1))
    return lies or next((matter.card for matter in gone), None)


def dummy_had_acted(sight: IrregularPlay) -> bool | None:
    """True where dummy touched or pointed at a card, of his own accord, since the last card was played (57C2)."""
    for event in reversed(sight.table.events[: sight.matter.number]):
        if isinstance(event, Touched) and event.seat is sight.table.dummy:
            return True
        if player(sight, event) is not None:
            return None
    return None


def partner_complies(sight: IrregularPlay) -> bool | None:
    """Whether the partner has a card that declarer demands, once he has named a suit (57A3, 57A4)."""
    partner = sight.seat.partner
    for state in sight.positions_since:
        norm = next(iter(of(state.force.restrictions, partner, Act.PLAY, Act.NOT_PLAY)), None)
        left = state.left[partner]
        if norm is not None and left is not None:
            named = sum(left & SUITS[suit] for suit in norm.suits)
            return bool(named if norm.act is Act.PLAY else left & ~named)
        if norm is not None and (card := _partners_card(sight)) is not None:
            return (card.suit in norm.suits) is (norm.act is Act.PLAY) or None
    return None


def early_card_legal(sight: IrregularPlay) -> bool | None:
    """Whether the card that came too soon may be played to the trick."""
    matter, led = sight.matter, led_before(sight)
    if matter.card is None or led is None:
        return None
    if matter.card.suit is led:
        return True
    held = _has(sight, matter.seat, led)
    return None if held is None else not held


def next_player_went_on(sight: IrregularPlay) -> bool | None:
    """Whether the player on the offender's left played after it before the Director came; None while that is open."""
    matter = sight.matter
    for event in since(sight):
        if isinstance(event, RULED):
            return False
        played = player(sight, event)
        if played is not None and played[0] is matter.seat.lho:
            return True
    return None if fate(sight) is PlayFate.OPEN else False
