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
    // A file of its own costs nearly a kilobyte for asking alone: what every page needs comes in one.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "lib", test: /web\/src\/lib\/(?!.*(zoom|spotlight))/ }] } },
    },
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
