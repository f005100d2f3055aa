/** What a Vagabond has, worked out from the facts: items where they lie, relationships, quests. */
import { ITEMS, printed, quests, track } from "../../data";
import { readItem, type ItemName, type ItemState, type Suit } from "../../types";
import { ID, type Relation, type VagabondFacts } from "./facts";

export interface Tile {
  item: ItemName;
  state: ItemState;
  /** How the facts and the questions call it: `sword-!`. */
  name: string;
}

export interface Pack {
  /** Items on the tracks, by kind. */
  tracks: Record<"tea" | "coins" | "bag", number>;
  satchel: Tile[];
  damaged: Tile[];
  ready: number;
  total: number;
  /** What satchel and damaged box hold together, and what they may hold. */
  carried: number;
  limit: number;
}

/** A Vagabond's items, each where it lies. */
export function packOf(board: VagabondFacts): Pack {
  const tracks = {
    tea: board.on_tracks.tea ?? 0,
    coins: board.on_tracks.coins ?? 0,
    bag: board.on_tracks.bag ?? 0,
  };
  const tiles = Object.entries(board.items).flatMap(([name, number]) => {
    const { item, state } = readItem(name);
    const away = state === "ready" ? (board.on_tracks[item] ?? 0) : 0;
    return Array.from({ length: Math.max(0, number - away) }, (): Tile => ({ item, state, name }));
  });
  const order = (one: Tile, other: Tile): number =>
    Number(one.state !== "ready" && one.state !== "damaged") -
      Number(other.state !== "ready" && other.state !== "damaged") ||
    ITEMS.indexOf(one.item) - ITEMS.indexOf(other.item);
  tiles.sort(order);
  const count = (state: ItemState): number =>
    Object.entries(board.items).reduce(
      (sum, [name, number]) => sum + (readItem(name).state === state ? number : 0),
      0,
    );
  return {
    tracks,
    satchel: tiles.filter((tile) => tile.state === "ready" || tile.state === "exhausted"),
    damaged: tiles.filter((tile) => tile.state === "damaged" || tile.state === "worn"),
    ready: count("ready"),
    total: Object.values(board.items).reduce((sum, number) => sum + number, 0),
    carried: tiles.length,
    limit: printed(ID, "item_limit") + printed(ID, "item_limit_per_bag") * tracks.bag,
  };
}

export const LEVELS: readonly Relation[] = ["indifferent", "amiable", "friendly", "allied"];

/** How far a relationship is: its level (-1 for hostile), and the aids given and needed for the next step. */
export function standing(
  board: VagabondFacts,
  seat: number,
): { level: number; given: number; needed: number } {
  const relation = board.relations[String(seat)] ?? "indifferent";
  const level = LEVELS.indexOf(relation);
  return {
    level,
    given: board.aids[String(seat)] ?? 0,
    needed: track(ID, "relationship_cost")[level] ?? 0,
  };
}

/** Completed quests by suit. */
export function questsDone(board: VagabondFacts): { suit: Suit; number: number }[] {
  return (["fox", "rabbit", "mouse"] as const).map((suit) => ({
    suit,
    number: board.completed.filter((id) => quests.get(id)?.suit === suit).length,
  }));
}
