"""The wrong board is on the table.

During the auction it is begun again with the right contestants, every call repeated; one that differs cancels the board.
Found later, a board that nobody at the table knows keeps its score, and of one that somebody has played before the
second score is cancelled. Cards of another board in a player's hand come under Law 17.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import judge, yes_no
from lawbook.law.laws.law_15 import DEPRIVED, PLAYED_BEFORE, REPLAY, WRONG, Replay, Wrong
from lawbook.law.provision import (
    Act,
    Adjust,
    AuctionBeginsAgain,
    CancelResult,
    ContinuesIn,
    Form,
    MayAdjust,
    Penalize,
    PlayOn,
    Reason,
    Required,
    ScoreStands,
    StopBoard,
    Strength,
    Verb,
)
from lawbook.law.redress import artificial_by_12, by_12
from lawbook.law.role import Role
from lawbook.table.seen.sight import of_record
from lawbook.table.seen.wrong_cards import wrong_board_in_auction

IN_AUCTION = yes_no(
    "wrong_board_found_in_auction",
    "Did it come out during the auction period?",
    seen=of_record(wrong_board_in_auction),
)
REPEATED = yes_no("all_calls_repeated", "In the new auction, was every call of the first one repeated?")
ON_PURPOSE = judge(
    "normal_play_prevented", "Did a side try on purpose to prevent the board from being played normally?"
)


@law("15", edition=2007, title="Play of wrong board")
def wrong_board_2007(case: Case) -> Provisions:
    if case[WRONG] is Wrong.CARDS:
        yield ContinuesIn(law="17", cite="17D")
    elif case[IN_AUCTION]:
        yield from begun_again(case)
    elif case.unless(PLAYED_BEFORE):
        yield CancelResult(cite="15B")
        yield from deprived(case)
    else:
        yield ScoreStands(cite="15A1")
        if case[REPLAY] is Replay.LATER:
            yield Required(who=Role.BOTH_SIDES, act=Act.REPLAY_LATER, verb=Verb.DOES, cite="15A2")


def begun_again(case: Case) -> Provisions:
    yield AuctionBeginsAgain(cite="15C")
    yield Required(who=Role.DIRECTOR, act=Act.SEAT_RIGHT_CONTESTANTS, verb=Verb.DOES, cite="15C")
    yield Required(who=Role.EVERYBODY, act=Act.REPEAT_CALLS, verb=Verb.MUST, cite="15C")
    if case[REPEATED]:
        yield PlayOn(cite="15C")
    else:
        yield StopBoard(cite="15C")
    if case[ON_PURPOSE]:
        yield Penalize(strength=Strength.MAY, cite="15C", see=("90A",))
        yield MayAdjust(form=Form.EITHER, because=Reason.PREVENTED_PLAY, cite="15C")
        yield by_12("15C")


def deprived(case: Case) -> Provisions:
    if case[DEPRIVED]:
        yield Adjust(
            form=Form.ARTIFICIAL, to=Role.CONTESTANT, because=Reason.DEPRIVED, cite="15B", see=("12C2(a)",)
        )
        yield artificial_by_12("15B")
