"""What positions are worth, one module for each title."""
