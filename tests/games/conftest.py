"""Old databases are tested on both kinds."""

from __future__ import annotations

from databases import postgres, url

__all__ = ["postgres", "url"]
