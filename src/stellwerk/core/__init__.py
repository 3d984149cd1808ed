"""What every game is made of. Standard library only; nothing here knows a title."""
