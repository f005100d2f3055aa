### La riga di comando: l’aiuto dei comandi (ciò che sta tra apici inversi si digita) e ciò che stampano.

## cli.help: around every help

cli-help-arguments = Argomenti
cli-help-options = Opzioni
cli-help-commands = Comandi
cli-help-default = [predefinito: { $value }]
cli-help-variable = [variabile: { $value }]
cli-help-required = [obbligatorio]

## cli.about

cli-about =
    Giochi da tavolo secondo la lettera dei loro regolamenti.

    Ogni domanda e ogni rifiuto citano il paragrafo della Legge su cui si fondano.

    `rulewright play { $game }`               gioca, contro i bot o in compagnia a una tastiera

    `rulewright law { $game } show 4.3.1`     leggi la Legge

    `rulewright simulate { $game }`           fai giocare ai bot molte partite

    `rulewright COMMAND --help`          tutto ciò che un comando sa fare, con esempi
cli-about-version = Mostra la versione ed esce.
cli-about-lang = Lingua: { $languages }; altrimenti quella della variabile RULEWRIGHT_LANGUAGE, o del sistema.

## cli.any: options that several commands have

cli-any-help = Mostra questo aiuto ed esce.
cli-any-game = Il gioco: { $games }.
cli-any-map_name = La mappa, se il gioco ne ha più d’una.
cli-any-seed = Il seme della prima partita; le successive contano da lì.
cli-any-data = Una cartella con tabelle corrette, per i giochi le cui tabelle si possono sostituire.
cli-any-option = Un’opzione della partita, come `nome=valore`; si può ripetere.
cli-any-as_json = Stampa JSON per altri programmi.
cli-any-agents = Chi decide: uno per tutti i posti, o uno per ciascuno, separati da virgole: `greedy`, `random`, o il tuo come `package.module:Class` o `file.py:Class`.
cli-any-games = Quante partite.
cli-any-jobs = Quanti processi usare.
cli-any-jobs_wanted = Quanti processi usare.
cli-any-adventurous = Ammetti una compagnia che il gioco sconsiglia.
cli-any-lang = Lingua: { $languages }; altrimenti quella del sistema.

## cli.play

cli-play =
    Gioca: a un tavolo nel browser, o con --terminal proprio qui.

    Il tavolo del browser serve solo questo computer; le partite si conservano e si possono continuare. Nel terminale, senza opzioni, il programma chiede ciò che gli serve; Invio accetta la proposta. Lì `?` mostra la Legge dietro una domanda, `why march 1>9` perché una mossa non è possibile, `help` tutto il resto.

    `rulewright play`                                      un tavolo nel browser

    `rulewright play { $game } --terminal`                      chiede chi giocare, e contro quanti

    `rulewright play { $game } --terminal --me NAME`            tu contro quanti avversari vuoi

    `rulewright play { $game } --terminal --me all`             in compagnia a una tastiera

    `rulewright play { $game } --terminal --resume FILE`        continua una partita salvata
cli-play-game = Il gioco; il browser lascia scegliere.
cli-play-terminal = Gioca qui nel terminale.
cli-play-port = La porta del tavolo; 0 ne prende una libera.
cli-play-show = Se aprire il browser.
cli-play-seats = Chi gioca, in ordine di turno: `NAME,NAME,...`.
cli-play-me = Che cosa giocano le persone: una fazione, più d’una separate da virgole, o `all` (a una tastiera).
cli-play-bots = Chi gioca il resto: `greedy`, `random`, o il tuo come `package.module:Class` o `file.py:Class`.
cli-play-seed = Lo stesso seme dà le stesse carte e gli stessi dadi.
cli-play-resume = Continua una partita salvata.

## cli.learn

cli-learn =
    Impara un gioco con le lezioni, a un tavolo nel browser; con --terminal proprio qui.

    `rulewright learn` elenca tutte le lezioni, `rulewright learn { $game } first --terminal` ne comincia una nel terminale.
cli-learn-game = Il gioco; senza, sono elencate tutte le lezioni.
cli-learn-lesson = La lezione; il browser lascia scegliere.
cli-learn-terminal = Segui la lezione qui nel terminale.
cli-learn-script = Stampa la lezione come vorrebbe essere seguita, per chi ne scrive una.
cli-learn-resume = Continua una lezione salvata.
cli-learn-port = La porta del tavolo; 0 ne prende una libera.
cli-learn-show = Se aprire il browser.

