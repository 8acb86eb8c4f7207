"""`lawbook serve`: the director's desk in a browser."""

import os
import socket
from pathlib import Path

import click

from lawbook.errors import CaseError
from lawbook.law.authority import supplied

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104  # the hall is asked for by name


@click.command()
@click.option("--host", default=HERE, show_default=True, help="Address to listen on.")
@click.option("--event", help="An event's database: a session with a log, calls and scores.")
@click.option(
    "--authority", "profile", metavar="FILE", help="A profile of your own (TOML), to choose on the desk."
)
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="Port to listen on."
)
@click.option("--hall", is_flag=True, help="For every phone in the local network; prints a QR code.")
@click.option("--public", is_flag=True, help="For the open internet: limits on what one visitor may ask for.")
@click.option(
    "--allow-host",
    "hosts",
    multiple=True,
    metavar="NAME",
    help="With --public: a name the desk is reached by.",
)
@click.option("--path", default="/", show_default=True, help="The page that the QR code opens.")
def serve(  # noqa: PLR0913  # one parameter for each option
    host: str,
    port: int,
    event: str | None,
    *,
    profile: str | None,
    hall: bool,
    public: bool,
    hosts: tuple[str, ...],
    path: str,
) -> None:
    """Open the director's desk; without an event it keeps nothing, and every address is a whole case.

    It is for this machine alone; with --hall every device in the local network reaches it, with --public
    everybody, within limits and only by the names that are allowed.
    """
    from lawbook.session import Role, open_evening  # noqa: PLC0415  # only this command pays for the server
    from lawbook.web.app import create_app  # noqa: PLC0415
    from lawbook.web.serving import limits  # noqa: PLC0415
    from lawbook.web.serving.server import serve_app  # noqa: PLC0415

    if profile:
        supplied(Path(profile))
    evening = open_evening(event) if event else None
    if evening:
        path = f"/e/{evening.key(Role.DIRECTOR)}"
        evening.key(Role.READER)
    listen = EVERYWHERE if (hall or public) and host == HERE else host
    _refuse_taken(listen, port)
    click.echo(_reached(local_address(), port, path) if hall else f"http://{host}:{port}{path.rstrip('/')}")
    within = limits.public(*hosts, *_own_names()) if public else limits.OPEN
    serve_app(create_app(evening, limits=within), listen, port)


def _refuse_taken(host: str, port: int) -> None:
    """Raises CaseError where nothing can listen there, such as a second desk beside the first."""
    try:
        for family, kind, protocol, _, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            with socket.socket(family, kind, protocol) as trying:
                if os.name == "posix":  # elsewhere it would take what is taken
                    trying.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                trying.bind(place)
    except OSError as error:
        raise CaseError(
            "{host}:{port}: nothing can listen there: {strerror}; end what does, or name another --port or --host",
            host=host,
            port=port,
            strerror=error.strerror,
        ) from None


def _own_names() -> tuple[str, ...]:
    """By what this machine is asked without anybody allowing it."""
    return ("localhost", HERE, "[::1]", socket.gethostname(), *filter(None, (local_address(),)))


def _reached(host: str | None, port: int, path: str) -> str:
    """How the desk is reached in the hall: the address, a picture of it, and by whom."""
    if host is None:
        return (
            "hall: this machine is in no network that phones could be in; join the hall's, then start again. "
            f"Until then: http://{HERE}:{port}{path}"
        )
    from lawbook.web.qr import qr_text  # noqa: PLC0415  # only the hall has a picture

    address = f"http://{host}:{port}/{path.lstrip('/')}"
    return (
        f"{address}\n{qr_text(address)}"
        "Whoever is in the same network reaches it, and nobody else; stop it with Ctrl-C."
    )


def local_address() -> str | None:
    """The address of this machine in the local network; None where it is in none.

    Nothing is sent: the system is only asked from which address it would write to another network.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # an address for documents, that nobody has
        except OSError:
            return None
        found = str(asking.getsockname()[0])
    return None if found.startswith("127.") else found
