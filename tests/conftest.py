"""Every test finds Tiny in the house, and as much time as a busy machine needs."""

from __future__ import annotations

from hypothesis import settings

from tiny.install import install

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
install()
