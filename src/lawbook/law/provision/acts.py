"""Acts: what somebody is allowed, obliged or forbidden to do. The Law files add no prose of their own."""

from lawbook.label import Label

__all__ = ["Act"]


class Act(Label):
    """What somebody is allowed, obliged or forbidden to do; the Law files add no prose of their own."""

    CALL_DIRECTOR = "call_director", "call the Director"
    DRAW_ATTENTION = "draw_attention", "draw attention to the irregularity"
    PREVENT = "prevent", "try to prevent an irregularity"
    KEEP_SILENT = "keep_silent", "keep silent about it"
    ACT_BEFORE_RULING = (
        "act_before_ruling",
        "do anything more until the Director has explained the rectification",
    )
    CONSULT_PARTNER = "consult_partner", "consult partner about the choice"
    CHOOSE_ALONE = "choose_alone", "choose what suits his side best, alone"
    DETERMINE_RECTIFICATION = "determine_rectification", "determine or waive a rectification"
    PROFIT_AFTER_RECTIFICATION = (
        "profit_after_rectification",
        "make any legal call or play, even one that turns out well for him",
    )
    CHOOSE_SUGGESTED = (
        "choose_suggested",
        "choose a call or play that the information demonstrably suggests over a logical alternative",
    )
    CHOOSE_POSSIBLY_SUGGESTED = (
        "choose_possibly_suggested",
        "choose a call or play that the information could demonstrably have suggested over a logical alternative",
    )
    ACT_ON_OTHER_INFORMATION = "act_on_other_information", "base a call or play on other information"
    RESERVE_RIGHTS = "reserve_rights", "announce that the right to call the Director later is reserved"
    TELL_DIRECTOR_AT_ONCE = "tell_director_at_once", "tell the Director at once"
    COUNT_CARDS = "count_cards", "count his cards face down before he looks at them"
    INSPECT_CARDS = "inspect_cards", "look at the faces of his cards before he calls"
    TOUCH_OTHERS = "touch_others", "touch any cards but his own without leave"
    RESTORE_HAND = "restore_hand", "shuffle his thirteen cards and put them back into his own pocket"
    TAKE_HAND_BACK_OUT = (
        "take_hand_back_out",
        "take a hand out of the board again unless the Director or a player of each side is present",
    )
    LEAVE_BOARD = "leave_board", "leave the board in the middle of the table, the right way round"
    LEAVE_BOARD_THERE = "leave_board_there", "leave the board in the middle of the table"
    TURN_BOARD = "turn_board", "have the board lie in the middle of the table either way round"
    KEEP_ORDER = "keep_order", "see to proper conditions of play, as the contestant who stays at the table"
    LOOK_AT_RIGHT_HAND = "look_at_right_hand", "look at the right hand and call again"
    REPLAY_LATER = "replay_later", "play the right board against each other later"
    SEAT_RIGHT_CONTESTANTS = (
        "seat_right_contestants",
        "seat the contestants who belong here, and tell them what they are entitled to now and later",
    )
    REPEAT_CALLS = "repeat_calls", "repeat every call of the first auction"
    APPEAL = "appeal", "appeal against the ruling"
    CALL_IF_DISPUTED = (
        "call_if_disputed",
        "call the Director at once if he disputes that information was given",
    )
    COMPARE_CALLS = "compare_calls", "see whether his call is the one that was cancelled"
    LET_OTHER_BOARD_BE_PLAYED = "let_other_board_be_played", "let the other board be played normally"
    ANNOUNCE_METHOD = "announce_method", "choose and announce how the groups are rated"
    DEAL_PROPERLY = (
        "deal_properly",
        "deal face down, one card at a time, and no two neighbouring cards of the pack to one hand",
    )
    DEAL_ONE_BY_ONE = "deal_one_by_one", "deal face down, one card at a time, thirteen to each hand"
    DEAL_IN_ANY_ORDER = "deal_in_any_order", "give neighbouring cards of the pack to one hand"
    ASK_FOR_CUT = "ask_for_cut", "ask that the pack be cut"
    SHUFFLE = "shuffle", "shuffle each pack thoroughly before play"
    ATTEND_DEAL = (
        "attend_deal",
        "have somebody present at the shuffle and deal, unless the Director says otherwise",
    )
    DEAL_RANDOMLY = "deal_randomly", "see that every deal is as random as one shuffled and dealt by hand"
    COPY_DEAL = "copy_deal", "have exact copies of each deal made"
    DEAL_AGAIN = "deal_again", "shuffle and deal the board again"
    TAKE_OWN_POCKET = "take_own_pocket", "take the hand from the pocket of his own direction"
    TOUCH_WITH_LEAVE = (
        "touch_with_leave",
        "touch cards that are not his own with the leave of an opponent or the Director",
    )
    TAKE_OUT_IN_PRESENCE = (
        "take_out_in_presence",
        "take a hand out of the board again while the Director or a player of each side is present",
    )
    CONCEAL = "conceal", "conceal the infraction"
    CLARIFY_CALL = "clarify_call", "ask at once which call was made"
    HEAR_ALL_CALLS = "hear_all_calls", "have all the calls restated, with the alerts"
    HEAR_SOME_CALLS = "hear_some_calls", "have only some of the calls restated, or break the review off"
    HEAR_CONTRACT = "hear_contract", "be told the contract, and whether it was doubled"
    ASK_WHOSE_LEAD = "ask_whose_lead", "ask whether the opening lead is his"
    RESTATE_CALLS = "restate_calls", "restate the calls for him"
    CORRECT_REVIEW = "correct_review", "put an error in the review right at once"
    ASK_MEANING = "ask_meaning", "ask what the opponents' calls mean, and what others would have meant"
    ASK_CARDING = "ask_carding", "ask what a defender's call or card means"
    ASK_ONE_CALL = "ask_one_call", "ask about a single call"
    ASK_MORE = "ask_more", "add a question before it is his own turn"
    EXPLAIN = "explain", "answer, unless the Director orders otherwise"
    ASK_FOR_PARTNER = "ask_for_partner", "ask a question only to benefit partner"
    ASK_TO_MISLEAD = "ask_to_mislead", "ask a question only to draw a wrong answer"
    SAY_ONE_WORD = "say_one_word", "say no more than the single word Double or Redouble"
    PLAY_ABOVE_SEVEN = "play_above_seven", "play or score a contract above the level of seven"
    DISCLOSE = (
        "disclose",
        "tell the opponents what its understandings are, fully and as regulations prescribe",
    )
    TELL_SPECIAL = (
        "tell_special",
        "tell all special information that he has from agreement or experience with his partner",
    )
    KEEP_GENERAL = "keep_general", "leave out what he infers from general bridge knowledge"
    CALL_UNANNOUNCED = "call_unannounced", "make any call or play that rests on no concealed understanding"
    DEVIATE = "deviate", "depart from what his side has announced"
    KEEP_DEVIATION = "keep_deviation", "say nothing of the departure"
    USE_UNDERSTANDING = "use_understanding", "use this understanding"
    SAME_METHODS = "same_methods", "give a call or play one meaning, whichever partner makes it"
    DIFFERENT_METHODS = (
        "different_methods",
        "give a call or play another meaning than partner does, as the regulations let them",
    )
    OWN_STYLE = "own_style", "follow his own style and judgement"
    COMMUNICATE_OTHERWISE = (
        "communicate_otherwise",
        "tell partner anything by other means than calls and plays",
    )
    PREARRANGE = "prearrange", "exchange information by a prearranged means other than calls and plays"
    HAVE_CARD = "have_card", "have a system card as the regulations prescribe"
    CONSULT_OWN_CARD = "consult_own_card", "consult his own system card or notes"
    CONSULT_OPPONENTS_CARD = "consult_opponents_card", "consult the opponents' system card"
    USE_AIDS = "use_aids", "use other aids to memory, calculation or technique"
    INFRINGE_ON_PURPOSE = (
        "infringe_on_purpose",
        "break a Law on purpose, even if he is willing to bear the rectification",
    )
    SPEAK_OUT = "speak_out", "speak out about his own side, as a Law requires here"
    PLAY_TO_WIN = "play_to_win", "do whatever brings the best score, within the Laws"
    PAUSE = "pause", "pause as regulations require"
    KEEP_TEMPO = "keep_tempo", "call and play in even tempo and manner"
    TAKE_CARE = "take_care", "take particular care where a change of tempo or manner could help his side"
    MISLEAD = "mislead", "mislead an opponent by anything other than the call or play itself"
    DECEIVE = "deceive", "deceive an opponent by a call or play itself"
    AVOID_ADVANTAGE = "avoid_advantage", "avoid carefully any advantage from it"
    BE_COURTEOUS = "be_courteous", "be courteous, and spare others annoyance and embarrassment"
    SHOW_CONSIDERATION = "show_consideration", "attend to the game, without needless remarks or delay"
    FOLLOW_PROCEDURE = "follow_procedure", "follow correct and uniform procedure"
    DISCIPLINE = "discipline", "give disciplinary points or suspend a player"
    USE_SEEN_CARD = "use_seen_card", "use an opponent's card that he saw without looking for it"
    CORRECT_EXPLANATION = "correct_explanation", "correct the explanation, or show that it is wrong"
    CORRECT_BEFORE_LEAD = (
        "correct_before_lead",
        "call the Director before the opening lead is faced, or when he finds out later, and correct it",
    )
    CORRECT_AT_ONCE = (
        "correct_at_once",
        "call the Director and correct it at once, even before the auction ends",
    )
    CORRECT_WITHOUT_DELAY = "correct_without_delay", "call the Director at once, without waiting for anything"
    CORRECT_AFTER_AUCTION = (
        "correct_after_auction",
        "call the Director after the final pass and correct it",
    )
    CORRECT_AFTER_PLAY = (
        "correct_after_play",
        "call the Director after the play, not before, and correct it",
    )
    LEAD_BEFORE_CHOICE = "lead_before_choice", "lead before declarer has chosen"
    TAKE_BACK = "take_back", "take the card that he played back of his own accord"
    PLAY_ANY_LEGAL = "play_any_legal", "play any card that is otherwise legal"
    OBEY_RESTRICTION = "obey_restriction", "lead or play as the rectification demands"
    NAME_PLAYED_CARD = "name_played_card", "say which of the visible cards he plays"
    LEAD_FACE_DOWN = "lead_face_down", "make the opening lead face down"
    LEAD_FACE_UP = "lead_face_up", "make the opening lead face up"
    ARRANGE_DUMMY = (
        "arrange_dummy",
        "lay his cards face up in columns by suit, the lowest towards declarer, trumps on his own right",
    )
    TELL_FACTS = "tell_facts", "tell the Director, in his presence, what happened and what the Law says"
    COUNT_TRICKS = "count_tricks", "keep count of the tricks won and lost"
    PLAY_AS_TOLD = (
        "play_as_told",
        "play dummy's cards as declarer tells him, and see that dummy follows suit",
    )
    ASK_DECLARER_HAVING_NONE = (
        "ask_declarer_having_none",
        "ask declarer, when he fails to follow suit, whether he has a card of the suit led",
    )
    ASK_DEFENDER_HAVING_NONE = (
        "ask_defender_having_none",
        "ask a defender whether he has a card of the suit led",
    )
    TAKE_PART = "take_part", "take part in the play, or tell declarer anything about it"
    EXCHANGE_HANDS = "exchange_hands", "exchange hands with declarer"
    WATCH_DECLARER = "watch_declarer", "leave his seat to watch declarer play"
    LOOK_AT_DEFENDERS_CARDS = "look_at_defenders_cards", "look at the face of a defender's card"
    SHOW_DUMMY_HIS_HAND = "show_dummy_his_hand", "show dummy his hand"
    CHOOSE_HAND_TO_LEAD = "choose_hand_to_lead", "choose the hand from which declarer leads"
    LEAD_FROM_OWN_HAND = "lead_from_own_hand", "lead from his own hand"
    LEAD_FROM_DUMMY = "lead_from_dummy", "lead from dummy"
    PLAY_FACE_UP = "play_face_up", "play a card by facing it on the table before him"
    NAME_DUMMYS_CARD = "name_dummys_card", "play from dummy by naming the card, which dummy then faces"
    TAKE_DUMMYS_CARD = "take_dummys_card", "pick up dummy's card himself if need be"
    INDICATE_CARD = (
        "indicate_card",
        "touch or point out a card without being told, other than to arrange them",
    )
    TURN_CARD_EARLY = "turn_card_early", "turn his card face down before all four have played to the trick"
    NAME_ONE_OF_THESE = "name_one_of_these", "say which of these cards he means"
    NAME_ANY_LEGAL_CARD = "name_any_legal_card", "name any card of dummy's that may legally be played"
    CHOOSE_DUMMYS_CARD = "choose_dummys_card", "choose the card himself"
    ACCEPT_LEAD_OR_PLAY = "accept_lead_or_play", "accept the lead or play"
    ASK_HAVING_NONE = (
        "ask_having_none",
        "ask a player who does not follow suit whether he has none of it",
    )
    INSPECT_TRICK = "inspect_trick", "have all the cards of the trick faced again"
    INSPECT_OWN_CARD = "inspect_own_card", "look at his own last card, without showing it"
    INSPECT_QUITTED = "inspect_quitted", "look at quitted tricks"
    INSPECT_AFTER_PLAY = (
        "inspect_after_play",
        "look at the cards, each at his own, to settle a revoke or the number of tricks",
    )
    TURN_FACE_DOWN = "turn_face_down", "turn his own card face down near him when all four have played"
    POINT_TO_PARTNER = "point_to_partner", "point a card lengthwise to partner when his side won the trick"
    POINT_TO_OPPONENTS = (
        "point_to_opponents",
        "point a card lengthwise to the opponents when they won the trick",
    )
    POINT_OUT_WRONG_CARD = "point_out_wrong_card", "say that a card points the wrong way"
    KEEP_ROW = "keep_row", "keep his cards in an overlapping row, in the order in which they were played"
    DISTURB_ROW = "disturb_row", "disturb the row, once the number of tricks is agreed"
    AVOID_EXPOSING = "avoid_exposing", "avoid, if he can, showing the played cards of a defender"
    STATE_LINE = "state_line", "say at once how he will win the tricks, and in what order he will play"
    FACE_HAND = "face_hand", "face his hand"
    REPEAT_STATEMENT = "repeat_statement", "repeat what he said when he claimed"
    RAISE_OBJECTIONS = (
        "raise_objections",
        "say what they have against the claim; the Director looks further than that",
    )
    USE_LATER_PLAY = (
        "use_later_play",
        "take what was played after the claim as evidence of how it would have been played, or what it was worth",
    )
    HAVE_HANDS_FACED = "have_hands_faced", "have all the hands faced"
