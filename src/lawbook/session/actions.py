"""Actions: what a player of a poll would do, kept in one spelling and read by each in his own letters."""

import re
from contextlib import suppress

from lawbook.errors import CaseError, NotationError
from lawbook.notation import call_text, card_text, parse_call, parse_card

__all__ = ["action_said", "action_text", "auction_said", "auction_text"]

LONGEST = 40
"""The longest action that is taken as it is typed."""
_WORD = re.compile(r"[^\s,;:()-]+")


def action_text(text: str, language: str) -> str:
    """An action as it is counted: a call or a card in one spelling, anything else as it was typed. Raises CaseError.

    >>> action_text("4h", "en"), action_text("pass", "en"), action_text("h5", "en")
    ('4♥', 'Pass', '♥5')
    """
    typed = " ".join(text.split())
    if not typed or len(typed) > LONGEST:
        raise CaseError("poll: say what you would do, in at most {most} letters", most=LONGEST)
    return _told(typed, language, "en")


def action_said(action: str, language: str) -> str:
    """An action as it is counted, as somebody else reads it.

    >>> action_said("Pass", "pl"), action_said("♥A", "nb"), action_said("3 to 5 hearts", "pl")
    ('Pas', '♥E', '3 to 5 hearts')
    """
    return _told(action, "en", language)


def auction_text(text: str, language: str) -> str:
    """An auction as it is kept: each call in one spelling, what stands between as it was typed.

    >>> auction_text("rozdaje N: 1C  pas 2BA, ktr", "pl")
    'rozdaje N: 1♣ Pass 2NT, X'
    """
    return _calls_told(" ".join(text.split()), language, "en")


def auction_said(text: str, language: str) -> str:
    """A kept auction as somebody else reads it."""
    return _calls_told(text, "en", language)


def _calls_told(text: str, of: str, to: str) -> str:
    return _WORD.sub(lambda word: _told(word[0], of, to, cards=False), text)


def _told(word: str, of: str, to: str, *, cards: bool = True) -> str:
    """A call or a card as another language writes it, anything else as it was; English letters are read everywhere."""
    for language in (of, "en"):
        with suppress(NotationError):
            return call_text(parse_call(word, language), to)
        if cards:
            with suppress(NotationError):
                return card_text(parse_card(word, language), to)
    return word
