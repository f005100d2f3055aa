### Without a line: what the table says of it, and the page that opens all the same.

## offline

offline-device = This device is offline.
offline-stale = You see the table as it was at { $since }; it goes on by itself when the line is back.
offline-kept = Your answer is kept, and sent then.
offline-withdraw = Take the answer back
offline-not-sent = Without a connection this cannot be sent.
offline-too-late = Your answer came too late: the table has moved on without it.
offline-unknown = unknown: no connection
offline-page = Without the server no match can be begun or gone on with. Your tables are safe there.
offline-newer = A newer version of the table is there.
offline-install = On this device
offline-install-about = Installed, the table has an icon of its own and a window without a frame, and opens without a network too.
offline-install-do = Install
offline-install-how = In the menu of the browser, choose “Install” or “Add to home screen”.
offline-install-done = The table is installed on this device.
