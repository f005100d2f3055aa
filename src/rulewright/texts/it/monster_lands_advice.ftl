### Monster Lands: motivi dei consigli, effetti delle risposte, avvertimenti e perdite.

monster_lands-advice-gold =
    { $way ->
        [gain] Porta oro.
       *[cost] Costa oro.
    }
monster_lands-advice-glory =
    { $way ->
        [gain] Promette gloria.
       *[cost] Costa gloria.
    }
monster_lands-advice-salaries =
    { $way ->
        [gain] Puoi pagare gli stipendi e nessuno diserta.
       *[cost] Gli stipendi potrebbero restare non pagati e qualcuno disertare.
    }
monster_lands-advice-dice =
    { $way ->
        [gain] Ti dà dadi utili.
       *[cost] Impegna dadi che potrebbero servire ad altro.
    }
monster_lands-advice-members =
    { $way ->
        [gain] Il tuo clan si rafforza: dadi, talenti, reputazione.
       *[cost] Il tuo clan si indebolisce.
    }
monster_lands-advice-traps =
    { $way ->
        [gain] Per catturare mostri servono trappole.
       *[cost] Costa trappole.
    }
monster_lands-advice-defense =
    { $way ->
        [gain] I segnalini difesa tengono in vita i mercenari.
       *[cost] Costa segnalini difesa.
    }
monster_lands-advice-flasks =
    { $way ->
        [gain] Porta pozioni o veleni.
       *[cost] Costa pozioni o veleni.
    }
monster_lands-advice-wounds =
    { $way ->
        [gain] Cura, o ti risparmia ferite.
       *[cost] Un mercenario potrebbe ferirsi.
    }
monster_lands-advice-gear =
    { $way ->
        [gain] L’equipaggiamento aiuta per tutto il resto della partita.
       *[cost] Rinunci a dell’equipaggiamento.
    }
monster_lands-advice-lands =
    { $way ->
        [gain] Una terra tua aiuta a ogni round.
       *[cost] Costa l’uso di una terra.
    }
monster_lands-advice-loot =
    { $way ->
        [gain] Il bottino aiuterà più avanti.
       *[cost] Consuma bottino.
    }
monster_lands-advice-rivals =
    { $way ->
        [gain] Arrivi prima degli altri.
       *[cost] Altri potrebbero arrivare prima, o guadagnarci.
    }
monster_lands-advice-free = Non costa un’azione: fallo per prima cosa.
monster_lands-advice-odds-lost = Il mercenario muore: { $percent } %.
monster_lands-advice-odds-alive = Il mercenario vive: { $percent } %.
monster_lands-advice-odds-captured = Il mostro è catturato: { $percent } %.
monster_lands-advice-odds-eliminated = Il mostro è eliminato: { $percent } %.
monster_lands-advice-odds-failed = Il mostro resiste: { $percent } %.
monster_lands-advice-odds-conquered = La terra è conquistata: { $percent } %.
monster_lands-advice-odds-unconquered = La terra non è conquistata: { $percent } %.
monster_lands-advice-odds-reached = L’obiettivo è raggiunto: { $percent } %.
monster_lands-advice-odds-missed = L’obiettivo è mancato: { $percent } %.
monster_lands-odds-injuries = Il tuo mercenario: ferito { $wounded } %, morto { $dies } %.
monster_lands-does-pass = In questo round non fai altre azioni; gli altri continuano.
monster_lands-does-pawnshop = Cedi dadi, per una moneta d’oro ciascuno.
monster_lands-does-beer = L’offerta della taverna viene sostituita; poi puoi assoldare.
monster_lands-does-roll_all = Tutti i dadi insieme: non ci si può fermare a una cattura.
monster_lands-does-stop = Il totale resta com’è ora.
monster_lands-does-path =
    Il mostro attacca con { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }. Cattura da { $capture }, eliminazione da { $eliminate }.
monster_lands-warn-dies = { $member } muore, qualunque cosa tu faccia dopo.
monster_lands-warn-wounded = { $member } subisce una ferita, se non fai altro.
monster_lands-warn-deserts = L’oro non basta: diserta { OR($who) }.
monster_lands-warn-fails = Questo totale non basta.
monster_lands-loss-died = { $member } ha perso la vita { FORM($path, "sul") }, con tutto ciò che portava.
monster_lands-loss-deserted = { $member }: diserzione. L’oro non bastava per gli stipendi.
monster_lands-loss-stolen = Ti hanno rubato dadi { FORM($victim, "sul") }, per { FORM($path, "il") }: { $dice }.
monster_lands-loss-glory =
    { $n ->
        [one] Hai perso un punto gloria ({ $reason }).
       *[other] Hai perso { $n } punti gloria ({ $reason }).
    }
