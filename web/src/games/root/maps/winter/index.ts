/** The woods in winter. */
import table from "$data/root/data/map_winter.toml";
import type { MapData } from "../../data";
import type { MapFace } from "../face";
import "./colours.css";

// texts: root.setup.{map,map-about}.winter
export const winter: MapFace = {
  data: table as MapData,
  seeds: { table: 4711, small: 12 },
  tall: (chance) => (chance < 0.56 ? "conifer" : chance < 0.93 ? "bare" : "bush"),
  crowns: "pointed",
  ripple: "M-8 0L-3 -2L1 1.4L7 -1M1 1.4L2 4.6",
};
