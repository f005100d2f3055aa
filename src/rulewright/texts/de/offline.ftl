### Ohne Leitung: was der Tisch dazu sagt, und die Seite, die sich trotzdem öffnet.

## offline

offline-device = Dieses Gerät ist offline.
offline-stale = Du siehst den Tisch, wie er um { $since } stand; er geht von selbst weiter, sobald die Leitung wieder da ist.
offline-kept = Deine Antwort ist aufgehoben und geht dann hinaus.
offline-withdraw = Antwort zurücknehmen
offline-not-sent = Ohne Verbindung lässt sich das nicht senden.
offline-too-late = Deine Antwort kam zu spät: Der Tisch ist ohne sie weitergegangen.
offline-unknown = unbekannt: keine Verbindung
offline-page = Ohne den Server lässt sich keine Partie beginnen oder fortsetzen. Deine Tische sind dort sicher.
offline-newer = Es gibt eine neuere Fassung des Tischs.
offline-install = Auf diesem Gerät
offline-install-about = Installiert hat der Tisch ein eigenes Symbol und ein Fenster ohne Rahmen, und er öffnet sich auch ohne Netz.
offline-install-do = Installieren
offline-install-how = Wähle im Menü des Browsers „Installieren“ oder „Zum Startbildschirm“.
offline-install-done = Der Tisch ist auf diesem Gerät installiert.
