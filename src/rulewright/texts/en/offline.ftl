### Without a line: what the table says of it, and the page that opens all the same.

## offline

offline-device = This device is offline.
offline-stale = You see the table as it was at { $since }; it goes on by itself when the line is back.
offline-kept = Your answer is kept, and sent then.
offline-withdraw = Take the answer back
offline-not-sent = Without a connection this cannot be sent.
offline-too-late = Your answer came too late: the table has moved on without it.
offline-unknown = unknown: no connection
