/** The clan of fire. */
import type { ClanFace } from "../face";
import "./colours.css";

// texts: monster_lands.clan.fire monster_lands.setup.does.fire
export const fire = {
  id: "fire",
  number: 2,
  hero: "nuduru",
  sign: {
    fill: "M.6 -11.6Q2.4 -6.6 6 -3Q9.6 .8 8.2 5.4Q6.2 11 0 11Q-6.2 11 -8.2 5.4Q-9.4 1.4 -6 -2.4Q-5.4 .6 -3.4 1.2Q-4.4 -6 .6 -11.6Z",
    light: "M.4 1.4Q4.2 4.4 3 7.4Q2 9.6 0 9.6Q-2.2 9.6 -3 7.4Q-3.6 4.8 .4 1.4Z",
  },
  land: {
    jagged: 16,
    far: [
      ["peak", "M150 120L196 42Q204 46 212 42L262 120Z"],
      ["lava", "M196 42Q204 46 212 42L218 56L208 66L204 92L199 64L192 52Z"],
      ["smoke", "M204 38Q190 26 204 16Q196 6 212 2Q208 14 216 20Q220 30 204 38Z"],
    ],
    growth: {
      every: 3,
      rare: [["lava", "M0 -8Q5 -2 3 3Q0 6 -3 3Q-5 -2 0 -8Z"]],
      usual: [["rock", "M-7 10L-3 -6L0 -1L4 -12L9 10Z"]],
    },
  },
} as const satisfies ClanFace;
