import type { Browser } from "playwright-core";
import { emulatorPorts, ports, requireFreePorts } from "../../emulators/ports.ts";
import { prepareFirestoreEmulator } from "../../emulators/prepare/firestore-emulator.ts";
import { runSeed } from "../../emulators/run-seed.ts";
import { openSession } from "../../emulators/stack/open-session.ts";
import { startStack } from "../../emulators/stack/start-stack.ts";
import { builtFolders } from "../../emulators/start/builds.ts";
import { launchChromium } from "../support/launch-chromium.ts";
import { baselineMs } from "./baseline.ts";
import { serveBrotli } from "./brotli-server.ts";
import { rosterSizes } from "./budgets.ts";
import { auditScreens } from "./lighthouse/audit-screens.ts";
import { printScores } from "./lighthouse/print-scores.ts";
import { measureContention } from "./measure-contention.ts";
import { measureDay } from "./measure-day.ts";
import { measureDirectory } from "./measure-directory.ts";
import { measureMonth } from "./measure-month.ts";
import { measureReports } from "./measure-reports.ts";
import { measureRoster } from "./measure-roster.ts";
import { measureRoutes } from "./measure-routes.ts";
import { printDirectory, printMonth } from "./print-lists.ts";
import { printRoster } from "./print-roster.ts";
import { printScreens } from "./print-screens.ts";
import { printImports, printPayEngine } from "./print-engine.ts";
import { measureServer } from "./server/measure-server.ts";
import { visitFloor, visitProduct } from "./visits/bench-visits.ts";
import { printVisits } from "./visits/print-visits.ts";

/** No development server runs beside the bench. */
const benchPort = ports.devServer;
const PEOPLE = 2000;

const only = process.argv.slice(2).filter((word) => word !== "--check");
const wants = (
  part:
    | "directory"
    | "roster"
    | "month"
    | "contention"
    | "reports"
    | "server"
    | "lighthouse"
    | "visits"
    | "rest",
) => only.length === 0 || only.includes(part);

/**
 * `npm run bench`: what the product costs, beside what it may cost; `-- directory`, `-- roster`,
 * `-- month`, `-- contention`, `-- reports`, `-- server`, `-- visits` and `-- lighthouse` these
 * alone; `-- --check` fails for what is over.
 * `-- day`, which takes 20 minutes, runs only when it is named, alone and with its own options.
 */
async function main(): Promise<void> {
  if (only.includes("day")) {
    return measureDay(process.argv.slice(2).filter((word) => word !== "day"));
  }
  const baseline = baselineMs();
  console.log(`Baseline: ${baseline.toFixed(0)} ms for a fixed piece of work on this machine.`);
  const session = await openSession("npm run bench");
  try {
    await requireFreePorts([...emulatorPorts, benchPort]);
    const firestoreJar = await prepareFirestoreEmulator();
    const built = await builtFolders();
    const stack = await startStack({
      tag: session.tag,
      firestoreJar,
      built,
      functionsEnvironment: { APP_ORIGIN: `http://127.0.0.1:${benchPort}` },
    });
    try {
      await runSeed([]);
      await measureInBrowser(built.web, async (browser, origin) => {
        if (wants("rest")) printScreens(await measureRoutes(browser, origin), baseline);
        if (wants("visits")) {
          printVisits(await visitProduct(browser, origin), await visitFloor(browser));
        }
        if (wants("lighthouse")) printScores(await auditScreens(origin));
        if (wants("directory")) printDirectory(await measureDirectory(browser, origin, PEOPLE));
        if (wants("roster")) {
          const costs = [];
          for (const size of rosterSizes) costs.push(await measureRoster(browser, origin, size));
          printRoster(costs, baseline);
        }
        if (wants("month")) printMonth(await measureMonth(browser, origin));
      });
      if (wants("contention")) await measureContention();
      if (wants("reports")) await measureReports();
      if (wants("server")) await measureServer(built.functions);
    } finally {
      await stack.stop();
    }
    if (!wants("rest")) return;
    printImports(built.functions, baseline);
    printPayEngine();
  } finally {
    await session.close();
  }
}

async function measureInBrowser(
  webFolder: string,
  measure: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const server = await serveBrotli(webFolder, benchPort, ports.hosting);
  const browser = await launchChromium();
  try {
    await measure(browser, `http://127.0.0.1:${benchPort}`);
  } finally {
    await browser.close();
    server.close();
  }
}

await main();
