"""What lies between tables: who is where, who sits down, which tables are open and which process drives them."""
