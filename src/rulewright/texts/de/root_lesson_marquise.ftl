### Die Lektion der Marquise: Holz, das ankommen muss, und wozu Karten gut sind, wenn Aktionen oder Holz fehlen.

root-lesson-marquise-title = Holz und seine Wege
root-lesson-marquise-about = Die Marquise de Katz nach den ersten Schritten: Holz unterwegs, Feldlazarett, Überstunden und eine vierte Aktion.

root-lesson-marquise-welcome = Du beherrschst fast das ganze Waldland, und nun musst du es versorgen. Deine zwei Sägemühlen haben gerade Holz gemacht, auf Lichtung 8 und auf Lichtung 10. Mit Holz bezahlst du Gebäude: Jedes weitere einer Art kostet mehr und bringt mehr.
root-lesson-marquise-kinds = Sägemühlen machen in jeder Morgenröte Holz. Werkstätten stellen Karten her. Rekrutierer bringen Krieger, und der dritte und der fünfte lassen dich eine Karte mehr ziehen. Was das nächste Gebäude kostet und bringt, steht auf deinem Tableau: Klicke an, was umrahmt ist, um es zu öffnen.
root-lesson-marquise-cut-off = Und doch kannst du nicht bauen. Deine nächsten Gebäude kosten alle mindestens zwei Holz, und Holz kommt nur über Lichtungen, die du beherrschst. Zwischen Lichtung 8 und deinem übrigen Land liegt Lichtung 4, wo die Dynastie ein Nest gebaut hat.
root-lesson-marquise-march = Öffne den Weg: Bringe Krieger auf Lichtung 4. Wähle „Marschieren“.
root-lesson-marquise-not-march = Das geht auch. Aber solange Lichtung 4 nicht dir gehört, liegt das Holz auf Lichtung 8 nutzlos da.
root-lesson-marquise-march-where = Nebenan, auf Lichtung 9, warten vier Katzen. Bewege von Lichtung 9 nach Lichtung 4: Klicke erst die eine, dann die andere an.
root-lesson-marquise-march-number = Nimm drei und lass eine da. Wer ein Gebäude oder Plättchen entfernt, bekommt einen Punkt: Dein Rekrutierer auf Lichtung 9 soll nicht ohne Wache stehen.
root-lesson-marquise-marched = Vier Katzen gegen zwei Vögel und ihr Nest: Du beherrschst Lichtung 4 wieder.
root-lesson-marquise-marched-other = Das geht auch. Wichtig ist, wie viele auf Lichtung 4 stehen, und dass jemand Lichtung 9 bewacht.
root-lesson-marquise-march-again = Die zweite Bewegung eines Marsches darf eine andere Gruppe anderswo machen. Deine übrigen Lichtungen sind gut genug bewacht: Höre hier auf.

root-lesson-marquise-battle = Für heute kommt das Holz durch. Aber Vögel, die bleiben, sind morgen mehr, und ihr Nest ist dir einen Punkt wert. Wähle „Kämpfen“.
root-lesson-marquise-not-battle = Das geht auch. Die Vögel auf Lichtung 4 werden aber kaum stillhalten.
root-lesson-marquise-hospitals = Katzen sind gefallen, aber sie sind nicht verloren. Solange deine Festung auf Lichtung 1 steht, bringt eine Karte, die der Lichtung des Kampfes entspricht, sie alle dorthin zurück. Lichtung 4 ist eine Hasenlichtung: Gib Besuch bei Freunden aus und behalte den Vogel.
root-lesson-marquise-saved = Sie sind wieder bei der Festung, alle für eine Karte. Für einen einzigen Krieger wäre das teuer, für zwei ist es ein guter Preis.
root-lesson-marquise-not-saved = Das ist erlaubt. Eine Karte für alle Gefallenen ist aber ein guter Preis, und einen Vogel brauchst du gleich für etwas Besseres.

