"""The command line: one file for each command, read when it is called, as `commands` itself is.

commands      the commands by name, and how they are refused
plainly       a ruling on a case file, where nothing else is asked: it does without click
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lawbook.cli.commands import COMMANDS, main

__all__ = ["COMMANDS", "main"]


def __getattr__(name: str) -> Any:
    """What stands in `commands`."""
    if name not in __all__:
        raise AttributeError(name)
    from lawbook.cli import commands  # noqa: PLC0415  # it reads click, which takes as long as the table

    return getattr(commands, name)
