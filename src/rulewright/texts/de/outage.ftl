# Was der Server sagt, wenn es ihm selbst nicht gut geht.

table-refused-unwell = Dem Server geht es gerade nicht gut. Versuch es gleich noch einmal.
