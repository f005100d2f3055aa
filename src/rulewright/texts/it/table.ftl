### Il tavolo nel browser: pagine, attesa, preferenze, aiuto. Non nomina alcun gioco.

## page

page-description = Grandi giochi da tavolo secondo la lettera delle loro regole, a un tavolo nel browser.
page-noscript = Rulewright ha bisogno di JavaScript. Senza, si gioca nel terminale: rulewright play --terminal
page-skip = Vai al contenuto
page-nav = Pagine
page-new = Nuovo tavolo
page-law = La Legge
page-me = Tu

## home

home-motto = Grandi giochi da tavolo secondo la lettera delle loro regole. Gioca contro i bot, attorno a uno schermo o con chi sta lontano: il tavolo distribuisce, giudica e ricorda, e ti dice che cosa puoi fare e perché.
home-own-table = Prepara il tuo tavolo
home-mine = I tuoi tavoli
home-listed = Tavoli aperti a tutti
home-more = Altri { $n }
home-record = Una partita salvata
home-record-about = Apri la registrazione di una partita per rivederla o per continuarla.
home-record-bring = Apri una registrazione

## lobby

lobby-title = Il tavolo è pronto
lobby-open = posto libero
lobby-bot = bot
lobby-bot-level = Bot ({ $level })
lobby-bot-name-greedy = bravo
lobby-bot-name-random = a caso
lobby-you = tu
lobby-here = al tavolo
lobby-away = non in linea
lobby-copy-seat = Copia il link del posto
lobby-copy-watch = Copia il link per guardare
lobby-copied = Copiato
lobby-seat-bot = Aggiungi un bot
lobby-guest = Ospite
lobby-your-turn = Tocca a te
lobby-status-open = In attesa di partecipanti
lobby-status-playing = In corso
lobby-status-over = Finita
lobby-status-frozen = Congelata

## new

new-title = Un nuovo tavolo: { $game }
new-who = Chi siede dove
new-who-about = Prendi tu più posti per giocare attorno a uno schermo. Per ogni posto libero c’è un link da mandare a chi vuoi.
new-earlier = { $name }: un posto prima
new-later = { $name }: un posto dopo
new-first = Chi comincia
new-by-lot = a sorte
new-me = Gioco io
new-open = Libero, per chi inviti
new-clock = Tempo
new-clock-none = Senza orologio.
new-clock-none-about = Prenditi tutto il tempo che vuoi.
new-clock-live = In una sola sessione.
new-clock-live-about = Minuti per tutta la partita.
new-clock-days = In più giorni.
new-clock-days-about = Giorni per ogni risposta.
new-minutes = Minuti a testa
new-increment = Secondi in più a ogni risposta
new-days = Giorni per risposta
new-listed = Aperto a tutti.
new-listed-about = Chiunque su questo server può trovare e guardare il tavolo.
new-begin = Siediti

## seat

seat-title = Un posto ti aspetta
seat-about = Di’ agli altri come chiamarti e siediti. Non serve alcun account.
seat-name = Il tuo nome
seat-sit = Siediti

## recover

recover-title = Ciao di nuovo
recover-about = Questo link rende tuo questo dispositivo: il tuo nome, i tuoi posti e le tue partite.
recover-about-other = Ora questo dispositivo è { FORM($name, "del") }. Con il link passa a chi ha conservato il link.
recover-do = Sì, sono io

## me

me-title = Tu
me-name = Il tuo nome al tavolo
me-save = Salva
me-saved = Salvato.
me-recovery = Su un altro dispositivo
me-recovery-about = Conserva un link di recupero in un posto sicuro: per noi, chi lo apre sei tu.
me-recovery-copy = Copia il link
me-recovery-once = Viene mostrato solo ora.
me-recovery-new = Crea un link
me-told = Quando tocca a te
me-told-about = Il tavolo può avvisarti una volta per turno mentre sei via.
me-push-start = Avvisami qui
me-push-stop = Basta avvisi qui
me-push-impossible = Questo browser non consente avvisi per questa pagina.
me-push-denied = Le impostazioni del browser vietano gli avvisi di questa pagina.
me-webhook = Indirizzo da chiamare (webhook)

