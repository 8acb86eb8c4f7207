"""Provisions: the things that a Law can do, one small class for each.

A provision has the clause it rests on, its own fields, and one English sentence for all its uses.
`detail` is a second sentence, told when the table shows everything that it names.
"""

from typing import Any, ClassVar

from lawbook.bridge import Call, Card
from lawbook.law.fact import Moment
from lawbook.law.role import Label, Role, Who
from lawbook.record import NamedRecord

__all__ = [
    "Act",
    "ActualBid",
    "Adjust",
    "AssignOutcome",
    "AuctionOver",
    "AuctionPeriodOver",
    "Authorized",
    "AverageScores",
    "Award",
    "AwardOwnAverage",
    "BelongsAllAlong",
    "BothMembers",
    "CallStands",
    "Calls",
    "CallsStand",
    "CancelCall",
    "CancelFrom",
    "CancelResult",
    "ClarificationPeriod",
    "ComparableCall",
    "ContinuesIn",
    "ContractReached",
    "CorrectHands",
    "DeemedLater",
    "Duty",
    "Enforce",
    "ExplainOptions",
    "FaceUntil",
    "FactsNotEstablished",
    "FirstCallStands",
    "FirstCallWithdrawn",
    "ForbidLead",
    "Form",
    "FurtherRectification",
    "KeepsScore",
    "LeadForms",
    "MayAdjust",
    "MayCall",
    "MayChangeCall",
    "MayRestrictLead",
    "Measure",
    "MovePlayer",
    "MustCall",
    "MustPass",
    "NewDeal",
    "NoAdjustment",
    "NoFurtherRectification",
    "NoPenalty",
    "NoRestriction",
    "NotComparable",
    "NotCovered",
    "PassSubstituted",
    "Penalize",
    "PenaltyCard",
    "PenaltyRank",
    "Permitted",
    "PickUpCard",
    "PlayOn",
    "Prohibited",
    "Provision",
    "Quantity",
    "Reason",
    "RebuildDeal",
    "Remind",
    "RemoveCard",
    "ReplacementStands",
    "RequireLead",
    "Required",
    "RestoreCard",
    "RightForfeited",
    "RightsKept",
    "ScoreApart",
    "ScoreStands",
    "ScoredWithout",
    "SearchForCard",
    "Section",
    "SettlementStands",
    "SplitGroups",
    "StopBoard",
    "Strength",
    "TurnTo",
    "Unauthorized",
    "Unrestricted",
    "Until",
    "Waive",
    "Weighting",
    "What",
]


class Section(Label):
    """Where on the page of the outcome a provision is told."""

    SAY = "say", "Say now"
    IN_FORCE = "in_force", "In force"
    INFORMATION = "information", "Who may use what"
    COME_BACK = "come_back", "Come back"
    SCORE = "score", "The score"
    NOTE = "note", "For the Director"


class Form(Label):
    """The kinds of adjusted score (Law 12C)."""

    ASSIGNED = "assigned", "assigned"
    ARTIFICIAL = "artificial", "artificial"
    EITHER = "either", "assigned if it can be, otherwise artificial"


class Strength(Label):
    """How strongly the Law speaks, weakest first (Introduction to the Laws)."""

    MAY = "may", "may be given"
    SHOULD = "should", "is seldom given"
    SHALL = "shall", "is given more often than not"
    MUST = "must", "is given: a serious matter"


class Duty(Label):
    """How strongly the Law obliges somebody, by the same words as for a penalty."""

    MAY = "may", "free"
    SHOULD = "should", "expected"
    SHALL = "shall", "obliged"
    MUST = "must", "strictly obliged"


class Until(Label):
    """For how long a player has to pass."""

    ONCE = "once", "at the next turn to call"
    AUCTION = "auction", "for the rest of the auction"


class Calls(Label):
    """What a player is to call."""

    REPEAT = "repeat", "must repeat the call that was made out of turn"
    PASS = "pass", "must pass when he next has to call"
    LEGAL = "legal", "must make a legal call in its place"
    BID_OR_PASS = "bid_or_pass", "must choose again: a sufficient bid, or pass"
    INTENDED = "intended", "makes the call that he meant"


