"""Finding: the incidents of a record, in the order in which they happened."""

from collections.abc import Callable, Iterator, Sequence

from lawbook.bridge import Seat
from lawbook.notation.headers import seat_of
from lawbook.notation.spoken import Spoken, parse_spoken
from lawbook.table.besides.incident import Besides, Incident
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import (
    AskedNone,
    Attention,
    BecameDeclarer,
    BoardDisplaced,
    Called,
    Claimed,
    Conceded,
    Consulted,
    Corrected,
    DirectorCalled,
    Event,
    Explained,
    FacedLead,
    HandsReturned,
    Held,
    Inspected,
    Named,
    Played,
    Remarked,
    Saw,
    Touched,
)

__all__ = ["answers_question", "explained_by", "found_in", "is_remarkable", "may_tell", "tells_of"]


def is_remarkable(event: Event) -> bool:
    """Whether an event may be an incident, or an explanation that one is about."""
    match event:
        case Called(manner=manner):
            return manner is not None
        case Attention(text=text):
            return parse_spoken(text) is Spoken.PSYCHED
        case DirectorCalled(seat=seat):
            return seat is not None
        case _:
            return isinstance(event, REMARKABLE)


REMARKABLE = (
    AskedNone,
    BoardDisplaced,
    Consulted,
    Corrected,
    Explained,
    HandsReturned,
    Held,
    Inspected,
    Named,
    Remarked,
    Saw,
    Touched,
)


def found_in(
    events: Sequence[Event],
    places: Sequence[int],
    irregular: Sequence[int],
    dummy: Seat | None,
    playing_at: Callable[[int], Playing | None],
) -> tuple[Incident, ...]:
    """The incidents of a record, among the events at some places; `irregular` are those of wrong calls and plays."""
    told = list(_told(events, places))
    wanted = (_review(events, places), _psyched(events, places))
    doubted = None if told else _doubted(events, places, irregular)
    explained = told if doubted is None else [doubted]
    reviewed = [each for each in wanted if each is not None]
    aids = [
        Incident(Besides.CONSULTED, n, event.seat)
        for n in places
        if isinstance(event := events[n], Consulted)
    ]
    wrong_way = _pointed_out(events, places, playing_at)
    during = [n for n in places if not _play_ended(events[:n], playing_at(n))]
    start = playing_at(0)
    begun = start is not None and start.begun
    return (*explained, *reviewed, *aids, *wrong_way, *_in_play(events, during, dummy, begun=begun))


def _play_ended(before: Sequence[Event], playing: Playing | None) -> bool:
    """Whether the play was over by then, or suspended by a claim: what binds dummy in the play binds him no more (42B3, 68D2(a))."""
    last = next((event for event in reversed(before) if isinstance(event, ENDING | Played | FacedLead)), None)
    return isinstance(last, ENDING) or (playing is not None and playing.over)


ENDING = Claimed | Conceded


def may_tell(event: Event) -> bool:
    """Whether an event may bring an incident to light."""
    return isinstance(event, TELLING) or (isinstance(event, Called) and event.manner in TELLING_CALLS)


TELLING = (
    AskedNone
    | Attention
    | BoardDisplaced
    | Consulted
    | Corrected
    | DirectorCalled
    | HandsReturned
    | Held
    | Inspected
    | Named
    | Remarked
    | Saw
    | Touched
)
TELLING_CALLS = ("not alerted", "together")


def _in_play(
    events: Sequence[Event], places: Sequence[int], dummy: Seat | None, *, begun: bool
) -> Iterator[Incident]:
    """What was said and done after the opening lead was faced; from the first event on, where tricks were played before."""
    faced = (n for n, event in enumerate(events) if isinstance(event, Played | FacedLead))
    first = 0 if begun else next(faced, len(events))
    became = [(n, event.seat) for n, event in enumerate(events) if isinstance(event, BecameDeclarer)]
    for number in places:
        event, seat = events[number], getattr(events[number], "seat", None)
        then = next((seat for n, seat in became if n > number), dummy)  # he was to be dummy until then (54A)
        if seat is None or number < first or answers_question(events, number):
            continue
        what = _deed(event, by_dummy=seat is then)
        if what is not None:
            yield Incident(what, number, seat)


def answers_question(events: Sequence[Event], number: int) -> bool:
    """Whether a remark is what a player answers who has just been asked whether he has none."""
    event, asked = events[number], events[number - 1] if number else None
    if not isinstance(event, Remarked):
        return False
    match asked:
        case AskedNone():
            return asked.asked is event.seat
        case Remarked():
            return asked.seat is not event.seat and parse_spoken(asked.text) is Spoken.ASKS_NONE
        case _:
            return False


def _deed(event: Event, *, by_dummy: bool) -> Besides | None:
    match event:
        case AskedNone():
            return Besides.ASKED_NONE
        case Touched():
            return Besides.TOUCHED
        case Inspected():
            return Besides.INSPECTED
        case Remarked(text=text):
            spoken = parse_spoken(text)
            if spoken is Spoken.ASKS_NONE:
                return Besides.ASKED_NONE
            return Besides.DUMMY_SPOKE if by_dummy and spoken in OF_DUMMY else None
        case Saw(seat=seat, owner=owner) if (
            by_dummy and owner is seat.partner
        ):  # declarer's hand is no secret to him
            return None
        case Named() | Saw() | DirectorCalled() if by_dummy:
            return Besides.DUMMY_ACTED
        case _:
            return None


