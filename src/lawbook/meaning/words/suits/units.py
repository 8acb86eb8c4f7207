"""What a figure without a unit counts: cards of a suit that goes without saying, or points; refused where it may be either."""

from collections.abc import Sequence

from lawbook.meaning.terms.meanings import Amount, Tag, leaves
from lawbook.meaning.terms.patterns import Pattern
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.lexicon.english import SUIT
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.following import stands_alone
from lawbook.meaning.words.suits.suit_options import Options
from lawbook.meaning.words.suits.suit_words import by_auction
from lawbook.meaning.words.tokens.circumstances import CIRCUMSTANCES
from lawbook.meaning.words.tokens.lexing import TOP
from lawbook.meaning.words.tokens.numbers import Range
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["LONGEST", "LONGEST_SUIT", "may_be_cards", "may_be_support", "suit_understood", "tells_strength"]


_ASKING = (Purpose.STAYMAN, Purpose.RELAY, Purpose.ASKS, Purpose.ACE_ASK)


_SUITERS = (Pattern.ONE_SUITER, Pattern.TWO_SUITER, Pattern.THREE_SUITER)
"""Hands of suits that an overcall or a response seldom names."""


_STRENGTHS = {Purpose.WEAK, Purpose.STRONG, Purpose.INTERMEDIATE, Purpose.INVITATIONAL, Purpose.GAME_FORCING}


_FEW, _LONG = {4, 5}, 6
_OF_OPENING = {4, 5, 6, 7}
"""Nobody opens with so few points or more."""
_FEWEST, LONGEST_SUIT, _TOGETHER = 3, 8, 11


LONGEST = 7
"""A longer figure after a suit speaks of points."""


def may_be_cards(stream: Stream, ranges: Sequence[Range], first: int) -> bool:
    """Whether what is read as points may be the length of a suit that a word beside it names: 6+, transfer to clubs."""
    if any(0 < one.least <= _FEWEST and one.most == TOP for one in ranges):
        return True  # nobody tells three points or more
    if not all(_FEWEST < one.least <= LONGEST for one in ranges):
        return False
    if stream.kind_of(first) is Kind.PAIR:
        return ranges[0].most <= LONGEST and stream.kind_before(first) is Kind.OR
    onwards_up = all(one.most == TOP for one in ranges)
    named = (
        stream.implies_length()
        or (stream.transfers() and _too_few_points(stream, ranges))
        or (stream.suits is None and _is_few_upwards(ranges) and not any(map(stream.tells, _ASKING)))
        or (stream.names_support() and _is_few_upwards(ranges))
        or stream.names_ahead()
        or (stream.tells_strength() and not stream.speaks_of(Kind.SUITS))
        or (stream.kind_before(first) is Kind.OR and stream.suits is not None and _strength_follows(stream))
        or (stream.heard.own is not None and not stream.tells_length())
    )
    return onwards_up and named


def _strength_follows(stream: Stream) -> bool:
    """Whether a word of strength goes with the figure: four hearts, or 5+ with a weak hand."""
    behind = stream.kind() is Kind.AND
    return stream.kind(behind) is Kind.TAG and stream.value(behind) in _STRENGTHS


def _points_follow(stream: Stream) -> bool:
    """Whether points are told with the figure, which then is no figure of points: five or more with fewer than ten points."""
    if stream.kind() is not Kind.AND:
        return False
    ahead = 1 + (stream.kind(1) is Kind.LIMIT)
    return stream.kind(ahead) in {Kind.NUMBER, Kind.PAIR} and stream.kind(ahead + 1) is Kind.FIGURE


def _circumstance_follows(stream: Stream) -> bool:
    """Whether the seat or the vulnerability is told next."""
    ahead = int(stream.kind() is Kind.IN)
    if stream.kind(ahead) is Kind.WHOLE and not isinstance(stream.value(ahead), Amount):
        return all(
            isinstance(one, Tag) and one.purpose in CIRCUMSTANCES for one in leaves(stream.value(ahead))
        )
    return stream.kind(ahead) is Kind.TAG and stream.value(ahead) in CIRCUMSTANCES


def tells_strength(stream: Stream, said: Range) -> bool:
    """Whether the number is one of points, and the suit beside it another thing: 15+ with clubs, 12-14 in hearts."""
    if said.least > LONGEST_SUIT and stream.writes({"p"}):
        raise stream.complaint("may be points or cards; write 5+ points or 5+ cards")
    return said.least > LONGEST_SUIT and not said.bare


