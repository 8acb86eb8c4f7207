"""Pairs of calls that were written before the program saw them, with the verdict that published practice gives."""

from collections import Counter
from pathlib import Path
from typing import Any

from lawbook.desk.comparing import Calls, compare
from lawbook.errors import LawbookError
from tests import yamlfile

PAIRS: list[dict[str, Any]] = [
    pair for file in sorted(Path(__file__).parent.glob("pairs*.yaml")) for pair in yamlfile.read(file)
]


def verdict_of(pair: dict[str, Any]) -> str:
    withdrawn, instead = pair["withdrawn"], pair["replacement"]
    calls = Calls(withdrawn["call"], instead["call"], tuple(instead["after"]), tuple(withdrawn["after"]))
    try:
        found = compare([withdrawn["words"]], instead["words"], language=pair["lang"], calls=calls)
    except LawbookError:
        return "refused"
    return found.answer.value


def test_at_least_95_of_a_hundred_are_right_and_none_is_wrong() -> None:
    seen = {pair["n"]: (pair["expect"], verdict_of(pair)) for pair in PAIRS}
    fates = Counter(
        "right" if ours == expected else "open" if ours in {"refused", "borderline"} else "wrong"
        for expected, ours in seen.values()
    )

    assert fates["wrong"] == 0, [n for n, pair in seen.items() if set(pair) == {"yes", "no"}]
    assert fates["right"] >= 0.95 * len(PAIRS)
