// @vitest-environment node
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { protocolTypes } from "../tools/types";
import { VERSION } from "./protocol";

it("the types of the protocol are those of its schema: if not, run make types", async () => {
  const kept = await readFile(new URL("protocol.ts", import.meta.url), "utf8");
  expect(kept).toBe(await protocolTypes());
  expect(kept).toContain(`export const VERSION = ${VERSION};`);
});
