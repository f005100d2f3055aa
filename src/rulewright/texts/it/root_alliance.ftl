### L’Alleanza dei Boschi: tutte le sue parole.

## root.say

root-say-supporters = sostenitori
root-say-officers = ufficiali
root-say-operations = operazioni rimaste
root-say-next_sympathy =
    il prossimo supporto: { $cost ->
        [one] { $cost } sostenitore
       *[other] { $cost } sostenitori
    } (uno in più dove qualcuno ha tre guerrieri), { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }

## root.faction

root-faction-alliance = Alleanza dei Boschi
    .il = l’Alleanza dei Boschi
    .del = dell’Alleanza dei Boschi

## root.short

root-short-alliance = Alleanza
    .il = l’Alleanza
    .del = dell’Alleanza
    .al = all’Alleanza
    .dal = dall’Alleanza
    .gender = f

## root.about

root-about-alliance = ottiene supporto e insorge; comincia senza nulla sulla mappa

## root.piece

root-piece-base_fox =
    { $n ->
        [one] base volpe
       *[other] basi volpe
    }
    .un = una base volpe
root-piece-base_rabbit =
    { $n ->
        [one] base coniglio
       *[other] basi coniglio
    }
    .un = una base coniglio
root-piece-base_mouse =
    { $n ->
        [one] base topo
       *[other] basi topo
    }
    .un = una base topo
root-piece-sympathy =
    { $n ->
        [one] segnalino supporto
       *[other] segnalini supporto
    }
    .un = un segnalino supporto

## root.piece_code

root-piece_code-base_fox = Ba
root-piece_code-base_rabbit = Ba
root-piece_code-base_mouse = Ba
root-piece_code-sympathy = Su

## root.score

root-score-sympathy = per il supporto

## root.source: what points came from, in a table

root-source-sympathy = Supporto

## root.prompt

root-prompt-alliance-cut = Non resta alcuna base: scarta sostenitori fino a cinque. Quale?
root-prompt-alliance-daylight = Giorno: produci, mobiliti, addestri o concludi?
root-prompt-alliance-mobilize = Quale carta si unisce ai sostenitori?
root-prompt-alliance-operation = Quale operazione militare?
root-prompt-alliance-organize = In quale radura un guerriero diventa supporto?
root-prompt-alliance-outrage = Oltraggio { FORM($clearing, "nel") }: quale carta corrispondente cedi ai sostenitori dell’Alleanza?
root-prompt-alliance-recruit = In quale base posizioni un guerriero?
root-prompt-alliance-revolt = Rivolta: in quale radura solidale?
root-prompt-alliance-spread = Supporto: in quale radura lo ottieni?
root-prompt-alliance-supporter = Quale sostenitore spendi per { FORM($clearing, "il") }?
root-prompt-alliance-train = Quale carta spendi per addestrare un ufficiale?

## root.option

root-option-mobilize = mobilitazione (una carta ai sostenitori)
root-option-train = addestramento (una carta per un ufficiale)
root-option-organize = organizzazione (un guerriero per un segnalino supporto)

## root.trigger

root-trigger-outrage = Oltraggio
root-trigger-base_lost = la base perduta

## root.event

root-event-revolt = { FORM($seat, "il") } scatena una rivolta { FORM($place, "nel") }.
root-event-officer = { FORM($seat, "il") } ottiene un ufficiale.
root-event-officers_lost =
    { FORM($seat, "il") } perde { $number ->
        [one] { $number } ufficiale
       *[other] { $number } ufficiali
    }.
root-event-supporter = { FORM($seat, "il") } ottiene un sostenitore.
root-event-supporter-known = { FORM($seat, "il") } ottiene un sostenitore: { $card }.
root-event-supporter_discarded = { FORM($seat, "il") } scarta il sostenitore { $card }.
root-event-outrage = Oltraggio { FORM($place, "nel") }: { FORM($payer, "il") } deve una carta { FORM($seat, "al") }.
root-event-outrage-shown = Oltraggio { FORM($place, "nel") }: { FORM($payer, "il") } deve una carta { FORM($seat, "al") }, ma non ne ha di corrispondenti.
root-event-base_lost = { FORM($seat, "il") } perde la base { $suit }.

## root.why

root-why-no-base = Non hai basi sulla mappa, o non hai più guerrieri.
root-why-no-base-card = Non hai carte che corrispondano a una base sulla mappa.
root-why-no-cards = Non hai carte in mano.
root-why-no-organize = Non hai guerrieri in una radura senza supporto, o non hai più segnalini.
root-why-no-revolt-site = Non è solidale, o la base di quel simbolo è già sulla mappa.
root-why-not-next-to-sympathy = Non è adiacente a una radura solidale.
root-why-sympathetic = È già solidale.
root-why-too-few-supporters = Hai troppo pochi sostenitori corrispondenti.

