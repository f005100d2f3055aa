/** The Underground Duchy: what it brings to the table. */
import { placed } from "../../seats/counts";
import type { FactionFace } from "../face";
import Board from "./Board.svelte";
import { ID } from "./facts";
import { signs } from "./figure";
import Summary from "./Summary.svelte";
import { lines, things, trackNote } from "./words";

// texts: root.seat.{how,birdsong,daylight,evening}.duchy root.setup.{does,hard}.duchy root.rank.{squire,noble,lord}
// texts: root.{minister,explain}.{foremole,captain,marshal,brigadier,banker,mayor,duchess_of_mud,baron_of_dirt,earl_of_stone}
// texts: root.{thing,explain}.{minister,crowns,shown,works}
export const duchy: FactionFace = {
  id: ID,
  complexity: 3,
  paragraphs: { overview: "12.1", birdsong: "12.4", daylight: "12.5", evening: "12.6" },
  beside: true,
  signs,
  Board,
  Summary,
  // Each market draws a card.
  extraDraws: (_, player) => placed(player, "market"),
  lines,
  trackNote,
  planning: ["root.duchy.assembly", "root.duchy.parliament"],
  topics: { citadel: "works", market: "works" },
  things,
};
