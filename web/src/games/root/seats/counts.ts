/** What a seat's board shows, worked out from the facts of the table. */
import factionTable from "$data/root/data/factions.toml";
import { factions } from "../data";
import { factionFace } from "../roster";
import type { PlayerFacts, RootTable } from "../types";

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

/** How many pieces of a kind are on the map, of those that a board has spaces for. */
export const placed = (player: PlayerFacts, piece: string): number =>
  (factions.get(player.faction)?.buildings[piece] ?? 0) - (player.pieces_left[piece] ?? 0);

/** How many cards a player draws in Evening: one, and what the faction adds. */
export const draws = (table: RootTable, player: PlayerFacts): number =>
  BASE_DRAW + (factionFace(player.faction)?.extraDraws(table, player) ?? 0);

/** A player by seat. */
export const playerOf = (table: RootTable, seat: number): PlayerFacts | undefined =>
  table.players.find((player) => player.seat === seat);

/** The same cards, each once, with how many there are. */
export function counted(names: readonly string[]): { id: string; number: number }[] {
  const numbers = new Map<string, number>();
  for (const name of names) numbers.set(name, (numbers.get(name) ?? 0) + 1);
  return [...numbers].map(([id, number]) => ({ id, number }));
}
