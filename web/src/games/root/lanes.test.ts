import { expect, it } from "vitest";
import { lanes } from "./lanes";

it("puts markers that would cover each other into different lanes", () => {
  expect(lanes([10, 10, 10, 10], 5)).toEqual([0, 1, 2, 3]);
  expect(lanes([0, 3, 6], 5)).toEqual([0, 1, 0]);
});

it("leaves markers that have room in the first lane, whatever their order", () => {
  expect(lanes([30, 10, 20], 5)).toEqual([0, 0, 0]);
});
