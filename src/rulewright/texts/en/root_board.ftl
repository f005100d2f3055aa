### The map of Root and what lies beside it.

root_board-map = The woodland
root_board-score = Score track
root_board-hands = Cards in hand
root_board-face_down = a card face down
root_board-no_cards = You hold no cards.
root_board-look_through =
    { $n ->
        [one] Discard pile: one card. Look at it
       *[other] Discard pile: { $n } cards. Look through them
    }
root_board-empty = The pile is empty.
root_board-close = Close
