"""Games from RBN; of RBX, which has the same letters in braces on one line, too."""

import re
from collections.abc import Iterator, Mapping

from lawbook.bridge import Bid, Board, Contract, Deal, Seat, Vulnerability, Word
from lawbook.entrance import admitted
from lawbook.errors import NotationError
from lawbook.notation.cards import read_cards
from lawbook.notation.exchange.rbn import CALLS, CARRIED, SCORINGS, SIDES, TAGS, date_of
from lawbook.notation.game import Calls, Game, GameCall, Plays, Report, contract_of, ended
from lawbook.notation.letters import shown
from lawbook.notation.lin import played_by
from lawbook.notation.pbn_auction import CALLS as WRITTEN
from lawbook.notation.results.fields import bid_of
from lawbook.notation.tricks import CARDS, PLAYS

__all__ = ["parse_rbn"]

_CALL = re.compile(r"([1-7][NSHDC]|[PXRAY])(\*|\^\d)?|[:\s]+|.", re.DOTALL)
_CARD = re.compile(r"([SHDC]?)(10|[2-9TJQKA])|:|.", re.DOTALL)
_NAMES = (("North", "South"), ("West", "East"))
_BRACED = re.compile(r"([A-Z0-9])\{([^}]*)\}")

Labels = dict[str, tuple[str, int]]


def parse_rbn(text: str, name: str = "RBN", *, strict: bool = True) -> Iterator[Game]:
    r"""The games of a file, one after the other.

    >>> [str(game.contract) for game in parse_rbn("B 1\nA NZ:1NA\n\n")]
    ['1NT N']

    Raises NotationError that names the line and the remedy; reading that is not strict lists the same sentences
    in the problems of the game and keeps what it can.
    """
    report = Report(name, strict=strict)
    return ended(_games(text, report), report)


def _games(text: str, report: Report) -> Iterator[Game]:
    carried = Labels()
    for record, notes, begun in _records(admitted(text, report.name).replace("\r", ""), report):
        carried |= {letter: told for letter, told in record.items() if letter in CARRIED}
        before = report.found
        game = _game(carried | record, notes, begun, report)
        yield game
        if not report.goes_on(begun, read=report.found == before or game.known):
            return


def _records(text: str, report: Report) -> Iterator[tuple[Labels, dict[str, str], int]]:
    """The letters of each record, with their lines, and the notes on its auction."""
    record, notes, begun, comment = Labels(), dict[str, str](), 0, False
    for number, line in enumerate([*text.split("\n"), ""], start=1):
        bare = line.strip()
        if not bare and record:
            yield record, notes, begun
            record, notes, begun = Labels(), {}, 0
        if comment or bare[:1] in {"", "%", "{"}:
            comment = (comment or bare[:1] == "{") and not bare.endswith("}")
            continue
        begun = begun or number
        braced = _BRACED.findall(bare) if bare[1:2] == "{" else []
        for letter, value in braced or [(bare[0], bare[2:])]:
            if letter.isdigit():
                notes.setdefault(letter, value.strip())
            elif letter in "DTLESFKNBHACPRMI" and (braced or bare[1:2] in {"", " "}):
                record[letter] = value.strip(), number
            else:
                report.add(
                    number, "{line} has no label of RBN; begin it with a letter and a blank", line=shown(bare)
                )
        if braced:
            yield record, notes, begun
            record, notes, begun = Labels(), {}, 0


def _game(labels: Labels, notes: Mapping[str, str], begun: int, report: Report) -> Game:
    told = {letter: value for letter, (value, _) in labels.items()}
    board = _board(told, labels, report)
    calls = _calls(told.get("A", ""), board.dealer, notes, labels, report)
    contract = _contract(told.get("C", "")) or contract_of(calls)
    tricks = told.get("R", "").partition(":")[0].strip()
    return Game(
        name=report.name,
        line=begun,
        tags=_tags(told),
        board=board,
        calls=calls,
        plays=_plays(told.get("P", ""), board.deal, contract, labels, report),
        contract=contract,
        tricks=int(tricks) if tricks.isdecimal() and int(tricks) <= 13 else None,
        rows={letter: told[letter] for letter in "MI" if told.get(letter)},
        problems=report.taken(),
    )


