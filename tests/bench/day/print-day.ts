import { dayBudget } from "../budgets.ts";
import { besideBudget, printTable } from "../print-table.ts";
import type { DayOutcome } from "./compare-day.ts";
import type { DaySize } from "./day-size.ts";
import type { DriveReport } from "./drive-day.ts";

/** The most differences that are named. */
const MOST_NAMED = 40;

const tooFast =
  "This machine did not keep up: differences may follow from acts that came late. Lower --speed.";

/** Prints how the alerts of the day went, and what differs from the script. */
export function printDay(
  size: DaySize,
  report: DriveReport,
  { types, faults, late }: DayOutcome,
): void {
  const { locations, peopleEach, speed } = size;
  const people = locations * peopleEach;
  printTable(
    `Day: ${locations} locations, ${people} people, ${speed} times real speed (seconds of the day)`,
    ["Alert", "In the script", "Told", "Told after: median", "at most", "Too late", "Ended after"],
    types.map((one) => [
      one.type,
      String(one.wanted),
      String(one.told),
      String(one.medianSeconds),
      String(one.slowestSeconds),
      besideBudget(one.tooLate, dayBudget.tooLate),
      String(one.slowestEndSeconds),
    ]),
  );
  printTable(
    "Day: acts through the API, and what differs from the script",
    [
      "Acts",
      "Refused",
      "Over a minute late",
      "Slowest s of the day",
      "Slowest real ms",
      "Differences",
    ],
    [
      [
        String(report.acts),
        besideBudget(report.refused.length, dayBudget.refused),
        String(report.late),
        String(Math.round(report.slowestMillis / 1000)),
        String(Math.round(report.slowestRealMillis)),
        besideBudget(faults.length, dayBudget.differences),
      ],
    ],
  );
  if (report.late > 0) console.log(tooFast);
  for (const line of [...report.refused, ...faults, ...late].slice(0, MOST_NAMED))
    console.log(line);
}
