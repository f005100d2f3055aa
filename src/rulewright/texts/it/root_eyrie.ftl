### La Dinastia delle Aquile: tutte le sue parole.

## root.say

root-say-decree = Decreto
root-say-decree_column = Decreto, { $column }
root-say-decree_move = Decreto, Movimento ({ $suit }): quale movimento fai?
root-say-decree_battle = Decreto, Attacco ({ $suit }): chi attacchi, e dove?
root-say-no_leader = ancora nessun leader
root-say-leaders_left = leader rimasti
root-say-roost_points =
    i posatoi danno { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } ogni Crepuscolo

## root.faction

root-faction-eyrie = Dinastia delle Aquile
    .il = la Dinastia delle Aquile
    .del = della Dinastia delle Aquile

## root.short

root-short-eyrie = Dinastia
    .il = la Dinastia
    .del = della Dinastia
    .al = alla Dinastia
    .dal = dalla Dinastia
    .gender = f

## root.about

root-about-eyrie = costruisce posatoi e deve obbedire a un Decreto sempre più lungo

## root.piece

root-piece-roost =
    { $n ->
        [one] posatoio
       *[other] posatoi
    }
    .un = un posatoio

## root.piece_code

root-piece_code-roost = Po

## root.leader_name

root-leader_name-builder = Costruttore
    .il = il Costruttore
root-leader_name-charismatic = Carismatico
    .il = il Carismatico
root-leader_name-commander = Comandante
    .il = il Comandante
root-leader_name-despot = Despota
    .il = il Despota

## root.leader_effect

root-leader_effect-builder = visir in Reclutamento e Movimento; gli oggetti valgono i punti stampati
root-leader_effect-charismatic = visir in Reclutamento e Attacco; ogni reclutamento posiziona due guerrieri
root-leader_effect-commander = visir in Movimento e Attacco; un danno aggiuntivo in attacco
root-leader_effect-despot = visir in Movimento e Costruzione; un punto in più se una battaglia toglie un edificio o segnalino

## root.column

root-column-recruit = Reclutamento
root-column-move = Movimento
root-column-battle = Attacco
root-column-build = Costruzione

## root.card_name

root-card_name-loyal_vizier = Visir Leale

## root.card_effect

root-card_effect-loyal_vizier = una carta uccello che resta nel Decreto

## root.score

root-score-roosts = per i posatoi
root-score-despot = per il Despota

## root.source: what points came from, in a table

root-source-roosts = Posatoi
root-source-turmoil = Insurrezioni
root-source-despot = Despota

## root.cause

root-cause-commander = guida il Comandante

## root.prompt

root-prompt-eyrie-add = Quale carta aggiungi al Decreto, e in quale colonna?
root-prompt-eyrie-build = Decreto, Costruzione ({ $suit }): in quale radura posizioni un posatoio?
root-prompt-eyrie-decree-recruit = Decreto, Reclutamento: quale carta ora?
root-prompt-eyrie-decree-move = Decreto, Movimento: quale carta ora?
root-prompt-eyrie-decree-battle = Decreto, Attacco: quale carta ora?
root-prompt-eyrie-decree-build = Decreto, Costruzione: quale carta ora?
root-prompt-eyrie-leader = Quale leader scegli?
root-prompt-eyrie-new_roost = Non hai posatoi sulla mappa. Dove ne posizioni uno nuovo?
root-prompt-eyrie-recruit = Decreto, Reclutamento ({ $suit }): in quale posatoio?
root-prompt-eyrie-start = In quale angolo cominci con un posatoio e sei guerrieri?

## root.label

root-label-add = { $card } ({ $suit }) → { $column }

## root.event

root-event-leader = { FORM($seat, "il") } insedia { FORM($leader, "il") }.
root-event-decreed = { FORM($seat, "il") } aggiunge { $card } al Decreto in { $column }.
root-event-turmoil =
    Una carta ({ $suit }) in { $column } non si è potuta eseguire: { FORM($seat, "il") } subisce un’insurrezione con { $birds ->
        [one] { $birds } uccello
       *[other] { $birds } uccelli
    } nel Decreto.

