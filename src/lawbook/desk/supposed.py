"""What evidence is asked about beside the record, as people type it: contracts with shares, cards to play, a card known."""

from collections.abc import Iterable, Mapping
from fractions import Fraction

from lawbook.bridge import Card, Contract, Seat
from lawbook.equity.knowing import Secret
from lawbook.errors import CaseError
from lawbook.notation import parse_card
from lawbook.notation.contract import parse_contract
from lawbook.scoring.entry import share_of

__all__ = ["read_contracts", "read_halves", "read_line", "read_seat", "read_secret"]


def read_halves(text: str, option: str, like: str) -> tuple[str, str]:
    """What stands before and after the sign of equality. Raises CaseError that names the option."""
    first, sign, second = text.partition("=")
    if not sign:
        raise CaseError(
            "{option} {text!r}: write it as in {option} {like}", option=option, text=text, like=like
        )
    return first.strip(), second.strip()


def read_seat(text: str, option: str) -> Seat:
    """The seat of a letter. Raises CaseError that names the option."""
    try:
        return Seat[text.upper()]
    except KeyError:
        raise CaseError(
            "{option}: {text!r} is no seat; the seats are N, E, S and W", option=option, text=text
        ) from None


def read_secret(text: str, option: str) -> Secret:
    """The card that was known, and who held it: `CK=W`."""
    cards, owner = read_halves(text, option, "CK=W")
    return Secret(read_seat(owner, option), tuple(map(parse_card, cards.split())))


def read_line(text: str) -> tuple[Card, ...]:
    """The cards that are to be played first: `DA C2 CJ`."""
    return tuple(map(parse_card, text.replace(",", " ").split()))


def read_contracts(texts: Iterable[str], option: str) -> Mapping[Contract, Fraction]:
    """The contracts with their weights; equal ones where no share is written. Raises CaseError that names the option."""
    rows = [text.partition("=") for text in texts]
    weights = {
        parse_contract(contract): share_of(share) if sign else Fraction(1, len(rows))
        for contract, sign, share in rows
    }
    if weights and sum(weights.values()) != 1:
        raise CaseError(
            "{option}: the shares do not add up (Law 12C1(c)); give each contract its part of 100 %",
            option=option,
        )
    return weights
