import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8600";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/orrery/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    // What two pages use is one file: each file costs headers, and small ones are compressed badly.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] } } },
  },
  server: {
    proxy: {
      "/api": server,
      "/texts": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    testTimeout: 60_000, // a machine may be busy
  },
});
