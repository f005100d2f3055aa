### Root: una riga per chi gioca per la prima volta: di che cosa tratta una fase, com’è fatta una risposta sensata.

## Per tutti

root-coach-battle-ambush = L’imboscata infligge due danni prima dei dadi, e se non resta alcun attaccante la battaglia finisce. Pensa anche alle battaglie che verranno.
root-coach-battle-effect = I dadi sono tirati: sai già che cosa cambierà l’effetto. Non scartare una carta per salvare un solo guerriero.
root-coach-battle-first = Nel dubbio lascia cominciare gli altri: così rispondi a ciò che hanno fatto.
root-coach-battle-foil = Un’imboscata corrispondente annulla la loro; senza, subisci subito due danni. Sventala se altrimenti perderesti la battaglia.
root-coach-battle-loss = Ogni edificio o segnalino che perdi è un punto per chi ti combatte. Rinuncia a ciò che si rimpiazza più facilmente.
root-coach-battle-where = Infliggi danni pari al dado più alto, ma non più dei tuoi guerrieri lì (da Vagabondo: delle spade integre); contro l’Alleanza ti tocca il più basso. Edifici e segnalini con poche guardie sono punti.
root-coach-cards-use = Queste carte funzionano solo in questo momento del turno. Guarda quali si scartano quando le usi.
root-coach-craft = Un oggetto dà subito punti, e ce ne sono pochi di ogni tipo; un effetto permanente aiuta per tutta la partita.
root-coach-craft-activate = Ogni unità di produzione lavora una volta per turno. Se va bene un simbolo qualsiasi, usa quello che non serve alle altre carte.
root-coach-daylight = Prima di proseguire puoi ancora usare una carta in gioco o una carta dominio. Di solito si prosegue e basta.
root-coach-discard = Tieni un’imboscata, ciò che puoi produrre presto e gli uccelli. Lascia ciò che non va bene in nessuna tua radura.
root-coach-dominance-spend = Paga qualsiasi carta di quel simbolo; per l’uccello serve un uccello. Prendila solo se potresti vincere così, o per toglierla agli altri.
root-coach-move-number = Muovi quanto basta per controllare o vincere là, e lascia quanto basta per tenere ciò che hai qui.
root-coach-move-where = Devi controllare la radura da cui parti o quella in cui vai. Se non guidi l’Alleanza, entrare con guerrieri in una radura solidale ti costa una carta.
root-coach-spend = Paga una carta di questo simbolo o un uccello. Spendi il simbolo e tieni l’uccello, che va bene ovunque.
root-coach-triggers-next = Succedono più cose insieme e l’ordine lo decidi tu. Prima ciò che salva pezzi, poi il resto.
root-coach-triggers-side = Entrambe le parti hanno perso pezzi con conseguenze. È il tuo turno: decidi di chi vengono prima.

## What the table knows at this moment: said before the line

root-hint-dominance = Vinci se all’inizio della tua Alba controlli tre radure { $suit }; ora ne controlli { $n }.
root-hint-dominance_bird = Vinci se all’inizio della tua Alba controlli due angoli opposti.
