"""Numbers as they are said: sixteen, seventeen; three, maybe four; a minimum of the range that the pair plays."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from lawbook.languages import every
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.in_turn import Step, in_turn
from lawbook.meaning.words.tokens.lexing import TOP
from lawbook.meaning.words.tokens.token import Token

__all__ = ["ENDS", "EXTREMES", "form", "kind", "with_ranges"]

ENDS = {None, Kind.COMMA, Kind.CLOSE}
"""What stands behind the last word of a part."""
EXTREMES = {"least": "minimum hand", "most": "maximum hand"}
"""What a word for the end of a range says of the hand."""
_FEWEST_POINTS, _CARDS = 8, 13
_OF_CARDS = {Kind.SUITS, Kind.CARDS}
_RANGES, _JOINTS = {Kind.NUMBER, Kind.PAIR}, {Kind.OR, Kind.COMMA}
_FROM = {"from", "od", "fra", "frå"}
"""Words before a range, which tell its lower end."""
_LIMITS = [Kind.LIMIT, Kind.NUMBER, Kind.AND, Kind.LIMIT, Kind.NUMBER]
_PLUSES = {"plus", "pluss"}
_SEVERAL = [Kind.NUMBER, Kind.COMMA, Kind.NUMBER, Kind.OR, Kind.NUMBER]


def with_ranges(text: str, tokens: Sequence[Token], told: Heard) -> list[Token]:
    """The words, with the ranges that their numbers tell together."""
    return in_turn(_STEPS, tokens, before=(text,), behind=(told,))


def kind(words: Sequence[Token], at: int) -> Kind | None:
    """The kind of the word at a place; None where there is none."""
    return words[at].kind if 0 <= at < len(words) else None


@cache
def form(key: str) -> re.Pattern[str]:
    """What the languages have under this key, as whole words."""
    return re.compile(rf"\b(?:{'|'.join(every('described', key))})\b", re.IGNORECASE)


def _plus(text: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """With so many cards or more, where plus stands between them and their suit: five plus spades.

    Raises MeaningError behind so many points, which may be more: 8 HCP plus a long suit.
    """
    for at, word in enumerate(words):
        length = kind(words, at - 1) is Kind.NUMBER and words[at - 1].value[1] < _FEWEST_POINTS
        said = text[word.start : word.end].lower().strip(" -")
        if (
            word.kind is Kind.AND
            and said in _PLUSES
            and length
            and kind(words, at - 2) is not Kind.LIMIT
            and kind(words, at + 1 + (kind(words, at + 1) is Kind.IN)) in _OF_CARDS
        ):
            yield replace(word, kind=Kind.ONWARDS, value="least", said="or more")
        elif word.kind is Kind.AND and said in _PLUSES and _tells_points(words, at - 1):
            raise MeaningError(
                text, word.start, word.end, "cannot stand here; put a comma before it, or leave it out"
            )
        elif word.kind is Kind.ONWARDS and said in _PLUSES and kind(words, at - 1) is Kind.COMMA:
            yield replace(word, kind=Kind.AND, value=None, said="and")
        else:
            yield word


def _tells_points(words: Sequence[Token], at: int) -> bool:
    """Whether so many points and no more end here, and no word before them sets a limit."""
    at -= kind(words, at) is Kind.FIGURE
    exact = kind(words, at) is Kind.NUMBER and words[at].value[0] == words[at].value[1]
    return exact and words[at].value[0] >= _FEWEST_POINTS and kind(words, at - 1) is not Kind.LIMIT


def _one_of_several(_: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """With the range that is told number by number: twelve, thirteen or fourteen points."""
    words = list(words)
    for at in range(len(words) - 5, -1, -1):
        if [word.kind for word in words[at : at + 5]] != _SEVERAL:
            continue
        first, middle, last = (words[place].value for place in (at, at + 2, at + 4))
        if first[0] == first[1] == middle[0] - 1 == middle[1] - 1 == last[0] - 2 == last[1] - 2:
            words[at : at + 5] = [
                replace(words[at], kind=Kind.PAIR, value=(first[0], last[0]), end=words[at + 4].end)
            ]
    yield from words


def _about_from(_: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """Without the word before the lower end of a range that is told roughly: about from eight to ten."""
    for at, word in enumerate(words):
        about = kind(words, at - 1) is Kind.LIMIT and words[at - 1].value == "about"
        least = word.kind is Kind.LIMIT and word.value == "least"
        if about and least and kind(words, at + 1) is Kind.PAIR:
            continue
        if about and least and kind(words, at + 1) is Kind.NUMBER:
            yield replace(word, kind=Kind.ONWARDS)  # told anew behind the number
        else:
            yield word


def _least_of_two(text: str, words: Sequence[Token], _told: Heard) -> list[Token]:
    """With the doubtful end of what goes on from one of two numbers, or from about one: at least six or seven; say 13 plus."""
    found = list(words)
    for at in range(len(words) - 2, -1, -1):
        if _begins_range(text, found, at):
            del found[at]
        elif found[at].kind is Kind.LIMIT and (told := _loose_end(found, at)):
            length, ends = told
            found[at : at + length] = [replace(found[at + 1], kind=Kind.FRINGE, value=ends)]
    return found


def _begins_range(text: str, words: Sequence[Token], at: int) -> bool:
    """Whether the word stands before a range and tells nothing more: from 18 to 19."""
    said = text[words[at].start : words[at].end].lower()
    return words[at].kind is Kind.LIMIT and said in _FROM and kind(words, at + 1) is Kind.PAIR


def _loose_end(words: Sequence[Token], at: int) -> tuple[int, tuple[tuple[int, int], tuple[int, int]]] | None:
    """How many words tell a limit whose number is doubtful, and where it lies at the narrowest and the widest."""
    number = next((place for place in (at + 1, at + 2) if kind(words, place) in {Kind.NUMBER, Kind.PAIR}), at)
    if number == at:
        return None
    low, high = words[number].value
    behind = number + 1
    if low == high and _next_number(words, number):
        high, behind = low + 1, number + 3
    limit = words[at].value
    if limit == "about" and low == high and Kind.ONWARDS in {kind(words, at + 1), kind(words, behind)}:
        upwards = words[at + 1 if number > at + 1 else behind].value == "least"
        ends = ((low, TOP), (low - 1, TOP))
        return (behind - at + (number == at + 1), ends) if upwards else None
    if number > at + 1 or high != low + 1:
        return None
    if limit == "least":
        return behind - at, ((high, TOP), (low, TOP))
    return (behind - at, ((0, low), (0, high))) if limit == "most" else None


def _both_limits(_: str, words: Sequence[Token], _told: Heard) -> list[Token]:
    """With the range of which both ends are told apart: at least eight and at most fifteen points."""
    found = list(words)
    for at in range(len(words) - 5, -1, -1):
        if [word.kind for word in found[at : at + 5]] != _LIMITS:
            continue
        ends = {found[place].value: found[place + 1].value for place in (at, at + 3)}
        low, high = ends.get("least", (1, 0)), ends.get("most", (0, 0))
        if low[0] == low[1] < high[0] == high[1]:
            found[at : at + 5] = [replace(found[at + 1], kind=Kind.PAIR, value=(low[0], high[0]))]
    return found


def _next_number(words: Sequence[Token], at: int) -> bool:
    """Whether the next number stands behind `or`: six or seven."""
    if [kind(words, at + 1), kind(words, at + 2)] != [Kind.OR, Kind.NUMBER]:
        return False
    low, high = words[at].value, words[at + 2].value
    return bool(high[0] == high[1] == low[0] + 1)


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
            and kind(words, at + 3) in {*ENDS, Kind.FIGURE, Kind.PATTERN}
        ):
            words[at : at + 3] = [
                replace(first, kind=Kind.PAIR, value=(first.value[0], last.value[0]), end=last.end)
            ]
    yield from words


def _perhaps_more(_: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """With the doubtful end of a number behind which the next one is possible: three, maybe four spades."""
    words = list(words)
    for at in range(len(words) - 3, -1, -1):
        may = at + 1 + (words[at + 1].kind is Kind.COMMA)
        if [kind(words, place) for place in (at, may, may + 1)] != [Kind.NUMBER, Kind.MAY, Kind.NUMBER]:
            continue
        low, high = words[at].value, words[may + 1].value
        if low[0] == low[1] == high[0] - 1 and high[0] == high[1]:
            words[at : may + 2] = [replace(words[at], kind=Kind.FRINGE, value=(low, (low[0], high[0])))]
    yield from words


def _upwards(_: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """With the doubtful end of what goes upwards from one of two numbers: six or seven points upwards."""
    words = list(words)
    for at in range(len(words) - 2, -1, -1):
        behind = at + 1 + (kind(words, at + 1) is Kind.FIGURE)
        low, high = words[at].value if words[at].kind is Kind.PAIR else (0, 0)
        if high == low + 1 and kind(words, behind) is Kind.ONWARDS and words[behind].value == "least":
            del words[behind]
            words[at] = replace(words[at], kind=Kind.FRINGE, value=((high, TOP), (low, TOP)))
            if kind(words, at - 1) is Kind.LIMIT and words[at - 1].value == "about":
                del words[at - 1]
    yield from words


def _next_to_range(_: str, words: Sequence[Token], _told: Heard) -> list[Token]:
    """With the doubtful end of a range to which a good or a bad number comes: 15-17 or a good 14."""
    found = list(words)
    for at in range(len(words) - 3, -1, -1):
        if at + 3 > len(found):  # what stood behind is part of a range already
            continue
        one, joint, other = found[at : at + 3]
        behind = kind(found, at + 3) is Kind.FIGURE
        if joint.kind not in _JOINTS or other.kind is not Kind.FRINGE or one.kind not in _RANGES:
            continue
        (low, high), (lowest, last) = one.value, other.value[1]
        if kind(found, at + 3 + behind) not in ENDS or low == high:
            continue
        if lowest == last == low - 1:
            found[at : at + 3] = [replace(one, kind=Kind.FRINGE, value=((low, high), (last, high)))]
        elif lowest == high and last == high + 1:
            found[at : at + 3] = [replace(one, kind=Kind.FRINGE, value=((low, high), (low, last)))]
    return found


def _of_our_range(text: str, words: Sequence[Token], _: Heard) -> Iterator[Token]:
    """With the end of the pair's own range that the hand is at: we play 15-17, and he has a minimum."""
    said = [_extreme(words, at) for at in range(len(words))]
    for at, word in enumerate(words):
        before = text[words[at - 1].end if at else 0 : word.start]
        extreme = next((each for each in said[at:] if each), None)
        of_it = _extreme(words, at - 1) if at and _is_end_of(text, words[at - 1]) else None
        extreme = of_it or extreme
        if word.kind is not Kind.PAIR or extreme is None or not (of_it or form("ours").search(before)):
            yield word
            continue
        low, high = word.value
        end = (low, low) if extreme == "minimum hand" else (high, high)
        between = high - low > 1
        wide = (low, high - between) if extreme == "minimum hand" else (low + between, high)
        yield replace(word, kind=Kind.FRINGE, value=(end, wide))


