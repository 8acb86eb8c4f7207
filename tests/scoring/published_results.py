"""Readers of published results, just enough to score them again."""

import json
import re
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from lawbook.scoring.entry import Average, Entry, Stated
from lawbook.scoring.pairs import Result

FOLDER = Path(__file__).parents[3] / "shared" / "data"
"""Where published results lie; they are not part of the project."""


@dataclass(frozen=True)
class Published:
    """Results with the figures that were published for them."""

    results: list[Result]
    figures: list[tuple[str, str]]
    """Of each result in order: what North-South and East-West were given on the board, as printed."""
    totals: dict[str, tuple[str, str]]
    """Of each contestant: total and percentage, as printed."""
    datums: dict[str, int]


def usebio(name: str, unit: str) -> Published:
    """The results of a USEBIO file whose tags for a board's figures end in the unit."""
    text = (FOLDER / "usebio" / name).read_text("latin-1")
    results, figures, datums = [], [], {}
    for board in re.findall(r"<BOARD[ >].*?</BOARD>", text, re.DOTALL):
        number = _tag(board, "BOARD_NUMBER") or ""
        if average := _tag(board, "BOARD_AVERAGE"):
            datums[number] = int(average)
        for line in re.findall(r"<TRAVELLER_LINE>.*?</TRAVELLER_LINE>", board, re.DOTALL):
            ns, ew = _tag(line, "NS_PAIR_NUMBER") or "", _tag(line, "EW_PAIR_NUMBER") or ""
            score = _tag(line, "SCORE") or ""
            entries = (int(score), int(score)) if score.lstrip("-").isdigit() else _fixed(score)
            results.append(Result(number, (ns,), (ew,), *entries))
            figures.append((_tag(line, f"NS_{unit}") or "", _tag(line, f"EW_{unit}") or ""))
    totals = {
        _tag(pair, "PAIR_NUMBER") or "": (
            _tag(pair, "TOTAL_SCORE") or "",
            _tag(pair, "PERCENTAGE") or "",
        )
        for pair in re.findall(r"<PAIR>.*?</PAIR>", text, re.DOTALL)
    }
    return Published(results, figures, totals, datums)


def _tag(text: str, name: str) -> str | None:
    found = re.search(f"<{name}>([^<]*)</{name}>", text)
    return found[1].strip() if found else None


def _fixed(code: str) -> tuple[Entry, Entry]:
    """A5050: fixed percentages for North-South and East-West."""
    return Stated(Fraction(code[1:3])), Stated(Fraction(code[3:5]))


def acbl_club() -> Published:
    """The five-table Howell of an ACBL club."""
    text = (FOLDER / "acbl" / "club_game_howell_5_tables.json").read_text("utf-8")
    section = json.loads(text)["sessions"][0]["sections"][0]
    rows = [
        (str(board["board_number"]), row) for board in section["boards"] for row in board["board_results"]
    ]
    played = [(number, row) for number, row in rows if re.fullmatch(r"-?\d+", row["ns_score"])]
    return Published(
        [Result.of(number, row["ns_pair"], row["ew_pair"], int(row["ns_score"])) for number, row in played],
        [(row["ns_match_points"], row["ew_match_points"]) for _, row in played],
        {row["pair_number"]: (row["score"], row["percentage"]) for row in section["pair_summaries"]},
        {},
    )


def ffb_session() -> Published:
    """A session of the French federation, with averages and Neuberg."""
    text = (FOLDER / "pbn" / "ffb_open_pairs_session1_mp.pbn").read_text("latin-1")
    results, figures = [], []
    for number, part in enumerate(text.split("[ScoreTable ")[1:], start=1):
        for row in part.split("[")[0].splitlines()[1:]:
            words = row.replace('"', " ").split()
            ns_score, ew_score, ns_points, ew_points = words[-6:-2]
            entries = _average_or_score(ns_score, ew_score)
            results.append(Result(number, (words[2],), (words[3],), *entries))
            figures.append((ns_points, ew_points))
    table = text.split("[TotalScoreTable ")[1].split("[")[0].splitlines()[1:]
    totals = {words[1]: (words[4], words[5]) for words in map(str.split, table) if words}
    return Published(results, figures, totals, {})


def _average_or_score(ns: str, ew: str) -> tuple[Entry, Entry]:
    if ns[0] == "A":
        return Average(ns), Average(ew)
    score = int(ns) if ns != "-" else -int(ew)
    return score, score


def pary(folder: str, directed: dict[tuple[int, str], tuple[Entry, Entry]]) -> Published:
    """The boards of a Polish barometer; what the director gave is told by board and North-South pair."""
    results, figures, datums = [], [], {}
    for path in sorted((FOLDER / folder).glob("*.txt")):
        number = int(path.stem[-3:])
        for row in re.findall(r"<tr>.*?</tr>", path.read_text("utf-8"), re.DOTALL):
            cells = [re.sub("<[^>]*>|&nbsp;", "", cell) for cell in re.findall(r"<td[^>]*>(.*?)</td>", row)]
            if "rednia rozdania" in row:
                datums[str(number)] = int(cells[1] or f"-{cells[2]}")
            if len(cells) < 8 or not cells[1].isdigit():
                continue
            entries = directed.get((number, cells[1]), (None, None))
            if cells[3] != "TD":
                score = int(cells[-4] or f"-{cells[-3] or 0}")
                entries = score, score
            results.append(Result(number, (cells[1],), (cells[2],), *entries))
            figures.append((cells[-2], cells[-1]))
    return Published(results, figures, {}, datums)


def table_rows(path: Path) -> list[list[str]]:
    """The rows of the tables of a page, cell by cell, without marks."""
    text = re.sub(r"&nbsp;|\s+", " ", path.read_text("latin-1"))
    return [
        [
            re.sub("<[^>]*>", "", cell).strip()
            for cell in re.findall(r"<td[^>]*>(.*?)</td>", row, re.IGNORECASE)
        ]
        for row in re.findall(r"<tr.*?</tr>", text, re.IGNORECASE)
    ]


def bbo_traveller(path: Path) -> Published:
    """A board of a tourney on Bridge Base Online, with averages where it was not finished."""
    rows = [row for row in table_rows(path) if len(row) == 10]
    entries = [Average.EVEN if row[7] == "N/A" else int(row[7]) for row in rows]
    return Published(
        [
            Result.of(path.stem, f"N{row[0]}", f"E{row[0]}", entry)
            for row, entry in zip(rows, entries, strict=True)
        ],
        [(row[8], row[8]) for row in rows],
        {},
        {},
    )


def kops_board(path: Path) -> Published:
    """A board of a Polish club at cross-IMPs; an average of the director is not compared."""
    rows = [row for row in table_rows(path) if len(row) > 6 and row[0].isdigit() and row[1].isdigit()]
    entries = [None if row[-2] == "" else int(row[-5] or row[-4]) for row in rows]
    return Published(
        [Result.of(path.stem, row[0], row[1], entry) for row, entry in zip(rows, entries, strict=True)],
        [(row[-3], row[-2]) for row in rows],
        {},
        {},
    )
