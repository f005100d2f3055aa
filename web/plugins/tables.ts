/** Component data for the browser: the engine's own tables (TOML), without what only readers of the files need. */
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

/** Where a value comes from and why is for people who correct the tables, not for players. */
const FOR_READERS = new Set(["source", "sources", "provenance", "note", "notes", "comment", "evidence"]);
/** What these say in prose, the texts say in every language. */
const TOLD = new Set(["ability", "benefit", "effect", "setup_standard", "talent", "text"]);

function lean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lean);
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !FOR_READERS.has(key) && !(TOLD.has(key) && typeof inner === "string"))
      .map(([key, inner]) => [key, lean(inner)]),
  );
}

export function tables(): Plugin {
  return {
    name: "rulewright-tables",
    load(id) {
      if (!id.endsWith(".toml")) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(lean(parse(readFileSync(id, "utf8"))))};`;
    },
  };
}
