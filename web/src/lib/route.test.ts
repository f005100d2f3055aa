import { expect, it } from "vitest";
import { address, read } from "./route.svelte";

it("reads a page, its parts and its query from what stands behind the #", () => {
  const route = read("#/match/394f7804afa7a056?at=12");
  expect(route.page).toBe("match");
  expect(route.parts).toEqual(["394f7804afa7a056"]);
  expect(route.query.get("at")).toBe("12");
});

it("takes the first page where nothing stands", () => {
  expect(read("")).toMatchObject({ page: "", parts: [] });
  expect(read("#/")).toMatchObject({ page: "", parts: [] });
});

it("is not confused by parts that are not well encoded", () => {
  expect(read("#/law/root/%E0%A4%A").parts).toEqual(["root", "%E0%A4%A"]);
});

it("keeps what is secret behind the #, which no server is sent", () => {
  expect(new URL(address("seat/abc")).hash).toBe("#/seat/abc");
});
