"""Skeleton: trains of ever lighter wagons, for 2 to 4 players."""
