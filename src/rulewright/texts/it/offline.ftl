### Senza linea: che cosa ne dice il tavolo, e la pagina che si apre lo stesso.

## offline

offline-device = Questo dispositivo non è in rete.
offline-stale = Vedi il tavolo com’era alle { $since }; va avanti da sé quando la linea torna.
offline-kept = La tua risposta resta qui e viene inviata allora.
offline-withdraw = Ritira la risposta
offline-not-sent = Senza connessione non si può inviare.
offline-too-late = La tua risposta è arrivata tardi: il tavolo è andato avanti senza.
offline-unknown = non si sa: manca la connessione
offline-page = Senza il server non si può cominciare né continuare una partita. I tuoi tavoli lì sono al sicuro.
offline-newer = C’è una versione più recente del tavolo.
offline-install = Su questo dispositivo
offline-install-about = Una volta installato, il tavolo ha un’icona e una finestra tutta sua, e si apre anche senza rete.
offline-install-do = Installa
offline-install-how = Nel menu del browser scegli «Installa» o «Aggiungi alla schermata Home».
offline-install-done = Il tavolo è installato su questo dispositivo.
