"""Games: played boards, looked at for what is irregular in them, and for what does not agree."""

from collections.abc import Iterator

from lawbook.audit.cards import about_board
from lawbook.audit.finding import Certainty, Finding, Kind
from lawbook.audit.rows import not_read
from lawbook.bridge import Contract
from lawbook.errors import CaseError, Wording
from lawbook.notation import call_text, card_text
from lawbook.notation.game import Game, contract_of
from lawbook.table import REVOKES, PlayFault, PlayMatter, Table
from lawbook.table.auction.matter import Matter
from lawbook.table.reading import story_of
from lawbook.table.seen.sight import sights
from lawbook.text.bidding import fault
from lawbook.text.playing import play_fault

__all__ = ["about_game", "replayed"]

_VIDEO = Wording("whoever wrote the record, or a player of that table")
_CARD = Wording("the score slip, or a player of that table")


def about_game(game: Game, told: Table, stopped: CaseError | None, language: str) -> Iterator[Finding]:
    """What a game shows that is not as it should be."""
    for problem in game.problems:
        if not _of_contracts(problem):  # it is told as what it is
            yield not_read(problem)
    yield from about_board(game.board, told_number=bool(game.tags.get("Board")))
    yield from _of_the_auction(game, told, language)
    yield from _of_the_play(told, language)
    if stopped is not None:
        yield Finding(Kind.CARD_NOT_HELD, Wording("{error}", error=stopped), "44", settled_by=_VIDEO)
    else:
        yield from _of_the_tricks(game, told)


def replayed(game: Game) -> tuple[Table, CaseError | None]:
    """The table at which a game was played, and why its story ends early where it does."""
    story = story_of(game)
    try:
        return Table(game.board, story=story), None
    except CaseError:
        told = Table(game.board)
    for event in story:
        try:
            told.push(event)
        except CaseError as error:
            return told, error
    return told, None


def _of_contracts(problem: str) -> bool:
    """Whether a reader's remark is that auction and tags make different contracts."""
    what = problem.named.get("what") if isinstance(problem, Wording) else None
    return isinstance(what, Wording) and {*what.named} == {"made", "told"}


def _of_the_auction(game: Game, told: Table, language: str) -> Iterator[Finding]:
    for matter in told.matters:
        yield Finding(
            Kind.IRREGULAR_CALL,
            _call(matter, language),
            _law(told, matter),
            Certainty.LIKELY,
            _VIDEO,
        )
    if not game.calls or game.contract is None:
        return
    made = contract_of(game.calls)
    if made is None:
        said = Wording("the auction ends before three passes, and the contract is {told}", told=game.contract)
        yield Finding(Kind.UNFINISHED_AUCTION, said, "22", Certainty.POSSIBLE, _VIDEO)
    elif made != game.contract:
        said = Wording("the auction makes {made}, the record says {told}", made=made, told=game.contract)
        yield Finding(Kind.OTHER_CONTRACT, said, "22", settled_by=_CARD)


def _call(matter: Matter, language: str) -> Wording:
    what = "" if matter.call is None else call_text(matter.call, language)
    return Wording("{seat}: {what}: {fault}", seat=matter.seat, what=what, fault=fault(matter, language))


def _of_the_play(told: Table, language: str) -> Iterator[Finding]:
    for play in told.play_matters:
        kind = Kind.IRREGULAR_PLAY
        if play.fault in REVOKES:
            kind = Kind.REVOKE
        elif play.fault is PlayFault.NOT_HELD:
            kind = Kind.CARD_NOT_HELD
        yield Finding(kind, _play(play, language), _law(told, play), Certainty.LIKELY, _VIDEO)


def _play(play: PlayMatter, language: str) -> Wording:
    return Wording(
        "trick {number}: {seat}: {card}: {fault}",
        number=play.trick,
        seat=play.seat,
        card="" if play.card is None else card_text(play.card, language),
        fault=play_fault(play, language),
    )


def _law(told: Table, matter: Matter | PlayMatter) -> str:
    """The number of the Law that governs it."""
    from lawbook.law.governing import law_of  # noqa: PLC0415  # most archives need no Law for most boards

    if isinstance(matter, PlayMatter) and matter.fault is PlayFault.NOT_HELD:
        return ""
    return next((law_of(sight) for sight in sights(told) if sight.matter == matter), "")


def _of_the_tricks(game: Game, told: Table) -> Iterator[Finding]:
    """Tricks that cannot be, beside the cards that were played."""
    contract, tricks = game.contract, game.tricks
    if contract is None or tricks is None or told.contract != contract or not _whole(told):
        return
    won = told.tricks_won(contract.declarer.side)
    lost = told.tricks_won(contract.declarer.lho.side)
    if won <= tricks <= 13 - lost:
        return
    certainty = Certainty.POSSIBLE if told.play_matters else Certainty.PROVED  # a rectification moves tricks
    yield Finding(Kind.OTHER_TRICKS, _tricks(contract, tricks, won, lost), "79", certainty, _CARD)


def _whole(told: Table) -> bool:
    """Whether the play is known from the first trick on."""
    return bool(told.tricks) and not told.unseen_tricks


def _tricks(contract: Contract, tricks: int, won: int, lost: int) -> Wording:
    return Wording(
        "{contract} is told with {tricks} tricks, but {won} were won and {lost} lost by the cards",
        contract=contract,
        tricks=tricks,
        won=won,
        lost=lost,
    )
