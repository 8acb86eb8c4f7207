"""`lawbook serve`: the director's desk in a browser."""

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", type=int, default=8000, show_default=True, help="Port to listen on.")
def serve(host: str, port: int) -> None:
    """Open the director's desk; it keeps nothing, every address is a whole case."""
    import uvicorn  # noqa: PLC0415  # only this command pays for the server

    from lawbook.web.app import create_app  # noqa: PLC0415

    click.echo(f"http://{host}:{port}")
    uvicorn.run(create_app(), host=host, port=port, log_level="warning")
