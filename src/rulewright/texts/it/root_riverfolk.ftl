### La Compagnia del Fiume: tutte le sue parole.

## root.say

root-say-funds = fondi
root-say-payments = pagamenti
root-say-committed = impegnati
root-say-for-sale = in vendita
root-say-for-sale-by = In vendita presso { FORM($name, "il") }
root-say-prices = prezzi
root-say-hired = { FORM($name, "il") } ha ingaggiato i guerrieri
root-say-boats = { FORM($name, "il") } viaggia lungo il fiume

## root.faction

root-faction-riverfolk = Compagnia del Fiume
    .il = la Compagnia del Fiume
    .del = della Compagnia del Fiume

## root.short

root-short-riverfolk = Compagnia
    .il = la Compagnia
    .del = della Compagnia
    .al = alla Compagnia
    .dal = dalla Compagnia
    .gender = f

## root.about

root-about-riverfolk = vende carte, battelli e mercenari, e fa fondi di ciò che incassa

## root.piece

root-piece-trade_post_fox =
    { $n ->
        [one] avamposto volpe
       *[other] avamposti volpe
    }
    .un = un avamposto volpe
root-piece-trade_post_rabbit =
    { $n ->
        [one] avamposto coniglio
       *[other] avamposti coniglio
    }
    .un = un avamposto coniglio
root-piece-trade_post_mouse =
    { $n ->
        [one] avamposto topo
       *[other] avamposti topo
    }
    .un = un avamposto topo

## root.piece_code

root-piece_code-trade_post_fox = Av
root-piece_code-trade_post_rabbit = Av
root-piece_code-trade_post_mouse = Av

## root.service

root-service-hand_card = Carta dalla Mano
root-service-riverboats = Battelli
root-service-mercenaries = Mercenari

## root.score

root-score-dividends = per i dividendi
root-score-trade_posts = per un avamposto

## root.source: what points came from, in a table

root-source-dividends = Dividendi
root-source-trade_posts = Avamposti

## root.prompt

root-prompt-services = Inizio dell’Alba: quale servizio compri?
root-prompt-riverfolk-start = Dove comincia il prossimo guerriero lungo il fiume?
root-prompt-riverfolk-prices = Sera: quale prezzo cambi?
root-prompt-riverfolk-price = { $service }: qual è il prezzo?
root-prompt-riverfolk-action = Giorno: a cosa servono i tuoi fondi?
root-prompt-riverfolk-commit = Di chi è il guerriero che impegni?
root-prompt-riverfolk-spend = Di chi è il guerriero che spendi?
root-prompt-riverfolk-lose = Interruzione degli Scambi: di chi è il guerriero che perdi?
root-prompt-riverfolk-recruit = Dove posizioni il guerriero lungo il fiume?
root-prompt-riverfolk-post = Dove fondi un avamposto?
root-prompt-riverfolk-space = Su uno spazio di quale simbolo metti il fondo?
root-prompt-riverfolk-card = Quale carta prendi dalla Compagnia?
root-prompt-vagabond-pay = Quale oggetto usi per pagare il servizio?

## root.option

root-option-draw = pesca (una carta)
root-option-post = avamposto (due fondi di chi controlla)

## root.label

root-label-buy =
    { $pays ->
        [otherwise]
            { $n ->
                [one] { $service } per { $n } oggetto
               *[other] { $service } per { $n } oggetti
            }
       *[warriors]
            { $n ->
                [one] { $service } per { $n } guerriero
               *[other] { $service } per { $n } guerrieri
            }
    }
root-label-priced = { $service } (ora { $n })
root-label-export = esporta { $card } per un guerriero

## root.trigger

root-trigger-disruption = Interruzione degli Scambi

## root.event

root-event-drew_openly = { FORM($seat, "il") } pesca { $cards }.
root-event-joined_openly = { $card } va nella mano scoperta { FORM($seat, "del") }.
root-event-left_openly = { $card } lascia la mano scoperta { FORM($seat, "del") }.
root-event-bought = { FORM($seat, "il") } compra { $service } { FORM($seller, "dal") } al prezzo di { $number }.
root-event-committed =
    { $number ->
        [one] { FORM($seat, "il") } impegna { $number } fondo ({ $owner }).
       *[other] { FORM($seat, "il") } impegna { $number } fondi ({ $owner }).
    }
