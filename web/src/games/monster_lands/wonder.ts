/**
 * What to ask the engine when somebody wants to know why a thing is not offered. Nothing here says what is allowed: it
 * puts into the notation of answers what the person probably means, best guess first; the engine's rules reply.
 */
import type { Question } from "../../protocol";
import { readTarget } from "../shared/speech";
import { buildings } from "./data";
import { promptOf } from "./labels";
import { kindOf } from "./nouns";
import { readDie, type BuildingName, type ClanFacts, type MonsterLandsTable } from "./types";

/** Buildings that take one die on the leftmost space; the others are entered by a space, or by name. */
const SHOPS = ["hunters_lodge", "tavern", "armory", "bazaar"];
const DIGS = ["alchemists", "mine"];

interface Asking {
  kind: string;
  name: string;
  picks: readonly string[];
  asked: string;
  table: MonsterLandsTable;
  me: ClanFacts | undefined;
}

export function wonder(
  target: string,
  picks: readonly string[],
  question: Question,
  table: MonsterLandsTable,
): string[] {
  const [kind, name] = readTarget(target);
  const asking: Asking = {
    kind,
    name,
    picks,
    asked: promptOf(question),
    table,
    me: table.clans[question.seat],
  };
  const acting = ["act", "afterwards"].includes(asking.asked) ? acts(asking) : [];
  return [...new Set([...acting, ...bare(asking)])].filter(Boolean);
}

/** The thing itself, as an answer. */
function bare({ kind, name, table }: Asking): string[] {
  switch (kind) {
    case "path":
      return [`path:${name}`];
    case "seat":
      return [table.clans[Number(name)]?.clan ?? ""].filter(Boolean);
    case "member":
      return [kindOf(name)];
    case "space":
      return [name.replace(".", ":")];
    case "building":
      return [name];
    case "die":
    case "token":
    case "trap":
    case "equipment":
    case "loot":
    case "monster":
    case "land":
      return [name];
    default:
      return [];
  }
}

const picked = ({ picks }: Asking, kind: string): string | undefined =>
  picks.map(readTarget).find(([one]) => one === kind)?.[1];

/** What an action with a thing would be. */
function acts(asking: Asking): string[] {
  const { kind, name } = asking;
  switch (kind) {
    case "building":
      return visits(asking, name as BuildingName);
    case "space":
      return spaces(asking, name);
    case "die":
      return withDie(asking, name);
    case "path":
      return [`path:${name}`];
    case "monster":
      return monsterAct(asking);
    case "land":
      return landAct(asking);
    case "member":
      return memberAct(asking);
    case "loot":
      return asking.me?.loot.includes(name) ? [`loot:${name}`] : [];
    case "trap":
      return buys(asking, "hunters_lodge", asking.table.lodge);
    case "equipment":
      return buys(asking, "bazaar", asking.table.bazaar);
    default:
      return [];
  }
}

/** Something that is offered in a building: the visit with the die that lowers prices most, then the thing itself. */
function buys(asking: Asking, building: BuildingName, shown: readonly (string | null)[]): string[] {
  const name = kindOf(asking.name);
  if (!shown.includes(name) && name !== "novice") return [];
  const held = Object.keys(asking.me?.pool ?? {}).filter((die) => die !== "magic");
  // "persuasion-6" comes before "persuasion-1", and both before "strength".
  const best = held.toSorted((one, other) => (readDie(other).face || 0) - (readDie(one).face || 0))[0];
  const chosen = picked(asking, "die") ?? best ?? "strength";
  return [`${building}:${chosen} ${name}`, `${building}:${chosen}`];
}

/** The dice of a pool, the one that was picked first. */
function dice(asking: Asking): string[] {
  const own = Object.keys(asking.me?.pool ?? {});
  const chosen = picked(asking, "die");
  const all = [...own, "strength", "magic", "persuasion-6"];
  return [...new Set(chosen ? [chosen, ...all] : all)];
}

/** A die into a building, or one of its spaces. */
function visits(asking: Asking, building: BuildingName): string[] {
  if (SHOPS.includes(building)) return dice(asking).map((die) => `${building}:${die}`);
  if (DIGS.includes(building)) {
    const number = buildings.get(building)?.space_dice?.length ?? 0;
    return Array.from({ length: number }, (_, index) => `${building}:${index + 1}`);
  }
  return [building];
}

function spaces(asking: Asking, name: string): string[] {
  const [building = "", number = ""] = name.split(".");
  return DIGS.includes(building) ? [`${building}:${number}`] : visits(asking, building as BuildingName);
}

/** A die where something was picked before, or where dice of its colour usually go. */
function withDie(asking: Asking, die: string): string[] {
  const building = picked(asking, "building");
  if (building)
    return DIGS.includes(building) ? visits(asking, building as BuildingName) : [`${building}:${die}`];
  if (die === "magic") return visits(asking, "alchemists");
  const mine = die === "strength" ? visits(asking, "mine") : [];
  return [...SHOPS.map((one) => `${one}:${die}`), ...mine];
}

/** A monster: a trophy is sold; one that lives is met on the paths that lead to it. */
function monsterAct({ name, table, me }: Asking): string[] {
  if (me?.trophies.includes(name)) return [`sell:${name}`];
  if (table.gate === name) return ["path:e.1", "path:e.2"];
  const place = table.lands.findIndex(({ monster }) => monster === name);
  return place < 0 ? [`sell:${name}`] : ways(place);
}

/** A land: one's own is used or settled, another one is entered by its paths. */
function landAct({ name, table, me }: Asking): string[] {
  const own = me?.lands.find(({ land }) => land === name);
  if (own) return own.colonist ? [`land:${name}`] : [`colonise:${name}`, `land:${name}`];
  const place = table.lands.findIndex(({ land }) => land === name);
  return place < 0 ? [`land:${name}`] : ways(place);
}

const ways = (place: number): string[] => [1, 2, 3, 4].map((number) => `path:${place + 1}.${number}`);

/** A member: one's own uses its talent or is healed, one who is offered is hired. */
function memberAct(asking: Asking): string[] {
  const name = kindOf(asking.name);
  const own = asking.me?.members.find((one) => one.name === name);
  if (own) return own.wounded ? [`heal:${name}`, `use:${name}`] : [`use:${name}`, `heal:${name}`];
  return buys(asking, "tavern", asking.table.tavern);
}
