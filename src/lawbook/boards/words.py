"""What a hand record says, in words of a language."""

from lawbook.boards.record import HandRecord
from lawbook.bridge import Bid, Seat, Side, Strain
from lawbook.languages import of_language
from lawbook.notation import call_text
from lawbook.notation.headers import seat_name
from lawbook.notation.letters import letters
from lawbook.scoring.par import Par, ParContract
from lawbook.text.catalogue import translate

__all__ = [
    "DOWN",
    "heading_of",
    "joined_rows",
    "made",
    "pars_told",
    "seat_letter",
    "side_name",
    "strain_name",
    "suit_lines",
]

DOWN = tuple(reversed(Strain))
"""The strains, notrump first."""


def note(language: str) -> str:
    """What stands under every table of tricks."""
    return translate(
        "desk",
        "Tricks and par are computed with all cards seen; they are no verdict on how anybody played.",
        language,
    )


def strain_name(strain: Strain, language: str) -> str:
    """The strain at the head of a column: the pip, or the letters for notrump."""
    return letters(language).strain(Strain.NOTRUMP) if strain.suit is None else strain.suit.symbol


def seat_letter(seat: Seat, language: str) -> str:
    """The first letter of the seat's name."""
    return seat_name(seat, language)[0]


def side_name(side: Side, language: str) -> str:
    """The two letters of a side."""
    return "".join(seat_letter(seat, language) for seat in side.seats)


def heading_of(record: HandRecord, language: str) -> str:
    """Number, dealer and vulnerability in short: 7 · S / NS."""
    board = record.board
    number = "?" if board.number is None else str(board.number)
    dealer = "?" if board.dealer is None else seat_letter(board.dealer, language)
    sides = str(of_language(language, "board", "sides")).split()
    side = "?" if board.vulnerability is None else sides[board.vulnerability]
    return f"{number} · {dealer} / {side}"


def suit_lines(record: HandRecord, seat: Seat, language: str) -> list[str]:
    """The hand suit by suit, spades first, with ten as 10 and a dash for a void."""
    deal, known = record.board.deal, letters(language)
    cards = (deal.cards(seat) if deal is not None else None) or ()
    lines = []
    for strain in DOWN[1:]:
        ranks = " ".join(known.rank(card.rank) for card in cards if card.suit is strain.suit)
        lines.append(f"{strain.suit} {ranks or '—'}")
    return lines


def joined_rows(record: HandRecord, language: str) -> list[tuple[str, list[int]]]:
    """The tricks by declarer, partners in one row where they take the same, strains as in DOWN."""
    rows = []
    for side in Side:
        taken = {seat: [record.tricks(strain, seat) for strain in DOWN] for seat in side.seats}
        one, other = side.seats
        if taken[one] == taken[other]:
            rows.append((side_name(side, language), taken[one]))
        else:
            rows += [(seat_letter(seat, language), taken[seat]) for seat in side.seats]
    return rows


def made(record: HandRecord, side: Side, language: str) -> str:
    """The highest contracts that the side makes: NS 2♦ 1NT."""
    levels = record.makes(side)
    told = [call_text(Bid(levels[strain], strain), language) for strain in DOWN if strain in levels]
    return " ".join([side_name(side, language), *told]) if told else f"{side_name(side, language)} —"


def pars_told(record: HandRecord, language: str) -> list[str]:
    """The par, as a line; two where it matters who bids first."""
    pars = record.pars
    if len(pars) < 2:
        return [_par_told(one, language) for one in pars]
    said = translate("desk", "if {side} bid first: {par}", language)
    return [
        said.format(side=side_name(side, language), par=_par_told(one, language))
        for side, one in zip(Side, pars, strict=True)
    ]


def _par_told(told: Par, language: str) -> str:
    par = translate("desk", "Par {points}", language).format(
        points=f"{side_name(Side.NS, language)} {told.score:+d}"
    )
    if not told.contracts:
        return translate("desk", "Par: passed out", language)
    return f"{par}: " + ", ".join(_contract_told(one, language) for one in told.contracts)


def _contract_told(one: ParContract, language: str) -> str:
    who = side_name(one.side, language) if len(one.seats) > 1 else seat_letter(one.seats[0], language)
    over = "=" if not one.over else f"{one.over:+d}"
    return f"{call_text(one.bid, language)}{'x' * one.doubled} {who} {over}"
