"""Penalty: what the record shows of a penalty card: how it was exposed, what lies beside it, whose turn comes first."""

from collections.abc import Iterator
from dataclasses import replace

from lawbook.bridge import Card, Seat
from lawbook.label import Label
from lawbook.table.in_force import Act
from lawbook.table.play.force import Penalty
from lawbook.table.play.legal import due_penalties, narrowed, waits
from lawbook.table.play.matter import REVOKES, PlayFate, PlayFault, PlayMatter
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import Chose, Designated, Exposed, Played, Restricted
from lawbook.table.seen.exposure import all_cards, whole_hand
from lawbook.table.seen.sight import IrregularPlay

__all__ = [
    "Exposure",
    "Turn",
    "all_his",
    "can_play_it",
    "exposed_how",
    "has_another",
    "lies_already",
    "minor_till_now",
    "of_one_suit",
    "playable_now",
    "several_playable",
    "turn_first",
]


class Exposure(Label):
    """How a card came to lie on the table, as far as its rank as a penalty card goes by that."""

    LOW = "low", "By accident: below the ten"
    HONOUR = "honour", "By accident: the ten or higher"
    PLAYED = "played", "On purpose: out of turn, a revoke"


class Turn(Label):
    """What comes first while a penalty card lies on the table."""

    OFFENDER = "offender", "The defender who has it is to lead or play"
    PARTNER = "partner", "His partner is to lead"
    PARTNER_LED = "partner_led", "His partner, who had the lead, has led before declarer chose"
    NOT_YET = "not_yet", "Neither has come yet"


def lies_already(sight: IrregularPlay) -> bool:
    """Whether the card that is looked at is a penalty card already, and declarer is to choose about a lead."""
    return sight.matter.fault is PlayFault.PENALTY_LEAD


def exposed_how(sight: IrregularPlay) -> Exposure | None:
    """How the card that is looked at was exposed; None for a low card when nobody tells whether by accident."""
    matter = sight.matter
    if matter.card is None:
        return Exposure.PLAYED if whole_hand(sight) else None
    event = sight.event
    if matter.fault not in {PlayFault.EXPOSED, *TWO_CARDS}:
        return Exposure.PLAYED
    if matter.card.rank.is_honour:
        return Exposure.HONOUR
    if matter.fault in TWO_CARDS:  # playing two cards to a trick is an accident (Law 50B)
        return Exposure.LOW
    return Exposure.LOW if isinstance(event, Exposed) and event.manner is not None else None


LAST_BUT_ONE = 11
"""After so many tricks a hand may have no more than one card."""
TWO_CARDS = frozenset({PlayFault.EXTRA, PlayFault.SEVERAL})


def has_another(sight: IrregularPlay) -> bool | None:
    """Whether the defender has another exposed card or penalty card beside the one that is looked at."""
    matter = sight.matter
    event = sight.event
    if matter.fault is PlayFault.EXPOSED and isinstance(event, Exposed) and len(event.cards) > 1:
        return True
    if whole_hand(sight):
        return len(sight.then.done) < LAST_BUT_ONE or None
    beside = (m for m in sight.table.play_matters if m.fault is PlayFault.SEVERAL and m != matter)
    if any((m.seat, m.trick) == (matter.seat, matter.trick) for m in beside):
        return True
    state = at_choice(sight) if lies_already(sight) else sight.then
    return any(p.card is not matter.card for p in penalties(state, matter.seat))


def penalties(state: Playing, seat: Seat) -> tuple[Penalty, ...]:
    """The penalty cards that lie before a player."""
    return state.penalties_of(seat)


def turns(sight: IrregularPlay, matter: PlayMatter) -> Iterator[tuple[Turn, Playing]]:
    """The turns of the offender, and his partner's to lead, since the card has been on the table."""
    for state in sight.positions_since:
        if matter.fault in REPLACED and len(state.done) < matter.trick:
            continue
        in_trick = any((matter.seat, matter.card) in trick.plays for trick in state.tricks)
        if in_trick or state.lead is not None or state.down is not None:
            continue
        if state.turn is matter.seat:
            if not state.owes(matter.seat):  # else he still puts right what he played
                yield Turn.OFFENDER, state
        elif state.turn is matter.seat.partner and not state.current and not _let_lead(sight, state):
            yield Turn.PARTNER, state


