"""What a file tells, fact by fact, and events made by chance: `losses` is held against it, and has no part in it."""

from collections.abc import Iterator
from itertools import chain

from hypothesis import strategies as st

from lawbook.bridge import Bid, Board, Contract, Seat, Strain
from lawbook.notation.exchange.contents import Contents
from lawbook.notation.exchange.losses import Aspect
from lawbook.notation.game import Game
from lawbook.notation.results import BoardResult, Both, Event, Measure, Scoring
from lawbook.notation.results.model import Contestant, Match, Section, Session
from tests.strategies import deals

Fact = tuple[str, object]

LISTED: dict[str, set[Aspect]] = {
    "deal": {Aspect.DEALS, Aspect.NUMBERS},
    "marking": {Aspect.MARKINGS, Aspect.NUMBERS},
    "name": {Aspect.PLAYERS},
    "cards": {Aspect.CARDS},
    "contract": {Aspect.CONTRACTS},
    "tricks": {Aspect.TRICKS},
    "score": {Aspect.SCORES},
    "award": {Aspect.AWARDS},
    "figure": {Aspect.FIGURES},
    "met": {Aspect.SCORES, Aspect.AWARDS, Aspect.CONTESTANTS},
    "place": {Aspect.TAGS},
    "contestant": {Aspect.CONTESTANTS},
    "match": {Aspect.MATCHES},
    "datum": {Aspect.DATUMS},
    "section": {Aspect.SECTIONS},
    "event": {Aspect.TAGS},
}
"""Under what in the list of what is lost each kind of fact may stand."""


def facts(contents: Contents) -> Iterator[Fact]:
    """Every fact, once for each time that it is told, but for what a game and its result both tell."""
    event = contents.event
    yield from set(chain.from_iterable(map(_of_game, contents.games)))
    yield from chain.from_iterable(map(_of_result, event.results()))
    for section in event.sections:
        yield from (("contestant", one) for told in section.contestants for one in _of_contestant(told))
        yield from (("match", (one.home, one.away, one.imps, one.points)) for one in section.matches)
        yield from (("datum", one) for one in section.datums.items())
    if len(event.sections) > 1:
        yield from (("section", one.name) for one in event.sections)
    about = (event.name, event.site, event.date, event.scoring.value, event.winners)
    also = (one for one in event.modifiers if one not in {"Cross", "Butler"})  # what the scoring says already
    yield from (("event", said) for said in (*about, *also) if said)


def _of_game(game: Game) -> Iterator[Fact]:
    board = game.board
    if board.deal is not None and any(board.deal.hands):
        yield "deal", (board.number, board.deal)
    if board.dealer is not None and board.deal is not None:
        yield "marking", (board.number, board.dealer, board.vulnerability)
    for seat in ("North", "East", "South", "West"):
        if game.tags.get(seat, "?") != "?":
            yield "name", (board.number, seat, game.tags[seat])
    yield from (
        ("place", (board.number, game.tags[name])) for name in ("Round", "Table") if game.tags.get(name)
    )
    if game.plays:
        yield "cards", (board.number, game.plays)


def _of_result(one: BoardResult) -> Iterator[Fact]:
    if one.contract is not None or one.passed_out:
        yield "contract", (one.board, str(one.contract))
    if one.tricks is not None:
        yield "tricks", (one.board, str(one.contract), one.tricks)
    if one.score is not None:
        yield "score", (one.board, one.score, one.ew_score)
    if one.award is not None:
        yield "award", (one.board, one.award)
    yield from (("figure", (one.board, *told)) for told in one.figures.items())
    if one.told and not one.players and (one.ns or one.ew):
        yield "met", (one.board, one.ns, one.ew)


def _of_contestant(one: Contestant) -> Iterator[tuple[str, str]]:
    told = (one.direction, one.total, one.percentage, one.place, one.carry_over, one.penalty, *one.names)
    return ((one.number, said) for said in told if said)


figures = st.decimals(0, 99, places=1).map(str)
maybe = st.none() | st.just(1)
AWARDS = [("A+", "A-"), ("60", "40"), ("A", "A"), ("A+", "A+"), ("A-", "A-")]


