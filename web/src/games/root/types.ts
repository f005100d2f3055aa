/** Root's facts as the engine tells them: what lies on the table, as one seat may know it. */
import type { Facts } from "../game";

export type Suit = "fox" | "rabbit" | "mouse" | "bird";
export type Cost = Suit | "any";
export type ItemName = "boot" | "bag" | "crossbow" | "hammer" | "sword" | "tea" | "coins" | "torch";
export type Phase = "setup" | "birdsong" | "daylight" | "evening";

/** Buildings and tokens of one kind in a clearing. */
export interface PieceFacts {
  seat: number;
  piece: string;
  number: number;
}

export interface ClearingFacts {
  id: number;
  suit: Suit;
  slots: number;
  open: number;
  ruin: boolean;
  /** Crafting pieces here that were activated this turn. */
  activated?: number;
  ruler: number | null;
  /** Number of warriors by seat. */
  warriors: Record<string, number>;
  pieces: PieceFacts[];
  /** Seats whose pawn stands here. */
  pawns: number[];
}

export interface PlayerFacts {
  seat: number;
  /** What the seat is called: no two at a table are called the same. Left out, it is the faction's name. */
  name?: string;
  faction: string;
  points: number;
  /** Whether its marker is on the score track: a dominance card or a coalition takes it off. */
  on_track?: boolean;
  /** The dominance card that has taken the place of the score. */
  dominance: string | null;
  /** The seat it is in coalition with. */
  partner: number | null;
  /** Number of cards held. */
  hand: number;
  /** Those of them that the viewer knows. */
  hand_known: string[];
  in_play: string[];
  /** Cards in play that were used this turn. */
  used: string[];
  /** Warriors in the supply. */
  supply: number;
  /** Warriors in a clearing of its own beside the map. */
  beside?: number;
  crafted: Partial<Record<ItemName, number>>;
  /** Those of them that lie face down. */
  exhausted?: Partial<Record<ItemName, number>>;
  /** Warriors that lie on a card in play, whoever's card it is. */
  aside?: number;
  rules: number[];
  /** Buildings and tokens that are not on the map. */
  pieces_left: Record<string, number>;
  /** What only this faction's board shows: its folder knows. */
  board: unknown;
}

export interface RootTable {
  map: string;
  round: number;
  turn: number | null;
  phase: Phase | null;
  step: string | null;
  clearings: ClearingFacts[];
  /** Forests in which pawns stand (`f2`), and whose. */
  forests: Record<string, number[]>;
  /** Items that can be crafted. */
  items: Partial<Record<ItemName, number>>;
  deck: number;
  discard: string[];
  /** Dominance cards beside the map. */
  available: string[];
  /** Where the ferry lies, and where the tower stands, on maps that have one. */
  ferry?: number;
  tower?: number;
  /** Paths that are closed (`5-9`). */
  closed?: string[];
  /** What the map allows once a turn and has allowed in this one. */
  once?: string[];
  players: PlayerFacts[];
  over: boolean;
  winners: number[];
  reason: string | null;
}

/** A table as the engine tells it; the engine's own tests hold its shape. */
export function rootTable(facts: Facts): RootTable {
  return facts as unknown as RootTable;
}

export type ItemState = "ready" | "exhausted" | "damaged" | "worn";

/** What an item is called in the facts (`sword-!`): its name and its state. */
export function readItem(tile: string): { item: ItemName; state: ItemState } {
  const damaged = tile.includes("!");
  const exhausted = tile.includes("-");
  return {
    item: tile.replace(/[-!]/g, "") as ItemName,
    state: damaged ? (exhausted ? "worn" : "damaged") : exhausted ? "exhausted" : "ready",
  };
}

/** All warriors of a seat in a clearing. */
export const warriorsOf = (clearing: ClearingFacts, seat: number): number =>
  clearing.warriors[String(seat)] ?? 0;

/** One table on which everything lies open: each player's area as its owner saw it. */
export function together(tables: readonly Facts[]): Facts {
  const seen = tables.map(rootTable);
  const [first] = seen;
  if (!first) return {};
  return {
    ...first,
    players: first.players.map((player) => seen[player.seat]?.players[player.seat] ?? player),
  };
}
