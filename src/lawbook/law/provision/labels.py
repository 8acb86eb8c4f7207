"""Labels: the small vocabularies of the fields of provisions."""

from lawbook.label import Label

__all__ = [
    "Calls", "Extent", "Form", "Kept", "LeadForms", "LedSuit", "Measure", "PenaltyRank", "Plays", "Quantity",
    "Reason", "SessionUnit", "Strength", "SuitOrder", "Unit", "Until", "Weighting", "What",
    "WhyNoTransfer", "Wins",
]  # fmt: skip


class Form(Label):
    """The kinds of adjusted score (Law 12C)."""

    ASSIGNED = "assigned", "assigned"
    ARTIFICIAL = "artificial", "artificial"
    EITHER = "either", "assigned if it can be, otherwise artificial"


class Strength(Label):
    """How much a breach weighs for the Director, least first (Introduction to the Laws); no penalty is due (90A)."""

    MAY = "may", "a procedural penalty may be given"
    LIABLE = "liable", "liable to a procedural penalty; the Director decides"
    SHOULD = "should", "a reminder is enough"
    SHALL = "shall", "usually penalized; the Director decides"
    MUST = "must", "serious; the Director considers a penalty"


class Until(Label):
    """For how long a player has to pass."""

    ONCE = "once", "at the next turn to call"
    AUCTION = "auction", "for the rest of the auction"


class Calls(Label):
    """What a player is to call."""

    REPEAT = "repeat", "must repeat the call that was made out of turn"
    PASS = "pass", "must pass when he next has to call"
    LEGAL = "legal", "must make a legal call in its place"
    BID_OR_PASS = "bid_or_pass", "must make a sufficient bid or pass"
    NO_OTHER_DOUBLE = (
        "no_other_double",
        "must make a sufficient bid, pass, or make a double or redouble that is comparable",
    )
    INTENDED = "intended", "makes the call that he meant"
    SAME_AGAIN = "same_again", "must make the same call again"


class PenaltyRank(Label):
    """The ranks of penalty cards (Law 50B)."""

    MINOR = "minor", "minor"
    MAJOR = "major", "major"


class Extent(Label):
    """What was exposed, where nobody has told the cards."""

    HAND = "hand", "his whole hand"


class LeadForms(Label):
    """What declarer may do with a lead (Law 26B; the first printing of 2017 could also require a suit)."""

    FORBID = "forbid", "forbid one suit that the offender has not shown in the legal auction"
    FORBID_OR_REQUIRE = (
        "forbid_or_require",
        "forbid or require one suit that the offender has not shown in the legal auction",
    )
    SPECIFIED = (
        "specified",
        "require or forbid one suit that the withdrawn call specified and that the offender has not shown since",
    )
    ANY_SUIT = "any_suit", "forbid any one suit"


class LedSuit(Label):
    """The suit that declarer requires or forbids (Laws 26B, 50D2, 51B)."""

    SPADES = "spades", "spades"
    HEARTS = "hearts", "hearts"
    DIAMONDS = "diamonds", "diamonds"
    CLUBS = "clubs", "clubs"
    PENALTY_CARD = "penalty_card", "the suit of the penalty card"
    ALL_OF_THEM = "all_of_them", "any suit of the penalty cards"


class What(Label):
    """What a piece of information is about."""

    REPLACED_CARD = "replaced_card", "that a card was missing and has been put back"
    MOVED_CARD = "moved_card", "where a card was and where the Director put it"
    DISPLACED_CARD = "displaced_card", "what was seen of a card in the wrong hand"
    WITHDRAWN_CALLS = "withdrawn_calls", "the calls that were withdrawn or cancelled"
    UNREPLACED_CALL = (
        "unreplaced_call",
        "the cancelled call, unless and until a comparable call replaces it",
    )
    WITHDRAWN_ACTIONS = "withdrawn_actions", "the calls and plays that were withdrawn"
    LEGAL_ACTIONS = "legal_actions", "the legal calls and plays of this board"
    OWN_KNOWLEDGE = (
        "own_knowledge",
        "his estimate of his own score, the opponents' habits and the conditions of play",
    )
    PRIOR_KNOWLEDGE = "prior_knowledge", "what he knew before he took his cards from the board"
    EXPOSED_CARDS = "exposed_cards", "the exposed cards"
    FROM_PARTNER = "from_partner", "what his partner gave away other than by a legal call or play"
    FROM_ELSEWHERE = "from_elsewhere", "what he learned by accident from elsewhere"
    ALLOWED = "allowed", "what a Law, a regulation or lawful procedure lets him use"
    TEMPO_AND_MANNER = "tempo_and_manner", "the tempo and manner of a call or play, at their own risk"
    MISUNDERSTOOD = "misunderstood", "that his partner has taken the call otherwise than he meant it"
    PENALTY_CARD = (
        "penalty_card",
        "what the penalty card shows, and the duty to play it, for as long as it lies on the table",
    )
    PENALTY_DUTY = "penalty_duty", "that the penalty card has to be played"
    PENALTY_SIGHT = "penalty_sight", "what the penalty card shows besides"
    RETURNED_CARD = "returned_card", "what the penalty card showed before it went back to the hand"
    CARD_ORIGIN = "card_origin", "how the penalty card came about, once it has been played"


