/** Whoever asks here about the factions finds all of them; what the factions' own folders use asks `../roster`. */
import { enrol } from "../roster";
import * as registered from "./register";

enrol(Object.values(registered));

export * from "../roster";
