import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { pack } from "./pack.ts";

const built = "../src/hain/screen";
const server = process.env.HAIN_SERVER ?? "http://127.0.0.1:8042";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), pack(built)],
  build: { outDir: built, emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: server, ws: true } } },
  // components are tested as a browser runs them
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
}));
