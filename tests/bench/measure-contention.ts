import { addDays } from "@crewline/domain/kernel/time/local-date";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { anEntryInput } from "../support/an-entry.ts";
import { refusalOf } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import { contentionBudget } from "./budgets.ts";
import { besideBudget, printTable } from "./print-table.ts";
import { runMeasurement } from "./run-measurement.ts";

/** As many as managers and a file may change in one person's week at the same moment. */
const atOnce = [5, 10, 20];

/** Prints how soon changes of one person's week are answered that come at the same moment. */
export async function measureContention(): Promise<void> {
  await runMeasurement("measure-contention.ts");
}

async function main(): Promise<void> {
  const company = await aCompany();
  const rows: string[][] = [];
  for (const count of atOnce) {
    const employeeId = await anEmployee(company, { name: `One of ${count}` });
    const times = await Promise.all(
      Array.from({ length: count }, (_, index) => {
        const hour = String(3 + Math.floor(index / 7)).padStart(2, "0");
        const change = { day: addDays(monday, index % 7), range: `${hour}:00-${hour}:30` };
        const input = anEntryInput(company, employeeId, change);
        return timed(() => company.owner.api.timeEntries.add.mutate(input));
      }),
    );
    const slowest = Math.max(...times.map(({ millis }) => millis));
    const busy = times.filter(({ isBusy }) => isBusy).length;
    rows.push([String(count), besideBudget(slowest, contentionBudget.answerMs), String(busy)]);
  }
  const header = ["At once", "Slowest ms", "Asked to try again"];
  printTable("Contention: changes of one person's week at the same moment", header, rows);
}

/** How long it took; throws for a refusal other than busy. */
async function timed(act: () => Promise<unknown>): Promise<{ millis: number; isBusy: boolean }> {
  const begun = performance.now();
  const done = await act().then(
    () => null,
    (error: unknown) => refusalOf(Promise.reject(error)),
  );
  if (done !== null && done.rule !== "busy") throw new Error(`Refused: ${done.message}`);
  return { millis: performance.now() - begun, isBusy: done !== null };
}

if (import.meta.main) await main();
