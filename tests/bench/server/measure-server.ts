import { withoutTriggers } from "../../../emulators/stack/emulator-hub.ts";
import { baselineMs } from "../baseline.ts";
import { runMeasurement } from "../run-measurement.ts";
import type { BenchCrew } from "./bench-crew.ts";
import { aBenchCrew } from "./bench-crew.ts";
import { measureColdStart } from "./cold-start.ts";
import { measureFollowUps } from "./follow-ups.ts";
import { listPrices, machine } from "./list-prices.ts";
import { measureLoads } from "./measure-loads.ts";
import { monthCosts } from "./month-cost.ts";
import { actsOfMonth } from "./month-of-work.ts";
import { printColdStart, printDocuments, printLoads, printMonthCost } from "./print-server.ts";
import { queryOf } from "./requests-of.ts";
import { withoutLog } from "./without-log.ts";

const EMPLOYEES = 1000;

/** Prints what the server takes for what people do most, and what a month of that costs. */
export async function measureServer(functionsFolder: string): Promise<void> {
  await runMeasurement("server/measure-server.ts", functionsFolder);
}

async function main(functionsFolder: string): Promise<void> {
  const crew = await aBenchCrew();
  await withoutTriggers(() => measureCrew(functionsFolder, crew));
}

async function measureCrew(functionsFolder: string, crew: BenchCrew): Promise<void> {
  const baseline = baselineMs();
  const first = queryOf(crew.manager, "user.userInfo");
  printColdStart(await measureColdStart(functionsFolder, first), baseline);
  const loads = await measureLoads(functionsFolder, crew);
  printLoads(loads);
  const followUps = await withoutLog(() => measureFollowUps(crew));
  printDocuments(loads, followUps);
  const acts = actsOfMonth(loads, followUps);
  const terms = { employees: EMPLOYEES, prices: listPrices, machine };
  printMonthCost(EMPLOYEES, acts, monthCosts(acts, terms));
}

if (import.meta.main) {
  await main(process.argv[2] ?? "");
  process.exit();
}
