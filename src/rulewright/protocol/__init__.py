"""What goes between a server and its clients: messages, forms and links, and nothing that either does with them."""
