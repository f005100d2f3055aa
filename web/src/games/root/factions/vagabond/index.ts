/** The Vagabond: what one brings to the table. */
import { printed } from "../../data";
import type { FactionFace } from "../face";
import { battle } from "./battle";
import Board from "./Board.svelte";
import { boardOf, ID } from "./facts";
import Summary from "./Summary.svelte";
import { lines, things } from "./words";

// texts: root.seat.{how,birdsong,daylight,evening}.vagabond root.setup.{does,hard}.vagabond
// texts: root.{thing,explain}.{exhausted,damaged,satchel,relations,quests,completed,coalition}
export const vagabond: FactionFace = {
  id: ID,
  complexity: 2,
  paragraphs: { overview: "9.1", birdsong: "9.4", daylight: "9.5", evening: "9.6" },
  Board,
  Summary,
  ownItems: true,
  extraDraws: (_, player) => printed(ID, "draw_per_coins") * (boardOf(player)?.on_tracks.coins ?? 0),
  lines,
  things,
  zones: { "root.vagabond.day_labor": "discard" },
  paying: ["root.vagabond.pay"],
  battle,
};
