"""Worth: what stands for a side at a table, as people write it and as the log keeps it.

4S by N =, 3NTx by E -1, passed out     what was obtained in play (Law 77)
+620, -100                              the same where only the score is known, as North-South see it
60% 4S by N =, 40% 4S by N -1           an assigned score of several outcomes (12C1(c))
A+, A, A-, award 55                     an artificial score, by name or by its amount (12C2)
expected +620, without error -100       relief for a side that did part of its damage itself (12C1(e)(ii))
not played                              nothing: no result, or one that is cancelled
"""

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from lawbook.bridge import Contract, Vulnerability
from lawbook.errors import CaseError, NotationError
from lawbook.notation.contract import contract_text, parse_contract
from lawbook.scoring.contract import score
from lawbook.scoring.entry import Average, Entry, Score, Stated, Weighted, check_shares, share_of
from lawbook.scoring.exact import fraction_of

__all__ = [
    "Compared",
    "Made",
    "Outcome",
    "Relieved",
    "Shares",
    "Worth",
    "entry_of",
    "parse_worth",
    "score_worth",
    "share_text",
    "worth_text",
]


@dataclass(frozen=True, slots=True)
class Made:
    """A contract and the tricks that declarer won; with no contract the board was passed out."""

    contract: Contract | None = None
    tricks: int = 0

    def with_tricks(self, more: int) -> "Made":
        """The same contract with more tricks, or fewer. Raises CaseError if there are none to move."""
        if self.contract is None:
            raise CaseError("passed out: there are no tricks to move (Law 77); correct the result first")
        tricks = self.tricks + more
        if not 0 <= tricks <= 13:
            raise CaseError(
                "{result}: {number} tricks cannot be moved, the deal has 13 (Law 77); correct the result first",
                result=worth_text(self),
                number=abs(more),
            )
        return Made(self.contract, tricks)


Outcome: TypeAlias = Made | int
"""One way in which a board ends: what was played, or only its score as North-South see it."""


@dataclass(frozen=True, slots=True)
class Shares:
    """An assigned score of several outcomes, each with its share of the probability (Law 12C1(c))."""

    parts: tuple[tuple[Outcome, Fraction], ...]

    def __post_init__(self) -> None:
        check_shares([share for _, share in self.parts])


Compared: TypeAlias = Made | int | Shares
"""What is compared with the results of the other tables."""


@dataclass(frozen=True, slots=True)
class Relieved:
    """The table result, and besides it relief only of what the infraction cost by itself (12C1(e)(ii))."""

    expected: Compared
    """What the side could expect before the infraction."""
    without_error: Compared
    """What it would have had after it but for its own error or gamble."""


Worth: TypeAlias = Compared | Average | Stated | Relieved | None
"""What stands for one side; None where there is no result."""


def score_worth(worth: Compared, vulnerability: Vulnerability) -> Score:
    """The score that is compared, as North-South see it.

    >>> score_worth(Made(parse_contract("3NTx by E"), 7), Vulnerability.EW)
    500
    """
    match worth:
        case Made(contract, tricks):
            return score(contract, tricks, vulnerability)
        case Shares(parts):
            return Weighted(tuple((_points(part, vulnerability), share) for part, share in parts))
        case _:
            return worth


def _points(outcome: Outcome, vulnerability: Vulnerability) -> int:
    if isinstance(outcome, Made):
        return score(outcome.contract, outcome.tricks, vulnerability)
    return outcome


def entry_of(worth: Worth, vulnerability: Vulnerability) -> Entry:
    """What is entered in the scores; who is relieved has the result of the table, and the relief apart."""
    match worth:
        case None | Relieved():
            return None
        case Average() | Stated():
            return worth
        case _:
            return score_worth(worth, vulnerability)


def worth_text(worth: Worth) -> str:
    """The worth as it is written; reading it gives it back.

    >>> worth_text(parse_worth("60% 4s by n =, 2/5 -100"))
    '60% 4S by N =, 40% -100'
    """
    match worth:
        case None:
            return _NOT_PLAYED
        case Average():
            return worth.value
        case Stated(amount):
            return f"award {_number(amount)}"
        case Shares(parts):
            return ", ".join(f"{share_text(share)} {worth_text(outcome)}" for outcome, share in parts)
        case Relieved(expected, without_error):
            return f"expected {worth_text(expected)}, without error {worth_text(without_error)}"
        case Made(contract, tricks):
            return _made_text(contract, tricks)
        case _:
            return f"{worth:+d}"