class Reason(Label):
    """Why a score is adjusted."""

    KNOWLEDGE = "knowledge", "the extraneous information affected the outcome"
    UNPLAYABLE = "unplayable", "the board cannot be played with every call as it was made"
    SURPLUS_CARD = "surplus_card", "the surplus card was played to a quitted trick"
    WRONG_COUNT = "wrong_count", "a hand had too many cards and another too few"
    INFORMATION = "information", "the information was used"
    NO_RECTIFICATION = "no_rectification", "the Laws provide no rectification"
    NO_NORMAL_PLAY = "no_normal_play", "no rectification permits normal play"
    WRONG_RULING = "wrong_ruling", "the rectification was incorrect"
    PARTNER_CALLED = "partner_called", "the offender's partner has called"
    CALL_DIFFERS = "call_differs", "the call on the other board differs from the one that was cancelled"
    NEW_CALL_DIFFERS = (
        "new_call_differs",
        "an opponent had called over the cancelled call, and the new one differs from it",
    )
    PREVENTED_PLAY = "prevented_play", "a side tried on purpose to prevent normal play of the board"
    SUBSTANTIAL = "substantial", "the call that was taken back told too much"
    IGNORANCE = "ignorance", "a side gained because an opponent did not know the Law"
    DAMAGE = "damage", "the infraction damaged the non-offending side"
    DEPRIVED = "deprived", "a contestant was deprived of a valid score"
    INTERFERES = "interferes", "the information is likely to interfere with normal play"
    IMPORTED_DEAL = "imported_deal", "the deal was not random, or came from another session"
    NO_RESULT = "no_result", "no result can be obtained"
    TOO_MANY_OUTCOMES = "too_many_outcomes", "the possible results are numerous or not obvious"
    NOTHING_TO_COMPARE = "nothing_to_compare", "the board was played in this form at no other table"
    RESULT_KNOWN = "result_known", "the result of the match could be known without this board"
    DUMMY_SUGGESTED = "dummy_suggested", "dummy suggested a play that damaged the defenders"
    MISINFORMATION = "misinformation", "an explanation was wrong or missing"
    NOT_ALLOWED = "not_allowed", "methods were used that the Laws or regulations do not allow"
    COULD_HAVE_KNOWN = (
        "could_have_known",
        "the offender could have known that his irregularity might well damage the other side",
    )
    UNDERCOMPENSATED = "undercompensated", "the tricks do not make good what the revoke cost"
    PLAYED_TWICE = "played_twice", "the same card was played to two tricks"
    MISLED = "misled", "an innocent player was misled by the manner of an opponent"
    OTHER_TABLE = "other_table", "the result at the other table clearly favours a side"
    NOT_COMPARABLE = "not_comparable", "results of the match cannot be compared"


class Quantity(Label):
    """An artificial score, by name (Law 12C2)."""

    AVERAGE_MINUS = "average_minus", "average minus"
    AVERAGE = "average", "average"
    AVERAGE_PLUS = "average_plus", "average plus"


class SessionUnit(Label):
    """Of what the other boards count for a contestant's own average (Law 12C2(c))."""

    SESSION = "session", "the session"
    MATCH = "match", "the match"
    STAGE = "stage", "the stage"
    EVENT = "event", "the event"


class Unit(Label):
    """In what a usual amount is given."""

    PERCENT_OF_TOP = "percent_of_top", "% of a top"
    IMPS = "imps", "IMPs"
    VICTORY_POINTS = "victory_points", "VP"


class Weighting(Label):
    """How an assigned score is made (Law 12C1)."""

    SINGLE = "single", "the probable result without the infraction"
    WEIGHTED = (
        "weighted",
        "several possible results by their probability, only those that could be reached legally",
    )
    BY_PROBABILITY = "by_probability", "several possible results by their probability"
    APART = "apart", "one result for each side, by how probable it was"


class Measure(Label):
    """How one side is scored apart from the other."""

    FULL_RECTIFICATION = "full_rectification", "what it would get if its infraction were rectified in full"
    CONSEQUENCE = "consequence", "what its infraction alone led to"
    LIKELY = "likely", "the best result for it that was likely without the irregularity"
    AT_ALL_PROBABLE = "at_all_probable", "the worst result for it that was at all probable"
    LESS_OWN_DAMAGE = "less_own_damage", "what it would get without the part of the damage that it did itself"


