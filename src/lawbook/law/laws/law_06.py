"""The boards are shuffled and dealt at random, and sometimes they are dealt again.

A deal that was dealt wrongly, or of which somebody saw too much, is dealt anew only while no
auction on it has begun anywhere; later Laws 13, 14 and 16 take over. A pack that was not shuffled, or a
deal of another session, gives no result at all. A passed-out board is never dealt anew, nor is
one without which the result of a match could already be known.

In 2007 nothing was said of neighbouring cards of the pack that go to the same hand.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import choose, one_of, proviso, yes_no
from lawbook.law.provision import (
    Act,
    Adjust,
    CancelResult,
    ContinuesIn,
    CorrectHands,
    Form,
    NewDeal,
    Permitted,
    PlayOn,
    Prohibited,
    Reason,
    Required,
    ScoreStands,
    StopBoard,
    Verb,
)
from lawbook.law.redress import NO_RESULT, by_12
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table import Table
from lawbook.table.seen.sight import of_record


class DealQuestion(Label):
    """What is asked about a deal."""

    MISDEALT = "misdealt", "The cards were dealt wrongly"
    ADJACENT = "adjacent", "Two cards that lay next to each other in the pack were dealt into one hand"
    CARD_SEEN = "card_seen", "In the shuffle or the deal a player could have seen a card of another hand"
    UNSHUFFLED = "unshuffled", "The cards were dealt from a pack that had not been shuffled"
    IMPORTED = "imported", "The deal comes from another session, not just from another table"
    PASSED_OUT = "passed_out", "The board was passed out"
    OTHER = "other", "The Director has another reason to have it dealt anew"
    METHOD = "method", "Nothing is wrong: how are the boards to be dealt?"


class Dealer(Label):
    """Who deals, by the Director's instruction."""

    TABLES = "tables", "The players at each table, just before play"
    DIRECTOR = "director", "The Director, beforehand"
    AGENTS = "agents", "His assistants or others whom he appoints, beforehand"
    OTHER_METHOD = "other_method", "Another method, such as a computer and a dealing machine"


class Redeal(Label):
    """What the Director orders where the choice is his."""

    NEW_DEAL = "new_deal", "Shuffle and deal anew"
    KEEP_DEAL = "keep_deal", "Keep the deal"


@of_record
def _wrong_count(table: Table) -> bool | None:
    if table.long_hands or table.short_hands:
        return True
    return False if table.counted else None


QUESTION = one_of("deal_question", "What is the question about the deal?", DealQuestion)
BEGUN = yes_no(
    "deal_auction_begun",
    "Had an auction on this deal begun, at this table or another, before it was noticed?",
    seen=of_record(lambda table: bool(table.calls) or None),
)
COPIED = yes_no("deal_copied", "Are copies of this deal made by the Director's order?")
WRONG_COUNT = yes_no(
    "hand_not_thirteen", "Did a hand have more or fewer than thirteen cards?", seen=_wrong_count
)
REPLAY = proviso(
    "replays_old_deals",
    "Is it the purpose of the tournament to replay past deals?",
    "it is the purpose of the tournament to replay past deals",
    "6D2",
)
TIME = yes_no("time_to_redeal", "Is there time to shuffle, deal and play the board anew?")
RESULT_KNOWN = proviso(
    "match_result_known",
    "Is it a match of teams whose final result a contestant could know without this board?",
    "it is a match of teams whose final result a contestant could know without this board",
    "86A",
)
ORDERED = choose(
    "redeal_ordered", "Does the Director order a new shuffle and deal?", Redeal, by=Role.DIRECTOR
)
DEALER = choose("who_deals", "Who is to shuffle and deal?", Dealer, by=Role.DIRECTOR)
COPIES = yes_no("copies_required", "Do the conditions of play require copies of the deals?")

NEW_DEAL = {"6D1": Verb.SHALL, "6D2": Verb.DOES, "6D3": Verb.MAY}
"""The clauses that bring a new deal, with their verbs; for the second no result may stand."""


TITLE = "The shuffle and deal"


@law("6", edition=2017, title=TITLE)
def shuffle_and_deal(case: Case) -> Provisions:
    match case[QUESTION]:
        case DealQuestion.MISDEALT:
            yield from misdealt(case)
        case DealQuestion.ADJACENT:
            yield from neighbours_together(case)
        case DealQuestion.CARD_SEEN:
            yield from card_seen(case)
        case DealQuestion.UNSHUFFLED | DealQuestion.IMPORTED:
            yield from not_random(case)
        case DealQuestion.PASSED_OUT:
            yield ScoreStands(cite="22B")
            yield Prohibited(
                who=Role.EVERYBODY, act=Act.DEAL_AGAIN, verb=Verb.SHALL_NOT, cite="22B", see=("6D3",)
            )
        case DealQuestion.OTHER:
            yield from as_ordered(case, "6D3")
        case DealQuestion.METHOD:
            yield from method(case)


