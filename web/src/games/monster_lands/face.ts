/** Monster Lands at the table in the browser: its board, its clan boards, its words. */
import { has, lawOf, t } from "$lib/texts.svelte";
import type { Face } from "../game";
import Board from "./Board.svelte";
import { line, sequel } from "./campaign";
import Emblem from "./Emblem.svelte";
import Hand from "./Hand.svelte";
import Happening from "./Happening.svelte";
import "./monster_lands.css";
import Scene from "./Scene.svelte";
import SeatBoard from "./SeatBoard.svelte";
import Setup from "./Setup.svelte";
import Sign from "./Sign.svelte";
import Summary from "./Summary.svelte";
import { quick, seats, warnings } from "./setup";
import { sign } from "./signs";
import { together } from "./together";
import { makeWords } from "./words";

export const face: Face = {
  name: "monster_lands",
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
  colour: (clan) => `var(--ml-${clan}, var(--ink))`,
  warnings,
  quick,
  together,
  Emblem,
  Scene,
  legend: () => import("./Legend.svelte"),
  line,
  sequel,
};