## push: a notification of the system

push-title = Tocca a te
push-body = Al tavolo ti stanno aspettando.

## settings

settings-title = Preferenze
settings-language = Lingua
settings-theme = Aspetto
settings-theme-system = come sul dispositivo
settings-theme-light = chiaro
settings-theme-dark = scuro
settings-coach = Consigli per chi comincia
settings-careful = Conferma ciò che non si può annullare
settings-forward = Con soli bot, rispondi da sé dove non c’è scelta
settings-contrast = Alto contrasto, lettere per i simboli
settings-motion = Animazioni
settings-sound = Suoni
settings-pace = Mosse degli altri
settings-pace-none = tutte insieme
settings-pace-usual = una dopo l’altra
settings-pace-calm = lentamente

## table

table-prompt = La domanda
table-answers = Risposte possibili
table-looking-back = Stai guardando un momento passato.
table-skip = Salta
table-waits-for =
    { $bot ->
        [yes] { FORM($name, "Il") } sta pensando…
       *[no] In attesa { FORM($name, "del") }…
    }
table-law = Legge { $paragraph }
table-law-open = Leggi il paragrafo
table-confirm = Sì: { $what }
table-mark-reveals = non si può annullare
table-mark-rolls = tira i dadi
table-mark-ends = termina il tuo turno
table-mark-phase = termina questa parte del tuo turno
table-mark-over = termina la partita
table-consent-needed = per annullare serve il consenso di tutti
table-only-answer = C’è solo questa risposta. Ti viene chiesto comunque, così nessuno capisce da una pausa che cosa hai in mano.
table-only-answer-alone = Ora c’è solo questa risposta.
table-odds = Probabilità
table-odds-none = Qui nulla è lasciato al caso.
table-back = Indietro
table-list =
    { $n ->
        [one] La risposta
       *[other] Tutte le { $n } risposte
    }
table-why-ask = Perché non è possibile? Scrivi una risposta come quelle sopra
table-no-options = In questo momento non ti si chiede nulla.
table-log = Che cosa è successo
table-log-older = Turni precedenti
table-log-look = Mostra il tavolo com’era
table-log-empty = Non è ancora successo nulla.
table-chat = Chat
table-chat-empty = Nessuno ha ancora detto nulla.
table-chat-say = Di’ qualcosa
table-chat-send = Invia
table-close = Chiudi
table-why-title = Perché non «{ $what }»?
table-why-offered = È possibile: nulla lo impedisce.
table-why-after = Si può scegliere dopo { $first }.
table-quoted = «{ $what }»
table-why-only-asked = Chiedilo quando tocca a te rispondere.
table-curtain = Tocca { FORM($name, "al") }
table-curtain-look-away = Passa lo schermo. Tutti gli altri guardano altrove.
table-curtain-ready = Sono { FORM($name, "il") }
table-past = Un momento passato
table-past-first = All’inizio
table-past-back = Un passo indietro
table-past-on = Un passo avanti
table-past-run = Mostrala passo dopo passo
table-past-where = A che punto della partita
table-past-at = { $number } di { $last }
table-past-seat = Dal posto
table-past-all = Tutti, a carte scoperte
table-what-if = Continua come { $name }
table-what-if-about = E se da qui in poi giocassi tu { FORM($name, "il") }? Diventa una partita a sé.
table-present = Torna al presente
table-over = La partita è finita
table-rematch = Un’altra come { $name }
table-results = Il risultato
table-another = Un’altra partita
table-same-again = Di nuovo così
table-you-won = Hai vinto!
table-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
table-replay = Rivedila
table-share = Copia un link
table-export = Salva la registrazione
table-home = Tutti i tavoli
table-seed = Tutto ciò che era affidato al caso veniva dal seme { $seed }.
table-seed-hash = Tutto ciò che è affidato al caso viene da un seme fissato all’inizio. La sua impronta è { $hash }; il seme si rivela alla fine.
table-loading = Si prepara il tavolo…
table-connection-lost = La connessione è caduta. Nulla è perduto; continuiamo a riprovare.
table-connection-refused = Il server non ti riconosce più.
table-connection-old = Il server è più recente di questa pagina: ricaricala.
table-try-now = Prova ora
table-reload = Ricarica
table-seats = Posti
table-leave = Lascia il posto
table-leave-sure = Sì, continua un bot
table-come-back = Riprendi il posto
table-replace = Fai continuare un bot
table-side = Posti e cronaca
table-board-of = La plancia { FORM($name, "del") }
table-tab-log = Cronaca
table-tab-list = Risposte
table-tab-chat = Chat
table-tab-menu = Tavolo
table-tab-law = Legge
table-verbatim = { $text }
    .il = { $text }
    .del = di { $text }
    .al = a { $text }
    .dal = da { $text }