class PenaltyRank(Label):
    """The ranks of penalty cards (Law 50B)."""

    MINOR = "minor", "minor"
    MAJOR = "major", "major"


class LeadForms(Label):
    """What declarer may do with a lead (Law 26B; the first printing of 2017 could also require a suit)."""

    FORBID = "forbid", "forbid one suit that the offender has not shown in the legal auction"
    FORBID_OR_REQUIRE = (
        "forbid_or_require",
        "forbid or require one suit that the offender has not shown in the legal auction",
    )


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


class Act(Label):
    """What somebody is allowed, obliged or forbidden to do; the Law files add no prose of their own."""

    CALL_DIRECTOR = "call_director", "to call the Director"
    DRAW_ATTENTION = "draw_attention", "to draw attention to the irregularity"
    PREVENT = "prevent", "to try to prevent an irregularity"
    KEEP_SILENT = "keep_silent", "to keep silent about it"
    ACT_BEFORE_RULING = (
        "act_before_ruling",
        "to do anything more until the Director has explained the rectification",
    )
    CONSULT_PARTNER = "consult_partner", "to consult partner about the choice"
    CHOOSE_ALONE = "choose_alone", "to choose what suits his side best, alone"
    DETERMINE_RECTIFICATION = "determine_rectification", "to determine or to waive a rectification"
    PROFIT_AFTER_RECTIFICATION = (
        "profit_after_rectification",
        "to make any legal call or play, even one that turns out well for him",
    )
    CHOOSE_SUGGESTED = (
        "choose_suggested",
        "to choose a call or play that the information demonstrably suggests over a logical alternative",
    )
    RESERVE_RIGHTS = "reserve_rights", "to announce that the right to call the Director later is reserved"
    TELL_DIRECTOR_AT_ONCE = "tell_director_at_once", "to tell the Director at once"
    COUNT_CARDS = "count_cards", "to count his cards face down, and to look at them before he calls"
    KEEP_OWN_CARDS = "keep_own_cards", "to keep his own cards apart and to touch no others without leave"
    RESTORE_HAND = "restore_hand", "to shuffle his thirteen cards and put them back into his own pocket"
    TAKE_HAND_BACK_OUT = (
        "take_hand_back_out",
        "to take a hand out of the board again unless the Director or a player of each side is present",
    )
    LEAVE_BOARD = "leave_board", "to leave the board in the middle of the table, the right way round"
    KEEP_ORDER = "keep_order", "to see to proper conditions of play, as the contestant who stays at the table"
    LOOK_AT_RIGHT_HAND = "look_at_right_hand", "to look at the right hand and call again"
    REPLAY_LATER = "replay_later", "to play the right board against each other later"
    APPEAL = "appeal", "to appeal against the ruling"
    CALL_IF_DISPUTED = (
        "call_if_disputed",
        "to call the Director at once if he disputes that information was given",
    )
    COMPARE_CALLS = "compare_calls", "to see whether his call is the one that was cancelled"
    LET_OTHER_BOARD_BE_PLAYED = "let_other_board_be_played", "to let the other board be played normally"
    ANNOUNCE_METHOD = "announce_method", "to choose and announce how the groups are rated"
    DEAL_PROPERLY = (
        "deal_properly",
        "to deal face down, one card at a time, and no two neighbouring cards of the pack to one hand",
    )
    ASK_FOR_CUT = "ask_for_cut", "to ask that the pack be cut"
    SHUFFLE = "shuffle", "to shuffle each pack thoroughly before play"
    ATTEND_DEAL = (
        "attend_deal",
        "to have somebody present at the shuffle and deal, unless the Director says otherwise",
    )
    DEAL_RANDOMLY = "deal_randomly", "to see that every deal is as random as one shuffled and dealt by hand"
    COPY_DEAL = "copy_deal", "to have exact copies of each deal made"
    DEAL_AGAIN = "deal_again", "to shuffle and deal the board again"
    TAKE_OWN_POCKET = "take_own_pocket", "to take the hand from the pocket of his own direction"
    TOUCH_WITH_LEAVE = (
        "touch_with_leave",
        "to touch cards that are not his own with the leave of an opponent or the Director",
    )
    TAKE_OUT_IN_PRESENCE = (
        "take_out_in_presence",
        "to take a hand out of the board again while the Director or a player of each side is present",
    )
    CONCEAL = "conceal", "to conceal the infraction"
    CLARIFY_CALL = "clarify_call", "to ask at once which call was made"
    HEAR_ALL_CALLS = "hear_all_calls", "to have all the calls restated, with the alerts"
    HEAR_SOME_CALLS = "hear_some_calls", "to have only some of the calls restated, or to break the review off"
    HEAR_CONTRACT = "hear_contract", "to be told the contract, and whether it was doubled"
    ASK_WHOSE_LEAD = "ask_whose_lead", "to ask whether the opening lead is his"
    RESTATE_CALLS = "restate_calls", "to restate the calls for him"
    CORRECT_REVIEW = "correct_review", "to put an error in the review right at once"
    ASK_MEANING = "ask_meaning", "to ask what the opponents' calls mean, and what others would have meant"
    ASK_CARDING = "ask_carding", "to ask what a defender's call or card means"
    ASK_ONE_CALL = "ask_one_call", "to ask about a single call"
    ASK_MORE = "ask_more", "to add a question before it is his own turn"
    EXPLAIN = "explain", "to answer, unless the Director orders otherwise"
    ASK_FOR_PARTNER = "ask_for_partner", "to ask a question only to benefit partner"
    ASK_TO_MISLEAD = "ask_to_mislead", "to ask a question only to draw a wrong answer"
    SAY_ONE_WORD = "say_one_word", "to say no more than the single word Double or Redouble"
    PLAY_ABOVE_SEVEN = "play_above_seven", "to play or score a contract above the level of seven"
    DISCLOSE = (
        "disclose",
        "to tell the opponents what its understandings are, fully and as regulations prescribe",
    )
    CALL_UNANNOUNCED = "call_unannounced", "to make any call or play that rests on no concealed understanding"
    DEVIATE = "deviate", "to depart from what his side has announced"
    KEEP_DEVIATION = "keep_deviation", "to say nothing of the departure"
    USE_UNDERSTANDING = "use_understanding", "to use this understanding"
    SAME_METHODS = "same_methods", "to give a call or play one meaning, whichever partner makes it"
    OWN_STYLE = "own_style", "to follow his own style and judgement"
    COMMUNICATE_OTHERWISE = (
        "communicate_otherwise",
        "to tell partner anything by other means than calls and plays",
    )
    PREARRANGE = "prearrange", "to exchange information by a prearranged means other than calls and plays"
    CONSULT_OWN_CARD = "consult_own_card", "to consult his own system card or notes"
    CONSULT_OPPONENTS_CARD = "consult_opponents_card", "to consult the opponents' system card"
    USE_AIDS = "use_aids", "to use other aids to memory, calculation or technique"
    INFRINGE_ON_PURPOSE = (
        "infringe_on_purpose",
        "to break a Law on purpose, even if he is willing to bear the rectification",
    )
    SPEAK_OUT = "speak_out", "to speak out about his own side, as a Law requires here"
    PLAY_TO_WIN = "play_to_win", "to do whatever brings the best score, within the Laws"
    PAUSE = "pause", "to pause as regulations require"
    KEEP_TEMPO = "keep_tempo", "to call and play in even tempo and manner"
    TAKE_CARE = "take_care", "to take particular care where a change of tempo or manner could help his side"
    MISLEAD = "mislead", "to mislead an opponent by anything other than the call or play itself"
    DECEIVE = "deceive", "to deceive an opponent by a call or play itself"
    AVOID_ADVANTAGE = "avoid_advantage", "to avoid carefully any advantage from it"
    BE_COURTEOUS = "be_courteous", "to be courteous, and to spare others annoyance and embarrassment"
    SHOW_CONSIDERATION = "show_consideration", "to attend to the game, without needless remarks or delay"
    FOLLOW_PROCEDURE = "follow_procedure", "to follow correct and uniform procedure"
    DISCIPLINE = "discipline", "to give disciplinary points or to suspend a player"
    USE_SEEN_CARD = "use_seen_card", "to use an opponent's card that he saw without looking for it"
    CORRECT_EXPLANATION = "correct_explanation", "to correct the explanation, or to show that it is wrong"
    CORRECT_BEFORE_LEAD = (
        "correct_before_lead",
        "to call the Director before the opening lead is faced, or when he finds out later, and to correct it",
    )
    CORRECT_AT_ONCE = (
        "correct_at_once",
        "to call the Director and correct it at once, even before the auction ends",
    )
    CORRECT_AFTER_AUCTION = (
        "correct_after_auction",
        "to call the Director after the final pass and correct it",
    )
    CORRECT_AFTER_PLAY = (
        "correct_after_play",
        "to call the Director after the play, not before, and correct it",
    )


