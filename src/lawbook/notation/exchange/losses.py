"""What is lost on the way to another format: found by reading what was written and laying it beside the original."""

import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass

from lawbook.label import Label
from lawbook.notation.exchange.contents import Contents
from lawbook.notation.game import Game
from lawbook.notation.results.fields import contract_text
from lawbook.notation.results.model import Event, Kept
from lawbook.notation.results.pbn_writing import system_of

__all__ = ["Aspect", "Loss", "losses"]

_SEATS = ("North", "East", "South", "West")
_KNOWN = {
    *_SEATS,
    "Board",
    "Dealer",
    "Vulnerable",
    "Deal",
    "Declarer",
    "Contract",
    "Result",
    "Auction",
    "Play",
}
_KNOWN |= {"Note", "Score", "ScoreMP", "ScoreIMP", "ScorePercentage", "ScoreTable", "TotalScoreTable"}
_UNDERSTOOD = {"ah", "pn", "qx"}
"""Keys of LIN that are read, and kept as well."""
_BY_ITSELF = {"!DOCTYPE", "@Version", "HANDSET", "@EVENT_TYPE", "rs", "vg"}
"""What is kept as it stands and is told besides, by the deals, the scoring or the results."""
_ELEMENT = re.compile(r"<[^>]*>")
_JUDGED = re.compile(r"\$\d+|[!?]+")
"""What somebody thought of a call or a card, in PBN."""
_HEADING = re.compile(r"%\s*(?:PBN|RBN|EXPORT|IMPORT|Dealt by chance)\b")
"""A line that says of the file what it is, and nothing else."""
_UNTOLD = {"", "?", "-", "#"}


class Aspect(Label):
    """A part of what files hold, which a format may have no place for."""

    DEALS = "deals", "deals"
    NUMBERS = "numbers", "numbers of boards"
    MARKINGS = "markings", "dealers or vulnerabilities"
    TABLES = "tables", "tables that played a board"
    PLAYERS = "players", "names of players"
    CALLS = "calls", "auctions"
    NOTES = "notes", "alerts or explanations"
    MARKS = "marks", "marks of irregularities"
    CARDS = "cards", "cards played"
    CONTRACTS = "contracts", "contracts"
    TRICKS = "tricks", "tricks won"
    SCORES = "scores", "scores as published"
    AWARDS = "awards", "artificial or assigned scores"
    FIGURES = "figures", "matchpoints or IMPs as published"
    SECTIONS = "sections", "sections, apart from each other"
    CONTESTANTS = "contestants", "contestants and their totals"
    MATCHES = "matches", "results of matches as published"
    DATUMS = "datums", "datums as published"
    TAGS = "tags", "tags"
    ROWS = "rows", "tables and lists"
    COMMENTS = "comments", "comments"
    REST = "rest", "what was only carried along"


@dataclass(frozen=True, slots=True)
class Loss:
    """What of an aspect is not in the other file: how many, and by what names where they have some."""

    aspect: Aspect
    number: int
    names: tuple[str, ...] = ()


Found = Iterable[Hashable]


def losses(source: Contents, written: Contents) -> list[Loss]:
    """What the original holds that the written file does not."""
    lost = []
    for aspect, find in _ASPECTS.items():
        missing = Counter(find(source)) - Counter(find(written))
        if missing:
            names = sorted({told[0] for told in missing if isinstance(told, _Named)})
            lost.append(Loss(aspect, missing.total(), tuple(names)))
    return lost


class _Named(tuple[str, Hashable]):
    """Something with a name that is worth telling."""

    __slots__ = ()


def _key(game: Game) -> Hashable:
    """What a table is known by, whatever becomes of the number of its board."""
    return game.board.deal if game.board.deal is not None else game.board.number


def _dealt(contents: Contents) -> Found:
    return {game.board.deal for game in contents.games if game.board.deal is not None}


def _numbers(contents: Contents) -> Found:
    return {(game.tags.get("Board") or game.board.number, game.board.deal) for game in contents.games} - {
        (None, None)
    }


def _markings(contents: Contents) -> Found:
    return {
        (_key(game), game.board.dealer, game.board.vulnerability)
        for game in contents.games
        if game.board.dealer is not None
    }


def _tables(contents: Contents) -> Found:
    return (_key(game) for game in contents.games)


def _players(contents: Contents) -> Found:
    for game in contents.games:
        named = {name: game.tags.get(name, "") for name in _SEATS}
        yield from ((_key(game), name, told) for name, told in named.items() if told not in _UNTOLD)


def _calls(contents: Contents) -> Found:
    for game in contents.games:
        if game.calls:
            yield _key(game), tuple((told.seat, told.call) for told in game.calls)


def _notes(contents: Contents) -> Found:
    for game in contents.games:
        notes = ((place, told.note) for place, told in enumerate(game.calls) if told.note is not None)
        yield from ((_key(game), *note) for note in notes)
        for name in ("Auction", "Play"):
            judged = Counter(_JUDGED.findall(game.rows.get(name, "")))
            yield from ((_key(game), name, *said) for said in judged.items())


def _marks(contents: Contents) -> Found:
    for game in contents.games:
        yield from ((_key(game), place, told.mark) for place, told in enumerate(game.calls) if told.mark)
        yield from ((_key(game), *mark) for mark in game.marks.items())