table-marked = { $name } { $mark }
    .il = { FORM($name, "il") } { $mark }
    .del = { FORM($name, "del") } { $mark }
    .al = { FORM($name, "al") } { $mark }
    .dal = { FORM($name, "dal") } { $mark }
    .gender = { FORM($name, "gender") }
table-undone-by = { FORM($name, "il") } torna indietro di un passo.
table-undone = Si torna indietro di un passo.
table-undo = Annulla
table-help = Aiuto
table-outline = Il tavolo a parole
table-undo-sure = Annullare?
table-undo-about = Si annulla anche tutto ciò che è successo dopo: mosse altrui, carte, dadi. Se non cambia altro, tornano come prima.
table-undo-yes = Annulla
table-undo-no = Lascia stare
table-undo-asked = { FORM($name, "Il") } vuole tornare più indietro
table-undo-waits = Tutti al tavolo devono essere d’accordo.
table-undo-withdraw = Lascia perdere
table-undo-refused = Non tutti erano d’accordo a tornare indietro.
table-agree = D’accordo
table-disagree = No
table-refused-late = A quella domanda è già stata data risposta.
table-refused-no-such-question = A quel momento non si può tornare.
table-refused-not-offered = Qui non è possibile.
table-refused-not-yours = Questo lo decide qualcun altro.
table-refused-away = Al tuo posto gioca un bot. Prima riprendi il posto.
table-refused-not-playing = In questo momento la partita non è in corso.
table-refused-no-such-undo = Nessuno chiede più di tornare indietro.
table-refused-bad-orders = Il gioco non prevede un ordine del genere.
table-refused-bad-text = Nel testo non resta nulla di leggibile.
table-refused-not-here = Prima siediti al tavolo.
table-refused-too-many = È troppo in una volta.
table-refused-cannot-tell = In questo momento il tavolo non sa dire perché.
table-refused-bad-message = Il server non ha capito.
table-refused-too-fast = Troppo in fretta: aspetta un momento.
table-refused-failed = Qualcosa non ha funzionato. Nulla è cambiato.
table-refused-refused = Il server ha rifiutato.
table-refused-no-server = Il server non risponde. È acceso?
table-refused-no-such-match = Questa partita non esiste, o è privata.
table-refused-no-such-seat = Il link non porta a nessun posto.
table-refused-taken = Quel posto è già occupato.
table-refused-seated = Hai già un posto a questo tavolo.
table-refused-not-over = Solo quando la partita è finita.
table-refused-in-campaign = Una campagna continua con la prossima partita.
table-refused-no-campaign = Questa partita non fa parte di una campagna.
table-refused-no-person = Prima di’ chi sei.
table-refused-no-such-person = Il link di recupero non porta più a nessuno.
table-refused-bad-name = Di quel nome non resta nulla di leggibile.
table-refused-bad-webhook = Il server non può chiamare quell’indirizzo.
table-refused-bad-push = L’iscrizione del browser non è leggibile.
table-refused-push-failed = Il browser non ha permesso gli avvisi.
table-refused-bad-options = Il gioco non ammette queste opzioni insieme.
table-refused-bad-seats = I posti non vanno bene per questa partita.
table-refused-bad-clock = Un orologio così non esiste.
table-refused-no-such-bot = Questo bot non esiste.
table-refused-bad-record = Quel file non è la registrazione di una partita.
table-refused-truncated-record = Manca la fine della registrazione.
table-refused-altered-record = La registrazione è stata alterata o non corrisponde al gioco.
table-refused-other-version = La registrazione è stata fatta con altre regole.
table-refused-no-such-game = Questo server non conosce quel gioco.
table-refused-too-large = Quel file è troppo grande.
table-refused-bad-body = Il server non ha capito ciò che è stato inviato.
table-refused-bad-header = Il link per guardare non è completo.
table-refused-bad-length = Il server non ha capito quanto è stato inviato.
table-refused-bad-method = Qui non si può fare.
table-refused-bad-query = Il server non ha capito la domanda.
table-refused-bad-type = Qui il server non accetta file di questo tipo.
table-refused-foreign-origin = La pagina viene da un altro server. Apri il tavolo al suo indirizzo.
table-refused-headers-too-large = Il browser ha inviato troppi dati. Cancella i vecchi cookie di questo server.
table-refused-no-such-paragraph = La Legge non ha questo paragrafo.
table-refused-no-such-path = Qui non c’è nulla.
table-refused-not-away = Al tuo posto ci sei già tu.
table-refused-target-too-long = Quell’indirizzo è troppo lungo.
table-refused-too-slow = Ci ha messo troppo ad arrivare. Riprova.

