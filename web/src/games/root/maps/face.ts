/** What a map brings to the table: its places, and how its woods look.  Its colours are those of the class of its name. */
import type { MapData } from "../data";
import type { Growth } from "../planting";

export interface MapFace {
  data: MapData;
  /** The same trees stand on every screen: on the table, and on the small picture. */
  seeds: { table: number; small: number };
  /** What grows where there is room for something tall, by a number from 0 up to 1. */
  tall(chance: number): Growth["kind"];
  /** What trees look like on the small picture. */
  crowns: "round" | "pointed";
  /** A mark on the water: a small wave, a crack in the ice. */
  ripple: string;
}