## cli.serve

cli-serve =
    Serve tavoli a browser e bot.

    `rulewright serve`                                  su questo computer, le partite nella tua cartella dei dati

    `rulewright serve --host 0.0.0.0 --port 8000`       per chiunque possa raggiungere questo computer

    `rulewright serve --workers 4 --database postgresql+asyncpg://user@host/name`   quattro processi, PostgreSQL

    La variabile RULEWRIGHT_COOKIE_KEYS può contenere la chiave che firma i cookie, così non sta nella base di dati; di più chiavi, separate da virgole, la prima firma e tutte valgono.
cli-serve-host = L’indirizzo su cui ascoltare; senza, si collega solo questo computer.
cli-serve-port = La porta; 0 ne prende una libera.
cli-serve-database = Dove si conservano le partite: un URL di SQLite o PostgreSQL.
cli-serve-limit = Un limite per gli estranei, come `NOME=NUMERO` (vedi docs/deploy.md); si può dare più volte.
cli-serve-workers = Quanti processi del server si dividono il lavoro; solo con PostgreSQL.
cli-serve-bot_processes = In quanti processi pensano i bot di ciascun processo del server.
cli-serve-allow_local_webhooks = Permetti ai webhook di chiamare indirizzi della rete di questo computer.
cli-serve-forwarded_allow_ips = Proxy di cui si crede a X-Forwarded-For e -Proto, separati da virgole.
cli-serve-contact = Dove possono reclamare i servizi di notifica: un mailto: o https: tuo.
cli-serve-patience = Secondi dopo i quali gli altri possono affidare a un bot chi deve rispondere e non c’è, senza orologio.
cli-serve-data = Tabelle corrette per un gioco, come `GAME=FOLDER`; si può ripetere.

## cli.join

cli-join =
    Fa sedere un bot di questo computer a un tavolo altrove, e gli fa giocare la partita fino alla fine.

    `rulewright join 'http://host:8000/#/seat/SECRET'`                  greedy prende il posto

    `rulewright join 'http://host:8000/#/seat/SECRET' --agent random`   un avversario debole

    `rulewright join 'http://host:8000/#/seat/SECRET' --agent bots.py:Mine`   il tuo: vedi docs/agents.md

    Metti il link tra apici: per una shell, # può iniziare un commento. Il bot sa ciò che può sapere il suo posto, nient’altro. Se lo fermi (Ctrl-C) lascia il posto a un bot del server; lo stesso link lo riprende.
cli-join-url = Il link del posto: http://host:port/#/seat/SECRET
cli-join-agent = Chi gioca: `greedy`, `random`, o il tuo come `package.module:Class` o `file.py:Class`.
cli-join-name = Come lo chiamano gli altri.
cli-join-recovery = Torna al posto di prima: il segreto che è stato mostrato.
cli-join-data = Tabelle corrette con cui gioca anche il server, come `GAME=FOLDER`.

## cli.replay

cli-replay =
    Rigioca una registrazione e mostra la cronaca e il tavolo, come li ha visti un posto o senza nulla di nascosto.

    `rulewright replay game.jsonl`                   tutta la partita, a mani scoperte

    `rulewright replay game.jsonl --to 120 --as NAME`    le prime 120 risposte, come le ha viste un posto

    `rulewright replay game.jsonl --verify`          si può rigiocare? lo dice il codice di uscita

    `rulewright replay game.jsonl --verify --hash 0f3a…`   e il seme era quello promesso?
cli-replay-file = Una registrazione: salvata da play, o lasciata da check e simulate.
cli-replay-to = Fermati dopo tante risposte.
cli-replay-viewer = Con gli occhi di chi guardare: una fazione, il numero di un posto, o `all`.
cli-replay-verify = Controlla solo che la registrazione si possa rigiocare, e quale hash ha il suo seme.
cli-replay-promised = Con --verify: l’hash del seme che il tavolo mostrava dall’inizio.

## cli.simulate

