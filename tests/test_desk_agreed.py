import pytest

from lawbook.casefile import loads
from lawbook.desk.agreed import meanings_of, replacement_reading, withdrawn_readings
from lawbook.desk.replay import replay
from lawbook.table.seen.sight import IrregularCall


def readings(story: str, systems: str = "sayc", dealer: str = "N") -> tuple[list[str], str]:
    """What the withdrawn call may have shown, each with its auction, and what the replacement shows."""
    lines = "\n".join(f"  - {line}" for line in story.split(", "))
    case = loads(f"dealer: {dealer}\nsystems: {systems}\nstory:\n{lines}\n")[0]
    table = replay(case)
    view = IrregularCall(table, table.matters[0])
    replaced = replacement_reading(case, view)
    shown = [
        f"{reading.found.entry.key.text}: {reading.found.own}" for reading in withdrawn_readings(case, view)
    ]
    return shown, "" if replaced is None else f"{replaced.found.entry.key.text}: {replaced.found.own}"


@pytest.mark.parametrize(
    ("story", "withdrawn"),
    [
        ("E 1S", ["1S: 5+ spades"]),  # nobody had called: an opening
        ("N P, S P", ["P: 0-11 points"]),
        ("N P, S 1S", ["1S: 5+ spades"]),
        ("N 1H, W X", ["(1x)-X: take-out of hearts"]),  # at partner's turn: over the bid that he saw
        ("N 1H, S 2H", ["1M-2M: 3+ hearts"]),  # at right-hand opponent's turn
        ("N 1H, E P, W X", ["(1x)-P-(P)-X: take-out of hearts"]),
        ("N 1H, S 1D", ["1D: (4+ diamonds or 4=4=3=2)"]),  # too low as well: he saw nothing
    ],
)
def test_a_call_out_of_rotation_is_read_in_the_auction_that_the_offender_saw(
    story: str, withdrawn: list[str]
) -> None:
    shown, _ = readings(story)

    assert len(withdrawn) == len(shown)
    for told, known in zip(shown, withdrawn, strict=True):
        assert told.replace("natural, ", "").replace("support, ", "").startswith(known)


@pytest.mark.parametrize(
    ("story", "withdrawn"),
    [
        ("N 2NT, E P, S 2C", ["1NT-2C"]),  # partner's bid seen a level lower
        ("N 1C, E 1S, S 1H", ["1m-1M"]),  # the overcall missed
        ("N 1NT, E 2H, S 2C", ["1NT-2C"]),
        ("N 1S, E 1H", ["1H"]),  # the opening missed
        ("N 2H, E 2C", ["2C", "(1x)-2y"]),  # missed, or seen as one heart
        ("N 1C, E 1H, S 1D", ["1C-1D"]),
        ("N 1NT, E P, S 1S", ["1S"]),  # partner's bid missed
        ("N 1C, E P, S 1S, W 2H, N 2D", ["1x-1y-2z as a reverse"]),
    ],
)
def test_an_insufficient_bid_is_read_as_if_the_bid_before_it_was_missed_or_seen_lower(
    story: str, withdrawn: list[str]
) -> None:
    shown, _ = readings(story)

    assert withdrawn == [each.partition(": ")[0] for each in shown]


@pytest.mark.parametrize(
    ("story", "replacement"),
    [
        ("E 1S, director, N 1H, E 1S", "(1x)-1y: natural, 5+ spades, 8-16 points"),
        (
            "N 2NT, E P, S 2C, S replaces 2C with 3C",
            "2NT-3C: asks for a major, 5+ points, (4+ spades or 4+ hearts)",
        ),
        ("N 1C, E 1S, S 1H, director, S X", "1m-(1S)-X: negative, 6+ points, 4+ hearts"),
        ("N 1C, E 1S, S 1H", ""),
    ],
)
def test_the_replacement_is_read_in_the_auction_as_it_stands(story: str, replacement: str) -> None:
    assert replacement == readings(story)[1]


def test_each_side_has_a_system_of_its_own() -> None:
    systems = "{NS: sayc, EW: {base: polish_club, 1NT: 12-14 balanced}}"

    assert ["1NT: 12-14 points, balanced"] == readings("E 1NT", systems)[0]
    assert ["1NT: natural, 15-17 points, balanced"] == readings("S 1NT", systems)[0]


def test_without_a_system_nothing_is_known_of_a_call() -> None:
    assert [] == readings("E 1NT", "{NS: sayc}")[0]


def test_what_an_opening_denies_is_denied_by_the_withdrawn_call() -> None:
    case = loads("dealer: N\nsystems: sayc\nstory: [E 1C]")[0]
    table = replay(case)
    withdrawn, replacement = meanings_of(case, IrregularCall(table, table.matters[0]))

    assert "not (15-17 points, balanced)" in str(withdrawn[0])
    assert replacement is None


def test_an_alert_of_another_kind_of_irregularity_has_no_reading() -> None:
    assert ([], "") == readings("N 1C, E XX")
