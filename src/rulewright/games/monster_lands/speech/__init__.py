"""How Monster Lands speaks: questions, answers, events and reasons as phrases, decided once for everybody."""
