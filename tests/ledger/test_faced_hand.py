"""A defender faces his whole hand: whatever declarer chooses, and whenever he chooses again, the board is played on."""

import random
from itertools import islice, product

import pytest

from lawbook.casefile import loads
from tests.ledger.walking import branches, walk

FACED = """contract: 3NT by S
deal: "N:K42.A763.QJ5.942 JT96.KJ2.874.T83 AQ3.Q85.AKT2.AJ6 875.T94.963.KQ75"
story: [W CK, N C2, E C3, S {card}, E faces his hand, director]
"""


@pytest.mark.parametrize(("card", "ways"), [("C6", 10), ("CA", 1)], ids=["West on lead", "South on lead"])
def test_a_hand_that_was_faced_is_played_out(card: str, ways: int) -> None:
    (case,) = loads(FACED.format(card=card))
    walked = list(islice(branches(case), 20))
    assert len(walked) == ways
    for way, seed in product(walked, range(3)):
        *_, (_, table) = walk(way, random.Random(seed))  # noqa: S311
        assert table.play_over
