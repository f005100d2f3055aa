import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { constants } from "node:zlib";
import { compression, defineAlgorithm } from "vite-plugin-compression2";
import { defineConfig } from "vitest/config";
import { page } from "./plugins/page";
import { tables } from "./plugins/tables";
import { texts } from "./plugins/texts";
import { worker } from "./plugins/worker";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A compressed copy beside every file that is worth it, so that the server need not compress while it plays. */
const squeezed = compression({
  include: /\.(html|js|css|svg|json|webmanifest)$/,
  threshold: 512,
  algorithms: [
    defineAlgorithm("brotliCompress", {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    defineAlgorithm("gzip", { level: constants.Z_BEST_COMPRESSION }),
  ],
  logLevel: "silent",
});

/** The game in whose room a file lies. */
const game = (id: string): string => /games\/(\w+)\//.exec(id)?.[1] ?? "";

/**
 * What comes in one file, with all that it needs: a file of its own costs nearly a kilobyte for asking alone, and time.
 * Every page needs the first; then what is on a game's box, and the picture on it.
 */
const TOGETHER = [
  {
    name: "lib",
    test: /node_modules\/(svelte|esm-env)\/|src\/(lib\/(?!.*(zoom|spotlight))|main|App|pages\/(Home|home|Lost)|shell\/(Page|MatchRow)|games\/shared\/(options|Count))/,
    priority: 3,
  },
  { name: (id: string) => `${game(id)}-cover`, test: /web\/src\/games\/\w+\/cover\.ts/, priority: 2 },
  { name: (id: string) => `${game(id)}-scene`, test: /web\/src\/games\/\w+\/Scene\.svelte/, priority: 1 },
];

export default defineConfig({
  plugins: [
    tables(),
    texts(here("../src/rulewright/texts"), here("../src/rulewright/games")),
    page(here("../src/rulewright/texts"), "en"),
    svelte(),
    squeezed,
    worker(here("src/worker/worker.ts"), squeezed),
  ],
  base: "./",
  resolve: {
    alias: { $lib: here("src/lib"), $data: here("../src/rulewright/games") },
    conditions: process.env["VITEST"] ? ["browser"] : undefined,
  },
  build: {
    outDir: here("../src/rulewright/server/browser"),
    emptyOutDir: true,
    target: "es2022",
    // The server's Content-Security-Policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  // One jsdom for all files of a thread: making one for each took longer than the tests.
  // How long a test takes is measured elsewhere: on a busy machine none fails for it.
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/games/shared/testing/texts.ts"],
    pool: "threads",
    isolate: false,
    testTimeout: 0,
    hookTimeout: 0,
  },
});
