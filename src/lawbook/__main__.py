"""`python -m lawbook` is the command line."""

from lawbook.cli import main

main()
