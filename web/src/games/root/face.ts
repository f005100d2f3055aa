/** Root at the table in the browser: its board, its boards of seats, its words. */
import { has, lawOf, t } from "$lib/texts.svelte";
import type { Face } from "../game";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Hand from "./Hand.svelte";
import Happening from "./Happening.svelte";
import Scene from "./Scene.svelte";
import SeatBoard from "./SeatBoard.svelte";
import Setup from "./Setup.svelte";
import Sign from "./Sign.svelte";
import Summary from "./Summary.svelte";
import { colourOf, factionOf } from "./factions";
import { quick, seats, warnings } from "./setup";
import { sign } from "./signs";
import { together } from "./types";
import { makeWords } from "./words";

export const face: Face = {
  name: "root",
  Board,
  Hand,
  Summary,
  SeatBoard,
  Happening,
  Sign,
  sign,
  Setup,
  words: makeWords({ t, has, lawOf }),
  seats,
  colour: (name) => colourOf(factionOf(name)),
  warnings,
  quick,
  together,
  Emblem,
  Scene,
  legend: () => import("./Legend.svelte"),
};
