"""What is in force: one ledger for the auction and the play, the most urgent first."""

from lawbook.bridge import Board, Seat, Word
from lawbook.casefile import CaseFile
from lawbook.desk import replay
from lawbook.table import Table, acts, in_force, parse_story

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