cli-simulate =
    Fa giocare molte partite agli agenti e conta com’è andata.

    `rulewright simulate { $game } --games 200`                          a caso, al tavolo abituale

    `rulewright simulate { $game } --seats NAME,NAME --agents greedy,bots.py:Mine`   uno tuo: docs/agents.md

    `rulewright simulate { $game } --records FOLDER --out games.parquet`   per la ricerca: docs/experiments.md

    `rulewright simulate { $game } --option name=value --jobs 2 --json`  per altri programmi

    Una partita in cui falliscono le regole o un agente si conta tra gli errori, e la sua registrazione si salva. Ctrl-C mostra ciò che si è giocato fin lì.
cli-simulate-seats = Chi gioca, in ordine di turno; senza, sceglie il gioco.
cli-simulate-rotate = Se gli agenti cambiano posto di partita in partita.
cli-simulate-paired = La stessa fortuna per tutti gli agenti che girano.
cli-simulate-most = Dopo tante risposte la partita si ferma.
cli-simulate-records = Una cartella per la registrazione di ogni partita, non solo di quelle fallite.
cli-simulate-out = Un file per i risultati, una riga per posto: .json o .parquet.
cli-simulate-decided = Un file per tutte le decisioni, una riga ciascuna: .json o .parquet.

## cli.check

cli-check =
    Gioca partite a caso e verifica a ogni domanda tutte le proprietà del contratto.

    A `ogni` domanda: le sue opzioni, che altre risposte siano rifiutate e non cambino nulla, che una copia abbia lo stesso futuro, che nulla si perda o si raddoppi. A `una domanda ogni --sample` anche ciò che dura a lungo: che viste, domande ed eventi non tradiscano nulla (non interferenza per ogni posto e per chi guarda) e che le posizioni si possano scrivere e leggere; più di rado, e alla fine di ogni partita, che la registrazione si possa rigiocare.

    `rulewright check { $game }`                        200 partite su tutti i tavoli e le mappe

    `rulewright check { $game } --games 2000 --jobs 2`  la prova lunga

    `rulewright check { $game } --games 20 --thorough`  tutto a ogni domanda

    `rulewright check { $game } --agents bots.py:Mine`  con un agente tuo al posto del caso

    Se qualcosa fallisce, la registrazione si salva e il codice di uscita è 1.
cli-check-seats = Solo questo tavolo; senza, ogni combinazione a turno.
cli-check-sample = Verifica ciò che dura a lungo a una domanda ogni tante, tirata a sorte.
cli-check-thorough = Come --sample 1: tutto, dappertutto.
cli-check-records = Dove si salva la registrazione di un fallimento.

## cli.bench

cli-bench =
    Misura il motore su questo computer: a caso, quattro posti, un nucleo, Python interpretato.

    `rulewright bench { $game }`              tutte le cifre su 1000 partite, e dove va il tempo

    `rulewright bench { $game } --games 50`   uno sguardo rapido

    `rulewright bench { $game } --json`       per altri programmi

    `rulewright bench { $game } --games 3 --agents bots.py:Mine`   quanto pensano gli agenti a una decisione

    Confronta due computer con la cifra di calibrazione: quante volte al secondo gira un ciclo fisso di puro Python.
cli-bench-games = Quante partite si cronometrano; la memoria si misura su altrettante, al massimo 1000.
cli-bench-rows = Quanti tipi di domande elencare.

## cli.load

cli-load =
    Misura un server su questo computer: molte partite insieme su veri WebSocket, con risposte a caso.

    `rulewright load --matches 500 --seconds 30`      il carico per cui il server è fatto

    `rulewright load --rate 0 --opening 0`            quanto regge al massimo

    Il server gira in un processo suo, con SQLite in una cartella temporanea. Ogni posto è un client con la sua connessione. Una risposta è consegnata quando l’ultimo client della partita ne ha saputo.
cli-load-game = Che cosa si gioca, se non il primo dei giochi noti.
cli-load-matches = Quante partite si giocano insieme.
cli-load-seconds = Per quanti secondi.
cli-load-seats = Quanti client ha ogni partita.
cli-load-rate = Risposte al secondo, in tutto; 0 per quante più possibile.
cli-load-opening = Risposte della partita di cui si misura l’apertura; 0 per nessuna.

## cli.chaos

