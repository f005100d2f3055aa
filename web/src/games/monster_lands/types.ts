/** The facts of Monster Lands as the engine tells them: what lies on the table, as one seat may know it. */
import type { Facts } from "../game";
import type { Affinity } from "./clans";

export { AFFINITIES, type Affinity } from "./clans";

export type Colour = "strength" | "magic" | "persuasion";
/** A die of a pool: `strength`, `magic`, or `persuasion-4` with its face. */
export type DieName = string;
export type Phase = "dice pool" | "placement" | "adventure" | "cleanup";
export type Difficulty = "beginner" | "normal" | "hard" | "cutthroat";
export type BuildingName =
  "hunters_lodge" | "alchemists" | "tavern" | "armory" | "pawnshop" | "bazaar" | "mine";
export type AreaName = "mission_a" | "mission_b" | "land_a" | "land_b" | "entrance";

export interface SpaceFacts {
  /** Whether it exists with this number of players. */
  usable: boolean;
  die: DieName | null;
  /** Whose die it is; behind the last seat it is Madhala. */
  seat: number | null;
}

export interface BuildingFacts {
  id: BuildingName;
  /** Whether a panic token lies on it. */
  panic: boolean;
  /** Whether nothing can be placed in it, by panic or by the scenario. */
  closed: boolean;
  spaces: SpaceFacts[];
}

export interface LandFacts {
  land: string | null;
  monster: string | null;
  /** The dice with which the monster attacks now. */
  attack: number | null;
  /** Tile and face of its path modifier: `3B`. */
  modifier: string | null;
}

export interface PathFacts {
  /** `1.3` on a land, `m2.1` on a mission, `e.1` at the entrance. */
  id: string;
  member: string | null;
  /** Whether Madhala holds it. */
  rival: boolean;
  seat: number | null;
  wounded: boolean;
  strength: number;
  magic: number;
  persuasion: number;
  /** Traps by name, null for those that one may not see. */
  traps: (string | null)[];
  /** Which of them lie face up, as bits. */
  revealed: number;
  defense: number;
  potions: number;
  venoms: number;
  gold: number;
  flags: number;
}

export interface BattleFacts {
  area: AreaName;
  path: string | null;
  /** What became of the monster: 0 it stands, 1 captured, 2 eliminated, 3 removed by Madhala. */
  beaten: number;
  conquered: boolean;
  /** Whether the mercenary in hand could capture the monster. */
  capturable: boolean;
  /** What earlier paths have done. */
  carried: number;
  /** Dice that were rolled: `strength-4`. */
  rolled: string[];
  bonus: {
    strength: number;
    magic: number;
    persuasion: number;
    total: number;
    capture: number;
    elimination: number;
  };
  rerolls: unknown[];
  totals: number[];
  hits: { path: string; hits: number }[];
}

export interface EquipmentFacts {
  id: string;
  used: boolean;
  /** Whether it was handed on in the turn in hand; then it is not handed on again. */
  moved?: boolean;
}

export interface MemberFacts {
  /** Told apart from others of its kind: `novice-2`. */
  id: string;
  name: string;
  leader: boolean;
  wounded: boolean;
  assigned: boolean;
  used: boolean;
  colonist: boolean;
  equipment: EquipmentFacts[];
}

export interface ClanLand {
  land: string;
  colonist: string | null;
  used: boolean;
}

export interface ClanFacts {
  seat: number;
  clan: Affinity;
  glory: number;
  reputation: number;
  excess: number;
  points: number;
  gold: number;
  salaries: number;
  defense: number;
  potions: number;
  venoms: number;
  traps: number;
  trap_room: number;
  /** One's own traps by name. */
  traps_known: string[];
  /** Dice by name, with their number. */
  pool: Record<DieName, number>;
  members: MemberFacts[];
  loot: string[];
  trophies: string[];
  trophy_points: number;
  lands: ClanLand[];
  missions: number;
}

export type PileName =
  "mercenaries" | "traps" | "equipment" | "monsters" | "lands" | "loot" | "missions" | "panic";

export interface MonsterLandsTable {
  round: number;
  rounds: number;
  first: number;
  turn: number | null;
  phase: Phase | null;
  step: string | null;
  difficulty: Difficulty;
  tricks: boolean;
  /** The solo scenario; 0 with several players. */
  scenario: number;
  /** Whether the game ends with this round as things stand. */
  last_round: boolean;
  /** Extra attack dice of each round. */
  attack_dice: number[];
  buildings: BuildingFacts[];
  tavern: (string | null)[];
  novices: number;
  lodge: (string | null)[];
  bazaar: (string | null)[];
  loot: (string | null)[];
  missions: (number | null)[];
  lands: LandFacts[];
  gate: string | null;
  gate_attack: number | null;
  paths: PathFacts[];
  battle: BattleFacts | null;
  piles: Record<PileName, number>;
  discards: Partial<Record<PileName, string[]>>;
  clans: ClanFacts[];
  over: boolean;
  winners: number[];
  reason: string | null;
}

/** A table as the engine tells it; the engine's own tests hold its shape. */
export function monsterLandsTable(facts: Facts): MonsterLandsTable {
  return facts as unknown as MonsterLandsTable;
}

export const COLOURS: readonly Colour[] = ["strength", "magic", "persuasion"];

/** A die by its name: its colour, and its face if it shows one (0 if not). */
export function readDie(name: DieName): { colour: Colour; face: number } {
  const [colour = "strength", face = "0"] = name.split("-");
  return { colour: colour as Colour, face: Number(face) };
}

/** Everything on the way to one area: the paths of a land, a mission or the entrance, in order. */
export function pathsOf(table: MonsterLandsTable, prefix: string): PathFacts[] {
  return table.paths.filter((path) => path.id.startsWith(`${prefix}.`));
}

export const clanOf = (table: MonsterLandsTable, seat: number | null): ClanFacts | undefined =>
  table.clans.find((clan) => clan.seat === seat);

/** Whether somebody plays alone against Madhala. */
export const isSolo = (table: MonsterLandsTable): boolean => table.clans.length === 1;
