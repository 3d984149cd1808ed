"""What is raised where a value does not fit."""

from __future__ import annotations


class MsgspecError(Exception):
    """Everything that can go wrong here."""


class EncodeError(MsgspecError):
    """A value that has no form in JSON."""


class DecodeError(MsgspecError, ValueError):
    """A text that is not JSON."""


class ValidationError(DecodeError):
    """A value of another type than expected."""
