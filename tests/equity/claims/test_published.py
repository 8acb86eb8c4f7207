"""The published rulings on claims, by the search; the case files tell them as stories."""

from pathlib import Path

from lawbook.bridge import Card
from lawbook.casefile import CaseFile, load
from lawbook.desk.claims import claim_worth, won_before
from lawbook.equity.claims import Judgement, claim_of
from lawbook.equity.claims.node import node_of, played
from lawbook.equity.claims.search import Patience, Search
from lawbook.table.seen.claim import claim_in

CASES = Path(__file__).parents[3] / "cases"


def published(law: str, place: int = 0) -> CaseFile:
    return load(CASES / f"law_{law}" / "published.yaml")[place]


def total(case: CaseFile, tricks: int) -> int:
    claim = claim_in(case.table)
    assert claim is not None
    return won_before(case.table)[claim.claimer.side] + tricks


def test_the_small_trump_first_loses_all_four_tricks_to_one_who_forgot_the_master() -> None:
    case = published("70")

    found = claim_worth(case)

    assert 8 == total(case, found.tricks)
    assert (Card.H5,) == found.line.to_strike
    assert [Judgement.NORMAL] == [judgement for judgement, _ in found.judgements]


def test_were_clubs_first_the_only_normal_line_one_trick_would_go_to_the_trump() -> None:
    case = published("70")

    found = claim_worth(case, [(Card.H5,)])

    assert 11 == total(case, found.best)


def test_the_first_statement_is_complete_and_makes_the_contract() -> None:
    case = published("70", 1)

    found = claim_worth(case)

    assert (12, True, 4) == (total(case, found.tricks), found.automatic, found.free)


def test_a_concession_stands_while_a_club_may_be_led_which_loses() -> None:
    case = published("71")
    claim = claim_of(case.table)
    terms, root = claim.terms(unaware=False), node_of(claim.position)

    found = claim_worth(case)
    club_led, _ = played(root, Card.C7, terms.trump)

    assert (10, [(Judgement.NORMAL, "71B")]) == (total(case, found.tricks), list(found.judgements))
    assert found.best > claim.tricks >= Search(terms, Patience(10_000, 6)).tricks(club_led)


def test_winners_first_is_told_beside_the_worst_line_and_may_be_judged() -> None:
    case = load(CASES / "law_70" / "shown.yaml")[2]

    found, judged = claim_worth(case), claim_worth(case, winners_first=True)

    assert (6, 9, 9) == (found.worst, found.winners_first, found.best)
    assert (9, True) == (judged.worst, judged.automatic)
