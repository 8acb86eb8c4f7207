"""`lawbook rule FILE`, where nothing else is asked, told and ended at once.

To read click, and to take the program apart at its end, takes a fifth of the time of a ruling, and neither is
needed for this. Whatever is not plain, any error among it, is left to the command itself, which begins anew:
nothing is printed here before all of it is known.
"""

import os
import sys
from collections.abc import Sequence
from errno import EPIPE
from io import TextIOWrapper
from typing import NoReturn

__all__ = ["not_written", "ruled_plainly"]

PLAIN = frozenset({"--say", "--json", "--no-ask"})
"""What may be asked besides."""


def ruled_plainly(words: Sequence[str]) -> None:
    """Tell the ruling on a case file, and end the process; come back where it is not as plain as that."""
    match words:
        case ["rule", str() as what, *more] if what.endswith((".yaml", ".yml")) and PLAIN.issuperset(more):
            if what.startswith("-") or {"--say", "--json"}.issubset(more) or not _takes_all(sys.stdout):
                return
            try:
                told = _told(what, frozenset(more))
            except Exception:  # noqa: BLE001  # it is raised again there, and told as it should be
                return
            if told is not None:
                _end(*told)
        case _:
            return


def _takes_all(stream: object) -> bool:
    """Whether every letter can be written as it is."""
    return isinstance(stream, TextIOWrapper) and stream.encoding.lower() in {"utf-8", "utf8"}


def _told(what: str, more: frozenset[str]) -> tuple[str, int] | None:
    """What is printed, and the exit code; None where somebody is there who can be asked, and is."""
    from pathlib import Path  # noqa: PLC0415  # all this is read for nothing where another command is called

    from lawbook.casefile import load  # noqa: PLC0415
    from lawbook.cli import paper, ruling  # noqa: PLC0415

    decisions = [ruling.ruled(case, what) for case in load(Path(what))]
    is_open = any(decision.question for decision in decisions)
    goes_on = is_open or any(decision.continues for decision in decisions)
    if goes_on and not more & {"--json", "--no-ask"} and ruling.somebody_there():
        return None
    if "--json" in more:
        text = ruling.as_json(decisions, "en") + "\n"
    else:
        say = "--say" in more
        told = ("\n".join(ruling.lines(decision, "en", say=say)) + "\n" for decision in decisions)
        text = "".join(told)
    return text if sys.stdout.isatty() else paper.plain(text), ruling.QUESTION_OPEN if is_open else 0


def _end(text: str, status: int) -> NoReturn:
    """Print, and end the process: nothing is open, and what is in memory goes by itself."""
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError as error:
        if error.errno != EPIPE:
            sys.stderr.write(not_written(error) + "\n")
        status = 1
    os._exit(status)


def not_written(error: OSError) -> str:
    """That what was told cannot be written, in one line."""
    return f"Error: cannot be written: {error.strerror}"
