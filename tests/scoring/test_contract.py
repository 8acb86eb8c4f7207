"""Law 77 against the printed tables, each value of every contract and result."""

from itertools import product

import pytest

from lawbook.bridge import Bid, Contract, Seat, Strain, Vulnerability
from lawbook.errors import CaseError
from lawbook.notation import parse_call
from lawbook.scoring.contract import score, score_of

UNDERTRICKS = {  # the running totals of the spec's table, one down to thirteen down
    (0, 0): "50 100 150 200 250 300 350 400 450 500 550 600 650",
    (0, 1): "100 200 300 400 500 600 700 800 900 1000 1100 1200 1300",
    (1, 0): "100 300 500 800 1100 1400 1700 2000 2300 2600 2900 3200 3500",
    (1, 1): "200 500 800 1100 1400 1700 2000 2300 2600 2900 3200 3500 3800",
    (2, 0): "200 600 1000 1600 2200 2800 3400 4000 4600 5200 5800 6400 7000",
    (2, 1): "400 1000 1600 2200 2800 3400 4000 4600 5200 5800 6400 7000 7600",
}
FIRST_AND_EACH_FURTHER = {Strain.NOTRUMP: (40, 30), Strain.SPADES: (30, 30), Strain.HEARTS: (30, 30)}
RESULTS = list(product(range(1, 8), Strain, (0, 1, 2), (0, 1), range(14)))


def tabulated(level: int, strain: Strain, doubled: int, vulnerable: int, tricks: int) -> int:
    """The score, added up line by line as a scorer does on paper."""
    over = tricks - 6 - level
    if over < 0:
        return -int(UNDERTRICKS[doubled, vulnerable].split()[-over - 1])
    first, further = FIRST_AND_EACH_FURTHER.get(strain, (20, 20))
    below_the_line = sum([first, *[further] * (level - 1)]) * (1, 2, 4)[doubled]
    lines = [below_the_line]
    lines += [(300, 500)[vulnerable]] if below_the_line >= 100 else [50]
    lines += [(500, 750)[vulnerable]] if level == 6 else []
    lines += [(1000, 1500)[vulnerable]] if level == 7 else []
    lines += [(0, 50, 100)[doubled]]
    lines += [(further, (100, 200)[vulnerable], (200, 400)[vulnerable])[doubled]] * over
    return sum(lines)


def test_every_result_of_every_contract_is_as_tabulated() -> None:
    wrong = [
        result
        for result in RESULTS
        if score_of(Bid(result[0], result[1]), result[2], result[4], vulnerable=bool(result[3]))
        != tabulated(*result)
    ]

    assert (2940, []) == (len(RESULTS), wrong)


@pytest.mark.parametrize(
    "told",
    [
        *["1C 0 7 - 70", "2H 0 8 - 110", "2S 0 10 - 170", "1N 0 7 - 90", "2N 0 9 - 150", "3N 0 9 - 400"],
        *[
            "3N 0 9 v 600",
            "3N 0 10 - 430",
            "4S 0 10 v 620",
            "5D 0 11 - 400",
            "5D 0 12 - 420",
            "6S 0 12 - 980",
        ],
        *[
            "6N 0 12 - 990",
            "6N 0 12 v 1440",
            "7N 0 13 v 2220",
            "7N 2 13 v 2980",
            "2S 1 8 - 470",
            "2D 1 8 - 180",
        ],
        *["1N 1 7 - 180", "1N 2 7 - 560", "1H 2 7 - 520", "2C 2 8 - 560", "3C 1 9 - 470", "3N 1 10 v 950"],
        *["4H 1 11 - 690", "1C 2 13 v 2630", "6S 0 11 - -50", "3N 1 5 - -800", "3N 1 5 v -1100"],
        *[
            "4S 2 6 - -1600",
            "7N 1 0 - -3500",
            "1N 2 7 v 760",
            "2S 1 8 v 670",
            "3N 0 10 v 630",
            "6S 0 12 v 1430",
        ],
        *["4H 1 7 - -500", "4H 1 7 v -800", "1C 1 13 - 740"],
    ],
)
def test_worked_scores(told: str) -> None:
    contract, doubled, tricks, vulnerable, expected = told.split()
    bid = parse_call(contract)
    assert isinstance(bid, Bid)

    assert int(expected) == score_of(bid, int(doubled), int(tricks), vulnerable=vulnerable == "v")


def test_the_score_of_a_side_is_the_loss_of_the_other() -> None:
    made = [Contract(Bid(4, Strain.HEARTS), seat) for seat in Seat]

    assert [420, -620, 420, -620] == [score(contract, 10, Vulnerability.EW) for contract in made]


def test_a_board_passed_out_is_worth_nothing() -> None:
    assert score(None, 0, Vulnerability.BOTH) == 0


@pytest.mark.parametrize(
    ("level", "doubled", "tricks", "told"),
    [(8, 0, 9, "no contract is above seven"), (3, 3, 9, "doubled 3 times"), (3, 0, 14, "14 tricks")],
)
def test_what_cannot_be_is_refused_with_its_reason(level: int, doubled: int, tricks: int, told: str) -> None:
    with pytest.raises(CaseError, match=told):
        score_of(Bid(level, Strain.CLUBS), doubled, tricks, vulnerable=False)
