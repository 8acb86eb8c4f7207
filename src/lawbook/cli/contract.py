"""`lawbook contract`: what a contract is worth (Law 77), for the quick question."""

import json
import re

import click

from lawbook.bridge import Side, vulnerability_of
from lawbook.cli import options, paper
from lawbook.errors import CaseError
from lawbook.notation.results.short import Named, named_contract
from lawbook.scoring.contract import score_of
from lawbook.text.catalogue import translate

_SIDES = {"ns": (Side.NS,), "ew": (Side.EW,), "both": tuple(Side), "all": tuple(Side)}
_VULNERABLE = {"vul", "v", "vulnerable", "red"}
_NOT = {"nonvul", "nv", "non-vul", "not", "none", "love", "white", "green"}
_LIKE = "write 3NTx-1 vul, 4S= nv, 2H+1 N ew, or 6D alone for all its results"


@click.command(context_settings={"ignore_unknown_options": True})
@click.argument(
    "words", metavar="CONTRACT [vul|nv|ns|ew|both]", nargs=-1, required=True, type=click.UNPROCESSED
)
@click.option(
    "--board", type=click.IntRange(1, 9999), help="Number of the board, which tells who is vulnerable."
)
@options.language
@options.as_json
def contract(words: tuple[str, ...], board: int | None, lang: str, json_wanted: bool) -> None:  # noqa: FBT001
    """Print what a contract is worth: 3NTx-1 vul, 4S= nv, 6D for all its results."""
    marked = {word.lower().rstrip(",") for word in words} & (_VULNERABLE | _NOT | _SIDES.keys())
    text = "".join(word for word in words if word.lower().rstrip(",") not in marked)
    told = named_contract(re.sub("(?i)by", "", text))
    if told is None:
        raise CaseError("{known!r} is no contract (Law 77): {like}", known=" ".join(words), like=_LIKE)
    vulnerable = _is_vulnerable(told, marked, board)
    rows = _rows(told, vulnerable)
    if json_wanted:
        click.echo(json.dumps([_object(told, *row) for row in rows], indent=2))
    elif told.tricks is None:
        _print_table(told, lang)
    else:
        click.echo("\n".join(_sentence(told, *row, lang) for row in rows))


def _is_vulnerable(told: Named, marked: set[str], board: int | None) -> bool | None:
    """Whether declarer is vulnerable; None where that is not said, which all results of a contract may leave open."""
    sides = {side for word in marked for side in _SIDES.get(word, ())}
    if board is not None:
        sides |= {side for side in Side if vulnerability_of(board).covers(side)}
    asked = sides or board is not None
    if asked and sides != set(Side) and sides and told.declarer is None:
        if told.tricks is None and not marked:
            return None
        raise CaseError("nobody knows whether declarer is vulnerable (Law 77): {like}", like=_LIKE)
    if asked:
        return bool(sides) and (told.declarer is None or told.declarer.side in sides)
    return True if marked & _VULNERABLE else False if marked & _NOT else None


def _rows(told: Named, vulnerable: bool | None) -> list[tuple[int, bool]]:  # noqa: FBT001
    tricks = range(14) if told.tricks is None else (told.tricks,)
    return [
        (won, is_so) for won in tricks for is_so in ((False, True) if vulnerable is None else (vulnerable,))
    ]


def _object(told: Named, tricks: int, vulnerable: bool) -> dict[str, object]:  # noqa: FBT001
    return {
        "contract": f"{_name(told)}",
        "tricks": tricks,
        "vulnerable": vulnerable,
        "score": score_of(told.bid, told.doubled, tricks, vulnerable=vulnerable),
    }


def _name(told: Named) -> str:
    strain = "NT" if told.bid.strain.suit is None else told.bid.strain.letter
    return f"{told.bid.level}{strain}{'x' * told.doubled}"


def _sentence(told: Named, tricks: int, vulnerable: bool, language: str) -> str:  # noqa: FBT001
    over = tricks - 6 - told.bid.level
    result = "=" if not over else f"{over:+d}"
    points = score_of(told.bid, told.doubled, tricks, vulnerable=vulnerable)
    said = (
        "{contract} {result}, vulnerable: {points}"
        if vulnerable
        else "{contract} {result}, not vulnerable: {points}"
    )
    return translate("desk", said, language).format(
        contract=_name(told), result=result, points=f"{points:+d}"
    )


def _print_table(told: Named, language: str) -> None:
    """All results of the contract, both vulnerabilities side by side."""
    not_vulnerable, vulnerable = (
        translate("desk", word, language) for word in ("not vulnerable", "vulnerable")
    )
    heading = f"{_name(told):<8}{not_vulnerable:>16}{vulnerable:>16}"
    click.echo(paper.heading(heading))
    for tricks in range(13, -1, -1):
        over = tricks - 6 - told.bid.level
        points = [score_of(told.bid, told.doubled, tricks, vulnerable=is_so) for is_so in (False, True)]
        click.echo(f"{'=' if not over else f'{over:+d}':<8}{points[0]:>+16}{points[1]:>+16}")
