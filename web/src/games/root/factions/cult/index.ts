/** The Lizard Cult: what it brings to the table. */
import { track } from "../../data";
import { cardBonus, placed } from "../../seats/counts";
import type { FactionFace } from "../face";
import Board from "./Board.svelte";
import { GARDENS, ID } from "./facts";
import { signs } from "./figure";
import Summary from "./Summary.svelte";
import { hint, lines, trackNote } from "./words";

// texts: root.seat.{how,birdsong,daylight,evening}.cult root.setup.{does,hard}.cult
// texts: root.conspiracy.{crusade,convert,sanctify} root.{thing,explain}.{souls,acolytes,outcast,garden_track,revealed}
export const cult: FactionFace = {
  id: ID,
  complexity: 3,
  paragraphs: { overview: "10.1", birdsong: "10.4", daylight: "10.5", evening: "10.6" },
  signs,
  Board,
  Summary,
  extraDraws: (_, player) =>
    GARDENS.reduce(
      (sum, suit) => sum + cardBonus(track(ID, "draw_spaces"), placed(player, `garden_${suit}`)),
      0,
    ),
  lines,
  trackNote,
  hint,
  planning: ["root.cult.ritual", "root.cult.conspiracy"],
  topics: { garden_fox: "garden_track", garden_rabbit: "garden_track", garden_mouse: "garden_track" },
};
