/** The components of Monster Lands: the engine's own tables, with their types. */
import boardTable from "$data/monster_lands/data/board.toml";
import equipmentTable from "$data/monster_lands/data/equipment.toml";
import landTable from "$data/monster_lands/data/lands.toml";
import lootTable from "$data/monster_lands/data/loot.toml";
import memberTable from "$data/monster_lands/data/mercenaries.toml";
import missionTable from "$data/monster_lands/data/missions.toml";
import monsterTable from "$data/monster_lands/data/monsters.toml";
import modifierTable from "$data/monster_lands/data/path_modifiers.toml";
import scenarioTable from "$data/monster_lands/data/scenarios.toml";
import trapTable from "$data/monster_lands/data/traps.toml";
import { sure } from "$lib/sure";
import { tableOf } from "$lib/tables";
import type { Affinity, BuildingName, Colour, Difficulty } from "./types";

/** What a card, token or path does: a kind, and the numbers and words that belong to it. */
export interface Effect {
  kind: string;
  [field: string]: unknown;
}

export type DiceSet = Record<Colour, number>;
export type Goods = Partial<Record<"glory" | "gold" | "defense" | "potion" | "venom" | "trap", number>>;

export interface MemberData {
  id: string;
  name: string;
  role: "leader" | "starting" | "hireable" | "novice";
  affinity: Affinity | "none";
  reputation: number;
  cost?: number;
  dice: DiceSet;
  effect: Effect;
}

export interface MonsterData {
  id: string;
  name: string;
  affinity: Affinity;
  level: "A" | "B";
  attack: number;
  capture_value: number;
  elimination_value: number;
  capture_gold: number;
  capture_glory: number;
  elimination_gold: number;
  elimination_glory: number;
  trophies: number;
  effect: Effect;
}

export type EquipmentType = "weapon" | "clothing" | "spell";

export interface EquipmentData {
  id: string;
  name: string;
  type: EquipmentType;
  copies: number;
  cost: number;
  effect: Effect;
}

export interface LandData {
  id: string;
  name: string;
  affinity: Affinity;
  conquest_value: number;
  glory: number;
  dice_options: DiceSet[];
  effect: Effect;
}

export interface LootData {
  id: string;
  phase: "any" | "placement" | "adventure";
  effect: Effect;
}

export interface TrapData {
  id: string;
  group: "starting" | "enhanced" | "shielded" | "trick";
  copies: number;
  cost?: number;
  effect: Effect;
}

export interface RollMission {
  kind: "dice_roll";
  dice_options: DiceSet[];
  target: number;
  reward: Goods;
  penalty_glory: number;
}

export interface Contract {
  kind: "contract";
  dice_options: DiceSet[];
  discard: Goods;
  reward: Goods;
}

export interface MissionData {
  id: number;
  a: RollMission;
  b_left: Contract;
  b_right: Contract;
}

export interface ModifierPath {
  require: DiceSet;
  reinforce: DiceSet;
  benefit: Effect;
}

export interface BuildingData {
  id: BuildingName;
  accepts: Colour[];
  space_dice?: number[];
  space_tokens?: number[];
  space_gold?: number[];
  token_price?: number;
  max_tokens?: number;
  round_of_beer_gold?: number;
  gold_per_die?: number;
}

export interface Rank {
  vp?: number;
  gold?: number;
  missions?: number;
  goal?: boolean;
  spread?: number[];
}

export interface ScenarioData {
  id: number;
  name: string;
  rounds: number;
  starting_affinity?: Affinity;
  special_rules: Effect[];
  goal: string;
  goal_details?: Record<string, number>;
  trainee: Rank;
  veteran: Rank;
  hero: Rank;
}

export interface GloryBand {
  glory_min: number;
  glory_max: number;
  dice: DiceSet;
  salary: number;
}

interface BoardTable {
  game: { max_rounds: number; glory_to_end: number };
  limits: { traps: number; defense: number; potions: number; venoms: number };
  glory_band: GloryBand[];
  building: BuildingData[];
  land_path: { heroic_death_glory: number[]; dice_spaces: number; token_spaces: number };
  citadel_entrance: {
    capacity: number;
    heroic_death_glory: number;
    reinforcements: { defense_talents: number; gold: number }[];
  };
  round_tracker: Record<Difficulty, number[]>;
  monster_attack: { hit_on_min: number };
  battle: { venom_bonus: number; mission_consolation_gold: number; trophy_sale_gold_per_value: number };
  affinity_score: { icons: number[]; points: number[] };
}

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the engine's tests hold what a file holds
const table = <T>(file: string, built: unknown): T => tableOf("monster_lands", file, built) as T;

const by = <K, T extends { id: K }>(list: T[]): ReadonlyMap<K, T> =>
  new Map(list.map((one) => [one.id, one]));

export const members = by(table<{ mercenary: MemberData[] }>("mercenaries", memberTable).mercenary);
export const monsters = by(table<{ monster: MonsterData[] }>("monsters", monsterTable).monster);
export const equipment = by(table<{ equipment: EquipmentData[] }>("equipment", equipmentTable).equipment);
export const lands = by(table<{ land: LandData[] }>("lands", landTable).land);
export const loots = by(table<{ loot: LootData[] }>("loot", lootTable).loot);
export const traps = by(table<{ trap: TrapData[] }>("traps", trapTable).trap);
export const missions = by(table<{ mission: MissionData[] }>("missions", missionTable).mission);
export const scenarios = by(table<{ scenario: ScenarioData[] }>("scenarios", scenarioTable).scenario);

const board = table<BoardTable>("board", boardTable);
export const buildings = by(board.building);
export const limits = board.limits;
export const gloryBands = board.glory_band;
export const landPath = board.land_path;
export const entrance = board.citadel_entrance;
export const battleRules = { ...board.battle, ...board.monster_attack };
export const affinityScore = board.affinity_score;
/** The gold that a trophy brings. */
export const saleOf = (monster: string): number =>
  board.battle.trophy_sale_gold_per_value * (monsters.get(monster)?.trophies ?? 0);
/** The glory that ends a game of several players. */
export const GLORY_TO_END = board.game.glory_to_end;

type ModifierFace = { tile: number; face: string } & Record<`path_${number}`, ModifierPath>;
const faces = new Map(
  table<{ face: ModifierFace[] }>("path_modifiers", modifierTable).face.map((one) => [
    `${one.tile}${one.face}`,
    one,
  ]),
);

/** What a path modifier (`3B`) asks for and gives on its path 1 to 4. */
export function modifierPath(modifier: string | null, path: number): ModifierPath | null {
  return modifier ? (faces.get(modifier)?.[`path_${path}`] ?? null) : null;
}

/** The band of glory one is in: its dice, and what each member is paid. */
export function gloryBand(glory: number): GloryBand {
  return gloryBands.findLast((band) => glory >= band.glory_min) ?? sure(gloryBands[0], "a band of glory");
}

/** What a mission asks of its path 1 or 2. */
export function missionPath(
  space: number,
  mission: number | null,
  path: number,
): RollMission | Contract | null {
  const data = mission === null ? undefined : missions.get(mission);
  if (!data) return null;
  if (space === 0) return data.a;
  return path === 1 ? data.b_left : data.b_right;
}
