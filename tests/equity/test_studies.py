"""The questions that the Laws put: knowledge, revokes, bound leads, alternatives, polls."""

import re
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from lawbook.bridge import Card, Seat, Side
from lawbook.casefile import CaseFile, load, loads
from lawbook.desk.evidence import Wanted, evidence, steps_for
from lawbook.equity import Cache, Position, Resources, ask
from lawbook.equity.alternatives import Compared
from lawbook.equity.bars import text
from lawbook.equity.chair import chair
from lawbook.equity.knowing import Secret
from lawbook.equity.line import Follows
from lawbook.equity.picture import svg
from lawbook.equity.poll import Thresholds, poll_of
from lawbook.equity.study import Study
from lawbook.equity.weighing import Steps
from lawbook.equity.words import Words
from lawbook.errors import CaseError, LawbookError
from lawbook.law.authority import authority
from lawbook.meaning import Meaning, parse_meaning
from lawbook.notation import parse_card
from lawbook.notation.contract import parse_contract

ROOT = Path(__file__).parents[2]
DOCUMENTED = ROOT / "docs" / "examples"
BOARD_3 = load(DOCUMENTED / "board_3.yaml")[0]
BOARD_1 = load(DOCUMENTED / "board_1.yaml")[0]
KEPT = Resources(cache=Cache())


def shown(**texts: str) -> Mapping[Seat, Meaning]:
    return {Seat[seat]: parse_meaning(words) for seat, words in texts.items()}


def study(case: CaseFile, **wanted: object) -> Study:
    asked = Wanted(**{"margin": 0.06, "resources": KEPT, **wanted})  # type: ignore[arg-type]
    *_, last = evidence(case, asked)
    assert last.done
    return last


def figures(found: Study) -> list[tuple[float, ...]]:
    return [tuple(value.number for value in row.values if value is not None) for row in found.rows]


def said(found: Study) -> set[Words]:
    return {remark.words for remark in found.remarks}


TOP_OF_TWO = shown(N="5+ hearts, 11-15", E="not SK, not S8, not S5")


def test_knowing_the_deuce_tells_west_to_duck_what_he_had_to_guess() -> None:
    found = study(BOARD_1, shown=TOP_OF_TWO, margin=0.05)
    (duck_before, duck_after), (win_before, win_after) = figures(found)

    assert abs(duck_before - win_before) < 0.1
    assert duck_after > win_after + 0.25
    assert Words.BEST_APPEARS in said(found)


def test_knowing_the_deuce_is_worth_nothing_when_north_denies_four_spades() -> None:
    flannery = {**TOP_OF_TWO, Seat.N: parse_meaning("5+ hearts, 11-15, 0-3 spades")}
    found = study(BOARD_1, shown=flannery)

    assert all(before == after for before, after in figures(found))
    assert {Words.KNOWN_ANYWAY} == said(found)


def test_the_club_king_helps_the_club_finesse_and_not_the_heart_finesse() -> None:
    lines = tuple(tuple(map(parse_card, line.split())) for line in ("DA C2 CJ", "DA SQ S2 C2 CA HQ H4"))
    (clubs, knowing_clubs), (hearts, knowing_hearts) = figures(study(BOARD_3, lines=lines))

    assert knowing_clubs > clubs + 0.25
    assert abs(knowing_hearts - hearts) < 0.08


def test_dummys_ace_is_no_secret_once_dummy_lies() -> None:
    case = load(ROOT / "cases" / "law_13" / "workshop.yaml")[0]
    notrump = {parse_contract("3NT by E"): Fraction(1)}
    found = study(case, contracts=notrump)

    assert {Words.SEEN_ANYWAY} == said(found)
    assert [before == after for before, after in figures(found)] == [True]


def test_who_saw_a_card_is_read_from_the_record() -> None:
    case = loads("""
        deal: "N:KT42.Q9.9.AQJ853 AJ753.K7.8742.T9 Q.AJT84.AKQJ6.72 986.6532.T53.K64"
        board: 3
        story: [S sees SA of E, S 1H, W P, N 2C, E P, S 2NT, W P, N 3NT, E P, S P, W P]
        law: "16"
    """)[0]
    found = study(case, question="information_affected_result", margin=0.1)

    assert {"seat": Seat.E, "card": (Card.SA,), "chair": Seat.S} == found.title.values
    assert Words.OPEN_CARD in said(found)