def _is_end_of(text: str, word: Token) -> bool:
    """Whether the word tells of what the hand is at the end: the top of our range."""
    return any(form(key).fullmatch(text, word.start, word.end) for key in ("top_of", "bottom_of"))


def _extreme(words: Sequence[Token], at: int) -> str | None:
    """Whether the word says that the hand is at one end of what was shown."""
    word = words[at]
    if word.kind is Kind.JUDGED and word.value in EXTREMES.values():
        return str(word.value)
    return EXTREMES.get(word.value) if word.kind is Kind.LIMIT and kind(words, at + 1) in ENDS else None


def _promised(text: str, words: Sequence[Token], told: Heard) -> Iterator[Token]:
    """With a suit that an opening or a double promises, which may be longer, as far as the verb tells: he promised five spades."""
    for at, word in enumerate(words):
        before = text[words[at - 1].end if at else 0 : word.start]
        suit = at + 1 + (kind(words, at + 1) is Kind.CARDS)
        bare = word.kind is Kind.NUMBER and word.value[0] == word.value[1] and kind(words, suit) is Kind.SUITS
        bare = bare and kind(words, suit + 1) not in {Kind.LIMIT, Kind.ONWARDS}
        if (
            bare
            and ((told.opens and told.call[:1] > "1") or told.doubles)
            and form("promising").search(before)
        ):
            least = word.value[0]
            yield replace(word, kind=Kind.FRINGE, value=((least, least), (least, _CARDS)))
        else:
            yield word


