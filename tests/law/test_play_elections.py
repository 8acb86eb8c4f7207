"""What an authority lays down about the play: who may ask about a revoke, in what order a suit counts as played."""

from lawbook.law.authority import Authority
from lawbook.law.book import find_law
from lawbook.law.case import Case
from lawbook.law.consult import Ruling, consult
from lawbook.law.provision import Act, DeemedOrder, SuitOrder
from tests.law.test_elections import electing, ruled, told


def ruled_2007(law: str, body: Authority, **answers: str) -> Ruling:
    return consult(find_law(law, 2007), Case(edition=2007, authority=body, answers=answers))


def test_until_2017_defenders_might_not_ask_each_other_where_the_authority_forbade_it() -> None:
    answers = {"revoke_question": "asked", "asked_about_revoke": "defender_defender"}

    allowed, forbidden = (
        told(ruled_2007("61", electing("defenders_ask_each_other", word), **answers))
        for word in ("allowed", "forbidden")
    )

    assert allowed[0] == ("permitted", Act.ASK_HAVING_NONE, "61B3")
    assert forbidden[0] == ("prohibited", Act.ASK_HAVING_NONE, "61B3")


def test_a_suit_counts_as_played_from_the_top_where_the_authority_says_so() -> None:
    answers = {
        "claim_statement_made": "yes", "trump_outstanding": "no", "claim_turns_on": "order",
        "worse_normal_line": "no",
    }  # fmt: skip

    ruling = ruled("70", electing("unstated_suit_order", "top_down"), **answers)

    assert DeemedOrder(order=SuitOrder.TOP_DOWN, cite="70E2") in ruling.provisions
    assert "70E2" not in ruled("70", electing("unstated_suit_order", "none"), **answers).citations
