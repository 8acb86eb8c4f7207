"""Real lines of players, with hands that hold or do not: none is misread, and most are understood."""

import os
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from lawbook.meaning import Holds, Meaning, MeaningError, holds, parse_meaning
from lawbook.notation import parse_hand
from tests import yamlfile

HERE = Path(__file__).parent
SHARED = Path(__file__).parents[3] / "shared" / "cases" / "meanings.yaml"
UNDERSTOOD, UNDERSTOOD_OF_LATER = 0.9, 0.8
"""The least share of the lines; of the rounds of another author, in the manner of cards, notes and answers."""
LATER = 15
"""The first round of that author."""

Line = Mapping[str, Any]


def lines(file: Path) -> list[Line]:
    return yamlfile.read(file) if file.is_file() else []


OURS, CARDS, THEIRS = lines(HERE / "lines.yaml"), lines(HERE / "cards.yaml"), lines(SHARED)
ROUNDS, LATER_ROUNDS = (
    [
        line
        for file in sorted(HERE.glob("round_*.yaml"))
        if (int(file.stem.removeprefix("round_")) >= LATER) is later
        for line in lines(file)
    ]
    for later in (False, True)
)
"""Lines whose hands were decided on before a program had read them."""
ALL = [*OURS, *CARDS, *ROUNDS, *LATER_ROUNDS, *THEIRS]


@cache
def meant(text: str, language: str, call: str | None, after: tuple[str, ...]) -> Meaning | None:
    """What a description means; None where it is refused. It is read once for all the tests that ask."""
    try:
        return parse_meaning(text, language, call, after)
    except MeaningError:
        return None


def understood(line: Line) -> Meaning | None:
    return meant(line["text"], line["lang"], line["kind"]["call"], tuple(line["kind"]["after"]))


def ids_understood(batch: list[Line]) -> list[str]:
    return [line["id"] for line in batch if understood(line) is not None]


@pytest.fixture(scope="session")
def told(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where each process tells the others of the same run which lines of a batch are understood."""
    base = tmp_path_factory.getbasetemp()
    place = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "understood"
    place.mkdir(exist_ok=True)
    return place


LineTest = Callable[[Line], None]
BATCH = 25
"""So many lines are one test for pytest, which needs longer to begin one than most lines take."""


BATCHES = [ALL[at : at + BATCH] for at in range(0, len(ALL), BATCH)]
each_batch = pytest.mark.parametrize(
    "batch", BATCHES, ids=[f"{batch[0]['id']} to {batch[-1]['id']}" for batch in BATCHES]
)


def each_line(test: LineTest) -> Callable[[list[Line]], None]:
    """The test, tried on every line; a failure names its line, and the other lines are tried as well."""

    def tried(batch: list[Line]) -> None:
        failed = list[Exception]()
        for line in batch:
            try:
                test(line)
            except Exception as error:  # noqa: BLE001  # whatever is raised is told
                error.add_note(f"line {line['id']}: {line['text']}")
                failed.append(error)
        if failed:
            raise ExceptionGroup(f"{len(failed)} of {len(batch)} lines", failed)

    tried.__name__, tried.__doc__ = test.__name__, test.__doc__
    return each_batch(tried)


def each_line_understood(test: LineTest) -> Callable[[list[Line]], None]:
    """The same for the lines that are not refused."""

    def tried(line: Line) -> None:
        if understood(line) is not None:
            test(line)

    tried.__name__, tried.__doc__ = test.__name__, test.__doc__
    return each_line(tried)


@each_line
def test_no_line_is_misread(line: Line) -> None:
    meaning = understood(line)
    if meaning is None:
        return
    wrong = {True: Holds.NO, False: Holds.YES}

    assert [] == [
        hand["hand"]
        for hand in line["holds"]
        if wrong[hand["holds"]] is holds(meaning, parse_hand(hand["hand"]))
    ]


@each_batch
def test_what_is_told_of_a_batch_is_what_is_understood(batch: list[Line], told: Path) -> None:
    written = told / f"{batch[0]['id']}.{os.getpid()}"
    written.write_text(" ".join(ids_understood(batch)), "utf-8")
    written = written.replace(told / batch[0]["id"])

    assert written.read_text("utf-8").split() == ids_understood(batch)


@pytest.mark.parametrize(
    ("corpus", "least"),
    [
        (OURS, UNDERSTOOD),
        (CARDS, UNDERSTOOD),
        (ROUNDS, UNDERSTOOD),
        (LATER_ROUNDS, UNDERSTOOD_OF_LATER),
        (THEIRS, UNDERSTOOD),
    ],
    ids=["ours", "cards", "rounds", "later rounds", "shared"],
)
def test_nine_lines_of_ten_are_understood_and_eight_of_the_later_rounds(
    corpus: list[Line], least: float, told: Path
) -> None:
    if not corpus:
        pytest.skip("the shared lines do not stand beside this checkout")
    found = set[str]()
    for batch in BATCHES:
        known = told / batch[0]["id"]
        found.update(known.read_text("utf-8").split() if known.is_file() else ids_understood(batch))
    share = sum(line["id"] in found for line in corpus) / len(corpus)

    assert share >= least, f"{share:.1%} of {len(corpus)} lines are understood"


@each_line
def test_what_is_printed_of_a_line_reads_back_to_the_same_meaning(line: Line) -> None:
    meaning = understood(line)

    assert meaning is None or meaning == parse_meaning(
        str(meaning), call=line["kind"]["call"], after=line["kind"]["after"]
    )


def test_what_the_words_leave_open_is_neither_yes_nor_no() -> None:
    weak = parse_meaning("weak two in spades")
    hands = ["KQJ932.85.Q42.96", "KQJ932.AK5.A2.96", "KQJ932.A5.542.96"]

    assert [Holds.YES, Holds.NO, Holds.OPEN] == [holds(weak, parse_hand(hand)) for hand in hands]
