"""What a spoken sentence leaves to what was said or bid before it: he asked for aces, I have two; sixteen, seventeen."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from lawbook.languages import every
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.lexing import TOP
from lawbook.meaning.words.speech import TOO_MUCH_OR_LITTLE
from lawbook.meaning.words.token import Token
from lawbook.meaning.words.vocabulary import Kind

__all__ = ["as_written"]

_NUMBERS = {Kind.NUMBER, Kind.PAIR, Kind.FRINGE, Kind.ONWARDS}
_ENDS = {None, Kind.COMMA, Kind.CLOSE}
_JOINING, _BUT = {"and", "og", "i", "oraz"}, {"but", "ale", "men"}
_MOST_ACES, _FEWEST_POINTS, _CARDS = 5, 8, 13
_ASKED = {Figure.ACES: Purpose.ACE_ASK, None: Purpose.KEY_CARD_ASK}
_EXTREMES = {"least": "minimum hand", "most": "maximum hand"}


def as_written(text: str, tokens: Sequence[Token], told: Heard) -> list[Token]:
    """The words of a sentence as a card has them: its numbers with what they count, its range within the pair's own."""
    words = list(tokens)
    for step in (
        _without_own_call,
        _affirmed,
        _of_named_suit,
        _counted,
        _of_them,
        _in_a_row,
        _upwards,
        _of_our_range,
        _apart,
        _promised,
        _behind,
    ):
        words = list(step(text, words, told))
    return words


def _kind(words: Sequence[Token], at: int) -> Kind | None:
    return words[at].kind if 0 <= at < len(words) else None


def _written(text: str, words: Sequence[Token], at: int) -> str:
    """A word that joins, as it stands in the text."""
    return text[words[at].start : words[at].end].lower() if _kind(words, at) is Kind.AND else ""


def _alone(words: Sequence[Token], at: int) -> bool:
    """Whether a number stands here of which nothing is told: neither what it counts nor of what."""
    return words[at].kind is Kind.NUMBER and _kind(words, at + 1) in _ENDS


@cache
def _form(key: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(every('described', key))})\b", re.IGNORECASE)


def _without_own_call(text: str, words: Sequence[Token], told: Heard) -> Iterator[Token]:
    """But for the call itself that is said with its verb: three clubs promises five; and a verb that stands first."""
    passed = 0
    for at, word in enumerate(words):
        passed = max(passed, _own_call_ends(text, words, at, told))
        if word.start >= passed and (at or word.said != "means"):
            yield word


def _own_call_ends(text: str, words: Sequence[Token], at: int, told: Heard) -> int:
    """Where the call and its verb end that begin a part here; nowhere if they do not."""
    begins = not at or words[at - 1].kind is Kind.COMMA
    if words[at].kind is not Kind.NUMBER or not begins or told.call[:1] != str(words[at].value[0]):
        return 0
    strain = words[min(at + 1, len(words) - 1)]
    same = told.notrump if strain.kind is Kind.NOTRUMP else strain.value == ((told.own,),)
    verb = _form("of_calls").match(text, strain.end + 1) if same else None
    return verb.end() if verb else 0


def _affirmed(text: str, words: Sequence[Token], _: Heard) -> Iterator[Token]:
    """With a comma where a verb begins anew behind a denial: no major, but he has five diamonds."""
    for at, word in enumerate(words):
        behind = text[word.end : words[at + 1].start if at + 1 < len(words) else len(text)]
        if _written(text, words, at) in _BUT and _form("affirms").search(behind):
            yield replace(word, kind=Kind.COMMA, said=",")
        else:
            yield word


