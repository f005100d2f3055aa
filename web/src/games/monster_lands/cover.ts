/** Monster Lands before anybody sits down: its pictures, its tables, and what its clans are called. */
import { say } from "$lib/texts.svelte";
import type { Cover } from "../game";
import { line } from "./campaign";
import Emblem from "./Emblem.svelte";
import "./monster_lands.css";
import { clanOf } from "./naming";
import { quick, seats, warnings } from "./setup";

export const cover: Cover = {
  name: "monster_lands",
  scene: () => import("./Scene.svelte"),
  Emblem,
  setup: () => import("./Setup.svelte"),
  words: { seat: (clan) => say(clanOf(clan)), called: clanOf },
  seats,
  colour: (clan) => `var(--ml-${clan}, var(--ink))`,
  warnings,
  quick,
  line,
};
