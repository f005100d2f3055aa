/** What a faction brings to the table: everything in the browser that is its own. */
import type { Component } from "svelte";
import type { Play } from "$lib/play.svelte";
import type { Question } from "../../../protocol";
import type { BattlePart } from "../battle";
import type { Item } from "../belongings";
import type { CardData } from "../data";
import type { Nouns } from "../nouns";
import type { Sign } from "../pieces/shapes";
import type { PlayerFacts, RootTable } from "../types";
import type { Zone } from "../zones";

/** A seat that plays the faction, at a table. */
export interface BoardProps {
  play: Play;
  table: RootTable;
  player: PlayerFacts;
}

/** Somebody is asked something, and wants to know more about it. */
export interface Asked {
  nouns: Nouns;
  question: Question;
  table: RootTable;
  /** Who is asked. */
  player: PlayerFacts;
  /** What the player wins by instead of points, as a sentence; nothing for those who score. */
  aim: string;
}

/** A line for this moment. */
export interface Hint {
  text: string;
  /** Whether it says all there is to say, so that the coach's line would only distract. */
  enough: boolean;
}

/** A kind of thing that only this faction has (`leader:despot`), in words. */
export interface Thing {
  title(nouns: Nouns, name: string): string;
  /** The thing for somebody who cannot see it. */
  line(nouns: Nouns, name: string, table: RootTable): string;
  /** What there is to explain about it, the thing itself first. */
  topics(name: string): string[];
  /** What the table shows of it at this moment. */
  facts?(nouns: Nouns, name: string): string;
}

/** Where the Law speaks of a faction: what it is about, and each phase of its turn. */
export interface Paragraphs {
  overview: string;
  birdsong: string;
  daylight: string;
  evening: string;
}

export interface FactionFace {
  /** As the engine calls it; its colours are `--<id>`, and `--on-<id>` for what is drawn on them. */
  id: string;
  /** How much there is to keep in mind, from 1 to 3. */
  complexity: number;
  paragraphs: Paragraphs;
  /** Whether it has a clearing of its own beside the map. */
  beside?: boolean;
  /** Pictures on its buildings and tokens, by kind; those of a suit (`base_fox`) by the kind without it. */
  signs?: Readonly<Record<string, Sign>>;
  /** Its part of a seat's whole board. */
  Board: Component<BoardProps>;
  /** What matters most of it, for a line at the side. */
  Summary: Component<BoardProps>;
  /** Whether what it crafts lies among items of its own, not in the box that others have. */
  ownItems?: boolean;
  /** Its cards that belong to no deck. */
  cards?: readonly CardData[];
  /** How many cards more than everybody it draws in Evening. */
  extraDraws(table: RootTable, player: PlayerFacts): number;
  /** What only its board shows, in lines. */
  lines(nouns: Nouns, player: PlayerFacts, table: RootTable): Item[];
  /** What is worth saying about the track of a kind of piece, with so many of it on the map. */
  trackNote?(nouns: Nouns, player: PlayerFacts, piece: string, placed: number): string;
  /** What the table knows and a line of the coach does not, when the faction itself is asked. */
  hint?(asked: Asked): Hint | null;
  /** What anybody should know who is asked something while the faction is at the table. */
  warning?(asked: Asked): string;
  /** Questions at which a turn is planned: there it matters what one wins by. */
  planning?: readonly string[];
  /** What is explained beside a piece of its own, by the kind of piece. */
  topics?: Readonly<Record<string, string>>;
  /** Kinds of things that only it has. */
  things?: Readonly<Record<string, Thing>>;
  /** Questions at which others look at its hand, which lies open: it is shown beside their own. */
  wares?: readonly string[];
  /** Questions at which it pays for what lies in such a hand. */
  paying?: readonly string[];
  /** Where the cards lie that its questions name, if not in the hand. */
  zones?: Readonly<Record<string, Zone>>;
  /** What it adds to battles. */
  battle?: BattlePart;
}
