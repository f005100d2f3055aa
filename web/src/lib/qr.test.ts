import { describe, expect, it } from "vitest";
import { code } from "./qr";

describe("a QR code", () => {
  it("has a quiet border and the three corners by which a camera finds it", () => {
    const { size, path } = code("https://table.example/#/seat/AAAAAAAAAAAAAAAAAAAAAA");
    const dark = new Set([...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x},${y}`));
    const at = (x: number, y: number): boolean => dark.has(`${x},${y}`);
    for (let along = 0; along < size; along += 1)
      for (let border = 0; border < 4; border += 1)
        expect([at(along, border), at(border, along), at(along, size - 1 - border)]).toEqual([
          false,
          false,
          false,
        ]);
    for (const [left, top] of [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const) {
      expect([at(left, top), at(left + 6, top), at(left + 3, top + 3)]).toEqual([true, true, true]);
      expect(at(left + 1, top + 1)).toBe(false);
    }
  });

  it("differs where the link does", () => {
    expect(code("https://a.example/").path).not.toBe(code("https://b.example/").path);
  });
});
