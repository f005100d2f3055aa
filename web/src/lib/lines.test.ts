import { expect, test } from "vitest";
import { linesOf } from "./lines";

test("nothing takes no line", () => {
  expect(linesOf([], 100, 5)).toBe(0);
});

test("a line is full when the next thing and the gap before it do not fit", () => {
  expect(linesOf([50, 45], 100, 5)).toBe(1);
  expect(linesOf([50, 46], 100, 5)).toBe(2);
  expect(linesOf([30, 30, 30, 30], 100, 5)).toBe(2);
});

test("what is wider than a line has one of its own", () => {
  expect(linesOf([150, 10], 100, 5)).toBe(2);
  expect(linesOf([10, 150, 10], 100, 5)).toBe(3);
});
