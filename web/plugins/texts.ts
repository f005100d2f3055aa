/** Texts for the browser: the catalogue's files without what only their authors need, comments and blanks. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const RAW = ".ftl?raw";

function lean(source: string): string {
  const lines = source.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return lines.map((line) => line.replace(/^ +/, " ").replace(/\{ +/g, "{").replace(/ +\}/g, "}")).join("\n");
}

export function texts(): Plugin {
  return {
    name: "rulewright-texts",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(RAW)) return null;
      const file = id.slice(0, -"?raw".length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(lean(readFileSync(file, "utf8")))};`;
    },
  };
}
