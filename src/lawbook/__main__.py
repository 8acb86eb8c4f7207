"""`lawbook`, and `python -m lawbook`: the command line as a process of its own."""

from lawbook.cli import main

__all__ = ["run"]


def run() -> None:
    """Carry out what is called for, and end the process."""
    main()


if __name__ == "__main__":
    run()
