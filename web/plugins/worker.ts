/**
 * Builds the service worker after everything else, with a list of all that was built.
 *
 * The shell is every file of which no part belongs to a game: of games only what somebody opens is kept (`src/worker`).
 * Fonts are in it as far as browsers of today ask for them.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { build, type Plugin, type PluginOption, type ResolvedConfig, type Rolldown } from "vite";

const NAME = "worker.js";
const ASSETS = "assets/";
const OF_A_GAME =
  /\/src\/games\/(?!shared\/|registry|game)|virtual:texts\/[a-z]+\/(?!common$)|\/rulewright\/games\//;
const OF_OLD = ".woff";
const SQUEEZED = /\.(br|gz)$/;

/** Files without a hash in their names that the page shows. */
const BESIDE = ["icon.svg", "table.webmanifest"];

export function worker(source: string, ...plugins: PluginOption[]): Plugin {
  let config: ResolvedConfig;
  const assets: string[] = [];
  const shell: string[] = [];

  /** Chunks that a game has a part in, with the styles that only they bring. */
  function ofGames(files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): Set<string> {
    const chunks = files.filter((file) => file.type === "chunk");
    const theirs = chunks.filter(({ moduleIds }) => moduleIds.some((id) => OF_A_GAME.test(id)));
    const styles = (of: readonly Rolldown.OutputChunk[]): string[] =>
      of.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    const shared = new Set(styles(chunks.filter((chunk) => !theirs.includes(chunk))));
    return new Set([
      ...theirs.map(({ fileName }) => fileName),
      ...styles(theirs).filter((name) => !shared.has(name)),
    ]);
  }

  return {
    name: "rulewright-worker",
    apply: "build",
    configResolved: (resolved) => void (config = resolved),
    writeBundle(_, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => fileName.startsWith(ASSETS));
      const games = ofGames(files);
      for (const { fileName } of files) {
        if (SQUEEZED.test(fileName)) continue;
        assets.push(fileName);
        if (!games.has(fileName) && !fileName.endsWith(OF_OLD)) shell.push(fileName);
      }
    },
    async closeBundle() {
      const folder = config.build.outDir;
      const hash = (name: string): string =>
        createHash("sha256")
          .update(readFileSync(`${folder}/${name}`))
          .digest("hex")
          .slice(0, 16);
      const kept = {
        shell: [
          { url: "./", revision: hash("index.html") },
          ...BESIDE.map((url) => ({ url, revision: hash(url) })),
          ...shell.map((url) => ({ url, revision: null })),
        ],
        assets,
      };
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        plugins,
        define: { KEPT: JSON.stringify(kept), "process.env.NODE_ENV": '"production"' },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: "es2022",
          rolldownOptions: { input: source, output: { format: "iife", entryFileNames: NAME } },
        },
      });
    },
  };
}