@st.composite
def results(draw: st.DrawFn, number: int, table: int, board: Board, pairs: list[str]) -> BoardResult:
    """What a table has on a board: a contract, a pass or an award; a split score now and then."""
    told = BoardResult(
        board=str(number),
        ns=(pairs[table],),
        ew=(pairs[3 + (table + number) % 3],),
        round=draw(st.sampled_from(["", str(number)])),
        table=draw(st.sampled_from(["", str(table + 1)])),
        figures=draw(
            st.dictionaries(st.sampled_from([Measure.MATCHPOINTS]), st.builds(Both, figures, figures))
        ),
    )
    made: dict[str, object]
    match draw(st.sampled_from(["played", "played", "played", "passed", "award"])):
        case "passed":
            made = {"passed_out": True, "score": 0}
        case "award":
            made = {"award": Both(*draw(st.sampled_from(AWARDS)))}
        case _:
            bid = Bid(draw(st.integers(1, 7)), draw(st.sampled_from(Strain)))
            contract = Contract(bid, draw(st.sampled_from(Seat)), draw(st.integers(0, 2)))
            made = {"contract": contract, "tricks": draw(st.integers(0, 13))}
            made["score"] = draw(st.none() | st.integers(-30, 30).map(lambda ten: 10 * ten))
            if made["score"] is not None and draw(st.integers(0, 5)) == 0:
                made["ew_score"] = 10 * draw(st.integers(-30, 30))
            if board.deal is not None and draw(st.booleans()):
                made["lead"] = draw(st.sampled_from(sorted(board.deal[contract.declarer.lho] or ())))
    return BoardResult(**{name: getattr(told, name) for name in _PLACE}, **made)  # type: ignore[arg-type]


_PLACE = ("board", "ns", "ew", "round", "table", "figures")


@st.composite
def sections(draw: st.DrawFn, name: str, first: int, boards: dict[int, Board]) -> Section:
    """Six pairs at three tables."""
    pairs = [str(first + place) for place in range(6)]
    named = draw(st.booleans())
    contestants = [
        Contestant(
            number=pair,
            names=(f"Żyła {pair}", f"Bø {pair}") if named else (),
            total=draw(figures),
            percentage=draw(st.just("") | figures),
            place=draw(st.just("") | st.integers(1, 6).map(str)),
            carry_over=draw(st.sampled_from(["", "", "3.5"])),
            penalty=draw(st.sampled_from(["", "", "2"])),
        )
        for pair in pairs
    ]
    told = [draw(results(n, table, board, pairs)) for n, board in boards.items() for table in range(3)]
    match = Match(home=pairs[0], away=pairs[3], imps=Both("12", "3"), points=Both("14.2", "5.8"))
    return Section(
        name=name,
        contestants=tuple(contestants),
        results=tuple(told),
        matches=(match,) if draw(st.booleans()) else (),
        boards={str(n): board for n, board in boards.items() if board.deal is not None},
        datums={"1": "120"} if draw(st.booleans()) else {},
    )


@st.composite
def events(draw: st.DrawFn) -> Event:
    """An event of one section or two, which played the same boards."""
    dealt = draw(st.lists(st.none() | deals(), min_size=1, max_size=3))
    boards = {n: Board.of(n, deal=deal) if deal else Board.of(n) for n, deal in enumerate(dealt, start=1)}
    parts = [draw(sections("A", 1, boards))]
    if draw(st.booleans()):
        parts.append(draw(sections("B", 7, boards)))
    return Event(
        name="Club night",
        site=draw(st.sampled_from(["", "Bergen"])),
        date=draw(st.sampled_from(["", "2026-11-22"])),
        scoring=draw(st.sampled_from(Scoring)),
        winners=draw(st.sampled_from([None, 1, 2])),
        sessions=(Session(sections=tuple(parts if len(parts) > 1 else [_unnamed(parts[0])])),),
    )


def _unnamed(section: Section) -> Section:
    return Section(
        **{name: getattr(section, name) for name in ("contestants", "results", "matches", "boards", "datums")}
    )
