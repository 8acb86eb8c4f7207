"""Ten million deals against what is expected, and how fast deals come: `make bench`.

The ten million come from the drawing in bulk, which `lawbook deal` uses where hands are asked for; the numbers
of deals that it draws for play are checked on twenty thousand, since each is taken apart card by card.
"""

import time
from collections import Counter

import numpy as np
from pytest_benchmark.fixture import BenchmarkFixture

from lawbook.boards import expected
from lawbook.boards.chances import ALPHA, Statistic, chi_square
from lawbook.boards.checking import checked
from lawbook.boards.dealing import dealt
from lawbook.bridge import Board
from lawbook.equity.subsets import shuffled

MANY, BATCH = 10_000_000, 200_000
PACK = (1 << 52) - 1
WORTH = np.array(
    [sum(max((held >> rank & 1) * (rank - 8), 0) for rank in range(9, 13)) for held in range(1 << 13)]
)


def counted(number: int) -> tuple[Counter[str], Counter[str], float]:
    """The shapes and the points of North in so many deals, and the seconds that dealing alone took."""
    dice, spent = np.random.default_rng(), 0.0
    shapes, points = Counter[str](), Counter[str]()
    for _ in range(0, number, BATCH):
        before = time.perf_counter()
        north = shuffled(dice, PACK, (13, 13, 13, 13), BATCH)[:, 0]
        spent += time.perf_counter() - before
        suits = [(north >> np.uint64(13 * suit) & np.uint64(0x1FFF)).astype(np.intp) for suit in range(4)]
        lengths = np.sort(
            np.stack([np.bitwise_count(suit.astype(np.uint16)) for suit in suits], 1), 1
        ).astype(int)
        codes, times = np.unique(lengths[:, ::-1] @ np.array([4096, 256, 16, 1]), return_counts=True)
        shapes.update(dict(zip((f"{code:04x}" for code in codes.tolist()), times.tolist(), strict=True)))
        worth, times = np.unique(sum(WORTH[suit] for suit in suits), return_counts=True)
        points.update(dict(zip(map(str, worth.tolist()), times.tolist(), strict=True)))
    return shapes, points, spent


def test_ten_million_deals(benchmark: BenchmarkFixture) -> None:
    """Wanted: shapes and points of one hand as they are expected, at a chance of one in a thousand."""
    shapes, points, spent = benchmark.pedantic(counted, (MANY,), rounds=1)

    benchmark.extra_info["deals a second"] = round(MANY / spent)
    for statistic, found, shares in (
        (Statistic.SHAPES, shapes, expected.shapes()),
        (Statistic.POINTS, points, expected.points()),
    ):
        told = chi_square(statistic, found, {kind: share * MANY for kind, share in shares.items()})
        benchmark.extra_info[statistic.value] = round(told.chance, 4)
        assert told.chance > ALPHA


def test_deals_for_play(benchmark: BenchmarkFixture) -> None:
    """Wanted: the same of what `lawbook deal` draws, with every count of `--check`, and no deal twice."""
    deals = benchmark.pedantic(lambda: list(dealt(20_000)), rounds=1)
    found = checked(Board.of(number, deal=deal) for number, deal in enumerate(deals, start=1))

    benchmark.extra_info |= {one.test.value: round(one.chance, 4) for one in found.tests}
    assert not found.repeats
    assert all(one.chance > ALPHA for one in found.tests)
