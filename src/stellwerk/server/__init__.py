"""HTTP and WebSocket: a thin skin over table and store."""