def _plays(contents: Contents) -> Found:
    return ((_key(game), game.plays) for game in contents.games if game.plays)


def _contracts(contents: Contents) -> Found:
    for one in contents.event.results():
        if one.contract is not None or one.passed_out:
            declarer = None if one.contract is None else one.contract.declarer
            yield one.board, contract_text(one.contract, passed_out=one.passed_out), declarer


def _tricks(contents: Contents) -> Found:
    return (
        (one.board, one.contract, one.tricks) for one in contents.event.results() if one.tricks is not None
    )


def _scores(contents: Contents) -> Found:
    for one in contents.event.results():
        if one.score is not None:
            yield one.board, one.ns, one.ew, one.score, one.ew_score


def _awards(contents: Contents) -> Found:
    return ((one.board, one.ns, one.ew, one.award) for one in contents.event.results() if one.award)


def _figures(contents: Contents) -> Found:
    for one in contents.event.results():
        yield from ((one.board, one.ns, one.ew, measure, both) for measure, both in one.figures.items())


def _sections(contents: Contents) -> Found:
    """Each of several; of one alone its name, and of each session its own."""
    told = [section for section in contents.event.sections if section.results]
    yield from range(len(told)) if len(told) > 1 else (section.name for section in told if section.name)
    for session in contents.event.sessions:
        yield from ((name, said) for name in ("name", "date") if (said := getattr(session, name)))


def _contestants(contents: Contents) -> Found:
    """Each with what he has; of those of whom only the results are told, his number."""
    event = contents.event
    listed = (*event.contestants, *(one for part in event.sections for one in part.contestants))
    met = (side for one in event.results() if not one.players for side in (*one.ns, *one.ew))
    yield from set(met) - {one.number for one in listed}
    for one in listed:
        yield (
            one.number,
            one.names,
            one.direction,
            one.total,
            one.percentage,
            one.place,
            one.boards,
            one.carry_over,
            one.penalty,
        )


def _matches(contents: Contents) -> Found:
    for section in contents.event.sections:
        yield from ((one.home, one.away, one.round, one.imps, one.points) for one in section.matches)


def _datums(contents: Contents) -> Found:
    return (one for section in contents.event.sections for one in section.datums.items() if one[1])


def _tags(contents: Contents) -> Found:
    """The tags that have a value; an open room without a closed one is only how LIN begins a board."""
    if contents.event.winners is not None:
        yield _Named(("WINNER_TYPE", contents.event.winners))
    untold = (
        _UNTOLD if any(game.tags.get("Room") == "Closed" for game in contents.games) else _UNTOLD | {"Open"}
    )
    system = system_of(contents.event)
    if system:
        yield _Named(("Scoring", system))
    known = _KNOWN | ({"Scoring"} if system else set())
    for game in contents.games:
        for name, value in game.tags.items():
            if name not in known and value not in untold:
                yield _Named((name, (_key(game), value)))


def _rows(contents: Contents) -> Found:
    for game in contents.games:
        own = (name for name in game.rows if name not in _KNOWN | _UNDERSTOOD)
        yield from (_Named((name, (_key(game), game.rows[name]))) for name in own)


def _comments(contents: Contents) -> Found:
    return (text for game in contents.games for text in game.comments if not _HEADING.match(text))


def _rest(contents: Contents) -> Found:
    """What a reader of results did not understand, and carried along under its name in the file."""
    if contents.format.name in {"PBN", "LIN", "RBN"}:
        return
    for kept in _kept(contents.event):
        for name, value in kept:
            said = " ".join(_ELEMENT.sub(" ", value).split())
            if said not in {"", contents.event.site} and name.rpartition("/")[2] not in _BY_ITSELF:
                yield _Named((name, said))


def _kept(event: Event) -> Iterator[Kept]:
    yield event.kept
    for contestant in event.contestants:
        yield contestant.kept
    for session in event.sessions:
        yield session.kept
        for section in session.sections:
            yield section.kept
            yield from section.kept_of_boards.values()
            yield from (result.kept for result in section.results)
            yield from (contestant.kept for contestant in section.contestants)


_ASPECTS: dict[Aspect, Callable[[Contents], Found]] = {
    Aspect.DEALS: _dealt,
    Aspect.NUMBERS: _numbers,
    Aspect.MARKINGS: _markings,
    Aspect.TABLES: _tables,
    Aspect.PLAYERS: _players,
    Aspect.CALLS: _calls,
    Aspect.NOTES: _notes,
    Aspect.MARKS: _marks,
    Aspect.CARDS: _plays,
    Aspect.CONTRACTS: _contracts,
    Aspect.TRICKS: _tricks,
    Aspect.SCORES: _scores,
    Aspect.AWARDS: _awards,
    Aspect.FIGURES: _figures,
    Aspect.SECTIONS: _sections,
    Aspect.CONTESTANTS: _contestants,
    Aspect.MATCHES: _matches,
    Aspect.DATUMS: _datums,
    Aspect.TAGS: _tags,
    Aspect.ROWS: _rows,
    Aspect.COMMENTS: _comments,
    Aspect.REST: _rest,
}
