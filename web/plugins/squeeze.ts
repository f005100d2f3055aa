/** Writes a compressed copy beside every file that is worth it, so that the server need not compress while it plays. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SQUEEZED = /\.(html|js|css|svg|json|webmanifest)$/;
const TOO_SMALL = 512;

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

export function squeeze(): Plugin {
  let folder = "";
  return {
    name: "rulewright-squeeze",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const path of files(folder)) {
        const text = readFileSync(path);
        if (!SQUEEZED.test(path) || text.length < TOO_SMALL) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
