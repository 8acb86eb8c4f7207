"""The command line: one file for each command, read when it is called; `commands` has them by name."""

from lawbook.cli.commands import COMMANDS, main

__all__ = ["COMMANDS", "main"]
