/** The Riverfolk Company: what it brings to the table. */
import type { FactionFace } from "../face";
import Board from "./Board.svelte";
import { ID } from "./facts";
import { signs } from "./figure";
import Summary from "./Summary.svelte";
import { lines } from "./words";

// texts: root.seat.{how,birdsong,daylight,evening}.riverfolk root.setup.{does,hard}.riverfolk
// texts: root.service.{hand_card,riverboats,mercenaries} root.say.{funds,payments,committed}
// texts: root.seat.{funds,payments,committed} root.seat.{funds,payments,committed}-hint
// texts: root.{thing,explain}.{funds,payments,committed,service,post_track}
export const riverfolk: FactionFace = {
  id: ID,
  complexity: 3,
  paragraphs: { overview: "11.1", birdsong: "11.4", daylight: "11.5", evening: "11.6" },
  signs,
  Board,
  Summary,
  // It draws none, not even the card that everybody draws.
  extraDraws: () => -1,
  lines,
  planning: ["root.riverfolk.action"],
  wares: ["root.services", "root.riverfolk.card"],
  zones: { "root.riverfolk.card": "wares" },
  topics: {
    trade_post_fox: "post_track",
    trade_post_rabbit: "post_track",
    trade_post_mouse: "post_track",
  },
  things: {
    service: {
      title: (nouns, name) => nouns.t(name ? `root.service.${name}` : "root.thing.service"),
      line: (nouns, name) => nouns.t(name ? `root.service.${name}` : "root.thing.service"),
      topics: () => ["service"],
    },
  },
};