def _limits(text: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """With the limit that a word is right before a number: a minimum four-card minor; równo cztery piki."""
    ends = {said: limit for limit, said in EXTREMES.items()}
    for at, word in enumerate(words):
        number = kind(words, at + 1) is Kind.NUMBER and words[at + 1].value[0] == words[at + 1].value[1]
        if word.kind is Kind.JUDGED and word.value in ends and number:
            yield replace(word, kind=Kind.LIMIT, value=ends[word.value])
        elif word.kind is Kind.PATTERN and number and text[word.start : word.end].lower() == "równo":
            yield replace(word, kind=Kind.LIMIT, value="exactly", said="exactly")
        else:
            yield word


_STEPS: Sequence[Step] = (
    ({Kind.JUDGED, Kind.PATTERN}, _limits),
    ({Kind.AND, Kind.ONWARDS}, _plus),
    ({Kind.OR}, _one_of_several),
    ({Kind.LIMIT}, _about_from),
    ({Kind.LIMIT}, _least_of_two),
    ({Kind.LIMIT}, _both_limits),
    ({Kind.NUMBER}, _in_a_row),
    ({Kind.MAY}, _perhaps_more),
    ({Kind.ONWARDS}, _upwards),
    ({Kind.FRINGE}, _next_to_range),
    ({Kind.PAIR}, _of_our_range),
    ({Kind.NUMBER}, _promised),
)
