# Quello che il server dice quando sta male lui stesso.

table-refused-unwell = Il server in questo momento non sta bene. Riprova tra poco.
