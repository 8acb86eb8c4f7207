"""Dummy: what dummy said or did, and who asked whom whether he has none (Laws 42, 43, 45F, 61B)."""

from lawbook.bridge import Card, Seat
from lawbook.label import Option
from lawbook.notation.spoken import Spoken, parse_spoken
from lawbook.table.besides.incident import Besides, Incident
from lawbook.table.play.matter import PlayFault, PlayMatter
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import (
    AskedNone,
    Attention,
    Designated,
    DirectorCalled,
    Event,
    Named,
    Remarked,
    Saw,
    Touched,
)
from lawbook.table.seen.notice import card_played
from lawbook.table.seen.sight import IrregularAct, Revoke, View, act_of, record_of
from lawbook.table.table import Table

__all__ = [
    "Deed",
    "asked",
    "asked_of",
    "deed",
    "had_none",
    "has_looked",
    "let_be",
    "lost_rights",
    "pointed_at_defender",
    "saved_from_revoke",
    "touched_by_declarer",
    "touched_card",
    "was_drawn",
    "was_first",
]


class Deed(Option):
    """What dummy said or did."""

    POINTS_OUT = "points_out"
    PREVENTS = "prevents"
    ASKS = "asks"
    CALLED_DIRECTOR = "called_director"
    TOOK_PART = "took_part"
    LOOKED = "looked"
    INDICATED = "indicated"


OF_DUMMY = (Besides.DUMMY_SPOKE, Besides.DUMMY_ACTED, Besides.TOUCHED, Besides.ASKED_NONE)


def looked_at(view: View) -> Incident | None:
    """What was said or done; from a revoke of declarer's, dummy's question about it."""
    if isinstance(view, IrregularAct):
        return view.matter
    if not isinstance(view, Revoke) or view.seat.partner is not view.table.dummy:
        return None
    rows = (i for i in view.table.incidents if i.what is Besides.ASKED_NONE and i.seat is view.table.dummy)
    played = card_played(view)
    return next((i for i in rows if i.number > (view.matter.number if played is None else played)), None)


def event_of(view: View) -> Event | None:
    """The event by which it was said or done."""
    incident = looked_at(view)
    return None if incident is None else record_of(view).events[incident.number]


def deed(view: View) -> Deed | None:
    """What dummy said or did."""
    incident, event = looked_at(view), event_of(view)
    if incident is None or incident.what not in OF_DUMMY or incident.seat is not record_of(view).dummy:
        return None
    match event:
        case Remarked(text=text):
            spoken = parse_spoken(text)
            if spoken is Spoken.WARNS and _led_already(view):
                return Deed.POINTS_OUT
            return None if spoken is None else SAID.get(spoken)
        case AskedNone():
            return Deed.ASKS
        case DirectorCalled():
            return Deed.CALLED_DIRECTOR
        case Named():
            return Deed.TOOK_PART
        case Saw():
            return Deed.LOOKED
        case Touched():
            return Deed.INDICATED
        case _:
            return None


def _led_already(view: View) -> bool:
    """Whether the lead that dummy speaks of has been made, so that he warns nobody."""
    then, pointed = position(view), _pointed_at(view)
    early = pointed is not None and pointed.fault in {PlayFault.LEAD_OUT_OF_TURN, PlayFault.OUT_OF_TURN}
    return early and then is not None and pointed.trick == len(then.tricks)  # type: ignore[union-attr]


SAID = {
    Spoken.POINTS_OUT: Deed.POINTS_OUT,
    Spoken.WARNS: Deed.PREVENTS,
    Spoken.ASKS_NONE: Deed.ASKS,
}


def touched_by_declarer(view: View) -> bool:
    """Whether it is declarer who touched a card of dummy's."""
    return isinstance(event_of(view), Touched) and deed(view) is None


def touched_card(view: View) -> Card | None:
    """The card of dummy's that declarer touched."""
    event = event_of(view)
    return event.card if isinstance(event, Touched) and touched_by_declarer(view) else None


def position(view: View) -> Playing | None:
    """How the play stood when it was said or done."""
    incident = looked_at(view)
    return None if incident is None else record_of(view).playing_at(incident.number)


def _before(view: View) -> tuple[Event, ...]:
    incident = looked_at(view)
    return () if incident is None else record_of(view).events[: incident.number]


def lost_rights(view: View) -> bool | None:
    """Whether dummy had looked at a defender's card before (Law 43A2(c)); None where the story tells nothing of it."""
    return None if deed(view) is None else has_looked(record_of(view), len(_before(view))) or None


