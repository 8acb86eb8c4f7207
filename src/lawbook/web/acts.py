"""Acts: what may happen at the table during the play, and the line of the story that tells each."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields

from markupsafe import Markup

from lawbook.address import Address
from lawbook.bridge import Card, Seat
from lawbook.errors import CaseError
from lawbook.table import Playing, Table, event_line, parse_story
from lawbook.table.record.events import (
    Agreed,
    BecameDeclarer,
    Called,
    CallReplaced,
    CardReplaced,
    CardWithdrawn,
    Claimed,
    Conceded,
    Designated,
    DirectorCalled,
    Event,
    Exposed,
    FacedLead,
    Hesitated,
    LedFaceDown,
    Named,
    NextBoard,
    Objected,
    PickedUp,
    Played,
    Quitted,
    RoundOver,
)
from lawbook.web import besides
from lawbook.web.besides import LONGEST, Tap
from lawbook.web.contract import bid_of
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = [
    "CLAIMS",
    "Manner",
    "begun_again",
    "claimed",
    "face_down",
    "last",
    "manners",
    "more",
    "on_table",
    "others",
    "replies",
    "said",
    "tapped",
]

SAID: Mapping[type[Event], str] = {
    Agreed: _("{seat} agrees"),
    BecameDeclarer: _("{seat} becomes declarer"),
    CardReplaced: _("{seat} replaces {card} with {new}"),
    CardWithdrawn: _("{seat} takes {card} back"),
    Claimed: _("{seat} claims {tricks}"),
    Conceded: _("{seat} concedes {tricks}"),
    Designated: _("{seat} names {card} from dummy"),
    Exposed: _("{seat} shows {cards}"),
    FacedLead: _("{seat} faces {card}"),
    LedFaceDown: _("{seat} leads {card} face down"),
    Named: _("{seat} names {card}"),
    NextBoard: _("{seat} calls on the next board"),
    Objected: _("{seat} objects"),
    PickedUp: _("{seat} takes {cards} back into the hand"),
    Played: _("{seat}: {card}"),
    Quitted: _("Trick {number} is quitted"),
    RoundOver: _("The round is over"),
}
OTHERWISE: Mapping[str, str] = {
    "accidentally": _("{seat} drops {cards}"),
    "by opponent": _("{seat} shows {cards}, and an opponent caused it"),
    "unseen": _("{seat} shows {cards}, and partner could not see the face"),
    "major": _("{card} of {seat} is a major penalty card"),
    "minor": _("{card} of {seat} is a minor penalty card"),
}
INSTEAD = _("{seat} replaces {card} with another card")


def said(event: Event, words: Words) -> Markup:
    """One thing that happened in the play, as people say it."""
    how = getattr(event, "manner", None) or getattr(event, "rank", None)
    message = OTHERWISE.get(how or "") or SAID.get(type(event), "")
    if not message or (isinstance(event, Designated) and event.card is None):
        return besides.said(event, words)
    quoted = f": “{event.text}”" if isinstance(event, Claimed) and event.text else ""
    return words.pips(words(message, **_told(event, words)) + quoted)


def _told(event: Event, words: Words) -> dict[str, object]:
    told = {field.name: words.plain(getattr(event, field.name)) for field in fields(event)}
    if "cards" in told:
        told["cards"] = " ".join(map(words.plain, getattr(event, "cards")))  # noqa: B009
    return told


def others(table: Table, words: Words) -> list[Markup]:
    """What happened besides the calls and the cards as they were played."""
    return [said(event, words) for event in table.written() if not isinstance(event, PLAIN)]


def last(address: Address, words: Words) -> Markup:
    """What was told last; empty where nothing was."""
    told = list(parse_story(address.story))
    return said(told[-1], words) if told else Markup()


PLAIN = (Called, CallReplaced, Played, FacedLead)


def begun_again(address: Address) -> Address:
    """The case with nothing but its calls."""
    calls = [event for event in parse_story(address.story) if isinstance(event, Called | CallReplaced)]
    return address.telling(*map(event_line, calls))


# What a tapped card does


@dataclass(frozen=True, slots=True)
class Manner:
    """What becomes of a card that is tapped."""

    how: str
    word: str
    event: Callable[[Seat, Card], Event]


def manners(table: Table, *, begun: bool) -> list[Manner]:
    """The ways in which a card can be played, or leave its hand otherwise; the usual one first."""
    rows = [
        Manner("", _("played"), Played),
        Manner("drops", _("dropped"), lambda seat, card: Exposed(seat, (card,), "accidentally")),
        Manner("shows", _("shown"), lambda seat, card: Exposed(seat, (card,))),
        Manner("names", _("named"), Named),
    ]
    if not begun:
        return [*rows, Manner("face_down", _("led face down"), LedFaceDown)]
    dummy = table.dummy
    if dummy is None:
        return rows
    return [*rows, Manner("calls", _("called from dummy"), _designation(dummy))]


def _designation(dummy: Seat) -> Callable[[Seat, Card], Event]:
    def event(seat: Seat, card: Card) -> Event:
        return Designated(seat.partner, card, seat) if seat is dummy else Played(seat, card)

    return event


def tapped(address: Address, table: Table, state: Playing) -> Manner:
    """What a tapped card does on this page. Raises CaseError for what it cannot."""
    how, seat = address.params.get("how", ""), address.seat("as")
    if how == "replaces" and seat is not None and (old := on_table(state).get(seat)) is not None:
        return Manner(how, "", lambda _seat, card: CardReplaced(seat, old, card))
    known = {manner.how: manner for manner in manners(table, begun=state.begun)}
    if how in known:
        return known[how]
    if how in CLAIMS or how in {"replaces", "face_down", "calls"} or bid_of(address):
        return known[""]
    raise CaseError(
        "how {how!r}: no such act; known are {known}", how=how[:20], known=", ".join(filter(None, known))
    )


# What else happens


def act(address: Address, event: Event, words: Words) -> Tap:
    """Something that can be added to the record with one tap."""
    return Tap(said(event, words), address.telling(*address.story, event_line(event)))


def on_table(state: Playing) -> Mapping[Seat, Card]:
    """The last card that each player has on the table: in the trick in progress, or the one before."""
    plays = state.current or (state.done[-1].plays if state.done else ())
    return dict(plays)


def face_down(table: Table) -> LedFaceDown | None:
    """The opening lead that lies face down."""
    for event in reversed(table.events):
        if isinstance(event, LedFaceDown):
            return event
        if isinstance(event, FacedLead | CardWithdrawn | Played):
            return None
    return None


def replies(address: Address, table: Table, state: Playing, words: Words) -> list[Tap]:
    """What comes next to a lead that lies face down, or to a claim."""
    hidden, claim = face_down(table), state.claim
    if hidden is not None and not state.begun:
        answers: list[Event] = [FacedLead(*_card(hidden)), CardWithdrawn(*_card(hidden))]
    elif claim is not None:
        opponents = (claim[1].lho, claim[1].rho)
        answers = [*map(Agreed, opponents), *map(Objected, (*opponents, claim[1].partner))]
    else:
        answers = []
    return [act(address, event, words) for event in answers]


def _card(lead: LedFaceDown) -> tuple[Seat, Card]:
    return lead.seat, lead.card


def more(address: Address, state: Playing, seat: Seat | None, words: Words) -> Iterator[Tap]:
    """What else may happen: the Director is called, a card is taken back, a claim, the end of the round."""
    yield act(address, DirectorCalled(), words)
    for how, message in CLAIMS.items():
        yield Tap(Markup(words(message)), address.carried("/play").having(how=how))  # noqa: S704  # our own
    for player, card in on_table(state).items():
        yield act(address, CardWithdrawn(player, card), words)
        shown = {"as": player.name, "how": "replaces"}
        instead = words.pips(words(INSTEAD, seat=words.name(player), card=words.plain(card)))
        yield Tap(instead, address.carried("/play").having(**shown))
    if seat is not None:
        yield act(address, Hesitated(seat), words)
    yield from _ends(address, state, words)


def _ends(address: Address, state: Playing, words: Words) -> Iterator[Tap]:
    """The moments that end rights."""
    if state.quitted < len(state.done) and not state.current:
        yield act(address, Quitted(len(state.done)), words)
    if state.over or state.claim is not None:
        yield from (
            act(address, event, words) for event in (RoundOver(), NextBoard(Seat.N), NextBoard(Seat.E))
        )


# Claims

CLAIMS: Mapping[str, str] = {
    "claims": _("Somebody claims …"),
    "concedes": _("Somebody concedes …"),
}


def claimed(address: Address) -> Address:
    """The case with the claim or concession that was tapped. Raises CaseError for one that cannot be."""
    how, number, seat = address.params.get("how", ""), address.params["add"], address.seat("as")
    if how not in CLAIMS or seat is None or not (number.isascii() and number.isdecimal() and len(number) < 3):
        raise CaseError(
            "add {number!r}: no claim; write how many tricks, how=claims, and who claims them",
            number=number[:20],
        )
    text = " ".join(address.params.get("text", "").replace('"', "'").split())[:LONGEST]
    tricks = int(number)
    event = Claimed(seat, tricks, text or None, "of the rest") if how == "claims" else Conceded(seat, tricks)
    return address.telling(*address.story, event_line(event))
