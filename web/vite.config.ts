import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { paintedShell } from "./painted-shell.ts";

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * `--mode emulator` builds for the local stack (web/.env.emulator), the default for a real project.
 * Both pages load the same program; each paints its own first screen and names its own chunks.
 */
export default defineConfig({
  plugins: [react(), paintedShell()],
  server: { port: 5173, proxy: { "/api": "http://127.0.0.1:5000" } },
  build: {
    target: "baseline-widely-available",
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [page("index.html"), page("login.html")] },
  },
});
