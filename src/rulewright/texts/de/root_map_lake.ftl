### Der See-Spielplan: alle zugehörigen Worte.

## root.setup

root-setup-map-lake = See
root-setup-map-about-lake = Eine Fähre quert einmal im Zug den See in der Mitte, und wer sie nimmt, zieht eine Karte. Die Gemeinschaften werden verteilt.

## root.event

root-event-ferried = Die Fähre brachte { FORM($seat, "den") } { FORM($origin, "von") } { FORM($destination, "nach") }.

## root.does

root-does-ferry-cross = Mit der Fähre: Sie kommt mit, einmal im Zug, und du ziehst eine Karte.

## root.why

root-why-ferry-elsewhere = Über den See geht nur die Fähre, und sie liegt anderswo.
root-why-ferry-used = Die Fähre hat in diesem Zug schon übergesetzt.

## root.say

root-say-ferry = Fähre

## root.thing

root-thing-ferry = Fähre
root-thing-lake = See
root-explain-ferry = Einmal im Zug dürfen Marker sich von ihrer Lichtung auf jede andere Uferlichtung bewegen, als wäre sie benachbart, und nehmen sie mit; wer bewegt hat, zieht eine Karte. Niemand kann sie bekämpfen oder entfernen.
    .law = root C.2.5
root-explain-lake = Zählt als Flüsse zwischen allen Uferlichtungen. Ohne die Fähre quert ihn niemand, und Wälder, die am Ufer aufeinander folgen, sind benachbart.
    .law = root C.2.2

## root.tell

root-tell-ferry = hier liegt die Fähre
root-tell-ferry_used = hier liegt die Fähre, in diesem Zug schon gefahren
root-tell-coast = am Ufer des Sees

## root.advice

root-advice-ferry =
    { $way ->
        [gain] Du bist, wo die Fähre liegt: Sie kann dich tragen und bringt eine Karte.
       *[cost] Du bist nicht mehr, wo die Fähre liegt.
    }
