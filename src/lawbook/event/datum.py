"""How the datum of a Butler is found, in words: mean drop 1, median half up, mean share 1/20 half even."""

from lawbook.errors import CaseError
from lawbook.scoring.butler import COMPSCORE, DatumRule, Middle
from lawbook.scoring.exact import Half, fraction_of

__all__ = ["datum_text", "parse_datum"]

_MOST = 10_000


def datum_text(rule: DatumRule) -> str:
    """The rule in words; reading them gives it back.

    >>> datum_text(DatumRule(Middle.MEDIAN, half=Half.UP))
    'median half up'
    """
    plain = DatumRule(rule.middle)
    told = {
        "drop": (rule.drop, plain.drop),
        "share": (rule.drop_share, plain.drop_share),
        "unit": (rule.unit, plain.unit),
        "half": (rule.half.value, plain.half.value),
    }
    words = [f"{name} {own}" for name, (own, usual) in told.items() if own != usual]
    return " ".join([rule.middle.value.replace(" ", "_"), *words])


def parse_datum(text: str) -> DatumRule:
    """The rule of these words; without any, one score is dropped at each end. Raises CaseError.

    >>> parse_datum("mean drop 1") == parse_datum("") == COMPSCORE
    True
    """
    if not text:
        return COMPSCORE
    middle, *words = text.split()
    told = dict(zip(words[::2], words[1::2], strict=False))
    if len(words) % 2 or not told.keys() <= {"drop", "share", "unit", "half"}:
        raise _refused(text)
    try:
        rule = DatumRule(
            Middle(middle.replace("_", " ")),
            int(told.get("drop", 0)),
            fraction_of(told.get("share", "0")),
            int(told.get("unit", 10)),
            Half(told.get("half", Half.AWAY.value)),
        )
    except ValueError:
        raise _refused(text) from None
    if not (0 <= rule.drop <= _MOST and 0 <= 2 * rule.drop_share < 1 and 1 <= rule.unit <= _MOST):
        raise _refused(text)
    return rule


def _refused(text: str) -> CaseError:
    return CaseError(
        "datum {text!r}: no rule; write mean, median or zero_sum, and drop 1, share 1/20, unit "
        "10 or half even",
        text=text,
    )