## root.button

root-button-mobilize = Mobilitazione
root-button-train = Addestramento
root-button-organize = Organizzazione

## root.thing

root-thing-supporters = Sostenitori
root-thing-officers = Ufficiali
root-thing-sympathy_track = Tracciato del supporto
root-thing-outrage = Oltraggio

## root.seat

root-seat-how-alliance = Fa punti per ogni segnalino supporto che posiziona; gli ultimi valgono di più.
root-seat-birdsong-alliance = Spende sostenitori: rivolta, poi ottiene supporto.
root-seat-daylight-alliance = Fa produrre carte, mobilita sostenitori, addestra ufficiali, quanto vuole.
root-seat-evening-alliance = Un’operazione per ufficiale: movimento, attacco, reclutamento, organizzazione. Pesca, tiene cinque carte.
root-seat-sympathy = Supporto
root-seat-sympathy-hint = In alto: sostenitori da spendere, uno in più dove qualcuno ha tre guerrieri.
root-seat-costs-supporters =
    { $n ->
        [one] costa { $n } sostenitore
       *[other] costa { $n } sostenitori
    }
root-seat-bases = Basi
root-seat-bases-hint =
    { $n ->
        [one] Una rivolta costa { $n } sostenitore.
       *[other] Una rivolta costa { $n } sostenitori.
    }
root-seat-base-home = in attesa
root-seat-base-at = radura { $place }
root-seat-officers = Ufficiali
root-seat-officers-hint = un’operazione ciascuno, al Crepuscolo
root-seat-officers-none = ancora nessun ufficiale
root-seat-supporters = Sostenitori
root-seat-supporters-free = quanti ne vuole, finché c’è una base
root-seat-supporters-limit = senza basi al massimo { $n }
root-seat-supporters-hidden = Solo l’Alleanza può guardarli.

## root.fight

root-fight-asked-outrage = { FORM($name, "Il") } dà una carta all’Alleanza
root-fight-asked-cut = { FORM($name, "Il") } scarta sostenitori
root-fight-outrage = Oltraggio: { FORM($name, "il") } deve una carta all’Alleanza

## root.setup

root-setup-does-alliance = Parte dal nulla, conquista i cuori e insorge dove fa male. Il suo compito: raccogliere sostenitori e scegliere il momento.
root-setup-hard-alliance = per chi conosce le altre

## root.coach

root-coach-alliance-birdsong = Ora agiscono i sostenitori: prima le rivolte, poi il supporto. Ogni segnalino dà punti, gli ultimi molti più dei primi.
root-coach-alliance-daylight = Le carte in mano diventano produzioni, sostenitori o, se hai una base, ufficiali. Prima della prima base, raccogli due sostenitori dello stesso simbolo per una rivolta.
root-coach-alliance-evening = Ogni ufficiale vale un’operazione. Poi peschi una carta, e una in più per ogni base sulla mappa.
root-coach-alliance-cut = Tieni le coppie di un simbolo con cui puoi ancora insorgere, e gli uccelli, che valgono per tutti.
root-coach-alliance-mobilize = Scegli un simbolo con cui vuoi insorgere o ottenere supporto. Un’imboscata ti difende solo dalla mano, non dalla pila.
root-coach-alliance-operation = L’Organizzazione fa punti senza sostenitori: un guerriero diventa supporto. Recluta se le basi sono sole, muovi se non hai nessuno dove manca il supporto.
root-coach-alliance-organize = Il guerriero parte, arriva un segnalino e dà punti. Meglio dove i nemici dovranno passare e pagare l’Oltraggio.
root-coach-alliance-outrage = Da’ la carta che ti serve meno. Un uccello aiuterebbe l’Alleanza ovunque: cedi piuttosto una carta di quel simbolo.
root-coach-alliance-recruit = Difendi le basi: perderne una costa sostenitori e metà degli ufficiali. Oppure recluta dove qualcuno può uscire e organizzare.
root-coach-alliance-revolt = La rivolta spazza via tutti i pezzi nemici e ti lascia una base e un ufficiale. Scegli una radura piena di edifici e segnalini nemici: ognuno è un punto.
root-coach-alliance-spread = Scegli radure dove nessun nemico ha tre guerrieri, perché lì serve un sostenitore in più. Ottimi gli incroci: chi vi marcia dentro ti paga una carta.
root-coach-alliance-supporter = Spendi prima le carte del simbolo e tieni gli uccelli, che pagano per ogni radura.
root-coach-alliance-train = Ogni ufficiale è un’operazione in più a ogni Crepuscolo; contano soprattutto i primi tre. Ricorda che un ufficiale è uno dei tuoi dieci guerrieri.

