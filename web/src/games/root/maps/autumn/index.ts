/** The woods in autumn. */
import table from "$data/root/data/map_autumn.toml";
import type { MapData } from "../../data";
import type { MapFace } from "../face";
import "./colours.css";

// texts: root.setup.{map,map-about}.autumn
export const autumn: MapFace = {
  data: table as MapData,
  seeds: { table: 815, small: 5 },
  tall: (chance) => (chance < 0.66 ? "round" : chance < 0.93 ? "conifer" : "bush"),
  crowns: "round",
  ripple: "M-9 0Q-5.6 -4 -2.4 -.6T4 -.6T9 -1",
};
