"""The titles whose positions bots judge by weights, not by points alone."""

from __future__ import annotations

from typing import Final

from stellwerk.bots.evaluators import tuning_of
from stellwerk.titles import load_title, own_title_ids

TUNED: Final = [id_ for id_ in own_title_ids() if tuning_of(load_title(id_))]
"""What is claimed of the strength of bots is claimed of these."""
