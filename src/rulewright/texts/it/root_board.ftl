### La mappa di Root e ciò che le sta accanto.

root_board-map = Il bosco
root_board-score = Tracciato del punteggio
root_board-hands = Carte in mano
root_board-face_down = una carta coperta
root_board-no_cards = Non hai carte in mano.
root_board-look_through =
    { $n ->
        [one] Pila degli scarti: una carta. Guardala
       *[other] Pila degli scarti: { $n } carte. Sfogliala
    }
root_board-empty = La pila è vuota.
root_board-close = Chiudi
