"""One table as people know it: seats, turns, undo, clocks, takeover. No I/O."""
