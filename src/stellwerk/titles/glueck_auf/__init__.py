"""Glück Auf: Das große Kartenspiel, for 2 to 4 players."""
