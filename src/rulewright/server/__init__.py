"""The server: it owns the truth, remembers it, and tells every seat what that seat may know.

An answer comes in at the top, goes down from room to room until it is on disk, and what it brought about goes up again:

- `app` puts everything together; `listener` puts that on a socket, `processes` runs several of it.
- `wire`: HTTP and the WebSocket.  A request is read and refused if it is too large, too fast or malformed (`guard`,
  `sockets`), then handed on (`requests`, `rest`); a `connection` is one client.
- `hall`: what lies between tables.  Who is here, who sits where, which tables are open, which process drives them,
  and the `attendant`, who answers for bots, standing orders and clocks that run out.
- `table`: one match being played.  Whether an answer is taken is decided in `answers`: **a late one is refused there**.
  The `journal` carries it out, `views` look at what came of it, the `audience` is told.
- `store`: the database.  An answer is committed (`writer`) before anybody is told of it.
- `refusal`: how every room says no.

What goes over the wire is defined in `rulewright.protocol`; programs that speak to a server use `rulewright.client`.
`docs/architecture.md` walks one answer from the click to everybody's screen.
"""