class Reason(Label):
    """Why a score is adjusted, or why the Laws give no answer."""

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
    IGNORANCE = "ignorance", "a side gained because an opponent did not know the Law"
    DAMAGE = "damage", "the infraction damaged the non-offending side"
    DEPRIVED = "deprived", "a contestant was deprived of a valid score"
    INTERFERES = "interferes", "the information is likely to interfere with normal play"
    IMPORTED_DEAL = "imported_deal", "the deal was not random, or came from another session"
    NO_RESULT = "no_result", "no result can be obtained"
    TOO_MANY_OUTCOMES = "too_many_outcomes", "the possible results are numerous or not obvious"
    NOTHING_TO_COMPARE = "nothing_to_compare", "the board was played in this form at no other table"
    RESULT_KNOWN = "result_known", "the result of the match could be known without this board"
    SILENT = "silent", "the Laws are silent"
    MISINFORMATION = "misinformation", "an explanation was wrong or missing"
    NOT_ALLOWED = "not_allowed", "methods were used that the Laws or regulations do not allow"
    COULD_HAVE_KNOWN = (
        "could_have_known",
        "the offender could have known that his irregularity might well damage the other side",
    )
    MISLED = "misled", "an innocent player was misled by the manner of an opponent"


class Quantity(Label):
    """An artificial score, by name (Law 12C2)."""

    AVERAGE_MINUS = "average_minus", "average minus"
    AVERAGE = "average", "average"
    AVERAGE_PLUS = "average_plus", "average plus"


