"""The verb of every duty and every prohibition, clause by clause, as the Laws of 2017 have it.

The Introduction to the Laws weighs the verbs: a duty that carried another one would be said too
strongly or too weakly. Each has its row here and none is left out. Where a clause forbids without
a verb, as by giving a right to somebody else, it is `does_not`.
"""

from functools import cache

import pytest

from lawbook.law.authority import authority
from lawbook.law.book import EDITIONS, find_law, laws
from lawbook.law.explore import explore
from lawbook.law.provision import (
    Penalize,
    Permitted,
    Prohibited,
    Provision,
    Required,
    Strength,
    Unauthorized,
    Verb,
)
from lawbook.law.provision.labels import Calls, Plays

SEEN = """
    5A          may_not     change_direction
    5B          does        announce_moves sit_right
    6A          does        shuffle
    6B          must        deal_properly
    6C          should      attend_deal
    6E4         does        deal_randomly
    7A          shall       leave_board
    7B1         does        look_at_right_hand take_own_pocket
    7B2         does        count_cards
    7B2         must        inspect_cards
    7B3         shall_not   touch_others
    7C          should      restore_hand
    7C          shall_not   take_hand_back_out
    7D          does        keep_order
    9A4         may_not     draw_attention
    9B1(a)      should      call_director
    9B2         shall_not   act_before_ruling
    10A         does_not    determine_rectification
    10C2        must_not    consult_partner
    10C2        must        choose_alone
    15A2(b)     does        look_at_right_hand
    15B2        does        replay_later
    16B1(a)     may_not     choose_suggested
    20B         does_not    hear_all_calls
    20B         may_not     hear_some_calls
    20C2        may_not     hear_some_calls
    20C2        does_not    hear_all_calls
    20D         shall_not   restate_calls
    20E         does        correct_review
    20F1        may_not     ask_more
    20F1        does_not    ask_meaning
    20F1        should      explain
    20F2        should      explain
    20F2        does_not    ask_carding ask_meaning
    20F4(a)     must        correct_before_lead
    20F5(a)     may_not     correct_explanation
    20F5(b)(i)  must        correct_after_play
    20F5(b)(ii) must        correct_after_auction
    20G1        may_not     ask_for_partner
    20G2        may_not     ask_to_mislead
    20G3        may_not     consult_own_card
    22B         shall_not   deal_again
    40A1(b)     does        disclose
    40A2        must_not    communicate_otherwise
    40A4        shall       same_methods
    41A         does        lead_face_down
    41B         does_not    ask_carding ask_meaning hear_all_calls
    41C         does_not    hear_contract
    41D         does        arrange_dummy
    42A3        does        play_as_told
    42B1        does_not    ask_defender_having_none
    42B3        may_not     draw_attention
    43A1(a)     may_not     call_director
    43A1(b)     may_not     draw_attention
    43A1(c)     must_not    take_part
    43A2(a)     may_not     exchange_hands
    43A2(b)     may_not     watch_declarer
    43A2(c)     may_not     look_at_defenders_cards
    43A3        may_not     show_dummy_his_hand
    43B2(a)     shall       lead_from_dummy lead_from_own_hand
    45A         does        play_face_up
    45B         does        name_dummys_card
    45F         may_not     indicate_card
    45F         should      call_director
    45G         should_not  turn_card_early
    46A         should      name_dummys_card
    46B3(b)     must        name_one_of_these
    46B5        must_not    choose_dummys_card
    50D2        may_not     lead_before_choice
    52A         may_not     take_back
    65A         does        turn_face_down
    65B1        does        point_to_partner
    65B2        does        point_to_opponents
    65B3        does_not    point_out_wrong_card
    65C         does        keep_row
    65D         should      keep_row
    66A         does_not    inspect_trick
    66B         does_not    inspect_own_card
    66C         may_not     inspect_quitted
    72B1        must_not    infringe_on_purpose
    73A2        should      keep_tempo
    73C1        must        avoid_advantage
    74A1        should      be_courteous
    74A2        should      be_courteous
    74A3        should      follow_procedure
    74B1        should      show_consideration
    74B2        should      show_consideration
    74B3        should      show_consideration
    74B4        should      show_consideration
    74B5        should      be_courteous
    74C1        should      follow_procedure
    74C2        should      follow_procedure
    74C3        should      follow_procedure
    74C4        should      follow_procedure
    74C5        should      follow_procedure
    74C6        should      follow_procedure
    74C7        should      follow_procedure
    74C8        should      follow_procedure
    75B2        must        correct_before_lead
    75B3        must_not    correct_explanation
    75B3        must        correct_after_auction correct_after_play
    75C         must_not    correct_explanation
    75D1        does        disclose
    76A2        must_not    contact_player
    76B1        may_not     look_at_more_hands
    76B2        must_not    react
    76B3        must_not    talk_in_round
    76B4        must_not    disturb_players
    76B5        shall_not   speak_of_the_game
    76C1        may_not     speak_unasked
    76C2        does        follow_regulation
    79A1        shall       agree_tricks
    79A2        must_not    claim_unwon_trick
    79B         must        call_director
    87B         does        announce_method
    92B         does        make_ruling
    92C         shall       appeal_through_director
    93B3        may_not     overrule_discipline overrule_on_law
    93C3(b)     does        follow_regulation
    62C3        does_not    inspect_quitted
    3           does        number_tables set_directions
    44A         does        obey_restriction
    44D         does        obey_restriction
    58B2        does        name_played_card
    61A         does        obey_restriction
    61B2(b)     may_not     ask_defender_having_none
    61C         does_not    inspect_quitted
    68C         should      state_line
    68C         does        face_hand
    68D2(a)     may_not     act_before_ruling
    70B1        does        repeat_statement
    73B1        shall_not   communicate_otherwise
    73B2        must_not    prearrange
    73D1        should      take_care
    73D2        may_not     mislead
    47E1        may_not     accept_lead_or_play
    72B3        may_not     conceal
    83          shall       tell_of_appeal
"""
"""Compared with a text of the clause, of 2017 or, where 2017 did not touch it, of 2007."""

