"""`python -m stellwerk` is the `stellwerk` command."""

from stellwerk.cli import main

main()
