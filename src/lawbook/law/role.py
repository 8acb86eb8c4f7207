"""Whom a provision speaks of: a seat where the table shows it, the part he plays where it does not."""

from lawbook.bridge import Seat, Side
from lawbook.label import Label

__all__ = ["Role", "Who", "several"]


class Role(Label):
    """The part that somebody plays in an irregularity, in the words of the Laws."""

    OFFENDER = "offender", "The offender"
    OFFENDERS_PARTNER = "offenders_partner", "The offender's partner"
    OFFENDING_SIDE = "offending_side", "The offending side"
    NON_OFFENDING_SIDE = "non_offending_side", "The non-offending side"
    BOTH_SIDES = "both_sides", "Both sides"
    EVERYBODY = "everybody", "Everybody"
    DECLARING_SIDE = "declaring_side", "The declaring side"
    DECLARER = "declarer", "Declarer"
    DUMMY = "dummy", "Dummy"
    PRESUMED_DECLARER = "presumed_declarer", "The presumed declarer"
    PRESUMED_DUMMY = "presumed_dummy", "The presumed dummy"
    DEFENDERS = "defenders", "The defenders"
    DEFENDER = "defender", "The defender"
    OPENING_LEADER = "opening_leader", "The defender on the presumed declarer's left"
    LEADERS_PARTNER = "leaders_partner", "The opening leader's partner"
    DECLARERS_RHO = "declarers_rho", "The defender on declarer's right"
    NEXT_HAND = "next_hand", "The hand on the left of the one that played last"
    WINNING_HAND = "winning_hand", "The hand that won the trick"
    HAND_TO_PLAY = "hand_to_play", "The hand whose turn it is"
    LHO = "lho", "The offender's left-hand opponent"
    RHO = "rho", "The offender's right-hand opponent"
    DIRECTOR = "director", "The Director"
    OPTION_HOLDER = "option_holder", "The player who has the choice"
    PLAYED_SINCE = "played_since", "The player of the other side who has played since"
    LONG_HAND = "long_hand", "The player with too many cards"
    SHORT_HAND = "short_hand", "The player with too few cards"
    WRONG_HAND = "wrong_hand", "A player with a wrong number of cards"
    WRONG_HANDS_PARTNER = "wrong_hands_partner", "The partner of a player who had a wrong number of cards"
    SHORT_HANDS_PARTNER = "short_hands_partner", "The partner of the player who was a card short"
    SHORT_HANDS_OPPONENTS = "short_hands_opponents", "The opponents of the player who was a card short"
    INFORMED = "informed", "The player who received the information"
    INFORMED_OPPONENTS = "informed_opponents", "The opponents of the player who received the information"
    PROPER_PLAYER = "proper_player", "The player whose turn it was"
    RESTRICTED = "restricted", "The player whose lead or play is restricted"
    PLAYED_IN_ERROR = "played_in_error", "Whoever has played to this trick in error"
    CALLER = "caller", "The player who made the call"
    EXPLAINER = "explainer", "The player who explained it"
    ASKER = "asker", "The player who asks"
    ASKERS_PARTNER = "askers_partner", "The partner of the player who asks"
    CALLERS_PARTNER = "callers_partner", "The partner of the player whose call or card is asked about"
    MISINFORMED = "misinformed", "The player who was misinformed"
    MISINFORMEDS_LHO = "misinformeds_lho", "The left-hand opponent of the player who was misinformed"
    CLAIMER = "claimer", "The player who claimed or conceded"
    CLAIMERS_PARTNER = "claimers_partner", "The partner of the player who claimed or conceded"
    CLAIMING_SIDE = "claiming_side", "The side that claimed or conceded"
    NON_CLAIMING_SIDE = "non_claiming_side", "The side that did not claim or concede"
    CONTESTANT = "contestant", "The contestant"
    PLAYER = "player", "The player"
    SPECTATOR = "spectator", "The spectator"
    APPELLANT = "appellant", "The contestant who appeals"
    COMMITTEE = "committee", "The appeals committee"
    DIRECTOR_IN_CHARGE = "director_in_charge", "The Director in charge"
    TOURNAMENT_ORGANIZER = "tournament_organizer", "The Tournament Organizer"
    REGULATING_AUTHORITY = "regulating_authority", "The Regulating Authority"


Who = Seat | Side | Role

_MANY = {Role.BOTH_SIDES, Role.DEFENDERS, Role.SHORT_HANDS_OPPONENTS, Role.INFORMED_OPPONENTS}


def several(who: Who) -> bool:
    """Whether a verb that is said of them stands in the plural."""
    return isinstance(who, Side) or who in _MANY
