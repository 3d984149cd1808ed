"""Russian Railroads, for 2 to 4 players; its rules: docs/rules/russian-railroads.md."""