def suit_understood(stream: Stream, ranges: Sequence[Range], first: int, *, cards: bool) -> Options | None:
    """The suit that goes without saying: a 7-card suit is that of the call; 6 spades or 5 with a singleton."""
    if (
        not stands_alone(stream)
        and stream.kind() not in {Kind.PAIR, Kind.FRINGE}
        and not (
            _circumstance_follows(stream)
            or (ranges[0].most == TOP and ranges[0].least <= LONGEST and stream.tells_points())
            or (stream.maybe and stream.kind() in {Kind.OPEN, Kind.TAG, Kind.IF})
            or stream.kind() is Kind.IF
        )
    ):
        return None
    small = all(one.least <= LONGEST and not LONGEST_SUIT < one.most < TOP for one in ranges)
    if small and not cards and ranges[-1].most == TOP and stream.continues_range(ranges[-1].least):
        raise stream.complaint("may be points or cards; write 5+ points or 5+ cards")
    if small and ranges[0].least > 1 and not cards and _points_follow(stream):
        stream.suits = stream.suits or stream.untold or _own_suit(stream, first)
        return stream.suits
    if small and _counts_again(stream, ranges, first):
        return by_auction(stream, "own suit")
    return _of_figure(stream, ranges, first, cards=cards, small=small)


def _of_figure(
    stream: Stream, ranges: Sequence[Range], first: int, *, cards: bool, small: bool
) -> Options | None:
    """The suit that a figure speaks of, by what stands beside it; none where it counts something else."""
    if stream.kind_before(first) is Kind.OR and stream.untold and cards:
        raise stream.complaint("of which suit? Write the length and the suit together, as in 6+ hearts")
    if small and stream.suits and stream.kind_before(first) is Kind.NOT and all(one.bare for one in ranges):
        return stream.suits  # four spades, but not five
    if (
        stream.kind_before(first) is Kind.OR
        and stream.suits
        and small
        and (cards or _is_one(ranges[0]) or _is_as_long(stream, ranges))
    ):
        return stream.suits
    if small and stream.suits and not stream.denying and _is_of_the_last(stream, ranges, first):
        return stream.suits
    if small and stream.denying and (cards or all(one.bare for one in ranges)):
        return SUIT
    only = stream.kind() is Kind.IF and stream.value() == "only if"
    one = all(_is_one(each) and each.least == 1 for each in ranges) and not stream.tells_short(first)
    if small and not one and (only or stream.maybe or stream.kind() is Kind.POSSIBLE):
        stream.suits = stream.suits or (_supported(stream) if only else None) or _possible(stream, first)
        return stream.suits
    has_suit = stream.untold or stream.heard.own is not None or not stream.heard.call
    behind = stream.kind_before(first) is Kind.TAG and stream.suits == (
        (stream.heard.own,),
    )  # 4+ hearts F1 6+
    if (
        small
        and ranges[0].least > 1
        and ranges[0].most == TOP
        and has_suit
        and not behind
        and stream.tells_points()
    ):
        stream.suits = stream.untold or _own_suit(stream, first)
        return stream.suits
    cards = cards or _is_shown(stream, ranges, first) or _is_support(stream, ranges)
    if not small or not (cards or _is_own_length(stream, ranges, first)):
        return None
    if stream.untold:
        return stream.untold
    stream.suits = (_supported(stream) if cards else None) or _own_suit(stream, first)
    return stream.suits


def _counts_again(stream: Stream, ranges: Sequence[Range], first: int) -> bool:
    """Whether a figure alone counts the cards of the suit called, as one did before it: 5+ with a four-card major or 6+."""
    upwards = ranges[0].most == TOP and stream.kind_before(first) is Kind.OR
    return upwards and stream.heard.own is not None and stream.counted_alone(first)


def _possible(stream: Stream, first: int) -> Options:
    """The suit of the call, of which a length is possible; not that of a convention that names others: Multi, may be 5 cards."""
    if stream.shows_others():
        return _own_suit(stream, first)
    return by_auction(stream, "own suit")


def _is_support(stream: Stream, ranges: Sequence[Range]) -> bool:
    """Whether so few or more can only be cards in support: good heart raise, 3+."""
    few = all(0 < one.least <= _FEWEST and one.most == TOP for one in ranges)
    return few and stream.heard.partner is not None and stream.tells_raise()


def _supported(stream: Stream) -> Options | None:
    """Partner's suit, if a word or the name of a convention tells that it is raised."""
    raised = stream.heard.partner is not None and stream.tells_raise()
    return by_auction(stream, "partner's suit") if raised else None


def _is_one(said: Range) -> bool:
    return said.least == said.most


def _is_of_the_last(stream: Stream, ranges: Sequence[Range], first: int) -> bool:
    """Whether bare numbers tell more of the suit spoken of last: long spades, six or seven; usually four; or with four."""
    told = {Kind.USUALLY, Kind.AND}
    parted = stream.kind_before(first)
    excepted = stream.kind() is Kind.IF and (
        parted is Kind.OPEN or (parted is Kind.COMMA and stream.kind(1) is Kind.SHAPE)
    )
    if_shaped = stream.kind() is Kind.IF and stream.kind(1) in {Kind.PATTERN, Kind.UNBALANCED}
    elsewhere = parted is Kind.COMMA and (_circumstance_follows(stream) or if_shaped)
    if (excepted or elsewhere) and all(one.least > 1 and one.most == TOP for one in ranges):
        return True  # 2+ clubs (4+ if unbalanced); 5+ in first seat, 4+ in third
    return all(one.bare for one in ranges) and (
        stream.kind_before(first) in told or excepted or stream.untold == stream.suits
    )