def _tags(told: Mapping[str, str]) -> dict[str, str]:
    """What is told around the game, by the names of PBN."""
    tags = {name: told.get(letter, "").replace("::", ":") for letter, name in TAGS.items()}
    tags["Board"] = told.get("B", "").partition(":")[0]
    tags["Date"] = date_of(told["D"]) if told.get("D") else ""
    tags["Scoring"] = SCORINGS.get(told.get("F", ""), told.get("F", ""))
    tags |= zip(("HomeTeam", "VisitTeam"), told.get("K", "").split(":"), strict=False)
    pairs = told.get("N", "").split(":")
    for names, pair in zip(_NAMES, pairs, strict=False):
        tags |= zip(names, (name.strip() for name in pair.split("+")), strict=False)
    place = pairs[2].strip() if len(pairs) > 2 else ""
    tags |= {"Room": {"O": "Open", "C": "Closed"}[place]} if place in {"O", "C"} else {"Table": place}
    return {name: value for name, value in tags.items() if value}


def _board(told: Mapping[str, str], labels: Labels, report: Report) -> Board:
    number = told.get("B", "").partition(":")[0].strip()
    head = told.get("A", "").partition(":")[0].strip()
    dealer: Seat | None = None
    side: Vulnerability | None = None
    if len(head) == 2 and head[0] in Seat.__members__:
        dealer, side = Seat[head[0]], SIDES.get(head[1])
    known = int(number) if number.isascii() and number.isdecimal() and 0 < int(number) < 10**6 else None
    return Board.of(known, dealer=dealer, vulnerability=side, deal=_deal(told.get("H", ""), labels, report))


def _deal(text: str, labels: Labels, report: Report) -> Deal | None:
    """The hands from the seat that is named; one that is only begun by its colon is what three full ones lack."""
    if not text:
        return None
    first, *written = text.replace(";", ":").split(":")
    try:
        hands = [read_cards(hand) if hand.strip() else None for hand in written[:4]]
        start = Seat[first.strip()]
    except (KeyError, NotationError) as error:
        report.add(
            labels["H"][1],
            "H: {text} is no deal ({error}); write N:, then the hands with colons between",
            text=shown(text),
            error=error,
        )
        return None
    hands += [None] * (4 - len(hands))
    deal = Deal.of([hands[seat - start & 3] for seat in Seat])
    if len(written) == 4 and hands[3] is None and len(deal.missing) == 13 and not deal.doubled:
        hands[3] = list(deal.missing)
        deal = Deal.of([hands[seat - start & 3] for seat in Seat])
    return deal


def _calls(text: str, dealer: Seat | None, notes: Mapping[str, str], labels: Labels, report: Report) -> Calls:
    calls: list[GameCall] = []
    for found in _CALL.finditer(text.partition(":")[2] if dealer is not None else ""):
        word = found[1]
        if word is None and not found[0].strip(": \t"):
            continue
        if word is None or dealer is None or word == "Y":
            report.add(
                labels["A"][1],
                "A: {text} is no call; write P, X, R, A for all pass, or a bid such as 1N",
                text=shown(found[0]),
            )
            break
        note = None if found[2] is None else notes.get(found[2][1:], "")
        for call in _all_pass(calls) if word == "A" else [CALLS.get(word) or WRITTEN[word]]:
            calls.append(GameCall(Seat(dealer + len(calls) & 3), call, note))
    return tuple(calls)


def _all_pass(before: list[GameCall]) -> list[Word]:
    """The passes that end the auction."""
    bid = any(isinstance(one.call, Bid) for one in before)
    passed = 0
    while passed < len(before) and before[-1 - passed].call is Word.PASS:
        passed += 1
    return [Word.PASS] * max((3 if bid else 4) - passed, 0)


def _contract(text: str) -> Contract | None:
    bid, _, declarer = text.partition(":")
    found = bid_of(bid.strip())
    return (
        None
        if found is None or declarer.strip() not in Seat.__members__
        else Contract(found[0], Seat[declarer.strip()], found[1])
    )


def _plays(text: str, deal: Deal | None, contract: Contract | None, labels: Labels, report: Report) -> Plays:
    leader, _, written = text.partition(":")
    cards: list[int] = []
    led = ""
    for found in _CARD.finditer(written):
        if found[0] == ":":
            led = ""
            continue
        suit = found[1] or led
        if found[2] is None or not suit:
            report.add(
                labels["P"][1],
                "P: {text} is no card; write the suit, then the rank, as in HK",
                text=shown(found[0]),
            )
            break
        led = led or suit
        cards.append(CARDS[suit + found[2]])
    plays = played_by(cards, deal, contract)
    if plays is None and leader.strip() in Seat.__members__:
        return tuple(PLAYS[Seat[leader.strip()] + place & 3][card] for place, card in enumerate(cards[:4]))
    return plays or ()