def test_every_picture_is_more_exact_than_the_one_before() -> None:
    wanted = Wanted(shown=TOP_OF_TWO, margin=0.05, resources=KEPT)
    watched = list(evidence(BOARD_1, wanted))

    assert [False] * (len(watched) - 1) + [True] == [one.done for one in watched]
    assert sorted(one.layouts for one in watched) == [one.layouts for one in watched]
    assert all(value.margin <= 0.05 for row in watched[-1].rows for value in row.values if value)


def test_a_seed_computes_the_same_again() -> None:
    once, again = (
        study(BOARD_1, shown=TOP_OF_TWO, margin=0.1, seed=4, resources=Resources()) for _ in range(2)
    )

    assert once == again


def test_a_line_is_followed_to_the_finesse_and_no_further() -> None:
    """North has ♣A Q opposite ♣3 2, and needs both tricks: the finesse wins over the king with West alone."""
    for king, wins in ((Seat.W, True), (Seat.E, False)):
        west, east = ("K4", "65") if king is Seat.W else ("64", "K5")
        hands = loads(f'deal: "N:...AQ ...{east} ...32 ...{west}"\nlaw: "13"')[0].board.deal
        assert hands is not None
        known = tuple(hand for hand in hands.hands if hand is not None)
        position = Position(known, parse_contract("1NT by N").bid.strain, Seat.S)

        assert wins == ask(Follows(position, Side.NS, 2, (Card.C2, Card.CQ)))
        assert not ask(Follows(position, Side.NS, 2, (Card.C2, Card.CA)))


def test_the_queen_would_have_won_so_the_director_gives_that_trick() -> None:
    """Published ruling L64-06: one trick for the first revoke, and another that the second took away; five in all."""
    found = study(load(ROOT / "cases" / "law_64" / "published.yaml")[1], question="undercompensated")

    assert [(3.0,), (4.0,), (5.0,)] == figures(found)
    assert {Words.UNDERCOMPENSATED} == said(found)


def test_the_first_of_two_revokes_is_paid_for_by_its_own_trick() -> None:
    case = load(ROOT / "cases" / "law_64" / "published.yaml")[1]
    found = study(case, question="undercompensated@1")

    assert [(3.0,), (4.0,)] == figures(found)[:2]
    assert {Words.COMPENSATED} == said(found)


def test_a_restriction_is_compared_with_a_free_lead() -> None:
    found = study(load(ROOT / "cases" / "law_50" / "shown.yaml")[0], question="penalty_card_helped")

    assert found.rows
    assert said(found) <= {Words.RESTRICTION_COST, Words.RESTRICTION_FREE}


def test_nobody_bound_is_told() -> None:
    with pytest.raises(LawbookError, match="nobody was bound by a restriction"):
        study(BOARD_3, question="penalty_card_helped")


def test_alternatives_on_the_deal_are_what_it_makes() -> None:
    weights = {parse_contract("6NT by N"): Fraction(3, 5), parse_contract("3NT by N"): Fraction(2, 5)}
    compared = Compared(steps=Steps(step=Fraction(1, 10), non_offenders=Side.EW), other_table=490)
    found = study(BOARD_3, question="outcomes", contracts=weights, compared=compared)

    assert [(0.6, 0.6), (0.4, 0.4)] == figures(found)
    assert 0 == found.layouts
    assert Words.WEIGHTED_IMPS in said(found)


def test_a_call_is_a_logical_alternative_by_the_thresholds_of_the_authority() -> None:
    poll = poll_of(
        [{"call": "X"}, {"call": "X", "considered": ["P"]}, {"call": "P"}, {"call": "X"}, {"call": "X"}]
    )
    wbf, ebu = (Thresholds.of(authority(name)) for name in ("WBF", "EBU"))

    assert ["X", "Pass"] == [str(call) for call in poll.logical(wbf)]
    assert ["X"] == [str(call) for call in poll.logical(ebu)]


@pytest.mark.parametrize(
    ("rows", "wrong"),
    [
        ([], "no answers"),
        ([{"who": "A"}], "answer 1"),
        ([{"call": "X"}, {"call": "P", "considered": "X"}], "answer 2"),
        ([{"call": "P", "mood": "X"}], "answer 1"),
    ],
)
def test_a_poll_that_cannot_be_read_is_told(rows: list[dict[str, object]], wrong: str) -> None:
    with pytest.raises(CaseError, match=wrong):
        poll_of(rows)


def test_what_calls_were_said_to_show_is_known_in_every_chair() -> None:
    case = loads(
        """
        deal: "N:AKQ2.K32.K32.432 - T9.QT98.Q54.AJT9 -"
        dealer: N
        story: ['N 1NT announced "15-17"', 'E 2H alerted "5+ spades"', S P, W P, N P, 'N explains E2H "6 hearts"',
                'W remarks "sorry"']
        law: "21"
        """
    )[0]
    seen = chair(case.table, Seat.S, parse_contract("2H by E"), dummy=False)

    assert "15-17 points" == str(seen.knowledge.shown[Seat.N])
    assert "6 hearts" == str(seen.knowledge.shown[Seat.E])


