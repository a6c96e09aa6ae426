import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Manifest } from "./discover-functions.ts";
import { discoverFunctions } from "./discover-functions.ts";
import { repository } from "./planted-tree.ts";

/*
 * The recipes of CONTRIBUTING, done: a job and a consumer are added to a copy of the server, and the
 * deploy finds their queues without another line.
 */

let copy = "";
let manifest: Manifest;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "crewline-planted-jobs-"));
  copyServer();
  plant("functions/domain/records/jobs/due-work.ts", [
    '  "missedClockOuts",\n',
    '  "missedClockOuts",\n  "undecidedTimeOff",\n',
  ]);
  plant(
    "functions/src/jobs/catalogue.ts",
    [
      "  demoRemoval: {",
      "  undecidedTimeOff: { run: async () => null, atOnce: 7 },\n  demoRemoval: {",
    ],
    [
      "  accessMail: {",
      '  lateEdits: { types: ["timeEntryChanged"], run: async () => {}, atOnce: 3 },\n  accessMail: {',
    ],
  );
  const rolldown = join(repository, "node_modules/rolldown/bin/cli.mjs");
  const functions = join(copy, "functions");
  await promisify(execFile)(process.execPath, [rolldown, "-c", "rolldown.config.ts"], {
    cwd: functions,
  });
  manifest = await discoverFunctions(functions);
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function copyServer(): void {
  const left = new Set(["node_modules", "dist", ".types", ".secret.local"]);
  cpSync(join(repository, "functions"), join(copy, "functions"), {
    recursive: true,
    filter: (path) => !left.has(path.split("/").at(-1) ?? "") && !path.includes("/.env"),
  });
  cpSync(join(repository, "tsconfig.base.json"), join(copy, "tsconfig.base.json"));
  const modules = join(copy, "node_modules");
  mkdirSync(join(modules, "@crewline"), { recursive: true });
  for (const name of readdirSync(join(repository, "node_modules"))) {
    if (name !== "@crewline")
      symlinkSync(join(repository, "node_modules", name), join(modules, name));
  }
  symlinkSync(join(copy, "functions/domain"), join(modules, "@crewline/domain"));
}

/** Replaces each text once; fails if the file no longer has it. */
function plant(file: string, ...changes: (readonly [before: string, after: string])[]): void {
  const path = join(copy, file);
  let text = readFileSync(path, "utf8");
  for (const [before, after] of changes) {
    if (!text.includes(before)) throw new Error(`${file} has no ${JSON.stringify(before)}.`);
    text = text.replace(before, after);
  }
  writeFileSync(path, text);
}

test("a job of the catalogue is deployed with a task queue of its own", () => {
  expect(manifest.endpoints["jobs-undecidedTimeOff"]).toMatchObject({
    entryPoint: "jobs.undecidedTimeOff",
    taskQueueTrigger: {
      rateLimits: { maxConcurrentDispatches: 7 },
      retryConfig: { maxAttempts: 3 },
    },
  });
});

test("a consumer of the catalogue is deployed with a task queue of its own", () => {
  expect(manifest.endpoints["jobs-lateEdits"]).toMatchObject({
    entryPoint: "jobs.lateEdits",
    taskQueueTrigger: { rateLimits: { maxConcurrentDispatches: 3 } },
  });
});

test("no function but the tick runs by a schedule", () => {
  const scheduled = Object.entries(manifest.endpoints).filter(([, endpoint]) =>
    JSON.stringify(endpoint).includes('"scheduleTrigger"'),
  );
  expect(scheduled.map(([name]) => name)).toEqual(["tick"]);
});
