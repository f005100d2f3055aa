# What the server says when it is not well itself.

table-refused-unwell = The server is not well just now. Try again in a moment.