UNVERIFIED = """
    87B         does        follow_regulation
    89A1        may_not     seek_information
    89A2        may_not     use_forbidden_information
    89A3        may_not     pass_to_partner
    89A4        may_not     pass_to_others
    89B         does        report_to_authority
    1B          should      replace_pack
    1C          should      replace_pack
    2           should      replace_board
    4           does_not    use_substitute
    8A1         does        announce_moves
    8A2         does        move_boards
    16B2        should      call_if_disputed
    16C2        may_not     choose_suggested
    16D1        should      tell_director_at_once
    19A2        should      say_one_word
    19B2        should      say_one_word
    38A         does_not    play_above_seven
    40B2(a)(ii) does        have_card
    40B2(a)(i)  does_not    use_understanding
    40B2(a)(iv) does_not    use_understanding
    40B2(a)(v)  does_not    use_understanding
    40B2(b)     may_not     consult_own_card
    40B2(c)     does_not    consult_opponents_card
    40B2(d)     does_not    use_aids
    40B5(a)     shall       tell_special
    40C1        must        disclose
    67B2(a)     should      avoid_exposing
    72B2        must        speak_out
    73A2        does        pause
    78D         should      publish_conditions
    78D         does_not    use_method
    80B2(a)     should      name_director
    81B2        does        follow_regulation
    81C3        does        rectify_what_he_learns
    82A         does        correct_ruling
    84C         does        choose_option
    84D         does        restore_equity
    85A1        shall       weigh_evidence
    85B         does        rule_to_go_on
    86A         shall_not   deal_again
    86B3        does        follow_regulation
"""
"""From the project's tables of the Laws and from knowledge of the text only; no text of the clause was found."""

