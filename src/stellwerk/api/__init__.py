"""The front door for programs: a game that checks its moves, keeps its record and draws itself.

It is a thin layer over titles, positions, records, bots and analysis, and convenient rather than
fast. A program that plays millions of moves uses `Game.position` or `stellwerk.core` directly.
"""

from stellwerk.api.analysis import Analysis
from stellwerk.api.game import Game
from stellwerk.api.opening import load, new
from stellwerk.api.player import Player

__all__ = ["Analysis", "Game", "Player", "load", "new"]
