import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { squeeze } from "./plugins/squeeze";
import { tables } from "./plugins/tables";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [tables(), svelte(), squeeze()],
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
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  // One jsdom for all files of a thread: making one for each took longer than the tests.
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], pool: "threads", isolate: false },
});
