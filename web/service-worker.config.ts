import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";
import type { Plugin, Rolldown } from "vite";
import { keptFiles } from "./worker/kept-files.ts";
import type { Release } from "./worker/release.ts";

const pages = ["/index.html", "/login.html"];
const always = ["/logo.svg", "/manifest.webmanifest"];

/**
 * Screens and dialogs that do nothing without the server: a device fetches them when they are
 * opened, and keeps none of them.
 */
const onlyOnline = [
  "areas/users/users-page.tsx",
  "areas/company-options/company-options-page.tsx",
  "areas/on-board/on-board-page.tsx",
  "areas/reports/catalogue/report-bars.tsx",
  "areas/reports/catalogue/write-report-xlsx.ts",
  "areas/employees/import-people-dialog.tsx",
  "areas/locations/import-locations-dialog.tsx",
  "areas/settings/data/data-export.tsx",
  "areas/time-entries/imports/import-time-dialog.tsx",
  "areas/wage-changes/import-wages-dialog.tsx",
];

/** Writes /service-worker.js beside the built pages, with the list of files to keep. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    writeBundle: async ({ dir = "dist" }, bundle) => {
      const assets = Object.values(bundle)
        .filter(({ fileName }) => fileName.startsWith("assets/") && !fileName.endsWith(".map"))
        .filter((file) => !isOnlyOnline(file))
        .map(({ fileName }) => ({ path: `/${fileName}`, bytes: bytesOf(dir, fileName) }));
      const release = releaseOf(dir, keptFiles(assets));
      writeFileSync(join(dir, "service-worker.js"), await workerCode(release));
    },
  };
}

function isOnlyOnline(file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean {
  const entry = file.type === "chunk" ? file.facadeModuleId : null;
  return entry !== null && onlyOnline.some((screen) => entry.endsWith(`/src/${screen}`));
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
