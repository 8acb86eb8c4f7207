"""What is in a set of deals, for a terminal and as JSON."""

import json
from collections.abc import Iterator

from lawbook.boards.chances import ALPHA, Counted, Statistic
from lawbook.boards.checking import Checked, Repeat
from lawbook.cli import paper
from lawbook.text.catalogue import translate
from lawbook.text.figures import thousands, written
from lawbook.text.render import value

__all__ = ["check_object", "check_told"]

_ROWS = 8
_FEW = 1000
"""With fewer deals than that nothing is told of chance."""


def check_told(found: Checked, language: str) -> Iterator[str]:
    """The counts beside what is expected, then what ought not to be there."""
    yield paper.heading(
        translate("desk", "Deals: {number}", language).format(number=thousands(found.deals, language))
    )
    for test in found.tests:
        yield from _counted(test, language)
    for repeat in found.repeats:
        yield paper.wrap(_repeat(repeat, language), "! ", "  ")
    for board in found.ordered:
        said = translate("desk", "Board {board} is the sorted pack: nobody has dealt it.", language)
        yield paper.wrap(said.format(board=board), "! ", "  ")
    if not found.repeats and not found.ordered:
        yield translate("desk", "No deal stands twice, turned or not.", language)
    if found.deals < _FEW:
        said = translate(
            "desk",
            "So few deals say next to nothing of chance; never deal again because of a count.",
            language,
        )
        yield paper.wrap(said)


def _counted(test: Counted, language: str) -> Iterator[str]:
    chance = written(f"{test.chance:.4f}", language)
    strange = translate("desk", "strange", language) if test.chance < ALPHA else ""
    name = value(test.test, language)
    yield f"{name:<42} p = {chance}  {strange}".rstrip()
    if test.test in {Statistic.SHAPES, Statistic.POINTS, Statistic.STAYED}:
        likely = sorted(test.expected, key=lambda kind: -test.expected[kind])[:_ROWS]
        for kind in likely:
            yield f"    {kind:<6}{test.found.get(kind, 0):>10.0f}{test.expected[kind]:>14.1f}"


def _repeat(repeat: Repeat, language: str) -> str:
    said = (
        translate("desk", "Boards {boards} are one deal, with seats turned or suits exchanged.", language)
        if repeat.turned
        else translate("desk", "Boards {boards} are one and the same deal.", language)
    )
    return said.format(boards=", ".join(repeat.boards))


def check_object(found: Checked) -> str:
    """The same as JSON."""
    tests = [
        {"name": one.test.value, "p": one.chance, "found": dict(one.found), "expected": dict(one.expected)}
        for one in found.tests
    ]
    repeats = [{"boards": list(one.boards), "turned": one.turned} for one in found.repeats]
    told = {
        "version": 1,
        "deals": found.deals,
        "tests": tests,
        "repeats": repeats,
        "sorted_pack": list(found.ordered),
    }
    return json.dumps(told, ensure_ascii=False, indent=2)
