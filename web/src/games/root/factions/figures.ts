/** How the people of the woods look, by faction: the first that is shown of Root, before anything else is loaded. */
import { figure as alliance } from "./alliance/figure";
import "./alliance/colours.css";
import { figure as corvids } from "./corvids/figure";
import "./corvids/colours.css";
import { figure as cult } from "./cult/figure";
import "./cult/colours.css";
import { figure as duchy } from "./duchy/figure";
import "./duchy/colours.css";
import { figure as eyrie } from "./eyrie/figure";
import "./eyrie/colours.css";
import { figure as hundreds } from "./hundreds/figure";
import "./hundreds/colours.css";
import { figure as keepers } from "./keepers/figure";
import "./keepers/colours.css";
import { figure as marquise } from "./marquise/figure";
import "./marquise/colours.css";
import { figure as riverfolk } from "./riverfolk/figure";
import "./riverfolk/colours.css";
import { figure as vagabond } from "./vagabond/figure";
import "./vagabond/colours.css";
import { STRANGER, type Figure } from "../pieces/shapes";

/** In the order of the Law. */
export const FIGURES: Readonly<Record<string, Figure>> = {
  marquise,
  eyrie,
  alliance,
  vagabond,
  cult,
  riverfolk,
  duchy,
  corvids,
  hundreds,
  keepers,
};

export const figureOf = (faction: string): Figure => FIGURES[faction] ?? STRANGER;

/** The colour of a faction. */
export const colourOf = (faction: string): string => `var(--${faction}, var(--ink))`;

/** The faction of a seat that goes by a name: the faction's own, or that with something added. */
export const factionOf = (name: string): string =>
  name in FIGURES ? name : (Object.keys(FIGURES).find((faction) => name.startsWith(faction)) ?? name);
