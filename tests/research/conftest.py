"""These tests run where the extra `research` is installed: make research."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pettingzoo") else ["test_*.py"]