OLDER = """
    6B          must        deal_one_by_one
    7A          does        leave_board_there
    9A3         may_not     draw_attention
    15A2        does        replay_later
    15C         does        seat_right_contestants
    15C         must        repeat_calls
    16A3        may_not     act_on_other_information
    16B1(a)     may_not     choose_possibly_suggested
    16C1        should      tell_director_at_once
    16D2        may_not     choose_possibly_suggested
    17D2        does        look_at_right_hand
    20F4        must        correct_without_delay
    20G1        should_not  ask_for_partner
    20G2        may_not     consult_own_card
    40B2(a)     does        have_card
    40B2(a)     does_not    use_understanding
    40B2(a)     shall       same_methods
    40B2(d)     does_not    use_understanding
    40B3        does_not    use_understanding
    40B6(a)     shall       tell_special
    40C3(a)     does_not    use_aids
    43A1(c)     may_not     prevent take_part
    22A1        shall_not   deal_again
    86C         shall_not   deal_again
    86D         should      assign_score
    68D         must        call_director
    68D         may_not     act_before_ruling
    73C         must        avoid_advantage
    75B         does        disclose
    75B         must        correct_at_once correct_after_auction correct_after_play
    75B         must_not    correct_explanation
"""
"""Clauses of 2007."""


def rows() -> set[tuple[str, str, str]]:
    """Clause, verb and act of every row."""
    lines = [line.split() for line in (SEEN + UNVERIFIED + OLDER).splitlines() if line.strip()]
    return {(clause, verb, act) for clause, verb, *acts in lines for act in acts}


@cache
def provisions() -> frozenset[Provision]:
    """Everything that any Law of any edition yields under any authority."""
    found: set[Provision] = set()
    for number in laws():
        for edition in EDITIONS:
            try:
                law = find_law(number, edition)
            except LookupError:
                continue
            for body in ("WBF", "EBU", "ACBL", "FIGB"):
                for ending in explore(law, edition=edition, authority=authority(body)):
                    found.update(ending.provisions)
    return frozenset(found)


def test_every_duty_and_prohibition_has_its_row_and_the_verb_of_its_clause() -> None:
    yielded = {
        (p.cite, p.verb.value, p.act.value) for p in provisions() if isinstance(p, Required | Prohibited)
    }

    assert rows() == yielded


@pytest.mark.parametrize("kind", [Required, Prohibited, Permitted, Unauthorized])
def test_a_verb_obliges_where_something_is_required_and_forbids_where_it_is_prohibited(
    kind: type[Required | Prohibited | Permitted | Unauthorized],
) -> None:
    forbids = {verb for verb in Verb if verb.value.endswith("_not")}
    fitting = {
        Required: set(Verb) - forbids - {Verb.MAY},
        Prohibited: forbids,
        Permitted: {Verb.MAY},
        Unauthorized: {Verb.MAY_NOT},
    }

    assert {p.verb for p in provisions() if isinstance(p, kind)} <= fitting[kind]


def test_what_a_player_has_to_call_or_play_is_said_by_a_verb_of_the_laws() -> None:
    """Mostly must; what declarer or a defender names is played, and an honour may be."""
    plain = {Calls.INTENDED, *(play for play in Plays if play.phrase.startswith(("plays ", "adds ")))}
    free = {Plays.HONOUR_OR_PENALTY_CARD, Plays.ANY_CARD}

    assert {said.phrase.split()[0] for said in {*Calls, *Plays} - plain - free} == {"must"}
    assert {said.phrase.split()[0] for said in free} == {"may"}


WEIGHT = {
    Strength.MUST: "7B2 20F4 72B1 73B2 75B 79A2",
    Strength.SHALL: "7B3 7C 20F5(a) 20G1 20G2 72B3 73B1 73D2",
    Strength.SHOULD: "20G1 45G 74A1 74A2 74A3 74B1 74B2 74B3 74B4 74B5",
    Strength.LIABLE: "13C 13D 43B1",
}
"""The weight of a breach is that of its verb; of shall not and may not it is one. 20G1 said only "improper" in 2007."""


def test_a_breach_weighs_as_much_as_the_verb_of_its_clause() -> None:
    weighed = {
        (p.cite, p.strength)
        for p in provisions()
        if isinstance(p, Penalize) and p.strength is not Strength.MAY
    }

    assert {(clause, strength) for strength, said in WEIGHT.items() for clause in said.split()} == weighed


def test_no_penalty_is_said_to_be_due() -> None:
    """Law 90A lets the Director give one; nothing makes him."""
    assert [s for s in Strength if "is given" in s.phrase or "must" in s.phrase] == []
