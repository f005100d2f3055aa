/** Where a thing is meant to be picked: some lie in a display and at hand under the same name. */
import { sure } from "$lib/sure";
import type { Question } from "../../protocol";
import type { Option } from "../game";
import type { MonsterLandsTable } from "./types";

export type Zone = "display" | "hand";

/** Questions whose traps, loot, members or equipment are those that are laid out for everybody. */
const DISPLAYED: Record<string, readonly string[]> = {
  trap: ["buy_trap"],
  loot: ["loot"],
  member: ["hire", "hire_after_beer", "free_hire"],
  equipment: ["buy_equipment", "free_equipment"],
};

/** The name of a question without the game's. */
export const promptOf = (question: Question | null): string => question?.prompt.split(".").pop() ?? "";

/** Whether a thing in a zone stands for a target now; what is not offered can be asked about anywhere. */
export function meant(
  target: string,
  zone: Zone,
  choices: readonly Option[],
  question: Question | null,
): boolean {
  const kind = target.slice(0, target.indexOf(":"));
  const displays = DISPLAYED[kind];
  if (!displays || !choices.some((choice) => choice.targets.includes(target))) return true;
  return displays.includes(promptOf(question)) === (zone === "display");
}

export type PageName = "citadel" | "lands" | "missions";

/** The page of a small board on which a target is found; null for what is not on the board. */
export function pageOf(target: string, prompt: string): PageName | null {
  const [kind = "", name = ""] = target.split(":");
  if (kind === "building" || kind === "space") return "citadel";
  if (kind === "path") return /^\d/.test(name) ? "lands" : "missions";
  if (DISPLAYED[kind]?.includes(prompt)) return kind === "loot" ? "missions" : "citadel";
  return null;
}

/** The page of a small board on which a thing lies that is spoken of, whether it can be picked or not. */
export function pageShowing(target: string, prompt: string, table: MonsterLandsTable): PageName | null {
  const [kind = "", name = ""] = target.split(":");
  if (kind === "rival") return "lands";
  if (["entrance", "mission", "contract"].includes(kind) || target === "loot") return "missions";
  if (kind === "monster" && name === table.gate) return "missions";
  if (table.lands.some(({ land, monster }) => target === `land:${land}` || target === `monster:${monster}`))
    return "lands";
  return pageOf(target, prompt);
}

/** Which page of a small board a moment belongs to: where something can be picked, or where a battle is fought. */
export function pageFor(
  shown: PageName,
  targets: readonly string[],
  question: Question | null,
  area: string | null,
): PageName {
  const prompt = promptOf(question);
  const pages = new Set(targets.map((target) => pageOf(target, prompt)).filter((page) => page !== null));
  if (pages.size > 0) return pages.has(shown) ? shown : sure([...pages][0]);
  const about = question?.about?.map((one) => pageOf(one, prompt)).find((page) => page !== null);
  if (about) return about;
  if (area) return area.startsWith("land") ? "lands" : "missions";
  return shown;
}
