### Root al tavolo: ciò che ne dicono pagine e menu.

root-home = Sei popoli vogliono lo stesso bosco. La Marchesa costruisce, la Dinastia decreta, l’Alleanza fomenta la rivolta, la Setta pianta giardini, la Compagnia commercia, il Vagabondo si muove tra loro. Da due a sei persone; la prima partita dura circa un’ora.
root-order-battle-ambush = Quando mi attaccano e potrei tendere un’imboscata
root-order-battle-foil = Quando subisco un’imboscata e potrei sventarla
root-order-battle-effect = Quando potrei usare un effetto in battaglia
root-order-answer-decline = mai
root-order-answer-natural = con ogni carta adatta che non sia un uccello
root-order-answer-always = con ogni carta adatta
