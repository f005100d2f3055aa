/** The protocol's types in TypeScript, from its JSON schema; `make types` writes both anew. */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const SCHEMA = new URL("../protocol.schema.json", import.meta.url);
const TYPES = new URL("../src/protocol.ts", import.meta.url);

/** What `src/protocol.ts` has to be. */
export async function protocolTypes() {
  const schema = JSON.parse(await readFile(SCHEMA, "utf8"));
  return compile(schema, "Wire", {
    bannerComment: [
      "// What goes over the wire. Made by `make types` from src/rulewright/protocol: do not edit.",
      "// How it is used: docs/protocol.md.",
      "",
      `export const VERSION = ${schema.version};`,
    ].join("\n"),
    ignoreMinAndMaxItems: true, // lists, not tuples of every length there may be
    style: { printWidth: 110 },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(TYPES, await protocolTypes());