root-event-spent_funds =
    { $number ->
        [one] { FORM($seat, "il") } spende { $number } fondo ({ $owner }).
       *[other] { FORM($seat, "il") } spende { $number } fondi ({ $owner }).
    }
root-event-paid_in =
    { $number ->
        [one] { FORM($seat, "il") } mette nei Pagamenti { $number } proprio guerriero.
       *[other] { FORM($seat, "il") } mette nei Pagamenti { $number } propri guerrieri.
    }
root-event-priced = { $service }: ora il prezzo è { $number } ({ $seat }).
root-event-gathered =
    { $number ->
        [one] { FORM($seat, "il") } raccoglie { $number } fondo.
       *[other] { FORM($seat, "il") } raccoglie { $number } fondi.
    }
root-event-exported = { FORM($seat, "il") } esporta { $card }.
root-event-disrupted = Interruzione degli Scambi { FORM($place, "nel") }: { FORM($seat, "il") } perde metà dei fondi.

## root.why

root-why-services-bought = In questo turno non puoi comprare altri servizi.
root-why-cannot-pay-service = Non hai abbastanza per pagare il prezzo.
root-why-no-card-for-sale = Nella mano scoperta non c’è nessuna carta.
root-why-bought-already = In questo turno l’hai già comprato.
root-why-no-mercenaries = Chi paga con oggetti non può ingaggiare mercenari.
root-why-no-river = Questa radura non è sul fiume.
root-why-no-funds = Non hai fondi.
root-why-no-card-left = Non ci sono più carte da pescare.
root-why-no-recruit = Non hai più guerrieri, o non puoi posizionarne lungo il fiume.
root-why-no-post = Nessuna radura per un avamposto di cui tu abbia i fondi di chi la controlla.
root-why-has-post = Qui c’è già un avamposto.
root-why-no-post-left = Non ci sono più avamposti di questo simbolo.
root-why-nobody-rules = Nessuno controlla questa radura.
root-why-too-few-funds-of = Hai meno di due fondi di chi controlla questa radura.

## root.button

root-button-keep_prices = Lascia i prezzi
root-button-draw = Pesca
root-button-post = Avamposto
root-button-export = Esporta { $card }

## root.thing

root-thing-funds = Fondi
root-thing-payments = Pagamenti
root-thing-committed = Impegnati
root-thing-service = Servizi
root-thing-post_track = Tracciati Avamposto

## root.seat

root-seat-how-riverfolk = Fa punti con gli avamposti e con i fondi che conserva.
root-seat-birdsong-riverfolk = Ottiene i dividendi, poi raccoglie tutti i guerrieri della plancia come fondi.
root-seat-daylight-riverfolk = Impegna fondi per muovere, combattere, produrre e pescare; li spende per reclutare e per gli avamposti.
root-seat-evening-riverfolk = Tiene cinque carte, fissa i prezzi. Non pesca.
root-seat-funds = Fondi
root-seat-funds-hint = due valgono un punto di dividendi finché c’è un avamposto
root-seat-payments = Pagamenti
root-seat-payments-hint = diventano fondi all’Alba
root-seat-committed = Impegnati
root-seat-committed-hint = tornano all’Alba
root-seat-box-none = vuoto
root-seat-services = Servizi
root-seat-services-hint = in vendita all’inizio dell’Alba di ognuno
root-seat-posts = Avamposti
root-seat-posts-hint = ognuno dà punti quando è piazzato; il suo spazio vuoto produce
root-seat-price =
    { $n ->
        [one] { $n } guerriero
       *[other] { $n } guerrieri
    }

## root.setup

root-setup-does-riverfolk = Vende la sua mano scoperta, battelli e mercenari, e con gli incassi fonda avamposti. Il suo compito: essere utile e conservare fondi.
root-setup-hard-riverfolk = per chi conosce le altre

## root.coach

