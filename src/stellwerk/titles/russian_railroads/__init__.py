"""Russian Railroads, for 2 to 4 players. The rules, with their numbers: docs/rules/russian-railroads.md."""
