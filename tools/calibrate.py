"""Compare the line of comparable calls with every published ruling that we know: `make calibration`.

The rulings stand in tests/meaning/vectors.yaml, with their sources. What comes out is written into
docs/meanings.md, between two marks: how many agree by each source, those that do not and why, and how many
would agree if a figure of the line were another.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from lawbook.desk.line import line_of, line_settings
from lawbook.law.authority import authority, stricter
from lawbook.meaning import Line, Meaning, Mode, Verdict, parse_meaning, verdict

__all__ = ["calibration", "told"]

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "meanings.md"
BEGIN, END = "<!-- calibration -->", "<!-- end of calibration -->"
WBF, STRICTER = authority("WBF"), authority("WBF").having(stricter())
SOURCES = {
    "W": "commentary of the WBF",
    "D": "note of the Dutch federation",
    "N": "directors of New Zealand and South Africa",
    "E": "discussions of English directors",
    "B": "other discussions of directors",
    "A": "columns of clubs",
    "P": "examples published before 2017, ruled again",
}
MOVED = {
    "points": (1, 2, 3, 4, 5),
    "points_unspecific": (0, 1, 2, 3),
    "cards": (0, 1, 2),
    "overlap_percent": (25, 40, 50, 60, 75),
    "inside_percent": (90, 93, 95, 97, 99),
    "doubtful_percent": (75, 85, 90, 95),
}

Ruling = Mapping[str, Any]


@cache
def rulings() -> list[Ruling]:
    """Everything that was published; not what was made for the boundary."""
    rows = yaml.safe_load((ROOT / "tests/meaning/vectors.yaml").read_text("utf-8"))
    return [row for row in rows if row["source"][0] in SOURCES]


@cache
def meant(text: str) -> Meaning:
    """What a description means, by whatever line it is judged."""
    return parse_meaning(text)


def judged(row: Ruling, line: Line) -> Verdict:
    """What the meanings decide by a line."""
    mode = Mode(row["mode"]) if "mode" in row else None
    return verdict([*map(meant, row["withdrawn"])], meant(row["replacement"]), line, mode)


def fared(row: Ruling, line: Line) -> str:
    """Whether the verdict is the published one, neither, or the opposite; of 27B1(a) whether it specifies the same."""
    published, ours = row["given"].removeprefix("J: ")[0], judged(row, line)
    if published == "(":
        return "agrees" if ours.specifies_the_same else "against"
    if ours.answer.value == "borderline":
        return "left open"
    both = "strict" in row["given"]  # no to a strict Director, yes to a liberal one
    return "agrees" if both or ours.answer.value[0].upper() == published else "against"


def table(heads: Sequence[str], rows: Iterator[Sequence[object]]) -> Iterator[str]:
    """A table of Markdown."""
    for row in (heads, ["---"] * len(heads), *rows):
        yield f"| {' | '.join(map(str, row))} |"


def by_source() -> Iterator[Sequence[object]]:
    """How the rulings of each source fare by the WBF's line, and how many agree with the stricter one."""
    counts: Counter[tuple[str, str]] = Counter()
    for row in rulings():
        counts[row["source"][0], fared(row, line_of(WBF))] += 1
        counts[row["source"][0], "stricter"] += fared(row, line_of(STRICTER)) == "agrees"
    heads = ("agrees", "left open", "against", "stricter")
    for letter, name in SOURCES.items():
        yield name, *(counts[letter, head] for head in heads)
    yield "all", *(sum(counts[letter, head] for letter in SOURCES) for head in heads)


def differing() -> Iterator[Sequence[object]]:
    """The rulings that do not agree, with the reason."""
    for row in rulings():
        if (how := fared(row, line_of(WBF))) != "agrees":
            where = row.get("at", SOURCES[row["source"][0]])
            calls = "; ".join(row["withdrawn"]), row["replacement"]
            yield (
                row["n"],
                *calls,
                row["given"],
                judged(row, line_of(WBF)).answer.value,
                how,
                row["why"],
                where,
            )


def moved() -> Iterator[Sequence[object]]:
    """How many rulings agree where one figure is another; the figure that is used stands in bold."""
    line = line_of(WBF)
    for name, values in MOVED.items():
        told = []
        for value in values:
            other = line_of(WBF.having({f"comparable_{name}": value}))
            fates = Counter(fared(row, other) for row in rulings())
            said = f"{value}: {fates['agrees']}, {fates['against']} against"
            told.append(f"**{said}**" if value == getattr(line, name) else said)
        yield f"`comparable_{name}`", "; ".join(told)


def figures() -> Iterator[Sequence[object]]:
    """The settings that draw the line."""
    for setting, strict in zip(line_settings(WBF), line_settings(STRICTER), strict=True):
        yield f"`{setting.name}`", setting.law, setting.value, strict.value, setting.checked, setting.source


def calibration() -> str:
    """All the tables."""
    return "\n".join(
        [
            "## The figures",
            "",
            *table(("setting", "clause", "WBF", "stricter", "looked up", "source"), figures()),
            "",
            f"## Beside {len(rulings())} published rulings",
            "",
            *table(("source", "agrees", "left open", "against", "agrees by the stricter line"), by_source()),
            "",
            "Those that do not agree:",
            "",
            *table(
                ("number", "withdrawn", "replacement", "published", "ours", "", "why", "where"), differing()
            ),
            "",
            "## Were a figure another",
            "",
            *table(("setting", "value: rulings that agree, and those against"), moved()),
        ]
    )


def told() -> str:
    """The document with the tables as they are now."""
    before, rest = DOCUMENT.read_text("utf-8").split(BEGIN)
    return f"{before}{BEGIN}\n\n{calibration()}\n\n{END}{rest.split(END)[1]}"


if __name__ == "__main__":
    DOCUMENT.write_text(told(), "utf-8")
