"""The board stays in its place and every player looks after his own cards, during the play and after it.

Most of it is order and no rectification: where the board lies, whose cards are whose. A breach
is penalized as strongly as the Law's verb speaks, and what has gone wrong with the cards is
ruled by Laws 13, 14 and 87. Whoever stays at the table all session answers for it first.

In 2007 the board had to lie in the middle of the table, but not the right way round.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Moment, one_of, proviso, yes_no
from lawbook.law.laws.law_06 import WRONG_COUNT
from lawbook.law.provision import (
    Act,
    CallsStand,
    ContinuesIn,
    CorrectHands,
    Gap,
    Penalize,
    Permitted,
    PlayOn,
    Prohibited,
    Required,
    Silent,
    Strength,
    Verb,
)
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table.record.events import BoardDisplaced
from lawbook.table.seen.sight import IrregularAct, View


class Disorder(Label):
    """What happened to the board or to the cards."""

    BOARD_MOVED = "board_moved", "The board was taken from the middle of the table before play had ended"
    BOARD_TURNED = "board_turned", "The board lay in the middle of the table, but not the right way round"
    WRONG_POCKET = "wrong_pocket", "A player took his hand from a wrong pocket of the board"
    NOT_COUNTED = "not_counted", "A player did not count his cards"
    NOT_LOOKED = "not_looked", "A player called before he had looked at his cards"
    TOUCHED = "touched", "A player touched cards that were not his own"
    MIXED = "mixed", "A player mixed his cards, so that it cannot be seen any more who played what"
    NOT_SHUFFLED = "not_shuffled", "A player put his hand back without shuffling it"
    PUT_BACK_WRONGLY = "put_back_wrongly", "Hands were put back into wrong pockets"
    TAKEN_OUT = "taken_out", "A hand was taken out of the board again after play"


def _disorder(view: View) -> Disorder | None:
    """Whether somebody moved or turned the board; of the cards no line tells."""
    event = view.event if isinstance(view, IrregularAct) else None
    return DISPLACED[event.manner] if isinstance(event, BoardDisplaced) else None


DISPLACED = {"moves": Disorder.BOARD_MOVED, "turns": Disorder.BOARD_TURNED}
DISORDER = one_of("disorder", "What happened to the board or the cards?", Disorder, seen=_disorder)
NEEDED_ADJUSTMENT = yes_no(
    "disorder_needed_adjustment", "Did it make an adjusted score necessary?", moment=Moment.SCORING
)
LEAVE = proviso(
    "had_leave",
    "Did an opponent or the Director permit it, or did declarer play a card of dummy?",
    "an opponent or the Director permitted it, or declarer played a card of dummy",
    "7B3",
)
WITNESSED = yes_no("hand_witnessed", "Was the Director present, or somebody of each side?")
STATIONARY = proviso(
    "stationary",
    "Does a contestant stay at this table for the whole session?",
    "a contestant stays at this table for the whole session",
    "7D",
)
PLAYED_SINCE = yes_no("played_since", "Has the board been played since, with the hands so changed?")
CALLED_ON_IT = yes_no("pocket_called", "Has the player called with the hand from the wrong pocket?")


TITLE = "Control of board and cards"


@law("7", edition=2017, title=TITLE)
def control_of_cards(case: Case) -> Provisions:
    match case[DISORDER]:
        case Disorder.BOARD_MOVED | Disorder.BOARD_TURNED as how:
            yield from out_of_place(case, how)
        case Disorder.WRONG_POCKET:
            yield from wrong_pocket(case)
        case Disorder.NOT_COUNTED:
            yield from not_counted(case)
        case Disorder.NOT_LOOKED:
            yield from not_looked()
        case Disorder.TOUCHED:
            yield from touched(case)
        case Disorder.MIXED:
            yield Penalize(strength=Strength.SHALL, cite="7B3", see=("90B5",))
            given = (("tricks_laid_out", "disturbed"),)
            yield ContinuesIn(law="65", given=given, cite="65D", see=("66D",))
        case Disorder.NOT_SHUFFLED:
            yield Required(who=Role.EVERYBODY, act=Act.RESTORE_HAND, verb=Verb.SHOULD, cite="7C")
        case Disorder.PUT_BACK_WRONGLY:
            yield from put_back_wrongly(case)
        case Disorder.TAKEN_OUT:
            yield from taken_out(case)


@law("7", edition=2007, title=TITLE)
def control_of_cards_2007(case: Case) -> Provisions:
    yield from as_then(control_of_cards(case))


def out_of_place(case: Case, how: Disorder) -> Provisions:
    """That it lies the right way round is said since 2017, and with a stronger verb."""
    if case.edition >= 2017:
        yield Required(who=Role.EVERYBODY, act=Act.LEAVE_BOARD, verb=Verb.SHALL, cite="7A")
        yield from in_charge(case)
    elif how is Disorder.BOARD_MOVED:
        yield Required(who=Role.EVERYBODY, act=Act.LEAVE_BOARD_THERE, verb=Verb.DOES, cite="7A")
        yield from in_charge(case)
    else:
        yield Permitted(who=Role.EVERYBODY, act=Act.TURN_BOARD, cite="7A")


def not_looked() -> Provisions:
    yield Required(who=Role.EVERYBODY, act=Act.INSPECT_CARDS, verb=Verb.MUST, cite="7B2")
    yield CallsStand(cite="7B2")
    yield Penalize(strength=Strength.MUST, cite="7B2", see=("90A",))


def wrong_pocket(case: Case) -> Provisions:
    """The player looks at his own hand; what he knows of the other is information from elsewhere."""
    yield Required(who=Role.OFFENDER, act=Act.TAKE_OWN_POCKET, verb=Verb.DOES, cite="7B1")
    yield Penalize(strength=Strength.MAY, cite="90A", see=("7B1",))
    if case[CALLED_ON_IT]:  # Law 15A speaks of another board only, not of another pocket of this one
        yield Silent(what=Gap.OTHER_POCKET, cite="7B1", see=(other_board(case), "12A1"))
    yield ContinuesIn(law="16", given=(("information_from", "elsewhere"),), cite="16D1")


def other_board(case: Case) -> str:
    """The clause on a call made on the cards of another board."""
    return "15A1" if case.edition >= 2017 else "17D"


def not_counted(case: Case) -> Provisions:
    yield Required(who=Role.EVERYBODY, act=Act.COUNT_CARDS, verb=Verb.DOES, cite="7B2")
    if case[WRONG_COUNT]:
        yield ContinuesIn(law="13", cite="13", see=("14",))
        if case[NEEDED_ADJUSTMENT]:
            yield Penalize(strength=Strength.MAY, cite="90B7", see=("7B2",))


def touched(case: Case) -> Provisions:
    if case.unless(LEAVE):
        yield Permitted(who=Role.EVERYBODY, act=Act.TOUCH_WITH_LEAVE, cite="7B3")
    else:
        yield Prohibited(who=Role.EVERYBODY, act=Act.TOUCH_OTHERS, verb=Verb.SHALL_NOT, cite="7B3")
        yield Penalize(strength=Strength.SHALL, cite="7B3", see=("90B5",))


def put_back_wrongly(case: Case) -> Provisions:
    yield Penalize(strength=Strength.MAY, cite="90B6", see=("7C",))
    yield from in_charge(case)
    if not case[PLAYED_SINCE]:
        yield CorrectHands(cite="7C")
        yield PlayOn(cite="7C")
    elif case[WRONG_COUNT]:
        yield ContinuesIn(law="13", cite="13", see=("14",))
    else:
        yield ContinuesIn(law="87", given=(("board_differed_in", "cards"),), cite="87A")


def in_charge(case: Case) -> Provisions:
    if case.unless(STATIONARY):
        yield Required(who=Role.CONTESTANT, act=Act.KEEP_ORDER, verb=Verb.DOES, cite="7D")


def taken_out(case: Case) -> Provisions:
    if case[WITNESSED]:
        yield Permitted(who=Role.EVERYBODY, act=Act.TAKE_OUT_IN_PRESENCE, cite="7C")
    else:
        yield Prohibited(who=Role.EVERYBODY, act=Act.TAKE_HAND_BACK_OUT, verb=Verb.SHALL_NOT, cite="7C")
        yield Penalize(strength=Strength.SHALL, cite="7C", see=("90A",))
