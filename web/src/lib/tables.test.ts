import { afterEach, expect, test, vi } from "vitest";

const answered = { board: { gold: 11 } };
const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(answered), { status: 200 })));

afterEach(() => {
  document.head.innerHTML = "";
  fetched.mockClear();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const fresh = () => {
  vi.stubGlobal("fetch", fetched);
  return import("./tables");
};

test("without a note on the page nothing is asked for, and the client's own tables count", async () => {
  const { askTables, tableOf } = await fresh();
  await askTables("tower");
  expect(fetched).not.toHaveBeenCalled();
  expect(tableOf("tower", "board", { gold: 7 })).toEqual({ gold: 7 });
});

test("the tables of a game that the page names are asked for once, and count", async () => {
  document.head.innerHTML = `<meta name="tables" content="other tower">`;
  const { askTables, tableOf } = await fresh();
  await askTables("tower");
  await askTables("tower");
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(tableOf("tower", "board", { gold: 7 })).toEqual({ gold: 11 });
  expect(tableOf("tower", "cards", "as built")).toBe("as built");
  expect(tableOf("other", "board", "as built")).toBe("as built");
});