cli-chaos =
    Fa andare storto tutto di proposito mentre si gioca, e guarda se ogni promessa è stata mantenuta.

    `rulewright chaos --kills 20`                              un server su SQLite

    `rulewright chaos --kills 1000 --database postgresql`      due server, e un PostgreSQL che viene ucciso anch’esso

    I server vengono uccisi, congelati, fermati e riavviati, le connessioni tagliate o ridotte al silenzio, tutto a partire da un seme. I giocatori annotano che cosa hanno mandato, che cosa è stato confermato e che cosa è stato mostrato loro; alla fine tutto si confronta con la base di dati e con le regole. Lo stato d’uscita è 1 se qualcosa non va.
cli-chaos-kills = Quante uccisioni.
cli-chaos-database = «sqlite» o «postgresql» per una base di dati propria, che poi sparisce, o un indirizzo; quel che c’è lì non viene ucciso.
cli-chaos-servers = Quanti server, dove possono essere più d’uno.
cli-chaos-matches = Quante partite si giocano insieme.
cli-chaos-game = Che cosa si gioca, se non il primo dei giochi conosciuti.
cli-chaos-seed = Ne segue che cosa va storto e quando.

## cli.law

cli-law =
    Sfoglia la Legge: quale paragrafo dice che cosa, quale codice lo esegue, quale test lo osserva.

    `rulewright law { $game }`                     la matrice paragrafo → codice → test

    `rulewright law { $game } show 4.3.1`          un paragrafo con tutto ciò che ne dipende

    `rulewright law { $game } show R-34 EX-9`      una decisione, un esempio

    `rulewright law { $game } search wild bird`    paragrafi, decisioni ed esempi che ne parlano

    `rulewright law { $game } show R-34 --lang it`   una decisione in italiano

    `rulewright law { $game } --missing`           i buchi: paragrafi ignoti, non scritti o non verificati

    `rulewright law { $game } --json`              la matrice per altri programmi
cli-law-words = Che cosa guardare: un paragrafo (4.3.1), una decisione (R-34), un esempio (EX-9), o parole da cercare. Senza, tutta la matrice.
cli-law-missing = Stampa solo ciò che non va, e fallisce se c’è qualcosa.
cli-law-as_json = Stampa la matrice come JSON.

## cli.say: what the commands print

cli-say-lesson_wants = (La lezione vorrebbe: { $answer })
cli-say-lesson_none = { $game } non ha lezioni.
cli-say-lesson_other = Questa non è una registrazione della lezione { $lesson } com’è oggi.
cli-say-lesson_take = Seguine una con `rulewright learn GAME LESSON --terminal`, o scegli nel browser con `rulewright learn GAME`.
cli-say-no_language = non ci sono testi in «{ $language }»; ci sono in { $languages }
cli-say-no_game = «{ $game }» non è un gioco; ci sono { $games }
cli-say-write_table = --data { $word }: scrivilo come game=folder
cli-say-output = il risultato non si può scrivere
cli-say-bad_contact = --contact { $contact }: serve un indirizzo che comincia con mailto: o https://
cli-say-serving = Rulewright serve a { $address } (Ctrl-C lo ferma)
cli-say-cannot_listen = non si può ascoltare su { $address }: { $problem }
cli-say-bad_database = --database è un indirizzo come { $sqlite }file.db o { $postgresql }user@host/name
cli-say-one_process = più processi del server richiedono PostgreSQL; con SQLite ce n’è uno solo
cli-say-no_database = la base di dati non si può usare: { $problem }
cli-say-no_file = { $file } non si può usare: { $problem }
cli-say-in_use = un altro server usa { $file }; fermalo, o indica un altro --database
cli-say-building = Si costruisce il tavolo per il browser (solo quando i suoi sorgenti sono cambiati)…
cli-say-your_table = Il tuo tavolo è a { $address } (Ctrl-C ferma; le tue partite restano)
cli-say-one_game = --data vale per un gioco: indicalo, come in rulewright play GAME --data FOLDER
cli-say-served_already = a { $address } c’è già un tavolo, con le tabelle con cui è partito; fermalo
cli-say-hash_alone = --hash si controlla con --verify: indica entrambi
cli-say-no_hash = «{ $hash }» non è l’hash di un seme: un hash ha 64 cifre da 0 a f
cli-say-not_playing = «{ $name }» non gioca; giocano { $names }, oppure scrivi all
cli-say-not_playable = «{ $name }» non si può giocare; ci sono { $names }, oppure scrivi all
cli-say-unsteady = { $file } rigiocato due volte non dà lo stesso tavolo
cli-say-other_seed = { $file } non è stata giocata con il seme promesso
cli-say-promised = promesso: { $hash }
cli-say-found = trovato: { $hash }
cli-say-replays =
    { $file } si rigioca: { $n ->
        [one] { $n } risposta
       *[other] { $n } risposte
    }
