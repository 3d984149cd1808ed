"""Stores are tested on both databases."""

from __future__ import annotations

from databases import postgres, url

__all__ = ["postgres", "url"]
