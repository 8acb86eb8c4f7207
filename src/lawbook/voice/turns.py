"""Turns: whose act is next; every ruling ends with it."""

from collections.abc import Sequence

from lawbook.bridge import Seat, Word
from lawbook.desk.decision import Decision
from lawbook.law.fact import Moment
from lawbook.law.laws.law_15 import OtherCall
from lawbook.law.provision import (
    CancelResult,
    CardStands,
    MovePlayer,
    NewDeal,
    PlayCeases,
    PlayContinues,
    PlayOn,
    PlaySuspended,
    Provision,
    StopBoard,
    TurnTo,
    TurnToPlay,
)
from lawbook.table import Act, Awaits, Table, awaited, due_penalties
from lawbook.table.acts import turn_of
from lawbook.table.auction.bidding import legal_calls
from lawbook.table.in_force import of
from lawbook.voice.book import Book
from lawbook.voice.forms import card, who
from lawbook.voice.stages import shown
from lawbook.voice.telling import Rank, capital
from lawbook.voice.utterance import Utterance

__all__ = ["GOES_ON", "is_going_on", "next_act"]

TURN = TurnTo | TurnToPlay
"""What says by itself whose act is next."""
GOES_ON = PlayContinues | PlayOn
"""What says that the game goes on."""


def next_act(decision: Decision, said: Sequence[Provision], spoken: Book) -> tuple[Utterance, ...]:
    """Whose act is next, where the table shows it and nothing has said it already.

    That the game goes on is enough, unless a card stands that came out of turn, or a penalty card is due.
    """
    table = decision.table
    turn = turn_of(table)
    chooses = _chooses_card(table)
    due = () if table.position is None or chooses is not None else due_penalties(table.position)
    said = [p for p in said if not (due and isinstance(p, GOES_ON))]
    if (
        turn is None
        or not is_going_on(table)
        or _is_said(said, calling=table.bidding.turn is not None)
        or _lags(decision)
    ):
        return ()
    seat, act = turn.partner if turn is table.dummy else turn, _act(table, turn)
    if chooses is not None:
        seat, act = chooses, "which_card"
    act, named = (f"{act}_due", due[0]) if due else (act, None)
    text = spoken.choices["next"][act].format(
        seat=who(seat, spoken), player=who(turn, spoken), card=card(named, spoken)
    )
    return (Utterance(seat, (capital(text),), Rank.NEXT),)


def is_going_on(table: Table) -> bool:
    """Whether the record shows a game that somebody has to go on with."""
    begun = bool(table.calls or table.plays) or _lies_down(table)
    return begun and turn_of(table) is not None and not table.round_ended


def _lies_down(table: Table) -> bool:
    """Whether the opening lead lies face down."""
    return table.position is not None and table.position.down is not None


def _chooses_card(table: Table) -> Seat | None:
    """Who says first which of several penalty cards is played (Law 51A)."""
    found = None if table.position is None else awaited(table.position)
    return found.by if found is not None and found.why is Awaits.WHICH_PENALTY_CARD else None


def _is_said(said: Sequence[Provision], *, calling: bool) -> bool:
    enough = (
        PlayContinues if calling else GOES_ON
    )  # while the auction is on, "play normally" tells nobody to call
    goes_on = any(isinstance(p, enough) for p in said) and not any(isinstance(p, CardStands) for p in said)
    return goes_on or any(isinstance(p, TURN | OVER) for p in said)


def _lags(decision: Decision) -> bool:
    """Whether the record ends before the moment that is spoken of: nothing that a named Law brings is in it."""
    rows = [(fact, ruling) for ruling in decision.rulings for fact, _ in ruling.asked]
    answered = [(*pair, ruling) for ruling in decision.rulings for pair in ruling.asked]
    gone = any(
        fact.moment in GONE and value is not OtherCall.NEVER and not shown(fact, ruling)
        for fact, value, ruling in answered
    )
    supposed = any(fact.moment is Moment.END_OF_AUCTION and not shown(fact, ruling) for fact, ruling in rows)
    return bool(decision.case.laws) or gone or (supposed and decision.table.contract is None)


GONE = frozenset({Moment.END_OF_PLAY, Moment.OTHER_BOARD, Moment.END_OF_ROUND, Moment.SCORING})
"""When nobody calls or plays on this board any more."""
OVER = StopBoard | NewDeal | PlayCeases | PlaySuspended | CancelResult | MovePlayer
"""After what nobody calls or plays on."""


def has_to_pass(table: Table) -> bool:
    """Whether the player whose turn it is to call may do nothing but pass."""
    return tuple(legal_calls(table.bidding)) == (Word.PASS,)


def _act(table: Table, turn: Seat) -> str:
    """What is to be done next: a call, the pass that is left, a lead or a play, from a hand or from dummy."""
    position = table.position
    if position is None:
        return "pass" if has_to_pass(table) else "call"
    if _lies_down(table) and not of(position.force.restrictions, turn, Act.TAKE_BACK):
        return "face"
    act = "play" if position.current else "lead"
    return f"dummy_{act}" if turn is table.dummy else act
