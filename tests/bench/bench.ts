import { join, resolve } from "node:path";
import { ports, requireFreePorts } from "../../emulators/ports.ts";
import { prepareFirestoreEmulator } from "../../emulators/prepare/firestore-emulator.ts";
import { runSeed } from "../../emulators/run-seed.ts";
import { openSession } from "../../emulators/stack/open-session.ts";
import { startStack } from "../../emulators/stack/start-stack.ts";
import { buildWhatChanged, functionsBuild, webBuild } from "../../emulators/start/builds.ts";
import { launchChromium } from "../support/launch-chromium.ts";
import { baselineMs } from "./baseline.ts";
import { serveBrotli } from "./brotli-server.ts";
import { measureImports } from "./measure-import.ts";
import type { ScreenRow } from "./measure-routes.ts";
import { measureRoutes } from "./measure-routes.ts";
import { measurePayEngine } from "./pay-engine.ts";
import { besideBudget, printTable } from "./print-table.ts";

const webFolder = join(resolve(import.meta.dirname, "../.."), "web/dist");
const benchPort = 5055;

/** `npm run bench`: what the product costs, beside what it may cost. */
async function main(): Promise<void> {
  const baseline = baselineMs();
  console.log(`Baseline: ${baseline.toFixed(0)} ms for a fixed piece of work on this machine.`);
  const session = await openSession("npm run bench");
  try {
    await requireFreePorts(Object.values(ports));
    const firestoreJar = await prepareFirestoreEmulator();
    await buildWhatChanged([functionsBuild, webBuild]);
    const stack = await startStack({
      tag: session.tag,
      firestoreJar,
      functionsEnvironment: { APP_ORIGIN: `http://127.0.0.1:${benchPort}` },
    });
    try {
      await runSeed([]);
      printScreens(await measureScreens(), baseline);
    } finally {
      await stack.stop();
    }
    printImports(baseline);
    printPayEngine();
  } finally {
    await session.close();
  }
}

async function measureScreens(): Promise<ScreenRow[]> {
  const server = await serveBrotli(webFolder, benchPort, ports.hosting);
  const browser = await launchChromium();
  try {
    return await measureRoutes(browser, `http://127.0.0.1:${benchPort}`);
  } finally {
    await browser.close();
    server.close();
  }
}

function printScreens(rows: ScreenRow[], baseline: number): void {
  const kilobytes = (bytes: number) => bytes / 1000;
  printTable(
    "Screens: a first visit (brotli kB and document reads beside their budgets; paints in ms)",
    [
      "Screen",
      "kB",
      "Requests",
      "Reads",
      "FCP",
      "LCP",
      "LCP / baseline",
      "Slow FCP",
      "Slow LCP",
      "Slow ready",
    ],
    rows.map(({ label, plain, slow, budget }) => [
      label,
      besideBudget(kilobytes(plain.brotliBytes), budget.brotliKb),
      String(plain.requests),
      besideBudget(plain.documentReads, budget.documentReads),
      besideBudget(plain.firstPaintMs, undefined),
      besideBudget(plain.largestPaintMs, undefined),
      (plain.largestPaintMs / baseline).toFixed(2),
      slow === null ? "" : besideBudget(slow.firstPaintMs, budget.slowFirstPaintMs),
      slow === null ? "" : besideBudget(slow.largestPaintMs, budget.slowLargestPaintMs),
      slow === null ? "" : besideBudget(slow.readyMs, budget.slowReadyMs),
    ]),
  );
}

function printImports(baseline: number): void {
  const { bundleMs, sourcesMs } = measureImports();
  printTable(
    "Functions: import in a fresh process (at most a quarter of the unbundled import)",
    ["What", "ms", "/ baseline", "/ unbundled"],
    [["bundle", bundleMs, sourcesMs] as const, ["unbundled", sourcesMs, sourcesMs] as const].map(
      ([what, ms, whole]) => [
        what,
        ms.toFixed(0),
        (ms / baseline).toFixed(2),
        (ms / whole).toFixed(2),
      ],
    ),
  );
}

function printPayEngine(): void {
  const { header, rows } = measurePayEngine();
  printTable("Pay engine: a year of 500 people on one core", header, rows);
}

await main();
