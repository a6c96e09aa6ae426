import { say } from "../../emulators/say.ts";
import { attackTable, readAttackReports, rowsNotTried } from "./attack-table.ts";
import type { Counts } from "./count-results.ts";

/**
 * Prints what became of the attacks of all suites of the run. A run of everything that leaves out
 * a row of the session contract has failed.
 */
export function tellOfAttacks({ isWhole }: { isWhole: boolean }): Counts {
  const tallies = readAttackReports();
  if (tallies.length > 0) say(`\n${attackTable(tallies).join("\n")}`);
  const missing = rowsNotTried(tallies);
  if (!isWhole) return { passed: 0, failed: 0, notOk: [] };
  return missing.length === 0
    ? { passed: 1, failed: 0, notOk: [] }
    : { passed: 0, failed: 1, notOk: [`attacks never tried: rows ${missing.join(", ")}`] };
}