class Weighting(Label):
    """How an assigned score is made (Law 12C1)."""

    SINGLE = "single", "the probable result without the infraction"
    WEIGHTED = (
        "weighted",
        "several possible results by their probability, only those that could be reached legally",
    )


class Measure(Label):
    """How one side is scored apart from the other."""

    FULL_RECTIFICATION = "full_rectification", "what it would get if its infraction were rectified in full"
    LESS_OWN_DAMAGE = "less_own_damage", "what it would get without the part of the damage that it did itself"


class Provision(NamedRecord):
    """One thing that a Law does."""

    cite: str
    """The clause that says it."""
    see: tuple[str, ...] = ()
    """Further clauses that it leans on."""

    kind: ClassVar[str]
    sentence: ClassVar[str]
    detail: ClassVar[str] = ""
    section: ClassVar[Section] = Section.SAY
    excludes: ClassVar[frozenset[str]] = frozenset()
    """The kinds that contradict it within one ruling."""


# The deal


class CorrectHands(Provision):
    """Every card goes back to the hand that it belongs to."""

    card: Card | None = None
    source: Who | None = None
    seat: Who | None = None

    kind = "correct_hands"
    sentence = "The Director puts the hands right."
    detail = "{card} goes from {source} to {seat}."
    excludes = frozenset({"new_deal"})


class RemoveCard(Provision):
    """A card that is no part of the deal is taken out."""

    card: Card | None = None

    kind = "remove_card"
    sentence = "The surplus card is removed."
    detail = "Card: {card}."


class SearchForCard(Provision):
    """The Director looks for a missing card."""

    card: Card | None = None

    kind = "search_for_card"
    sentence = "The Director searches for the missing card."
    detail = "Card: {card}."