@law("6", edition=2007, title=TITLE)
def shuffle_and_deal_2007(case: Case) -> Provisions:
    yield from as_then(shuffle_and_deal(case))


def neighbours_together(case: Case) -> Provisions:
    """In 2007 nothing kept neighbouring cards of the pack apart."""
    if case.edition < 2017:
        yield Permitted(who=Role.EVERYBODY, act=Act.DEAL_IN_ANY_ORDER, cite="6B")
        yield PlayOn(cite="6B")
    else:
        yield from misdealt(case)


def misdealt(case: Case) -> Provisions:
    if not case[BEGUN]:
        if case[COPIED] and case[ORDERED] is Redeal.KEEP_DEAL:
            yield CorrectHands(cite="6F")
            yield PlayOn(cite="6F")
        else:
            yield from dealt_anew(case, "6D1")
    elif case[WRONG_COUNT]:
        yield ContinuesIn(law="13", cite="13", see=("14",))
    else:
        yield from as_ordered(case, "6D3")


def card_seen(case: Case) -> Provisions:
    if case[BEGUN]:
        given = (("information_from", "elsewhere"),)
        yield ContinuesIn(law="16", given=given, cite="6D1", see=("16D", "24"))
    else:
        yield from dealt_anew(case, "6D1")


def not_random(case: Case) -> Provisions:
    """Cards that were not shuffled, or that come from elsewhere: no result stands, unless deals are replayed."""
    if case.unless(REPLAY):
        yield PlayOn(cite="6D2")
        return
    played = case[BEGUN]
    if played:
        yield CancelResult(cite="6D2")
    if not played or case[TIME]:
        yield from dealt_anew(case, "6D2")
    else:
        yield Adjust(form=Form.ARTIFICIAL, because=Reason.IMPORTED_DEAL, cite="6D2", see=("12C2(a)",))
        yield ContinuesIn(law="12", given=NO_RESULT_ANYWHERE, cite="12C2(a)")


NO_RESULT_ANYWHERE = (*NO_RESULT, ("other_table_favourable", "no"))


def as_ordered(case: Case, cite: str) -> Provisions:
    if case[ORDERED] is Redeal.NEW_DEAL:
        yield from dealt_anew(case, cite)
    else:
        yield PlayOn(cite=cite)


def dealt_anew(case: Case, cite: str) -> Provisions:
    """A new deal, unless the result of a match could be known without the board."""
    if case.unless(RESULT_KNOWN):
        yield StopBoard(cite="86A", see=(cite,))
        yield Adjust(form=Form.EITHER, because=Reason.RESULT_KNOWN, cite="86A", see=("12C2(a)",))
        yield by_12("86A")
    else:
        yield NewDeal(verb=NEW_DEAL[cite], cite=cite)


def method(case: Case) -> Provisions:
    """Who deals, and how; whoever it is, the deals are random."""
    match case[DEALER]:
        case Dealer.TABLES:
            yield from dealt_at_tables(case)
        case Dealer.DIRECTOR:
            yield Required(who=Role.DIRECTOR, act=proper(case), verb=Verb.MUST, cite="6B", see=("6E2", "6A"))
        case Dealer.AGENTS:
            yield Required(who=Role.DIRECTOR, act=proper(case), verb=Verb.MUST, cite="6B", see=("6E3", "6A"))
        case Dealer.OTHER_METHOD:
            yield Required(who=Role.DIRECTOR, act=Act.DEAL_RANDOMLY, verb=Verb.DOES, cite="6E4")
    if case[COPIES]:
        yield Permitted(who=Role.DIRECTOR, act=Act.COPY_DEAL, cite="6F")


def dealt_at_tables(case: Case) -> Provisions:
    yield Required(who=Role.EVERYBODY, act=Act.SHUFFLE, verb=Verb.DOES, cite="6A", see=("6E1",))
    yield Permitted(who=Role.EVERYBODY, act=Act.ASK_FOR_CUT, cite="6A")
    yield Required(who=Role.EVERYBODY, act=proper(case), verb=Verb.MUST, cite="6B")
    yield Required(who=Role.BOTH_SIDES, act=Act.ATTEND_DEAL, verb=Verb.SHOULD, cite="6C")


def proper(case: Case) -> Act:
    """How a deal by hand has to be made."""
    return Act.DEAL_PROPERLY if case.edition >= 2017 else Act.DEAL_ONE_BY_ONE
