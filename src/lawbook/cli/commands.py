"""The commands by name, and how one is refused."""

import os
import sys
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any

import click

from lawbook import __version__
from lawbook.budget import Budget, within
from lawbook.errors import LawbookError, one_line

__all__ = ["COMMANDS", "SPOKEN", "Refused", "main"]

SPOKEN = "lawbook.language"
"""Where the context of a command keeps its language."""

COMMANDS = {
    "audit": "Look through an archive: every board of every file.",
    "authority": "Tell what a Regulating Authority has laid down, with sources.",
    "claim": "Adjudicate a claim or concession by a search over normal lines.",
    "contract": "Print what a contract is worth.",
    "conventions": "Tell what a convention shows, where a pair has not said.",
    "convert": "Write boards in another format; list what it cannot hold.",
    "deal": "Deal boards by chance, prove how, or check a file of deals.",
    "equity": "Compute evidence for a judgement; it is not a ruling.",
    "event": "Check, save and export the log of an event.",
    "explore": "Walk every answer to every question of the Laws, and count.",
    "law": "Tell what a Law does: our own summary, its facts, clauses, endings.",
    "meaning": "Count the hands that a call shows, or compare two calls.",
    "offline": "Write the desk as a site that opens without a network, or the small book.",
    "par": "Print hand records: tricks with all cards seen, par, points; PDF.",
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

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Carry out what is called for; what a terminal cannot show is written so that it can."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")
        try:
            try:
                return super().main(*args, **kwargs)
            finally:
                if sys.stdout is not None:
                    sys.stdout.flush()
        except OSError as error:
            click.echo(f"Error: cannot be written: {error.strerror}", err=True)
            _leave_unwritten()
            sys.exit(1)

    def invoke(self, ctx: click.Context) -> Any:
        """Carry the command out."""
        try:
            return super().invoke(ctx)
        except LawbookError as error:
            raise Refused(error, ctx.meta.get(SPOKEN, "en")) from None
        except click.UsageError as error:  # it quotes what was written, however long
            raise click.UsageError(one_line(error.format_message()), error.ctx) from None


def _leave_unwritten() -> None:
    """What could not be written is not tried again when the program ends."""
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())


class Refused(click.ClickException):
    """What was refused, in one line in the language of the command."""

    def __init__(self, error: LawbookError, language: str) -> None:
        from lawbook.text.catalogue import translate  # noqa: PLC0415  # most commands are refused nothing
        from lawbook.text.refusals import refusal  # noqa: PLC0415

        super().__init__(refusal(error, language))
        self._line = translate("desk", "Error: {what}", language).format(what=self.message)

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the line where errors go."""
        click.echo(self._line, file=file, err=file is None)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80})
@click.version_option(__version__, prog_name="lawbook")
@click.option(
    "--seconds", type=click.FloatRange(min=0), help="Stop after so much work, and tell what is known by then."
)
@click.pass_context
def main(ctx: click.Context, seconds: float | None) -> None:
    """The Laws of Duplicate Bridge: the ruling from the facts.

    Exit codes: 0 done, 1 the input is wrong, 2 usage, 3 a question is open.
    """
    if seconds is not None:
        ctx.with_resource(within(Budget(seconds)))