class RestoreCard(Provision):
    """A card that was found is given back to its hand."""

    card: Card | None = None
    seat: Who

    kind = "restore_card"
    sentence = "{seat}: gets the missing card back."
    detail = "Card: {card}."


class RebuildDeal(Provision):
    """The deal is made up again, with another pack if need be."""

    kind = "rebuild_deal"
    sentence = "The Director makes the deal up again, with another pack if need be."


class BelongsAllAlong(Provision):
    """A restored card is taken to have been in its hand from the start."""

    seat: Who

    kind = "belongs_all_along"
    sentence = (
        "{seat}: the card counts as having been in this hand all the time; no call and no play is changed."
    )


class NewDeal(Provision):
    """The cards are shuffled and dealt again."""

    strength: Strength = Strength.SHALL

    kind = "new_deal"
    sentence = "The cards are shuffled and dealt again."
    excludes = frozenset({"play_on", "stop_board"})


class PlayOn(Provision):
    """Auction and play go on normally."""

    kind = "play_on"
    sentence = "The board is played, and scored, in the normal way."
    excludes = frozenset({"stop_board", "new_deal", "cancel_result"})


class StopBoard(Provision):
    """The board is not played, or not played on."""

    kind = "stop_board"
    sentence = "The board is stopped and not played on."
    excludes = frozenset({"play_on"})


class MovePlayer(Provision):
    """The players change places, so that the informed player holds the hand that he knows."""

    kind = "move_player"
    sentence = (
        "The players change places, so that whoever has the information holds the hand that it is about."
    )


# Calls


class CallsStand(Provision):
    """Every call stands as it was made."""

    kind = "calls_stand"
    sentence = "Every call stands as it was made."


class CallStands(Provision):
    """An irregular call becomes part of the auction, or an intended one stays."""

    seat: Who
    call: Call | None = None

    kind = "call_stands"
    sentence = "{seat}: the call stands, and the auction goes on from it."
    detail = "Call: {call}."


class TurnTo(Provision):
    """Somebody has the turn to call."""

    seat: Who

    kind = "turn_to"
    sentence = "{seat}: is now to call."


class MustCall(Provision):
    """What a player is to call when he calls again."""

    seat: Who
    calls: Calls
    call: Call | None = None

    kind = "must_call"
    sentence = "{seat}: {calls}."
    detail = "Call: {call}."


class MustPass(Provision):
    """A player has to pass, once or for the rest of the auction."""

    seat: Who
    until: Until

    kind = "must_pass"
    sentence = "{seat}: must pass {until}."
    section = Section.IN_FORCE


class MayChangeCall(Provision):
    """A player may take his call back and make another."""

    seat: Who

    kind = "may_change_call"
    sentence = "{seat}: may change the call."


class FirstCallWithdrawn(Provision):
    """A call gives way to the one that its maker put in its place."""

    seat: Who

    kind = "first_call_withdrawn"
    sentence = "{seat}: the first call is withdrawn."
    excludes = frozenset({"first_call_stands"})


class FirstCallStands(Provision):
    """A call that was to be changed stands, and the change is cancelled."""

    seat: Who

    kind = "first_call_stands"
    sentence = "{seat}: the second call is cancelled; the first stands, and the auction goes on from it."


class AuctionOver(Provision):
    """The auction has ended."""

    kind = "auction_over"
    sentence = "The auction is over."


class ReplacementStands(Provision):
    """The call made in place of a withdrawn one is part of the auction."""

    seat: Who
    call: Call | None = None

    kind = "replacement_stands"
    sentence = "{seat}: the replacement stands."
    detail = "Call: {call}."


class ComparableCall(Provision):
    """The replacement passes one of the tests of Law 23A."""

    seat: Who

    kind = "comparable_call"
    sentence = "{seat}: the replacement is a comparable call."
    excludes = frozenset({"not_comparable"})


class NotComparable(Provision):
    """The replacement fails every test of Law 23A."""

    seat: Who

    kind = "not_comparable"
    sentence = "{seat}: the replacement is not a comparable call."


