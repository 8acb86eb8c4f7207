"""The award form: outcomes and shares as an address holds them, and the address that a sent form comes to.

A share can be typed or slid: a form sends the number, the place of the slider, and what the number was, and
whichever was moved is kept. So a slider works in a browser that runs no scripts.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from lawbook.address import Address
from lawbook.bridge import Side, Vulnerability, vulnerability_of
from lawbook.desk.awarding import Comparison, parse_field, step_of
from lawbook.errors import CaseError
from lawbook.event.conditions import Conditions, Scoring, read_conditions
from lawbook.scoring.exact import to_multiple

__all__ = [
    "AWARD",
    "COLUMNS",
    "ROWS",
    "VULNERABLE",
    "Row",
    "comparison_of",
    "default_win",
    "number_text",
    "on_slider",
    "percent_of",
    "rows",
    "settled",
    "vulnerability_told",
]

ROWS = 8
"""More outcomes than that are numerous, and the score is an artificial one (12C1(d))."""
COLUMNS = {Side.NS: "n", Side.EW: "e"}
"""Whose score the shares of a column make; where there is one score for both, it is the first."""
AWARD = (
    *("vulnerable", "scoring", "field", "top", "win", "knock_out", "kind", "split", "innocent", "lean"),
    *("table", "without", "average_ns", "average_ew", "own_ns", "own_ew", "rows", "laws", "do"),
    *(f"{key}{number}" for number in range(1, ROWS + 1) for key in ("r", "l", *COLUMNS.values())),
)
"""The parameters of the form, beside the case that it belongs to."""
VULNERABLE = {
    "none": Vulnerability.NONE,
    "ns": Vulnerability.NS,
    "ew": Vulnerability.EW,
    "both": Vulnerability.BOTH,
}
_OF_ROW = re.compile(r"[rl][1-8]|[sw]?[ne][1-8]")
_PERCENT = re.compile(r"\d{1,3}(?:[.,]\d{1,4})?|\d{1,3}/[1-9]\d{0,2}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Row:
    """One outcome as it is typed, and its share of the score of each side."""

    text: str
    shares: Mapping[Side, str]
    legal: bool
    """Whether the Director has said that legal actions alone could have led there."""

    @property
    def blank(self) -> bool:
        """Whether nothing is entered in it."""
        return not self.text and not any(self.shares.values())

    def params(self, number: int) -> dict[str, str]:
        """How an address holds it."""
        held = {f"r{number}": self.text, f"l{number}": "yes" if self.legal else ""}
        held |= {f"{COLUMNS[side]}{number}": share for side, share in self.shares.items()}
        return {key: text for key, text in held.items() if text}


def rows(address: Address) -> list[Row]:
    """The outcomes of an address, and blank ones to fill in."""
    told = [_row(address, number) for number in range(1, ROWS + 1)]
    wanted = address.params.get("rows", "")
    shown = max(2, int(wanted) if re.fullmatch("[1-8]", wanted) else 0)
    last = max((number for number, row in enumerate(told, 1) if not row.blank), default=0)
    return told[: max(shown, last)]


def _row(address: Address, number: int) -> Row:
    step = step_of(address.body)
    return Row(
        address.params.get(f"r{number}", "").strip(),
        {side: _chosen(address.params, f"{column}{number}", step) for side, column in COLUMNS.items()},
        legal=address.params.get(f"l{number}") == "yes",
    )


def _chosen(params: Mapping[str, str], key: str, step: Fraction) -> str:
    """The share that was typed, or slid to if the number is the one that was there before."""
    number, slider, was = (params.get(f"{mark}{key}", "").strip() for mark in ("", "s", "w"))
    moved = bool(slider) and number == was and slider != on_slider(was, step)
    return slider if moved else number


def on_slider(text: str, step: Fraction) -> str:
    """Where a share stands on a slider that has these steps; one that cannot be read stands at nothing.

    >>> on_slider("33.3", Fraction(1, 20)), on_slider("", Fraction(1, 20)), on_slider("1/3", Fraction(1, 20))
    ('35', '0', '35')
    """
    try:
        percent = percent_of(text)
    except CaseError:
        percent = Fraction()
    return number_text(min(to_multiple(percent, 100 * step), Fraction(100)))


def number_text(number: Fraction) -> str:
    """A number as a decimal if it is a short one, or else as a fraction.

    >>> number_text(Fraction(5, 2)), number_text(Fraction(100, 3))
    ('2.5', '100/3')
    """
    return f"{float(number):g}" if 100 % number.denominator == 0 else str(number)


def percent_of(text: str) -> Fraction:
    """A share in percent; a fraction is one of the whole. Raises CaseError.

    >>> print(percent_of("62,5"), percent_of("1/4"), percent_of(""))
    125/2 25 0
    """
    plain = text.replace("%", "").strip()
    if plain and not _PERCENT.fullmatch(plain):
        raise CaseError("share {text!r}: write it 60, 33.3 or 1/3 (Law 12C1(c))", text=text[:20])
    percent = Fraction(plain.replace(",", ".") or 0) * (100 if "/" in plain else 1)
    if percent > 100:
        raise CaseError("share {text!r}: no outcome has more than 100 % (Law 12C1(c))", text=text[:20])
    return percent


def settled(address: Address) -> Address:
    """The address that a sent form comes to: no empty fields, and no sliders."""
    kept = [row for row in (_row(address, number) for number in range(1, ROWS + 1)) if not row.blank]
    sent = address.params
    if sent.get("split") == "yes" and not any(row.shares[Side.EW] for row in kept):
        kept = [Row(row.text, dict.fromkeys(Side, row.shares[Side.NS]), row.legal) for row in kept]
    params = {
        key: text
        for key, text in sent.items()
        if text.strip() and key not in {"do", "rows"} and not _OF_ROW.fullmatch(key)
    }
    for number, row in enumerate(kept, 1):
        params |= row.params(number)
    if sent.get("do") == "add":
        params["rows"] = str(min(max(len(kept), 2) + 1, ROWS))
    return replace(address, params=params)


# What it is compared with


def comparison_of(address: Address, vulnerability: Vulnerability) -> Comparison:
    """The other results and the conditions. Raises CaseError and NotationError."""
    others = parse_field(address.params.get("field", ""), vulnerability, address.language)
    return Comparison(conditions=_conditions(address), vulnerability=vulnerability, others=others)


def vulnerability_told(address: Address) -> Vulnerability | None:
    """Who is vulnerable, as it is said or by the number of the board; None where neither is told."""
    told, number = address.params.get("vulnerable", ""), address.params.get("board", "").strip()
    if told and told not in VULNERABLE:
        raise CaseError(
            "vulnerable {told!r}: not known; known are {known}", told=told[:20], known=", ".join(VULNERABLE)
        )
    if told:
        return VULNERABLE[told]
    if number and not re.fullmatch("[1-9][0-9]{0,8}", number):
        raise CaseError("board {number!r}: a board has a number (Law 2)", number=number[:20])
    return vulnerability_of(int(number)) if number else None


def default_win(address: Address) -> str:
    """What is had for a better result where nothing is said: 1 in North America, elsewhere 2."""
    return "1" if address.authority.upper() == "ACBL" else "2"


def _conditions(address: Address) -> Conditions:
    told = address.params
    win = told.get("win", "") or default_win(address)
    settings = {
        "scoring": told.get("scoring", "") or Scoring.MATCHPOINTS.value,
        "authority": address.authority,
        "win": win,
        "knock_out": told.get("knock_out", "") or "no",
    }
    known = read_conditions(settings)
    top = told.get("top", "").strip()
    if not top or known.how is not Scoring.MATCHPOINTS:
        return known
    if not re.fullmatch("[0-9]{1,4}", top) or int(top) % int(win):
        raise CaseError(
            "top {top!r}: a top is {win} for each of the other results, such as {value}",
            top=top[:20],
            win=win,
            value=12 * int(win),
        )
    return read_conditions({**settings, "expected": str(int(top) // int(win) + 1)})
