"""Case files that are plain: read by their lines, since the reader of all YAML takes longer to begin than a ruling.

    key: value                 a value is a word, a number, a line of text, a text in quotation marks
    key: [value, value]        several, in brackets or one a line
    key: {key: value}          or named, in braces or one a line

What is not as plain as that is not read here, and whatever is read is what YAML says of it; so each sign that may
mean something else (a colon, a number sign, a backslash) ends it, and a word that may be more than a word, too.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

__all__ = ["plainly"]

_WORDS: Mapping[str, bool | None] = {
    spelt: value
    for words, value in (("yes true on", True), ("no false off", False), ("null", None))
    for word in words.split()
    for spelt in (word, word.capitalize(), word.upper())
}
_LONGEST = 500
"""Characters of a line; a key may not stand much farther from its colon."""
_IN_BRACKETS = frozenset("[]{},?\"'")

Line = tuple[int, str]
"""How far it is indented, and what it says."""


class _NotPlainError(Exception):
    """It may mean more than is known here."""


def plainly(text: str) -> dict[str, Any] | None:
    """What a case file says; None where it is not plain, or not one case."""
    try:
        return _keys(list(_lines(text))) or None
    except _NotPlainError:
        return None


def _lines(text: str) -> Iterator[Line]:
    """The lines that say anything."""
    for line in text.split("\n"):
        said = line.lstrip(" ")
        if not said or said.startswith("#"):
            continue
        if not line.isprintable() or len(line) > _LONGEST:
            raise _NotPlainError
        yield len(line) - len(said), said.rstrip(" ")


def _keys(lines: Sequence[Line]) -> dict[str, Any]:
    """Keys that stand below one another, with what stands within each."""
    told: dict[str, Any] = {}
    at = 0
    while at < len(lines):
        indent, line = lines[at]
        key, colon, rest = line.partition(":")
        if indent != lines[0][0] or not colon or key in told or (rest and not rest.startswith(" ")):
            raise _NotPlainError
        at += 1
        if rest.strip(" "):
            told[_key(key)] = _value(rest.strip(" "))
            continue
        within = at
        while at < len(lines) and (
            lines[at][0] > indent or (lines[at][0] == indent and _is_item(lines[at][1]))
        ):
            at += 1
        told[_key(key)] = _within(lines[within:at])
    return told


def _within(lines: Sequence[Line]) -> Any:
    """What stands below a key: items, or keys of their own."""
    if not lines:
        raise _NotPlainError
    if not _is_item(lines[0][1]):
        return _keys(lines)
    if any(indent != lines[0][0] or not _is_item(line) for indent, line in lines):
        raise _NotPlainError
    return [_value(line[2:].strip(" ")) for _, line in lines]


def _is_item(line: str) -> bool:
    return line.startswith("- ")


def _key(text: str) -> str:
    if not (text.isascii() and text.replace("_", "").isalnum() and text[0].isalpha()) or text in _WORDS:
        raise _NotPlainError
    return text


def _value(text: str) -> Any:
    """What follows a key or a hyphen."""
    first, last = text[0], text[-1]
    if first in "\"'":
        inner = text[1:-1]
        if len(text) < 2 or last != first or first in inner or "\\" in inner:
            raise _NotPlainError
        return inner
    if first + last == "[]":
        return [_within_brackets(part) for part in _parts(text)]
    if first + last == "{}":
        named = [part.partition(": ") for part in _parts(text)]
        if len({key for key, _, _ in named}) < len(named):
            raise _NotPlainError
        return {_key(key): _within_brackets(value.strip(" ")) for key, _, value in named}
    return _scalar(text)


def _parts(text: str) -> list[str]:
    """What stands between the commas in brackets; there may be others within."""
    inner = text[1:-1].strip(" ")
    parts, begins, depth, mark = [], 0, 0, ""
    for at, sign in enumerate(inner + "," if inner else ""):
        if mark:
            mark = "" if sign == mark else mark
        elif sign in "\"'":
            mark = sign
        elif sign in "[{":
            depth += 1
        elif sign in "]}":
            depth -= 1
        elif sign == "," and not depth:
            parts.append(inner[begins:at].strip(" "))
            begins = at + 1
    if mark or depth:
        raise _NotPlainError
    return parts


def _within_brackets(text: str) -> Any:
    if text.startswith(("[", "{", '"', "'")):
        return _value(text)
    if not _IN_BRACKETS.isdisjoint(text):
        raise _NotPlainError
    return _scalar(text)


def _scalar(text: str) -> Any:
    """A word, a number, or a line of text that is nothing else."""
    if text in _WORDS:
        return _WORDS[text]
    if not text or ":" in text or "#" in text or not text[0].isalnum():
        raise _NotPlainError
    if text[0].isalpha():
        return text
    if text == "0" or (text.isascii() and text.isdecimal() and len(text) < 10 and text[0] != "0"):
        return int(text)
    if text.isdecimal() or text[0] == "0" or any(sign in text for sign in "._-,"):
        raise _NotPlainError  # a number in eights or sixties, a date, one that is too long
    return text
