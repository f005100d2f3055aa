/** Field hospitals: what a battle of the Marquise may end with. */
import { note, type BattlePart } from "../../battle";

// texts: root.fight.asked.hospitals root.fight.saved
export const battle: BattlePart = {
  stages: { "root.marquise.hospitals": "aftermath" },
  duties: { "root.marquise.hospitals": "hospitals" },
  events: {
    hospitals: (fought, { number }) => note(fought, { what: "saved", n: Number(number) }),
  },
  paid: ["hospitals"],
};