def _let_lead(sight: IrregularPlay, state: Playing) -> bool:
    """Whether declarer let the lead stand that was made to this trick before he had chosen (Law 60A1)."""
    early = sight.play.matters(PlayFault.BEFORE_CHOICE, fate=PlayFate.ACCEPTED)
    return any(m.trick == len(state.done) + 1 for m in early)


REPLACED = frozenset({PlayFault.PENALTY_NOT_PLAYED})
"""The penalty card takes the place of these at once, so that the first turn after them is to the next trick."""


def turn_first(sight: IrregularPlay) -> Turn | None:
    """Whose turn comes first while the card lies on the table; None where the play is not known.

    Where another card of his falls before anybody plays, what comes then is ruled on with that one.
    """
    matter, playing = sight.matter, sight.table.playing
    if _another_falls(sight):
        return Turn.NOT_YET
    if lies_already(sight) or (_was_lead(matter) and matter.turn is matter.seat.partner):
        return Turn.PARTNER
    not_yet = None if playing is None or playing.over else Turn.NOT_YET
    return next((turn for turn, _ in turns(sight, matter)), not_yet)


def _was_lead(matter: PlayMatter) -> bool:
    """Whether it is a lead that he made in another's turn, so that it is made from the correct hand first."""
    return matter.fault is PlayFault.LEAD_OUT_OF_TURN


def _another_falls(sight: IrregularPlay) -> bool:
    """Whether he exposes another card before anybody has played or chosen."""
    matter, table = sight.matter, sight.table
    return matter.fault is PlayFault.EXPOSED and any(
        (later.seat, later.fault) == (matter.seat, PlayFault.EXPOSED)
        and not any(
            isinstance(e, Played | Designated | Chose | Restricted)
            for e in table.events[matter.number : later.number]
        )
        for later in table.play_matters
        if later.number > matter.number
    )


def playable(sight: IrregularPlay) -> tuple[int, tuple[Card, ...]] | None:
    """At the offender's first turn: what suit and restrictions leave him, and his penalty cards; None if not known."""
    state = _own_turn(sight)
    if state is None:
        return None
    others = (penalty.card for penalty in penalties(state, sight.seat))
    cards = tuple(dict.fromkeys((*others, *_own(sight))))
    if state.left[sight.seat] is None:
        if not _tell_it(sight, state, cards):
            return None
        state = replace(state, left=state.left_if(sight.seat, sum(1 << card for card in cards)))
    return narrowed(state, sight.seat)[1], cards


def _tell_it(sight: IrregularPlay, state: Playing, cards: tuple[Card, ...]) -> bool:
    """Whether the faced cards of a hand that nobody has told are all that it has, or follow suit and nothing restricts it."""
    if _puts_right(sight, state):
        return False
    played = any(seat is sight.seat for seat, _ in state.current)
    if len(cards) == 13 - len(state.done) - played:
        return True
    led = state.current[0][1].suit if state.current else None
    return not state.force.on_play(sight.seat) and any(card.suit is led for card in cards)


def _puts_right(sight: IrregularPlay, state: Playing) -> bool:
    """Whether he corrects a revoke by this turn, with a card of the suit led."""
    own = sight.matter.fault in REVOKES and len(state.done) < sight.matter.trick
    revokes = sight.play.matters(PlayFault.REVOKE)
    return own or any((m.seat, m.trick) == (sight.seat, len(state.done) + 1) for m in revokes)


def _own_turn(sight: IrregularPlay) -> Playing | None:
    """The offender's first turn; with the lead he waits for a choice about his partner's penalty card (Law 50D2)."""
    first = None
    for state in (state for turn, state in turns(sight, sight.matter) if turn is Turn.OFFENDER):
        if not waits(state):
            return state
        first = first or state
    return first


