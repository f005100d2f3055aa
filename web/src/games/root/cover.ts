/** Root before anybody sits down: its pictures, its tables, and what its seats are called. */
import type { Cover } from "../game";
import Emblem from "./Emblem.svelte";
import { colourOf, factionOf } from "./factions/figures";
import { called, shortName } from "./naming";
import "./root.css";
import { quick, seats, warnings } from "./setup";

const player = (name: string): { name: string; faction: string } => ({ name, faction: factionOf(name) });

export const cover: Cover = {
  name: "root",
  scene: () => import("./Scene.svelte"),
  Emblem,
  setup: () => import("./Setup.svelte"),
  words: { seat: (name) => shortName(player(name)), called: (name) => called(player(name)) },
  seats,
  colour: (name) => colourOf(factionOf(name)),
  warnings,
  quick,
};