class Plays(Label):
    """What a player has to play."""

    PENALTY_CARD = "penalty_card", "must play the penalty card at the first legal opportunity"
    LEAD_PENALTY_CARD = "lead_penalty_card", "must lead the penalty card that lies before him"
    HONOUR_OR_PENALTY_CARD = (
        "honour_or_penalty_card",
        "may not play another card below the ten of this suit before the penalty card, but may play an honour",
    )
    DESIGNATED = "designated", "must play whichever of the penalty cards declarer names"
    HIGHEST = "highest", "must play his highest card of the suit led, if he can"
    LOWEST = "lowest", "must play his lowest card of the suit led, if he can"
    ANOTHER_SUIT = "another_suit", "must play a card of the suit that declarer names, if he can"
    NOT_THIS_SUIT = "not_this_suit", "must not play a card of the suit that declarer names, if he can"
    LEGAL_CARD = "legal_card", "must put a legal card in its place"
    FACED_CARD = "faced_card", "must play the card"
    PENALTY_CARD_INSTEAD = "penalty_card_instead", "must put the penalty card in its place"
    DUTY_FIRST = (
        "duty_first",
        "must follow suit, or obey the restriction on him, before he plays the penalty card",
    )
    IN_TURN = "in_turn", "must play the card when his turn comes"
    FOLLOW_SUIT = "follow_suit", "must follow suit; no other requirement comes before this one"
    ANY_CARD = "any_card", "may play any card"
    NAMED_BY_DECLARER = "named_by_declarer", "plays the card that declarer named"
    NAMED_NOW = "named_now", "plays the card that declarer names now"
    MEANT_BY_DECLARER = "meant_by_declarer", "plays the card that declarer meant"
    NAMED_BY_DEFENDER = "named_by_defender", "plays the legal card that the defender names"
    LOWEST_THAT_WINS = "lowest_that_wins", "plays the lowest card that is known to win the trick"
    LOWEST_OF_NAMED_SUIT = "lowest_of_named_suit", "plays the lowest card of the suit that declarer named"
    RANK_IN_SAME_SUIT = (
        "rank_in_same_suit",
        "plays the card of this rank in the suit with which dummy won the trick before",
    )
    LEGAL_OF_RANK = "legal_of_rank", "plays the one card of this rank that may legally be played"
    SUPPLY_LEGAL_CARD = "supply_legal_card", "adds a card that he may legally play to the trick"
    SUIT_OF_THAT_TRICK = (
        "suit_of_that_trick",
        "must face a card of the suit led to that trick, and put it among his played cards",
    )
    ANY_FOR_THAT_TRICK = (
        "any_for_that_trick",
        "must face a card, any that he likes, and put it among his played cards",
    )


class WhyNoTransfer(Label):
    """Why an established revoke, or something like it, moves no trick."""

    NO_TRICK_WON = "no_trick_won", "the offending side won neither that trick nor a later one"
    SAME_SUIT_AGAIN = "same_suit_again", "the same player had already revoked in this suit"
    CARD_WAS_FACED = "card_was_faced", "the card that was not played lay face up on the table"
    NEXT_DEAL_CALLED = (
        "next_deal_called",
        "the other side had called on the next deal before attention was drawn",
    )
    ROUND_OVER = "round_over", "the round had ended before attention was drawn"
    TWELFTH_TRICK = "twelfth_trick", "it was on the twelfth trick"
    BOTH_SIDES = "both_sides", "both sides revoked on this board"
    BOTH_CORRECTED = "both_corrected", "both sides revoked on the trick, and both revokes were put right"
    NOT_ESTABLISHED = "not_established", "the revoke was not established"
    DUMMY = "dummy", "it was dummy's revoke"


class Wins(Label):
    """Which card wins a trick (Law 44)."""

    HIGHEST_TRUMP = "highest_trump", "the highest trump"
    HIGHEST_OF_SUIT_LED = "highest_of_suit_led", "the highest card of the suit that was led"


class Kept(Label):
    """Which of two cards played to one trick stays there (Law 67B2)."""

    FACED = "faced", "the card that he faced when he played to it"
    HIGHEST = "highest", "the highest of them that he could legally have played"


class SuitOrder(Label):
    """In what order a suit counts as played when a claimer did not say (Law 70E2)."""

    TOP_DOWN = "top_down", "each suit counts as played from the top down"
    TOP_DOWN_TRUMPS = "top_down_trumps", "the trumps count as played from the top down"