def _made_text(contract: Contract | None, tricks: int) -> str:
    if contract is None:
        return _PASSED_OUT
    over = tricks - 6 - contract.bid.level
    return f"{contract_text(contract)} {f'{over:+d}' if over else '='}"


def share_text(share: Fraction) -> str:
    """A share in percent where that has an end, or else as a fraction."""
    percent = 100 * share
    return f"{_number(percent)}%" if _terminates(percent) else str(share)


def _number(value: Fraction) -> str:
    """A number as a decimal if it is one, or else as a fraction."""
    return f"{float(value):.10g}" if _terminates(value) else str(value)


def _terminates(value: Fraction) -> bool:
    return 10**6 % value.denominator == 0 and abs(value) < 10**4


_NOT_PLAYED, _PASSED_OUT = "not played", "passed out"
_RELIEVED = re.compile(r"expected (.+), without error (.+)", re.IGNORECASE)
_AWARD = re.compile(r"award ([+-]?\d+(?:\.\d+|/\d+)?) *%?", re.IGNORECASE | re.ASCII)
_SHARE = re.compile(r"(\d+(?:\.\d+)? *%|\d+/\d+|0?\.\d+|1) +(\S.*)", re.ASCII)
_MADE = re.compile(r"(.+?) *(=|[+-]\d{1,2})", re.ASCII)
_SCORE = re.compile(r"[+-]?\d{1,5}", re.ASCII)
_LIKE = (
    "write 4S N =, +620, passed out, 60% 4S N =, 40% 4S N -1, A+, award 55,"
    " expected +620, without error -100, or not played"
)


def parse_worth(text: str) -> Worth:
    """What stands for a side. Raises NotationError for what is none.

    >>> parse_worth("a+"), parse_worth("-100"), parse_worth("award 55")
    (<Average.PLUS: 'A+'>, -100, Stated(amount=Fraction(55, 1)))
    """
    plain = " ".join(text.replace("\u2212", "-").split())
    if plain.casefold() in _WORDS:
        return _WORDS[plain.casefold()]
    if found := _AWARD.fullmatch(plain):
        return Stated(_fraction(found[1], text))
    if found := _RELIEVED.fullmatch(plain):
        return Relieved(_compared(found[1], text), _compared(found[2], text))
    return _compared(plain, text)


_WORDS: dict[str, Worth] = {
    _NOT_PLAYED: None,
    _PASSED_OUT: Made(),
    "pass": Made(),
    **{average.value.casefold(): average for average in Average},
}


def _compared(plain: str, text: str) -> Compared:
    """A result, or several with their shares."""
    parts = [part.strip() for part in plain.split(",")]
    shares = [_SHARE.fullmatch(part) for part in parts]
    if len(parts) == 1 and shares[0] is None:
        return _outcome(plain, text)
    if None in shares:
        raise NotationError(
            "{text!r}: an outcome without its share (Law 12C1(c)): {like}", text=text, like=_LIKE
        )
    told = [(_outcome(found[2], text), share_of(found[1])) for found in shares if found]
    return told[0][0] if len(told) == 1 and told[0][1] == 1 else Shares(tuple(told))


def _outcome(plain: str, text: str) -> Outcome:
    if _SCORE.fullmatch(plain):
        return int(plain)
    if plain.casefold() in {_PASSED_OUT, "pass"}:
        return Made()
    found = _MADE.fullmatch(plain)
    if found is None:
        raise NotationError("{text!r} is nothing that stands for a side: {like}", text=text, like=_LIKE)
    contract = parse_contract(found[1])
    tricks = contract.bid.level + 6 + (0 if found[2] == "=" else int(found[2]))
    if not 0 <= tricks <= 13:
        raise NotationError(
            "{text!r}: {tricks} tricks; a deal has 13 (Law 77): {like}", text=text, tricks=tricks, like=_LIKE
        )
    return Made(contract, tricks)


def _fraction(number: str, text: str) -> Fraction:
    try:
        return fraction_of(number)
    except ValueError:
        raise NotationError("{text!r}: no amount: {like}", text=text, like=_LIKE) from None