root-lesson-marquise-connected = Lichtung 4 gehört dir, also finden das Holz von Lichtung 8 und das von Lichtung 10 zusammen: zwei. Das reicht für eine dritte Sägemühle oder eine dritte Werkstatt, zwei Punkte.
root-lesson-marquise-overwork = Mit einem Holz mehr wäre es dein vierter Rekrutierer, drei Punkte. Fehlt nur dieses eine, so hilft eine Karte: „Überstunden“ macht aus einer Karte ein Holz bei einer Sägemühle ihrer Gemeinschaft.
root-lesson-marquise-not-overwork = Das geht auch. Mit einem Holz mehr hättest du den vierten Rekrutierer bauen können, für drei Punkte.
root-lesson-marquise-overwork-where = Bei welcher Sägemühle? Ihre Lichtung muss zu der Karte passen, die du ausgibst. Amboss ist eine Fuchskarte, und Lichtung 8 ist eine Fuchslichtung.
root-lesson-marquise-overwork-card = Gib Amboss aus. Der Vogel täte es auch, denn Vögel passen zu allem; aber was jetzt kommt, bezahlt nur ein Vogel.
root-lesson-marquise-overwork-bird = Das ist erlaubt: Vögel passen zu allem. Aber nur ein Vogel hätte dir eine weitere Aktion gebracht.

root-lesson-marquise-bird = Deine drei Aktionen sind verbraucht, und das Holz liegt bereit. Jede Vogelkarte, die du ausgibst, ist eine Aktion mehr. Hebe Vögel für solche Augenblicke auf: Wähle „Vogel ausgeben“.
root-lesson-marquise-not-extra = Wie du magst. Das Holz bleibt liegen, wenn es niemand wegnimmt: Im nächsten Zug kannst du mit der ersten Aktion bauen.
root-lesson-marquise-build = Da ist deine vierte Aktion. Wähle „Bauen“.
root-lesson-marquise-not-build = Das geht auch. So viel Holz lockt aber andere an: Jedes Plättchen, das sie entfernen, bringt ihnen einen Punkt.
root-lesson-marquise-build-where = Ein vierter Rekrutierer: drei Holz, drei Punkte, und bei jedem Rekrutieren eine Katze mehr. Lichtung 9 liegt hinter deinen Linien und eine Bewegung von der Front: Baue ihn dort.
root-lesson-marquise-built = Drei Punkte. Auf Dauer braucht man alle drei Arten: Holz zum Bezahlen, Werkstätten zum Herstellen, Katzen zum Bewachen.
root-lesson-marquise-built-other = Auch ein gutes Gebäude. Wäge ab, was es jetzt bringt und was es jeden Zug gibt: Eine Sägemühle gibt Holz, eine Werkstatt stellt her, ein Rekrutierer bringt Katzen.

root-lesson-marquise-second-turn = Ein neuer Zug. Am Abend hast du zwei Karten gezogen, eine davon dank dem dritten Rekrutierer, und die Sägemühlen haben wieder Holz gemacht.
root-lesson-marquise-craft = Herstellen kostet keine Aktion, also tu es zuerst. Wurzeltee verlangt eine Maus, und deine Werkstatt auf Lichtung 2 steht bei den Mäusen: zwei Punkte für eine Karte.
root-lesson-marquise-crafted = Zwei Punkte ohne eine Aktion. Dafür sind Werkstätten da.
root-lesson-marquise-not-crafted = Wie du magst. Was eine Werkstatt liegen lässt, stellt vielleicht jemand anderes her.
root-lesson-marquise-guard = Sieh nach, wohin die Vögel gezogen sind, bevor du handelst. Ein Gebäude bringt dir Punkte, wenn du es baust, und anderen einen, wenn sie es entfernen: Lass Krieger bei dem, was du gebaut hast, und beherrsche die Lichtungen dazwischen.
root-lesson-marquise-your-own = Der Rest liegt bei dir. Ein guter Zug rekrutiert einmal, baut, wenn Holz zusammenkommt, und marschiert dorthin, wo es abgeschnitten würde. Fehlt ein Holz oder eine Aktion, denk an deine Karten.

root-lesson-marquise-end = Das war die Marquise: Holz ist nichts wert, bis es ankommt. Beherrsche die Wege, bewache, was steht, und lass Karten die Lücken füllen.
root-lesson-marquise-play-on = Spiele gegen die Dynastie weiter, wenn du magst, oder sieh das Waldland in der nächsten Lektion mit ihren Augen.