## root.why

root-why-has-roost = C’è già un posatoio.
root-why-no-roost = Lì non hai nessun posatoio.
root-why-one-bird = In un turno si può aggiungere una sola carta uccello.

## root.button

root-button-leader-builder = Costruttore: punti pieni
root-button-leader-charismatic = Carismatico: a coppie
root-button-leader-commander = Comandante: danno in più
root-button-leader-despot = Despota: punti in battaglia

## root.thing

root-thing-decree = Decreto
root-thing-vizier = Visir Leale
root-thing-turmoil = Insurrezione
root-thing-roost_track = Tracciato dei posatoi

## root.seat

root-seat-how-eyrie = Fa punti a ogni Crepuscolo per i posatoi, finché riesce a obbedire al Decreto.
root-seat-birdsong-eyrie = Aggiunge una o due carte al Decreto, al massimo una uccello.
root-seat-daylight-eyrie = Fa produrre carte; poi esegue tutto il Decreto da sinistra a destra. Ciò che non riesce scatena un’insurrezione.
root-seat-evening-eyrie = Fa punti per i posatoi, pesca, tiene cinque carte.
root-seat-roosts = Posatoi
root-seat-roosts-hint =
    { $n ->
        [one] ora { $n } punto a ogni Crepuscolo
       *[other] ora { $n } punti a ogni Crepuscolo
    }
root-seat-decree-hint = tutto, ogni turno, da sinistra a destra
root-seat-leader = Leader
root-seat-leaders = Altri leader
root-seat-deposed = deposto

## root.setup

root-setup-does-eyrie = Si espande con un Decreto che cresce ogni turno. Il suo compito: pianificare perché ogni ordine resti eseguibile.
root-setup-hard-eyrie = richiede pianificazione

## root.coach

root-coach-eyrie-birdsong = Devi aggiungere una o due carte al Decreto, e da ora ciascuna agisce a ogni turno. Pensa anche al prossimo.
root-coach-eyrie-daylight = Prima produci, poi obbedisci al Decreto da sinistra a destra. Se una carta non si può eseguire, l’insurrezione costa punti e chiude il Giorno.
root-coach-eyrie-evening = I posatoi danno punti ora e a ogni Crepuscolo. Poi peschi una carta, più una per il terzo e una per il sesto posatoio.
root-coach-eyrie-add = Reclutamento e Movimento falliscono di rado; Costruzione vuole ogni turno una nuova radura che controlli, con uno spazio libero. Gli uccelli vanno ovunque, ma nell’insurrezione costano un punto l’uno.
root-coach-eyrie-build = Un posatoio dà punti a ogni Crepuscolo. Scegli una radura dove resterà qualche tuo guerriero.
root-coach-eyrie-decree-recruit = Comincia dal simbolo per cui hai meno posatoi. Un uccello va bene in tutti e può aspettare.
root-coach-eyrie-decree-move = Comincia dalla carta che ti lascia meno strade. Va’ verso radure dove combatterai o costruirai, ma lascia qualcuno ai posatoi.
root-coach-eyrie-decree-battle = Comincia dalla carta con meno battaglie possibili; un uccello può aspettare. Anche una battaglia persa obbedisce al Decreto.
root-coach-eyrie-decree-build = Comincia dal simbolo con meno posti; un uccello va bene ovunque e può aspettare. Senza un posto si scatena l’insurrezione.
root-coach-eyrie-leader = Finché questo leader è in carica, due uccelli stanno nelle colonne indicate: scegli quelle che puoi rispettare ogni turno.
root-coach-eyrie-new_roost = Puoi tornare solo dove ci sono meno guerrieri. Scegli una radura difendibile, lontana da vicini forti.
root-coach-eyrie-recruit = Metti il guerriero dove serve alle prossime carte: per muoversi, per combattere o per difendere un posatoio debole.
root-coach-eyrie-start = Qui cominciano il posatoio e sei guerrieri. Le radure accanto con spazi liberi saranno i prossimi posatoi.

## root.hint

