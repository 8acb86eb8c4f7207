"""Inline: studies where there is no process beside the desk. Each is made at once, for as long as a page may take."""

from collections.abc import Callable
from pkgutil import resolve_name
from typing import Any

from lawbook.budget import Budget, Stopped, within
from lawbook.equity.errors import NoSolver
from lawbook.errors import CaseError, LawbookError
from lawbook.web.serving.studies import Studies, Study

__all__ = ["InlineStudies"]

SECONDS = 20.0
"""So much work a page may take; then it is told what is known."""


class InlineStudies(Studies):
    """Studies that are made where they are asked for."""

    def __init__(self, seconds: float = SECONDS, kept: int = 64) -> None:
        super().__init__(processes=0, kept=kept)
        self._seconds = seconds

    async def soon(self, *task: str) -> Study:
        """The study, made."""
        return self.ask(*task)

    async def whole(self, *task: str, left: Callable[[], Any]) -> Any:  # noqa: ARG002  # nobody can leave meanwhile
        """What a study comes to. Raises what the study refuses."""
        return self.ask(*task).found.result()

    def _begun(self, task: tuple[str, ...]) -> Study:
        study = self._kept[task] = Study(task)
        study.take((True, self._made(study)))
        while len(self._kept) > self._size:
            self._kept.popitem(last=False)
        return study

    def _made(self, study: Study) -> Any:
        """What was found, as far as the time went, or why there is nothing."""
        name, *about = study.task
        try:
            with within(Budget(self._seconds)):
                for study.so_far in resolve_name(name)(*about):  # the newest is what is known
                    pass
        except (ImportError, NoSolver):
            return CaseError(
                "not without a network: it needs double dummy, which no browser has; ask a desk on a computer"
            )
        except Stopped as stopped:
            return stopped if study.so_far is None else study.so_far
        except LawbookError as error:
            return error
        return study.so_far
