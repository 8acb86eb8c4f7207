"""Acts of the contest: what officials, spectators and contestants may, have to or must not do."""

from lawbook.label import Label

__all__ = ["ContestAct"]


class ContestAct(Label):
    """What is done about boards and rounds, scores, spectators, discipline and appeals."""

    LOOK_AT_MORE_HANDS = "look_at_more_hands", "look at more than one player's hand"
    LOOK_AT_HANDS = "look_at_hands", "look at the hands that the regulation lets him see"
    REACT = "react", "show any reaction to the auction or the play of a deal in progress"
    TALK_IN_ROUND = (
        "talk_in_round",
        "talk to a player, or make remarks or gestures, while the round goes on",
    )
    DISTURB_PLAYERS = "disturb_players", "disturb a player"
    SPEAK_OF_THE_GAME = "speak_of_the_game", "draw attention to anything in the game"
    SPEAK_UNASKED = "speak_unasked", "speak of a fact or of a Law unless the Director asks him"
    ANSWER_DIRECTOR = "answer_director", "tell the Director, who has asked him, what he knows"
    CONTACT_PLAYER = "contact_player", "communicate with a player during that player's session"
    MOVE_SPECTATOR = "move_spectator", "move the spectator, or send him out of the playing area"
    RECTIFY_WHAT_HE_LEARNS = (
        "rectify_what_he_learns",
        "rectify the irregularity, however he has learned of it",
    )
    FOLLOW_REGULATION = "follow_regulation", "do what the regulation lays down for this"
    SCORE_AS_SWITCHED = (
        "score_as_switched",
        "score the tables where the board was turned as if the sides had changed places there",
    )
    REPLACE_PACK = "replace_pack", "replace the pack by one whose backs are all alike"
    REPLACE_BOARD = (
        "replace_board",
        "put a board with the right markings in its place before anybody plays it",
    )
    NUMBER_TABLES = "number_tables", "give every table a number of its own"
    SET_DIRECTIONS = (
        "set_directions",
        "say which side of the table is North, and have the players sit accordingly",
    )
    PLAY_WITH_SUBSTITUTE = (
        "play_with_substitute",
        "play with the substitute; the contestant stays the same",
    )
    USE_SUBSTITUTE = "use_substitute", "play with a substitute whom the Director has not authorized"
    CHANGE_DIRECTION = "change_direction", "change the compass direction"
    SIT_RIGHT = "sit_right", "go to the table that was called, and sit there in the right direction"
    ANNOUNCE_MOVES = "announce_moves", "say clearly how players and boards move"
    MOVE_BOARDS = "move_boards", "take the played boards to the table that needs them next"
    AGREE_TRICKS = (
        "agree_tricks",
        "agree on the number of tricks before all four hands go back into the board",
    )
    CLAIM_UNWON_TRICK = (
        "claim_unwon_trick",
        "accept, knowingly, the score for a trick that his side did not win, or a trick that the others could not lose",
    )
    RULE_TO_GO_ON = (
        "rule_to_go_on",
        "make the ruling, and record the score, with which the contest can go on",
    )
    CORRECT_RECORD = "correct_record", "change the recorded score as he could correct an error in it"
    PUBLISH_CONDITIONS = (
        "publish_conditions",
        "publish beforehand how entries, scores, winners and ties are dealt with",
    )
    USE_METHOD = "use_method", "score by a method that the Regulating Authority has not approved"
    NAME_DIRECTOR = "name_director", "name somebody who does the Director's work"
    VARY_FOR_SCREENS = (
        "vary_for_screens",
        "lay down other rectifications for what does not cross the screen",
    )
    SUPPLY_OMISSION = "supply_omission", "make good what the Tournament Organizer has left out"
    CORRECT_RULING = "correct_ruling", "correct his ruling, so that the board is scored normally"
    USE_OTHER_POWER = "use_other_power", "use any other power that a Law gives him"
    TELL_OF_APPEAL = "tell_of_appeal", "tell a contestant of the right to appeal"
    REFER_TO_COMMITTEE = "refer_to_committee", "refer the matter to a committee himself"
    CHOOSE_OPTION = "choose_option", "choose one of the options"
    RESTORE_EQUITY = "restore_equity", "restore equity as well as he can"
    WEIGH_EVIDENCE = "weigh_evidence", "gather evidence, weigh it, and find what most probably happened"
    SUSPEND_INSTEAD = "suspend_instead", "suspend the player or contestant for the session instead"
    FINISH_OTHER_TABLE = (
        "finish_other_table",
        "finish the board at the other table, where it has been begun",
    )
    ASSIGN_SCORE = "assign_score", "assign a score, in IMPs or total points"
    MAKE_RULING = "make_ruling", "rule on it"
    APPEAL_THROUGH_DIRECTOR = "appeal_through_director", "make the appeal through the Director"
    APPEAL_TO_COMMITTEE = (
        "appeal_to_committee",
        "appeal against this part of the decision to the committee",
    )
    USE_DIRECTORS_POWERS = "use_directors_powers", "use every power that the Laws give the Director"
    OVERRULE_ON_LAW = "overrule_on_law", "overrule the Director in charge on a point of law or regulation"
    OVERRULE_DISCIPLINE = (
        "overrule_discipline",
        "overrule the Director in charge on discipline under Law 91",
    )
    RECOMMEND_CHANGE = (
        "recommend_change",
        "recommend to the Director in charge that he change his decision",
    )
    SANCTION_APPEAL = (
        "sanction_appeal",
        "impose what regulations lay down for an appeal without merit, such as the loss of a deposit",
    )
    APPEAL_FURTHER = "appeal_further", "appeal further, as the Regulating Authority provides"
    SEEK_INFORMATION = "seek_information", "look for information on a board by forbidden means"
    USE_FORBIDDEN_INFORMATION = "use_forbidden_information", "use information that was had by forbidden means"
    PASS_TO_PARTNER = "pass_to_partner", "pass information to partner by forbidden means, or try to"
    PASS_TO_OTHERS = "pass_to_others", "pass information on a board to others who will play it, or try to"
    REPORT_TO_AUTHORITY = (
        "report_to_authority",
        "report it to the Regulating Authority, for its disciplinary code",
    )
    KEEP_ORDER = "keep_order", "give disciplinary points, or suspend, at once"
    REFER_TO_AUTHORITY = (
        "refer_to_authority",
        "refer the matter to the Regulating Authority, which may decide it finally",
    )
