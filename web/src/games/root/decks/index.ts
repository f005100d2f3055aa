/** The decks this table can show, a line for each; the first is the usual one. */
import { exiles } from "./exiles";
import type { DeckFace } from "./face";
import { standard } from "./standard";

export const DECKS: readonly [DeckFace, ...DeckFace[]] = [standard, exiles];
