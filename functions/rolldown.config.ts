import { defineConfig } from "rolldown";

/**
 * One ESM bundle with its dependencies inside: an upload of this folder needs no workspace, and
 * a cold start reads a few files instead of hundreds. Firestore stays a lazy chunk.
 * firebase-functions is inside as well; the pinned dependency only serves the deploy's discovery,
 * which recognises functions by their `__endpoint`.
 */
export default defineConfig({
  input: "src/index.ts",
  platform: "node",
  output: {
    dir: "dist",
    format: "esm",
    minify: true,
    entryFileNames: "index.js",
    chunkFileNames: "[name]-[hash].js",
    cleanDir: true,
    // Firestore's client is CommonJS and asks for its folder, which an ES module does not know.
    intro: "const __dirname = import.meta.dirname; const __filename = import.meta.filename;",
  },
});