class NoFurtherRectification(Provision):
    """The irregularity costs nothing more now; the Director may still have to look at the result."""

    kind = "no_further_rectification"
    sentence = "There is no further rectification; auction and play go on."
    excludes = frozenset({"must_pass", "may_restrict_lead"})


class DeemedLater(Provision):
    """Of two calls made together, one counts as the later."""

    seat: Who

    kind = "deemed_later"
    sentence = "{seat}: this call counts as made after the other."


class ActualBid(Provision):
    """A double that names the wrong bid is a double of the right one."""

    kind = "actual_bid"
    sentence = "It counts as made of the last bid as that was made, whatever was said besides."


class ContractReached(Provision):
    """The last bid has become the contract."""

    kind = "contract_reached"
    sentence = "The last bid becomes the contract, with its double or redouble if it has one."


class ClarificationPeriod(Provision):
    """The time between the final pass and the facing of an opening lead."""

    kind = "clarification_period"
    sentence = (
        "The Clarification Period runs until a defender faces an opening lead; till then explanations are put"
        " right, and a call may still be changed where a Law allows it."
    )
    section = Section.IN_FORCE


class AuctionPeriodOver(Provision):
    """No call can be changed any more."""

    kind = "auction_period_over"
    sentence = "The auction period is over; no call can be changed any more."
    excludes = frozenset({"clarification_period"})


class CancelCall(Provision):
    """A call is cancelled."""

    seat: Who
    call: Call | None = None

    kind = "cancel_call"
    sentence = "{seat}: the call is cancelled."
    detail = "Call: {call}."


class CancelFrom(Provision):
    """All calls after one are cancelled with it."""

    seat: Who

    kind = "cancel_from"
    sentence = "{seat}: every later call, of any player, is cancelled too."


class PassSubstituted(Provision):
    """A pass takes the place of a call that was cancelled."""

    seat: Who

    kind = "pass_substituted"
    sentence = "{seat}: a pass takes the place of the call."


class MayCall(Provision):
    """A player calls again, as he likes."""

    seat: Who

    kind = "may_call"
    sentence = "{seat}: may make any legal call."


# Cards and leads


class FaceUntil(Provision):
    """Exposed cards lie face up until some moment."""

    seat: Who
    card: Card | None = None
    until: Moment

    kind = "face_until"
    sentence = "{seat}: leaves the exposed cards face up. Until: {until}."
    section = Section.IN_FORCE


class PenaltyCard(Provision):
    """An exposed card becomes a penalty card."""

    seat: Who
    card: Card | None = None
    rank: PenaltyRank

    kind = "penalty_card"
    sentence = "{seat}: the exposed card becomes a {rank} penalty card."
    detail = "Card: {card}."
    section = Section.IN_FORCE


class PickUpCard(Provision):
    """An exposed card goes back to its hand."""

    seat: Who
    card: Card | None = None

    kind = "pick_up_card"
    sentence = "{seat}: picks the exposed cards up."


class MayRestrictLead(Provision):
    """Declarer may restrict a lead when it comes."""

    by: Who
    seat: Who
    forms: LeadForms

    kind = "may_restrict_lead"
    sentence = "{by}: when {seat} first has to lead, may {forms}."
    section = Section.COME_BACK


class ForbidLead(Provision):
    """A suit may not be led."""

    seat: Who

    kind = "forbid_lead"
    sentence = "{seat}: must not lead the suit that declarer names, for as long as he keeps the lead."
    section = Section.IN_FORCE


class RequireLead(Provision):
    """A suit must be led."""

    seat: Who

    kind = "require_lead"
    sentence = "{seat}: must lead the suit that declarer names, if he has it."
    section = Section.IN_FORCE


class NoRestriction(Provision):
    """Nothing restricts the side that called irregularly."""

    to: Who

    kind = "no_restriction"
    sentence = "{to}: no lead is restricted."
    section = Section.IN_FORCE


# Who may do what


class Permitted(Provision):
    """Somebody is free to do something."""

    who: Who
    act: Act

    kind = "permitted"
    sentence = "{who}: allowed {act}."
    section = Section.IN_FORCE


