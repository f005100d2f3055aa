/** The clan of water. */
import type { ClanFace } from "../face";
import "./colours.css";

// texts: monster_lands.clan.water monster_lands.setup.does.water
export const water = {
  id: "water",
  number: 1,
  hero: "tortock",
  sign: {
    fill: "M0 -11.6Q8.4 -1.6 8.4 3.2A8.4 8 0 0 1 -8.4 3.2Q-8.4 -1.6 0 -11.6Z",
    light: "M-5.4 3.4Q-5.2 7.8 -.4 8.6Q-3 6.8 -3.4 3Q-3.4 1 -2.4 -1.4Q-5.4 1 -5.4 3.4Z",
  },
  land: {
    growth: {
      every: 4,
      rare: [
        ["stem", "M-2 14L-4 -10M2 14L3 -14M6 14L9 -6"],
        ["leaf", "M2 -14h2v8h-2ZM-5 -10h2v7h-2Z"],
      ],
      usual: [["wave", "M-13 4q4 -5 8 0q4 5 8 0q4 -5 8 0"]],
    },
  },
} as const satisfies ClanFace;
