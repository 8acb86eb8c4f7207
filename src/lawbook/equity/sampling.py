"""Sampling: how often choices succeed over layouts, surer the longer one watches.

What is known more in one case than in another divides the layouts into kinds. Each kind is dealt by itself and
counts by how many layouts there are of it, so that one run answers with the knowledge and without it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from lawbook.bridge import Hand
from lawbook.equity.batch import answer_all
from lawbook.equity.knowledge import Knowledge
from lawbook.equity.layouts import Layouts
from lawbook.equity.questions import Question
from lawbook.equity.resources import THIS_MACHINE, Resources

__all__ = ["Kind", "Share", "Tally", "mixed", "sample", "share_of"]

_SURE = 1.96
"""Standard deviations within which 19 of 20 estimates lie."""
_FIRST, _LARGEST = 32, 256


@dataclass(frozen=True, slots=True)
class Share:
    """An estimated share of the layouts, and half the width of its range."""

    value: float
    margin: float


@dataclass(frozen=True, slots=True)
class Kind:
    """Layouts that agree with some knowledge."""

    knowledge: Knowledge
    counts: float = 1.0
    """How much of its margin is allowed to count; what stands for a small part need not be so sure."""


@dataclass(frozen=True, slots=True)
class Tally:
    """For every layout of one kind that was looked at, in which of the choices it succeeds, as bits."""

    layouts: tuple[int, ...] = ()

    def share(self, choice: int) -> Share:
        """How often a choice succeeds; before any layout, nobody knows."""
        number = len(self.layouts)
        if not number:
            return Share(0.5, 0.5)
        return share_of(sum(bits >> choice & 1 for bits in self.layouts), number)

    def ahead(self, one: int, other: int) -> Share:
        """By how much one choice succeeds more often than another; they saw the same layouts, so those alone count
        in which only one of them does.
        """
        number = len(self.layouts)
        if not number:
            return Share(0.0, 1.0)
        more = sum(bits >> one & ~bits >> other & 1 for bits in self.layouts)
        less = sum(bits >> other & ~bits >> one & 1 for bits in self.layouts)
        spread = sqrt(more + less - (more - less) ** 2 / number)
        return Share((more - less) / number, (_SURE * spread + 1) / number)


def share_of(times: int, number: int) -> Share:
    """The share that came so many times of a number; the range is Wilson's, so that it is honest near none and all.

    >>> share_of(50, 50).margin > 0.03
    True
    """
    value, square = times / number, _SURE * _SURE
    spread = sqrt(value * (1 - value) / number + square / (4 * number * number))
    return Share(value, _SURE * spread / (1 + square / number))


def mixed(parts: Sequence[tuple[float, Share]]) -> Share:
    """The share over kinds of layout, each with its weight.

    >>> mixed([(0.5, Share(1.0, 0.02)), (0.5, Share(0.0, 0.02))]).value
    0.5
    """
    value = sum(weight * share.value for weight, share in parts)
    return Share(value, sqrt(sum((weight * share.margin) ** 2 for weight, share in parts)))


Asked = Callable[[tuple[Hand, ...]], Sequence[Question[bool]]]
"""The questions about a layout, one for each choice."""


def sample(  # noqa: PLR0913  # what is asked, of which layouts, how surely, with what
    kinds: Sequence[Kind],
    asked: Asked,
    choices: int,
    *,
    margin: float = 0.03,
    most: int = 20_000,
    seed: int = 0,
    resources: Resources = THIS_MACHINE,
) -> Iterator[tuple[Tally, ...]]:
    """What was found so far, kind by kind, until every share is within the margin or so many layouts were looked at.

    The next layouts are of the kind that adds most to what is uncertain. Raises LawbookError if a layout has no answer.
    """
    dealers = [Layouts(kind.knowledge, seed + place) for place, kind in enumerate(kinds)]
    found = [Tally() for _ in kinds]
    while True:
        unsure = [_unsure(kind, tally, choices, margin) for kind, tally in zip(kinds, found, strict=True)]
        looked_at = sum(len(tally.layouts) for tally in found)
        if looked_at and (looked_at >= most or max(unsure) <= 1):
            return
        place = unsure.index(max(unsure))
        size = _next_size(len(found[place].layouts), unsure[place])
        rows = _looked_at(list(dealers[place].hands(size)), asked, choices, resources)
        found[place] = Tally((*found[place].layouts, *rows))
        yield tuple(found)


def _next_size(number: int, unsure: float) -> int:
    """How many layouts to look at next: as many as will probably do, for ranges narrow with the root of the number."""
    missing = int(number * (unsure * unsure - 1)) + 1
    return max(_FIRST, min(missing, _LARGEST)) if number else _FIRST


def _unsure(kind: Kind, tally: Tally, choices: int, margin: float) -> float:
    """The widest range of the kind's shares, in margins that are wanted."""
    return max(tally.share(choice).margin for choice in range(choices)) / margin * kind.counts


def _looked_at(
    layouts: list[tuple[Hand, ...]], asked: Asked, choices: int, resources: Resources
) -> Iterator[int]:
    """In which choices each layout succeeds."""
    questions = [question for hands in layouts for question in asked(hands)]
    answers = answer_all(questions, resources)
    for start in range(0, len(answers), choices):
        bits = 0
        for choice, answer in enumerate(answers[start : start + choices]):
            if not isinstance(answer, bool):
                raise answer
            bits |= answer << choice
        yield bits
