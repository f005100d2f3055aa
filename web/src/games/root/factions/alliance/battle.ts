/** Outrage, and what becomes of supporters and officers: what a battle against the Alliance may end with. */
import { note, type BattlePart } from "../../battle";

const belongs = (): boolean => true;

// texts: root.fight.asked.{outrage,cut} root.fight.outrage
export const battle: BattlePart = {
  stages: { "root.alliance.outrage": "aftermath", "root.alliance.cut": "aftermath" },
  duties: { "root.alliance.outrage": "outrage", "root.alliance.cut": "cut" },
  events: {
    outrage: (fought, { place, payer }) =>
      place === fought.clearing && note(fought, { what: "outrage", seat: Number(payer) }),
    supporter: belongs,
    supporter_discarded: belongs,
    base_lost: belongs,
    officers_lost: belongs,
  },
};
