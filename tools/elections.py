"""Write docs/elections.md: every choice that the Laws leave, and what each body has chosen, with sources.

A test compares the page with the profiles; `make elections` writes it anew.
"""

from collections.abc import Iterator
from pathlib import Path

from lawbook.law.authority import authorities, authority
from lawbook.law.election import Election, elections
from lawbook.law.profile import Value
from lawbook.text.settings import NAMES, VALUES

PAGE = Path(__file__).parents[1] / "docs" / "elections.md"
CHOOSERS = {"RA": "Regulating Authority", "TO": "Tournament Organizer", "TD": "Director"}
HEAD = """\
# Elections

Every place where the Laws leave a choice that a ruling turns on, and what each body has chosen, as far as it was found.
This page is written by `tools/elections.py` from `law/elections.toml` and `law/authorities/*.toml`.

"Seen" was read at its source, "secondary" in a summary of it, "earlier" at an earlier time; "unverified" is hearsay, shown and never used.
A body of which nothing is told follows the Laws' default, and a ruling says so: not found does not mean that there is no rule.

`lawbook authority EBU` prints one body; `lawbook rule FILE --authority MINE.toml` reads a profile of your own, and so do
`authority: MINE.toml` in a case file and `lawbook serve --authority MINE.toml`:

```toml
id = "XBC"
name = "Example Bridge Club"
follows = "EBU"                 # who speaks where this file is silent

[[value]]
key = "appeal_minutes"          # one of the names below
value = 15
from = 2026-01-01               # first day; until = the first day on which it no longer holds
source = "Club rules, 4"
checked = 2026-11-22
```

`follows` names a body, or the file of another one beside this, as a club does that plays by the rules of its tournament: where the club's file is silent the tournament speaks, then the national body, then the Laws, and the ruling tells whose each value is.
With `kind = "organizer"` or `kind = "club"` a file may choose only what the Laws leave to the organizer or the Director; what is the Regulating Authority's is refused, unless one that it follows has `delegates = ["opening_lead"]` (80A3, 80B1).

`complete = ["16B2"]` names clauses on which a body is known to have chosen nothing; `[laws_from]` the day of each code.
"""


def page() -> str:
    """The page."""
    chosen = [each for each in elections().values() if each.chooser in CHOOSERS]
    others = [each for each in elections().values() if each.chooser not in CHOOSERS]
    return "\n".join(
        [
            HEAD,
            "## Bodies\n",
            "| body | name | follows | 2017 from | 2024 from | elections found |",
            "| --- | --- | --- | --- | --- | --- |",
            *map(_body, authorities()),
            "\n## Choices that the Laws leave\n",
            *(line for each in chosen for line in _election(each)),
            "## Readings and figures on which practice differs; no Law leaves them\n",
            *(line for each in others for line in _election(each)),
        ]
    )


def _body(letters: str) -> str:
    body = authority(letters)
    days = [str(body.laws_from.get(year, "not found")) for year in (2017, 2024)]
    found = len({value.key for value in body.values})
    return f"| {letters} | {body.name} | {body.follows} | {' | '.join(days)} | {found or 'none found'} |"


def _election(each: Election) -> Iterator[str]:
    chooser = f" ({CHOOSERS[each.chooser]})" if each.chooser in CHOOSERS else ""
    yield f"### {each.law}: {NAMES[each.name]}{chooser}\n"
    yield f"`{each.name}`: {_allowed(each)}. Default: {_said(each.default)}. {each.source}.\n"
    rows = [
        _row(letters, value)
        for letters in authorities()
        for value in authority(letters).values
        if value.key == each.name
    ]
    if rows:
        yield "| body | value | from | until | status | source |"
        yield "| --- | --- | --- | --- | --- | --- |"
        yield from rows
    silent = [
        body for body in authorities() if all(value.key != each.name for value in authority(body).values)
    ]
    yield f"\nNot found: {', '.join(body for body in silent if body != 'WBF')}.\n"


def _allowed(each: Election) -> str:
    words = [f"`{word}`" for word in each.words]
    span = [f"a number from {each.limits[0]} to {each.limits[1]}"] if each.limits else []
    return " or ".join([*words, *span])


def _row(letters: str, value: Value) -> str:
    source = f"{value.source} ({value.scope})" if value.scope else value.source
    return f"| {letters} | {_said(value.value)} | {value.since or ''} | {value.until or ''} | {value.status} | {source} |"


def _said(value: str | int) -> str:
    return VALUES.get(str(value), str(value))


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
