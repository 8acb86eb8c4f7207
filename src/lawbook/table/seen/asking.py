"""Asking: a question about a call, who asks it, and whether it is his turn (Laws 20B, 20C, 20F, 41B)."""

from lawbook.bridge import Seat
from lawbook.label import Label
from lawbook.notation.spoken import Spoken, parse_spoken
from lawbook.table.besides.finding import tells_of
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import Asked, Remarked
from lawbook.table.table import Table

__all__ = [
    "Asker",
    "asked",
    "asker",
    "explained_caller",
    "explainer",
    "first_turn",
    "must_pass",
    "own_turn",
    "review_wanted",
    "who_asks",
]


class Asker(Label):
    """Who asks, once the auction has ended."""

    DECLARER = "declarer", "Declarer"
    DEFENDER = "defender", "A defender"
    DUMMY = "dummy", "Dummy"


def _question(table: Table) -> tuple[int, Seat] | None:
    """The last question about the calls: at which event, and by whom."""
    rows = [
        (number, event.seat)
        for number, event in enumerate(table.events)
        if isinstance(event, Asked | Remarked) and (isinstance(event, Asked) or _wants_review(event))
    ]
    return rows[-1] if rows else None


def _wants_review(remark: Remarked) -> bool:
    return parse_spoken(remark.text) is Spoken.REVIEW


def review_wanted(table: Table) -> bool:
    """Whether the last question about the calls is about what was called (Laws 20B, 20C2)."""
    question = _question(table)
    return question is not None and isinstance(table.event(question[0]), Remarked)


def asked(table: Table) -> bool | None:
    """True where a question about a call is told; it names the one call that it is about."""
    return True if _question(table) and not review_wanted(table) else None


def who_asks(table: Table) -> Seat | None:
    """The player who asked last about a call."""
    question = _question(table)
    return None if question is None else question[1]


def explainer(table: Table) -> Seat | None:
    """Who explains the call that was asked about: the partner of the opponent who made it last."""
    rows = [event for event in table.events if isinstance(event, Asked)]
    made = [made for made in table.bidding.live if rows and made.call == rows[-1].call]
    theirs = [made.seat.partner for made in made if made.seat.side is not rows[-1].seat.side]
    return theirs[-1] if theirs else None


def explained_caller(table: Table) -> Seat | None:
    """Whose call was explained, where all explanations are of one player's calls."""
    told = [about[0] for event in table.events if (about := tells_of(event)) is not None]
    first = told[0] if told else None
    return first if isinstance(first, Seat) and all(seat is first for seat in told) else None


def _play_then(table: Table, number: int) -> Playing | None:
    """The play as it stood when he asked; None while the auction was on."""
    state = table.playing_at(number)
    if state is None and table.auction_at(number).turn is None:  # the auction has ended, and nobody has led
        state = table.before(number).position
    return None if state is None or state.start.contract is None else state


def asker(table: Table) -> Asker | None:
    """Who asked, once the auction had ended."""
    question = _question(table)
    if question is None or _play_then(table, question[0]) is None:
        return None
    if table.defends(question[1]):
        return Asker.DEFENDER
    return Asker.DUMMY if question[1] is table.dummy else Asker.DECLARER


def own_turn(table: Table) -> bool | None:
    """Whether it was the asker's own turn to call or play; dummy's turn to play is declarer's."""
    question = _question(table)
    if question is None:
        return None
    number, seat = question
    state = _play_then(table, number)
    if state is None:
        turn = table.auction_at(number).turn
        return None if turn is None else turn is seat
    his = (seat, seat.partner) if asker(table) is Asker.DECLARER else (seat,)
    return None if state.turn is None else state.turn in his


def must_pass(table: Table) -> bool | None:
    """Whether he had to pass when he asked; None once the auction had ended."""
    question = _question(table)
    if question is None or _play_then(table, question[0]) is not None:
        return None
    return table.auction_at(question[0]).must_pass(question[1])


def first_turn(table: Table) -> bool | None:
    """Whether he had not played yet when he asked, nor dummy if he is declarer."""
    question = _question(table)
    state = None if question is None else _play_then(table, question[0])
    if question is None or state is None:
        return None
    his = (question[1], question[1].partner) if asker(table) is Asker.DECLARER else (question[1],)
    return not any(seat in his for trick in state.tricks for seat, _ in trick.plays)
