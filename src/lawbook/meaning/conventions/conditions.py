"""Conditions that stand behind an auction in a system file.

in third or fourth seat · when vulnerable · at favourable · by a passed hand · as a jump · as a reverse

Several may follow each other.
"""

import re
from collections.abc import Callable, Mapping, Sequence

from lawbook.errors import NotationError
from lawbook.meaning.conventions.situation import Situation
from lawbook.notation.letters import shown

__all__ = ["Test", "conditions_of"]

Test = Callable[[Situation], bool]


def _seats(match: re.Match[str]) -> Test:
    wanted = {_SEATS.index(word) for word in match[1].split(" or ")}
    return lambda here: here.passes in wanted


def _passed(match: re.Match[str]) -> Test:
    wanted = match[1] is None
    return lambda here: here.passed is wanted


def _vulnerable_or_not(match: re.Match[str]) -> Test:
    wanted = match[1] is None
    return lambda here: here.vulnerable is not None and here.vulnerable[0] is wanted


def _against(match: re.Match[str]) -> Test:
    wanted = _AGAINST[match[1]]
    return lambda here: here.vulnerable in wanted


def _jump(match: re.Match[str]) -> Test:
    wanted = 2 if match[1] else 1
    return lambda here: here.skipped == wanted


def _reverse(_: re.Match[str]) -> Test:
    return lambda here: here.reverse


_SEATS = ("first", "second", "third", "fourth")
_AGAINST: Mapping[str, Sequence[tuple[bool, bool]]] = {
    "favourable": [(False, True)],
    "unfavourable": [(True, False)],
    "equal": [(False, False), (True, True)],
}
_ONE_SEAT = f"(?:{'|'.join(_SEATS)})"
_CONDITIONS: Sequence[tuple[re.Pattern[str], Callable[[re.Match[str]], Test]]] = [
    (re.compile(rf" in ({_ONE_SEAT}(?: or {_ONE_SEAT})*) seat"), _seats),
    (re.compile(" by (?:a passed|an (unpassed)) hand"), _passed),
    (re.compile(" when (not )?vulnerable"), _vulnerable_or_not),
    (re.compile(" at (favourable|unfavourable|equal)"), _against),
    (re.compile(" as a (double )?jump"), _jump),
    (re.compile(" as a reverse"), _reverse),
]


def conditions_of(text: str) -> tuple[Test, ...]:
    """The conditions, one after the other."""
    tests: list[Test] = []
    while text:
        found = next(((match, test) for form, test in _CONDITIONS if (match := form.match(text))), None)
        if found is None:
            raise NotationError(
                "{text} is no condition; write in third or fourth seat, by a passed hand, when "
                "vulnerable, when not vulnerable, at favourable, as a jump or as a reverse",
                text=shown(text.strip()),
            )
        match, test = found
        tests.append(test(match))
        text = text[match.end() :]
    return tuple(tests)
