"""What is in force: one ledger for the auction and the play, the most urgent first."""

from lawbook.bridge import Bid, Board, Card, Hand, Seat, Strain, Word
from lawbook.casefile import CaseFile, loads
from lawbook.desk import replay
from lawbook.table import Table, acts, in_force, parse_story
from lawbook.table.in_force import Act, Modality

DEALT = ("W P", "N P", "E P", "S 1NT", "W P", "N 3NT", "E P", "S P", "W P")
PLAYED = ("W H4", "N H2", "E HK", "S H3")


def told(*story: str) -> Table:
    return Table(Board(dealer=Seat.W), story=list(parse_story(story)))


def ruled(*story: str) -> Table:
    return replay(CaseFile(board=Board(dealer=Seat.W), story=story))


def lines(table: Table) -> list[tuple[str, str]]:
    return [(norm.seat.name, norm.act.value) for norm in in_force(table)]


def test_who_has_to_speak_comes_first() -> None:
    # East's call at the turn of a player who has to pass would be in rotation (28A); South's is not.
    assert lines(told("N must pass auction", "W P", "S 1S")) == [
        ("W", "may accept or refuse"),
        ("N", "must pass"),
    ]


def test_nothing_of_the_auction_is_in_force_when_it_is_over() -> None:
    assert lines(told("W must pass auction", *DEALT)) == []


def test_what_binds_the_player_on_turn_comes_before_what_waits() -> None:
    table = told(*DEALT, *PLAYED, "W must not lead D", "E must lead S")

    assert lines(table) == [("E", "must lead"), ("W", "must not lead")]


def test_a_penalty_card_is_in_force_until_it_is_played() -> None:
    table = ruled(*DEALT, *PLAYED, "E exposes SA", "director")

    assert ("E", "must play at the first opportunity") in lines(table)
    assert ("E", "must play at the first opportunity") not in lines(
        ruled(*DEALT, *PLAYED, "E exposes SA", "director", "E SA")
    )


def test_declarer_chooses_about_the_lead_of_a_penalty_cards_partner() -> None:
    table = told(*DEALT, *PLAYED, "DQ of W is a major penalty card")

    assert lines(table)[0] == ("S", "may choose about the lead")
    assert [norm.act.value for norm in acts(table, Seat.S).norms] == ["may choose about the lead"]


def test_who_must_pass_may_call_nothing_else() -> None:
    assert acts(told("W must pass once"), Seat.W).calls == (Word.PASS,)
    assert acts(told("W must pass once"), Seat.N).calls == ()


MISINFORMED = ("W 1NT", "N P", "E P", "S P", "S may change P [21B1(a)]")


def test_a_call_may_be_changed_after_the_final_pass_until_the_lead_is_faced() -> None:
    assert lines(told(*MISINFORMED)) == [("S", "may change")]
    assert lines(told(*MISINFORMED, "N HK")) == []


def test_a_reopened_auction_goes_on_and_its_new_contract_is_played() -> None:
    reopened = (*MISINFORMED, "S replaces P with 2S")
    led = told(*reopened, "W P", "N P", "E P", "W HK", "N H2")

    assert Word.PASS in acts(told(*reopened), Seat.W).calls
    assert (str(led.contract), led.play_matters) == ("2♠ S", ())


def test_who_is_to_call_may_call_though_a_card_was_led_in_the_auction() -> None:
    assert Word.PASS in acts(told("W 1NT", "N HK", "director"), Seat.N).calls


LED = ("W 1NT", "N P", "E P", "S P", "N HK", "N may take back HK [47E2(a)]")


def test_a_card_may_be_taken_back_until_another_is_played() -> None:
    assert lines(told(*LED)) == [("N", "may take back")]
    assert lines(told(*LED, "E H2")) == []


def test_whoever_takes_it_back_by_right_is_in_order_and_has_done_so_once() -> None:
    changed = told(*LED, "N replaces HK with SK")
    again = told(*LED, "N replaces HK with SK", "N replaces SK with DK")

    assert (lines(changed), changed.play_matters) == ([], ())
    assert lines(told(*LED, "N withdraws HK")) == []
    assert [matter.fault.value for matter in again.play_matters] == ["changed"]


def test_without_the_right_a_change_is_found() -> None:
    changed = told(*LED, "E H2", "N replaces HK with SK")

    assert [matter.fault.value for matter in changed.play_matters] == ["changed"]


def test_each_act_binds_as_its_words_say() -> None:
    assert Act.NOT_LEAD.modality is Modality.MUST_NOT
    assert Act.LEAD.modality is Modality.MUST
    assert Act.ANSWER.modality is Modality.MAY


def test_a_defenders_lead_out_of_turn_is_declarers_to_accept_and_declarers_either_defenders() -> None:
    # Laws 53A, 55A
    assert lines(told(*DEALT, *PLAYED, "W S2")) == [("S", "may accept or refuse")]
    assert lines(told(*DEALT, *PLAYED, "N S2")) == [
        ("E", "may accept or refuse"),
        ("W", "may accept or refuse"),
    ]


def test_nobody_is_asked_about_a_call_when_the_opening_lead_has_been_faced() -> None:
    assert ("W", "may accept or refuse") not in lines(told("W P", "N P", "E P", "S 1NT", "N 2H", "W H4"))


def test_a_minor_penalty_card_is_in_force_as_such() -> None:
    table = told(*DEALT, *PLAYED, "D5 of E is a minor penalty card")

    assert lines(table) == [("E", "must play before other small cards")]
    assert [norm.cards for norm in in_force(table)] == [(Card.D5,)]


def test_what_must_not_be_called_is_left_out_and_the_rest_may_be_called() -> None:
    calls = acts(told("W P", "N 1H", "E must not call X 1S"), Seat.E).calls

    assert calls[:3] == (Word.PASS, Bid(1, Strain.NOTRUMP), Bid(2, Strain.CLUBS))
    assert Word.DOUBLE in acts(told("W P", "N 1H"), Seat.E).calls


def test_only_the_player_on_turn_may_play_a_card() -> None:
    hands = "N:AKQ2.432.432.432 JT98.765.765.765 765.AKQ.AKQ.AKQJ 43.JT98.JT98.T98"
    [case] = loads(f"contract: 4S by S\ndeal: {hands!r}\nstory: [W HJ]")

    assert acts(case.table, Seat.N).cards == Hand([Card.H2, Card.H3, Card.H4])
    assert acts(case.table, Seat.E).cards is None
    assert acts(case.table, Seat.E).calls == ()


def test_nothing_is_in_force_or_may_be_played_when_the_play_is_over() -> None:
    hands = "N:AKQ2.432.432.432 JT98.765.765.765 765.AKQ.AKQ.AKQJ 43.JT98.JT98.T98"
    story = "[W HJ, N H2, E H5, S HA, D7 of E is a major penalty card, S claims 13, W agrees]"
    [case] = loads(f"contract: 4S by S\ndeal: {hands!r}\nstory: {story}")

    assert case.table.play_over
    assert (in_force(case.table), acts(case.table, Seat.S).cards) == ((), None)
