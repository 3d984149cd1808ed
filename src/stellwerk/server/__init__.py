"""HTTP and WebSocket: a thin layer over table and store."""