def _own_suit(stream: Stream, first: int) -> Options:
    """The suit of the call, unless another is named of which no length is told: 6+ cards, one major.

    A cue bid, one of notrump, and a pre-empt in other suits tell of the suit spoken of last: heart fit, 3+ cards.
    """
    cue = stream.heard.cue and not stream.tells(Purpose.NATURAL)
    blocks = stream.tells(Purpose.PREEMPTIVE) and not any(
        stream.heard.own in suits for suits in stream.suits or ()
    )
    if (cue or blocks or stream.heard.notrump) and stream.suits:
        return stream.suits
    alone = stream.heard.call and stream.heard.own is None and not stream.heard.notrump
    if stream.of_unknown_suit() or (alone and stream.tells_pattern(Pattern.ONE_SUITER)):
        return SUIT
    of_any = any(map(stream.tells_pattern, _SUITERS if not stream.heard.opens else _SUITERS[1:]))
    asks = stream.tells(Purpose.STAYMAN)
    if cue or asks or of_any or stream.names_ahead() or stream.shows_others() or stream.relays():
        stream.at = first
        raise stream.complaint("of which suit? Write the length and the suit together, as in 6+ hearts")
    return by_auction(stream, "own suit")


def _is_own_length(stream: Stream, ranges: Sequence[Range], first: int) -> bool:
    """Whether a figure alone tells the length of the suit that opens: at least 4. Refuses it of another call."""
    if stream.tells_points():
        return False
    several = any(len(suits) > 1 for suits in stream.untold or ())
    if several and all(2 * one.least > _TOGETHER for one in ranges):
        return False  # both minors, 7+
    if stream.untold and all(_FEWEST <= one.least <= LONGEST and one.most == TOP for one in ranges):
        if _too_few_points(stream, ranges) or (ranges[0].least in _FEW and stream.follows_suits(first)):
            return True
        raise stream.complaint("may be points or cards; write 5+ points or 5+ cards")
    if stream.heard.own is None or stream.suits:
        return False
    if not all(one.least <= LONGEST and one.most == TOP for one in ranges):
        return False
    if stream.heard.opens:
        return True
    if all(one.least > _FEWEST for one in ranges) and _in_own_suit(stream):
        return True
    if all(one.least <= 5 for one in ranges) and not any(map(stream.tells, _ASKING)):
        raise stream.complaint("may be points or cards; write 5+ points or 5+ cards")
    return False


def _too_few_points(stream: Stream, ranges: Sequence[Range]) -> bool:
    """Whether no opening, and no answer to notrump, tells so few points of itself: hearts, at least five."""
    overcalls = stream.heard.opens is False and not stream.heard.partners
    few = {*_FEW, _LONG} if stream.heard.to_notrump else {_LONG} if overcalls else _OF_OPENING
    return all(one.least in few for one in ranges) and bool(
        stream.heard.opens or stream.heard.to_notrump or overcalls
    )


def _is_as_long(stream: Stream, ranges: Sequence[Range]) -> bool:
    """Whether so few or more are cards as before, with which no strength goes; nobody opens with six points."""
    return bool(_is_few_upwards(ranges) or stream.heard.opens) and not _strength_follows(stream)


def _is_few_upwards(ranges: Sequence[Range]) -> bool:
    """Whether it is so few or more that points are hardly meant: six clubs, or 5+ with a major."""
    return all(one.least in _FEW and one.most == TOP for one in ranges)


def _is_shown(stream: Stream, ranges: Sequence[Range], first: int) -> bool:
    """Whether a word before a bare number says that it is always so: always six; of an opening, that it is shown."""
    opens = stream.heard.opens
    length = all(one.bare and _FEWEST <= one.least <= LONGEST for one in ranges)
    return length and opens is not None and stream.always_before(first, opens=opens)


def _in_own_suit(stream: Stream) -> bool:
    """Whether a word tells the strength, so that the figure beside it is the length of a natural suit: 5+, GF."""
    told = any(
        map(
            stream.tells,
            (Purpose.GAME_FORCING, Purpose.INVITATIONAL, Purpose.WEAK, Purpose.PREEMPTIVE, Purpose.WEAK_JUMP),
        )
    )
    other = (Purpose.ARTIFICIAL, Purpose.TRANSFER, Purpose.CUE_BID, *_ASKING)
    return (
        told
        and not stream.tells_length()
        and not (stream.heard.cue or stream.heard.fourth)
        and not any(map(stream.tells, other))
    )


def may_be_support(ranges: Sequence[Range]) -> bool:
    """Whether it may be so many cards in support, and no range of points: 3-4 card raise; but not 7-10 with a fit."""
    return all(one.least <= LONGEST and (one.most <= LONGEST or one.most == TOP) for one in ranges)
