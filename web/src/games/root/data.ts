/** Root's components: the engine's own tables, with their types. */
import factionTable from "$data/root/data/factions.toml";
import itemTable from "$data/root/data/items.toml";
import questTable from "$data/root/data/quests.toml";
import { DECKS } from "./decks";
import { MAPS } from "./maps";
import { factionFaces } from "./roster";
import type { Cost, ItemName, Suit } from "./types";

/** What a card is; "own" is one of a faction's own, which belongs to no deck. */
export type CardKind = "item" | "persistent" | "immediate" | "royal_claim" | "ambush" | "dominance" | "own";

export interface CardData {
  id: string;
  name: string;
  suit: Suit;
  count: number;
  kind: CardKind;
  cost: Cost[];
  item?: ItemName;
  vp?: number;
  /** What is explained about it, if it is not what its kind is about. */
  topic?: string;
}

export interface QuestData {
  id: string;
  name: string;
  suit: Suit;
  items: ItemName[];
}

export interface FactionData {
  id: string;
  name: string;
  /** Its chapter in the Law, by which factions are ordered. */
  law: number;
  box: string;
  reach: number;
  warriors: number;
  buildings: Record<string, number>;
  tokens: Record<string, number>;
  tracks: Record<string, unknown>;
}

export interface ClearingData {
  /** As printed, or "random" where suits are dealt. */
  suit: Suit | "random";
  id: number;
  slots: number;
  ruin: boolean;
  corner: boolean;
  river: boolean;
  adjacent: number[];
  x: number;
  y: number;
}

export interface ForestData {
  id: number;
  /** The clearings around it, in ring order. */
  clearings: number[];
  forests: number[];
  x: number;
  y: number;
}

export interface MapData {
  id: string;
  width: number;
  height: number;
  paths: [number, number][];
  rivers: [number, number][];
  /** The clearings around a lake, in their order; it is what the rivers between them are. */
  lake_order?: number[];
  /** Paths that begin closed. */
  closed_paths?: [number, number][];
  clearing: ClearingData[];
  forest: ForestData[];
}

const by = <T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [one.id, one]));

let known: ReadonlyMap<string, CardData> | null = null;
/** A card of any deck, or one of a faction's own. */
export function cardOf(id: string): CardData | null {
  known ??= by([...DECKS, ...factionFaces()].flatMap(({ cards }) => cards ?? []));
  return known.get(id) ?? null;
}

export const quests = by((questTable as { quest: QuestData[] }).quest);
/** Each faction's figures stand in a file of its own. */
export const factions = by(
  Object.values(
    import.meta.glob<FactionData>("$data/root/data/factions/*.toml", { eager: true, import: "default" }),
  ),
);
/** How many items of each kind can be crafted at the beginning. */
export const itemSupply = (itemTable as { supply: Partial<Record<ItemName, number>> }).supply;
export const maps: Record<string, MapData> = Object.fromEntries(MAPS.map(({ data }) => [data.id, data]));

export const ITEMS: readonly ItemName[] = [
  "boot",
  "bag",
  "crossbow",
  "hammer",
  "sword",
  "tea",
  "coins",
  "torch",
];
export const SUITS: readonly Suit[] = ["fox", "rabbit", "mouse", "bird"];
export const WIN = (factionTable as { win_vp: number }).win_vp;

/** A track of a faction's board: numbers from left to right. */
export function track(faction: string, name: string): number[] {
  const values = factions.get(faction)?.tracks[name];
  return Array.isArray(values) ? (values as number[]) : [];
}

/** A single number printed on a faction's board. */
export function printed(faction: string, name: string): number {
  const value = factions.get(faction)?.tracks[name];
  return typeof value === "number" ? value : 0;
}

/** The key of the text that says what a card does; `suit` and `item` with `n` are its parameters. */
export function effectKey(card: CardData): string {
  if (card.kind === "item") return "root.card_effect.item";
  if (card.kind === "ambush") return "root.card_effect.ambush";
  if (card.kind === "dominance")
    return card.suit === "bird" ? "root.card_effect.dominance_bird" : "root.card_effect.dominance";
  const shared = DECKS.map(({ effects }) => effects[card.kind]).find((name) => name !== undefined);
  return `root.card_effect.${shared ?? card.id}`;
}

/** Quests of one name differ by suit; the text is that of the name. */
export const questKey = (id: string): string => `root.quest_name.${id.replace(/_(fox|rabbit|mouse)$/, "")}`;

/** Whether a piece takes a building slot; everything else that stands on the map, warriors apart, is a token. */
export function isBuilding(faction: string, piece: string): boolean {
  return piece in (factions.get(faction)?.buildings ?? {});
}
