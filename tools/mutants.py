"""How many small faults in the table and in the Laws the tests find: `make mutants`.

A mutant is one file with one small fault: a condition turned round or left out, a comparison or a
constant turned, a provision that is not yielded, a fact that is not seen. Mutants are drawn by chance,
each is put into a copy of the project, and the tests that can find it are run there, the nearest first.
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib.util import cache_from_source
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

__all__ = ["Mutant", "drawn", "mutants_of"]

ROOT = Path(__file__).parent.parent
PLACES = ("src/lawbook/table", "src/lawbook/law/laws")
COPIED = ("src", "tests", "cases", "tools", "docs", "pyproject.toml", "README.md", "CONTRIBUTING.md")
STAGES = (("tests/table", "tests/law"), ("cases",), ("tests/test_*.py", "tests/text/test_golden.py"))
SECONDS = 600
"""A mutant that keeps the tests busy for longer is found: nobody would miss it."""

_NO_TESTS = 5
"""What pytest ends with where there was none."""
_NOT_A_RULE = {"__repr__", "__str__", "__all__", "__slots__", "strict", "frozen", "slots", "kw_only", "repr"}
"""What may be changed without changing a ruling."""
_TURNED: dict[type[ast.cmpop], str] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: ">=",
    ast.LtE: ">",
    ast.Gt: "<=",
    ast.GtE: "<",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}


@dataclass(frozen=True, slots=True, order=True)
class Mutant:
    """A place in a file, and what stands there instead."""

    path: str
    start: int
    end: int
    new: str
    kind: str

    def applied(self, source: bytes) -> bytes:
        """The source with the fault in it."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def told(self, source: bytes) -> str:
        """Where it is, what it is, and the first of its lines before and after."""
        line = source.count(b"\n", 0, self.start)
        before, after = (text.splitlines()[line].decode().strip() for text in (source, self.applied(source)))
        return f"{self.path}:{line + 1}: {self.kind}\n    - {before}\n    + {after}"