class Required(Provision):
    """Somebody has to do something."""

    who: Who
    act: Act
    strength: Strength = Strength.SHALL

    kind = "required"
    sentence = "{who}: {duty} {act}."
    section = Section.IN_FORCE

    @property
    def duty(self) -> Duty:
        """The strength, as it is said of a duty."""
        return Duty[self.strength.name]


class Prohibited(Provision):
    """Somebody is forbidden to do something."""

    who: Who
    act: Act

    kind = "prohibited"
    sentence = "{who}: not allowed {act}."
    section = Section.IN_FORCE


# Information


class Authorized(Provision):
    """Information that somebody may use."""

    what: What
    to: Who

    kind = "authorized"
    sentence = "{to}: may use {what}."
    section = Section.INFORMATION


class Unauthorized(Provision):
    """Information that somebody must not use."""

    what: What
    to: Who

    kind = "unauthorized"
    sentence = "{to}: must not use {what}."
    section = Section.INFORMATION


class Unrestricted(Provision):
    """Extraneous information that restricts nobody; only its effect is looked at, afterwards."""

    what: What

    kind = "unrestricted"
    sentence = "Nobody is restricted by {what}; the Director looks at its effect afterwards."
    section = Section.INFORMATION


# The score


class Adjust(Provision):
    """The Director awards an adjusted score."""

    form: Form
    to: Who = Role.BOTH_SIDES
    because: Reason

    kind = "adjust"
    sentence = "{to}: adjusted score ({form}), because {because}."
    section = Section.SCORE
    excludes = frozenset({"score_stands", "no_adjustment"})


class MayAdjust(Provision):
    """The Director may award an adjusted score."""

    form: Form
    to: Who = Role.BOTH_SIDES
    because: Reason

    kind = "may_adjust"
    sentence = "{to}: an adjusted score may be awarded ({form}), because {because}."
    section = Section.SCORE
    excludes = frozenset({"score_stands", "no_adjustment"})


class NoAdjustment(Provision):
    """No adjusted score may be given."""

    kind = "no_adjustment"
    sentence = "No adjusted score may be given for this."
    section = Section.SCORE


class CancelResult(Provision):
    """The result obtained at the table does not count."""

    kind = "cancel_result"
    sentence = "The result obtained at the table is cancelled."
    section = Section.SCORE
    excludes = frozenset({"score_stands", "play_on"})


class ScoreStands(Provision):
    """The score obtained at the table counts."""

    kind = "score_stands"
    sentence = "The score obtained at the table stands."
    section = Section.SCORE
    excludes = frozenset({"adjust", "may_adjust", "cancel_result"})


class ScoredWithout(Provision):
    """The contract is scored as if a call had never been made."""

    seat: Who
    call: Call | None = None

    kind = "scored_without"
    sentence = "{seat}: the contract is scored as if this call had never been made."
    detail = "Call: {call}."
    section = Section.SCORE


class KeepsScore(Provision):
    """One side keeps the score obtained at the table, whatever the other receives."""

    to: Who

    kind = "keeps_score"
    sentence = "{to}: keeps the score obtained at the table."
    section = Section.SCORE
    excludes = frozenset({"cancel_result"})


class Award(Provision):
    """An artificial score for one contestant."""

    to: Who
    quantity: Quantity
    percent: float
    imps: float

    kind = "award"
    sentence = "{to}: {quantity} ({percent:g} % of the matchpoints, or {imps:+g} IMPs)."
    section = Section.SCORE


class AwardOwnAverage(Provision):
    """An artificial score that goes by the contestant's own session."""

    to: Who

    kind = "award_own_average"
    sentence = "{to}: the percentage (or IMPs) that it earned on the other boards of the session."
    section = Section.SCORE


class AssignOutcome(Provision):
    """The content of an assigned score."""

    weighting: Weighting

    kind = "assign_outcome"
    sentence = "The score obtained in play is replaced by {weighting}."
    section = Section.SCORE


