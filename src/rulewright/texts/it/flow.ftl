# Meno clic: indicare prima dell’azione, più risposte insieme, e ciò che ora non si può fare.

# Un’azione, e dove o con che cosa.
flow-way = { $first }: { $then }
# Un’azione o un edificio di cui resta da scegliere altro.
flow-begin = { $what }…
flow-usual = Come al solito: { $what }
flow-times = { $n } × { $what }
flow-by-itself = C’era una sola risposta, già data: { $what }.
flow-together = Scelte: { $n } su { $all }
flow-not-now = (ora no: perché?)
flow-less = meno
flow-more = più
flow-number = Quanti
flow-tap = Scegli ciò che brilla: sul tabellone o nella tua mano.
