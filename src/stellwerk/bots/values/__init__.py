"""What positions are worth, one module a title."""
