/** Items that are hit, friends that are made enemies: what a battle of a Vagabond may bring. */
import { lose, note, type BattlePart } from "../../battle";

// texts: root.fight.hostile
export const battle: BattlePart = {
  stages: { "root.vagabond.enlist": "ambush", "root.vagabond.hit": "losses" },
  events: {
    damaged: (fought, { seat, item }) =>
      lose(fought, Number(seat), `item:${String(item).replace(/\W+$/, "")}`, 1),
    relation: (fought, { relation, other }) =>
      relation === "hostile" && note(fought, { what: "hostile", seat: Number(other) }),
  },
};
