/** The Woodland Alliance: what it brings to the table. */
import { printed } from "../../data";
import { onMap } from "../../seats/counts";
import type { FactionFace } from "../face";
import { battle } from "./battle";
import Board from "./Board.svelte";
import { BASES, ID } from "./facts";
import { signs } from "./figure";
import Summary from "./Summary.svelte";
import { hint, lines, trackNote, warning } from "./words";

// texts: root.seat.{how,birdsong,daylight,evening}.alliance root.setup.{does,hard}.alliance
// texts: root.{thing,explain}.{supporters,officers,sympathy_track,outrage}
export const alliance: FactionFace = {
  id: ID,
  complexity: 3,
  paragraphs: { overview: "8.1", birdsong: "8.4", daylight: "8.5", evening: "8.6" },
  signs,
  Board,
  Summary,
  extraDraws: (table, { seat }) =>
    printed(ID, "draw_per_base_on_map") *
    BASES.reduce((sum, suit) => sum + onMap(table, seat, `base_${suit}`), 0),
  lines,
  trackNote,
  hint,
  warning,
  planning: ["root.alliance.spread", "root.alliance.operation"],
  topics: { sympathy: "sympathy_track" },
  zones: { "root.alliance.supporter": "supporters", "root.alliance.cut": "supporters" },
  battle,
};
