"""Tables, people and ratings in SQLite or PostgreSQL. The acts are the truth, the rest an index."""