cli-say-hash = hash del seme: { $hash }
cli-say-hash_kept = come promesso
cli-say-hash_compare = confrontalo con quello che il tavolo mostrava dall’inizio

cli-say-law_title = La Legge di { $game }
cli-say-law_paragraph = paragrafo
cli-say-law_name = titolo
cli-say-law_missing = manca
cli-say-law_sum =
    Promessi { $paragraphs ->
        [one] { $paragraphs } paragrafo
       *[other] { $paragraphs } paragrafi
    }, { $rulings ->
        [one] { $rulings } decisione
       *[other] { $rulings } decisioni
    } e { $examples ->
        [one] { $examples } esempio
       *[other] { $examples } esempi
    }
cli-say-law_holes =
    { $n ->
        [0] nessun buco
        [one] { $n } buco
       *[other] { $n } buchi
    }
cli-say-law_holes_listed = --missing li elenca
cli-say-law_unknown = «{ $words }» non si capisce; scrivi «show 4.3.1» o «search wild bird»

cli-say-load_starting = si avvia un server
cli-say-load_committed = risposte registrate
cli-say-load_rate = risposte registrate al secondo
cli-say-load_delivered = consegnate a tutti, mediana
cli-say-load_share = { $share } % delle risposte
cli-say-load_within = entro { $time } ms
cli-say-load_memory = memoria del server
cli-say-load_processors = processori: server, client
cli-say-load_opening = apertura di una partita di { $answers } risposte
cli-say-load_errors = errori
cli-say-load_least = almeno { $value }
cli-say-load_most = al massimo { $value }
cli-say-load_none = nessuno
cli-say-load_sum =
    { $matches ->
        [one] { $matches } partita
       *[other] { $matches } partite
    }, { $connections ->
        [one] { $connections } connessione
       *[other] { $connections } connessioni
    }, { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }

cli-say-sim_stopped = interrotto dopo { $n } di { $games } partite
cli-say-sim_failed = la partita { $number } è fallita: { $problem }
cli-say-sim_not_written = { $file } non si può scrivere: { $problem }
cli-say-sim_agent = agente
cli-say-sim_faction = fazione
cli-say-sim_both = agente, fazione
cli-say-sim_games = partite
cli-say-sim_wins = vittorie
cli-say-sim_points = punti in media
cli-say-sim_pairs =
    { $n ->
        [one] { $n } coppia
       *[other] { $n } coppie
    } con la stessa fortuna: { $first } ha in media { $difference } punti più di { $second } (95 %: da { $low } a { $high }); correlazione dei punti { $correlation }
cli-say-sim_unfinished =
    { $n ->
        [one] { $n } partita interrotta dopo { $most } risposte: non conta per nessuno
       *[other] { $n } partite interrotte dopo { $most } risposte: non contano per nessuno
    }
cli-say-sim_sum =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, di cui finite { $finished }; { $errors ->
        [one] { $errors } errore
       *[other] { $errors } errori
    }
cli-say-sim_rounds = Round in media: { $rounds }
cli-say-sim_pace = { $seconds } s: { $games } partite/s, { $decisions } decisioni/s

cli-say-check_kept =
    { $games ->
        [one] { $games } partita di { $game } ha rispettato il contratto
       *[other] { $games } partite di { $game } hanno rispettato il contratto
    }: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, { $questions ->
        [one] { $questions } domanda
       *[other] { $questions } domande
    }, di cui { $samples } esaminate a fondo, { $worlds ->
        [one] { $worlds } altro mondo confrontato
       *[other] { $worlds } altri mondi confrontati
    }
cli-say-check_failed = La partita { $number } ({ $options }) è fallita:
cli-say-check_record = La registrazione porta alla domanda in cui si è scoperto:

