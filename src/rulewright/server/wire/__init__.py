"""Where requests come in and messages go out: HTTP, the WebSocket, and what protects both."""
