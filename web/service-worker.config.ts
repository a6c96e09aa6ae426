import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";
import type { Plugin } from "vite";
import { keptFiles } from "./worker/kept-files.ts";
import type { Release } from "./worker/release.ts";

const pages = ["/index.html", "/login.html"];
const always = ["/logo.svg", "/manifest.webmanifest"];

/** Writes /service-worker.js beside the built pages, with the list of files to keep. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    writeBundle: async ({ dir = "dist" }, bundle) => {
      const assets = Object.values(bundle)
        .filter(({ fileName }) => fileName.startsWith("assets/") && !fileName.endsWith(".map"))
        .map(({ fileName }) => ({ path: `/${fileName}`, bytes: bytesOf(dir, fileName) }));
      const release = releaseOf(dir, keptFiles(assets));
      writeFileSync(join(dir, "service-worker.js"), await workerCode(release));
    },
  };
}

function releaseOf(dir: string, assets: readonly string[]): Release {
  const hashes = pages.map((page) => [page, hashOf(readFileSync(join(dir, page)))] as const);
  const others = always.map((file) => hashOf(readFileSync(join(dir, file))));
  const name = hashOf(JSON.stringify([hashes, others, assets])).slice(0, 16);
  return { name, files: [...always, ...assets], pages: Object.fromEntries(hashes) };
}

async function workerCode(release: Release): Promise<string> {
  const { output } = await build({
    input: fileURLToPath(new URL("worker/worker.ts", import.meta.url)),
    platform: "browser",
    write: false,
    transform: { define: { RELEASE: JSON.stringify(release) } },
    output: { format: "iife", minify: true },
  });
  return output[0].code;
}

function bytesOf(dir: string, fileName: string): number {
  return readFileSync(join(dir, fileName)).length;
}

function hashOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
