"""Writing: a case file as YAML, which reads back."""

from lawbook.casefile.case import CaseFile
from lawbook.notation import deal_text
from lawbook.notation.contract import contract_text
from lawbook.notation.played import played_text
from lawbook.scores import scores_rows
from lawbook.table import parse_story, story_lines
from lawbook.table.record.beginning import Beginning

__all__ = ["case_text"]


def case_text(case: CaseFile) -> str:
    """A case as YAML; reading it gives the case back."""
    board = case.board
    row: dict[str, object] = {
        "title": case.title,
        "source": case.source,
        "note": case.note,
        "edition": case.edition,
        "date": case.day,
        "authority": case.authority,
        "settings": dict(case.settings),
        "board": board.number,
        "dealer": board.dealer.name if board.dealer is not None else None,
        "vulnerable": board.vulnerability.name.lower() if board.vulnerability is not None else None,  # type: ignore[union-attr]
        "deal": deal_text(board.deal) if board.deal else None,
        "belongs": {card.name: seat.name for card, seat in case.belongs.items()},
        **_beginning_rows(case),
        "story": story_lines(parse_story(case.story)),
        "systems": {side.name: pair.told for side, pair in case.systems.items()},
        "law": list(case.laws),
        "offender": None if case.offender is None else case.offender.name,
        "answers": dict(case.answers),
        **scores_rows(case.scores),
        "expect": dict(case.expect),
    }
    told = {key: item for key, item in row.items() if item not in (None, "", [], {})}
    import yaml  # noqa: PLC0415  # cases are read more often

    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)  # PyYAML may be built without its C library
    return str(yaml.dump(told, Dumper=dumper, sort_keys=False, allow_unicode=True, width=100))


def _beginning_rows(case: CaseFile) -> dict[str, object]:
    """The keys that tell where the record begins."""
    told = case.beginning or Beginning()
    won = {side.name: number for side, number in told.won.items()}
    return {
        "contract": contract_text(told.contract) if told.contract else None,
        "tricks": won or told.tricks or None,
        "leader": told.leader.name if told.leader is not None else None,
        "played": played_text([card for _, card in trick.plays] for trick in case.played),
    }
