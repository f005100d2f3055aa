/** Root's components: the engine's own tables, with their types. */
import cardTable from "$data/root/data/cards_base.toml";
import characterTable from "$data/root/data/characters.toml";
import factionTable from "$data/root/data/factions.toml";
import itemTable from "$data/root/data/items.toml";
import autumnTable from "$data/root/data/map_autumn.toml";
import winterTable from "$data/root/data/map_winter.toml";
import questTable from "$data/root/data/quests.toml";
import type { Cost, ItemName, Suit } from "./types";

export type CardKind =
  "item" | "persistent" | "immediate" | "royal_claim" | "ambush" | "dominance" | "vizier";

export interface CardData {
  id: string;
  name: string;
  suit: Suit;
  count: number;
  kind: CardKind;
  cost: Cost[];
  item?: ItemName;
  vp?: number;
}

export interface QuestData {
  id: string;
  name: string;
  suit: Suit;
  items: ItemName[];
}

export interface CharacterData {
  id: string;
  name: string;
  law: string;
  box: string;
  items: ItemName[];
  action: string;
  cost: string;
}

export interface LeaderData {
  id: string;
  name: string;
  viziers: string[];
}

export interface FactionData {
  id: string;
  name: string;
  law: number;
  box: string;
  reach: number;
  warriors: number;
  buildings: Record<string, number>;
  tokens: Record<string, number>;
  tracks: Record<string, unknown>;
  leader?: LeaderData[];
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
  id: "autumn" | "winter";
  width: number;
  height: number;
  paths: [number, number][];
  rivers: [number, number][];
  clearing: ClearingData[];
  forest: ForestData[];
}

/** The Eyrie's own cards, which belong to no deck. */
const VIZIER: CardData = {
  id: "loyal_vizier",
  name: "Loyal Vizier",
  suit: "bird",
  count: 2,
  kind: "vizier",
  cost: [],
};

const by = <T extends { id: string }>(list: T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [one.id, one]));

export const cards = by([...(cardTable as { card: CardData[] }).card, VIZIER]);
export const quests = by((questTable as { quest: QuestData[] }).quest);
export const characters = by((characterTable as { character: CharacterData[] }).character);
export const factions = by((factionTable as { faction: FactionData[] }).faction);
export const leaders = by(factions.get("eyrie")?.leader ?? []);
/** How many items of each kind can be crafted at the beginning. */
export const itemSupply = (itemTable as { supply: Partial<Record<ItemName, number>> }).supply;
export const maps: Record<string, MapData> = {
  autumn: autumnTable as MapData,
  winter: winterTable as MapData,
};

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

export function cardOf(id: string): CardData | null {
  return cards.get(id) ?? null;
}

/** The key of the text that says what a card does; `suit` and `item` with `n` are its parameters. */
export function effectKey(card: CardData): string {
  if (card.kind === "item") return "root.card_effect.item";
  if (card.kind === "ambush") return "root.card_effect.ambush";
  if (card.kind === "vizier") return "root.card_effect.vizier";
  if (card.kind === "immediate") return "root.card_effect.favor";
  if (card.kind === "dominance")
    return card.suit === "bird" ? "root.card_effect.dominance_bird" : "root.card_effect.dominance";
  return `root.card_effect.${card.id}`;
}

/** Quests of one name differ by suit; the text is that of the name. */
export const questKey = (id: string): string => `root.quest_name.${id.replace(/_(fox|rabbit|mouse)$/, "")}`;

/** Whether a piece takes a building slot; everything else that stands on the map, warriors apart, is a token. */
export function isBuilding(faction: string, piece: string): boolean {
  return piece in (factions.get(faction)?.buildings ?? {});
}