def _of_named_suit(_: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """But for what says no more: that a suit is another one, which is named, or that a stopper is good."""
    named = [Kind.NUMBER, Kind.CARDS, Kind.SUITS]
    for at, word in enumerate(words):
        other = word.kind is Kind.SIDE or (word.kind is Kind.SUITS and word.value == "another")
        good = word.kind is Kind.QUALITY and _kind(words, at + 1) is Kind.STOPPER
        suit = words[at + 3].value if [each.kind for each in words[at + 1 : at + 4]] == named else ""
        if not good and not (other and isinstance(suit, tuple) and len(suit) == 1):
            yield word


def _counted(_: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """With the numbers that answer what partner asked for, or tell how long the suit is that was bid again."""
    asked = [word for word in words if word.kind is Kind.COUNTS]
    rest = [word for word in words if word.kind is not Kind.COUNTS]
    while rest and rest[0].kind is Kind.COMMA:
        rest.pop(0)
    if not asked:
        yield from words
        return
    counts = asked[0]
    unit = _unit(counts)
    numbers = [at for at in range(len(rest)) if _alone(rest, at) and rest[at].value[0] <= _most(counts)]
    for at, word in enumerate(rest):
        yield word
        if at in numbers:
            yield replace(unit, start=word.end, end=word.end)
    if not rest:
        yield replace(counts, kind=Kind.TAG, value=_ASKED.get(counts.value, Purpose.NATURAL), said="")


def _unit(counts: Token) -> Token:
    if counts.value == "cards":
        return replace(counts, kind=Kind.CARDS, value=None, said="card")
    if counts.value is None:
        return replace(counts, kind=Kind.KEY_CARDS, said="key cards")
    return replace(counts, kind=Kind.FIGURE, said="aces" if counts.value is Figure.ACES else "kings")


def _most(counts: Token) -> int:
    return _CARDS if counts.value == "cards" else _MOST_ACES


def _of_them(text: str, words: Sequence[Token], _: Heard) -> Iterator[Token]:
    """With the cards that are told as so many of them, where no suit was named."""
    named = False
    for at, word in enumerate(words):
        yield word
        named = named or word.kind is Kind.SUITS
        joined = word.kind is Kind.NUMBER and _kind(words, at + 1) is Kind.AND
        if (joined or _alone(words, at)) and not named and _form("of_them").match(text[word.end :].lstrip()):
            yield Token(Kind.CARDS, None, "card", word.end, word.end)


def _in_a_row(_: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """With the range that is told by its ends, one behind the other: sixteen, seventeen."""
    words = list(words)
    for at in range(len(words) - 3, -1, -1):
        first, last = words[at], words[min(at + 2, len(words) - 1)]
        if (
            [word.kind for word in words[at : at + 3]] == [Kind.NUMBER, Kind.COMMA, Kind.NUMBER]
            and first.value[0] == first.value[1] == last.value[0] - 1
            and last.value[0] == last.value[1]
            and first.value[0] >= _FEWEST_POINTS
            and _kind(words, at + 3) in {*_ENDS, Kind.FIGURE}
        ):
            words[at : at + 3] = [
                replace(first, kind=Kind.PAIR, value=(first.value[0], last.value[0]), end=last.end)
            ]
    yield from words


def _upwards(_: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """With the doubtful end of what goes upwards from one of two numbers: six or seven points upwards."""
    words = list(words)
    for at in range(len(words) - 2, -1, -1):
        behind = at + 1 + (_kind(words, at + 1) is Kind.FIGURE)
        low, high = words[at].value if words[at].kind is Kind.PAIR else (0, 0)
        if high == low + 1 and _kind(words, behind) is Kind.ONWARDS and words[behind].value == "least":
            del words[behind]
            words[at] = replace(words[at], kind=Kind.FRINGE, value=((high, TOP), (low, TOP)))
            if _kind(words, at - 1) is Kind.LIMIT and words[at - 1].value == "about":
                del words[at - 1]
    yield from words


def _of_our_range(text: str, words: Sequence[Token], _: Heard) -> Iterator[Token]:
    """With the end of the pair's own range that the hand is at: we play 15-17, and he has a minimum."""
    said = [_extreme(words, at) for at in range(len(words))]
    for at, word in enumerate(words):
        before = text[words[at - 1].end if at else 0 : word.start]
        extreme = next((each for each in said[at:] if each), None)
        if word.kind is not Kind.PAIR or extreme is None or not _form("ours").search(before):
            yield word
            continue
        low, high = word.value
        end = (low, low) if extreme == "minimum hand" else (high, high)
        between = high - low > 1
        wide = (low, high - between) if extreme == "minimum hand" else (low + between, high)
        yield replace(word, kind=Kind.FRINGE, value=(end, wide))


def _extreme(words: Sequence[Token], at: int) -> str | None:
    """Whether the word says that the hand is at one end of what was shown."""
    word = words[at]
    if word.kind is Kind.JUDGED and word.value in _EXTREMES.values():
        return str(word.value)
    return _EXTREMES.get(word.value) if word.kind is Kind.LIMIT and _kind(words, at + 1) in _ENDS else None


def _apart(text: str, words: Sequence[Token], _: Heard) -> Iterator[Token]:
    """The words; a judgement right behind a number, which may count points or cards, tells neither."""
    for at, word in enumerate(words):
        if word.value in TOO_MUCH_OR_LITTLE and _kind(words, at - 1) in _NUMBERS:
            raise MeaningError(
                text, word.start, word.end, "cannot stand here; put a comma before it, or leave it out"
            )
        yield word


def _promised(text: str, words: Sequence[Token], told: Heard) -> Iterator[Token]:
    """With a suit that an opening promises, which may be longer, as far as the verb tells: he promised five spades."""
    for at, word in enumerate(words):
        before = text[words[at - 1].end if at else 0 : word.start]
        suit = at + 1 + (_kind(words, at + 1) is Kind.CARDS)
        bare = (
            word.kind is Kind.NUMBER and word.value[0] == word.value[1] and _kind(words, suit) is Kind.SUITS
        )
        if bare and told.opens and told.call[:1] > "1" and _form("promising").search(before):
            least = word.value[0]
            yield replace(word, kind=Kind.FRINGE, value=((least, least), (least, _CARDS)))
        else:
            yield word


def _behind(text: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """With what stands behind a part and is said of it: an opening, roughly; four hearts, no more than that."""
    for at, word in enumerate(words):
        last = _kind(words, at + 1) in _ENDS
        if _is_end_of_range(text, words, at):
            yield replace(word, kind=Kind.JUDGED, value=_EXTREMES[word.value], said=_EXTREMES[word.value])
        elif word.kind is Kind.LIMIT and word.value == "about" and last and at:
            yield replace(word, kind=Kind.USUALLY, value=None, said="usually")
        elif word.kind is Kind.COMMA and _kind(words, at + 2) in _ENDS and _is_behind(words[at + 1 : at + 2]):
            continue
        elif word.kind is Kind.LIMIT and word.value == "exactly" and last and _is_exact(words, at):
            continue
        else:
            yield word


def _is_behind(word: Sequence[Token]) -> bool:
    """Whether the word is said of what stands before it."""
    return any(
        each.kind is Kind.USUALLY or (each.kind is Kind.LIMIT and each.value in {"exactly", "about"})
        for each in word
    )


def _is_end_of_range(text: str, words: Sequence[Token], at: int) -> bool:
    """Whether a hand is at the end of its range, and has something besides: minimum and six cards."""
    word = words[at]
    if word.kind is not Kind.LIMIT or _written(text, words, at + 1) not in _JOINING:
        return False
    return word.value in _EXTREMES and text[word.start : word.end].lower() in {
        "minimum",
        "maximum",
        "maksimum",
    }


def _is_exact(words: Sequence[Token], at: int) -> bool:
    """Whether the part before it says so already."""
    part = [place for place in range(at - 1) if words[place].kind is Kind.COMMA]
    first = words[part[-1] + 1 if part else 0]
    return first.kind is Kind.LIMIT and first.value == "exactly"