OF_DUMMY = (Spoken.WARNS, Spoken.POINTS_OUT)
"""What dummy may say only at some times (Law 42B)."""


def _told(events: Sequence[Event], places: Sequence[int]) -> Iterator[Incident]:
    """What a line of the story says to be wrong."""
    for number in places:
        event = events[number]
        match event:
            case Called(seat=seat, manner="not alerted"):
                yield Incident(Besides.NOT_ALERTED, number, seat.partner)
            case Called(seat=seat, manner="together"):
                yield Incident(Besides.TOGETHER, number, seat)
            case BoardDisplaced(seat=seat):
                yield Incident(Besides.DISPLACED, number, seat)
            case Held(seat=seat):
                yield Incident(Besides.HELD, number, seat)
            case Corrected():
                place = explained_by(events[:number], event)
                yield Incident(Besides.CORRECTED, number if place is None else place, event.caller.partner)


def explained_by(events: Sequence[Event], about: Corrected) -> int | None:
    """The place of the explanation that a correction is about, the last if there were several."""
    rows = reversed(range(len(events)))
    return next((n for n in rows if tells_of(events[n]) == (about.caller, about.call)), None)


def tells_of(event: Event) -> tuple[object, object] | None:
    """Whose call an event explains, and which; None if it explains none."""
    match event:
        case Explained(seat=seat, caller=caller, call=call) if seat.side is caller.side:
            return caller, call
        case Called(seat=seat, call=call, manner=str() as manner):
            return (seat, call) if manner in EXPLAINING else None
        case _:
            return None


EXPLAINING = ("alerted", "announced", "not alerted")
"""How a call is explained as it is made."""


def _doubted(events: Sequence[Event], places: Sequence[int], irregular: Sequence[int]) -> Incident | None:
    """The explanation for which the Director was called, when nothing else before it was out of order."""
    rows = (n for n, event in enumerate(events) if isinstance(event, DirectorCalled | Attention))
    called = next(rows, None) if places else None
    if called is None or any(number < called for number in irregular):
        return None
    if _said(events[called - 1], Spoken.REVIEW):
        return None
    before = (n for n in reversed(places) if n < called)
    return next((i for n in before if (i := _explanation(n, events[n])) is not None), None)


def _review(events: Sequence[Event], places: Sequence[int]) -> Incident | None:
    """The last wish to hear the calls again with which a player has called the Director."""
    number, by = _called_with(events, places, Spoken.REVIEW) or (0, None)
    return None if by is None else Incident(Besides.REVIEW, number, by)


def _psyched(events: Sequence[Event], places: Sequence[int]) -> Incident | None:
    """The player of whom it is said to the Director that he psyched: who is named, or called last of those that it may be."""
    found = _called_with(events, places, Spoken.PSYCHED)
    if found is None:
        return None
    number, by = found
    they = [seat for seat in Seat if by is None or seat.side is not by.side]
    words = getattr(events[number], "text", "").replace(",", " ").split()
    named = [seat for word in words if (seat := seat_of(word)) in they]
    made = [event.seat for event in reversed(events[:number]) if isinstance(event, Called)]
    return Incident(Besides.PSYCHED, number, next(iter([*named, *(s for s in made if s in they), *they])))


def _called_with(
    events: Sequence[Event], places: Sequence[int], what: Spoken
) -> tuple[int, Seat | None] | None:
    """The last remark of a kind with which the Director was called: its place, and who made it, if that is told."""
    for number in reversed(places):
        event = events[number]
        if isinstance(event, Attention) and parse_spoken(event.text) is what:
            return number, None
        if isinstance(event, Remarked) and _said(event, what) and _is_called_to(events, number):
            return number, event.seat
    return None


def _is_called_to(events: Sequence[Event], number: int) -> bool:
    """Whether the Director was called just after an event."""
    return any(isinstance(each, DirectorCalled | Attention) for each in events[number + 1 : number + 2])


def _pointed_out(
    events: Sequence[Event], places: Sequence[int], playing_at: Callable[[int], Playing | None]
) -> Iterator[Incident]:
    """What was said of cards that point the wrong way: too late, or so that the Director was called to it (Law 65B3)."""
    for number in places:
        event, play = events[number], playing_at(number)
        if not isinstance(event, Remarked) or not _said(event, Spoken.WRONG_WAY):
            continue
        if play is None or not play.done or play.over:
            continue
        too_late = any(player.side is event.seat.side for player, _ in play.current)
        if too_late or _is_called_to(events, number):
            yield Incident(Besides.WRONG_WAY, number, event.seat)


def _said(event: Event, what: Spoken) -> bool:
    return isinstance(event, Remarked) and parse_spoken(event.text) is what


def _explanation(number: int, event: Event) -> Incident | None:
    if isinstance(event, Explained) and event.seat is event.caller:
        return Incident(Besides.OWN_CALL, number, event.seat)
    told = tells_of(event)
    if told is None or getattr(event, "text", None) is None:
        return None
    seat = event.seat if isinstance(event, Explained) else event.seat.partner  # type: ignore[attr-defined]
    return Incident(Besides.EXPLANATION, number, seat)
