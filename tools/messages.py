"""Collect every message into the catalogues: `make messages`.

Facts, labels, provisions, Laws and clauses come from the program itself, with their keys as context;
the words of the pages and of the command line come from the sources. What changed in English
turns fuzzy and must be read again by whoever translates.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

import lawbook.audit.finding
import lawbook.boards.chances  # its labels are told, too
import lawbook.desk.reasons
import lawbook.notation.exchange.losses  # noqa: F401
from lawbook.equity import words
from lawbook.event.figures import Need
from lawbook.label import Label
from lawbook.law import provision
from lawbook.law.book import EDITIONS, known_facts, laws, versions
from lawbook.law.clause import clauses, origin
from lawbook.law.fact import YES_NO, Proviso
from lawbook.law.routes import IN_ORDER, ROUTES
from lawbook.notation.results.model import Measure
from lawbook.scoring.penalties import Unit
from lawbook.text import bidding, comparing, disclosing, playing, reading_back, refusals, render, settings

ROOT = Path(__file__).parent.parent
_A_WORD = re.compile(r"[a-z]{4}|\}.*\{")
REFUSALS = (
    "CaseError",
    "LawbookError",
    "MeaningError",
    "NoSolver",
    "NotCovered",
    "NotationError",
    "Stopped",
    "Wording",
    "refusal",
    "SolverError",
    "TooManyLines",
    "TooMuch",
    "UnknownClause",
    "_counts",
    "of_suit",
    "read_suits",
    "report.add",
    "self.complaint",
    "self.report.add",
    "stream.complaint",
    "stream.need",
    "type(error)",
)
"""What takes the sentence of a refusal, or a part of one."""
SOURCES = (
    "readout.py",
    "session/*.py",
    "cli/*.py",
    "web/**/*.py",
    "web/templates/**/*.html",
    "offline/**/*.py",
)
_IN_SOURCE = re.compile(
    r"""(?:translate\(\s*"desk",\s*|\b_\(\s*)(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')"""
)

Message = tuple[str, str]
"""Context and English text."""


def messages() -> Iterator[Message]:
    """Every message of the program, once or more often."""
    yield from fact_messages()
    yield from label_messages()
    yield from provision_messages()
    yield from law_messages()
    yield from name_messages()
    yield from source_messages()
    yield from error_messages()


def fact_messages() -> Iterator[Message]:
    """The questions."""
    for key, asked in known_facts().items():
        yield f"fact.{key}", asked.question
        if asked.whole:
            yield f"whole.{key}", asked.whole
        if isinstance(asked, Proviso):
            yield f"unless.{key}", asked.unless
    yield from (("answer", phrase) for phrase in (*YES_NO.phrases, render.NOT_SURE))
    yield from (("asked_of", said) for said in (*render.ASKED_OF.values(), render.YOU_CHOOSE))


def label_messages() -> Iterator[Message]:
    """The phrases of every enumeration that people read."""
    for label in _every_label(Label):
        for member in label:
            yield f"{label.__name__}.{member.value}", member.phrase


def _every_label(label: type[Label]) -> Iterator[type[Label]]:
    for inherited in label.__subclasses__():
        if inherited.__module__.startswith("lawbook."):  # not what a test made up
            yield inherited
        yield from _every_label(inherited)


def provision_messages() -> Iterator[Message]:
    """The sentences."""
    for kind, cls in provision.kinds().items():
        yield f"provision.{kind}", cls.sentence
        yield from ((f"provision.{kind}.detail", detail) for detail in cls.details)


def law_messages() -> Iterator[Message]:
    """The titles and summaries of the Laws, and the summaries of their clauses."""
    for law in (*ROUTES.values(), IN_ORDER, *(law for number in laws() for law in versions(number))):
        yield f"law.{law.id}.title", law.title
        yield from ((f"law.{law.id}.summary", " ".join(part.split())) for part in law.summary.split("\n\n"))
    for edition in EDITIONS:
        for number in range(1, 94):
            for citation, said in clauses(str(number), edition).items():
                if origin(citation, edition) == (edition, citation):
                    yield f"clause.{edition}.{citation}", said


def name_messages() -> Iterator[Message]:
    """Seats and sides."""
    yield from (("fault", said) for said in bidding.FAULTS.values())
    yield from (("fate", said) for said in bidding.FATES.values())
    yield from (("play_fault", said) for said in playing.PLAY_FAULTS.values())
    yield from (("desk", said) for said in playing.SAID)
    yield from (("play_fate", said) for said in playing.PLAY_FATES.values())
    yield from (("comparing", said) for said in comparing.SAID.values())
    yield from (("comparing", said) for said in reading_back.SAID.values())
    yield from (("disclosing", said) for said in disclosing.SAID.values())
    yield from (("setting", said) for said in (*settings.NAMES.values(), *settings.VALUES.values()))
    for name, said in render.NAMES.items():
        yield f"{type(name).__name__}.{name.name}", said


def source_messages() -> Iterator[Message]:
    """The words of the pages, of the command line and of evidence."""
    for pattern in SOURCES:
        for path in sorted((ROOT / "src" / "lawbook").glob(pattern)):
            for double, single in _IN_SOURCE.findall(path.read_text("utf-8")):
                yield "desk", re.sub(r"\\(.)", r"\1", double or single)
    for _, whole in modules("translate"):
        for function in ast.walk(whole):
            if isinstance(function, ast.FunctionDef):
                yield from _translated_in(function)
    yield from ((words.CONTEXT, said.value) for said in words.Words)


def modules(*called: str) -> Iterator[tuple[Path, ast.Module]]:
    """The modules of the program in which one of these is called."""
    for path in sorted((ROOT / "src" / "lawbook").rglob("*.py")):
        text = path.read_text("utf-8")
        if any(f"{name}(" in text for name in called):
            yield path, ast.parse(text)


def error_messages() -> Iterator[Message]:
    """The sentences of everything that is refused, and the phrases that they name by a constant of their file."""
    yield from ((refusals.CONTEXT, reason) for reason in refusals.REASONS)
    for phrases in Measure, Need, Unit:
        yield from ((refusals.CONTEXT, phrase.value) for phrase in phrases)
    for _, whole in modules(*REFUSALS):
        for call in ast.walk(whole):
            if isinstance(call, ast.Call) and ast.unparse(call.func) in REFUSALS:
                said = [*call.args, *(keyword.value for keyword in call.keywords)]
                for one in said:
                    named = _named(whole, one.id) if isinstance(one, ast.Name) else _texts(one)
                    yield from ((refusals.CONTEXT, text) for text in named if _A_WORD.search(text))


def _translated_in(function: ast.FunctionDef) -> Iterator[Message]:
    """What a function hands to `translate`: a text, or a name with the texts that it stands for there."""
    for call in ast.walk(function):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "translate":
            context, said = call.args[:2]
            if isinstance(context, ast.Constant):
                texts = _named(function, said.id) if isinstance(said, ast.Name) else _texts(said)
                yield from ((str(context.value), text) for text in texts)


def _named(function: ast.FunctionDef | ast.Module, name: str) -> Iterator[str]:
    """The texts that a name is given in a function, or that it runs through in a comprehension."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            targets, values = node.targets, node.value
        elif isinstance(node, ast.comprehension):
            targets, values = [node.target], node.iter
        else:
            continue
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            yield from _texts(values)


def _texts(node: ast.expr) -> Iterator[str]:
    """The texts of an expression: itself, either branch, or the members of a tuple."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from (*_texts(one), *_texts(other))
        case ast.Tuple(elts=members) | ast.BoolOp(values=members):
            for member in members:
                yield from _texts(member)


def template() -> Catalog:
    """A catalogue of everything there is to translate."""
    catalogue = Catalog(project="Lawbook", charset="utf-8", fuzzy=False)
    for context, said in messages():
        catalogue.add(said, context=context)
    return catalogue


def update() -> None:
    """Bring every catalogue up to date with the program."""
    for path in sorted((ROOT / "src" / "lawbook" / "languages").glob("*/messages.po")):
        with path.open("rb") as text:
            catalogue = read_po(text, locale=path.parent.name)
        catalogue.update(template(), no_fuzzy_matching=False)
        with path.open("wb") as text:
            write_po(text, catalogue, width=100, sort_output=False, omit_header=False, ignore_obsolete=True)
        missing = sum(1 for message in catalogue if message.id and (not message.string or message.fuzzy))
        print(f"{path.parent.name}: {len(catalogue)} messages, {missing} to translate")


if __name__ == "__main__":
    update()
