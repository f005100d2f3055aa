/** Who looks how: the same member looks the same on every screen. */
import { sure } from "$lib/sure";
import { CLANS } from "../clans";
import { members } from "../data";
import { HAIR, HEADGEAR, NOVICE, type Headgear } from "./faces";

export interface Face {
  gear: Headgear;
  skin: string;
  hair: string;
  eyes: string;
}

/** Members of one affinity in the order of the table: none of them wears what another one wears. */
const places = new Map<string, number>();
const seen = new Map<string, number>();
for (const member of members.values()) {
  const place = seen.get(member.affinity) ?? 0;
  seen.set(member.affinity, place + 1);
  places.set(member.id, place);
}

export function faceOf(member: string): Face {
  const id = member.replace(/-\d+$/, "");
  const affinity = members.get(id)?.affinity;
  const place = places.get(id) ?? 0;
  const shift = CLANS.find((clan) => clan.id === affinity)?.number ?? 0;
  const gear = id === "novice" ? NOVICE : sure(HEADGEAR[place % HEADGEAR.length]);
  const dark = gear.front?.includes("Q0 9") === true;
  return {
    gear,
    skin: `var(--ml-skin-${(place + shift) % 4})`,
    hair: sure(HAIR[(place * 2 + shift) % HAIR.length]),
    eyes: dark ? "#ffe27a" : "var(--ml-ink)",
  };
}