cli-say-bench_playing =
    si giocano { $n ->
        [one] { $n } partita
       *[other] { $n } partite
    }, più { $more ->
        [one] { $more } per la memoria
       *[other] { $more } per la memoria
    }
cli-say-bench_stopped = interrotto: ciò che segue vale per quanto si è giocato
cli-say-bench_thinking = millisecondi per decisione, a orologio
cli-say-bench_agent = agente
cli-say-bench_decisions = decisioni
cli-say-bench_mean = media
cli-say-bench_median = mediana
cli-say-bench_longest = massimo
cli-say-bench_games_cpu = partite al secondo di processore
cli-say-bench_decisions_cpu = decisioni al secondo di processore
cli-say-bench_games_clock = partite al secondo a orologio
cli-say-bench_decisions_clock = decisioni al secondo a orologio
cli-say-bench_games_answered = partite al secondo, una risposta alla volta
cli-say-bench_decisions_answered = decisioni al secondo, una risposta alla volta
cli-say-bench_copy = copia a metà azione, media
cli-say-bench_import = import rulewright
cli-say-bench_memory =
    memoria massima, { $n ->
        [one] { $n } partita
       *[other] { $n } partite
    }
cli-say-bench_calibration = calibrazione
cli-say-bench_loops = { $loops } milioni di cicli/s
cli-say-bench_title = { $game }, a caso, un nucleo, { $python }
cli-say-bench_questions = da una risposta alla domanda seguente, per domanda
cli-say-bench_question = domanda
cli-say-bench_count = numero
cli-say-bench_mean_us = media µs
cli-say-bench_share = quota

cli-say-join_left = Il bot ha lasciato il posto.
cli-say-join_unreachable = { $address } non è raggiungibile: { $problem }
cli-say-join_again = Per tornare con lo stesso nome: --recovery { $secret }
cli-say-join_plays = { $bot } gioca il posto { $place } della partita { $match } a { $address }.
cli-say-join_over =
    La partita è allo stato { $status }; risposte di { $bot }: { $n }.

cli-say-play_which = quale gioco? Ci sono { $games }
cli-say-play_terminal_only = { $option } è per il terminale; aggiungi --terminal, o scegli sulla pagina
cli-say-play_other_game = { $file } è una partita di { $found }, non di { $wanted }

cli-say-chaos_progress = { $kills } uccisioni su { $all }, { $answers } risposte confermate
cli-say-chaos_failed = i server non si sono potuti avviare: { $problem }
cli-say-chaos_title = { $database }, { $servers ->
        [one] un server
       *[other] { $servers } server
    }, seme «{ $seed }»: { $kills } uccisioni in { $minutes } minuti
cli-say-chaos_what = che cosa è andato storto
cli-say-chaos_times = volte
cli-say-chaos_median = tutte le partite sono andate avanti dopo, mediana
cli-say-chaos_longest = al massimo
cli-say-chaos_fault_kill = un server ucciso
cli-say-chaos_fault_kill_twice = un server ucciso, e di nuovo mentre si avviava
cli-say-chaos_fault_kill_all = tutti i server uccisi
cli-say-chaos_fault_kill_database = la base di dati uccisa
cli-say-chaos_fault_stop = un server fermato
cli-say-chaos_fault_freeze = un server congelato
cli-say-chaos_fault_freeze_database = la base di dati congelata
cli-say-chaos_fault_cut = giocatori scollegati
cli-say-chaos_fault_silence = la linea verso i giocatori muta
cli-say-chaos_fault_cut_database = un server scollegato dalla base di dati
cli-say-chaos_fault_silence_database = la linea verso la base di dati muta
cli-say-chaos_found = che cosa si è confrontato
cli-say-chaos_count = quanto
cli-say-chaos_matches = partite
cli-say-chaos_sent = risposte mandate
cli-say-chaos_acknowledged = risposte confermate
cli-say-chaos_shown = momenti mostrati
cli-say-chaos_compared = momenti confrontati con le regole
cli-say-chaos_lines = righe nel registro
cli-say-chaos_lost = perse
cli-say-chaos_doubled = doppie, o mandate da nessuno
cli-say-chaos_disagreeing = mostrati diversi da com’erano
cli-say-chaos_replaced = persone che hanno perso il posto
cli-say-chaos_stuck = partite rimaste ferme
cli-say-chaos_wrong = altro, tracce di errori comprese
