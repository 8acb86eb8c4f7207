"""YAML of unknown origin: read only where it is shallow, names nothing twice, and has no figure that is none.

The C library walks what stands inside one another by recursion, so the depth is counted beforehand,
over the events of its parser, which keeps no more than one at a time.
"""

from typing import Any

import yaml

from lawbook.entrance import CASE, DEEPEST, admitted
from lawbook.errors import CaseError, Wording

__all__ = ["composed", "documents", "line_of"]

try:
    from yaml import CSafeLoader as _Safe
except ImportError:  # PyYAML built without its C library
    from yaml import SafeLoader as _Safe  # type: ignore[assignment]

_LONGEST = 20
"""More figures than any whole number of a case has."""


class _Loader(_Safe):
    """The safe loader, which takes no whole number that nobody could write out."""

    def figure(self, node: yaml.ScalarNode) -> int:
        """A whole number. Raises ConstructorError for one that is too long."""
        if len(node.value) > _LONGEST:
            problem = f"a whole number of more than {_LONGEST} figures"
            raise yaml.constructor.ConstructorError(None, None, problem, node.start_mark)
        return self.construct_yaml_int(node)


_Loader.add_constructor("tag:yaml.org,2002:int", _Loader.figure)


def documents(text: str, name: str) -> list[Any]:
    """The documents of a text, without the empty ones. Raises CaseError that names the place."""
    _plain(admitted(text, name, CASE, CaseError), name)
    try:
        return [document for document in yaml.load_all(text, Loader=_Loader) if document is not None]
    except yaml.YAMLError as error:
        raise _unread(name, error) from None
    except (ValueError, TypeError, OverflowError) as error:  # a date that is none, an object as a key
        raise CaseError(
            "{name}: not YAML that can be read: {reason}", name=name, reason=" ".join(str(error).split())
        ) from None


def composed(text: str, name: str) -> yaml.Node | None:
    """The nodes of a text with their lines. Raises CaseError, and YAMLError where it is no YAML."""
    _plain(admitted(text, name, CASE, CaseError), name)
    return yaml.compose(text, Loader=_Loader)


def line_of(name: str, mark: "yaml.Mark | yaml._yaml.Mark | None") -> Wording:
    """The line of a file."""
    return Wording("{name}, line {line}", name=name, line=mark.line + 1 if mark else 1)


def _plain(text: str, name: str) -> None:
    """Raises CaseError where the text is too deep, or writes a name for a part of itself; other errors come later."""
    depth = 0
    try:
        for event in yaml.parse(text, Loader=_Loader):
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > DEEPEST:
                raise _too_deep(name, event.start_mark)
            if getattr(event, "tag", None):
                raise CaseError(
                    "{place}: {tag} says what to read it as; leave that out",
                    place=line_of(name, event.start_mark),
                    tag=getattr(event, "tag", ""),
                )
            if isinstance(event, yaml.AliasEvent):
                raise CaseError(
                    "{place}: *{anchor} stands for another part; write that part out",
                    place=line_of(name, event.start_mark),
                    anchor=event.anchor,
                )
            if isinstance(event, yaml.ScalarEvent):
                admitted(event.value, line_of(name, event.start_mark), CASE, CaseError)
    except yaml.MarkedYAMLError as error:
        if "nesting depth" in (
            error.problem or ""
        ):  # some builds of the C library have a limit, and look ahead
            raise _too_deep(name, error.problem_mark) from None
    except yaml.YAMLError:
        return


def _too_deep(name: str, mark: "yaml.Mark | yaml._yaml.Mark | None") -> CaseError:
    return CaseError(
        "{place}: more than {most} lists inside one another; write it plainly",
        place=line_of(name, mark),
        most=DEEPEST,
    )


def _unread(name: str, error: yaml.YAMLError) -> CaseError:
    mark = getattr(error, "problem_mark", None)
    problem = getattr(error, "problem", None) or "characters that YAML does not allow"
    if mark is None:
        return CaseError("{name}: not YAML: {problem}", name=name, problem=problem)
    if problem.startswith("mapping values"):  # what follows a second colon of a line
        return CaseError(
            "{name}: not YAML, line {line}, column {column}: a text that holds a colon stands in quotation marks",
            name=name,
            line=mark.line + 1,
            column=mark.column + 1,
        )
    return CaseError(
        "{name}: not YAML, line {line}, column {column}: {problem}",
        name=name,
        line=mark.line + 1,
        column=mark.column + 1,
        problem=problem,
    )
