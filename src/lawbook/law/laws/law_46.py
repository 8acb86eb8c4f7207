"""How declarer names a card of dummy's, and which card is played when he does not say it in full.

Suit and rank are both to be named. Where one is lacking a fixed meaning takes its place, unless what
declarer meant instead cannot be doubted. A card that dummy does not hold may be replaced by any legal
one; if he leaves the choice open, either defender makes it, and never dummy.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, choose, judge, one_of, yes_no
from lawbook.law.provision import (
    Act,
    CardNotPlayed,
    CardStands,
    ExplainOptions,
    Gap,
    MustPlay,
    Permitted,
    Plays,
    Prohibited,
    Required,
    Silent,
    Verb,
)
from lawbook.law.role import Role
from lawbook.table.seen.dummys_card import (
    Named,
    OfRank,
    called,
    can_follow,
    can_win,
    dummy_leads,
    given_card,
    how_many_of_rank,
    meant_by_words,
    named_by_defender,
    rank_in_same_suit,
)
from lawbook.table.seen.sight import of_play


class Chooses(Label):
    """What the defenders do when declarer has left the choice open."""

    NAMES = "names", "A defender names a card that may legally be played"
    DISAGREE = "disagree", "Each of them names another card"
    DECLINE = "decline", "Neither of them names a card"


NAMED = one_of(
    "declarer_said",
    "What did declarer say when he called for a card from dummy?",
    Named,
    seen=of_play(called),
)
MEANT = judge(
    "other_intention", "Is it beyond any doubt that declarer meant another card than the Law gives?"
)
CAN_FOLLOW = yes_no(
    "dummy_can_follow", "Was a suit led to this trick of which dummy has a card?", seen=of_play(can_follow)
)
CAN_WIN = yes_no(
    "dummys_winner_known", "Is there a card in dummy that is known to win the trick?", seen=of_play(can_win)
)
LEADS = yes_no("dummy_leads", "Is dummy to lead to this trick?", seen=of_play(dummy_leads))
SAME_SUIT = yes_no(
    "rank_in_suit_of_last_trick",
    "Did dummy win the trick before, and has it a card of this rank in the suit with which it won?",
    seen=of_play(rank_in_same_suit),
)
OF_RANK = one_of(
    "cards_of_rank",
    "How many cards of this rank in dummy may legally be played?",
    OfRank,
    seen=of_play(how_many_of_rank),
)
CARD = Detail("card_by_law", of_play(given_card))
MEANT_CARD = Detail("card_by_intention", of_play(meant_by_words))
NAMED_CARD = Detail("card_by_defender", of_play(named_by_defender))
CHOOSES = choose(
    "defenders_name_card",
    "Who names the card now?",
    Chooses,
    by=Role.DEFENDERS,
    seen=of_play(lambda sight: None if named_by_defender(sight) is None else Chooses.NAMES),
)


@law("46", edition=2017, title="Incomplete or invalid designation of a card from dummy")
def designation(case: Case) -> Provisions:
    named = case[NAMED]
    if named is Named.IN_FULL:
        yield CardStands(seat=Role.DUMMY, card=case.known(CARD), cite="46A", see=("45C4(a)",))
    elif not names_anew(case, named) and case[MEANT]:
        meant = case.known(MEANT_CARD)
        yield MustPlay(seat=Role.DUMMY, cards=Plays.MEANT_BY_DECLARER, card=meant, cite="46B")
    else:
        yield from as_the_law_has_it(case, named)


def names_anew(case: Case, named: Named) -> bool:
    """Whether the Law leaves the card to declarer in any case, so that nobody has to judge what he meant."""
    if named is not Named.RANK:
        return named is Named.NOT_THERE
    return not (case[LEADS] and case[SAME_SUIT]) and case[OF_RANK] is not OfRank.ONE


def as_the_law_has_it(case: Case, named: Named) -> Provisions:
    match named:
        case Named.HIGH:
            yield from of_suit_led(case, Plays.HIGHEST, "46B1(a)")
        case Named.WIN:
            yield from winning(case)
        case Named.LOW:
            yield from of_suit_led(case, Plays.LOWEST, "46B1(c)")
        case Named.SUIT:
            yield dummy_plays(case, Plays.LOWEST_OF_NAMED_SUIT, "46B2")
        case Named.RANK:
            yield from of_rank(case)
        case Named.ANYTHING:
            yield from anything(case)
        case _:
            yield from invalid("46B4")


def dummy_plays(case: Case, cards: Plays, cite: str) -> MustPlay:
    return MustPlay(seat=Role.DUMMY, cards=cards, card=case.known(CARD), cite=cite)


def of_suit_led(case: Case, cards: Plays, cite: str) -> Provisions:
    if case[CAN_FOLLOW]:
        yield dummy_plays(case, cards, cite)
    else:
        yield from silent(cite)


def winning(case: Case) -> Provisions:
    if case[CAN_WIN]:
        yield dummy_plays(case, Plays.LOWEST_THAT_WINS, "46B1(b)")
    else:
        yield from silent("46B1(b)")


def silent(cite: str) -> Provisions:
    """The words fit no card, and no clause says what then; declarer completes what he has begun to name."""
    yield Silent(what=Gap.NO_CARD_FITS, cite=cite, see=("82A",))
    yield Required(who=Role.DECLARER, act=Act.NAME_DUMMYS_CARD, verb=Verb.SHOULD, cite="46A")


def of_rank(case: Case) -> Provisions:
    if case[LEADS] and case[SAME_SUIT]:
        yield dummy_plays(case, Plays.RANK_IN_SAME_SUIT, "46B3(a)")
        return
    match case[OF_RANK]:
        case OfRank.ONE:
            yield dummy_plays(case, Plays.LEGAL_OF_RANK, "46B3(b)")
        case OfRank.SEVERAL:
            yield Required(who=Role.DECLARER, act=Act.NAME_ONE_OF_THESE, verb=Verb.MUST, cite="46B3(b)")
        case OfRank.NONE:
            yield from invalid("46B4", "46B3(b)")


def invalid(cite: str, *see: str) -> Provisions:
    yield CardNotPlayed(seat=Role.DUMMY, cite=cite, see=see)
    yield Permitted(who=Role.DECLARER, act=Act.NAME_ANY_LEGAL_CARD, cite=cite)


def anything(case: Case) -> Provisions:
    yield Prohibited(
        who=Role.DUMMY, act=Act.CHOOSE_DUMMYS_CARD, verb=Verb.MUST_NOT, cite="46B5", see=("43A1(c)",)
    )
    yield ExplainOptions(to=Role.DEFENDERS, cite="10C1")
    match case[CHOOSES]:
        case Chooses.NAMES:
            named = case.known(NAMED_CARD)
            yield MustPlay(seat=Role.DUMMY, cards=Plays.NAMED_BY_DEFENDER, card=named, cite="46B5")
        case Chooses.DISAGREE:
            yield Silent(what=Gap.DEFENDERS_DIFFER, cite="46B5", see=("81C2",))
        case Chooses.DECLINE:
            yield Required(
                who=Role.DECLARER, act=Act.NAME_DUMMYS_CARD, verb=Verb.SHOULD, cite="46A", see=("46B5",)
            )