def test_a_wrong_explanation_is_compared_with_what_is_so() -> None:
    case = load(DOCUMENTED / "explained.yaml")[0]
    found = study(
        case, question="misinformation_gained", chair=Seat.E, lines=((Card.HK,), (Card.D8,)), margin=0.1
    )

    assert [Words.AS_TOLD, Words.AS_IT_IS] == [column.words for column in found.columns]
    assert all(as_told > as_it_is + 0.1 for as_told, as_it_is in figures(found))


def test_the_opening_leader_has_not_seen_dummy() -> None:
    case = load(DOCUMENTED / "explained.yaml")[0]
    contract = parse_contract("3D by N")

    assert (Seat.E,) == chair(case.table, Seat.E, contract).sees
    assert (Seat.N, Seat.S) == chair(case.table, Seat.N, contract).sees


def test_an_explanation_that_is_not_understood_is_told() -> None:
    case = loads(
        """
        deal: "N:AKQ2.K32.K32.432 - T9.QT98.Q54.AJT9 -"
        dealer: N
        story: ['N 1NT alerted "whatever partner likes"', E P, S P, W P]
        law: "21"
        """
    )[0]

    assert [Words.NOT_READ] == [
        r.words for r in chair(case.table, Seat.S, parse_contract("1NT by N")).remarks
    ]


def test_cards_played_and_suits_shown_out_are_known() -> None:
    case = loads(
        """
        deal: "N:AKQ2.K32.K32.432 543.AJ654.76.K65 T9.QT98.Q54.AQJT J876.7.AJT98.987"
        contract: 3NT by N
        story: [E H4, S H8, W H7, N HK, N H2, E H5, S H9, W C9]
        law: "13"
        """
    )[0]
    seen = chair(case.table, Seat.N, parse_contract("3NT by N"), tricks=case.table.playing.tricks)  # type: ignore[union-attr]

    assert {Card.H7, Card.C9} == seen.knowledge.held[Seat.W]
    assert "1 hearts" == str(seen.knowledge.shown[Seat.W])
    assert 7 == seen.wanted


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ({"question": "no_such_fact"}, "no such fact is helped by computing"),
        ({"after": 60}, "the record has 1 played"),
        ({"secret": Secret(Seat.W, (Card.S2,))}, "♠2 is known to be in two hands|cannot"),
        ({"shown": {Seat.W: parse_meaning("7+ diamonds")}}, "cannot have shown"),
    ],
)
def test_what_cannot_be_asked_is_told_in_one_line(wanted: dict[str, object], told: str) -> None:
    with pytest.raises(LawbookError, match=told) as caught:
        study(BOARD_3, **wanted)

    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("wanted", [{}, {"question": "worse_normal_line"}])
def test_a_claim_is_looked_at_by_its_lines(wanted: dict[str, object]) -> None:
    with pytest.raises(LawbookError, match="`lawbook claim`"):
        study(loads('law: "70"')[0], **wanted)


def test_tricks_that_nobody_can_look_into_are_told() -> None:
    case = loads('contract: 6NT by N\ntricks: 5\ndeal: "N:KT42.Q9.9.A - - -"\nlaw: "13"')[0]
    with pytest.raises(CaseError, match="tell them under played"):
        study(case, question="outcome_affected", chair=Seat.N, secret=Secret(Seat.W, (Card.CK,)))


def test_bars_keep_to_eighty_columns_and_end_with_what_double_dummy_is_not() -> None:
    lines = list(text(study(BOARD_1, shown=TOP_OF_TWO, margin=0.1)))

    assert max(map(len, lines)) <= 80
    assert Words.CAVEAT.value == " ".join(lines[-2:])


def test_a_drawing_is_xml_with_a_bar_for_every_figure() -> None:
    found = study(BOARD_1, shown=TOP_OF_TWO, margin=0.1)
    drawn = ET.fromstring(svg(found))  # noqa: S314  # our own drawing
    bars = [part for part in drawn.iter() if re.fullmatch("bar[01]", part.get("class", ""))]

    assert 4 == len(bars)
    assert Words.CAVEAT.value in " ".join(part.text or "" for part in drawn.iter())


def test_the_steps_of_shares_are_the_authoritys() -> None:
    assert Fraction(1, 20) == steps_for(BOARD_3)
