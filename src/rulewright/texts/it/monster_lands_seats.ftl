### Posti al tavolo di Monster Lands: riassunti, plance dei clan e opzioni di una nuova partita.

## monster_lands.seat: la plancia del clan

monster_lands-seat-progress = Gloria e reputazione
monster_lands-seat-pay = stipendio di ogni membro: { $n } oro
monster_lands-seat-members = Membri
monster_lands-seat-wages = Stipendi nella pulizia: { $n } oro ({ $paid } × { $each })
monster_lands-seat-spoils = Terre, bottini e trofei
monster_lands-seat-no-spoils = Ancora niente.
monster_lands-seat-trophies =
    { $n ->
        [one] { $n } trofeo
       *[other] { $n } trofei
    }
monster_lands-seat-no-dice = Nessun dado rimasto in questo round.
monster_lands-seat-goods = Beni
monster_lands-seat-of-room = { $name }: { $n } su un massimo di { $of }
monster_lands-seat-scoring = Punti
monster_lands-seat-signs = { $affinity } × { $n }

## monster_lands.setup: una nuova partita

monster_lands-setup-clans = Clan
monster_lands-setup-clans-about = Giocano fino a quattro clan; uno solo gioca in solitario contro Madhala. Ognuno comincia con un leader e un mercenario propri.
monster_lands-setup-too-few = Deve giocare almeno un clan.
monster_lands-setup-twice = Ogni clan può essere giocato una volta.
monster_lands-setup-first-absent = Chi comincia deve avere un posto.
monster_lands-setup-wrong-clan = { $scenario } si gioca con { FORM($clan, "il") }.
monster_lands-setup-wrong-level = { $scenario } non si gioca a questa difficoltà.
monster_lands-setup-no-tricks = I trucchi sono per due, tre o quattro clan.
monster_lands-setup-campaign-level = La campagna non continua a questa difficoltà.
monster_lands-setup-order = Ordine attorno al tavolo
monster_lands-setup-book = Il libro degli scenari
monster_lands-setup-book-about = In solitario giochi uno dei dieci scenari per un grado: carne da macello per mostri, tirocinante, veterano o eroe. I primi tre sono adatti per cominciare.
monster_lands-setup-as-campaign = Gioca una campagna.
monster_lands-setup-as-campaign-about = Tutti gli scenari in ordine, dal primo: il tuo grado decide che cosa si gioca dopo e quanto è difficile.
monster_lands-setup-difficulty-title = Difficoltà
monster_lands-setup-difficulty-beginner = Prima i mostri deboli, e nessun dado attacco in più nei round.
monster_lands-setup-difficulty-normal = Prima i mostri deboli; da metà partita tirano più dadi.
monster_lands-setup-difficulty-hard = Qualsiasi mostro può arrivare per primo, e più avanti tirano più dadi.
monster_lands-setup-difficulty-cutthroat = Qualsiasi mostro può arrivare per primo, e tutti tirano più dadi in ogni round.
monster_lands-setup-more = Varianti
monster_lands-setup-flag-tricks = Trucchi
monster_lands-setup-flag-about-tricks = fra le trappole: segnalini che rubano dadi ai vicini o rivolgono un mostro contro di loro. Per chi conosce il gioco.
monster_lands-setup-flag-queens_grant = Sovvenzione della regina
monster_lands-setup-flag-about-queens_grant = dal round 2 il primo giocatore riceve in ogni round un dado e un piccolo dono.
monster_lands-setup-flag-more_monsters = Più mostri
monster_lands-setup-flag-about-more_monsters = nei round 2, 4 e 6 un mostro arriva all’ingresso se è vuoto.

## monster_lands.setup: partite con un clic

monster_lands-setup-learn-title = Impara con tre bot
monster_lands-setup-learn-text = Guidi il clan del fuoco, a difficoltà principiante, e ogni passo è spiegato.
monster_lands-setup-solo-title = Gioca in solitario
monster_lands-setup-solo-text = Scenario 1, sei round contro Madhala. Quale grado raggiungi?
monster_lands-setup-campaign-title = Comincia una campagna
monster_lands-setup-campaign-text = Dieci scenari in ordine, in più partite. Il tuo grado decide come si va avanti.
monster_lands-setup-hotseat-title = Attorno a uno schermo
monster_lands-setup-hotseat-text = Quattro clan si passano questo schermo.
monster_lands-setup-online-title = Con amici
monster_lands-setup-online-text = Quattro clan; ricevi i link da mandare agli altri.
