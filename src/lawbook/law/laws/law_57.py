"""A defender leads to the next trick, or plays out of turn, before his partner has played to this one.

The card becomes a major penalty card, and declarer chooses what partner plays: the highest or the lowest of the
suit led, or a card, or no card, of another suit. Nothing follows if declarer had played from both hands, or if
dummy's own act misled the defender. A card played at the right-hand opponent's turn is played when the turn comes.
"""

from lawbook.bridge import Suit
from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, choose, one_of, proviso, yes_no
from lawbook.law.laws.law_50 import major_card
from lawbook.law.lead import NAMED_AT_ONCE, named_suit
from lawbook.law.offence import WHAT_HE_PLAYED
from lawbook.law.provision import (
    Act,
    CardStands,
    ContinuesIn,
    ExplainOptions,
    MustPlay,
    NoFurtherRectification,
    Permitted,
    PlayContinues,
    Plays,
    RightForfeited,
    Unauthorized,
    What,
    WithdrawCard,
)
from lawbook.law.provision.leads import NamesSuit
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table.seen.premature import (
    Premature,
    declarer_played_both,
    dummy_had_acted,
    early_card_legal,
    next_player_went_on,
    partner_complies,
    partner_follows,
    too_soon,
)
from lawbook.table.seen.sight import of_play
from lawbook.table.seen.specified import not_led


class PartnersCard(Label):
    """What declarer demands of the offender's partner, in the order of the Law."""

    HIGHEST = "highest", "His highest card of the suit led"
    LOWEST = "lowest", "His lowest card of the suit led"
    ANOTHER_SUIT = "another_suit", "A card of another suit, which declarer names"
    NOT_THIS_SUIT = "not_this_suit", "No card of another suit, which declarer names"


DEMANDS = {
    PartnersCard.HIGHEST: (Plays.HIGHEST, "57A1"),
    PartnersCard.LOWEST: (Plays.LOWEST, "57A2"),
    PartnersCard.ANOTHER_SUIT: (Plays.ANOTHER_SUIT, "57A3"),
    PartnersCard.NOT_THIS_SUIT: (Plays.NOT_THIS_SUIT, "57A4"),
}


PREMATURE = one_of("premature_play", "Who led or played too early?", Premature, seen=of_play(too_soon))
PLAYED_BOTH = yes_no(
    "declarer_played_both",
    "Had declarer played from both hands to this trick, dummy's card having been named or shown by him?",
    seen=of_play(declarer_played_both),
)
DUMMY_ACTED = proviso(
    "dummy_acted",
    "Had dummy of his own accord picked a card before his turn, or suggested one against the Laws?",
    "dummy had of his own accord picked a card before his turn, or suggested one against the Laws",
    "57C2",
    seen=of_play(dummy_had_acted),
)
WENT_ON = yes_no(
    "lho_played_to_early_lead",
    "Had the player on the offender's left played to that lead before the Director came?",
    seen=of_play(next_player_went_on),
)
DEMAND = choose(
    "declarer_demands_card",
    "What does declarer demand of the offender's partner?",
    PartnersCard,
    by=Role.DECLARER,
)
FOLLOWS = yes_no(
    "partner_follows_suit",
    "Has the offender's partner a card of the suit that was led to the trick he is to play to?",
    seen=of_play(partner_follows),
)
COMPLIES = yes_no(
    "partner_can_comply",
    "Can the offender's partner play as declarer demands?",
    seen=of_play(partner_complies),
)
OTHER_SUITS: Detail[tuple[Suit, ...]] = Detail("suits_not_led", of_play(not_led))
LEGAL = yes_no(
    "early_card_legal", "Can the card legally be played to this trick?", seen=of_play(early_card_legal)
)


@law("57", edition=2017, title="Premature lead or play")
def premature_play(case: Case) -> Provisions:
    match case[PREMATURE]:
        case Premature.AT_RHOS_TURN:
            yield from at_rhos_turn(case)
        case Premature.DECLARER:
            yield from by_declarer(case)
        case Premature.NEXT_TRICK:
            yield from unless_played_on(case)
        case Premature.BEFORE_PARTNER:
            yield from unless_excused(case)


@law("57", edition=2007, title="Premature lead or play")
def premature_play_2007(case: Case) -> Provisions:
    yield from as_then(premature_play(case))


def unless_played_on(case: Case) -> Provisions:
    if case[WENT_ON]:
        yield RightForfeited(to=Role.NON_OFFENDING_SIDE, cite="60A1")
        yield CardStands(seat=Role.OFFENDER, cite="60A2")
    else:
        yield from partner_restricted(case)


def unless_excused(case: Case) -> Provisions:
    if case[PLAYED_BOTH]:
        yield NoFurtherRectification(cite="57C1")
    elif case.unless(DUMMY_ACTED):
        yield NoFurtherRectification(cite="57C2")
    else:
        yield from partner_restricted(case)


def partner_restricted(case: Case) -> Provisions:
    yield WithdrawCard(seat=Role.OFFENDER, cite="57A", see=("47B",))
    yield from major_card("57A")
    yield ExplainOptions(to=Role.DECLARER, cite="10C1")
    demand = demanded(case)
    cards, cite = DEMANDS[demand]
    if demand in {PartnersCard.ANOTHER_SUIT, PartnersCard.NOT_THIS_SUIT}:
        suit = named_suit(case, case.known(OTHER_SUITS), cite, NAMED_AT_ONCE)
        yield NamesSuit(by=Role.DECLARER, suit=suit, cite=cite)
    yield MustPlay(seat=Role.OFFENDERS_PARTNER, cards=cards, cite=cite)
    if not able(case, demand):
        yield Permitted(who=Role.OFFENDERS_PARTNER, act=Act.PLAY_ANY_LEGAL, cite="57B", see=("59",))


def demanded(case: Case) -> PartnersCard:
    """In 2007 declarer could forbid a card of another suit, but not require one."""
    left = [each for each in PartnersCard if case.edition >= 2017 or each is not PartnersCard.ANOTHER_SUIT]
    return case.among(DEMAND, left, "57A")


def able(case: Case, demand: PartnersCard) -> bool:
    """Whether the partner can play so: what is said of another suit binds only who need not follow (Law 44C)."""
    if demand in {PartnersCard.HIGHEST, PartnersCard.LOWEST}:
        return case[FOLLOWS]
    return not case[FOLLOWS] and case[COMPLIES]


def at_rhos_turn(case: Case) -> Provisions:
    """2007 has no clause for it: a card shown too early is a penalty card, and is played as such."""
    if case.edition < 2017:
        yield from major_card("49")
        return
    yield Unauthorized(what=What.FROM_PARTNER, to=Role.OFFENDERS_PARTNER, cite="57D", see=("16B1",))
    if case[LEGAL]:
        card = case.known(WHAT_HE_PLAYED)
        yield MustPlay(seat=Role.OFFENDER, cards=Plays.IN_TURN, card=card, cite="57D")
    else:
        yield from major_card("57D")
    yield ContinuesIn(law="16", given=(("information_from", "partner"),), cite="57D")


def by_declarer(case: Case) -> Provisions:
    if case[LEGAL]:
        yield CardStands(seat=Role.OFFENDER, cite="57C3")
    else:
        yield WithdrawCard(seat=Role.OFFENDER, cite="57C3", see=("47B",))
    yield PlayContinues(cite="57C3")
