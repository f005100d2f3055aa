### Ciò che dice il terminale attorno a ogni partita.

ui-welcome = Si gioca a { $game }. Invio accetta la proposta tra parentesi; q esce.
ui-choose = Scrivi un numero
ui-bad_choice = Scrivi un numero da 1 a { $most }, oppure premi Invio.
ui-opponents = Quanti avversari?
ui-opponent_count =
    { $n ->
        [one] { $n } avversario
       *[other] { $n } avversari
    }: { $names }
ui-players = In quanti giocate?
ui-player_count =
    { $n ->
        [one] { $n } persona
       *[other] { $n } persone
    }: { $names }
ui-who_are_you = Qual è il tuo posto?
ui-started = Posti: { $seats }. Seme { $seed }.
ui-bots = Gioca il computer ({ $bot }): { $names }.
ui-resumed =
    Ripresa dopo { $n ->
        [one] { $n } risposta
       *[other] { $n } risposte
    }.
ui-help_short = Scrivi un numero o una mossa; ? mostra la Legge; help elenca il resto.
ui-turn_of = Deve decidere { FORM($name, "il") }
ui-only = C’è una sola risposta possibile: { $label }.
ui-unknown = Qui «{ $text }» non è possibile. Scrivi uno dei numeri, oppure: why { $text }
ui-ambiguous = «{ $text }» può essere { $options }.
ui-stopped = Fatto fin qui: { $done }. Ora «{ $text }» non è possibile.
ui-for_other = Lo decide { FORM($name, "il") }, a cui non è ancora stato chiesto.
ui-why_usage = Scrivi la mossa subito dopo, per esempio: why { $example }
ui-why_offered = { $text } è possibile: nulla lo impedisce.
ui-why_title = { $text } non è possibile:
ui-why_unasked = La domanda aperta non riguarda questo.
ui-why_unknown = «{ $text }» qui non esiste: nessuna risposta si scrive così.
ui-undone = Annullato: { $label }.
ui-undo_nothing = Niente da annullare: undo arriva fino all’ultimo tiro di dadi, all’ultima carta nascosta o all’ultima domanda a qualcun altro.
ui-saved = Salvato in { $file }.
ui-not_saved = Non è stato possibile salvare: { $problem }
ui-left = Arrivederci. La partita è salvata; per continuare:
ui-left_early = Arrivederci.
ui-over = La partita è finita.
ui-winner =
    { $n ->
        [one] Vince
       *[other] Vincono
    } { FORM($names, "il") } ({ $reason }).
ui-no_winner = Nessuno vince ({ $reason }).
ui-sources = Da dove vengono i punti
ui-sources_of = { $who } { $total }: { $sources }
ui-source = { $source } { $points }
ui-source_begun = Dall’inizio
ui-replay_hint = Per rivederla:
ui-take_seat = Tocca { FORM($name, "al") }. Premi Invio quando hai preso posto e nessun altro guarda.
ui-log_empty = Non è ancora successo nulla.
ui-rules_usage = Scrivi un numero subito dopo, per esempio: rules { $example }
ui-rules_none = Questa domanda non cita paragrafi.
ui-your_choice = La tua scelta
ui-thinking = { FORM($name, "Il") } sta pensando…
ui-no_hand = Non hai carte in mano.
ui-as_seen_by = come la vede { FORM($name, "il") }
ui-taken_back = Si torna indietro: la partita riprende dalla risposta { $number }.
ui-help =
    un numero       sceglie quell’opzione
    march 1>9 3     lo stesso a parole: un’opzione dopo l’altra
    ?               i paragrafi della Legge dietro la domanda
    why march 1>9   perché una mossa non è possibile
    advise          che cosa farebbe chi gioca bene, e perché
    does 1          che cosa fa, costa e porta una risposta
    odds 1          le probabilità di una risposta, con la loro somma
    undo            annulla la tua ultima risposta, se nel frattempo non si sono
                    tirati dadi, mosse carte nascoste o fatte domande ad altri
    map, board      disegna la mappa; mostra tutte le plance
    hand            le tue carte con costo ed effetto
    log [20]        che cosa è successo
    rules 4.3.1     un paragrafo qualsiasi della Legge
    save [FILE]     salva la partita e continua
    quit            salva la partita ed esce

## The law browser

ui-law_code = Codice
ui-law_tests = Test
ui-law_nothing = Nella Legge nulla contiene tutte queste parole.
ui-law_later = Per ora non promesso: { $reason }
ui-law_unpromised = Per ora non promesso.
ui-law_untestable = { $kind }: non c’è nulla da verificare.
ui-law_exception = Eccezione: { $reason }
ui-law_wanted = Richiede codice e un test.
