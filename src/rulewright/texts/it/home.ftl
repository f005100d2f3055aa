### Tornare: la prima pagina, gli inviti, l’attesa, e ciò che si è giocato.

## home

home-begin = Comincia una partita
home-ended = Finite da poco
home-older = Quelle di prima
home-figures = Tutte le tue partite e cifre
home-stale = Il server non risponde. Così stavano i tuoi tavoli alle { $when }.
home-waits-for = Si aspetta { FORM($name, "il") }
home-free-seats =
    { $n ->
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
home-won = Hai vinto
home-winner =
    { $n ->
        [one] Ha vinto { FORM($winners, "il") }
       *[other] Hanno vinto { FORM($winners, "il") }
    }
home-lesson = Lezione
home-what-if = E se…
home-listed-about = Chiunque sia su questo server può guardare questi tavoli.
home-listed-none = Al momento non c’è nessun tavolo così.
home-filter-game = Gioco
home-filter-all = Tutti i giochi
home-filter-free = Solo con posti liberi

## invite

invite-from = { FORM($name, "Il") } ti invita a una partita di { $game }.
invite-to = Hai un invito a una partita di { $game }.
invite-seat = Giochi con { FORM($seat, "il") }.
invite-who = Al tavolo
invite-you = il tuo posto
invite-clock-live =
    { $n ->
        [one] Ciascuno ha { $n } minuto per tutta la partita.
       *[other] Ciascuno ha { $n } minuti per tutta la partita.
    }
invite-clock-days =
    { $n ->
        [one] Ciascuno ha { $n } giorno per ogni risposta.
       *[other] Ciascuno ha { $n } giorni per ogni risposta.
    }
invite-mine = Quel posto è già tuo.
invite-go = Al tavolo
invite-taken = Lì c’è già qualcuno. Chiedi il link di un altro posto, o uno per guardare.
invite-over = Questa partita è finita.
invite-lost = Forse il link è stato tagliato quando è stato copiato. Chiedine uno nuovo a chi l’ha inviato.
invite-words = Vieni a giocare a { $game }: ti spetta { FORM($seat, "il") }.
invite-words-watch = Guarda una partita di { $game }.
invite-share = Condividi…
invite-qr = Codice QR
invite-qr-hide = Nascondi il codice QR
invite-qr-alt = Codice QR: { $what }
invite-qr-about = Chi lo inquadra prende posto lì.

## wait: prima che la partita cominci

wait-for = Si aspetta { FORM($seats, "il") }.
wait-count = Posti occupati: { $here } di { $all }.
wait-begins = Tutti i posti sono occupati: la partita comincia.
wait-host = Manda il link di un posto a chi deve giocare, o fai sedere un bot. La partita comincia da sé quando tutti i posti sono occupati.
wait-guest = Chi ha aperto il tavolo invita gli altri. La partita comincia da sé quando tutti i posti sono occupati.
wait-watcher = Stai guardando. La partita comincia da sé quando tutti i posti sono occupati.
wait-come-back = Intanto puoi lasciare questa pagina: trovi il tavolo sulla prima pagina, tra i tuoi.
wait-invited = posto libero, tenuto per { FORM($name, "il") }

## figures

figures-title = Le tue partite
figures-about = Ciò che hai giocato fino alla fine su questo server: per gioco e per posto, punti e serie.
figures-see = Guarda le tue cifre
figures-nobody = Qui nessuno ti conosce ancora: prima siediti a un tavolo.
figures-none = Non hai ancora giocato una partita fino alla fine.
figures-matches = Partite
figures-won = Vinte
figures-together = Con altri
figures-longest = Più vinte di fila
figures-streak = Vinte di fila adesso
figures-game =
    { $n ->
        [one] { $n } partita, vinte: { $won }.
       *[other] { $n } partite, vinte: { $won }.
    }
figures-game-streak =
    { $n ->
        [0] Ancora nessuna serie.
        [one] Di fila al massimo: { $n }.
       *[other] Di fila al massimo: { $n }.
    }
figures-by-seat = Per posto
figures-seat = Posto
figures-share = Quota di partite vinte
figures-share-of = Quota di partite vinte con { FORM($name, "il") }
figures-mean = Punti, media
figures-best = Massimo
figures-course = Punti nelle ultime partite, dalla più vecchia: { $points }
figures-course-about = Punti nelle ultime partite; una corona per quelle che hai vinto.
figures-history = Che cosa hai giocato
figures-counts = Lezioni, «e se» e partite in cui avevi più posti sono elencate ma non contate. Un posto lasciato a un bot conta come giocato.
