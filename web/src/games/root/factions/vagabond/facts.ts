/** What the engine tells about a Vagabond's board, and what is printed of the characters. */
import characterTable from "$data/root/data/characters.toml";
import type { ItemName, PlayerFacts } from "../../types";

export const ID = "vagabond";

export type Relation = "indifferent" | "amiable" | "friendly" | "allied" | "hostile";

export interface VagabondFacts {
  character: string | null;
  /** Items by name and state (`sword`, `sword-` exhausted, `sword!` damaged, `sword-!` both), with their number. */
  items: Record<string, number>;
  /** Of the items above, those that lie on a track. */
  on_tracks: Partial<Record<ItemName, number>>;
  /** By seat. */
  relations: Record<string, Relation>;
  /** Aids given this turn, by seat. */
  aids: Record<string, number>;
  quests: string[];
  completed: string[];
  quest_deck: number;
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

export const characters: ReadonlyMap<string, CharacterData> = new Map(
  (characterTable as { character: CharacterData[] }).character.map((one) => [one.id, one]),
);

/** The board of a seat that plays a Vagabond, or null. */
export const boardOf = (player: PlayerFacts | undefined): VagabondFacts | null =>
  player?.faction === ID ? (player.board as VagabondFacts) : null;
