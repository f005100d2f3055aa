/** The mountains in early spring: rock, the last snow, the first blossom. */
import table from "$data/root/data/map_mountain.toml";
import type { MapData } from "../../data";
import type { MapFace } from "../face";
import "./colours.css";

// texts: root.setup.{map,map-about}.mountain
export const mountain: MapFace = {
  data: table as MapData,
  seeds: { table: 1865, small: 44 },
  tall: (chance) =>
    chance < 0.4
      ? "conifer"
      : chance < 0.72
        ? "peak"
        : chance < 0.84
          ? "round"
          : chance < 0.93
            ? "stone"
            : "bush",
  crowns: "pointed",
  ripple: "M-9 0Q-5.6 -4 -2.4 -.6T4 -.6T9 -1",
};
