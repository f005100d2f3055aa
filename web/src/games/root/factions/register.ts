/**
 * The factions this table can show, a line for each.
 *
 * Folders without a line hold what is drawn already of factions that the engine does not play as yet.
 */
export { alliance } from "./alliance";
export { cult } from "./cult";
export { duchy } from "./duchy";
export { eyrie } from "./eyrie";
export { marquise } from "./marquise";
export { riverfolk } from "./riverfolk";
export { vagabond } from "./vagabond";