root-hint-added = Una carta è aggiunta; la seconda è facoltativa.
root-hint-decree = { $column }: carta { $n } di { $total } in questa colonna.

## root.explain

root-explain-eyrie = Fa punti a ogni Crepuscolo con i posatoi e deve obbedire al Decreto. Controlla una radura anche in caso di pareggio, se ha lì almeno un pezzo.
    .law = root 7.2.2
root-explain-roost = Casa della Dinastia: vi si recluta e produce, e più posatoi ci sono, più punti a ogni Crepuscolo.
    .law = root 7.6.1
root-explain-decree = Ciò che la Dinastia deve fare ogni turno, colonna per colonna da sinistra. Ogni carta chiede un’azione in una radura del suo simbolo.
    .law = root 7.5.2
root-explain-column-recruit = Ogni carta qui: un guerriero presso un posatoio in una radura del suo simbolo.
    .law = root 7.5.2.I
root-explain-column-move = Ogni carta qui: muovere almeno un guerriero da una radura del suo simbolo.
    .law = root 7.5.2.II
root-explain-column-battle = Ogni carta qui: dare inizio a una battaglia in una radura del suo simbolo.
    .law = root 7.5.2.III
root-explain-column-build = Ogni carta qui: costruire un posatoio in una radura del suo simbolo che si controlla, con uno spazio libero e senza posatoio.
    .law = root 7.5.2.IV
root-explain-vizier = Appartiene al Decreto: sopravvive all’insurrezione, passa nella colonna del nuovo leader e conta come uccello quando si perdono punti.
    .law = root 7.3.4
root-explain-turmoil = Se una carta del Decreto non si può eseguire: si perde un punto per ogni uccello, il Decreto si svuota, il leader cade e comincia il Crepuscolo.
    .law = root 7.7
root-explain-roost_track = I posatoi ancora da costruire, da sinistra. A ogni Crepuscolo vale lo spazio scoperto più a destra.
    .law = root 7.6.1
root-explain-builder = Visir in Reclutamento e Movimento. Gli oggetti costruiti valgono i punti stampati invece di uno.
    .law = root 7.8.1
root-explain-charismatic = Visir in Reclutamento e Attacco. Ogni reclutamento deve posizionare due guerrieri.
    .law = root 7.8.2
root-explain-commander = Visir in Movimento e Attacco. In attacco la Dinastia infligge un danno aggiuntivo.
    .law = root 7.8.3
root-explain-despot = Visir in Movimento e Costruzione. Una battaglia che rimuove un edificio o segnalino nemico dà un punto in più.
    .law = root 7.8.4

## Consigli, avvertimenti e perdite

root-say-turmoil_leader = Insurrezione: non si è potuta eseguire una carta ({ $suit }) in { $column }. Quale leader segue?
root-hint-leader = Spesso una buona scelta: { $leaders }.
root-advice-roosts =
    { $way ->
        [gain] Più posatoi, o più a lungo: punti a ogni Crepuscolo.
       *[cost] Meno posatoi, o meno Crepuscoli in cui segnarli.
    }
root-advice-leader =
    { $way ->
        [gain] Questo leader ti è adatto.
       *[cost] Questo leader ti è meno adatto.
    }
root-advice-decree =
    { $way ->
        [gain] Il tuo Decreto fa di più a ogni turno.
       *[cost] Il tuo Decreto fa di meno.
    }
root-advice-turmoil =
    { $way ->
        [gain] L’insurrezione diventa meno probabile.
       *[cost] L’insurrezione diventa più probabile.
    }
root-warn-decree = Per come stanno le cose, in { $column } non si potrebbe eseguire nessuna carta ({ $suit }): sarebbe un’insurrezione.
root-loss-turmoil =
    Insurrezione: non si può eseguire una carta ({ $suit }) in { $column }. Il leader cade, il Decreto si svuota, il Giorno finisce e { $birds ->
        [0] nessun uccello costa punti.
        [one] { $birds } uccello costa un punto.
       *[other] { $birds } uccelli costano un punto ciascuno.
    }
