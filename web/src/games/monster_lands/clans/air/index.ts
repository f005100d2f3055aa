/** The clan of air. */
import { WINDSWEPT, type ClanFace } from "../face";
import "./colours.css";

// texts: monster_lands.clan.air monster_lands.setup.does.air
export const air = {
  id: "air",
  number: 3,
  hero: "timbulu",
  sign: {
    line: "M-10.4 -3H3.4A3.7 3.7 0 1 0 -.4 -6.8M-10.4 1.4H6.8A3.8 3.8 0 1 1 3 5.4M-8 5.8H-2.4A3 3 0 1 1 -5.2 9.4",
  },
  land: {
    skyline: 62,
    clouded: true,
    far: [
      ["peak", "M60 84L96 28L118 60L138 36L170 84Z"],
      ["snow", "M96 28L86 44L94 42L99 50L107 44ZM138 36L130 46L138 46L144 50Z"],
      ["peak", "M226 58Q252 50 282 58Q272 74 254 84Q240 72 226 58Z"],
    ],
    growth: WINDSWEPT,
  },
} as const satisfies ClanFace;
