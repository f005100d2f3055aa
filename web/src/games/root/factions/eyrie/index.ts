/** The Eyrie Dynasties: what they bring to the table. */
import { track } from "../../data";
import { cardBonus, placed } from "../../seats/counts";
import type { FactionFace } from "../face";
import Board from "./Board.svelte";
import { ID, VIZIER } from "./facts";
import { signs } from "./figure";
import Summary from "./Summary.svelte";
import { hint, lines, things, trackNote } from "./words";

// texts: root.seat.{how,birdsong,daylight,evening}.eyrie root.setup.{does,hard}.eyrie root.cause.commander
// texts: root.{thing,explain}.{decree,vizier,turmoil,roost_track} root.card_effect.loyal_vizier
export const eyrie: FactionFace = {
  id: ID,
  complexity: 2,
  paragraphs: { overview: "7.1", birdsong: "7.4", daylight: "7.5", evening: "7.6" },
  signs,
  Board,
  Summary,
  cards: [VIZIER],
  extraDraws: (_, player) => cardBonus(track(ID, "draw_spaces"), placed(player, "roost")),
  lines,
  trackNote,
  hint,
  planning: ["root.eyrie.add"],
  topics: { roost: "roost_track" },
  things,
};
