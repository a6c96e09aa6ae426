import { say } from "../../emulators/say.ts";
import { attackTable, readAttackReports, rowsNotTried } from "./attack-table.ts";
import type { Counts } from "./count-results.ts";
import type { Suite } from "./suites.ts";

/** The suites that try the attacks of the session contract. */
const attacking = ["rules", "api", "browser"];

interface Run {
  chosen: readonly Suite[];
  filters: readonly string[];
}

/**
 * Prints the results of the attacks of all suites of the run. A full run that omits a row of the
 * session contract has failed.
 */
export function tellOfAttacks({ chosen, filters }: Run): Counts {
  const isWhole =
    filters.length === 0 && attacking.every((name) => chosen.some((suite) => suite.name === name));
  const tallies = readAttackReports();
  if (tallies.length > 0) say(`\n${attackTable(tallies).join("\n")}`);
  const missing = rowsNotTried(tallies);
  if (!isWhole) return { passed: 0, failed: 0, notOk: [] };
  return missing.length === 0
    ? { passed: 1, failed: 0, notOk: [] }
    : { passed: 0, failed: 1, notOk: [`attacks never tried: rows ${missing.join(", ")}`] };
}
