/** What the engine tells about the Eyrie's board, and what is printed of its leaders. */
import { factions } from "../../data";
import type { CardData } from "../../data";
import type { PlayerFacts } from "../../types";

export const ID = "eyrie";

export interface DecreeCard {
  card: string;
  resolved: boolean;
}

export type Column = "recruit" | "move" | "battle" | "build";

export interface EyrieFacts {
  leader: string | null;
  leaders_face_up: string[];
  decree: Record<Column, DecreeCard[]>;
}

export interface LeaderData {
  id: string;
  name: string;
  viziers: string[];
}

export const COLUMNS: readonly Column[] = ["recruit", "move", "battle", "build"];

/** The board of a seat that plays the Eyrie, or null. */
export const boardOf = (player: PlayerFacts | undefined): EyrieFacts | null =>
  player?.faction === ID ? (player.board as EyrieFacts) : null;

/** Where the Law says what a leader does. */
export const LEADER_LAW: Readonly<Record<string, string>> = {
  builder: "7.8.1",
  charismatic: "7.8.2",
  commander: "7.8.3",
  despot: "7.8.4",
};

/** All leaders, in their order. */
export const leaders = (): readonly LeaderData[] =>
  (factions.get(ID) as { leader?: LeaderData[] } | undefined)?.leader ?? [];

/** The Eyrie's own cards, which belong to no deck. */
export const VIZIER: CardData = {
  id: "loyal_vizier",
  name: "Loyal Vizier",
  suit: "bird",
  count: 2,
  kind: "own",
  cost: [],
  topic: "vizier",
};
