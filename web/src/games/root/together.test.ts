import { expect, it } from "vitest";
import { rootTable, together } from "./types";

it("lays every hand open, each as its owner saw it", () => {
  const seen = (me: number): Record<string, unknown> => ({
    map: "autumn",
    players: [0, 1].map((seat) => ({ seat, hand: 1, hand_known: seat === me ? [`card${seat}`] : [] })),
  });
  const open = rootTable(together([seen(0), seen(1)]));
  expect(open.players.map((player) => player.hand_known)).toEqual([["card0"], ["card1"]]);
  expect(open.map).toBe("autumn");
});