## table.seat: who sits there, and how it stands with them

table-seat-on-turn = di turno
table-seat-asked = deve decidere
table-seat-bot = bot, { $bot }
table-seat-here = in linea
table-seat-away = non in linea
table-seat-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
table-seat-won = ha vinto
table-seat-point = Indica qualcosa per sapere a che serve.

## law

law-title = La Legge di { $game }
law-search = Cerca nella Legge
law-hits =
    { $n ->
        [0] Nessun paragrafo contiene queste parole.
        [one] Un paragrafo
       *[other] { $n } paragrafi
    }
law-path = Sopra
law-contents = Indice
law-below = Sotto
law-rulings = Decisioni
law-examples = Esempi
law-paragraphs = Paragrafi
law-rulings-about = Punti che i regolamenti lasciano aperti, e come sono decisi qui.
law-examples-about = Piccole situazioni con il risultato che devono dare.
law-unknown = Il paragrafo { $paragraph } non esiste.
law-about = Le regole con parole nostre, numerate come la Legge stampata.
law-unreachable = Al momento la Legge non è raggiungibile.

## help

help-aim = Di che cosa si tratta
help-use = Come si usa il tavolo
help-narrow = Ciò che brilla si può scegliere, anche prima di un’azione: un clic restringe la scelta, e decide dove resta una sola risposta. Tutto ciò che puoi fare è anche un pulsante o sta nell’elenco delle risposte; ciò che è grigio dice perché ora non si può fare.
help-wonder = Clic destro, o pressione lunga, su qualcosa che non brilla: il tavolo dice perché no.
help-numbers = scegli dall’elenco
help-enter = conferma
help-escape = un passo indietro
help-space-key = Spazio
help-space = Salta ciò che fanno gli altri
help-tab = alla prossima cosa che si può scegliere
help-undo = annulla l’ultima risposta
help-law = il paragrafo dietro la domanda
help-why = perché ciò che indico non è possibile?
help-list = elenco delle risposte
help-board = la mia plancia
help-outline = il tavolo a parole
help-chat = chat
help-arrows = scorri ciò che è successo
help-help = questa pagina

## lost

lost-page = Qui non c’è nulla
lost-page-help = Forse l’indirizzo è stato tagliato quando è stato copiato.
lost-match = Questo tavolo non si trova
lost-match-help = La partita è privata o il link non è completo. Chiedi a chi l’ha creata un link per guardare.
lost-unreachable = Il server non è raggiungibile
lost-unreachable-help = I tuoi tavoli lì sono al sicuro. Riprova tra un momento.

## orders

orders-title = Ordini permanenti
orders-about = Il tavolo risponde per te a queste domande, dopo la solita pausa. Solo tu vedi che era un ordine.
orders-ask = chiedimelo
