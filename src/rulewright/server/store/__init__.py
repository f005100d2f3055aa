"""What must not be forgotten: the database, what is kept in it, and how it is written."""
