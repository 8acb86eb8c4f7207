"""Acts of the contest: what officials, spectators and contestants may, have to or must not do."""

from lawbook.label import Label

__all__ = ["ContestAct"]


class ContestAct(Label):
    """What is done about boards and rounds, scores, spectators, discipline and appeals."""

    LOOK_AT_MORE_HANDS = "look_at_more_hands", "to look at more than one player's hand"
    LOOK_AT_HANDS = "look_at_hands", "to look at the hands that the regulation lets him see"
    REACT = "react", "to show any reaction to the auction or the play of a deal in progress"
    TALK_IN_ROUND = (
        "talk_in_round",
        "to talk to a player, or to make remarks or gestures, while the round goes on",
    )
    DISTURB_PLAYERS = "disturb_players", "to disturb a player"
    SPEAK_OF_THE_GAME = "speak_of_the_game", "to draw attention to anything in the game"
    SPEAK_UNASKED = "speak_unasked", "to speak of a fact or of a Law unless the Director asks him"
    ANSWER_DIRECTOR = "answer_director", "to tell the Director, who has asked him, what he knows"
    CONTACT_PLAYER = "contact_player", "to communicate with a player during that player's session"
    MOVE_SPECTATOR = "move_spectator", "to move the spectator, or to send him out of the playing area"
    RECTIFY_WHAT_HE_LEARNS = (
        "rectify_what_he_learns",
        "to rectify the irregularity, however he has learned of it",
    )
    FOLLOW_REGULATION = "follow_regulation", "to do what the regulation lays down for this"
    REPLACE_PACK = "replace_pack", "to replace the pack by one whose backs are all alike"
    REPLACE_BOARD = (
        "replace_board",
        "to put a board with the right markings in its place before anybody plays it",
    )
    NUMBER_TABLES = "number_tables", "to give every table a number of its own"
    SET_DIRECTIONS = (
        "set_directions",
        "to say which side of the table is North, and have the players sit accordingly",
    )
    PLAY_WITH_SUBSTITUTE = (
        "play_with_substitute",
        "to play with the substitute; the contestant stays the same",
    )
    USE_SUBSTITUTE = "use_substitute", "to play with a substitute whom the Director has not authorized"
    KEEP_SEATS = (
        "keep_seats",
        "to keep their compass directions for the session unless the Director tells or allows them to change",
    )
    CHANGE_DIRECTION = "change_direction", "to change the compass direction"
    SIT_RIGHT = "sit_right", "to go to the table that was called, and to sit there in the right direction"
    ANNOUNCE_MOVES = "announce_moves", "to say clearly how players and boards move"
    MOVE_BOARDS = "move_boards", "to take the played boards to the table that needs them next"
    AGREE_TRICKS = (
        "agree_tricks",
        "to agree on the number of tricks before all four hands go back into the board",
    )
    CLAIM_UNWON_TRICK = (
        "claim_unwon_trick",
        "to accept, knowingly, the score for a trick that his side did not win, or a trick that the others could not lose",
    )
    RULE_TO_GO_ON = (
        "rule_to_go_on",
        "to make the ruling, and record the score, with which the contest can go on",
    )
    CORRECT_RECORD = "correct_record", "to change the recorded score as he could correct an error in it"
    PUBLISH_CONDITIONS = (
        "publish_conditions",
        "to publish beforehand how entries, scores, winners and ties are dealt with",
    )
    USE_METHOD = "use_method", "to score by a method that the Regulating Authority has not approved"
    NAME_DIRECTOR = "name_director", "to name somebody who does the Director's work"
    VARY_FOR_SCREENS = (
        "vary_for_screens",
        "to lay down other rectifications for what does not cross the screen",
    )
    SUPPLY_OMISSION = "supply_omission", "to make good what the Tournament Organizer has left out"
    CORRECT_RULING = "correct_ruling", "to correct his ruling, so that the board is scored normally"
    USE_OTHER_POWER = "use_other_power", "to use any other power that a Law gives him"
    TELL_OF_APPEAL = "tell_of_appeal", "to tell a contestant of the right to appeal"
    REFER_TO_COMMITTEE = "refer_to_committee", "to refer the matter to a committee himself"
    CHOOSE_OPTION = "choose_option", "to choose one of the options"
    RESTORE_EQUITY = "restore_equity", "to restore equity as well as he can"
    WEIGH_EVIDENCE = "weigh_evidence", "to gather evidence, weigh it, and find what most probably happened"
    SUSPEND_INSTEAD = "suspend_instead", "to suspend the player or contestant for the session instead"
    FINISH_OTHER_TABLE = (
        "finish_other_table",
        "to finish the board at the other table, where it has been begun",
    )
    ASSIGN_SCORE = "assign_score", "to assign a score, in IMPs or total points"
    MAKE_RULING = "make_ruling", "to rule on it"
    APPEAL_THROUGH_DIRECTOR = "appeal_through_director", "to make the appeal through the Director"
    APPEAL_TO_COMMITTEE = (
        "appeal_to_committee",
        "to appeal against this part of the decision to the committee",
    )
    USE_DIRECTORS_POWERS = "use_directors_powers", "to use every power that the Laws give the Director"
    OVERRULE_ON_LAW = "overrule_on_law", "to overrule the Director in charge on a point of law or regulation"
    OVERRULE_DISCIPLINE = (
        "overrule_discipline",
        "to overrule the Director in charge on discipline under Law 91",
    )
    RECOMMEND_CHANGE = (
        "recommend_change",
        "to recommend to the Director in charge that he change his decision",
    )
    SANCTION_APPEAL = (
        "sanction_appeal",
        "to impose what regulations lay down for an appeal without merit, such as the loss of a deposit",
    )
    APPEAL_FURTHER = "appeal_further", "to appeal further, as the Regulating Authority provides"
    REFER_TO_AUTHORITY = (
        "refer_to_authority",
        "to refer the matter to the Regulating Authority, which may decide it finally",
    )
