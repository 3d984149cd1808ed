"""Stellwerk: a home for railway board games."""

from typing import Final

VERSION: Final = "0.1.0"
