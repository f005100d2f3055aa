### Root am Tisch: was Seiten und Menüs darüber sagen.

root-home = Sechs Völker wollen einen Wald. Die Marquise baut, die Dynastie regiert per Dekret, die Allianz schürt den Aufstand, der Kult pflanzt Gärten, das Flussvolk handelt, der Vagabund zieht zwischen ihnen umher. Für zwei bis sechs Personen; die erste Partie dauert etwa eine Stunde.
root-order-battle-ambush = Wenn ich angegriffen werde und einen Hinterhalt legen könnte
root-order-battle-foil = Wenn ich in einen Hinterhalt gerate und ihn vereiteln könnte
root-order-battle-effect = Wenn ich im Kampf einen Effekt einsetzen könnte
root-order-answer-decline = nie
root-order-answer-natural = mit jeder passenden Karte außer Vögeln
root-order-answer-always = mit jeder passenden Karte
