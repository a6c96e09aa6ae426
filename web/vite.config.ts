import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from "vite";
import { defineConfig, loadEnv } from "vite";
import { demoPassword, demoSignIns } from "../emulators/demo-sign-ins.ts";
import { ports } from "../emulators/ports.ts";
import { appUrl } from "../emulators/stack/stack-environment.ts";
import { PRODUCT_NAME } from "../functions/domain/kernel/product.ts";
import { chunksOf } from "./built-chunks.config.ts";
import { noChunkCircles } from "./chunk-circles.config.ts";
import { chunkNamer } from "./chunk-namer.config.ts";
import { chunksAhead } from "./chunks-ahead.config.ts";
import { compileHints } from "./compile-hints.config.ts";
import { serviceWorker } from "./service-worker.config.ts";

const signedIn = ["/src/app/signed-in/signed-in-app.tsx", "/src/live/firestore.ts"];

/** The chunks that a page's first screen waits for; named in its HTML they load side by side. */
const firstScreen: Readonly<Record<string, readonly string[]>> = {
  "index.html": signedIn,
  "login.html": ["/src/areas/login/login-page.tsx"],
};

const inputs = Object.keys(firstScreen).map(local);
const nativeTemporal = local("../functions/domain/kernel/time/native-temporal.ts");

/**
 * `--mode emulator` builds for the local stack (web/.env.emulator), the default for a real project.
 * Both pages load the same program; each paints its own first screen and names its own chunks.
 */
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    paintedShell(),
    chunksAhead("index.html", ["/index.html", ...signedIn]),
    noChunkCircles(),
    compileHints(),
    serviceWorker(),
  ],
  resolve: {
    alias: {
      re2js: local("src/live/no-patterns.ts"),
      "temporal-polyfill/fns/Instant": nativeTemporal,
      "temporal-polyfill/fns/ZonedDateTime": nativeTemporal,
    },
  },
  define: {
    DEMO_SIGN_INS: JSON.stringify(demoPeople(mode)),
    HAS_ANALYTICS: JSON.stringify(Boolean(variablesOf(mode)["VITE_FIREBASE_MEASUREMENT_ID"])),
  },
  server: {
    port: ports.devServer,
    proxy: { "/api": appUrl, "/outbox": appUrl },
  },
  build: {
    target: "baseline-widely-available",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: inputs,
      output: {
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
              tags: ["$initial"],
              priority: 2,
            },
            { name: "start", tags: ["$initial"], priority: 1 },
            { name: chunkNamer(), debugName: "screens", includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
}));

function local(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

function variablesOf(mode: string): Record<string, string> {
  return loadEnv(mode, local("."), "VITE_");
}

/** The people of the demo company for the login's buttons; no real build has them. */
function demoPeople(mode: string): { title: string; email: string; password: string }[] {
  if (mode !== "emulator") return [];
  return Object.values(demoSignIns).map(({ title, email }) => ({
    title,
    email,
    password: demoPassword,
  }));
}

/** Writes the product's name into the HTML and preloads the first screen's chunks. */
function paintedShell(): Plugin {
  return {
    name: "painted-shell",
    transformIndexHtml: {
      order: "post",
      handler: (html, context) => ({
        html: html.replaceAll("%PRODUCT_NAME%", PRODUCT_NAME),
        tags: preloads(html, context),
      }),
    },
  };
}

function preloads(html: string, { bundle, path }: IndexHtmlTransformContext): HtmlTagDescriptor[] {
  if (!bundle) return [];
  const page = path.replace(/^\//, "");
  const files = (firstScreen[page] ?? []).flatMap((source) => [...chunksOf(bundle, source)]);
  return [...new Set(files)]
    .filter((file) => !html.includes(file))
    .map((file) => ({
      tag: "link",
      attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}` },
      injectTo: "head",
    }));
}
