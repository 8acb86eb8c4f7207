"""How long each reader takes over 50,000 rows or games of which none can be read: `python -m bench.unreadable`.

Each in a process of its own, three times: processor time and memory of reading alone, without the start.
"""

import argparse
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median

__all__ = ["TEXTS"]

NUMBER = 50_000
ROUNDS = 3


def _rows(head: str, row: str, tail: str = "") -> Callable[[], str]:
    return lambda: head + "".join(row.format(n=number) for number in range(NUMBER)) + tail


_LINE = (
    "<TRAVELLER_LINE><NS_PAIR_NUMBER>{n}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>9Z</CONTRACT>"
    "<PLAYED_BY>Q</PLAYED_BY><SCORE>??</SCORE></TRAVELLER_LINE>\n"
)
_GAME = (
    '[Board "{n}"]\n[Dealer "Q"]\n[Vulnerable "zz"]\n[Deal "N:zz"]\n[Declarer "Q"]\n[Contract "9Z"]\n[Result "??"]\n'
    '[Auction "Q"]\n1S\n\n'
)
_BOARD = (
    '{{"board_number": {n}, "results": [{{"ns_pair": 1, "ew_pair": 2, "contract": "9Z", "score": "??"}}]}}'
)

TEXTS: dict[str, Callable[[], str]] = {
    "CSV": _rows("board,ns,ew,contract,score\n", "1,{n},2,9Z,??\n"),
    "ScoreTable": _rows('[Board "1"]\n[ScoreTable "Table;Contract"]\n', "{n} 9Z\n"),
    "TotalScoreTable": _rows('[Board "1"]\n[TotalScoreTable "Rank;Names"]\n', "{n} Jo -1\n"),
    "USEBIO": _rows(
        "<USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\n", _LINE, "</BOARD></EVENT></USEBIO>"
    ),
    "USEBIO, boards": _rows(
        "<USEBIO><EVENT>", "<BOARD><BOARD_NUMBER>{n}</BOARD_NUMBER>" + _LINE + "</BOARD>", "</EVENT></USEBIO>"
    ),
    "page": _rows(
        "<table><tr><th>NS<th>EW<th>Contract<th>By<th>Tricks<th>Score</tr>\n",
        "<tr><td>{n}</td><td>2</td><td>9Z</td><td>Q</td><td>??</td><td>??</td></tr>\n",
        "</table>",
    ),
    "PBN": _rows("", _GAME),
    "LIN": _rows("", "qx|o{n}|md|9zz|sv|?|mb|9Z|pc|ZZ|\n"),
    "LIN's list": lambda: "qx|o1|md|1S,H,D,C|\n" + "rs|" + ",".join(["9Z??"] * NUMBER) + "|\n",
    "ACBL": lambda: (
        '{"sessions": [{"scoring_type": "MATCH_POINTS", "sections": [{"name": "A", "boards": ['
        + ",".join(_BOARD.format(n=number) for number in range(NUMBER))
        + "]}]}]}"
    ),
}


def _one(name: str) -> None:
    """Read one text; print the seconds and the megabytes."""
    from lawbook.errors import LawbookError  # noqa: PLC0415  # a process reads it, not the one that leads
    from lawbook.notation.results import parse_results  # noqa: PLC0415

    text = TEXTS[name]()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    began = time.process_time()
    try:
        said = f"{len(parse_results(text, 'x').problems)} problems"
    except LawbookError as error:
        said = str(error)
    took = time.process_time() - began
    print(took, (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024, said)


def main() -> None:
    """Print a line for each reader."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(TEXTS))
    parser.add_argument("--one", help=argparse.SUPPRESS)
    told = parser.parse_args()
    if told.one:
        _one(told.one)
        return
    for name in told.names:
        lines = [
            subprocess.run(  # this program
                [sys.executable, "-m", "bench.unreadable", "--one", name],
                capture_output=True,
                text=True,
                check=True,
            ).stdout.split(" ", 2)
            for _ in range(ROUNDS)
        ]
        seconds = sorted(float(line[0]) for line in lines)
        print(
            f"{name:<16} {median(seconds):.2f} s ({seconds[0]:.2f} to {seconds[-1]:.2f}), "
            f"{float(lines[0][1]):.0f} MB, {lines[0][2].strip()[:100]}",
            flush=True,
        )


if __name__ == "__main__":
    main()
