"""The tool that tells how many faults the tests find."""

import ast
from pathlib import Path
from queue import SimpleQueue

import pytest

from tools.mutants import Mutant, _survives, drawn, mutants_of

SOURCE = b'''"""A rule: if it is so, it is so and not otherwise."""
__all__ = ["rule"]
SO = yes_no("so", "Is it so?", seen=lambda table: table.so)

@dataclass(frozen=True)
class Case:
    kept: bool | None = True

def rule(case: Case) -> bool:
    if case.kept and case[SO] > 1:
        raise ValueError("not " if case.kept else "so")
    yield Stands(cite="1A")
    return [one for one in case if one is not None]
'''


def test_a_fault_of_each_kind_where_it_can_change_a_ruling() -> None:
    found = [mutant.told(SOURCE).splitlines() for mutant in mutants_of("a.py", SOURCE)]

    assert sorted((head.removeprefix("a.py:"), after.strip()) for head, _, after in found) == [
        ("10: a comparison turned", "+ if case.kept and ((case[SO]) <= 1):"),
        ("10: a condition left out", "+ if True:"),
        ("10: a condition turned round", "+ if (not ((case.kept and case[SO] > 1))):"),
        ("10: and, or swapped", "+ if ((case.kept) or ((case[SO] > 1))):"),
        ("12: a provision not yielded", "+ yield from ()"),
        ("13: a comparison turned", "+ return [one for one in case if (one is None)]"),
        ("13: a condition left out", "+ return [one for one in case if True]"),
        ("3: a fact unseen", '+ SO = yes_no("so", "Is it so?", seen=None)'),
        ("7: a constant turned", "+ kept: bool | None = False"),
    ]
    assert [ast.parse(mutant.applied(SOURCE)) for mutant in mutants_of("a.py", SOURCE)]


def test_the_same_seed_draws_the_same_mutants(tmp_path: Path) -> None:
    file = tmp_path / "src" / "lawbook" / "table" / "rule.py"
    file.parent.mkdir(parents=True)
    file.write_bytes(SOURCE)

    assert drawn(tmp_path, 4, seed=3) == drawn(tmp_path, 4, seed=3) != drawn(tmp_path, 4, seed=4)
    assert sorted(drawn(tmp_path, 99, seed=1)) == mutants_of("src/lawbook/table/rule.py", SOURCE)
    assert drawn(tmp_path, 99, seed=1, only="laws") == []


@pytest.mark.parametrize(("asserted", "survives"), [("rule(1) is rule(0)", True), ("rule(1)", False)])
def test_a_mutant_survives_where_no_test_fails(tmp_path: Path, asserted: str, survives: bool) -> None:  # noqa: FBT001
    source = b"def rule(told):\n    return told == 1 or told == 0\n"
    rule, test = tmp_path / "src" / "rule.py", tmp_path / "tests" / "table" / "test_rule.py"
    for path, text in (
        (rule, source),
        (test, f"from rule import rule\n\ndef test(): assert {asserted}\n".encode()),
    ):
        path.parent.mkdir(parents=True)
        path.write_bytes(text)
    (tmp_path / "README.md").touch()
    copies: SimpleQueue[Path] = SimpleQueue()
    copies.put(tmp_path)
    start = source.index(b"told == 1")
    fault = Mutant("src/rule.py", start, len(source), "False\n", "nothing is so")

    assert [_survives(None, copies), _survives(fault, copies)] == [True, survives]
    assert rule.read_bytes() == source