## root.hint

root-hint-operations =
    { $n ->
        [one] Resta un’operazione.
       *[other] Restano { $n } operazioni.
    }
root-hint-outrage =
    C’è supporto { $n ->
        [one] nella radura { $places }
       *[other] nelle radure { $places }
    }: rimuoverlo dà un punto, ma devi all’Alleanza una carta di quel simbolo (Oltraggio).

## root.explain

root-explain-alliance = Fa punti posizionando supporto, pagato con i sostenitori. Quando è attaccata infligge danni pari al dado più alto, e l’attaccante pari al più basso.
    .law = root 8.2.2
root-explain-base_fox = Base dell’Alleanza, nata da una rivolta in una radura volpe: con le carte volpe addestra ufficiali e fa pescare una carta in più. Se cade, si perdono i sostenitori volpe e uccello e metà degli ufficiali.
    .law = root 8.2.4
root-explain-base_rabbit = Base dell’Alleanza, nata da una rivolta in una radura coniglio: con le carte coniglio addestra ufficiali e fa pescare una carta in più. Se cade, si perdono i sostenitori coniglio e uccello e metà degli ufficiali.
    .law = root 8.2.4
root-explain-base_mouse = Base dell’Alleanza, nata da una rivolta in una radura topo: con le carte topo addestra ufficiali e fa pescare una carta in più. Se cade, si perdono i sostenitori topo e uccello e metà degli ufficiali.
    .law = root 8.2.4
root-explain-sympathy = Rende solidale la radura. Chi vi entra con guerrieri o lo rimuove deve una carta all’Alleanza: è l’Oltraggio.
    .law = root 8.2.6
root-explain-supporters = Carte coperte che pagano rivolte e supporto, ognuna solo per il suo simbolo. Senza una base sono al massimo cinque.
    .law = root 8.2.3
root-explain-officers = Ogni ufficiale dà all’Alleanza un’operazione a ogni Crepuscolo: movimento, attacco, reclutamento o organizzazione.
    .law = root 8.6.1
root-explain-sympathy_track = Il supporto ancora da posizionare, da sinistra: sopra il costo in sostenitori, sotto i punti.
    .law = root 8.4.2.III
root-explain-outrage = Chi rimuove supporto o muove guerrieri in una radura solidale dà all’Alleanza una carta corrispondente. Se non ne ha, mostra la mano e l’Alleanza prende una carta dal mazzo.
    .law = root 8.2.6

## Consigli, azioni, avvertimenti e perdite

root-advice-sympathy =
    { $way ->
        [gain] Più supporto: punti ora e in seguito.
       *[cost] Meno spazio per il supporto.
    }
root-advice-supporters =
    { $way ->
        [gain] Più sostenitori per rivolte e supporto.
       *[cost] Costa sostenitori.
    }
root-advice-revolt =
    { $way ->
        [gain] Una rivolta diventa possibile.
       *[cost] Nessuna rivolta è più possibile.
    }
root-advice-bases =
    { $way ->
        [gain] Una base: carte, ufficiali, reclute.
       *[cost] Una base va perduta.
    }
root-advice-officers =
    { $way ->
        [gain] Più ufficiali: un’operazione ciascuno a ogni Crepuscolo.
       *[cost] Meno ufficiali.
    }
root-does-alliance-mobilize = Metti una carta della mano tra i sostenitori.
root-does-alliance-train = Spendi una carta corrispondente a una tua base e ottieni un ufficiale.
root-does-alliance-move = Un’operazione: fai un movimento.
root-does-alliance-battle = Un’operazione: inizi una battaglia.
root-does-alliance-recruit = Un’operazione: un guerriero arriva in una tua base.
root-does-alliance-organize = Un’operazione: un guerriero diventa supporto, che dà punti.
root-warn-operations =
    { $n ->
        [one] Hai ancora { $n } operazione.
       *[other] Hai ancora { $n } operazioni.
    }
root-loss-outrage = Oltraggio { FORM($place, "nel") }: ti costa una carta, che va { FORM($seat, "al") }.
root-loss-base = La tua base ({ $suit }) è perduta, e con lei i sostenitori di quel simbolo e gli uccelli.
root-loss-officers =
    { $n ->
        [one] Con la base hai perso { $n } ufficiale.
       *[other] Con la base hai perso { $n } ufficiali.
    }
