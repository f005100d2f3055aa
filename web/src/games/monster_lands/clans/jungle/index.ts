/** The clan of jungle. */
import type { ClanFace } from "../face";
import "./colours.css";

// texts: monster_lands.clan.jungle monster_lands.setup.does.jungle
export const jungle = {
  id: "jungle",
  number: 0,
  hero: "purkas",
  sign: {
    fill: "M-8.6 9.4Q-11.6 -6.6 9.4 -10.2Q11.6 8.4 -4.2 8.6Z",
    line: "M-9.6 11Q-3 2.6 4.8 -5M-3 3.2L-3.8 -2.2M.2 -.4L5.4 .6",
  },
  land: {
    growth: {
      every: 3,
      rare: [["bush", "M-11 12Q-12 -4 0 -14Q12 -4 11 12Z"]],
      usual: [
        ["stem", "M-1 12Q1 0 0 -8"],
        [
          "leaf",
          "M0 -9Q-10 -16 -15 -6Q-8 -9 0 -8Q-4 -20 6 -19Q1 -14 1 -9Q12 -14 15 -4Q8 -8 1 -7Q6 0 2 4Q0 -2 0 -9Z",
        ],
      ],
    },
  },
} as const satisfies ClanFace;
