"""Root in the terminal: its map, its boards, its words."""
