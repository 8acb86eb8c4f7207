"""`lawbook schema`: the JSON that Lawbook prints, as a JSON Schema."""

from pathlib import Path

import click


@click.command()
def schema() -> None:
    """Print the JSON Schema of everything that --json prints."""
    click.echo((Path(__file__).parents[1] / "schema.json").read_text("utf-8"), nl=False)