def can_play_it(sight: IrregularPlay) -> bool | None:
    """Whether he can play the card at his first turn, and still follow suit and obey what restricts him."""
    found, matter = playable(sight), sight.matter
    if matter.card is None:
        return None
    return _as_he_played(sight) if found is None else bool(found[0] >> matter.card & 1)


def _as_he_played(sight: IrregularPlay) -> bool | None:
    """Whether his first turn shows it when nobody knows his hand: he may lead anything, or plays it, or follows suit."""
    card = sight.matter.card
    state = _own_turn(sight)
    if state is None or card is None:
        return None
    if _puts_right(sight, state):
        other = (
            sight.matter.fault not in REVOKES
        )  # what he puts right is not done with the card that was wrong
        return other and bool(state.current) and card.suit is state.current[0][1].suit
    if not state.current and all(norm.act is Act.FREE for norm in state.force.on_lead(sight.seat)):
        return True
    played = _next_card(sight, state)
    if played is None:
        return None
    had = replace(state, left=state.left_if(sight.seat, 1 << played | 1 << card))
    return bool(narrowed(had, sight.seat)[1] >> card & 1)  # a discard shows that he has none of the suit led


def _next_card(sight: IrregularPlay, state: Playing) -> Card | None:
    """The card that he plays to the trick which is in progress, or about to begin."""
    later = sight.play.tricks[len(state.done) :]
    return next((card for seat, card in later[0].plays if seat is sight.seat), None) if later else None


def several_playable(sight: IrregularPlay) -> bool | None:
    """Whether he can play two or more of his penalty cards at his first turn; who faced his whole hand may lead any."""
    due, state = playable_now(sight), _own_turn(sight)
    if whole_hand(sight) and state is not None and not state.current and has_another(sight):
        return True
    return None if due is None else len(due) > 1


def playable_now(sight: IrregularPlay) -> tuple[Card, ...] | None:
    """Which of his penalty cards he can play at his first turn; None if that is not known."""
    found, state = playable(sight), _own_turn(sight)
    if found is not None:
        return tuple(card for card in found[1] if found[0] >> card & 1)
    if state is None:
        return None
    if _puts_right(sight, state) and state.current:  # with a card of the suit led
        lying = (penalty.card for penalty in penalties(state, sight.seat))
        return tuple(card for card in lying if card.suit is state.current[0][1].suit)
    return due_penalties(state) or None  # whatever else his hand has


def at_choice(sight: IrregularPlay) -> Playing:
    """How the play stood when the partner had the lead about which declarer chooses; as it stands before that."""
    if _was_lead(sight.matter):
        return sight.then
    return next((state for turn, state in turns(sight, sight.matter) if turn is Turn.PARTNER), sight.play)


def of_one_suit(sight: IrregularPlay) -> bool | None:
    """Whether all the penalty cards of the defender are of one suit, when partner has to lead."""
    if turn_first(sight) is not Turn.PARTNER or whole_hand(sight):
        return None
    return len({card.suit for card in all_his(sight)}) == 1


def all_his(sight: IrregularPlay) -> tuple[Card, ...]:
    """The offender's penalty cards when partner has the lead, those that are looked at with them."""
    lay = (penalty.card for penalty in penalties(at_choice(sight), sight.seat))
    return tuple(dict.fromkeys((*lay, *_own(sight))))


def _own(sight: IrregularPlay) -> tuple[Card, ...]:
    """The card that is looked at, with those that were exposed together with it."""
    return all_cards(sight) or (() if sight.matter.card is None else (sight.matter.card,))


def minor_till_now(sight: IrregularPlay) -> tuple[Card, ...]:
    """The minor penalty cards that lay before the offender already, which a second card makes major (Law 50B)."""
    if sight.matter.fault is PlayFault.PENALTY_NOT_PLAYED:  # the one that lay there is played instead (52B2)
        return ()
    lay = penalties(sight.then, sight.seat)
    return tuple(p.card for p in lay if not p.major and p.card is not sight.matter.card)
