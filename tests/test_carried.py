"""Each kind of provision is done to the record by a ruling, or has its row that says why not."""

import ast
from pathlib import Path

import lawbook.desk
from lawbook.desk.carried import NOT_CARRIED_OUT
from lawbook.law.provision import kinds

DESK = Path(lawbook.desk.__file__).parent


def carried_out() -> set[str]:
    """The kinds that the enacting of a ruling looks for."""
    matched = {
        pattern.cls.id
        for file in DESK.glob("enacting*.py")
        for pattern in ast.walk(ast.parse(file.read_text()))
        if isinstance(pattern, ast.MatchClass) and isinstance(pattern.cls, ast.Name)
    }
    return {kind for kind, cls in kinds().items() if cls.__name__ in matched}


def test_no_kind_is_without_a_row_and_none_has_two() -> None:
    assert (carried_out() | NOT_CARRIED_OUT.keys()) - kinds().keys() == set()
    assert kinds().keys() - carried_out() - NOT_CARRIED_OUT.keys() == set()
    assert carried_out() & NOT_CARRIED_OUT.keys() == set()
