/** The lake in summer. */
import table from "$data/root/data/map_lake.toml";
import type { MapData } from "../../data";
import type { MapFace } from "../face";
import "./colours.css";

// texts: root.setup.{map,map-about}.lake
export const lake: MapFace = {
  data: table as MapData,
  seeds: { table: 2024, small: 31 },
  tall: (chance) => (chance < 0.74 ? "round" : chance < 0.86 ? "conifer" : "bush"),
  crowns: "round",
  ripple: "M-9 0Q-5.6 -4 -2.4 -.6T4 -.6T9 -1",
};
