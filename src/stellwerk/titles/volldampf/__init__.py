"""Volldampf: track, goods and bonds, for 2 to 6 players."""