def mutants_of(path: str, source: bytes) -> list[Mutant]:
    """Every mutant of a file."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for node, new, kind in chain.from_iterable(map(_changes, _rules(ast.parse(source)))):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        found.append(Mutant(path, start, end, new, kind))
    return sorted(set(found))


Change = tuple[ast.expr, str, str]
"""What is replaced, by what, and what the kind of fault is called."""


def _rules(tree: ast.AST) -> Iterator[ast.AST]:
    """The parts of a file that can change a ruling: no annotations, decorators, or errors."""
    if isinstance(tree, ast.Raise | ast.Assert) or _NOT_A_RULE & set(_names(tree)):
        return
    yield tree
    for name, value in ast.iter_fields(tree):
        if name not in {"annotation", "returns", "decorator_list"}:
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.AST):
                    yield from _rules(part)


def _names(tree: ast.AST) -> Iterator[str]:
    match tree:
        case ast.FunctionDef(name=name) | ast.keyword(arg=str(name)):
            yield name
        case ast.Assign(targets=targets):
            yield from (target.id for target in targets if isinstance(target, ast.Name))


def _changes(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.If(test=test) | ast.IfExp(test=test):
            yield test, f"(not ({_text(test)}))", "a condition turned round"
            yield test, "True", "a condition left out"
        case ast.comprehension(ifs=tests):
            yield from ((test, "True", "a condition left out") for test in tests)
        case ast.match_case(guard=ast.expr() as guard):
            yield guard, f"(not ({_text(guard)}))", "a condition turned round"
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            yield node, f"({_text(left)} {_TURNED[type(op)]} {_text(right)})", "a comparison turned"
        case ast.BoolOp(op=op, values=values):
            word = " or " if isinstance(op, ast.And) else " and "
            yield node, f"({word.join(f'({_text(value)})' for value in values)})", "and, or swapped"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, f"bool({_text(operand)})", "a not left out"
        case ast.Constant(value=bool(value)):
            yield node, str(not value), "a constant turned"
        case ast.Expr(value=ast.Yield() | ast.YieldFrom() as given):
            yield given, "yield from ()", "a provision not yielded"
        case ast.keyword(arg="seen", value=seen) if not isinstance(seen, ast.Constant):
            yield seen, "None", "a fact unseen"


def _text(node: ast.expr) -> str:
    """The source of an expression; parentheses keep it one operand."""
    return (
        ast.unparse(node)
        if isinstance(node, ast.Name | ast.Attribute | ast.Constant)
        else f"({ast.unparse(node)})"
    )


def drawn(root: Path, number: int, seed: int, only: str = "") -> list[Mutant]:
    """Mutants by chance from all files whose path has these letters."""
    files = sorted(path for place in PLACES for path in (root / place).rglob("*.py"))
    every = [
        mutant
        for path in files
        if only in (name := path.relative_to(root).as_posix())
        for mutant in mutants_of(name, path.read_bytes())
    ]
    return random.Random(seed).sample(every, min(number, len(every)))  # noqa: S311  # chance, no secret


def _stages(copy: Path, path: str) -> Iterator[list[str]]:
    """The tests that can find a fault in a file, the nearest first, as pytest is told of them."""
    law = Path(path).stem
    if (copy / "cases" / law).is_dir():
        yield [f"cases/{law}"]
    for patterns in STAGES:
        tests = [
            found.relative_to(copy).as_posix() for pattern in patterns for found in sorted(copy.glob(pattern))
        ]
        if tests:  # pytest that is told of none looks for all
            yield tests


def _passes(copy: Path, tests: Sequence[str], until: float | None) -> bool:
    """Whether tests pass in a copy; too slow is not, where there is an end."""
    command = (sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *tests)
    place = {**os.environ, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}"}
    left = None if until is None else until - time.monotonic()
    try:
        done = subprocess.run(command, cwd=copy, env=place, capture_output=True, check=False, timeout=left)
    except (subprocess.TimeoutExpired, ValueError):
        return False
    return done.returncode in {0, _NO_TESTS}


def _survives(mutant: Mutant | None, copies: "SimpleQueue[Path]") -> bool:
    """Whether a mutant passes all tests; None is the project as it is, however long that takes."""
    copy, until = copies.get(), time.monotonic() + SECONDS if mutant else None
    path = copy / (mutant.path if mutant else "README.md")
    source = path.read_bytes()
    try:
        if mutant:
            _put(path, mutant.applied(source))
        return all(_passes(copy, tests, until) for tests in _stages(copy, str(path)))
    finally:
        _put(path, source)
        copies.put(copy)


def _put(path: Path, source: bytes) -> None:
    """Write a source; what was compiled goes, since a file of the same second and size is taken for the same."""
    path.write_bytes(source)
    if path.suffix == ".py":
        Path(cache_from_source(str(path))).unlink(missing_ok=True)


def _copied(folder: Path, number: int) -> Iterator[Path]:
    for count in range(number):
        for name in COPIED:
            source, target = ROOT / name, folder / str(count) / name
            if source.is_dir():
                shutil.copytree(source, target)
            else:
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, target)
        yield folder / str(count)


def _told(mutants: Sequence[Mutant], survived: Iterable[bool]) -> int:
    """Print what became of each mutant, and the rate; the number of those that were found."""
    found = 0
    for mutant, alive in zip(mutants, survived, strict=True):
        found += not alive
        fault = mutant.told((ROOT / mutant.path).read_bytes())
        print(f"SURVIVED {fault}" if alive else f"found    {fault.splitlines()[0]}", flush=True)
    print(f"{found} of {len(mutants)} mutants were found")
    return found


def main() -> int:
    """Draw mutants and try them; 1 when fewer are found than wanted, 2 when the tests fail without any."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--number", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="letters that the paths of the files have")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--wanted", type=int, default=90, help="how many of a hundred have to be found")
    told = parser.parse_args()
    mutants = drawn(ROOT, told.number, told.seed, told.only)
    with TemporaryDirectory() as folder, ThreadPoolExecutor(told.processes) as pool:
        copies: SimpleQueue[Path] = SimpleQueue()
        for copy in _copied(Path(folder), told.processes):
            copies.put(copy)
        survived = pool.map(partial(_survives, copies=copies), (None, *mutants))
        if not next(survived):
            pool.shutdown(cancel_futures=True)
            print("The tests fail as they are: mend them first")
            return 2
        return int(_told(mutants, survived) * 100 < told.wanted * len(mutants))


if __name__ == "__main__":
    sys.exit(main())