root-coach-riverfolk-birdsong = I fondi conservati ora sono punti, e tutti i guerrieri sulla plancia diventano fondi.
root-coach-riverfolk-daylight = Ciò che impegni torna all’Alba; ciò che spendi è perso. Due fondi conservati sono un punto.
root-coach-riverfolk-evening = Fissa prezzi che qualcuno pagherà: ogni guerriero incassato è un fondo.
root-coach-riverfolk-start = Distribuisciti lungo il fiume: lì ti muovi chiunque controlli.
root-coach-riverfolk-prices = Abbassa ciò che nessuno ha comprato, alza ciò che hanno comprato tutti. Altrimenti lascia i prezzi come sono.
root-coach-riverfolk-price = Le carte a buon prezzo si vendono meglio. Nessuno paga più di quanto può.
root-coach-riverfolk-action = Gli avamposti danno subito punti e portano clienti. Con un avamposto in gioco conserva fondi per i dividendi.
root-coach-riverfolk-commit = Conserva i guerrieri di chi controlla dove vuoi un avamposto.
root-coach-riverfolk-spend = Ciò che spendi torna al proprietario: spendi ciò che ti serve meno.
root-coach-riverfolk-lose = Conserva fondi con cui puoi ancora fondare avamposti.
root-coach-riverfolk-recruit = I guerrieri difendono gli avamposti e possono essere ingaggiati.
root-coach-riverfolk-post = Scegli una radura in cui chi comprerà ha dei pezzi, e dove è al sicuro.
root-coach-riverfolk-space = Lascia vuoti gli spazi che servono alle altre carte che hai in mano.
root-coach-riverfolk-card = Prendi ciò che puoi produrre, o ciò che altri non devono avere.
root-coach-services = Ogni guerriero che paghi è un fondo della Compagnia. Compra se ti dà di più.
root-coach-vagabond-pay = Usa ciò che in questo turno ti serve meno.

## root.explain

root-explain-riverfolk = Vende servizi a tutti, agisce con ciò che incassa e fa punti con avamposti e dividendi.
    .law = root 11.1
root-explain-trade_post_fox = Avamposto in una radura volpe: chi vi ha dei pezzi può comprare un servizio in più. Se viene rimosso, si perde metà dei fondi.
    .law = root 11.2.5
root-explain-trade_post_rabbit = Avamposto in una radura coniglio: chi vi ha dei pezzi può comprare un servizio in più. Se viene rimosso, si perde metà dei fondi.
    .law = root 11.2.5
root-explain-trade_post_mouse = Avamposto in una radura topo: chi vi ha dei pezzi può comprare un servizio in più. Se viene rimosso, si perde metà dei fondi.
    .law = root 11.2.5
root-explain-funds = Guerrieri di qualsiasi fazione con cui la Compagnia agisce. Due rimasti danno un punto all’Alba.
    .law = root 11.2.4
root-explain-payments = Ciò che i clienti hanno pagato. Diventa fondi all’Alba della Compagnia.
    .law = root 11.2.6.I
root-explain-committed = Fondi che in questo turno hanno lavorato. Tornano all’Alba.
    .law = root 11.5
root-explain-service = Una carta della mano scoperta, battelli sui fiumi per questo turno, o guerrieri che di Giorno e al Crepuscolo controllano e combattono per te.
    .law = root 11.2.7
root-explain-post_track = Spazi vuoti di un simbolo: i fondi posati lì producono carte.
    .law = root 11.5.3

## Consigli, azioni, avvertimenti e perdite

root-advice-funds =
    { $way ->
        [gain] Fondi per agire e per i dividendi.
       *[cost] Costa fondi.
    }
root-advice-posts =
    { $way ->
        [gain] Avamposti: punti, clienti e produzione.
       *[cost] Si perdono avamposti.
    }
root-advice-wares =
    { $way ->
        [gain] Carte e guerrieri che altri vorranno.
       *[cost] Meno merci da vendere.
    }
root-does-riverfolk-move = Impegni un fondo e fai un movimento.
root-does-riverfolk-battle = Impegni un fondo e inizi una battaglia.
root-does-riverfolk-draw = Impegni un fondo e peschi una carta, che tutti vedono.
root-does-riverfolk-recruit = Spendi un fondo e posizioni un guerriero lungo il fiume.
root-does-riverfolk-post = Spendi due fondi di chi controlla una radura, vi posizioni un avamposto e un guerriero e ottieni due punti.
root-loss-disrupted = Il tuo avamposto { FORM($place, "nel") } è stato rimosso: metà dei tuoi fondi è persa.
