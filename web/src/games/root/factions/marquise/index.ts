/** The Marquise de Cat: what she brings to the table. */
import { track } from "../../data";
import { cardBonus, placed } from "../../seats/counts";
import type { FactionFace } from "../face";
import Board from "./Board.svelte";
import { battle } from "./battle";
import { ID } from "./facts";
import { signs } from "./figure";
import Summary from "./Summary.svelte";
import { hint, lines, trackNote } from "./words";

// texts: root.seat.{how,birdsong,daylight,evening}.marquise root.setup.{does,hard}.marquise
// texts: root.{thing,explain}.{building_track,actions,hospitals}
export const marquise: FactionFace = {
  id: ID,
  complexity: 1,
  paragraphs: { overview: "6.1", birdsong: "6.4", daylight: "6.5", evening: "6.6" },
  signs,
  Board,
  Summary,
  extraDraws: (_, player) => cardBonus(track(ID, "draw_spaces"), placed(player, "recruiter")),
  lines,
  trackNote,
  hint,
  topics: {
    sawmill: "building_track",
    workshop: "building_track",
    recruiter: "building_track",
    keep: "hospitals",
  },
  battle,
};