class ScoreApart(Provision):
    """One side's adjusted score is reckoned apart from the other's."""

    to: Who
    measure: Measure

    kind = "score_apart"
    sentence = "{to}: gets {measure}."
    section = Section.SCORE


class AverageScores(Provision):
    """In a knockout match two scores that do not balance become one."""

    kind = "average_scores"
    sentence = "The board is scored for each side apart, and each gets the average of the two scores."
    section = Section.SCORE


class BothMembers(Provision):
    """In an individual contest both members of a side bear the adjustment."""

    to: Who

    kind = "both_members"
    sentence = "{to}: the adjustment counts for both members alike, even if only one is responsible."
    section = Section.SCORE


class SplitGroups(Provision):
    """The scores of a fouled board are divided into groups, each rated by itself."""

    kind = "split_groups"
    sentence = (
        "The scores are divided by the form in which the board was played, and each group is rated by itself."
    )
    section = Section.SCORE


# Rights, and what players settled themselves


class RightsKept(Provision):
    """Nobody loses a right by what was done."""

    to: Who

    kind = "rights_kept"
    sentence = "{to}: no right is lost by this."
    section = Section.IN_FORCE
    excludes = frozenset({"right_forfeited"})


class RightForfeited(Provision):
    """A side loses its right to rectification."""

    to: Who

    kind = "right_forfeited"
    sentence = "{to}: the right to rectification is lost."


class FurtherRectification(Provision):
    """A correction before the Director came may cost more than the irregularity alone."""

    to: Who = Role.OFFENDING_SIDE

    kind = "further_rectification"
    sentence = "{to}: the early correction may bring a further rectification."


class Enforce(Provision):
    """The rectification is enforced as the Laws have it."""

    kind = "enforce"
    sentence = "The Director determines the rectification as the Laws have it, and enforces it."
    excludes = frozenset({"waive", "settlement_stands"})


class Waive(Provision):
    """The Director waives the rectification."""

    kind = "waive"
    sentence = "The Director waives the rectification."


class SettlementStands(Provision):
    """What the players enforced or waived themselves stands."""

    kind = "settlement_stands"
    sentence = "The Director allows what the players settled among themselves."


# Penalties, and the Director


class Penalize(Provision):
    """A procedural penalty, as strongly as the Law speaks of it."""

    to: Who = Role.OFFENDER
    strength: Strength

    kind = "penalize"
    sentence = "{to}: a procedural penalty {strength}."
    section = Section.SCORE


class NoPenalty(Provision):
    """No procedural penalty is given to somebody."""

    to: Who

    kind = "no_penalty"
    sentence = "{to}: no procedural penalty."
    section = Section.SCORE


class ExplainOptions(Provision):
    """All options are explained before one is chosen."""

    to: Who

    kind = "explain_options"
    sentence = "{to}: the Director explains every option before one is chosen; partner may not help."


class Remind(Provision):
    """The Director comes back later."""

    when: Moment
    what: Act

    kind = "remind"
    sentence = "{when}: {what}."
    section = Section.COME_BACK


class ContinuesIn(Provision):
    """Another Law takes over from here; what it would ask and is known already goes with it."""

    law: str
    given: tuple[tuple[str, str], ...] = ()
    """Answers by fact, in words."""

    kind = "continues_in"
    sentence = "The ruling continues in Law {law}."
    section = Section.NOTE


class NotCovered(Provision):
    """The Laws give no answer, or Lawbook does not know it yet."""

    why: Reason

    kind = "not_covered"
    sentence = "No rule is found here: {why}. The Director uses his general powers."
    section = Section.NOTE


class FactsNotEstablished(Provision):
    """A fact could not be found out."""

    fact: str
    question: str

    kind = "facts_not_established"
    sentence = "This could not be established: {question} The Director rules so that play can go on."
    section = Section.NOTE


def fields(provision: Provision) -> dict[str, Any]:
    """The fields of a provision's own, by name."""
    return {name: getattr(provision, name) for name in provision.fields if name not in Provision.fields}


def kinds() -> dict[str, type[Provision]]:
    """Every kind of provision, by its name."""
    return {c.kind: c for c in Provision.__subclasses__()}
