### Der Spielplan von Root und was daneben liegt.

root_board-map = Das Waldland
root_board-score = Siegpunkteleiste
root_board-hands = Handkarten
root_board-face_down = eine verdeckte Karte
root_board-no_cards = Du hast keine Karten auf der Hand.
root_board-look_through =
    { $n ->
        [one] Ablagestapel: eine Karte. Ansehen
       *[other] Ablagestapel: { $n } Karten. Durchsehen
    }
root_board-empty = Der Stapel ist leer.
root_board-close = Schließen
