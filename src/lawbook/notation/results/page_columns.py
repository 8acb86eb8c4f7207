"""What the columns of a results table are, from their headings in the languages of the programs that write them."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from lawbook.notation.results.page import Cell

__all__ = ["Columns", "columns_of"]

Columns = Mapping[str, int]
"""The place of each column by what it is: ns, ew, contract, score_ns, figure_ew, north and so on."""

_SIDE = re.compile(r"(n-?/?s|[eøöo]-?/?[wv]|w-?/?e)\.?$")
_HEADINGS = (
    ("contract", "kontrakt|ktr|contract|kontr|contrat"),
    ("declarer", "gra|rg|rozgr|by|decl|declarer|rozgrywający|av|spillefører"),
    ("lead", "wist|wst|lead|entame|utspill"),
    ("tricks", "lew|lewy|tricks|levées|stikk"),
    ("result", "result|wynik|resultat"),
    ("percentage", "%|percent|percentage|pct|prosent"),
    ("imps", "imp|imps"),
    ("figure", "punkty|pkt|mp|mps|matchpoints"),
    ("score", "zapis|zapisy|points|score|wynik|poeng"),
    ("met", "numery|numer|nr|pair|pairs|para|pary|no|par"),
    ("place", "rank|miejsce|msc|place|pos|plass"),
    ("names", "name|names|nazwisko|nazwiska|pair|players|navn"),
    ("table", "table|stół|stolik|st|bord"),
    ("round", "round|runda|rd|runde"),
    ("north", "north"),
    ("south", "south"),
    ("east", "east"),
    ("west", "west"),
)
_WORDS = {word: role for role, words in reversed(_HEADINGS) for word in words.split("|")}


def columns_of(rows: Sequence[Sequence[Cell]]) -> Columns:
    """The columns under these rows of headings.

    >>> columns_of([[Cell(text="numery"), Cell(text="numery")], [Cell(text="N-S"), Cell(text="E-W")]])
    {'ns': 0, 'ew': 1}
    """
    found: dict[str, int] = {}
    for place in range(max(map(len, rows), default=0)):
        heads = {id(row[place]): row[place].text for row in rows if place < len(row)}
        role = _role(tuple(heads.values()))
        if role:
            found.setdefault(role, place)
    if "score" in found and "result" in found and "score_ns" not in found:
        return _one_sided(found, rows)
    return found


def _one_sided(found: dict[str, int], rows: Sequence[Sequence[Cell]]) -> Columns:
    """The columns of a page that tells one side only: its points, and what they score.

    It is North-South unless the heading of the points says East-West.
    """
    places = {_plain(cell.text): place for row in rows for place, cell in enumerate(row)}
    named = [(place, side) for side in ("ns", "ew") if (place := places.get(f"{side}points")) is not None]
    if len(named) == 1:
        [(points, side)] = named
        bare = {role: place for role, place in found.items() if role != "score"}
        return {**bare, f"score_{side}": points, f"figure_{side}": found["score"]}
    if "points" not in places or "score" not in places:
        return found
    return {**found, "score": places["points"], "figure": places["score"]}


@lru_cache(maxsize=4096)
def _role(heads: Sequence[str]) -> str:
    """What a column is; a heading for one side ends with it."""
    told = [part for head in map(_plain, heads) if head for part in _parted(head)]
    side = ""
    if told and _SIDE.fullmatch(told[-1]):
        side = "ns" if told.pop()[0] == "n" else "ew"
    role = next((_WORDS[head] for head in told if head in _WORDS), "")
    role = role or next((_WORDS[head.strip("().:")] for head in told if head.strip("().:") in _WORDS), "")
    if side and role in {"met", "names", ""}:
        return side
    if side:
        return f"{role}_{side}"
    return "percentage" if not role and told and "%" in told[-1] else role


def _parted(head: str) -> Sequence[str]:
    """What a heading says, and for which side where it says that at its end."""
    found = _SIDE.search(head)
    apart = found is not None and head[: found.start()] in _WORDS
    return (head[: found.start()], found[0]) if found is not None and apart else (head,)


def _plain(text: str) -> str:
    return "".join(text.split()).lower()
