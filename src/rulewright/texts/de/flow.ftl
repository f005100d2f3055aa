# Weniger Klicks: erst zeigen, dann handeln; mehrere Antworten auf einmal; und was jetzt nicht geht.

# Eine Aktion, und wo oder womit.
flow-way = { $first }: { $then }
# Eine Aktion oder ein Haus, zu dem noch etwas zu wählen ist.
flow-begin = { $what } …
flow-usual = Wie üblich: { $what }
flow-times = { $n } × { $what }
flow-by-itself = Es gab nur eine Antwort, und die ist gegeben: { $what }.
flow-together = { $n } von { $all } gewählt
flow-not-now = (jetzt nicht: Warum?)
flow-less = weniger
flow-more = mehr
flow-number = Wie viele
flow-tap = Zeig auf etwas, das leuchtet: auf dem Plan oder in deiner Hand.
