"""What no ruling may ever do, over every ending of the Laws concerned (from the analysis of the Laws)."""

from collections.abc import Callable

import pytest

from lawbook.law.authority import authority
from lawbook.law.book import find_law
from lawbook.law.explore import Ending, explore
from lawbook.law.provision import Award, Quantity

WBF = authority("WBF")


def endings(number: str, edition: int = 2017) -> list[Ending]:
    return list(explore(find_law(number, edition), edition=edition, authority=WBF))


def kinds(ending: Ending) -> set[str]:
    return {provision.kind for provision in ending.provisions}


def cites(ending: Ending) -> set[str]:
    return {provision.cite for provision in ending.provisions}


NEVER: dict[str, tuple[str, int, Callable[[Ending], bool], Callable[[Ending], bool]]] = {
    "13A2 never stops the board": (
        "13", 2017, lambda e: "13A2" in cites(e), lambda e: "stop_board" in kinds(e),
    ),
    "13B never applies where nobody with a wrong hand has called": (
        "13", 2017, lambda e: e.answers.get("wrong_hand_called") == "no", lambda e: bool(cites(e) & {"13B1", "13B2"}),
    ),
    "13C never adjusts unless the card was in a quitted trick": (
        "13", 2017, lambda e: "13C" in cites(e) and e.answers["in_quitted_trick"] == "no",
        lambda e: bool(kinds(e) & {"adjust", "may_adjust"}),
    ),
    "13D always cancels and adjusts": (
        "13", 2017, lambda e: "13D" in cites(e), lambda e: not {"cancel_result", "adjust"} <= kinds(e),
    ),
    "nothing is unauthorized under Law 13 of 2017": (
        "13", 2017, lambda _: True, lambda e: "unauthorized" in kinds(e),
    ),
    "what was moved is always unauthorized when play goes on under Law 13 of 2007": (
        "13", 2007, lambda e: "correct_hands" in kinds(e), lambda e: "unauthorized" not in kinds(e),
    ),
    "Law 14 never changes a call or stops the board": (
        "14", 2017, lambda _: True, lambda e: bool(kinds(e) & {"cancel_call", "cancel_from", "stop_board", "adjust"}),
    ),
    "an adjustment for ignorance never touches both sides": (
        "11", 2017, lambda e: "keeps_score" in kinds(e), lambda e: len([p for p in e.provisions if p.kind == "adjust"]) != 1,
    ),
    "12B2 never adjusts": (
        "12", 2017, lambda e: "12B2" in cites(e), lambda e: kinds(e) != {"no_adjustment"},
    ),
    "16C never lets offenders use what was withdrawn": (
        "16", 2017, lambda e: e.answers["information_from"] == "withdrawn", lambda e: "unauthorized" not in kinds(e),
    ),
    "after the first call nobody is moved and nothing is dealt anew (16D3)": (
        "16", 2017, lambda e: e.answers.get("call_made_before") == "yes",
        lambda e: bool(kinds(e) & {"move_player", "new_deal"}),
    ),
    "a passed-out board is never dealt anew": (
        "6", 2017, lambda e: e.answers["deal_question"] == "passed_out", lambda e: "new_deal" in kinds(e),
    ),
    "a comparable call never silences partner after a bid out of rotation": (
        "31", 2017, lambda e: "comparable_call" in kinds(e), lambda e: "must_pass" in kinds(e),
    ),
    "an accepted call out of rotation is never cancelled": (
        "31", 2017, lambda e: "call_stands" in kinds(e), lambda e: "cancel_call" in kinds(e),
    ),
    "nobody may accept a bid above seven": (
        "38", 2017, lambda _: True, lambda e: "call_stands" in kinds(e),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("number", "edition", "where", "never"), NEVER.values(), ids=NEVER)
def test_never(
    number: str, edition: int, where: Callable[[Ending], bool], never: Callable[[Ending], bool]
) -> None:
    concerned = [ending for ending in endings(number, edition) if where(ending)]

    assert concerned
    assert [ending.answers for ending in concerned if never(ending)] == []


def test_artificial_scores_are_60_50_and_40_per_cent_or_3_0_and_minus_3_imps_never_both() -> None:
    awards = {
        (p.quantity, p.percent, p.imps) for e in endings("12") for p in e.provisions if isinstance(p, Award)
    }

    assert awards == {  # 12C2(a) in matchpoints, 12C2(b) in IMPs
        (Quantity.AVERAGE_PLUS, 60, None),
        (Quantity.AVERAGE, 50, None),
        (Quantity.AVERAGE_MINUS, 40, None),
        (Quantity.AVERAGE_PLUS, None, 3),
        (Quantity.AVERAGE, None, 0),
        (Quantity.AVERAGE_MINUS, None, -3),
    }
