### Ohne Leitung: was der Tisch dazu sagt, und die Seite, die sich trotzdem öffnet.

## offline

offline-device = Dieses Gerät ist offline.
offline-stale = Du siehst den Tisch, wie er um { $since } stand; er geht von selbst weiter, sobald die Leitung wieder da ist.
offline-kept = Deine Antwort ist aufgehoben und geht dann hinaus.
offline-withdraw = Antwort zurücknehmen
offline-not-sent = Ohne Verbindung lässt sich das nicht senden.
offline-too-late = Deine Antwort kam zu spät: Der Tisch ist ohne sie weitergegangen.
offline-unknown = unbekannt: keine Verbindung
