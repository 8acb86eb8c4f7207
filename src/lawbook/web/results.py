"""Results and awards as people read them; the forms and the log have them as they are typed (`event/worth.py`)."""

from fractions import Fraction

from lawbook.event.worth import Made, Outcome, Relieved, Shares, Worth
from lawbook.scoring.entry import Average, Stated
from lawbook.scoring.exact import published
from lawbook.web.figures import signed
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["outcome_said", "worth_said"]


def outcome_said(one: Outcome, words: Words) -> str:
    """One way in which a board ended, such as 4♠ N +1."""
    if not isinstance(one, Made):
        return signed(one)
    contract = one.contract
    if contract is None:
        return words(_("Passed out"))
    over = one.tricks - 6 - contract.bid.level
    result = "=" if not over else signed(over)
    declarer = words.name(contract.declarer)[0]
    return f"{words.plain(contract.bid)}{'x' * contract.doubled} {declarer} {result}"


def worth_said(worth: Worth, words: Words) -> str:
    """What stands for one side."""
    match worth:
        case None:
            return words(_("not played"))
        case Average():
            return worth.value
        case Stated(amount):
            return words(_("award {amount}"), amount=_figure(amount, words))
        case Shares(parts):
            return ", ".join(f"{_percent(share, words)} {outcome_said(one, words)}" for one, share in parts)
        case Relieved(expected, without_error):
            return words(
                _("expected {expected}, without its own error {without}"),
                expected=worth_said(expected, words),
                without=worth_said(without_error, words),
            )
        case _:
            return outcome_said(worth, words)


def _percent(share: Fraction, words: Words) -> str:
    return f"{_figure(100 * share, words)}\u00a0%"


def _figure(number: Fraction, words: Words) -> str:
    """A whole number as it is, another with its decimals."""
    return words.figure(str(number if number.denominator == 1 else published(number)))
