"""RBN, Richard Pavlicek's notation: a letter and its data to a line, an empty line after each record.

The letters, and what they take over from the record before, are those of his article 7A12. In the play, a card
is written with its suit; one without is read as of the suit led.
"""

from lawbook.bridge import Vulnerability, Word

__all__ = ["CALLS", "CARRIED", "NOTES", "SCORINGS", "SIDES", "TAGS", "date_of", "date_written"]

CARRIED = "DTLESFKNBH"
"""The letters whose data hold for the records after it, until they come again."""
NOTES = 9
"""An auction has so many notes, numbered from 1."""
TAGS = {"T": "Title", "L": "Site", "E": "Event", "S": "Stage"}
SCORINGS = {
    "M": "MP",
    "I": "IMP",
    "X": "IMP;Cross",
    "B": "BAM",
    "T": "TotalPoints",
    "R": "Rubber",
    "C": "Chicago",
}
SIDES = {"Z": Vulnerability.NONE, "N": Vulnerability.NS, "E": Vulnerability.EW, "B": Vulnerability.BOTH}
CALLS = {"P": Word.PASS, "X": Word.DOUBLE, "R": Word.REDOUBLE}


def date_of(told: str) -> str:
    """The date as PBN has it.

    >>> date_of("199709"), date_of("20010704:1930")
    ('1997.09.??', '2001.07.04')
    """
    figures = told.partition(":")[0].rstrip("CG").ljust(8, "?")[:8]
    return f"{figures[:4]}.{figures[4:6]}.{figures[6:]}" if figures.strip("?") else "?"


def date_written(told: str) -> str:
    """The date as RBN has it; empty where none is known.

    >>> date_written("1997.09.??")
    '199709'
    """
    figures = "".join(told.split(".")) if told.count(".") == 2 else ""
    return figures.rstrip("?") if len(figures) == 8 else ""