def has_looked(table: Table, number: int) -> bool:
    """Whether dummy had looked at a defender's card before the event with this number."""
    looks = (event for event in table.events[:number] if isinstance(event, Saw))
    return any(event.seat is table.dummy and table.defends(event.owner) for event in looks)


def was_drawn(view: View) -> bool | None:
    """Whether attention had been drawn to an irregularity of the play before."""
    if deed(view) is None:
        return None
    return any(isinstance(event, Attention | DirectorCalled) for event in _before(view))


def was_first(view: View) -> bool | None:
    """Whether dummy was the first to draw attention."""
    drawn = was_drawn(view)
    return None if drawn is None else not drawn


def _pointed_at(view: View) -> PlayMatter | None:
    """The irregularity that was pointed out: the last before it."""
    number = len(_before(view))
    rows = reversed(record_of(view).play_matters)
    return next((m for m in rows if m.number < number + (m.fault is PlayFault.DOUBTFUL)), None)


def pointed_at_defender(view: View) -> bool | None:
    """Whether it was a defender's irregularity that dummy pointed out."""
    matter = _pointed_at(view)
    return None if matter is None or deed(view) is None else record_of(view).defends(matter.seat)


def let_be(table: Table, matter: PlayMatter) -> bool:
    """Whether dummy, who had lost his rights, was the first to point it out, a defender's: the play goes on (Law 43B3).

    Nor does anything follow where declarer denies a card of dummy's that the record shows him to have named.
    """
    if matter.fault is PlayFault.NOT_NAMED and isinstance(table.event(matter.number), Remarked):
        return any(isinstance(e, Designated) and e.card is matter.card for e in table.events[: matter.number])
    spoken = (act_of(table, incident) for incident in table.incidents if incident.what is Besides.DUMMY_SPOKE)
    return any(
        deed(act) is Deed.POINTS_OUT
        and bool(lost_rights(act) and was_first(act) and pointed_at_defender(act))
        and _pointed_at(act) == matter
        for act in spoken
    )


def saved_from_revoke(view: View) -> bool:
    """Whether dummy, who had lost his rights, was the first to ask about declarer's revoke (Law 43B2(b))."""
    return isinstance(view, Revoke) and deed(view) is Deed.ASKS and bool(lost_rights(view))


# Who has none


def asked(view: View) -> tuple[Seat, Seat] | None:
    """Who asked whom whether he has none of the suit led; where it is not said whom, who did not follow last."""
    match event_of(view):
        case AskedNone(seat=seat, asked=whom):
            return seat, whom
        case Remarked(seat=seat, text=text) if parse_spoken(text) is Spoken.ASKS_NONE:
            off_suit = _last_off_suit(view)
            return None if off_suit is None else (seat, off_suit)
        case _:
            return None


def _last_off_suit(view: View) -> Seat | None:
    state = position(view)
    trick = () if state is None else state.current or (state.done[-1].plays if state.done else ())
    return next((seat for seat, card in reversed(trick) if card.suit is not trick[0][1].suit), None)


def asked_of(view: View) -> tuple[Seat, int] | None:
    """Who was asked whether he has none, and in which trick, where his hand is not known."""
    state, pair = position(view), asked(view)
    if state is None or pair is None or not state.tricks or state.left[pair[1]] is not None:
        return None
    return pair[1], len(state.tricks)


def had_none(view: View) -> bool | None:
    """Whether the player who was asked had no card of the suit led."""
    state, pair = position(view), asked(view)
    if state is None or pair is None:
        return None
    trick = state.current or (state.done[-1].plays if state.done else ())
    hand = state.hands[pair[1]]
    if hand is None or not trick:
        return _by_what_followed(view, pair[1], len(state.tricks))
    return all(card.suit is not trick[0][1].suit for card in hand)


def _by_what_followed(view: View, seat: Seat, trick: int) -> bool | None:
    """What the player who was asked did or said then: he followed suit after all, or said that he has none."""
    table = record_of(view)
    if any((m.seat, m.trick) == (seat, trick) for m in table.play_matters if m.fault is PlayFault.REVOKE):
        return False
    after = next(iter(table.since(len(_before(view)) + 1)), None)
    said = isinstance(after, Remarked) and after.seat is seat and parse_spoken(after.text)
    return True if said in HAS_NONE else None


HAS_NONE = frozenset({Spoken.NONE_LEFT, Spoken.ASKS_NONE, Spoken.NO})
"""How a player who is asked says that he has none: `I have no more`, or just `none` or `no`."""
