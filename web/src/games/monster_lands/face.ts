/** Monster Lands at the table in the browser: its board, its clan boards, its words. */
import { has, lawOf, t } from "$lib/texts.svelte";
import type { Face } from "../game";
import Board from "./Board.svelte";
import { sequel } from "./campaign";
import { cover } from "./cover";
import Hand from "./Hand.svelte";
import Happening from "./Happening.svelte";
import SeatBoard from "./SeatBoard.svelte";
import Sign from "./Sign.svelte";
import Summary from "./Summary.svelte";
import { sign } from "./signs";
import { together } from "./together";
import { makeWords } from "./words";

export const face: Face = {
  ...cover,
  Board,
  Hand,
  Summary,
  SeatBoard,
  Happening,
  Sign,
  sign,
  words: makeWords({ t, has, lawOf }),
  together,
  legend: () => import("./Legend.svelte"),
  sequel,
};
