### Der Gebirgs-Spielplan: alle zugehörigen Worte.

## root.setup

root-setup-map-mountain = Gebirge
root-setup-map-about-mountain = Sechs Wege sind anfangs versperrt; einen zu öffnen bringt einen Punkt, den Pass in der Mitte zu beherrschen auch. Die Gemeinschaften werden verteilt.

## root.say

root-say-path = Weg { $one }–{ $other }
    .den = den Weg { $one }–{ $other }
root-say-tower = Turm

## root.prompt

root-prompt-path-where = Welchen Weg öffnest du?
root-prompt-path-spend = Welche Karte gibst du aus, um { FORM($path, "den") } zu öffnen?

## root.option

root-option-open = einen Weg öffnen: eine beliebige Karte ausgeben, 1 Punkt
root-button-open = Weg öffnen

## root.does

root-does-closed_paths-open = Einmal in deinem Zug, für eine beliebige Karte: Ein versperrter Weg neben einem deiner Marker ist für immer offen, und du erhältst einen Punkt. Das ist keine Aktion.

## root.event

root-event-path_opened = { FORM($seat, "der") } öffnete den Weg zwischen { $origin } und { $destination }.

## root.score

root-score-path = für einen geöffneten Weg
root-score-pass = für die Herrschaft über den Pass

## root.source

root-source-path = Geöffnete Wege
root-source-pass = Der Pass

## root.why

root-why-closed-path = Der Weg zwischen den beiden ist versperrt.
root-why-no-piece-at-path = Du hast an keinem Ende davon einen Marker.
root-why-path-opened = Du hast in diesem Zug schon einen Weg geöffnet.

## root.thing

root-thing-closed_path = Versperrter Weg
root-thing-tower = Der Pass
root-explain-closed_path = Die Lichtungen, die er verbindet, sind nicht benachbart; Wälder teilt er trotzdem. Einmal in deinem Tageslicht darfst du eine beliebige Karte ausgeben, um ihn für immer zu öffnen, für einen Punkt, wenn du am einen oder anderen Ende einen Marker hast.
    .law = root C.3.3
root-explain-tower = Wer am Ende des eigenen Abends die Lichtung mit dem Turm beherrscht, erhält einen Punkt.
    .law = root C.3.4

## root.tell

root-tell-tower = hier steht der Turm: Das ist der Pass
root-tell-closed = versperrte Wege nach { $places }

## root.coach

root-coach-path-where = Jede deiner Karten zahlt. Öffne, was deine Lichtungen verbindet oder zum Pass führt; auch andere können ihn dann nutzen.
root-coach-path-spend = Jede Karte zahlt: Gib die aus, die zu keiner deiner Lichtungen passt.

## root.advice

root-advice-pass =
    { $way ->
        [gain] Du beherrschst den Pass: ein Punkt am Ende deines Abends.
       *[cost] Du gibst den Pass auf, und seine Punkte.
    }
