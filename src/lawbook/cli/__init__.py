"""The command line: one file for each command, read when it is called."""

from importlib import import_module
from typing import Any

import click

from lawbook import __version__
from lawbook.errors import LawbookError

__all__ = ["SPOKEN", "main"]

SPOKEN = "lawbook.language"
"""Where the context of a command keeps its language."""

COMMANDS = {
    "claim": "Adjudicate a claim or concession by a search over normal lines.",
    "contract": "Print what a contract is worth.",
    "conventions": "Tell what a convention shows, where a pair has not said.",
    "equity": "Compute evidence for a judgement; it is not a ruling.",
    "explore": "Walk every answer to every question of the Laws, and count.",
    "law": "Tell what a Law does: our own summary, its facts, clauses, endings.",
    "meaning": "Count the hands that a call shows, or compare two calls.",
    "rule": "Rule on a case file, or on a Law by questions.",
    "schema": "Print the JSON Schema of everything that --json prints.",
    "score": "Count published results again; carry a ruling into an event.",
    "serve": "Open the director's desk in a browser.",
    "table": "Replay what happened: what is irregular, in force, and legal now.",
}
"""What each command does, told without reading it."""


class Commands(click.Group):
    """The commands by name; what Lawbook refuses is told in one line, with exit code 1."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """The names, in the order of the alphabet."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The command from its own file."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"lawbook.cli.{cmd_name}"), cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """List the commands without reading their files."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> Any:
        """Carry the command out."""
        try:
            return super().invoke(ctx)
        except LawbookError as error:
            raise click.ClickException(_told(error, ctx.meta.get(SPOKEN, "en"))) from None


def _told(error: LawbookError, language: str) -> str:
    """What was refused, in one line."""
    from lawbook.text.refusals import refusal  # noqa: PLC0415  # most commands are refused nothing

    return refusal(error, language)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80})
@click.version_option(__version__, prog_name="lawbook")
def main() -> None:
    """The Laws of Duplicate Bridge: the ruling from the facts.

    Exit codes: 0 done, 1 the input is wrong, 2 usage, 3 a question is open.
    """
