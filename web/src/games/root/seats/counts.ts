/** What a seat's board shows, worked out from the facts of the table. */
import factionTable from "$data/root/data/factions.toml";
import { factions, ITEMS, printed, quests, track } from "../data";
import { boardOf, readItem, type ItemName, type ItemState, type PlayerFacts, type RootTable } from "../types";
import type { Relation, Suit, VagabondFacts } from "../types";

const { base_draw: BASE_DRAW } = factionTable as { base_draw: number };

/** Pieces of one kind that a seat has on the map. */
export function onMap(table: RootTable, seat: number, piece: string): number {
  return placesOf(table, seat, piece).reduce((sum, place) => sum + place.number, 0);
}

/** Where they are. */
export function placesOf(table: RootTable, seat: number, piece: string): { id: number; number: number }[] {
  return table.clearings.flatMap((clearing) =>
    clearing.pieces
      .filter((one) => one.seat === seat && one.piece === piece && one.number > 0)
      .map((one) => ({ id: clearing.id, number: one.number })),
  );
}

export interface SpaceFacts {
  points: number;
  cost: number;
  /** Another card in Evening once it is uncovered. */
  bonus: boolean;
  /** Its piece is on the map; is the next to go there; waits for its turn. */
  state: "built" | "next" | "left";
}

/** A track from left to right: points and costs by space, and how far its pieces have gone. */
export function spaces(points: number[], costs: number[], bonuses: number[], placed: number): SpaceFacts[] {
  return points.map((value, index) => ({
    points: value,
    cost: costs[index] ?? 0,
    bonus: bonuses.includes(index),
    state: index < placed ? "built" : index === placed ? "next" : "left",
  }));
}

/** What the rightmost uncovered space of a track says; nothing while all are covered. */
export const uncovered = (points: number[], placed: number): number =>
  placed > 0 ? (points[placed - 1] ?? 0) : 0;

/** How many spaces with a card are uncovered. */
export const cardBonus = (bonuses: number[], placed: number): number =>
  bonuses.filter((space) => space < placed).length;

/** How many cards a player draws in Evening: one, and what is uncovered or stands on the map. */
export function draws(table: RootTable, player: PlayerFacts): number {
  const { faction, seat, pieces_left: left } = player;
  const placed = (piece: string): number =>
    (factions.get(faction)?.buildings[piece] ?? 0) - (left[piece] ?? 0);
  switch (faction) {
    case "marquise":
      return BASE_DRAW + cardBonus(track(faction, "draw_spaces"), placed("recruiter"));
    case "eyrie":
      return BASE_DRAW + cardBonus(track(faction, "draw_spaces"), placed("roost"));
    case "alliance":
      return (
        BASE_DRAW +
        printed(faction, "draw_per_base_on_map") *
          ["fox", "rabbit", "mouse"].reduce((sum, suit) => sum + onMap(table, seat, `base_${suit}`), 0)
      );
    case "vagabond":
      return (
        BASE_DRAW + printed(faction, "draw_per_coins") * (boardOf(player, faction)?.on_tracks.coins ?? 0)
      );
    default:
      return BASE_DRAW;
  }
}

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
    limit: printed("vagabond", "item_limit") + printed("vagabond", "item_limit_per_bag") * tracks.bag,
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
    needed: track("vagabond", "relationship_cost")[level] ?? 0,
  };
}

/** Completed quests by suit. */
export function questsDone(board: VagabondFacts): { suit: Suit; number: number }[] {
  return (["fox", "rabbit", "mouse"] as const).map((suit) => ({
    suit,
    number: board.completed.filter((id) => quests.get(id)?.suit === suit).length,
  }));
}

/** The lengths of a Decree's columns. */
export const lengths = (decree: Record<string, unknown[]>): number[] =>
  Object.values(decree).map((column) => column.length);

/** A player by seat. */
export const playerOf = (table: RootTable, seat: number): PlayerFacts | undefined =>
  table.players.find((player) => player.seat === seat);

/** The same cards, each once, with how many there are. */
export function counted(names: readonly string[]): { id: string; number: number }[] {
  const numbers = new Map<string, number>();
  for (const name of names) numbers.set(name, (numbers.get(name) ?? 0) + 1);
  return [...numbers].map(([id, number]) => ({ id, number }));
}
